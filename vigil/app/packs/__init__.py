"""Content packs: which are installed, what is wrong with one, and how a new one begins.

`installed` finds, installs and removes packs, `check` names what is wrong in a folder, `template` writes the first
files. A pack is data from a stranger: no code of it is ever run. This package knows no table and no saved game.
"""
