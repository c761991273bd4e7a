"""Entering a tile: the night card, enemies, the first combat round, the event."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.combat import face, first_round
from vigil.games.under_our_sun.rules.effects.carry_out import resolve
from vigil.games.under_our_sun.rules.enemies import activate, tile_name, uncovered
from vigil.games.under_our_sun.rules.health import recover
from vigil.games.under_our_sun.rules.inventory import draw
from vigil.games.under_our_sun.rules.night_cards import night_card_on_entering
from vigil.games.under_our_sun.state import SNEAKED, Character
from vigil.kernel.rules.requests import Flow


def full(g: Sun, place: str) -> bool:
    """Map tiles As many characters as movement fields; without fields any number. Pieces of enemies and the dead take
    none; a camp shelters no more.

    [R012 R013 R014 R132 R188 A61 A72]
    """
    left = g.printed(place).fields
    if not left:
        return False
    for each in g.state.people:
        if each.at == place and each.died < 0:
            left -= 1
    return left <= 0


def arrive(g: Sun, c: Character, place: str, hidden: bool) -> Flow[None]:
    """Enemies In this order: the piece moves, a night card if one is due, enemies and a first combat round, the event.

    [R061 R064 R074 R075 R076 R134 R136 R137 R170 R171 R221 R234 R235 A32 A69 A70]
    """
    leave(g, c)
    c.at, c.stealth, c.visiting = place, SNEAKED if hidden else "", ""
    g.heard and g.tell("Actions: Movement", "arrives", person=c.key, tile=tile_name(g, place))
    if not hidden and g.is_night():
        yield from night_card_on_entering(g, c)
        if c.died >= 0 or c.at != place:
            return
    if not c.stealth:
        symbols = uncovered(g, place)
        if symbols or g.beset(c):
            yield from met_by_enemies(g, c, symbols)
    tile = g.state.tiles[place]
    if tile.event and c.died < 0:
        tile.awaits.append(c.key)
        first = who_draws(g, place)
        if first is not None:
            yield from draw_event(g, first)


def met_by_enemies(g: Sun, c: Character, symbols: Sequence[int]) -> Flow[None]:
    """Combat: First round On a tile with symbols that bring somebody, or with an enemy and nobody else.

    [R221 R234 R235 R355 A69 A70]
    """
    spawned = (yield from activate(g, c.at, symbols)) if symbols else 0
    foes = g.foes(c)
    if foes and (spawned or len(g.here(c.at)) == 1 or any(each.merchant for each in foes)):
        yield from first_round(g, c)
    else:
        yield from face(g, c)


def leave(g: Sun, c: Character) -> None:
    """Merchants: Robbery What was done to a merchant is healed when nobody is left there; who fled from a robbery never
    trades with that merchant again. An event is left for the next who enters.

    [R250 R301 R302 A33]
    """
    merchant = g.merchant_here(c.at)
    if merchant is not None:
        if c.key in merchant.robbers:
            merchant.robbers.remove(c.key)
            merchant.fled.append(c.key)
        if len(g.here(c.at)) == 1:
            recover(g, c.at)
    c.faced = []
    tile = g.tile(c.at)
    if c.key in tile.awaits:
        tile.awaits.remove(c.key)


def who_draws(g: Sun, place: str) -> Character | None:
    """Event deck The event is drawn by who entered, as soon as no active enemy is left on the tile, or at once in
    stealth.

    [R074 R075 R076 R077 R335 A33]
    """
    tile = g.state.tiles[place]
    for key in tile.awaits if tile.event else ():
        c = g.character(key)
        if c.died < 0 and c.at == place and (c.stealth or not g.beset(c)):
            return c
    return None


def due_events(g: Sun) -> Flow[None]:
    """Event deck A fight that is over anywhere may leave an event to be drawn. [R335 A33]"""
    tiles = g.state.tiles
    due = {c.at for c in g.state.people if tiles[c.at].awaits}
    for place in due if len(due) < 2 else [place for place in tiles if place in due]:
        c = who_draws(g, place)
        if c is not None:
            yield from draw_event(g, c)


def awaited(g: Sun) -> bool:
    """Event deck Whether somebody who has entered a tile is to draw its event now. [R335 A33]"""
    tiles = g.state.tiles
    for c in g.state.people:
        if tiles[c.at].awaits and who_draws(g, c.at) is not None:
            return True
    return False


def draw_event(g: Sun, c: Character) -> Flow[None]:
    """Event deck One card, carried out; its marker is gone for good. [R074 R077 R078 R079]"""
    tile = g.tile(c.at)
    tile.event, tile.awaits = False, []
    key = yield from draw(g, "events", "Event deck")
    g.heard and g.tell("Event deck", "draws-card", person=c.key, card=key)
    g.heard and g.tell("Event deck", key)
    g.state.decks["events"].used.append(key)
    yield from resolve(g, key, c)
