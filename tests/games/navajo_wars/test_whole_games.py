"""Whole games with a player who answers by luck: every one comes to an end and no question is badly put."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.navajo_wars.conftest import content
from tests.games.navajo_wars.nw_events import whole_card
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch14_scenarios import new_state
from vigil.games.navajo_wars.state import LETTERS
from vigil.kernel.rules.asking import run
from vigil.kernel.rules.dice import mix, pick
from vigil.kernel.rules.requests import Chance, Request
from vigil.kernel.sets.sampling import sample

SCENARIOS = (
    "rise-of-the-people",
    "los-duenos-del-mundo",
    "a-broken-country",
    "the-fearing-time",
    "the-rope-thrower",
    "the-navajo-wars",
)
ENDINGS = ("major-victory", "minor-victory", "minor-defeat", "major-defeat")
LAST_RULE = {
    "rise-of-the-people": "14.1",
    "los-duenos-del-mundo": "14.2",
    "a-broken-country": "14.3",
    "the-fearing-time": "6.2.3",
    "the-rope-thrower": "6.2.3",
    "the-navajo-wars": "6.2.3",
}
MOST = 20_000


class Luck:
    """Answers everything by chance, and looks at every question."""

    def __init__(self, seed: int) -> None:
        self.seed, self.answers = seed, 0

    def __call__(self, request: Request) -> Any:
        self.answers += 1
        assert self.answers <= MOST, f"no end after {MOST} answers: {request.rule} {request.key}"
        bits = mix(self.seed, self.answers, 0)
        if isinstance(request, Chance):
            assert request.outcomes, f"{request.rule} {request.key}: nothing to draw"
            return pick(request, bits)
        options = list(request.offer())
        names = [option.name for option in options]
        assert names, f"{request.rule} {request.key}: nothing to choose from"
        assert request.build or len(set(names)) == len(names), (
            f"{request.rule} {request.key}: names are not unique: {names}"
        )
        refused = [refusal.name for refusal in request.refused()] if request.refused else []
        assert not set(refused) & set(names), f"{request.rule} {request.key}: offered and refused: {refused} {names}"
        for number in request.numbers() if request.numbers else ():
            assert number.key
        for option in options:
            if option.number:
                assert option.number().key
        if request.build is not None:
            return sample(request, Random(bits).randrange)
        return options[(bits * len(options)) >> 31]


def play_whole_game(scenario: str, seed: int, helped: bool = False) -> NavajoWars:
    """One game; with help it lasts to its last card."""
    g = NavajoWars(new_state(content(), scenario, {}), content(), log=[])
    luck = Luck(seed)
    while not g.state.ending:
        before = g.state.turn
        if helped and before:
            help_the_dine(g)
        run(whole_card(g), luck)
        assert g.state.ending or g.state.turn == before + 1
        check_pieces(g)
    return g


def help_the_dine(g: NavajoWars) -> None:
    """Good tracks, few Outposts, and Families brought back from Out of Play if only few are left."""
    s = g.state
    s.military = s.culture = 19
    s.morale = 9
    while len(s.missions) > 2:
        s.missions.pop()
        s.mission_stock += 1
    while len(s.ranchos) > 2:
        s.ranchos.pop()
        s.rancho_stock += 1
    for each in s.families[:4]:
        if not each.place and s.out_of_play["man"] and s.out_of_play["woman"]:
            each.place = 10 * (LETTERS.index(each.letter) + 1) + 4
            each.man = each.woman = True
            s.out_of_play["man"] -= 1
            s.out_of_play["woman"] -= 1


def check_pieces(g: NavajoWars) -> None:
    """Between two cards nothing has been lost or made up: counters, cubes, cards and tracks."""
    s, stocks = g.state, g.content.stocks
    for piece in ("man", "woman", "child", "elder", "horse", "sheep", "trade-goods", "firearms"):
        boxes = (s.out_of_play, s.passage, s.resources, s.set_aside)
        n = sum(box.get(piece, 0) for box in boxes)
        if piece == "elder":
            n += sum(s.elders)
        elif piece in ("man", "woman", "child", "horse"):
            n += sum(getattr(each, piece) for each in s.families)
        assert n == stocks.pieces[piece] + stocks.set_aside.get(piece, 0), f"{piece}: {n}"
    for colour, most in stocks.cubes.items():
        n = sum(box.get(colour, 0) for box in (s.bag, s.raided, s.recovery, s.subjugation))
        assert n <= most, f"{colour}: {n}"
    corn = sum(s.corn_unseen.values()) + len(s.corn)
    assert corn == sum(stocks.corn.values())
    assert len(s.corn_fields) <= sum(s.corn_unseen.values())
    intruders = sum(s.intruders_unseen.values()) + sum(s.intruders_out.values())
    intruders += sum(s.resources.get(kind, 0) for kind in ("fortune", "trade", "guns"))
    assert intruders == sum(stocks.intruders.values())
    for box in (s.out_of_play, s.passage, s.resources, s.set_aside, s.bag, s.raided, s.recovery, s.subjugation):
        assert min(box.values(), default=0) >= 0
    for track in (s.ap, s.culture, s.military, s.morale, s.enemy_ferocity):
        assert 0 <= track <= 19
    assert all(0 <= n <= 2 for n in s.drought)
    assert s.drought_stock + sum(s.drought) == stocks.drought
    for each in s.families:
        assert bool(each.place) == (each.man or each.woman), f"Family {each.letter}"
        assert 0 <= each.ferocity <= 3
    cards = [*s.discard, *s.in_play, *s.hand, *s.gone]
    assert len(set(cards)) == len(cards)
    if not s.ending:
        assert (s.phase, s.card, s.tribal_raid, s.santa_fe) == ("", 0, [], 0)
        assert not any(s.raid.values())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_twenty_games_by_luck(scenario: str) -> None:
    """Twenty games of each scenario end, and end by a rule."""
    for seed in range(20):
        g = play_whole_game(scenario, seed)
        assert g.state.ending in ENDINGS
        assert g.state.ending_rule


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ten_long_games_by_luck(scenario: str) -> None:
    """Games that are kept alive reach their last card, through every Transition on the way."""
    for seed in range(10):
        g = play_whole_game(scenario, seed, helped=True)
        assert g.state.ending in ENDINGS
        assert g.state.ending_rule.startswith((LAST_RULE[scenario], "12.", "8.2"))
