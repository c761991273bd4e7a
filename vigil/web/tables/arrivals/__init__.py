"""How does a game come in from elsewhere? As a file, as a branch, or as a copy that takes the place of a game.

Public: importing, and where a game came from. The rest checks a file before anybody else reads it.
"""
