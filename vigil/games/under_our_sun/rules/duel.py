"""Characters against characters."""

from __future__ import annotations

from functools import cache

from vigil.games.under_our_sun.game import Sun, around
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts
from vigil.games.under_our_sun.rules.combat import attack_dice, come_out, provoke
from vigil.games.under_our_sun.rules.combat_options import loaded, melee_weapons
from vigil.games.under_our_sun.rules.counterattacks import take
from vigil.games.under_our_sun.rules.dice_and_karma import Roll, attribute, roll_all, roll_one, skill_test
from vigil.games.under_our_sun.rules.inventory import weapons
from vigil.games.under_our_sun.rules.ranged import fire, shot_dice
from vigil.games.under_our_sun.rules.tile_entry import arrive, full
from vigil.games.under_our_sun.state import Character
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

RULE = "Characters against characters"
COUNTER, DODGE, CLOSE_IN, SHOOT_BACK, NOTHING = "counter", "dodge", "close-in", "shoot-back", "nothing"

Reaction = tuple[str, str]  # what, with which weapon


def at_hand(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Characters against characters Others on the same tile, in every mode. [R354]"""
    at = c.at
    others = [each for each in g.state.people if each.at == at and each is not c and each.died < 0]
    if not others:
        return []
    arms = melee_weapons(g, c)
    return [against(other.key, weapon) for other in others for weapon in arms]


@cache
def against(person: str, weapon: str) -> tuple[Args, Facts]:
    """Characters against characters Whom, and with what; made once for all games."""
    return (person, weapon), {"person": person, "item": weapon}


def in_sight(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Characters against characters Others on a neighbouring tile, for whoever has a ranged weapon. [R258 R267 R354]"""
    guns = weapons(g, c, "ranged")
    if not guns:
        return []
    near = around(c.at)
    return [against(other.key, gun) for other in g.living() if other.at in near for gun in guns]


def no_shot(g: Sun, c: Character, key: str, weapon: str) -> str:
    """Ranged combat An empty weapon cannot shoot. [R276]"""
    return "" if weapon in loaded(g, c) else "empty-weapon"


def attack(g: Sun, c: Character, key: str, weapon: str) -> Flow[None]:
    """Characters against characters The one attacked may counter or dodge for 1 AP each; attack and counterattack are
    rolled at once. A dodge that succeeds avoids the whole attack. Nobody joins, and nobody walks away.

    [R288 R289 R354 A37 A38 A100 A108]
    """
    other = g.character(key)
    yield from come_out(g, c)
    if c.died >= 0 or other.died >= 0 or other.at != c.at:
        return
    g.heard and g.tell(RULE, "attacks-character", person=c.key, other=key)
    kind, arm = yield from reaction(g, other, c, melee_reactions(g, other))
    rolls = [Roll(c.key, attack_dice(g, c, weapon, "melee"), RULE, "attack", key)]
    dodged = False
    if kind == DODGE:
        other.ap -= reaction_cost(g, c, kind)
        dodged = yield from skill_test(g, other, "skill", RULE)
    elif kind == COUNTER:
        other.ap -= reaction_cost(g, c, kind)
        rolls.append(Roll(key, attack_dice(g, other, arm, "melee"), RULE, "attack", c.key))
    found = yield from roll_all(g, rolls)
    if not dodged:
        take(g, other, found[0], RULE)
    if kind == COUNTER:
        take(g, c, found[1], RULE)
        yield from come_out(g, other)
    yield from provoke(g, c)


def melee_reactions(g: Sun, other: Character) -> list[Reaction]:
    """Characters against characters With enough AP in this phase. [R288 A38]"""
    if other.ap < g.cost("attack"):
        return []
    return [*((COUNTER, weapon) for weapon in melee_weapons(g, other)), (DODGE, "")]


def reaction(g: Sun, other: Character, c: Character, open_: list[Reaction]) -> Flow[Reaction]:
    """Characters against characters The attacked one is asked, in another's turn. [R272 R273 R275 R288]"""

    def offer() -> list[Option[Reaction]]:
        ways = [Option(kind, (kind, arm), RULE, {"item": arm} if arm else None) for kind, arm in open_]
        return [Option(NOTHING, (NOTHING, ""), RULE), *ways]

    facts = {"person": other.key, "other": c.key}
    return (yield from choose(RULE, "reaction", offer, facts, seat=other.seat))


def reaction_cost(g: Sun, c: Character, kind: str) -> int:
    """Characters against characters What the attacked one pays to answer: closing in costs the movement value of the
    attacker's tile.

    [R272 R273 R288]
    """
    if kind == CLOSE_IN:
        return g.printed(c.at).move
    paid = {DODGE: "dodge", COUNTER: "attack", SHOOT_BACK: "shoot"}
    return g.cost(paid[kind]) if kind in paid else 0


def shoot(g: Sun, c: Character, key: str, weapon: str) -> Flow[None]:
    """Ranged combat The one shot at may dodge (each success takes 1 damage off), close in (the movement value of the
    shooter's tile and a strength test, with full damage), shoot back, or do nothing.

    [R272 R273 R274 R275 R288 A37 A89 A108]
    """
    other = g.character(key)
    yield from come_out(g, c)
    if c.died >= 0 or other.died >= 0 or no_shot(g, c, key, weapon):
        return
    fire(g, c, weapon)
    g.heard and g.tell(RULE, "attacks-character", person=c.key, other=key)
    kind, arm = yield from reaction(g, other, c, ranged_reactions(g, other, c))
    rolls = [Roll(c.key, shot_dice(g, c, weapon), RULE, "shot", key)]
    if kind == CLOSE_IN:
        other.ap -= reaction_cost(g, c, kind)
    if kind == SHOOT_BACK:
        other.ap -= reaction_cost(g, c, kind)
        fire(g, other, arm)
        rolls.append(Roll(key, shot_dice(g, other, arm), RULE, "shot", c.key))
    found = yield from roll_all(g, rolls)
    less = 0
    if kind == DODGE:
        other.ap -= reaction_cost(g, c, kind)
        less = yield from roll_one(g, other, RULE, "test-skill", attribute(g, other, "skill"))
    take(g, other, found[0] - less, RULE)
    if kind == SHOOT_BACK:
        take(g, c, found[1], RULE)
        yield from come_out(g, other)
    if kind == CLOSE_IN:
        yield from close_in(g, other, c)
    yield from provoke(g, c)


def ranged_reactions(g: Sun, other: Character, c: Character) -> list[Reaction]:
    """Ranged combat Each needs its AP in this phase, closing in a free field. [R272 R273 R275 A89]"""
    found: list[Reaction] = []
    if other.ap >= g.cost("dodge"):
        found.append((DODGE, ""))
        found += [(SHOOT_BACK, gun) for gun in loaded(g, other)]
    if other.ap >= g.printed(c.at).move and not full(g, c.at):
        found.append((CLOSE_IN, ""))
    return found


def close_in(g: Sun, other: Character, c: Character) -> Flow[None]:
    """Ranged combat The AP are spent; if the strength test fails nobody moves. [R273 R274]"""
    if other.died < 0 and (yield from skill_test(g, other, "strength", RULE)):
        yield from arrive(g, other, c.at, False)


DUELS = {
    "attack-character": Action(RULE, attack, at_hand, family="combat", needs=given.COMPANY, like="attack"),
    "shoot-character": Action(RULE, shoot, in_sight, no_shot, family="combat", needs=given.GUN, like="shoot"),
}
