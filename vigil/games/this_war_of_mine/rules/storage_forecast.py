"""Day Actions: what a step would take from Storage and what it may bring, for whoever looks before it is done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import RESOURCES
from vigil.kernel.effects.language import Effects, Node
from vigil.kernel.rules.requests import Fact, Number, Part

Job = tuple[str, str, str, str]  # who, what kind of action, where or what, with which tool
Find = tuple[str, int, int]  # a thing, the fewest and the most of it

STEP = "Day Actions: Three actions"


def gains(effects: Effects) -> dict[str, int]:
    """Day Actions What a list of effects brings whatever happens: nothing that hangs on a die, a choice or a story."""
    return gained(effects.body)


def gained(nodes: Sequence[Node]) -> dict[str, int]:
    """Day Actions The same of some lines."""
    found: dict[str, int] = {}
    for node in nodes:
        if node.kind == "do" and node.say and node.say.name == "gain" and not node.say.counted:
            what = str(node.say.params["what"])
            found[what] = found.get(what, 0) + int(node.say.params["n"])
    return found


def finds(g: War, cover: str) -> list[Find]:
    """Day Actions: Shelter cards Nobody looks at the backs. A setting tells what lies on those of this kind that nobody
    has turned yet. [R017 R070 rd76]
    """
    if g.state.settings.get("unseen-backs") != "counted":
        return []
    backs = [gains(g.content.effects[f"shelter-{card}"]) for card in g.state.shelter.get(cover, ())]
    things = dict.fromkeys((*RESOURCES, *(what for back in backs for what in back)))
    counts = {what: [back.get(what, 0) for back in backs] for what in things}
    found = [(what, min(ns, default=0), max(ns, default=0)) for what, ns in counts.items()]
    return sorted((each for each in found if each[2]), key=lambda each: not each[1])


def brings(g: War, kind: str, what: str) -> list[Find]:
    """Day Actions What the action of a character brings to Storage in this step. [R066 R069 R070]"""
    if kind == "card":
        cover = g.state.spaces[what].cover
        found = finds(g, cover)
        return [(thing, 0, most) for thing, _, most in found] if cover == "door" else found
    if kind == "space":
        source = f"action-{g.content.space_rows[g.state.side][what].action}"
    elif kind == "work" and not g.content.works[what].wait:
        source = f"work-{what}"
    else:
        return []
    return [(thing, n, n) for thing, n in gains(g.content.effects[source]).items()]


def lacking(g: War, key: str) -> list[str]:
    """General: Supply What a way of a card or a script brings whatever happens, and the box no longer holds. [R030]"""
    nodes = g.content.choices.get(key, ())
    return [what for what, n in gained(nodes).items() if g.state.box.get(what, 0) < n]


def reckoning(g: War, jobs: Sequence[Job], bills: Sequence[Mapping[str, int]]) -> Iterator[Number]:
    """Day Actions: Three actions Of each thing that is spent, and of each resource that is found: how much there is
    before the step and, at least, after it. Tools come back; a Lockpick does only from a door that stays shut.

    [R066 R068 R072 R074]
    """
    parts: dict[str, list[Part]] = {}
    covers = [g.state.spaces[what].cover for _, kind, what, _ in jobs if kind == "card"]
    unseen = any(cover != "remnants" and not finds(g, cover) for cover in covers)  # a back may bring more
    open_: set[str] = set(g.content.tokens if unseen else ())
    for (who, kind, what, tool), bill in zip(jobs, bills, strict=True):
        shared = kind == "card" and any(each[1:3] == (kind, what) and each[0] < who for each in jobs)
        for thing, n in {} if tool and tool != "lockpick" else bill.items():
            parts.setdefault(thing, []).append(Part(STEP, "job", -n, {"person": who, "what": what}))
        for thing, least, most in () if shared else brings(g, kind, what):
            if kind == "card" and thing not in RESOURCES:
                continue
            facts: dict[str, Fact] = {"person": who, "what": what, "n": most}
            parts.setdefault(thing, []).append(Part(STEP, "job" if least == most else "job-up-to", least, facts))
            if least < most:
                open_.add(thing)
        if tool == "lockpick":
            open_.add(tool)  # it comes back from a door that stays shut
    for thing in g.content.tokens:
        if thing in parts:
            before = Part("General: Supply", "before", g.state.storage.get(thing, 0))
            yield Number("at-least" if thing in open_ else "then", (before, *parts[thing]), {"what": thing})
