"""Day Actions: three steps; in each all characters are assigned, then everything is resolved together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.rules.general import black_die, discard, put, whose
from vigil.games.this_war_of_mine.rules.job_assignment import Assigning, housed, ready, without
from vigil.games.this_war_of_mine.rules.possible_actions import BUILD, CARD, SPACE, WORK, Job
from vigil.games.this_war_of_mine.rules.reachable_rooms import room
from vigil.games.this_war_of_mine.rules.set_up import backs_left
from vigil.games.this_war_of_mine.rules.skills import name_skills
from vigil.games.this_war_of_mine.state import Person, Step
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Flow, Option
from vigil.kernel.sets.limits import OneByOne

OPENS = 4  # the lowest number that opens a lock
TIDY = Step("tidy")


def act(g: War, step: Step) -> Flow[None]:
    """Day Actions: Three actions All available characters are assigned first, then all effects are resolved together.

    What is paid is paid now; what is gained comes with the resolution. [R054 R055 R065 R066 R253 rd3]
    """
    s = g.state
    s.step = step.n
    able = [person for person in s.people if not blocked(g, person, step.n)]
    if able:
        assigning = Assigning(g, able)
        jobs = yield from draft(
            "Day Actions: Three actions",
            "assign",
            assigning.elements,
            OneByOne(assigning.adding),
            partial(ready, g),
            {"n": step.n},
            assigning.numbers,
            refused=assigning.refused,
            apart=whose,
            seat=s.leader,
        )
        yield from begin(g, jobs, assigning)


def blocked(g: War, person: Person, step: int) -> bool:
    """Day Actions: Three actions Black dots say which action cannot be used; those of several States unite.

    [R056 R057 R058 R059 rd7 rd71]
    """
    return not g.content.blocked[step].isdisjoint(person.levels.items())


def begin(g: War, jobs: Sequence[Job], assigning: Assigning) -> Flow[None]:
    """Day Actions: Spaces and Fittings Miniatures are placed, costs and tools leave Storage, in the order given.

    [R066 R068 R070 R071 R072 R073 R074 R083 R084 rd68]
    """
    s = g.state
    lurking = g.content.dangers[s.side]  # snipers see some floors
    tasks: list[Step] = []
    done: list[tuple[str, str]] = []
    to_build = [what for _, kind, what, _ in jobs if kind == BUILD]
    for job in jobs:
        who, kind, what, tool = job
        person = g.person(who)
        assert person is not None
        if kind == BUILD:
            to_build.remove(what)
            yield from build(g, person, what, to_build, assigning)
        else:
            person.at = what if kind != WORK else where_is(g, what)
        if person.at in lurking:
            tasks.append(Step("danger", lurking[person.at], who=who))
        if kind == BUILD:
            continue
        if tool:
            put(s.storage, tool, -1)
            s.tools[what] = tool
        if kind != CARD:
            pay(g, cost_of(g, job))
        g.heard and g.tell("Day Actions", f"goes-{kind}", person=who, what=what)
        deed = kind, what
        if deed not in done or crowded(g, job):
            done.append(deed)
            tasks.append(Step("job", kind, what, who))
    g.then(*tasks, TIDY)


def danger(g: War, step: Step) -> None:
    """Day Actions What the place where somebody acts may do to him befalls whoever is there."""
    perform(g, step.source, step.who)


def crowded(g: War, job: Job) -> bool:
    """Day Actions: Three actions Where several may act at once, each does it for himself. [R064]"""
    row = g.content.space_rows[g.state.side].get(job[2])
    return job[1] == SPACE and row is not None and g.content.actions[row.action].crowd


def cost_of(g: War, job: Job) -> dict[str, int]:
    """Day Actions: Spaces and Fittings What the action asks for, to be discarded from Storage. [R068]"""
    _, kind, what, _ = job
    if kind == SPACE:
        return g.content.actions[g.content.space_rows[g.state.side][what].action].cost
    return g.content.works[what].cost if kind == WORK else {}


def pay(g: War, bill: dict[str, int]) -> None:
    """Day Actions: Spaces and Fittings Discarded from Storage. [R068]"""
    for what, n in bill.items():
        discard(g, what, n, g.state.storage, "used")


def where_is(g: War, work: str) -> str:
    """Day Actions: Spaces and Fittings The space of the Fitting at which something is done."""
    fittings = g.content.workplaces[work]
    for id, space in g.state.spaces.items():
        if space.fitting in fittings:
            return id
    raise KeyError(work)


def build(g: War, person: Person, fitting: str, others: Sequence[str], assigning: Assigning) -> Flow[None]:
    """Day Actions: New Fitting Any card of the deck, on an empty space within reach: a character on it, its cost
    discarded, and the card turned. It can be used from the next step on. What others build now finds room too.

    [R080 R081 R083 R084 R085 R086 R087]
    """
    rule = "Day Actions: New Fitting"

    def offer() -> list[Option[str]]:
        free = assigning.free([fitting, *others])
        return [room("put", id, rule) for id in free[fitting] if not others or housed(others, without(free, id))]

    id = yield from choose(rule, "where-to-build", offer, {"fitting": fitting}, seat=g.state.leader)
    person.at = id
    g.state.fittings.remove(fitting)
    pay(g, g.content.fittings[fitting].cost)
    g.space(id).fitting = fitting
    assigning.built = True
    g.heard and g.tell(rule, "built", person=person.key, fitting=fitting, space=id)


def job(g: War, step: Step) -> Flow[None] | None:
    """Day Actions What a character does where he was placed; whoever died on the way does nothing. [R066 R069 R070]"""
    if g.person(step.who) is None:
        return None
    if step.source == CARD:
        return work_card(g, step.path, step.who)
    if step.source == SPACE:
        perform(g, f"action-{g.content.space_rows[g.state.side][step.path].action}", step.who)
    else:
        use_fitting(g, step.path, step.who)
    return None


def use_fitting(g: War, work: str, who: str) -> None:
    """Day Actions: Spaces and Fittings Its effect comes now, or a Wait token is laid down. [R069]"""
    row = g.content.works[work]
    if row.wait:
        space = g.space(where_is(g, work))
        space.making, space.wait = work, row.wait
        g.heard and g.tell("Day Actions: Spaces and Fittings", "waits", work=work, n=row.wait)
    else:
        perform(g, f"work-{work}", who)


def work_card(g: War, id: str, who: str) -> Flow[None]:
    """Day Actions: Shelter cards Its back is carried out and the card leaves the game; Rubble may leave Remnants.

    [R070 R076 R254 rd4 rd47]
    """
    space = g.space(id)
    if space.cover == "door" and not (yield from pick_lock(g, id, who)):
        return
    if space.cover == "remnants":
        space.cover = ""
        g.heard and g.tell("Day Actions: Shelter cards", "cleared", space=id)
        return
    back: str = yield backs_left(g, space.cover)
    g.state.shelter[space.cover].remove(back)
    space.cover = g.content.shelter_cards[back].leaves
    g.heard and g.tell("Day Actions: Shelter cards", "turned", space=id, card=back)
    if space.cover:
        g.heard and g.tell("Day Actions: Shelter cards", "leaves", space=id, cover=space.cover)
    perform(g, f"shelter-{back}", who)


def opens_from(g: War, who: str) -> int:
    """Day Actions: Lock The lowest number with which somebody opens a lock: 4, less the skill. [R078]"""
    person = g.person(who)
    return max(1, OPENS - (g.bonus("locks", [person]) if person else 0))


def pick_lock(g: War, id: str, who: str) -> Flow[bool]:
    """Day Actions: Lock 1 to 3: nothing, and the Lockpick is kept; 4 to 10: it is discarded, and the door is open.

    [R077 R078 R079 rd4]
    """
    eyes: int = yield black_die("Day Actions: Lock", "lock", who)
    person = g.person(who)
    if eyes < opens_from(g, who):
        g.heard and g.tell("Day Actions: Lock", "lock-holds", n=eyes, space=id)
        return False
    if eyes < OPENS and person:
        name_skills(g, [person], "locks")
    g.heard and g.tell("Day Actions: Lock", "lock-opens", n=eyes, space=id)
    tool = g.state.tools.pop(id)
    put(g.state.box, tool, 1)
    g.heard and g.tell("Day Actions: Lock", "used", what=tool, n=1)
    return True


def tidy(g: War, step: Step) -> None:
    """Day Actions: Shelter cards Only now do the tools go back to Storage. [R074 rd2 rd4]"""
    for tool in g.state.tools.values():
        put(g.state.storage, tool, 1)
    g.state.tools.clear()
