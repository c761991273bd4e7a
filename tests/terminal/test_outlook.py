"""What the terminal says of the future: odds, where an option leads, how the game would end now."""

from __future__ import annotations

from tests.browser.games import journal, played
from tests.conftest import Vigil
from vigil.kernel.play.session import Session
from vigil.presentation.outlook import nothing

GAMBLE = "give-battle"


def at_a_battle() -> Session:
    for seed in range(60):
        game = played("rise-of-the-people", seed, lambda session: any(each.key == GAMBLE for each in session.options))
        if game.options:
            return game
    raise AssertionError("no Battle in sixty games")


def test_odds_what_and_ahead(vigil: Vigil, tmp_path: object) -> None:
    game = at_a_battle()
    n = next(n for n, option in enumerate(game.options, start=1) if option.key == GAMBLE)
    path = f"{tmp_path}/battle.journal"
    with open(path, "w", encoding="utf-8") as file:
        file.write(journal(game))
    said = vigil(f"resume {path} --plain --language en", f"odds {n}", f"what {n}", "what 99", "ahead", "q")
    assert said.code == 0
    for text in (
        "Family Victory",
        "Counted exactly, result by result.",
        "Enemy Morale: ",
        "Then luck decides: ",
        "There is nothing to see ahead.",
        "If it ended now: M",
        "Military less Enemy Morale: ",
        "If time passed now",
        "Victory Check of “",
    ):
        assert text in said.out, text


def test_what_is_not_there_yet_is_zero_among_numbers_and_a_dash_among_words() -> None:
    assert nothing("HP", {}, {"HP": "7"}) == "0"
    assert nothing("HP", {"HP": "-1"}, {}) == "0"
    assert nothing("Well-being", {}, {"Well-being": "OK"}) == "–"
