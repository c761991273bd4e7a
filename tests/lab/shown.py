"""What only the tables tell, held against the game: the chronicle, and the guided game. See vigil/lab/foretold."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from vigil.app.loaded_game import load_game
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.board import Gauge
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import odds_of
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.play.session import Session
from vigil.kernel.play.snapshots import Snapshot
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Number
from vigil.kernel.text.words import Words
from vigil.lab.foretold.claims import Claim
from vigil.lab.foretold.sentences import numbers_in
from vigil.lab.named_games import tests_of
from vigil.presentation.chronicle import Chronicle, Turning, amount, chronicle
from vigil.presentation.first_game.lesson import advice, header_of, lesson_of

ID = re.compile(r'\bid="([^"]+)"')


# the chronicle


def ended(session: Session, words: Words) -> Iterator[Claim]:
    if not session.over or session.definition.display.board is None:
        return
    observer = Observer(session, 0)
    found = chronicle(observer, words)
    moments = list(turns_of(observer, words))
    for each in found.turnings:
        yield from turning_claims(session, each, moments, words)
    yield from fate_claims(session, found)


Point = tuple[int, int, dict[str, Gauge]]


def turns_of(observer: Observer, words: Words) -> Iterator[Point]:
    """Each point of the curves: its day or turn, how much was told before it, and the gauges there."""
    definition, board = observer.definition, observer.definition.display.board
    found: list[Point] = []
    for turn, told, observation in observer.course():
        gauges = board.strip(observation.view(), words) if board and board.strip else ()
        at = definition.extras.day(observation.game.state) if definition.extras.day else turn
        if definition.extras.day and found and found[-1][0] == at:
            found.pop()
        found.append((at, told, {each.label: each for each in gauges}))
    yield from found


def turning_claims(session: Session, each: Turning, moments: list[Point], words: Words) -> Iterator[Claim]:
    """What it says of when, of the number before and after, and of what was told, is so."""
    observer = Observer(session, 0)
    (_, start, before), (day, end, after) = moments[each.place - 1], moments[each.place]
    yield Claim("chronicle", "number before", each.before, amount(before[each.label].value))
    yield Claim("chronicle", "number after", each.after, amount(after[each.label].value))
    told = {words.event(event) for event in observer.events(start, end)}
    yield Claim("chronicle", "was told then", [True] * len(each.told), [text in told for text in each.told])
    definition = observer.definition
    called = numbers_in(each.when)
    if definition.extras.day or each.card:  # else its turns are all there is to count
        known = {day} if definition.extras.day else cards_of_change(session, each, words)
        yield Claim("chronicle", "turning point is called as it was told", called, [n for n in called if n in known])


def cards_of_change(session: Session, each: Turning, words: Words) -> set[int]:
    """The numbers of the cards that lay on the table while the gauge went up or down in that turn, played again."""
    definition, marks = session.definition, list[Snapshot]()
    for mark in session.marks:
        if not marks or marks[-1].turn != mark.turn:
            marks.append(mark)
    first, end = marks[each.place - 1], marks[each.place].at if each.place < len(marks) else len(session.entries)
    cards = definition.content.cards(session.content) if definition.content.cards else {}
    run, seen, found = session.at_mark(first), [each.before], set[int]()

    def look(state: object) -> None:
        view = definition.knowledge.view(run.game, 0)
        board, in_view = definition.display.board, definition.display.cards_in_view
        gauges = {gauge.label: gauge.value for gauge in board.strip(view, words)} if board and board.strip else {}
        value = amount(gauges.get(each.label, "0"))
        if value != seen[-1]:
            key = dict(in_view(view)).get("", "") if in_view else ""
            found.update(n for n, card in cards.items() if card == key)
            seen.append(value)

    run.game.log, run.game.watch = [], look
    run.begin_turn()
    for entry, answer in zip(session.entries[first.at : end], session.answers[first.at : end], strict=True):
        if run.repeat(answer, entry.window):
            run.begin_turn()
    run.pass_windows(session.next_window(end))
    return found


def fate_claims(session: Session, found: Chronicle) -> Iterator[Claim]:
    """The day on which somebody died or left is that of the log."""
    day = 0
    days: dict[str, int] = {}
    for event in session.log:
        if event.key == "phase-morning":
            day = int(str(event.facts.get("n", 0)))
        elif event.key in ("died", "left"):
            days[str(event.facts.get("person"))] = day
    for each in found.fates:
        if each.who in days:
            yield Claim("chronicle", "last day of somebody", True, days[each.who] in numbers_in(each.told))


# the guided game


class Told:
    """A step of the guided game: the game as it stands, what was told since the step before, and what is advised."""

    def __init__(self, session: Session, told: int, option: str = "") -> None:
        self.session, self.observer, self.option = session, Observer(session, next(iter(session.pending), 0)), option
        self.game: Any = session.run.game
        self.state: Any = self.game.state
        self.events: list[Event] = session.log[told:]

    def fact(self, key: str, fact: str = "n", ever: bool = False) -> int:
        """A fact of the last event of that kind since the step before, or in the whole game."""
        events = self.session.log if ever else self.events
        found = [event.facts[fact] for event in events if event.key == key][-1]
        return found.total if isinstance(found, Number) else int(str(found))

    def named(self) -> int:
        """The number in the answer that is advised."""
        return numbers_in(self.option)[-1]

    def asked(self, fact: str) -> int:
        """A fact of the question."""
        question = self.observer.question()
        assert question
        assert question.facts
        return int(str(question.facts[fact]))

    def number(self, key: str, part: str = "") -> int:
        """One of the numbers beside the question, or of all totals; or one part of it."""
        numbers = [*self.observer.numbers(), *self.observer.totals()]
        found = next(each for each in numbers if each.key == key)
        return sum(each.amount for each in found.parts if part in ("", each.key))

    def cost(self, name: str) -> int:
        """The number of an option."""
        option = next(each for each in self.observer.options() if each.name == name)
        assert option.number
        return option.number().total

    def ahead(self, key: str, fact: str = "n") -> int:
        """A fact of an event that the advised answer brings before luck has a say."""
        foreseen = foresee(self.observer.memory(1), self.option)
        assert foreseen
        return int(str(next(event.facts[fact] for event in foreseen.told if event.key == key)))

    def share(self, ending: str) -> float:
        """How likely the advised answer ends so."""
        odds = odds_of(self.observer, self.option, exactly=60)
        assert odds
        return sum(share for each, share in odds.shares.items() if each[0] == ending)


def sentences(definition: AnyDefinition, content: Any, books: Mapping[str, Words]) -> Iterator[Claim]:
    """The guided game, walked: each step is asked, advised and drawn, and its numbers are so."""
    if definition.slug not in GAMES or lesson_of(definition) is None:
        return
    box, lesson = load_game(definition.slug), lesson_of(definition)
    assert lesson
    name = f"{tests_of(definition.slug)}.guided_numbers"
    vouched = import_module(name).NUMBERS if find_spec(name) else {}
    session, told = Session.start(box.definition, box.content, header_of(lesson, box)), 0
    for step in lesson.steps:
        here = Told(session, told, step.option)
        given = advice(here.observer)
        yield Claim("guided", f"{step.say} is advised", step.option, given.option if given else None)
        if given is None or given.option != step.option:
            return
        board = definition.display.board
        ids = set(ID.findall(board.ground(here.observer.view(), books["en"]))) if board else set()
        yield Claim("guided", f"{step.say} is on the board", [], sorted(set(step.at) - ids))
        yield from spoken_numbers(step.say, here, vouched, books)
        told = len(session.log)
        session.answer(step.option, next(iter(session.pending)))
    yield from spoken_numbers("farewell", Told(session, told), vouched, books)


def spoken_numbers(say: str, here: Told, vouched: Mapping[str, Any], books: Mapping[str, Words]) -> Iterator[Claim]:
    """The digits of a sentence, in every language, against what somebody has read off the game."""
    for language, words in books.items():
        said = sorted(numbers_in(words.say(f"guided-{say}")))
        if said or say in vouched:
            wanted = sorted(vouched[say](here)) if say in vouched else "nobody vouches for them"
            yield Claim("guided", f"{say} numbers {language}", said, said if same(said, wanted) else wanted)


def same(said: Sequence[int], wanted: Sequence[int] | str) -> bool:
    """Whether all that is said is so, and nothing is left out but a one that a language spells."""
    if isinstance(wanted, str):
        return False
    left = Counter(wanted) - Counter(said)
    return not Counter(said) - Counter(wanted) and set(left) <= {1}
