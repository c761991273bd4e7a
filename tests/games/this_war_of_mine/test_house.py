"""The drawn house: names that find room beside the stairs."""

from __future__ import annotations

import pytest

from vigil.games.this_war_of_mine.board.house import divided, name_lines


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
