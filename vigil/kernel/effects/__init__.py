"""What does a card do, as data? A list of a game's primitives with conditions, prices, choices, dice and delays.

Public: the language, its reader, its interpreter, and the text told from a list.
It must not know the primitives of any game.
"""
