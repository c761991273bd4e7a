"""Barter: a fee, then tokens for tokens by their value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import discard_all, gain, lasting, listed
from vigil.games.this_war_of_mine.rules.skills import name_skills
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part, Refusal
from vigil.kernel.sets.limits import AtLeast, AtMost, Several, anything

RULE = "Barter"
SELL, BUY = "sell", "buy"

Deal = tuple[str, str]  # sell or buy, what


def barter(g: War, fee: int, wares: Sequence[str]) -> Flow[None]:
    """Barter Only where a card or script allows it: first the fee, paid even if nothing is bought then; after that as
    many exchanges as one likes. What is on offer is known before the fee is paid.

    [R227 R228 R229 R230 R269 rd37]
    """
    fee = max(0, fee + g.bonus("fee", g.present()) + lasting(g, "fee"))
    most = worth(g)
    name_skills(g, g.present(), "fee")
    if most < fee or not most:
        g.heard and g.tell(RULE, "no-barter", n=fee)
        return

    def offer() -> list[Option[bool]]:
        return [Option("barter", True, RULE, {"n": fee}), Option("no-barter", False, RULE)]

    facts: dict[str, Fact] = {"n": fee, "stock": tuple(what for what in wares if what in g.state.box)}
    if not (yield from choose(RULE, "barter", offer, facts, seat=g.state.leader)):
        return
    if fee:
        yield from hand_over_value(g, RULE, "fee", fee)
    while most := worth(g):
        deals = yield from exchange(g, wares, most)
        if not deals:
            return
        settle(g, deals)


def value_of(g: War, what: str) -> int:
    """Barter The value in the yellow circle. [R232]"""
    return g.content.values[what]


def worth(g: War) -> int:
    """Barter What the tokens at hand are worth, from the Findings Pile or, at home, from Storage. Water, Wood and
    Components are never part of it.

    [R228 R233 R234 rd79]
    """
    values, total = g.content.values, 0
    for what, n in g.goods().items():
        total += n * values[what]
    return total


def own(g: War) -> list[tuple[str, int]]:
    """Barter The tokens one could give away, and how many of each. [R228 R234]"""
    goods = g.goods()
    return [(what, goods[what]) for what in g.content.tradable if what in goods]


def hand_over_value(g: War, rule: str, key: str, n: int) -> Flow[None]:
    """Barter Tokens of at least that value are discarded; what is paid too much is lost. [R230 rd36]"""

    def elements() -> Several[str]:
        return listed("thing", rule, own(g))

    def too_little(chosen: Sequence[str]) -> Refusal:
        return Refusal("thing", "too-little-value", rule, about={"paid": sum(map(value, chosen)), "n": n})

    value = g.content.values.__getitem__
    ready = AtLeast(n, too_little, value)
    paid = yield from draft(rule, key, elements, anything, ready, {"n": n}, seat=g.state.leader)
    discard_all(g, paid, g.goods(), "paid")


def exchange(g: War, wares: Sequence[str], most: int) -> Flow[tuple[Deal, ...]]:
    """Barter What is discarded is worth at least what is bought; only what is on offer and the box holds can be
    bought. Nothing chosen: the barter is over.

    [R229 R231 R232 R233 R234 R235 rd36]
    """

    def elements() -> Several[Deal]:
        box, values = g.state.box, g.content.values
        found = [(deal(SELL, what, values[what]), n) for what, n in own(g)]
        for what in wares:
            price = values[what]
            if price <= most and what in box:
                found.append((deal(BUY, what, price), box[what]))
        return Several(found)

    def refused() -> Iterator[Refusal]:
        for what in wares:
            price = value_of(g, what)
            facts: dict[str, Fact] = {"what": what, "n": price}
            if not g.state.box.get(what, 0):
                yield Refusal(BUY, "none-in-box", "General: Supply", facts)
            elif price > most:
                yield Refusal(BUY, "too-dear", RULE, facts, {"n": price, "most": most})

    def too_dear(deals: Sequence[Deal]) -> Refusal:
        return Refusal(BUY, "too-dear", RULE, about={"n": value_of_all(g, deals, BUY), "most": most})

    def too_little(deals: Sequence[Deal]) -> Refusal:
        about = {"paid": value_of_all(g, deals, SELL), "n": value_of_all(g, deals, BUY)}
        return Refusal(BUY, "too-little-value", RULE, about=about)

    return draft(
        RULE,
        "exchange",
        elements,
        AtMost(most, too_dear, g.content.sides_of_barter[BUY].__getitem__),
        AtLeast(0, too_little, g.content.balance.__getitem__),
        None,
        lambda deals: [bill(g, deals, SELL), bill(g, deals, BUY)],
        refused=refused,
        seat=g.state.leader,
    )


@cache
def deal(way: str, what: str, n: int) -> Option[Deal]:
    """Barter A thing on one side of an exchange, with its value. [R231 R232]"""
    return Option(way, (way, what), RULE, {"what": what, "n": n})


def bill(g: War, deals: Sequence[Deal], side: str) -> Number:
    """Barter The value of one side of an exchange. [R231 R232]"""
    return Number(
        side, tuple(Part(RULE, "value", value_of(g, what), {"what": what}) for way, what in deals if way == side)
    )


def value_of_all(g: War, deals: Sequence[Deal], side: str) -> int:
    """Barter The same as a bare number. [R231 R232]"""
    return sum(map(g.content.sides_of_barter[side].__getitem__, deals))


def settle(g: War, deals: Sequence[Deal]) -> None:
    """Barter What is given goes to the box, what is bought comes to where it was paid from. [R231 R268]"""
    discard_all(g, [what for way, what in deals if way == SELL], g.goods(), "paid")
    bought = [what for way, what in deals if way == BUY]
    for what in dict.fromkeys(bought):
        gain(g, what, bought.count(what))
