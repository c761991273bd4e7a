"""What can be read is reached where it is needed: at the options, at the prompt, on the board, and by a bot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.test_every_game import every_scenario, random_session, words
from vigil.bots.position import position_of
from vigil.games import GAMES
from vigil.kernel.effects.describe import way_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.requests import Decision
from vigil.presentation import inspection
from vigil.presentation.option_notes import beside, cards_to_read, readable

SOME, MOST = 4, 400  # of the questions of a game, every fourth; not those after so many


def questions(game: str) -> Iterator[Observer]:
    for slug, scenario in every_scenario():
        for seed in (3, 4) if slug == game else ():
            for step, session in enumerate(random_session(slug, scenario, seed)):
                if step % SOME == 0 and step < MOST and isinstance(session.request, Decision):
                    yield Observer(session, session.request.seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_options_name_can_be_read_there(game: str) -> None:
    """In the browser under its (i), in the terminal by `card` and `?`, by a bot as plain data. People, and the tool for
    a work, are read on the board."""
    english = words(game, "en")
    for observer in questions(game):
        text, content = observer.definition.text_of_card, observer.game.content
        keys = [key for _, key in cards_to_read(observer, english)]
        position, people = position_of(observer, 1), {each.key for each in getattr(observer.view(), "people", ())}
        for each in observer.options():
            key = readable(observer, english, each)
            facts = {name: fact for name, fact in (each.facts or {}).items() if name != "tool" and fact not in people}
            found = [fact for fact in facts.values() if isinstance(fact, str) and text(content, english, fact)]
            assert not found or key in found, each.name
            if key:
                said = inspection.option(observer, english, each.name)
                assert said
                assert said.now, each.name
                assert key in keys, each.name
                assert key in position.cards or not content.row(key), each.name


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_view_can_be_asked_about_on_the_board(game: str) -> None:
    """Recipes of cards that lie in their decks are read where something is built."""
    english = words(game, "en")
    shown: set[str] = set()
    board: set[str] = set()
    for observer in questions(game):
        definition, view = observer.definition, observer.view()
        display = definition.display
        assert display.cards_in_view
        assert display.board
        shown |= {key for _, key in display.cards_in_view(view)} - set(getattr(view, "recipes", ()))
        things = (display.board.what(each.id, view) for each in inspection.drawn(observer, english))
        board |= {thing.reads for thing in things if thing}
    assert shown
    assert shown <= board, shown - board


@pytest.mark.parametrize("game", GAMES)
def test_a_way_of_a_card_opens_the_card_and_says_what_it_does(game: str) -> None:
    """Not a way of a script: there only its reader finds out. Navajo Wars tells it in the words of the option."""
    english, met = words(game, "en"), set()
    for observer in questions(game):
        effects = observer.game.content.effects
        leaving = {way.key for key, each in effects.items() for node in each.nodes.values() for way in node.branches}
        for each in observer.options():
            key = readable(observer, english, each)
            way = way_of(effects.get(key), each.key)
            assert each.key not in leaving or each.key.startswith("script-") or key, each.name
            assert not each.key.startswith("script-") or not (key or beside(observer, english, each)), each.name
            if way and way.then:
                assert game == "navajo-wars" or beside(observer, english, each), each.name
                met.add(key)
    assert met
