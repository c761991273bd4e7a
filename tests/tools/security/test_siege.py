"""The siege in short: nothing is timed, everything else must hold; `make siege` takes two minutes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tools.security.besiegers import Visitor
from tools.security.siege import QUICK, run, seated, serving
from vigil.games import GAMES
from vigil.kernel.sets.draft import JOIN

ANSWERS = 60  # the first set of a war comes long before


@pytest.mark.parametrize("seconds", [1.0, pytest.param(3.0, marks=pytest.mark.slow)])
def test_people_play_on_under_siege_and_lose_nothing(seconds: float, capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(run(replace(QUICK, seconds=seconds))) == []
    assert "0 lost" in capsys.readouterr().out


def test_players_answer_sets_too(tmp_path: Path) -> None:
    async def play_until_a_set() -> str:
        with serving(tmp_path / "home", tmp_path / "log") as (_, port, secret):
            player = (await seated(port, secret))[list(GAMES).index("this-war-of-mine")]
            visitor = Visitor(port, "127.0.0.1")
            while len(player.taken) < ANSWERS:
                assert await player.answer(visitor)
                if player.taken and JOIN in player.taken[-1][1]:
                    visitor.close()
                    return player.taken[-1][1]
                await asyncio.sleep(0.05)
            return ""

    assert "task-" in asyncio.run(play_until_a_set())
