"""The steady player's card: where to settle, what to do, whom to send."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.steady_sight import (
    CANYON,
    PEOPLE,
    POWERS,
    area,
    best,
    empty_spaces,
    fact,
    food,
    homes,
    in_play,
    land,
    named,
    people,
    place_worth,
)
from vigil.games.navajo_wars.steady_weights import Weights
from vigil.games.navajo_wars.view import FamilyView, TerritoryView, View

# set-up


def place(position: Any, w: Weights) -> str:
    return best(position, lambda o: place_worth(position.view, o.facts["territory"], o.facts["area"], w))


def place_ferocity(position: Any, w: Weights) -> str:
    return best(position, lambda option: -abs(fact(option, "n") - w.ferocity))


def by_group(position: Any, w: Weights) -> str:
    sign = -1 if position.key == "leave-group-out" else 1
    return best(position, lambda option: sign * w.groups.get(str(fact(option, "group")), 0.0))


def development(position: Any, w: Weights) -> str:
    view: View = position.view

    def worth(option: Any) -> float:
        if option.key != "buy-development":
            return 0.0
        key = str(fact(option, "development"))
        group, _, level = key.rpartition("-")
        free = position.key == "free-development"
        return w.groups.get(group, 0.0) + (0.0 if free else view.culture - w.rich - 2 * int(level))

    return best(position, worth)


# the operation of a card


def preempt(position: Any, w: Weights) -> str:
    facts = position.facts
    gain = facts["enemy"] - facts["preempted"]
    cheap = facts["n"] <= w.preempt * gain and position.view.ap - facts["n"] >= w.purse
    return named(position, "preempt" if cheap else "enemy-first")


def operation(position: Any, w: Weights) -> str:
    view: View = position.view
    powers = named(position, "play-blessing-way", "use-development")
    if powers != position.options[-1].name and any(option.key in POWERS for option in position.options):
        return powers
    families, elders = in_play(view), sum(view.elders)
    tasks = sorted((task(view, family, w) for family in families), reverse=True)
    low = max(0, 4 - view.military) + max(0, 4 - view.culture)
    worth = {
        "passage-of-time": passage_worth(view, w),
        "planning": w.plan + w.elder * elders - w.purse_full * view.ap + w.repair * low,
        "take-actions": w.act + sum(tasks[: elders + 1]),
    }
    return best(position, lambda option: worth.get(option.key, -99.0))


def passage_worth(view: View, w: Weights) -> float:
    """Who would find a place, what the empty ones would cost, and who would go hungry."""
    families, waiting = in_play(view), view.passage
    holes = {each: sum(not getattr(family, each) for family in families) for each in PEOPLE}
    filled = sum(min(waiting.get(each, 0), holes[each]) for each in PEOPLE)
    over = sum(waiting.get(each, 0) for each in PEOPLE) - filled
    elders = waiting.get("elder", 0) + min(over, max(0, w.elders - sum(view.elders)))
    founded = min(over, 3) if view.culture > 2 and len(families) < 6 else 0
    hungry = max(0, people(view) + filled + elders + founded - food(view))
    culture = elders - sum(holes.values()) + filled
    return (
        w.waiting * (filled + elders)
        + w.founded * founded
        + w.no_elders * (not view.elders_in_play)
        + w.holes * culture
        - w.hungry * hungry
    )


def task(view: View, family: FamilyView, w: Weights) -> float:
    """What an activation of this Family may be worth."""
    if family.where != "area":
        return 0.0
    territory = land(view, family.territory)
    if family.man and view.military >= w.brave and way_to_raid(territory, family.area, 6 - empty_spaces(family)):
        return w.outpost
    free = [each for each in view.territories if each.key != CANYON and not homes(view)[each.key]]
    if free and (family.territory == CANYON or homes(view)[family.territory] > 1):
        return w.settle * max(each.vp for each in free) / 4
    if territory.drought:
        return w.water
    return w.raid if family.man and view.military > 1 else w.council


def way_to_raid(territory: TerritoryView, number: int, mp: int) -> int:
    """The Area from which a Family there can raid an Outpost or Fort with so many MP; 0 if there is none."""
    targets = [each.number for each in territory.areas if each.mission or each.rancho or each.fort]
    for start in range(number, 0, -1):
        if any(each >= start for each in targets):
            return start if sum(range(start, number)) + start <= mp else 0
    return 0


def activate(position: Any, w: Weights) -> str:
    view: View = position.view
    families = {family.letter: family for family in view.families}

    def worth(option: Any) -> float:
        if option.key == "give-horse":
            return 99.0
        if option.key in POWERS:
            return 50.0
        return (
            task(view, families[fact(option, "family")], w)
            if option.key == "activate"
            else -99.0 * (option.key != "stop-activating")
        )

    return best(position, worth)


def action(position: Any, w: Weights) -> str:
    """One step of an activation."""
    view: View = position.view
    family = next(each for each in view.families if each.letter == position.facts["family"])
    here = place_worth(view, family.territory, family.area, w, family.territory)
    free = [each for each in view.territories if each.key != CANYON and not homes(view)[each.key]]
    crowded = homes(view)[family.territory] > 1 or family.territory == CANYON
    brave = family.man and view.military >= w.brave
    start = way_to_raid(land(view, family.territory), family.area, position.facts["mp"])
    down = family.where == "area" and 0 < start < family.area

    def worth(option: Any) -> float:
        match option.key:
            case "raid-outpost" | "raid-fort":
                return w.outpost + 10 if brave else -1.0
            case "from-canyon":
                return 8.0 if free else -1.0
            case "to-canyon":
                return 6.0 if free and crowded and family.territory != CANYON else -1.0
            case "move" if (
                brave
                and fact(option, "territory") == family.territory
                and fact(option, "area") == family.area - 1
                and down
            ):
                return w.outpost + 9
            case "move":
                there = place_worth(view, fact(option, "territory"), fact(option, "area"), w, family.territory)
                return there - here - w.step if there - here > w.step else -1.0
            case "find-water":
                return w.water + 2
            case "harvest-corn":
                return 3.0 if people(view) > food(view) else 0.5
            case "plant-corn":
                return w.corn if people(view) > food(view) - 2 else 0.2
            case "raid-new-mexico" | "raid-far":
                return w.raid + (option.key == "raid-new-mexico") * 0.5 if brave else -1.0
            case "tribal-council":
                return w.council * (7 - (area(view, family).value if family.where == "area" else 6)) / 6
            case "give-horse":
                return 20.0
            case "end-activation":
                return 0.0
            case key:
                return 15.0 if key in POWERS else -2.0

    return best(position, worth)


def travel(position: Any, w: Weights) -> str:
    view: View = position.view
    return best(position, lambda o: place_worth(view, fact(o, "territory") or CANYON, fact(o, "area"), w))
