"""What a seat sees of a game, as pieces of a page: the question, the log, the totals, the steps, the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from msgspec import Struct

from vigil.kernel.flow import Chance, Decision, Number, Option, Refusal
from vigil.kernel.game import Definition, Event
from vigil.kernel.session import Session
from vigil.kernel.text import Words, slug
from vigil.table.web.desk import Table
from vigil.table.web.draw import chip
from vigil.table.web.moment import Moment, Step, live, moment_of, steps, told_before

HERE = Path(__file__).parent
LOG_LINES = 120  # lines of the log that a page starts with
GROUPED = 5  # from so many options on, they are shown under the titles of their sections
FIXED_FACTS = ("territory", "area", "family", "row", "box", "card", "development", "group", "order", "piece", "outpost")

CITED: dict[tuple[str, str], dict[str, Markup]] = {}
PAGES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
PAGES.filters["slug"] = slug


class Part(Struct):
    amount: str
    text: str
    rule: str


class Total(Struct):
    """A number with its parts."""

    label: str
    total: int
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


class Line(Struct):
    """A line of the log, or a step of a sequence."""

    n: int
    moment: int
    text: str
    rule: str
    card: str
    about: str  # the name of that card
    picture: Markup


class Sent(Struct):
    """What the watchers of a seat have on their screens."""

    at: int
    pieces: dict[str, str]


def template(name: str, **facts: Any) -> str:
    return PAGES.get_template(name).render(**facts)


def cite(definition: Definition, words: Words) -> Callable[[str], Markup]:
    """A citation that opens our paraphrase of its section; each is written once."""
    known = CITED.setdefault((definition.slug, words.language), {})

    def link(rule: str) -> Markup:
        if rule not in known:
            known[rule] = citation(definition, words, rule)
        return known[rule]

    return link


def citation(definition: Definition, words: Words, rule: str) -> Markup:
    sections = {slug(section) for section in definition.sections}
    key = slug(rule)
    while key and key not in sections:
        key = key.rpartition("-")[0]
    if not key:
        return Markup('<span class="cite">{}</span>').format(rule)
    title = words.say(f"rule-{key}-title")
    return Markup('<a class="cite" href="/rules/{}/{}" title="{}">{}</a>').format(definition.slug, key, title, rule)


def section_title(definition: Definition, words: Words, rule: str) -> str:
    key = slug(rule)
    while key and not words.has(f"rule-{key}-title"):
        key = key.rpartition("-")[0]
    return words.say(f"rule-{key}-title") if key else rule


# the question


def question(table: Table, moment: Moment, words: Words, seat: int, mine: bool, came: str = "") -> str:
    """The question and its options, the end of the game, or a die to enter. `mine` is false in a replay, and `came` is what was drawn then."""
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
        text = words.raw("enter-chance", {"what": words.question(request)})
        shown = [each for each in request.outcomes if not came or str(each) == came]
        facts["outcomes"] = [outcome(table.box.cards, request, words, each) for each in shown]
        facts["draws"] = request.kind
        return template("question.html", kind="chance", text=text, **facts)
    facts["groups"] = groups(definition, words, moment.options)
    facts["refused"] = [no(words, each) for each in (request.refused() if request.refused else ())]
    facts["numbers"] = [total(words, each) for each in (request.numbers() if request.numbers else ())]
    return template("question.html", kind="decision", text=words.question(request), **facts)


def groups(definition: Definition, words: Words, options: Iterable[Option[Any]]) -> list[Group]:
    """Options under the titles of the sections that allow them; a short list needs no titles."""
    choices = [choice(words, n, option) for n, option in enumerate(options, start=1)]
    runs = [(rule, list(each)) for rule, each in groupby(choices, key=lambda choice: choice.rule)]
    if len(choices) < GROUPED or len(runs) < 2 or max(len(run) for _, run in runs) < 2:
        return [Group("", "", choices)] if choices else []
    return [Group(section_title(definition, words, rule), rule, run) for rule, run in runs]


def choice(words: Words, n: int, option: Option[Any]) -> Choice:
    facts = {key: fact for key, fact in (option.facts or {}).items() if key in FIXED_FACTS and fact != ()}
    number = total(words, option.number()) if option.number else None
    text = msgspec.json.encode(facts).decode() if facts else ""
    return Choice(n, option.name, words.option(option), option.rule, text, number, Markup())


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
    parts = [Part(f"{part.amount:+d}".replace("-", "−"), words.part(part), part.rule) for part in number.parts]
    return Total(words.number(number), number.total, parts)


def totals(moment: Moment, words: Words) -> str:
    numbers = [total(words, each) for each in moment.definition.numbers(moment.game)]
    return template("totals.html", numbers=numbers, cite=cite(moment.definition, words))


# the log


def lines(session: Session, words: Words, start: int, end: int) -> list[Line]:
    return [
        line_of(words, n, moment_of(session, n), event) for n, event in enumerate(session.log[start:end], start=start)
    ]


def line_of(words: Words, n: int, moment: int, event: Event) -> Line:
    card = card_of(event.facts, words)
    return Line(n, moment, words.event(event), event.rule, card, words.name(card) if card else "", Markup())


def log(session: Session, words: Words, start: int, end: int | None = None) -> str:
    end = len(session.log) if end is None else end
    return template("log.html", lines=lines(session, words, start, end), cite=cite(session.definition, words))


def card_of(facts: Any, words: Words) -> str:
    """The card or development an event speaks of, if it has a text."""
    for name in ("card", "development"):
        key = (facts or {}).get(name)
        if isinstance(key, str) and words.has(f"card-{key}"):
            return key
    return ""


def told(table: Table, words: Words, step: Step, n: int) -> Line:
    """A step as a line: what was drawn with its picture, or the sentence of the event."""
    if step.drawn:
        drawn = step.drawn
        name = outcome_name(table.box.cards, words, drawn.kind, drawn.outcome)
        what = words.say(f"chance-{drawn.key}") if not words.variables.get(f"chance-{drawn.key}") else ""
        text = words.raw("web-drawn", {"what": what[:1].upper() + what[1:], "result": name}) if what else name
        return Line(n, step.answers, text, drawn.rule, "", "", Markup(chip(drawn.kind, drawn.outcome)))
    assert step.event
    return line_of(words, n, step.answers, step.event)


# the board


def pieces(moment: Moment, words: Words, seat: int) -> dict[str, str]:
    """Everything on the board that can change, by the id of its element."""
    board = moment.definition.board
    if board is not None:
        found: dict[str, str] = board.pieces(moment.view(seat), words)
        return found
    return {"board-words": placeholder(moment, words, seat)}


def ground(moment: Moment, words: Words, seat: int) -> str:
    """The board's drawing, with everything on it."""
    board = moment.definition.board
    if board is not None:
        return str(board.ground(moment.view(seat), words))
    return f'<svg viewBox="0 0 1600 1130" role="img">{placeholder(moment, words, seat)}</svg>'


