"""What stands on the disk? One SQLite file: journals, seats and their links, and what is kept beside a game.

Public: the store, links, side data, copies; `rows` has what is read. The rest opens, repairs and backs up the file.
"""
