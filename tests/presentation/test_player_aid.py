"""The page to print, the goal on one card, the recommended set-up, and what a companion is told."""

from __future__ import annotations

import re

import pytest

from tests.conftest import Vigil
from vigil.games import take_down
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import naming
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.presentation.first_game.player_aid import aid_of, blocks, goal
from vigil.presentation.first_game.recommended_set_up import recommended, set_ups

GAME = take_down("navajo-wars")
SCENARIOS = [scenario.slug for scenario in GAME.identity.scenarios]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_worded_and_cites_sections_that_there_are(language: str) -> None:
    aid, words = aid_of(GAME), book(language, GAME.identity.text)
    assert aid
    found = blocks(aid, words)
    assert all(block.title and block.lines for block in found)
    assert all(line.name and not line.name.startswith(":") for block in found for line in block.lines)
    cited = {row.rule for part in aid.parts for row in part.rows if row.rule}
    assert cited <= set(GAME.identity.sections)
    orders = {f"4.2.{n}" for n in range(1, 13)}
    assert orders <= cited
    symbols = {row.symbol for part in aid.parts for row in part.rows if row.symbol}
    assert GAME.display.board
    assert all(f'id="p-{symbol}"' in GAME.display.board.defs() for symbol in symbols)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_a_goal(language: str, scenario: str) -> None:
    text = goal(GAME, scenario, book(language, GAME.identity.text))
    assert text.count("\n- ") == 4
    assert book(language, GAME.identity.text).say(f"goal-{scenario}") in text


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_recommended_set_up_places_every_family(scenario: str) -> None:
    content = GAME.content.load([])
    session = Session.start(GAME, content, new_header(GAME, content, scenario, seed=7))
    answered = set()
    while name := recommended(Observer(session, 0)):
        asked = Observer(session, 0).question()
        assert asked
        answered.add(naming(asked.key, asked.facts))
        session.answer(name)
    assert answered == set(set_ups(GAME)[scenario])
    places = [family.place for family in session.run.game.state.families if family.man or family.woman or family.child]
    assert all(places)
    assert len({place // 10 for place in places}) == len(places), "each in a Territory of its own"


def test_the_terminal_sets_up_in_one_word(vigil: Vigil) -> None:
    said = vigil("play -s the-rope-thrower --seed 3 --plain -l en", "recommended", "recommended", "q")
    assert "Type “recommended”" in said.out
    assert "Family E starts in Canyon de Chelly, Area 1" in said.out
    assert "Manuelito is with Family B" in said.out
    assert "There is no recommendation here." in said.out


def test_a_game_begins_with_its_goal(vigil: Vigil) -> None:
    assert "Card 42 ends the game" in vigil("play -s rise-of-the-people --seed 3 --plain -l en", "1", "q").out
    assert "Card 42 ends the game" not in vigil("resume --plain -l en", "q").out


def test_the_aid_in_the_terminal(vigil: Vigil) -> None:
    said = vigil("aid navajo-wars --language it --plain")
    assert said.code == 0
    out = " ".join(said.out.split())
    corn = "Il Mais piantato è perso se una Famiglia lascia l'Area."
    assert f"Piantare Mais o Raccogliere Mais (Valore + 4 MP): {corn} [3.2.4]" in out
    assert not [line for line in said.out.splitlines() if re.fullmatch(r"- [^(:]+ \[[^]]+]", line)], "a name alone"


def test_own_dice_are_asked_for_by_family_and_own_cards_are_warned_of(vigil: Vigil) -> None:
    typed = ("1", "2", "3", "4", "5", "q")
    said = vigil("play -s the-rope-thrower --companion die,card --plain -l en", *typed)
    for letter in "ABCDE":
        assert f"population counter that is missing in Family {letter}" in " ".join(said.out.split())
    assert "those of your box do not match them" in " ".join(said.out.split())
    assert "do not match" not in vigil("play -s the-rope-thrower --companion die --plain -l en", "q").out


def test_a_name_before_its_text_is_not_said_twice_and_a_text_that_begins_like_it_stays_whole() -> None:
    aid = aid_of(GAME)
    assert aid
    texts = [line.text for block in blocks(aid, book("en", GAME.identity.text)) for line in block.lines]
    assert "Builds an Outpost in Area 1 of the first Territory that has none." in texts
    assert not [text for text in texts if text.startswith(":")]
