"""4.1 The Enemy Instruction Display: Active, Inactive and Standby, six rows each; and the Enemy's counters."""

from __future__ import annotations

from vigil.games.navajo_wars.content.tables import Side
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.state import EMPTY, State

ROWS = range(6)
TRUCES = ("peace", "defend")


def side_of(g: NavajoWars, code: int) -> Side:
    """1.7.5 The visible side of a counter on the display. [1.7.5-h]"""
    return g.content.sides[g.state.period][code]


def flip(g: NavajoWars, row: int, rule: str) -> None:
    """4 step 3 Turn the Active counter of a row to its other side. [4.S3-b]"""
    s = g.state
    s.active[row] ^= 1
    g.heard and g.tell(rule, "instruction-turned", row=row + 1, order=side_of(g, s.active[row]).order)


def swap_row(g: NavajoWars, active_row: int, standby_row: int, rule: str) -> bool:
    """4.1.7 An Active and a Standby counter change places, if both spaces hold one; they keep their faces. Nothing else
    brings a counter from Standby into play. [4.1.7-a 4.1.7-c 4.1.6-a 13-swap]"""
    s = g.state
    if s.active[active_row] == EMPTY or s.standby[standby_row] == EMPTY:
        g.heard and g.tell("4.1.7", "no-swap", row=active_row + 1, standby=standby_row + 1)
        return False
    s.active[active_row], s.standby[standby_row] = s.standby[standby_row], s.active[active_row]
    if g.heard:
        order, other = side_of(g, s.active[active_row]).order, side_of(g, s.standby[standby_row]).order
        g.tell(rule, "swapped", row=active_row + 1, standby=standby_row + 1, order=order, other=other)
    return True


def swap_up(g: NavajoWars, row: int, upper: int, rule: str) -> bool:
    """4.1.7 An event moves the Active counter of `row` up by swapping it with that of row `upper`: ignored if a
    space is empty or it stands higher already. [4.1.7-a 4.1.7-b 4.1.7-c]"""
    s = g.state
    if s.active[row] == EMPTY or s.active[upper] == EMPTY or row <= upper:
        g.heard and g.tell("4.1.7", "no-move-up", row=row + 1, upper=upper + 1)
        return False
    s.active[row], s.active[upper] = s.active[upper], s.active[row]
    g.heard and g.tell(rule, "moved-up", row=row + 1, upper=upper + 1, order=side_of(g, s.active[upper]).order)
    return True


def to_inactive(s: State, code: int, row: int) -> None:
    """4.1.5 An executed counter moves into the Inactive space of its row; if that is taken, into the topmost empty one.
    [4.1.5-a 4.1.5-b]"""
    if s.inactive[row] != EMPTY:
        row = topmost_empty(s.inactive)
    s.inactive[row] = code


def topmost_empty(column: list[int]) -> int:
    """4.1.5 The topmost empty space of a column. [4.1.5-b]"""
    return column.index(EMPTY)


def truce_inactive(g: NavajoWars) -> bool:
    """4.2.5, 4.2.7 Whether the Inactive column holds a Peace or a Defend. [4.2.5-a 4.2.7-a]"""
    return any(code != EMPTY and side_of(g, code).order in TRUCES for code in g.state.inactive)


def reset_display(g: NavajoWars) -> None:
    """4 step 5 Active counters slide up; then the Inactive ones, the lowest first, take the topmost empty Active space.
    Faces stay. [4.S5-a 4.S5-b 4.S5-c 4.1.7-c]"""
    s = g.state
    column = [code for code in (*s.active, *reversed(s.inactive)) if code != EMPTY]
    s.active = column + [EMPTY] * (len(ROWS) - len(column))
    s.inactive = [EMPTY] * len(ROWS)
    g.heard and g.tell("4 step 5", "display-reset", orders=tuple(side_of(g, code).order for code in column))


def enemy_counters_left(g: NavajoWars) -> int:
    """1.7.4 Enemy AP counters, Raid on their back, still out of play: the only cap on Enemy AP and Raid counters.
    [1.7.4-c ER-4]"""
    s = g.state
    return g.content.stocks.enemy_ap - s.enemy_ap - s.truce_ap - s.santa_fe - sum(s.raid.values())
