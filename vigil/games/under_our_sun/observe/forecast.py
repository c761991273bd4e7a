"""What lies ahead: how it would end now, and what the coming phases ask for."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.missions import card
from vigil.games.under_our_sun.state import NIGHT, Character
from vigil.kernel.display.outlook import Forecast, Standing
from vigil.kernel.rules.requests import Number, Part

FEVER_BEFORE = {"morning": NIGHT, "afternoon": NIGHT, NIGHT: "morning"}  # when infection is felt next


def standing(g: Sun, seat: int = 0) -> Standing | None:
    """Missions The mission is under way until the last objective: so many are met, so many days are left."""
    if g.state.phase == "set-up":
        return None
    met = Number("objectives", (Part("Missions", "objectives-met", g.state.card),))
    return Standing("under-way", "Missions", (met, *days_left(g)))


def days_left(g: Sun) -> list[Number]:
    """Missions The days after this one until the card's last."""
    last = card(g).days
    if not last:
        return []
    return [Number("days-left", (Part("Missions", "last-day", last), Part("Day", "this-day", -g.state.day)))]


def forecasts(g: Sun, seat: int = 0, rule: str = "") -> list[Forecast]:
    """Day For each character of the seat: the next drink, the food of the next Preparation, the fever; and the day by
    which the card's objective must be met."""
    s = g.state
    if s.phase == "set-up" or s.ending:
        return []
    found = []
    for c in g.living():
        if c.seat == seat:
            facts = {"person": c.key}
            found.append(Forecast("drink", "Characters: Water", (water(c), *thirst(c)), facts))
            found.append(Forecast("preparation", "Day: Preparation", (food(c), *hunger(c)), facts))
            if c.infected:
                found.append(Forecast(f"fever-{FEVER_BEFORE[s.phase]}", "Conditions: Infection", (fever(c),), facts))
    return [*found, *(Forecast("deadline", "Missions", (number,)) for number in days_left(g))]


def water(c: Character) -> Number:
    """Characters: Water What is left after the next drink."""
    drinks = (Part("Characters: Water", "drinks", -1),) if c.water else ()
    return Number("water-left", (Part("Characters: Water", "water-carried", c.water), *drinks))


def thirst(c: Character) -> list[Number]:
    """Characters: Water Whoever has none loses HP."""
    return [] if c.water else [less(c, "Characters: Water", "thirst")]


def food(c: Character) -> Number:
    """Day: Preparation What is left after the food of the day."""
    held = c.goods.get("food", 0)
    eats = (Part("Day: Preparation", "eats", -1),) if held else ()
    return Number("food-left", (Part("Day: Preparation", "food-carried", held), *eats))


def hunger(c: Character) -> list[Number]:
    """Day: Preparation Whoever has none loses HP."""
    return [] if c.goods.get("food") else [less(c, "Day: Preparation", "hunger")]


def fever(c: Character) -> Number:
    """Conditions: Infection What it will cost."""
    return less(c, "Conditions: Infection", "infection")


def less(c: Character, rule: str, why: str) -> Number:
    """Characters: Health One HP fewer."""
    return Number("hp-left", (Part("Characters: Health", "hp-now", c.hp), Part(rule, why, -1)))
