"""The shares of the dice: commitments, what makes a round void, the key, the header."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.web.pair_game import DEFINITION
from tests.web.seats import head
from vigil.kernel.journal.dice_shares import Misfit, Round, awaiting, new_share, share_of
from vigil.kernel.journal.header import SaveError, read_header
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.dice import commitment, dice_of, fingerprint, key_of
from vigil.kernel.rules.requests import Chance

PARTIES = {0: (0,), 1: (1,), 2: (2,)}
SHOWN = fingerprint("ab" * 32)


def committed(shares: dict[int, str]) -> Round:
    found = Round()
    for seat, share in shares.items():
        found.commit(seat, commitment(SHOWN, seat, share), PARTIES)
    return found


def test_the_key_follows_from_the_secret_and_every_share_in_its_place() -> None:
    secret, one, two = "ab" * 32, "01" * 32, "02" * 32
    assert key_of(secret) == bytes.fromhex(secret), "without shares the dice fall as they always did"
    keys = [key_of(secret), key_of(secret, (one, two)), key_of(secret, (two, one)), key_of(secret, (one, "-"))]
    keys += [key_of(secret, ("-", "-")), key_of("ac" * 32, (one, two))]
    assert len(set(keys)) == len(keys)
    assert {len(key) for key in keys} == {32}
    assert dice_of(0, secret, False, (one, two))(3, 1) == dice_of(0, secret, False, (one, two))(3, 1)


def test_all_commit_before_any_share_is_shown() -> None:
    shares = {seat: new_share() for seat in PARTIES}
    found = committed({0: shares[0], 1: shares[1]})
    assert found.waits_for(PARTIES) == [2]
    with pytest.raises(Misfit):
        found.reveal(0, shares[0], SHOWN)
    found.commit(1, commitment(SHOWN, 1, shares[1]), PARTIES)  # a page that was loaded again
    found.commit(2, commitment(SHOWN, 2, shares[2]), PARTIES)
    assert found.closed
    assert not found.complete
    with pytest.raises(Misfit):
        found.commit(0, commitment(SHOWN, 0, new_share()), PARTIES)
    for seat, share in shares.items():
        assert found.reveal(seat, share, SHOWN)
        assert found.reveal(seat, share, SHOWN), "a request that is repeated changes nothing"
    assert found.complete
    header = found.finished(awaiting(head("Ada", "Ben", "Cleo")), PARTIES)
    assert header.shares == tuple(shares.values())
    assert not header.awaits


def test_a_share_of_another_seat_round_or_choice_does_not_fit() -> None:
    shares = {seat: new_share() for seat in PARTIES}
    found = committed(shares)
    found.commitments[1] = found.commitments[0]  # a copy of another's commitment
    assert not found.reveal(1, shares[0], SHOWN)
    assert not found.reveal(2, shares[2], fingerprint("cd" * 32))
    assert not found.reveal(2, new_share(), SHOWN)
    assert not found.reveal(2, "x", SHOWN)
    with pytest.raises(Misfit):
        found.reveal(7, shares[0], SHOWN)


def test_who_withheld_is_out_of_the_next_round() -> None:
    found = committed({seat: new_share() for seat in PARTIES}).void([2])
    assert found.waits_for(PARTIES) == [0, 1]
    with pytest.raises(Misfit):
        found.commit(2, commitment(SHOWN, 2, new_share()), PARTIES)
    shares = {seat: new_share() for seat in (0, 1)}
    for seat, share in shares.items():
        found.commit(seat, commitment(SHOWN, seat, share), PARTIES)
    assert all(found.reveal(seat, share, SHOWN) for seat, share in shares.items())
    header = found.finished(awaiting(head("Ada", "Ben", "Cleo"), 1), PARTIES)
    assert header.shares == (shares[0], shares[1], "-")
    assert header.voids == 1


def test_words_are_a_share_and_bots_add_nothing() -> None:
    found = Round()
    found.words(0, "a rainy evening", SHOWN, {0: (0, 1)})
    assert found.complete
    header = found.finished(awaiting(head("Ada", "Ben", "@random")), {0: (0, 1)})
    assert header.shares == (share_of("a rainy evening"),) * 2 + ("-",)
    assert awaiting(head("Ada", "Ben", "@random")).shares == ("?", "?", "-")


def test_no_die_falls_before_the_round_is_complete() -> None:
    header = awaiting(head())
    session = Session.start(DEFINITION, None, header)
    assert isinstance(session.request, Chance)
    assert session.entries == []
    with pytest.raises(Refused):
        session.answer(str(session.request.outcomes[0]))
    again = resume(DEFINITION, None, parse(text_of(session.header, session.records)))
    assert again.entries == []
    session.go_on(replace(header, shares=(new_share(), new_share())))
    assert [entry.mark for entry in session.entries] == ["~", "~"]


def test_shares_are_kept_and_an_exchanged_one_is_found() -> None:
    share, other, found = new_share(), new_share(), list[int]()
    for _ in range(20):  # another share makes the same two throws once in thirty games
        session = Session.start(DEFINITION, None, replace(awaiting(head(), 3), shares=(share, "-")))
        text = text_of(session.header, session.records)
        assert read_header(text.split("\n")) == session.header
        assert verify(DEFINITION, None, parse(text)).wrong == []
        found += verify(DEFINITION, None, parse(text.replace(share, other))).wrong
    assert found


@pytest.mark.parametrize("line", ["shares ab -", "shares -", "shares - - -", f"shares {'AB' * 32} -"])
def test_shares_that_are_none_are_no_header(line: str) -> None:
    text = text_of(replace(awaiting(head()), shares=("-", "-")), [])
    with pytest.raises(SaveError):
        read_header(text.replace("shares - -", line).split("\n"))
