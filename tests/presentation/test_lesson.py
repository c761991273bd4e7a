"""A first game by the hand: the whole path in the real session, leaving it, coming back, the terminal."""

from __future__ import annotations

from random import Random

import pytest

from tests.app.shelved_toy import DEFINITION as TOY
from tests.browser.games import any_answer
from tests.conftest import Vigil
from tools.golden.guided import drawn, walk
from vigil.app.loaded_game import LoadedGame, load_game
from vigil.games import GAMES
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.presentation.first_game.lesson import FAREWELL, LEFT, Advice, Lesson, advice, header_of, lesson_of

WELL = "tests.app.shelved_toy"
BOXES = {slug: load_game(slug) for slug in GAMES}
GUIDED = [slug for slug, box in BOXES.items() if lesson_of(box.definition)]


@pytest.fixture
def well(monkeypatch: pytest.MonkeyPatch) -> LoadedGame:
    monkeypatch.setitem(GAMES, TOY.slug, WELL)
    return load_game(TOY.slug)


def lesson(box: LoadedGame) -> Lesson:
    found = lesson_of(box.definition)
    assert found
    return found


def begin(box: LoadedGame) -> Session:
    return Session.start(box.definition, box.content, header_of(lesson(box), box))


def said(session: Session, seat: int = 0) -> Advice:
    found = advice(Observer(session, seat))
    assert found
    return found


@pytest.mark.parametrize("slug", GUIDED)
def test_every_step_of_a_path_is_met_in_its_order(slug: str) -> None:
    box = BOXES[slug]
    path = lesson(box)
    n = 0
    for n, (session, step, met) in enumerate(walk(box, path), start=1):
        assert met == Advice((f"guided-{step.say}",), step.option, step.at, n, len(path.steps)), step
        assert set(step.at) <= drawn(session), step
    assert n == len(path.steps)
    assert said(session) == Advice((FAREWELL,))


@pytest.mark.parametrize("slug", GUIDED)
def test_a_path_has_its_words_in_every_language(slug: str) -> None:
    box = BOXES[slug]
    for language in LANGUAGES:
        words = box.books[language]
        own = {key for key in words.variables if key.startswith("guided-") and key in lesson(box).wording()}
        assert own == lesson(box).wording()
        assert all(words.say(key) for key in own)


@pytest.mark.parametrize("slug", GUIDED)
def test_the_kinds_of_a_path_are_questions_of_the_game(slug: str) -> None:
    box = BOXES[slug]
    for kind in {*lesson(box).kinds, *(step.question for step in lesson(box).steps)}:
        assert box.books["en"].knows(f"question-{kind}"), kind


def test_a_game_of_several_seats_has_one_for_nothing(well: LoadedGame) -> None:
    """Its dice cannot be chosen: the guide speaks where what it foresees is asked."""
    path, met = lesson(well), 0
    for secret in range(12):
        header = header_of(path, well)
        header.secret = f"{secret:064x}"
        session = Session.start(well.definition, well.content, header)
        seat, waiting = next(iter(session.pending.items()))
        found = advice(Observer(session, seat))
        if waiting.decision.key != "gift":
            assert found is None, "nobody has left a path"
            continue
        assert found == Advice(("guided-gift",), "give 1", ("cistern",), 1, 1)
        assert set(found.at) <= drawn(session)
        session.answer("give 1", seat)
        assert advice(Observer(session, seat)) is None, "it is not asked"
        met += 1
    assert 0 < met < 12


def test_leaving_the_path_is_said_once_and_what_fits_is_said_on() -> None:
    session = begin(BOXES["navajo-wars"])
    session.answer("place-at shiprock 6")
    assert said(session).keys == (LEFT,)
    assert said(session).option == ""
    heard, luck = list[str](), Random(1)
    while session.options:
        session.answer(any_answer(session, luck))
        found = advice(Observer(session, 0))
        heard += found.keys if found else ()
    assert LEFT not in heard
    assert heard
    assert len(heard) == len(set(heard)), "each kind of question once"


def test_taking_back_leads_to_the_path_again_with_the_same_dice() -> None:
    box = BOXES["navajo-wars"]
    path = lesson(box)
    session = begin(box)
    for step in path.steps[:13]:
        session.answer(step.option)
    told = [box.books["en"].event(event) for event in session.log]
    session.undo()
    session.undo()
    session.answer("stop-activating")
    assert said(session).n == 0
    session.undo()
    for step in path.steps[11:13]:
        assert said(session).option == step.option
        session.answer(step.option)
    assert [box.books["en"].event(event) for event in session.log] == told


def test_a_guided_game_is_an_ordinary_journal_and_is_guided_on() -> None:
    box = BOXES["navajo-wars"]
    session = begin(box)
    for step in lesson(box).steps[:20]:
        session.answer(step.option)
    text = text_of(session.header, session.records)
    assert "\nguided yes\n" in text
    again = resume(box.definition, box.content, parse(text))
    assert again.diverged is None
    assert said(again) == said(session)
    assert said(again).n == 21


def test_other_games_are_not_guided() -> None:
    box = BOXES["navajo-wars"]
    header = header_of(lesson(box), box)
    header.guided = False
    session = Session.start(box.definition, box.content, header)
    assert advice(Observer(session, 0)) is None
    assert "guided" not in "\n".join(header.lines())


def test_the_terminal_plays_it(vigil: Vigil) -> None:
    first = vigil("play navajo-wars --guided --plain -l it", "follow", "q")
    assert first.code == 0, first.err
    assert "Ti diamo il benvenuto" in first.out
    assert "Consigliato: Shiprock, Area 2. Scrivi «follow»" in first.out
    again = vigil("resume --plain -l en", "follow", "1", "1", "follow", "q")
    assert "Ferocity, from 0 to 3" in again.out
    assert "You have left the guided path" in again.out
    assert "There is no advice here." in again.out


def test_a_guided_game_leaves_nothing_to_choose(vigil: Vigil) -> None:
    assert "goes with no other choice" in vigil("play navajo-wars --guided --seed 3 -l en").err
    assert "goes with no other choice" in vigil("play navajo-wars --guided -s the-fearing-time -l en").err
