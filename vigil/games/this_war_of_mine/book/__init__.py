"""What is in the Book of Scripts, and what comes out of a war? For writers of scripts, and for readers after the end.

Public: `storybook.BOOK` (pages, graph, checks, a script on trial), `save_sheet.SHEET`, `annals.annals`. No rule imports
this room: the game can be played without it.
"""
