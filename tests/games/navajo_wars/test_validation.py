"""States from files: those of real games can be, altered ones cannot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.navajo_wars.conftest import content
from vigil.bots.random_bot import at_random
from vigil.games.navajo_wars.definition import DEFINITION
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.validation import validate
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out

SCENARIOS = [scenario.slug for scenario in DEFINITION.identity.scenarios]


class Kept(Driver):
    """A run that keeps its states between the turns."""

    kept: list[dict[str, Any]]

    def begin_turn(self) -> None:
        self.kept.append(DEFINITION.rules.codec.dump(self.game.state))
        super().begin_turn()


def states(scenario: str, seed: int) -> list[dict[str, Any]]:
    run = Kept(DEFINITION, DEFINITION.rules.new(content(), scenario, {}, 1))
    run.kept = []
    run.begin_turn()
    play_out(run, seed, at_random(seed))
    return run.kept


def revived(dumped: dict[str, Any]) -> NavajoWars:
    made: NavajoWars = DEFINITION.rules.revive(content(), DEFINITION.rules.codec.load(dumped))
    return made


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_state_of_a_game_can_be(scenario: str) -> None:
    for seed in range(3):
        assert all(validate(revived(state)) for state in states(scenario, seed))


@pytest.mark.parametrize(
    "altered",
    [
        {"ap": 55},
        {"morale": -1},
        {"period": 3},
        {"scenario": "nowhere"},
        {"turn": 2**40},
        {"resources": {"sheep": 2**40}},
        {"passage": {"horse": 1000}},
        {"out_of_play": {}},
        {"families": []},
        {"missions": [999]},
        {"hand": [999]},
        {"deck": {"known": [], "pool": [], "sizes": [5], "marked": [0]}},
        {"active": [99, -1, -1, -1, -1, -1]},
        {"standby": []},
        {"drought": [9] * 8},
        {"groups": ["nothing"]},
        {"effects": {"x": 10**6}},
        {"culture_ceiling": 99},
        {"corn_unseen": {"1": 5000}},
        {"manuelito": "Z"},
    ],
    ids=str,
)
def test_an_altered_one_cannot(altered: dict[str, Any]) -> None:
    state = states("a-broken-country", 1)[6]
    assert state["turn"]
    assert not validate(revived({**state, **altered}))
