"""The game's own bot."""

from __future__ import annotations

from tests.games.this_war_of_mine.test_whole_games import SCENARIOS, header
from tests.games.this_war_of_mine.war import CONTENT
from vigil.bots.seats import bot_answer, make_bot
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.kernel.session import Session


def test_a_steady_leader_plays_a_war_to_its_end_and_lives_longer_than_luck() -> None:
    days = []
    for seed in range(3):
        session = Session.start(DEFINITION, CONTENT, header(seed * 6, SCENARIOS[0], seats=1 + seed))
        bot = make_bot("steady", DEFINITION, 1)
        while not session.over:
            (seat,) = session.pending
            bot_answer(session, seat, bot, len(session.entries))
        days.append(session.run.game.state.day)
    assert sum(days) / len(days) > 6, days
