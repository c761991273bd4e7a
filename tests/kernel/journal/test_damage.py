"""Saves that were damaged, altered or written by another Vigil: nothing is believed that was not written so, and
everything that was is used."""

from __future__ import annotations

import errno
import logging
import os
import re
import stat
from pathlib import Path

import pytest

from examples.first_game.game import View
from tests.journals import bare, resealed, unsealed
from tests.kernel.toy import CONTENT, TOY, header
from tests.known import known
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_file import JournalFile, read_file
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.journal.records import Checkpoint, Entry, Mark, Undo
from vigil.kernel.play import replay
from vigil.kernel.play.dice_proof import doubts, verify
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance


def played(turns: int = 6, **changes: object) -> Session:
    session = Session.start(TOY, CONTENT, header(**changes))
    for _ in range(turns):
        session.answer("rest")
    return session


def text(session: Session) -> str:
    return text_of(session.header, session.records)


def taken_up(journal: str) -> Session:
    return resume(TOY, CONTENT, parse(journal))


def answers(session: Session) -> list[str]:
    return [entry.line() for entry in session.entries]


def changed(journal: str, at: int, into: str) -> str:
    """The journal with the record at a place of its body replaced; its seal stays."""
    lines = journal.split("\n")
    body = range(lines.index("") + 1, len(lines))
    n = [n for n in body if not lines[n].startswith("@ ")][at]
    lines[n] = into + lines[n][lines[n].index("\t") :]
    return "\n".join(lines)


# what was written is held together


def test_a_whole_journal_is_told_to_be_whole() -> None:
    session = played()
    again = taken_up(text(session))
    assert (again.cut, again.diverged) == (0, None)
    assert answers(again) == answers(session)


@pytest.mark.parametrize("at", range(14))
def test_an_unreadable_line_costs_nothing_but_the_way_back(at: int) -> None:
    """One line of 121 made 13 of them: a later checkpoint is whole, and the game stands where it stood."""
    session = played()
    again = taken_up(changed(text(session), at, "@@@ nonsense"))
    assert again.diverged is not None
    assert (again.diverged.why, again.diverged.line) == ("altered", len(header().lines()) + 1 + at)
    assert (again.diverged.from_snapshot, again.diverged.lost) == (True, 0)
    assert again.view() == session.view()
    again.answer("rest")
    session.answer("rest")
    assert again.view() == session.view(), "its dice go on as they would have"


def test_a_line_that_could_have_been_is_not_believed() -> None:
    """Another answer that the rules allow: only the seal knows."""
    session = played(1, seed=3)
    session.answer(next(option.name for option in session.options if option.name != "rest"))
    lines = [record.line() for record in session.records]
    n = next(n for n, line in enumerate(lines) if line.startswith("1.2 walk > step"))
    again = taken_up(changed(text(session), n, "1.2 walk > rest"))
    assert again.diverged is not None
    assert again.diverged.why == "altered"


def test_a_line_left_out_or_doubled_or_exchanged_is_found() -> None:
    whole = text(played()).split("\n")
    first = whole.index("") + 1
    for lines in (
        [*whole[:first], *whole[first + 1 :]],
        [*whole[: first + 1], *whole[first:]],
        [*whole[:first], whole[first + 1], whole[first], *whole[first + 2 :]],
    ):
        again = taken_up("\n".join(lines))
        assert again.diverged is not None
        assert again.diverged.why == "altered"
        assert again.view() == played().view()


def test_lines_missing_at_the_end_are_told() -> None:
    session = played()
    lines = text(session).split("\n")
    again = taken_up("\n".join(lines[:-4]) + "\n")
    assert again.cut == len(lines) - 3
    assert answers(again)[: len(again.entries) - 1] == answers(session)[: len(again.entries) - 1]


