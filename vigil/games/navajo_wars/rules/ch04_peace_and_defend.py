"""4.2.5 Defend and 4.2.7 Peace: the two orders that end the Enemy phase and lie in Raided until they are over."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import in_play, set_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import cubes_in, pour, reset_cubes, use_effect
from vigil.games.navajo_wars.rules.ch01_tracks import set_ap
from vigil.games.navajo_wars.rules.ch04_display import enemy_counters_left, side_of, topmost_empty
from vigil.games.navajo_wars.rules.subjugation import TURN_TRUCE, raid_side
from vigil.games.navajo_wars.state import EMPTY


def lay_in_raided(g: NavajoWars, row: int) -> None:
    """4.2.5, 4.2.7 The counter goes from the Active column to Raided. [4.2.5-e 4.2.7-f]"""
    s = g.state
    s.truce, s.active[row] = s.active[row], EMPTY


def truce_order(g: NavajoWars) -> str:
    """4 step 1 "peace" or "defend" if such a counter lies in Raided, otherwise nothing. [4.S1-a 4.S1-b]"""
    truce = g.state.truce
    return "" if truce == EMPTY else side_of(g, truce).order


def peace(g: NavajoWars, row: int, cost: int) -> None:
    """4.2.7 The AP paid lie in Raided, its cubes and those of Recovery go to the bag, both sides' AP and the
    Ferocity of every Family become 0; the counter goes to Raided. [4.2.7-b 4.2.7-c 4.2.7-d 4.2.7-e 4.2.7-f FER-5]"""
    s = g.state
    s.truce_ap = cost
    pour(s.raided, s.bag)
    pour(s.recovery, s.bag)
    s.enemy_ap = 0
    g.heard and g.tell("4.2.7", "peace-made", n=cost, bag=cubes_in(s.bag))
    set_ap(g, 0, "4.2.7")
    for family in in_play(s):
        set_ferocity(g, family, 0, "4.2.7")
    lay_in_raided(g, row)


def defend(g: NavajoWars, row: int) -> None:
    """4.2.5 All Enemy AP are spent and leave play, so none lie in Raided; the counter goes there.
    [4.2.5-c 4.2.5-e 4.2.5-i]"""
    s = g.state
    g.heard and g.tell("4.2.5", "defends", n=s.enemy_ap)
    s.enemy_ap = s.truce_ap = 0
    lay_in_raided(g, row)


def end_truce(g: NavajoWars) -> None:
    """4.2.5, 4.2.7 The AP in Raided become available and the counter goes to the topmost empty Inactive space; one
    that the Subjugation table is to turn is turned now. [4.2.5-g 4.2.5-h 4.2.7-i 1.7.3-k]"""
    s = g.state
    s.enemy_ap += s.truce_ap
    code = raid_side(g, s.truce) if use_effect(g, TURN_TRUCE) else s.truce
    s.inactive[topmost_empty(s.inactive)] = code
    s.truce, s.truce_ap = EMPTY, 0


def end_peace(g: NavajoWars, rule: str) -> None:
    """4.2.7 A Peace in force is over: by the die, or at once by a Diné raid on New Mexico, an Outpost or a Fort. A
    Defend is not ended so, and "Apaches Raid New Mexico" is no Diné raid. [4.2.7-i 4.2.7-j 4.2.5-j]"""
    if truce_order(g) == "peace":
        g.heard and g.tell(rule, "peace-over", n=g.state.truce_ap)
        end_truce(g)


def resume_after_defend(g: NavajoWars) -> None:
    """4.2.5 Defend is over: its AP become available, Reset Cubes, and Defend itself returns. [4.2.5-g 4.2.5-h]"""
    g.heard and g.tell("4.2.5", "defend-over", n=g.state.truce_ap)
    end_truce(g)
    reset_cubes(g, "4.2.5")


def keep_defending(g: NavajoWars) -> bool:
    """4.2.5 While Raided has cubes, and more of them than AP counters, AP are added up to the cubes and the phase is
    over. [4.2.5-f 4.2.5-i]"""
    s = g.state
    cubes = cubes_in(s.raided)
    if cubes <= s.truce_ap:
        return False
    added = min(cubes - s.truce_ap, enemy_counters_left(g))
    s.truce_ap += added
    g.heard and g.tell("4.2.5", "defend-goes-on", n=added, total=s.truce_ap)
    return True
