"""How well a game went or stands, as a number from 0 to 1."""

from __future__ import annotations

from math import exp

from vigil.games.navajo_wars.game import NavajoWars

WORTH = {"major-victory": 1.0, "minor-victory": 0.75, "minor-defeat": 0.25, "major-defeat": 0.0}


def worth(g: NavajoWars, seat: int) -> float:
    return WORTH[g.state.ending]


def estimate(g: NavajoWars, seat: int) -> float:
    """How well the Diné stand, as thousands of games of the steady player went on from there: each Outpost comes back
    as Enemy Morale at every Victory Check, and what is behind them need not be feared any more."""
    s, history = g.state, g.content.history
    families = [family for family in s.families if family.place]
    people = sum(2 * family.man + 2 * family.woman + family.child for family in families) + sum(s.elders)
    land = sum(g.content.vp[territory] for territory in {family.place // 10 for family in families})
    tracks = 0.22 * min(s.military, 9) + 0.115 * min(s.culture, 11) - 0.21 * s.morale
    checks = sum(card in history for card in (*s.discard, *s.in_play, *s.gone))
    theirs = 0.38 * (len(s.missions) + len(s.ranchos)) + 0.3 * len(s.forts) + 0.06 * s.enemy_ap
    subdued = 0.35 * sum(s.subjugation.values())
    lead = tracks + 0.05 * people + 0.045 * land + 0.4 * checks - theirs - subdued - 2.5
    return 0.74 / (1 + exp(-lead))
