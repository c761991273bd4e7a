"""Nothing reaches a seat that it may not know; and were any one protection missing, the search would notice."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from examples.village.definition import TOY3
from examples.village.rules import ch2_watch
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge import information_set, observation, observer
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play import session
from vigil.kernel.play.driver import asked
from vigil.kernel.play.session import Session
from vigil.kernel.rules.asking import window
from vigil.kernel.rules.dice import odds
from vigil.kernel.rules.events import ALL_SEATS, Event
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Chance
from vigil.lab import noninterference
from vigil.lab.noninterference import search
from vigil.lab.random_games import games_of

WORLDS = 300
PLAYED_ANEW = ("who stops at a window of his own choice shows nothing by it",)  # other questions are asked


@cache
def played() -> tuple[Session, ...]:
    """Games played while everything still holds."""
    return tuple(islice(games_of(TOY3, Random(20)), 40))


@pytest.mark.parametrize("worlds", [100, pytest.param(WORLDS, marks=pytest.mark.slow)])
def test_no_world_leaks(worlds: int) -> None:
    report = search(cycle(played()), worlds, Random(1))
    assert report.worlds == worlds
    assert report.compared > 5 * worlds
    assert report.ends["compared to the end"] > worlds / 10
    assert report.leaks == []


Switch = Callable[[pytest.MonkeyPatch], AnyDefinition | None]
OFF: dict[str, Switch] = {}


def protection(name: str) -> Callable[[Switch], Switch]:
    def register(switch: Switch) -> Switch:
        OFF[name] = switch
        return switch

    return register


@protection("a view is that of its seat")
def views(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observation, "view", lambda self: self.definition.knowledge.view(self.game, ALL_SEATS))


@protection("totals are those of the seat")
def totals(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observation, "totals", lambda self: list(self.definition.knowledge.totals(self.game, ALL_SEATS)))


@protection("who is not asked gets no question")
def question(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observation, "question", lambda self: next(iter(asked(self.request)), None))


@protection("who is not asked gets no options")
def options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observation, "options", lambda self: [each for offered in self.offers.values() for each in offered])


@protection("who is not asked gets no refusals")
def refusals(patch: pytest.MonkeyPatch) -> None:
    def everybodys(self: Observation) -> list[Any]:
        return [each for decision in asked(self.request) if decision.refused for each in decision.refused()]

    patch.setattr(Observation, "refusals", everybodys)


@protection("who is not asked gets no numbers")
def numbers(patch: pytest.MonkeyPatch) -> None:
    def everybodys(self: Observation) -> list[Any]:
        return [each for decision in asked(self.request) if decision.numbers for each in decision.numbers()]

    patch.setattr(Observation, "numbers", everybodys)


@protection("a secret question has no topic")
def topic(patch: pytest.MonkeyPatch) -> None:
    def told(self: Observation) -> Any:
        found = next(iter(asked(self.request)), None)
        return found and replace(found, rule=" ".join(option.name for option in found.offer()))

    patch.setattr(Observation, "topic", told)


@protection("each hears its own face of an event")
def faces(patch: pytest.MonkeyPatch) -> None:
    def loud(self: Event, seat: int) -> Event:
        key, facts = next(iter(self.faces.values())) if self.faces else (self.key, self.facts)
        return Event(self.rule, key, facts, None, self.reveals)

    patch.setattr(Event, "heard_by", loud)


@protection("what others heard otherwise is told after the end")
def others_faces(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observer, "faces", lambda self, n: list((self._session.log[n].faces or {}).items()))


@protection("whoever looks at a seat's screen reads the public log")
def public_log(patch: pytest.MonkeyPatch) -> None:
    def loud(self: Observer, start: int = 0, end: int | None = None) -> list[Event]:
        return [event.heard_by(next(iter(event.faces or [0]))) for event in self._session.log[start:end]]

    patch.setattr(Observer, "public_events", loud)


@protection("a whisper is not told to all")
def whisper(patch: pytest.MonkeyPatch) -> None:
    def shout(self: Game[Any, Any], rule: str, faces: Any, key: str, **facts: Any) -> object:
        private, about = next(iter(faces.values()))
        return self.note(Event(rule, private, about))

    patch.setattr(Game, "whisper", shout)


@protection("answers given in secret are hidden")
def answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observer, "may_know", lambda self, entry: True)


@protection("draws seen by one seat are hidden")
def draws(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observer, "may_know", lambda self, entry: entry.mark.by_chance or entry.seen_by is None)


@protection("the journal stays here while secrets live")
def journal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observer, "journal", lambda self: "\n".join(entry.line() for entry in self._session.entries))


@protection("a report holds no living secrets")
def report(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observer, "report", lambda self: "\n".join(entry.line() for entry in self._session.entries))


@protection("a moment of the past is seen by the seat's eyes")
def moments(patch: pytest.MonkeyPatch) -> None:
    def bare(self: Observer, answers: int) -> Observation:
        run = self._session.replay(answers)
        return Observation(self.definition, run.game, run.request, {}, self.seat, True)

    patch.setattr(Observer, "after", bare)


@protection("a question with one option is asked where not asking would tell")
def always(patch: pytest.MonkeyPatch) -> None:
    def hasty(decision: Any, options: Any) -> Any:
        return options[0] if len(options) == 1 and decision.build is None else None

    patch.setattr(session, "lone_answer", hasty)
    patch.setattr(noninterference, "lone_answer", hasty)


@protection("whoever enters cards is asked alike, whatever others drew")
def brought(patch: pytest.MonkeyPatch) -> None:
    """As if an outcome that nothing is left of were not listed, and what cannot come otherwise were asked of nobody."""

    def hasty(self: Session, chance: Chance) -> bool:
        return chance.kind in self.header.companion and len(list(odds(chance))) > 1

    patch.setattr(Session, "brought", hasty)


@protection("what may be entered tells nothing of what others drew")
def entered(patch: pytest.MonkeyPatch) -> None:
    honest = Observation.question

    def shown(self: Observation) -> Any:
        found = honest(self)
        return replace(found, outcomes=[each for each, _ in odds(found)]) if isinstance(found, Chance) else found

    patch.setattr(Observation, "question", shown)


@protection("who stops at a window of his own choice shows nothing by it")
def stopping(patch: pytest.MonkeyPatch) -> None:
    """As if the charms were a window that nobody is stopped at, and only some of them could be played."""
    honest = window

    def voluntary(rule: str, key: str, powers: Any, *arguments: Any, **named: Any) -> Any:
        def some() -> list[Any]:
            return [each for each in powers() if each.value in ("bell", "lantern")]

        if key != "before-the-watch":
            return honest(rule, key, powers, *arguments, **named)
        return honest(rule, key, some, *arguments, matters=False, **named)

    patch.setattr(ch2_watch, "window", voluntary)


@protection("a memory has its secrets drawn anew")
def memory(patch: pytest.MonkeyPatch) -> AnyDefinition:
    return TOY3.with_knowledge(determinize=lambda g, seat, seed: g.state)


@protection("a memory holds no secret answers")
def heard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(information_set, "may_see", lambda seat, entry: True)


@protection("a question, a draw or an answer in secret is seen by those it names")
def seen_by(patch: pytest.MonkeyPatch) -> None:
    for user in (observer, observation, information_set):
        for name in ("may_see", "is_public"):
            patch.setattr(user, name, lambda *_: True, raising=False)


@protection("what is drawn anew does not depend on what is hidden")
def drawn_anew(patch: pytest.MonkeyPatch) -> AnyDefinition:
    honest = TOY3.knowledge.determinize
    assert honest is not None

    def biased(g: Any, seat: int, seed: int) -> Any:
        return honest(g, seat, seed + len(repr(TOY3.rules.codec.dump(g.state))))

    return TOY3.with_knowledge(determinize=biased)


@pytest.mark.parametrize("name", OFF)
def test_with_a_protection_switched_off_the_search_finds_a_leak(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = list(played())
    definition = OFF[name](monkeypatch) or TOY3
    if name in PLAYED_ANEW:
        games = list(islice(games_of(TOY3, Random(20)), 40))
    for n, game in enumerate(games):
        games[n] = copy(game)
        games[n].definition = definition
    assert search(cycle(games), WORLDS, Random(1), most_leaks=1).leaks
