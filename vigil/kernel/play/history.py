"""A game and all that led to it: the answers that stand, what was told, and checkpoints to go back to.

A turn begins with all state in the state object: that is a checkpoint. Any moment is found again by the checkpoint
before it and the answers since.
"""

from __future__ import annotations

import msgspec

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.records import ALL_WINDOWS, Entry, Record
from vigil.kernel.play.driver import Driver, is_window
from vigil.kernel.play.snapshots import SERIES, Snapshot, digest, packed
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.game import AnyGame
from vigil.kernel.rules.requests import Request


class History:
    def __init__(self, definition: AnyDefinition, content: object, header: Header) -> None:
        self.definition = definition
        self.content = content
        self.header = header
        self.records: list[Record] = []  # everything in the file but the header
        self.entries: list[Entry] = []  # the answers that stand
        self.answers: list[object] = []  # the same as the rules got them: options or outcomes
        self.told_at: list[int] = []  # events told before each answer
        self.throws = 0
        self.thrown_before = 0  # throws before the first answer here, if the journal begins later than the game
        self.log: list[Event] = []
        self.marks: list[Snapshot] = []
        self.series: tuple[Snapshot | None, bytes] = None, b""  # the first checkpoint of the last series, and its text
        self.repeating = False  # a game that was played before: nobody goes back on the way
        self.run: Driver

    @property
    def request(self) -> Request | None:
        return self.run.request

    def view(self, seat: int = 0) -> object:
        return self.definition.knowledge.view(self.run.game, seat)

    def begin(self, game: AnyGame, passed: int = 0) -> None:
        game.log = self.log
        self.run = Driver(self.definition, game)
        self.run.passed = passed
        self.mark()
        self.run.begin_turn()

    # checkpoints

    def mark(self) -> bytes:
        """Set a checkpoint; the result is its state as JSON."""
        state = self.run.game.state
        first: Snapshot | None = None
        if self.marks:
            last = self.marks[-1]
            last.state = None
            first = (last.first or last) if len(self.marks) % SERIES else None
        rules = self.definition.rules
        dumped = rules.codec.dump(state)
        text = msgspec.json.encode(dumped)  # in the order of the moment: rules list what they hold
        at, told, passed, turn = (
            len(self.entries),
            len(self.log),
            self.run.passed,
            rules.turn_number(state),
        )
        part = rules.part(state) if rules.part else turn
        alive = None if self.repeating else rules.codec.copy(state)
        mark = Snapshot(at, told, digest(dumped), packed(text, self.text_by(first)), passed, turn, part, first, alive)
        self.marks.append(mark)
        if first is None:
            self.series = mark, text
        return text

    def text_by(self, first: Snapshot | None) -> bytes:
        """The state that a series is packed by, unpacked once."""
        if first is None:
            return b""
        if self.series[0] is not first:
            self.series = first, first.text()
        return self.series[1]

    def at_mark(self, mark: Snapshot) -> Driver:
        """The game at a checkpoint, on a copy of its own, before its turn begins."""
        if mark.state is None:
            state = self.definition.rules.codec.load(msgspec.json.decode(mark.text()))
            if mark is self.marks[-1]:
                mark.state = self.definition.rules.codec.copy(state)
        else:
            state = self.definition.rules.codec.copy(mark.state)
        run = Driver(self.definition, self.definition.rules.revive(self.content, state))
        run.passed = mark.passed
        return run

    def digest(self, state: object) -> str:
        return digest(self.definition.rules.codec.dump(state))

    def start_of_turn(self) -> int:
        """How many answers stay if everything since this turn began is taken back; at its very beginning, the one
        before; -1 if there is none."""
        before = [mark for mark in self.marks if mark.at < len(self.entries)]
        return next(mark.at for mark in before if mark.turn == before[-1].turn) if before else -1

    # going back, and looking back

    def rewind(self, keep: int) -> None:
        """Go back to the first `keep` answers: the checkpoint before them, and the answers since."""
        answers, entries = self.answers[:keep], self.entries[:keep]
        while self.marks[-1].at > keep:
            self.marks.pop()
        mark = self.marks[-1]
        del self.log[mark.told :]
        run = self.at_mark(mark)
        run.game.log = self.log
        self.entries, self.answers, self.told_at = entries[: mark.at], answers[: mark.at], self.told_at[: mark.at]
        self.run = run
        self.run.begin_turn()
        for entry, answer in zip(entries[mark.at :], answers[mark.at :], strict=True):
            self.run.pass_windows(entry.window)  # what is told on the way is told before the answer
            self.told_at.append(len(self.log))
            self.entries.append(entry)
            self.answers.append(answer)
            self.run.repeat(answer, entry.window)
        self.throws = self.thrown_before + sum(entry.mark.by_chance for entry in self.entries)

    def replay(self, answers: int) -> Driver:
        """The game after its first `answers` answers, before what comes next: a question, or a window that was used."""
        mark = next(mark for mark in reversed(self.marks) if mark.at <= answers)
        run = self.at_mark(mark)
        run.begin_turn()
        for entry, answer in zip(self.entries[mark.at : answers], self.answers[mark.at : answers], strict=True):
            run.repeat(answer, entry.window)
        run.pass_windows(self.next_window(answers))
        return run

    def next_window(self, answers: int) -> int:
        """The window at which the game stands after so many answers, ALL_WINDOWS if it stands at none."""
        if answers < len(self.entries):
            return self.entries[answers].window
        return self.run.passed if is_window(self.request) else ALL_WINDOWS
