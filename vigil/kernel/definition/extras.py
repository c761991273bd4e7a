"""What only some games have: a save on a sheet of paper, a book of scripts, annals of their days."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.rules.events import Event


class Sheet(Struct):
    """How a game is put on a sheet and taken from it."""

    due: Callable[[Any], bool]  # state -> whether the rules let it be saved now
    write: Callable[[Any, Any], str]  # state, content -> the sheet
    read: Callable[[str, Any], Any]  # sheet, content -> the state; SheetError
    start: Callable[[Any], tuple[str, Mapping[str, str], int]]  # state -> scenario, settings, seats


class Fate(Struct, frozen=True):
    """Somebody (the key of a name), since when and how long (`fate-<key>`, with the days), and the story told of it."""

    who: str
    came: str
    first: int
    went: str
    last: int
    story: Event | None = None


class Day(Struct, frozen=True):
    """A day, the card it began with ("" if none), and what is worth telling of it; `heavy` are the gravest of it."""

    n: int
    card: str
    told: Sequence[Event]
    heavy: Sequence[Event] = ()


class Annals(Struct, frozen=True):
    fates: Sequence[Fate]
    days: Sequence[Day]


class Page(Struct):
    """A script as it is read."""

    n: int
    story: str
    choices: tuple[tuple[str, ...], ...] = ()  # each with its question, then its ways
    shapes: tuple[str, ...] = ()  # what each of these choices comes to, without its words


class Trial(Struct):
    """How a script is tried: by whom, where, and what was written down before. What is not said the game chooses."""

    n: int
    people: tuple[str, ...] = ()
    place: str = ""
    marks: tuple[str, ...] = ()


class TrialError(Exception):
    """A script, a person or a place that there is not. `key` names the sentence."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key, self.facts = key, facts
        super().__init__(f"{key} {facts}")


class Storybook(Struct):
    """What a game knows of its book."""

    numbers: Callable[[Any], Sequence[int]]  # content -> every script
    stories: Callable[[Any], Sequence[int]]  # content -> those that tell something
    decks: Callable[[Any], Mapping[str, Sequence[int]]]  # content -> the decks from which stories are drawn
    told: Callable[[str], int]  # key of an event -> the script that it tells, 0 if none
    problems: Callable[[Any, Mapping[str, Any]], list[str]]  # content, words by language -> what is wrong
    persons: Callable[[Any], Sequence[str]]  # content -> those of whom stories are told, by key
    pages: Callable[[Any, Any], Iterable[Page]]  # content, words -> the stories, in their order
    drawn: Callable[[Any, Any], str]  # content, words -> the whole book as an SVG
    lay_out: Callable[[Any, Trial], None]  # Game that has just begun: let that script be read next; TrialError
    done: Callable[[Any], bool]  # Game -> whether it was read to its end
    noted: Callable[[Any], Sequence[str]]  # Game -> what is written down, and what is still to come
