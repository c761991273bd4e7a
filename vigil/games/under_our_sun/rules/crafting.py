"""Crafting: what is built from resources, and ammunition."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts, with_company
from vigil.games.under_our_sun.rules.inventory import (
    fits,
    gain,
    new_card,
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


BUILDING = {
    "build": Action(RULE, build, recipes, no_build, needs=given.GOODS),
}
AMMUNITION = {
    "ammo": Action("Ammunition", make_ammo, batches, needs=given.STUFF, like="build"),
}
