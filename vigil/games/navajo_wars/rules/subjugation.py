"""The Subjugation of New Mexico: red cubes in their box, and the table carried out at the third (1.7.3)."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import red_cubes, reset_cubes
from vigil.games.navajo_wars.rules.ch01_tracks import change_morale
from vigil.games.navajo_wars.state import EMPTY, SPANISH

PUEBLO_REVOLT = 41
REDS = 3
TURNED = (0, 1, 5)  # the counters A, B and F
TURN_TRUCE = "turn-truce"  # a running Peace or Defend that is to show its Raid side when it comes back


def red_to_subjugation(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.3 Red cubes go to Subjugation; the table is read after they are placed, once, when the third is there. Fewer
    do nothing, nor do cubes a set-up lays there. [1.7.3-g 1.7.3-i 1.7.3-j SUB-1 SUB-6]"""
    if n <= 0:
        return
    s = g.state
    before = red_cubes(s)
    s.subjugation["red"] = before + n
    g.heard and g.tell(rule, "red-to-subjugation", n=n, total=before + n)
    if before < REDS <= before + n:
        subjugation_table(g)


def subjugation_table(g: NavajoWars) -> None:
    """Subjugation table: card 41 leaves the game, Enemy Morale +1, A, B and F show their Raid side, Reset Cubes.
    [1.7.3-h SUB-2 SUB-3 SUB-5]"""
    g.heard and g.tell("Subjugation table", "new-mexico-subjugated")
    remove_pueblo_revolt(g)
    change_morale(g, 1, "Subjugation table")
    turn_to_raid(g)
    reset_cubes(g, "Subjugation table")


def remove_pueblo_revolt(g: NavajoWars) -> None:
    """Subjugation table: card 41 leaves the game if it is in play. [1.7.3-h SUB-2]"""
    s = g.state
    if PUEBLO_REVOLT in s.in_play:
        s.in_play.remove(PUEBLO_REVOLT)
        s.gone.append(PUEBLO_REVOLT)
        g.count_bonuses()
        g.heard and g.tell("Subjugation table", "pueblo-revolt-over", card=PUEBLO_REVOLT)


def turn_to_raid(g: NavajoWars) -> None:
    """Subjugation table: the Spanish A, B and F, in whatever column, show Raid!; one that does stays; one lying in
    Raided is turned when it comes back. Other periods have none. [1.7.3-k SUB-4 SUB-8]"""
    s = g.state
    if s.period != SPANISH:
        return
    for column in (s.active, s.inactive, s.standby):
        for row, code in enumerate(column):
            turned = raid_side(g, code)
            if turned not in (EMPTY, code):
                column[row] = turned
                g.heard and g.tell("Subjugation table", "turned-to-raid", order=g.content.sides[SPANISH][code].order)
    if raid_side(g, s.truce) not in (EMPTY, s.truce):
        s.effects[TURN_TRUCE] = 1


def raid_side(g: NavajoWars, code: int) -> int:
    """Subjugation table: the code with which the Spanish A, B or F shows Raid!, EMPTY for any other counter.
    [1.7.3-k]"""
    if code == EMPTY or code // 2 not in TURNED:
        return EMPTY
    sides = g.content.sides[SPANISH]
    return next((each for each in (code, code ^ 1) if sides[each].order == "raid"), EMPTY)
