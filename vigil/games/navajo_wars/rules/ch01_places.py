"""1. General: Territories and their Areas."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.state import CANYON, ESCAPE, Family
from vigil.kernel.rules.requests import Fact

AREAS = [tuple(die * 10 + n for n in range(1, 4 if die == CANYON else 7)) for die in range(CANYON + 1)]


def territory_of(place: int) -> int:
    """1.7.2 A Territory comprises its Areas and both its boxes. [1.7.2-b 13-terr]"""
    return place // 10


def number_of(place: int) -> int:
    """1.7.2 The number of an Area on its track."""
    return place % 10


def is_area(place: int) -> bool:
    """1.7.1 Whether a place is an Area, not a box nor out of play."""
    return 0 < place % 10 < ESCAPE


def areas_of(g: NavajoWars, territory: int) -> tuple[int, ...]:
    """1.7.2 Six Areas, three in Canyon de Chelly, lowest first. [1.7.2-a]"""
    return AREAS[territory]


def where(g: NavajoWars, place: int) -> dict[str, Fact]:
    """1.7.2 The facts that name an Area: its Territory and its number."""
    return g.content.where[place]


def value(g: NavajoWars, area: int) -> int:
    """1.7.2 The plain Value. [1.7.2-d 1.7.2-e 1.7.2-h]"""
    return g.content.value[area]


def value_for(g: NavajoWars, family: Family, area: int) -> int:
    """1.7.2 The Value in parentheses with a horse, where a rule names it; the plain Value otherwise. [1.7.2-d]"""
    return g.content.horse_value[area] if family.horse else g.content.value[area]


def adjacent_territories(g: NavajoWars, territory: int) -> tuple[int, ...]:
    """13 Territories whose tracks are joined; Canyon de Chelly to all. [1.7.2-g 1.7.2-i 13-adj-a 13-adj-b]"""
    return g.content.beside[territory]


def agriculture(g: NavajoWars, territory: int) -> int:
    """13 Three less Drought and Ranchos, never below 0; always 3 in the Canyon. [1.7.2-j 1.7.2-k 1.7.2-l 1.7.2-m
    13-agr-a]"""
    s = g.state
    if territory == CANYON:
        return 3
    yields = 3 - s.drought[territory]
    for area in s.ranchos:
        if area // 10 == territory:
            yields -= 1
    return max(0, yields)
