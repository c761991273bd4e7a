"""Resources, the bag, the decks, and what fits on a character's board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.dice_and_karma import roll_one, usable
from vigil.games.under_our_sun.rules.effects.carry_out import resolve
from vigil.games.under_our_sun.state import AMMO, DECKS, RESOURCES, Card, Character
from vigil.kernel.rules.decks import draw_from
from vigil.kernel.rules.requests import Chance, Flow

PER_AREA = 3
GOODS = (*RESOURCES, *AMMO)
SHOWN = ("events", "night", "loot")  # decks whose last card lies open for all
DRAWS = {name: f"draw-{name}" for name in DECKS}


def put(place: dict[str, int], what: str, n: int) -> None:
    """Resources So many more of something in a place."""
    left = place.get(what, 0) + n
    if left:
        place[what] = left
    else:
        place.pop(what, None)


# what fits


def areas(g: Sun, key: str, cards: Sequence[Card]) -> tuple[int, int, int]:
    """Characters How many areas a board has: for items, for an item or three resources, for equipment.

    [R041 R042 R043]
    """
    row = g.content.characters[key]
    more = 0
    for card in cards:
        more += g.content.things[card.key].areas
    return row.items, row.mixed + more, row.equipment


def fits(g: Sun, key: str, cards: Sequence[Card], goods: dict[str, int]) -> bool:
    """Characters Only what finds a free space may be carried; things may be moved about on the board. A round of
    ammunition takes the space of a resource.

    [R041 R042 R043 R044 R216]
    """
    return fits_in(g, key, cards, sum(goods.values()))


def fits_in(g: Sun, key: str, cards: Sequence[Card], goods: int) -> bool:
    """Characters The same for so many resources and rounds. [R044]"""
    board = g.content.characters[key]
    mixed = board.mixed
    if cards:
        pieces, things = 0, g.content.things
        for card in cards:
            row = things[card.key]
            mixed += row.areas
            if row.kind == "equipment":
                pieces += 1
        taken = len(cards) - pieces - board.items
        if taken > 0:
            mixed -= taken
        if pieces > board.equipment:
            return False
    return mixed >= 0 and goods <= PER_AREA * mixed


def room_for(g: Sun, c: Character, what: str) -> bool:
    """Characters Whether one more resource finds a space. [R044]"""
    return fits_in(g, c.key, c.cards, sum(c.goods.values()) + 1)


def room_for_card(g: Sun, c: Character, key: str) -> bool:
    """Characters Whether one more card finds a space. [R044]"""
    return fits_in(g, c.key, [*c.cards, Card(key)], sum(c.goods.values()))


def capacity(g: Sun, c: Character) -> int:
    """Characters Water is kept in bottles only: the track, and cards that hold some. [R045]"""
    total = g.content.characters[c.key].water
    for card in c.cards:
        total += g.content.things[card.key].holds
    return total


# coming and going


def gain(g: Sun, c: Character, what: str, n: int) -> int:
    """Resources From the supply to the board; what does not fit lies on the tile. [A77]"""
    made = n if what in AMMO else min(n, g.state.supply.get(what, 0))
    if what not in AMMO:
        put(g.state.supply, what, -made)
    for _ in range(made):
        put(c.goods if room_for(g, c, what) else g.tile(c.at).dropped, what, 1)
    if made:
        g.heard and g.tell("Resources", "gained", person=c.key, what=what, n=made)
    return made


def spend(g: Sun, place: dict[str, int], what: str, n: int) -> None:
    """General What is spent goes back to the supply. [R006]"""
    put(place, what, -n)
    if what not in AMMO:
        put(g.state.supply, what, n)


def fill_water(g: Sun, c: Character, n: int) -> int:
    """Characters Water as far as there is room for it; the rest is lost. [R045 A77]"""
    got = min(n, capacity(g, c) - c.water)
    c.water += max(0, got)
    if got > 0:
        g.heard and g.tell("Characters", "water-gained", person=c.key, n=got)
    return max(0, got)


def spill(g: Sun, c: Character) -> None:
    """Characters A bottle that goes takes the water with it that no other can hold. [R045]"""
    c.water = min(c.water, capacity(g, c))


def take_card(g: Sun, c: Character, card: Card) -> None:
    """Items and equipment A card comes to the board, or lies on the tile if there is no room. [R080 A77]"""
    if room_for_card(g, c, card.key):
        c.cards.append(card)
        g.heard and g.tell("Items and equipment", "took-card", person=c.key, item=card.key)
    else:
        g.tile(c.at).cards.append(card)
        g.heard and g.tell("Items and equipment", "no-room-for-card", person=c.key, item=card.key)


def new_card(g: Sun, key: str) -> Card:
    """Items and equipment A card with its track full: bought, built and starting ones. [R085 R218 R336 A78]"""
    return Card(key, g.content.things[key].track)


def discard_card(g: Sun, card: Card) -> None:
    """Decks A card goes back to its deck, loot face up under it. [R050]"""
    if g.content.deck_of[card.key] == "loot":
        g.state.decks["loot"].used.append(card.key)
    else:
        put(g.state.things, card.key, 1)


def lose_card(g: Sun, c: Character, card: Card) -> None:
    """Items and equipment A card leaves the board for good; what no longer fits lies on the tile. [R086]"""
    c.cards.remove(card)
    discard_card(g, card)
    make_room(g, c)


def make_room(g: Sun, c: Character) -> None:
    """Characters What no longer fits lies on the tile: resources first, in the order of the table; with bottles goes
    what they held.

    [R044 R045 A77]
    """
    if fits(g, c.key, c.cards, c.goods):
        spill(g, c)
        return
    tile = g.tile(c.at)
    for what in GOODS:
        while c.goods.get(what) and not fits(g, c.key, c.cards, c.goods):
            put(c.goods, what, -1)
            put(tile.dropped, what, 1)
            g.heard and g.tell("Characters", "dropped", person=c.key, what=what)
    while not fits(g, c.key, c.cards, c.goods):
        card = c.cards.pop()
        tile.cards.append(card)
        g.heard and g.tell("Characters", "dropped", person=c.key, what=card.key)
    spill(g, c)


def own(c: Character, key: str) -> Card:
    """Items and equipment The card of that name on a board; of several the one with most left."""
    best: Card | None = None
    for card in c.cards:
        if card.key == key and (best is None or (card.flipped, -card.uses) < (best.flipped, -best.uses)):
            best = card
    assert best is not None
    return best


# decks and the bag


def draw(g: Sun, name: str, rule: str) -> Flow[str]:
    """Decks The top card. When the face-up cards come to the top all are shuffled anew; "" if there are none.

    [R048 R050 R051]
    """
    deck = g.state.decks[name]
    if not deck.cards:
        deck.cards, deck.used = deck.used, []
    if not deck.cards:
        return ""
    kinds, copies = counted(tuple(deck.cards))
    card: str = yield Chance(rule, DRAWS[name], "card", kinds, copies)
    deck.cards.remove(card)
    if name in SHOWN:
        g.state.shown.append(card)
    return card


@lru_cache(maxsize=64)
def counted(cards: tuple[str, ...]) -> tuple[Sequence[str], Sequence[int] | None]:
    """Decks What a card drawn by chance may be, and how many there are of each, where they differ: nobody knows the
    order. Decks of which little was drawn come again in every game."""
    kinds = sorted(set(cards))
    if len(kinds) == len(cards):
        return kinds, None
    copies = dict.fromkeys(kinds, 0)
    for each in cards:
        copies[each] += 1
    return kinds, list(copies.values())


def draw_starting_item(g: Sun, rule: str) -> Flow[str]:
    """Set-up: Starting items One of the starred cards that are still in their decks, each copy as likely as another; ""
    if there is none.

    [R103 R304 A40]
    """
    left = g.state.things
    keys = [key for key in g.content.starred() if left.get(key)]
    if not keys:
        return ""
    key: str = yield Chance(rule, "draw-starting-item", "card", keys, [left[each] for each in keys])
    put(left, key, -1)
    return key


def random_resource(g: Sun) -> Flow[str]:
    """Resources One cube from the bag; an empty one gets a cube of each resource the supply still has. [R212 R213]"""
    s = g.state
    if not any(s.bag.values()):
        for what in RESOURCES:
            if s.supply.get(what):
                put(s.supply, what, -1)
                put(s.bag, what, 1)
    if not any(s.bag.values()):
        return ""
    what = yield from draw_from(s.bag, "Resources", "draw-bag", "cube")
    if not s.bag[what]:
        s.bag = {key: n for key, n in s.bag.items() if n}
    return what


def loot(g: Sun, c: Character) -> Flow[None]:
    """Loot deck A card from the loot deck: kept if it is a thing, else carried out. [R089]"""
    key = yield from draw(g, "loot", "Loot deck")
    if key:
        yield from keep_loot(g, c, key)


def keep_loot(g: Sun, c: Character, key: str) -> Flow[None]:
    """Loot deck A thing comes to the board, a weapon with the ammunition that is rolled for; a find is resolved.

    [R089 R219 A78]
    """
    row = g.content.things[key]
    g.heard and g.tell("Loot deck", "looted", person=c.key, item=key)
    if row.kind == "find":
        g.state.decks["loot"].used.append(key)
        yield from resolve(g, f"use-{key}", c)
        return
    take_card(g, c, (yield from found_card(g, c, key)))


def found_card(g: Sun, c: Character, key: str) -> Flow[Card]:
    """Ammunition Found weapons hold what the dice on the card say, other cards what their track says.

    [R085 R219 A78]
    """
    card = new_card(g, key)
    row = g.content.things[key]
    if row.found:
        n = yield from roll_one(g, c, "Ammunition", "found", row.found)
        card.uses = min(row.track, n)
    return card


def weapons(g: Sun, c: Character, feature: str) -> list[str]:
    """Items and equipment Weapons with a feature that may be used now, each name once. [R082]"""
    found: list[str] = []
    if c.cards:
        arms = g.content.arms[feature]
        for card in c.cards:
            if card.key in arms and card.key not in found and usable(g, c, card.key):
                found.append(card.key)
    return found
