"""Actions: Interactions: picking up, water, food, sleep, containers, bodies, discarding."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts, with_company
from vigil.games.under_our_sun.rules.dice_and_karma import roll_one, skill_test
from vigil.games.under_our_sun.rules.effects.carry_out import resolve
from vigil.games.under_our_sun.rules.enemies import take_away
from vigil.games.under_our_sun.rules.health import change_well_being, heal
from vigil.games.under_our_sun.rules.inventory import (
    GOODS,
    capacity,
    draw,
    fits_in,
    keep_loot,
    make_room,
    own,
    put,
    room_for,
    room_for_card,
    spend,
)
from vigil.games.under_our_sun.rules.night_cards import is_camp
from vigil.games.under_our_sun.state import FIT, NIGHT, Card, Character, Tile
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Flow, Option, Refusal
from vigil.kernel.sets.limits import AtLeast, anything

RULE = "Actions: Interactions"
RESOURCE, CARD, WATER = "resource", "card", "water"
MOST = 2  # resources for one action

Pick = tuple[str, str]  # a resource or a card, and which


# picking up and putting down


def lying(tile: Tile) -> list[Pick]:
    """Actions: Interactions What lies on a tile, printed and dropped; water is no resource. [R142 R143]"""
    found = [(RESOURCE, what) for what in GOODS for _ in range(tile.goods.get(what, 0) + tile.dropped.get(what, 0))]
    return [*found, *((CARD, card.key) for card in tile.cards)]


def no_pick_up(g: Sun, c: Character) -> str:
    """Actions: Interactions Something must lie there that finds a space. [R044 R142]"""
    tile = g.state.tiles[c.at]
    if not tile.goods and not tile.dropped and not tile.cards:
        return "nothing-here"
    if (tile.goods or tile.dropped) and room_for(g, c, "food"):  # all resources need the same space
        return ""
    for card in tile.cards:
        if room_for_card(g, c, card.key):
            return ""
    return "no-space"


def can_carry(g: Sun, c: Character, picks: Sequence[Pick]) -> bool:
    """Characters Whether things find free spaces on the board. [R044 R142]"""
    cards = [*c.cards, *(Card(what) for kind, what in picks if kind == CARD)]
    return fits_in(g, c.key, cards, sum(c.goods.values()) + len(picks) - (len(cards) - len(c.cards)))


def pick_up(g: Sun, c: Character) -> Flow[None]:
    """Actions: Interactions One item or up to two resources from the tile onto free spaces. [R142 R143]"""
    tile = g.tile(c.at)

    def elements() -> list[Option[Pick]]:
        return [Option("take", pick, RULE, {"what": pick[1]}) for pick in lying(tile) if can_carry(g, c, [pick])]

    def fit(picks: Sequence[Pick]) -> Refusal | None:
        cards = sum(1 for kind, _ in picks if kind == CARD)
        if len(picks) > (1 if cards else MOST):
            return Refusal("take", "enough-picked-up", RULE)
        return None if can_carry(g, c, picks) else Refusal("take", "no-space", RULE)

    def ready(picks: Sequence[Pick]) -> Refusal | None:
        return None if picks else Refusal("take", "nothing-chosen", RULE)

    def lift() -> Flow[None]:
        picks = yield from draft(RULE, "pick-up", elements, fit, ready, {"person": c.key}, seat=c.seat)
        for kind, what in picks:
            lift_one(c, tile, kind, what)
        g.heard and g.tell(RULE, "picked-up", person=c.key, what=tuple(what for _, what in picks))

    return with_company(g, c, lift, lambda: not no_pick_up(g, c))


def lift_one(c: Character, tile: Tile, kind: str, what: str) -> None:
    """Actions: Interactions What was dropped is taken before what is printed. [R142 R336 A92]"""
    if kind == RESOURCE:
        put(tile.dropped if tile.dropped.get(what) else tile.goods, what, -1)
        put(c.goods, what, 1)
    else:
        card = next(card for card in tile.cards if card.key == what)
        tile.cards.remove(card)
        c.cards.append(card)


def carried(c: Character) -> list[Pick]:
    """Characters Everything on a board, each thing as often as it is there."""
    goods = [(RESOURCE, what) for what in GOODS for _ in range(c.goods.get(what, 0))]
    return [*goods, *((CARD, card.key) for card in c.cards)]


def nothing_carried(g: Sun, c: Character) -> str:
    """Actions: Interactions There must be something to discard."""
    return "" if c.goods or c.cards or c.water else "nothing-carried"


def discard(g: Sun, c: Character) -> Flow[None]:
    """Actions: Interactions Any number of things at once onto the tile, as one action, and what fits no more without
    them. Water is lost at once, but a camp stores it.

    [R044 R158 R159 R160 R191 A15 A83]
    """

    def elements() -> list[Option[Pick]]:
        things = [*carried(c), *((WATER, "water") for _ in range(c.water))]
        return [Option("drop", thing, RULE, {"what": thing[1]}) for thing in things]

    ready: AtLeast[Pick] = AtLeast(1, lambda things: Refusal("drop", "nothing-chosen", RULE))

    def drop() -> Flow[None]:
        chosen = yield from draft(RULE, "discard", elements, anything, ready, {"person": c.key}, seat=c.seat)
        for kind, what in chosen:
            drop_one(g, c, kind, what)
        make_room(g, c)

    return with_company(g, c, drop, lambda: not nothing_carried(g, c), free=True)


def drop_one(g: Sun, c: Character, kind: str, what: str) -> None:
    """Actions: Interactions One thing onto the tile. [R158 R159 A83]"""
    tile = g.tile(c.at)
    if kind == WATER:
        c.water -= 1
        if is_camp(g, c.at):
            tile.stored += 1
    elif kind == RESOURCE:
        put(c.goods, what, -1)
        put(tile.dropped, what, 1)
    else:
        card = own(c, what)
        c.cards.remove(card)
        tile.cards.append(card)
    g.heard and g.tell(RULE, "dropped", person=c.key, what=what)


# water and food


def no_refill(g: Sun, c: Character) -> str:
    """Actions: Interactions On a tile with water, or in a camp where some is stored. [R144 A83]"""
    tile = g.state.tiles[c.at]
    if not tile.water and not tile.stored:
        return "no-water-here"
    return "" if c.water < capacity(g, c) else "bottles-full"


def refill(g: Sun, c: Character) -> Flow[None]:
    """Actions: Interactions All bottles are filled from the tile, as far as its cubes go. [R144 A20 A83]"""

    def fill() -> None:
        tile = g.tile(c.at)
        n = min(capacity(g, c) - c.water, tile.water + tile.stored)
        stored = min(n, tile.stored)
        tile.stored -= stored
        tile.water -= n - stored
        c.water += n
        g.heard and g.tell(RULE, "refilled", person=c.key, n=n)

    return with_company(g, c, fill)


def no_rain(g: Sun, c: Character) -> str:
    """Actions: Interactions Only in a Storm, into free water spaces. [R070 R153]"""
    if g.state.weather != "storm":
        return "no-storm"
    return "" if c.water < capacity(g, c) else "bottles-full"


def collect_rain(g: Sun, c: Character) -> Flow[None]:
    """Actions: Interactions One water from the supply, as often as one likes. [R070 R153]"""

    def catch() -> None:
        c.water += 1
        g.heard and g.tell(RULE, "rain", person=c.key)

    return with_company(g, c, catch)


def no_meal(g: Sun, c: Character) -> str:
    """Actions: Interactions Food on the own board, and a cube missing on the health track. [R152 A51]"""
    if not c.goods.get("food"):
        return "no-food"
    return "" if c.hp < g.content.characters[c.key].hp else "healthy"


def eat(g: Sun, c: Character) -> Flow[None]:
    """Actions: Interactions One food becomes one HP. [R152 A51]"""

    def meal() -> None:
        spend(g, c.goods, "food", 1)
        heal(g, c, 1)

    return with_company(g, c, meal, lambda: not no_meal(g, c))


# sleep


def sleep_cost(g: Sun, c: Character) -> int:
    """Actions: Interactions Four; one less in a Storm and one less in a camp, never below three; at night outside a
    camp always five.

    [R071 R154 R190 R326 A2 A3]
    """
    s, costs = g.state, g.content.rulebook.costs
    tile = s.tiles[c.at]
    camp = tile.camp or g.content.tiles[tile.key].camp
    if s.phase == NIGHT and not camp:
        return costs["sleep-out-at-night"]
    return max(3, costs["sleep"] - (s.weather == "storm") - camp)


def no_sleep(g: Sun, c: Character) -> str:
    """Actions: Interactions Not in vain, and not beside enemy pieces, unless one is hidden; a merchant is one only to
    those it fights.

    [R155 A50 A111]
    """
    if c.well_being == FIT:
        return "already-fit"
    if c.stealth:
        return ""
    for each in g.state.enemies:
        if each.at == c.at and not each.dead and (not each.merchant or g.hates(each, c)):
            return "enemies-here"
    return ""


def sleep(g: Sun, c: Character) -> Flow[None]:
    """Actions: Interactions Well-being rises by one. [R037 R154]"""

    def rest() -> None:
        g.heard and g.tell(RULE, "sleeps", person=c.key)
        change_well_being(g, c, 1)

    return with_company(g, c, rest, lambda: not no_sleep(g, c))


# containers and bodies


def containers(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Actions: Interactions On the tile, printed or left by an event. [R156 R157]"""
    names = g.state.tiles[c.at].containers
    return [((name,), {"attribute": name}) for name in dict.fromkeys(names)] if names else []


