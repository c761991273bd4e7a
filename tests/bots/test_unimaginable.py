"""A game whose imagine fails: its bots answer all the same, by luck, at every table, and it is said once."""

from __future__ import annotations

import io
from typing import Any

import pytest

from examples.village.definition import TOY3
from tests.examples.village.playing import CONTENT, header
from vigil.app.output import Output
from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import book
from vigil.terminal.bots import BotPlayers, watch


def fails(game: Any, seat: int, seed: int) -> Any:
    raise KeyError("thief")


SICK = TOY3.with_knowledge(determinize=fails)


@pytest.mark.parametrize("name", ["random", "curious", "steady"])
def test_a_bot_that_cannot_imagine_answers_by_luck(name: str) -> None:
    session = Session.start(SICK, CONTENT, header(3))
    play_to_the_end(session, {seat: make_bot(name, SICK, seat) for seat in range(3)}, 1)
    assert session.over
    assert session.unimagined


def test_the_report_says_where_and_keeps_secrets() -> None:
    session = Session.start(SICK, CONTENT, header(3))
    bots = {seat: make_bot("curious", SICK, seat) for seat in range(3)}
    with pytest.raises(RuntimeError):
        play_to_the_end(session, bots, 1, most=4)
    report = Observer(session, 0).report()
    assert "? unimagined seat " in report
    assert "KeyError" in report
    assert "thief" not in report.split("? unimagined", 1)[1]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_table_says_it_once(language: str) -> None:
    session = Session.start(SICK, CONTENT, header(3))
    out, words = io.StringIO(), book(language, SICK.identity.text)
    assert watch(session, words, Output(out, plain=True), BotPlayers(session, 1, "curious")) == 0
    told, sentence = (" ".join(text.split()) for text in (out.getvalue(), words.say("bot-by-luck")))
    assert told.count(sentence) == 1
