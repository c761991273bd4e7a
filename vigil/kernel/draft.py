"""Answers that are sets: who does what, what is packed, a trade, losses to distribute.

Elements are put in and taken out freely, each refusal with its reason; nothing is written until "do it", and then the
whole set is one answer with one name: `bread x2 + rope`, or `nothing`. The names of elements hold no " + ".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from vigil.kernel.flow import Build, Decision, Number, Option, Refusal

JOIN = " + "
NOTHING = "nothing"
TIMES = re.compile(r"^(?P<name>.+) x(?P<n>[2-9]|[1-9]\d{1,3})$")
TRIES = 50

Luck = Callable[[int], int]  # n -> one of 0 … n - 1


class Draft:
    """A set being built. The elements stand in the order in which the rule lists them, whatever was put in first."""

    def __init__(self, decision: Decision, names: Iterable[str] = ()) -> None:
        assert decision.build is not None
        self.decision = decision
        self.build: Build = decision.build
        self.elements: list[Option[Any]] = list(decision.offer())
        self.inside: Counter[str] = Counter()
        for name in names:
            self.put_in(name)

    def put_in(self, name: str) -> Refusal | None:
        """Put an element in, or say why not."""
        refusal = self.refusal(name)
        if refusal is None:
            self.inside[name] += 1
        return refusal

    def take_out(self, name: str) -> None:
        if self.inside[name]:
            self.inside[name] -= 1

    def chosen(self) -> list[Option[Any]]:
        left, found = Counter(self.inside), []
        for element in self.elements:
            if left[element.name]:
                left[element.name] -= 1
                found.append(element)
        return found

    def values(self) -> list[Any]:
        return [element.value for element in self.chosen()]

    def refusal(self, name: str) -> Refusal | None:
        """Why one more of an element cannot be put in; None if it can."""
        same = [element for element in self.elements if element.name == name]
        if not same:
            return Refusal(name, "no-such-element", self.decision.rule)
        if len(same) <= self.inside[name]:
            return Refusal(same[0].key, "none-left", same[0].rule, same[0].facts)
        problem = self.build.fits([*self.values(), same[0].value])
        return problem and replace(problem, key=same[0].key, facts=same[0].facts)

    def open(self) -> list[Option[Any]]:
        """What could be put in now, each element once."""
        each = {element.name: element for element in self.elements}
        return [element for name, element in each.items() if self.refusal(name) is None]

    def problem(self) -> Refusal | None:
        """Why it cannot be done yet."""
        return self.build.ready(self.values())

    def numbers(self) -> list[Number]:
        return list(self.build.numbers(self.values())) if self.build.numbers else []

    def option(self) -> Option[tuple[Any, ...]]:
        """The set as one answer."""
        chosen = self.chosen()
        return Option(naming_of(chosen), tuple(element.value for element in chosen), self.decision.rule)


def naming_of(chosen: Sequence[Option[Any]]) -> str:
    counts = Counter(element.name for element in chosen)
    return JOIN.join(name if n == 1 else f"{name} x{n}" for name, n in counts.items()) or NOTHING


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
    draft = Draft(decision)
    if any(draft.put_in(each) for each in names) or draft.problem():
        return None
    return draft.option()


def lone_answer(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any] | None:
    """The only answer there is, where the rules do not want it asked."""
    if decision.always or len(options) > 1:
        return None
    if decision.build is None:
        return options[0] if options else None
    draft = Draft(decision)
    return draft.option() if not draft.open() and draft.problem() is None else None


def sample(decision: Decision, luck: Luck) -> Option[tuple[Any, ...]]:
    """A set put together by luck, without ever taking anything out."""
    for _ in range(TRIES):
        draft = Draft(decision)
        while True:
            open_ = draft.open()
            stop = 1 if draft.problem() is None else 0
            if not open_ and not stop:
                break
            picked = luck(len(open_) + stop)
            if picked == len(open_):
                return draft.option()
            draft.put_in(open_[picked].name)
    raise ValueError(f"{decision.rule} {decision.key}: no set can be completed")
