"""Ranged combat: a shot at an enemy on a neighbouring tile, and what it does then."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.counterattacks import take
from vigil.games.under_our_sun.rules.dice_and_karma import Die, Roll, dice_of, roll_all
from vigil.games.under_our_sun.rules.enemies import meet, tile_name
from vigil.games.under_our_sun.rules.enemy_movement import shuns, spring_trap
from vigil.games.under_our_sun.rules.inventory import own, put
from vigil.games.under_our_sun.rules.robbery import rob, wound_enemy
from vigil.games.under_our_sun.state import Card, Character, Enemy
from vigil.kernel.rules.requests import Flow

RULE = "Ranged combat"


def fire(g: Sun, c: Character, weapon: str) -> Card:
    """Ammunition A shot uses one round: from the weapon, else a loose one. A weapon is kept when it is empty.

    [R086 R087 R276]
    """
    card = own(c, weapon)
    if card.uses:
        card.uses -= 1
    else:
        put(c.goods, g.content.things[weapon].ammo, -1)
    return card


def shot_dice(g: Sun, c: Character, weapon: str) -> list[Die]:
    """Ranged combat The combat value and the dice of the weapon. [R244 R257]"""
    return dice_of(g, c, [*g.content.dice[c.key]["combat"], *g.content.things[weapon].ranged])


def shoot(g: Sun, c: Character, target: Enemy, weapon: str) -> Flow[None]:
    """Ranged combat Attack and blue die are rolled together: on a success the enemy comes to the shooter's tile, which
    is its action; otherwise it shoots back if it can, even one that falls. One that is tapped does nothing.

    [R258 R267 R268 R269 R270 R271 R350 R351 A55 A88]
    """
    fire(g, c, weapon)
    g.heard and g.tell(RULE, "shoots", person=c.key, enemy=target.key, letter=target.letter, item=weapon)
    rolls = [Roll(c.key, shot_dice(g, c, weapon), RULE, "shot", target.letter)]
    reacts = not target.tapped and g.hates(target, c)
    if reacts:
        rolls.append(Roll(target.letter, [Die("blue")], RULE, "lure", c.key))
    found = yield from roll_all(g, rolls)
    wound_enemy(g, c, target, found[0])
    if target.merchant and target.dead:
        yield from rob(g, c, target)
    if not reacts:
        return
    if found[1] and not target.merchant and not shuns(g, target, c.at):
        if not target.dead:
            yield from lure(g, c, target)
    elif g.row(target).ranged is not None:
        yield from shoot_back(g, c, target)


def lure(g: Sun, c: Character, target: Enemy) -> Flow[None]:
    """Ranged combat The enemy comes to the shooter's tile, and is met there; that was its action.

    [R055 R268 R269 A55]
    """
    target.at, target.tapped = c.at, True
    g.heard and g.tell(RULE, "lured", enemy=target.key, letter=target.letter, tile=tile_name(g, c.at))
    spring_trap(g, target)
    yield from meet(g, c)


def shoot_back(g: Sun, c: Character, target: Enemy) -> Flow[None]:
    """Ranged combat An enemy that stays and can shoot does so, with the dice of day or night.

    [R053 R054 R241 R270 A88]
    """
    dice = g.row(target).ranged
    assert dice is not None
    colours = dice.night if g.is_night() else dice.day
    target.tapped = True
    roll = Roll(target.letter, [Die(colour) for colour in colours], RULE, "enemy-shot", c.key)
    found = yield from roll_all(g, [roll])
    take(g, c, found[0], RULE)
