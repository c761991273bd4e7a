"""Where an option leads: up to the next chance or question, without touching the game."""

from __future__ import annotations

from examples.village.definition import TOY3
from tests.examples.village.playing import tables
from tests.kernel.toy import CONTENT, TOY, header
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.play.session import Session


def test_an_option_is_followed_to_the_next_chance_and_nothing_has_happened() -> None:
    session = Session.start(TOY, CONTENT, header(seed=11))
    before = session.digest(session.run.game.state), len(session.log), len(session.entries)
    found = foresee(Observer(session, 0).memory(1), "rest")
    assert found is not None
    assert found.chance is not None
    assert found.chance.kind == "card"
    assert before == (session.digest(session.run.game.state), len(session.log), len(session.entries))
    assert foresee(Observer(session, 0).memory(1), "fly") is None


def test_what_depends_on_the_secrets_of_others_is_not_foreseen() -> None:
    """The last ballot decides who is sent away, but nobody knows the others: no result is shown."""
    checked = 0
    for seed in range(6):
        for session in tables(seed):
            if list(session.pending) == [2] and session.pending[2].decision.key == "vote":
                for option in session.pending[2].options:
                    found = foresee(Observer(session, 2).memory(1), option.name)
                    assert found is not None
                    assert found.view is None or not any(event.key == "banished" for event in found.told)
                    checked += 1
    assert checked > 10


def test_one_sees_what_ones_own_charm_does() -> None:
    for session in tables(3):
        for seat, asked in session.pending.items():
            played = next((option for option in asked.options if option.key == "play"), None)
            if played:
                found = foresee(Observer(session, seat).memory(1), played.name)
                assert found is not None
                assert found.told[0].key == "charm-played"
                return
    raise AssertionError("nobody could play a charm")


def test_the_toy_has_a_course() -> None:
    assert TOY3.knowledge.phases
    assert TOY3.knowledge.standing
