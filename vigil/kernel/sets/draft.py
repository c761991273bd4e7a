"""Answers that are sets: who does what, what is packed, a trade, losses to distribute.

Elements are put in and taken out freely, each refusal with its reason; nothing is written until "do it", and then the
whole set is one answer with one name: `bread x2 + rope`, or `nothing`. The names of elements hold no " + ".
"""

from __future__ import annotations

import re
from bisect import insort
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from vigil.kernel.rules.requests import AnySetLimits, Decision, Number, Option, Refusal
from vigil.kernel.sets.limits import Several

JOIN = " + "
NOTHING = "nothing"
TIMES = re.compile(r"^(?P<name>.+) x(?P<n>[2-9]|[1-9]\d{1,3})$")


def is_many(elements: Sequence[Option[object]]) -> bool:
    """Whether there are two or more of them; they need not be counted for it."""
    return len(elements.rows if type(elements) is Several else elements) > 1


class Chosen(Option[tuple[object, ...]], gc=False):
    """A set as one answer; its name is put together when somebody asks for it."""

    elements: tuple[Option[object], ...] = ()

    @property
    def name(self) -> str:
        return naming_of(self.elements)


class Draft:
    """A set being built. The elements stand in the order in which the rule lists them, whatever was put in first."""

    def __init__(
        self, decision: Decision, names: Iterable[str] = (), elements: Sequence[Option[object]] | None = None
    ) -> None:
        assert decision.build is not None
        self.decision = decision
        self.build: AnySetLimits = decision.build
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

    def chosen(self) -> list[Option[object]]:
        return [self.elements[place] for place in self.places]

    def values(self) -> list[object]:
        return [self.elements[place].value for place in self.places]

    def refusal(self, name: str) -> Refusal | None:
        """Why one more of an element cannot be put in; None if it can."""
        return self.refusal_beside(name, self.values())

    def refusal_beside(self, name: str, values: Sequence[object]) -> Refusal | None:
        same = self.alike.get(name)
        if not same:
            return Refusal(name, "no-such-element", self.decision.rule)
        element = self.elements[same[0]]
        if len(same) <= self.inside[name]:
            return Refusal(element.key, "none-left", element.rule, element.facts)
        problem = self.build.fits([*values, element.value])
        return problem and replace(problem, key=element.key, facts=element.facts)

    def open(self) -> list[Option[object]]:
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


def set_of(decision: Decision, chosen: Sequence[Option[object]]) -> Chosen:
    values = tuple([element.value for element in chosen])
    return Chosen(decision.key, values, decision.rule, elements=tuple(chosen))


def naming_of(chosen: Sequence[Option[object]]) -> str:
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


def option_named(decision: Decision, options: Sequence[Option[object]], name: str) -> Option[object] | None:
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


def lone_answer(decision: Decision, options: Sequence[Option[object]]) -> Option[object] | None:
    """The only answer there is, where the rules do not want it asked."""
    if decision.always or decision.ends or len(options) > 1:
        return None
    if decision.build is None:
        return options[0] if options else None
    build = decision.build
    open_ = options and build.fits([options[0].value]) is None
    return set_of(decision, ()) if not open_ and build.ready(()) is None else None
