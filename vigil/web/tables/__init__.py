"""Which games are live, and who sits at them?

Public: the manager, which finds a table; a table; polls, presence, the round of shares. It draws nothing.
"""
