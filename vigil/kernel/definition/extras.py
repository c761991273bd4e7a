"""What only some games have: a save on a sheet of paper, a book of scripts, annals of their days."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from vigil.kernel.rules.events import Event
from vigil.kernel.rules.game import AnyGame
from vigil.kernel.text.words import Words

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")
C = TypeVar("C")


class Sheet(Struct, Generic[S, C]):
    """How a game is put on a sheet and taken from it."""

    due: Callable[[S], bool]  # whether the rules let it be saved now
    write: Callable[[S, C], str]  # the sheet
    read: Callable[[str, C], S]  # from a sheet; SheetError
    start: Callable[[S], tuple[str, Mapping[str, str], int]]  # scenario, settings, seats


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


class Storybook(Struct, Generic[G, C]):
    """What a game knows of its book."""

    numbers: Callable[[C], Sequence[int]]  # every script
    stories: Callable[[C], Sequence[int]]  # those that tell something
    decks: Callable[[C], Mapping[str, Sequence[int]]]  # the decks from which stories are drawn
    told: Callable[[str], int]  # key of an event -> the script that it tells, 0 if none
    problems: Callable[[C, Mapping[str, Words]], list[str]]  # what is wrong, with the words of every language
    persons: Callable[[C], Sequence[str]]  # those of whom stories are told, by key
    pages: Callable[[C, Words], Iterable[Page]]  # the stories, in their order
    drawn: Callable[[C, Words], str]  # the whole book as an SVG
    lay_out: Callable[[G, Trial], None]  # in a game that has just begun: let that script be read next; TrialError
    done: Callable[[G], bool]  # whether it was read to its end
    noted: Callable[[G], Sequence[str]]  # what is written down, and what is still to come


class Extras(Struct, Generic[G, S, C]):
    """What only some games have."""

    sheet: Sheet[S, C] | None = None  # a game on one page
    book: Storybook[G, C] | None = None  # a book of scripts
    day: Callable[[S], int] | None = None  # the day it is, where a chronicle counts days and not turns
    annals: Callable[[Sequence[Event]], Annals] | None = None  # a whole log -> what became of everybody, day by day
    portrait: Callable[[str], str] | None = None  # key of a person -> a little figure


AnyStorybook: TypeAlias = Storybook[Any, Any]
