"""3.2 Take Actions: which Families are activated, and what an activated Family may do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family, on_areas
from vigil.games.navajo_wars.rules.ch01_pieces import use_effect
from vigil.games.navajo_wars.rules.ch01_places import is_area, territory_of
from vigil.games.navajo_wars.rules.ch03_activation import (
    Action,
    Activation,
    activations,
    begin_activation,
    movement_points,
    points_left,
    spend,
    whole_allowance,
)
from vigil.games.navajo_wars.rules.ch03_moves import (
    disband_at_fort,
    from_canyon,
    move,
    moves,
    refused_moves,
    to_canyon,
    why_not_from_canyon,
    why_not_to_canyon,
)
from vigil.games.navajo_wars.rules.ch03_raids import (
    new_mexico_cost,
    outpost_cost,
    raid_new_mexico,
    raid_outpost,
    raids,
    refused_raids,
)
from vigil.games.navajo_wars.rules.ch03_water_corn_trade import (
    explain_corn,
    explain_water,
    find_water,
    harvest_corn,
    plant_corn,
    trade_at_fort,
    tribal_council,
    why_not_council,
    why_not_find_water,
    why_not_harvest,
    why_not_plant,
    why_not_trade,
)
from vigil.games.navajo_wars.rules.moments import ask
from vigil.games.navajo_wars.state import CANYON, Family
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal


def take_actions(g: NavajoWars) -> Flow[bool]:
    """3.2 The limit is counted now; then Families are activated one after the other, in the player's order and as many
    as the player likes. Returns whether the player has just said that this is enough. [3.2-b 3.2-c 3.2-h]"""
    limit = activations(g)
    total = limit.total
    extra = use_effect(g, "mp-next")
    done: list[str] = []
    able = min(total, len(on_areas(g.state)))
    g.heard and g.tell("3.2", "actions-begin", n=limit, families=able, spare=total - able)
    while len(done) < total:
        waiting = len([each for each in on_areas(g.state) if each.letter not in done])
        if not waiting:
            return False
        letter = yield from choose_family(g, done, min(total - len(done), waiting), limit, extra)
        if not letter:
            return True
        done.append(letter)
        yield from activate(g, family(g.state, letter), extra)
    return False


def activations_left(limit: Number, done: int, left: int) -> Number:
    """3.2 The limit, less those that were activated and those that are not there. [3.2-a 3.2-c]"""
    parts = list(limit.parts)
    if done:
        parts.append(Part("3.2", "activated", -done))
    if left < limit.total - done:
        parts.append(Part("3.2", "activation-nobody", left + done - limit.total))
    return Number("activations-left", tuple(parts))


def choose_family(g: NavajoWars, done: list[str], left: int, limit: Number, extra: int) -> Flow[str]:
    """3.2 A Family not yet activated, or none; so many can still be. [3.2-c 3.2-h]"""

    def offer() -> list[Option[str]]:
        options = [
            Option("activate", each.letter, "3.2", {"family": each.letter}, partial(movement_points, g, each, extra))
            for each in on_areas(g.state)
            if each.letter not in done
        ]
        options.append(Option("stop-activating", "", "3.2"))
        return options

    return ask(
        g,
        "3.2",
        "activate-which",
        offer,
        {"n": left},
        lambda: [
            Refusal("activate", "already-activated", "3.2", {"family": each.letter})
            for each in on_areas(g.state)
            if each.letter in done
        ],
        lambda: [activations_left(limit, len(done), left)],
        horses="",
    )


def activate(g: NavajoWars, who: Family, extra: int = 0) -> Flow[None]:
    """3.2 Actions in any mix and order until the Movement Points are gone or the player stops; the rest is lost.
    [3.2-f 3.2.2-h]"""
    active = begin_activation(g, who, extra)
    while active.left > 0 and is_area(who.place):
        action = yield from ask(
            g,
            "3.2",
            "action",
            lambda: actions(g, active),
            {"family": who.letter, "mp": active.left},
            lambda: refused_actions(g, active),
            lambda: [points_left(active)],
            horses=who.letter,
        )
        if action[0] == "end":
            break
        yield from act(g, active, action)
    disband_at_fort(g, who)


def actions(g: NavajoWars, active: Activation) -> list[Option[Action]]:
    """3.2 What the Family may do with what it has left. [3.2-f 3.2-g]"""
    options: list[Option[Action]] = [Option("end-activation", ("end",), "3.2")]
    who = active.family
    if not is_area(who.place):
        return options
    options += moves(g, active)
    if why_not_to_canyon(g, active) is None:
        options.append(Option("to-canyon", ("to-canyon",), "3.2.3", None, partial(whole_allowance, active, "3.2.3")))
    if why_not_from_canyon(g, active) is None:
        options.append(
            Option("from-canyon", ("from-canyon",), "3.2.3", None, partial(whole_allowance, active, "3.2.3"))
        )
    if why_not_find_water(g, active) is None:
        options.append(Option("find-water", ("find-water",), "3.2.1", None, partial(explain_water, g, who)))
    if why_not_plant(g, active) is None:
        options.append(Option("plant-corn", ("plant-corn",), "3.2.4", None, partial(explain_corn, g, who)))
    if why_not_harvest(g, active) is None:
        options.append(Option("harvest-corn", ("harvest-corn",), "3.2.4", None, partial(explain_corn, g, who)))
    options += raids(g, active)
    if why_not_trade(g, active) is None:
        options.append(
            Option("trade-at-fort", ("trade-at-fort",), "3.2.7", None, partial(whole_allowance, active, "3.2.7"))
        )
    if why_not_council(g, active) is None:
        options.append(
            Option("tribal-council", ("tribal-council",), "3.2.8", None, partial(whole_allowance, active, "3.2.8"))
        )
    return options


def refused_actions(g: NavajoWars, active: Activation) -> Iterator[Refusal]:
    """3.2 What the Family may not do now, and why."""
    if not is_area(active.family.place):
        return
    yield from refused_moves(g, active)
    why_nots = [why_not_to_canyon, why_not_find_water, why_not_plant, why_not_harvest, why_not_council]
    if territory_of(active.family.place) == CANYON:
        why_nots.append(why_not_from_canyon)
    if g.state.forts:
        why_nots.append(why_not_trade)
    for why_not in why_nots:
        refusal = why_not(g, active)
        if refusal:
            yield refusal
    yield from refused_raids(g, active)


def act(g: NavajoWars, active: Activation, action: Action) -> Flow[None]:
    """3.2 Carry out the action picked; a raid is paid before it begins. [3.2-f 3.2.5-c]"""
    match action:
        case ("move", int(area)):
            yield from move(g, active, area)
        case ("to-canyon",):
            yield from to_canyon(g, active)
        case ("from-canyon",):
            yield from from_canyon(g, active)
        case ("find-water",):
            find_water(g, active)
        case ("plant-corn",):
            plant_corn(g, active)
        case ("harvest-corn",):
            yield from harvest_corn(g, active)
        case ("raid-new-mexico",):
            spend(active, new_mexico_cost(g, active.family))
            yield from raid_new_mexico(g, active.family)
        case ("raid-far",):
            spend(active, active.left)
            yield from raid_new_mexico(g, active.family)
        case ("raid-outpost", str(kind), int(area)):
            spend(active, outpost_cost(g, active.family))
            yield from raid_outpost(g, active.family, area, kind)
        case ("trade-at-fort",):
            yield from trade_at_fort(g, active)
        case _:
            yield from tribal_council(g, active)
