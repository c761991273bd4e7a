"""Merchants: a visit, deals, dismantling, theft and robbery."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts, with_company
from vigil.games.under_our_sun.rules.combat import combat_round, first_round
from vigil.games.under_our_sun.rules.combat_options import ATTACK, melee_weapons
from vigil.games.under_our_sun.rules.dice_and_karma import skill_test
from vigil.games.under_our_sun.rules.inventory import GOODS, fits, gain, lose_card, make_room, own, put
from vigil.games.under_our_sun.rules.night_cards import safe
from vigil.games.under_our_sun.state import AMMO, Card, Character, Enemy
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal

RULE = "Merchants"
PAY, SELL, BUY, GET = "pay", "sell", "buy", "get"
LOADED = 6  # rounds of each kind that may be bought at once

Deal = tuple[str, str]  # pay, sell, buy or get; what


def merchant_of(g: Sun, c: Character) -> Enemy:
    """Merchants The one that is visited."""
    return g.enemy(c.visiting)


def stalls(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Merchants On the same tile. [R023 R290 R305]"""
    merchant = g.merchant_here(c.at)
    return [((merchant.letter,), {"merchant": merchant.key})] if merchant else []


def no_visit(g: Sun, c: Character, letter: str) -> str:
    """Merchants Not with a thief, not with one who fled from a robbery, and not twice. [R298 R302 R355 A44]"""
    merchant = g.enemy(letter)
    if g.hates(merchant, c) or c.key in merchant.fled:
        return "merchant-hostile"
    return "visiting" if c.visiting == letter else ""


def visit(g: Sun, c: Character, letter: str) -> Flow[None]:
    """Merchants For 1 AP; then everything is free until the character does something else. [R290 A94]"""

    def greet() -> None:
        c.visiting = letter
        g.heard and g.tell(RULE, "visits", person=c.key, merchant=g.enemy(letter).key)

    def still_open() -> bool:
        merchant = g.merchant_here(c.at)
        return merchant is not None and merchant.letter == letter and not no_visit(g, c, letter)

    return with_company(g, c, greet, still_open)


