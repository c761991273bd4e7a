"""Day Actions: who does what in a step: jobs are given one after the other until all is well."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from operator import getitem

from msgspec.structs import replace

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.possible_actions import (
    BUILD,
    CARD,
    DIGGING,
    RULES,
    WORK,
    Deed,
    Job,
    Place,
    affordable,
    deeds_of,
    possible,
    too_dear,
    waits_left,
    why_not,
)
from vigil.games.this_war_of_mine.rules.reachable_rooms import empty_rooms, reachable, rooms
from vigil.games.this_war_of_mine.rules.storage_forecast import reckoning
from vigil.games.this_war_of_mine.state import Person
from vigil.kernel.rules.requests import Number, Option, Refusal
from vigil.kernel.sets.limits import Adding, ForEach


class Assigning:
    """The draft of one step: elements are jobs, each of one character. Nothing is listed before somebody looks."""

    __slots__ = ("able", "built", "g", "open", "rooms", "within")

    def __init__(self, g: War, able: Sequence[Person]) -> None:
        self.g, self.able = g, able
        self.within: AbstractSet[str] = frozenset()
        self.open: dict[Deed, Place] | None = None  # what could be done alone
        self.rooms: dict[str, list[str]] = {}
        self.built = False  # whether a room was taken since

    def reached(self) -> AbstractSet[str]:
        if not self.within:
            self.within = reachable(self.g)
        return self.within

    def look(self) -> dict[Deed, Place]:
        if self.open is None:
            g = self.g
            deeds, empty = deeds_of(g, self.able, self.reached())
            self.rooms = rooms(g, affordable(g), empty)
            self.open = possible(g, deeds, self.rooms)
        return self.open

    def free(self, fittings: Sequence[str]) -> Mapping[str, Sequence[str]]:
        """Where these can be built, of which each could be paid."""
        if self.built:
            return rooms(self.g, fittings, empty_rooms(self.g, self.reached()))
        self.look()
        return self.rooms

    def elements(self) -> Sequence[Option[Job]]:
        return ForEach([jobs_of(person.key) for person in self.able], list(self.look()), getitem)

    def refused(self) -> Iterator[Refusal]:
        g = self.g
        deeds, empty = deeds_of(g, self.able, self.reached())
        free = rooms(g, g.state.fittings, empty)
        for person in self.able:
            for deed, place in (*deeds, *[g.content.to_build[fitting] for fitting in g.state.fittings]):
                problem = why_not(g, deed, place, free)
                if problem is not None:
                    option = jobs_of(person.key)[deed]
                    yield replace(problem, key=option.key, facts=option.facts)

    def adding(self) -> Adding[Job]:
        return Given(self.g, self.look(), self.rooms).add

    def numbers(self, jobs: Sequence[Job]) -> Iterator[Number]:
        deeds = self.look()
        return reckoning(self.g, jobs, [dict(deeds[job[1:]][2]) for job in jobs])


class Jobs(dict[Deed, Option[Job]]):
    """Day Actions What a character may be set to: the same words for the same job, in every step of every war."""

    def __init__(self, who: str) -> None:
        self.who = who

    def __missing__(self, deed: Deed) -> Option[Job]:
        kind, what, tool = deed
        facts = {"person": self.who, "what": what, "tool": tool} if tool else {"person": self.who, "what": what}
        option = self[deed] = Option(f"{kind}-with" if tool else kind, (self.who, *deed), RULES[kind], facts)
        return option


jobs_of = cache(Jobs)


class Given:
    """Day Actions: Three actions The jobs given so far, and what they take."""

    __slots__ = ("begun", "built", "busy", "deeds", "free", "g", "spent", "taken", "tooled")

    def __init__(self, g: War, deeds: Mapping[Deed, Place], free: Mapping[str, Sequence[str]]) -> None:
        self.g, self.deeds, self.free = g, deeds, free
        self.busy: list[str] = []
        self.taken: list[str] = []
        self.tooled: list[str] = []
        self.built: list[str] = []
        self.spent: dict[str, int] = {}
        self.begun = 0

    def add(self, job: Job) -> Refusal | None:
        """Day Actions: Three actions One action each, one character to a card or space but for Rubble and Rummage;
        tools and costs out of what Storage holds at the beginning of the step, in the order of assignment.

        [R060 R061 R062 R063 R064 R255 rd2 rd3 rd5 rd68]
        """
        who, kind, what, tool = job
        where, shared, bill = self.deeds[kind, what, tool]
        if who in self.busy:
            return Refusal(kind, "is-busy", "Day Actions: Three actions", about={"person": who})
        if not shared and where in self.taken:
            return Refusal(kind, "place-taken", "Day Actions: Three actions")
        waits = kind == WORK and self.g.content.works[what].wait > 0
        if tool and where in self.tooled:
            return Refusal(kind, "tool-there", RULES[kind])
        if waits and self.begun >= waits_left(self.g):
            return Refusal(kind, "no-wait-token", "General: Supply")
        if kind == BUILD and not housed([*self.built, what], self.free):
            return Refusal(kind, "no-space-to-build", RULES[kind])
        if bill:
            storage, spent = self.g.state.storage, self.spent
            for thing, n in bill:
                if thing in spent:
                    n += spent[thing]
                if thing not in storage or n > storage[thing]:
                    return too_dear(kind, tool, thing, n)
            for thing, n in bill:
                spent[thing] = spent[thing] + n if thing in spent else n
        self.busy.append(who)
        self.taken.append(where)
        if tool:
            self.tooled.append(where)
        elif kind == BUILD:
            self.built.append(what)
        self.begun += waits
        return None


def housed(built: Sequence[str], free: Mapping[str, Sequence[str]]) -> bool:
    """Day Actions: New Fitting Whether there is a space for each of them. [R081]"""
    if len(built) == 1:
        return bool(free[built[0]])
    if min([len(free[fitting]) for fitting in built], default=0) >= len(built):
        return True
    first, *rest = built
    return any(housed(rest, without(free, room)) for room in free[first])


def without(free: Mapping[str, Sequence[str]], room: str) -> dict[str, list[str]]:
    """Day Actions: New Fitting The rooms that are left when one is taken. [R081]"""
    return {key: [id for id in ids if id != room] for key, ids in free.items()}


def ready(g: War, jobs: Sequence[Job]) -> Refusal | None:
    """Day Actions: Shelter cards Rubble without a Shovel needs a second pair of hands. [R075 R076 rd5]"""
    for who, kind, what, tool in jobs:
        if kind != CARD or tool or g.state.spaces[what].cover not in DIGGING:
            continue
        others = [each for each in jobs if each[1] == CARD and each[2] == what and each[0] != who]
        person = g.person(who)
        if not others and not (person and g.bonus("digs", [person])):
            return Refusal(kind, "needs-a-second", RULES[CARD], {"person": who, "what": what})
    return None
