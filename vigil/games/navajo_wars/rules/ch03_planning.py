"""3.1 Planning: a new counter, the elders, Trade Goods, the tribes, the cubes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import elders_on_display, move_piece, reset_cubes, take, use_effect
from vigil.games.navajo_wars.rules.ch01_tracks import gain_ap, spend_ap
from vigil.games.navajo_wars.rules.ch03_elder_actions import elder_actions
from vigil.games.navajo_wars.rules.ch03_tribal_warfare_and_diplomacy import tribal_affairs
from vigil.games.navajo_wars.rules.moments import ask, powers
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal


def planning(g: NavajoWars) -> Flow[bool]:
    """3.1 Six steps in numeric order, the last of them Reset Cubes. Returns whether the player's last word was that
    this is enough. [3.1-a 3.1.6-a]"""
    add_population(g)
    hear_elders(g)
    yield from elder_actions(g)
    enough = yield from buy_trade_goods(g)
    over = yield from tribal_affairs(g)
    reset_cubes(g, "3.1 step 6")
    return enough if over is None else over


def add_population(g: NavajoWars) -> None:
    """3.1 step 1 The counter shown on the card, from Out of Play to Passage of Time, if any. [3.1.1-a 3.1.1-b]"""
    take(g, g.content.operations[g.state.card].grows, g.state.passage, "3.1 step 1")


def hear_elders(g: NavajoWars) -> None:
    """3.1 step 2 One AP for each elder; then all move a box to the right, as far as the last. [3.1.2-a 3.1.2-b]"""
    s = g.state
    elders = elders_on_display(s)
    if not elders:
        return
    gain_ap(g, elders, "3.1 step 2")
    first, second, third, fourth, fifth, sixth, last = s.elders
    s.elders = [0, first, second, third, fourth, fifth, sixth + last]
    g.heard and g.tell("3.1 step 2", "elders-move")


def buy_trade_goods(g: NavajoWars) -> Flow[bool]:
    """3.1 step 4 Trade Goods from Out of Play to Resources, paid with AP. Returns whether the player wanted none.
    [3.1.4-a 10.1-a]"""
    s = g.state
    market = use_effect(g, "market") > 0
    reason = why_no_goods(g, 1, market)
    if reason and not (reason == "goods-no-ap" and powers(g, "operations")):
        g.heard and g.tell("3.1 step 4", reason)
        return False

    def offer() -> list[Option[int]]:
        options = [Option("buy-no-goods", 0, "3.1 step 4")]
        while not why_no_goods(g, n := len(options), market):  # then more cannot be bought either
            options.append(Option("buy-goods", n, "3.1 step 4", {"n": n}, partial(goods_cost, g, n, market)))
        return options

    def refused() -> Iterator[Refusal]:
        n = len(offer())  # the first number that cannot be bought
        yield Refusal("buy-goods", why_no_goods(g, n, market), "3.1 step 4", {"n": n})

    n = yield from ask(g, "3.1 step 4", "buy-goods", offer, None, refused)
    if n:
        cost = goods_cost(g, n, market)
        spend_ap(g, cost.total)
        for _ in range(n):
            move_piece(s.out_of_play, s.resources, "trade-goods")
        g.heard and g.tell("3.1 step 4", "goods-bought", n=n, cost=cost)
    return not n


def why_no_goods(g: NavajoWars, n: int, market: bool) -> str:
    """3.1 step 4 Why n Trade Goods cannot be bought, "" if they can: Culture above 0, counters in Out of Play, one for
    each Family in play with a woman, 1 AP each. [3.1.4-a 3.1.4-b 1.7.4-i 10.1-a 10.1-g]"""
    s = g.state
    if s.culture <= 0:
        return "goods-culture-0"
    if g.bonus("goods-blocked") > 0:
        return "goods-blocked"
    if s.out_of_play.get("trade-goods", 0) < n:
        return "goods-none-left"
    if len([each for each in s.families if each.place and each.woman]) * (1 + g.bonus("goods-more")) < n:
        return "goods-no-woman"
    return "goods-no-ap" if goods_cost(g, n, market).total > s.ap else ""


def goods_cost(g: NavajoWars, n: int, market: bool) -> Number:
    """3.1 step 4 One AP for each, none for those that a card gives free. [3.1.4-a]"""
    parts = [Part("3.1 step 4", "goods-price", n)]
    free = min(n, g.bonus("goods-free"))
    if market:
        parts.append(Part("6.1", "goods-market", -n))
    elif free:
        parts.append(Part("9.1.4", "goods-free", -free))
    return Number("goods-cost", tuple(parts))
