"""The siege in short: nothing is timed, everything else must hold; `make siege` takes two minutes."""

from __future__ import annotations

import asyncio

import pytest

from tools.siege import QUICK, run


def test_people_play_on_under_siege_and_lose_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(run(QUICK)) == []
    assert "0 lost" in capsys.readouterr().out
