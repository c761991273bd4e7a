"""What a table of several persons agrees on: one proposes, every other person agrees or refuses.

A poll lives in memory only. Bots and empty seats agree by themselves; one refusal ends it, and any new answer ends a
proposal to take back or to bring back a copy.
"""

from __future__ import annotations

from vigil.kernel.journal.player_names import is_person
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused, why_not_undo
from vigil.kernel.rules.events import SPECTATOR
from vigil.web.store.link_target import WHOLE_TABLE, Link
from vigil.web.tables.presence import AWAY, persons, seats_of
from vigil.web.tables.table import Late, Poll, Table

UNDO, BOT_PLAYS, BOT_ONCE, GIVE_UP, SET_BACK = "undo", "bot", "once", "give-up", "set-back"


def propose(table: Table, session: Session, seat: int, keep: int, link: Link | None = None) -> bool:
    """Ask the others to take back; what no agreement could allow is refused at once."""
    problem = why_not_undo(session, keep, seat, agreed=True)
    if problem:
        raise Refused(problem)
    return ask(table, Poll(0, seat, keep, []), link)


def ask(table: Table, poll: Poll, link: Link | None = None) -> bool:
    """Put a proposal to those whom it needs; true if nobody has to be asked. Who sits at the screen it comes from has
    agreed by talking. Whether a bot plays for somebody is asked of nobody who is away: the last one here goes on."""
    if table.poll and not table.poll.refused and not waits_for_nobody(table, table.poll):
        raise Refused("web-poll-open")
    agreed = {table.holder(poll.seat)}
    screen = table.screen(link) if link is not None else None
    if screen:
        agreed |= screen.persons
    if poll.kind in (BOT_PLAYS, BOT_ONCE):
        agreed |= {table.players[poll.about], *(each for each in table.players if is_away(table, each))}
    if poll.kind == SET_BACK:
        agreed |= {table.players[seat] for seat in table.seats_of(WHOLE_TABLE)}
    if poll.kind not in (UNDO, SET_BACK):  # who is away loses nothing that was played
        agreed |= {each for each in table.players if helped(table, each)}
    table.polls += 1
    poll.n, poll.others = table.polls, [each for each in persons(table.players) if each not in agreed]
    table.poll = poll if poll.others else None
    return not poll.others


def bring_back(table: Table, keep: int, copy: str) -> bool:
    """The host asks the others to bring back a copy with so many answers; true if nobody has to be asked. Who sits at
    the host's screen has agreed by talking."""
    here = [seat for seat in table.seats_of(WHOLE_TABLE) if is_person(table.players[seat])]
    return ask(table, Poll(0, here[0] if here else SPECTATOR, keep, [], kind=SET_BACK, copy=copy))


def is_away(table: Table, holder: str) -> bool:
    return all(table.gone(seat, AWAY) for seat in seats_of(table.players, holder))


def waits_for_nobody(table: Table, poll: Poll) -> bool:
    """Whether all who have not answered have gone: another proposal may take its place."""
    return all(is_away(table, each) for each in poll.others if each not in poll.agreed)


def helped(table: Table, holder: str) -> bool:
    return all(seat in table.presence.kept.helped for seat in seats_of(table.players, holder))


def answered(table: Table) -> None:
    """Any new answer ends a proposal to take back or to bring back, and the one for a question that was answered."""
    poll = table.poll
    gone = poll and poll.kind == BOT_ONCE and (not table.session or poll.about not in table.session.pending)
    if poll and (gone or poll.kind in (UNDO, SET_BACK)):
        table.poll = None


def vote(table: Table, seat: int, n: int, agrees: bool) -> bool:
    """What a seat says to the proposal; true if now all have agreed."""
    poll, own = table.poll, table.players[seat]
    if poll is None or poll.n != n or poll.refused:
        raise Late
    if own == table.holder(poll.seat):
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
