"""Combat: Fate. An S on a die: a miss, or whatever fate makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.game import Throw, War
from vigil.games.this_war_of_mine.rules.combat_dice import STORY
from vigil.games.this_war_of_mine.rules.effects.carry_out import SpokenInterpreter
from vigil.games.this_war_of_mine.rules.general import draw, raise_state
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

RULE = "Combat: Fate"


def tell_stories(g: War, ours: Sequence[Throw], theirs: Sequence[Throw]) -> Flow[None]:
    """Combat: Fate On S, on one's own die or an enemy's, the Leader must choose: a miss, or fate. [R223]"""

    def offer() -> list[Option[bool]]:
        return [Option("miss", False, RULE), Option("trust-fate", True, RULE)]

    for throw in (*ours, *theirs):
        if throw.face == STORY:
            facts = {"person": throw.who, "die": f"{throw.colour}-die"}
            if (yield from choose(RULE, "story", offer, facts, seat=g.state.leader)):
                yield from trust_fate(g, throw)


def trust_fate(g: War, throw: Throw) -> Flow[None]:
    """Combat: Fate A Fate card is turned: in the colour of the die its text is followed, in another the strike is void.

    [R224 R225 R226]
    """
    card = yield from draw(g, "fate", RULE)
    if not card:
        return
    g.state.decks["fate"].used.append(card)
    if g.content.fate[card].die != throw.colour:
        g.heard and g.tell(RULE, "fate-fails", card=card, person=throw.who)
        return
    g.heard and g.tell(RULE, "fate-speaks", card=card, person=throw.who)
    effects = g.content.effects[f"{card}-combat"]
    g.strike = throw
    try:
        yield from SpokenInterpreter(g, effects, g.content.words, g.state.leader).in_turn(effects.body, throw.who)
    finally:
        g.strike = None


def hit(g: War, who: str, n: int) -> None:
    """Combat: Fate The strike inflicts so many Wounds. [R225]"""
    if g.strike is not None:
        g.strike.hits = n


def deadly(g: War, who: str) -> None:
    """Combat: Fate The strike kills. [R225]"""
    if g.strike is not None:
        g.strike.deadly = True


def harm(g: War, who: str, n: int) -> Flow[None]:
    """Combat: Fate Whoever struck is hurt. [R225]"""
    person = g.person(who)
    if person is not None:
        yield from raise_state(g, person, "wounds", n)
    elif g.state.fight:
        for enemy in g.state.fight.enemies:
            if enemy.token == who:
                enemy.wounds += n
