"""What is a game, to everybody who is not a rule? Its Definition: all that a table, a bot or the lab may ask of it.

Public: Definition and its parts, AnyDefinition for who plays every game, scenarios, gambles, extras.
It must not know journals, sessions or tables.
"""
