"""This War of Mine: how is it played, seen and told?

Public: `definition.DEFINITION`. It must not know who plays: no table, no bot but its own, no other game.
What goes on stands on the agenda of the state. The Book of Scripts has a room of its own, `book/`.
"""
