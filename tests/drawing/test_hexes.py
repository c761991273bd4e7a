"""A map of hexagons."""

from __future__ import annotations

from itertools import pairwise, product
from math import dist

import pytest

from vigil.drawing.hexes import (
    AROUND,
    Hex,
    centre,
    clipped,
    corners,
    distance,
    hex_at,
    neighbours,
    outline,
    reach,
    ring,
    way,
    within,
)

SOME = list(product(range(-3, 4), repeat=2))


@pytest.mark.parametrize("at", SOME)
def test_a_hexagon_is_found_again_from_any_point_in_it(at: Hex) -> None:
    middle = centre(at, 40, (300, 200))
    assert hex_at(*middle, 40, (300, 200)) == at
    for x, y in corners(40 * 0.98, middle):
        assert hex_at(x, y, 40, (300, 200)) == at


def test_neighbours_lie_edge_to_edge() -> None:
    assert len(set(neighbours((2, -1)))) == 6
    for each in neighbours((2, -1)):
        assert distance(each, (2, -1)) == 1
        assert dist(centre(each, 10), centre((2, -1), 10)) == pytest.approx(10 * 3**0.5)


def test_rings_and_discs() -> None:
    assert ring((1, 1), 0) == [(1, 1)]
    assert set(ring((1, 1), 1)) == set(neighbours((1, 1)))
    for far in range(5):
        assert len(set(ring((0, 0), far))) == (6 * far or 1)
        assert {distance((0, 0), each) for each in ring((0, 0), far)} == {far}
        assert within((0, 0), far) == sorted(within((0, 0), far), key=lambda each: distance((0, 0), each))
    assert len(within((2, 3), 2)) == 19


def test_distance_is_the_length_of_the_shortest_way() -> None:
    everything = within((0, 0), 6)
    for each in within((0, 0), 3):
        found = way((0, 0), each, everything)
        assert len(found) == distance((0, 0), each) + 1
        assert all(distance(a, b) == 1 for a, b in pairwise(found))


def test_a_way_goes_around_what_is_closed() -> None:
    free = [each for each in within((0, 0), 3) if each not in ((1, 0), (1, -1), (0, 1))]
    found = way((0, 0), (2, 0), free)
    assert (found[0], found[-1]) == ((0, 0), (2, 0))
    assert len(found) == 6
    assert not {(1, 0), (1, -1), (0, 1)} & set(found)
    assert way((0, 0), (9, 9), free) == []
    assert way((0, 0), (0, 0), []) == [(0, 0)]


def test_one_gets_as_far_as_the_prices_allow() -> None:
    prices = {(1, 0): 2, (2, 0): 1, (0, 1): 4, (1, -1): 1, (2, -1): 1}
    found = reach((0, 0), 3, prices.get)
    assert {each: cost for each, (cost, _) in found.items()} == {
        (0, 0): 0,
        (1, 0): 2,
        (2, 0): 3,
        (1, -1): 1,
        (2, -1): 2,
    }
    assert found[2, 0][1] in ((1, 0), (2, -1))


def test_an_outline_has_six_corners_and_points_up() -> None:
    assert outline(10).startswith("M0 -10L8.7 -5L")
    assert outline(10).count(" ") == len(AROUND) == 6


def test_a_shape_is_cut_by_the_edge_of_a_room() -> None:
    room = (0.0, 0.0, 10.0, 10.0)
    hexagon = corners(4, (5, 5))
    assert clipped(room, hexagon) == list(hexagon), "what lies in it stays as it is"
    half = clipped(room, corners(4, (5, 0)))
    assert min(y for _, y in half) == pytest.approx(0)
    assert max(y for _, y in half) == pytest.approx(4)
    assert sum(abs(y) < 0.01 for _, y in half) == 2, "one side along the edge"
    assert clipped(room, corners(4, (50, 50))) == []
