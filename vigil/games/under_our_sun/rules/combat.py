"""Combat: one action of a character is one combat round; others join it; enemies strike back."""

from __future__ import annotations

from typing import Any

from vigil.games.under_our_sun.game import Sun, around
from vigil.games.under_our_sun.rules.combat_options import DODGE, SHOOT, SNEAK_ATTACK, Deed, combat_deeds
from vigil.games.under_our_sun.rules.counterattacks import (
    Round,
    enemy_roll,
    new_round,
    settle,
    strike,
    strongest,
    take,
    the_rest,
    untapped,
)
from vigil.games.under_our_sun.rules.dice_and_karma import Die, Roll, dice_of, roll_all, skill_test
from vigil.games.under_our_sun.rules.enemies import activate, meet, uncovered
from vigil.games.under_our_sun.rules.ranged import shoot
from vigil.games.under_our_sun.rules.robbery import rob, wound_enemy
from vigil.games.under_our_sun.rules.traitor import meeting
from vigil.games.under_our_sun.state import Character, Enemy
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option


def combat_round(g: Sun, c: Character, deed: Deed) -> Flow[None]:
    """Combat: Configurations The character acts and is countered; others in reach are asked; whoever has not attacked
    by then strikes the last one who acted on its tile.

    [R237 R239 R277 R279 R281 R283 R286 R287 A18 A47]
    """
    if not (yield from steps_forward(g, c, deed)):
        return
    r = new_round(g, c)
    yield from perform(g, r, c, deed)
    yield from joiners(g, r)
    yield from the_rest(g, r)
    if r.strikes:
        yield from settle(g, r)


def provoke(g: Sun, c: Character) -> Flow[None]:
    """Combat Any other action beside enemies: each of them attacks once. [R238 R277 A15]"""
    if not c.stealth and c.died < 0 and g.beset(c):
        yield from assault(g, c)


def assault(g: Sun, c: Character) -> Flow[None]:
    """Combat Each enemy on the tile attacks once. [R238 R277]"""
    yield from face(g, c)
    r = new_round(g, c)
    foes = untapped(g, r, c)
    if foes:
        yield from strike(g, r, c, foes)


def first_round(g: Sun, c: Character) -> Flow[None]:
    """Combat: First round It costs no AP: one attack or dodge, and every enemy on the tile attacks. Others are asked as
    after any combat action, and pay.

    [R134 R174 R221 R233 R236 R347 A11]
    """
    c.stealth = ""
    yield from face(g, c)
    foes = g.foes(c)
    if c.died >= 0 or not foes:
        return
    g.heard and g.tell("Combat: First round", "first-round", person=c.key)

    def offer() -> list[Option[Deed]]:
        return combat_deeds(g, c, foes, free=True)

    deed = yield from choose("Combat: First round", "first-round", offer, {"person": c.key}, seat=c.seat)
    yield from combat_round(g, c, deed)


def face(g: Sun, c: Character) -> Flow[None]:
    """Combat Before enemies: a Son of Liberty among his own may show his card; and the text of each that was not met
    yet is applied, however it came there.

    [R055 R125 A13 A79]
    """
    if c.team:
        yield from meeting(g, c)
    yield from meet(g, c)


def come_out(g: Sun, c: Character) -> Flow[None]:
    """Stealth Whoever was hidden and shows itself by its own deed: symbols bring their enemies, and if there are any a
    first combat round begins.

    [R174 R344 A108]
    """
    if not c.stealth:
        return
    c.stealth = ""
    g.heard and g.tell("Stealth", "exposed", person=c.key)
    if (yield from activate(g, c.at, uncovered(g, c.at))):
        yield from first_round(g, c)


def steps_forward(g: Sun, c: Character, deed: Deed) -> Flow[bool]:
    """Combat: Actions What comes before a combat action that is not done from hiding; and whether it can still be done
    then.

    [R055 R344 A35 A108]
    """
    kind, letter, _ = deed
    if kind == SNEAK_ATTACK:
        if c.team:
            yield from meeting(g, c)
        return True
    yield from come_out(g, c)
    yield from face(g, c)
    if c.died >= 0 or kind == DODGE:
        return c.died < 0
    near = around(c.at) if kind == SHOOT else (c.at,)
    return any(each.letter == letter and not each.dead and each.at in near for each in g.state.enemies)


# what a figure does


def perform(g: Sun, r: Round, c: Character, deed: Deed) -> Flow[None]:
    """Combat: Actions One combat action. [R239 R255 R280 R344]"""
    kind, letter, weapon = deed
    r.done.append(c.key)
    r.places.add(c.at)
    if kind == DODGE:
        return dodge(g, r, c)
    target = g.enemy(letter)
    r.places.add(target.at)
    if kind == SNEAK_ATTACK:
        return sneak_attack(g, r, c, target, weapon)
    r.acted.append(c)
    return shoot(g, c, target, weapon) if kind == SHOOT else attack(g, r, c, target, weapon)


