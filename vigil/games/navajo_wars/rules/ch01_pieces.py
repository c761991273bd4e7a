"""1. General: pieces, boxes and cubes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import population_of
from vigil.games.navajo_wars.state import ANIMALS, POPULATION, Family, State
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Flow, Option, Refusal

T = TypeVar("T")
HERDS = ("animal", "herd")  # what a card may take of the animals: of the player's choice, or horses first


def move_piece(source: dict[str, int], target: dict[str, int], piece: str) -> bool:
    """1.6.1 One counter from box to box; nothing if there is none. [1.6.1-a]"""
    if source.get(piece, 0) <= 0:
        return False
    source[piece] -= 1
    target[piece] = target.get(piece, 0) + 1
    return True


def take(g: NavajoWars, piece: str, target: dict[str, int], rule: str) -> bool:
    """1.6.1 One counter from Out of Play, told; if none is left nothing is taken. [1.6.1-a 1.6.1-b 1.6.1-c 1.7.3-b
    13-avail]"""
    s = g.state
    if not move_piece(s.out_of_play, target, piece):
        g.heard and g.tell("1.6.1", "none-left", piece=piece)
        return False
    g.heard and g.tell(rule, "taken-to-passage" if target is s.passage else "taken-to-resources", piece=piece)
    return True


def count_population(box: dict[str, int]) -> int:
    """1.6.2 Men, women, children and elders in a box; animals do not count. [1.6.2-a]"""
    return sum(box.get(piece, 0) for piece in POPULATION)


def elders_on_display(s: State) -> int:
    """1.7.5 Elders in any of the seven boxes, whose ratings are data. [1.7.5-f 1.7.5-g]"""
    return sum(s.elders)


def corn_in_cup(s: State) -> int:
    """1.6.3 Unseen Corn less the counters lying face down on the map."""
    return sum(s.corn_unseen.values()) - len(s.corn_fields)


def intruders_in_cup(s: State) -> int:
    """1.6.6 Unseen Intruders of the twenty less the counters lying face down on the map. [IN-20]"""
    return sum(s.intruders_unseen.values()) - len(s.intruders)


def choose_person(g: NavajoWars, family: Family, rule: str, key: str) -> Flow[str]:
    """1.5.1 Which population counter of a Family; the player picks. [1.5.1-a]"""
    return choose(
        rule,
        key,
        lambda: [Option("give-up", piece, rule, {"piece": piece}) for piece in population_of(family)],
        {"family": family.letter},
    )


def choose_several(rule: str, key: str, elements: Sequence[Option[T]], n: int) -> Flow[tuple[T, ...]]:
    """1.5.1 So many counters or cubes together; the player picks. Nothing is asked where all of them go or all are
    alike. [1.5.1-a]"""
    if n >= len(elements) or all(each.value == elements[0].value for each in elements):
        return tuple(element.value for element in elements[:n])

    def fits(chosen: Sequence[T]) -> Refusal | None:
        return Refusal(elements[0].key, "enough-chosen", rule, about={"n": n}) if len(chosen) > n else None

    def ready(chosen: Sequence[T]) -> Refusal | None:
        return Refusal(elements[0].key, "more-to-choose", rule, about={"n": n}) if len(chosen) < n else None

    return (yield from draft(rule, key, lambda: elements, fits, ready, {"n": n}))


def animals_held(s: State, key: str, rule: str) -> list[Option[str]]:
    """1.6.2 Each animal in Resources as one that may be picked. [1.6.2-a]"""
    return [Option(key, each, rule, {"piece": each}) for each in ANIMALS for _ in range(s.resources.get(each, 0))]


# cubes


def cubes_in(box: dict[str, int]) -> int:
    """1.7.3 Cubes of every colour in a box."""
    return sum(box.values())


def pour(source: dict[str, int], target: dict[str, int]) -> None:
    """1.7.3 All cubes of one box into another."""
    for colour, n in source.items():
        target[colour] = target.get(colour, 0) + n
    source.clear()


def reset_cubes(g: NavajoWars, rule: str) -> None:
    """13 First Recovery to the bag, then Raided to Recovery. Counters in Raided stay. [1.7.3-e 1.7.3-f 7.2.4-a
    7.2.4-b]"""
    s = g.state
    pour(s.recovery, s.bag)
    pour(s.raided, s.recovery)
    g.heard and g.tell(rule, "cubes-reset", recovery=cubes_in(s.recovery), bag=cubes_in(s.bag))


def red_cubes(s: State) -> int:
    """1.7.3 Only red cubes count in Subjugation. [1.7.3-i GM-9]"""
    return s.subjugation.get("red", 0)


def is_subjugated(s: State) -> bool:
    """1.7.3 Three red cubes in Subjugation. [1.7.3-i]"""
    return s.subjugation.get("red", 0) >= 3


def divide_up(n: int, by: int) -> int:
    """13 Divisions are rounded up. [1.5-r 13-round]"""
    return -(-n // by)


def use_effect(g: NavajoWars, key: str) -> int:
    """6.1 What an earlier event left for this moment; it is used up."""
    return g.state.effects.pop(key, 0)
