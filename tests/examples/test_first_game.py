"""The game of the tutorial: its rules, its words in three languages, and whole games at a table."""

from __future__ import annotations

import pytest

from examples.first_game.game import CODEC, FIRST_GAME, Content, State, Walk, walk
from tests.conftest import Vigil
from vigil.bots.random_bot import at_random
from vigil.games import GAMES
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.rules.requests import Option
from vigil.kernel.testing import play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book


def test_a_walk_of_as_many_miles_as_the_die_shows() -> None:
    g = Walk(State(place=3), Content())
    play(walk(g), 4, "step 4")
    assert g.state.place == 7


def test_who_rests_stays() -> None:
    g = Walk(State(place=4), Content())
    play(walk(g), 6, "rest")
    assert (g.state.place, g.state.turn) == (4, 1)


@pytest.mark.parametrize("place", [3, 6, 9])
def test_each_third_mile_brings_a_card_that_leaves_the_deck(place: int) -> None:
    g = Walk(State(place=place - 1), Content(), log=[])
    play(walk(g), 1, *([] if place == 10 else ["step 1"]), 2)
    assert g.state.deck.sizes == [2]
    assert [event.key for event in g.log or ()] == ["rolled", "card"]


def test_within_sight_of_the_village_nobody_rests() -> None:
    g = Walk(State(place=9), Content())
    play(walk(g), 5)
    assert g.state.place == 10


def test_a_state_comes_back_from_its_dump() -> None:
    state = State(3, 6)
    assert CODEC.load(CODEC.dump(state)) == state


@pytest.mark.parametrize("seed", range(30))
def test_every_game_arrives(seed: int) -> None:
    g = FIRST_GAME.rules.new(Content(), "walk", {}, 1)
    driver = Driver(FIRST_GAME, g)
    driver.begin_turn()
    play_out(driver, seed, at_random(seed))
    assert FIRST_GAME.rules.outcome(g) == "arrived"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_three_languages(language: str) -> None:
    words, english = book(language, FIRST_GAME.identity.text), book("en", FIRST_GAME.identity.text)
    assert words.variables == english.variables
    assert words.option(Option("step", 4, "1.2", {"n": 4}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(vigil: Vigil, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setitem(GAMES, "ten-miles", "examples.first_game")
    said = vigil(f"play ten-miles --scenario walk --seed 3 --language {language}", *["1"] * 12)
    assert said.code == 0
    assert book(language, FIRST_GAME.identity.text).ending("arrived") in said.out
