"""The course of a game as a page shows it: the phases of the turn, how it would end now, what lies ahead."""

from __future__ import annotations

import logging
from typing import Any

from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.text.words import Words
from vigil.presentation.outlook import coming, course, goal
from vigil.web.render.citations import cite
from vigil.web.render.numbers import total
from vigil.web.render.templates import template

LOG = logging.getLogger("vigil.web")


class Between(Observation):
    """A position between two questions: nothing is asked, and nothing is over."""

    @property
    def over(self) -> bool:
        return False


def strips(observation: Observation, words: Words) -> dict[str, Any]:
    """What stays in sight: the phases, how the game would end now, the reckonings that come next. If the game fails to
    tell, it can still be played."""
    try:
        next_ = [each for each in coming(observation) if each.soon]
        texts = [
            goal(observation.standing(), words) or not_yet(observation, words),
            *(words.say(f"forecast-{each.key}", each.facts) for each in next_),
        ]
        steps = course(observation, words)
    except Exception:
        LOG.exception("no course of the game")
        return {"phases": "", "goal": [], "soon": False}
    several = max(observation.definition.identity.seats) > 1
    phases = template("board/phases.html", words=words, steps=steps, several=several) if steps else ""
    return {"phases": phases, "goal": [text for text in texts if text], "soon": bool(next_)}


def not_yet(observation: Observation, words: Words) -> str:
    """In the set-up of a game that can be judged: that there is nothing to judge yet."""
    return (
        words.raw("standing-not-yet", {}) if observation.definition.knowledge.standing and not observation.over else ""
    )


def ahead(observation: Observation, words: Words) -> str:
    """The same with all its numbers, each with its parts."""
    standing = observation.standing()
    forecasts = [
        (words.say(f"forecast-{each.key}", each.facts), each, [total(words, number) for number in each.numbers])
        for each in coming(observation)
    ]
    return template(
        "question/forecasts.html",
        words=words,
        cite=cite(observation.definition, words),
        later=not_yet(observation, words) and not standing,
        numbers=[total(words, each) for each in standing.numbers] if standing else [],
        forecasts=forecasts,
    )
