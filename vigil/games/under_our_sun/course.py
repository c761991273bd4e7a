"""Where a mission stands: the parts of the day, what thirst, hunger and the calendar ask for, what options change."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.missions import card
from vigil.games.under_our_sun.state import NIGHT, Character
from vigil.games.under_our_sun.view import CharacterView, View
from vigil.kernel.display.board import Gauge
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.rules.requests import Number, Part
from vigil.kernel.text.words import Words

PARTS = {"preparation": "Day: Preparation", "morning": "Day", "afternoon": "Day", "night": "Day"}
FEVER_BEFORE = {"morning": NIGHT, "afternoon": NIGHT, NIGHT: "morning"}  # when infection is felt next


def phases(g: Sun, seat: int = 0) -> list[Phase]:
    """Day Preparation and three phases; who acts is known to all."""
    s = g.state
    if s.phase == "set-up":
        return [Phase("set-up", "Set-up", "", True)]
    now = "preparation" if s.agenda and s.agenda[-1].kind == "preparation" else s.phase
    return [Phase(key, rule, s.active if key == now else "", key == now) for key, rule in PARTS.items()]


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


def ledger(view: View, words: Words) -> list[Gauge]:
    """Everything an option may change: tracks and goods of each character, the damage on enemies, what lies about."""
    found = [gauge for each in view.people if not each.gone for gauge in of_person(each, words)]
    for enemy in view.enemies:
        if not enemy.dead:
            label = words.say("ledger-enemy", {"enemy": enemy.key, "letter": enemy.letter})
            found.append(Gauge(label, str(enemy.hp - enemy.damage), theirs=True))
    found.append(Gauge(words.say("ledger-tiles"), str(sum(1 for tile in view.tiles if tile.key))))
    return found


def of_person(each: CharacterView, words: Words) -> list[Gauge]:
    def gauge(what: str, value: object, lasts: bool = True) -> Gauge:
        label = words.say("ledger-person", {"person": each.key, "what": what})
        return Gauge(label, str(value), lasts=lasts)

    found = [gauge("hp", each.hp), gauge("water", each.water), gauge("ap", each.ap, False), gauge("karma", each.karma)]
    found.append(gauge("well-being", words.name(each.well_being)))
    found += [gauge(what, n) for what, n in each.goods.items()]
    return [*found, gauge("cards", len(each.cards))]
