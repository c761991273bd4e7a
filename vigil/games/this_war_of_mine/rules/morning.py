"""Morning: the Event, and what chapters and their objectives bring."""

from __future__ import annotations

from vigil.games.this_war_of_mine.content.tables import Event
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.rules.general import draw
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.rules.requests import Flow


def morning(g: War, step: Step) -> Flow[None]:
    """Morning: Event The top card of the Event deck is revealed and resolved; a Chapter is the card of its Morning.

    The objective of the chapter that ends is judged before the card is read. What the card says comes before the next
    objective and before what Wait tokens lie for. [R051 R188 rd39 rd43 rd77]
    """
    s = g.state
    kind = s.events.pop(0)
    table = "chapters" if kind not in ("events", "endings") else kind
    key = kind if table == "chapters" else (yield from draw(g, table, "Morning: Event"))
    row = g.content.events[table][key]
    s.card = key
    g.heard and g.tell("Morning: Event", "event", card=key)
    chill(g, row)
    g.then(Step("ready"))
    if table == "chapters":
        s.chapter += 1
        g.then(Step("objective"))
    perform(g, key)
    if table != "events":
        g.then(Step("judge"))


def chill(g: War, row: Event) -> None:
    """Morning: Event The Cold tokens shown are added to the Cold space. [R052]"""
    if row.cold:
        add_cold(g, row.cold, "Morning: Event")


def add_cold(g: War, n: int, rule: str) -> None:
    """Morning: Event As many Cold tokens as there are. [R030 R052]"""
    s = g.state
    s.cold = max(0, min(g.content.supply.cold, s.cold + n))
    g.heard and g.tell(rule, "cold", n=s.cold)


def finish_waiting(g: War, step: Step) -> None:
    """Day Actions: Spaces and Fittings What a Wait token lies for is one morning nearer, or done. [R069]"""
    for space in g.state.spaces.values():
        if space.wait:
            space.wait -= 1
            if not space.wait:
                g.heard and g.tell("Day Actions: Spaces and Fittings", "ready", work=space.making)
                perform(g, f"work-{space.making}")
                space.making = ""


def judge(g: War, step: Step) -> None:
    """Book: Chapters The objective of the chapter that ends: reached or not. [rd72]"""
    if g.state.objective:
        perform(g, f"{g.state.objective}-judged")


def objective(g: War, step: Step) -> Flow[None]:
    """Book: Chapters A new objective for the chapter that begins. [rd72]"""
    g.state.objective = yield from draw(g, "objectives", "Book: Chapters")
    g.state.progress = 0
    if g.state.objective:
        g.heard and g.tell("Book: Chapters", "objective", objective=g.state.objective)
