"""6.1 What a card says is carried out, and what lasts of it (6.1.1)."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch06_lasting_cards import discard_lasting, lay_face_up
from vigil.kernel.effects.interpreter import carry_out as by_interpreter
from vigil.kernel.effects.interpreter import moment_comes
from vigil.kernel.rules.requests import Flow


def carry_out(g: NavajoWars, source: str, who: str = "") -> Flow[None]:
    """6.1 Everything a list says, from its first line to its last. [6.1-b]"""
    if source in g.content.steps:
        return step_by_step(g, source, who)
    return by_interpreter(g, g.content.effects[source], g.content.words, who)


def step_by_step(g: NavajoWars, source: str, who: str) -> Flow[None]:
    """6.1 A list that only does one thing after another. [6.1-b]"""
    for run, params in g.content.steps[source]:
        flow = run(g, who, **params)
        if flow is not None:
            yield from flow


def lasts(g: NavajoWars, source: str) -> bool:
    """6.1.1 Whether something a card gave has not come to its end."""
    nodes = g.content.effects[source].nodes
    return any(each.source == source and nodes[each.path].kind == "until" for each in g.state.promises)


def stay(g: NavajoWars, card: int) -> None:
    """6.1.1 A card whose effect lasts stays face up until that is over. [6.1.1-a]"""
    if g.state.promises and lasts(g, g.content.key_of[card]):
        lay_face_up(g, card)


def comes(g: NavajoWars, moment: str) -> Flow[None]:
    """6.1.1 A moment that cards wait for: what they gave ends, what they put off happens; a card of which nothing lasts
    any more is discarded. [6.1.1-b]"""
    content, s = g.content, g.state
    yield from moment_comes(g, content.words, moment)
    g.count_bonuses()
    for card in list(s.in_play):
        for_good = card in content.history and content.history[card].lasting
        if not for_good and not lasts(g, content.key_of[card]):
            discard_lasting(g, card)
