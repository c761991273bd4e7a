"""What a seat may know of a game, decided here and nowhere else.

Tables, bots, logs, replays, exports and reports look at a game through the eyes of a seat. A seat that is not asked
learns who is waited for, never the options. After the end everything may be seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.journal.format import text_of
from vigil.kernel.journal.records import ALL_WINDOWS, BY_CHANCE, Entry, SetBack, Undo
from vigil.kernel.knowledge.information_set import Memory, may_know, nothing_hidden, remember
from vigil.kernel.play.driver import asked
from vigil.kernel.play.fork import Fork
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR, Event
from vigil.kernel.rules.requests import Chance, Decision, Number, Option, Refusal, Request
from vigil.kernel.sets.draft import Draft

HIDDEN = ""  # the name of an answer that a seat may not know


class Sight:
    """One position as a seat sees it: live, or as it stood after some answer."""

    def __init__(
        self,
        definition: AnyDefinition,
        game: Any,
        request: Request | None,
        offers: dict[int, list[Option[Any]]],
        seat: int,
        ended: bool,
    ) -> None:
        self.definition = definition
        self.game = game
        self.request = request
        self.offers = offers
        self.seat = seat
        self.seer = ALL_SEATS if ended else seat  # after the end everything may be seen

    @property
    def over(self) -> bool:
        return self.request is None

    def view(self) -> Any:
        return self.definition.knowledge.view(self.game, self.seer)

    def totals(self) -> list[Number]:
        """The numbers on the table, each with its parts."""
        return list(self.definition.knowledge.totals(self.game, self.seer))

    def price(self, option: Option[Any], words: Any) -> str:
        """What an option that the seat is offered costs now, in a word or two."""
        told, asked = self.definition.display.price, self.question()
        return told(self.game, asked, option, words) if told and isinstance(asked, Decision) else ""

    def phases(self) -> Sequence[Phase]:
        """The phases of this turn, and which of them is now."""
        listed = self.definition.knowledge.phases
        return listed(self.game, self.seer) if listed and not self.over else ()

    def standing(self) -> Standing | None:
        """How the game would end if it were judged now, as far as the seat may know."""
        judged = self.definition.knowledge.standing
        return judged(self.game, self.seer) if judged and not self.over else None

    def forecasts(self) -> Sequence[Forecast]:
        """The large reckonings that lie ahead, as they would come out now."""
        reckoned = self.definition.knowledge.forecasts
        if reckoned is None or self.over:
            return ()
        asked = self.question() or self.topic()
        return reckoned(self.game, self.seer, asked.rule if asked else "")

    def waits_for(self) -> tuple[int, ...]:
        """The seats that are asked: everybody may know that."""
        if isinstance(self.request, Chance):
            return (self.request.seat,)
        return tuple(decision.seat for decision in asked(self.request))

    def question(self) -> Decision | Chance | None:
        """The seat's own question, if it is asked."""
        if isinstance(self.request, Chance):
            hidden = self.request.seen_by is not None and self.seat not in self.request.seen_by
            return None if hidden or self.request.seat != self.seat else self.request
        return next((each for each in asked(self.request) if each.seat == self.seat), None)

    def topic(self) -> Decision | Chance | None:
        """What others are asked, as far as it is no secret: its sentence, never its options."""
        if isinstance(self.request, Chance):
            return self.request if self.request.seen_by is None else None
        return next((each for each in asked(self.request) if not each.secret), None)

    def sheet(self) -> str:
        """The game on one page, if the rules let the one who is asked save it now."""
        sheet = self.definition.extras.sheet
        asked = self.question() is not None and not self.over
        return sheet.write(self.game.state, self.game.content) if sheet and asked and sheet.due(self.game.state) else ""

    def options(self) -> list[Option[Any]]:
        return self.offers.get(self.seat, []) if isinstance(self.question(), Decision) else []

    def refusals(self) -> list[Refusal]:
        question = self.question()
        return list(question.refused()) if isinstance(question, Decision) and question.refused else []

    def numbers(self) -> list[Number]:
        """The numbers of the seat's question."""
        question = self.question()
        return list(question.numbers()) if isinstance(question, Decision) and question.numbers else []

    def draft(self, names: Sequence[str] = ()) -> Draft | None:
        """The set the seat is asked for, with what it has put in so far."""
        question = self.question()
        return Draft(question, names) if isinstance(question, Decision) and question.build else None


