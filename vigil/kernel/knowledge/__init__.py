"""What may a seat know? Everything that a player, a bot or a page gets comes through here.

Public: the observer, what a seat remembers, worlds it could believe in, odds and previews.
It must not know who looks: a person, a bot or a page.
"""
