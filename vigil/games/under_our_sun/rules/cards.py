"""Decks: how what a card says is carried out."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.state import Character
from vigil.kernel.effects import Effects, Interpreter, Promise, carry_out
from vigil.kernel.flow import Flow


def resolve(g: Sun, source: str, c: Character) -> Flow[None]:
    """Decks Everything a card says, for the character it concerns; its player is asked. [R081]"""
    before, g.subject = g.subject, c.key
    yield from carry_out(g, g.content.effects[source], g.content.words, c.key, c.seat)
    g.subject = before


def holds(g: Sun, source: str, c: Character) -> bool:
    """Decks Whether all conditions of a list hold for a character."""
    effects = g.content.effects[source]
    before, g.subject = g.subject, c.key
    reader = Interpreter(g, effects, g.content.words, c.seat)
    found = all(reader.holds(node.say, c.key) for node in effects.body)
    g.subject = before
    return found


def promises(g: Sun) -> list[Promise]:
    """Decks What lasts, and what comes later."""
    return g.state.promises


def effects_of(g: Sun, source: str) -> Effects:
    """Decks The card a promise came from."""
    return g.content.effects[source]
