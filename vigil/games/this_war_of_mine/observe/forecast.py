"""What lies ahead: how it would end now, and what the coming phases ask for."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.dusk import FOODS
from vigil.games.this_war_of_mine.rules.endings import trauma
from vigil.games.this_war_of_mine.rules.night_raid import defence
from vigil.kernel.display.outlook import Forecast, Standing
from vigil.kernel.rules.requests import Number, Part

LAST = "dawn"  # what the end of Dawn belongs to
BEFORE_DUSK = ("morning", "day", "dusk")
BEFORE_RAID = ("evening", "scavenging", "night-raid")


def standing(g: War, seat: int = 0) -> Standing | None:
    """Book: Endings How the war would be judged if it ended now: somebody of the beginning must be left."""
    s = g.state
    if not s.day:
        return None
    ending = "survival" if any(person.starter for person in s.people) else "strangers" if s.people else "defeat"
    return Standing(ending, "Book: Endings", tuple(trauma(g, person) for person in s.people))


def forecasts(g: War, seat: int = 0, rule: str = "") -> list[Forecast]:
    """Dusk What is needed to drink and to eat; Night Raid: what boards hold off."""
    s = g.state
    if not s.day or s.ending:
        return []
    found = []
    if s.phase in BEFORE_DUSK:
        found.append(Forecast("dusk", "Dusk", (water(g), food(g)), soon=rule.startswith("Dusk")))
    if s.phase in BEFORE_RAID:
        found.append(Forecast("night", "Night Raid", (defence(g, []),), soon=rule.startswith("Night Raid")))
    return found


def water(g: War) -> Number:
    """Dusk: Water What is left when everybody has drunk."""
    s = g.state
    stored = Part("Dusk: Water", "in-storage", s.storage.get("water", 0))
    return Number("water-left", (stored, Part("Dusk: Water", "to-drink", -len(s.people))))


def food(g: War) -> Number:
    """Dusk: Hunger Meals that are left when everybody has eaten."""
    s = g.state
    meals = [Part("Dusk: Hunger", "meals", n, {"what": what}) for what in FOODS if (n := s.storage.get(what, 0))]
    return Number("food-left", (*meals, Part("Dusk: Hunger", "to-eat", -len(s.people))))
