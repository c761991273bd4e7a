"""Evening: a bed, the floor, guard or scavenging for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import read_script
from vigil.games.this_war_of_mine.rules.general import lower_state, tire, whose
from vigil.games.this_war_of_mine.rules.reachable_rooms import reachable
from vigil.games.this_war_of_mine.state import MOST, Person, Step
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Flow, Option, Refusal
from vigil.kernel.sets.limits import ForEach, OneByOne

BED, FLOOR, GUARD, SCAVENGING = "bed", "floor", "guard", "scavenging"
RULES = {BED: "Evening: Bed", FLOOR: "Evening: Floor", GUARD: "Evening: Guard", SCAVENGING: "Evening: Scavenging"}
SCAVENGERS = 3
RESTS = 2  # what sleep on the floor takes from Fatigue
NO_GUARD = 333
WARNING = (Option("assign-again", False, RULES[GUARD]), Option("leave-unguarded", True, RULES[GUARD]))

Task = tuple[str, str, str]  # who, which task, in which Bed
ANYWHERE = ((FLOOR, ""), (GUARD, ""), (SCAVENGING, ""))  # tasks without a Bed


def evening(g: War, step: Step) -> Flow[None]:
    """Evening Each character gets one of the four tasks, and Fatigue changes at once. [R100 R256 rd54]"""
    tasks = yield from assign_tasks(g)
    for who, task, bed in tasks:
        person = g.person(who)
        assert person is not None
        person.task, person.at = task, bed or task
        g.heard and g.tell(RULES[task], f"task-{task}", person=who)
        change_fatigue(g, person, task)
    if not g.guards():
        flow = read_script(g, NO_GUARD)
        if flow is not None:
            yield from flow


def assign_tasks(g: War) -> Flow[tuple[Task, ...]]:
    """Evening: Guard Nobody on Guard is accepted, but only after a warning. [R107 rd10]"""
    tired = [person.key for person in g.state.people if person.levels["fatigue"] == MOST]
    while True:
        tasks = yield from draft_tasks(g, tired)
        if GUARD in [task for _, task, _ in tasks]:
            return tasks
        if (yield from choose("Evening: Guard", "nobody-guards", warning, seat=g.state.leader)):
            return tasks


def warning() -> tuple[Option[bool], ...]:
    """Evening: Guard Assign again, or accept it. [R107 rd10]"""
    return WARNING


def draft_tasks(g: War, tired: Sequence[str]) -> Flow[tuple[Task, ...]]:
    """Evening A Bed within reach for one each, the floor and Guard for any number, scavenging for three.

    [R100 R101 R103 R105 R109 R257 rd11 rd12 rd71]
    """
    s = g.state

    def elements() -> Sequence[Option[Task]]:
        tasks = [*[(BED, id) for id in beds(g)], *ANYWHERE]
        return ForEach([person.key for person in s.people], tasks, element)

    def ready(tasks: Sequence[Task]) -> Refusal | None:
        left = len(s.people) - len(tasks)
        return without_task(left) if left else None

    alone = len(tired) == len(s.people)
    fits = OneByOne(lambda: Given(tired, alone).add)
    return draft("Evening", "tasks", elements, fits, ready, apart=whose, seat=s.leader)


@cache
def without_task(n: int) -> Refusal:
    """Evening So many are still to be given one. [R100]"""
    return Refusal("tasks", "without-task", "Evening", about={"n": n})


@cache
def element(who: str, what: tuple[str, str]) -> Option[Task]:
    """Evening The same words for the same task, in every war."""
    task, bed = what
    facts = {"person": who, "space": bed} if bed else {"person": who}
    return Option(f"task-{task}", (who, task, bed), RULES[task], facts)


def beds(g: War) -> list[str]:
    """Evening: Bed Some Fittings are Beds; they serve where they can be reached. [R101]"""
    found = [id for id, space in g.state.spaces.items() if space.fitting and g.content.fittings[space.fitting].bed]
    reached = reachable(g) if found else ()
    return [id for id in found if id in reached]


class Given:
    """Evening The tasks given so far."""

    __slots__ = ("barred", "busy", "out", "taken", "tired")

    def __init__(self, tired: Sequence[str], alone: bool) -> None:
        self.tired = tired
        self.barred = (SCAVENGING,) if alone else (GUARD, SCAVENGING)  # to the exhausted
        self.busy: list[str] = []
        self.taken: list[str] = []
        self.out = 0

    def add(self, given: Task) -> Refusal | None:
        """Evening One task each, one to a Bed, three outside; whoever is at Fatigue 4 can only sleep, or stand guard
        where nobody else could.

        [R100 R101 R109 rd11 rd12 rd71]
        """
        who, task, bed = given
        if who in self.busy:
            return Refusal(task, "has-task", "Evening")
        if bed and bed in self.taken:
            return Refusal(task, "bed-taken", "Evening: Bed")
        if who in self.tired and task in self.barred:
            return Refusal(task, "too-tired" if GUARD in self.barred else "too-tired-to-go", "General: States")
        if task == SCAVENGING:
            if self.out == SCAVENGERS:
                return Refusal(task, "three-go-out", "Evening: Scavenging", about={"n": SCAVENGERS})
            self.out += 1
        self.busy.append(who)
        if bed:
            self.taken.append(bed)
        return None


def change_fatigue(g: War, person: Person, task: str) -> None:
    """Evening A Bed sets Fatigue to 0, the floor takes 2 away, Guard and scavenging add 1.

    [R102 R104 R106 R108 R110 R111 R256]
    """
    if task == BED:
        lower_state(g, person, "fatigue", MOST)
    elif task == FLOOR:
        lower_state(g, person, "fatigue", RESTS)
    else:
        tire(g, person)
