"""What is this? Anything on the board, by its element or its name, and any option: its name, what it is, how it stands
now, and the rule that speaks of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

from msgspec import Struct

from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.rules.requests import Number
from vigil.kernel.text.words import Words, sentence, slug
from vigil.presentation.board_targets import lying
from vigil.presentation.option_notes import readable

SVG = "{http://www.w3.org/2000/svg}"
SHORT = 2  # sentences of a rule that are enough to begin with


class Said(Struct):
    """An answer to "what is this?"."""

    name: str
    text: str
    rule: str
    now: tuple[str, ...] = ()  # what lies in it
    numbers: tuple[Number, ...] = ()
    card: str = ""


class Drawn(Struct):
    """An element of the board: its id, the title that the drawing gives it, and the titles of what lies in it."""

    id: str
    title: str
    inside: tuple[str, ...]


def drawn(observation: Observation, words: Words) -> Iterator[Drawn]:
    """Every element with an id, as the seat sees the board."""
    board = observation.definition.display.board
    if board is None:
        return
    for each in ElementTree.fromstring(board.ground(observation.view(), words)).iter():
        if each.get("id"):
            title, *inside = [found.text or "" for found in each.iter(f"{SVG}title")] or [""]
            own = each.find(f"{SVG}title") is not None
            yield Drawn(each.get("id", ""), title if own else "", tuple(inside if own else [title, *inside]))


def things(observation: Observation, words: Words) -> dict[str, str]:
    """Everything on the board that can be asked about: element and name, each name once."""
    found: dict[str, str] = {}
    for each in drawn(observation, words):
        said = element(observation, words, each) if each.title else None
        if said and said.name not in found.values():
            found[each.id] = said.name
    return found


def at(observation: Observation, words: Words, ids: Iterable[str]) -> Said | None:
    """The first of these elements that is something."""
    known = {each.id: each for each in drawn(observation, words)}
    answers = (element(observation, words, known[each]) for each in ids if each in known)
    return next((each for each in answers if each), None)


def element(observation: Observation, words: Words, each: Drawn) -> Said | None:
    board = observation.definition.display.board
    thing = board.what(each.id, observation.view()) if board else None
    if thing is None or not (each.title or thing.name):
        return None
    name = words.name(thing.name) if thing.name else words.name(thing.card) if thing.card else each.title
    now = (*(text for text in each.inside if text), *reading(observation, words, thing.reads))
    return Said(sentence(name), words.say(f"what-{thing.key}"), thing.rule, now, card=thing.card)


def reading(observation: Observation, words: Words, key: str) -> tuple[str, ...]:
    """What a card or a thing says, line by line."""
    text = observation.card(key, words) if key else ""
    return tuple(each.removeprefix("- ") for each in text.split("\n") if each)


def gauge(observation: Observation, words: Words, n: int) -> Said | None:
    """One of the numbers that are always in sight."""
    board = observation.definition.display.board
    gauges = board.strip(observation.view(), words) if board and board.strip else ()
    if not 0 <= n < len(gauges) or (thing := gauges[n].thing) is None:
        return None
    return Said(f"{gauges[n].label} {gauges[n].value}", words.say(f"what-{thing.key}"), thing.rule)


def option(observation: Observation, words: Words, name: str) -> Said | None:
    """An option: what the rule that allows it says, its number if it has one, and what can be read of it, or else the
    thing on the board where it lies. Where all that is asked comes from one rule, the thing tells more."""
    found, asked = next((each for each in observation.options() if each.name == name), None), observation.question()
    if found is None:
        return None
    numbers = (found.number(),) if found.number else ()
    if key := readable(observation, words, found):
        read = reading(observation, words, key)
        return Said(words.option(found), opening(words, found.rule), found.rule, read, numbers, key)
    there = at(observation, words, lying(observation)(found).split())
    text = there.text if there and asked and asked.rule == found.rule else opening(words, found.rule)
    return Said(words.option(found), text, found.rule, (there.name,) if there else (), numbers)


def opening(words: Words, rule: str) -> str:
    """The first sentences of our paraphrase of a section."""
    key = slug(rule)
    while key and not words.has(f"rule-{key}"):
        key = key.rpartition("-")[0]
    text = words.say(f"rule-{key}").partition("\n")[0] if key else ""
    return " ".join(re.split(r"(?<=[.!?;:])\s+(?=[A-ZÀ-Þ«])", text)[:SHORT])


def named(observation: Observation, words: Words, typed: str) -> Said | None:
    """What was typed: an option by its name or label, else a thing by its name or a part of it."""
    wanted = typed.strip().lower()
    if not wanted:
        return None
    for each in observation.options():
        if wanted in (each.name, words.option(each).lower()):
            return option(observation, words, each.name)
    names = things(observation, words)
    tests = (str.__eq__, str.startswith, str.__contains__)
    for fits in tests:
        found = [name for name, text in names.items() if fits(text.lower(), wanted)]
        if found:
            return at(observation, words, found)
    return None
