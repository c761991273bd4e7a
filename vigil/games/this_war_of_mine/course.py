"""Where the war stands: the phases of the day, how it would end now, what Dusk will ask for, what options change."""

from __future__ import annotations

from vigil.games.this_war_of_mine.board.wording import say
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.dusk import FOODS
from vigil.games.this_war_of_mine.rules.endings import trauma
from vigil.games.this_war_of_mine.rules.night_raid import defence
from vigil.games.this_war_of_mine.state import STATES
from vigil.games.this_war_of_mine.view import View
from vigil.kernel.display.board import Gauge
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.rules.requests import Number, Part
from vigil.kernel.text.words import Words

PHASES = {  # in their order, each with its section
    "morning": "Morning",
    "day": "Day Actions",
    "dusk": "Dusk",
    "evening": "Evening",
    "scavenging": "Scavenging",
    "night-raid": "Night Raid",
    "dawn": "Dawn",
}
LAST = "dawn"  # what the end of Dawn belongs to
BEFORE_DUSK = ("morning", "day", "dusk")
BEFORE_RAID = ("evening", "scavenging", "night-raid")


def phases(g: War, seat: int = 0) -> list[Phase]:
    """General Seven phases; the Leader acts in all of them."""
    s = g.state
    by = f"seat-{s.leader + 1}" if s.seats > 1 else ""
    if not s.day:
        return [Phase("set-up", "Set-up", by, True)]
    now = s.phase if s.phase in PHASES else LAST
    return [
        Phase(
            key, rule, by if key == now else "", key == now, f"step-{s.step}" if key == now == "day" and s.step else ""
        )
        for key, rule in PHASES.items()
    ]


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


def ledger(view: View, words: Words) -> list[Gauge]:
    """Everything an option may change: Storage, the Pile, Cold, Noise, the States of each."""
    found = [Gauge(words.name(what), str(n)) for what, n in view.storage.items()]
    found += [Gauge(say(words, "in-pile", what=what), str(n)) for what, n in view.pile.items()]
    found.append(Gauge(words.say("screen-cold-name"), str(view.cold)))
    found.append(Gauge(say(words, "boards"), str(view.boards)))
    if view.trip:
        found.append(Gauge(say(words, "noise-name"), str(view.trip.noise)))
        found.append(Gauge(say(words, "unknown-name"), str(view.trip.unknown)))
    for each in view.people:
        found += [
            Gauge(say(words, "state-of", person=each.key, state=state), str(each.levels[state])) for state in STATES
        ]
    return found
