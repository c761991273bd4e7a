"""What a game tells: the rule, the key of a sentence and its facts, for each seat as it may hear it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from vigil.kernel.rules.requests import Fact

SPECTATOR = -1  # a seat that sees what everybody sees
ALL_SEATS = -2  # the eyes of all seats at once: after the end
Face = tuple[str, Mapping[str, Fact]]  # the key of a sentence and its facts


class Event(Struct, frozen=True, gc=False):
    """What happened: the rule, the key of the sentence, and its facts.

    `faces` are the sentences of those who hear it told otherwise: one slot in the log for all, so that nothing can be
    learnt by counting. `reveals` marks what makes a secret known: to all, or to those with a face of their own.
    """

    rule: str
    key: str
    facts: Mapping[str, Fact]
    faces: Mapping[int, Face] | None = None
    reveals: bool = False

    def heard_by(self, seat: int) -> Event:
        """The event as a seat hears it."""
        if self.faces is None:
            return self
        if seat not in self.faces:
            return Event(self.rule, self.key, self.facts)
        key, facts = self.faces[seat]
        return Event(self.rule, key, facts, None, self.reveals)


@lru_cache(maxsize=8192)
def said_often(rule: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> Event:
    return Event(rule, key, dict(facts))


def said(rule: str, key: str, facts: Mapping[str, Fact]) -> Event:
    """The event, which all games share that tell the same: the facts are a Mapping, which nobody may change.

    Where many games are in memory a log takes 1 / 2 of what it would; telling takes a tenth longer. A fact is never a
    truth value: True would be taken for 1.
    """
    try:
        return said_often(rule, key, tuple(facts.items()))
    except TypeError:  # numbers with parts differ each time
        return Event(rule, key, facts)
