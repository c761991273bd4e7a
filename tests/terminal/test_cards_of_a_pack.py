"""A pack of cards for Navajo Wars, played in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.conftest import Vigil
from vigil.app.loaded_game import library
from vigil.games.navajo_wars.definition import DEFINITION, load_content

PROOF = Path(__file__).parents[1] / "games" / "navajo_wars" / "proof_pack"


def test_it_is_checked_added_and_played_in_the_terminal(vigil: Vigil) -> None:
    """By answering 1 again and again: the cards are turned, their texts can be read, their questions are asked."""
    assert "can be played with" in vigil(f"packs check {PROOF}").out
    assert vigil(f"packs add {PROOF}").code == 0
    luck = Random(8)
    lines = [str(luck.randint(1, 3)) for _ in range(700)]
    play = "play navajo-wars --scenario rise-of-the-people --seed 4 --plain --pack proof-pack"
    said = vigil(play, *lines, "q").out
    content = load_content([PROOF])
    words = library(DEFINITION, [PROOF], content)["en"]
    turned = [row.key for row in content.operations.values() if f"Major Event: {words.name(row.key)}" in said]
    assert len(turned) >= 3
    assert any(f"question-{key}" in words.variables and words.say(f"question-{key}") in said for key in turned)
    read = " ".join(vigil("resume --plain", f"card {words.name(turned[0])}", "q").out.split())
    assert words.say(f"card-{turned[0]}") in read