def placeholder(moment: Moment, words: Words, seat: int) -> str:
    texts = moment.definition.spoken(moment.view(seat), words)
    body = "".join(f'<text x="20" y="{26 + 24 * n}">{escape(text[:150])}</text>' for n, text in enumerate(texts))
    return f'<g id="board-words">{body}</g>'


def order(definition: Definition, found: dict[str, str]) -> dict[str, list[str]]:
    """The ids of the pieces of each layer, in the order in which they lie."""
    layers: dict[str, list[str]] = {name: [] for name in (definition.board.layers if definition.board else ())}
    for key in found:
        name, _, piece = key.rpartition("/")
        if name:
            layers[name].append(piece)
    return layers


# what goes to the page


def state(table: Table, session: Session, words: Words, seat: int) -> dict[str, Any]:
    """The whole of a live game, for a page that knows nothing or too little of it."""
    moment = live(session)
    found = pieces(moment, words, seat)
    table.sent[seat, words.language] = Sent(table.at, found)
    start = max(0, len(session.log) - LOG_LINES)
    return {
        **common(table, session, moment, words, seat),
        "pieces": found,
        "order": order(moment.definition, found),
        "whole": True,
        "keep": start,
        "log": log(session, words, start),
    }


def update(table: Table, session: Session, words: Words, seat: int, since: int) -> dict[str, Any]:
    """What an answer or an undo changed: pieces, lines, the question, and the steps that led to it."""
    before = table.sent.get((seat, words.language))
    if before is None:
        return state(table, session, words, seat)
    moment = live(session)
    found = pieces(moment, words, seat)
    table.sent[seat, words.language] = Sent(table.at, found)
    keep = told_before(session, since)
    taken = [told(table, words, step, n) for n, step in enumerate(steps(session, since, table.box.kinds))]
    return {
        **common(table, session, moment, words, seat),
        "was": before.at,
        "pieces": {key: markup for key, markup in found.items() if before.pieces.get(key) != markup},
        "order": order(moment.definition, found) if before.pieces.keys() != found.keys() else {},
        "keep": keep,
        "log": log(session, words, keep),
        "steps": template("steps.html", lines=taken, cite=cite(session.definition, words)) if taken else "",
        "say": [line.text for line in taken[-12:]],
    }


def common(table: Table, session: Session, moment: Moment, words: Words, seat: int) -> dict[str, Any]:
    return {
        "at": table.at,
        "answers": moment.answers,
        "lines": moment.told,
        "over": moment.request is None,
        "question": question(table, moment, words, seat, mine=True),
        "undo": can_undo(session),
    }


def then(table: Table, session: Session, moment: Moment, words: Words, seat: int) -> dict[str, Any]:
    """An earlier moment, for the replay: its board, its question (not to be answered) and its place in the log."""
    found = pieces(moment, words, seat)
    given = session.entries[moment.answers] if moment.answers < len(session.entries) else None
    name = given.name if given else ""
    return {
        "at": table.at,
        "answers": moment.answers,
        "lines": moment.told,
        "pieces": found,
        "order": order(moment.definition, found),
        "whole": True,
        "question": question(table, moment, words, seat, mine=False, came=name),
        "choice": chosen(table, moment, words, name),
        "name": name,
    }


def chosen(table: Table, moment: Moment, words: Words, name: str) -> str:
    """The answer that was given at that moment, in words."""
    if isinstance(moment.request, Chance) and name:
        return outcome_name(table.box.cards, words, moment.request.kind, name)
    option = next((each for each in moment.options if each.name == name), None)
    return words.option(option) if option else ""


def can_undo(session: Session) -> bool:
    keep = session.undo_target()
    if session.header.undo == "ironman" or keep < session.marks[0].at:
        return False
    return session.header.undo == "free" or not any(entry.mark in "~!" for entry in session.entries[keep:])
