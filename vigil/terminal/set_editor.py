"""The editor of a set: at the prompt its elements go in and out by number or name, and only `do` is an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from vigil.kernel.rules.requests import Option, Refusal
from vigil.kernel.sets.draft import JOIN, NOTHING, TIMES, Draft, read
from vigil.kernel.text.words import Words
from vigil.terminal.writer import Writer, name_meant

MANY = 12  # elements that still have a line each
BREAKS = " \u00a0\u202f:"  # between a name and what follows it


class SetEditor:
    """Holds what a seat has put in so far. The name of one element puts it in; the name of a set is a whole answer."""

    def __init__(self, writer: Writer, draft: Draft, note_of: Callable[[Option[Any]], str]) -> None:
        self.writer = writer
        self.draft = draft
        self.note_of = note_of  # what an element costs and does
        self.elements = list({element.name: element for element in draft.elements}.values())

    @property
    def words(self) -> Words:
        return self.writer.words

    # showing

    def show(self) -> None:
        """Write the elements with their numbers, and what is in."""
        apart = self.draft.decision.build.apart if self.draft.decision.build else None
        if apart and self.writer.output.tty and len(self.elements) > MANY:
            self.show_by_owner(apart)
        else:
            for n, element in enumerate(self.elements, start=1):
                self.writer.write_option(n, element, self.count_of(element), "" if apart else self.note_of(element))
        if apart:
            self.show_notes(apart)
        self.show_status()

    def count_of(self, element: Option[Any]) -> str:
        """How many elements of one name are in, where that is of interest."""
        most = sum(other.name == element.name for other in self.draft.elements)
        inside = self.draft.inside[element.name]
        return f" {self.writer.text_of('draft-count', {'n': inside, 'all': most})}" if inside or most > 1 else ""

    def show_by_owner(self, apart: Callable[[Any], object]) -> None:
        """Write under each name what that one may do, with what one rule allows in one paragraph."""
        numbered = list(enumerate(self.elements, start=1))
        for owner, part in groupby(numbered, key=lambda pair: self.words.name(str(apart(pair[1].value)))):
            self.writer.output.line((owner, "label"))
            for rule, run in groupby(part, key=lambda pair: pair[1].rule):
                labels = [(n, self.words.option(element), self.count_of(element)) for n, element in run]
                texts = [f"{n} {label.removeprefix(owner).lstrip(BREAKS)}{count}" for n, label, count in labels]
                self.writer.cite(" · ".join(texts), rule, indent="  ")

    def show_notes(self, apart: Callable[[Any], object]) -> None:
        """Write what elements cost and do: once for all who may do it, and together where it is the same."""
        labels_of: dict[str, dict[str, None]] = {}
        for element in self.elements:
            owner, text = self.words.name(str(apart(element.value))), self.note_of(element)
            if text:
                labels_of.setdefault(text, {})[self.words.option(element).removeprefix(owner).lstrip(BREAKS)] = None
        for text, labels in labels_of.items():
            self.writer.output.paragraph(f"{', '.join(labels)}{self.writer.text_of('colon')} {text}", "dim", "  ")

    def show_status(self) -> None:
        """Write what is in, its numbers, and whether it can be done."""
        inside = self.writer.set_in_words(self.elements, self.draft.inside.elements())
        totals = [self.writer.sum_of(number) for number in self.draft.numbers()]
        self.writer.say("draft-inside", {"set": " · ".join([inside, *totals])}, "label")
        problem = self.draft.problem()
        if problem is None:
            self.writer.say("draft-ready", {"do": self.words.say("word-do")})
        else:
            self.writer.write_reason(problem)

    def refusals(self) -> list[Refusal]:
        """What cannot be put in now, and why."""
        refusals = (self.draft.refusal(element.name) for element in self.elements)
        return [refusal for refusal in refusals if refusal is not None]

    # what is typed

    def command(self, typed: str) -> str | None:
        """Carry out what was typed: the name of the set if it is to be done, "" if not yet, None if it is no command of
        the editor."""
        word, _, rest = typed.partition(" ")
        if word.lower() in ("do", self.words.say("word-do")):
            return self.answer_with(rest) if rest.strip() else self.finish()
        if word.lower() in ("out", self.words.say("word-out")):
            return self.take_out(rest.strip())
        if typed.startswith("-"):
            return self.take_out(typed[1:].strip())
        name = self.name_of(typed)
        if name:
            return self.put_in(name)
        return self.answer_with(typed) if JOIN in typed or TIMES.match(typed) or typed == NOTHING else None

    def name_of(self, typed: str) -> str:
        return name_meant(typed, [element.name for element in self.elements])

    def put_in(self, name: str) -> str:
        refusal = self.draft.put_in(name)
        if refusal is None:
            self.show_status()
        else:
            self.writer.write_refusal(refusal)
        return ""

    def take_out(self, typed: str) -> str:
        name = self.name_of(typed)
        if not self.draft.inside[name]:
            self.writer.say("draft-not-inside", {"name": name or typed})
            return ""
        self.draft.take_out(name)
        self.show_status()
        return ""

    def answer_with(self, typed: str) -> str:
        """A set typed in one line replaces what is in, and is done if it can be."""
        return self.finish() if self.fill(read(typed.strip())) else ""

    def fill(self, typed: Sequence[str]) -> bool:
        draft = Draft(self.draft.decision)
        for word in typed:
            name = self.name_of(word)
            if not name:
                self.writer.say("no-such-option", {"name": word})
                return False
            refusal = draft.put_in(name)
            if refusal is not None:
                self.writer.write_refusal(refusal)
                return False
        self.draft = draft
        return True

    def finish(self) -> str:
        """The name of the set, if it can be done; otherwise what is missing."""
        if self.draft.problem() is None:
            return self.draft.option().name
        self.show_status()
        return ""
