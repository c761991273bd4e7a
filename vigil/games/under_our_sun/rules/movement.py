"""Actions: Movement: Move, Charge, Sneak; and Explore, which reveals a tile."""

from __future__ import annotations

from functools import cache, lru_cache

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.game import WAYS, Sun, around
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts, slips_away, with_company
from vigil.games.under_our_sun.rules.dice_and_karma import skill_test
from vigil.games.under_our_sun.rules.enemies import spawn, uncovered
from vigil.games.under_our_sun.rules.enemy_movement import can_lie, on_map, tile_left
from vigil.games.under_our_sun.rules.inventory import put
from vigil.games.under_our_sun.rules.tile_entry import arrive, full
from vigil.games.under_our_sun.state import SNEAKED, Character, Tile
from vigil.kernel.rules.requests import Chance, Flow, Option

RULE = "Actions: Movement"
LOOK = "Actions: Interactions"

Step = Option[tuple[str, ...]]


def open_ways(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Actions: Movement Neighbouring tiles that were revealed. [R131]"""
    tiles = g.state.tiles
    return [
        ((place,), way_facts(way, tiles[place].key))
        for place, way in zip(around(c.at), WAYS)
        if place in tiles and tiles[place].key
    ]


def unknown_ways(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Actions: Movement Neighbouring areas without a tile, or with one face down. [R139 A30]"""
    tiles = g.state.tiles
    return [
        ((place,), way_facts(way))
        for place, way in zip(around(c.at), WAYS)
        if place not in tiles or not tiles[place].key
    ]


@cache
def way_facts(way: str, tile: str = "") -> Facts:
    """Actions: Movement What a step is called; made once for all games."""
    return {"way": way, "tile": tile} if tile else {"way": way}


def no_entry(g: Sun, c: Character, place: str) -> str:
    """Actions: Movement A full tile cannot be entered. [R132 R188]"""
    left = g.content.tiles[g.state.tiles[place].key].fields
    return "tile-full" if left and full(g, place) else ""


def no_tile(g: Sun, c: Character, place: str) -> str:
    """Actions: Movement With the stack empty only tiles that lie face down can be revealed. [R343 A30 A103]"""
    return "" if can_lie(g, place) else "no-tile-left"


def value(g: Sun, c: Character, place: str) -> int:
    """Map tiles The movement value of the tile that is entered. [R008 R131]"""
    return g.content.tiles[g.state.tiles[place].key].move


def sneak_cost(g: Sun, c: Character, place: str) -> int:
    """Actions: Movement One more than the movement value. [R135]"""
    return g.content.tiles[g.state.tiles[place].key].move + g.cost("sneak")


def move(g: Sun, c: Character, place: str) -> Flow[None]:
    """Actions: Movement Openly onto a neighbouring tile. [R131 R342]"""
    leaving = slips_away(g, c)
    if leaving is not None:
        yield from leaving
    if c.died < 0:
        yield from arrive(g, c, place, False)


def charge(g: Sun, c: Character, place: str) -> Flow[None]:
    """Actions: Movement Reveal a tile and go there at once, whatever its movement value. [R133 R134 R342 A60]"""
    leaving = slips_away(g, c)
    if leaving is not None:
        yield from leaving
    if c.died < 0:
        yield from turn_up(g, place)
        yield from arrive(g, c, place, False)


def sneak(g: Sun, c: Character, place: str) -> Flow[None]:
    """Actions: Movement With a stealth test, at night with a red die: passed, the character is hidden there; failed, it
    goes all the same and is seen. Allowed also where there is no enemy, never onto an unrevealed tile.

    [R135 R136 R137 R138 R342 A36 A62]
    """
    leaving = slips_away(g, c)
    if leaving is not None:
        yield from leaving
    if c.died < 0:
        hidden = yield from skill_test(g, c, "stealth", RULE, night=True)
        yield from arrive(g, c, place, hidden)


def explore(g: Sun, c: Character, place: str) -> Flow[None]:
    """Actions: Interactions First the area is named, then a tile is drawn, laid there and filled; nobody comes and no
    event is drawn.

    [R139 R140]
    """
    return with_company(g, c, lambda: turn_up(g, place))


def turn_up(g: Sun, place: str) -> Flow[None]:
    """Map tiles A tile is revealed: its resources and its water come once, a marker on its event, a container.

    [R009 R010 R019 R020 R021 R331]
    """
    s = g.state
    if place not in s.tiles:
        s.tiles[place] = Tile()
    key: str = yield Chance("Map tiles", "draw-tile", "tile", sorted(s.unseen))
    s.unseen.remove(key)
    lay(g, place, key)


def lay(g: Sun, place: str, key: str) -> None:
    """Map tiles What is printed on a tile comes onto it. [R009 R010 R018 R019 R020 R021 A20]"""
    s = g.state
    row = g.content.tiles[key]
    tile = s.tiles.get(place)
    if tile is None:
        tile = s.tiles[place] = Tile()
    tile.key, tile.water, tile.event, tile.objective = key, row.water, row.event, row.objective
    if row.container:
        tile.containers.append(row.container)
    for what, n in row.goods.items():
        got = min(n, s.supply.get(what, 0))
        put(s.supply, what, -got)
        put(tile.goods, what, got)
    g.heard and g.tell("Map tiles", "tile-revealed", tile=key)
    g.heard and g.tell("Map tiles", f"tile-{key}")


def recon(g: Sun, c: Character) -> Flow[None]:
    """Actions: Interactions One enemy of a symbol comes into play and does not see the character; no test is needed,
    and the card's text waits.

    [R141 A12 A13]
    """
    yield from spawn(g, c.at, uncovered(g, c.at)[0])


def no_recon(g: Sun, c: Character) -> str:
    """Actions: Interactions Only where one has sneaked in and a symbol can still bring an enemy. [R141 A13]"""
    if c.stealth != SNEAKED:
        return "not-sneaked"
    return "" if uncovered(g, c.at) else "no-symbol"


def steps(g: Sun, c: Character, crowd: list[str]) -> list[Step]:
    """Actions: Movement All steps and looks at neighbouring areas that may be taken now, in one pass over them; `crowd`
    are the places of all who live.

    [R005 R131 R132 R133 R135 R139 R343]
    """
    s, ap = g.state, c.ap
    content, tiles = g.content, s.tiles
    costs = content.rulebook.costs
    quiet, bold, curious = ap - costs["sneak"], costs["charge"] <= ap, costs["explore"] <= ap
    fresh, bounded = curious and tile_left(g), content.missions[s.mission].reach
    moves: list[Step] = []
    charges: list[Step] = []
    sneaks: list[Step] = []
    looks: list[Step] = []
    for place, onto, look, onward in steps_from(content, c.at):
        tile = tiles.get(place)
        if tile is not None and tile.key:
            cost, step, creep = onto[tile.key]
            if cost <= ap and (place not in crowd or not full(g, place)):
                moves.append(step)
                if cost <= quiet:
                    sneaks.append(creep)
        elif curious and (tile is not None or (fresh and (not bounded or on_map(g, place)))):
            looks.append(look)
            if bold:
                charges.append(onward)
    return moves + charges + sneaks + looks


class Onto(dict[str, tuple[int, Step, Step]]):
    """The movement value, Move and Sneak onto each tile that may lie open in a place; made once for all games."""

    def __init__(self, content: Content, place: str, way: str) -> None:
        self.rows, self.place, self.way = content.tiles, place, way

    def __missing__(self, tile: str) -> tuple[int, Step, Step]:
        place, facts = self.place, way_facts(self.way, tile)
        step: Step = Option("move", ("move", place), RULE, facts)
        creep: Step = Option("sneak", ("sneak", place), RULE, facts)
        self[tile] = found = self.rows[tile].move, step, creep
        return found


@lru_cache(maxsize=32)
def steps_from(content: Content, place: str) -> list[tuple[str, Onto, Step, Step]]:
    """Actions: Movement The places beside one, each with the steps onto a tile that lies open there and with what may
    be done where nobody knows what lies there: Explore and Charge; made once for all games."""
    return [
        (
            there,
            Onto(content, there, way),
            Option("explore", ("explore", there), LOOK, way_facts(way)),
            Option("charge", ("charge", there), RULE, way_facts(way)),
        )
        for there, way in zip(around(place), WAYS)
    ]


MOVEMENT = {
    "move": Action(RULE, move, open_ways, no_entry, value, "movement"),
    "charge": Action(RULE, charge, unknown_ways, no_tile, None, "movement"),
    "sneak": Action(RULE, sneak, open_ways, no_entry, sneak_cost, "movement"),
    "explore": Action(LOOK, explore, unknown_ways, no_tile),
    "recon": Action(LOOK, recon, why_not=no_recon, needs=given.HIDDEN),
}
