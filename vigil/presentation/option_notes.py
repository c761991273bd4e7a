"""What stands beside an option, in the browser and in the terminal alike: what it costs now, what it does and takes."""

from __future__ import annotations

import logging
from typing import Any

from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.rules.requests import Option
from vigil.kernel.text.words import Words

LOG = logging.getLogger("vigil")


def beside(observation: Observation, words: Words, option: Option[Any]) -> str:
    """What an option does and takes, if the game tells; if it fails to, the option still stands."""
    tell = observation.definition.display.note
    if tell is None:
        return ""
    try:
        return tell(observation.game, option.key, option.facts or {}, words)
    except Exception:
        LOG.exception("nothing to say beside %s", option.name)
        return ""


def price(observation: Observation, words: Words, option: Option[Any]) -> str:
    """What an option costs now, likewise."""
    try:
        return observation.price(option, words)
    except Exception:
        LOG.exception("no price of %s", option.name)
        return ""
