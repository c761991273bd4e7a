"""Attacks against a server that is started for them: `make attack`. Everything stays on loopback."""