def test_a_die_that_was_edited_after_the_last_checkpoint_is_found() -> None:
    """`~ 3` became `~ 4`, and the seals were made to fit."""
    session = played()
    last = session.entries[-1]
    assert last.key == "step-die"
    forged = changed(text(session), len(session.records) - 1, f"1.1 step-die ~ {int(last.name) % 6 + 1}")
    again = taken_up(resealed(forged))
    assert again.diverged is not None
    assert again.diverged.why == "dice"
    assert again.diverged.lost == 1
    assert again.marks[-1].digest == session.marks[-1].digest
    assert again.undos == 1, "what he has seen is marked as taken back, and the die is thrown anew"


def test_dice_of_other_rules_are_no_wonder() -> None:
    session = played(rules="0")
    last = session.entries[-1]
    forged = changed(text(session), len(session.records) - 1, f"1.1 step-die ~ {int(last.name) % 6 + 1}")
    again = taken_up(resealed(forged))
    assert again.diverged is None
    assert doubts(again) == [("save-dice-otherwise", {"n": 1})], "and never silently"
    assert doubts(taken_up(text(session))) == []


def test_an_altered_head_is_told_and_only_a_stored_state_is_believed() -> None:
    session = played()
    again = taken_up(text(session).replace("seed 7", "seed 8"))
    assert again.diverged is not None
    assert (again.diverged.why, again.diverged.from_snapshot) == ("head", True)
    assert again.view() == session.view()
    with pytest.raises(SaveError, match="save-head-altered"):
        taken_up(text(played(0)).replace("seed 7", "seed 8"))


def test_a_game_may_be_renamed_outside() -> None:
    again = taken_up(text(played()).replace("\ntitle\n", "\ntitle Winter\n"))
    assert (again.diverged, again.header.title) == (None, "Winter")
    assert again.spoiled, "and it is told"


def test_every_flipped_byte_is_told() -> None:
    """Head, players, title, records, state, end: whatever byte is another, the journal says so or is refused."""
    session = played(title="Winter", players=("Ada",))
    data = text(session).encode()
    for at, bit in ((at, bit) for at in range(len(data)) for bit in (1, 32)):
        flipped = data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :]
        try:
            again = taken_up(flipped.decode("utf-8", "replace"))
        except SaveError:
            continue
        assert again.harmed, (at, bit, data[max(0, at - 20) : at + 20])


@pytest.mark.parametrize("older", [1, 2, 3])
def test_a_journal_cannot_be_given_out_for_an_older_one(older: int) -> None:
    """The first line names an older format, without the seal of the players: what is left does not fit."""
    journal = text(played(players=("Ada",))).replace("players Ada", "players Eve")
    lines = [line for line in journal.split("\n") if not line.startswith("whole ")]
    lines[0] = f"vigil-journal {older}"
    try:
        again = taken_up("\n".join(lines))
    except SaveError:
        return
    assert again.diverged is not None
    assert again.diverged.why == "head"


def test_a_space_on_the_line_after_the_head_changes_nothing() -> None:
    """It made 13 lines of 179, without a word."""
    session = played()
    for blank in (" ", "\t", "   "):
        assert answers(taken_up(text(session).replace("\n\n", f"\n{blank}\n", 1))) == answers(session)
        old = unsealed(text(session)).replace("\n\n", f"\n{blank}\n", 1)
        assert answers(taken_up(old)) == answers(session)


def test_a_state_that_was_taken_back_is_not_gone_back_to() -> None:
    """The stored state is of a checkpoint that an undo left behind: to use it would undo the undo."""
    session = played()
    session.undo(session.marks[2].at)
    again = taken_up(changed(text(session), 0, "nonsense"))
    assert again.diverged is not None
    assert not again.diverged.from_snapshot
    assert known(View, again.view()).turn <= known(View, session.view()).turn


def test_undos_after_a_stored_state_are_counted_from_it() -> None:
    session = played()
    session.undo()
    session.answer("rest")
    session.undo(session.marks[-1].at)
    again = taken_up(changed(text(session), 3, "nonsense"))
    assert again.diverged is not None
    if again.diverged.from_snapshot:
        assert again.view() == session.view()


