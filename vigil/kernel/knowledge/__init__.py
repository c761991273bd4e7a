"""What may a seat know? Everything that a player, a bot or a page gets comes through here.

Public: the observer of a seat, which hands out everything else: observations, what the seat remembers, worlds it could
believe in. Odds and previews are worked out from these. `visibility.py` decides what a seat may know.
It must not know who looks: a person, a bot or a page.
"""
