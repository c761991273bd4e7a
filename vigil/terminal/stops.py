"""Windows at the prompt: where a seat wants to be asked for powers."""

from __future__ import annotations

from vigil.kernel.play.stops import MODES, Stops
from vigil.kernel.rules.requests import Decision
from vigil.terminal.prompt import Prompt
from vigil.terminal.writer import Writer


class Windows:
    """Changes the stops of the seat at the prompt. No other seat is told."""

    def __init__(self, prompt: Prompt, writer: Writer) -> None:
        self.prompt = prompt
        self.writer = writer

    @property
    def stops(self) -> Stops:
        return self.prompt.session.stops[self.prompt.seat]

    def set_mode(self, typed: str) -> None:
        """Set where the seat is asked, or without a mode say where it is."""
        if typed and typed not in MODES:
            self.writer.say("stops-unknown", {"name": typed})
            return
        stops = self.stops
        stops.mode = typed or stops.mode
        self.writer.say(f"stops-{stops.mode}")
        if stops.hold:
            self.writer.say("stops-hold")
        if stops.skipped:
            self.writer.say("stops-skipped", {"windows": ", ".join(sorted(stops.skipped))})

    def hold(self) -> None:
        """Stop at the next window, whatever it is."""
        self.stops.hold = True
        self.writer.say("stops-hold")

    def skip(self) -> bool:
        """Pass this window, and do not stop at it again this turn, or in this part of the game."""
        observer = self.prompt.observer
        question = observer.question()
        if not isinstance(question, Decision) or not question.window:
            self.writer.say("no-window")
            return False
        self.stops.skip(question.key)
        self.prompt.answer(observer.options()[-1].name)
        return True
