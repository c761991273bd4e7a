"""Which pictures stand around the games? The boxes on the shelf, the night over it, the picture of an ending.

Public: `cover`, `banner` and `ending`, each one SVG.
They must not know a live table or a seat.
"""
