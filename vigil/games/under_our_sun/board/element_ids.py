"""Which elements lie on the board, by their ids, without drawing it."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.under_our_sun.board.current_tile import COUNTED, MOST_FOES, hostile, near
from vigil.games.under_our_sun.board.geometry import focus, fog_of, mine, spot, unique
from vigil.games.under_our_sun.observe.view import CharacterView, EnemyView, TileView, View
from vigil.games.under_our_sun.state import AMMO

FIXED = ("sky", "land", "mission")


def elements(view: View) -> set[str]:
    return {*FIXED, *on_map(view), *on_stage(view), *boards(view)}


def on_map(view: View) -> Iterator[str]:
    yield from (spot(tile.place) for tile in view.tiles)
    yield from map(spot, fog_of(view))
    there = {tile.place for tile in view.tiles}
    yield from (f"person-{each.key}" for each in view.people if each.at in there and not each.gone)
    yield from (f"enemy-{each.letter}" for each in view.enemies if each.at in there)


def boards(view: View) -> Iterator[str]:
    own = mine(view)
    for each in view.people:
        yield f"who-{each.key}"
        yield from (f"good-{each.key}-{what}" for what in each.goods)
        yield from (f"thing-{each.key}-{name}" for name in unique(card.key for card in each.cards))
    for each in own[:2]:
        yield from (f"{name}-{each.key}" for name in ("ap", "heart", "water", "karma", "well-being"))
        yield from (f"{name}-{each.key}" for name in ("combat", "strength", "skill", "stealth"))
        yield f"ability-{each.key}"
        if view.semi and each.team and each.seat == view.seat:
            yield f"team-{each.key}"


def on_stage(view: View) -> Iterator[str]:
    """Whatever the stage shows: those who may set out, the counter of the set-up, or a place."""
    active = focus(view)
    tile = next((each for each in view.tiles if active and each.place == active.at), None)
    if view.cast:
        yield from (f"cast-{key}" for key in (*view.cast, *(each.key for each in view.people)))
    elif view.offer:
        yield from (f"offer-{name}" for name in unique(card.key for card in view.offer))
    elif tile and active:
        yield "stage"
        yield from (f"shown-{key}" for key in [*dict.fromkeys(reversed(view.shown))][:2])
        for roll in view.rolls:
            yield from (f"die-{roll.who}-{n + 1}" for n in range(len(roll.faces)))
        yield from (f"foe-{each.letter}" for each, _ in near(view, tile))
        yield from company(tile, [each for each in view.enemies if each.at == tile.place])


def company(tile: TileView, foes: list[EnemyView]) -> Iterator[str]:
    yield from (f"foe-{each.letter}" for each in hostile(foes)[:MOST_FOES])
    merchant = next((each for each in foes if each.merchant and not each.dead), None)
    lying = [*lies(tile)]
    if merchant:
        yield f"counter-{merchant.letter}"
        yield from stock(merchant)
    if lying or not merchant:
        yield "lying"
    yield from lying


def stock(merchant: EnemyView) -> Iterator[str]:
    if merchant.water:
        yield "stock-water"
    yield from (f"stock-{what}" for what in COUNTED if merchant.goods.get(what) or what in AMMO)
    yield from (f"stock-{name}" for name in unique(card.key for card in merchant.cards))


def lies(tile: TileView) -> Iterator[str]:
    if tile.water or tile.stored:
        yield "lies-water"
    yield from (f"lies-{what}" for what in COUNTED if tile.goods.get(what) or tile.dropped.get(what))
    yield from (f"lies-{name}" for name in unique(card.key for card in tile.cards))
    yield from (f"container-{each}" for each in dict.fromkeys(tile.containers))
    signs = (("event", tile.event), ("symbols", tile.symbols), ("camp", tile.camp), (tile.fire, tile.fire))
    yield from (f"lies-{name}" for name, there in (*signs, ("trap", tile.trap), ("objective", tile.objective)) if there)


def copies(known: set[str], id: str) -> list[str]:
    """An element and its twins: cards of one name."""
    return sorted(each for each in known if each == id or each.startswith(f"{id}--"))


def of_person(each: CharacterView, known: set[str], what: str) -> list[str]:
    """Where a thing lies on somebody's board; water is on its track."""
    if what == "water":
        return [name for name in (f"water-{each.key}", f"who-{each.key}") if name in known][:1]
    good = f"good-{each.key}-{what}"
    return [good] if good in known else copies(known, f"thing-{each.key}-{what}")
