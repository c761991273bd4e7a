"""The drawing kit, between kernel and games: what every board is made of. It knows no game and no table.

`ink` writes elements and texts that fit, `sheet` makes a board of panels and parts, `layout` finds places. `dice`,
`stores`, `tracks` and `cards` draw what lies on tables, `hexes` measures maps, `letters` folds text for the terminal.
Colours are classes of a game's style sheet, never attributes.
"""
