"""The contract that every game keeps, whatever it plays."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.journal.records import Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import last_decision
from vigil.kernel.rules.requests import Chance, Decision, Number
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book


@cache
def game(slug: str) -> tuple[AnyDefinition, Any]:
    definition = take_down(slug)
    return definition, definition.content.load([])


@cache
def words(slug: str, language: str) -> Words:
    return book(language, game(slug)[0].identity.text)


def every_scenario() -> list[tuple[str, str]]:
    return [(slug, scenario.slug) for slug in GAMES for scenario in take_down(slug).identity.scenarios]


def header(definition: AnyDefinition, scenario: str, seed: int, **changes: Any) -> Header:
    settings = {setting.slug: setting.values[seed % len(setting.values)] for setting in definition.identity.settings}
    return Header(definition.slug, definition.identity.rules_version, "", scenario, settings, seed, **changes)


def random_session(slug: str, scenario: str, seed: int) -> Iterator[Session]:
    """A game played by luck, handed out at every question and at its end."""
    definition, content = game(slug)
    session = Session.start(definition, content, header(definition, scenario, seed))
    choose = at_random(seed)
    while not session.over:
        yield session
        assert isinstance(session.request, Decision)
        session.answer(choose(session.request, session.options).name)
    yield session


@pytest.mark.parametrize("games", [10, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_random_games_end(slug: str, scenario: str, games: int) -> None:
    definition, content = game(slug)
    for seed in range(games):
        run = Driver(definition, definition.rules.new(content, scenario, {}, 1))
        run.begin_turn()
        answers, _ = play_out(run, seed, at_random(seed), most=20_000)
        assert definition.rules.outcome(run.game)
        assert answers < 20_000


@pytest.mark.parametrize("games", [2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_a_replay_is_equal(slug: str, scenario: str, games: int) -> None:
    for seed in range(games):
        *_, session = random_session(slug, scenario, seed)
        records = [(n, copy.copy(record)) for n, record in enumerate(session.records)]
        again = resume(session.definition, session.content, Journal(session.header, records))
        assert again.diverged is None
        assert again.over
        assert again.digest(again.run.game.state) == session.digest(session.run.game.state)
        assert again.log == session.log


@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_names_and_options_are_a_bijection_and_every_question_cites_a_known_section(slug: str, scenario: str) -> None:
    sections = set(game(slug)[0].identity.sections)
    for session in random_session(slug, scenario, 11):
        names = [option.name for option in session.options]
        alike = isinstance(session.request, Decision) and session.request.build is not None  # the elements of a set
        assert alike or len(set(names)) == len(names), names
        assert session.over or names
        assert all("_" not in name and name == name.strip() for name in names)
        request = session.request
        if isinstance(request, Decision):
            assert request.rule in sections, request.rule
            assert {option.rule for option in session.options} <= sections
            refusals = list(request.refused()) if request.refused else []
            assert {refusal.rule for refusal in refusals} <= sections
            assert not {refusal.name for refusal in refusals} & set(names), "offered and refused at once"
    assert {event.rule for event in session.log} <= sections


@pytest.mark.parametrize("seeds", [(5,), pytest.param((5, 6), marks=pytest.mark.slow)])
@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_every_language_speaks(slug: str, scenario: str, seeds: tuple[int, ...]) -> None:
    """Questions, options, refusals, remedies, numbers with every part, events and endings have words."""
    books = [words(slug, language) for language in LANGUAGES]
    for seed in seeds:
        for session in random_session(slug, scenario, seed):
            request = session.request
            if isinstance(request, Decision):
                numbers = [
                    *(request.numbers() if request.numbers else ()),
                    *session.definition.knowledge.totals(session.run.game, 0),
                ]
                numbers += [option.number() for option in session.options if option.number]
                for book in books:
                    speak(book, session, request, numbers)
        for book in books:
            for event in session.log:
                assert book.event(event)
                for fact in event.facts.values():
                    if isinstance(fact, Number):
                        speak_number(book, fact)
            assert book.say(f"ending-{session.definition.rules.outcome(session.run.game)}")


@pytest.mark.parametrize("slug", GAMES)
def test_every_setting_has_words_and_a_section(slug: str) -> None:
    definition = game(slug)[0]
    for setting in definition.identity.settings:
        assert setting.rule in definition.identity.sections
        for language in LANGUAGES:
            for key in (setting.slug, *(f"{setting.slug}-{value}" for value in setting.values)):
                assert words(slug, language).say(f"setting-{key}")


def speak(book: Words, session: Session, request: Decision, numbers: list[Number]) -> None:
    assert book.question(request)
    for option in session.options:
        assert book.option(option)
    for refusal in request.refused() if request.refused else ():
        assert book.refused(refusal)
        assert book.refusal(refusal)
        assert book.remedy(refusal)
    for number in numbers:
        speak_number(book, number)
    assert session.definition.display.spoken(session.view(), book)
    assert session.definition.display.screen
    assert session.definition.display.screen(session.view(), book, 100, 40)


def speak_number(book: Words, number: Number) -> None:
    assert book.number(number)
    for part in number.parts:
        assert book.part(part)


@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_companion_questions_have_words(slug: str, scenario: str) -> None:
    """Every chance can be asked of a player who brings his own dice, cubes, cards and counters."""
    definition, content = game(slug)
    books = [words(slug, language) for language in LANGUAGES]
    session = Session.start(definition, content, header(definition, scenario, 3, companion=definition.identity.chances))
    choose, n = at_random(3), 0
    while not session.over:
        request = session.request
        n += 1
        if isinstance(request, Chance):
            assert request.kind in definition.identity.chances
            for book in books:
                assert book.question(request)
                assert all(book.name(outcome) for outcome in request.outcomes if isinstance(outcome, str))
            session.answer(str(request.outcomes[n * 7 % len(request.outcomes)]))
        elif request is not None:
            session.answer(choose(request, session.options).name)
    assert {entry.mark for entry in session.entries} <= set(">=!~")
    assert any(entry.mark == Mark.OWN for entry in session.entries)


@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_undo_returns_to_the_same_question(slug: str, scenario: str) -> None:
    for step, session in enumerate(random_session(slug, scenario, 21)):
        if step and step % 5 == 0 and not session.over:
            target = last_decision(session)
            before = [entry.line() for entry in session.entries[:target]]
            session.undo()
            assert [entry.line() for entry in session.entries] == before
            assert session.options
        if step > 60:
            break
    assert session.undos > 0


@pytest.mark.parametrize("most", [60, pytest.param(120, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_save_and_restore_at_every_step_gives_the_same_game(slug: str, scenario: str, most: int) -> None:
    """Dual run: beside the game a twin that is written down and taken up again before each answer."""
    definition, content = game(slug)
    session = Session.start(definition, content, header(definition, scenario, 31))
    choose, steps = at_random(31), 0
    while not session.over and steps < most:
        steps += 1
        records = [(n, copy.copy(record)) for n, record in enumerate(session.records)]
        twin = resume(definition, content, Journal(session.header, records))
        assert twin.view() == session.view()
        state = definition.rules.codec.load(definition.rules.codec.dump(session.marks[-1].state))
        assert session.digest(state) == session.marks[-1].digest
        assert [option.name for option in twin.options] == [option.name for option in session.options]
        assert isinstance(session.request, Decision)
        name = choose(session.request, session.options).name
        session.answer(name)
        twin.answer(name)
        assert twin.view() == session.view()


@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_a_fork_is_the_position_with_other_dice(slug: str, scenario: str) -> None:
    for step, session in enumerate(random_session(slug, scenario, 41)):
        if step % 9 == 0 and not session.over:
            fork = Observer(session, 0).fork(step)
            assert session.definition.knowledge.view(fork.run.game, 0) == session.view()
            assert isinstance(fork.request, Decision)
            assert [option.name for option in fork.request.offer()] == [option.name for option in session.options]
            before = session.digest(session.run.game.state)
            fork.answer(at_random(step)(fork.request, fork.request.offer()))
            assert session.digest(session.run.game.state) == before


def unseen(state: Any) -> list[list[str]]:
    """What lies face down, in whatever order."""
    if hasattr(state, "deck"):
        return [state.deck.pool]
    return [getattr(deck, name) for deck in state.decks.values() for name in ("cards", "red") if hasattr(deck, name)]


@pytest.mark.parametrize(("slug", "scenario"), every_scenario())
def test_no_view_shows_what_is_unseen(slug: str, scenario: str) -> None:
    """Two states that differ only in the order of unseen cards give equal views, and the seed is in neither."""
    for step, session in enumerate(random_session(slug, scenario, 51)):
        if step % 10 == 0 and not session.over:
            definition, g = session.definition, session.run.game
            twin = definition.rules.revive(session.content, definition.rules.codec.copy(g.state))
            for pile in unseen(twin.state):
                pile.reverse()
            assert definition.knowledge.view(twin, 0) == definition.knowledge.view(g, 0)
            assert "seed" not in definition.rules.codec.dump(g.state)
        if step > 60:
            break


ROOMS = {  # what every game has where; names behind "?" only some have
    "": "definition state game validation aid.toml guided.toml ?recommended.toml",
    "board": "board legend shortcuts gauges cover geometry pictures symbols targets board.css pictures.toml",
    "bot": "steady",
    "content": "content tables",
    "observe": "view totals phases forecast gambles ledger worth",
    "rules": "RULINGS.md checklist.toml sections.toml",
    "rules/effects": "vocabulary conditions carry_out",
    "terminal": "screen spoken",
    "words": "card_text log_weights required_messages",
}


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_the_same_rooms(slug: str) -> None:
    """Whoever knows one game finds his way in the others; at the top of a game nothing else lies."""
    folder = game(slug)[0].identity.text.parent
    for room, names in ROOMS.items():
        for name in names.split():
            file = folder / room / (name if "." in name else f"{name}.py")
            assert file.is_file() or name.startswith("?"), file
        assert (folder / room / "__init__.py").read_text().startswith('"""'), f"{folder / room} does not say what it is"
    allowed = {name.removeprefix("?") for name in ROOMS[""].split()}
    allowed |= {"__init__", "text", "book", *(room for room in ROOMS if "/" not in room and room)}
    assert {path.name.removesuffix(".py") for path in folder.iterdir()} - {"__pycache__"} <= allowed
    assert len((folder / "definition.py").read_text().splitlines()) < 115, "only what puts the game together"
