"""The faces of the persons, and the pictures of cards: everybody and everything has one of its own."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.games.this_war_of_mine.war import CONTENT, war
from vigil.games.this_war_of_mine.board.board import BOARD
from vigil.games.this_war_of_mine.board.pictures import FOREIGN, picture, picture_of, portrait
from vigil.games.this_war_of_mine.board.portraits import drawn, kit, known_face
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.observe.view import view
from vigil.kernel.text.words import book

EN = book("en", DEFINITION.identity.text)


def test_everybody_has_a_face_and_no_two_are_alike() -> None:
    assert set(kit().persons) == set(CONTENT.characters)
    assert len({drawn(key) for key in CONTENT.characters}) == 12
    assert len({tuple(name for _, name in face.parts) for face in kit().persons.values()}) == 12
    used = {name for face in kit().persons.values() for _, name in face.parts}
    assert used == set(kit().pieces) - {"wall"}, "no piece lies about"


@pytest.mark.parametrize("key", CONTENT.characters)
def test_a_face_is_whole_and_stays_in_its_frame(key: str) -> None:
    names = [name for _, name in kit().persons[key].parts]
    for wanted in ("brows", "eyes", "nose"):
        assert any(name.endswith(wanted) for name in names), wanted
    assert any("mouth" in name or name in ("beard", "moustache") for name in names)
    shapes = ElementTree.fromstring(f"<g>{drawn(key)}</g>")
    for each in shapes:
        assert re.fullmatch(r"#[0-9a-f]{6}", each.get("fill", ""))
        for x, y in re.findall(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)", each.get("d", "")):
            assert 0 <= float(x) <= 60
            assert 0 <= float(y) <= 66


def test_the_card_of_a_person_shows_the_face_and_not_a_street() -> None:
    assert drawn("emil") in picture("emil")
    assert drawn("emil") in portrait("emil")
    assert DEFINITION.display.picture is not None
    keys = [*CONTENT.characters, *CONTENT.fittings, *CONTENT.locations]
    street = picture("somebody-elses")
    assert picture_of("somebody-elses") == FOREIGN
    assert [key for key in keys if DEFINITION.display.picture(key) == street] == []
    assert len({DEFINITION.display.picture(key) for key in keys}) == len(keys)


def test_faces_come_after_the_first_page_and_a_stranger_keeps_the_figure() -> None:
    g = war("mira", "emil")
    drawing = BOARD.ground(view(g, 0), EN)
    assert 'href="#face-mira"' in drawing
    assert 'id="face-mira"' not in drawing
    assert 'data-later="yes"' in drawing
    later = ElementTree.fromstring(BOARD.later())
    assert {each.get("id") for each in later} == {f"face-{key}" for key in CONTENT.characters}
    assert not known_face("somebody-elses")
    assert "figure" in portrait("somebody-elses")
