"""Under our Sun: how is it played, seen and told?

Public: `definition.DEFINITION`. It must not know who plays: no table, no bot but its own, no other game.
A turn is one action with everything that it sets off. Who is a Son of Liberty is the one secret.
"""
