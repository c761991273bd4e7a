"""Where options lie on the board: exactly at the elements that they name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.games import any_answer, fresh
from tests.games.navajo_wars.test_board import SCENARIOS, ids, words
from tests.known import known
from vigil.games.navajo_wars.board.board import BOARD
from vigil.games.navajo_wars.board.targets import NOWHERE
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.view import View, view
from vigil.games.navajo_wars.state import NOWHERE as AWAY
from vigil.kernel.rules.requests import Decision


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_target_of_a_game_is_on_its_board(scenario: str) -> None:
    session, luck, lit = fresh(scenario, 4), Random(4), 0
    for _ in range(120):
        if not isinstance(session.request, Decision):
            break
        seen, about = known(View, session.view()), session.request.facts or {}
        there = set(ids(BOARD.ground(seen, words("en"))))
        for option in session.options:
            found = BOARD.targets(option.key, option.facts or {}, about, seen)
            assert len(found) == len(set(found))
            assert set(found) <= there, option.name
            lit += bool(found)
        session.answer(any_answer(session, luck))
    assert lit > 50


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_option_has_a_place_but_those_that_end_or_decline(scenario: str) -> None:
    """Whole games: what is chosen is chosen on the board too."""
    lost: set[str] = set()
    for seed in (1, 2):
        session, luck = fresh(scenario, seed), Random(seed)
        while isinstance(session.request, Decision):
            seen, about = known(View, session.view()), session.request.facts or {}
            for option in session.options:
                if not BOARD.targets(option.key, option.facts or {}, about, seen):
                    lost.add(option.key)
            session.answer(any_answer(session, luck))
    assert lost <= NOWHERE


@pytest.mark.parametrize(
    ("key", "facts", "about", "wanted"),
    [
        ("move", {"territory": "shiprock", "area": 3}, {}, ["area-13"]),
        ("place-at", {"territory": "hopi-land", "area": 2}, {}, ["area-52"]),
        ("rain-in", {"territory": "hopi-land"}, {}, ["territory-5"]),
        ("turn-back", {"territory": "san-juan-valley", "area": 2, "piece": "rancho"}, {}, ["area-22", "rancho-2-2"]),
        ("activate", {"family": "A"}, {}, ["family-A", "household-A"]),
        ("join-family", {"family": "B", "piece": "child"}, {}, ["child-B"]),
        ("give-up", {"piece": "woman"}, {"family": "C"}, ["woman-C"]),
        ("pay", {"piece": "horse"}, {}, ["resources-horse"]),
        ("newcomer", {"piece": "man"}, {}, ["out-of-play-man"]),
        ("lose-from-passage", {"piece": "sheep"}, {}, ["passage-sheep"]),
        ("elder-acts", {"box": 2}, {}, ["elder-2"]),
        ("preempt", {"n": 2}, {}, ["card"]),
        ("use-development", {"development": "weaving-1"}, {}, ["development-weaving-1"]),
        ("use-development", {"development": "weaving-2"}, {}, []),
        ("buy-goods", {"n": 1}, {}, ["out-of-play-trade-goods"]),
        ("raid-new-mexico", {}, {"family": "A"}, ["santa-fe"]),
        ("plant-corn", {}, {"family": "A"}, ["area-16"]),
        ("raid-outpost", {"outpost": "rancho", "area": 1}, {"family": "B"}, ["area-21", "rancho-2-1"]),
        ("child-becomes-man", {}, {}, ["child-A", "child-B"]),
        ("planning", {}, {"ap": 3}, ["elders"]),
        ("household-man-woman", {}, {"family": "D"}, ["man-D", "woman-D"]),
        ("stop-activating", {}, {}, []),
    ],
)
def test_an_option_lies_where_it_names_something(
    g: NavajoWars, key: str, facts: dict[str, Any], about: dict[str, Any], wanted: list[str]
) -> None:
    g.state.ranchos, g.state.developments = [21, 22], ["weaving-1"]
    for family in g.state.families:
        family.place = {"A": 16, "B": 23}.get(family.letter, AWAY)
        family.child = family.letter in "AB"
    g.state.card = g.state.card or min(g.content.operations)
    assert BOARD.targets(key, facts, about, view(g)) == wanted


def test_orders_are_found_by_what_they_show_and_by_their_row(g: NavajoWars) -> None:
    seen = view(g)
    first = next(each for each in seen.active if each)
    shown = BOARD.targets("cancel-flip", {"order": first.up.order}, {}, seen)
    assert f"order-{first.letter}" in shown
    row = BOARD.targets("tribal-target", {"order": first.up.order, "row": 1}, {}, seen)
    columns = (seen.active, seen.inactive, seen.standby)
    assert row == [f"order-{column[0].letter}" for column in columns if column[0]]


def test_a_ceremony_lies_on_the_table_or_in_hand(g: NavajoWars) -> None:
    card = min(g.content.ceremonies)
    g.state.hand = [card]
    key = g.content.ceremonies[card].key
    assert BOARD.targets("play-blessing-way", {"card": key}, {}, view(g)) == [f"hand-{card}"]
    g.state.hand, g.state.card = [], card
    assert BOARD.targets("take-into-hand", {"card": key}, {}, view(g)) == ["card"]
