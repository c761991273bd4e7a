"""Which rules of a game are coded and which are tested. It needs a checkout: it reads the tests."""
