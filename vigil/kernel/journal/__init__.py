"""What is a save? A readable text file: a header, one line for every answer, and seals.

Public: the header, records, format and file; players' names; shares of the dice; lineage of branches.
It must not play a game.
"""
