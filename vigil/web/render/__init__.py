"""How does a seat see the game? Question, log, board and numbers as HTML and SVG.

Public: the state of a page and what changed in it, the log, frames of the board, the question, templates. It is handed
the observers of seats, never a session.
"""
