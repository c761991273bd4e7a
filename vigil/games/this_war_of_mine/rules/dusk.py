"""Dusk: water, then food."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import (
    beyond,
    black_die,
    discard,
    element,
    exactly,
    go_up,
    lower_state,
    raise_state,
)
from vigil.games.this_war_of_mine.state import Person, Step
from vigil.kernel.rules.asking import draft
from vigil.kernel.rules.requests import Flow, Option, Refusal
from vigil.kernel.sets.limits import Several, anything

FOODS = {"canned-food": 2, "raw-food": 1, "vegetable": 0}  # what Hunger falls by
HUNGRY = 5  # up to this number thirst makes hungry, above it miserable

Meal = tuple[str, str]  # who, what


def water(g: War, step: Step) -> Flow[None]:
    """Dusk: Water Everybody drinks while there is Water; only if it runs short does the Leader say who goes without.

    [R089 R098 rd1]
    """
    s = g.state
    dry = yield from without_water(g)
    discard(g, "water", len(s.people) - len(dry), s.storage, "drunk")
    for who in dry:
        person = g.person(who)
        if person is not None:
            yield from thirst(g, person)


def without_water(g: War) -> Flow[list[str]]:
    """Dusk: Water Who goes without: as many as Storage cannot serve. [R089 rd1]"""
    people, rule = [person.key for person in g.state.people], "Dusk: Water"
    short = len(people) - g.state.storage.get("water", 0)
    if short <= 0:
        return []
    if short >= len(people):
        return people

    def elements() -> Several[str]:
        return Several([(thirsts(who, rule), 1) for who in people])

    limits = exactly(short, "thirsts", rule)
    return list((yield from draft(rule, "without-water", elements, *limits, {"n": short}, seat=g.state.leader)))


@cache
def thirsts(who: str, rule: str) -> Option[str]:
    """Dusk: Water Who goes without, in the same words in every war."""
    return Option("thirsts", who, rule, {"person": who})


def thirst(g: War, person: Person) -> Flow[None]:
    """Dusk: Water Each who did not drink rolls: 1 to 5 raises Hunger, 6 to 10 Misery. [R090 R091 R092 rd66]"""
    eyes: int = yield black_die("Dusk: Water", "thirst", person.key)
    g.heard and g.tell("Dusk: Water", "thirsts", person=person.key, n=eyes)
    yield from raise_state(g, person, "hunger" if eyes <= HUNGRY else "misery", 1)


def food(g: War, step: Step) -> Flow[None]:
    """Dusk: Hunger Canned Food lowers Hunger by 2, Raw Food by 1, a Vegetable keeps it, nothing raises it by 1.

    [R093 R094 R095 R096 R097 R098 rd44]
    """
    s = g.state
    meals = yield from what_to_eat(g)
    for who, what in meals:
        person = g.person(who)
        assert person is not None
        discard(g, what, 1, s.storage, "")
        g.heard and g.tell("Dusk: Hunger", "eats", person=who, what=what)
        lower_state(g, person, "hunger", FOODS[what])
    fed = [who for who, _ in meals]
    for person in s.people.copy():
        if person.key not in fed:
            g.heard and g.tell("Dusk: Hunger", "starves", person=person.key)
            flow = go_up(g, person, "hunger", 1)
            if flow is not None:
                yield from flow


def what_to_eat(g: War) -> Flow[tuple[Meal, ...]]:
    """Dusk: Hunger One token or nothing for each, as the Leader likes; a setting allows more. [R040 R097 rd44]"""
    s, rule = g.state, "Dusk: Hunger"
    stock = {what: n for what in FOODS if (n := s.storage.get(what, 0))}
    if not stock:
        return ()
    one = g.setting("meals") == "one"

    def elements() -> list[Option[Meal]]:
        found: list[Option[Meal]] = []
        for person in s.people:
            for what, n in stock.items():
                found += [element("eat", person.key, what, rule)] * (1 if one else n)
        return found

    def fits(meals: Sequence[Meal]) -> Refusal | None:
        if len(meals) == 1:  # only what there is is an element
            return None
        if one and len({who for who, _ in meals}) < len(meals):
            return Refusal("eat", "has-eaten", rule)
        scarce = beyond([what for _, what in meals], stock)
        return Refusal("eat", "not-enough-food", rule, about={"n": stock[scarce]}) if scarce else None

    return (yield from draft(rule, "meals", elements, fits, anything, seat=s.leader))
