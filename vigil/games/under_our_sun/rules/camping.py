"""The camp, the campfire and the field kitchen."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, with_company
from vigil.games.under_our_sun.rules.crafting import has_all, pay
from vigil.games.under_our_sun.rules.dice_and_karma import usable
from vigil.games.under_our_sun.rules.inventory import capacity, gain, own, put, room_for, room_for_card, spend
from vigil.games.under_our_sun.state import Card, Character
from vigil.kernel.rules.requests import Flow

TENT = "tent"
CAMPFIRE, KITCHEN = "campfire", "field-kitchen"


# camp


def no_camp(g: Sun, c: Character) -> str:
    """Camp One camp on a tile, and not where a symbol is printed already. [R185 R186 A27]"""
    return "camp-here" if g.tile(c.at).camp or g.printed(c.at).camp else ""


def no_tent(g: Sun, c: Character) -> str:
    """Camp A tent card, to be pitched. [R186]"""
    if not any(card.key == TENT for card in c.cards):
        return "no-tent"
    return no_camp(g, c)


def pitch(g: Sun, c: Character) -> Flow[None]:
    """Camp The tent card is exchanged for a camp on the tile. [R186]"""

    def raise_it() -> None:
        card = own(c, TENT)
        c.cards.remove(card)
        g.tile(c.at).camp = True
        g.heard and g.tell("Camp", "camp-pitched", person=c.key)

    return with_company(g, c, raise_it, lambda: not no_tent(g, c))


def no_camp_of_parts(g: Sun, c: Character) -> str:
    """Camp The tent's resources, and a tent card in the deck. [R185]"""
    if not has_all(c, g.content.things[TENT].recipe) or not g.state.things.get(TENT):
        return "no-parts"
    return no_camp(g, c)


def build_camp(g: Sun, c: Character) -> Flow[None]:
    """Camp The tent's resources build a camp directly on the tile. [R185]"""

    def raise_it() -> None:
        pay(g, c, g.content.things[TENT].recipe)
        put(g.state.things, TENT, -1)
        g.tile(c.at).camp = True
        g.heard and g.tell("Camp", "camp-pitched", person=c.key)

    return with_company(g, c, raise_it, lambda: not no_camp_of_parts(g, c))


def no_striking(g: Sun, c: Character) -> str:
    """Camp A camp token, whoever put it there; a printed camp stays. [R187 A27]"""
    return "" if g.tile(c.at).camp else "no-camp"


def strike_camp(g: Sun, c: Character) -> Flow[None]:
    """Camp The tent and everything stored go to whoever takes it down; what does not fit is left on the tile, and water
    beyond the bottles is lost.

    [R187 R192 A28]
    """

    def take_down() -> None:
        tile = g.tile(c.at)
        tile.camp = False
        tent = Card(TENT)
        (c.cards if room_for_card(g, c, TENT) else tile.cards).append(tent)
        for what, n in list(tile.dropped.items()):
            for _ in range(n):
                if room_for(g, c, what):
                    put(tile.dropped, what, -1)
                    put(c.goods, what, 1)
        for card in [card for card in tile.cards if card is not tent]:
            if room_for_card(g, c, card.key):
                tile.cards.remove(card)
                c.cards.append(card)
        c.water = min(capacity(g, c), c.water + tile.stored)
        tile.stored = 0
        g.heard and g.tell("Camp", "camp-struck", person=c.key)

    return with_company(g, c, take_down)


# fire


def no_light(g: Sun, c: Character) -> str:
    """Campfire An item with the keyword FIRE and one wood. [R193]"""
    if g.tile(c.at).fire:
        return "fire-here"
    if not any(g.content.things[card.key].fire and usable(g, c, card.key) for card in c.cards):
        return "nothing-to-light"
    return "" if c.goods.get("wood") else "no-wood"


def light(g: Sun, c: Character) -> Flow[None]:
    """Campfire It burns until the next Storm, also one that is lit in a Storm. [R193 R195 A23]"""

    def kindle() -> None:
        spend(g, c.goods, "wood", 1)
        g.tile(c.at).fire = CAMPFIRE
        g.heard and g.tell("Campfire", "fire-lit", person=c.key)

    return with_company(g, c, kindle, lambda: not no_light(g, c))


def no_kitchen(g: Sun, c: Character) -> str:
    """Campfire A campfire and one metal. [R198]"""
    if g.tile(c.at).fire != CAMPFIRE:
        return "no-campfire"
    return "" if c.goods.get("metal") else "no-metal"


def build_kitchen(g: Sun, c: Character) -> Flow[None]:
    """Campfire The token is turned to its field kitchen side. [R198]"""

    def turn() -> None:
        spend(g, c.goods, "metal", 1)
        g.tile(c.at).fire = KITCHEN
        g.heard and g.tell("Campfire", "kitchen-built", person=c.key)

    return with_company(g, c, turn, lambda: not no_kitchen(g, c))


def no_cooking(g: Sun, c: Character) -> str:
    """Campfire A field kitchen and one food. [R199]"""
    if g.tile(c.at).fire != KITCHEN:
        return "no-field-kitchen"
    return "" if c.goods.get("food") else "no-food"


def cook(g: Sun, c: Character) -> Flow[None]:
    """Campfire One food becomes three. [R199]"""

    def stir() -> None:
        spend(g, c.goods, "food", 1)
        gain(g, c, "food", 3)

    return with_company(g, c, stir, lambda: not no_cooking(g, c))


def put_out(g: Sun, place: str) -> None:
    """Campfire A fire that goes out; a field kitchen leaves its metal on the tile. [R072 R194 R200]"""
    tile = g.tile(place)
    if tile.fire == KITCHEN and g.state.supply.get("metal"):
        put(g.state.supply, "metal", -1)
        put(tile.dropped, "metal", 1)
    tile.fire = ""


CAMPING = {
    "pitch": Action("Camp", pitch, why_not=no_tent, needs=given.TENT),
    "build-camp": Action("Camp", build_camp, why_not=no_camp_of_parts, needs=given.GOODS, like="build"),
    "strike-camp": Action("Camp", strike_camp, why_not=no_striking, needs=given.CAMP),
    "light": Action("Campfire", light, why_not=no_light, needs=given.LIGHTER | given.WOOD),
    "kitchen": Action("Campfire", build_kitchen, why_not=no_kitchen, needs=given.FIRE | given.GOODS),
    "cook": Action("Campfire", cook, why_not=no_cooking, needs=given.FIRE | given.GOODS),
}
