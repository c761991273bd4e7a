"""The question as a page shows it: options in groups, refusals with reason and remedy, numbers with their parts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeVar

import msgspec
from markupsafe import Markup
from msgspec import Struct

from vigil.kernel.flow import Chance, Decision, Number, Option, Refusal
from vigil.kernel.game import Definition
from vigil.kernel.text import Words
from vigil.table.web.desk import Table
from vigil.table.web.draw import chip
from vigil.table.web.fragments import card_of, cite, section_title, template
from vigil.table.web.moment import Moment

T = TypeVar("T")
LOG = logging.getLogger("vigil.web")
GROUPED = 5  # from so many options on, they are shown under the titles of their sections
FIXED_FACTS = ("territory", "area", "family", "row", "box", "card", "development", "group", "order", "piece", "outpost")


class Part(Struct):
    amount: str
    text: str
    rule: str


class Total(Struct):
    """A number with its parts."""

    label: str
    total: str
    parts: list[Part]


class Choice(Struct):
    """An option as a button."""

    n: int
    name: str
    label: str
    rule: str
    facts: str  # JSON: what on the board it speaks of
    total: Total | None
    picture: Markup
    card: str = ""  # the card or Development it speaks of, if that has a text
    about: str = ""  # its name


class Group(Struct):
    title: str
    rule: str
    choices: list[Choice]


class No(Struct):
    """A refused action: what, why not, and what would allow it."""

    name: str
    label: str
    why: str
    remedy: str
    rule: str


def question(table: Table, moment: Moment, words: Words, seat: int, mine: bool, came: str = "") -> str:
    """The question and its options, the end of the game, or a die to enter.

    `mine` is false in a replay, and `came` is what was answered then.
    """
    definition, request = moment.definition, moment.request
    facts: dict[str, Any] = {
        "words": words,
        "cite": cite(definition, words),
        "mine": mine and (not isinstance(request, Decision) or request.seat == seat),
        "groups": [],
        "refused": [],
        "numbers": [],
        "outcomes": [],
        "draws": "",
        "rule": "",
    }
    if request is None:
        text = words.say(f"ending-{definition.outcome(moment.game)}")
        return template("question.html", kind="over", text=text, **facts)
    facts["rule"] = request.rule
    if isinstance(request, Chance):
        text = words.raw("enter-chance", {"what": words.question(request)}) if mine else words.question(request)
        shown = [each for each in request.outcomes if not came or str(each) == came]
        facts["outcomes"] = [outcome(table.box.cards, request, words, each) for each in shown]
        facts["draws"] = request.kind
        return template("question.html", kind="chance", text=text, **facts)
    facts["groups"] = groups(definition, words, moment.options)
    facts["refused"] = [no(words, each) for each in safely(request.refused)]
    facts["numbers"] = [total(words, each) for each in safely(request.numbers)]
    return template("question.html", kind="decision", text=words.question(request), **facts)


def safely(look: Callable[[], Iterable[T]] | None) -> list[T]:
    """What a question says beside its options; if the rules fail on it, the question still stands."""
    try:
        return list(look()) if look else []
    except Exception:
        LOG.exception("a refusal or a number failed")
        return []


def groups(definition: Definition, words: Words, options: Sequence[Option[Any]]) -> list[Group]:
    """Options under the titles of the sections that allow them; a short list, or a motley one, needs no titles."""
    choices = [choice(words, n, option) for n, option in enumerate(options, start=1)]
    runs = [(rule, list(each)) for rule, each in groupby(choices, key=lambda choice: choice.rule)]
    if len(choices) < GROUPED or not 2 <= len(runs) <= len(choices) / 2:
        return [Group("", "", choices)] if choices else []
    return [Group(section_title(definition, words, rule), rule, run) for rule, run in runs]


def choice(words: Words, n: int, option: Option[Any]) -> Choice:
    facts = {key: fact for key, fact in (option.facts or {}).items() if key in FIXED_FACTS and fact != ()}
    number = total(words, option.number()) if option.number else None
    text = msgspec.json.encode(facts).decode() if facts else ""
    card = card_of(option.facts, words)
    about = words.name(card) if card else ""
    return Choice(n, option.name, words.option(option), option.rule, text, number, Markup(), card, about)


def outcome(cards: Mapping[int, str], chance: Chance, words: Words, each: int | str) -> Choice:
    name = str(each)
    label = outcome_name(cards, words, chance.kind, name)
    return Choice(0, name, label, chance.rule, "", None, Markup(chip(chance.kind, name)))


def outcome_name(cards: Mapping[int, str], words: Words, kind: str, outcome: str) -> str:
    """A card by its number and name, a die by its eyes, anything else by its name."""
    if not outcome.isdigit():
        return words.name(outcome)
    if kind == "card" and int(outcome) in cards:
        return f"{outcome} {words.name(cards[int(outcome)])}"
    return outcome


def no(words: Words, refusal: Refusal) -> No:
    return No(refusal.name, words.refused(refusal), words.refusal(refusal), words.remedy(refusal), refusal.rule)


def total(words: Words, number: Number) -> Total:
    parts = [Part(minus(f"{part.amount:+d}"), words.part(part), part.rule) for part in number.parts]
    return Total(words.number(number), minus(str(number.total)), parts)


def minus(number: str) -> str:
    return number.replace("-", "−")


def totals(moment: Moment, words: Words) -> str:
    numbers = [total(words, each) for each in moment.definition.numbers(moment.game, 0)]
    return template("totals.html", numbers=numbers, cite=cite(moment.definition, words))
