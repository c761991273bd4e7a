"""Everything on the board that can change, piece by piece: a page replaces only what differs.

A key is the id of an element, after the layer that holds it where elements of a layer come and go ("pieces/corn-11").
Equal parts of a view give the same string again without being drawn again.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from vigil.games.navajo_wars.board.cards import current, heading, held
from vigil.games.navajo_wars.board.geometry import OUT_OF_PLAY, PASSAGE, RESOURCES
from vigil.games.navajo_wars.board.ink import say
from vigil.games.navajo_wars.board.land import head, region, santa_fe, station
from vigil.games.navajo_wars.board.orders import beads, counters, cubes
from vigil.games.navajo_wars.board.people import absent, belongings, counted, elders, household, store
from vigil.games.navajo_wars.board.pieces import pieces
from vigil.games.navajo_wars.screen import PEOPLE_ORDER
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.view import FamilyView, TerritoryView, View
from vigil.kernel.text import Words

Parts = dict[str, str]
LAYERS = ("order-counters", "markers", "pieces")
PIECE = '<g id="'  # how the drawing of a piece begins
MOST = 6_000  # drawings kept, some 30 MB

DRAWN: OrderedDict[tuple[str, str, bytes], Parts] = OrderedDict()  # the one looked at last at the end


def changes(view: View, words: Words) -> Parts:
    """The changing parts of the board, in the order in which they lie on it."""
    v = view
    parts: Parts = {}

    def add(name: str, facts: Any, draw: Callable[[], Parts]) -> None:
        key = (name, words.language, hashlib.blake2b(msgspec.msgpack.encode(facts), digest_size=16).digest())
        if key not in DRAWN:
            DRAWN[key] = draw()
            if len(DRAWN) > MOST:
                DRAWN.popitem(last=False)
        DRAWN.move_to_end(key)
        parts.update(DRAWN[key])

    piles = (v.deck, len(v.discard), v.known)
    add("heading", (v.period, v.turn, v.ending, piles), lambda: {"heading": heading(v, words)})
    for territory in v.territories:
        add("land", territory, partial(land_of, territory, words))
    add("santa-fe", v.santa_fe, lambda: {"santa-fe": santa_fe(v, words)})
    add("card", (v.card, v.preempted), lambda: {"card": current(v, words)})
    add("orders", (v.active, v.inactive, v.standby), lambda: layer("order-counters", counters(v, words)))
    boxes = (v.bag, v.raided, v.recovery, v.subjugation, v.truce, v.truce_ap)
    add("cubes", boxes, lambda: {"cubes": cubes(v, words)})
    add("cards", (v.hand, v.in_play, v.developments), lambda: {"cards": held(v, words)})
    for family in v.families:
        add("family", family, partial(home, family, words))
    add("elders", (v.elders, v.ratings), lambda: {"elders": elders(v, words)})
    add("passage", v.passage, lambda: {"box-passage": passage(v, words)})
    add("resources", (v.resources, v.corn), lambda: {"box-resources": resources(v, words)})
    add("out-of-play", outside(v), lambda: {"box-out-of-play": out_of_play(v, words)})
    marks = (v.military, v.culture, v.ap, v.morale, v.enemy_ferocity, v.enemy_ap)
    add("markers", marks, lambda: layer("markers", beads(v, words)))
    add("pieces", (v.territories, v.families, v.santa_fe), lambda: layer("pieces", pieces(v, words)))
    return parts


def outside(view: View) -> tuple[Any, ...]:
    return (view.out_of_play, view.missions_left, view.ranchos_left, view.corn_cup, view.intruder_cup)


def land_of(territory: TerritoryView, words: Words) -> Parts:
    die = territory.die
    return {
        f"territory-{die}": region(territory, words),
        f"head-{die}": head(territory, words),
        **{f"area-{die * 10 + area.number}": station(territory, area, words) for area in territory.areas},
    }


def home(family: FamilyView, words: Words) -> Parts:
    return {f"household-{family.letter}": household(family, words)}


def passage(view: View, words: Words) -> str:
    return store("passage", PASSAGE, screen_say(words, "passage"), counted(view.passage, PEOPLE_ORDER, words))


def resources(view: View, words: Words) -> str:
    return store("resources", RESOURCES, screen_say(words, "resources"), belongings(view, words))


def out_of_play(view: View, words: Words) -> str:
    return store("out-of-play", OUT_OF_PLAY, say(words, "out-of-play"), absent(view, words))


def layer(name: str, drawings: list[str]) -> Parts:
    """The pieces of a layer, one by one."""
    return {f"{name}/{id_of(markup)}": markup for markup in drawings}


def id_of(markup: str) -> str:
    return markup[len(PIECE) : markup.index('"', len(PIECE))]
