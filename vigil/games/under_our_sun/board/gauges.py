"""What a player must know wherever he looks: the day, and how each of his characters is."""

from __future__ import annotations

from vigil.drawing.labels import board_label
from vigil.games.under_our_sun.board.geometry import mine
from vigil.games.under_our_sun.board.legend import what
from vigil.games.under_our_sun.observe.view import View
from vigil.kernel.display.board import Gauge
from vigil.kernel.text.words import Words


def strip(view: View, words: Words) -> list[Gauge]:
    days = f"{view.day}/{view.last_day}" if view.last_day else str(view.day)
    gauges = [
        Gauge(
            board_label(words, "day-name"), days, words.say(f"phase-{view.phase}"), lasts=False, thing=what("sky", view)
        )
    ]
    own = mine(view)
    for each in own:
        who = f"{words.name(each.key)} " if len(own) > 1 else ""
        if len(own) == 1:
            gauges.append(Gauge(board_label(words, "ap-name"), str(each.ap), lasts=False, thing=what("ap", view)))
        gauges.append(Gauge(f"{who}{board_label(words, 'hp-name')}", str(each.hp), thing=what("heart", view)))
        gauges.append(Gauge(f"{who}{board_label(words, 'water-name')}", str(each.water), thing=what("water", view)))
    if len(own) < 2:
        foes = sum(1 for each in view.enemies if not each.dead and not each.merchant)
        gauges.append(Gauge(board_label(words, "enemies-name"), str(foes), theirs=True, thing=what("enemy", view)))
    return gauges
