"""`import vigil`: what a program needs, by one name each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import vigil
from tests.app.test_packs import pack
from vigil.bots.position import Position
from vigil.games import GAMES
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.rules.events import SPECTATOR


@pytest.fixture
def seats(monkeypatch: pytest.MonkeyPatch) -> vigil.Game:
    monkeypatch.setitem(GAMES, "seats", "tests.terminal.seats_game")
    return vigil.open("seats")


def test_everything_that_is_promised_is_there_and_documented() -> None:
    assert dir(vigil) == vigil.__all__
    for name in vigil.__all__:
        assert getattr(vigil, name).__doc__, name
    with pytest.raises(AttributeError):
        vigil.nothing  # noqa: B018
    assert vigil.shelf() == list(GAMES)


def test_the_commands_start_without_the_library() -> None:
    code = "import sys, vigil, vigil.cli.main; sys.exit('vigil.api' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_game_is_played_saved_and_loaded(tmp_path: Path) -> None:
    game = vigil.open("navajo-wars")
    table = game.start("rise-of-the-people", seed=7, file=tmp_path / "mine.journal")
    for _ in range(12):
        table.answer(table.options()[-1])
    again = vigil.load(tmp_path / "mine.journal")
    assert again.observer().view() == table.observer().view()
    assert again.options() == table.options()
    assert vigil.load(vigil.parse(table.journal())).options() == table.options()
    table.undo()
    assert len(table.session.entries) < len(again.session.entries)
    fork = table.fork(seed=5)
    assert fork.request is not None
    assert table.odds(table.options()[0]) is None or table.odds(table.options()[0])
    assert table.play_out("curious") > 10
    assert table.over
    assert table.asked == ()
    assert table.outcome
    assert table.journal() == text_of(table.session.header, table.session.records)


def test_several_seats_by_name_and_a_bot_of_ones_own(seats: vigil.Game) -> None:
    class Last:
        """Takes what stands last."""

        sees = True

        def choose(self, position: Position) -> str:
            return position.options[-1].name

    table = seats.start(players=("Ada", "Bo"))
    assert set(table.asked) <= {0, 1}
    assert table.observer(SPECTATOR).options() == []
    bot: vigil.Bot = Last()
    table.play_out(bot)
    assert table.over


def test_companion_dice_are_answered_by_their_faces() -> None:
    table = vigil.open("navajo-wars").start("a-broken-country", seed=1, companion=("die", "cube", "card", "counter"))
    for _ in range(8):
        assert table.options()
        table.answer(table.options()[0])


@pytest.mark.parametrize("bot", ["random", "curious"])
def test_simulations_can_be_had_again(bot: str) -> None:
    game = vigil.open("navajo-wars")
    played = list(game.simulate("the-fearing-time", 4, bot=bot, first=10))
    assert [each.seed for each in played] == [10, 11, 12, 13]
    assert played == list(game.simulate("the-fearing-time", 4, bot=bot, first=10))
    assert all(each.outcome and 0 <= each.worth[0] <= 1 and each.questions for each in played)
    with pytest.raises(ValueError, match="expected one of rise-of-the-people"):
        game.start("no-such-scenario")


def test_simulations_of_several_seats(seats: vigil.Game) -> None:
    for bot in ("random", "curious"):
        (played,) = seats.simulate(n=1, bot=bot)
        assert played.outcome


def test_a_pack_by_its_folder(tmp_path: Path) -> None:
    game = vigil.open("navajo-wars", [str(pack(tmp_path / "copy"))])
    assert game.words().say("scenario-rise-of-the-people") == "My Own Rise"
    assert game.settings["culture-ceiling"][0] == "9"
