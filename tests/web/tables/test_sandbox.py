"""Journals from elsewhere are played in a process of their own, which has little time and memory."""

from __future__ import annotations

import asyncio

import pytest

from tests.web.conftest import session, text_of
from tests.web.six import DEFINITION as SIX
from vigil.games import GAMES
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import text_of as journal
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.web.tables.arrivals import sandbox
from vigil.web.tables.arrivals.sandbox import Trials, try_out
from vigil.web.tables.arrivals.trial import Verdict, judge


def of_six(game: str) -> str:
    content = SIX.content.load([])
    made = Session.start(
        SIX, content, new_header(SIX, content, SIX.identity.scenarios[0].slug, players=["a", "b", "c"])
    )
    return journal(made.header, made.records).replace(f"game {SIX.slug}\n", f"game {game}\n")


@pytest.mark.parametrize("game", ["endless", "greedy"])
def test_a_journal_that_asks_too_much_is_refused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, game, f"tests.web.{game}")
    monkeypatch.setattr(sandbox, "SECONDS", 2)
    with pytest.raises(SaveError, match="web-import-too-much"):
        asyncio.run(Trials().play(of_six(game)))


def test_a_good_journal_passes_and_a_bad_one_is_told_of() -> None:
    assert asyncio.run(try_out(text_of(session(20)))) == Verdict()
    assert asyncio.run(try_out("nothing of the kind")).key == "save-not-a-journal"


def test_what_is_wrong_is_told_as_by_the_table_itself() -> None:
    text = text_of(session(5))
    assert judge(text.replace("game navajo-wars", "game chess")).key == "no-such-game"
    assert judge(text.replace("scenario a-broken-country", "scenario z")).key == "no-such-scenario"
    assert judge(text.replace("culture-ceiling=9", "culture-ceiling=banana")).key == "save-bad-header"


def test_only_so_many_wait_for_their_trial() -> None:
    async def work() -> None:
        trials = Trials()
        trials.waiting = sandbox.WAITING
        with pytest.raises(SaveError, match="web-too-fast"):
            await trials.play("")

    asyncio.run(work())
