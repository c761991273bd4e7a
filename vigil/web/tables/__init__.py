"""Which games are live? Sessions with their locks, seats, bots, polls and whoever is present.

Public: TableManager, which loads, answers and puts to sleep, and Table with what it holds.
It must not know a page or a request: who asks is a seat.
"""
