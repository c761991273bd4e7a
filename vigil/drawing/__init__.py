"""What are boards made of? The drawing kit, between kernel and games. It knows no game and no table.

`svg` writes elements and texts that fit, `board` makes a board of panels and parts, `layout` finds places. `dice`,
`boxes`, `tracks` and `cards` draw what lies on tables, `motifs` the pictures, `hexes` measures maps, `charts` draws
curves and graphs. `labels` and `terminal_text` write for the board and the terminal.
Colours are classes of a game's style sheet, never attributes.
"""
