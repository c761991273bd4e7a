"""14. What set-ups and Transitions share: how a deck is built and how the Orders are laid out."""

from __future__ import annotations

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.content.tables import Counter, ScenarioRow
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.state import AMERICAN, EMPTY, SPANISH
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Chance, Flow

ORDERS_OUT = 2
ORDERS_LAID = 12
ROWS = 6


def deck_of(content: Content, scenario: ScenarioRow) -> Stack:
    """14 Piles of Operations and Ceremony cards, each with one card of the period shuffled in, the first on top and the
    Transition in the last. The Rope Thrower leaves the Ceremony cards out. [13-trans]"""
    pool = sorted([*content.operations, *content.ceremonies]) if scenario.ceremonies else sorted(content.operations)
    sizes = [size for size, _ in scenario.piles]
    return Stack(pool=pool, sizes=sizes, marked=[card for _, card in scenario.piles])


def counters_of(g: NavajoWars, period: int) -> list[Counter]:
    """14 The fourteen Orders of a period, by letter."""
    table = g.content.instructions
    return table.spanish if period == SPANISH else table.american if period == AMERICAN else table.mexican


def lay_orders(g: NavajoWars, rule: str) -> Flow[None]:
    """14 Two of the fourteen Orders are drawn out of the game; the others lie capital side up by the alphabet, first
    the Active and then the Standby column. [6.2.1-s4-b 6.2.1-s4-c 6.2.2-s4-a]"""
    counters = counters_of(g, g.state.period)
    keys = [order_key(counter) for counter in counters]
    left = list(range(len(counters)))
    for _ in range(ORDERS_OUT):
        drawn = yield from draw_order(keys, left, rule, "order-out")
        left.remove(drawn)
        g.heard and g.tell(rule, "order-out", letter=keys[drawn], order=counters[drawn].front.order)
    fill_display(g, left, rule)


def lay_orders_as_drawn(g: NavajoWars, rule: str) -> Flow[None]:
    """14.5 Twelve Orders are drawn and laid in the order in which they come; the last two are out of the game.
    [14.5-a]"""
    keys = [order_key(counter) for counter in counters_of(g, g.state.period)]
    left = list(range(len(keys)))
    laid: list[int] = []
    for _ in range(ORDERS_LAID):
        drawn = yield from draw_order(keys, left, rule, "order-laid")
        left.remove(drawn)
        laid.append(drawn)
    fill_display(g, laid, rule)


def order_key(counter: Counter) -> str:
    """14 The word for an Order's letter; a bare letter names a Family."""
    return f"order-{counter.letter.lower()}"


def draw_order(keys: list[str], left: list[int], rule: str, key: str) -> Flow[int]:
    """14 One Order counter out of those that are left, by its letter."""
    drawn: str = yield Chance(rule, key, "counter", [keys[n] for n in left])
    return keys.index(drawn)


def fill_display(g: NavajoWars, laid: list[int], rule: str) -> None:
    """4.1 Capital side up, from the top down: Active, then Standby; Inactive stays empty. [6.2.1-s4-c 6.2.2-s4-a]"""
    s = g.state
    codes = [2 * n for n in laid]
    s.active, s.standby, s.inactive = codes[:ROWS], codes[ROWS:], [EMPTY] * ROWS
    g.heard and g.tell(rule, "orders-laid")
