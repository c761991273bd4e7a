"""Book: what cards and scripts ask before they do something."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.barter import worth
from vigil.games.this_war_of_mine.rules.general import how_many
from vigil.games.this_war_of_mine.state import MOST, Person


def has(g: War, who: str, what: str, n: int) -> bool:
    """Book So much of a kind is at hand."""
    return how_many(g, what, g.goods()) >= n


def is_worth(g: War, who: str, n: int) -> bool:
    """Book Tokens of that value are at hand."""
    return worth(g) >= n


def marked(g: War, who: str, mark: str, n: int) -> bool:
    """Book It was written down so often."""
    return g.state.marks.get(mark, 0) >= n


def was_read(g: War, who: str, n: int) -> bool:
    """Book That script was read in this war."""
    return n in g.state.read


def level(g: War, who: str, state: str, n: int) -> bool:
    """Book A State of the one it concerns is that high."""
    person = g.person(who)
    return person is not None and person.levels[state] >= n


def is_person(g: War, who: str, person: str) -> bool:
    """Book It concerns this very character."""
    return who == person


def here(g: War, who: str, person: str) -> bool:
    """Book That character is where it happens."""
    found = g.person(person)
    return found is not None and (found.task == "scavenging") == (g.state.trip is not None)


def in_play(g: War, who: str, person: str) -> bool:
    """Book That character belongs to the group."""
    return g.person(person) is not None


def skilled(g: War, who: str, skill: str) -> bool:
    """Book Somebody present has the skill."""
    return any(g.content.characters[each.key].skill.key == skill for each in g.present())


def at_least(count: Callable[[War], int]) -> Callable[..., bool]:
    """Book A condition on a number."""

    def holds(g: War, who: str, n: int) -> bool:
        return count(g) >= n

    return holds


def is_out(g: War, who: str) -> bool:
    """Book It happens at a Location, not at home."""
    return g.state.trip is not None


def has_room(g: War, who: str) -> bool:
    """Book There are fewer than four. [R028]"""
    return len(g.state.people) < MOST and bool(g.state.unused)


def built(g: War, who: str, fitting: str) -> bool:
    """Book That Fitting stands in the Shelter."""
    for space in g.state.spaces.values():
        if space.fitting == fitting:
            return True
    return False


def at_place(g: War, who: str, place: str) -> bool:
    """Book The group is at that Location."""
    return g.state.trip is not None and g.state.trip.place == place


def in_phase(g: War, who: str, phase: str) -> bool:
    """Book It is that time of the day."""
    return g.state.phase == phase


def on_floor(g: War, who: str, floor: str) -> bool:
    """Book The one it concerns stands on that floor of the Shelter."""
    person = g.person(who)
    rows = next((row.spaces for row in g.content.sides[g.state.side].floors if row.key == floor), ())
    return person is not None and person.at in [space.id for space in rows]


def is_strong(g: War, who: str, n: int) -> bool:
    """Book Prowess of the one it concerns."""
    return who in g.content.characters and g.content.characters[who].prowess >= n


def is_kind(g: War, who: str, n: int) -> bool:
    """Book Empathy of the one it concerns."""
    return who in g.content.characters and g.content.characters[who].empathy >= n


def keys(people: list[Person]) -> list[str]:
    """Book Who they are."""
    return [person.key for person in people]