def attack_dice(g: Sun, c: Character, weapon: str, feature: str) -> list[Die]:
    """Combat The combat value and the dice of the weapon. [R244 R257]"""
    colours = [*g.content.dice[c.key]["combat"]]
    if weapon != "hands":
        colours += getattr(g.content.things[weapon], feature)
    return dice_of(g, c, colours)


def attack(g: Sun, r: Round, c: Character, target: Enemy, weapon: str) -> Flow[None]:
    """Combat: Actions Attack and counterattack are rolled together and marked at once; an enemy that has attacked in
    this round cannot counter, then the strongest other does.

    [R241 R245 R246 R256 R257 R282 R284 R285 A99]
    """
    rolls = [Roll(c.key, attack_dice(g, c, weapon, "melee"), "Combat: Actions", "attack", target.letter)]
    if target.merchant and c.key not in target.hostile and c.key not in target.robbers:
        target.robbers.append(c.key)
    counter = target if not target.tapped and g.hates(target, c) else None
    if counter is None and len(r.done) > 1:
        counter = yield from strongest(g, r, c)
    if counter is not None:
        rolls.append(enemy_roll(g, counter, c))
    g.heard and g.tell("Combat: Actions", "attacks", person=c.key, enemy=target.key, letter=target.letter)
    found = yield from roll_all(g, rolls)
    wound_enemy(g, c, target, found[0])
    if target.merchant and target.dead:
        yield from rob(g, c, target)
    if counter is not None:
        counter.tapped = True
        take(g, c, found[1])


def dodge(g: Sun, r: Round, c: Character) -> Flow[None]:
    """Combat: Actions A skill test; while others may join, the strongest enemy that has not attacked does so now.

    [R259 R261 A19]
    """
    r.acted.append(c)
    r.dodging[c.key] = yield from skill_test(g, c, "skill", "Combat: Actions")
    if others_may_join(g, r):
        enemy = yield from strongest(g, r, c)
        if enemy is not None:
            yield from strike(g, r, c, [enemy])


def sneak_attack(g: Sun, r: Round, c: Character, target: Enemy, weapon: str) -> Flow[None]:
    """Combat: Actions A stealth test and one attack that nobody counters; then the character is exposed. If the test
    fails there is no attack, but a first combat round; so there is if symbols bring others now.

    [R055 R265 R266 A35 A80 A108]
    """
    passed = yield from skill_test(g, c, "stealth", "Combat: Actions")
    c.stealth = ""
    g.heard and g.tell("Stealth", "exposed", person=c.key)
    if not passed:
        yield from first_round(g, c)
        r.there = []
        return
    roll = Roll(c.key, attack_dice(g, c, weapon, "melee"), "Combat: Actions", "attack", target.letter)
    found = yield from roll_all(g, [roll])
    wound_enemy(g, c, target, found[0])
    if target.merchant and target.dead:
        yield from rob(g, c, target)
    if (yield from activate(g, c.at, uncovered(g, c.at))):
        yield from first_round(g, c)
        r.there = []
    else:
        yield from meet(g, c)


# who joins


def others_may_join(g: Sun, r: Round) -> bool:
    """Combat: Configurations Anybody in reach of the fight with AP left, waiting or not yet played. [R278 A93]"""
    return any(c.key not in r.done and joining(g, r, c) for c in g.living())


def joining(g: Sun, r: Round, c: Character) -> list[Option[Deed]]:
    """Combat: Configurations A combat action against any enemy in reach of the fight. [R255 R280 R352 A54 A110]"""
    places = r.places
    if c.at not in places and (not c.cards or places.isdisjoint(around(c.at))):
        return []
    letters = {each.letter for each in r.there if each.at in places and g.fights(each, c)}
    if not letters:
        return []
    deeds = combat_deeds(g, c, g.foes(c))
    return [each for each in deeds if each.value[1] in letters or (each.key == DODGE and c.at in places)]


def joiners(g: Sun, r: Round) -> Flow[None]:
    """Combat: Configurations After each combat action the others in reach are asked, one at a time in turn order; who
    joins pays the AP and acts out of turn.

    [R278 R279 R280 R281 R352 R353 A18 A93]
    """
    rule = "Combat: Configurations"
    for c in g.clockwise(r.active.key):
        if c.key in r.done or c.died >= 0:
            continue
        deeds = joining(g, r, c)
        if not deeds:
            continue

        def offer(deeds: list[Option[Deed]] = deeds) -> list[Option[Any]]:
            return [Option("stay-out", None, rule), *deeds]

        facts = {"person": c.key, "active": r.active.key}
        deed: Deed | None = yield from choose(rule, "join", offer, facts, seat=c.seat)
        if deed is None:
            continue
        c.ap -= g.cost(deed[0])
        if (yield from steps_forward(g, c, deed)):
            yield from perform(g, r, c, deed)
