"""Odds through the rules: exact on the walking toy, sampled when there is no time."""

from __future__ import annotations

from tests.kernel.toy import CONTENT, TOY, header
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.knowledge.observer import Eyes
from vigil.kernel.knowledge.odds import LEAST, MOST, odds_of
from vigil.kernel.play.session import Session

GAMBLING = TOY.with_knowledge(gambles={"rest": Gamble(("rolled",), ("n",)), "step": Gamble(("never",))})


def started() -> Session:
    return Session.start(GAMBLING, CONTENT, header(seed=11))


def test_every_outcome_is_followed_with_its_weight() -> None:
    session = started()
    before = session.digest(session.run.game.state), len(session.log), len(session.entries)
    odds = odds_of(Eyes(session, 0), "rest", exactly=60)
    assert odds is not None
    assert odds.exact
    assert odds.shares == {("rolled", str(n)): 1 / 6 for n in range(1, 7)}
    assert before == (session.digest(session.run.game.state), len(session.log), len(session.entries))


def test_without_time_they_are_sampled_and_come_with_their_error() -> None:
    odds = odds_of(Eyes(started(), 0), "rest", exactly=0.0, sampling=60)
    assert odds is not None
    assert not odds.exact
    assert odds.worlds == MOST
    assert abs(sum(odds.shares.values()) - 1) < 1e-9
    assert all(abs(share - 1 / 6) < 3 * odds.error for share in odds.shares.values())
    least = odds_of(Eyes(started(), 0), "rest", exactly=0.0, sampling=0.0)
    assert least is not None
    assert least.worlds == LEAST
    assert least.error > odds.error


def test_what_never_closes_is_left_open_and_what_is_no_gamble_has_no_odds() -> None:
    session = started()
    step = next(option.name for option in session.options if option.key == "step")
    odds = odds_of(Eyes(session, 0), step, sampling=0.0)
    assert odds is not None
    assert set(odds.shares) == {("",)}
    assert odds_of(Eyes(session, 0), "fly") is None
