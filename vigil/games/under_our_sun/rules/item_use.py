"""Items and abilities: what is used, what it costs, and whether it does anything."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts, with_company
from vigil.games.under_our_sun.rules.dice_and_karma import usable
from vigil.games.under_our_sun.rules.effects.carry_out import holds, resolve
from vigil.games.under_our_sun.rules.inventory import (
    lose_card,
    own,
)
from vigil.games.under_our_sun.state import Character
from vigil.kernel.rules.requests import Flow

RULE = "Actions: Interactions"


def usables(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Actions: Interactions Cards that do something when they are used. [R081 R146]"""
    if not c.cards:
        return []
    does = g.content.does
    return [((key,), does[key]) for key in dict.fromkeys([card.key for card in c.cards]) if key in does]


def no_use(g: Sun, c: Character, key: str) -> str:
    """Items and equipment Not a hero item of another, not electric in a solar storm, not flipped, not in vain.

    [R083 R088 R090 R147]
    """
    row = g.content.things[key]
    if row.hero not in ("", c.key):
        return "hero-item"
    if not usable(g, c, key):
        return "solar-storm"
    if own(c, key).flipped:
        return "flipped"
    return "" if holds(g, f"use-{key}-needs", c) else "no-use-now"


def use_cost(g: Sun, c: Character, key: str) -> int:
    """Actions: Interactions Nothing, unless the card says so. [R146]"""
    return g.content.things[key].ap


def use(g: Sun, c: Character, key: str) -> Flow[None]:
    """Items and equipment As the card says; then a marker is taken off, the card is flipped or discarded.

    [R081 R086 R088 R146 R147 A15]
    """
    card = own(c, key)
    row = g.content.things[key]

    def apply() -> Flow[None]:
        g.heard and g.tell("Items and equipment", "used", person=c.key, item=key)
        if row.flips:
            card.flipped = True
        elif row.track:
            card.uses -= 1
        if row.once or (row.track and not card.uses and not row.ranged):
            lose_card(g, c, card)
        yield from resolve(g, f"use-{key}", c)

    return with_company(g, c, apply, lambda: not no_use(g, c, key), free=not row.ap)


def no_ability(g: Sun, c: Character) -> str:
    """Characters A limited ability under a marker is exhausted. [R035]"""
    if c.exhausted and g.content.characters[c.key].ability.key in c.exhausted:
        return "exhausted"
    return "" if holds(g, g.content.ability_needs[c.key], c) else "no-use-now"


def ability_ways(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Characters Each has a special ability of its own. [R027]"""
    return g.content.abilities[c.key]


def ability_cost(g: Sun, c: Character) -> int:
    """Characters As its board says. [R027]"""
    return g.content.characters[c.key].ability.ap


def ability(g: Sun, c: Character) -> Flow[None]:
    """Characters The special ability, and a marker on it. [R027 R035 R207]"""
    row = g.content.characters[c.key].ability

    def apply() -> Flow[None]:
        c.exhausted.append(row.key)
        g.heard and g.tell("Characters", "ability", person=c.key, ability=row.key)
        yield from resolve(g, f"ability-{c.key}", c)

    return with_company(g, c, apply, lambda: not no_ability(g, c), free=not row.ap)


USING = {
    "use": Action("Items and equipment", use, usables, no_use, use_cost, needs=given.TOOL),
    "ability": Action("Characters", ability, ability_ways, no_ability, ability_cost),
}
