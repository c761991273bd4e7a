"""The numbers that options change, compared before and after."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.labels import board_label
from vigil.games.navajo_wars.board.gauges import lanes, values
from vigil.games.navajo_wars.observe.view import View
from vigil.kernel.display.board import Gauge
from vigil.kernel.text.words import Words


def ledger(view: View, words: Words) -> list[Gauge]:
    """The tracks, then what lies in Resources and in Passage of Time, then Ferocity and what is on the map."""
    found = [Gauge(lane.text, str(value)) for lane, value in zip(lanes(words), values(view), strict=True)]
    for box, held in (("resources", view.resources), ("passage", view.passage)):
        found += [Gauge(board_label(words, f"in-{box}", piece=piece), str(n)) for piece, n in held.items()]
    found.append(Gauge(board_label(words, "corn-held"), str(sum(view.corn))))
    found.append(Gauge(board_label(words, "elders-held"), str(view.elders_in_play)))
    found += [
        Gauge(board_label(words, "ferocity-of", family=family.letter), str(family.ferocity))
        for family in view.families
        if family.where != "out"
    ]
    for key, n in things(view):
        found.append(Gauge(board_label(words, f"all-{key}"), str(n)))
    return found


def things(view: View) -> Iterator[tuple[str, int]]:
    """Counters on the map, counted."""
    areas = [area for territory in view.territories for area in territory.areas]
    yield "missions", sum(area.mission for area in areas)
    yield "ranchos", sum(area.rancho for area in areas)
    yield "fields", sum(area.corn for area in areas)
    yield "harass", sum(area.harass for area in areas)
    yield "raid", view.santa_fe + sum(area.raid for area in areas)
    yield "drought", sum(territory.drought for territory in view.territories)
    yield "subjugation", sum(view.subjugation.values())
