"""Worlds that fit what a seat knows: secrets are drawn anew, and the turn is played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.rules.dice import pick
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.game import AnyGame
from vigil.kernel.rules.luck import Luck, Stream
from vigil.kernel.rules.requests import Chance, Decision, Option, Simultaneous
from vigil.kernel.sets.draft import option_named
from vigil.kernel.sets.sampling import sample

if TYPE_CHECKING:
    from vigil.kernel.knowledge.information_set import Heard, InformationSet


TRIES = 2000


class Unimaginable(Exception):
    """No world was found that fits what a seat has heard."""


def believed(definition: AnyDefinition, game: AnyGame, seat: int, seed: int = 0) -> object:
    """A state that a seat could believe in; None if the state hides nothing from it."""
    try:
        return definition.knowledge.determinize(game, seat, seed) if definition.knowledge.determinize else None
    except Exception as error:  # a fault of the game's own: whoever thinks goes on without
        raise Unimaginable(f"{definition.slug}: {type(error).__name__}") from error


class Determinization:
    """One attempt to play the turn again."""

    def __init__(self, memory: InformationSet, seed: int) -> None:
        self.memory = memory
        self.luck = Luck(seed, Stream.ANSWERS)
        definition = memory.definition
        game = definition.rules.revive(memory.content, definition.rules.codec.copy(memory.state))
        if definition.knowledge.determinize is not None and not memory.open:
            game = definition.rules.revive(memory.content, definition.knowledge.determinize(game, memory.seat, seed))
        self.log: list[Event] = []
        if not memory.open:
            game.log = self.log
        self.run = Driver(definition, game)
        self.run.passed = memory.passed

    def replay(self) -> bool:
        """Play what was heard; false as soon as the seat would have heard something else."""
        memory, run = self.memory, self.run
        run.begin_turn()
        if memory.open:
            for heard in memory.heard:
                run.repeat(heard.answer, heard.window)
            run.pass_windows(memory.window)
            return True
        told = memory.told
        for heard in memory.heard:
            run.pass_windows(heard.window)
            answer = self.answer(heard) if self.hears(told) else None
            run.passed, told = 0, heard.told
            if answer is None or run.send(answer):  # at odds with what was heard, or the turn ended too early
                return False
        run.pass_windows(memory.window)
        return self.hears(told) and bool(memory.definition.knowledge.view(run.game, memory.seat) == memory.view)

    def hears(self, told: Sequence[Event]) -> bool:
        heard = [event.heard_by(self.memory.seat) for event in self.log]
        self.log.clear()
        return heard == told

    def answer(self, heard: Heard) -> object:
        """The answer that was given, if it can be given in this world; a secret one is drawn."""
        request = self.run.request
        if isinstance(request, Chance):
            if heard.answer is None:
                return pick(request, self.luck(1 << 31))
            return heard.answer if heard.answer in request.outcomes else None
        decision = next((each for each in asked(request) if each.seat == heard.seat), None)
        if decision is None:
            return None
        options = decision.offer()
        if heard.answer is None:
            option: Option[object] | None = by_luck(decision, options, self.luck)
        elif isinstance(heard.answer, Option):
            option = option_named(decision, options, heard.answer.name)
        else:
            return None
        return (heard.seat, option) if option and isinstance(request, Simultaneous) else option


def by_luck(decision: Decision, options: Sequence[Option[object]], luck: Callable[[int], int]) -> Option[object] | None:
    if decision.build is not None:
        return sample(decision, luck)
    return options[luck(len(options))] if options else None
