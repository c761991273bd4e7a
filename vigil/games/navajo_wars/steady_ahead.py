"""Looking a card or two ahead: what becomes of an answer if one goes on by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from vigil.games.navajo_wars.view import View
from vigil.kernel.draft import lone_answer, option_named
from vigil.kernel.flow import Chance, Decision, going_on
from vigil.kernel.run import Fork, asked

WORLDS = 5
CARDS = 2
LOST, WON = -60.0, 60.0


class Question:
    """A question in an imagined world, as the rules of thumb read it."""

    def __init__(self, decision: Decision, game: Any, look: Callable[[Any, int], Any]) -> None:
        self.decision = decision
        self.key, self.facts, self.seat = decision.key, decision.facts, decision.seat
        self.options = list(decision.offer())
        self.is_set, self.is_window = decision.build is not None, decision.window
        self.game, self.look = game, look

    @property
    def view(self) -> Any:
        return self.look(self.game, self.seat)


def best_ahead(position: Any, names: Sequence[str], thumb: Callable[[Any], str], seed: int) -> str:
    """The answer after which the people stand best, on average over the same worlds for all."""
    values = {name: fmean(value(position.imagine(seed + n), name, thumb) for n in range(WORLDS)) for name in names}
    return max(names, key=lambda name: values[name])


def value(fork: Fork, name: str, thumb: Callable[[Any], str]) -> float:
    run = fork.run
    definition, game = run.definition, run.game
    last = definition.turn_number(game.state) + CARDS
    while (request := run.request) is not None and definition.turn_number(game.state) < last:
        if isinstance(request, Chance):
            fork.settle()
            continue
        decision = asked(request)[0]
        if decision.window and not decision.matters:
            fork.answer(going_on(decision))
            continue
        question = Question(decision, game, definition.view)
        answer = lone_answer(decision, question.options)
        if answer is None:
            answer = option_named(decision, question.options, name or thumb(question))
            name = ""
        fork.answer(answer or question.options[-1])
    return standing(definition.view(game, 0))


def standing(view: View) -> float:
    """How well the people stand."""
    if view.ending:
        return WON if view.ending.endswith("victory") else LOST
    families = [family for family in view.families if family.where != "out"]
    people = sum(family.man + family.woman + family.child for family in families)
    held = {family.territory for family in families}
    land = sum(each.vp for each in view.territories if each.key in held)
    outposts = sum(area.mission + area.rancho for each in view.territories for area in each.areas)
    waiting = sum(view.passage.values())
    herds = min(3, view.resources.get("sheep", 0)) + min(2, view.resources.get("horse", 0))
    drought = sum(each.drought for each in view.territories if each.key in held)
    points = (
        2.5 * min(view.military, 9)
        + 2.0 * min(view.culture, 10)
        - 2.0 * view.morale
        - 3.0 * (view.military < 2)
        - 3.0 * (view.culture < 2)
    )
    goods = 0.6 * view.ap + 0.5 * view.resources.get("trade-goods", 0) + 0.6 * herds + 0.7 * sum(view.raided.values())
    return (
        points
        + 1.2 * people
        + 1.8 * view.elders_in_play
        + 0.7 * waiting
        + land
        - 2.0 * outposts
        - 0.7 * drought
        + goods
    )
