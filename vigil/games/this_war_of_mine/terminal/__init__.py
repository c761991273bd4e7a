"""How is the table of This War of Mine written? The screen of the terminal, and plain lines to be read aloud.

Public: `screen.screen`, `screen.glance`, `spoken.spoken`. They are functions of the view and must not read the game.
"""
