"""Journal, checkpoints, undo and fork, on the toy game."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.first_game.game import View, walk
from tests.journals import bare
from tests.kernel.toy import CONTENT, TOY, State, Walk, header
from tests.known import known
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_file import JournalFile, read_file
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play import history
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.resume import branch, resume
from vigil.kernel.play.session import RulesCrash, Session
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.requests import Chance, Decision, Flow


def started(path: Path | None = None, **changes: object) -> Session:
    return Session.start(TOY, CONTENT, header(**changes), JournalFile(path) if path else None)


def step(session: Session, times: int = 1) -> None:
    """Take the first option so often."""
    for _ in range(times):
        session.answer(session.options[0].name)


def test_the_journal_is_readable_and_marks_who_answered(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    session.answer("rest")
    lines = bare((tmp_path / "a.journal").read_text())
    assert lines[0] == "vigil-journal 5"
    assert "seed 7" in lines
    body = lines[lines.index("") + 1 :]
    assert body[0].startswith("1.1 step-die ~ ")
    assert body[1] == "1.2 walk > rest"
    assert body[3].startswith("# 1 ") or body[2].startswith("1.4 card ~ ")
    assert sum(line.startswith("@ ") for line in lines) == 1


def test_a_lone_option_is_answered_by_the_driver_and_marked() -> None:
    session = started()
    session.run.game.state.place = 9
    session.answer("rest")
    session.settle()
    assert [entry.mark for entry in session.entries if entry.key == "walk"][-1] == "="


def test_a_journal_played_again_gives_the_same_game(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    step(session, 2)
    again = resume(TOY, CONTENT, read_file(tmp_path / "a.journal"))
    assert again.diverged is None
    assert [e.line() for e in again.entries] == [e.line() for e in session.entries]
    assert again.view() == session.view()
    assert again.log == session.log


def test_only_the_last_checkpoint_keeps_its_state(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    for _ in range(4):
        session.answer("rest")
    text = (tmp_path / "a.journal").read_text()
    assert text.count("\n# ") == 4
    assert text.count("\n@ ") == 1
    assert text.index("\n@ ") > text.rindex("\n# ")


def test_undo_goes_back_to_the_last_decision_and_throws_other_dice(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    before, question = session.view(), session.request
    step(session)
    session.undo()
    assert session.view() == before
    assert isinstance(question, Decision)
    assert isinstance(session.request, Decision)
    assert session.request.key == question.key
    assert session.undos == 1
    assert "< 1" in bare((tmp_path / "a.journal").read_text())
    again = resume(TOY, CONTENT, read_file(tmp_path / "a.journal"))
    assert again.undos == 1
    assert again.view() == before


def test_after_an_undo_the_future_is_thrown_anew() -> None:
    """Throw n is mix(seed, n, undo count): over many games the first throw after an undo differs often."""
    different = 0
    for seed in range(30):
        session = started(seed=seed)
        session.answer("rest")
        first = [e.name for e in session.entries if e.key == "step-die"][1]
        session.undo()
        session.answer("rest")
        different += first != [e.name for e in session.entries if e.key == "step-die"][1]
    assert different > 15


def test_no_peeking_refuses_to_go_behind_new_information() -> None:
    session = started(undo="no-peeking")
    session.answer("rest")
    with pytest.raises(Refused, match="undo-peeking"):
        session.undo()


def test_ironman_never_goes_back() -> None:
    session = started(undo="ironman")
    session.answer("rest")
    with pytest.raises(Refused, match="undo-ironman"):
        session.undo()


def test_undo_reaches_any_earlier_point() -> None:
    session = started()
    for _ in range(5):
        session.answer("rest")
    states = len(session.marks)
    assert states == 6
    session.undo(session.marks[2].at)
    assert known(View, session.view()).turn == 3
    assert len(session.marks) == 3


def test_earlier_checkpoints_are_packed_and_come_back_as_they_were() -> None:
    session = started()
    states = []
    for _ in range(5):
        session.answer("rest")
        states.append(TOY.rules.codec.dump(known(State, session.marks[-1].state)))
    assert [mark.state is None for mark in session.marks] == [True] * 5 + [False]
    for mark, state in zip(session.marks[1:], states, strict=True):
        assert TOY.rules.codec.dump(session.at_mark(mark).game.state) == state
    session.undo(session.marks[2].at)
    assert TOY.rules.codec.dump(known(State, session.marks[-1].state)) == states[1]


def test_checkpoints_are_packed_by_the_first_of_their_series(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "SERIES", 3)
    session = started()
    states = [TOY.rules.codec.dump(known(State, session.marks[0].state))]
    for _ in range(5):
        session.answer("rest")
        states.append(TOY.rules.codec.dump(known(State, session.marks[-1].state)))
    one, _, _, two, _, _ = marks = session.marks
    assert [mark.first for mark in marks] == [None, one, one, None, two, two]
    assert [TOY.rules.codec.dump(session.at_mark(mark).game.state) for mark in marks] == states
    session.undo(marks[2].at)
    session.answer("rest")
    session.answer("rest")
    assert [mark.first is None for mark in session.marks] == [True, False, False, True, False]
    assert [TOY.rules.codec.dump(session.at_mark(mark).game.state) for mark in session.marks[:3]] == states[:3]


def test_who_watches_is_handed_the_state_with_every_event() -> None:
    session, seen = started(), list[tuple[int, object]]()
    session.run.game.watch = lambda state: seen.append((len(session.log), TOY.rules.codec.dump(state)))
    told = len(session.log)
    session.answer("rest")
    assert [n for n, _ in seen] == list(range(told + 1, len(session.log) + 1))
    assert seen


def test_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(Refused, match="undo-nothing"):
        started().undo()


def test_a_wrong_answer_changes_nothing() -> None:
    session = started()
    before = [e.line() for e in session.entries]
    with pytest.raises(Refused, match="no-such-option"):
        session.answer("fly")
    assert [e.line() for e in session.entries] == before


def test_companion_dice_are_asked_for_and_marked() -> None:
    session = started(companion=("die",))
    assert isinstance(session.request, Chance)
    with pytest.raises(Refused, match="no-such-outcome"):
        session.answer("7")
    session.answer("6")
    assert session.entries[-1] == Entry(Mark.OWN, "1.1", "step-die", "6", kind="die")
    session.answer("step 6")
    assert known(View, session.view()).place == 6
    assert [e.mark for e in session.entries if e.key == "card"] == ["~"]


def test_a_crash_of_the_rules_takes_the_answer_back() -> None:
    def broken(g: Walk) -> Flow[None]:
        asked = walk(g)
        answer = yield next(asked)
        while True:
            request = asked.send(answer)
            answer = yield request
            if isinstance(request, Decision):
                raise RuntimeError("the toy broke")

    session = Session.start(TOY.with_rules(turn=broken), CONTENT, header())
    before = [e.line() for e in session.entries]
    with pytest.raises(RulesCrash, match="the toy broke"):
        session.answer(session.options[0].name)
    assert [e.line() for e in session.entries] == before
    assert isinstance(session.request, Decision)


def test_a_fork_has_dice_of_its_own_and_leaves_the_game_alone() -> None:
    session = started()
    session.answer("rest")
    view = session.view()
    seen = set()
    for seed in range(20):
        fork = Observer(session, 0).fork(seed)
        assert isinstance(fork.request, Decision)
        assert fork.run.game.state == session.run.game.state
        fork.answer(next(option for option in fork.request.offer() if option.name == "rest"))
        assert isinstance(fork.request, Decision)
        seen.add(next(iter(fork.request.facts.values())) if fork.request.facts else 0)
    assert len(seen) > 3
    assert session.view() == view


def test_a_branch_is_a_new_game_from_an_earlier_point(tmp_path: Path) -> None:
    session = started()
    for _ in range(3):
        session.answer("rest")
    other = branch(session, session.marks[2].at, header(seed=99), JournalFile(tmp_path / "b.journal"))
    assert known(View, other.view()).turn == 3
    assert resume(TOY, CONTENT, read_file(tmp_path / "b.journal")).view() == other.view()


# damaged, edited and outdated journals


def saved(tmp_path: Path, rests: int = 4) -> Path:
    path = tmp_path / "a.journal"
    session = started(path)
    for _ in range(rests):
        session.answer("rest")
    return path


def test_a_journal_cut_off_in_a_line_keeps_all_before(tmp_path: Path) -> None:
    path = saved(tmp_path)
    whole = resume(TOY, CONTENT, read_file(path))
    text = path.read_text()
    path.write_text(text.rstrip("\n")[:-3])
    again = resume(TOY, CONTENT, read_file(path))
    assert again.cut == len(text.rstrip("\n").split("\n"))
    assert len(again.entries) == len(whole.entries)


@pytest.mark.parametrize("keep", range(0, 100, 7))
def test_a_journal_cut_anywhere_never_crashes(tmp_path: Path, keep: int) -> None:
    path = saved(tmp_path)
    text = path.read_text()
    path.write_text(text[: len(text) * keep // 100])
    try:
        session = resume(TOY, CONTENT, read_file(path))
    except SaveError:
        return
    assert isinstance(session.request, Decision)


def test_where_the_rules_have_changed_play_goes_on_from_the_stored_state(tmp_path: Path) -> None:
    """An answer the rules no longer know: the stored state of the last checkpoint is whole, so little is lost."""
    path = saved(tmp_path)
    old = resume(TOY, CONTENT, read_file(path))
    path.write_text(path.read_text().replace("1.2 walk > rest", "1.2 walk > sleep", 1))
    again = resume(TOY, CONTENT, read_file(path), JournalFile(path))
    assert again.diverged is not None
    assert (again.diverged.rule, again.diverged.name, again.diverged.from_snapshot) == ("1.2", "sleep", True)
    assert again.diverged.line == first_answer_line()
    assert again.view() == old.view()
    third = resume(TOY, CONTENT, read_file(path))
    assert third.diverged is None
    assert third.view() == old.view()


def first_answer_line() -> int:
    """The answer to the first question: after the header, its end and the die."""
    return len(header().lines()) + 2


def test_an_edited_state_is_not_trusted(tmp_path: Path) -> None:
    """Both an answer and the stored state were changed: play goes on from the last checkpoint reached again."""
    path = saved(tmp_path)
    text = path.read_text()
    at = text.rindex("1.2 walk > rest")
    text = text[:at] + "1.2 walk > sleep" + text[at + len("1.2 walk > rest") :]
    path.write_text(text.replace('"place":0', '"place":8'))
    again = resume(TOY, CONTENT, read_file(path))
    assert again.diverged is not None
    assert not again.diverged.from_snapshot
    assert again.diverged.lost == 3  # the die and the answer of turn 4, and the die after them
    seen = known(View, again.view())
    assert (seen.turn, seen.place) == (4, 0)


@pytest.mark.parametrize("text", ["", "hello\n", "vigil-journal 1\ngame toy\n\n", "vigil-journal 1\nnonsense x\n\n"])
def test_what_is_no_journal_is_said_to_be_none(text: str) -> None:
    with pytest.raises(SaveError):
        parse(text)


def test_no_room_to_write_leaves_the_game_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(tmp_path / "a.journal")
    before = [e.line() for e in session.entries]
    assert session.file
    session.file.path = tmp_path / "gone" / "a.journal"
    with pytest.raises(SaveError, match="save-cannot-write"):
        session.answer("rest")
    assert [e.line() for e in session.entries] == before
    session.file.path = tmp_path / "a.journal"
    session.answer("rest")
    assert resume(TOY, CONTENT, read_file(tmp_path / "a.journal")).view() == session.view()


def test_the_dice_of_a_branch_are_verified_from_where_it_parts() -> None:
    session = started()
    for _ in range(4):
        session.answer("rest")
    other = branch(session, session.marks[2].at, header(seed=99))
    for _ in range(3):
        other.answer("rest")
    journal = parse(text_of(other.header, other.records))
    assert journal.header.branched == session.marks[2].at
    assert verify(TOY, CONTENT, journal).wrong == []
    journal.header.branched = 0
    assert verify(TOY, CONTENT, journal).wrong != []
