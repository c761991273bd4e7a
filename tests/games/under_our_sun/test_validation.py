"""States from files: those of real games can be, altered ones cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.under_our_sun.sun import CONTENT
from vigil.bots.random_bot import at_random
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.validation import validate
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out

SEMI = {"mode": "semi-co-operative"}
Dumped = dict[str, Any]


class Kept(Driver):
    """A run that keeps its states between the turns."""

    kept: list[Dumped]

    def begin_turn(self) -> None:
        self.kept.append(DEFINITION.rules.codec.dump(self.game.state))
        super().begin_turn()


def states(mission: str, seed: int, seats: int) -> list[Dumped]:
    run = Kept(DEFINITION, DEFINITION.rules.new(CONTENT, mission, SEMI if seed % 2 else {}, seats))
    run.kept = []
    run.begin_turn()
    play_out(run, seed, at_random(seed))
    return run.kept


def can_be(dumped: Dumped) -> bool:
    return validate(DEFINITION.rules.revive(CONTENT, DEFINITION.rules.codec.load(dumped)))


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_every_state_of_a_game_can_be(seats: int) -> None:
    for n, scenario in enumerate(DEFINITION.identity.scenarios):
        found = states(scenario.slug, n + 4 * seats, seats)
        assert [n for n, each in enumerate(found) if not can_be(each)] == []


def person(dumped: Dumped) -> Dumped:
    found: Dumped = dumped["people"][0]
    return found


def open_tile(dumped: Dumped) -> Dumped:
    found: Dumped = next(tile for tile in dumped["tiles"].values() if tile["key"] == "new-haven")
    return found


ALTERED: list[Callable[[Dumped], Any]] = [
    lambda d: d.update(mission="nowhere"),
    lambda d: d.update(day=0),
    lambda d: d.update(phase="evening"),
    lambda d: d.update(weather="snow"),
    lambda d: d.update(sun="moon"),
    lambda d: d.update(card=40),
    lambda d: d.update(active="nobody"),
    lambda d: d.update(first=9),
    lambda d: d.update(seats=3),
    lambda d: d.update(offer=["rope"]),
    lambda d: d["agenda"].append({"kind": "dance", "who": "", "n": 0}),
    lambda d: d["agenda"].append({"kind": "act", "who": "nobody", "n": 0}),
    lambda d: d["people"].append(dict(person(d))),
    lambda d: person(d).update(hp=99),
    lambda d: person(d).update(hp=0, died=-1),
    lambda d: person(d).update(died=-1, gone=True),
    lambda d: person(d).update(water=99),
    lambda d: person(d).update(ap=-1),
    lambda d: person(d).update(karma=4),
    lambda d: person(d).update(well_being=3),
    lambda d: person(d).update(stealth="flying"),
    lambda d: person(d).update(at="40,40"),
    lambda d: person(d).update(team="goal-let-them-wait"),
    lambda d: person(d).update(visiting="z"),
    lambda d: person(d).update(exhausted=["flight"]),
    lambda d: person(d)["goods"].update(gold=1),
    lambda d: person(d)["goods"].update(arrow=40),
    lambda d: person(d)["goods"].update(wood=person(d)["goods"].get("wood", 0) + 1),
    lambda d: person(d)["cards"].append({"key": "crown", "uses": 0, "flipped": False}),
    lambda d: person(d)["cards"].append({"key": "aed", "uses": 9, "flipped": False}),
    lambda d: d["tiles"].pop("0,0"),
    lambda d: d["tiles"].update({"x": {**open_tile(d)}}),
    lambda d: d["tiles"].update({"1,-30": {**open_tile(d)}}),
    lambda d: open_tile(d).update(key="dry-well"),
    lambda d: open_tile(d).update(water=90),
    lambda d: open_tile(d).update(camp=True),
    lambda d: open_tile(d).update(fire="bonfire"),
    lambda d: open_tile(d).update(containers=["luck"]),
    lambda d: open_tile(d).update(covered=[3]),
    lambda d: open_tile(d)["cards"].extend([{"key": "aed", "uses": 0, "flipped": False}] * 9),
    lambda d: d["unseen"].append("oasis"),
    lambda d: d["supply"].update(wood=d["supply"].get("wood", 0) + 1),
    lambda d: d["supply"].update(wood=-1),
    lambda d: d["bag"].update(gold=1) or d["bag"].update(food=90),
    lambda d: d["decks"]["night"]["cards"].pop(),
    lambda d: d["decks"]["events"]["cards"].append("event-spring"),
    lambda d: d["decks"]["enemies"]["cards"].append("bear"),
    lambda d: d["decks"]["loot"]["cards"].append("sniper-rifle"),
    lambda d: d["decks"].pop("sun"),
    lambda d: d["things"].update(rope=90),
    lambda d: d["enemies"].append({**d["enemies"][0]}),
    lambda d: d["enemies"][0].update(at="30,30"),
    lambda d: d["enemies"][0].update(key="rats"),
    lambda d: d["enemies"][0].update(damage=90),
    lambda d: d["enemies"][0].update(letter="ü"),
    lambda d: d["enemies"][0].update(hostile=["nobody"]),
]


@pytest.mark.parametrize("alter", ALTERED, ids=range(len(ALTERED)))
def test_an_altered_state_cannot_be(alter: Callable[[Dumped], Any]) -> None:
    """Each of these differs from a state that can be in one thing."""
    found = states("search-and-rescue", 2, 2)[20]
    assert can_be(found)
    alter(found)
    assert not can_be(found)
