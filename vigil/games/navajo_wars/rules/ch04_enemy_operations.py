"""4. Enemy Operations: the five steps of the Enemy phase."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import cubes_in, red_cubes, use_effect
from vigil.games.navajo_wars.rules.ch04_display import (
    ROWS,
    TRUCES,
    enemy_counters_left,
    flip,
    reset_display,
    side_of,
    swap_row,
    to_inactive,
    truce_inactive,
)
from vigil.games.navajo_wars.rules.ch04_instruction_table import INSTRUCTIONS
from vigil.games.navajo_wars.rules.ch04_instructions import build, cost_of
from vigil.games.navajo_wars.rules.ch04_peace_and_defend import (
    defend,
    end_peace,
    keep_defending,
    peace,
    resume_after_defend,
    truce_order,
)
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll, roll_two
from vigil.games.navajo_wars.rules.ch10_trade_goods import goods, spend_goods, too_few_goods
from vigil.games.navajo_wars.rules.moments import can_pay, moment, usable
from vigil.games.navajo_wars.state import EMPTY
from vigil.kernel.rules.requests import Flow, Number, Option, Part

CANCEL_PRICE = 2
LEAST_AP = 1
PEACE_BUILD_AP = 1


def enemy_operations(g: NavajoWars) -> Flow[None]:
    """4 The Enemy's part of an Operations card. Whatever ends it, the rest of the card goes on. [4-a 4.S1-c]"""
    if g.state.truce != EMPTY and not (yield from special_conditions(g)):
        return
    collect_ap(g)
    yield from flip_instructions(g)
    if (yield from execute_instructions(g)):
        reset_display(g)


# step 1


def special_conditions(g: NavajoWars) -> Flow[bool]:
    """4 step 1 A Peace or a Defend lying in Raided is resolved; with neither nothing happens. Returns whether the
    phase goes on. [4.S1-a 4.S1-b]"""
    order = truce_order(g)
    if order == "peace":
        return (yield from running_peace(g))
    if order == "defend":
        return running_defend(g)
    return True


def running_peace(g: NavajoWars) -> Flow[bool]:
    """4.2.7 A die below the AP counters in Raided: one of them leaves play, Build, and the phase is over. Otherwise
    Peace is over and step 2 follows. [4.2.7-h 4.2.7-i 4.2.1-g]"""
    s = g.state
    eyes = yield from roll(g, "4.2.7", "running-peace", {"n": s.truce_ap})
    if eyes >= s.truce_ap:
        end_peace(g, "4.2.7")
        return True
    s.truce_ap -= 1
    g.heard and g.tell("4.2.7", "peace-goes-on", n=s.truce_ap)
    yield from build(g, PEACE_BUILD_AP, "4.2.7")
    return False


def running_defend(g: NavajoWars) -> bool:
    """4.2.5 Either AP are added and the phase is over, or Defend is over and step 2 follows. [4.2.5-f 4.2.5-g]"""
    if keep_defending(g):
        return False
    resume_after_defend(g)
    return True


# step 2


def enemy_ap_collected(g: NavajoWars, preempted: bool | None = None) -> Number:
    """4 step 2 The card, what events add, red cubes in Subjugation, less every cube in Raided; at least 1. Before the
    Preempt either case can be looked at. [4.S2-a 4.S2-b 4.S2-c 4.S2-d SUB-9]"""
    s = g.state
    card = g.content.operations[s.card]
    first = not (s.preempted if preempted is None else preempted)
    parts = [Part("2.2.1", "card-ap", card.enemy if first else card.preempted, {"card": s.card})]
    if n := g.bonus("enemy-ap"):
        parts.append(Part("6.1.1", "ap-of-cards", n))
    if n := s.effects.get("enemy-ap-next", 0):
        parts.append(Part("6.1", "ap-of-event", n))
    if n := red_cubes(s):
        parts.append(Part("1.7.3", "red-cubes", n))
    if n := cubes_in(s.raided):
        parts.append(Part("1.7.3", "raided-cubes", -n))
    key = "enemy-ap" if preempted is None else "enemy-ap-first" if first else "enemy-ap-preempted"
    number = Number(key, tuple(parts))
    short = LEAST_AP - number.total
    return Number(key, (*parts, Part("4 step 2", "at-least-one", short))) if short > 0 else number


def enemy_ap_ahead(g: NavajoWars) -> tuple[int, int]:
    """4 step 2 What the Enemy would collect from this card if it goes first, and if it is preempted. [4.S2-a
    2.2.1-d]"""
    s = g.state
    card = g.content.operations[s.card]
    more = g.bonus("enemy-ap") + s.effects.get("enemy-ap-next", 0) + red_cubes(s) - cubes_in(s.raided)
    return max(LEAST_AP, card.enemy + more), max(LEAST_AP, card.preempted + more)


def collect_ap(g: NavajoWars) -> None:
    """4 step 2 What is collected is added to the Enemy AP Available, where it stays until used; only the stock of
    counters is a limit. [4.S2-e 1.7.3-a 1.7.4-c]"""
    s = g.state
    collected = enemy_ap_collected(g)
    use_effect(g, "enemy-ap-next")
    s.enemy_ap += min(collected.total, enemy_counters_left(g))
    g.heard and g.tell("4 step 2", "enemy-collects", ap=collected, total=s.enemy_ap)


# step 3


