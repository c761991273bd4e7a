"""The live game through the eyes of a seat: everything that a table, a bot, a log, a replay, an export or a report gets
of it. After the end everything may be seen."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.journal.records import ALL_WINDOWS, Entry, SetBack, Undo
from vigil.kernel.knowledge.information_set import InformationSet, remember
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.visibility import may_see, nothing_hidden, secrets_live
from vigil.kernel.play.dice_proof import set_backs
from vigil.kernel.play.driver import asked
from vigil.kernel.play.fork import Fork
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import Stops
from vigil.kernel.play.undo import Refused, last_decision, why_not_redo, why_not_undo
from vigil.kernel.rules.events import SPECTATOR, Event
from vigil.kernel.rules.requests import Option

HIDDEN = ""  # the name of an answer that a seat may not know


class Observer(Observation):
    """The live game, its past and its possible futures, through the eyes of a seat. The session stays in here: it holds
    the dice to come and everybody's secrets."""

    def __init__(self, session: Session, seat: int) -> None:
        offers = {each: waiting.options for each, waiting in session.pending.items()}
        request = None if session.awaits else session.request  # nobody is asked before the dice are known
        super().__init__(session.definition, session.run.game, request, offers, seat, session.over)
        self._session = session
        self.open = not secrets_live(session)

    @property
    def over(self) -> bool:
        """Whether the game has ended: one whose dice are awaited asks nobody either, and keeps its secrets."""
        return self._session.over

    # the game as a whole

    @property
    def header(self) -> Header:
        """The head of the journal; while secrets live without what the dice follow from."""
        header = self._session.header
        return header if self.open else replace(header, secret="", seed=0)

    @property
    def fingerprint(self) -> str:
        """What is shown of the secret of the dice while it is one; "" if they have none."""
        return self._session.header.fingerprint

    @property
    def awaits(self) -> bool:
        """Whether the dice are not known yet."""
        return self._session.awaits

    @property
    def stops(self) -> Stops | None:
        """Where the seat wants to be asked; nobody else may know. A spectator has none."""
        stops = self._session.stops
        return stops[self.seat] if 0 <= self.seat < len(stops) else None

    def orders(self) -> list[Option[Any]]:
        """What the seat may say beforehand for windows at which the table never waits; nobody else may know."""
        listed = self.definition.knowledge.orders
        return list(listed(self.game, self.seat)) if listed and self.seat >= 0 and self.request is not None else []

    def set_backs(self) -> int:
        """How often the game was set back."""
        return set_backs(self._session)

    # the past

    @property
    def number_of_events(self) -> int:
        """How long the log is: the same for every seat."""
        return len(self._session.log)

    @property
    def number_of_answers(self) -> int:
        """How many answers stand, with those that the seat may not know."""
        return len(self._session.entries)

    @property
    def first_moment(self) -> int:
        """How many answers stood where the journal begins: no earlier moment can be shown."""
        return self._session.marks[0].at

    def events(self, start: int = 0, end: int | None = None) -> list[Event]:
        """The log, each event as the seat hears it."""
        return [event.heard_by(self.seat) for event in self._session.log[start:end]]

    def public_events(self, start: int = 0, end: int | None = None) -> list[Event]:
        """The log as anybody may read it who looks at the seat's screen."""
        seat = self.seat if self.open else SPECTATOR
        return [event.heard_by(seat) for event in self._session.log[start:end]]

    def faces(self, n: int) -> list[tuple[int, Event]]:
        """An event of the log as some seats heard it told otherwise, with these seats; none while secrets live."""
        event = self._session.log[n]
        return [(seat, event.heard_by(seat)) for seat in event.faces or ()] if self.open else []

    def entry(self, n: int) -> Entry:
        """An answer that was given; what the seat may not know of it is left empty, its place is not."""
        entry = self._session.entries[n]
        if self.may_know(entry):
            return entry
        return replace(entry, rule=HIDDEN, key=HIDDEN, name=HIDDEN, window=ALL_WINDOWS, kind=HIDDEN)

    def may_know(self, entry: Entry) -> bool:
        return self.open or may_see(self.seat, entry)

    def entries(self, start: int = 0, end: int | None = None) -> list[Entry]:
        return [self.entry(n) for n in range(self.number_of_answers)[start:end]]

    def told_before(self, answers: int) -> int:
        """How many events had been told after the first `answers` answers."""
        told_at = self._session.told_at
        return told_at[answers] if answers < len(told_at) else self.number_of_events

    def moment_of(self, event: int) -> int:
        """How many answers stood at the first moment that shows an event of the log."""
        return bisect_right(self._session.told_at, event)

    def checkpoints(self) -> list[tuple[int, int]]:
        """The turns that have begun, each with the answers that stood then. A turn may have several checkpoints."""
        return [(mark.turn, mark.at) for mark in self._session.marks]

    def course(self) -> Iterator[tuple[int, int, Observation]]:
        """The game as it stood when each turn began, and as it stands: the turn, and how much was told before."""
        session, last = self._session, -1
        for mark in session.marks:
            if mark.turn != last:
                last = mark.turn
                game = session.at_mark(mark).game
                yield last, mark.told, Observation(self.definition, game, None, {}, self.seat, session.over)
        yield self.definition.rules.turn_number(self.game.state), len(session.log), self

    def after(self, answers: int) -> Observation:
        """The game as it stood after its first `answers` answers."""
        session = self._session
        if answers >= len(session.entries):
            return self
        run = session.replay(max(answers, self.first_moment))
        offers = {each.seat: list(each.offer()) for each in asked(run.request) if each.seat == self.seat}
        return Observation(self.definition, run.game, run.request, offers, self.seat, session.over)

    def moment(self, answers: int) -> Observation:
        """The same for a replay. Where nothing is a secret any more, it shows the question that was answered there,
        whoever it was put to."""
        session, answers = self._session, max(answers, self.first_moment)
        if self.open and answers < len(session.entries):
            return Observer(session, session.entries[answers].seat).after(answers)
        return self.after(answers)

    # what the seat may take back

    def last_decision(self) -> int:
        """How many answers stay if the last decision of a person is taken back; -1 if there is none."""
        return last_decision(self._session)

    def start_of_turn(self) -> int:
        """How many answers stay if everything since this turn began is taken back; -1 if there is nothing."""
        return self._session.start_of_turn()

    def why_not_undo(self, keep: int, agreed: bool = False) -> str:
        """The key of what forbids the seat to take back to the first `keep` answers; "" if nothing does."""
        return why_not_undo(self._session, keep, self.seat, agreed)

    def why_not_redo(self) -> str:
        """The key of what forbids the seat to give again what was taken back last; "" if nothing does."""
        return why_not_redo(self._session, self.seat)

    # files to take away

    def journal(self) -> str:
        """The save as a file to take away: it holds what every seat knows, and the dice to come."""
        if not self.open:
            raise Refused("secrets-alive")
        return text_of(self._session.header, self._session.records)

    def report(self) -> str:
        """The journal without living secrets: for a bug report, at any time. What was taken back or set back stands at
        its end, without the answers that are gone."""
        session = self._session
        if self.open:
            return self.journal()
        lines = [*self.header.lines()[:-1], f"fingerprint {self.fingerprint}", ""]
        lines += [hidden_line(entry) for entry in self.entries()]
        lines += [f"? {each.line()}" for each in session.records if isinstance(each, Undo | SetBack)]
        lines += [f"? unimagined {each}" for each in session.unimagined]
        return "\n".join(lines) + "\n"

    def may_branch(self) -> bool:
        return self.open

    # what could come

    def memory(self, seed: int) -> InformationSet:
        """All that the seat could think from: nothing in it is more than the seat knows."""
        return remember(self._session, self.seat, seed)

    def fork(self, seed: int) -> Fork:
        """The position as the seat may think it on, with dice of its own and secrets as it could believe them."""
        session = self._session
        if nothing_hidden(session, self.seat):
            return Fork(session.replay(len(session.entries)), seed)
        return self.memory(seed).imagine(seed)


def hidden_line(entry: Entry) -> str:
    if entry.name != HIDDEN:
        return entry.line()
    return f"? {entry.mark}{entry.seat or ''}" if not entry.mark.by_chance else f"? {entry.mark}"


def spectator(session: Session) -> Observer:
    return Observer(session, SPECTATOR)
