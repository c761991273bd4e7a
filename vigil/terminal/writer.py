"""The writer of the terminal: events, options, refusals, numbers and rules in lines, each with its section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from vigil.app.output import Output
from vigil.kernel.definition.log_weights import CARD, DETAIL, ORDER, STORY
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.requests import Decision, Number, Option, Refusal
from vigil.kernel.sets.draft import read
from vigil.kernel.text.words import Words, sentence, slug
from vigil.presentation.chronicle import chronicle, in_lines
from vigil.presentation.hot_seat import HeardEvent
from vigil.presentation.rule_search import sought
from vigil.presentation.seat_names import numbered_name_of

DIGITS = 9  # of a number that is typed
HEADINGS = {CARD: "card", ORDER: "label"}  # and their style; what follows them stands below
STYLES = {DETAIL: "dim", STORY: "story"}


class Writer:
    """Writes in one language, for the players of one table."""

    def __init__(
        self, words: Words, output: Output, players: Sequence[str] = ("",), weights: Mapping[str, str] | None = None
    ) -> None:
        self.words = words
        self.output = output
        self.players = players
        self.weights = weights or {}  # of events, as Definition.weights

    def say(self, key: str, facts: Mapping[str, int | str] | None = None, style: str = "") -> None:
        self.output.paragraph(self.text_of(key, facts), style)

    def text_of(self, key: str, facts: Mapping[str, int | str] | None = None) -> str:
        """A message of the table itself. Words among its facts are shown as they are."""
        return self.words.raw(key, facts or {})

    def cite(self, text: str, rule: str, style: str = "", indent: str = "") -> None:
        """Write a sentence with its section at the end of the line."""
        rule = self.words.citation(rule)
        width = min(self.output.columns, 110)
        if self.output.tty and len(indent + text) + len(rule) + 2 <= width:
            gap = " " * (width - len(indent + text) - len(rule))
            self.output.line((indent + text, style), (gap, ""), (rule, "dim"))
        else:
            self.output.paragraph(f"{text}  [{rule}]", style, indent)

    # who

    def name_of(self, seat: int) -> str:
        """Who holds a seat, with its number where the name alone is not clear."""
        return numbered_name_of(self.players, seat, self.words)

    def all_names(self) -> str:
        return " · ".join(sentence(self.name_of(seat)) for seat in range(len(self.players)))

    # what happened

    def tell(self, events: Iterable[HeardEvent]) -> None:
        """Write events. On a screen cards and orders are headings; what follows is indented, and details are dim."""
        below = ""
        for seat, event in events:
            text, weight = self.words.event(event), self.weights.get(event.key, "") if self.output.tty else ""
            if seat is not None:
                text = f"{self.name_of(seat)}: {text}"
            if weight in HEADINGS:
                below = "  "
                self.cite(text, event.rule, HEADINGS[weight])
            else:
                self.cite(text, event.rule, STYLES.get(weight, ""), below)

    def write_ending(self, outcome: str, scenario: str) -> None:
        """Write how the game ended."""
        self.output.line()
        self.output.line((self.words.ending(outcome, scenario), "title"))

    def write_chronicle(self, observer: Observer) -> None:
        """Write how the game went: each track with its curve, and the turning points."""
        self.output.line()
        for line in in_lines(chronicle(observer, self.words), self.words)[2:]:
            self.output.paragraph(line)

    # what may be answered

    def write_option(self, n: int, option: Option[object], note: str = "", more: str = "") -> None:
        """Write an option with its number, a note on its line, and what it does, beside it or below."""
        label, rule = self.words.option(option) + note, self.words.citation(option.rule)
        if option.number:
            number = option.number()
            label += f" ({self.sum_of(number)})"
        width = min(self.output.columns, 110)
        room = width - 5 - len(label) - len(rule) - 2
        if self.output.tty and room >= 0:
            near, more = (f"  {more}", "") if more and len(more) + 2 <= room else ("", more)
            gap = " " * (room - len(near) + 2)
            self.output.line((f"{n:>3}  ", "key"), (label, ""), (near, "dim"), (gap, ""), (rule, "dim"))
        else:
            self.output.paragraph(f"{n:>3}  {label}  ({option.name}) [{rule}]")
        if more:
            self.output.paragraph(more, "dim", "     ")

    def answer_in_words(self, decision: Decision, option: Option[Any]) -> str:
        """An answer in the words of its option, or of the elements of its set."""
        return self.set_in_words(decision.offer(), read(option.name)) if decision.build else self.words.option(option)

    def set_in_words(self, elements: Sequence[Option[Any]], names: Iterable[str]) -> str:
        labels = {element.name: self.words.option(element) for element in elements}
        counts = Counter(names)
        counted_labels = [labels[name] if n == 1 else f"{labels[name]} ×{n}" for name, n in counts.items() if n]
        return ", ".join(counted_labels) or self.words.say("set-nothing")

    def outcome_in_words(self, outcome: int | str) -> str:
        return str(outcome) if isinstance(outcome, int) else self.words.name(outcome)

    # why

    def write_refusal(self, refusal: Refusal) -> None:
        self.cite(f"{self.words.refused(refusal)} ({refusal.name})", refusal.rule, "label")
        self.write_reason(refusal)

    def write_reason(self, refusal: Refusal) -> None:
        self.output.paragraph(sentence(self.words.refusal(refusal)), indent="  ")
        self.output.paragraph(sentence(self.words.remedy(refusal)), indent="  ")

    def sum_of(self, number: Number) -> str:
        before = "" if number.before is None else f"{number.before} → "
        return f"{self.words.number(number)}{self.text_of('colon')} {before}{number.total}"

    def write_number(self, number: Number) -> None:
        self.output.line((self.sum_of(number), "label"))
        for part in number.parts:
            self.cite(f"  {part.amount:+d}  {self.words.part(part)}", part.rule)

    def write_card(self, key: str, text: str) -> None:
        self.output.line((self.words.name(key), "card"))
        for line in text.split("\n"):
            self.output.paragraph(line)
        if self.words.has(f"card-{key}-story"):
            self.output.paragraph(self.words.say(f"card-{key}-story"), "dim")

    def write_rule(self, typed: str, sections: Iterable[str]) -> bool:
        """Write our paraphrase of a section and the sections below it, or what a typed word leads to; false if nothing
        fits."""
        words, output = self.words, self.output
        known = {slug(section): section for section in sections}
        by_citation = {slug(words.citation(section)): key for key, section in known.items()}
        wanted = by_citation.get(slug(typed), slug(typed))
        if wanted not in known:
            return self.write_matching_rules(typed, known)
        citation, title = words.citation(known[wanted]), words.say(f"rule-{wanted}-title")
        output.line((citation if citation.endswith(title) else f"{citation}  {title}", "title"))
        output.paragraph(words.say(f"rule-{wanted}"))
        for key, section in known.items():
            below = key.startswith(f"{wanted}-") and key != wanted
            if below and (key.count("-") == wanted.count("-") + 1 or " step " in section):
                output.line((f"  {section}  {words.say(f'rule-{key}-title')}", "dim"))
        return True

    def write_matching_rules(self, typed: str, known: Mapping[str, str]) -> bool:
        """Write the sections that a word leads to, as a list, or the only one in full; false if there is none."""
        keys = sought(self.words, known, typed)
        if len(keys) == 1:
            return self.write_rule(known[keys[0]], known.values())
        for key in keys:
            citation, title = self.words.citation(known[key]), self.words.say(f"rule-{key}-title")
            self.output.line((f"{citation:<24}", "key"), (title, ""))
        return bool(keys)


def number_of(typed: str) -> int:
    """The number that was typed, -1 if it is none."""
    return int(typed) if typed.isdecimal() and len(typed) <= DIGITS else -1


def name_meant(typed: str, names: Sequence[str]) -> str:
    """The name that was typed: by its number, whole, or by a beginning that fits only one; "" if it is none."""
    if typed.isdecimal():
        return names[number_of(typed) - 1] if 1 <= number_of(typed) <= len(names) else ""
    if typed in names:
        return typed
    near = [name for name in names if name.startswith(typed)]
    return near[0] if len(near) == 1 and len(typed) > 2 else ""
