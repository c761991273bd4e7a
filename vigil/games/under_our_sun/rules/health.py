"""Health, water, well-being, conditions; death, revival and elimination."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.dice_and_karma import wounded
from vigil.games.under_our_sun.rules.inventory import discard_card, spend
from vigil.games.under_our_sun.state import FIT, OK, SURVIVOR, TIRED, WELL_BEING, Character
from vigil.kernel.effects.interpreter import bonus

WINDOW = 3  # phases in which a dead character may be revived, that of its death included


def damage(g: Sun, c: Character, n: int, rule: str) -> None:
    """Characters: Health So many cubes leave the track; at 2 or less the character is wounded, at 0 it dies.

    [R028 R029 R030 R201 R204]
    """
    if n <= 0 or c.died >= 0:
        return
    before = wounded(c)
    c.hp = max(0, c.hp - n)
    g.heard and g.tell(rule, "damaged", person=c.key, n=n, left=c.hp)
    if not c.hp:
        die(g, c)
    elif wounded(c) and not before:
        g.heard and g.tell("Conditions: Wounded", "wounded", person=c.key)


def heal(g: Sun, c: Character, n: int) -> int:
    """Characters: Health Never beyond the track; from 3 on nobody is wounded. [R203 A51]"""
    before, was = c.hp, wounded(c)
    c.hp = min(g.content.characters[c.key].hp, c.hp + n)
    if c.hp > before:
        g.heard and g.tell("Characters: Health", "healed", person=c.key, n=c.hp - before, left=c.hp)
    if was and not wounded(c):
        g.heard and g.tell("Conditions: Wounded", "wound-gone", person=c.key)
    return c.hp - before


def die(g: Sun, c: Character) -> None:
    """Characters: Death The dead lie on their tile, take no turn and pay nothing. Their goods stay on their board.

    [R030 R333 A72 R251]
    """
    c.died, c.ap, c.stealth, c.waiting, c.engaged, c.visiting = g.state.phases, 0, "", False, False, ""
    for tile in g.state.tiles.values():
        if c.key in tile.awaits:
            tile.awaits.remove(c.key)
    g.heard and g.tell("Characters: Death", "died", person=c.key)
    if not g.here(c.at):
        recover(g, c.at)


def recover(g: Sun, place: str) -> None:
    """Merchants: Robbery What was done to a merchant is healed once no character is left on the tile. [R301]"""
    merchant = g.merchant_here(place)
    if merchant is not None:
        merchant.damage = 0


def revive(g: Sun, c: Character, n: int) -> None:
    """Characters: Death Somebody else brings the dead back to life. [R031]"""
    c.died, c.hp = -1, min(n, g.content.characters[c.key].hp)
    g.heard and g.tell("Characters: Death", "revived", person=c.key, n=c.hp)


def can_be_revived(g: Sun, c: Character) -> bool:
    """Characters: Death In the phase of its death and the two that follow. With `revival` on `evening` Preparation
    counts as a phase: then who dies at night is lost after the Morning.

    [R031 R032 A9]
    """
    return c.died >= 0 and not c.gone and since_death(g, c) < WINDOW


def since_death(g: Sun, c: Character, preparations: int = 0) -> int:
    """Characters: Death The phases after that of its death which have begun; where Preparation counts as one, those in
    between, and so many that have just ended. [A9]"""
    since = g.state.phases - c.died
    if g.setting("revival") == "evening":
        since += (g.state.phases - 1) // 3 - (c.died - 1) // 3 + preparations
    return since


def too_late(g: Sun, preparations: int = 0) -> None:
    """Characters: Death At the end of the third phase whoever was not revived is out of the game. [R032 A9]"""
    for c in g.state.people:
        if c.died >= 0 and not c.gone and since_death(g, c, preparations) >= WINDOW - 1:
            eliminate(g, c)


def eliminate(g: Sun, c: Character) -> None:
    """Characters: Death Out for good; everything it carried goes to the supply. A dead Survivor's team card stays
    closed, a Son of Liberty's is shown: so whoever is gone and shows none was a Survivor.

    [R032 A68 A72]
    """
    c.gone = True
    for what, n in list(c.goods.items()):
        spend(g, c.goods, what, n)
    for card in c.cards:
        discard_card(g, card)
    c.cards, c.water = [], 0
    tell = g.reveal if c.team and not any(each.revealed for each in g.state.people) else g.tell
    g.heard and tell("Characters: Death", "eliminated", person=c.key)
    if c.team not in ("", SURVIVOR) and not c.revealed:
        c.revealed = True
        g.heard and g.reveal("Modes: Sons of Liberty", "team-card", person=c.key, card=c.team)


# water and food


def drink(g: Sun, c: Character, rule: str) -> None:
    """Characters: Water One water, or one HP of whoever has none: there is no choice.

    [R033 R319 R321 R324 A24 A74]
    """
    if c.water:
        c.water -= 1
        g.heard and g.tell(rule, "drank", person=c.key, left=c.water)
    else:
        g.heard and g.tell(rule, "thirsty", person=c.key)
        damage(g, c, 1, rule)


def daily_food(g: Sun, c: Character) -> None:
    """Day: Preparation One food from the own board, or one HP of whoever has none. It does not heal.

    [R315 A52 A59 A74]
    """
    if c.goods.get("food"):
        spend(g, c.goods, "food", 1)
        g.heard and g.tell("Day: Preparation", "ate-daily", person=c.key)
    else:
        g.heard and g.tell("Day: Preparation", "hungry", person=c.key)
        damage(g, c, 1, "Day: Preparation")


def lose_water(g: Sun, c: Character, n: int) -> int:
    """Characters: Water As far as there is any; only drinking hurts whoever has none."""
    lost = min(n, c.water)
    c.water -= lost
    if lost:
        g.heard and g.tell("Characters: Water", "water-lost", person=c.key, n=lost)
    return lost


# conditions


def infect(g: Sun, c: Character) -> None:
    """Conditions: Infection Cards give it; there is only one token. [R205 R208]"""
    if not c.infected:
        c.infected = True
        g.heard and g.tell("Conditions: Infection", "infected", person=c.key)


def cure(g: Sun, c: Character) -> None:
    """Conditions: Infection Antibiotic, Medikit or the Medic take the token off. [R207]"""
    if c.infected:
        c.infected = False
        g.heard and g.tell("Conditions: Infection", "cured", person=c.key)


def fever(g: Sun) -> None:
    """Conditions: Infection One HP at the start of Morning and of Night, not in the Afternoon. [R206 R318 R323 A5]"""
    for c in g.living():
        if c.infected:
            damage(g, c, 1, "Conditions: Infection")


def change_well_being(g: Sun, c: Character, n: int) -> None:
    """Characters: Well-being Tired, OK, fit: never below, never beyond. [R036 R037 R314 A50]"""
    before = c.well_being
    c.well_being = max(TIRED, min(FIT, c.well_being + n))
    if c.well_being != before:
        g.heard and g.tell("Characters: Well-being", "well-being", person=c.key, state=WELL_BEING[c.well_being])


def full_ap(g: Sun, c: Character) -> int:
    """Characters: Action points Six; five in a Storm; two fewer while tired. [R038 R069 R317 R322 R328 A21 A22]"""
    ap = 6
    if g.state.weather == "storm":
        ap -= 1
    if c.well_being < OK:
        ap -= 2
    return max(0, ap + bonus(g, g.content.words, "ap"))


def refresh(g: Sun, c: Character) -> None:
    """Day A new phase: AP are set anew, what was left is gone. [R317 R320 R322 R356]"""
    c.ap, c.waiting, c.engaged, c.played, c.visiting = full_ap(g, c), False, False, False, ""
    c.refused = []
    row = g.content.characters[c.key].ability
    if row.renews == "phase":
        c.exhausted = []
    if g.setting("karma") == "phase":
        c.karma_used = False
