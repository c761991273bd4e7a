"""The phases of a turn, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import TRANSITIONS
from vigil.kernel.display.outlook import Phase

RULES = {"dine": "3", "enemy": "4", "events": "6.1", "discard": "2.3"}
BY = {"dine": "side-dine", "enemy": "side-enemy"}


def phases(g: NavajoWars, seat: int = 0) -> list[Phase]:
    """2 Draw, the parts of the card in their order, Discard."""
    s = g.state
    if not s.turn:
        return [Phase("set-up", g.content.scenarios[s.scenario].section, BY["dine"], True)]
    now = s.agenda[0] if s.agenda else "draw"
    card = g.content.key_of[s.card] if s.card else ""
    return [Phase("draw", "2.1", "", now == "draw", card=card), *(part(g, key, now) for key in parts(g))]


def parts(g: NavajoWars) -> Iterator[str]:
    """2.2 The parts of this card: two sides only on an Operations card, the Enemy first unless it is preempted."""
    s = g.state
    if s.card in g.content.operations:
        yield from ("dine", "enemy") if s.preempted else ("enemy", "dine")
    yield from ("events", "discard")


def part(g: NavajoWars, key: str, now: str) -> Phase:
    s = g.state
    detail = s.operation if key == now == "dine" else ""
    if key == "events" and s.card in TRANSITIONS:
        return Phase("transition", "6.2", "", key == now)
    if key == "events" and s.card in g.content.history:
        return Phase("event-and-check", "8", "", key == now)
    return Phase(key, RULES[key], BY.get(key, ""), key == now, detail)
