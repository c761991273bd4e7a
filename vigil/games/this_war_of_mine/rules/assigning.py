"""Day Actions: who may do what in a step, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from vigil.games.this_war_of_mine.content.tables import SpaceRow
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.shelter import rooms
from vigil.games.this_war_of_mine.state import Person
from vigil.kernel.flow import Fact, Option, Refusal

CARD, SPACE, WORK, BUILD = "card", "space", "work", "build"
TOOLS = {"rubble": "shovel", "remnants": "shovel", "bars": "saw", "door": "lockpick"}
RULES = {
    CARD: "Day Actions: Shelter cards",
    SPACE: "Day Actions: Spaces and Fittings",
    WORK: "Day Actions: Spaces and Fittings",
    BUILD: "Day Actions: New Fitting",
}
DIGGING = ("rubble", "remnants")

Job = tuple[str, str, str, str]  # who, what kind of action, where or what, with which tool


Place = tuple[str, bool, dict[str, int]]  # where it happens, whether several may be there, what it costs


class Assigning:
    """The draft of one step: elements are jobs, each of one character."""

    def __init__(self, g: War, able: Sequence[Person], reached: set[str]) -> None:
        self.g, self.able = g, able
        self.jobs = [job for person in able for job in jobs_of(g, person, reached, len(able))]
        self.places: dict[tuple[str, str], Place] = {}
        for _, kind, what, _ in self.jobs:
            if (kind, what) not in self.places:
                self.places[kind, what] = place_of(g, kind, what)
        self.rooms = rooms(g, g.state.fittings, reached)
        self.alone: dict[tuple[str, str, str], Refusal | None] = {}  # why not even alone, whoever does it

    def why_not(self, job: Job) -> Refusal | None:
        if job[1:] not in self.alone:
            self.alone[job[1:]] = self.fits([job])
        return self.alone[job[1:]]

    def elements(self) -> list[Option[Job]]:
        return [
            Option(key_of(job), job, RULES[job[1]], facts_of(job)) for job in self.jobs if self.why_not(job) is None
        ]

    def refused(self) -> Iterator[Refusal]:
        for job in self.jobs:
            problem = self.why_not(job)
            if problem is not None:
                yield replace(problem, key=key_of(job), facts=facts_of(job))

    def fits(self, jobs: Sequence[Job]) -> Refusal | None:
        """Day Actions One action each, one character to a place, and Storage covers it all."""
        return fits(self.g, jobs, self.rooms, self.places)

    def ready(self, jobs: Sequence[Job]) -> Refusal | None:
        return ready(self.g, jobs)


def key_of(job: Job) -> str:
    """Day Actions The word for an action: with a tool, or without."""
    return f"{job[1]}-with" if job[3] else job[1]


def facts_of(job: Job) -> dict[str, Fact]:
    """Day Actions Who does it, where or what, and with which tool."""
    who, _, what, tool = job
    return {"person": who, "what": what, "tool": tool} if tool else {"person": who, "what": what}


def jobs_of(g: War, person: Person, reached: set[str], able: int) -> list[Job]:
    """Day Actions The four kinds of action: a space, a Fitting, a Shelter card, a new Fitting. [R253 R042 R050 R252]"""
    s, who = g.state, person.key
    jobs: list[Job] = []
    rows = g.content.space_rows[s.side]
    for id, space in s.spaces.items():
        if id not in reached:
            continue
        if space.cover:
            jobs += card_jobs(g, person, id, space.cover, able)
        elif space.fitting:
            jobs += [(who, WORK, work.key, "") for work in g.content.fittings[space.fitting].actions]
        elif rows[id].action and not (rows[id].breach and space.boarded):
            jobs.append((who, SPACE, id, ""))
    jobs += [(who, BUILD, fitting, "") for fitting in s.fittings]
    return jobs


def card_jobs(g: War, person: Person, id: str, cover: str, able: int) -> list[Job]:
    """Day Actions: Shelter cards Rubble and Remnants: a Shovel or one more character; Bars: a Saw; a door: a Lockpick;
    anything else: the character only. [R071 R072 R073 R075 R076 R254]
    """
    tool = TOOLS.get(cover, "")
    jobs: list[Job] = [(person.key, CARD, id, tool)] if tool else []
    if not tool or (cover in DIGGING and (able > 1 or g.bonus("digs", [person]))):
        jobs.append((person.key, CARD, id, ""))
    return jobs


def fits(
    g: War, jobs: Sequence[Job], free: dict[str, list[str]], places: dict[tuple[str, str], Place]
) -> Refusal | None:
    """Day Actions: Three actions One action each, one character to a card or space but for Rubble and Rummage; tools
    and costs out of what Storage holds at the beginning of the step, in the order of assignment.

    [R060 R061 R062 R063 R064 R255 rd2 rd3 rd5 rd68]
    """
    s = g.state
    busy: set[str] = set()
    taken: set[str] = set()
    tooled: set[str] = set()
    spent: dict[str, int] = {}
    built: list[str] = []
    for who, kind, what, tool in jobs:
        if who in busy:
            return Refusal(kind, "is-busy", "Day Actions: Three actions", about={"person": who})
        busy.add(who)
        place, shared, cost = places[kind, what]
        if place in taken and not shared:
            return Refusal(kind, "place-taken", "Day Actions: Three actions")
        taken.add(place)
        if tool and place in tooled:
            return Refusal(kind, "tool-there", RULES[kind])
        if tool:
            tooled.add(place)
        if kind == WORK and s.spaces[place].wait:
            return Refusal(kind, "still-waits", RULES[kind])
        if kind == WORK and g.content.works[what].wait and not waits_left(g, jobs):
            return Refusal(kind, "no-wait-token", "General: Supply")
        if kind == BUILD:
            built.append(what)
            if not housed(built, free):
                return Refusal(kind, "no-space-to-build", RULES[kind])
        for thing, n in cost.items() if not tool else ((tool, 1),):
            spent[thing] = spent.get(thing, 0) + n
            if spent[thing] > s.storage.get(thing, 0):
                reason = "no-tool" if tool else "cannot-afford"
                return Refusal(kind, reason, RULES[kind], about={"thing": thing, "n": spent[thing]})
    return None


def place_of(g: War, kind: str, what: str) -> Place:
    """Day Actions: Three actions Where an action happens, whether several may be there, and what it costs.

    [R060 R061 R062 R063 R064]
    """
    s = g.state
    if kind == CARD:
        return what, s.spaces[what].cover in DIGGING, {}
    if kind == SPACE:
        action = g.content.actions[printed(g, what).action]
        return what, action.crowd, action.cost
    if kind == WORK:
        for id, space in s.spaces.items():
            if space.fitting and any(work.key == what for work in g.content.fittings[space.fitting].actions):
                return id, False, g.content.works[what].cost
    return what, False, g.content.fittings[what].cost


def printed(g: War, id: str) -> SpaceRow:
    """Day Actions: Spaces and Fittings What stands on a space."""
    return g.content.space_rows[g.state.side][id]


def waits_left(g: War, jobs: Sequence[Job]) -> bool:
    """Day Actions: Spaces and Fittings Whether the box has Wait tokens for all that is begun. [R030]"""
    lying = sum(1 for space in g.state.spaces.values() if space.wait)
    begun = sum(1 for _, kind, what, _ in jobs if kind == WORK and g.content.works[what].wait)
    return lying + begun <= g.content.supply.waits


def housed(built: Sequence[str], free: dict[str, list[str]]) -> bool:
    """Day Actions: New Fitting Whether there is a space for each of them. [R081]"""
    if all(len(free[fitting]) >= len(built) for fitting in built):
        return True
    first, *rest = built
    return any(housed(rest, without(free, room)) for room in free[first])


def without(free: dict[str, list[str]], room: str) -> dict[str, list[str]]:
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
