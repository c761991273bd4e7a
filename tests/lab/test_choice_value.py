"""Whether choices matter, and the player who looks ahead."""

from __future__ import annotations

import pytest

from vigil.bots.position import Position, position_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.lab.choice_value import Probe, lower_bound
from vigil.lab.lookahead import LookAhead, surely
from vigil.lab.named_games import game_named, header_of

NAVAJO_WARS = game_named("navajo-wars")


@pytest.fixture
def position() -> Position:
    """The first question of Rise of the People: where a Family lives."""
    session = Session.start(
        NAVAJO_WARS, NAVAJO_WARS.content.load([]), header_of(NAVAJO_WARS, "rise-of-the-people", 3, 1)
    )
    return position_of(Observer(session, 0), 1)


def test_a_difference_counts_beyond_its_interval() -> None:
    assert lower_bound([0.1, 0.1, 0.1, 0.1])[0] == pytest.approx(0.1)
    assert lower_bound([0.5, -0.4, 0.6, -0.5])[0] < 0
    assert surely([0.3, 0.4, 0.3], [0.1, 0.1, 0.2])
    assert not surely([0.3, 0.0, 0.3], [0.1, 0.4, 0.1])
    assert not surely([0.12, 0.12, 0.12], [0.1, 0.1, 0.1])  # of so little the judge knows nothing


def test_every_answer_is_tried_in_the_same_worlds(position: Position) -> None:
    probe = Probe(NAVAJO_WARS, "steady", each=1, worlds=4, turns=1, only=())
    answers = probe.answers(position)
    assert len(answers) > 1
    assert set(answers) <= {option.name for option in position.options}
    assert probe.value(position, answers[0], 5) == probe.value(position, answers[0], 5)
    probe.choose(position)
    probe.choose(position)
    assert (probe.asked[position.key], probe.tried[position.key]) == (2, 1)


def test_the_look_ahead_answers_what_is_offered(position: Position) -> None:
    assert LookAhead(NAVAJO_WARS, 1, 0.0).choose(position) in {option.name for option in position.options}
