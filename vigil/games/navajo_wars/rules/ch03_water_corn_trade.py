"""3.2.1, 3.2.4, 3.2.7, 3.2.8 Find Water Hole, Plant or Harvest Corn, Trade at a Fort, Tribal Council."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import in_fort_area, set_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup, take
from vigil.games.navajo_wars.rules.ch01_places import territory_of, value, value_for, where
from vigil.games.navajo_wars.rules.ch01_tracks import gain_ap, lose_culture
from vigil.games.navajo_wars.rules.ch03_activation import Activation, covers, discount, spend, too_few
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.decks import draw_from
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal

WATER_BASE = 9
CORN_BASE = 4


# 3.2.1 Find Water Hole


def water_cost(g: NavajoWars, who: Family) -> int:
    """3.2.1 Nine less the Value of the Area; with a horse the (Value), which is dearer. [3.2.1-a 3.2.1-b]"""
    cost = WATER_BASE - value_for(g, who, who.place)
    return cost - discount(g, "water-discount", cost)


def explain_water(g: NavajoWars, who: Family) -> Number:
    """3.2.1 The cost of finding water, part by part. [3.2.1-a 3.2.1-b]"""
    here = value_for(g, who, who.place)
    key = "water-horse-value" if who.horse else "water-value"
    parts = [Part("3.2.1", "water-base", WATER_BASE), Part("3.2.1", key, -here, where(g, who.place))]
    less = discount(g, "water-discount", WATER_BASE - here)
    if less:
        parts.append(Part("9.1.4", "development-discount", -less))
    return Number("mp-cost", tuple(parts))


def why_not_find_water(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.1 It needs a Drought counter in the Territory; the Canyon never has one. [3.2.1-c]"""
    if not g.state.drought[territory_of(active.family.place)]:
        return Refusal("find-water", "no-drought-here", "3.2.1")
    cost = water_cost(g, active.family)
    return None if covers(active, cost) else too_few(active, "find-water", cost)


def find_water(g: NavajoWars, active: Activation) -> None:
    """3.2.1 One Drought counter leaves the Family's Territory. [3.2.1-a]"""
    s = g.state
    who = active.family
    territory = territory_of(who.place)
    spend(active, water_cost(g, who))
    s.drought[territory] -= 1
    s.drought_stock += 1
    g.heard and g.tell("3.2.1", "water-found", family=who.letter, territory=g.content.names[territory])


# 3.2.4 Plant or Harvest Corn


def corn_cost(g: NavajoWars, who: Family) -> int:
    """3.2.4 The plain Value of the Area plus four. [3.2.4-a]"""
    cost = CORN_BASE + value(g, who.place)
    return cost - discount(g, "corn-discount", cost)


def explain_corn(g: NavajoWars, who: Family) -> Number:
    """3.2.4 The cost of planting or harvesting, part by part. [3.2.4-a]"""
    here = value(g, who.place)
    parts = [Part("3.2.4", "corn-base", CORN_BASE), Part("3.2.4", "area-value", here, where(g, who.place))]
    less = discount(g, "corn-discount", CORN_BASE + here)
    if less:
        parts.append(Part("9.1.4", "development-discount", -less))
    return Number("mp-cost", tuple(parts))


