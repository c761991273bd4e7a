"""The command line: which command is called, with which options, and what exit code it gives.

`main` has the table of commands. Each command's module has a `register` that declares its options, and a function that
carries it out. `failures` turns errors into sentences. Nothing imports this package; what a second caller could need
belongs below, in app, presentation or terminal.
"""
