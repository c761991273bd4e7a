"""Whole games: they end, nothing is made or lost, a replay is equal, a state survives JSON."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.games.under_our_sun.sun import CONTENT
from tests.known import known
from vigil.bots.random_bot import at_random
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.view import View
from vigil.games.under_our_sun.rules.action_needs import circumstances
from vigil.games.under_our_sun.rules.camping import CAMPFIRE, KITCHEN
from vigil.games.under_our_sun.rules.inventory import fits
from vigil.games.under_our_sun.rules.own_turn import KINDS, PLAN, thinkable, ways_of
from vigil.games.under_our_sun.state import RESOURCES
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.play.playout import Chooser, play_out
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.asking import do
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance, Decision, Flow, Number, Option
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book

MISSIONS = tuple(scenario.slug for scenario in DEFINITION.identity.scenarios)
PLAYERS = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")


def settings(seed: int) -> dict[str, str]:
    return {each.slug: each.values[seed % len(each.values)] for each in DEFINITION.identity.settings}


def cubes(g: Sun) -> dict[str, int]:
    """Where all resources are, added up."""
    s = g.state
    total: Counter[str] = Counter(s.supply)
    places = [s.bag, *(c.goods for c in s.people), *(each.goods for each in s.enemies)]
    places += [goods for tile in s.tiles.values() for goods in (tile.goods, tile.dropped)]
    for place in places:
        total.update(place)
    return {what: total[what] for what in CONTENT.rulebook.supply}


def test_luck_plays_the_same_game_where_nobody_leaves_out_idle_windows() -> None:
    def patient(g: Sun) -> Flow[None]:
        g.brisk = False
        yield from do(DEFINITION.rules.turn(g))

    idle = 0
    for seed in range(4):
        ends = []
        for definition in (DEFINITION, DEFINITION.with_rules(turn=patient)):
            g: Sun = definition.rules.new(CONTENT, MISSIONS[seed], settings(seed), 3 + seed % 2)
            run = Driver(definition, g)
            run.begin_turn()
            ends.append((play_out(run, seed, at_random(seed)), definition.rules.codec.dump(g.state)))
        ((answers, questions), brisk), ((more, same), slow) = ends
        assert (questions, brisk) == (same, slow)
        idle += more - answers
    assert idle > 0


def test_games_end_and_nothing_is_made_or_lost() -> None:
    endings: Counter[str] = Counter()
    for seed in range(24):
        g: Sun = DEFINITION.rules.new(CONTENT, MISSIONS[seed // 6 % 4], settings(seed), 1 + seed % 6)
        run = Driver(DEFINITION, g)
        run.begin_turn()
        play_out(run, seed, at_random(seed))
        endings[DEFINITION.rules.outcome(g)] += 1
        assert cubes(g) == CONTENT.rulebook.supply
        for c in g.state.people:
            assert fits(g, c.key, c.cards, c.goods)
            assert 0 <= c.hp <= CONTENT.characters[c.key].hp
            assert c.water >= 0
            assert c.ap >= 0
    assert endings["defeat"] > 10


def varied(g: Sun, seed: int) -> Sun:
    """The same position with other goods, and what seldom lies on a tile."""
    luck, twin = Random(seed), Sun(DEFINITION.rules.codec.copy(g.state), CONTENT)
    c = twin.character(g.state.active)
    tile = twin.tile(c.at)
    c.goods = {what: luck.randrange(1, 4) for what in luck.sample(RESOURCES, 3)}
    tile.fire = luck.choice(("", CAMPFIRE, KITCHEN))
    tile.camp = luck.random() < 0.5
    tile.water = luck.randrange(2)
    return twin


def test_what_is_not_looked_at_could_not_be_done() -> None:
    """The needs of an action leave out only kinds of which every way is refused, and each of them sometimes."""
    left_out: set[str] = set()
    for seed in range(12):
        g: Sun = DEFINITION.rules.new(CONTENT, MISSIONS[seed % 4], settings(seed), 1 + seed % 6)
        run = Driver(DEFINITION, g)
        run.begin_turn()
        luck = at_random(seed)

        def choose(decision: Decision, options: Sequence[Option[Any]], g: Sun = g, luck: Chooser = luck) -> Option[Any]:
            if decision.key == "act":
                for twin in (g, varied(g, len(options))):
                    c = twin.character(g.state.active)
                    there = [each for each in twin.state.enemies if each.at == c.at]
                    plan = thinkable(circumstances(twin, c, [each.at for each in twin.living()], there))
                    dropped = [each for each in PLAN if each not in plan]
                    assert not ways_of(twin, c, dropped)
                    left_out.update(each[0] for each in dropped)
            return luck(decision, options)

        play_out(run, seed, choose)
    assert left_out == {key for key, kind in KINDS.items() if kind.needs}


def test_who_is_beset_has_a_foe_and_no_card_is_spoken_of_between_turns() -> None:
    seen: Counter[bool] = Counter()
    for seed in range(40):
        g: Sun = DEFINITION.rules.new(CONTENT, MISSIONS[seed % 4], settings(seed), 1 + seed % 6)
        run, luck = Driver(DEFINITION, g), at_random(seed)

        def choose(decision: Decision, options: Sequence[Option[Any]], g: Sun = g, luck: Chooser = luck) -> Option[Any]:
            for c in g.living():
                assert g.beset(c) == bool(g.foes(c))
                seen[g.beset(c)] += 1
            assert decision.key != "act" or g.subject == ""
            return luck(decision, options)

        run.begin_turn()
        play_out(run, seed, choose)
        assert g.subject == ""
    assert min(seen[False], seen[True]) > 100


def sessions(seed: int, mission: str, seats: int) -> Iterator[Session]:
    """A game played by luck, handed out at every question and at its end."""
    secret = {"players": PLAYERS[:seats], "secret": f"{seed + 1:064x}"} if seats > 1 else {}
    header = Header(
        DEFINITION.slug,
        DEFINITION.identity.rules_version,
        "",
        mission,
        settings(seed),
        0 if secret else seed,
        **secret,  # type: ignore[arg-type]
    )
    session = Session.start(DEFINITION, CONTENT, header)
    choose = at_random(seed)
    while not session.over:
        yield session
        seat = next(iter(session.pending))
        waiting = session.pending[seat]
        session.answer(choose(waiting.decision, waiting.options).name, seat)
    yield session


def test_a_replay_is_equal() -> None:
    for seed, seats in ((0, 1), (1, 3)):
        *_, session = sessions(seed, MISSIONS[seed], seats)
        records = [(n, copy.copy(record)) for n, record in enumerate(session.records)]
        again = resume(DEFINITION, CONTENT, Journal(session.header, records))
        assert again.diverged is None
        assert again.over
        assert again.digest(again.run.game.state) == session.digest(session.run.game.state)


def test_a_state_survives_json_and_a_checkpoint_comes_every_few_answers() -> None:
    longest = 0
    for n, session in enumerate(sessions(3, MISSIONS[0], 4)):
        state = session.run.game.state
        if n % 5 == 0:
            assert DEFINITION.rules.codec.load(DEFINITION.rules.codec.dump(state)) == state
            assert DEFINITION.rules.codec.copy(state) == state
        longest = max(longest, len(session.entries) - session.marks[-1].at)
    assert longest < 120


@pytest.mark.parametrize(("seed", "seats"), [(4, 1), (5, 3), (6, 6)])
def test_every_language_speaks(seed: int, seats: int) -> None:
    """Every question, option, refusal, throw and event of a game, in the eyes of each seat."""
    books = [book(language, DEFINITION.identity.text) for language in LANGUAGES]
    sections = set(DEFINITION.identity.sections)
    told = 0
    for step, session in enumerate(sessions(seed, MISSIONS[seed % 2], seats)):
        for waiting in session.pending.values():
            decision, options = waiting.decision, waiting.options
            names = [option.name for option in options]
            assert decision.build is not None or len(set(names)) == len(names)
            assert all("_" not in name for name in names)
            assert {decision.rule, *(option.rule for option in options)} <= sections
            for words in books if step % 7 == 0 else books[:1]:
                speak(words, decision, options)
        for event in session.log[told:]:
            assert event.rule in sections
            for seat in (SPECTATOR, 0):
                for words in books if step % 3 == 0 else books[:1]:
                    assert words.event(event.heard_by(seat))
        told = len(session.log)
        if step % 25 == 0:
            for words in books:
                for seat in (SPECTATOR, 0):
                    view = known(View, session.view(seat))
                    assert DEFINITION.display.screen
                    assert DEFINITION.display.screen(view, words, 100, 30)
                    assert DEFINITION.display.spoken(view, words)
                for number in DEFINITION.knowledge.totals(known(Sun, session.run.game), 0):
                    speak_number(words, number)
    for words in books:
        assert words.say(f"ending-{DEFINITION.rules.outcome(known(Sun, session.run.game))}")
        assert words.say(f"cause-{session.run.game.state.cause}")


def speak(words: Words, decision: Decision, options: Sequence[Option[Any]]) -> None:
    assert words.question(decision)
    for option in options:
        assert words.option(option)
    for refusal in decision.refused() if decision.refused else ():
        assert words.say(f"option-{refusal.key}", refusal.facts)
        speak_problem(words, refusal)
    if decision.build is not None:
        for problem in (decision.build.fits([option.value for option in options]), decision.build.ready([])):
            if problem is not None:
                speak_problem(words, problem)
        for number in decision.build.numbers([options[0].value]) if decision.build.numbers and options else ():
            speak_number(words, number)


def speak_problem(words: Words, problem: Any) -> None:
    facts = {**(problem.facts or {}), **(problem.about or {})}
    assert words.say(f"refused-{problem.reason}", facts)
    assert words.say(f"remedy-{problem.reason}", facts)


def speak_number(words: Words, number: Number) -> None:
    assert words.number(number)
    for part in number.parts:
        assert words.part(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_throw_has_its_words(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    g: Sun = DEFINITION.rules.new(CONTENT, MISSIONS[0], settings(1), 3)
    run = Driver(DEFINITION, g)
    run.begin_turn()
    choose = at_random(1)
    for n in range(1500):
        request = run.request
        if request is None:
            break
        if isinstance(request, Chance):
            assert request.kind in DEFINITION.identity.chances
            assert words.question(request)
            for outcome in request.outcomes:
                assert isinstance(outcome, int) or words.name(str(outcome))
            answer: Any = request.outcomes[n % len(request.outcomes)]
        else:
            decision = asked(request)[0]
            option = choose(decision, decision.offer())
            answer = option if decision is request else (decision.seat, option)
        if run.send(answer):
            run.begin_turn()


def test_a_team_card_reaches_nobody_else() -> None:
    """Through the eyes of a seat: no view, event or answer of another shows its card before it is turned up."""
    secrets = 0
    for seed in (1, 3, 5, 7, 9, 11):
        for session in sessions(seed, MISSIONS[1], 5):
            people = session.run.game.state.people
            hidden = [c for c in people if c.team.startswith("goal") and not c.revealed]
            if not hidden or session.over:
                continue
            secrets += 1
            for seat in range(5):
                if seat == hidden[0].seat:
                    continue
                observer = Observer(session, seat)
                assert [c.team for c in observer.view().people if c.seat != seat] == [""] * 4
                told = observer.events(max(0, len(session.log) - 8))
                assert not any("goal" in f"{event.key} {event.facts}" for event in told)
                assert not any("goal" in str(entry) for entry in observer.entries(max(0, len(session.entries) - 3)))
    assert secrets > 100
