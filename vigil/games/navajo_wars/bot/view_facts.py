"""What the steady player sees, and the plain ways in which it answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from vigil.games.navajo_wars.bot.weights import Weights
from vigil.games.navajo_wars.observe.view import AreaView, FamilyView, TerritoryView, View

CANYON = "canyon-de-chelly"
LAST_PILE = 9  # cards, the Transition among them
PEOPLE = ("man", "woman", "child")
POWERS = (
    "play-blessing-way",
    "use-development",
    "cancel-by-development",
    "reroll-by-development",
    "redraw-by-development",
)


def named(position: Any, *keys: str) -> str:
    """The first of these keys that is offered, else the last option."""
    for key in keys:
        for option in position.options:
            if option.key == key:
                return str(option.name)
    return str(position.options[-1].name)


def best(position: Any, worth: Callable[[Any], float], key: str = "") -> str:
    """The option that is worth most; of equals the first. `key`: only such options."""
    options = [option for option in position.options if not key or option.key == key] or position.options
    return str(max(options, key=worth).name)


def fact(option: Any, name: str) -> Any:
    return (option.facts or {}).get(name)


# what is there


def in_play(view: View) -> list[FamilyView]:
    return [family for family in view.families if family.where != "out"]


def homes(view: View) -> Counter[str]:
    """How many Families live in each Territory."""
    return Counter(family.territory for family in in_play(view))


def empty_spaces(family: FamilyView) -> int:
    return 3 - family.man - family.woman - family.child


def land(view: View, key: str) -> TerritoryView:
    return next(each for each in view.territories if each.key == key)


def area(view: View, family: FamilyView) -> AreaView:
    return next(each for each in land(view, family.territory).areas if each.number == family.area)


def people(view: View) -> int:
    return sum(3 - empty_spaces(family) for family in in_play(view)) + sum(view.elders)


def food(view: View) -> int:
    """What the next Passage of Time can feed."""
    fields = sum(land(view, key).agriculture for key in homes(view))
    corn = sum(view.corn) + 2 * sum(each.corn and bool(each.families) for t in view.territories for each in t.areas)
    return fields + corn + 4 * (view.resources.get("sheep", 0) + bool(view.resources.get("sheep", 0)))


def outposts(view: View) -> int:
    return sum(each.mission + each.rancho for territory in view.territories for each in territory.areas)


def above_outposts(territory: TerritoryView, number: int) -> bool:
    return all(not (each.mission or each.rancho) or each.number < number for each in territory.areas)


def guarded(view: View, territory: TerritoryView) -> bool:
    """Whether a Fort stands there: at a Victory Check neither men nor women of such a Territory count. Before the last
    one, if there was time to go elsewhere, its VP count for more."""
    early = view.deck > LAST_PILE or view.turn < LAST_PILE
    return early and any(each.fort for each in territory.areas)


def place_worth(view: View, key: str, number: int, w: Weights, mine: str = "") -> float:
    """How good a place is for a Family: land nobody else holds, high above the road, no Outpost above it."""
    territory = land(view, key)
    others = homes(view)[key] - (mine == key)
    liked = w.height_spanish if view.period == "spanish" else w.height
    height = w.canyon if key == CANYON else -w.slope * abs(number - liked)
    worth = height + (0.0 if others else w.vp * territory.vp + w.fields * territory.agriculture)
    if key != CANYON and not above_outposts(territory, number):
        worth -= w.below
    if guarded(view, territory):
        worth -= w.guarded
    spot = next(each for each in territory.areas if each.number == number)
    return worth - w.fort * bool(spot.fort) - w.intruder * spot.intruders
