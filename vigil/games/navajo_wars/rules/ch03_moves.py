"""3.2.2, 3.2.3 Moving to an adjacent Area, leaving a Fort, travelling to and from Canyon de Chelly, disbanding."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import fort_in, in_fort_area, leave_play, put_family, under_outpost
from vigil.games.navajo_wars.rules.ch01_places import areas_of, value_for, where
from vigil.games.navajo_wars.rules.ch03_activation import Action, Activation, covers, spend, too_few
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.intruders import reveal_at
from vigil.games.navajo_wars.state import CANYON, DIE_TERRITORIES, SANTA_FE, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal

SURCHARGE = 1
LEAST_DIE = 1


# 3.2.2 Move to an adjacent Area


def move_cost(g: NavajoWars, family: Family, area: int) -> int:
    """3.2.2 The Value of the Area entered, in parentheses with a horse; one more with an Outpost of equal or higher
    Value on its track, and one more with a Fort in its Territory. [3.2.2-a 3.2.2-b 3.2.2-c 3.2.2-d]"""
    cost = value_for(g, family, area)
    if under_outpost(g.state, area):
        cost += SURCHARGE
    if fort_in(g.state, area // 10):
        cost += SURCHARGE
    return cost


def explain_move(g: NavajoWars, family: Family, area: int, die: int = 0) -> Number:
    """3.2.2 The cost of a move, part by part. [3.2.2-a 3.2.2-b 3.2.2-c 3.2.2-d]"""
    key = "horse-value" if family.horse else "area-value"
    parts = [Part("3.2.2", key, value_for(g, family, area), where(g, area))]
    if under_outpost(g.state, area):
        parts.append(Part("3.2.2", "outpost-surcharge", SURCHARGE))
    if fort_in(g.state, area // 10):
        parts.append(Part("3.2.2", "fort-surcharge", SURCHARGE))
    if die:
        parts.append(Part("3.2.2", "fort-die", die))
    return Number("mp-cost", tuple(parts))


def leaves_fort(g: NavajoWars, active: Activation) -> bool:
    """3.2.2 Whether a move now would need the die: in a Fort's Area, no Movement Points spent yet. [3.2.2-e]"""
    return not active.spent and in_fort_area(g.state, active.family)


def why_not_move(g: NavajoWars, active: Activation, area: int) -> Refusal | None:
    """3.2.2 Why the Family may not enter an adjacent Area. Santa Fé is closed to all, the Canyon's own tracks are not.
    [1.7.2-h 13-santafe 3.2.2-f]"""
    if area == SANTA_FE:
        return Refusal("enter-santa-fe", "santa-fe-closed", "13 Santa Fé")
    cost = move_cost(g, active.family, area)
    if not leaves_fort(g, active):
        return None if covers(active, cost) else too_few(active, "move", cost, where(g, area))
    if active.held:
        return Refusal("leave-fort", "held-at-fort", "3.2.2", where(g, area))
    if not covers(active, cost + LEAST_DIE):
        about = {"cost": cost, "mp": active.left}
        return Refusal("leave-fort", "fort-die-too-dear", "3.2.2", where(g, area), about)
    return None


def moves(g: NavajoWars, active: Activation) -> list[Option[Action]]:
    """3.2.2 The adjacent Areas the Family may enter. [3.2.3-d]"""
    key = "leave-fort" if leaves_fort(g, active) else "move"
    return [
        Option(key, ("move", area), "3.2.2", where(g, area), partial(explain_move, g, active.family, area))
        for area in g.content.neighbours[active.family.place]
        if why_not_move(g, active, area) is None
    ]


def refused_moves(g: NavajoWars, active: Activation) -> Iterator[Refusal]:
    """3.2.2 The adjacent Areas the Family may not enter."""
    for area in g.content.neighbours[active.family.place]:
        refusal = why_not_move(g, active, area)
        if refusal:
            yield refusal


