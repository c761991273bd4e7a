"""Combat: Actions: who is in reach of whom, and what may be done there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from vigil.games.under_our_sun.game import Sun, around
from vigil.games.under_our_sun.rules.inventory import weapons
from vigil.games.under_our_sun.state import Card, Character, Enemy
from vigil.kernel.rules.requests import Fact, Option, Refusal

ATTACK, DODGE, SHOOT, SNEAK_ATTACK = "attack", "dodge", "shoot", "sneak-attack"
HANDS = "hands"

Deed = tuple[str, str, str]  # what is done, to which enemy (its letter), with which weapon


def melee_weapons(g: Sun, c: Character) -> list[str]:
    """Combat: Actions One weapon for each attack; bare hands if there is none. A ranged weapon serves on the own tile
    only with the melee feature.

    [R244 A53 A109]
    """
    return weapons(g, c, "melee") or [HANDS]


def rounds(g: Sun, c: Character, card: Card) -> int:
    """Ammunition On the weapon, or loose in resource spaces. [R216 R276]"""
    return card.uses + c.goods.get(g.content.things[card.key].ammo, 0)


def loaded(g: Sun, c: Character) -> list[str]:
    """Ranged combat Weapons that can shoot now: an empty one cannot. [R267 R276]"""
    return [key for key in weapons(g, c, "ranged") if any(card.key == key and rounds(g, c, card) for card in c.cards)]


def targets_afar(g: Sun, c: Character) -> list[Enemy]:
    """Ranged combat Enemies on a neighbouring tile. [R258 R267]"""
    near = around(c.at)
    return [each for each in g.state.enemies if each.at in near and g.fights(each, c)]


def in_reach(g: Sun, c: Character) -> bool:
    """Combat: Actions Whether an enemy can be fought from where the character stands. [R255 R278]"""
    return g.beset(c) or (bool(c.cards) and bool(loaded(g, c)) and bool(targets_afar(g, c)))


def combat_deeds(
    g: Sun, c: Character, foes: Sequence[Enemy], free: bool = False, lead: tuple[str, ...] = ()
) -> list[Option[Any]]:
    """Combat: Actions What a character can do against these on its tile or at range, with the AP it has; in a first
    combat round nothing is paid, and nothing is done at range. Each is a Deed, after the words it is to `lead` with.

    [R005 R255 R256 R258 R259 R265 R267 A11]
    """
    ap, costs = c.ap, g.content.rulebook.costs
    found: list[Option[Any]] = []
    if foes:
        arms = melee_weapons(g, c)
        if free or ap >= costs[ATTACK]:
            found += [deed(ATTACK, foe.key, foe.letter, weapon, lead) for foe in foes for weapon in arms]
        if c.stealth and ap >= costs[SNEAK_ATTACK]:
            found += [deed(SNEAK_ATTACK, foe.key, foe.letter, weapon, lead) for foe in foes for weapon in arms]
    if c.cards and not free and ap >= costs[SHOOT]:
        guns = loaded(g, c)
        if guns:
            found += [deed(SHOOT, foe.key, foe.letter, gun, lead) for foe in targets_afar(g, c) for gun in guns]
    if foes and not c.stealth and (free or ap >= costs[DODGE]):
        found.append(dodging(lead))
    return found


@lru_cache(maxsize=256)
def deed(kind: str, foe: str, letter: str, weapon: str, lead: tuple[str, ...]) -> Option[Any]:
    """Combat: Actions A deed with its name; made once for all games."""
    rule = "Ranged combat" if kind == SHOOT else "Combat: Actions"
    return Option(kind, (*lead, kind, letter, weapon), rule, {"enemy": foe, "letter": letter, "item": weapon})


@cache
def dodging(lead: tuple[str, ...]) -> Option[Any]:
    """Combat: Actions To dodge is done to nobody; made once for all games."""
    return Option(DODGE, (*lead, DODGE, "", ""), "Combat: Actions")


def combat_refusals(g: Sun, c: Character) -> Iterator[Refusal]:
    """Combat: Actions What a fighter would expect and cannot do: an empty weapon, too few AP for a sneak attack.

    [R005 R265 R276]
    """
    guns = loaded(g, c)
    for gun in weapons(g, c, "ranged"):
        for foe in targets_afar(g, c):
            facts: dict[str, Fact] = {"enemy": foe.key, "letter": foe.letter, "item": gun}
            if gun not in guns:
                yield Refusal(SHOOT, "empty-weapon", "Ranged combat", facts)
    if c.stealth and 0 < c.ap < g.cost(SNEAK_ATTACK):
        for foe in g.foes(c):
            for weapon in melee_weapons(g, c):
                facts = {"enemy": foe.key, "letter": foe.letter, "item": weapon}
                yield Refusal(SNEAK_ATTACK, "too-few-ap", "Combat: Actions", facts, {"n": g.cost(SNEAK_ATTACK)})
