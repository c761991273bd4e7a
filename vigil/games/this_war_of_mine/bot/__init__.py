"""What would a sensible player of This War of Mine do? `steady` plays by rules of thumb.

Public: `steady.Steady`. Steady must not know more than its seat may: the view and
imagined worlds.
"""
