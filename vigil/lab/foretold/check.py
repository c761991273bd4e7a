"""Whole games, with everything that is foretold in them held against what the rules then do."""

from __future__ import annotations

import importlib
import importlib.util
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from vigil.bots.bot_players import bot_choice, make_bot
from vigil.bots.position import Bot
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge.determinization import Unimaginable
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import gambles, odds_in
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Decision, Option, Request
from vigil.kernel.sets.draft import Chosen
from vigil.kernel.text.words import Words, book
from vigil.lab.foretold.claims import Claim, Report
from vigil.lab.foretold.gambles import Bet, Calibration
from vigil.lab.foretold.previews import number_claims, preview_claims, right_after, shown_numbers
from vigil.lab.named_games import game_named, header_of, tests_of

EXACTLY = 0.05  # seconds of computing for exact odds; where that is too little they are counted over few worlds
MOST = 3000  # answers: a game of luck may go on for long
SHOWN = "tests.lab.shown"  # what only the tables tell: the chronicle, the guided game


class Taken(Struct):
    """An answer with the game before it and the game after it, up to the next request."""

    before: Any
    after: Any
    question: Decision
    chosen: Sequence[Option[object]]  # the option, or the elements of a set
    told: Sequence[Event]
    seat: int
    next: Request | None  # what is asked then


class Foretelling(Protocol):
    """What a game adds, as a module. Every game handed over is a copy, and may be played on. It may also have CHANGED:
    key of an option -> the keys of the numbers of its question that it changes itself."""

    def now(self, g: Any, observer: Observer, words: Words) -> Iterable[Claim]:
        """At a question: the forecasts, the standing and the totals, carried out."""

    def taken(self, taken: Taken, words: Words) -> Iterable[Claim]:
        """After an answer: prices and notes."""

    def ended(self, session: Session, words: Words) -> Iterable[Claim]:
        """After a game: what its events told."""

    def sentences(self, definition: AnyDefinition, content: Any, books: dict[str, Words]) -> Iterable[Claim]:
        """Without any game: what short texts say."""


def module(name: str) -> Any:
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


@cache
def foretelling_of(what: str) -> Foretelling | None:
    return cast("Foretelling | None", module(f"{tests_of(what)}.foretelling"))


@cache
def known_false(what: str) -> dict[str, str]:
    """What is told falsely and not yet mended, by name with * for any letters, and why."""
    spec = importlib.util.find_spec(tests_of(what))
    path = Path(spec.origin).with_name("known_false.toml") if spec and spec.origin else None
    return dict(tomllib.loads(path.read_text(encoding="utf-8"))) if path and path.is_file() else {}


