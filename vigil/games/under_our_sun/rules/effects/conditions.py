"""Decks: what cards ask before they do something."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun, around
from vigil.games.under_our_sun.rules.enemy_movement import can_lie
from vigil.games.under_our_sun.rules.health import can_be_revived
from vigil.games.under_our_sun.rules.traitor import traitor
from vigil.games.under_our_sun.state import FIT, HOME, TIRED, Character


def whom(g: Sun, who: str) -> Character:
    """Decks The character a card concerns; a card that concerns all speaks of the first who lives."""
    return g.character(who) if who else g.living()[0]


def passed(g: Sun, who: str) -> bool:
    """Decks The last test of the card was passed."""
    return g.state.passed


def hurt(g: Sun, who: str) -> bool:
    """Decks A cube is missing on the health track."""
    c = whom(g, who)
    return c.hp < g.content.characters[c.key].hp


def infected(g: Sun, who: str) -> bool:
    """Conditions: Infection Whether it has the token."""
    return whom(g, who).infected


def worn_out(g: Sun, who: str) -> bool:
    """Characters: Well-being Not fit."""
    return whom(g, who).well_being < FIT


def beside(g: Sun) -> list[Character]:
    """Decks The living on the tile of the one it concerns."""
    return g.here(whom(g, g.subject).at)


def patients(g: Sun) -> list[str]:
    """Decks Those here who are hurt or infected. [R207]"""
    rows = g.content.characters
    return [each.key for each in beside(g) if each.infected or each.hp < rows[each.key].hp]


def sick(g: Sun) -> list[str]:
    """Decks Those here who are infected. [R207]"""
    return [each.key for each in beside(g) if each.infected]


def comrades(g: Sun) -> list[str]:
    """Decks The others here whose phase is not over: their turn is still to come, or they keep AP. [R040 A111]"""
    return [each.key for each in beside(g) if each.key != g.subject and (not each.played or (each.waiting and each.ap))]


def fallen(g: Sun) -> list[str]:
    """Characters: Death The dead on the same tile who may still be revived. [R031 A72]"""
    place = whom(g, g.subject).at
    return [each.key for each in g.state.people if each.at == place and can_be_revived(g, each)]


def tired(g: Sun) -> list[str]:
    """Characters: Well-being Those who are tired."""
    return [each.key for each in g.living() if each.well_being == TIRED]


def unknown_near(g: Sun, who: str) -> bool:
    """Map tiles A neighbouring area that could be explored."""
    tiles = g.state.tiles
    for place in around(whom(g, who).at):
        tile = tiles.get(place)
        if (tile is None or not tile.key) and can_lie(g, place):
            return True
    return False


def no_trap(g: Sun, who: str) -> bool:
    """Items and equipment One small trap on a tile. [R330]"""
    return not g.tile(whom(g, who).at).trap


def fire_here(g: Sun, who: str) -> bool:
    """Campfire A fire on the tile. [R195]"""
    return bool(g.tile(whom(g, who).at).fire)


def has(g: Sun, who: str, what: str, n: int) -> bool:
    """Decks So much on the board."""
    return whom(g, who).goods.get(what, 0) >= n


def day(g: Sun, who: str, n: int) -> bool:
    """Day So many days have begun."""
    return g.state.day >= n


# objectives


def held(g: Sun, who: str, tile: str) -> bool:
    """Missions A character stands openly on that tile, and no enemy of the Survivors does, whoever asks. A known Son of
    Liberty is such an enemy; on whose side anybody else is, is nobody's business.

    [R018 A105]
    """
    tiles = g.state.tiles
    there = [c for c in g.state.people if tiles[c.at].key == tile and c.died < 0]
    if any(c.revealed or g.beset(c) for c in there):
        return False
    return any(not c.stealth for c in there)


def slain(g: Sun, who: str, n: int) -> bool:
    """Missions So many enemies were defeated since the first day. [R003]"""
    return g.state.marks.get("slain", 0) >= n


def all_home(g: Sun, who: str) -> bool:
    """Missions Everybody who lives is at New Haven."""
    return all(each.at == HOME for each in g.living())


def at_home_with(g: Sun, who: str, what: str, n: int) -> bool:
    """Missions So much of a resource on the boards of those at New Haven. [R022]"""
    found = 0
    for each in g.state.people:
        if each.at == HOME and each.died < 0:
            found += each.goods.get(what, 0)
    return found >= n


def eliminated(g: Sun, who: str, n: int) -> bool:
    """Modes So many Survivors are out of the game, or all that one of the Sons of Liberty has against him, if they are
    fewer: what is dealt can be won. [R121 A106]"""
    return sum(1 for each in g.state.people if each.gone and not traitor(each)) >= min(n, len(g.state.people) - 1)


def sons_on_the_map(g: Sun, who: str, n: int) -> bool:
    """Modes So many enemies of the Sons of Liberty are on the map. [R121]"""
    return sum(1 for each in g.state.enemies if not each.dead and g.row(each).sol) >= n
