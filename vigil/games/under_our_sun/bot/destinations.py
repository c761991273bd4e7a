"""Where a steady player goes: ways over the map, what lies at their ends, and which end is worth it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from heapq import heappop, heappush
from typing import Any

from vigil.games.under_our_sun.bot.fight_cost import armour, blow, cost, danger, foes_at, printed, sol, stranger
from vigil.games.under_our_sun.game import apart, around
from vigil.games.under_our_sun.observe.view import CharacterView, TileView, View
from vigil.games.under_our_sun.state import HOME

UNKNOWN = 3.0  # AP of an unrevealed tile: to look at it and to enter it
HURT = 1.2  # AP that one HP is worth
FAR = 12  # no way is longer
THIRST = (12.0, 9.0, 5.0, 2.0)  # what water is worth to whoever has 0, 1, 2 or 3 left
FRESH = 1.0  # of finding out what lies somewhere


class Land:
    """The map in the eyes of one character."""

    def __init__(self, view: View, me: CharacterView) -> None:
        self.view, self.me = view, me
        self.tiles: dict[str, TileView] = {tile.place: tile for tile in view.tiles}
        self.night = view.phase == "night"
        self.steps: dict[str, float] = {}

    @property
    def here(self) -> TileView:
        return self.tiles[self.me.at]

    def known(self, place: str) -> bool:
        return place in self.tiles and bool(self.tiles[place].key)

    def full(self, place: str) -> bool:
        tile = self.tiles[place]
        there = sum(1 for each in self.view.people if each.at == place and not each.dead)
        return bool(tile.fields) and there >= tile.fields

    def step(self, place: str) -> float:
        """What it costs to enter a tile, danger included."""
        if place not in self.steps:
            self.steps[place] = self.reckoned_step(place)
        return self.steps[place]

    def reckoned_step(self, place: str) -> float:
        if self.known(place):
            if self.full(place):
                return 2.0 * FAR
            tile = self.tiles[place]
            return tile.move + HURT * danger(self.view, self.me, tile) + (0.8 if self.night else 0.0)
        if not self.view.stack and place not in self.tiles:
            return 3.0 * FAR
        foes = foes_at(self.view, self.me, place)
        return UNKNOWN + HURT * 0.3 * self.stranger_cost + (4.0 if foes else 0.0) + (0.8 if self.night else 0.0)

    @cached_property
    def stranger_cost(self) -> float:
        return cost([stranger(self.night, armour(self.me))], blow(self.me))

    @cached_property
    def ways(self) -> dict[str, tuple[float, str]]:
        """How far every place is in AP, and the first step on the way there."""
        found: dict[str, tuple[float, str]] = {self.me.at: (0.0, "")}
        heap: list[tuple[float, str, str]] = [(0.0, self.me.at, "")]
        reach = max([apart(self.me.at, place) for place in self.tiles], default=0) + 2
        while heap:
            far, place, first = heappop(heap)
            if far > found[place][0]:
                continue
            for beside in around(place):
                if apart(self.me.at, beside) > reach:
                    continue
                length = far + self.step(beside)
                if length > 3 * FAR:
                    continue
                if beside not in found or length < found[beside][0]:
                    found[beside] = (length, first or beside)
                    heappush(heap, (length, beside, first or beside))
        return found

    def far(self, place: str) -> float:
        return self.ways[place][0] if place in self.ways else 5.0 * FAR

    def first_step(self, place: str) -> str:
        return self.ways[place][1]

    def nearest(self, places: Iterable[str]) -> str:
        return min(places, key=self.far, default="")


# what a place is worth


def thirst(me: CharacterView) -> float:
    return THIRST[me.water] if me.water < len(THIRST) else 0.5 * (me.most_water - me.water >= 4)


def room(me: CharacterView) -> int:
    """How many more resources find a space."""
    row = printed().characters.get(me.key)
    if row is None:
        return 3
    things = [printed().things[card.key] for card in me.cards if card.key in printed().things]
    pieces = sum(1 for each in things if each.kind != "equipment")
    areas = row.mixed + sum(each.areas for each in things) - max(0, pieces - row.items)
    return 3 * areas - sum(me.goods.values())


def wish(me: CharacterView, what: str, wanted: dict[str, int]) -> float:
    """What one more of a resource is worth to a character."""
    have = me.goods.get(what, 0)
    if what in wanted:
        return 5.0
    match what:
        case "food":
            return (3.5, 2.5, 1.5, 1.0)[min(have, 3)]
        case "metal" | "wood" | "fabric":
            return (1.2, 1.0, 0.8, 0.3)[min(have, 3)]
        case "plastic" | "alcohol" | "connector":
            return (1.3, 0.8, 0.3, 0.3)[min(have, 3)]
        case _:
            return 0.4


def worth(land: Land, tile: TileView, wanted: dict[str, int]) -> float:
    """What could be had on a revealed tile."""
    me = land.me
    total = 0.0
    if tile.water or tile.stored:
        total += thirst(me) * min(1.0, (tile.water + tile.stored) / 3)
    best = sorted(
        (wish(me, what, wanted) for goods in (tile.goods, tile.dropped) for what, n in goods.items() for _ in range(n)),
        reverse=True,
    )
    total += sum(best[: max(0, room(me))])
    total += 2.5 * len(tile.containers) + (0.7 if tile.event and me.hp > 3 else 0.0)
    total += sum(1.5 for each in land.view.enemies if each.dead and each.at == tile.place)
    return total + 0.6 * len(tile.cards)


def gathering(land: Land, wanted: dict[str, int], reach: float) -> str:
    """The place that gives most for the way; "" if nothing near is worth it."""
    best, score = "", 0.1
    others = [each.at for each in land.view.people if each.key != land.me.key and not each.dead]
    for place, (far, _) in land.ways.items():
        if far > reach:
            continue
        if land.known(place):
            value = worth(land, land.tiles[place], wanted)
        else:
            value = FRESH + 1.5 * bool(wanted) + 0.15 * thirst(land.me)
        if place in others:
            value *= 0.6
        rate = value / (far + 2.0)
        if rate > score:
            best, score = place, rate
    return best


# what the mission wants


class Aim:
    """What the mission card that lies open asks for, in the eyes of a player."""

    def __init__(self, view: View) -> None:
        row = printed().missions.get(view.mission)
        cards = {card.key: card for card in row.cards} if row else {}
        self.objective: dict[str, Any] = cards[view.card].objective if view.card in cards else {}
        self.kind = self.objective.get("if", "")
        self.wanted: dict[str, int] = {}
        if self.kind == "at-home-with":
            n = self.objective["n"]
            self.wanted = {self.objective["what"]: n if isinstance(n, int) else 3 + max(0, len(view.people) - 2) // 2}

    def place(self, view: View) -> str:
        """Where it is fulfilled, "" if anywhere."""
        if self.kind == "held":
            return next((tile.place for tile in view.tiles if tile.key == self.objective["tile"]), "")
        if self.kind == "all-home":
            return HOME
        return ""

    def is_gathered(self, view: View) -> bool:
        """Whether all together carry what is to be brought home."""
        alive = [each for each in view.people if not each.dead]
        return all(sum(each.goods.get(what, 0) for each in alive) >= n for what, n in self.wanted.items())


def prey(land: Land, hp: float) -> str:
    """Where an enemy can be beaten with little loss."""
    best, least = "", hp
    for place, tile in land.tiles.items():
        if not tile.key or place == land.me.at:
            continue
        lost = danger(land.view, land.me, tile)
        total = lost + 0.2 * land.far(place)
        if lost and total < least:
            best, least = place, total
    return best


def sons_near(land: Land) -> int:
    return sum(1 for each in land.view.enemies if not each.dead and sol(each) and apart(each.at, land.me.at) <= 1)
