"""3.2 Activations: how many Families, how many Movement Points, and what is refused for want of them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import empty_spaces, families_in
from vigil.games.navajo_wars.rules.ch01_pieces import elders_on_display
from vigil.games.navajo_wars.state import CANYON, Family
from vigil.kernel.rules.requests import Fact, Number, Part, Refusal

Action = tuple[str | int, ...]  # what was picked: its key and what it is done to

MOVEMENT_POINTS = 6


class Activation(Struct):
    """A Family while it is activated: its Movement Points, fixed at the start, and what it has spent of them."""

    family: Family
    points: Number
    total: int
    spent: int = 0
    held: bool = False  # the die at a Fort was too high (3.2.2)

    @property
    def left(self) -> int:
        return self.total - self.spent


def activations(g: NavajoWars) -> Number:
    """3.2 One Family for each elder, and one or as many as there are in Canyon de Chelly. [3.2-a 13-act]"""
    s = g.state
    here = len(families_in(s, CANYON))
    parts = [Part("3.2", "activation-elders", elders_on_display(s))]
    parts.append(Part("3.2", "activation-canyon", here) if here > 1 else Part("3.2", "activation-one", 1))
    if g.bonus("activations"):
        parts.append(Part("9.1.4", "activation-bonus", g.bonus("activations")))
    return Number("activations", tuple(parts))


def movement_points(g: NavajoWars, family: Family, extra: int = 0) -> Number:
    """3.2 Six, less one for each empty population space, with Developments; the horse space does not count. [3.2-d]"""
    parts = [Part("3.2", "mp-base", MOVEMENT_POINTS)]
    if empty_spaces(family):
        parts.append(Part("3.2", "mp-empty-spaces", -empty_spaces(family)))
    if g.bonus("mp"):
        parts.append(Part("9.1.4", "mp-bonus", g.bonus("mp")))
    if family.horse and g.bonus("mp-horse"):
        parts.append(Part("9.1.4", "mp-horse-bonus", g.bonus("mp-horse")))
    if extra:
        parts.append(Part("6.1", "mp-event", extra))
    return Number("movement-points", tuple(parts))


def begin_activation(g: NavajoWars, family: Family, extra: int = 0) -> Activation:
    """3.2 The Movement Points are counted now and losses later do not lower them; Manuelito may redraw again. [3.2-e
    3.2.RT-k 13-manu-a 3.2-i]"""
    g.state.effects.pop("manuelito-used", None)
    points = movement_points(g, family, extra)
    g.heard and g.tell("3.2", "family-activated", family=family.letter, mp=points)
    return Activation(family, points, points.total)


def points_left(active: Activation) -> Number:
    """3.2 What the activated Family may still spend."""
    if not active.spent:
        return active.points
    return Number("movement-points", (*active.points.parts, Part("3.2", "mp-spent", -active.spent)))


def spend(active: Activation, cost: int) -> None:
    """3.2 Movement Points go to any mix of actions; they need not all be spent. [3.2-f]"""
    active.spent += cost


def covers(active: Activation, cost: int) -> bool:
    """3.2 An action may be begun only if its whole cost is covered. [3.2-g]"""
    return cost <= active.total - active.spent


def too_few(active: Activation, key: str, cost: int, facts: Mapping[str, Fact] | None = None) -> Refusal:
    """3.2 Refuse an action that costs more than is left."""
    return Refusal(key, "too-few-mp", "3.2", facts, {"cost": cost, "mp": active.left})


def whole_allowance(active: Activation, rule: str) -> Number:
    """3.2 The cost of an action that takes everything."""
    return Number("mp-cost", (Part(rule, "whole-allowance", active.left),))


def discount(g: NavajoWars, key: str, cost: int) -> int:
    """9.1.4 What Developments take off a cost, which never falls below 1. [9.1.4-b]"""
    return min(g.bonus(key), cost - 1)
