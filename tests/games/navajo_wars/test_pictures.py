"""Every card has a picture of its own."""

from __future__ import annotations

import re

from tests.games.navajo_wars.conftest import content
from vigil.drawing.motifs import scene
from vigil.games.navajo_wars.board.pictures import FOREIGN, picture_of, pictures


def keys() -> list[str]:
    c = content()
    numbered = [card.key for card in c.operations.values()]
    numbered += [card.key for card in c.ceremonies.values()]
    return [*numbered, *(card.key for card in c.history.values()), *c.developments]


def test_every_card_has_a_picture_and_no_picture_lacks_its_card() -> None:
    assert sorted(pictures()) == sorted(keys())


def test_no_two_pictures_are_alike() -> None:
    assert len({scene(picture) for picture in pictures().values()}) == len(keys())
    made_of = [(each.sky, *sorted(name for name, *_ in each.motifs)) for each in pictures().values()]
    assert len(set(made_of)) == len(made_of)


def test_everything_stands_inside_its_picture() -> None:
    for key, picture in pictures().items():
        assert len(picture.motifs) >= 2, key
        assert all(0 <= x <= 120 and 0 <= y <= 90 and 0.3 <= size <= 2 for _, x, y, size in picture.motifs), key


def test_a_picture_weighs_little() -> None:
    assert max(len(scene(picture)) for picture in pictures().values()) < 6_000
    assert not re.search(r"style=|<script", "".join(map(scene, pictures().values())))


def test_a_card_of_a_pack_shows_the_land() -> None:
    assert picture_of("a-card-of-somebody-else") == FOREIGN
