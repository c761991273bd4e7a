"""A game somebody plays: answers, journal, undo, companion dice, windows. It knows everything; what a seat may know of
it is the business of `knowledge`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_file import JournalFile
from vigil.kernel.journal.player_names import is_person
from vigil.kernel.journal.records import Checkpoint, Entry, Mark, Record, Redo, SetBack, Undo
from vigil.kernel.play.driver import asked, is_window
from vigil.kernel.play.history import History
from vigil.kernel.play.journal_answers import answer_of, drawn, given, outcome_named
from vigil.kernel.play.snapshots import Snapshot
from vigil.kernel.play.stops import Stops
from vigil.kernel.play.undo import Refused, dice_change, last_decision, why_not_redo, why_not_undo
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.dice import dice_of, pick
from vigil.kernel.rules.game import AnyGame
from vigil.kernel.rules.requests import Chance, Decision, Option
from vigil.kernel.sets.draft import lone_answer, option_named

if TYPE_CHECKING:
    from vigil.kernel.play.replay import Diverged


class RulesCrash(Exception):
    """The rules failed on an answer. The answer was taken back; the journal is the bug report."""


class Asked(Struct):
    """A question that waits for its seat, with what may be answered."""

    decision: Decision
    options: list[Option[object]]


class Session(History):
    def __init__(
        self, definition: AnyDefinition, content: object, header: Header, file: JournalFile | None = None
    ) -> None:
        super().__init__(definition, content, header)
        self.file = file
        self.undos = 0
        self.otherwise = 0  # throws of a save under other rules that the dice would not throw so
        self.undone: list[list[Entry]] = []  # what was taken back and nothing else answered since, the last at the end
        self.again: list[Entry] = []  # what a redo gives again
        self.pending: dict[int, Asked] = {}  # by the seats that are waited for
        self.stops = [Stops() for _ in header.players]
        self.dice = dice_of(header.seed, header.secret, header.guided, header.shares)
        self.awaits = header.awaits  # the shares of the dice are not complete
        self.cut = 0
        self.spoiled = 0  # a line without which the journal can be followed was not as it was written
        self.diverged: Diverged | None = None
        self.base: Checkpoint | None = None  # where the journal begins, if not at the start of the game
        self.midway = False  # something was played before, or may have been: it is no sheet that was typed in
        self.unimagined: list[str] = []  # where a bot could not imagine its position and answered by luck
        self.trimmed = 0  # so many records, from the first on, have no state any more that they should not have

    # starting

    @classmethod
    def start(
        cls,
        definition: AnyDefinition,
        content: object,
        header: Header,
        file: JournalFile | None = None,
        stops: Sequence[Stops] = (),
    ) -> Session:
        session = cls(definition, content, header, file)
        session.stop(stops)
        session.begin(session.new_game())
        session.save_all()
        session.settle()
        return session

    def stop(self, stops: Sequence[Stops]) -> None:
        """Where the seats want to be asked, as their table has kept it."""
        if len(stops) == len(self.stops):
            self.stops = list(stops)

    def new_game(self) -> AnyGame:
        try:
            game: AnyGame = self.definition.rules.new(
                self.content, self.header.scenario, self.header.settings, self.header.seats
            )
        except Exception as error:  # a pack or a save that the rules cannot begin with
            raise crash(self.header.scenario, error) from error
        return game

    def go_on(self, header: Header) -> None:
        """The shares are complete: from now on the dice fall."""
        self.header, self.awaits = header, header.awaits
        self.dice = dice_of(header.seed, header.secret, header.guided, header.shares)
        self.settle()

    # playing

    @property
    def over(self) -> bool:
        return self.run.request is None

    @property
    def options(self) -> list[Option[object]]:
        """What may be answered; where several seats are asked at once, by the first of them."""
        return next(iter(self.pending.values())).options if self.pending else []

    def settle(self) -> None:
        """Answer what needs nobody: seeded dice, questions with a single option, windows where nobody stops. Nothing
        goes on while the dice are awaited."""
        if self.awaits:
            return
        while True:
            request = self.run.request
            self.pending = {}
            if request is None:
                return
            if isinstance(request, Chance):
                if self.brought(request):
                    return
                self.accept(*drawn(Mark.DICE, request, self.fallen(request)))
            elif is_window(request) and not self.stops[request.seat].stop_at(request):
                if not self.obey(request):
                    self.pass_window(request)
            elif not self.ask(request):
                return

    def brought(self, chance: Chance) -> bool:
        """Whether a player brings it himself. What cannot come otherwise needs nobody; but if only some may see it, all
        are asked alike, since who is passed over would tell."""
        return chance.kind in self.header.companion and (len(chance.outcomes) > 1 or chance.seen_by is not None)

    def obey(self, window: Decision) -> bool:
        """Carry out what a seat has ordered for a silent window, once; false if there is nothing of the kind."""
        stops = self.stops[window.seat]
        if not window.silent or not stops.order:
            return False
        options, _ = self.offered(window)
        option = option_named(window, options, stops.order)
        if option is None:
            return False
        stops.order = ""
        self.accept(*given(Mark.CHOSEN, self.run, window, option))
        return True

    def fallen(self, chance: Chance) -> int | str:
        """What the dice of the table come up with."""
        try:
            if len(chance.outcomes) == 1:
                return chance.outcomes[0]
            return pick(chance, self.dice(self.throws, self.undos))
        except Exception as error:  # nothing to draw from, or weights that no rule can mean
            raise crash(f"{chance.rule} {chance.key}", error) from error

    def ask(self, request: Decision) -> bool:
        """Put the questions of a request; true if one of them answered itself. No person is led into a gamble by an
        answer that he has not given."""
        for decision in asked(request):
            options, lone = self.offered(decision)
            if lone is None or (
                lone.key in self.definition.knowledge.gambles and is_person(self.header.players[decision.seat])
            ):
                self.pending[decision.seat] = Asked(decision, options)
                if decision.window:
                    self.stops[decision.seat].stopped()
            elif decision is request and decision.window:
                self.pass_window(decision)
                return True
            else:
                self.accept(*given(Mark.ALONE, self.run, decision, lone))
                return True
        return False

    def offered(self, decision: Decision) -> tuple[list[Option[object]], Option[object] | None]:
        """The options of a question, and its only answer if there is one."""
        try:
            options = list(decision.offer())
            return options, lone_answer(decision, options)
        except Exception as error:
            raise crash(f"{decision.rule} {decision.key}", error) from error

    def answer(self, name: str, seat: int = 0) -> None:
        """A seat's answer to its question, by the option's name, or its die, cube or card."""
        request = self.run.request
        if request is None:
            raise Refused("game-over")
        if self.awaits:
            raise Refused("dice-awaited")
        if isinstance(request, Chance):
            if seat != request.seat or request.kind not in self.header.companion:
                raise Refused("not-your-turn")
            outcome = outcome_named(request, name)
            if outcome is None:
                raise Refused("no-such-outcome", name=name)
            self.accept(*drawn(Mark.OWN, request, outcome))
        else:
            if seat not in self.pending:
                raise Refused("not-your-turn")
            waiting = self.pending[seat]
            option = option_named(waiting.decision, waiting.options, name)
            if option is None:
                raise Refused("no-such-option", name=name)
            self.accept(*given(Mark.CHOSEN, self.run, waiting.decision, option))
        self.settle()

    def go_on_to(self, entry: Entry) -> None:
        """Pass the windows at which nobody stopped before an answer was given."""
        while is_window(self.request) and self.run.passed != entry.window:
            self.pass_window(self.request)

    def pass_window(self, decision: Decision) -> None:
        """Go on at a window where nobody stops: no line is written."""
        try:
            turned = self.advance(going_on(decision), self.run.passed + 1)
        except Exception as error:
            self.rewind(len(self.entries))
            raise crash(f"{decision.rule} {decision.key}", error) from error
        if turned:
            self.save_all()

    def accept(self, entry: Entry, answer: object) -> None:
        """Carry out an answer and write it down; if the rules or the disk fail on it, nothing has happened."""
        before = len(self.entries)
        try:
            turned = self.put(entry, answer)
        except Exception as error:
            self.forget(before)
            raise crash(entry.line(), error) from error
        try:
            if turned:
                self.save_all()
            elif self.file:
                self.file.append(entry)
        except SaveError:
            self.forget(before)
            raise

    def put(self, entry: Entry, answer: object) -> bool:
        """Hand the answer to the rules; true if a turn ended with it."""
        if self.again and self.again[0].line() == entry.line():
            del self.again[0]
        else:
            self.again.clear()
            self.undone.clear()
        self.told_at.append(len(self.log))
        self.entries.append(entry)
        self.answers.append(answer)
        self.records.append(entry)
        if entry.mark.by_chance:
            self.throws += 1
        return self.advance(answer, 0)

    def advance(self, answer: object, passed: int) -> bool:
        """Let the rules go on; where a turn ends there is a checkpoint."""
        turned = self.run.send(answer)
        self.run.passed = passed
        if turned:
            state = self.mark()
            self.records.append(self.checkpoint(self.marks[-1], state))
            self.run.begin_turn()
            if self.marks[-1].part != self.marks[-2].part:
                for stops in self.stops:
                    stops.next_part()
        return turned

    def forget(self, keep: int) -> None:
        """Take back an answer that could not be carried out: as if it had never been given."""
        while not isinstance(entry := self.records.pop(), Entry):
            pass
        self.trimmed = min(self.trimmed, len(self.records))
        self.rewind(keep)
        self.run.pass_windows(entry.window)

    def retreat(self) -> None:
        """After a crash: back to the last decision of the player, whatever the policy; it stays marked."""
        keep = max(last_decision(self, persons=False), self.marks[0].at)
        if keep < len(self.entries):
            self.step_back(keep)
        else:
            self.set_back()
        self.undone.clear()  # the rules would stumble again

    # saving

    def checkpoint(self, mark: Snapshot, state: bytes) -> Checkpoint:
        """The record of the last checkpoint."""
        return Checkpoint(mark.turn, mark.digest, state.decode(), mark.at, self.throws, self.undos, mark.passed)

    def write(self, record: Record) -> None:
        self.records.append(record)
        if self.file:
            self.file.append(record)

    def save_all(self) -> None:
        """Rewrite the file, without the states of earlier checkpoints."""
        self.trim()
        if self.file:
            self.file.rewrite(self.header, self.records)

    def trim(self) -> None:
        """The last checkpoint keeps its state in the journal, and so does the one the journal begins with."""
        last: Checkpoint | None = None
        for n in range(self.trimmed, len(self.records)):
            record = self.records[n]
            if isinstance(record, Checkpoint):
                if last is not None and last is not self.base:
                    last.state = ""
                last, self.trimmed = record, n

    # undo

    @property
    def harmed(self) -> bool:
        """Whether the journal it was taken up from was not whole."""
        return bool(self.cut or self.diverged or self.spoiled)

    @property
    def persons(self) -> set[str]:
        """Those who sit at the table; one may hold several seats."""
        return {holder for holder in self.header.players if is_person(holder)}

    def undo(self, keep: int | None = None, seat: int = 0, agreed: bool = False) -> None:
        """Take back to a point of the game, if that is allowed. It stays marked in the save."""
        keep = last_decision(self) if keep is None else keep
        if problem := why_not_undo(self, keep, seat, agreed):
            raise Refused(problem)
        self.step_back(keep)

    def step_back(self, keep: int) -> None:
        self.take_back(keep)
        self.write(Undo(keep))
        self.settle()

    def set_back(self) -> None:
        """The game goes on from here with other dice, as after one more undo; that stays marked in the save."""
        self.undos += 1
        self.undone, self.again = [], []
        self.write(SetBack(len(self.entries), self.undos))

    def take_back(self, keep: int) -> None:
        """Go back to the first `keep` answers; what followed is known until something else is answered. What was taken
        back before is not, if it was being given again and is not complete."""
        if self.again:
            self.undone, self.again = [], []
        gone = self.entries[keep:]
        self.undone.append(gone)
        self.rewind(keep)
        self.undos += dice_change(self.header, gone)

    def redo(self, seat: int = 0) -> None:
        """Give again what was taken back last, with the dice that fell then."""
        if problem := why_not_redo(self, seat):
            raise Refused(problem)
        entries = self.begin_again()
        self.write(Redo(len(self.entries) + len(entries)))
        for entry in entries:
            self.go_on_to(entry)
            answer = answer_of(entry, self.run)
            if answer is None:
                raise Refused("redo-nothing")
            self.accept(*answer)
        self.settle()

    def begin_again(self) -> list[Entry]:
        entries = self.undone.pop() if self.undone else []
        self.again = list(entries)
        return entries


def crash(where: str, error: Exception) -> RulesCrash:
    return RulesCrash(f"{where}: {type(error).__name__}: {error}")
