"""6.1 The Major Events of the Historical Events (41 to 54) and of the Transitions. Names are known, effects ours,
except the Forts of 51, Manuelito (53) and the steps of 45, 50 and 55."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family, in_play, raise_ferocity
from vigil.games.navajo_wars.rules.ch01_tracks import change_enemy_ferocity
from vigil.games.navajo_wars.rules.ch06_kit_carson import kit_carson
from vigil.games.navajo_wars.rules.ch06_transitions import army_of_the_west, mexican_independence
from vigil.games.navajo_wars.rules.effects.major_events_common import choose_family
from vigil.kernel.rules.requests import Flow


def manuelitos_war(g: NavajoWars) -> Flow[None]:
    """13 Manuelito (53): he joins a Family of the player's choice, which grows fiercer; so does the Enemy. [1.6.5-f
    13-manu-a 13-manu-c]"""
    s = g.state
    letters = [each.letter for each in in_play(s)]
    if letters and not s.manuelito:
        s.manuelito = yield from choose_family("manuelitos-war", "manuelito-joins", letters)
        g.heard and g.tell("13 Manuelito", "manuelito-comes", family=s.manuelito)
        raise_ferocity(g, family(s, s.manuelito), "6.1")
    change_enemy_ferocity(g, 1, "6.1")


HISTORICAL_EVENTS: dict[str, Callable[..., Flow[None] | None]] = {
    "mexican-independence": mexican_independence,
    "army-of-the-west": army_of_the_west,
    "manuelitos-war": manuelitos_war,
    "kit-carson": kit_carson,
}
