"""Day Actions: what can be done in a step, what it takes, and what is against it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import Person
from vigil.kernel.rules.requests import Refusal

CARD, SPACE, WORK, BUILD = "card", "space", "work", "build"
TOOLS = {"rubble": "shovel", "remnants": "shovel", "bars": "saw", "door": "lockpick"}
RULES = {
    CARD: "Day Actions: Shelter cards",
    SPACE: "Day Actions: Spaces and Fittings",
    WORK: "Day Actions: Spaces and Fittings",
    BUILD: "Day Actions: New Fitting",
}
DIGGING = ("rubble", "remnants")

Deed = tuple[str, str, str]  # what kind of action, where or what, with which tool
Job = tuple[str, str, str, str]  # who, and the deed
Bill = tuple[tuple[str, int], ...]  # so many of each thing
Place = tuple[str, bool, Bill]  # where it happens, whether several may be there, what it takes


def deeds_of(g: War, able: Sequence[Person], reached: AbstractSet[str]) -> tuple[list[tuple[Deed, Place]], list[str]]:
    """Day Actions Three of the four kinds of action: a space, a Fitting, a Shelter card; what it takes. And the rooms
    that are empty, for the fourth, a new Fitting.

    [R253 R042 R050 R060 R061 R062 R063 R064 R252]
    """
    s, content = g.state, g.content
    printed, spaces, rooms = content.to_do[s.side], s.spaces, content.rooms[s.side]
    cards = CARDS[len(able) > 1 or bool(g.bonus("digs", able))]
    deeds: list[tuple[Deed, Place]] = []
    empty: list[str] = []
    for id in reached:
        space = spaces[id]
        if cover := space.cover:
            deeds += cards[cover][id]
        elif space.fitting:
            for work in content.fittings[space.fitting].actions:
                deeds.append(((WORK, work.key, ""), (id, False, content.bills[WORK][work.key])))
        elif id in rooms:
            empty.append(id)
        elif id in printed and not (space.boarded and content.space_rows[s.side][id].breach):
            deeds.append(printed[id])
    return deeds, empty


def affordable(g: War) -> list[str]:
    """Day Actions: New Fitting What Storage holds enough for. [R083]"""
    storage, bills = g.state.storage, g.content.bills[BUILD]
    found = []
    for fitting in g.state.fittings:
        for thing, n in bills[fitting]:
            if thing not in storage or n > storage[thing]:
                break
        else:
            found.append(fitting)
    return found


def card_deeds(id: str, cover: str, many: bool) -> tuple[tuple[Deed, Place], ...]:
    """Day Actions: Shelter cards Rubble and Remnants: a Shovel or one more character; Bars: a Saw; a door: a Lockpick;
    anything else: the character only. [R071 R072 R073 R075 R076 R254]
    """
    tool, digging = TOOLS.get(cover, ""), cover in DIGGING
    with_tool: tuple[Deed, Place] = (CARD, id, tool), (id, digging, ((tool, 1),))
    by_hand: tuple[Deed, Place] = (CARD, id, ""), (id, digging, ())
    if not tool:
        return (by_hand,)
    return (with_tool, by_hand) if digging and many else (with_tool,)


class Spaces(dict[str, tuple[tuple[Deed, Place], ...]]):
    """Day Actions: Shelter cards What can be done at cards of one kind, by their spaces: the same in every war."""

    def __init__(self, cover: str, many: bool) -> None:
        self.cover, self.many = cover, many

    def __missing__(self, id: str) -> tuple[tuple[Deed, Place], ...]:
        self[id] = deeds = card_deeds(id, self.cover, self.many)
        return deeds


class Covers(dict[str, Spaces]):
    """Day Actions: Shelter cards The same by what lies there."""

    def __init__(self, many: bool) -> None:
        self.many = many

    def __missing__(self, cover: str) -> Spaces:
        self[cover] = spaces = Spaces(cover, self.many)
        return spaces


CARDS = Covers(False), Covers(True)  # whether there are hands enough to dig without a tool


def possible(g: War, deeds: Iterable[tuple[Deed, Place]], free: Mapping[str, Sequence[str]]) -> dict[Deed, Place]:
    """Day Actions: Three actions What could be done alone: it can be paid, and nothing else is against it; and the
    Fittings there is room for. [rd3]"""
    storage, to_build = g.state.storage, g.content.to_build
    found: dict[Deed, Place] = {}
    for deed, place in deeds:
        bill = place[2]
        if bill:  # most cost nothing
            for thing, n in bill:
                if thing not in storage or n > storage[thing]:
                    break
            else:
                bill = ()
        if not bill and (deed[0] != WORK or obstacle(g, deed, place, free) is None):
            found[deed] = place
    for fitting, places in free.items():
        if places:
            deed, place = to_build[fitting]
            found[deed] = place
    return found


def why_not(g: War, deed: Deed, place: Place, free: Mapping[str, Sequence[str]]) -> Refusal | None:
    """Day Actions: Three actions What cannot be done in this step even alone, whoever does it. [R255 rd2 rd3]"""
    problem = obstacle(g, deed, place, free)
    if problem is None:
        for thing, n in place[2]:
            if n > g.state.storage.get(thing, 0):
                return too_dear(deed[0], deed[2], thing, n)
    return problem


def obstacle(g: War, deed: Deed, place: Place, free: Mapping[str, Sequence[str]]) -> Refusal | None:
    """Day Actions: Three actions What is against it, whatever Storage holds."""
    kind, what, _ = deed
    if kind == BUILD:
        if not free[what]:
            return Refusal(kind, "no-space-to-build", RULES[kind])
    elif kind == WORK:
        if g.state.spaces[place[0]].wait:
            return Refusal(kind, "still-waits", RULES[kind])
        if g.content.works[what].wait and not waits_left(g):
            return Refusal(kind, "no-wait-token", "General: Supply")
    return None


@cache
def too_dear(kind: str, tool: str, thing: str, n: int) -> Refusal:
    """Day Actions: Three actions Storage does not hold so many of it. [R255 rd2 rd3]"""
    return Refusal(kind, "no-tool" if tool else "cannot-afford", RULES[kind], about={"thing": thing, "n": n})


def waits_left(g: War) -> int:
    """Day Actions: Spaces and Fittings How many Wait tokens the box still has for what is begun. [R030]"""
    left = g.content.supply.waits
    for space in g.state.spaces.values():
        if space.wait:
            left -= 1
    return left
