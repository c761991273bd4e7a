"""How the terminal words what the kernel hands it: events, options, refusals, numbers, rules, each with its section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from vigil.app.output import Paper
from vigil.kernel.definition.log_weights import CARD, DETAIL, ORDER, STORY
from vigil.kernel.journal.player_names import BOT, NOBODY
from vigil.kernel.knowledge.observer import Eyes
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Decision, Number, Option, Refusal
from vigil.kernel.sets.draft import read
from vigil.kernel.text.words import Words, sentence, slug
from vigil.presentation.chronicle import chronicle, in_lines
from vigil.presentation.rule_search import sought
from vigil.presentation.seat_names import has_name

DIGITS = 9  # of a number that is typed
HEADINGS = {CARD: "card", ORDER: "label"}  # and their style; what follows them stands below
STYLES = {DETAIL: "dim", STORY: "story"}

Told = tuple[int | None, Event]  # the seat that alone heard it so, None if everybody did


class Teller:
    def __init__(
        self, words: Words, paper: Paper, players: Sequence[str] = ("",), weights: Mapping[str, str] | None = None
    ) -> None:
        self.words = words
        self.paper = paper
        self.players = players
        self.weights = weights or {}  # of events, as Definition.weights

    def say(self, key: str, facts: Mapping[str, int | str] | None = None, style: str = "") -> None:
        self.paper.paragraph(self.plain(key, facts), style)

    def plain(self, key: str, facts: Mapping[str, int | str] | None = None) -> str:
        """A message of the table itself; words in its facts are shown as they are."""
        return self.words.raw(key, facts or {})

    def cited(self, text: str, rule: str, style: str = "", indent: str = "") -> None:
        """A sentence with its section at the end of the line."""
        rule = self.words.citation(rule)
        width = min(self.paper.columns, 110)
        if self.paper.tty and len(indent + text) + len(rule) + 2 <= width:
            gap = " " * (width - len(indent + text) - len(rule))
            self.paper.line((indent + text, style), (gap, ""), (rule, "dim"))
        else:
            self.paper.paragraph(f"{text}  [{rule}]", style, indent)

    # who

    def name(self, seat: int) -> str:
        """Who holds a seat, as the others call him."""
        holder, n = self.players[seat], seat + 1
        if holder == NOBODY:
            return self.plain("seat-nobody", {"n": n})
        if holder.startswith(BOT):
            return self.plain("seat-bot", {"name": holder.removeprefix(BOT), "n": n})
        if not has_name(holder, seat):
            return self.plain("seat-unnamed", {"n": n})
        return self.plain("seat-of", {"name": holder, "n": n}) if self.players.count(holder) > 1 else holder

    def names(self) -> str:
        return " · ".join(sentence(self.name(seat)) for seat in range(len(self.players)))

    # what happened

    def tell(self, events: Iterable[Told]) -> None:
        """On a screen cards and orders are headings; what follows them stands below, details dimmed."""
        below = ""
        for seat, event in events:
            text, weight = self.words.event(event), self.weights.get(event.key, "") if self.paper.tty else ""
            if seat is not None:
                text = f"{self.name(seat)}: {text}"
            if weight in HEADINGS:
                below = "  "
                self.cited(text, event.rule, HEADINGS[weight])
            else:
                self.cited(text, event.rule, STYLES.get(weight, ""), below)

    def ending(self, outcome: str, scenario: str) -> None:
        """The end: what came of it."""
        self.paper.line()
        self.paper.line((self.words.ending(outcome, scenario), "title"))

    def chronicle(self, eyes: Eyes) -> None:
        """How it went: each track with its curve, and the turning points."""
        self.paper.line()
        for line in in_lines(chronicle(eyes, self.words), self.words)[2:]:
            self.paper.paragraph(line)

    # what may be answered

    def option(self, n: int, option: Option[object], note: str = "", more: str = "") -> None:
        """An option with its number, a note on its line, and what it does, beside it or below."""
        label, rule = self.words.option(option) + note, self.words.citation(option.rule)
        if option.number:
            number = option.number()
            label += f" ({self.sum(number)})"
        width = min(self.paper.columns, 110)
        room = width - 5 - len(label) - len(rule) - 2
        if self.paper.tty and room >= 0:
            near, more = (f"  {more}", "") if more and len(more) + 2 <= room else ("", more)
            gap = " " * (room - len(near) + 2)
            self.paper.line((f"{n:>3}  ", "key"), (label, ""), (near, "dim"), (gap, ""), (rule, "dim"))
        else:
            self.paper.paragraph(f"{n:>3}  {label}  ({option.name}) [{rule}]")
        if more:
            self.paper.paragraph(more, "dim", "     ")

    def answer_in_words(self, decision: Decision, option: Option[Any]) -> str:
        """An answer in the words of its option, or of the elements of its set."""
        return self.set_in_words(decision.offer(), read(option.name)) if decision.build else self.words.option(option)

    def set_in_words(self, elements: Sequence[Option[Any]], names: Iterable[str]) -> str:
        labels = {element.name: self.words.option(element) for element in elements}
        counts = Counter(names)
        each = [labels[name] if n == 1 else f"{labels[name]} ×{n}" for name, n in counts.items() if n]
        return ", ".join(each) or self.words.say("set-nothing")

    def outcome(self, outcome: int | str) -> str:
        return str(outcome) if isinstance(outcome, int) else self.words.name(outcome)

    # why

    def refusal(self, refusal: Refusal) -> None:
        self.cited(f"{self.words.refused(refusal)} ({refusal.name})", refusal.rule, "label")
        self.reason(refusal)

    def reason(self, refusal: Refusal) -> None:
        self.paper.paragraph(sentence(self.words.refusal(refusal)), indent="  ")
        self.paper.paragraph(sentence(self.words.remedy(refusal)), indent="  ")

    def sum(self, number: Number) -> str:
        before = "" if number.before is None else f"{number.before} → "
        return f"{self.words.number(number)}{self.plain('colon')} {before}{number.total}"

    def number(self, number: Number) -> None:
        self.paper.line((self.sum(number), "label"))
        for part in number.parts:
            self.cited(f"  {part.amount:+d}  {self.words.part(part)}", part.rule)

    def card(self, key: str, text: str) -> None:
        self.paper.line((self.words.name(key), "card"))
        for line in text.split("\n"):
            self.paper.paragraph(line)
        if self.words.has(f"card-{key}-story"):
            self.paper.paragraph(self.words.say(f"card-{key}-story"), "dim")

    def rule(self, section: str, sections: Iterable[str]) -> bool:
        """Our paraphrase of a section, with the sections below it, or what a word leads to; false if nothing."""
        words, paper, wanted = self.words, self.paper, slug(section)
        known = {slug(each): each for each in sections}
        wanted = {slug(words.citation(each)): key for key, each in known.items()}.get(wanted, wanted)
        if wanted not in known:
            return self.sought(section, known)
        cited, title = words.citation(known[wanted]), words.say(f"rule-{wanted}-title")
        paper.line((cited if cited.endswith(title) else f"{cited}  {title}", "title"))
        paper.paragraph(words.say(f"rule-{wanted}"))
        below = [each for key, each in known.items() if key.startswith(f"{wanted}-") and key != wanted]
        for each in below:
            if slug(each).count("-") == wanted.count("-") + 1 or " step " in each:
                paper.line((f"  {each}  {words.say(f'rule-{slug(each)}-title')}", "dim"))
        return True

    def sought(self, typed: str, known: Mapping[str, str]) -> bool:
        """The sections that a word leads to: a list, or the one that there is; false if there is none."""
        found = sought(self.words, known, typed)
        if len(found) == 1:
            return self.rule(known[found[0]], known.values())
        for key in found:
            cited, title = self.words.citation(known[key]), self.words.say(f"rule-{key}-title")
            self.paper.line((f"{cited:<24}", "key"), (title, ""))
        return bool(found)


def counted(typed: str) -> int:
    """The number that was typed, -1 if it is none."""
    return int(typed) if typed.isdecimal() and len(typed) <= DIGITS else -1


def meant(typed: str, names: Sequence[str]) -> str:
    """The name that was typed: by its number, whole, or by a beginning that fits only one; "" if it is none."""
    if typed.isdecimal():
        return names[counted(typed) - 1] if 1 <= counted(typed) <= len(names) else ""
    if typed in names:
        return typed
    near = [name for name in names if name.startswith(typed)]
    return near[0] if len(near) == 1 and len(typed) > 2 else ""
