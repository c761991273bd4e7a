"""What a bot is given: what its seat sees, its question and the options as plain data, and worlds it may think in.

Nothing here is the state of the game, nor leads to it: a world is imagined from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from vigil.kernel.knowledge.determinization import by_luck
from vigil.kernel.knowledge.information_set import InformationSet
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import asked
from vigil.kernel.play.fork import Fork
from vigil.kernel.rules.requests import Decision, Fact
from vigil.kernel.sets.sampling import Luck


class Choice(Struct):
    name: str
    key: str
    rule: str
    facts: Mapping[str, Fact] | None


class Position(Struct):
    """A question as a bot gets it. `is_set`: the options are elements, and the answer is a set's name (draft.py)."""

    seat: int
    rule: str
    key: str
    facts: Mapping[str, Fact] | None
    options: list[Choice]
    is_set: bool
    is_window: bool
    view: Any = None
    cards: Mapping[str, Any] = {}  # what lies face up or is offered, by its key: what is printed on it, as rows
    memory: InformationSet | None = None

    def imagine(self, seed: int) -> Fork:
        """The position in a world the seat could believe in, with dice of its own."""
        assert self.memory is not None
        return self.memory.imagine(seed)

    def by_luck(self, luck: Luck) -> str:
        """The name of some answer; a set is put together in an imagined world."""
        if not self.is_set:
            return self.options[luck(len(self.options))].name
        request = self.imagine(luck(1 << 20)).request
        decision = next(each for each in asked(request) if each.seat == self.seat)
        option = by_luck(decision, (), luck)
        assert option is not None
        return option.name


class Bot(Protocol):
    """A player that is no person. One that `sees` nothing is given neither view nor memory, which is faster."""

    sees: bool

    def choose(self, position: Position) -> str:
        """The name of an option, or of a set."""
        ...


def cards_of(observer: Observer, view: Any) -> dict[str, Any]:
    """What a person at the table could read now: what the table shows, and what the options name."""
    definition, content = observer.definition, observer.game.content
    shown, row = definition.display.cards_in_view, definition.content.row
    keys = [key for _, key in shown(view)] if shown else []
    facts = [option.facts.values() for option in observer.options() if option.facts]
    keys += [fact for values in facts for fact in values if isinstance(fact, str)]
    rows = {key: row(content, key) for key in dict.fromkeys(keys)} if row else {}
    return {key: printed for key, printed in rows.items() if printed is not None}


def position_of(observer: Observer, seed: int, sees: bool = True) -> Position:
    """The seat's question, without anything that leads back to the game."""
    question = observer.question()
    assert isinstance(question, Decision)
    is_set = question.build is not None
    position = Position(
        observer.seat,
        question.rule,
        question.key,
        question.facts,
        [Choice(option.name, option.key, option.rule, option.facts) for option in observer.options()],
        is_set,
        question.window,
    )
    if sees:
        position.view = observer.view()
        position.cards = cards_of(observer, position.view)
    if sees or is_set:
        position.memory = observer.memory(seed)
    return position
