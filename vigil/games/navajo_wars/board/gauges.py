"""The General Record Track: one lane each, like threads on a loom; the bead bears the number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vigil.drawing.board import Drawing, Piece, Placed
from vigil.drawing.boxes import titled
from vigil.drawing.labels import board_label
from vigil.drawing.svg import SMALLEST, box, label, symbol
from vigil.drawing.tracks import bead
from vigil.games.navajo_wars.board.geometry import LANE_PITCH, LANE_TOP, RECORD, TRACKS
from vigil.games.navajo_wars.board.legend import what
from vigil.games.navajo_wars.observe.view import View
from vigil.kernel.display.board import Gauge
from vigil.kernel.text.words import Words

SIDES = {
    "military": "dine",
    "culture": "dine",
    "ap": "dine",
    "morale": "enemy",
    "ferocity": "enemy",
    "enemy-ap": "enemy",
}
FLEETING = ("ap", "enemy-ap")  # spent and given anew all the time


class Lane(NamedTuple):
    name: str
    side: str
    text: str
    at: float


def parts(view: View) -> Iterator[Drawing]:
    yield Drawing("", tracks)
    yield Drawing("markers", beads, values(view), "markers")


def values(view: View) -> tuple[int, ...]:
    """In the order of the lanes."""
    return view.military, view.culture, view.ap, view.morale, view.enemy_ferocity, view.enemy_ap


def lanes(words: Words) -> list[Lane]:
    texts = {
        "military": board_label(words, "military"),
        "culture": words.say("part-cost-in-culture"),
        "ap": board_label(words, "ap"),
        "morale": board_label(words, "morale"),
        "ferocity": board_label(words, "enemy-ferocity"),
        "enemy-ap": board_label(words, "enemy-ap"),
    }
    return [Lane(name, side, texts[name], LANE_TOP + n * LANE_PITCH) for n, (name, side) in enumerate(SIDES.items())]


def tracks(words: Words) -> str:
    x, _, w, _ = TRACKS
    theirs = box(x + 3, LANE_TOP + 2.5 * LANE_PITCH, w - 6, 3 * LANE_PITCH + 1, "lanes theirs", 5)
    inside = [titled(TRACKS), theirs, RECORD.warp(LANE_TOP - 9, LANE_TOP + 5 * LANE_PITCH + 9)]
    for lane in lanes(words):
        inside.append(symbol(lane.name, x + 15, lane.at, 18, f"{lane.side}-fill"))
        inside.append(label(x + 28, lane.at + 5.5, lane.text, SMALLEST, "", RECORD.left - x - 32))
        inside.append(RECORD.lane(lane.at, f"lane {lane.side}-line"))
    return "".join(inside)


def beads(words: Words, *numbers: int) -> list[Placed]:
    return [
        Piece(f"marker-{lane.name}", bead(value, lane.side), f"{lane.text} {value}").at(RECORD.at(value), lane.at)
        for lane, value in zip(lanes(words), numbers, strict=True)
    ]


def strip(view: View, words: Words) -> list[Gauge]:
    """What a player must know wherever he looks."""
    return [
        Gauge(
            lane.text,
            str(value),
            lasts=lane.name not in FLEETING,
            theirs=lane.side == "enemy",
            thing=what(f"marker-{lane.name}", view),
        )
        for lane, value in zip(lanes(words), values(view), strict=True)
    ]
