"""The Well: a small game for three seats with secrets, on which the kernel's contract is tested."""
