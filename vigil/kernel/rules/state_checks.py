"""What a game asks of a state that comes from a file: everything is known, counted, and there once."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping

MANY = 999  # pieces, days, turns


def within(things: Iterable[object], known: Collection[object]) -> bool:
    """Nothing is unknown."""
    return all(thing in known for thing in things)


def counted(place: Mapping[str, int], kinds: Collection[str]) -> bool:
    """Some of every kind that is named, and none of another."""
    return within(place, kinds) and all(0 < n <= MANY for n in place.values())


def once(*piles: Iterable[Hashable]) -> bool:
    """Nothing lies in two places."""
    things = [thing for pile in piles for thing in pile]
    return len(things) == len(set(things))
