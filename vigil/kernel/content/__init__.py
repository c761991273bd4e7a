"""How is content read? Tables in TOML, ours and those of a pack, with errors that name file, line and field.

It must not know what a row means to a game.
"""