def at_counter(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Merchants What is done during a visit, and only then. [R290 A94]"""
    return [((), {})] if c.visiting else []


# deals


def value_of(g: Sun, way: str, what: str) -> int:
    """Merchants The table of values; a card costs its price and is sold for half of it, rounded down.

    [R209 R210 R211 R291 R293 R294 A1 A43]
    """
    if what in g.content.rulebook.values:
        return g.content.rulebook.values[what]
    price = g.content.things[what].price
    return price // 2 if way == SELL else price


def purse(c: Character) -> list[Deal]:
    """Merchants What one can pay with: water, resources, and items that are sold. [R291 R292 R293]"""
    paid = [(PAY, "water")] * c.water + [(PAY, what) for what in GOODS for _ in range(c.goods.get(what, 0))]
    return [*paid, *((SELL, card.key) for card in c.cards)]


def stock(merchant: Enemy) -> list[Deal]:
    """Merchants What the merchant holds, and ammunition, of which there is always some. [R291 R294 A42 A94]"""
    goods = [(GET, "water")] * merchant.water
    goods += [(GET, what) for what in GOODS for _ in range(merchant.goods.get(what, 0))]
    return [
        *goods,
        *((GET, kind) for kind in AMMO for _ in range(LOADED)),
        *((BUY, card.key) for card in merchant.cards),
    ]


def bill(g: Sun, deals: Sequence[Deal], ways: tuple[str, ...], key: str) -> Number:
    """Merchants The value of one side of a deal. [R209 R210]"""
    parts = tuple(Part(RULE, "value", value_of(g, way, what), {"what": what}) for way, what in deals if way in ways)
    return Number(key, parts)


def deal(g: Sun, c: Character) -> Flow[None]:
    """Merchants Buying, selling and swapping in one set: what is given is worth at least what is taken, and no change
    is given beyond what the merchant holds.

    [R211 R291 R292 R293 R294 A42 A43]
    """
    merchant = merchant_of(g, c)
    most = bill(g, purse(c), (PAY, SELL), "given").total

    def elements() -> list[Option[Deal]]:
        affordable = [each for each in stock(merchant) if value_of(g, *each) <= most]
        return [
            Option(way, (way, what), RULE, {"what": what, "n": value_of(g, way, what)})
            for way, what in (*purse(c), *affordable)
        ]

    def fit(deals: Sequence[Deal]) -> Refusal | None:
        taken = bill(g, deals, (BUY, GET), "taken").total
        if taken > most:
            return Refusal(BUY, "too-dear", RULE, about={"n": taken, "most": most})
        new = [Card(what) for way, what in deals if way == BUY]
        return None if holds_all(g, c, deals, new, {}) else Refusal(BUY, "no-space", RULE)

    def ready(deals: Sequence[Deal]) -> Refusal | None:
        given, taken = bill(g, deals, (PAY, SELL), "given").total, bill(g, deals, (BUY, GET), "taken").total
        if given < taken:
            return Refusal(BUY, "too-little-value", RULE, about={"paid": given, "n": taken})
        return None if fits_after(g, c, deals) else Refusal(BUY, "no-space", RULE)

    numbers = ((PAY, SELL), "given"), ((BUY, GET), "taken")
    deals = yield from draft(
        RULE,
        "deal",
        elements,
        fit,
        ready,
        {"merchant": merchant.key},
        lambda deals: [bill(g, deals, ways, key) for ways, key in numbers],
        seat=c.seat,
    )
    settle(g, c, merchant, deals)


def holds_all(g: Sun, c: Character, deals: Sequence[Deal], cards: list[Card], goods: dict[str, int]) -> bool:
    """Merchants Whether what is taken would find room on a board with these things. [R044]"""
    goods = dict(goods)
    for way, what in deals:
        if way == GET and what != "water" and (what not in AMMO):
            put(goods, what, 1)
    return fits(g, c.key, cards, goods)


def fits_after(g: Sun, c: Character, deals: Sequence[Deal]) -> bool:
    """Merchants Whether the board holds everything when the deal is done. [R044]"""
    sold = [what for way, what in deals if way == SELL]
    cards = []
    for card in c.cards:
        if card.key in sold:
            sold.remove(card.key)
        else:
            cards.append(card)
    goods = dict(c.goods)
    for way, what in deals:
        if way == PAY and what != "water":
            put(goods, what, -1)
    return holds_all(g, c, deals, [*cards, *(Card(what) for way, what in deals if way == BUY)], goods)


def settle(g: Sun, c: Character, merchant: Enemy, deals: Sequence[Deal]) -> None:
    """Merchants What is paid and sold joins the stock; bought weapons come fully loaded. Ammunition without a space
    lies on the tile.

    [R218 R291 R293 R294 A42 A77]
    """
    for way, what in deals:
        if way == PAY and what == "water":
            c.water -= 1
            merchant.water += 1
        elif way == PAY:
            put(c.goods, what, -1)
            put(merchant.goods, what, 1)
        elif way == SELL:
            card = own(c, what)
            c.cards.remove(card)
            merchant.cards.append(card)
    for way, what in deals:
        if way == BUY:
            card = next(each for each in merchant.cards if each.key == what)
            merchant.cards.remove(card)
            card.uses = g.content.things[what].track
            c.cards.append(card)
        elif way == GET:
            hand_out(g, c, merchant, what)
    make_room(g, c)
    if deals:
        g.heard and g.tell(RULE, "dealt", person=c.key, things=tuple(what for way, what in deals if way in (BUY, GET)))


def hand_out(g: Sun, c: Character, merchant: Enemy, what: str) -> None:
    """Merchants One thing from the counter. [R292 R294]"""
    if what == "water":
        merchant.water -= 1
        c.water += 1
    elif what in AMMO and not merchant.goods.get(what):
        gain(g, c, what, 1)
    else:
        put(merchant.goods, what, -1)
        put(c.goods, what, 1)


# dismantling


def parts(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Merchants Cards with a recipe, during a visit. [R295]"""
    if not c.visiting:
        return []
    keys = dict.fromkeys(card.key for card in c.cards if g.content.things[card.key].recipe)
    return [((key,), {"item": key}) for key in keys]


def no_dismantling(g: Sun, c: Character, key: str) -> str:
    """Merchants It costs one water. [R295]"""
    return "" if c.water else "no-water"


def dismantle(g: Sun, c: Character, key: str) -> None:
    """Merchants One water, and all the parts of an item; what no longer fits without it lies on the tile. [R295 A77]"""
    c.water -= 1
    lose_card(g, c, own(c, key))
    for what, n in g.content.things[key].recipe.items():
        gain(g, c, what, n)
    g.heard and g.tell(RULE, "dismantled", person=c.key, item=key)


# theft and robbery


def at_unsafe_counter(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Merchants: Theft During a visit, and never at New Haven. [R025 R296 R303]"""
    return [((), {})] if c.visiting and not safe(g, c.at) else []


def steal(g: Sun, c: Character) -> Flow[None]:
    """Merchants: Theft A further AP and a stealth test: one resource of the merchant, or its enmity for the rest of the
    game and a first combat round.

    [R296 R297 R298 A44 A80]
    """
    return with_company(g, c, lambda: theft(g, c, merchant_of(g, c)), lambda: bool(c.visiting))


def theft(g: Sun, c: Character, merchant: Enemy) -> Flow[bool]:
    """Merchants: Theft What a nimble hand gets, or what a clumsy one brings about: a fight with all there.

    [R296 R297 R298 A80]
    """
    if not (yield from skill_test(g, c, "stealth", "Merchants: Theft")):
        merchant.hostile.append(c.key)
        c.visiting = ""
        g.heard and g.tell("Merchants: Theft", "caught", person=c.key, merchant=merchant.key)
        yield from first_round(g, c)
        return True
    wares = [*(["water"] if merchant.water else []), *(what for what in GOODS if merchant.goods.get(what))]
    if not wares:
        return False

    def offer() -> list[Option[str]]:
        return [Option("thing", what, "Merchants: Theft", {"what": what}) for what in wares]

    what = yield from choose("Merchants: Theft", "steal", offer, {"person": c.key}, seat=c.seat)
    hand_out(g, c, merchant, what)
    make_room(g, c)
    g.heard and g.tell("Merchants: Theft", "stolen", person=c.key, what=what)
    return False


def attacks(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Merchants: Robbery During a visit, with one weapon or another; never at New Haven. [R026 R299 R303 A91]"""
    if not c.visiting or safe(g, c.at):
        return []
    key = merchant_of(g, c).key
    return [((weapon,), {"merchant": key, "item": weapon}) for weapon in melee_weapons(g, c)]


def attack_merchant(g: Sun, c: Character, weapon: str) -> Flow[None]:
    """Merchants: Robbery An attack that is countered; no first combat round. [R299 A91]"""
    letter, c.visiting = c.visiting, ""
    yield from combat_round(g, c, (ATTACK, letter, weapon))


MERCHANTS = {
    "visit": Action(RULE, visit, stalls, no_visit, needs=given.SHOP),
    "deal": Action(RULE, deal, at_counter, cost=lambda g, c: 0, needs=given.VISIT),
    "dismantle": Action(RULE, dismantle, parts, no_dismantling, lambda g, c, key: 0, needs=given.VISIT | given.CARDS),
    "steal": Action("Merchants: Theft", steal, at_unsafe_counter, needs=given.VISIT),
    "rob": Action(
        "Merchants: Robbery",
        attack_merchant,
        attacks,
        family="combat",
        needs=given.VISIT,
        like="attack",
    ),
}
DURING_A_VISIT = ("deal", "dismantle", "steal")