def test_lines_missing_before_the_end_are_told() -> None:
    lines = text(played()).split("\n")
    again = taken_up("\n".join([*lines[:-4], *lines[-2:]]))
    assert again.diverged or again.cut


@pytest.mark.parametrize("line", ["< 0", "# 1 000000000000", "1.2 walk > step 1"])
def test_what_an_altered_line_says_is_not_counted_with(line: str) -> None:
    """Of a turn that was begun some answers go with it: they stay marked as taken back."""
    session = played(0, seed=3, companion=("card",))
    for _ in range(6):
        if session.request is None:
            break
        chance = session.request if isinstance(session.request, Chance) else None
        session.answer(str(chance.outcomes[0]) if chance else session.options[0].name)
    for at in range(len(session.records)):
        again = taken_up(changed(text(session), at, line))
        third = taken_up(text(again))
        assert (third.diverged, third.cut) == (None, 0)
        assert third.view() == again.view()


# older and newer journals


def test_journals_without_seals_still_open() -> None:
    session = played()
    old = unsealed(text(session))
    assert "\t" not in old
    again = taken_up(old)
    assert (again.cut, again.diverged) == (0, None)
    assert answers(again) == answers(session)
    assert text(again) == text(session), "and are sealed from then on"


def test_an_unreadable_line_of_an_old_journal_leads_to_its_stored_state() -> None:
    session = played()
    lines = unsealed(text(session)).split("\n")
    lines[lines.index("") + 2] = "nonsense"
    again = taken_up("\n".join(lines))
    assert again.diverged is not None
    assert again.diverged.from_snapshot
    assert again.view() == session.view()


def test_a_journal_of_a_newer_vigil_is_named_as_such() -> None:
    with pytest.raises(SaveError, match="save-newer"):
        parse(text(played()).replace("vigil-journal 5", "vigil-journal 6"))


@pytest.mark.parametrize(
    "line", ["< ²", "# ² 9f86d081884c", "< " + "9" * 5000, f"# {2**63} 9f86d081884c", "1.2 walk >² rest"]
)
def test_numbers_that_are_none_are_lines_that_cannot_be_read(line: str) -> None:
    again = taken_up(changed(text(played()), 4, line))
    assert again.diverged is not None
    assert again.diverged.why == "altered"


def test_a_scenario_or_settings_nobody_knows_are_a_sentence() -> None:
    with pytest.raises(SaveError, match="no-such-scenario"):
        taken_up(text_of(header(scenario="nowhere"), []))
    with pytest.raises(SaveError, match="save-bad-header"):
        taken_up(text_of(header(players=("a", "b", "c")), []))


def test_signs_that_move_the_cursor_do_not_come_in_by_a_head() -> None:
    read = parse(text_of(header(title="\x1b[2Jgone", players=("\x1b]0;x\x07",)), [])).header
    assert read.title.isprintable()
    assert read.players[0].isprintable()


# replay drops what was taken back before it plays


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(3)
    for _ in range(40):
        session.answer("rest")
        session.undo()
    journal = parse(text(session))
    asked: list[int] = []
    put = Session.put

    def counting(self: Session, entry: Entry, answer: object) -> bool:
        asked.append(1)
        return put(self, entry, answer)

    monkeypatch.setattr(Session, "put", counting)
    again = resume(TOY, CONTENT, journal)
    assert len(asked) == len(session.entries)
    assert again.undos == session.undos
    assert text(again) == text(session)
    assert [record.line() for record in again.records] == [record.line() for record in session.records]


def test_a_fault_of_the_rules_is_logged_with_its_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    journal = text(played())

    def fails(*_: object) -> None:
        raise ZeroDivisionError("the rules stumble")

    monkeypatch.setattr(replay, "answer_of", fails)
    with caplog.at_level(logging.INFO, "vigil.journal"):
        again = taken_up(journal)
    assert again.diverged is not None
    assert f"the rules of {TOY.slug} failed on a journal" in caplog.text
    assert "ZeroDivisionError: the rules stumble" in caplog.text


