"""What stands beside an option: what it costs now, what it does and takes, and what can be read of it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.rules.requests import Fact, Option
from vigil.kernel.text.words import Words

LOG = logging.getLogger("vigil")
CARDS = ("card", "development")  # facts that name a card


def beside(observation: Observation, words: Words, option: Option[Any]) -> str:
    """What an option does and takes, if the game tells; if it fails to, the option still stands."""
    tell = observation.definition.display.note
    if tell is None:
        return ""
    try:
        return tell(observation.game, option.key, facts_of(observation, option), words)
    except Exception:
        LOG.exception("nothing to say beside %s", option.name)
        return ""


def facts_of(observation: Observation, option: Option[Any]) -> Mapping[str, Fact]:
    """What an option is about, and its question besides."""
    asked = observation.question()
    return {**((asked.facts or {}) if asked else {}), **(option.facts or {})}


def readable(observation: Observation, words: Words, option: Option[Any]) -> str:
    """The key of what an option speaks of, if it can be read: a card, a thing, a place."""
    tell, facts = observation.definition.display.subject, option.facts or {}
    try:
        found = (tell(observation.game, option.key, facts),) if tell else tuple(facts.get(name) for name in CARDS)
        keys = [key for key in found if isinstance(key, str) and key]
        return next((key for key in keys if observation.card(key, words)), "")
    except Exception:
        LOG.exception("nothing to read of %s", option.name)
        return ""


def card_told(observation: Observation, words: Words, facts: Mapping[str, Fact]) -> str:
    """The card or Development an event speaks of, if it can be read."""
    row, content = observation.definition.content.row, observation.game.content
    for key in (str(facts[name]) for name in CARDS if name in facts):
        if words.has(f"card-{key}") or (row and row(content, key)):
            return key
    return ""


def cards_to_read(observation: Observation, words: Words) -> list[tuple[str, str]]:
    """The words that call everything that can be read now, each with its key: what the table shows ("": the card that
    was turned up last), then what the options speak of."""
    shown = observation.definition.display.cards_in_view
    keys = [(str(word), key) for word, key in shown(observation.view())] if shown else []
    asked = [readable(observation, words, option) for option in observation.options()]
    return [*keys, *((key, key) for key in dict.fromkeys(asked) if key)]


def price(observation: Observation, words: Words, option: Option[Any]) -> str:
    """What an option costs now, likewise."""
    try:
        return observation.price(option, words)
    except Exception:
        LOG.exception("no price of %s", option.name)
        return ""
