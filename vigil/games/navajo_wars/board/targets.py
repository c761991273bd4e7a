"""Where on the board an option can be chosen: the ids of its elements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from vigil.games.navajo_wars.view import TerritoryView, View

OUTPOSTS = ("mission", "rancho")
FROM = {  # the box a piece is taken from; what is paid or lost comes from Resources
    "heal-person": "out-of-play",
    "goods-for-animal": "out-of-play",
    "ransom-person": "out-of-play",
    "ransom-captive": "out-of-play",
    "newcomer": "out-of-play",
    "welcome": "out-of-play",
    "drive-home": "out-of-play",
    "lose-from-passage": "passage",
}
OF_FAMILY = ("give-up", "unfed-person")  # a person of the Family that the question is about


def targets(key: str, facts: Mapping[str, Any], about: Mapping[str, Any], view: View) -> list[str]:
    return [*found(key, facts, about, view)]


def found(key: str, facts: Mapping[str, Any], about: Mapping[str, Any], view: View) -> Iterator[str]:
    territory, family, piece = facts.get("territory"), facts.get("family"), facts.get("piece")
    if territory:
        there = next((each for each in view.territories if each.key == territory), None)
        if there:
            yield from on_land(there, facts.get("area"), facts.get("outpost") or piece)
    if key in OF_FAMILY:
        yield f"{piece}-{about['family']}"
    elif family and piece:
        yield f"{piece}-{family}"
    elif family:
        yield from (f"family-{family}", f"household-{family}")
    elif piece and piece not in OUTPOSTS:
        yield f"{FROM.get(key, 'resources')}-{piece}"
    yield from orders(facts, view)
    yield from cards(key, facts, view)
    if "box" in facts:
        yield f"elder-{facts['box']}"


def on_land(territory: TerritoryView, area: int | None, outpost: str | None) -> Iterator[str]:
    """A Territory, an Area of it, and the Outpost that is meant there."""
    if area is None:
        yield f"territory-{territory.die}"
        return
    yield f"area-{territory.die * 10 + area}"
    if outpost in OUTPOSTS:
        rank = sum(getattr(each, outpost) for each in territory.areas if each.number <= area)
        yield f"{outpost}-{territory.die}-{rank}"


def orders(facts: Mapping[str, Any], view: View) -> Iterator[str]:
    """The counters on a row, or those that show an order."""
    for column in (view.active, view.inactive, view.standby):
        for row, counter in enumerate(column, start=1):
            if counter and (facts["row"] == row if "row" in facts else counter.up.order == facts.get("order")):
                yield f"order-{counter.letter}"


def cards(key: str, facts: Mapping[str, Any], view: View) -> Iterator[str]:
    """A card on the table, in hand or in play; a Development; the card that may be preempted."""
    card, development = facts.get("card"), facts.get("development")
    if view.card and (key == "preempt" or view.card.key == card):
        yield "card"
    yield from (f"hand-{each.n}" for each in view.hand if each.key == card)
    yield from (f"in-play-{each.n}" for each in view.in_play if each.key == card)
    yield from (f"development-{each.key}" for each in view.developments if each.key == development)
