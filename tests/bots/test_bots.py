"""Bots: luck, curiosity, and guests from elsewhere who may be slow, wrong or broken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kernel.parley import PARLEY, header
from vigil.bots.bot_players import bots_of, make_bot, play_to_the_end
from vigil.bots.curious import CuriousBot
from vigil.bots.position import position_of
from vigil.bots.random_bot import RandomBot
from vigil.bots.subprocess_bot import BotError, OutsideBot
from vigil.games import take_down
from vigil.kernel.journal.header import Header
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import last_decision

NAVAJO_WARS = take_down("navajo-wars")
CONTENT = NAVAJO_WARS.content.load([])


def navajo(seed: int = 3) -> Session:
    start = Header("navajo-wars", NAVAJO_WARS.identity.rules_version, "", "rise-of-the-people", {}, seed)
    return Session.start(NAVAJO_WARS, CONTENT, start)


def test_random_bots_play_a_game_of_several_seats_to_its_end() -> None:
    session = Session.start(PARLEY, None, header(players=("@random", "@random")))
    assert play_to_the_end(session, bots_of(session, 1), 1) > 5
    assert session.over


def test_the_same_seed_plays_the_same_game() -> None:
    lines = []
    for _ in range(2):
        session = navajo()
        play_to_the_end(session, {0: RandomBot(5)}, 5)
        lines.append([entry.line() for entry in session.entries])
    assert lines[0] == lines[1]


def test_curious_takes_first_what_it_took_least() -> None:
    session = navajo()
    position = position_of(Observer(session, 0), 1)
    bot = CuriousBot(1)
    names = {option.name for option in position.options}
    assert {bot.choose(position) for _ in names} == names


def test_curious_shuns_what_loses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = navajo()
    position = position_of(Observer(session, 0), 1)
    bot = CuriousBot(1)
    losing = position.options[0].name
    monkeypatch.setattr(bot, "loses", lambda position, name: name == losing)
    assert losing not in {bot.choose(position) for _ in range(40)}


def test_what_ends_the_game_in_defeat_is_seen_before_it_is_done() -> None:
    """In a game played by luck the last answers lose; one world ahead the bot sees it at the very last question."""
    session = navajo()
    play_to_the_end(session, {0: RandomBot(5)}, 5)
    last = last_decision(session)
    name = session.entries[last].name
    session.step_back(last)
    position = position_of(Observer(session, 0), 1)
    lost = sum(CuriousBot(seed).loses(position, name) for seed in range(30))
    assert lost > 0


# from elsewhere


@pytest.fixture
def guest() -> Iterator[list[OutsideBot]]:
    invited: list[OutsideBot] = []
    yield invited
    for bot in invited:
        bot.end()


def invite(guest: list[OutsideBot], name: str, limit: float = 5.0) -> OutsideBot:
    bot = OutsideBot(f"tests.bots.stubborn:{name}", "navajo-wars", (), 1, limit)
    guest.append(bot)
    return bot


def test_a_bot_from_elsewhere_plays_in_a_process_of_its_own(guest: list[OutsideBot]) -> None:
    session = navajo()
    bot = invite(guest, "First")
    for _ in range(10):
        position = position_of(Observer(session, 0), 1)
        name = bot.choose(position)
        assert name == position.options[0].name
        session.answer(name)
    assert bot.failures == 0


def test_it_may_imagine_there(guest: list[OutsideBot]) -> None:
    bot, session = invite(guest, "Thinker"), navajo()
    position = position_of(Observer(session, 0), 1)
    assert bot.choose(position) == position.options[-1].name
    assert bot.failures == 0


def test_who_is_too_slow_is_replaced_by_luck_and_may_go_on(guest: list[OutsideBot]) -> None:
    bot, session = invite(guest, "Sleeper", limit=0.2), navajo()
    position = position_of(Observer(session, 0), 1)
    names = {option.name for option in position.options}
    assert {bot.choose(position) for _ in range(2)} <= names
    assert bot.failures == 2
    assert "0.2" in bot.last_failure


def test_who_fails_is_replaced_by_luck(guest: list[OutsideBot]) -> None:
    bot, session = invite(guest, "Failing"), navajo()
    position = position_of(Observer(session, 0), 1)
    assert bot.choose(position) in {option.name for option in position.options}
    assert bot.last_failure == "ValueError: no idea"


def test_an_answer_that_is_not_allowed_is_replaced(guest: list[OutsideBot]) -> None:
    from vigil.bots.bot_players import bots_answer

    session = navajo()
    before = len(session.entries)
    assert bots_answer(session, {0: invite(guest, "Nonsense")}, 1)
    assert len(session.entries) > before


def test_what_is_no_bot_is_said_so() -> None:
    with pytest.raises(BotError, match="ModuleNotFoundError"):
        make_bot("no.such.package:Bot", NAVAJO_WARS, 1)
    with pytest.raises(BotError, match="clever: random, curious"):
        make_bot("clever", NAVAJO_WARS, 1)
