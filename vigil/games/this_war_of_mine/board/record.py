"""What a player must know wherever he looks: the cold, what there is to drink and eat, and how the people are."""

from __future__ import annotations

from vigil.games.this_war_of_mine.board.wording import say
from vigil.games.this_war_of_mine.view import View
from vigil.kernel.board import Gauge
from vigil.kernel.text import Words

FOOD = ("vegetable", "raw-food", "canned-food")


def strip(view: View, words: Words) -> list[Gauge]:
    gauges = [Gauge(say(words, "people"), str(len(view.people)))]
    gauges += [Gauge(words.name(what), str(view.storage.get(what, 0))) for what in ("water", "wood", "component")]
    gauges.append(Gauge(say(words, "food"), str(sum(view.storage.get(what, 0) for what in FOOD))))
    gauges.append(Gauge(words.say("screen-cold-name"), str(view.cold)))
    gauges.append(Gauge(say(words, "suffering"), str(sum(sum(each.levels.values()) for each in view.people))))
    if view.trip:
        gauges.append(Gauge(say(words, "noise-name"), str(view.trip.noise), lasts=False))
    return gauges
