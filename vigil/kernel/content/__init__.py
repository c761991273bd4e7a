"""How is content read? Tables in TOML, ours and those of a pack, with errors that name file, line and field.

Public: tables read into typed rows, the folder that wins, PackError. It must not know what a row means to a game.
"""
