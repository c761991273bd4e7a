"""6.1 What Major Events have in common: newcomers, Families and Outposts to pick, effects left for later."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import FEROCITY_TOP, family, in_play, raise_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import take
from vigil.games.navajo_wars.rules.ch01_places import where
from vigil.games.navajo_wars.rules.ch04_display import side_of
from vigil.games.navajo_wars.state import EMPTY, FAMILY_PIECES, State
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

# what waits for a later card


def leave(g: NavajoWars, key: str, n: int, rule: str = "6.1") -> None:
    """6.1 A number that waits for its moment on a later card; what is left twice adds up. [6.1-d]"""
    effects = g.state.effects
    effects[key] = effects.get(key, 0) + n
    g.heard and g.tell(rule, f"later-{key}", n=effects[key])


def mark(g: NavajoWars, key: str, rule: str = "6.1") -> None:
    """6.1 A mark that waits for its moment on a later card; a second one adds nothing. [6.1-d]"""
    g.state.effects[key] = 1
    g.heard and g.tell(rule, f"later-{key}")


# people


def welcome(g: NavajoWars, key: str, rule: str = "6.1") -> Flow[None]:
    """6.1 A man, woman or child of the player's choice from Out of Play to Passage of Time."""
    s = g.state
    pieces = [piece for piece in FAMILY_PIECES if s.out_of_play.get(piece, 0)]
    if not pieces:
        g.heard and g.tell("1.6.1", "nobody-comes")
        return
    piece = yield from choose(
        rule, key, lambda: [Option("newcomer", piece, rule, {"piece": piece}) for piece in pieces]
    )
    take(g, piece, s.passage, rule)


def choose_family(key: str, option: str, letters: Sequence[str]) -> Flow[str]:
    """6.1 One of these Families, picked by the player."""
    return choose("6.1", key, lambda: [Option(option, letter, "6.1", {"family": letter}) for letter in letters])


def raise_families(g: NavajoWars, n: int, rule: str = "6.1") -> Flow[None]:
    """6.1 Up to n Families with a man, each one Ferocity higher."""
    s = g.state
    raised: list[str] = []

    def able() -> list[str]:
        return [
            each.letter
            for each in in_play(s)
            if each.man and each.ferocity < FEROCITY_TOP and each.letter not in raised
        ]

    for left in range(n, 0, -1):
        if not able():
            return
        letter = yield from choose(
            rule,
            "raise-families",
            lambda: [
                *(Option("raise-family", letter, rule, {"family": letter}) for letter in able()),
                Option("raise-no-more", "", rule),
            ],
            {"n": left},
        )
        if not letter:
            return
        raise_ferocity(g, family(s, letter), rule)
        raised.append(letter)


def eldest(s: State) -> int:
    """6.1 The box of the elder furthest right, -1 if there is none."""
    return max((box for box, n in enumerate(s.elders) if n), default=-1)


def lose_elder(g: NavajoWars, lost: str = "elder-lost", rule: str = "6.1") -> None:
    """6.1 The elder furthest right goes Out of Play; `lost` tells of what."""
    s = g.state
    box = eldest(s)
    if box >= 0:
        s.elders[box] -= 1
        s.out_of_play["elder"] = s.out_of_play.get("elder", 0) + 1
        g.heard and g.tell(rule, lost)


# the Enemy


def row_of(g: NavajoWars, column: Sequence[int], order: str) -> int:
    """6.1 The topmost row of a column in which this Order shows, -1 if none does."""
    for row, code in enumerate(column):
        if code != EMPTY and side_of(g, code).order == order:
            return row
    return -1


def choose_outpost(g: NavajoWars, key: str, option: str, rule: str = "6.1") -> Flow[tuple[str, int]]:
    """6.1 One of the Outposts on the map, picked by the player: its kind and its Area."""
    s = g.state
    return choose(
        rule,
        key,
        lambda: [
            Option(option, (kind, area), rule, {"piece": kind, **where(g, area)})
            for kind, areas in (("mission", s.missions), ("rancho", s.ranchos))
            for area in sorted(areas)
        ],
    )
