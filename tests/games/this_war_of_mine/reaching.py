"""What thousands of random wars must come to, besides every event, option and refusal: see vigil/lab/reachability.py.

In three wars of four the group is spared a little, so that luck comes to the last days: four people whose States never
rise far, Storage with a few of everything, a shorter Event deck, or red corners in the decks from the start.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import gain, join
from vigil.games.this_war_of_mine.state import MOST
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.rules.events import Event


class Start(Struct):
    """How a war begins: as the scenario says, or easier."""

    people: int = 3
    most: int = MOST  # the level above which no State is at the start of a turn
    each: int = 0  # of every token, while the box has it
    mornings: int = 99  # left
    red: bool = False


STARTS = (
    Start(),
    Start(people=4, most=2, each=2),
    Start(people=4, most=3, each=1, red=True),
    Start(most=2, each=3, mornings=5),
)
CARDS = (
    "event",
    "explores",
    "meets",
    "visitor",
    "raid",
    "fate",
    "narrates",
    "finds",
    "turned",
)  # events that name a card


def targets(definition: AnyDefinition, content: Content) -> Iterator[str]:
    decks: list[Iterable[str]] = [*content.cards.values(), *content.events.values()]
    for deck in (*decks, content.fate, content.findings, content.shelter_cards):
        yield from (f"card {key}" for key in deck)
    yield from (f"objective {key}" for key in content.objectives)
    yield from (f"location {key}" for key in content.locations)
    yield from (f"fitting {key}" for key in content.fittings)
    yield from (f"work {key}" for key in content.works)
    yield from (f"character {key}" for key in content.characters)


def learn(g: War, event: Event) -> Iterator[str]:
    facts: Any = event.facts
    if event.key in CARDS:
        yield f"card {facts['card']}"
    elif event.key == "objective":
        yield f"objective {facts['objective']}"
    elif event.key == "goes-to":
        yield f"location {facts['place']}"
        yield from (f"character {key}" for key in facts["people"])
    elif event.key == "built":
        yield f"fitting {facts['fitting']}"
    elif event.key == "goes-work":
        yield f"work {facts['what']}"


def begin(g: War, index: int, begun: set[int]) -> None:
    """An easier start, and States that do not rise far."""
    check(g)
    s, start = g.state, STARTS[index // 2 % len(STARTS)]
    if s.phase == "set-up" or not s.people:
        return
    for person in s.people:
        for state, level in person.levels.items():
            person.levels[state] = min(level, start.most)
    if begun:
        return
    begun.add(0)
    while len(s.people) < start.people:
        join(g, s.unused[0], {})
    for what in g.content.kinds["token"]:
        gain(g, what, start.each, s.storage)
    s.events = s.events[-start.mornings :]
    for deck in s.decks.values():
        deck.red_in = len(deck.red) if start.red else deck.red_in


def check(g: War) -> None:
    """Nothing is less than none, nothing comes from nowhere."""
    s = g.state
    medicals = [person.medicals for person in s.people]
    places = (s.box, s.storage, s.pile, s.waste, *medicals)
    for place in places:
        assert not place or min(place.values()) > 0, f"less than none: {place}"
    in_hand = [person.weapon for person in s.people] + list(s.tools.values())
    for key, token in g.content.tokens.items():
        n = sum(place.get(key, 0) for place in places) + in_hand.count(key)
        assert n == token.count, f"{n} times {key}"
    assert len(s.people) <= MOST, "more than four"
    for person in s.people:
        assert all(0 <= level <= MOST for level in person.levels.values()), person.levels
