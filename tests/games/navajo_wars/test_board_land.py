"""The land on the board: borders that fit, camps in which nobody lies on another, boxes that come with a raid."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tests.games.navajo_wars.test_board import board, words
from vigil.drawing.motifs import KNOWN, TURNED
from vigil.games.navajo_wars.board.borders import border, outline
from vigil.games.navajo_wars.board.geometry import BOXES, CAMP, CAUGHT, ESCAPE, OUTLINES, STATION, STATIONS
from vigil.games.navajo_wars.board.pieces import WIDTH, fan
from vigil.games.navajo_wars.board.relief import THINGS
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.view import view


@pytest.mark.parametrize("n", range(1, 11))
def test_no_piece_of_a_camp_lies_on_another(n: int) -> None:
    places = fan(n)
    assert len(places) == n
    for k, (x, y, scale) in enumerate(places):
        size = WIDTH * scale * 0.99
        assert all(abs(x - a) >= size or abs(y - b) >= size for a, b, _ in places[:k])
        assert abs(x) + size / 2 <= 43
        assert abs(y) + size / 2 <= 34


def test_a_family_alone_is_drawn_large() -> None:
    assert fan(1)[0][2] == 1.5
    assert [scale for n in range(1, 11) for _, _, scale in fan(n)[:1]] == sorted(
        (fan(n)[0][2] for n in range(1, 11)), reverse=True
    )


def test_two_territories_share_every_bend_of_their_border() -> None:
    assert border("h", "i")[::-1][:-1] == border("i", "h")[1:]
    edges: dict[frozenset[str], int] = {}
    for names in OUTLINES.values():
        for a, b in pairwise(names + names[0]):
            edges[frozenset((a, b))] = edges.get(frozenset((a, b)), 0) + 1
    assert max(edges.values()) == 2
    assert len({outline(die) for die in OUTLINES}) == 7


def test_the_relief_is_made_of_known_motifs_inside_the_map() -> None:
    for name, x, y, size in THINGS:
        assert name.removesuffix(TURNED) in KNOWN.motifs
        assert 8 < x < 834
        assert 8 < y < 632
        assert size <= 2


def test_the_boxes_of_a_territory_lie_beside_its_camps() -> None:
    rooms = [(x, y, w, h) for die in BOXES for (x, y), (w, h) in zip(BOXES[die], (ESCAPE, CAUGHT), strict=True)]
    for x, y in STATIONS.values():
        for left, top, w, h in rooms:
            across = min(left + w, x + STATION[0] / 2) - max(left, x - STATION[0] / 2)
            down = min(top + h, y + CAMP) - max(top, y - STATION[1] / 2)
            assert across <= 0 or down <= 0, (x, y)


def frames(g: NavajoWars, die: int) -> int:
    drawing = ElementTree.fromstring(board(view(g), words("en")))
    pair = next(each for each in drawing.iter() if each.get("id") == f"boxes-{die}")
    return sum(1 for each in pair.iter() if "cell" in str(each.get("class")))


def test_the_boxes_come_with_a_raid_and_go_with_it(g: NavajoWars) -> None:
    g.state.raid, g.state.tribal_raid = {}, []
    assert [frames(g, die) for die in range(1, 8)] == [0] * 7
    g.state.raid = {21: 1}
    g.state.tribal_raid = [41]
    assert [frames(g, die) for die in range(1, 8)] == [0, 2, 0, 2, 0, 0, 0]
    g.state.raid, g.state.tribal_raid = {}, []
    g.state.families[0].place = 39
    assert [frames(g, die) for die in range(1, 8)] == [0, 0, 2, 0, 0, 0, 0]
