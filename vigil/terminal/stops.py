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

    def order(self, typed: str) -> None:
        """Say beforehand what is done at a window where the table never waits, by number or name; or list what can be
        said."""
        options, stops = self.prompt.observer.orders(), self.stops
        names = [each.name for each in options]
        wanted = names[int(typed) - 1] if typed.isdecimal() and 0 < int(typed) <= len(names) else typed
        if typed == "none":
            stops.order = ""
        elif wanted in names:
            stops.order = wanted
        elif typed and names:
            self.writer.say("no-such-option", {"name": typed})
        labels = {each.name: self.writer.words.option(each) for each in options}
        for n, each in enumerate(options, 1):
            self.writer.output.line((f"  {n}  {labels[each.name]}", ""))
        self.writer.say("order-some" if names else "order-none")
        if names or stops.order:
            self.writer.say(
                "order-given" if stops.order else "order-gone", {"order": labels.get(stops.order, stops.order)}
            )

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
