"""The page to print and the goal on one card: a game with `aid.toml` beside its words has both."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.text.words import Words, sentence

FILE = "aid.toml"


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A line: the messages of its name, its text and its cost. `step`: of a title what stands after the colon."""

    name: str
    text: str = ""
    cost: str = ""
    rule: str = ""
    symbol: str = ""
    step: bool = False


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    rows: tuple[Row, ...]
    text: str = ""
    beside: bool = False  # short names one beside the other


class Aid(Struct, frozen=True, forbid_unknown_fields=True):
    parts: tuple[Part, ...]


class Line(Struct):
    """A row in words."""

    name: str
    text: str
    cost: str
    rule: str
    symbol: str


class Block(Struct):
    title: str
    text: str
    beside: bool
    lines: list[Line]


@cache
def read(file: Path) -> Aid | None:
    return msgspec.toml.decode(file.read_bytes(), type=Aid) if file.is_file() else None


def aid_of(definition: AnyDefinition) -> Aid | None:
    return read(definition.identity.text.parent / FILE)


def blocks(aid: Aid, words: Words) -> list[Block]:
    def say(key: str) -> str:
        return words.say(key) if key else ""

    def line(row: Row) -> Line:
        name = say(row.name).partition(":")[2].strip() if row.step else say(row.name)
        text = re.sub(rf"^{re.escape(name)}\s*:\s*", "", say(row.text), flags=re.IGNORECASE) if row.text else ""
        rule = words.citation(row.rule) if row.rule else ""
        return Line(sentence(name), text, say(row.cost), rule, row.symbol)

    return [Block(say(part.title), say(part.text), part.beside, [line(row) for row in part.rows]) for part in aid.parts]


def goal(definition: AnyDefinition, scenario: str, words: Words) -> str:
    """What the game is about and how the scenario ends; "" where a game does not say it."""
    keys = ("goal", f"goal-{scenario}")
    return "\n".join(words.say(key) for key in keys if words.has(key))
