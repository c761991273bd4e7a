"""What a link leads to stands as one number in the rows, also of stores that were written before."""

from __future__ import annotations

import pytest

from vigil.web.store.link_target import WATCHING, WHOLE_TABLE, Kind, Link


@pytest.mark.parametrize(
    ("number", "link"),
    [
        (0, Link(Kind.SEAT, 0)),
        (5, Link(Kind.SEAT, 5)),
        (-1, WATCHING),
        (-3, WHOLE_TABLE),
        (-10, Link(Kind.PERSON, 0)),
        (-12, Link(Kind.PERSON, 2)),
    ],
)
def test_a_row_is_read_and_written_alike(number: int, link: Link) -> None:
    assert Link.of_row(number) == link
    assert link.row == number


def test_a_number_that_leads_nowhere_leads_to_no_seat() -> None:
    assert Link.of_row(-2) == Link.of_row(-9) == Link.to(-1) == WATCHING
