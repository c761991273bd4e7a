"""What a game was lost by, for whoever counts many of them: the rule it ended by, and where that rule reckons up
several things, the line of it that weighed most."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import outposts
from vigil.games.navajo_wars.rules.ch08_victory_checks import vp_balance

CHECK = "8.2 step 3"
LAST_CHECKS = {45: "6.2.1 step 2", 50: "6.2.2 step 2", 55: "6.2.3 step 2"}  # without Good Medicine, for 14 or 15 VP


def cause(g: NavajoWars) -> str:
    s = g.state
    if s.ending_rule == CHECK:
        return LAST_CHECKS.get(s.card, CHECK)
    if s.ending_rule == g.content.scenarios[s.scenario].section:
        return what_weighed(g)
    return s.ending_rule


def what_weighed(g: NavajoWars) -> str:
    """Of a game that was judged at its end: VP that the last check missed, Outposts that gave the Enemy Morale in it,
    or black cubes in Subjugation; the first of equals. Without any of them Enemy Morale alone was too high."""
    s = g.state
    lines = {
        "8.2 step 1": -vp_balance(g, g.content.history[g.content.scenarios[s.scenario].last_card].vp).total,
        "8.2 step 5": outposts(s),
        "Good Medicine": s.subjugation.get("black", 0),
    }
    most = max(lines, key=lines.__getitem__)
    return most if lines[most] > 0 else "8.2 step 2"