def open_container(g: Sun, c: Character, name: str) -> Flow[None]:
    """Actions: Interactions The test it shows. Passed, two loot cards are drawn, one is kept and the other shuffled
    back, and it is empty; failed, one may try again.

    [R091 R156 A34]
    """

    def pry() -> Flow[None]:
        if (yield from skill_test(g, c, name, RULE)):
            g.tile(c.at).containers.remove(name)
            yield from two_loot_cards(g, c)

    return with_company(g, c, pry)


def two_loot_cards(g: Sun, c: Character) -> Flow[None]:
    """Loot deck Draw two and keep one; all see both. [R091 A98]"""
    keys = []
    for _ in range(2):
        key = yield from draw(g, "loot", "Loot deck")
        if key:
            keys.append(key)
    if not keys:
        return
    g.heard and g.tell("Loot deck", "container-open", person=c.key, things=tuple(keys))

    def offer() -> list[Option[str]]:
        return [Option("keep", key, "Loot deck", {"item": key}) for key in dict.fromkeys(keys)]

    kept = yield from choose("Loot deck", "keep-loot", offer, {"person": c.key}, seat=c.seat)
    keys.remove(kept)
    g.state.decks["loot"].cards += keys
    yield from keep_loot(g, c, kept)


def bodies(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Combat: Loot Defeated enemies on the tile. [R150 R252]"""
    return [
        ((each.letter,), {"enemy": each.key, "letter": each.letter})
        for each in g.state.enemies
        if each.dead and each.at == c.at
    ]


def search(g: Sun, c: Character, letter: str) -> Flow[None]:
    """Combat: Loot A green die selects the row of the card; anybody on the tile may search, each body once.

    [R056 R150 R151 R252 R253 R254 A85]
    """

    def look() -> Flow[None]:
        enemy = g.enemy(letter)
        n = yield from roll_one(g, c, "Combat: Loot", "search", ("green",))
        g.heard and g.tell("Combat: Loot", "searched", person=c.key, enemy=enemy.key, n=n)
        take_away(g, enemy)
        if f"loot-{enemy.key}-{n}" in g.content.effects:
            yield from resolve(g, f"loot-{enemy.key}-{n}", c)

    return with_company(g, c, look)


INTERACTIONS = {
    "pick-up": Action(RULE, pick_up, why_not=no_pick_up, needs=given.LYING),
    "refill": Action(RULE, refill, why_not=no_refill, needs=given.WATER),
    "rain": Action(RULE, collect_rain, why_not=no_rain, needs=given.STORM),
    "eat": Action(RULE, eat, why_not=no_meal, needs=given.FOOD),
    "sleep": Action(RULE, sleep, why_not=no_sleep, cost=sleep_cost),
    "container": Action(RULE, open_container, containers, needs=given.BOX),
    "loot": Action("Combat: Loot", search, bodies, needs=given.BODY),
    "discard": Action(RULE, discard, why_not=nothing_carried),
}
