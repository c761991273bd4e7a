"""What a player must know wherever he looks: the cold, what there is to drink and eat, and how the people are."""

from __future__ import annotations

from vigil.drawing.labels import board_label
from vigil.games.this_war_of_mine.observe.view import View
from vigil.kernel.display.board import Gauge, Thing
from vigil.kernel.text.words import Words

STORED = {
    "water": "Dusk: Water",
    "wood": "General: Supply",
    "component": "General: Supply",
}
FOOD = ("vegetable", "raw-food", "canned-food")


def strip(view: View, words: Words) -> list[Gauge]:
    stored = [
        Gauge(words.name(what), str(view.storage.get(what, 0)), thing=Thing(f"gauge-{what}", rule))
        for what, rule in STORED.items()
    ]
    food, pain = sum(view.storage.get(what, 0) for what in FOOD), sum(sum(e.levels.values()) for e in view.people)
    gauges = [
        Gauge(board_label(words, "people"), str(len(view.people)), thing=Thing("person", "General: Four characters")),
        *stored,
        Gauge(board_label(words, "food"), str(food), thing=Thing("gauge-food", "Dusk: Hunger")),
        Gauge(words.say("screen-cold-name"), str(view.cold), thing=Thing("gauge-cold", "Morning: Event")),
        Gauge(board_label(words, "suffering"), str(pain), thing=Thing("gauge-suffering", "General: States")),
    ]
    if view.trip:
        noise = Thing("noise", "Scavenging: Noise")
        gauges.append(Gauge(board_label(words, "noise-name"), str(view.trip.noise), lasts=False, thing=noise))
    return gauges
