"""How is a rule written? As a generator that asks: `answer = yield request`.

Public: requests (Option, Decision, Chance), the functions that ask, events, the Game, decks, dice.
It must not know who answers, what a save is or what a seat may see.
"""
