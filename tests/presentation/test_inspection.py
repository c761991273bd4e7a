"""What is this? Every thing on the board, every option, by name in the terminal, in three languages."""

from __future__ import annotations

import pytest

from tests.conftest import Vigil
from tests.web.conftest import play, session
from tools.golden.guided import walk
from vigil.app.loaded_game import load_game
from vigil.games import take_down
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.presentation import inspection
from vigil.presentation.first_game.lesson import lesson_of

UNSAID = {"board", "cards", "cubes", "pieces", "markers", "order-counters", "legend"}  # what only holds others
DEFINITION = take_down("navajo-wars")
WORDS = {language: book(language, DEFINITION.identity.text) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_name_on_the_board_is_answered(language: str) -> None:
    words, met = WORDS[language], set[str]()
    for scenario in ("rise-of-the-people", "the-fearing-time", "the-rope-thrower"):
        made = session(0, 3, scenario)
        for n in range(12):
            play(made, 25, n)
            observer = Observer(made, 0)
            for each in inspection.drawn(observer, words):
                if not each.title or each.id in UNSAID or (each.id == "card" and not observer.view().card):
                    continue
                said = inspection.element(observer, words, each)
                assert said, each.id
                assert said.name
                assert said.text
                assert said.rule in DEFINITION.identity.sections, said.rule
                met.add(said.text)
    assert len(met) > 50


def test_the_answer_tells_how_things_stand_now() -> None:
    made = session(0, 3, "rise-of-the-people")
    play(made, 60, 1)
    observer, words = Observer(made, 0), WORDS["en"]
    view = observer.view()
    said = inspection.at(observer, words, ["marker-ap"])
    assert said
    assert said.name == f"AP {view.ap}"
    bag = inspection.at(observer, words, ["nothing-of-this-id", "box-bag"])
    assert bag
    assert any(f"Red: {view.bag['red']}" in each for each in bag.now)


def test_an_order_is_what_its_visible_side_says() -> None:
    made = session(60, 3, "rise-of-the-people")
    observer = Observer(made, 0)
    counter = next(each for each in observer.view().active if each)
    said = inspection.at(observer, WORDS["en"], [f"order-{counter.letter}"])
    assert said
    assert said.text == WORDS["en"].say(f"what-order-{counter.up.order}")
    assert said.rule.startswith("4.2.")


def test_every_option_on_the_guided_path_is_answered() -> None:
    box = load_game("navajo-wars")
    path = lesson_of(box.definition)
    assert path
    for made, _, _ in walk(box, path):
        for option in made.options:
            said = inspection.option(Observer(made, 0), WORDS["it"], option.name)
            assert said
            assert said.text, option.rule
            assert len(said.text) < 700, said.text


def test_a_thing_is_found_by_its_name_or_a_part_of_it() -> None:
    observer = Observer(session(60, 3, "rise-of-the-people"), 0)
    for typed, key in (
        ("culture", "culture"),
        ("Santa Fé", "santa-fe"),
        ("family a", "family"),
        ("shiprock 3", "area"),
    ):
        said = inspection.named(observer, WORDS["en"], typed)
        assert said, typed
        assert said.text in (WORDS["en"].say(f"what-{key}"), WORDS["en"].say("what-household")), typed
    assert inspection.named(observer, WORDS["en"], "a word of no meaning") is None


def test_the_terminal_answers(vigil: Vigil) -> None:
    said = vigil(
        "play navajo-wars -s rise-of-the-people --seed 3 --plain -l en",
        "what is culture", "? santa fé", "? place-at shiprock 1", "? shiprock", "? nonsense", "q",
    )  # fmt: skip
    assert "Culture 9" in " ".join(said.out.split())
    assert "It pays for Developments" in " ".join(said.out.split())
    assert "The gate of New Mexico" in " ".join(said.out.split())
    assert "it counts its Victory Points at a Victory Check" in " ".join(said.out.split())
    assert "Nothing here is called “nonsense”" in " ".join(said.out.split())
