"""Dice that a forger wrote, with seals that he made fit: named by verify, not believed by resume."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.journals import unsealed
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.journal.records import Checkpoint, Entry, Mark, Record, Redo, SetBack, Undo
from vigil.kernel.play.dice_proof import Proof, doubts, verify
from vigil.kernel.play.journal_answers import answer_of
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.replay import ALTERED, DICE, take
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance
from vigil.kernel.text.words import book
from vigil.presentation.dice_proof import three_sentences


def game_of(slug: str) -> Session:
    definition = take_down(slug)
    content = definition.content.load([])
    header = new_header(
        definition, content, definition.identity.scenarios[0].slug, None, [""] * definition.identity.seats[0]
    )
    header = replace(header, seed=0, secret="5a" * 32) if header.secret else replace(header, seed=1)
    session, choose = Session.start(definition, content, header), at_random(7)
    for _ in range(20):
        if not session.pending:
            break
        seat, waiting = next(iter(session.pending.items()))
        session.answer(choose(waiting.decision, waiting.options).name, seat)
    return session


def a_throw(session: Session) -> int:
    """The place of the last throw that could have fallen otherwise."""
    return max(n for n, each in enumerate(session.records) if isinstance(each, Entry) and each.mark == Mark.DICE)


def proof_of(session: Session, records: list[Record], **head: int) -> Proof:
    journal = parse(text_of(replace(session.header, **head), records))
    return verify(session.definition, session.content, journal)


def taken_up(session: Session, records: list[Record], **head: int) -> str:
    """Why a journal is not believed; "" if it is."""
    journal = parse(text_of(replace(session.header, **head), records))
    again = resume(session.definition, session.content, journal)
    return again.diverged.why if again.diverged else ""


@pytest.mark.parametrize("slug", GAMES)
def test_a_die_entered_by_hand_where_the_game_throws_is_named(slug: str) -> None:
    session = game_of(slug)
    records, n = list(session.records), a_throw(session)
    thrown = records[n]
    assert isinstance(thrown, Entry)
    records[n] = replace(thrown, mark=Mark.OWN)
    assert len(proof_of(session, records).wrong) == 1
    assert taken_up(session, records) == DICE
    assert not proof_of(session, list(session.records)).wrong
    assert taken_up(session, list(session.records)) == ""


@pytest.mark.parametrize("slug", GAMES)
def test_an_undo_that_takes_nothing_back_is_named(slug: str) -> None:
    session = game_of(slug)
    n = a_throw(session)
    stands = sum(isinstance(each, Entry) for each in session.records[:n])
    for forged in (Undo(stands), SetBack(stands + 1, 1), SetBack(stands, 0), SetBack(stands, 2), SetBack(stands, 99)):
        records = [*session.records[:n], forged]
        assert len(proof_of(session, records).empty) == 1
        assert taken_up(session, records) == ALTERED


@pytest.mark.parametrize("slug", GAMES)
def test_a_head_that_borrows_more_than_is_there_borrows_nothing(slug: str) -> None:
    session = game_of(slug)
    other = {"secret": "ab" * 32} if session.header.secret else {"seed": session.header.seed + 1}
    forged = replace(session.header, branched=100000, **other)
    journal = parse(text_of(forged, session.records))
    proof = verify(session.definition, session.content, journal)
    assert proof.wrong
    assert not proof.borrowed
    again = resume(session.definition, session.content, parse(text_of(forged, session.records)))
    assert again.diverged is not None
    assert again.diverged.why == DICE


def test_borrowed_throws_are_never_counted_as_checked() -> None:
    session = game_of("navajo-wars")
    throws = sum(entry.mark == Mark.DICE for entry in session.entries)
    proof = proof_of(session, list(session.records), branched=len(session.entries))
    assert (proof.borrowed, proof.checked) == (throws, 0)


def test_a_game_set_back_throws_other_dice_and_is_counted() -> None:
    session = game_of("navajo-wars")
    session.set_back()
    session.settle()
    seat, waiting = next(iter(session.pending.items()))
    session.answer(waiting.options[0].name, seat)
    proof = proof_of(session, list(session.records))
    assert (proof.wrong, proof.empty, proof.set_backs) == ([], [], 1)
    again = resume(session.definition, session.content, parse(text_of(session.header, session.records)))
    assert again.diverged is None
    assert again.undos == 1
    assert not any(isinstance(each, Redo) for each in again.records)


def test_a_die_that_was_never_thrown_does_not_come_back_by_a_redo() -> None:
    for slug in GAMES:
        session = game_of(slug)
        entries = list(session.entries)
        place, face = another_face(session)
        fake = replace(entries[place], name=face)
        records: list[Record] = [*entries[:place], fake, Undo(place), Redo(place + 1), fake]
        assert proof_of(session, records).wrong
        assert taken_up(session, records) == DICE


def test_a_die_given_again_at_another_place_is_named() -> None:
    for slug in GAMES:
        session = game_of(slug)
        entries = list(session.entries)
        first, later = two_throws(session)
        wanted = entries[later]
        twice: list[Record] = [*entries[: later + 1], Undo(later), Undo(first), Redo(later), Redo(later + 1), wanted]
        between: list[Record] = [*entries[: later + 1], Undo(later), Redo(later + 1), Undo(first), wanted]
        wrong_number: list[Record] = [*entries[: later + 1], Undo(later), Redo(later), wanted]
        nothing: list[Record] = [*entries[:later], Redo(later + 1), wanted]
        assert [bool(proof_of(session, each).empty) for each in (twice, wrong_number, nothing)] == [True] * 3
        assert {taken_up(session, each) for each in (twice, wrong_number, nothing)} == {ALTERED}
        assert proof_of(session, between).wrong
        assert taken_up(session, between) == DICE


def test_what_is_taken_back_and_given_again_twice_is_believed() -> None:
    for slug in GAMES:
        session = game_of(slug)
        for _ in range(2):
            for _ in range(3):
                session.undo()
            for _ in range(3):
                session.redo()
        records = list(session.records)
        assert sum(isinstance(each, Redo) for each in records) == 6
        proof = proof_of(session, records)
        assert (proof.wrong, proof.empty, proof.undos) == ([], [], 6)
        assert taken_up(session, records) == ""


def test_a_redo_that_was_cut_off_is_followed_and_gives_nothing_more() -> None:
    session = game_of("navajo-wars")
    for _ in range(3):
        session.undo()
    session.redo()
    last = max(n for n, each in enumerate(session.records) if isinstance(each, Redo))
    journal = parse(text_of(session.header, session.records[: last + 1]))
    again = resume(session.definition, session.content, journal)
    assert again.diverged is None
    assert again.undone == []


def standing_at(session: Session, place: int) -> Session:
    """The game before one of its answers."""
    then = Session(session.definition, session.content, session.header)
    then.begin(then.new_game())
    for entry in session.entries[:place]:
        assert take(then, entry)
    then.go_on_to(session.entries[place])
    return then


def another_face(session: Session) -> tuple[int, str]:
    """The place of the last throw that could have fallen otherwise, and how."""
    for place in range(len(session.entries) - 1, -1, -1):
        chance = standing_at(session, place).request
        if isinstance(chance, Chance) and len(chance.outcomes) > 1:
            return place, next(str(each) for each in chance.outcomes if str(each) != session.entries[place].name)
    raise AssertionError("no die")


def two_throws(session: Session) -> tuple[int, int]:
    """The places of two throws of one kind, the first of which could have fallen as the other did."""
    throws = [(n, each) for n, each in enumerate(session.entries) if each.mark == Mark.DICE]
    for first, one in throws:
        for later, other in throws:
            alike = (one.rule, one.key) == (other.rule, other.key) and one.name != other.name
            if first < later and alike and answer_of(other, standing_at(session, first).run):
                return first, later
    raise AssertionError("no two dice")


def test_what_the_table_forbids_to_take_back_counts_as_set_back() -> None:
    session = game_of("navajo-wars")
    session.step_back(max(n for n, each in enumerate(session.entries) if each.mark == Mark.DICE))
    for undo, counted in (("free", (1, 0)), ("no-peeking", (0, 1)), ("ironman", (0, 1))):
        head = replace(session.header, undo=undo)
        proof = verify(session.definition, session.content, parse(text_of(head, session.records)))
        assert (proof.undos, proof.set_backs) == counted
        again = resume(session.definition, session.content, parse(text_of(head, session.records)))
        told = [key for key, _ in doubts(again)]
        assert ("verify-set-backs" in told) == (undo != "free")


def test_dice_entered_by_hand_are_never_called_honest_without_more() -> None:
    session = game_of("navajo-wars")
    words = book("en", session.definition.identity.text)
    kinds = tuple(sorted({each.kind for each in session.entries if each.kind}))
    head = replace(session.header, companion=kinds)
    by_hand = [
        replace(each, mark=Mark.OWN) if isinstance(each, Entry) and each.mark == Mark.DICE else each
        for each in session.records
    ]
    for records, honest in ((list(session.records), True), (by_hand, False)):
        proof = verify(session.definition, session.content, parse(text_of(head, records)))
        assert bool(proof.own) != honest
        assert three_sentences(head, proof, words, str)[0].startswith("The dice are honest") == honest


def test_a_game_of_several_without_a_secret_is_told() -> None:
    session = game_of("under-our-sun")
    head = replace(session.header, players=("Ada", "Ben"), secret="ab" * 32)
    several = Session.start(session.definition, session.content, head)
    for header, told in ((head, []), (replace(head, secret=""), ["save-no-secret"])):
        again = resume(session.definition, session.content, parse(text_of(header, several.records)))
        assert [key for key, _ in doubts(again)] == told


def test_a_game_of_several_that_begins_at_a_stored_state_is_told() -> None:
    session = game_of("under-our-sun")
    head = replace(session.header, players=("Ada", "Ben"), seed=0, secret="ab" * 32)
    several, choose = Session.start(session.definition, session.content, head), at_random(7)
    while not any(isinstance(each, Checkpoint) for each in several.records):
        seat, waiting = next(iter(several.pending.items()))
        several.answer(choose(waiting.decision, waiting.options).name, seat)
    last = [each for each in several.records if isinstance(each, Checkpoint)][-1]
    chosen = replace(last, answers=0, throws=77, undos=12345)
    again = resume(session.definition, session.content, parse(text_of(head, [chosen])))
    assert again.undos == 12345
    assert [key for key, _ in doubts(again)] == ["save-from-the-middle"]


def begun_at(session: Session, records: list[Record], **counts: int) -> tuple[Checkpoint, str]:
    """The beginning of a game as a stored state, and a journal that begins with it."""
    first = Session(session.definition, session.content, session.header)
    first.begin(first.new_game())
    base = first.checkpoint(first.marks[-1], first.marks[-1].text())
    base = replace(base, **counts) if counts else Checkpoint(base.turn, base.digest, base.state)
    return base, text_of(session.header, [base, *records])


@pytest.mark.parametrize("slug", ["navajo-wars", "this-war-of-mine"])
def test_a_stored_state_without_counts_hides_no_die(slug: str) -> None:
    """The dice after it would follow from nothing."""
    session = game_of(slug)
    place, face = another_face(session)
    forged: list[Record] = [*session.entries[:place], replace(session.entries[place], name=face)]
    base, text = begun_at(session, forged)
    assert parse(text).sound
    again = resume(session.definition, session.content, parse(text))
    assert again.diverged is not None
    assert again.diverged.why == DICE
    _, text = begun_at(session, list(session.entries), answers=0, throws=0, undos=0, passed=0)
    assert resume(session.definition, session.content, parse(text)).diverged is None
    old = unsealed(text)
    assert f"# {base.turn} {base.digest}\n" in old
    again = resume(session.definition, session.content, parse(old))
    assert again.diverged is None, "older Vigils wrote them so"
    assert "save-from-a-state" in [key for key, _ in doubts(again)], "and it is told"


@pytest.mark.parametrize("counts", [{"undos": 4711}, {"throws": 3}, {"answers": 5}])
def test_counts_that_a_forger_chose_are_told_to_who_plays_alone(counts: dict[str, int]) -> None:
    for slug in ("navajo-wars", "this-war-of-mine"):
        session = game_of(slug)
        _, text = begun_at(session, [], **{"answers": 0, "throws": 0, "undos": 0, "passed": 0, **counts})
        again = resume(session.definition, session.content, parse(text))
        assert [key for key, _ in doubts(again)] == ["save-from-a-state"]


def test_a_sheet_that_was_typed_in_is_no_doubt() -> None:
    session = game_of("this-war-of-mine")
    _, text = begun_at(session, [], answers=0, throws=0, undos=0, passed=0)
    assert doubts(resume(session.definition, session.content, parse(text))) == []


@pytest.mark.parametrize("field", ["branched", "voids"])
def test_a_head_that_counts_below_nothing_is_refused(field: str) -> None:
    session = game_of("navajo-wars")
    several = {"players": ("Ada", "Ben"), "secret": "ab" * 32, "shares": ("-", "-")}
    parse(text_of(replace(session.header, **several), session.records))
    head = replace(session.header, **several, **{field: -5})
    with pytest.raises(SaveError, match="save-bad-header"):
        parse(text_of(head, session.records))


def test_no_die_falls_before_the_round_of_shares_is_complete() -> None:
    session = game_of("under-our-sun")
    head = replace(session.header, players=("Ada", "Ben"), seed=0, secret="ab" * 32, shares=("?", "?"))
    forged = Session(session.definition, session.content, head)
    forged.awaits = False
    forged.begin(forged.new_game())
    forged.settle()
    thrown = sum(each.mark == Mark.DICE for each in forged.entries)
    journal = parse(text_of(head, forged.records))
    assert len(verify(session.definition, session.content, journal).wrong) == thrown > 0
    again = resume(session.definition, session.content, parse(text_of(head, forged.records)))
    assert again.diverged is not None
    assert again.diverged.why == DICE


def test_shares_are_of_several_seats_and_of_a_secret() -> None:
    """Otherwise names would stand for dice that they have nothing to do with."""
    session = game_of("navajo-wars")
    share, several = "ab" * 32, ("Ada", "Ben")
    for head in (
        replace(session.header, shares=(share,)),
        replace(session.header, shares=(share,), secret=share),
        replace(session.header, shares=(share, share), players=several),
    ):
        with pytest.raises(SaveError, match="save-bad-header"):
            parse(text_of(head, session.records))
    for shares in ((share, "-"), ("?", "?"), ("-", "-")):
        whole = replace(session.header, shares=shares, players=several, secret=share)
        assert parse(text_of(whole, [])).header.shares == shares
