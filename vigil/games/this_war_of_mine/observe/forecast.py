"""What lies ahead: how it would end now, and what the coming phases ask for."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.dusk import FOODS
from vigil.games.this_war_of_mine.rules.endings import trauma
from vigil.games.this_war_of_mine.rules.night_raid import before_dice
from vigil.kernel.display.outlook import Forecast, Standing
from vigil.kernel.effects.language import Node
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
    """Dusk What is needed to drink and to eat, until it is done; Night Raid: what is held off before the dice, until it
    is over."""
    s = g.state
    if not s.day or s.ending:
        return []
    found, to_come = [], {step.kind for step in s.agenda}
    if s.phase in BEFORE_DUSK:
        thirsty = "water" in to_come or (rule == "Dusk: Water" and "water" in s.storage)
        hungry = "food" in to_come or rule == "Dusk: Hunger"
        numbers = (*[water(g)] * thirsty, *[food(g)] * hungry)
        if numbers:
            found.append(Forecast("dusk", "Dusk", numbers, soon=rule.startswith("Dusk")))
    raided = "night-raid" not in s.skipped and not to_come.isdisjoint(("raid", "raid-over"))
    if s.phase in BEFORE_RAID and raided:
        found.append(Forecast("night", "Night Raid", (before_dice(g),), soon=rule.startswith("Night Raid")))
    return found


def water(g: War) -> Number:
    """Dusk: Water What is left when everybody has drunk."""
    s = g.state
    stored = Part("Dusk: Water", "in-storage", s.storage.get("water", 0))
    others = [Part("Book", "promised", n) for n in [promised(g, ("water",))] if n]
    return Number("water-left", (stored, *others, Part("Dusk: Water", "to-drink", -len(s.people))))


def food(g: War) -> Number:
    """Dusk: Hunger Meals that are left when everybody has eaten."""
    s = g.state
    meals = [Part("Dusk: Hunger", "meals", n, {"what": what}) for what in FOODS if (n := s.storage.get(what, 0))]
    others = [Part("Book", "promised", n) for n in [promised(g, ("food", *FOODS))] if n]
    return Number("food-left", (*meals, *others, Part("Dusk: Hunger", "to-eat", -len(s.people))))


def promised(g: War, things: tuple[str, ...]) -> int:
    """Book What was promised for this Dusk brings, or takes, before anybody drinks and eats."""
    total = 0
    for node in due_at_dusk(g):
        if node.kind == "do" and node.say is not None and node.say.params.get("what") in things:
            n = int(node.say.params.get("n", 0))
            total += n if node.say.name == "gain" else -n if node.say.name == "lose" else 0
    return total


def due_at_dusk(g: War) -> Iterator[Node]:
    """Book The lines of what comes at this Dusk, or is coming just now."""
    s = g.state
    due = [(each.source, each.path) for each in s.promises if (each.moment, each.left) == ("dusk", 1)]
    for source, path in due if s.phase != "dusk" else [(step.source, step.path) for step in s.agenda]:
        effects = g.content.source(source)
        node = effects.nodes.get(path) if effects else None
        if node is not None:
            yield from node.then if node.kind == "later" else [node]