def fort_die(g: NavajoWars, active: Activation, cost: int) -> Flow[int]:
    """3.2.2 The die to leave a Fort's Area; 0 if the Family cannot pay it and stays, without spending anything and
    without another try until it has spent Movement Points otherwise. [3.2.2-e 3.2.2-f]"""
    family = active.family
    eyes = yield from roll(g, "3.2.2", "fort-die", {"family": family.letter})
    if covers(active, cost + eyes):
        return eyes
    active.held = True
    g.heard and g.tell("3.2.2", "stays-at-fort", family=family.letter, cost=cost + eyes, mp=active.left)
    return 0


def move(g: NavajoWars, active: Activation, area: int) -> Flow[None]:
    """3.2.2 Enter an adjacent Area; Intruders there are revealed. [3.2.2-a]"""
    family = active.family
    die = 0
    if leaves_fort(g, active):
        die = yield from fort_die(g, active, move_cost(g, family, area))
        if not die:
            return
    cost = move_cost(g, family, area) + die
    g.heard and g.tell(
        "3.2.2", "family-moved", family=family.letter, **where(g, area), cost=explain_move(g, family, area, die)
    )
    spend(active, cost)
    put_family(g, family, area)
    yield from reveal_at(g, area)


# 3.2.3 To or from Canyon de Chelly


def why_not_to_canyon(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.3 To the Canyon from anywhere but a Fort's Area, with nothing spent yet. [3.2.3-a 3.2.3-b]"""
    if in_fort_area(g.state, active.family):
        return Refusal("to-canyon", "barred-by-fort", "3.2.3")
    if active.spent:
        return Refusal("to-canyon", "mp-already-spent", "3.2.3")
    return None


def why_not_from_canyon(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.3 Out of the Canyon with nothing spent yet. [3.2.3-a 3.2.3-c]"""
    if active.family.place // 10 != CANYON:
        return Refusal("from-canyon", "not-in-canyon", "3.2.3")
    if active.spent:
        return Refusal("from-canyon", "mp-already-spent", "3.2.3")
    return None


def to_canyon(g: NavajoWars, active: Activation) -> Flow[None]:
    """3.2.3 To any Area of the Canyon, also from another of its Areas. [3.2.3-b 3.2.3-e]"""
    here = active.family.place
    area = yield from choose(
        "3.2.3",
        "travel-canyon",
        lambda: [Option("travel", area, "3.2.3", where(g, area)) for area in areas_of(g, CANYON) if area != here],
        {"family": active.family.letter},
    )
    yield from travel(g, active, area)


def from_canyon(g: NavajoWars, active: Activation) -> Flow[None]:
    """3.2.3 From the Canyon to any Area of any other Territory; Santa Fé is none. [3.2.3-c]"""
    area = yield from choose(
        "3.2.3",
        "travel-area",
        lambda: [
            Option("travel", area, "3.2.3", where(g, area)) for die in DIE_TERRITORIES for area in areas_of(g, die)
        ],
        {"family": active.family.letter},
    )
    yield from travel(g, active, area)


def travel(g: NavajoWars, active: Activation, area: int) -> Flow[None]:
    """3.2.3 The journey takes the whole allowance, so the Family does nothing else. [3.2.3-a]"""
    family = active.family
    spend(active, active.left)
    g.heard and g.tell("3.2.3", "family-travelled", family=family.letter, **where(g, area))
    put_family(g, family, area)
    yield from reveal_at(g, area)


# Forts


def disband_at_fort(g: NavajoWars, family: Family) -> None:
    """3.2.2 A Family of Ferocity 1 or more that ends its activation in a Fort's Area disbands: population and horse to
    Passage of Time, the counter to its box. [3.2.2-h 3.2.2-i 3.2.2-j 13-fort-b 13-fort-c 13-fort-d]"""
    if family.ferocity and in_fort_area(g.state, family):
        g.heard and g.tell("3.2.2", "family-disbands", family=family.letter)
        leave_play(g, family, "3.2.2")
