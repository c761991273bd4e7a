"""Taking back at a table of several persons: one proposes, every other person agrees or refuses.

A poll lives in memory only. Bots and empty seats agree by themselves; one refusal or any new answer ends it.
"""

from __future__ import annotations

from typing import Any

from vigil.kernel.journal import is_person
from vigil.kernel.session import Refused, Session
from vigil.kernel.text import Words, sentence
from vigil.table.web.fragments import template
from vigil.table.web.table import Late, Poll, Table, called


def propose(table: Table, session: Session, seat: int, keep: int) -> None:
    """Ask the others; what no agreement could allow is refused at once."""
    problem = session.why_not_undo(keep, seat, agreed=True)
    if problem:
        raise Refused(problem)
    if table.poll and not table.poll.refused:
        raise Refused("web-poll-open")
    own = table.players[seat]
    others = [each for each in dict.fromkeys(table.players) if is_person(each) and each != own]
    table.polls += 1
    table.poll = Poll(table.polls, seat, keep, others)


def vote(table: Table, seat: int, n: int, agrees: bool) -> bool:
    """What a seat says to the proposal; true if now all have agreed."""
    poll, own = table.poll, table.players[seat]
    if poll is None or poll.n != n or poll.refused:
        raise Late
    if own == table.players[poll.seat]:
        if agrees:
            raise Refused("web-poll-own")
        table.poll = None  # withdrawn
        return False
    if own not in poll.others:
        raise Refused("not-your-turn")
    if not agrees:
        poll.refused = own
    elif own not in poll.agreed:
        poll.agreed.append(own)
    return not poll.refused and len(poll.agreed) == len(poll.others)


def shown(table: Table, session: Session, words: Words, seat: int) -> str:
    """The proposal as a seat's page shows it; "" if there is none."""
    poll = table.poll
    if poll is None:
        return ""

    def names(holders: list[str]) -> str:
        return ", ".join(called(each, table.players.index(each), words) for each in holders)

    back = len(session.entries) - poll.keep
    own = table.players[seat] if 0 <= seat < len(table.players) else None
    facts: dict[str, Any] = {
        "poll": poll,
        "text": sentence(words.raw("web-poll", {"name": table.name(poll.seat, words), "n": back})),
        "agreed": names(poll.agreed),
        "waited": names([each for each in poll.others if each not in poll.agreed]),
        "refused": sentence(words.raw("web-poll-refused", {"name": names([poll.refused])})) if poll.refused else "",
        "mine": own == table.players[poll.seat],
        "asked": own in poll.others and own not in poll.agreed,
    }
    return template("poll.html", words=words, **facts)
