"""Where on the board an option can be chosen, and where an event happens: the ids of their elements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.state import SLOTS
from vigil.kernel.display.board import Trace

# what ends or declines something: nobody should do that by a slip on the board
NOWHERE = frozenset(
    ("keep", "no-barter", "turn-home", "assign-again", "leave-unguarded", "miss", "turn-back", "pass-by")
)
TASKS = {"task-floor": "space-floor", "task-guard": "space-guard", "task-scavenging": "space-go-outside"}
OF_THINGS = ("what", "tool", "thing")
BOXES = {"explore-on": "unknown", "flee": "grid", "stand": "grid", "trust-fate": "grid", "cancel": "card"}
SHUFFLED = "shuffle-in"


def targets(key: str, facts: Mapping[str, Any], about: Mapping[str, Any], view: View) -> list[str]:
    """The room, the person, the thing, the place or the card that an option names; a choice of a card is made there."""
    if key in NOWHERE:
        return []
    named = [*found(key, facts, view)]
    if named or not key:
        return named
    if key in BOXES or key.startswith("script-"):
        return [BOXES.get(key, "card")]
    return [*found("", about, view)] or ["card"]


def found(key: str, facts: Mapping[str, Any], view: View) -> Iterator[str]:
    people = {each.key for each in view.people}
    if key in TASKS:
        yield TASKS[key]
    for name, value in facts.items():
        if isinstance(value, str):
            yield from named(name, value, people, view, key)


def named(name: str, value: str, people: Iterable[str], view: View, key: str) -> Iterator[str]:
    """The elements of what a fact names."""
    if value in people:
        yield from (f"person-{value}", f"who-{value}")
        return
    if value in SLOTS:
        yield f"place-{value}"
        return
    if any(each.token == value for each in view.enemies):
        yield f"enemy-{value}"
        return
    if value == view.card:
        yield "card"
    yield from (f"place-{slot}" for slot, place in view.places.items() if place == value)
    for floor in view.floors:
        for space in floor.spaces:
            if value == space.id or value in space.works or (space.fitting and value == space.fitting):
                yield f"space-{space.id}"
    if value in view.fittings:
        yield f"plan-{value}"
    if name in OF_THINGS:
        goods = (("pile", view.pile), ("storage", view.storage))
        at = [f"{place}-{value}" for place, held in goods if value in held]
        yield from at[:1] if view.trip else at[-1:]
        if key == "carry" and not at:
            yield "pile"


def trace(key: str, facts: Mapping[str, Any], view: View) -> Trace:
    """Persons, rooms and things that are named; a card, where it was turned up."""
    at = [*found("", facts, view)]
    if "card" in facts and not at:
        at = ["card"]
    if key in ("noise", "unheard", "heard"):
        at = ["noise"]
    return Trace(tuple(dict.fromkeys(each for each in at if not each.startswith("who-"))))
