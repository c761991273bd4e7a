"""Answers that are sets: who does what, what is packed, a trade, losses to distribute.

Elements are put in and taken out freely, each refusal with its reason; nothing is written until "do it", and then the
whole set is one answer with one name: `bread x2 + rope`, or `nothing`. The names of elements hold no " + ".
"""

from __future__ import annotations

import re
from bisect import bisect, bisect_left, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.flow import Build, Decision, Number, Option, Refusal

JOIN = " + "
NOTHING = "nothing"
TIMES = re.compile(r"^(?P<name>.+) x(?P<n>[2-9]|[1-9]\d{1,3})$")
TRIES = 50

Luck = Callable[[int], int]  # n -> one of 0 … n - 1
Measure = Callable[[Any], int]  # what a value adds to a set


class AtMost(Struct):
    """A `fits` that adds up: each value by its measure, or as one, and no more than `most` in all."""

    most: int
    refusal: Callable[[Sequence[Any]], Refusal]
    measure: Measure | None = None

    def __call__(self, values: Sequence[Any]) -> Refusal | None:
        return self.refusal(values) if total(self.measure, values) > self.most else None


class AtLeast(Struct):
    """A `ready` that adds up: no less than `least` in all."""

    least: int
    refusal: Callable[[Sequence[Any]], Refusal]
    measure: Measure | None = None

    def __call__(self, values: Sequence[Any]) -> Refusal | None:
        return self.refusal(values) if total(self.measure, values) < self.least else None


def total(measure: Measure | None, values: Sequence[Any]) -> int:
    return len(values) if measure is None else sum(map(measure, values))


def anything(values: Sequence[Any]) -> None:
    """The `fits` or the `ready` of a set to which there is no limit."""


class ForEach(Sequence[Option[Any]]):
    """Elements that are the same for each of some, one after the other; none is made before somebody looks at it."""

    __slots__ = ("make", "owners", "things")

    def __init__(self, owners: Sequence[Any], things: Sequence[Any], make: Callable[[Any, Any], Option[Any]]) -> None:
        self.owners, self.things, self.make = owners, things, make

    def __len__(self) -> int:
        return len(self.owners) * len(self.things)

    def __iter__(self) -> Iterator[Option[Any]]:
        return (self.make(owner, thing) for owner in self.owners for thing in self.things)

    def __getitem__(self, place: Any) -> Any:
        if type(place) is slice:
            return list(self)[place]
        owner, thing = divmod(place if place >= 0 else range(len(self))[place], len(self.things))
        return self.make(self.owners[owner], self.things[thing])


class Chosen(Option[tuple[Any, ...]], gc=False):
    """A set as one answer; its name is put together when somebody asks for it."""

    elements: tuple[Option[Any], ...] = ()

    @property
    def name(self) -> str:
        return naming_of(self.elements)


class Draft:
    """A set being built. The elements stand in the order in which the rule lists them, whatever was put in first."""

    def __init__(
        self, decision: Decision, names: Iterable[str] = (), elements: Sequence[Option[Any]] | None = None
    ) -> None:
        assert decision.build is not None
        self.decision = decision
        self.build: Build = decision.build
        self.elements = decision.offer() if elements is None else elements
        self.alike: dict[str, list[int]] = {}  # the places of the elements of each name
        for place, element in enumerate(self.elements):
            self.alike.setdefault(element.name, []).append(place)
        self.inside: Counter[str] = Counter()
        self.places: list[int] = []  # of what is inside, in the order of the rule
        for name in names:
            self.put_in(name)

    def put_in(self, name: str) -> Refusal | None:
        """Put an element in, or say why not."""
        refusal = self.refusal(name)
        if refusal is None:
            insort(self.places, self.alike[name][self.inside[name]])
            self.inside[name] += 1
        return refusal

    def take_out(self, name: str) -> None:
        if self.inside[name]:
            self.inside[name] -= 1
            self.places.remove(self.alike[name][self.inside[name]])

    def chosen(self) -> list[Option[Any]]:
        return [self.elements[place] for place in self.places]

    def values(self) -> list[Any]:
        return [self.elements[place].value for place in self.places]

    def refusal(self, name: str) -> Refusal | None:
        """Why one more of an element cannot be put in; None if it can."""
        return self.refusal_beside(name, self.values())

    def refusal_beside(self, name: str, values: Sequence[Any]) -> Refusal | None:
        same = self.alike.get(name)
        if not same:
            return Refusal(name, "no-such-element", self.decision.rule)
        element = self.elements[same[0]]
        if len(same) <= self.inside[name]:
            return Refusal(element.key, "none-left", element.rule, element.facts)
        problem = self.build.fits([*values, element.value])
        return problem and replace(problem, key=element.key, facts=element.facts)

    def open(self) -> list[Option[Any]]:
        """What could be put in now, each element once."""
        values = self.values()
        return [
            self.elements[same[0]] for name, same in self.alike.items() if self.refusal_beside(name, values) is None
        ]

    def problem(self) -> Refusal | None:
        """Why it cannot be done yet."""
        return self.build.ready(self.values())

    def numbers(self) -> list[Number]:
        return list(self.build.numbers(self.values())) if self.build.numbers else []

    def option(self) -> Chosen:
        """The set as one answer."""
        return set_of(self.decision, self.chosen())


def set_of(decision: Decision, chosen: Sequence[Option[Any]]) -> Chosen:
    values = tuple([element.value for element in chosen])
    return Chosen(decision.key, values, decision.rule, elements=tuple(chosen))


