"""Presentation: what the terminal and the browser say and show alike.

In which order do options stand, what do odds, previews and dice proofs say, what is a seat called, when does a screen
change hands? Each module answers one such question as words or plain data. It knows observers and words; it must not
know a line of a terminal, HTML, or a request.
"""
