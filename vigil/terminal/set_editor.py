"""A set put together at the prompt: elements go in and out by number or name, and only `do` is an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from vigil.kernel.rules.requests import Option, Refusal
from vigil.kernel.sets.draft import JOIN, NOTHING, TIMES, Draft, read
from vigil.kernel.text.words import Words
from vigil.terminal.writer import Teller, meant

MANY = 12  # elements that still have a line each
BREAKS = " \u00a0\u202f:"  # between a name and what follows it


class Drafting:
    """What a seat has put in so far. The name of one element puts it in; that of any other set is the whole answer."""

    def __init__(self, teller: Teller, draft: Draft, beside: Callable[[Option[Any]], str]) -> None:
        self.teller = teller
        self.draft = draft
        self.beside = beside  # what an element costs and does
        self.elements = list({element.name: element for element in draft.elements}.values())

    @property
    def words(self) -> Words:
        return self.teller.words

    # showing

    def show(self) -> None:
        """The elements with their numbers, and what is in."""
        apart = self.draft.decision.build.apart if self.draft.decision.build else None
        if apart and self.teller.paper.tty and len(self.elements) > MANY:
            self.shares(apart)
        else:
            for n, element in enumerate(self.elements, start=1):
                self.teller.option(n, element, self.note(element), "" if apart else self.beside(element))
        if apart:
            self.meanings(apart)
        self.status()

    def note(self, element: Option[Any]) -> str:
        """How many of its like are in."""
        all_ = sum(each.name == element.name for each in self.draft.elements)
        inside = self.draft.inside[element.name]
        return f" {self.teller.plain('draft-count', {'n': inside, 'all': all_})}" if inside or all_ > 1 else ""

    def shares(self, apart: Callable[[Any], object]) -> None:
        """What each may do under the name of each, with what one rule allows in one paragraph."""
        numbered = list(enumerate(self.elements, start=1))
        for whose, part in groupby(numbered, key=lambda each: self.words.name(str(apart(each[1].value)))):
            self.teller.paper.line((whose, "label"))
            for rule, run in groupby(part, key=lambda each: each[1].rule):
                labels = [(n, self.words.option(each), self.note(each)) for n, each in run]
                own = [f"{n} {label.removeprefix(whose).lstrip(BREAKS)}{note}" for n, label, note in labels]
                self.teller.cited(" · ".join(own), rule, indent="  ")

    def meanings(self, apart: Callable[[Any], object]) -> None:
        """What each costs and does, once for all who may do it, and together where it is the same."""
        found: dict[str, dict[str, None]] = {}
        for each in self.elements:
            whose, text = self.words.name(str(apart(each.value))), self.beside(each)
            if text:
                found.setdefault(text, {})[self.words.option(each).removeprefix(whose).lstrip(BREAKS)] = None
        for text, labels in found.items():
            self.teller.paper.paragraph(f"{', '.join(labels)}{self.teller.plain('colon')} {text}", "dim", "  ")

    def status(self) -> None:
        """What is in, its numbers, and whether it can be done."""
        inside = self.teller.set_in_words(self.elements, self.draft.inside.elements())
        totals = [self.teller.sum(number) for number in self.draft.numbers()]
        self.teller.say("draft-inside", {"set": " · ".join([inside, *totals])}, "label")
        problem = self.draft.problem()
        if problem is None:
            self.teller.say("draft-ready", {"do": self.words.say("word-do")})
        else:
            self.teller.reason(problem)

    def refusals(self) -> list[Refusal]:
        """What cannot be put in now, and why."""
        found = (self.draft.refusal(element.name) for element in self.elements)
        return [refusal for refusal in found if refusal is not None]

    # what is typed

    def command(self, typed: str) -> str | None:
        """Carry out what was typed: the name of the set if it is to be done, "" if not yet, None if it is no word of
        drafting."""
        word, _, rest = typed.partition(" ")
        if word.lower() in ("do", self.words.say("word-do")):
            return self.whole(rest) if rest.strip() else self.finish()
        if word.lower() in ("out", self.words.say("word-out")):
            return self.take_out(rest.strip())
        if typed.startswith("-"):
            return self.take_out(typed[1:].strip())
        name = self.named(typed)
        if name:
            return self.put_in(name)
        return self.whole(typed) if JOIN in typed or TIMES.match(typed) or typed == NOTHING else None

    def named(self, typed: str) -> str:
        return meant(typed, [element.name for element in self.elements])

    def put_in(self, name: str) -> str:
        refusal = self.draft.put_in(name)
        if refusal is None:
            self.status()
        else:
            self.teller.refusal(refusal)
        return ""

    def take_out(self, typed: str) -> str:
        name = self.named(typed)
        if not self.draft.inside[name]:
            self.teller.say("draft-not-inside", {"name": name or typed})
            return ""
        self.draft.take_out(name)
        self.status()
        return ""

    def whole(self, typed: str) -> str:
        """A set typed in one line: it replaces what is in, and is done if it can be."""
        return self.finish() if self.fill(read(typed.strip())) else ""

    def fill(self, typed: Sequence[str]) -> bool:
        draft = Draft(self.draft.decision)
        for each in typed:
            name = self.named(each)
            if not name:
                self.teller.say("no-such-option", {"name": each})
                return False
            refusal = draft.put_in(name)
            if refusal is not None:
                self.teller.refusal(refusal)
                return False
        self.draft = draft
        return True

    def finish(self) -> str:
        """The name of the set, if it can be done; otherwise what is missing."""
        if self.draft.problem() is None:
            return self.draft.option().name
        self.status()
        return ""
