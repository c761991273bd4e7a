"""The answers of a game as data, for those who compute: what a line of an export holds, and its JSON schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from vigil.kernel.definition.definition import AnyDefinition


class ExportedEvent(Struct):
    """An event, as its log has it. The facts are keys and numbers, a total with its cited parts."""

    rule: str
    key: str
    facts: Mapping[str, Any]


class Answer(Struct):
    """One answer of a game: what was asked of whom, what could be chosen, what was, and what came of it."""

    n: int
    seat: int
    rule: str
    key: str
    chance: bool
    by: str  # hand, alone (a single option), dice, or own (a die or card that the player brought)
    options: list[str]
    chosen: str
    view: Any  # of the seat that was asked, before it answered
    events: list[ExportedEvent]
    outcome: str  # "" but for the last


def view_of(definition: AnyDefinition) -> Any:
    """The type that a game's views have."""
    return get_type_hints(definition.knowledge.view)["return"]


def answer_of(definition: AnyDefinition) -> Any:
    """The type of a line of an export of this game: an Answer with the game's own view."""
    fields = [(name, view_of(definition) if name == "view" else hint) for name, hint in get_type_hints(Answer).items()]
    return msgspec.defstruct("Answer", fields, namespace={"__doc__": Answer.__doc__})


def schema_of(definition: AnyDefinition) -> dict[str, Any]:
    """A JSON schema of the lines of an export, views and all."""
    return msgspec.json.schema(answer_of(definition))