def naming_of(chosen: Sequence[Option[Any]]) -> str:
    counts: dict[str, int] = {}
    for element in chosen:
        name = element.name
        counts[name] = counts.get(name, 0) + 1
    return JOIN.join([name if n == 1 else f"{name} x{n}" for name, n in counts.items()]) or NOTHING


def read(name: str) -> list[str]:
    """The names of the elements in the name of a set."""
    names: list[str] = []
    for part in name.split(JOIN) if name != NOTHING else ():
        found = TIMES.match(part)
        names += [found["name"]] * int(found["n"]) if found else [part]
    return names


def option_named(decision: Decision, options: Sequence[Option[Any]], name: str) -> Option[Any] | None:
    """The answer of that name, if it may be given: one of the options, or a set built from them."""
    if decision.build is None:
        return next((option for option in options if option.name == name), None)
    names = read(name)
    if len(names) > len(options):
        return None
    draft = Draft(decision, (), options)
    if any(draft.put_in(each) for each in names) or draft.problem():
        return None
    return draft.option()


def lone_answer(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any] | None:
    """The only answer there is, where the rules do not want it asked."""
    if decision.always or decision.ends or len(options) > 1:
        return None
    if decision.build is None:
        return options[0] if options else None
    build = decision.build
    open_ = options and build.fits([options[0].value]) is None
    return set_of(decision, ()) if not open_ and build.ready(()) is None else None


def sample(decision: Decision, luck: Luck, elements: Sequence[Option[Any]] | None = None) -> Chosen:
    """A set put together by luck, without ever taking anything out. What does not fit now will not fit later.

    Nothing is named: elements of the same value are alike.
    """
    build = decision.build
    assert build is not None
    options = decision.offer() if elements is None else elements
    if build.apart is not None:
        find = partial(places_apart, build, options, luck)
    else:
        find = partial(places_by_luck, build, [element.value for element in options], luck)
    for _ in range(TRIES):
        places = find()
        if places is not None:
            return set_of(decision, [options[place] for place in places])
    raise ValueError(f"{decision.rule} {decision.key}: no set can be completed")


def places_by_luck(build: Build, values: Sequence[Any], luck: Luck) -> list[int] | None:
    """The places of a set among the values; None if luck led to where nothing more fits and nothing is done."""
    fits, ready = build.fits, build.ready
    if (type(fits) is AtMost or fits is anything) and (type(ready) is AtLeast or ready is anything):
        return places_measured(fits, ready, values, luck)
    left = list(dict.fromkeys(values))
    inside: list[Any] = []
    places: list[int] = []
    after: dict[Any, int] = {}  # where the next that is alike would stand
    stop = ready(inside) is None
    while left or stop:
        picked = luck(len(left) + stop)
        if picked == len(left):
            return places
        value = left[picked]
        start = after.get(value, 0)
        if (not start or value in values[start:]) and fits([*inside, value]) is None:
            place = values.index(value, start)
            after[value] = place + 1
            at = bisect(places, place)
            places.insert(at, place)
            inside.insert(at, value)
            stop = ready(inside) is None
        else:
            left[picked] = left[-1]
            left.pop()
    return None


def places_measured(fits: Any, ready: Any, values: Sequence[Any], luck: Luck) -> list[int] | None:
    """The same where only sums count: what is inside need not be looked at again."""
    alike: dict[Any, list[int]] = {value: [] for value in dict.fromkeys(values)}  # their places, the first last
    for place in range(len(values) - 1, -1, -1):
        alike[values[place]].append(place)
    left = list(alike)
    weights, room = measured(fits, left), fits.most if type(fits) is AtMost else 0
    worths, lacking = measured(ready, left), ready.least if type(ready) is AtLeast else 0
    places: list[int] = []
    while left or lacking <= 0:
        picked = luck(len(left) + (lacking <= 0))
        if picked == len(left):
            places.sort()
            return places
        value = left[picked]
        if alike[value] and weights[value] <= room:
            places.append(alike[value].pop())
            room -= weights[value]
            lacking -= worths[value]
        else:
            left[picked] = left[-1]
            left.pop()
    return None


def measured(limit: Any, values: Sequence[Any]) -> dict[Any, int]:
    """What each value adds to that side; nothing, if there is no limit."""
    if limit is anything:
        return dict.fromkeys(values, 0)
    return dict.fromkeys(values, 1) if limit.measure is None else dict(zip(values, map(limit.measure, values)))


def places_apart(build: Build, options: Sequence[Option[Any]], luck: Luck) -> list[int] | None:
    """The same where of those with the same key only one fits."""
    fits, ready, apart = build.fits, build.ready, build.apart
    assert apart is not None
    together = len(options.things) if type(options) is ForEach else 0  # so many of a key, as long as left is in order
    left = list(range(len(options)))
    inside: list[Any] = []
    places: list[int] = []
    stop = ready(inside) is None
    while left or stop:
        picked = luck(len(left) + stop)
        if picked == len(left):
            return places
        place = left[picked]
        value = options[place].value
        if fits([*inside, value]) is None:
            at = bisect(places, place)
            places.insert(at, place)
            inside.insert(at, value)
            stop = ready(inside) is None
            if together:
                first = place - place % together
                del left[bisect_left(left, first) : bisect_left(left, first + together)]
            else:
                left = others_of(options, left, place, apart)
        else:
            left[picked] = left[-1]
            left.pop()
            together = 0
    return None


def others_of(
    options: Sequence[Option[Any]], places: Sequence[int], place: int, apart: Callable[[Any], object]
) -> list[int]:
    """Those of the places at which another key stands."""
    if type(options) is ForEach:
        width = len(options.things)
        owner = place // width
        return [each for each in places if each // width != owner]
    key = apart(options[place].value)
    return [each for each in places if apart(options[each].value) != key]
