"""May this file become a game here? Journals from elsewhere, first replayed in a sandbox.

Public: `importing`, which takes a journal in, `checks`, Trials, and `origins`, which says what it continues.
It must not trust the file: a limit of time and memory stands before everything else.
"""
