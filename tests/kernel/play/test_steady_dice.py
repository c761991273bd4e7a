"""At a table of several persons nobody can choose dice by taking back: not by answers of one's own without a die, and
not after the end, when the secret has been shown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.kernel.parley import PARLEY, Parley
from vigil.bots.bot_players import play_to_the_end
from vigil.bots.random_bot import RandomBot
from vigil.kernel.journal.header import NEWEST, WHOLE, Header
from vigil.kernel.journal.journal_text import Journal, parse, read_record, text_of
from vigil.kernel.journal.records import Checkpoint, Entry, Mark, SetBack, Undo
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import RulesCrash, Session
from vigil.kernel.play.undo import Refused, dice_change, why_not_undo
from vigil.kernel.rules.asking import throw
from vigil.kernel.rules.requests import Chance, Flow

SECRET = "5a" * 32


def head(form: int = NEWEST, players: tuple[str, ...] = ("Ada", "Bo")) -> Header:
    return Header("parley", "1", "parley", "peace", {}, 0, players=players, secret=SECRET, format=form)


def started(form: int = NEWEST, players: tuple[str, ...] = ("Ada", "Bo")) -> Session:
    return Session.start(PARLEY, None, head(form, players))


def seats_asked(session: Session) -> list[int]:
    return sorted(session.pending)


def test_an_undo_without_a_die_leaves_the_dice_to_come_as_they_are() -> None:
    session = started()
    seat = seats_asked(session)[0]
    kept, options = len(session.entries), session.pending[seat].options
    for _ in range(3):
        session.answer(options[0].name, seat)
        assert not any(entry.mark.by_chance for entry in session.entries[kept:]), "no die falls here"
        session.undo(kept, seat)
    assert session.undos == 0
    assert [type(record) for record in session.records].count(Undo) == 3


def test_an_undo_of_a_die_changes_the_dice() -> None:
    session = started()
    first = next(n for n, entry in enumerate(session.entries) if entry.mark == Mark.DICE)
    session.undo(first, 0, agreed=True)
    assert session.undos == 1


@pytest.mark.parametrize(("form", "undos"), [(NEWEST, 0), (WHOLE, 1)])
def test_the_journal_is_followed_by_the_rule_of_its_format(form: int, undos: int) -> None:
    session = started(form)
    seat = seats_asked(session)[0]
    kept = len(session.entries)
    session.answer(session.pending[seat].options[0].name, seat)
    session.undo(kept, seat)
    again = resume(PARLEY, None, parse(text_of(session.header, session.records)))
    assert again.diverged is None
    assert (again.undos, session.undos) == (undos, undos)
    assert again.header.format == form


def test_an_older_game_keeps_its_rule_when_it_is_written_anew() -> None:
    assert head(WHOLE).fresh().format == WHOLE
    assert head().fresh().format == NEWEST
    assert replace(head(WHOLE), players=("",), secret="").fresh().format == NEWEST


def test_a_person_alone_changes_the_dice_with_every_undo() -> None:
    alone = replace(head(), players=("",), secret="")
    assert dice_change(alone, [Entry(Mark.CHOSEN, "1", "a", "b")])
    assert not dice_change(head(), [Entry(Mark.CHOSEN, "1", "a", "b")])


def over(players: tuple[str, ...]) -> Session:
    session = started(players=players)
    play_to_the_end(session, {seat: RandomBot(seat) for seat in (0, 1)}, 1)
    assert session.over
    return session


def test_after_the_end_of_a_game_of_several_nothing_is_taken_back() -> None:
    session = over(("Ada", "Bo"))
    for agreed in (False, True):
        assert why_not_undo(session, len(session.entries) - 1, 0, agreed) == "undo-over"
    with pytest.raises(Refused, match="undo-over"):
        session.undo()
    assert isinstance(parse(text_of(session.header, session.records)), Journal)


def test_one_person_may_take_back_after_the_end() -> None:
    session = over(("Ada", "Ada"))
    session.undo()
    assert not session.over


def test_what_a_damaged_journal_takes_back_is_read_the_same_again() -> None:
    """A line of a played game is altered, one after the other: what is taken up tells the same dice when it is read."""
    lines = text_of((made := over(("Ada", "Bo"))).header, made.records).split("\n")
    begins = lines.index("") + 1
    tried = 0
    for n in range(begins + 1, len(lines) - 2):
        if " > " not in lines[n] and " ~ " not in lines[n]:
            continue
        harmed = [*lines[:n], lines[n].replace(" > ", " > un").replace(" ~ ", " ~ un"), *lines[n + 1 :]]
        session = resume(PARLEY, None, parse("\n".join(harmed)))
        again = resume(PARLEY, None, parse(text_of(session.header, session.records)))
        assert again.diverged is None, lines[n]
        assert (again.undos, len(again.entries)) == (session.undos, len(session.entries)), lines[n]
        tried += session.diverged is not None
    assert tried > 3


def test_where_there_is_nothing_to_draw_from_the_rules_have_failed() -> None:
    def turn(g: Parley) -> Flow[None]:
        yield from throw("1.2", "dawn")
        yield Chance("1.2", "bag", "cube", ("red", "blue"), (0, -1))

    with pytest.raises(RulesCrash):
        Session.start(PARLEY.with_rules(turn=turn, over=lambda g: False), None, head())


def test_nobody_enters_a_die_that_the_table_throws() -> None:
    """Whatever has left the table waiting at it."""
    session = started()
    session.run.request = Chance("1.2", "dawn", "die", (1, 2, 3, 4, 5, 6))
    with pytest.raises(Refused, match="not-your-turn"):
        session.answer("6", 0)


@pytest.mark.parametrize(("undos", "known"), [(12, True), (99_999, True), (999_999_999, False)])
def test_a_stored_state_cannot_name_a_million_undos(undos: int, known: bool) -> None:
    """Each would be written down before a copy goes on."""
    record = read_record(f"# 3 0123456789ab 4 5 {undos} 0")
    assert (isinstance(record, Checkpoint) and record.undos == undos) == known
    record = read_record(f"<< 4 {undos}")
    assert (isinstance(record, SetBack) and record.undos == undos) == known


def test_a_file_that_goes_on_after_the_end_is_never_called_fair_without_more() -> None:
    """No table writes this: whoever did knew the secret."""
    session = over(("Ada", "Bo"))
    before = verify(PARLEY, None, parse(text_of(session.header, session.records)), ())
    session.step_back(len(session.entries) - 1)
    after = verify(PARLEY, None, parse(text_of(session.header, session.records)), ())
    assert (before.set_backs, after.set_backs) == (0, 1)
    assert after.undos == before.undos
