"""Decks: how what a card says is carried out."""

from __future__ import annotations

from typing import Any

from vigil.games.under_our_sun.content.load import Asked
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.state import Character
from vigil.kernel.effects import Effects, Promise, Say, carry_out, counted
from vigil.kernel.flow import Flow


def resolve(g: Sun, source: str, c: Character) -> Flow[None]:
    """Decks Everything a card says, for the character it concerns; its player is asked. [R081]"""
    effects = g.content.effects[source]
    if not effects.body:
        return
    before, g.subject = g.subject, c.key
    yield from carry_out(g, effects, g.content.words, c.key, c.seat)
    g.subject = before


def holds(g: Sun, source: str, c: Character) -> bool:
    """Decks Whether all conditions of a list hold for a character."""
    conditions = g.content.asked[source]
    if not conditions:
        return True
    before, g.subject = g.subject, c.key
    found = True
    for each in conditions:
        params = each.params if each.counts is None else for_company(g, each, each.counts)
        if not (each.run(g, c.key, **params) if params else each.run(g, c.key)):
            found = False
            break
    g.subject = before
    return found


def for_company(g: Sun, asked: Asked, say: Say) -> dict[str, Any]:
    """Decks What a condition counts depends only on how many characters there are: it is reckoned once for each."""
    company = len(g.state.people)
    if company not in asked.amounts:
        asked.amounts[company] = counted(g, g.content.words, say, "")
    return asked.amounts[company]


def promises(g: Sun) -> list[Promise]:
    """Decks What lasts, and what comes later."""
    return g.state.promises


def effects_of(g: Sun, source: str) -> Effects:
    """Decks The card a promise came from."""
    return g.content.effects[source]
