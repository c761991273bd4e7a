"""What do only some games have? A save on a sheet of paper.

Public: the journal of a sheet. It must not know what a game writes on one.
"""
