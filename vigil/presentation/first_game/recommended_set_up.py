"""A set-up that is recommended: a game with `recommended.toml` beside its words lays it out in one click."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.requests import Decision, naming

FILE = "recommended.toml"

SetUps = dict[str, dict[str, str]]  # scenario -> question, with what it is about -> the name of the answer


def set_ups(definition: AnyDefinition) -> SetUps:
    return read(definition.identity.text.parent / FILE)


@cache
def read(file: Path) -> SetUps:
    return msgspec.toml.decode(file.read_bytes(), type=SetUps) if file.is_file() else {}


def recommended(observer: Observer) -> str:
    """The answer that is recommended now; "" where none is, or where it cannot be given. A guided game has a guide."""
    asked, header = observer.question(), observer.header
    if not isinstance(asked, Decision) or header.guided:
        return ""
    name = set_ups(observer.definition).get(header.scenario, {}).get(naming(asked.key, asked.facts), "")
    return name if any(option.name == name for option in observer.options()) else ""
