"""Decks: what cards do."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.drawing.hexes import AROUND
from vigil.games.under_our_sun.game import Sun, around, hex_of, way_to
from vigil.games.under_our_sun.rules import health
from vigil.games.under_our_sun.rules.combat import first_round
from vigil.games.under_our_sun.rules.dice_and_karma import skill_test
from vigil.games.under_our_sun.rules.effects.conditions import whom
from vigil.games.under_our_sun.rules.enemies import open_shop
from vigil.games.under_our_sun.rules.enemies import spawn as draw_enemy
from vigil.games.under_our_sun.rules.enemy_movement import can_lie
from vigil.games.under_our_sun.rules.inventory import (
    fill_water,
    put,
    random_resource,
    room_for,
    spend,
)
from vigil.games.under_our_sun.rules.inventory import (
    gain as take_goods,
)
from vigil.games.under_our_sun.rules.inventory import (
    loot as draw_loot,
)
from vigil.games.under_our_sun.rules.movement import lay as lay_tile
from vigil.games.under_our_sun.rules.movement import turn_up
from vigil.games.under_our_sun.state import RESOURCES
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Chance, Flow, Option

DECK = "Decks"
MOST_KARMA = 3


# things


def gain(g: Sun, who: str, what: str, n: int) -> None:
    """Decks Resources or ammunition from the supply. [R254]"""
    take_goods(g, whom(g, who), what, n)


def lose(g: Sun, who: str, what: str, n: int) -> Flow[None]:
    """Decks Resources go to the supply, as far as there are any; where any will do its player chooses."""
    c = whom(g, who)
    for _ in range(n):
        held = [each for each in RESOURCES if c.goods.get(each) and what in (each, "any")]
        if not held:
            return

        def offer(held: Sequence[str] = held) -> list[Option[str]]:
            return [Option("thing", each, DECK, {"what": each}) for each in held]

        lost = yield from choose(DECK, "lose", offer, {"person": c.key}, seat=c.seat)
        spend(g, c.goods, lost, 1)
        g.heard and g.tell(DECK, "lost", person=c.key, what=lost)


def can_lose(g: Sun, who: str, what: str, n: int) -> bool:
    """Decks So much must be on the board to be a price."""
    c = whom(g, who)
    return sum(c.goods.get(each, 0) for each in RESOURCES if what in (each, "any")) >= n


def random(g: Sun, who: str, n: int) -> Flow[None]:
    """Resources Cubes from the bag; what does not fit lies on the tile. [R212 R254 A77]"""
    c = whom(g, who)
    for _ in range(n):
        what = yield from random_resource(g)
        if what:
            put(c.goods if room_for(g, c, what) else g.tile(c.at).dropped, what, 1)
            g.heard and g.tell("Resources", "gained", person=c.key, what=what, n=1)


def loot(g: Sun, who: str, n: int) -> Flow[None]:
    """Loot deck So many cards. [R089 R254]"""
    for _ in range(n):
        yield from draw_loot(g, whom(g, who))


def water(g: Sun, who: str, n: int) -> None:
    """Characters: Water From the supply into bottles."""
    fill_water(g, whom(g, who), n)


def thirst(g: Sun, who: str, n: int) -> None:
    """Characters: Water Water is lost, as far as there is any."""
    health.lose_water(g, whom(g, who), n)


def can_spare_water(g: Sun, who: str, n: int) -> bool:
    """Characters: Water So much must be in the bottles to be a price."""
    return whom(g, who).water >= n


# people


def damage(g: Sun, who: str, n: int) -> None:
    """Characters: Health Cubes leave the track."""
    health.damage(g, whom(g, who), n, DECK)


def heal(g: Sun, who: str, n: int) -> None:
    """Characters: Health Cubes come back."""
    health.heal(g, whom(g, who), n)


def infect(g: Sun, who: str) -> None:
    """Conditions: Infection A token."""
    health.infect(g, whom(g, who))


def cure(g: Sun, who: str) -> None:
    """Conditions: Infection The token goes. [R207]"""
    health.cure(g, whom(g, who))


def tire(g: Sun, who: str, n: int) -> None:
    """Characters: Well-being Down."""
    health.change_well_being(g, whom(g, who), -n)


def rest(g: Sun, who: str, n: int) -> None:
    """Characters: Well-being Up."""
    health.change_well_being(g, whom(g, who), n)


def ap(g: Sun, who: str, n: int) -> None:
    """Characters: Action points More of them in this phase. [R328]"""
    c = whom(g, who)
    c.ap += n
    g.heard and g.tell("Characters: Action points", "ap-gained", person=c.key, n=n)


def slow(g: Sun, who: str, n: int) -> None:
    """Characters: Action points Fewer of them in this phase. [R328]"""
    c = whom(g, who)
    lost = min(n, c.ap)
    c.ap -= lost
    g.heard and lost and g.tell("Characters: Action points", "ap-lost", person=c.key, n=lost)


def karma(g: Sun, who: str) -> None:
    """Karma A karma die comes back, never more than three."""
    c = whom(g, who)
    c.karma = min(MOST_KARMA, c.karma + 1)
    g.heard and g.tell("Karma", "karma-back", person=c.key, n=c.karma)


def revive(g: Sun, who: str, n: int) -> None:
    """Characters: Death Brought back with so many HP. [R031]"""
    health.revive(g, whom(g, who), n)


def give_up(g: Sun, who: str) -> None:
    """Characters: Death A revival that fails by the card is the last one. [R032]"""
    health.eliminate(g, whom(g, who))


def test(g: Sun, who: str, of: str) -> Flow[None]:
    """Skill tests What follows asks whether it was passed. [R161]"""
    if g.heard:
        for key, facts in g.content.stakes.get((g.source, of), ()):
            g.tell(DECK, key, **facts)
    g.state.passed = yield from skill_test(g, whom(g, who), of, DECK)


# places


def explore(g: Sun, who: str) -> Flow[None]:
    """Map tiles A neighbouring tile is revealed; nothing if there is none. [R139]"""
    c = whom(g, who)
    places = [place for place in around(c.at) if not g.open(place) and can_lie(g, place)]
    if not places:
        return

    def offer() -> list[Option[str]]:
        return [Option("reveal", place, DECK, {"way": way_to(c.at, place)}) for place in places]

    yield from turn_up(g, (yield from choose(DECK, "reveal", offer, {"person": c.key}, seat=c.seat)))


def spawn(g: Sun, who: str, n: int) -> Flow[None]:
    """Combat: First round The text of a card brings enemies and begins a fight. [R052 R236]"""
    c = whom(g, who)
    for _ in range(n):
        yield from draw_enemy(g, c.at)
    yield from attacked(g, who)


def spawn_kind(g: Sun, who: str, kind: str) -> Flow[None]:
    """Combat: First round The first enemy of a kind comes. [R052 R236]"""
    if (yield from draw_enemy(g, whom(g, who).at, kind=kind)) is not None:
        yield from attacked(g, who)


def spawn_sol(g: Sun, who: str) -> Flow[None]:
    """Combat: First round The first of the Sons of Liberty comes. [R052 R236]"""
    if (yield from draw_enemy(g, whom(g, who).at, sol=True)) is not None:
        yield from attacked(g, who)


def attacked(g: Sun, who: str) -> Flow[None]:
    """Combat: First round A fight begins by the text of a card. [R236]"""
    c = whom(g, who)
    if c.died < 0 and g.beset(c):
        yield from first_round(g, c)


def container(g: Sun, who: str, of: str) -> None:
    """Actions: Interactions A container on the tile. [R157]"""
    g.tile(whom(g, who).at).containers.append(of)
    g.heard and g.tell("Actions: Interactions", "container-found", attribute=of)


def dealer(g: Sun, who: str) -> Flow[None]:
    """Merchants: Set-up A dealer appears on the tile, where no merchant is. [R306]"""
    place = whom(g, who).at
    if g.merchant_here(place) is None:
        yield from open_shop(g, "dealer", place)


def trap(g: Sun, who: str) -> None:
    """Items and equipment A small trap on the tile. [R330]"""
    g.tile(whom(g, who).at).trap = True
    g.heard and g.tell("Items and equipment", "trap-set", person=who)


def lay(g: Sun, who: str, tile: str, far: int) -> Flow[None]:
    """Missions A tile that was set aside is laid face up, so far from New Haven in a direction that the die gives.

    [R018 R109 A103]
    """
    way: int = yield Chance("Missions", "direction-of-tile", "d8", (1, 2, 3, 4, 5, 6))
    q, r = AROUND[way - 1]
    place = f"{q * far},{r * far}"
    while g.open(place):
        q0, r0 = hex_of(place)
        place = f"{q0 + q},{r0 + r}"
    lay_tile(g, place, tile)


def garrison(g: Sun, who: str, tile: str, n: int) -> Flow[None]:
    """Missions So many of the Sons of Liberty stand there. [R109]"""
    place = next(place for place, each in g.state.tiles.items() if each.key == tile)
    for _ in range(n):
        yield from draw_enemy(g, place, sol=True)


def companions(g: Sun, who: str) -> int:
    """Missions Characters beyond two, and two at most: what a larger company meets. Four Sons of Liberty at once would
    be the goal of one of them."""
    return min(2, max(0, len(g.state.people) - 2))


def parts(g: Sun, who: str) -> int:
    """Missions Three, and one more for every two characters beyond two: what a larger company has to bring."""
    return 3 + max(0, len(g.state.people) - 2) // 2


def mark(g: Sun, who: str, mark: str) -> None:
    """Decks Something is written down, to be asked for later."""
    g.state.marks[mark] = g.state.marks.get(mark, 0) + 1
