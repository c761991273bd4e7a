"""6.1 What the effects of cards do to the Orders of the Enemy, and to cards."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch04_display import ROWS, flip, side_of, swap_row, swap_up
from vigil.games.navajo_wars.rules.ch04_instruction_table import INSTRUCTIONS
from vigil.games.navajo_wars.rules.ch04_peace_and_defend import end_peace
from vigil.games.navajo_wars.rules.ch06_lasting_cards import remove_from_game
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.effects.major_events_common import row_of
from vigil.games.navajo_wars.state import EMPTY, FORTS, LETTERS
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.decks import cards_left, look_at_top
from vigil.kernel.rules.requests import Fact, Flow, Option


def swap(g: NavajoWars, who: str, rule: str, row: int) -> Flow[None] | None:
    """4.1.7, 7.2.3 The Active and Standby counters of a row change places; row 0 is that of a die."""
    if not row:
        return swap_by_die(g, rule)
    swap_row(g, row - 1, row - 1, rule)
    return None


def swap_by_die(g: NavajoWars, rule: str) -> Flow[None]:
    """7.2.3 A die for the row."""
    row = (yield from roll(g, rule, "swap")) - 1
    swap_row(g, row, row, rule)


def swap_chosen(g: NavajoWars, who: str, rule: str, ask: str) -> Flow[None]:
    """4.1.7 The player may swap the Active and Standby counters of one row."""
    s = g.state
    rows = [row for row in ROWS if s.active[row] != EMPTY and s.standby[row] != EMPTY]
    row = yield from choose(
        rule,
        ask,
        lambda: [
            *(
                Option(
                    "swap-orders",
                    row,
                    "4.1.7",
                    {
                        "row": row + 1,
                        "active": side_of(g, s.active[row]).order,
                        "standby": side_of(g, s.standby[row]).order,
                    },
                )
                for row in rows
            ),
            Option("swap-no-orders", -1, rule),
        ],
    )
    if row >= 0:
        swap_row(g, row, row, rule)


def flip_row(g: NavajoWars, who: str, rule: str, row: int) -> Flow[None] | None:
    """4 step 3 The Active counter of a row is turned, unless it has a stripe; row 0 is that of a die."""
    if not row:
        return flip_by_die(g, rule)
    turn_active(g, row - 1, rule)
    return None


def flip_by_die(g: NavajoWars, rule: str) -> Flow[None]:
    """4 step 3 A die for the row."""
    turn_active(g, (yield from roll(g, rule, "flip-die-one")) - 1, rule)


def turn_active(g: NavajoWars, row: int, rule: str) -> None:
    """4 step 3 A counter with a stripe is not turned, nor an empty row."""
    code = g.state.active[row]
    if code == EMPTY:
        g.heard and g.tell(rule, "row-empty", row=row + 1)
    elif side_of(g, code).stripe:
        g.heard and g.tell(rule, "striped", row=row + 1, order=side_of(g, code).order)
    else:
        flip(g, row, rule)


def flip_orders(g: NavajoWars, who: str, rule: str, order: str) -> None:
    """4 step 3 Every Active counter that shows this Order is turned."""
    s = g.state
    for row in [row for row in ROWS if s.active[row] != EMPTY and side_of(g, s.active[row]).order == order]:
        flip(g, row, rule)


def order_up(g: NavajoWars, who: str, rule: str, order: str, to: str) -> None:
    """4.1.7 The topmost Active counter that shows this Order moves up a row, or to the top."""
    row = row_of(g, g.state.active, order)
    if row < 0:
        g.heard and g.tell(rule, "order-not-shown", order=order)
    else:
        swap_up(g, row, 0 if to == "top" else max(0, row - 1), rule)


def order_in(g: NavajoWars, who: str, rule: str, order: str) -> None:
    """4.1.7 The topmost Standby counter that shows this Order is swapped into play."""
    row = row_of(g, g.state.standby, order)
    if row < 0:
        g.heard and g.tell(rule, "order-not-shown", order=order)
    else:
        swap_row(g, row, row, rule)


def order_out(g: NavajoWars, who: str, rule: str, order: str) -> Flow[None]:
    """4.1.7 The topmost Active counter that shows this Order is swapped with the Standby counter of a die's row."""
    row = row_of(g, g.state.active, order)
    if row < 0:
        g.heard and g.tell(rule, "order-not-shown", order=order)
        return
    swap_row(g, row, (yield from roll(g, rule, "standby-row")) - 1, rule)


def execute(g: NavajoWars, who: str, rule: str, order: str, ap: int) -> Flow[None]:
    """4.2 An Order is carried out at once, as if so many AP had been paid for it; no counter moves."""
    g.heard and g.tell(rule, "order-of-card", order=order, n=ap)
    return INSTRUCTIONS[order](g, ap)


def peace_ends(g: NavajoWars, who: str, rule: str) -> None:
    """4.2.7 A Peace in force is over."""
    end_peace(g, rule)


# cards


def remove_card(g: NavajoWars, who: str, rule: str) -> None:
    """6.1.2 The card itself goes back to the box for good."""
    remove_from_game(g, g.content.numbers[who])


def look(g: NavajoWars, who: str, rule: str) -> Flow[None]:
    """6.1 The player sees the top card of the deck."""
    s = g.state
    if cards_left(s.deck):
        card = yield from look_at_top(s.deck, rule, "top-card")
        g.heard and g.tell(rule, "top-card-seen", card=g.content.key_of[card])


def tell(g: NavajoWars, who: str, rule: str, what: str, **facts: Mapping[str, Fact]) -> None:
    """6.1 A line of the card's own, with facts of its own; it may speak of the Family, Territory or Fort it is told
    of."""
    if g.heard:
        kinds = {"family": LETTERS, "territory": tuple(g.content.names[1:]), "fort": FORTS}
        g.tell(rule, what, **{**{kind: who for kind, known in kinds.items() if who in known}, **facts["with"]})
