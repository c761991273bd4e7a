"""Where on the board the options of a question lie: the ids of the elements at which they can be chosen."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import Any

from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.rules.requests import Decision, Option

LOG = logging.getLogger("vigil.web")


def lying(observation: Observation) -> Callable[[Option[Any]], str]:
    """A function from an option to the ids of its elements, with spaces between them.

    If the game fails to tell, the option can still be chosen in the list.
    """
    board, asked, view = observation.definition.display.board, observation.question(), cache(observation.view)
    about = asked.facts or {} if isinstance(asked, Decision) else {}

    def at(option: Option[Any]) -> str:
        if board is None:
            return ""
        try:
            return " ".join(dict.fromkeys(board.targets(option.key, option.facts or {}, about, view())))
        except Exception:
            LOG.exception("no place on the board for %s", option.name)
            return ""

    return at


def subject(observation: Observation) -> str:
    """The ids of what the question itself is about: the Family that acts, the Area that is raided."""
    board, asked = observation.definition.display.board, observation.question()
    if board is None or not isinstance(asked, Decision) or not asked.facts:
        return ""
    try:
        return " ".join(dict.fromkeys(board.targets("", asked.facts, {}, observation.view())))
    except Exception:
        LOG.exception("no place on the board for the question %s", asked.key)
        return ""
