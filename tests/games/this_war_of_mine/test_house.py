"""The drawn house: names that find room beside the stairs, and people who do not hide one another's."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tests.games.this_war_of_mine.war import war
from vigil.games.this_war_of_mine.board.house import divided, name_lines, plan
from vigil.games.this_war_of_mine.board.people import PLATE, plates, standing
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.observe.forecast import standing as judged
from vigil.games.this_war_of_mine.observe.view import view
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book


@pytest.mark.parametrize(
    "parts", ["Rum-mage", "Rovi-stare", "Fouil-ler", "Distil-latore", "Cuisi-nière", "Biblio-thèque", "Work-bench"]
)
def test_a_long_word_is_divided_between_syllables(parts: str) -> None:
    first, last = parts.split("-")
    assert divided(first + last) == [f"{first}-", last]


def test_a_name_is_divided_only_where_it_must_be() -> None:
    assert name_lines("Rummage", 100) == ["Rummage"]
    assert name_lines("Rummage", 40) == ["Rum-", "mage"]
    assert name_lines("Water Collector", 60) == ["Water", "Collector"]
    assert divided("Bed") == ["Bed"]


NUMBER = r"(-?[\d.]+)"
PLACED = re.compile(rf'translate\({NUMBER},? ?{NUMBER}\).*?<rect[^>]*x="{NUMBER}"[^>]*?width="{NUMBER}"')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", ["guard", "rummage", "floor"])
def test_names_of_people_lie_neither_on_one_another_nor_on_those_of_rooms(language: str, where: str) -> None:
    g = war("emil", "nadia", "oskar")
    for person in g.state.people:
        person.at = where
    seen, found = view(g, 0), []
    for each in plates(book(language, DEFINITION.identity.text), standing(seen)):
        x, y, left, wide = map(float, PLACED.search(each.markup).groups())  # type: ignore[union-attr]
        found.append((x + left, x + left + wide, y))
    assert len(found) == 3
    for one, two in combinations(found, 2):
        assert abs(one[2] - two[2]) >= PLATE or one[1] <= two[0] or two[1] <= one[0]
    foot = {room[1] + room[3] for room in plan(seen).values()}
    assert all(min(abs(y + n * PLATE + 3 - each) for each in foot for n in (0, 1)) < 1 for _, _, y in found)


def test_the_trauma_of_each_is_told_with_the_name() -> None:
    found = judged(war("emil", "nadia"))
    assert found
    words = book("en", DEFINITION.identity.text)
    assert [words.number(each) for each in found.numbers] == [
        "Trauma (Emil)",
        "Trauma (Nadia)",
    ]
