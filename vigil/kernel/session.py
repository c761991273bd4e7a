"""A game somebody plays: journal, checkpoints, undo, fork, companion dice."""

from __future__ import annotations

import hashlib
import zlib
from typing import Any

import msgspec
from msgspec import Struct

from vigil.kernel.chance import mix, pick
from vigil.kernel.flow import Chance, Decision, Option, Request
from vigil.kernel.game import Definition, Event
from vigil.kernel.journal import Checkpoint, Entry, Header, JournalFile, Record, SaveError, Undo
from vigil.kernel.run import Fork, Run

BY_CHANCE = "~!"


class Refused(Exception):
    """An answer or an undo that is not possible now. `key` names the sentence."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key, self.facts = key, facts
        super().__init__(f"{key} {facts}")


class RulesCrash(Exception):
    """The rules failed on an answer. The answer was taken back; the journal is the bug report."""


class Diverged(Struct):
    """Where an older journal stopped fitting the rules."""

    line: int
    rule: str
    key: str
    name: str
    lost: int  # answers that had to be left aside
    from_snapshot: bool


class Mark(Struct):
    """A checkpoint in memory: its state, packed, and while it is the last one also alive."""

    at: int  # answers before it
    told: int  # events told before it
    digest: str
    packed: bytes
    state: Any = None


class Session:
    def __init__(self, definition: Definition, content: Any, header: Header, file: JournalFile | None = None) -> None:
        self.definition = definition
        self.content = content
        self.header = header
        self.file = file
        self.records: list[Record] = []  # everything in the file but the header
        self.entries: list[Entry] = []  # the answers that stand
        self.answers: list[Any] = []  # the same as the rules got them: options or outcomes
        self.told_at: list[int] = []  # events told before each answer
        self.undos = 0
        self.throws = 0
        self.log: list[Event] = []
        self.marks: list[Mark] = []
        self.options: list[Option[Any]] = []
        self.cut = 0
        self.diverged: Diverged | None = None
        self.base: Checkpoint | None = None  # where the journal begins, if not at the start of the game
        self.run: Run

    # starting

    @classmethod
    def start(cls, definition: Definition, content: Any, header: Header, file: JournalFile | None = None) -> Session:
        session = cls(definition, content, header, file)
        session.begin(session.new_game())
        session.save_all()
        session.settle()
        return session

    def new_game(self) -> Any:
        return self.definition.new(self.content, self.header.scenario, self.header.settings)

    def begin(self, game: Any) -> None:
        game.log = self.log
        self.run = Run(self.definition, game)
        self.mark()
        self.run.begin_turn()

    # playing

    @property
    def request(self) -> Request | None:
        return self.run.request

    @property
    def over(self) -> bool:
        return self.run.request is None

    def settle(self) -> None:
        """Answer what needs nobody: seeded dice and questions with a single option."""
        while True:
            request = self.run.request
            self.options = []
            if request is None:
                return
            if isinstance(request, Chance):
                outcomes = request.outcomes
                if request.kind in self.header.companion and len(outcomes) > 1:
                    return
                outcome = (
                    pick(request, mix(self.header.seed, self.throws, self.undos)) if len(outcomes) > 1 else outcomes[0]
                )
                self.accept(Entry("~", request.rule, request.key, str(outcome)), outcome)
            else:
                options = self.offered(request)
                if len(options) != 1:
                    self.options = options
                    return
                self.accept(Entry("=", request.rule, request.key, options[0].name), options[0])

    def offered(self, request: Decision) -> list[Option[Any]]:
        try:
            return list(request.offer())
        except Exception as error:
            raise RulesCrash(f"{request.rule} {request.key}: {type(error).__name__}: {error}") from error

    def answer(self, name: str) -> None:
        """The player's answer to the question, by the option's name, or his die, cube or card."""
        request = self.run.request
        if request is None:
            raise Refused("game-over")
        if isinstance(request, Chance):
            outcome = next((each for each in request.outcomes if str(each) == name), None)
            if outcome is None:
                raise Refused("no-such-outcome", name=name)
            self.accept(Entry("!", request.rule, request.key, name), outcome)
        else:
            option = next((each for each in self.options if each.name == name), None)
            if option is None:
                raise Refused("no-such-option", name=name)
            self.accept(Entry(">", request.rule, request.key, name), option)
        self.settle()

    def accept(self, entry: Entry, answer: Any) -> None:
        """Carry out an answer and write it down; if the rules or the disk fail on it, nothing has happened."""
        before = len(self.entries)
        try:
            turned = self.put(entry, answer)
        except Exception as error:
            self.forget(before)
            raise RulesCrash(f"{entry.line()}: {type(error).__name__}: {error}") from error
        try:
            if turned:
                self.save_all()
            elif self.file:
                self.file.append(entry)
        except SaveError:
            self.forget(before)
            raise

    def put(self, entry: Entry, answer: Any) -> bool:
        """Hand the answer to the rules; true if a turn ended with it."""
        self.told_at.append(len(self.log))
        self.entries.append(entry)
        self.answers.append(answer)
        self.records.append(entry)
        if entry.mark in BY_CHANCE:
            self.throws += 1
        if not self.run.send(answer):
            return False
        self.mark()
        self.records.append(self.checkpoint(self.marks[-1]))
        self.run.begin_turn()
        return True

    def forget(self, keep: int) -> None:
        """Take back an answer that could not be carried out: as if it had never been given."""
        while not isinstance(self.records.pop(), Entry):
            pass
        self.rewind(keep)

    def retreat(self) -> None:
        """After a crash: back to the last decision of the player, whatever the policy; it stays marked."""
        self.step_back(max(self.undo_target(), self.marks[0].at))

    # checkpoints

    def mark(self) -> None:
        state = self.definition.copy(self.run.game.state)
        if self.marks:
            self.marks[-1].state = None
        encoded = self.encode(state)
        self.marks.append(Mark(len(self.entries), len(self.log), digest(encoded), zlib.compress(encoded, 1), state))

    def at_mark(self, mark: Mark) -> Run:
        """The game at a checkpoint, on a copy of its own, before its turn begins."""
        if mark.state is None:
            state = self.definition.load(msgspec.json.decode(zlib.decompress(mark.packed)))
        else:
            state = self.definition.copy(mark.state)
        return Run(self.definition, self.definition.revive(self.content, state))

    def digest(self, state: Any) -> str:
        return digest(self.encode(state))

    def encode(self, state: Any) -> bytes:
        return msgspec.json.encode(self.definition.dump(state), order="sorted")

    def checkpoint(self, mark: Mark) -> Checkpoint:
        """The record of the last checkpoint."""
        turn = self.definition.turn_number(mark.state)
        return Checkpoint(turn, mark.digest, zlib.decompress(mark.packed).decode())

    def save_all(self) -> None:
        """Rewrite the file, without the states of earlier checkpoints."""
        self.trim()
        if self.file:
            self.file.rewrite(self.header, self.records)

    def trim(self) -> None:
        """The last checkpoint keeps its state in the journal, and so does the one the journal begins with."""
        checkpoints = [record for record in self.records if isinstance(record, Checkpoint)]
        for record in checkpoints[:-1]:
            if record is not self.base:
                record.state = ""

    # undo and fork

    def undo_target(self) -> int:
        """How many answers stay if the player takes back his last decision; -1 if there is none."""
        for index in range(len(self.entries) - 1, -1, -1):
            if self.entries[index].mark in ">!":
                return index
        return -1

    def undo(self, keep: int | None = None) -> None:
        """Take back to a point of the game, if the policy allows it. It stays marked in the save."""
        keep = self.undo_target() if keep is None else keep
        if self.header.undo == "ironman":
            raise Refused("undo-ironman")
        if keep < self.marks[0].at or keep >= len(self.entries):
            raise Refused("undo-nothing")
        if self.header.undo == "no-peeking" and any(entry.mark in BY_CHANCE for entry in self.entries[keep:]):
            raise Refused("undo-peeking")
        self.step_back(keep)

    def step_back(self, keep: int) -> None:
        self.rewind(keep)
        self.undos += 1
        record = Undo(keep)
        self.records.append(record)
        if self.file:
            self.file.append(record)
        self.settle()

    def rewind(self, keep: int) -> None:
        """Go back to the first `keep` answers: the checkpoint before them, and the answers since."""
        answers, entries = self.answers[:keep], self.entries[:keep]
        while self.marks[-1].at > keep:
            self.marks.pop()
        mark = self.marks[-1]
        del self.log[mark.told :]
        run = self.at_mark(mark)
        mark.state = self.definition.copy(run.game.state)
        run.game.log = self.log
        self.entries, self.answers, self.told_at = entries[: mark.at], answers[: mark.at], self.told_at[: mark.at]
        self.run = run
        self.run.begin_turn()
        for entry, answer in zip(entries[mark.at :], answers[mark.at :], strict=True):
            self.told_at.append(len(self.log))
            self.entries.append(entry)
            self.answers.append(answer)
            self.run.send(answer)
        self.throws = sum(entry.mark in BY_CHANCE for entry in self.entries)

    def fork(self, observer: int, seed: int) -> Fork:
        """The position as `observer` may think it on, with dice of its own: nothing hidden is stored to leak."""
        return Fork(self.replay(len(self.entries)), seed)

    def replay(self, answers: int) -> Run:
        """The game after its first `answers` answers: the checkpoint before them, and the answers since."""
        mark = next(mark for mark in reversed(self.marks) if mark.at <= answers)
        run = self.at_mark(mark)
        run.begin_turn()
        for answer in self.answers[mark.at : answers]:
            run.send(answer)
        return run

    # looking

    def view(self, seat: int = 0) -> Any:
        return self.definition.view(self.run.game, seat)


def digest(encoded: bytes) -> str:
    return hashlib.sha256(encoded).hexdigest()[:12]
