"""A set being built, as a page shows it: every element with what is in, what could be put in, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.draft import Draft
from vigil.kernel.eyes import Sight
from vigil.kernel.flow import Option
from vigil.kernel.text import Words
from vigil.table.lying import lying
from vigil.table.web.fragments import card_of, cite, template
from vigil.table.web.parts import No, no, total

MOST = 400  # names that a page may send


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


def names(sight: Sight, inside: Sequence[str], put: str = "", take: str = "") -> list[str]:
    """What is in after one element more or less; what cannot be put in is left out."""
    made = sight.draft(inside[:MOST])
    if made is None:
        return []
    if take:
        made.take_out(take)
    if put:
        made.put_in(put)
    return [each.name for each in made.chosen()]


def draft(sight: Sight, words: Words, inside: Sequence[str]) -> str:
    """The set with these elements; "" if the seat is not asked for a set."""
    if sight.draft() is None:
        return ""
    facts = {"cite": cite(sight.definition, words), "mine": True}
    return template("draft.html", words=words, **facts, **parts(sight, words, inside))


def parts(sight: Sight, words: Words, inside: Sequence[str]) -> dict[str, Any]:
    made = sight.draft(inside)
    assert made is not None
    problem = made.problem()
    return {
        "elements": elements(made, words, lying(sight)),
        "inside": [each.name for each in made.chosen()],
        "sums": [total(words, each) for each in made.numbers()],
        "problem": words.refusal(problem) if problem else "",
        "remedy": words.remedy(problem) if problem else "",
        "set_name": made.option().name,
    }


def elements(made: Draft, words: Words, at: Callable[[Option[Any]], str]) -> list[Element]:
    """Each element once, in the order of the rule."""
    found: dict[str, Element] = {}
    for each in made.elements:
        if each.name in found:
            found[each.name].most += 1
            continue
        card = card_of(each.facts, words)
        about = words.name(card) if card else ""
        label, inside = words.option(each), made.inside[each.name]
        found[each.name] = Element(len(found) + 1, each.name, label, at(each), inside, 1, False, None, card, about)
    for element in found.values():
        refusal = made.refusal(element.name)
        element.open = refusal is None
        if refusal and element.inside < element.most:
            element.refusal = no(words, refusal)
    return list(found.values())
