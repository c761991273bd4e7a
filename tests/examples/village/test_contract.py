"""What the kernel asks of every game, and of one with secrets above all."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from examples.village.definition import TOY3
from examples.village.game import Well
from tests.examples.village.playing import CONTENT, SCENARIOS, answer_one, by_luck, header, tables, village
from tests.known import known
from vigil.kernel.journal.journal_file import JournalFile, read_file
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.play.playout import play_out
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import last_decision
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR
from vigil.kernel.rules.requests import Chance, Decision

WATCHERS = (SPECTATOR, 0, 1, 2)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end(scenario: str) -> None:
    lengths, causes = [], set()
    for seed in range(300):
        settings = {"ballots": ("named", "counted")[seed % 2]}
        run = Driver(TOY3, TOY3.rules.new(CONTENT, scenario, settings, 3))
        run.begin_turn()
        lengths.append(play_out(run, seed, by_luck(seed), most=200)[0])
        assert TOY3.rules.outcome(known(Well, run.game)) in ("village", "thief")
        assert TOY3.evaluation.cause is not None
        causes.add(TOY3.evaluation.cause(known(Well, run.game)))
    assert causes == {"water", "thirst", "exile"}
    assert 40 <= sum(lengths) / len(lengths) <= 150


def copied(session: Session) -> Journal:
    return Journal(session.header, [(n, copy.copy(record)) for n, record in enumerate(session.records)])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_replay_is_equal_and_its_dice_are_honest(scenario: str) -> None:
    for seed in range(8):
        *_, session = tables(seed, scenario)
        again = resume(TOY3, CONTENT, copied(session))
        assert again.diverged is None
        assert again.over
        assert again.digest(again.run.game.state) == session.digest(session.run.game.state)
        assert again.log == session.log
        assert verify(TOY3, CONTENT, copied(session)).wrong == []


def test_a_table_taken_up_again_at_every_step_is_the_same() -> None:
    for session in tables(5):
        twin = resume(TOY3, CONTENT, copied(session))
        assert twin.diverged is None
        assert list(twin.pending) == list(session.pending)
        for seat in (*WATCHERS, ALL_SEATS):
            assert twin.view(seat) == session.view(seat)


def test_a_journal_in_a_file_round_trips(tmp_path: Path) -> None:
    path = tmp_path / "well.vigil"
    session = Session.start(TOY3, CONTENT, header(3), JournalFile(path))
    choose = by_luck(3)
    for _ in range(25):
        answer_one(session, choose, lambda n: n - 1)
    again = resume(TOY3, CONTENT, read_file(path))
    assert [entry.line() for entry in again.entries] == [entry.line() for entry in session.entries]
    assert again.header == session.header
    assert again.digest(again.run.game.state) == session.digest(session.run.game.state)


def test_the_state_survives_json() -> None:
    for session in tables(6):
        state = session.run.game.state
        assert TOY3.rules.codec.load(TOY3.rules.codec.dump(state)) == state
        assert TOY3.rules.codec.copy(state) == state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_names_are_unique_and_every_citation_is_a_section(scenario: str) -> None:
    sections = set(TOY3.identity.sections)
    for session in tables(11, scenario):
        for waiting in session.pending.values():
            decision, options = waiting.decision, waiting.options
            names = [option.name for option in options]
            assert len(set(names)) == len(names)
            refusals = list(decision.refused()) if decision.refused else []
            assert not {refusal.name for refusal in refusals} & set(names)
            cited = {decision.rule, *(option.rule for option in options), *(refusal.rule for refusal in refusals)}
            assert cited <= sections
    assert {event.rule for event in session.log} <= sections


def test_undo_returns_to_the_same_question() -> None:
    undone = 0
    for step, session in enumerate(tables(21, players=("Ada", "Ada", "Ada"))):
        if step and step % 4 == 0 and not session.over:
            target = last_decision(session)
            before = [entry.line() for entry in session.entries[:target]]
            session.undo()
            undone += 1
            assert [entry.line() for entry in session.entries] == before
            assert session.pending
    assert undone > 5


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_seat_imagines_a_world_in_which_it_sees_the_same(scenario: str) -> None:
    for seed in range(3):
        for step, session in enumerate(tables(30 + seed, scenario)):
            if session.over:
                continue
            for seat in WATCHERS:
                fork = Observer(session, seat).fork(step)
                g, imagined = known(Well, session.run.game), known(Well, fork.run.game)
                assert TOY3.knowledge.view(imagined, seat) == session.view(seat)
                assert TOY3.knowledge.totals(imagined, seat) == TOY3.knowledge.totals(g, seat)
                observer = Observer(session, seat)
                mine = [each for each in asked(fork.request) if each.seat == seat]
                assert [option.name for each in mine for option in each.offer()] == [
                    option.name for option in observer.options()
                ]


def test_imagined_worlds_end() -> None:
    for step, session in enumerate(tables(41)):
        if step % 6 == 0 and not session.over:
            fork = Observer(session, step % 3).fork(step)
            fork.settle()
            play_out(fork.run, step, by_luck(step))
            assert TOY3.rules.outcome(known(Well, fork.run.game))


def test_nothing_a_seat_hears_tells_what_only_another_may_know() -> None:
    """Two games that differ in a secret of the others sound alike to everybody else until it is revealed."""
    games = [village(roles, charms) for roles, charms in (("vvt", ("bell",) * 3), ("vvv", ("bell", "bell", "salt")))]
    for seat in (SPECTATOR, 0, 1):
        assert TOY3.knowledge.view(games[0], seat) == TOY3.knowledge.view(games[1], seat)
    assert TOY3.knowledge.view(games[0], 2) != TOY3.knowledge.view(games[1], 2)


def test_companion_dice_and_cards_are_asked_of_their_seat() -> None:
    session = Session.start(TOY3, CONTENT, header(3, companion=TOY3.identity.chances))
    choose, n, kinds = by_luck(3), 0, set()
    while not session.over:
        request, n = session.request, n + 1
        if isinstance(request, Chance):
            kinds.add(request.kind)
            if request.kind == "charm":
                assert len(request.outcomes) == 4, "nobody may learn from the list what the others hold"
            session.answer(str(request.outcomes[n * 7 % len(request.outcomes)]), request.seat)
        else:
            assert isinstance(request, Decision)
            answer_one(session, choose, lambda n: n - 1)
    assert kinds == set(TOY3.identity.chances)
