"""Decks: how what a card says is carried out."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.state import Character
from vigil.kernel.effects.interpreter import carry_out, counted
from vigil.kernel.rules.requests import Flow


def resolve(g: Sun, source: str, c: Character) -> Flow[None]:
    """Decks Everything a card says, for the character it concerns; its player is asked. [R081]"""
    effects = g.content.effects[source]
    if not effects.body:
        return
    before, g.subject, g.source = (g.subject, g.source), c.key, source
    try:
        yield from carry_out(g, effects, g.content.words, c.key, c.seat)
    finally:
        g.subject, g.source = before


def holds(g: Sun, source: str, c: Character) -> bool:
    """Decks Whether all conditions of a list hold for a character."""
    conditions = g.content.asked[source]
    if not conditions:
        return True
    before, g.subject = g.subject, c.key
    try:
        for say in conditions:
            if not (
                say.run(g, c.key) if say.run else say.verb.run(g, c.key, **counted(g, g.content.words, say, c.key))
            ):
                return False
        return True
    finally:
        g.subject = before
