"""Decks of stories, laid out so that a condition is asked once for a whole deck, however many stories have it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress
from typing import Any

from msgspec import Struct

from vigil.kernel.effects.language import Call, Primitive

OF_ONE = {
    "marked": "mark",
    "was-read": "n",
    "here": "person",
    "built": "fitting",
    "at": "place",
}  # conditions of one thing


class CountCondition(Primitive[Any], kw_only=True):
    """A condition that holds if a number is `n` or more, whomever it concerns."""

    count: Callable[[Any], int]


class Story(Struct):
    """A script in a deck of stories, with what it asks for."""

    n: int
    when: list[Call]
    unless: list[Call]


class Asked(Struct):
    """A condition, the stories that ask for it and those that it excludes. Stories are the bytes of a number."""

    say: Call
    wanted: int = 0
    unwanted: int = 0


class Counted(Struct):
    """All conditions on one number; which stories a number leaves out is worked out once."""

    count: Callable[[Any], int]
    asked: list[Asked]
    known: dict[int, int] = {}

    def left_out(self, number: int) -> int:
        out = 0
        for each in self.asked:
            out |= each.unwanted if number >= each.say.params["n"] else each.wanted
        self.known[number] = out
        return out


class Things(Struct):
    """Conditions of one kind that ask for one thing, one in each story: without it a story is left out."""

    kind: str
    wanting: int = 0
    wanted: dict[int | str, int] = {}
    unwanted: dict[int | str, int] = {}

    def left_out(self, there: Iterable[int | str]) -> int:
        out, wanted, unwanted = self.wanting, self.wanted, self.unwanted
        if wanted:
            for thing in there:
                if thing in wanted:
                    out &= ~wanted[thing]
        if unwanted:
            for thing in there:
                if thing in unwanted:
                    out |= unwanted[thing]
        return out


class Kind(Struct):
    """All conditions of one kind: mostly nothing they ask about is there, and what that leaves out is known."""

    asked: list[Things]
    about: frozenset[int | str]
    wanting: int

    def left_out(self, there: Iterable[int | str]) -> int:
        if self.about.isdisjoint(there):
            return self.wanting
        out = 0
        for things in self.asked:
            out |= things.left_out(there)
        return out


def kind_of(asked: list[Things]) -> Kind:
    about = frozenset(thing for things in asked for thing in (*things.wanted, *things.unwanted))
    wanting = 0
    for things in asked:
        wanting |= things.wanting
    return Kind(asked, about, wanting)


class Shelf:
    """The stories of a deck."""

    def __init__(self, stories: Sequence[Story]) -> None:
        self.names: list[str] = []
        self.scripts = Things("was-read")
        things: dict[tuple[str, int], Things] = {}
        others: dict[str, Asked] = {}
        for place, story in enumerate(by_first_condition(stories)):
            self.names.append(str(story.n))
            byte = 1 << 8 * place
            put(self.scripts.unwanted, story.n, byte)
            for n, say in enumerate(story.when):
                if is_of_one(say):  # one that asks for two of a kind is found twice
                    found = things.setdefault((say.name, n), Things(say.name))
                    found.wanting |= byte
                    put(found.wanted, thing_of(say), byte)
                else:
                    others.setdefault(written(say), Asked(say)).wanted |= byte
            for say in story.unless:
                if is_of_one(say):
                    put(things.setdefault((say.name, 0), Things(say.name)).unwanted, thing_of(say), byte)
                else:
                    others.setdefault(written(say), Asked(say)).unwanted |= byte
        self.all = sum(1 << 8 * place for place in range(len(self.names)))
        kinds: dict[str, list[Things]] = {}
        for of_one in (self.scripts, *things.values()):
            kinds.setdefault(of_one.kind, []).append(of_one)
        self.kinds = {kind: kind_of(asked) for kind, asked in kinds.items()}
        numbers: dict[str, Counted] = {}
        self.others: list[Asked] = []
        for each in others.values():
            say = each.say
            if isinstance(say.verb, CountCondition) and not say.counted:
                numbers.setdefault(say.name, Counted(say.verb.count, [])).asked.append(each)
            else:
                self.others.append(each)
        self.numbers = list(numbers.values())

    def but(self, left_out: int) -> list[str]:
        """The numbers of all stories but these."""
        return list(compress(self.names, (self.all & ~left_out).to_bytes(len(self.names), "little")))


def put(stories: dict[int | str, int], thing: int | str, byte: int) -> None:
    stories[thing] = stories.get(thing, 0) | byte


def thing_of(say: Call) -> int | str:
    thing: int | str = say.params[OF_ONE[say.name]]
    return thing


def written(say: Call) -> str:
    return f"{say.name} {say.params}"


def is_of_one(say: Call) -> bool:
    """Whether it only asks if a thing is among those there are."""
    return say.name in OF_ONE and say.params == {**say.verb.defaults, OF_ONE[say.name]: thing_of(say)}


def by_first_condition(stories: Sequence[Story]) -> Iterator[Story]:
    """Stories that ask for the same thing first stand together."""
    groups: dict[str, list[Story]] = {}
    for story in stories:
        groups.setdefault(written(story.when[0]) if story.when else "", []).append(story)
    for group in groups.values():
        yield from group
