"""Whole wars: they end, are conserved, replayed, told in three languages; every seat may hold the Journal."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from tests.games.this_war_of_mine.war import CONTENT, effects, war
from tests.known import known
from tools.golden.transcripts import folder, transcript
from vigil.bots.random_bot import at_random
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.rules.day_actions import blocked
from vigil.games.this_war_of_mine.rules.job_assignment import Assigning
from vigil.games.this_war_of_mine.rules.possible_actions import deeds_of, why_not
from vigil.games.this_war_of_mine.rules.reachable_rooms import reachable, rooms
from vigil.games.this_war_of_mine.rules.sequence import STEPS, TURNS
from vigil.games.this_war_of_mine.rules.set_up import everything
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import Chooser, play_out
from vigil.kernel.play.replay import take
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import last_decision
from vigil.kernel.rules.asking import run
from vigil.kernel.rules.dice import mix, pick
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance, Decision, Number, Option, Request
from vigil.kernel.sets.limits import OneByOne
from vigil.kernel.testing import asked
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book
from vigil.lab.channels import encoded
from vigil.lab.channels import everything as everything_of
from vigil.lab.noninterference import Twin, search

SCENARIOS = tuple(scenario.slug for scenario in DEFINITION.identity.scenarios)
TOTAL = {key: token.count for key, token in CONTENT.tokens.items()}


def on_guard(seed: int) -> Chooser:
    """Luck that does not leave the Shelter unguarded."""
    by_luck = at_random(seed)

    def choose(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        return options[0] if decision.key == "nobody-guards" else by_luck(decision, options)

    return choose


def settings(seed: int) -> dict[str, str]:
    return {each.slug: each.values[seed % len(each.values)] for each in DEFINITION.identity.settings}


def header(seed: int, scenario: str, seats: int = 1) -> Header:
    players = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")[:seats]
    secret = {"players": players, "secret": f"{seed + 1:064x}"} if seats > 1 else {}
    return Header(
        DEFINITION.slug,
        DEFINITION.identity.rules_version,
        "",
        scenario,
        settings(seed),
        0 if secret else seed,
        **secret,  # type: ignore[arg-type]
    )


def sessions(seed: int, scenario: str, seats: int = 1) -> Iterator[Session]:
    """A war played by luck, handed out at every question and at its end."""
    session = Session.start(DEFINITION, CONTENT, header(seed, scenario, seats))
    choose = on_guard(seed)
    while not session.over:
        yield session
        (seat,) = session.pending
        waiting = session.pending[seat]
        session.answer(choose(waiting.decision, waiting.options).name, seat)
    yield session


def test_wars_end_and_nothing_is_made_or_lost() -> None:
    endings: Counter[str] = Counter()
    for seed in range(60):
        g: War = DEFINITION.rules.new(CONTENT, SCENARIOS[seed % 2], settings(seed), 1 + seed % 6)
        run = Driver(DEFINITION, g)
        run.begin_turn()
        play_out(run, seed, at_random(seed) if seed % 4 == 0 else on_guard(seed))
        endings[DEFINITION.rules.outcome(g)] += 1
        assert everything(g) == TOTAL
        assert len(g.state.people) <= 4
    assert endings["defeat"] > 20


def test_luck_is_told_the_same_as_a_player() -> None:
    """A set to which one thing after the other is added fits as a whole, and what is refused would not fit."""
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(8):
        luck, by_luck = Random(seed), on_guard(seed)

        def choose(
            decision: Decision, options: Sequence[Option[Any]], luck: Random = luck, by_luck: Chooser = by_luck
        ) -> Option[Any]:
            if decision.build is not None and isinstance(decision.build.fits, OneByOne):
                add, inside = decision.build.fits.adding(), list[Any]()
                for element in luck.sample(list(options), min(len(options), 12)):
                    refused = add(element.value)
                    assert refused == decision.build.fits([*inside, element.value])
                    if refused is None:
                        inside.append(element.value)
                    seen[decision.key, refused is None] += 1
            return by_luck(decision, options)

        run = Driver(DEFINITION, DEFINITION.rules.new(CONTENT, SCENARIOS[seed % 2], settings(seed), 1))
        run.begin_turn()
        play_out(run, seed, choose)
    assert all(seen[key, fits] > 20 for key in ("assign", "tasks") for fits in (False, True))


def test_what_is_listed_for_a_step_is_all_that_nothing_speaks_against() -> None:
    """The fast list of what could be done, beside the refusals, at every step of many wars."""
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(150):
        g: War = DEFINITION.rules.new(CONTENT, SCENARIOS[seed % 2], settings(seed), 1 + seed % 6)
        by_luck = on_guard(seed)

        def choose(
            decision: Decision, options: Sequence[Option[Any]], g: War = g, by_luck: Chooser = by_luck
        ) -> Option[Any]:
            if decision.key == "assign":
                able = [person for person in g.state.people if not blocked(g, person, g.state.step)]
                deeds, empty = deeds_of(g, able, reachable(g))
                free = rooms(g, g.state.fittings, empty)
                every = dict([*deeds, *(CONTENT.to_build[fitting] for fitting in g.state.fittings)])
                listed = Assigning(g, able).look()
                assert listed == {deed: every[deed] for deed in every if why_not(g, deed, every[deed], free) is None}
                seen.update((kind, (kind, what, tool) in listed) for kind, what, tool in every)
            return by_luck(decision, options)

        run = Driver(DEFINITION, g)
        run.begin_turn()
        play_out(run, seed, choose)
    assert all(seen[kind, could] > 100 for kind in ("card", "space", "work", "build") for could in (False, True)), seen


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_replay_is_equal(scenario: str) -> None:
    for seed in range(2):
        *_, session = sessions(seed, scenario, seats=1 + 2 * seed)
        records = [(n, copy.copy(record)) for n, record in enumerate(session.records)]
        again = resume(DEFINITION, CONTENT, Journal(session.header, records))
        assert again.diverged is None
        assert again.over
        assert again.digest(again.run.game.state) == session.digest(session.run.game.state)
        assert again.log == session.log


def test_a_state_survives_json_and_a_checkpoint_comes_every_few_answers() -> None:
    longest = 0
    for session in sessions(3, SCENARIOS[0], seats=3):
        state = session.run.game.state
        assert DEFINITION.rules.codec.load(DEFINITION.rules.codec.dump(state)) == state
        assert DEFINITION.rules.codec.copy(state) == state
        longest = max(longest, len(session.entries) - session.marks[-1].at)
    assert longest < 40


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_every_language_speaks(seed: int) -> None:
    books = [book(language, DEFINITION.identity.text) for language in LANGUAGES]
    sections = set(DEFINITION.identity.sections)
    for step, session in enumerate(sessions(seed, SCENARIOS[seed % 2], seats=1 + seed % 3)):
        for waiting in session.pending.values():
            decision, options = waiting.decision, waiting.options
            names = [option.name for option in options]
            assert decision.build is not None or len(set(names)) == len(names)
            assert all("_" not in name for name in names)
            assert {decision.rule, *(option.rule for option in options)} <= sections
            for words in books if step % 5 == 0 else books[:1]:
                speak(words, decision, options)
        if step % 10 == 0:
            view = known(View, session.view(SPECTATOR))
            for words in books:
                assert DEFINITION.display.spoken(view, words)
                assert DEFINITION.display.screen
                assert DEFINITION.display.screen(view, words, 100, 40)
                assert DEFINITION.display.glance is not None
                assert DEFINITION.display.glance(view, words)
                for number in DEFINITION.knowledge.totals(known(War, session.run.game), 0):
                    speak_number(words, number)
    for words in books:
        for event in session.log:
            assert event.rule in sections
            assert words.event(event)
        assert words.say(f"ending-{DEFINITION.rules.outcome(known(War, session.run.game))}")
        assert words.say(f"cause-{session.run.game.state.cause}")


def speak(words: Words, decision: Decision, options: Sequence[Option[Any]]) -> None:
    assert words.question(decision)
    for option in options:
        assert words.option(option)
    if decision.build is not None:
        problems = [decision.build.fits([option.value, option.value]) for option in options[:5]]
        problems += [decision.build.fits([option.value for option in options]), decision.build.ready([])]
        for problem in problems:
            if problem is not None:
                facts = {**(problem.facts or {}), **(problem.about or {})}
                assert words.say(f"refused-{problem.reason}", facts)
                assert words.say(f"remedy-{problem.reason}", facts)
        for number in decision.build.numbers([options[0].value]) if decision.build.numbers and options else ():
            speak_number(words, number)
    for number in decision.numbers() if decision.numbers else ():
        speak_number(words, number)


def speak_number(words: Words, number: Number) -> None:
    assert words.number(number)
    for part in number.parts:
        assert words.part(part)


def test_every_chance_can_be_brought_by_the_players() -> None:
    books = [book(language, DEFINITION.identity.text) for language in LANGUAGES]
    for seed in range(3):
        run = Driver(DEFINITION, DEFINITION.rules.new(CONTENT, SCENARIOS[0], {}, 2))
        run.begin_turn()
        choose, n = on_guard(seed), 0
        while (request := run.request) is not None:
            n += 1
            if isinstance(request, Chance):
                assert request.kind in DEFINITION.identity.chances
                for words in books:
                    assert words.question(request)
                    assert all(words.name(outcome) for outcome in request.outcomes if isinstance(outcome, str))
                answer: Any = request.outcomes[n * 7 % len(request.outcomes)]
            else:
                answer = choose(request, request.offer())
            if run.send(answer):
                run.begin_turn()


def test_all_seats_see_the_same_and_the_leader_alone_is_asked() -> None:
    asked = set()
    for step, session in enumerate(sessions(11, SCENARIOS[0], seats=4)):
        if step % 7 or session.over:
            continue
        leader = session.run.game.state.leader
        assert list(session.pending) == [leader]
        asked.add(leader)
        views = [known(View, session.view(seat)) for seat in range(4)]
        for view in views:
            view.seat = 0
        assert all(view == views[0] for view in views)
        assert Observer(session, (leader + 1) % 4).options() == []
    assert len(asked) > 1


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_nothing_that_reaches_a_seat_tells_of_what_is_still_to_be_drawn(seats: int) -> None:
    """The same answers under other dice: decks, backs and dice to come differ, and nobody can tell."""
    for step, session in enumerate(sessions(8, SCENARIOS[seats % 2], seats)):
        if step == 40 or session.over:
            break
    seen = session.entries
    other = header(9, SCENARIOS[seats % 2], seats)
    other.settings = session.header.settings
    twins = [Twin(DEFINITION, CONTENT, head) for head in (session.header, other)]
    for n, entry in enumerate(seen):
        for twin in twins:
            twin.ready(entry)
        if n % 9 == 0:
            assert_alike(twins[0].session, twins[1].session, seats, deep=n % 27 == 0)
        for twin in twins:
            assert take(twin.session, entry)


def assert_alike(ours: Session, theirs: Session, seats: int, deep: bool) -> None:
    words = book("en", DEFINITION.identity.text)
    own = (
        ("report", "journal", "head") if seats == 1 else ("report",)
    )  # they name the seed, or the fingerprint of the secret
    for seat in range(seats):
        pairs = zip(everything_of(ours, seat, words, deep), everything_of(theirs, seat, words, deep), strict=True)
        for (what, here), (_, there) in pairs:
            assert what in own or encoded(here) == encoded(there), what


def test_the_search_for_leaks_ends_where_nobody_has_a_secret() -> None:
    games = iter([Session.start(DEFINITION, CONTENT, header(1, SCENARIOS[0], 3)) for _ in range(3)])
    report = search(games, 30, Random(1))
    assert (report.worlds, report.leaks, report.ends["no secret"] >= 55) == (0, [], True)


def test_a_turn_is_one_step_one_card_one_round_or_one_part_of_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[list[str]] = []
    for kind, rule in STEPS.items():

        def noted(g: War, step: Step, kind: str = kind, rule: Callable[[War, Step], Any] = rule) -> Any:
            turns[-1].append(kind)
            return rule(g, step)

        monkeypatch.setitem(STEPS, kind, noted)
    kinds_of_turns = {"act", "explore", "round", "water", "food", "raid", "save"}
    for seed in range(300):
        if kinds_of_turns <= {kind for kinds in turns for kind in kinds}:  # a fight, too: luck seeks few
            break
        g: War = DEFINITION.rules.new(CONTENT, SCENARIOS[0], settings(seed), 2)
        choose, n = on_guard(seed), count()

        def answer(request: Request, choose: Chooser = choose, n: count[int] = n, seed: int = seed) -> Any:
            at = next(n)
            return pick(request, mix(seed, at, 0)) if isinstance(request, Chance) else choose(request, request.offer())

        while not g.state.ending:
            turns.append([])
            if flow := DEFINITION.rules.turn(g):
                run(flow, answer)
    assert all(len(TURNS.intersection(kinds)) <= 1 for kinds in turns)
    assert all(kinds.count(kind) <= 1 for kinds in turns for kind in TURNS)
    assert kinds_of_turns <= {kind for kinds in turns for kind in kinds}


def test_undo_returns_to_the_same_question() -> None:
    for step, session in enumerate(sessions(21, SCENARIOS[0])):
        if step and step % 5 == 0 and not session.over:
            target = last_decision(session)
            before = [entry.line() for entry in session.entries[:target]]
            session.undo()
            assert [entry.line() for entry in session.entries] == before
            assert session.pending
        if step > 60:
            break
    assert session.undos > 0


def test_settings_have_words_and_sections() -> None:
    for setting in DEFINITION.identity.settings:
        assert setting.rule in DEFINITION.identity.sections
        for language in LANGUAGES:
            for key in (setting.slug, *(f"{setting.slug}-{value}" for value in setting.values)):
                assert book(language, DEFINITION.identity.text).say(f"setting-{key}")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_told_war_is_as_it_was_read(scenario: str) -> None:
    """A change of rules, cards or words shows here; write_transcripts.py accepts it."""
    told = transcript(DEFINITION, CONTENT, scenario)
    assert told == (folder(DEFINITION.slug) / f"{scenario}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_script_asks_names_nobody_but_whom_it_is_about(language: str) -> None:
    files = (DEFINITION.identity.text / language / "scripts").glob("*.ftl")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    questions = [line for line in lines if line.startswith("question-script-")]
    assert len(questions) > 100
    assert {name for line in questions for name in re.findall(r"\$(\w+)", line)} <= {"person"}
    assert [line for line in lines if line.startswith("option-script-") and "$" in line] == []


def test_a_question_knows_whom_its_script_is_about() -> None:
    g = war("mira", "tomas")
    row = {"choose": "door", "of": [{"key": "open", "then": []}, {"key": "shut", "then": []}]}
    request = asked(effects(g, row, who="tomas"))
    assert isinstance(request, Decision)
    assert request.facts == {"person": "tomas"}
