"""What a player can look up at the prompt: why not, where numbers come from, what was said, rules and cards."""

from __future__ import annotations

import difflib

from vigil.kernel.knowledge.odds import gambles, odds_in
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.rules.requests import Chance, Number
from vigil.presentation.inspection import named as thing_called
from vigil.presentation.option_notes import cards_to_read
from vigil.presentation.outlook import Changed, coming, goal, preview, rows
from vigil.terminal.prompt import Prompt
from vigil.terminal.writer import DIGITS, Writer, number_of

FEW = 20  # lines of the log that are shown if no number is typed


class Lookup:
    """Writes what the seat at the prompt asks about, as far as that seat may know it."""

    def __init__(self, prompt: Prompt, writer: Writer) -> None:
        self.prompt = prompt
        self.writer = writer

    # what may be answered

    def why(self, typed: str) -> None:
        """Why an option is refused; without a name, all that is refused."""
        editor = self.prompt.editor
        offered = editor.draft.open() if editor else self.prompt.observer.options()
        if typed and any(option.name == typed for option in offered):
            self.writer.say("why-allowed", {"name": typed})
            return
        refusals = [
            each for each in self.prompt.refusals() if each.name.startswith(typed) or each.key.startswith(typed)
        ]
        if not refusals:
            self.writer.say("why-unknown" if typed else "why-nothing", {"name": typed} if typed else {})
        for refusal in refusals:
            self.writer.write_refusal(refusal)

    def explain(self, typed: str) -> None:
        """Where the numbers come from: those of an option, or those of the question and the table."""
        name = self.prompt.name_of(typed) if typed else ""
        if typed and not name:
            self.writer.say("why-unknown", {"name": typed})
            return
        for number in self.numbers_of(name):
            self.writer.write_number(number)

    def numbers_of(self, name: str) -> list[Number]:
        observer, editor = self.prompt.observer, self.prompt.editor
        if name:
            return [option.number() for option in observer.options() if option.name == name and option.number]
        return [*(editor.draft.numbers() if editor else ()), *observer.numbers(), *observer.totals()]

    def unknown(self, typed: str) -> None:
        """What was typed is no answer: why it is refused, or what may have been meant."""
        if isinstance(self.prompt.observer.question(), Chance):
            self.writer.say("no-such-outcome", {"name": typed})
            return
        refusals = [each for each in self.prompt.refusals() if each.name == typed or each.key == typed.split()[0]]
        if refusals:
            self.writer.write_refusal(refusals[0])
            return
        names = [option.name for option in self.prompt.observer.options()]
        close = difflib.get_close_matches(typed, names, n=1)
        self.writer.say("no-such-option", {"name": typed})
        if close:
            self.writer.say("did-you-mean", {"name": close[0]})

    # what lies ahead

    def odds(self, typed: str) -> None:
        """How an option may end, and what would change; without a name, all options that are gambles."""
        observer, writer = self.prompt.observer, self.writer
        known = gambles(observer)
        names = [name for name in [self.prompt.name_of(typed)] if name in known] if typed else list(known)
        if not names:
            writer.say("odds-none")
        for name in names:
            odds = odds_in(observer.memory(1), known[name], name, looking=True)
            if odds is None:
                continue
            writer.output.line((self.prompt.labels()[name], "label"))
            for row in rows(observer.definition, writer.words, known[name], odds, observer.view()):
                changes = [writer.text_of("foresee-change", facts_of(change)) for change in row.changes]
                writer.output.paragraph("  ".join([f"{row.percent:>6}  {row.label}", *changes]), indent="  ")
            error = {"n": odds.worlds, "error": round(100 * odds.error)}
            writer.say(*(("odds-exact", {}) if odds.exact else ("odds-sampled", error)), style="dim")

    def what(self, typed: str) -> None:
        """Where an option leads before luck or anybody else has a say."""
        name, observer, writer = self.prompt.name_of(typed), self.prompt.observer, self.writer
        foreseen = foresee(observer.memory(1), name) if name and not self.prompt.editor else None
        shown = preview(observer, writer.words, foreseen) if foreseen else None
        if not shown:
            writer.say("foresee-nothing")
            return
        writer.tell((None, event) for event in shown.told)
        for change in shown.changes:
            writer.say("foresee-change", facts_of(change), "label")
        if shown.luck:
            writer.say("foresee-luck", {"what": shown.luck})
        if shown.ends:
            writer.say("foresee-ends", {"what": shown.ends})

    def ahead(self) -> None:
        """How the game would end now, and the reckonings that lie ahead."""
        writer, observer = self.writer, self.prompt.observer
        standing, forecasts = observer.standing(), coming(observer)
        if standing:
            writer.cite(goal(standing, writer.words), standing.rule, "title")
            for number in standing.numbers:
                writer.write_number(number)
        for forecast in forecasts:
            writer.cite(writer.words.say(f"forecast-{forecast.key}", forecast.facts), forecast.rule, "title")
            if forecast.ending:
                writer.say("forecast-ends", {"ending": writer.words.say(f"standing-{forecast.ending}")}, "warn")
            for number in forecast.numbers:
                writer.write_number(number)
        if not standing and not forecasts:
            writer.say("foresee-nothing")

    # what was said, what is written, what lies there

    def log(self, typed: str) -> None:
        events = self.prompt.observer.events()
        everything = typed == "all" or len(typed) > DIGITS
        count = len(events) if everything else number_of(typed) if typed.isdecimal() else FEW
        self.writer.tell((None, event) for event in events[max(0, len(events) - count) :])

    def what_is(self, typed: str) -> None:
        """What an option is, by its number or name, or a thing on the board, by its name or a part of it."""
        name = self.prompt.name_of(typed) if typed.isdecimal() else ""
        thing = thing_called(self.prompt.observer, self.writer.words, name or typed)
        if thing is None:
            self.writer.say("whatis-none", {"name": typed})
            return
        self.writer.output.line((thing.name, "title"))
        self.writer.cite(thing.text, thing.rule)
        for line in thing.now:
            self.writer.output.paragraph(line, indent="  ")
        for number in thing.numbers:
            self.writer.write_number(number)

    def rule(self, typed: str) -> None:
        """A section of the rules; without one, that of the question."""
        question = self.prompt.observer.question()
        section = typed or (question.rule if question else "")
        if not self.writer.write_rule(section, self.prompt.session.definition.identity.sections):
            self.writer.say("no-such-rule", {"section": section})

    def cards(self, typed: str) -> None:
        """The text of the current card, or of anything in view or among the options, by its number or name."""
        words = self.writer.words
        known = cards_to_read(self.prompt.observer, words)
        keys = [key for word, key in known if typed in (word, key)]
        if typed and not keys:
            keys = [key for _, key in known if typed.lower() == words.name(key).lower()]
        if not keys:
            self.writer.say("no-such-card")
        for key in dict.fromkeys(keys):
            self.writer.write_card(key, self.prompt.observer.card(key, words))

    def sheet(self) -> None:
        """The game on one page, where the rules let it be saved."""
        text = self.prompt.observer.sheet()
        if not text:
            has_sheet = self.prompt.session.definition.extras.sheet
            self.writer.say("sheet-not-now" if has_sheet else "sheet-none")
        for line in text.splitlines():
            self.writer.output.line((line, ""))


def facts_of(change: Changed) -> dict[str, int | str]:
    return {"label": change.label, "old": change.old, "new": change.new}