class Eyes(Sight):
    """The live game, its past and its possible futures, through the eyes of a seat."""

    def __init__(self, session: Session, seat: int) -> None:
        offers = {each: waiting.options for each, waiting in session.pending.items()}
        request = None if session.awaits else session.request  # nobody is asked before the dice are known
        super().__init__(session.definition, session.run.game, request, offers, seat, session.over)
        self.session = session
        self.open = session.over or session.header.seats == 1  # no living secrets

    @property
    def over(self) -> bool:
        """Whether the game has ended: one whose dice are awaited asks nobody either, and keeps its secrets."""
        return self.session.over

    # the past

    def events(self, start: int = 0, end: int | None = None) -> list[Event]:
        """The log, each event as the seat hears it."""
        return [event.heard_by(self.seat) for event in self.session.log[start:end]]

    def entry(self, n: int) -> Entry:
        """An answer that was given; what the seat may not know of it is left empty, its place is not."""
        entry = self.session.entries[n]
        if self.may_know(entry):
            return entry
        return replace(entry, rule=HIDDEN, key=HIDDEN, name=HIDDEN, window=ALL_WINDOWS, kind=HIDDEN)

    def may_know(self, entry: Entry) -> bool:
        return self.open or may_know(self.seat, entry)

    def entries(self, start: int = 0, end: int | None = None) -> list[Entry]:
        return [self.entry(n) for n in range(len(self.session.entries))[start:end]]

    def course(self) -> Iterator[tuple[int, int, Sight]]:
        """The game as it stood when each turn began, and as it stands: the turn, and how much was told before."""
        session, last = self.session, -1
        for mark in session.marks:
            if mark.turn != last:
                last = mark.turn
                game = session.at_mark(mark).game
                yield last, mark.told, Sight(self.definition, game, None, {}, self.seat, session.over)
        yield self.definition.rules.turn_number(self.game.state), len(session.log), self

    def after(self, answers: int) -> Sight:
        """The game as it stood after its first `answers` answers."""
        session = self.session
        if answers >= len(session.entries):
            return self
        run = session.replay(max(answers, session.marks[0].at))
        offers = {each.seat: list(each.offer()) for each in asked(run.request) if each.seat == self.seat}
        return Sight(self.definition, run.game, run.request, offers, self.seat, session.over)

    def journal(self) -> str:
        """The save as a file to take away: it holds what every seat knows, and the dice to come."""
        if not self.open:
            raise Refused("secrets-alive")
        return text_of(self.session.header, self.session.records)

    def report(self) -> str:
        """The journal without living secrets: for a bug report, at any time. What was taken back or set back stands at
        its end, without the answers that are gone."""
        session = self.session
        if self.open:
            return self.journal()
        header = replace(session.header, secret="", seed=0)
        lines = [*header.lines()[:-1], f"fingerprint {session.header.fingerprint}", ""]
        lines += [hidden_line(entry) for entry in self.entries()]
        lines += [f"? {each.line()}" for each in session.records if isinstance(each, Undo | SetBack)]
        lines += [f"? unimagined {each}" for each in session.unimagined]
        return "\n".join(lines) + "\n"

    def may_branch(self) -> bool:
        return self.open

    # what could come

    def memory(self, seed: int) -> Memory:
        """All that the seat could think from: nothing in it is more than the seat knows."""
        return remember(self.session, self.seat, seed)

    def fork(self, seed: int) -> Fork:
        """The position as the seat may think it on, with dice of its own and secrets as it could believe them."""
        session = self.session
        if nothing_hidden(session, self.seat):
            return Fork(session.replay(len(session.entries)), seed)
        return self.memory(seed).imagine(seed)


def hidden_line(entry: Entry) -> str:
    if entry.name != HIDDEN:
        return entry.line()
    return f"? {entry.mark}{entry.seat or ''}" if entry.mark not in BY_CHANCE else f"? {entry.mark}"


def spectator(session: Session) -> Eyes:
    return Eyes(session, SPECTATOR)
