"""The question as a page shows it: options in groups, refusals with reason and remedy, numbers with their parts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeVar

from markupsafe import Markup
from msgspec import Struct

from vigil.app.loaded_game import LoadedGame
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.records import Mark
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Chance, Decision, Option
from vigil.kernel.sets.draft import read
from vigil.kernel.text.words import Words
from vigil.presentation import inspection
from vigil.presentation.board_targets import lying, subject
from vigil.presentation.first_game.lesson import advice
from vigil.presentation.first_game.player_aid import aid_of
from vigil.presentation.first_game.recommended_set_up import recommended
from vigil.presentation.option_notes import beside, price, readable
from vigil.presentation.option_order import leaves, listed, numbers
from vigil.web.render import set_builder
from vigil.web.render.chance_icons import chip
from vigil.web.render.citations import cite, section_title
from vigil.web.render.numbers import Total, no, total
from vigil.web.render.templates import template
from vigil.web.tables.table import Table

T = TypeVar("T")
LOG = logging.getLogger("vigil.web")
PAGES = 3  # stories before a question
GROUPED = 5  # from so many options on, they are shown under the titles of their sections


class Choice(Struct):
    """An option as a button."""

    n: int
    name: str
    label: str
    rule: str
    at: str  # the ids of the elements of the board where it can be chosen
    total: Total | None
    picture: Markup
    card: str = ""  # the card or whatever else it speaks of, if that can be read
    about: str = ""  # its name
    beside: str = ""  # what it does and takes
    price: str = ""  # what it costs now
    way: str = ""  # where to, in a sign or two, if it stands in a row with its like


class Group(Struct):
    title: str
    rule: str
    choices: list[Choice]
    last: bool = False  # what ends, passes or takes nothing
    tray: bool = False  # free actions, beside what is asked
    ways: bool = False  # a row of options that differ by where they lead
    price: str = ""  # of all of them, if they cost the same


def question(
    table: Table, observation: Observation, words: Words, mine: bool, came: str = "", inside: Sequence[str] = ()
) -> str:
    """What the seat is asked, whom the table waits for, or how the game ended.

    `mine` is false in a replay, and `came` is what was answered then; `inside` is what a set holds so far.
    """
    own = observation.question()
    if observation.over:
        kind, facts = "over", ended(observation, words)
    elif own is None:
        kind, facts = "waiting", waiting(table, observation, words)
    elif isinstance(own, Chance):
        kind, facts = "chance", thrown(table.box, own, words, mine, came)
    elif own.build is not None:
        kind, facts = "draft", to_build(observation, own, words, read(came) if came else inside)
    else:
        kind, facts = "decision", to_decide(observation, own, words)
    who = table.name(observation.seat, words) if own and not mine and table.several else ""
    return template("question/question.html", kind=kind, **{**around(observation, words, mine), "who": who, **facts})


def around(observation: Observation, words: Words, mine: bool) -> dict[str, Any]:
    """What every kind of question has, most of it empty: the page shows what is there."""
    definition, own = observation.definition, observation.question()
    board = definition.display.board
    live = observation if mine and isinstance(observation, Observer) else None
    return {
        "words": words,
        "cite": cite(definition, words),
        "mine": mine,
        "groups": [],
        "refused": [],
        "numbers": [],
        "outcomes": [],
        "draws": "",
        "strange_cards": False,
        "rule": own.rule if own else "",
        "guide": advice(live) if live else None,
        "gambles": {option.name for option in observation.options() if option.key in definition.knowledge.gambles},
        "letters": board.letters if board else {},
        "subject": subject(observation) if own else "",
        "recommended": bool(live and recommended(live)),
        "sheet": observation.sheet() if mine else "",
        "pages": pages(observation, words) if mine else [],
        "passed": words.say("passed-to-you") if mine and passed(observation) else "",
    }


def ended(observation: Observation, words: Words) -> dict[str, Any]:
    """How the game ended."""
    scenario = observation.header.scenario if isinstance(observation, Observer) else ""
    return {"text": words.ending(observation.definition.rules.outcome(observation.game), scenario)}


def thrown(box: LoadedGame, chance: Chance, words: Words, mine: bool, came: str) -> dict[str, Any]:
    """A die or a card that the seat brings itself; in a replay the one that came."""
    text = words.question(chance)
    return {
        "text": words.raw("enter-chance", {"what": text}) if mine else text,
        "outcomes": [outcome(box, chance, words, each) for each in chance.outcomes if not came or str(each) == came],
        "draws": chance.kind,
        "strange_cards": chance.kind == "card" and not box.packs,
    }


def to_build(observation: Observation, asked: Decision, words: Words, inside: Sequence[str]) -> dict[str, Any]:
    """A set, with what it holds so far."""
    return {**to_answer(observation, asked, words), **set_builder.parts(observation, words, inside)}


def to_decide(observation: Observation, asked: Decision, words: Words) -> dict[str, Any]:
    """Options to choose from."""
    found = groups(observation, words, observation.options(), lying(observation))
    return {**to_answer(observation, asked, words), "groups": found}


def to_answer(observation: Observation, asked: Decision, words: Words) -> dict[str, Any]:
    """The sentence of a decision, what is refused, and its numbers."""
    return {
        "text": words.question(asked),
        "refused": [no(words, each) for each in safely(observation.refusals)],
        "numbers": [total(words, each) for each in safely(observation.numbers)],
    }


def pages(observation: Observation, words: Words) -> list[str]:
    """The stories that were told since somebody last decided: to be read before the next answer."""
    story = observation.definition.display.is_story
    return [words.event(each) for each in lately(observation) if story(each.key)][-PAGES:] if story else []


def passed(observation: Observation) -> bool:
    """Whether the word has just gone to this seat."""
    key, name = observation.definition.display.passes, f"seat-{observation.seat + 1}"
    return bool(key) and any(each.key == key and each.facts["player"] == name for each in lately(observation))


def lately(observation: Observation) -> Sequence[Event]:
    """What was told since somebody last decided."""
    if not isinstance(observation, Observer):
        return ()
    answers = range(observation.number_of_answers - 1, -1, -1)
    last = next((n for n in answers if observation.entry(n).mark is Mark.CHOSEN), None)
    return observation.events(0 if last is None else observation.told_before(last))


def waiting(table: Table, observation: Observation, words: Words) -> dict[str, Any]:
    """What a seat learns of a question that is not its own: who is asked, and what, if that is no secret."""
    topic = observation.topic()
    return {
        "text": words.raw("web-waits-for", {"names": table.names(observation.waits_for(), words)}),
        "topic": words.question(topic) if topic else "",
        "rule": topic.rule if topic else "",
    }


def safely(look: Callable[[], Iterable[T]]) -> list[T]:
    """What a question says beside its options; if the rules fail on it, the question still stands."""
    try:
        return list(look())
    except Exception:
        LOG.exception("a refusal or a number failed")
        return []


def groups(
    observation: Observation, words: Words, options: Sequence[Option[Any]], at: Callable[[Option[Any]], str]
) -> list[Group]:
    """Options under the titles of the sections that allow them; a short list, or a motley one, needs no titles. Then
    the free actions, and at the end, alone, what ends, passes or takes nothing."""
    definition = observation.definition
    tray = definition.display.board.tray if definition.display.board else frozenset()
    options = listed(definition, options)
    choices = [
        choice(observation, words, n, each, at) for n, each in zip(numbers(definition, options), options, strict=True)
    ]
    kinds = ["last" if leaves(definition, each) else "tray" if each.key in tray else "" for each in options]
    asked, free, last = ([c for c, k in zip(choices, kinds, strict=True) if k == kind] for kind in ("", "tray", "last"))
    found = in_rows(definition, words, asked, titled=bool(free))
    if free:
        found.append(Group(words.raw("web-tray", {}) if asked or last else "", "", free, tray=bool(asked or last)))
    if last:
        found.append(Group("", "", last, last=True))
    return found


def in_rows(definition: AnyDefinition, words: Words, choices: list[Choice], titled: bool) -> list[Group]:
    """What is asked: options that differ by where they lead in a row, the others by section."""
    found: list[Group] = []
    for key, each in groupby(choices, key=lambda choice: choice.way and choice.name.partition(" ")[0]):
        run = list(each)
        if not key:
            found += sections(definition, words, run, titled)
            continue
        prices = {choice.price for choice in run}
        price = prices.pop() if len(prices) == 1 else ""
        found.append(Group(words.say(f"ways-{key}"), run[0].rule, run, ways=True, price=price))
    return found


def sections(definition: AnyDefinition, words: Words, choices: list[Choice], titled: bool) -> list[Group]:
    """What is asked, by section; beside the tray's title (`titled`) a single section has its own."""
    runs = [(rule, list(each)) for rule, each in groupby(choices, key=lambda choice: choice.rule)]
    several = len(choices) >= GROUPED and 2 <= len(runs) <= len(choices) / 2
    if not several and not (titled and len(runs) == 1):
        return [Group("", "", choices)] if choices else []
    return [Group(section_title(definition, words, rule), rule, run) for rule, run in runs]


