"""What stands on the screen, from top to bottom: notices, the table, the phases of the turn, the news, the question."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.text.words import sentence
from vigil.presentation.outlook import course, goal
from vigil.terminal.lesson import Lesson
from vigil.terminal.options import OptionList
from vigil.terminal.prompt import Prompt
from vigil.terminal.writer import Writer

NEWS = 14  # lines of news above a question, if there is room


class Screen:
    """Shows the game to the seat at the prompt."""

    def __init__(self, prompt: Prompt, writer: Writer, lesson: Lesson, options: OptionList, *, table: bool) -> None:
        """`table`: whether the table is shown above the news, where there is a screen to clear."""
        self.prompt = prompt
        self.writer = writer
        self.lesson = lesson
        self.options = options
        self.has_table = table
        self.notices: list[tuple[str, str]] = []  # text and style

    def notice(self, key: str, facts: Mapping[str, int | str] | None = None, style: str = "") -> None:
        """Keep a message for the next screen, since this one may be cleared before it is read."""
        self.notices.append((self.writer.text_of(key, facts), style))

    def show_notices(self) -> None:
        for text, style in self.notices:
            self.writer.output.paragraph(text, style)
        self.notices.clear()

    def show(self) -> None:
        """Show the table as far as there is room, the news and the question."""
        output, writer = self.writer.output, self.writer
        output.measure()
        whole = output.tty and self.has_table
        if whole:
            output.clear()
        self.show_notices()
        events = self.prompt.hot_seat.news(self.prompt.session)
        question = output.compose(self.ask)
        if whole:
            below = question.count("\n") + 3  # the phases, a line between, the prompt
            news = min(len(events), max(4, min(NEWS, output.rows - below - 12)))
            self.show_table(max(1, output.rows - below - news))
            self.show_phases()
            output.line()
            if len(events) > news:
                writer.say("more-news", {"n": len(events) - news})
                events = events[-news:]
        writer.tell(events)
        output.out.write(question)

    def show_table(self, rows: int) -> None:
        output, display, view = self.writer.output, self.prompt.session.definition.display, self.prompt.observer.view()
        if output.tty and display.screen:
            for line in display.screen(view, self.writer.words, output.columns, rows):
                output.line(*line)
        else:
            for text in display.spoken(view, self.writer.words):
                output.line((text, ""))

    def show_phases(self) -> None:
        """Show the phases of the turn in one line, the present one bright."""
        observer, output = self.prompt.observer, self.writer.output
        pieces: list[tuple[str, str]] = []
        for phase in course(observer, self.writer.words):
            pieces += [(" › ", "dim")] if pieces else []
            by_name = phase.now and phase.by and len(self.writer.players) > 1
            pieces.append((f"{phase.name} ({phase.by})" if by_name else phase.name, "title" if phase.now else "dim"))
        standing = goal(observer.standing(), self.writer.words)
        if standing and sum(len(text) for text, _ in pieces) + len(standing) + 4 <= output.columns:
            pieces += [("  · ", "dim"), (standing, "dim")]
        if pieces:
            output.line(*pieces)

    def ask(self) -> None:
        """Show the question: its options, a set to be put together, or a die, cube or card that the player brings."""
        question, writer, output = self.prompt.observer.question(), self.writer, self.writer.output
        if question is None:
            return
        if len(writer.players) > 1:
            output.line()
            name = {"name": writer.name_of(self.prompt.seat)}
            output.line((sentence(writer.text_of("asked-now", name)), "title"))
        elif output.tty and isinstance(question, Decision):
            output.line()
        if isinstance(question, Chance):
            writer.cite(
                writer.words.raw("enter-chance", {"what": writer.words.question(question)}), question.rule, "ask"
            )
            output.paragraph(", ".join(map(writer.outcome_in_words, question.outcomes)), "dim")
            return
        self.lesson.explain()
        writer.cite(writer.words.question(question), question.rule, "ask")
        if self.prompt.editor:
            self.prompt.editor.show()
        else:
            self.options.show()
        self.lesson.advise()
        if self.prompt.observer.sheet():
            writer.say("sheet-offered", style="dim")
        if output.tty:
            key = "hint-draft" if self.prompt.editor else "hint-window" if question.window else "hint"
            hint = writer.words.say(key)
            output.line((hint if len(hint) < output.columns else writer.words.say(f"{key}-short"), "dim"))

    def help(self) -> None:
        question, words, output = self.prompt.observer.question(), self.writer.words, self.writer.output
        output.paragraph(words.say("help"))
        if self.prompt.editor:
            output.paragraph(words.say("help-draft"))
        if isinstance(question, Decision) and question.window:
            output.paragraph(words.say("help-window"))
        if self.prompt.hot_seat.several:
            output.paragraph(words.say("help-passing"))
        output.line()
        output.paragraph(words.say("screen-legend"))
