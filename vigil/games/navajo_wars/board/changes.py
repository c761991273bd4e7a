"""Everything on the board that can change, piece by piece: a page replaces only what differs.

A key is the id of an element, after the layer that holds it where elements of a layer come and go ("pieces/corn-11").
What a table drew last is kept, so that only the parts whose facts differ are drawn; and what one table drew is kept
for the others.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from vigil.games.navajo_wars.board.cards import current, heading, held
from vigil.games.navajo_wars.board.geometry import OUT_OF_PLAY, PASSAGE, RESOURCES
from vigil.games.navajo_wars.board.ink import say
from vigil.games.navajo_wars.board.land import head, region, santa_fe, station
from vigil.games.navajo_wars.board.orders import beads, counters, cubes
from vigil.games.navajo_wars.board.people import absent, belongings, counted, elders, household, store
from vigil.games.navajo_wars.board.pieces import in_order, standing, waiting
from vigil.games.navajo_wars.screen import PEOPLE_ORDER
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.view import View
from vigil.kernel.text import Words

Parts = dict[str, str]
Memory = dict[str, tuple[Any, Any]]  # what was drawn last: facts and drawing, by the name of the part
LAYERS = ("order-counters", "markers", "pieces")
PIECE = '<g id="'  # how the drawing of a piece begins
MOST = 6_000  # drawings kept for all tables, some 30 MB

DRAWN: OrderedDict[tuple[str, str, bytes], Any] = OrderedDict()  # the one looked at last at the end


def changes(view: View, words: Words, memory: Memory) -> Parts:
    """The changing parts of the board, in the order in which they lie on it."""
    v, w = view, words

    def drawn(name: str, facts: Any, draw: Callable[..., Any], *given: Any) -> Any:
        known = memory.get(name)
        if known is None or known[0] != facts:
            known = memory[name] = facts, shared(name, w.language, facts, draw, given)
        return known[1]

    piles = (v.deck, len(v.discard), v.known)
    parts: Parts = {"heading": drawn("heading", (v.period, v.turn, v.ending, piles), heading, v, w)}
    for t in v.territories:
        facts = (t.vp, t.drought, t.agriculture)
        parts[f"territory-{t.die}"] = drawn(f"territory-{t.die}", facts, region, t, w)
        parts[f"head-{t.die}"] = drawn(f"head-{t.die}", facts, head, t, w)
        for area in t.areas:
            name = f"area-{t.die * 10 + area.number}"
            parts[name] = drawn(name, area, station, t, area, w)
    parts["santa-fe"] = drawn("santa-fe", v.santa_fe, santa_fe, v, w)
    parts["card"] = drawn("card", (v.card, v.preempted), current, v, w)
    parts |= drawn("order-counters", (v.active, v.inactive, v.standby), order_counters, v, w)
    boxes = (v.bag, v.raided, v.recovery, v.subjugation, v.truce, v.truce_ap)
    parts["cubes"] = drawn("cubes", boxes, cubes, v, w)
    parts["cards"] = drawn("cards", (v.hand, v.in_play, v.developments), held, v, w)
    for family in v.families:
        name = f"household-{family.letter}"
        parts[name] = drawn(name, family, household, family, w)
    parts["elders"] = drawn("elders", (v.elders, v.ratings), elders, v, w)
    parts["box-passage"] = drawn("box-passage", v.passage, passage, v, w)
    parts["box-resources"] = drawn("box-resources", (v.resources, v.corn), resources, v, w)
    parts["box-out-of-play"] = drawn("box-out-of-play", outside(v), out_of_play, v, w)
    marks = (v.military, v.culture, v.ap, v.morale, v.enemy_ferocity, v.enemy_ap)
    parts |= drawn("markers", marks, markers, v, w)
    groups = []
    for t in v.territories:
        families = [family for family in v.families if family.territory == t.key]
        groups.append(drawn(f"standing-{t.die}", (t, families), standing, t, families, w))
    out = [family for family in v.families if family.where == "out"]
    groups.append(drawn("waiting", (out, v.santa_fe), waiting, out, v.santa_fe, w))
    return parts | layer("pieces", in_order(groups))


def shared(name: str, language: str, facts: Any, draw: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    """A drawing that another table may have made already."""
    key = (name, language, hashlib.blake2b(msgspec.msgpack.encode(facts), digest_size=16).digest())
    if key not in DRAWN:
        DRAWN[key] = draw(*given)
        if len(DRAWN) > MOST:
            DRAWN.popitem(last=False)
    DRAWN.move_to_end(key)
    return DRAWN[key]


def order_counters(view: View, words: Words) -> Parts:
    return layer("order-counters", counters(view, words))


def markers(view: View, words: Words) -> Parts:
    return layer("markers", beads(view, words))


def outside(view: View) -> tuple[Any, ...]:
    return (view.out_of_play, view.missions_left, view.ranchos_left, view.corn_cup, view.intruder_cup)


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
