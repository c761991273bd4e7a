"""Worlds a seat could believe in: roles, charms and jars of the others, drawn anew so that they fit all that everybody
saw."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeVar

from examples.village.game import Well
from examples.village.rules.ch1_set_up import left_of
from examples.village.rules.ch2_night import least_gift
from examples.village.state import BOX, CODEC, SEATS, THIEF, VILLAGER, State
from examples.village.view import knows_role
from vigil.kernel.rules.dice import mix
from vigil.kernel.rules.events import ALL_SEATS

T = TypeVar("T")


class Luck:
    def __init__(self, seed: int) -> None:
        self.seed, self.draws = seed, 0

    def below(self, n: int) -> int:
        self.draws += 1
        return (mix(self.seed, self.draws, 11) * n) >> 31

    def shuffled(self, things: list[T]) -> list[T]:
        rest, found = list(things), []
        while rest:
            found.append(rest.pop(self.below(len(rest))))
        return found


def imagine(g: Well, seat: int, seed: int) -> State:
    """A state in which the seat sees what it sees now."""
    s = CODEC.copy(g.state)
    if seat == ALL_SEATS or s.phase == "deal":
        return s
    luck = Luck(seed)
    imagine_charms(g, s, seat, luck)
    for thief in luck.shuffled(suspects(g, seat)):
        past = Past(g, seat, thief, luck)
        if past.fits(0, (g.content.village.jar,) * len(SEATS)):
            for each in SEATS:
                player = s.players[each]
                player.role = THIEF if each == thief else VILLAGER
                player.water = past.water[each]
                player.gifts = [gifts[each] for gifts in past.gifts]
            return s
    raise AssertionError("what happened fits no world")


def suspects(g: Well, seat: int) -> list[int]:
    """Where the thief's card may lie: with a seat, or in the box."""
    known = [each for each in SEATS if knows_role(g, seat, each)]
    caught = [each for each in known if g.player(each).role == THIEF]
    return caught or [*(each for each in SEATS if each not in known), BOX]


def imagine_charms(g: Well, s: State, seat: int, luck: Luck) -> None:
    """Face-down cards of the others, out of those that nobody has shown."""
    own = [g.player(seat).charm] if seat in SEATS else []
    left = left_of({key: charm.copies for key, charm in g.content.charms.items()}, [*s.played, *own])
    unseen = luck.shuffled([key for key, n in left.items() for _ in range(n)])
    for each in SEATS:
        if each != seat and s.players[each].charm:
            s.players[each].charm = unseen.pop()


class Past:
    """Gifts of all nights that add up to what was told, if a given player were the thief."""

    def __init__(self, g: Well, seat: int, thief: int, luck: Luck) -> None:
        self.g, self.seat, self.thief, self.luck = g, seat, thief, luck
        self.lines = g.state.lines
        self.gone: set[int] = set()
        self.gifts: list[tuple[int, ...]] = []
        self.water: tuple[int, ...] = ()
        self.dead: set[tuple[int, tuple[int, ...]]] = set()  # lines and jars from which nothing fits

    def fits(self, n: int, water: tuple[int, ...]) -> bool:
        """Follow the lines from the n-th on, with so much in the jars."""
        if n == len(self.lines):
            self.water = water
            return True
        line = self.lines[n]
        if line.kind == "gifts":
            return self.gifts_fit(n, water)
        if line.kind == "poison":
            return self.thief not in (BOX, *self.gone) and self.fits(n + 1, water)
        if line.kind == "gone":
            self.gone.add(line.seat)
            found = self.fits(n + 1, water)
            self.gone.discard(line.seat)
            return found
        here = water[line.seat]
        if line.kind == "pour" and here < line.n:
            return False
        after = here + line.n if line.kind == "gain" else max(0, here - line.n)
        return self.fits(n + 1, (*water[: line.seat], after, *water[line.seat + 1 :]))

    def gifts_fit(self, n: int, water: tuple[int, ...]) -> bool:
        if (n, water) in self.dead:
            return False
        for gifts in self.luck.shuffled(list(self.possible(self.lines[n].n, water))):
            self.gifts.append(gifts)
            if self.fits(n + 1, tuple(have - gift for have, gift in zip(water, gifts, strict=True))):
                return True
            self.gifts.pop()
        self.dead.add((n, water))
        return False

    def possible(self, total: int, water: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """What each may have given this night."""
        ranges = [self.gifts_of(each, water[each]) for each in SEATS]
        return (gifts for gifts in product(*ranges) if sum(gifts) == total)

    def gifts_of(self, each: int, water: int) -> range:
        if each == self.seat:
            own = self.g.player(each).gifts[len(self.gifts)]
            return range(own, own + 1)
        if each in self.gone:
            return range(1)
        role = THIEF if each == self.thief else VILLAGER
        return range(least_gift(role, water), min(self.g.content.village.most, water) + 1)
