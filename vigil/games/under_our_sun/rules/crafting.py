"""Building, using and ammunition."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts, with_company
from vigil.games.under_our_sun.rules.dice_and_karma import usable
from vigil.games.under_our_sun.rules.effects.carry_out import holds, resolve
from vigil.games.under_our_sun.rules.inventory import (
    fits,
    gain,
    lose_card,
    new_card,
    own,
    put,
    spend,
)
from vigil.games.under_our_sun.state import Card, Character
from vigil.kernel.rules.requests import Flow

RULE = "Actions: Interactions"
BATCHES = {"cartridge": ("metal", 2), "arrow": ("wood", 3)}
BATCH_FACTS: dict[str, Facts] = {kind: {"what": kind, "n": n} for kind, (_, n) in BATCHES.items()}


# building


def recipes(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Actions: Interactions Cards still in their deck that may be looked at and whose resources one has. [R049 R145]"""
    if not c.goods:
        return []
    left, goods = g.state.things, c.goods
    kinds = frozenset(goods)
    if kinds not in g.bills:
        g.bills[kinds] = [bill for bill in g.content.bills if kinds.issuperset(bill[0].recipe)]
    return [((row.key,), facts) for row, facts in g.bills[kinds] if has_all(c, row.recipe) and left.get(row.key)]


def has_all(c: Character, bill: dict[str, int]) -> bool:
    """Resources Everything on a bill, on the own board. [R145]"""
    for what, n in bill.items():
        if c.goods.get(what, 0) < n:
            return False
    return True


def no_build(g: Sun, c: Character, key: str) -> str:
    """Actions: Interactions The spaces emptied by the payment count. [R044 R145]"""
    goods = dict(c.goods)
    for what, n in g.content.things[key].recipe.items():
        put(goods, what, -n)
    return "" if fits(g, c.key, [*c.cards, Card(key)], goods) else "no-space"


def build(g: Sun, c: Character, key: str) -> Flow[None]:
    """Actions: Interactions The resources go to the supply, the card comes with its track full. [R080 R085 R145 A78]"""

    def make() -> None:
        pay(g, c, g.content.things[key].recipe)
        put(g.state.things, key, -1)
        c.cards.append(new_card(g, key))
        g.heard and g.tell(RULE, "built", person=c.key, item=key)

    return with_company(g, c, make, lambda: has_all(c, g.content.things[key].recipe) and not no_build(g, c, key))


def pay(g: Sun, c: Character, bill: dict[str, int]) -> None:
    """General Resources from the own board to the supply. [R006 R145]"""
    for what, n in bill.items():
        spend(g, c.goods, what, n)


# using


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


# ammunition


def batches(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Ammunition Cartridges of metal, arrows of wood. [R214 R215]"""
    goods = c.goods
    return [((kind,), BATCH_FACTS[kind]) for kind, (what, _) in BATCHES.items() if what in goods]


def make_ammo(g: Sun, c: Character, kind: str) -> Flow[None]:
    """Ammunition Onto a weapon first, the rest into resource spaces, one round each; nobody needs a weapon for it.

    [R214 R215 R216 R217 A45]
    """

    def make() -> None:
        what, n = BATCHES[kind]
        spend(g, c.goods, what, 1)
        for card in c.cards:
            row = g.content.things[card.key]
            if row.ammo == kind:
                loaded = min(n, row.track - card.uses)
                card.uses += loaded
                n -= loaded
        gain(g, c, kind, n)
        g.heard and g.tell("Ammunition", "ammo-made", person=c.key, what=kind)

    return with_company(g, c, make, lambda: bool(c.goods.get(BATCHES[kind][0])))


MAKING = {
    "build": Action(RULE, build, recipes, no_build, needs=given.GOODS),
    "use": Action("Items and equipment", use, usables, no_use, use_cost, needs=given.TOOL),
    "ability": Action("Characters", ability, ability_ways, no_ability, ability_cost),
    "ammo": Action("Ammunition", make_ammo, batches, needs=given.STUFF, like="build"),
}
