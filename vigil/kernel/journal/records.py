"""The records of a journal: answers, undos, redos, checkpoints, and a copy that took the place of the game."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

ALL_WINDOWS = -1
UNKNOWN = -1  # what a checkpoint of an older journal does not say


class Mark(StrEnum):
    """Where an answer came from, as the journal writes it."""

    CHOSEN = ">"  # a person or a bot chose
    ALONE = "="  # there was nothing to choose
    DICE = "~"  # the dice of the game
    OWN = "!"  # a die or card that a player brought himself

    @property
    def by_chance(self) -> bool:
        return self in (Mark.DICE, Mark.OWN)

    @property
    def by_hand(self) -> bool:
        """Whether somebody gave it."""
        return self in (Mark.CHOSEN, Mark.OWN)


class Entry(Struct):
    """One answer."""

    mark: Mark
    rule: str
    key: str
    name: str
    seat: int = 0
    window: int = ALL_WINDOWS  # at a window: how many had been passed since the answer before
    kind: str = ""  # what a Chance drew; known once it is played
    seen_by: tuple[int, ...] | None = None  # the seats that may know the answer; known once it is played

    def line(self) -> str:
        at = f"@{self.window}" if self.window != ALL_WINDOWS else ""
        return f"{self.rule} {self.key} {self.mark}{self.seat or ''}{at} {self.name}"


class Undo(Struct):
    keep: int

    def line(self) -> str:
        return f"< {self.keep}"


class SetBack(Struct):
    """A copy took the place of the game, or what could not be read was left aside: `keep` answers stand, and the dice
    fall as after `undos` undos, one more than there were. It takes back nothing itself."""

    keep: int
    undos: int

    def line(self) -> str:
        return f"<< {self.keep} {self.undos}"


class Redo(Struct):
    answers: int

    def line(self) -> str:
        return f"^ {self.answers}"


class Checkpoint(Struct):
    turn: int
    digest: str
    state: str = ""  # JSON, only for the last one
    answers: int = UNKNOWN  # that stand before it
    throws: int = UNKNOWN  # and undos before it: with them the dice go on as they would have
    undos: int = UNKNOWN
    passed: int = UNKNOWN  # windows since the last answer

    def line(self) -> str:
        counts = f" {self.answers} {self.throws} {self.undos} {self.passed}" if self.answers != UNKNOWN else ""
        return f"# {self.turn} {self.digest}{counts}"


Record = Entry | Undo | SetBack | Redo | Checkpoint
