"""Night deck: who draws a card, when, and whom it concerns."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects.carry_out import resolve
from vigil.games.under_our_sun.rules.inventory import draw
from vigil.games.under_our_sun.state import Character
from vigil.kernel.rules.asking import choose, together
from vigil.kernel.rules.requests import Flow, Option

RULE = "Night deck"


def is_camp(g: Sun, place: str) -> bool:
    """Camp A camp token, or the symbol printed on the tile. [R016 R189 R332 A27 A71]"""
    tile = g.state.tiles[place]
    return tile.camp or g.content.tiles[tile.key].camp


def safe(g: Sun, place: str) -> bool:
    """New Haven The shop symbol: no night cards are drawn there. [R017 R024 R065]"""
    return g.printed(place).shop


def night_card_at_start(g: Sun, c: Character) -> Flow[None]:
    """Night deck At the start of its turn, after drinking, each character draws a card; on a camp tile only the first.

    [R057 R058 R189 R325 A24 A26]
    """
    if not g.is_night() or c.died >= 0 or safe(g, c.at):
        return
    tile = g.tile(c.at)
    if is_camp(g, c.at) and tile.night:
        return
    if c.at not in c.drew:
        yield from night_card(g, c)


def night_card_on_entering(g: Sun, c: Character) -> Flow[None]:
    """Night deck A card for each new tile, unless one drew for it tonight, or somebody there has done so.

    [R061 R062 R064 A26 A76]
    """
    if safe(g, c.at) or c.at in c.drew:
        return
    if is_camp(g, c.at) and g.tile(c.at).night:
        return
    if any(c.at in other.drew for other in g.here(c.at) if other is not c):
        return
    yield from night_card(g, c)


def night_card(g: Sun, c: Character) -> Flow[None]:
    """Night deck One card. At a fire an Animal may be ignored, and still counts as drawn; a camp may decide whom it
    concerns.

    [R059 R060 R063 R196 R334 A25 A26]
    """
    place = c.at
    c.drew.append(place)
    camp = is_camp(g, place)
    g.tile(place).night = True
    key = yield from draw(g, "night", RULE)
    row = g.content.cards["night"][key]
    g.heard and g.tell(RULE, "draws-card", person=c.key, card=key)
    g.heard and g.tell(RULE, key, person=c.key)
    g.state.decks["night"].used.append(key)
    if row.animal and g.tile(place).fire and (yield from ignores(g, c)):
        g.heard and g.tell(RULE, "fire-keeps-away", person=c.key)
        return
    victim = c
    if camp and row.effects and not row.names_victim:
        victim = yield from vote(g, c)
    yield from resolve(g, key, victim)


def ignores(g: Sun, c: Character) -> Flow[bool]:
    """Night deck The fire keeps animals away, if one wants it to. [R063 R196 A25]"""

    def offer() -> list[Option[bool]]:
        return [Option("ignore-card", True, RULE), Option("face-card", False, RULE)]

    return (yield from choose(RULE, "ignore-animal", offer, {"person": c.key}, seat=c.seat))


def vote(g: Sun, c: Character) -> Flow[Character]:
    """Night deck The players with a character on the camp's tile vote for one of these: more than half decide,
    otherwise the card is the drawer's. Alone one decides.

    [R060 A26]
    """
    there = g.here(c.at)
    voters = there if g.setting("camp-vote") == "tile" else g.living()
    seats = list(dict.fromkeys(each.seat for each in voters))
    if len(there) == 1:
        return c

    def ballot(seat: int) -> Flow[str]:
        def offer() -> list[Option[str]]:
            return [Option("suffers", each.key, RULE, {"person": each.key}) for each in there]

        return (yield from choose(RULE, "camp-vote", offer, seat=seat))

    ballots = yield from together({seat: ballot(seat) for seat in seats})
    for key in dict.fromkeys(ballots.values()):
        if 2 * list(ballots.values()).count(key) > len(seats):
            g.heard and g.tell(RULE, "camp-decides", person=key)
            return g.character(key)
    return c