def flip_instructions(g: NavajoWars) -> Flow[None]:
    """4 step 3 Two dice: a double swaps that row's Active and Standby counters, and no Trade Goods stop that;
    otherwise both rows' Active counters are turned. [4.S3-a 4.S3-b 4.S3-c TG-3]"""
    one, two = yield from roll_two(g, "4 step 3", "flip-die-one", "flip-die-two")
    if one == two:
        swap_row(g, one - 1, one - 1, "4 step 3")
        return
    for die in (one, two):
        yield from flip_unless_cancelled(g, die - 1)


def flip_unless_cancelled(g: NavajoWars, row: int) -> Flow[None]:
    """4 step 3 A counter with a stripe is not turned, nor an empty row; 2 Trade Goods cancel one flip. [4.S3-b
    4.S3-c TG-2]"""
    s = g.state
    code = s.active[row]
    if code == EMPTY:
        g.heard and g.tell("4 step 3", "row-empty", row=row + 1)
        return
    side = side_of(g, code)
    if side.stripe:
        g.heard and g.tell("4 step 3", "striped", row=row + 1, order=side.order)
        return
    if (goods(s) >= CANCEL_PRICE or usable(g)) and (yield from stopped(g, row)):
        yield from spend_goods(g, CANCEL_PRICE, "10.2")
        g.heard and g.tell("10.2", "flip-cancelled", row=row + 1, order=side.order)
        return
    flip(g, row, "4 step 3")


def stopped(g: NavajoWars, row: int) -> Flow[bool]:
    """10.2 A window before a counter is turned, when the dice and the Enemy AP are known: 2 Trade Goods stop it. [TG-2
    MOM-a MOM-c]"""
    s = g.state
    shown, other = side_of(g, s.active[row]).order, side_of(g, s.active[row] ^ 1).order

    def offer() -> list[Option[bool]]:
        return [Option("cancel-flip", True, "10.2", {"order": shown})] if goods(s) >= CANCEL_PRICE else []

    bought = yield from moment(
        g,
        "4 step 3",
        "before-the-flip",
        lambda: can_pay(g, CANCEL_PRICE),
        offer,
        {"row": row + 1, "order": shown, "other": other},
        lambda: too_few_goods(s, "cancel-flip", CANCEL_PRICE, {"order": shown}),
    )
    return bool(bought)


# step 4


def execute_instructions(g: NavajoWars) -> Flow[bool]:
    """4 step 4 Active counters from the top, each once, until one cannot be paid or none is left. Returns whether
    step 5 follows: after a Peace or Defend it does not. [4.1.1-a 4.1.3-a 4.1.4-a 4.2.7-g]"""
    s = g.state
    for row in ROWS:
        if s.active[row] != EMPTY and not (yield from execute(g, row)):
            return s.truce == EMPTY
    g.heard and g.tell("4.1.4", "no-order-left", n=s.enemy_ap)
    return True


def execute(g: NavajoWars, row: int) -> Flow[bool]:
    """4.1 One counter: its cost is paid first, it acts, also as another instruction, and moves to Inactive. Returns
    whether the next one is tried. [4.1.2-a 4.1.3-a 4.1.5-a 4.1.5-c]"""
    s = g.state
    side = side_of(g, s.active[row])
    if side.order in TRUCES:
        if not truce_inactive(g):
            return make_truce(g, row)
        turn_second_truce(g, row, side.order)
        side = side_of(g, s.active[row])
    if side.order not in TRUCES:
        if not pay(g, row, cost := cost_of(g, side)):
            return False
        yield from INSTRUCTIONS[side.order](g, cost.total)
    code, s.active[row] = s.active[row], EMPTY
    to_inactive(s, code, row)
    return True


def pay(g: NavajoWars, row: int, cost: Number) -> bool:
    """4.1.2, 4.1.3 The visible side's cost out of the Enemy AP Available; if they do not reach, nothing is paid.
    [4.1.2-a 4.1.3-a]"""
    s, n = g.state, cost.total
    order = side_of(g, s.active[row]).order
    if s.enemy_ap < n:
        g.heard and g.tell("4.1.3", "cannot-pay", order=order, row=row + 1, cost=cost, left=s.enemy_ap)
        return False
    s.enemy_ap -= n
    g.heard and g.tell("4.1.2", "executes", order=order, row=row + 1, cost=cost, left=s.enemy_ap)
    return True


def make_truce(g: NavajoWars, row: int) -> bool:
    """4.2.5, 4.2.7 Peace for its cost, Defend for all AP there are, at least 1: either ends the phase, as does a
    lack of AP. [4.2.5-c 4.2.5-d 4.2.5-e 4.2.7-b 4.2.7-f]"""
    s = g.state
    side = side_of(g, s.active[row])
    if side.order == "peace":
        cost = cost_of(g, side)
        if pay(g, row, cost):
            peace(g, row, cost.total)
    elif s.enemy_ap == 0:
        g.heard and g.tell("4.2.5", "cannot-defend", order=side.order, row=row + 1)
    else:
        defend(g, row)
    return False


def turn_second_truce(g: NavajoWars, row: int, order: str) -> None:
    """4.2.5, 4.2.7 With a Peace or Defend in Inactive this one is turned, and its other side executed for its own
    cost; if that is one too, it goes to Inactive without effect. [4.2.5-a 4.2.5-b 4.2.7-a]"""
    g.heard and g.tell("4.2.7" if order == "peace" else "4.2.5", "second-truce", order=order, row=row + 1)
    flip(g, row, "4.2")
    if side_of(g, g.state.active[row]).order in TRUCES:
        g.heard and g.tell("4.2", "both-sides-truce", row=row + 1)
