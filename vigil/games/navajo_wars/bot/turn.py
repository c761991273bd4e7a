"""The steady player's card: where to settle, what to do, whom to send."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.bot.view_facts import (
    CANYON,
    PEOPLE,
    POWERS,
    area,
    best,
    empty_spaces,
    fact,
    food,
    guarded,
    homes,
    in_play,
    land,
    named,
    people,
    place_worth,
)
from vigil.games.navajo_wars.bot.weights import Weights
from vigil.games.navajo_wars.observe.view import FamilyView, TerritoryView, View

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
    """To go first is worth what it spares in Enemy AP, if the purse allows it."""
    facts = position.facts
    gain = facts["enemy"] - facts["preempted"]
    cheap = facts["n"] <= w.preempt * gain and position.view.ap - facts["n"] >= w.purse
    return named(position, "preempt" if cheap else "enemy-first")


def operation(position: Any, w: Weights) -> str:
    view: View = position.view
    powers = named(position, "play-blessing-way", "use-development")
    if powers != position.options[-1].name and any(option.key in POWERS for option in position.options):
        return powers
    worth = {
        "passage-of-time": passage_worth(view, w),
        "planning": planning_worth(view, w),
        "take-actions": actions_worth(view, w),
    }
    return best(position, lambda option: worth.get(option.key, -99.0))


def planning_worth(view: View, w: Weights) -> float:
    """What the elders may bring about and the AP they give, less the raided cubes that go back."""
    moved = [0, *view.elders[:5], view.elders[5] + view.elders[6]]
    deeds = sum(n * rating for n, rating in zip(moved, view.ratings, strict=True)) / 6
    low = (view.military < 5) + (view.culture < 5)
    full = view.ap / w.purse_full
    rich = view.culture >= (w.convert_late if view.deck < 10 else w.convert)
    useful = low or (rich and view.culture > view.military)  # Culture can be turned into Military only then
    deed = w.deed + w.repair * low if useful else w.deed * max(0.0, 0.5 - full / 2)
    purse = w.plan_ap * sum(view.elders) * max(0.0, 1 - full)
    return w.plan + deed * deeds + purse - w.reset * sum(view.raided.values())


def actions_worth(view: View, w: Weights) -> float:
    families = in_play(view)
    canyon = sum(family.territory == CANYON for family in families)
    tasks = sorted((task(view, family, w) for family in families), reverse=True)
    return w.act + sum(tasks[: sum(view.elders) + max(1, canyon)])


def passage_worth(view: View, w: Weights) -> float:
    """Who would find a place, what the empty ones would cost, who would go hungry, and which elders may die."""
    families, waiting = in_play(view), view.passage
    holes = {each: sum(not getattr(family, each) for family in families) for each in PEOPLE}
    spare = sum(waiting.get(each, 0) for each in PEOPLE)
    filled = min(spare, sum(holes.values()))
    over = spare - filled
    founded = min(over, 3) if view.culture > 2 and len(families) < w.families and over > 1 else 0
    elders = waiting.get("elder", 0) + min(over - founded, max(0, w.elders - sum(view.elders)))
    hungry = max(0, people(view) + filled + elders + founded - food(view))
    culture = elders - sum(holes.values()) + filled
    dying = sum(n * rating for n, rating in zip(view.elders, view.ratings, strict=True)) / 6
    herds = w.herds * (bool(view.resources.get("sheep", 0)) + 0.5 * bool(view.resources.get("horse", 0)))
    return (
        w.passage
        + w.waiting * filled
        + w.new_elder * elders
        + w.founded * founded
        + w.no_elders * (sum(view.elders) < 2)
        + w.holes * culture
        + herds
        - w.hungry * hungry
        - w.dying * dying
        - w.reset * sum(view.raided.values())
    )


def task(view: View, family: FamilyView, w: Weights) -> float:
    """What an activation of this Family may be worth."""
    if family.where != "area":
        return 0.0
    mp = 6 - empty_spaces(family)
    territory = land(view, family.territory)
    worth = council(view, family.area, w)
    free = [each for each in view.territories if each.key != CANYON and not homes(view)[each.key]]
    if free and (family.territory == CANYON or homes(view)[family.territory] > 1 or guarded(view, territory)):
        worth = max(worth, w.settle * max(each.vp for each in free) / 4)
    if territory.drought and 9 - (family.area if not family.horse else 2) <= mp:
        worth = max(worth, w.water)
    if family.man and view.military >= w.brave:
        horse = family.horse or view.resources.get("horse", 0) > 0
        worth = max(
            worth, w.outpost * raids_possible(territory, family, mp, horse), new_mexico_worth(view, family, mp, w)
        )
        if is_above_outposts(territory, family.area):
            worth = max(worth, w.approach)
    return worth


def is_above_outposts(territory: TerritoryView, number: int) -> bool:
    """Whether there are Outposts on the track, all of them further down, where a Family must go first to raid them."""
    places = [each.number for each in territory.areas if each.mission or each.rancho]
    return bool(places) and max(places) < number


def council(view: View, value: int, w: Weights) -> float:
    """AP that a council may bring, worth less the more there are: a Victory Check takes them all."""
    return w.council * (7 - value) / 6 * max(0.0, 1 - view.ap / w.purse_brim)


def raids_possible(territory: TerritoryView, family: FamilyView, mp: int, horse: bool) -> float:
    """How many Outposts this Family may push back or burn in one activation."""
    start, way = way_to_raid(territory, family.area, mp, horse)
    if not start:
        return 0.0
    hits = sum(each.number for each in territory.areas if each.number >= start and (each.mission or each.rancho))
    return min(0.8 * ((mp - way) // start), float(hits + any(each.fort for each in territory.areas)))


def new_mexico_worth(view: View, family: FamilyView, mp: int, w: Weights) -> float:
    """Cubes that a raid would bring to Raided: worth most while the Enemy gathers many AP."""
    cost = road(family)
    raids = max(1, mp // cost) if cost else 1
    enough = sum(view.subjugation.get(each, 0) for each in ("red",)) + 4 - sum(view.raided.values())
    reds = w.reds * view.bag.get("red", 0) / max(1, sum(view.bag.values()))
    return max(0.0, min(raids, enough)) * max(0.0, w.raid - reds) - w.fierce * (family.ferocity == 0)


def road(family: FamilyView) -> int:
    """MP to Santa Fé; 0 if it is far."""
    if family.territory not in ("san-juan-valley", "zuni-mountains"):
        return 0
    values = (1, 1, 2, 3, 3) if family.horse else (1, 2, 3, 4, 5)
    return 1 + sum(values[: family.area - 1])


def way_to_raid(territory: TerritoryView, number: int, mp: int, horse: bool = False) -> tuple[int, int]:
    """The Area from which a Family there can raid most often with so many MP, and the MP to get there; 0 if there is
    none."""
    targets = [each.number for each in territory.areas if each.mission or each.rancho or each.fort]
    found, most, way = (0, 0), 0, 0
    for start in range(number, 0, -1):
        if start < number:
            value = max(1, start - 1) if horse else start
            way += value + any(each >= start for each in targets) + any(bool(each.fort) for each in territory.areas)
        raids = (mp - way) // start
        if any(each >= start for each in targets) and raids > most:
            found, most = (start, way), raids
    return found


def activate(position: Any, w: Weights) -> str:
    view: View = position.view
    families = {family.letter: family for family in view.families}

    def worth(option: Any) -> float:
        if option.key == "give-horse":
            return 99.0 if w.ride and families[fact(option, "family")].man else -9.0
        if option.key in POWERS:
            return 50.0
        if option.key == "activate":
            return task(view, families[fact(option, "family")], w)
        return 0.0 if option.key == "stop-activating" else -99.0

    return best(position, worth)


def action(position: Any, w: Weights) -> str:
    """One step of an activation."""
    view: View = position.view
    family = next(each for each in view.families if each.letter == position.facts["family"])
    mp = position.facts["mp"]
    territory = land(view, family.territory)
    here = place_worth(view, family.territory, family.area, w, family.territory)
    free = [each for each in view.territories if each.key != CANYON and not homes(view)[each.key]]
    crowded = homes(view)[family.territory] > 1 or family.territory == CANYON or guarded(view, territory)
    brave = family.man and view.military >= w.brave
    start, _ = way_to_raid(territory, family.area, mp, family.horse) if family.where == "area" else (0, 0)
    outpost = (
        w.outpost * raids_possible(territory, family, mp, family.horse) if brave and family.where == "area" else 0.0
    )

    down = is_above_outposts(territory, family.area) and not start
    waits = (
        w.approach > 0
        and brave
        and not start
        and any(each.mission or each.rancho for each in territory.areas)
        and not down
    )

    def worth(option: Any) -> float:
        match option.key:
            case "raid-outpost":
                if not brave or (fact(option, "outpost") in ("defiance", "fauntleroy") and not w.storm):
                    return -1.0
                return outpost + 0.1 if start == family.area else 0.3
            case "from-canyon":
                return w.settle * max(each.vp for each in free) / 4 + 1 if free else -1.0
            case "to-canyon":
                away = free and crowded and family.territory != CANYON
                return w.settle * max(each.vp for each in free) / 4 if away else -1.0
            case "move":
                to, number = fact(option, "territory"), fact(option, "area")
                if brave and to == family.territory and number == family.area - 1 and 0 < start < family.area:
                    return outpost
                if brave and to == family.territory and number == family.area - 1 and down:
                    return w.approach
                if waits:
                    return -1.0
                there = place_worth(view, to, number, w, family.territory)
                return there - here - w.step if there - here > w.step else -1.0
            case "find-water":
                return w.water + 0.5
            case "harvest-corn":
                return 3.0 if people(view) > food(view) else 0.5
            case "plant-corn":
                return w.corn if people(view) > food(view) - 2 else 0.2
            case "raid-new-mexico" | "raid-far":
                once = new_mexico_worth(view, family, 1, w)
                return new_mexico_worth(view, family, mp, w) + 0.05 if option.key == "raid-new-mexico" else once
            case "tribal-council":
                return council(view, area(view, family).value if family.where == "area" else 6, w)
            case "give-horse":
                return 20.0 if w.ride else -2.0
            case "end-activation":
                return 0.0
            case key:
                return 15.0 if key in POWERS else -2.0

    return best(position, worth)


def travel(position: Any, w: Weights) -> str:
    view: View = position.view
    return best(position, lambda o: place_worth(view, fact(o, "territory") or CANYON, fact(o, "area"), w))
