"""Where things go."""

from __future__ import annotations

import pytest

from vigil.drawing.layout import around, cells, columns_for, middle, spread
from vigil.drawing.tracks import Track, bead, dots


@pytest.mark.parametrize("n", range(9))
def test_pieces_are_spread_around_the_middle_and_stay_in_the_room(n: int) -> None:
    found = spread(n, 80, 26)
    assert len(found) == n
    assert sum(found) == pytest.approx(0)
    assert all(abs(each) <= (80 - 26) / 2 + 1e-9 for each in found) or n < 3
    assert found == sorted(found)


def test_few_pieces_stand_side_by_side() -> None:
    assert spread(1, 80, 26) == [0]
    assert spread(2, 80, 26) == [-13.5, 13.5]


def test_cells_fill_their_room() -> None:
    assert cells(3, (10, 20, 100, 40), 2) == [(10, 20, 50, 20), (60, 20, 50, 20), (10, 40, 50, 20)]
    assert cells(0, (0, 0, 10, 10), 3) == []
    assert around(cells(6, (10, 20, 90, 40), 3)) == (10, 20, 90, 40)
    assert around([(0, 0, 1, 1), (5, 5, 1, 1)], 2) == (-2, -2, 10, 10)
    assert middle((10, 20, 100, 40)) == (60, 40)


def test_as_many_columns_as_suit_the_shape() -> None:
    assert columns_for(6, (0, 0, 600, 100), 1) == 6
    assert columns_for(6, (0, 0, 100, 600), 1) == 1
    assert columns_for(4, (0, 0, 200, 200), 1) == 2


def test_a_value_lies_on_its_step_and_never_beyond_the_track() -> None:
    track = Track(left=100, pitch=10, last=19)
    assert [track.at(value) for value in (-3, 0, 7, 19, 40)] == [100, 100, 170, 290, 290]
    assert Track(0, 10, 4, first=1).at(2) == 10
    assert track.warp(0, 50).count("<path") == 20
    assert track.warp(0, 50).count("<text") == 5  # 0, 5, 10, 15 and the last
    assert "H290" in track.lane(5, "lane")
    assert ">7</text>" in bead(7, "ours")
    assert dots(0, 0, 2, 4).count("dot full") == 2
