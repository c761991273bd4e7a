"""Navajo Wars: how is it played, seen and told?

Public: `definition.DEFINITION`. It must not know who plays: no table, no bot but its own, no other game.
The rules follow the book chapter by chapter; `rules/RULINGS.md` answers what the book leaves open.
"""