def choice(
    observation: Observation, words: Words, n: int, option: Option[Any], at: Callable[[Option[Any]], str]
) -> Choice:
    number = total(words, option.number()) if option.number else None
    card = readable(observation, words, option)
    about = words.name(card) if card else ""
    label, more = words.option(option), beside(observation, words, option)
    way = observation.definition.display.way(option, words) if observation.definition.display.way else ""
    cost = price(observation, words, option)
    return Choice(n, option.name, label, option.rule, at(option), number, Markup(), card, about, more, cost, way)


def outcome(box: LoadedGame, chance: Chance, words: Words, each: int | str) -> Choice:
    name = str(each)
    label = outcome_name(box.cards, words, chance.kind, name)
    return Choice(0, name, label, chance.rule, "", None, Markup(chip(chance.kind, name, box.definition.display.faces)))


def outcome_name(cards: Mapping[int, str], words: Words, kind: str, outcome: str) -> str:
    """A card by its number and name, a die by its eyes, anything else by its name."""
    if not outcome.isdigit():
        return words.name(outcome)
    if kind == "card" and int(outcome) in cards:
        return f"{outcome} {words.name(cards[int(outcome)])}"
    return outcome


def what_is(
    observation: Observation, words: Words, ids: Sequence[str], option: str, typed: str, gauge: int = -1
) -> str:
    """What an element, an option, a number of the strip or something that was typed is; "" if it is nothing. Of nothing
    at all: the question, with the names of everything that can be asked about."""
    facts: dict[str, Any] = {
        "words": words,
        "game": observation.definition.slug,
        "cite": cite(observation.definition, words),
    }
    if not (ids or option or typed or gauge >= 0):
        return template(
            "board/inspect.html",
            said=None,
            names=inspection.things(observation, words).values(),
            aid=aid_of(observation.definition) is not None,
            **facts,
        )
    if option:
        said = inspection.option(observation, words, option)
    elif gauge >= 0:
        said = inspection.gauge(observation, words, gauge)
    else:
        said = inspection.at(observation, words, ids) if ids else inspection.named(observation, words, typed)
    if said is None:
        return ""
    facts["numbers"] = [total(words, each) for each in said.numbers]
    return template(
        "board/inspect.html", said=said, title=section_title(observation.definition, words, said.rule), **facts
    )


def totals(observation: Observation, words: Words) -> str:
    numbers = [total(words, each) for each in observation.totals()]
    return template("question/totals.html", words=words, numbers=numbers, cite=cite(observation.definition, words))
