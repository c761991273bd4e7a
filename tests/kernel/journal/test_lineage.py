"""A branch names the point it was branched off, and whoever holds that game can check what was taken over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.journals import bare, resealed
from tests.kernel.toy import CONTENT, TOY, header
from vigil.kernel.journal.header import Header, SaveError, read_head
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.journal.lineage import point_after, points
from vigil.kernel.journal.records import Checkpoint, Entry, Mark
from vigil.kernel.play.dice_proof import Proof, verify
from vigil.kernel.play.replay import DICE
from vigil.kernel.play.resume import branch, resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance


def played(session: Session, rests: int = 4) -> Session:
    for _ in range(rests):
        session.answer("rest")
    return session


def parent_game(**changes: object) -> Session:
    return played(Session.start(TOY, CONTENT, header(**changes)))


def off(session: Session, keep: int, seed: int = 99, rests: int = 3) -> Session:
    return played(branch(session, keep, replace(session.header, seed=seed)), rests)


def file(session: Session) -> str:
    return text_of(session.header, session.records)


def proof_of(session: Session, *parents: Session) -> Proof:
    return verify(TOY, CONTENT, parse(file(session)), [parse(file(each)) for each in parents])


def throws(session: Session, end: int) -> int:
    return sum(entry.mark == Mark.DICE for entry in session.entries[:end])


def test_what_a_branch_took_over_is_checked_by_its_parent() -> None:
    session = parent_game()
    keep = session.marks[2].at
    other = off(session, keep)
    alone, both = proof_of(other), proof_of(other, session)
    borrowed = throws(session, keep)
    assert borrowed
    assert (alone.borrowed, alone.proved, alone.named) == (borrowed, 0, other.header.parent)
    assert (both.borrowed, both.proved, both.named) == (0, borrowed, "")
    assert both.checked == alone.checked + borrowed
    assert [each.seed for each in both.parents] == [7]


def test_the_point_is_in_the_head_and_sealed_with_it() -> None:
    other = off(parent_game(), 3)
    text = file(other)
    assert f"parent {other.header.parent}" in bare(text)
    assert len(other.header.parent) == 64
    forged = parse(text.replace(other.header.parent, "ab" * 32))
    assert not forged.sound
    assert parse(text).header.parent == other.header.parent
    assert "\nparent " not in file(parent_game())
    with pytest.raises(SaveError, match="save-bad-header"):
        parse(text.replace(other.header.parent, "somewhere"))


def test_a_branch_from_the_beginning_took_nothing_over() -> None:
    other = off(parent_game(), 0)
    assert (other.header.branched, other.header.parent) == (0, "")


def test_a_branch_of_an_older_game_is_written_as_today() -> None:
    """Games of a store stay in the format in which they were sealed; their branches do not."""
    session = parent_game()
    session.header.format = 3
    other = off(session, 3)
    head = read_head(other.header.lines())
    assert (head.header.format, head.header.parent) == (5, other.header.parent)
    assert session.header.parent == ""


def test_a_branch_that_names_no_parent_is_read_as_before() -> None:
    session = parent_game()
    other = off(session, 3)
    other.header.parent = ""
    proof = proof_of(other)
    assert proof.borrowed == throws(session, 3)
    assert proof.named == ""
    assert resume(TOY, CONTENT, parse(file(other))).diverged is None
    with pytest.raises(SaveError, match="verify-parent-unnamed"):
        proof_of(other, session)


def test_a_point_that_nobody_knows_is_not_checked() -> None:
    session = parent_game()
    other = off(session, 3)
    forged = parse(resealed(file(other).replace(other.header.parent, "ab" * 32)))
    assert forged.sound
    proof = verify(TOY, CONTENT, forged)
    assert (proof.borrowed, proof.proved) == (throws(session, 3), 0)
    with pytest.raises(SaveError, match="verify-parent-unknown"):
        verify(TOY, CONTENT, forged, [parse(file(session))])


@pytest.mark.parametrize(
    "changes",
    [{"seed": 8}, {"secret": "ab" * 32}, {"scenario": "far"}, {"undo": "ironman"}],
)
def test_another_game_is_not_the_parent(changes: dict[str, object]) -> None:
    session = parent_game()
    other = off(session, 3)
    head: Header = replace(session.header, **changes)
    with pytest.raises(SaveError, match="verify-parent-unknown"):
        verify(TOY, CONTENT, parse(file(other)), [parse(text_of(head, session.records))])


def test_dice_put_into_the_branch_are_not_those_of_the_parent() -> None:
    """The forger keeps the name of the point and writes another die among those that were taken over."""
    session = parent_game()
    other = off(session, session.marks[2].at)
    records = [replace(each) if isinstance(each, Entry) else each for each in other.records]
    n = next(n for n, each in enumerate(records) if isinstance(each, Entry) and each.mark == Mark.DICE)
    first = records[n]
    assert isinstance(first, Entry)
    first.name = "1" if first.name != "1" else "2"
    forged = parse(text_of(other.header, [each for each in records if isinstance(each, Entry)]))
    assert verify(TOY, CONTENT, forged).wrong == [], "alone it cannot be told"
    with pytest.raises(SaveError, match="verify-parent-differs") as caught:
        verify(TOY, CONTENT, forged, [parse(file(session))])
    assert caught.value.facts == {"n": 1}


def test_a_parent_with_dice_of_its_own_making_proves_nothing() -> None:
    """Parent and branch are both forged so that they fit each other."""
    session = parent_game()
    records = [replace(each) for each in session.records if isinstance(each, Entry)]
    first = records[0]
    first.name = "1" if first.name != "1" else "2"
    head = header(seed=99, branched=3, parent=point_after(session.header, records, 3))
    child = parse(text_of(head, records[:3]))
    with pytest.raises(SaveError, match="verify-parent-wrong"):
        verify(TOY, CONTENT, child, [parse(text_of(session.header, records))])


def test_fewer_or_more_answers_than_stood_there_are_told() -> None:
    session = parent_game()
    other = off(session, 5)
    for count in (4, 6):
        forged = parse(text_of(replace(other.header, branched=count), other.records))
        with pytest.raises(SaveError, match="verify-parent-differs"):
            verify(TOY, CONTENT, forged, [parse(file(session))])


def test_a_branch_of_a_branch_is_checked_as_far_as_files_are_given() -> None:
    first = parent_game()
    second = off(first, 4)
    third = off(second, 8, seed=5)
    old, new = throws(first, 4), throws(second, 8) - throws(first, 4)
    assert old
    assert new
    alone, near, all_three = proof_of(third), proof_of(third, second), proof_of(third, first, second)
    assert (alone.borrowed, alone.proved) == (old + new, 0)
    assert (near.borrowed, near.proved, near.named) == (old, new, second.header.parent)
    assert (all_three.borrowed, all_three.proved, all_three.named) == (0, old + new, "")
    assert [each.seed for each in all_three.parents] == [99, 7]
    with pytest.raises(SaveError, match="verify-parent-unknown"):
        proof_of(third, first)


def test_a_branch_off_what_a_branch_took_over_is_checked_by_both() -> None:
    first = parent_game()
    second = off(first, 8)
    third = off(second, 4, seed=5)
    taken = throws(first, 4)
    assert taken < throws(first, 8)
    near, both = proof_of(third, second), proof_of(third, second, first)
    assert (near.borrowed, near.proved, near.wrong) == (taken, 0, [])
    assert (both.borrowed, both.proved, both.wrong) == (0, taken, [])


def test_the_point_stays_the_same_whatever_becomes_of_the_parent() -> None:
    """Another format, another title, other names, more play, taken back to before the point: the parent is found."""
    session = parent_game()
    other = off(session, 5)
    old = parse(file(session))
    old.header.format = 3
    session.header.title, session.header.players = "Renamed", ("Zoe",)
    played(session, 2)
    session.undo(2)
    played(session, 1)
    for journal in (old, parse(file(session))):
        assert verify(TOY, CONTENT, parse(file(other)), [journal]).proved == throws(other, 5)


def test_undos_before_the_point_belong_to_it() -> None:
    session = Session.start(TOY, CONTENT, header())
    played(session, 2)
    session.undo()
    played(session, 2)
    session.set_back()
    session.settle()
    played(session, 2)
    other = off(session, len(session.entries))
    proof = proof_of(other, session)
    assert proof.proved == throws(other, other.header.branched)
    assert (proof.undos, proof.set_backs) == (1, 1), "they changed dice that were taken over"
    without = [each for each in session.records if isinstance(each, Entry)]
    with pytest.raises(SaveError, match="verify-parent-unknown"):
        verify(TOY, CONTENT, parse(file(other)), [parse(text_of(session.header, without))])


def test_taking_back_what_was_taken_over_makes_it_less() -> None:
    session = parent_game()
    other = off(session, session.marks[3].at, rests=0)
    other.undo(session.marks[1].at)
    played(other, 2)
    for parents in ((), (session,)):
        proof = proof_of(other, *parents)
        assert proof.wrong == []
        assert proof.borrowed + proof.proved == throws(session, session.marks[3].at), "thrown, and partly taken back"
    later = off(other, len(other.entries), seed=3, rests=1)
    kept = throws(session, session.marks[1].at)
    assert (proof_of(later, other).borrowed, proof_of(later, other, session).borrowed) == (kept, 0)


def test_what_is_given_again_counts_once_and_stays_what_it_was() -> None:
    session = parent_game()
    other = off(session, session.marks[3].at, rests=0)
    other.undo(next(n for n, entry in enumerate(other.entries) if entry.mark == Mark.CHOSEN))
    other.redo()
    borrowed = throws(session, session.marks[3].at)
    assert (proof_of(other).borrowed, proof_of(other).checked) == (borrowed, throws(other, 99) - borrowed)
    later = off(other, session.marks[3].at, seed=3, rests=0)
    assert proof_of(later, other).borrowed == borrowed, "given again, they are still those of the first game"


def test_dice_of_the_players_themselves_are_never_counted_as_checked() -> None:
    kinds = {entry.kind for entry in parent_game().entries if entry.mark == Mark.DICE}
    session = Session.start(TOY, CONTENT, header(companion=tuple(sorted(kinds))))
    for _ in range(3):
        while isinstance(session.request, Chance):
            session.answer(str(session.request.outcomes[0]))
        session.answer("rest")
    other = branch(session, 4, replace(session.header, seed=99))
    proof = proof_of(other, session)
    assert proof.own
    assert (proof.checked, proof.borrowed) == (0, 0)


def test_dice_entered_by_hand_that_were_taken_over_stay_where_nobody_enters_any_more() -> None:
    kinds = {entry.kind for entry in parent_game().entries if entry.mark == Mark.DICE}
    session = Session.start(TOY, CONTENT, header(companion=tuple(sorted(kinds))))
    while isinstance(session.request, Chance):
        session.answer(str(session.request.outcomes[0]))
    keep = len(session.entries)
    other = played(branch(session, keep, replace(session.header, seed=99, companion=())), 2)
    again, proof = resume(TOY, CONTENT, parse(file(other))), proof_of(other)
    assert (again.diverged, proof.wrong, proof.own) == (None, [], session.throws)
    n = next(
        n for n, each in enumerate(other.records) if n >= keep and isinstance(each, Entry) and each.mark == Mark.DICE
    )
    thrown = other.records[n]
    assert isinstance(thrown, Entry)
    records = [*other.records[:n], replace(thrown, mark=Mark.OWN), *other.records[n + 1 :]]
    forged = text_of(other.header, records)
    assert len(verify(TOY, CONTENT, parse(forged)).wrong) == 1, "after those it is a forged one"
    found = resume(TOY, CONTENT, parse(forged)).diverged
    assert found is not None
    assert found.why == DICE


def test_every_point_of_a_game_has_a_name_of_its_own() -> None:
    session = parent_game()
    records = [each for each in session.records if isinstance(each, Entry)]
    names = list(points(session.header, records))
    assert len(set(names)) == len(records) + 1


def test_a_journal_without_its_beginning_says_so() -> None:
    session = parent_game()
    stored = [each for each in session.records if isinstance(each, Checkpoint) and each.state]
    with pytest.raises(SaveError, match="verify-no-beginning"):
        verify(TOY, CONTENT, parse(text_of(session.header, stored)))
