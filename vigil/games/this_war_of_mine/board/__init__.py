"""What does the table look like? The drawn board of This War of Mine.

Public: `board.BOARD` (panels, targets, gauges, shortcuts), `cover.cover`, `pictures.picture`. A panel is drawn from the
view and from nothing else: it must not read the game.
"""
