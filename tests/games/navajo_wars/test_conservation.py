"""Property tests: no piece is ever made or lost, no track leaves its range, whatever luck and the player do."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.navajo_wars.conftest import content
from tests.known import known
from vigil.bots.random_bot import at_random
from vigil.games.navajo_wars.definition import DEFINITION
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import has_adult
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup, intruders_in_cup
from vigil.games.navajo_wars.state import AMERICAN, MEXICAN, SPANISH, State
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out

SCENARIOS = [scenario.slug for scenario in DEFINITION.identity.scenarios]
CUBES = {SPANISH: 15, MEXICAN: 19, AMERICAN: 18}


def check(g: NavajoWars) -> None:
    s, stocks = g.state, g.content.stocks
    people(s, stocks.pieces)
    things(s, stocks.pieces, stocks.set_aside)
    assert sum(s.corn_unseen.values()) + len(s.corn) == sum(stocks.corn.values())
    assert corn_in_cup(s) >= 0
    assert intruders_in_cup(s) >= 0
    in_resources = sum(s.resources.get(key, 0) for key in ("fortune", "trade", "guns"))
    out = sum(s.intruders_out.values())
    assert sum(s.intruders_unseen.values()) + in_resources + out == sum(stocks.intruders.values())
    assert len(s.missions) + s.mission_stock in (0, stocks.missions)
    assert len(s.ranchos) + s.rancho_stock in (0, stocks.ranchos)
    assert sum(s.drought) + s.drought_stock == stocks.drought
    assert all(0 <= n <= 2 for n in s.drought)
    boxes = (s.bag, s.raided, s.recovery, s.subjugation)
    assert sum(sum(box.values()) for box in boxes) == CUBES[s.period]
    for box in (*boxes, s.passage, s.resources, s.out_of_play, s.set_aside, s.corn_unseen, s.intruders_unseen):
        assert all(n >= 0 for n in box.values())
    for track in (s.ap, s.culture, s.military, s.morale, s.enemy_ferocity):
        assert 0 <= track <= 19
    for family in s.families:
        assert 0 <= family.ferocity <= 3
        assert has_adult(family) == bool(family.place)
    for areas in (s.corn_fields, s.missions, s.ranchos, s.harass, list(s.forts.values())):
        assert len(set(areas)) == len(areas), "one of a kind in an Area"
    counters = [code // 2 for code in (*s.active, *s.inactive, *s.standby, s.truce) if code >= 0]
    assert len(counters) == len(set(counters)) == 12


def people(s: State, stock: dict[str, int]) -> None:
    for piece, held in (
        ("man", sum(family.man for family in s.families)),
        ("woman", sum(family.woman for family in s.families)),
        ("child", sum(family.child for family in s.families)),
        ("elder", sum(s.elders)),
    ):
        assert held + s.passage.get(piece, 0) + s.out_of_play.get(piece, 0) == stock[piece], piece


def things(s: State, stock: dict[str, int], aside: dict[str, int]) -> None:
    horses = sum(family.horse for family in s.families)
    for piece, held in (
        ("horse", horses),
        ("sheep", 0),
        ("trade-goods", 0),
        ("firearms", 0),
        ("harass", len(s.harass)),
    ):
        found = held + s.passage.get(piece, 0) + s.resources.get(piece, 0) + s.out_of_play.get(piece, 0)
        assert found + s.set_aside.get(piece, 0) == stock[piece] + aside.get(piece, 0), piece


class Watched(Driver):
    """A run that is looked at between the cards, when no piece is on its way."""

    def begin_turn(self) -> None:
        s = self.game.state
        if s.turn and not s.ending:
            check(known(NavajoWars, self.game))
            assert (s.raid, s.tribal_raid, s.santa_fe, s.harass) == ({}, [], 0, [])
        super().begin_turn()


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(SCENARIOS), st.integers(0, 2**32), st.integers(0, 2**32))
def test_pieces_are_conserved_and_tracks_keep_their_range(scenario: str, seed: int, luck: int) -> None:
    run = Watched(DEFINITION, DEFINITION.rules.new(content(), scenario, {}, 1))
    run.begin_turn()
    play_out(run, seed, at_random(luck))
    assert run.game.state.ending
    assert run.game.state.turn > 0
