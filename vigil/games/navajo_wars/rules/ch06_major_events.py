"""6.1 Major Events: every card has one, carried out as its row says."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules import major_events_enemy as enemy
from vigil.games.navajo_wars.rules import major_events_land as land
from vigil.games.navajo_wars.rules import major_events_people as people
from vigil.games.navajo_wars.rules.cards import carry_out, stay
from vigil.games.navajo_wars.rules.ch06_lasting_cards import lay_face_up
from vigil.games.navajo_wars.rules.intruders import place_intruder
from vigil.kernel.flow import Flow

MAJOR_EVENTS: dict[str, Callable[..., Flow[None] | None]] = {
    "a-headman-lies-ill": people.a_headman_lies_ill,
    "apaches-raid-new-mexico": enemy.apaches_raid_new_mexico,
    "cloudburst": land.cloudburst,
    "ransomed-captives": people.ransomed_captives,
    "slave-raiders": enemy.slave_raiders,
    "smallpox": people.smallpox,
}


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
