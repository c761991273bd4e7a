"""Where a card stands on its way from draw to discard, and the numbers that options change."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.board.record import lanes, values
from vigil.games.navajo_wars.board.wording import say
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import TRANSITIONS
from vigil.games.navajo_wars.view import View
from vigil.kernel.display.board import Gauge
from vigil.kernel.display.outlook import Phase
from vigil.kernel.text.words import Words

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


def ledger(view: View, words: Words) -> list[Gauge]:
    """The tracks, then what lies in Resources and in Passage of Time, then Ferocity and what is on the map."""
    found = [Gauge(lane.text, str(value)) for lane, value in zip(lanes(words), values(view), strict=True)]
    for box, held in (("resources", view.resources), ("passage", view.passage)):
        found += [Gauge(say(words, f"in-{box}", piece=piece), str(n)) for piece, n in held.items()]
    found.append(Gauge(say(words, "corn-held"), str(sum(view.corn))))
    found.append(Gauge(say(words, "elders-held"), str(view.elders_in_play)))
    found += [
        Gauge(say(words, "ferocity-of", family=family.letter), str(family.ferocity))
        for family in view.families
        if family.where != "out"
    ]
    for key, n in things(view):
        found.append(Gauge(say(words, f"all-{key}"), str(n)))
    return found


def things(view: View) -> Iterator[tuple[str, int]]:
    """Counters on the map, counted."""
    areas = [area for territory in view.territories for area in territory.areas]
    yield "missions", sum(area.mission for area in areas)
    yield "ranchos", sum(area.rancho for area in areas)
    yield "fields", sum(area.corn for area in areas)
    yield "harass", sum(area.harass for area in areas)
    yield "raid", view.santa_fe + sum(area.raid for area in areas)
    yield "drought", sum(territory.drought for territory in view.territories)
    yield "subjugation", sum(view.subjugation.values())
