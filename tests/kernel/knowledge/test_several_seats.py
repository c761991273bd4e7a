"""What only several seats meet: windows among questions asked at once, stops from the first moment, reports."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal.seats_game import DEFINITION, Seats
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.playout import play_out
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import ALWAYS, Stops
from vigil.kernel.rules.asking import choose, together, window
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Flow, Option
from vigil.kernel.sets.draft import read


def started(definition: AnyDefinition = DEFINITION, **changes: Any) -> Session:
    header = new_header(definition, None, "evening", players=("Ada", "Bo"))
    return Session.start(definition, None, header, **changes)


def with_turn(turn: Any) -> AnyDefinition:
    return DEFINITION.with_rules(turn=turn)


def yes_or_no(seat: int) -> Flow[int]:
    return choose("1", "vote", lambda: [Option("yes", 1, "1"), Option("no", 0, "1")], seat=seat)


def test_a_window_without_a_power_among_several_questions_is_passed_with_a_line() -> None:
    def turn(g: Seats) -> Flow[None]:
        yield from together({0: window("1", "power", list, seat=0), 1: yes_or_no(1)})
        g.state.turn += 1

    session = started(with_turn(turn))
    assert list(session.pending) == [1]
    session.answer("yes", 1)
    lines = [entry.line() for entry in session.entries]
    assert lines == ["1 power =@0 go-on", "1 vote >1 yes", "1 power =@0 go-on"]
    again = resume(session.definition, None, parse(text_of(session.header, session.records)))
    assert again.diverged is None
    assert [entry.line() for entry in again.entries] == lines


def test_who_always_stops_is_asked_at_a_window_before_the_first_question() -> None:
    def turn(g: Seats) -> Flow[None]:
        yield from window("1", "power", lambda: [Option("pay", 1, "1")], matters=False)
        yield from yes_or_no(1)
        g.state.turn += 1

    assert list(started(with_turn(turn)).pending) == [1]
    session = started(with_turn(turn), stops=[Stops(ALWAYS), Stops(ALWAYS)])
    assert list(session.pending) == [0]
    journal = parse(text_of(session.header, session.records))
    assert list(resume(session.definition, None, journal, stops=[Stops(ALWAYS), Stops(ALWAYS)]).pending) == [0]


def test_luck_uses_no_power_where_it_does_not_matter_beside_another_question() -> None:
    used: list[int | None] = []

    def turn(_: Seats) -> Flow[None]:
        power = window("1", "power", lambda: [Option("pay", 1, "1")], seat=0, matters=False)
        used.append((yield from together({0: power, 1: yes_or_no(1)}))[0])

    run = Driver(DEFINITION.with_rules(turn=turn, over=lambda _: bool(used)), Game(None, None))
    run.begin_turn()
    assert play_out(run, 1, lambda _, options: options[0]) == (2, 1)
    assert used == [None]


def test_a_report_shows_the_fingerprint_in_its_head_and_no_secret() -> None:
    session = started()
    report = Observer(session, 0).report()
    assert session.header.secret not in report
    journal = parse(report)
    assert journal.fingerprint == session.header.fingerprint
    assert journal.header.secret == ""
    assert journal.header.players == ("Ada", "Bo")


def test_several_seats_throw_by_a_secret_of_their_own_and_take_no_seed() -> None:
    headers = [new_header(DEFINITION, None, "evening", players=("Ada", "Bo")) for _ in range(20)]
    assert len({header.secret for header in headers}) == 20
    assert {header.seed for header in headers} == {0}
    alone = [new_header(DEFINITION, None, "evening") for _ in range(20)]
    assert {header.secret for header in alone} == {""}
    assert len({header.seed for header in alone}) > 15
    with pytest.raises(ValueError, match="cannot be chosen"):
        new_header(DEFINITION, None, "evening", players=("Ada", "Bo"), seed=4)


@pytest.mark.parametrize("players", [("", ""), ("Ada", ""), ("", "", "Cy"), ("",)])
def test_seats_without_a_name_stay_seats_in_the_journal(players: tuple[str, ...]) -> None:
    header = new_header(DEFINITION, None, "evening", players=players)
    assert parse(text_of(header, [])).header == header


def test_the_name_of_a_set_cannot_ask_for_more_than_fits_on_a_table() -> None:
    assert read("bread x2 + rope") == ["bread", "bread", "rope"]
    assert read("bread x999999999999") == ["bread x999999999999"]


def test_a_report_shows_what_was_taken_back_and_set_back() -> None:
    session = started()
    answers = len(session.entries)
    seat, asked = next(iter(session.pending.items()))
    session.answer(asked.options[0].name, seat)
    session.undo(answers, seat, agreed=True)
    session.set_back()
    report = Observer(session, 0).report()
    assert f"\n? < {answers}\n? << {answers} 1\n" in report
