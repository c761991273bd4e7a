"""Fast forms do over whole games what their plain twins do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from vigil.app.loaded_game import load_game
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.play import history
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.play.session import Session
from vigil.kernel.play.snapshots import packed
from vigil.kernel.rules import game
from vigil.kernel.rules.events import Event, said
from vigil.kernel.rules.requests import Decision, Fact, Option
from vigil.kernel.sets import sampling
from vigil.kernel.sets.draft import lone_answer
from vigil.kernel.sets.sampling import plainly, sample
from vigil.lab.named_games import header_of

TABLES = [
    (definition.slug, scenario.slug, seats)
    for definition in map(take_down, GAMES)
    for n, scenario in enumerate(definition.identity.scenarios)
    for seats in sorted({definition.identity.seats[0], definition.identity.seats[n % len(definition.identity.seats)]})
]


def begun(slug: str, scenario: str, seats: int, seed: int) -> tuple[AnyDefinition, object, Header]:
    """A game by a seed, whatever its seats: `play_out` throws so."""
    box = load_game(slug)
    return box.definition, box.content, replace(header_of(box.definition, scenario, seed, seats, "Bot"), secret="")


def played_out(definition: AnyDefinition, content: object, header: Header) -> tuple[Driver, int]:
    """The game at its end, and how many answers with two options or more led there."""
    driver = Driver(definition, definition.rules.new(content, header.scenario, header.settings, header.seats))
    driver.begin_turn()
    return driver, play_out(driver, header.seed, at_random(header.seed))[1]


def at_a_table(definition: AnyDefinition, content: object, header: Header) -> tuple[Session, int]:
    """The same game by a session, which asks who chooses by the same luck."""
    session, choose, questions = Session.start(definition, content, header), at_random(header.seed), 0
    while not session.over:
        seat, waiting = next(iter(session.pending.items()))
        decision, options = waiting.decision, waiting.options
        if decision.window and not decision.matters:
            name = next(option.name for option in options if option.value is None)  # to go on, or to end the turn
        elif len(options) == 1 and decision.build is None:
            name = options[0].name
        elif lone := lone_answer(decision, options):
            name = lone.name
        else:
            questions += 1
            name = choose(decision, options).name
        session.answer(name, seat)
    return session, questions


@pytest.mark.parametrize(("slug", "scenario", "seats"), TABLES)
def test_a_game_that_is_played_out_is_the_game_that_a_session_plays(slug: str, scenario: str, seats: int) -> None:
    for seed in range(3):
        start = begun(slug, scenario, seats, seed)
        driver, questions = played_out(*start)
        session, asked = at_a_table(*start)
        assert session.digest(driver.game.state) == session.digest(session.run.game.state)
        assert questions == asked


@pytest.mark.parametrize(("slug", "scenario", "seats"), TABLES)
def test_luck_puts_the_sets_of_whole_games_together_as_the_plain_form_does(
    slug: str, scenario: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sets = 0

    def both(decision: Decision, options: Sequence[Option[object]]) -> Option[object]:
        nonlocal sets
        if decision.build is None:
            return options[luck.randrange(len(options))]
        sets += 1
        one, other = Random(sets), Random(sets)
        fast = sample(decision, one.randrange, options)
        with monkeypatch.context() as plain:
            plain.setattr(sampling, "some_of", plainly)
            plain.setattr(sampling, "one_for_each", plainly)
            slow = sample(decision, other.randrange, options)
        assert (fast.value, fast.name) == (slow.value, slow.name)
        assert one.random() == other.random()
        return fast

    for seed in range(2):
        luck = Random(seed)
        definition, content, header = begun(slug, scenario, seats, seed)
        driver = Driver(definition, definition.rules.new(content, scenario, header.settings, seats))
        driver.begin_turn()
        play_out(driver, seed, both)
    assert sets


@pytest.mark.parametrize("slug", GAMES)
def test_every_checkpoint_of_a_whole_game_is_unpacked_as_it_was(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[bytes] = []

    def kept(text: bytes, by: bytes) -> bytes:
        texts.append(text)
        return packed(text, by)

    monkeypatch.setattr(history, "packed", kept)
    session, _ = at_a_table(*begun(slug, take_down(slug).identity.scenarios[0].slug, 0, 1))
    assert len(texts) == len(session.marks) > 3
    assert [mark.text() for mark in session.marks] == texts


@pytest.mark.parametrize("slug", GAMES)
def test_events_that_games_share_hold_what_was_told(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event is kept for whoever tells the same: True would be taken for 1, and a change would be everybody's."""
    told: list[Event] = []

    def alone(rule: str, key: str, facts: Mapping[str, Fact]) -> Event:
        assert not any(isinstance(fact, bool) for fact in facts.values()), (rule, key, facts)
        told.append(Event(rule, key, dict(facts)))
        return said(rule, key, facts)

    monkeypatch.setattr(game, "said", alone)
    session, _ = at_a_table(*begun(slug, take_down(slug).identity.scenarios[0].slug, 0, 2))
    assert [event for event in session.log if event.faces is None and not event.reveals] == told
