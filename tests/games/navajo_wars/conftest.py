"""A quiet table: three Families on the map, nothing else going on. Tests change what their case needs."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.definition import load_content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.state import LETTERS, Family, State

CONTENT: list[Content] = []


def content() -> Content:
    if not CONTENT:
        CONTENT.append(load_content())
    return CONTENT[0]


@pytest.fixture
def g() -> NavajoWars:
    """Families A, B, C in Shiprock 1, San Juan Valley 1 and Canyon 1; Military 5, Culture 9, AP 3, Morale 5."""
    tables = content()
    state = State(scenario="rise-of-the-people", turn=1, ap=3, culture=9, military=5, morale=5, enemy_ferocity=4)
    state.families = [Family(letter) for letter in LETTERS]
    for family, place in zip(state.families, (11, 21, 71), strict=False):
        family.place, family.man, family.woman, family.child = place, True, True, True
    pieces = dict(tables.stocks.pieces)
    for piece in ("man", "woman", "child"):
        pieces[piece] -= 3
    pieces["elder"] -= 3
    state.elders = [1, 1, 1, 0, 0, 0, 0]
    state.out_of_play = pieces
    state.set_aside = dict(tables.stocks.set_aside)
    state.corn_unseen = dict(tables.stocks.corn)
    state.intruders_unseen = dict(tables.stocks.intruders)
    state.mission_stock, state.rancho_stock, state.drought_stock = 6, 6, 12
    state.bag = {"black": 3, "brown": 3, "red": 3, "white": 3, "yellow": 2, "green": 1}
    state.active, state.standby = [0, 2, 4, 6, 8, 10], [12, 14, 16, 18, 20, 22]
    state.card, state.phase = 1, "dine"
    return NavajoWars(state, tables, log=[])
