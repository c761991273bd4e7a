"""The prompt: what the seat on the screen is asked, and which of its answers a typed word means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance, Option, Refusal
from vigil.presentation.hot_seat import HotSeat
from vigil.presentation.option_notes import beside
from vigil.presentation.option_order import LAST_NUMBER, listed, numbers
from vigil.terminal.set_editor import SetEditor
from vigil.terminal.writer import Writer, name_meant

LONGEST = 400  # letters of a line that is typed


class Prompt:
    """The question of the seat on the screen; `editor` holds its answer while that is a set."""

    def __init__(self, session: Session, hot_seat: HotSeat, writer: Writer, read_line: Callable[[], str]) -> None:
        self.session = session
        self.hot_seat = hot_seat
        self.writer = writer
        self.read_line = read_line
        self.editor: SetEditor | None = None

    @property
    def seat(self) -> int:
        return self.hot_seat.seat

    @property
    def observer(self) -> Observer:
        return Observer(self.session, self.seat)

    def read(self) -> str:
        """The next line that is typed. End of input raises EOFError."""
        self.writer.output.out.write("> ")
        self.writer.output.flush()
        return self.read_line().strip()[:LONGEST]

    def turn_to(self, seat: int) -> None:
        """Bring a seat to the screen, with an empty set if a set is asked for."""
        self.hot_seat.sit(seat)
        draft = self.observer.draft()
        self.editor = SetEditor(self.writer, draft, self.note_of) if draft else None

    def answer(self, name: str) -> None:
        self.session.answer(name, self.seat)

    # what may be typed

    def options(self) -> list[Option[Any]]:
        """The options in the order in which they are shown."""
        return listed(self.session.definition, self.observer.options())

    def numbered_options(self) -> list[tuple[int, Option[Any]]]:
        options = self.options()
        return list(zip(numbers(self.session.definition, options), options, strict=True))

    def labels(self) -> dict[str, str]:
        """The options in words, by their names."""
        return {option.name: self.writer.words.option(option) for option in self.observer.options()}

    def note_of(self, option: Option[Any]) -> str:
        """What an option costs and does."""
        return beside(self.observer, self.writer.words, option)

    def refusals(self) -> list[Refusal]:
        return [*self.observer.refusals(), *(self.editor.refusals() if self.editor else ())]

    def name_of(self, typed: str) -> str:
        """The option or outcome that was typed: its number, its name, or a beginning that fits only one."""
        if self.editor:
            return self.editor.name_of(typed)
        question = self.observer.question()
        if isinstance(question, Chance):
            by_words = {self.writer.outcome_in_words(outcome).lower(): str(outcome) for outcome in question.outcomes}
            return typed if typed in map(str, question.outcomes) else by_words.get(typed.lower(), "")
        numbered = self.numbered_options()
        if typed == str(LAST_NUMBER):
            n, option = numbered[-1] if numbered else (0, None)
            return option.name if option and n == LAST_NUMBER else ""
        return name_meant(typed, [option.name for _, option in numbered])
