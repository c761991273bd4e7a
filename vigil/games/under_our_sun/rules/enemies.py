"""Enemies: how they come into play, are met and fall; merchants with their boards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from vigil.games.under_our_sun.game import LETTERS, Sun
from vigil.games.under_our_sun.rules.effects.carry_out import resolve
from vigil.games.under_our_sun.rules.inventory import draw, draw_starting_item, new_card, put, random_resource
from vigil.games.under_our_sun.state import Card, Character, Enemy
from vigil.kernel.rules.requests import Flow

MERCHANT_WATER = 4
MERCHANT_RESOURCES = 4


def free_letter(g: Sun) -> str:
    """Enemies A pair of letter tokens tells enemies apart that look the same. [R224]"""
    taken = [each.letter for each in g.state.enemies]
    for letter in LETTERS:
        if letter not in taken:
            return letter
    raise IndexError(len(taken))


def uncovered(g: Sun, place: str) -> list[int]:
    """Enemies Symbols of a tile that can bring an enemy: under no marker, and theirs is not on the tile.

    [R011 R222 A12]
    """
    tile = g.state.tiles.get(place)
    symbols = g.content.tiles[tile.key].enemies if tile is not None and tile.key else 0
    if tile is None or not symbols:
        return []
    taken = list(tile.covered)
    for each in g.state.enemies:
        if each.at == place and each.home == place and not each.dead:
            taken.append(each.symbol)
    return [n for n in range(symbols) if n not in taken]


def spawn(g: Sun, place: str, symbol: int = -1, kind: str = "", sol: bool = False) -> Flow[Enemy | None]:
    """Enemy deck The top card, and its piece on the tile; with a kind named, the first card of that kind, the others
    going under the deck.

    [R052 R122 R220 R221 A56]
    """
    s = g.state
    deck = s.decks["enemies"]
    rows = g.content.enemies
    if (kind or sol) and not any(rows[key].sol if sol else rows[key].kind == kind for key in (*deck.cards, *deck.used)):
        return None
    while True:
        key = yield from draw(g, "enemies", "Enemy deck")
        if not key:
            return None
        if (not kind or rows[key].kind == kind) and (not sol or rows[key].sol):
            break
        deck.used.append(key)
    enemy = Enemy(free_letter(g), key, place, symbol, place if symbol >= 0 else "")
    s.enemies.append(enemy)
    g.heard and g.tell("Enemy deck", "spawned", enemy=key, letter=enemy.letter, tile=tile_name(g, place))
    g.heard and g.tell("Enemy deck", f"meets-{key}")
    return enemy


def tile_name(g: Sun, place: str) -> str:
    """Map tiles What a place is called, also while its tile lies face down. [R015]"""
    return g.tile(place).key if g.open(place) else "face-down"


def meet(g: Sun, c: Character) -> Flow[None]:
    """Enemy deck The text about meeting an enemy is applied when it appears to a character, however it came there; of
    one that was only seen by Recon, when it is activated.

    [R055 A13]
    """
    for enemy in g.foes(c):
        if not enemy.met and not enemy.merchant and c.died < 0:
            enemy.met = True
            yield from resolve(g, f"meet-{enemy.key}", c)


def hurt_enemy(g: Sun, enemy: Enemy, n: int) -> None:
    """Combat Each success puts a cube on its card; when there are as many as its HP it is defeated.

    [R245 R247 R248 R346]
    """
    if n <= 0 or enemy.dead:
        return
    enemy.damage += n
    left = g.row(enemy).hp - enemy.damage
    if left <= 0:
        fall(g, enemy)
    else:
        g.heard and g.tell("Combat", "enemy-damaged", enemy=enemy.key, letter=enemy.letter, n=n, left=left)


def fall(g: Sun, enemy: Enemy) -> None:
    """Enemies A marker on the symbol it came from, if it dies on that tile; the body lies there until it is searched or
    Preparation. It still makes the attack it owes.

    [R222 R241 A85]
    """
    enemy.dead = True
    g.heard and g.tell("Combat", "defeated", enemy=enemy.key, letter=enemy.letter)
    if enemy.home == enemy.at and enemy.symbol >= 0:
        g.tile(enemy.at).covered.append(enemy.symbol)
    if not enemy.merchant:
        g.state.marks["slain"] = g.state.marks.get("slain", 0) + 1


def take_away(g: Sun, enemy: Enemy) -> None:
    """Enemy deck A body that is gone: its card goes face up under the deck, a merchant leaves the game, and
    nobody stands at its counter any more.

    [R056 R300 A85]
    """
    g.state.enemies.remove(enemy)
    for c in g.state.people:
        if enemy.letter in c.faced:
            c.faced.remove(enemy.letter)
        if c.visiting == enemy.letter:
            c.visiting = ""
    if not enemy.merchant:
        g.state.decks["enemies"].used.append(enemy.key)


def activate(g: Sun, place: str, symbols: Sequence[int]) -> Flow[int]:
    """Enemies One enemy for each symbol that can bring one. [R221 A12]"""
    n = 0
    for symbol in symbols:
        if (yield from spawn(g, place, symbol)) is not None:
            n += 1
    return n


# merchants


def open_shop(g: Sun, key: str, place: str) -> Flow[Enemy]:
    """Merchants: Set-up Four water and four random resources; in the store two starting items that nobody bought and
    one item from the loot deck, with a dealer three items from it.

    [R108 R304 R306 A40 A41]
    """
    merchant = Enemy(free_letter(g), key, place, merchant=True, water=MERCHANT_WATER)
    g.state.enemies.append(merchant)
    for _ in range(MERCHANT_RESOURCES):
        what = yield from random_resource(g)
        if what:
            put(merchant.goods, what, 1)
    if key == "lawrence":
        for _ in range(2):
            yield from stock_starting_item(g, merchant)
    for _ in range(1 if key == "lawrence" else 3):
        yield from stock_loot(g, merchant)
    g.heard and g.tell("Merchants: Set-up", "shop-opens", merchant=key, tile=tile_name(g, place))
    return merchant


def stock_starting_item(g: Sun, merchant: Enemy) -> Flow[None]:
    """Merchants: Set-up Any starred card that is still in its deck. [R304 A40]"""
    key = yield from draw_starting_item(g, "Merchants: Set-up")
    if key:
        merchant.cards.append(new_card(g, key))


def stock_loot(g: Sun, merchant: Enemy) -> Flow[None]:
    """Merchants: Set-up Cards are drawn until an item appears; the others go under the deck. [R304 R306 A41]"""
    deck = g.state.decks["loot"]
    things = g.content.things
    if all(things[key].kind == "find" for key in chain(deck.cards, deck.used)):
        return
    while True:
        key = yield from draw(g, "loot", "Merchants: Set-up")
        if things[key].kind != "find":
            merchant.cards.append(Card(key, things[key].track))
            return
        deck.used.append(key)
