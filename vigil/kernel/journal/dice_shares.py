"""Dice that no single person chooses: the table's secret and a share of every person, committed before any is shown.

The fingerprint of the secret is shown first. Every party (a browser or a terminal, by the first of its seats) hands in
a commitment to its share; when all have, all show their shares, and the dice follow from the secret and the shares. A
share that is not shown, or is not the committed one, makes the round void: there is a new secret, whoever withheld adds
nothing any more, and the header counts it. The whole protocol stands in docs/dice.md.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from vigil.kernel.journal.header import AWAITED, NOTHING, Header
from vigil.kernel.journal.player_names import BOT, is_person
from vigil.kernel.rules.dice import commitment

DIGEST = re.compile(r"[0-9a-f]{64}")
WORDS = 200  # letters of the words that a person may add

Parties = Mapping[int, Sequence[int]]  # by the first seat of each, all its seats


class Misfit(Exception):
    """What was handed in does not belong to this moment of the round."""


class Round(Struct):
    """Who has committed, who has shown a share. `out`: who withheld one before and adds nothing any more."""

    commitments: dict[int, str] = field(default_factory=dict)
    shares: dict[int, str] = field(default_factory=dict)
    out: list[int] = field(default_factory=list)
    wishes: list[int] = field(default_factory=list)  # who would begin with those who are here
    closed: bool = False  # no commitment is taken any more: shares are shown

    def waits_for(self, parties: Iterable[int]) -> list[int]:
        """The parties that have not done what is to be done now."""
        if self.closed:
            return [party for party in self.commitments if party not in self.shares]
        return [party for party in parties if party not in self.commitments and party not in self.out]

    def commit(self, party: int, promise: str, parties: Iterable[int]) -> None:
        """A party hands in its commitment, or another one as long as no share may be shown. What is repeated changes
        nothing."""
        if self.commitments.get(party) == promise:
            return
        if self.closed or party in self.out or not DIGEST.fullmatch(promise):
            raise Misfit
        self.commitments[party] = promise
        self.shares.pop(party, None)
        self.closed = not self.waits_for(parties)

    def words(self, party: int, text: str, shown: str, parties: Iterable[int]) -> None:
        """A party without a program of its own hands in words: they are its share, and known to the table at once. Who
        hands in none adds nothing."""
        text = text.strip()[:WORDS]
        if not text:
            self.decline(party, parties)
            return
        share = share_of(text)
        self.commit(party, commitment(shown, party, share), parties)
        self.shares[party] = share

    def decline(self, party: int, parties: Iterable[int]) -> None:
        """A party that has not committed adds nothing."""
        if self.closed or party in self.commitments:
            raise Misfit
        self.out = sorted({*self.out, party})
        self.closed = not self.waits_for(parties)

    def reveal(self, party: int, share: str, shown: str) -> bool:
        """A party shows its share; false if it is not the committed one."""
        if not self.closed or party not in self.commitments or self.shares.get(party, share) != share:
            raise Misfit
        fits = bool(DIGEST.fullmatch(share))
        if not fits or not hmac.compare_digest(commitment(shown, party, share), self.commitments[party]):
            return False
        self.shares[party] = share
        return True

    @property
    def complete(self) -> bool:
        return self.closed and not self.waits_for(())

    def void(self, withheld: Iterable[int]) -> Round:
        """The round after one in which somebody withheld a share."""
        return Round(out=sorted({*self.out, *withheld}))

    def finished(self, header: Header, parties: Parties) -> Header:
        """The header of a game whose dice are known: the share of a party stands at each of its seats."""
        by_seat = {seat: self.shares[party] for party in self.shares for seat in parties.get(party, (party,))}
        return replace(header, shares=tuple(by_seat.get(seat, NOTHING) for seat in range(header.seats)))


def awaiting(header: Header, voids: int = 0) -> Header:
    """The header of a game of several seats whose dice are not known yet: a new secret, and a share of everybody but
    the bots is awaited. Games of one seat stay as they are."""
    if header.seats == 1:
        return header
    shares = tuple(NOTHING if holder.startswith(BOT) else AWAITED for holder in header.players)
    return replace(header, seed=0, secret=secrets.token_hex(32), shares=shares, voids=voids)


def by_person(header: Header) -> Parties:
    """The persons of a game as parties of their own: those who sit at one terminal."""
    found: dict[str, list[int]] = {}
    for seat, holder in enumerate(header.players):
        if is_person(holder):
            found.setdefault(holder, []).append(seat)
    return {seats[0]: tuple(seats) for seats in found.values()}


def new_share() -> str:
    return secrets.token_hex(32)


def share_of(text: str) -> str:
    """Words as a share: whoever typed them can find it again in the header."""
    return hashlib.sha256(f"vigil-words {text}".encode(errors="surrogatepass")).hexdigest()
