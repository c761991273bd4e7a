"""Fast forms beside the law, at every question of many games: they say what the options say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.games.navajo_wars.conftest import content
from tests.games.navajo_wars.test_whole_games import play_whole_game
from vigil.bots.random_bot import at_random
from vigil.games.navajo_wars.definition import DEFINITION
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_tracks import TRACK_TOP
from vigil.games.navajo_wars.rules.ch10_trade_goods import Power, goods
from vigil.games.navajo_wars.rules.moments import can_be_had, can_pay, goods_in_reach, means, powers, usable, use_power
from vigil.games.navajo_wars.state import CODEC, State
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.rules.requests import Chance, Decision, Option

SCENARIOS = tuple(scenario.slug for scenario in DEFINITION.identity.scenarios)
GAMES = [30, pytest.param(120, marks=pytest.mark.slow)]
MOST = 5  # Trade Goods that anything costs, and two more


def questions(games: int) -> Iterator[NavajoWars]:
    """Games played by luck, as they stood at every question with two answers or more, and as they might have stood."""
    for seed in range(games):
        for n, g in enumerate(stops(seed)):
            yield g
            yield varied(n, g)


def stops(seed: int) -> list[NavajoWars]:
    settings = {each.slug: each.values[seed % len(each.values)] for each in DEFINITION.identity.settings}
    g = DEFINITION.rules.new(content(), SCENARIOS[seed % len(SCENARIOS)], settings, 1)
    driver, luck, found = Driver(DEFINITION, g), at_random(seed), list[NavajoWars]()

    def choose(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        found.append(NavajoWars(CODEC.copy(g.state), g.content))
        return luck(decision, options)

    driver.begin_turn()
    play_out(driver, seed, choose)
    return found


def varied(seed: int, g: NavajoWars) -> NavajoWars:
    """The same position with other goods: what is seldom full or empty in a game is so here."""
    luck, s = Random(seed), g.state
    s.ap = luck.choice((0, s.ap, TRACK_TOP))
    s.corn = luck.choices(range(1, 7), k=luck.randrange(5))
    for piece in ("horse", "sheep", "trade-goods", "trade"):
        s.resources[piece] = luck.randrange(5)
    s.out_of_play["trade-goods"] = luck.randrange(3)
    return g


def best(g: NavajoWars, known: dict[Any, int]) -> int:
    """The most Trade Goods there can be, by carrying out everything that is offered for them, in every way."""
    s = g.state
    key = repr((s.resources, s.corn, s.out_of_play, s.phase, s.hand, s.developments, s.exhausted, s.ap))
    if key not in known:
        known[key] = goods(s)
        for option in means(g):
            for after in outcomes(g, option.value):
                known[key] = max(known[key], best(NavajoWars(after, g.content), known))
    return known[key]


def outcomes(g: NavajoWars, power: Power) -> Iterator[State]:
    """Every state in which a power may leave the game."""
    ways: list[list[int]] = [[]]
    while ways:
        way = ways.pop()
        twin, left = NavajoWars(CODEC.copy(g.state), g.content), list(way)
        flow = use_power(twin, power)
        try:
            request = next(flow)
            while True:
                answers: Sequence[Any] = request.outcomes if isinstance(request, Chance) else request.offer()
                if not left:  # from here on the first answer; the others are ways of their own
                    ways += [[*way, n] for n in range(1, len(answers))]
                    way, left = [*way, 0], [0]
                request = flow.send(answers[left.pop(0)])
        except StopIteration:
            yield twin.state


@pytest.mark.parametrize("games", GAMES)
def test_at_a_window_something_is_usable_if_and_only_if_a_power_is_listed(games: int) -> None:
    seen: Counter[bool] = Counter()
    for g in questions(games):
        there = bool(powers(g, "operations", ""))
        assert usable(g) == there
        seen[there] += 1
    assert min(seen[False], seen[True]) > 4 * games


@pytest.mark.parametrize("games", GAMES)
def test_what_can_be_paid_is_what_the_exchanges_and_cards_on_offer_bring(games: int) -> None:
    known: dict[Any, int] = {}
    seen: Counter[tuple[bool, bool]] = Counter()
    for g in questions(games):
        reach = best(g, known)
        for n in range(1, MOST + 1):
            assert can_pay(g, n) == (reach >= n), (n, reach, g.state)
            seen[goods(g.state) >= n, reach >= n] += 1
        assert goods_in_reach(g) == reach
        assert can_be_had(g, "trade-goods") == (reach > goods(g.state))
    assert min(seen[True, True], seen[False, True], seen[False, False]) > 4 * games


@pytest.mark.parametrize("games", [6, pytest.param(25, marks=pytest.mark.slow)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_bonuses_are_those_of_the_cards_in_play(scenario: str, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are counted when a card comes or goes: whenever a rule asks for one, a new count gives the same. The games
    last to their last card."""
    held: Counter[bool] = Counter()

    def bonus(g: NavajoWars, key: str) -> int:
        assert g.bonuses == NavajoWars(g.state, g.content).bonuses
        held[bool(g.bonuses)] += 1
        return g.bonuses.get(key, 0)

    monkeypatch.setattr(NavajoWars, "bonus", bonus)
    for seed in range(games):
        play_whole_game(scenario, seed, helped=True)
    assert held[True] > 40 * games