def test_an_undo_of_answers_that_never_were_is_not_followed() -> None:
    session = played(2)
    again = taken_up(text_of(session.header, [*session.records, Undo(99)]))
    assert again.diverged is not None
    assert answers(again)[:4] == answers(session)[:4]


# the file


def test_two_tables_cannot_hold_one_save(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    first = Session.start(TOY, CONTENT, header(), JournalFile(path))
    first.answer("rest")
    before = path.read_bytes()
    other = JournalFile(path)
    with pytest.raises(SaveError, match="save-open-elsewhere"):
        other.append(Undo(0))
    with pytest.raises(SaveError, match="save-open-elsewhere"):
        other.rewrite(header(), [])
    assert path.read_bytes() == before
    first.answer("rest")
    assert first.file
    first.file.close()
    other.hold()


def test_an_editor_that_replaced_the_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session = Session.start(TOY, CONTENT, header(), JournalFile(path))
    copy = tmp_path / "copy"
    copy.write_bytes(path.read_bytes())
    copy.replace(path)
    with pytest.raises(SaveError, match="save-elsewhere"):
        session.answer("rest")


@pytest.mark.parametrize("spoiled", [True, False])
def test_after_a_full_disk_the_file_is_as_it_was_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoiled: bool
) -> None:
    """A part of a line was written; with `spoiled` it cannot even be taken away at once."""
    path = tmp_path / "a.journal"
    file = JournalFile(path)
    session = Session.start(TOY, CONTENT, header(), file)
    before = path.read_bytes()
    pwrite, calls = os.pwrite, list[int]()

    def full(file: int, data: bytes, at: int) -> int:
        calls.append(1)
        if len(calls) == 1:
            return pwrite(file, data[:5], at)
        if len(calls) == 2 or spoiled:
            raise OSError(errno.ENOSPC, "No space left on device")
        return pwrite(file, data, at)

    with monkeypatch.context() as full_disk:
        full_disk.setattr(os, "pwrite", full)
        with pytest.raises(SaveError, match="save-cannot-write"):
            file.append(Entry(Mark.CHOSEN, "1.2", "walk", "rest"))
    if not spoiled:
        assert path.read_bytes() == before
    session.answer("rest")
    assert resume(TOY, CONTENT, read_file(path)).diverged is None
    assert answers(resume(TOY, CONTENT, read_file(path))) == answers(session)


def test_saves_are_for_their_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session = Session.start(TOY, CONTENT, header(), JournalFile(path))
    session.answer("rest")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_every_line_is_sealed_and_the_state_is_not_in_the_way(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session = Session.start(TOY, CONTENT, header(), JournalFile(path))
    for _ in range(5):
        session.answer("rest")
        session.undo()
        session.answer("rest")
        assert path.read_text() == text(session), "appended or rewritten, it is the same file"
    body = path.read_text().split("\n\n", 1)[1].split("\n")
    assert all(re.search(r"\t[0-9a-f]{8}$", line) for line in body[:-1] if not line.startswith("@ "))
    assert body[-2].startswith(".\t")


def test_verify_reads_what_a_line_says_even_if_it_was_altered() -> None:
    session = played()
    first = int(session.entries[0].name)
    assert verify(TOY, CONTENT, parse(changed(text(session), 0, f"1.1 step-die ~ {first % 6 + 1}"))).wrong == [
        len(header().lines()) + 1
    ]


def test_checkpoints_count_answers_throws_and_undos() -> None:
    session = played(2)
    session.undo()
    session.answer("rest")
    last = next(record for record in reversed(session.records) if isinstance(record, Checkpoint))
    standing = session.entries[: session.marks[-1].at]
    assert (last.answers, last.undos) == (len(standing), 1)
    assert last.throws == sum(entry.mark == Mark.DICE for entry in standing)
    assert bare(text(session))[-3].startswith("1.1 step-die")
