"""Actions: what is there to act on. An action that needs what is not there is not even thought of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.state import Character, Enemy

HIDDEN, STORM, GOODS, CARDS, LYING, WATER, BOX, BODY, CAMP, FIRE, COMPANY, SHOP, VISIT = (1 << n for n in range(13))
FOOD, WOOD, STUFF, TOOL, GUN, TENT, LIGHTER = (1 << n for n in range(13, 20))
GOOD_FOR = {"food": FOOD, "wood": WOOD | STUFF, "metal": STUFF}  # ammunition is made of wood and metal


@lru_cache(maxsize=8)
def traits(content: Content) -> dict[str, int]:
    """Items and equipment What a card is good for, read once."""
    return {
        key: CARDS
        | (TOOL if key in content.does else 0)
        | (GUN if row.ranged else 0)
        | (TENT if key == "tent" else 0)
        | (LIGHTER if row.fire else 0)
        for key, row in content.things.items()
    }


def circumstances(g: Sun, c: Character, crowd: Sequence[str], there: Sequence[Enemy]) -> int:
    """Actions What a character carries, what lies and stands on its tile, and who is there; `crowd` are the places of
    all who live, `there` the enemies and merchants on the tile, and bodies."""
    s, at = g.state, c.at
    tile = s.tiles[at]
    found = 0
    if c.stealth:
        found |= HIDDEN
    if s.weather == "storm":
        found |= STORM
    if c.goods:
        found |= GOODS
        for what in c.goods:
            found |= GOOD_FOR.get(what, 0)
    if c.cards:
        good_for = traits(g.content)
        for card in c.cards:
            found |= good_for[card.key]
    if tile.goods or tile.dropped or tile.cards:
        found |= LYING
    if tile.water or tile.stored:
        found |= WATER
    if tile.containers:
        found |= BOX
    if tile.camp:
        found |= CAMP
    if tile.fire:
        found |= FIRE
    if crowd.count(at) > 1:
        found |= COMPANY
    if c.visiting:
        found |= VISIT
    for each in there:
        if each.dead:
            found |= BODY
        if each.merchant:
            found |= SHOP
    return found
