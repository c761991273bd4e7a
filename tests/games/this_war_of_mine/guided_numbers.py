"""The numbers that the guided game tells, each read off the game as it stands there: step -> what must be said."""

from __future__ import annotations

from collections.abc import Callable

from tests.lab.shown import Told
from vigil.games.this_war_of_mine.rules.day_actions import OPENS
from vigil.games.this_war_of_mine.rules.dusk import FOODS, HUNGRY
from vigil.games.this_war_of_mine.rules.findings import capacity
from vigil.games.this_war_of_mine.rules.storage_forecast import gains
from vigil.games.this_war_of_mine.state import MOST


def level(t: Told, who: str, state: str) -> int:
    found: int = t.game.person(who).levels[state]
    return found


def brought(t: Told, source: str, what: str) -> int:
    return gains(t.game.content.effects[source])[what]


def third_lost(t: Told) -> int:
    """From which Fatigue on the third action of a day is lost."""
    levels: list[int] = [n for state, n in t.game.content.blocked[3] if state == "fatigue"]
    return min(levels)


NUMBERS: dict[str, Callable[[Told], list[int]]] = {
    "welcome": lambda t: [OPENS],
    "build": lambda t: [brought(t, "work-collect-water", "water")],
    "thirst": lambda t: [1, HUNGRY],
    "meals": lambda t: [level(t, "emil", "hunger"), MOST, FOODS["canned-food"], FOODS["raw-food"]],
    "tasks": lambda t: [t.game.content.characters["oskar"].prowess],
    "way-out": lambda t: [t.state.trip.noise],
    "bell": lambda t: [t.state.trip.noise],
    "barter": lambda t: [t.fact("noise"), t.state.trip.noise, t.asked("n")],
    "carry": lambda t: [capacity(t.game).total, t.game.content.weights["electrical-part"]],
    "reroll": lambda t: [t.asked("left")],
    "split": lambda t: [t.number("defence"), t.asked("damage"), t.asked("wounds")],
    "story": lambda t: [brought(t, "first-snow", "water")],
    "cold": lambda t: [
        t.state.cold,
        *t.game.content.fittings["heater"].cost.values(),
        brought(t, "action-rummage", "wood"),
        brought(t, "action-rummage", "component"),
    ],
    "burn": lambda t: [third_lost(t)],
}
