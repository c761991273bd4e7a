"""Scavenging: Findings. What is found, and what is carried home."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.rules.general import discard, draw, lasting, listed, put, stock
from vigil.games.this_war_of_mine.rules.scavenging import gather
from vigil.games.this_war_of_mine.state import RESOURCES, Step
from vigil.kernel.rules.asking import draft
from vigil.kernel.rules.requests import Flow, Number, Part, Refusal
from vigil.kernel.sets.limits import AtMost, Several, anything

RULE = "Scavenging: Findings"


def find(g: War, row: str) -> Flow[None]:
    """Scavenging: Findings A Findings card is drawn and the named row resolved. [R133]"""
    card = yield from draw(g, "findings", RULE)
    if card:
        g.state.decks["findings"].used.append(card)
        g.heard and g.tell(RULE, "finds", card=card, row=row)
        perform(g, f"{card}-{row}")


def special(g: War) -> None:
    """Scavenging: Location A roll on the Location's own table of findings. [R115]"""
    if g.state.trip:
        perform(g, f"special-{g.state.trip.place}")


def choose_findings(g: War, step: Step) -> Flow[None]:
    """Scavenging: Findings The cards are shuffled back; any Wood, Components and Water may be added; what goes home
    weighs no more than the scavengers can carry; the rest is discarded, what was brought along included.

    [R135 R136 R137 R138 R139 R142 R143 R144 R208 R260 rd17 rd19]
    """
    s = g.state
    gather(g)
    most = capacity(g).total
    free = {what: min(s.box.get(what, 0), most) for what in RESOURCES}

    def elements() -> Several[str]:
        resources = [(what, n + s.pile.get(what, 0)) for what, n in free.items()]
        return listed("carry", RULE, [*stock(g, "token", s.pile), *resources])

    def too_heavy(chosen: Sequence[str]) -> Refusal:
        return Refusal("carry", "too-heavy", RULE, about={"weight": weight_of(g, chosen), "most": most})

    fits = AtMost(most, too_heavy, g.content.weights.__getitem__)
    chosen = yield from draft(
        RULE, "carry-home", elements, fits, anything, None, lambda chosen: [load(g, chosen), capacity(g)],
        seat=s.leader,
    )  # fmt: skip
    carry_home(g, chosen)


def carry_home(g: War, chosen: Sequence[str]) -> None:
    """Scavenging: Findings What is chosen waits for Dawn in the Pile; what is left behind goes to the box.

    [R137 R142 R143]
    """
    s = g.state
    home: dict[str, int] = {}
    for what in chosen:
        put(home, what, 1)
    for what, n in list(s.pile.items()):
        if n > home.get(what, 0):
            discard(g, what, n - home.get(what, 0), s.pile, "left-behind")
    for what, n in home.items():
        more = n - s.pile.get(what, 0)
        put(s.box, what, -more)
        put(s.pile, what, more)
    s.trip = None
    g.heard and g.tell(RULE, "carries", things=tuple(home), n=len(chosen))


def capacity(g: War) -> Number:
    """Scavenging: Findings The Inventory of those who went and are still alive, added up. [R138 rd18]"""
    parts = [
        Part("Scavenging: Findings", "inventory", g.content.characters[person.key].inventory, {"person": person.key})
        for person in g.out()
    ]
    if more := lasting(g, "inventory"):
        parts.append(Part("Book", "lasting", more))
    return Number("capacity", tuple(parts))


def load(g: War, chosen: Sequence[str]) -> Number:
    """Scavenging: Findings What the chosen things weigh. [R138 R139 R140 R141]"""
    counts: dict[str, int] = {}
    for what in chosen:
        counts[what] = counts.get(what, 0) + 1
    return Number(
        "load",
        tuple(
            Part("Scavenging: Findings", "weight", n * g.content.weights[what], {"what": what, "n": n})
            for what, n in counts.items()
        ),
    )


def weight_of(g: War, chosen: Sequence[str]) -> int:
    """Scavenging: Findings The same as a bare number. [R140 R141]"""
    return sum(map(g.content.weights.__getitem__, chosen))
