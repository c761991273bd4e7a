"""A set being built, as a page shows it: every element with what is in, what could be put in, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.sets.draft import Draft
from vigil.kernel.text.words import Words
from vigil.presentation.board_targets import lying
from vigil.presentation.option_notes import beside, readable
from vigil.web.render.citations import cite
from vigil.web.render.numbers import No, no, total
from vigil.web.render.templates import template

MOST = 400  # names that a page may send
GROUPED = 9  # from so many elements on, they stand under the names of whose they are


class Element(Struct):
    n: int
    name: str
    label: str
    at: str  # the ids of the elements of the board where it can be chosen
    inside: int
    most: int
    open: bool  # one more can be put in
    refusal: No | None  # why not, if there is more of it
    card: str
    about: str
    beside: str = ""  # what it costs and does
    own: str = ""  # the label under the name of whose it is
    swaps: bool = False  # it takes the place of what is in of the same person


class Share(Struct):
    """Elements of which one only can be put in: `whose` they are, and what is in."""

    whose: str
    inside: str
    elements: list[Element]
    beside: str = ""  # what that costs and does


def names(observation: Observation, inside: Sequence[str], put: str = "", take: str = "") -> list[str]:
    """What is in after one element more or less; what cannot be put in is left out."""
    made = observation.draft(inside[:MOST])
    if made is None:
        return []
    if take:
        made.take_out(take)
    if put and made.put_in(put) is not None and take:  # nothing is given up for what cannot be
        made.put_in(take)
    return [each.name for each in made.chosen()]


def draft(observation: Observation, words: Words, inside: Sequence[str]) -> str:
    """The set with these elements; "" if the seat is not asked for a set."""
    if observation.draft() is None:
        return ""
    facts = {"cite": cite(observation.definition, words), "mine": True}
    return template("question/set_builder.html", words=words, **facts, **parts(observation, words, inside))


def parts(observation: Observation, words: Words, inside: Sequence[str]) -> dict[str, Any]:
    made = observation.draft(inside)
    assert made is not None
    problem = made.problem()
    found = shares(made, words, elements(observation, made, words))
    return {
        "shares": found,
        "first": next((each.whose for each in found if not each.inside), ""),  # who has nothing to do yet
        "inside": [each.name for each in made.chosen()],
        "sums": [total(words, each) for each in made.numbers()],
        "problem": words.refusal(problem) if problem else "",
        "remedy": words.remedy(problem) if problem else "",
        "set_name": made.option().name,
    }


def shares(made: Draft, words: Words, found: list[Element]) -> list[Share]:
    """A long list by what its elements have apart: those of each person under the person's name."""
    apart = made.build.apart
    if apart is None or len(found) < GROUPED:
        return [Share("", "", found)]
    whose: dict[str, str] = {each.name: words.name(str(apart(each.value))) for each in made.elements}
    parts: dict[str, list[Element]] = {}
    for each in found:
        name = whose[each.name]
        parts.setdefault(name, []).append(each)
        if each.label.startswith(name):
            each.own = each.label.removeprefix(name).lstrip(" \u00a0\u202f:")
    for part in parts.values():
        exchange(made, part)
    return [
        Share(
            name,
            ", ".join(each.own or each.label for each in part if each.inside),
            part,
            " · ".join(each.beside for each in part if each.inside and each.beside),
        )
        for name, part in parts.items()
    ]


def exchange(made: Draft, part: list[Element]) -> None:
    """Which elements of a person could be in instead of the one that is."""
    other = next((each for each in part if each.inside), None)
    if other is None:
        return
    made.take_out(other.name)
    for each in part:
        each.swaps = not each.open and not each.inside and made.refusal(each.name) is None
    made.put_in(other.name)


def elements(observation: Observation, made: Draft, words: Words) -> list[Element]:
    """Each element once, in the order of the rule."""
    at = lying(observation)
    found: dict[str, Element] = {}
    for each in made.elements:
        if each.name in found:
            found[each.name].most += 1
            continue
        card = readable(observation, words, each)
        about = words.name(card) if card else ""
        label, inside = words.option(each), made.inside[each.name]
        more = beside(observation, words, each)
        found[each.name] = Element(
            len(found) + 1, each.name, label, at(each), inside, 1, False, None, card, about, more
        )
    for element in found.values():
        refusal = made.refusal(element.name)
        element.open = refusal is None
        if refusal and element.inside < element.most:
            element.refusal = no(words, refusal)
    return list(found.values())
