"""Worlds a seat could believe in: the team cards of the others, drawn anew."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.view import knows_team
from vigil.games.under_our_sun.rules.effects.carry_out import holds
from vigil.games.under_our_sun.rules.traitor import EXTRA, is_semi
from vigil.games.under_our_sun.state import CODEC, SURVIVOR, Character, State
from vigil.kernel.rules.dice import mix
from vigil.kernel.rules.events import ALL_SEATS


def determinize(g: Sun, seat: int, seed: int) -> State | None:
    """A state in which the seat sees what it sees now: nobody knows whether there is a Son of Liberty at all. Where
    there are no team cards nothing is hidden."""
    if not is_semi(g):
        return None
    s = CODEC.copy(g.state)
    if seat == ALL_SEATS or not all(each.team for each in s.people):
        return s
    hidden = [each for each in s.people if not knows_team(g, each, seat)]
    known = [each for each in s.people if each not in hidden]
    for each in hidden:
        each.team = SURVIVOR
    if all(each.team == SURVIVOR for each in known):
        suspects = [(each, goal) for each in hidden if not each.gone for goal in goals_open_to(g, each)]
        undealt = (EXTRA + 1) * len(g.content.rulebook.sol_cards)
        drawn = (mix(seed, 1, 13) * (len(suspects) + undealt)) >> 31
        if drawn < len(suspects):
            traitor, goal = suspects[drawn]
            traitor.team = goal
    return s


def goals_open_to(g: Sun, c: Character) -> list[str]:
    """Goals that are not met yet: a game in which one was would be over."""
    own = g.character(c.key)
    return [goal for goal in g.content.rulebook.sol_cards if own.died >= 0 or not holds(g, goal, own)]
