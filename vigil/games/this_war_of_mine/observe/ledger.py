"""The numbers that options change, compared before and after."""

from __future__ import annotations

from vigil.drawing.labels import board_label
from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.state import STATES
from vigil.kernel.display.board import Gauge
from vigil.kernel.text.words import Words


def ledger(view: View, words: Words) -> list[Gauge]:
    """Everything an option may change: Storage, the Pile, Cold, Noise, the States of each."""
    found = [Gauge(words.name(what), str(n)) for what, n in view.storage.items()]
    found += [Gauge(board_label(words, "in-pile", what=what), str(n)) for what, n in view.pile.items()]
    found.append(Gauge(words.say("screen-cold-name"), str(view.cold)))
    found.append(Gauge(board_label(words, "boards"), str(view.boards)))
    if view.trip:
        found.append(Gauge(board_label(words, "noise-name"), str(view.trip.noise)))
        found.append(Gauge(board_label(words, "unknown-name"), str(view.trip.unknown)))
    for each in view.people:
        found += [
            Gauge(board_label(words, "state-of", person=each.key, state=state), str(each.levels[state]))
            for state in STATES
        ]
    return found
