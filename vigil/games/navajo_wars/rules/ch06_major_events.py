"""6.1 Major Events: every card has one, carried out as its row says."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch06_lasting_cards import lay_face_up
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import draw_cube
from vigil.games.navajo_wars.rules.effects.carry_out import carry_out, stay
from vigil.games.navajo_wars.rules.intruders import place_intruder
from vigil.kernel.rules.requests import Flow

LOOT = ("brown", "white", "black", "yellow")


def major_event(g: NavajoWars, card: int) -> Flow[None]:
    """6.1 Every card drawn has a Major Event and it is carried out, whatever the kind of card; an Operations card may
    end it with Intruders, and one whose effect lasts stays face up. [2.2.2-a 6.1-a 6.1.1-a 6.1.1-b]"""
    content, key = g.content, g.content.key_of[card]
    g.heard and g.tell("6.1", "major-event", card=key)
    yield from carry_out(g, key, key)
    if card in content.operations:
        for _ in range(content.operations[card].intruders):
            yield from place_intruder(g, "6.1")
    if card in content.history and content.history[card].lasting:
        lay_face_up(g, card)
    else:
        stay(g, card)


def apaches_raid_new_mexico(g: NavajoWars, *, cubes: int) -> Flow[None]:
    """6.1 Apaches Raid New Mexico: cubes from the bag go to Raided, but red, green and blue ones back when all are
    drawn. It is no raid of the Diné, so a Peace goes on. [4.2.7-k 4.2.7-l]"""
    s = g.state
    back: list[str] = []
    for _ in range(cubes):
        cube = yield from draw_cube(g, "6.1", "apache-raid")
        if not cube:
            break
        if cube in LOOT:
            s.raided[cube] = s.raided.get(cube, 0) + 1
            g.heard and g.tell("6.1", "apaches-take", cube=cube)
        else:
            back.append(cube)
            g.heard and g.tell("6.1", "apaches-turn-back", cube=cube)
    for cube in back:
        s.bag[cube] += 1


MAJOR_EVENTS: dict[str, Callable[..., Flow[None] | None]] = {"apaches-raid-new-mexico": apaches_raid_new_mexico}
