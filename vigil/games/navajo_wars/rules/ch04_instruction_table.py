"""4.2 The Orders: what each instruction does when its counter is executed."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import is_subjugated, red_cubes
from vigil.games.navajo_wars.rules.ch04_instructions import (
    build,
    build_subvert,
    colonize,
    expand_order,
    slaves,
    subjugate,
    subvert,
)
from vigil.games.navajo_wars.rules.chart_enemy_raid import enemy_raid
from vigil.games.navajo_wars.rules.chart_tribal_raid import tribal_raid
from vigil.games.navajo_wars.rules.subjugation import REDS
from vigil.kernel.rules.requests import Flow


def tribal_order(g: NavajoWars, tribe: str, ap: int, rule: str) -> Flow[None]:
    """4.2.4, 4.2.12 Comanche! and Utes!: with fewer than 3 red cubes Subjugate, otherwise a Tribal Raid. No other tribe
    raids. [4.2.4-a 4.2.4-b 4.2.4-s SUB-9 13-tribe]"""
    if is_subjugated(g.state):
        return tribal_raid(g, tribe)
    g.heard and g.tell(rule, "tribe-as-subjugate", order=tribe, n=red_cubes(g.state), needed=REDS)
    return subjugate(g, ap, rule)


def comanche(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.4 Comanche! [4.2.4-b]"""
    return tribal_order(g, "comanche", ap, "4.2.4")


def utes(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.12 Utes!: as Comanche! [4.2.4-s]"""
    return tribal_order(g, "utes", ap, "4.2.12")


def raid(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.8 The AP paid are turned to their Raid side and the Enemy Raid begins. [4.2.8-a]"""
    return enemy_raid(g, ap)


def subvert_order(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.11 Subvert, as the counter says. [4.2.11-c]"""
    return subvert(g, ap, "4.2.11")


def subjugate_order(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.10 Subjugate, as the counter says. [4.2.10-a]"""
    return subjugate(g, ap, "4.2.10")


def build_order(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.1 Build, as the counter says. [4.2.1-a]"""
    return build(g, ap, "4.2.1")


INSTRUCTIONS: dict[str, Callable[[NavajoWars, int], Flow[None]]] = {  # Peace and Defend end the phase: see step 4
    "build": build_order,
    "build-subvert": build_subvert,
    "colonize": colonize,
    "comanche": comanche,
    "expand": expand_order,
    "raid": raid,
    "slaves": slaves,
    "subjugate": subjugate_order,
    "subvert": subvert_order,
    "utes": utes,
}