def why_not_plant(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.4 One Corn to an Area, and one must be left in the cup; nothing else forbids it.
    [1.7.2-c 3.2.4-b 3.2.4-c]"""
    if active.family.place in g.state.corn_fields:
        return Refusal("plant-corn", "corn-already-here", "1.7.2")
    if not corn_in_cup(g.state):
        return Refusal("plant-corn", "corn-cup-empty", "1.6.1")
    cost = corn_cost(g, active.family)
    return None if covers(active, cost) else too_few(active, "plant-corn", cost)


def plant_corn(g: NavajoWars, active: Activation) -> None:
    """3.2.4 One Corn from the cup, unseen, face down in the Family's Area. [3.2.4-b]"""
    who = active.family
    spend(active, corn_cost(g, who))
    g.state.corn_fields.append(who.place)
    g.heard and g.tell("3.2.4", "corn-planted", family=who.letter, **where(g, who.place))


def why_not_harvest(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.4 It needs Corn in the Family's own Area; a harvest that failed may be tried again. [3.2.4-e 3.2.4-i]"""
    if active.family.place not in g.state.corn_fields:
        return Refusal("harvest-corn", "no-corn-here", "3.2.4")
    cost = corn_cost(g, active.family)
    return None if covers(active, cost) else too_few(active, "harvest-corn", cost)


def harvest_goal(g: NavajoWars, territory: int) -> Number:
    """3.2.4 The number the die must beat: Drought and Ranchos of the Territory. [3.2.4-g 3.2.4-j]"""
    s = g.state
    parts = [
        Part("3.2.4", "harvest-drought", s.drought[territory]),
        Part("3.2.4", "harvest-ranchos", sum(1 for area in s.ranchos if area // 10 == territory)),
    ]
    if g.bonus("harvest"):
        parts.append(Part("9.1.4", "harvest-bonus", g.bonus("harvest")))
    return Number("harvest-goal", tuple(parts))


def harvest_corn(g: NavajoWars, active: Activation) -> Flow[None]:
    """3.2.4 With Drought or a Rancho in the Territory the die must beat their number, or the Corn stays face down and
    the Movement Points are gone. [3.2.4-f 3.2.4-g 3.2.4-h 3.2.4-j]"""
    who = active.family
    spend(active, corn_cost(g, who))
    goal = harvest_goal(g, territory_of(who.place))
    if goal.parts[0].amount or goal.parts[1].amount:
        eyes = yield from roll(g, "3.2.4", "harvest-die", {"n": goal.total}, lambda eyes: eyes > goal.total)
        if eyes <= goal.total:
            g.heard and g.tell("3.2.4", "harvest-failed", family=who.letter, n=goal)
            return
    yield from gather_corn(g, who.place)


def gather_corn(g: NavajoWars, area: int) -> Flow[None]:
    """3.2.4 Turn the Corn of an Area face up into Resources. [3.2.4-f]"""
    s = g.state
    corn = yield from draw_from(s.corn_unseen, "3.2.4", "harvested-corn", "counter")
    s.corn_fields.remove(area)
    s.corn.append(int(corn))
    g.heard and g.tell("3.2.4", "corn-harvested", n=int(corn), **where(g, area))


# 3.2.7 Trade at a Fort


def why_not_trade(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.7 Only in the Fort's Area, with at least one Movement Point. [3.2.7-a]"""
    if not in_fort_area(g.state, active.family):
        return Refusal("trade-at-fort", "not-in-fort-area", "3.2.7")
    return None if covers(active, 1) else too_few(active, "trade-at-fort", 1)


def trade_at_fort(g: NavajoWars, active: Activation) -> Flow[None]:
    """3.2.7 All Movement Points left; any number of Trade Goods from Out of Play to Resources, none included, for 1
    Culture each and never more than there is; Ferocity 0. [3.2.7-a 3.2.7-b 3.2.7-c 3.2.7-d 3.2.7-e 10.1-b FER-3]"""
    s = g.state
    who = active.family
    spend(active, active.left)
    g.heard and g.tell("3.2.7", "trades-at-fort", family=who.letter)
    most = min(s.out_of_play.get("trade-goods", 0), s.culture)
    taken = 0
    if most:
        taken = yield from choose(
            "3.2.7",
            "how-many-goods",
            lambda: [Option("take-goods", n, "3.2.7", {"n": n}) for n in range(most + 1)],
            {"family": who.letter},
        )
    for _ in range(taken):
        take(g, "trade-goods", s.resources, "3.2.7")
    set_ferocity(g, who, 0, "3.2.7")
    lose_culture(g, taken, "3.2.7")


# 3.2.8 Tribal Council


def why_not_council(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.8 Only for a Family that has spent nothing yet. [3.2.8-a]"""
    return Refusal("tribal-council", "mp-already-spent", "3.2.8") if active.spent else None


def council_total(g: NavajoWars, eyes: int) -> Number:
    """3.2.8 The die, with Developments. [3.2.8-b]"""
    parts = [Part("3.2.8", "council-die", eyes)]
    if g.bonus("council"):
        parts.append(Part("9.1.4", "council-bonus", g.bonus("council")))
    return Number("council", tuple(parts))


def tribal_council(g: NavajoWars, active: Activation) -> Flow[None]:
    """3.2.8 The whole allowance for a die: at or above the plain Value of the Area it gives 1 AP. [3.2.8-a 3.2.8-b]"""
    who = active.family
    spend(active, active.left)
    here = value(g, who.place)
    eyes = yield from roll(g, "3.2.8", "council-die", {"n": here}, lambda eyes: council_total(g, eyes).total >= here)
    total = council_total(g, eyes)
    if total.total >= here:
        g.heard and g.tell("3.2.8", "council-agrees", family=who.letter, total=total, n=here)
        gain_ap(g, 1, "3.2.8")
    else:
        g.heard and g.tell("3.2.8", "council-fails", family=who.letter, total=total, n=here)
