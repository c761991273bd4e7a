"""7. Minor Events of the Operations cards: Drought, Recovery, Roll to Swap, Reset Cubes."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import cubes_in, reset_cubes
from vigil.games.navajo_wars.rules.ch01_places import adjacent_territories
from vigil.games.navajo_wars.rules.ch04_display import swap_row
from vigil.games.navajo_wars.rules.ch09_cultural_developments import any_ready, exhaust, ready
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch10_trade_goods import goods, spend_goods, too_few_goods
from vigil.games.navajo_wars.rules.moments import can_pay, moment, usable
from vigil.games.navajo_wars.state import CANYON, DIE_TERRITORIES, EMPTY, State
from vigil.kernel.rules.requests import Flow, Option

CANCEL_PRICE = 3
DROUGHT_SPACES = 2


def minor_event(g: NavajoWars, kind: str) -> Flow[None]:
    """7.1 The one Minor Event of an Operations card: drought, recovery, swap or reset, unless it is cancelled.
    [7.1-a]"""
    g.heard and g.tell("7.1", "minor-event", minor=kind)
    if not (yield from cancelled(g, kind)):
        flow = MINOR_EVENTS[kind](g)
        if flow is not None:
            yield from flow


def may_cancel(g: NavajoWars) -> bool:
    """10.2 Whether there is anything to be used before a Minor Event. [TG-8]"""
    s = g.state
    return goods(s) >= CANCEL_PRICE or usable(g) or any_ready(g, "cancel-minor")


def cancelled(g: NavajoWars, kind: str) -> Flow[bool]:
    """10.2 A window before the Minor Event: three Trade Goods, or a Development, cancel the whole of it. [TG-8 7.1-b
    7.1-c MOM-a MOM-c]"""
    s = g.state
    if not may_cancel(g):
        return False

    def offer() -> list[Option[str]]:
        options = [Option("cancel-for-goods", "goods", "10.2", {"n": CANCEL_PRICE})] if goods(s) >= CANCEL_PRICE else []
        cards = ready(g, "cancel-minor")
        return options + [Option("cancel-by-development", key, "9.1", {"development": key}) for key in cards]

    way = yield from moment(
        g,
        "7.1",
        "before-the-minor-event",
        lambda: could_harm(g.state, kind) and (can_pay(g, CANCEL_PRICE) or any_ready(g, "cancel-minor")),
        offer,
        {"minor": kind},
        lambda: too_few_goods(s, "cancel-for-goods", CANCEL_PRICE),
    )
    if not way:
        return False
    if way == "goods":
        yield from spend_goods(g, CANCEL_PRICE, "10.2")
    else:
        exhaust(g, way)
    g.heard and g.tell("7.1", "minor-cancelled", minor=kind)
    return True


def could_harm(s: State, kind: str) -> bool:
    """7.2 Whether a Minor Event could do something that is not welcome: Recovery never, the others if there is room for
    Drought, a row to swap, a cube to move. [MOM-b]"""
    match kind:
        case "drought":
            return s.drought_stock > 0 and any(has_drought_space(s, place) for place in DIE_TERRITORIES)
        case "swap":
            return any(EMPTY not in pair for pair in zip(s.active, s.standby, strict=True))
        case "reset":
            return cubes_in(s.raided) + cubes_in(s.recovery) > 0
    return False


def drought(g: NavajoWars) -> Flow[None]:
    """7.2.1 A die for the Territory that gets 1 Drought. [7.2.1-a 1.7.2-f]"""
    add_drought(g, (yield from roll(g, "7.2.1", "drought")), "7.2.1")


def recovery(g: NavajoWars) -> Flow[None]:
    """7.2.2 A die for the Territory that loses 1 Drought. [7.2.2-a]"""
    remove_drought(g, (yield from roll(g, "7.2.2", "recovery")), "7.2.2")


def roll_to_swap(g: NavajoWars) -> Flow[None]:
    """7.2.3 A die for the row whose Active and Standby counters change places, if both are there; neither is turned.
    [7.2.3-a 7.2.3-b]"""
    row = (yield from roll(g, "7.2.3", "swap")) - 1
    swap_row(g, row, row, "7.2.3")


def reset(g: NavajoWars) -> None:
    """7.2.4 Recovery to the bag, then Raided to Recovery. [7.2.4-a]"""
    reset_cubes(g, "7.2.4")


MINOR_EVENTS: dict[str, Callable[[NavajoWars], Flow[None] | None]] = {
    "drought": drought,
    "recovery": recovery,
    "swap": roll_to_swap,
    "reset": reset,
}


def has_drought_space(s: State, territory: int) -> bool:
    """13 Two spaces of one counter each in the numbered Territories, none in the Canyon. [1.6.3-b 13-drought
    1.7.2-o]"""
    return territory != CANYON and s.drought[territory] < DROUGHT_SPACES


def add_drought(g: NavajoWars, territory: int, rule: str) -> bool:
    """7.2.1 One Drought counter in the Territory or, if it is full, in its highest neighbour with room; none without
    stock, none because of the Canyon. [7.2.1-a 7.2.1-b 7.2.1-c 7.2.1-d 7.2-a]"""
    s = g.state
    if not s.drought_stock:
        g.heard and g.tell("1.6.1", "no-drought-counter")
        return False
    if territory != CANYON:
        for place in (territory, *reversed(adjacent_territories(g, territory))):
            if has_drought_space(s, place):
                if place != territory:
                    g.heard and g.tell(rule, "drought-full", territory=g.content.names[territory])
                s.drought[place] += 1
                s.drought_stock -= 1
                g.heard and g.tell(rule, "drought-added", territory=g.content.names[place], n=s.drought[place])
                return True
    g.heard and g.tell(rule, "drought-no-room", territory=g.content.names[territory])
    return False


def remove_drought(g: NavajoWars, territory: int, rule: str) -> bool:
    """7.2.2 One Drought counter out of the Territory or, if it has none, out of its lowest neighbour that has. [7.2.2-a
    7.2.2-b]"""
    s = g.state
    if territory != CANYON:
        for place in (territory, *adjacent_territories(g, territory)):
            if s.drought[place]:
                if place != territory:
                    g.heard and g.tell(rule, "drought-elsewhere", territory=g.content.names[territory])
                s.drought[place] -= 1
                s.drought_stock += 1
                g.heard and g.tell(rule, "drought-removed", territory=g.content.names[place], n=s.drought[place])
                return True
    g.heard and g.tell(rule, "no-drought", territory=g.content.names[territory])
    return False