class Check:
    """The games of one kind, by their numbers: scenario, settings, seats and players follow from the number."""

    def __init__(self, what: str, definition: AnyDefinition | None = None, often: float = 1.0) -> None:
        self.definition = definition or game_named(what)
        self.content = self.definition.content.load(())
        self.words = book("en", self.definition.identity.text)
        self.hook = foretelling_of(what)
        self.shown = module(SHOWN)
        self.often = often
        self.report = Report()
        self.calibration = Calibration()

    def started(self, index: int) -> tuple[Session, dict[int, Bot], str]:
        identity, luck = self.definition.identity, Random(index)
        scenario = identity.scenarios[index % len(identity.scenarios)].slug
        turn = index // len(identity.scenarios)
        seats = identity.seats[turn % len(identity.seats)]
        settings = {
            each.slug: luck.choice([value for value in each.values if each.needs(value) <= seats])
            for each in identity.settings
        }
        header = replace(header_of(self.definition, scenario, index, seats), settings=settings)
        player = "steady" if luck.random() < 0.5 and self.definition.evaluation.bot else "random"
        bots = {seat: make_bot(player, self.definition, 8 * index + seat) for seat in range(seats)}
        changed = {key: value for key, value in settings.items() if value != identity.defaults()[key]}
        again = f" --often {self.often}" if self.often != 1 else ""
        where = f"game {index}{again} ({scenario}, {seats} seats, {changed}, {player})"
        return Session.start(self.definition, self.content, header), bots, where

    def play(self, index: int) -> None:
        """One whole game."""
        session, bots, where = self.started(index)
        luck, bet = Random(index), None
        while session.pending and len(session.entries) < MOST:
            seat = next(iter(session.pending))
            observer = Observer(session, seat)
            at = f"{where} after {len(session.entries)} answers"
            looked = luck.random() < self.often
            if looked and self.hook:
                self.report.add(self.hook.now(self.copy(session), observer, self.words), at)
            if bet is None or session.pending[seat].decision.build is not None:
                name = bot_choice(session, seat, bots[seat], index + len(session.entries))
            else:
                name = bet.answer(session.pending[seat].options)
            if bet is None and looked:
                bet = self.bet(session, observer, name, index)
            self.report.add(self.step(session, observer, name, looked), f"{at}: {name}")
            if bet is not None and (bet.ended(session) or len(session.entries) > bet.at + 60):
                self.report.add(bet.claims(session, self.words, self.calibration), f"{at}: {bet.key}")
                bet = None
        for each in (self.hook, self.shown):
            if each is not None:
                self.report.add(each.ended(session, self.words), where)
        self.report.games += 1

    def copy(self, session: Session) -> Any:
        """The game as it stands, on a state of its own."""
        rules = self.definition.rules
        return rules.revive(self.content, rules.codec.copy(session.run.game.state))

    def bet(self, session: Session, observer: Observer, name: str, seed: int) -> Bet | None:
        gamble = gambles(observer).get(name)
        if gamble is None:
            return None
        try:
            odds = odds_in(observer.memory(seed), gamble, name, seed, EXACTLY, 0.0, looking=True)
        except Unimaginable:
            odds = None
        if odds is None:
            return None
        key = name.partition(" ")[0]
        return Bet(key, observer.seat, gamble, odds, len(session.entries), len(session.log))

    def step(self, session: Session, observer: Observer, name: str, looked: bool) -> Iterator[Claim]:
        """Give an answer; what was said of it before is true of what comes."""
        seat, at, told = observer.seat, len(session.entries), len(session.log)
        decision = session.pending[seat].decision
        if not looked:
            session.answer(name, seat)
            return
        foreseen, memory = None, None
        if decision.build is None:
            try:
                memory = observer.memory(at)
                foreseen = foresee(memory, name, at)
            except Unimaginable:
                foreseen = None
        shown, before = shown_numbers(observer, name), self.copy(session)
        session.answer(name, seat)
        if foreseen is not None and memory is not None:
            yield from preview_claims(session, seat, at, told, foreseen, memory.open, self.words)
        until = next((n for n in range(at + 1, len(session.entries)) if session.entries[n].mark.by_hand), None)
        events = session.log[told : session.told_at[until] if until else None]
        changed = getattr(self.hook, "CHANGED", {}).get(name.partition(" ")[0], ())
        yield from number_claims([each for each in shown if each.key not in changed], events)
        if self.hook:
            answer = session.answers[at]
            option = answer[1] if isinstance(answer, tuple) else answer
            chosen = option.elements if isinstance(option, Chosen) else (cast("Option[object]", option),)
            after = right_after(session, at + 1)
            events = session.log[told : session.told_at[at + 1] if at + 1 < len(session.entries) else None]
            yield from self.hook.taken(
                Taken(before, after.game, decision, chosen, events, seat, after.request), self.words
            )

    def still(self) -> None:
        """What is told without any game."""
        books = {language: book(language, self.definition.identity.text) for language in ("en", "it", "fr")}
        for each in (self.hook, self.shown):
            if each is not None:
                self.report.add(each.sentences(self.definition, self.content, books), "in the texts")

    def judged(self) -> Report:
        """Everything, with the frequencies of all games."""
        self.report.add(self.calibration.claims(), f"over {self.report.games} games")
        return self.report


def checked(what: str, games: Iterable[int], often: float = 1.0, definition: AnyDefinition | None = None) -> Report:
    """So many games of one kind; at each question it is looked with the probability `often`."""
    check = Check(what, definition, often)
    check.still()
    for index in games:
        check.play(index)
    return check.judged()
