"""The SAVE sheet of script 10: a war at the end of Dawn on one page, to be printed and typed in again.

    day 4
    storage wood 3, water 2
    places near clinic, medium hotel, far villa
    people {"key":"mira","starter":true,"levels":{"hunger":2}}

A line is a field of the state; what is empty, or as at the beginning, is left out. Nothing that lies face down is on
it: a deck is the set of its cards, and their order is drawn anew.
"""

from __future__ import annotations

import json
from typing import Any

from vigil.games.this_war_of_mine.content.load import Content
from vigil.games.this_war_of_mine.rules.set_up import new_state
from vigil.games.this_war_of_mine.state import State
from vigil.games.this_war_of_mine.state_codec import dump_state, load_state

TITLE = "this-war-of-mine"
NOBODY = {"promises": {"who": ""}}  # what a row says of itself where it says nothing


class SheetError(Exception):
    """A sheet that cannot be read: which line, and why."""

    def __init__(self, line: int, problem: str) -> None:
        self.line, self.problem = line, problem
        super().__init__(f"line {line}: {problem}")


def may_save(state: State) -> bool:
    """Only at the end of Dawn, before the new Morning."""
    return not state.agenda and not state.ending and state.day > 0


def write_sheet(state: State, content: Content) -> str:
    blank = dump_state(new_state(content, state.scenario, state.settings, state.seats))
    lines = [f"{TITLE} {state.scenario}", f"seats {state.seats}", f"settings {plain(state.settings)}"]
    for name, value in dump_state(state).items():
        if value == blank[name] or name in ("scenario", "seats", "settings", "agenda"):
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"{name} {compact(row)}" for row in value]
        elif isinstance(value, dict) and any(isinstance(each, dict | list) for each in value.values()):
            lines += [f"{name} {key} {compact(each)}" for key, each in value.items() if each != blank[name].get(key)]
        else:
            lines.append(f"{name} {plain(value)}".rstrip())
    return "\n".join(lines) + "\n"


def read_sheet(text: str, content: Content) -> State:
    """The state that was written down."""
    rows = [(n, line.split(" ", 1)) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    head = {row[0]: row[1] if len(row) > 1 else "" for _, row in rows[:3]}
    if TITLE not in head or head[TITLE] not in content.scenarios:
        raise SheetError(1, f"expected {TITLE} and one of {', '.join(content.scenarios)}")
    try:
        settings = {key: str(value) for key, value in unplain({}, head["settings"]).items()}
        data = dump_state(new_state(content, head[TITLE], settings, int(head["seats"])))
    except (KeyError, ValueError) as error:
        raise SheetError(2, "expected the lines seats and settings") from error
    data["agenda"] = []
    begun: set[str] = set()
    for n, (name, *rest) in rows[3:]:
        if name not in data:
            raise SheetError(n, f"unknown field {name}")
        try:
            fill(data, name, rest[0] if rest else "", begun)
        except (ValueError, IndexError, AttributeError) as error:
            raise SheetError(n, f"{name} cannot be read") from error
    return load_state(data)


def fill(data: dict[str, Any], name: str, value: str, begun: set[str]) -> None:
    """One line of the sheet."""
    if value.startswith("{"):
        rows = data[name] if name in begun else []
        data[name] = [*rows, {**NOBODY[name], **json.loads(value)} if name in NOBODY else json.loads(value)]
    elif isinstance(data[name], dict) and (" {" in value or " [" in value) and value.split(" ", 1)[1][0] in "{[":
        key, row = value.split(" ", 1)
        data[name][key] = json.loads(row)
    else:
        data[name] = unplain(data[name], value)
    begun.add(name)


def compact(row: Any) -> str:
    """A row in JSON without blanks; what is empty in it is left out."""
    if isinstance(row, dict):
        row = {key: value for key, value in row.items() if value not in ("", 0, False, [], {})}
    return json.dumps(row, separators=(",", ":"))


def plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {each}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(str(each) for each in value)
    return str(value)


def unplain(before: Any, value: str) -> Any:
    """A value of the same kind as the one before."""
    parts = [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(before, dict):
        return {part.rsplit(" ", 1)[0]: number(part.rsplit(" ", 1)[1]) for part in parts}
    if isinstance(before, list):
        return [number(part) for part in parts]
    return type(before)(value) if not isinstance(before, bool) else value == "True"


def number(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdigit() else word
