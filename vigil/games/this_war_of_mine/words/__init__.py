"""How This War of Mine is told: texts of cards, notes beside options, and what weighs how much in the log.

No sentence stands here; sentences are in text/<language>.
"""
