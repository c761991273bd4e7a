"""Intruder counters: placed unseen, revealed the moment one shares an Area with a Family (13)."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import check_adults, empty_spaces, families_at, lose_person
from vigil.games.navajo_wars.rules.ch01_pieces import choose_person, elders_on_display, intruders_in_cup, take
from vigil.games.navajo_wars.rules.ch01_places import territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import gain_ap, lose_culture, set_ap
from vigil.games.navajo_wars.rules.ch04_outposts import expand, place_outpost, territory_has
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.state import POPULATION, Family
from vigil.kernel.rules.asking import choose, do
from vigil.kernel.rules.decks import draw_from
from vigil.kernel.rules.requests import Flow, Option


def place_intruder(g: NavajoWars, rule: str) -> Flow[None]:
    """13 One unseen counter: a die for the Territory, so never the Canyon, and one for the Area. [1.6.6-a IN-1 1.7.2-f
    IN-21]"""
    s = g.state
    if intruders_in_cup(s) <= 0:
        g.heard and g.tell("1.6.1", "intruder-cup-empty")
        return
    territory = yield from roll(g, "13 Intruders", "intruder-territory")
    number = yield from roll(g, "13 Intruders", "intruder-area")
    area = territory * 10 + number
    s.intruders.append(area)
    g.heard and g.tell(rule, "intruder-placed", **where(g, area))
    yield from reveal_at(g, area)


def reveal_at(g: NavajoWars, area: int) -> Flow[None]:
    """13 Intruders that share an Area with a Family are revealed and resolved one by one; each affects the Family first
    in the alphabet. [1.6.6-b 1.6.6-c 1.6.6-d IN-2 IN-3 IN-4 IN-22]"""
    s = g.state
    while area in s.intruders:
        families = families_at(s, area)
        if not families:
            return
        s.intruders.remove(area)
        kind = yield from draw_from(s.intruders_unseen, "13 Intruders", "intruder", "counter")
        g.heard and g.tell(
            "13 Intruders", "intruder-revealed", intruder=kind, family=families[0].letter, **where(g, area)
        )
        yield from do(INTRUDERS[kind](g, families[0], area))


def return_to_cup(g: NavajoWars, kind: str) -> None:
    """Intruders: back to the cup, unless the counter's own line says otherwise. [1.6.6-e IN-5 1.5-t]"""
    unseen = g.state.intruders_unseen
    unseen[kind] = unseen.get(kind, 0) + 1


def remove_from_play(g: NavajoWars, kind: str) -> None:
    """Intruders: used Firearms and Wandering Natives go to Out of Play, not to the cup. [IN-6 1.5-t]"""
    out = g.state.intruders_out
    out[kind] = out.get(kind, 0) + 1


def keep(g: NavajoWars, piece: str) -> None:
    """Intruders: the counter lies in Resources until it is spent."""
    resources = g.state.resources
    resources[piece] = resources.get(piece, 0) + 1
    g.heard and g.tell("Intruders", "intruder-kept", piece=piece)


def ambush(g: NavajoWars, family: Family, area: int) -> Flow[None]:
    """Intruders: one population counter to Passage of Time, then 1 Culture for each empty space; no Battle, no
    Reaction. Only then is the last adult missed. [IN-7 1.6.6-f IN-8]"""
    piece = yield from choose_person(g, family, "Intruders", "intruder-ambush")
    lose_person(g, family, piece, g.state.passage, "Intruders")
    lose_culture(g, empty_spaces(family), "Intruders")
    check_adults(g, family)
    return_to_cup(g, "ambush")


def false_rumor(g: NavajoWars, family: Family, area: int) -> None:
    """Intruders: no effect. [1.6.6-g IN-9]"""
    return_to_cup(g, "false-rumor")


def firearms(g: NavajoWars, family: Family, area: int) -> None:
    """Intruders: to Resources, usable as a Firearms counter. [1.6.6-h IN-10]"""
    keep(g, "guns")


def fortune(g: NavajoWars, family: Family, area: int) -> None:
    """Intruders: to Resources, for one reroll or one cube drawn again. [1.6.6-i IN-11]"""
    keep(g, "fortune")


def intruders_moved(g: NavajoWars, family: Family, area: int) -> Flow[None]:
    """Intruders: a new Intruder is placed, drawn before this one goes back to the cup. [IN-12 1.6.6-j IN-13]"""
    yield from place_intruder(g, "Intruders")
    return_to_cup(g, "intruders-moved")


def mission(g: NavajoWars, family: Family, area: int) -> None:
    """Intruders: a Mission from the stock in Area 1 of this Territory, in any period; if the Territory has one already,
    or none is left, Expand, which costs the Enemy nothing. [IN-14 1.6.6-k 1.6.6-l IN-15 1.5.1-b]"""
    territory = territory_of(area)
    if not g.state.mission_stock or territory_has(g.state, territory, "mission"):
        expand(g, "Intruders")
    else:
        place_outpost(g, territory * 10 + 1, "mission", "Intruders")
    return_to_cup(g, "mission")


def skin_walker(g: NavajoWars, family: Family, area: int) -> None:
    """Intruders: with 0 AP gain 1 for each elder on the display; with any, lose them all. [1.6.6-m IN-16]"""
    if g.state.ap == 0:
        gain_ap(g, elders_on_display(g.state), "Intruders")
    else:
        set_ap(g, 0, "Intruders")
    return_to_cup(g, "skin-walker")


def trade(g: NavajoWars, family: Family, area: int) -> None:
    """Intruders: to Resources, worth one Trade Goods. [1.6.6-n IN-17]"""
    keep(g, "trade")


def wandering_natives(g: NavajoWars, family: Family, area: int) -> Flow[None]:
    """Intruders: one population counter of the player's choice from Out of Play to Passage of Time; the Intruder goes
    to Out of Play. [1.6.6-o IN-18 IN-19]"""
    s = g.state
    pieces = [piece for piece in POPULATION if s.out_of_play.get(piece, 0)]
    if pieces:
        piece = yield from choose(
            "Intruders",
            "wandering-natives",
            lambda: [Option("welcome", piece, "Intruders", {"piece": piece}) for piece in pieces],
        )
        take(g, piece, s.passage, "Intruders")
    else:
        g.heard and g.tell("1.6.1", "nobody-wanders")
    remove_from_play(g, "wandering-natives")


INTRUDERS: dict[str, Callable[[NavajoWars, Family, int], Flow[None] | None]] = {
    "ambush": ambush,
    "false-rumor": false_rumor,
    "firearms": firearms,
    "fortune": fortune,
    "intruders-moved": intruders_moved,
    "mission": mission,
    "skin-walker": skin_walker,
    "trade": trade,
    "wandering-natives": wandering_natives,
}
