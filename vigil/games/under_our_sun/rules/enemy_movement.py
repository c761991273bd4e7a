"""How enemies move in Preparation, or by cards."""

from __future__ import annotations

from operator import attrgetter

from vigil.games.under_our_sun.game import WAYS, Sun, apart, around, way_to
from vigil.games.under_our_sun.rules.dice_and_karma import DIRECTION, Die, Roll, ask_karma, dice_of, roll_all, throw
from vigil.games.under_our_sun.rules.enemies import hurt_enemy, tile_name
from vigil.games.under_our_sun.state import HOME, Character, Enemy, Tile
from vigil.kernel.rules.requests import Chance, Flow

RULE = "Enemies: Movement"
STAYS, HUNTS = 7, 8
TRAP = 2  # damage of a small trap
NAME = attrgetter("key")  # of a tile, "" while it lies face down


def move_enemies(g: Sun) -> Flow[None]:
    """Enemies: Movement All that share their tile with no visible character, one after another in the order in which
    they came into play. Merchants never do.

    [R225 R226 R227 R232 R312 A44 A95]
    """
    for enemy in list(g.state.enemies):
        if not enemy.dead and not enemy.merchant and not held(g, enemy):
            yield from wander(g, enemy)


def held(g: Sun, enemy: Enemy) -> bool:
    """Enemies: Movement A character on its tile keeps it there, unless it is hidden. [R225 R232 A58]"""
    return any(not each.stealth for each in g.here(enemy.at))


def wander(g: Sun, enemy: Enemy) -> Flow[None]:
    """Enemies: Movement 1 to 6 are the neighbours, 7 stays, 8 goes one tile towards the nearest character. Karma may
    roll this die again like any other.

    [R179 R227 R228 R229 A86]
    """
    die = Die(DIRECTION)
    roll = Roll(enemy.letter, [die], RULE, DIRECTION)
    yield from throw(g, die, roll)
    yield from ask_karma(g, [roll])
    eyes = int(die.face)
    if eyes == STAYS:
        g.heard and g.tell(RULE, "enemy-stays", enemy=enemy.key, letter=enemy.letter)
    elif eyes == HUNTS:
        yield from hunt(g, enemy)
    else:
        step(g, enemy, around(enemy.at)[eyes - 1])


def hunt(g: Sun, enemy: Enemy) -> Flow[None]:
    """Enemies: Movement Among equally short steps one is drawn by lot; an Animal leaves out those with a fire, and with
    a hidden character on its own tile it is already there.

    [R229 R230 A6 A95]
    """
    people = g.living()
    if not people:
        return
    far = min(apart(enemy.at, each.at) for each in people)
    if not far:
        g.heard and g.tell(RULE, "enemy-stays", enemy=enemy.key, letter=enemy.letter)
        return
    prey = yield from nearest(g, [each for each in people if apart(enemy.at, each.at) == far])
    steps = [place for place in around(enemy.at) if apart(place, prey.at) < far and not shuns(g, enemy, place)]
    if not steps:
        g.heard and g.tell(RULE, "enemy-stays", enemy=enemy.key, letter=enemy.letter)
        return
    way = way_to(enemy.at, steps[0])
    if len(steps) > 1:
        way = yield Chance(RULE, "which-step", "lot", [way_to(enemy.at, place) for place in steps])
    step(g, enemy, around(enemy.at)[WAYS.index(way)])


def nearest(g: Sun, tied: list[Character]) -> Flow[Character]:
    """Enemies: Movement Those at the smallest distance roll two green dice; it goes for whoever has fewer successes,
    and those who tie again roll again.

    [R230 R345 A6 A7]
    """
    while len(tied) > 1:
        rolls = [Roll(each.key, dice_of(g, each, ("green", "green")), RULE, "draw-enemy-off") for each in tied]
        found = yield from roll_all(g, rolls)
        tied = [each for each, n in zip(tied, found) if n == min(found)]
    return tied[0]


def shuns(g: Sun, enemy: Enemy, place: str) -> bool:
    """Campfire Animals do not move onto a tile with a fire. [R197 R351 A31]"""
    tile = g.state.tiles.get(place)
    return tile is not None and bool(tile.fire) and g.content.enemies[enemy.key].kind == "animal"


def step(g: Sun, enemy: Enemy, place: str) -> bool:
    """Enemies: Movement Onto a neighbouring tile; where none lies, one is laid face down under it, if there is one left
    and the map goes so far. Nothing is filled or marked, and nobody is attacked yet.

    [R231 A29 A30 A31 A103]
    """
    if shuns(g, enemy, place) or not can_lie(g, place):
        g.heard and g.tell(RULE, "enemy-stays", enemy=enemy.key, letter=enemy.letter)
        return False
    if place not in g.state.tiles:
        g.state.tiles[place] = Tile()
    enemy.at = place
    g.heard and g.tell(RULE, "enemy-moves", enemy=enemy.key, letter=enemy.letter, tile=tile_name(g, place))
    spring_trap(g, enemy)
    return True


def can_lie(g: Sun, place: str) -> bool:
    """Map tiles Whether a tile lies there, or may be laid: the stack is not empty, the mission's map goes so far.

    [A30 A103]
    """
    return place in g.state.tiles or (on_map(g, place) and tile_left(g))


def on_map(g: Sun, place: str) -> bool:
    """Map tiles Whether the mission's map goes so far. [A103]"""
    reach = g.content.missions[g.state.mission].reach
    return not reach or apart(place, HOME) <= reach


def tile_left(g: Sun) -> bool:
    """Map tiles Whether the stack holds one. [R343]"""
    return len(g.state.unseen) > len(g.state.tiles) or stack(g) > 0


def stack(g: Sun) -> int:
    """Map tiles How many tiles the stack holds: those unseen that do not lie face down on the map. [R343]"""
    return len(g.state.unseen) - list(map(NAME, g.state.tiles.values())).count("")


def spring_trap(g: Sun, enemy: Enemy) -> None:
    """Items and equipment A small trap hurts the first enemy that steps onto its tile. [R330]"""
    tile = g.tile(enemy.at)
    if tile.trap:
        tile.trap = False
        g.heard and g.tell("Items and equipment", "trap-springs", enemy=enemy.key, letter=enemy.letter)
        hurt_enemy(g, enemy, TRAP)
