"""The game's own bot."""

from __future__ import annotations

from tests.games.this_war_of_mine.test_whole_games import SCENARIOS, header
from tests.games.this_war_of_mine.war import BOX, CONTENT, card, war
from vigil.bots.bot_players import bot_answer, make_bot
from vigil.games.this_war_of_mine.book.storybook import BOOK
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.kernel.definition.extras import Trial
from vigil.kernel.play.session import Session


def test_a_steady_leader_plays_a_war_to_its_end_and_lives_longer_than_luck() -> None:
    days = []
    for seed in range(6):
        session = Session.start(DEFINITION, CONTENT, header(seed * 6, SCENARIOS[0], seats=1 + seed % 3))
        bot = make_bot("steady", DEFINITION, 1)
        while not session.over:
            (seat,) = session.pending
            bot_answer(session, seat, bot, len(session.entries))
        days.append(session.run.game.state.day)
    assert sum(days) / len(days) > 6, days


def test_a_steady_leader_pays_no_more_than_is_asked() -> None:
    g = war("mira", storage={"coffee": 3, "jewelry": 1, "knife": 1})
    card(g, "frost", {"do": "pay-value", "n": 2})
    g.state.events, g.state.decks["events"].cards = ["events"], ["frost"]
    session = Session(DEFINITION, BOX, header(0, SCENARIOS[0]))
    session.begin(g)
    session.settle()
    assert session.request is not None
    assert session.request.key == "pay-value"
    bot_answer(session, 0, make_bot("steady", DEFINITION, 1), 1)
    assert session.run.game.state.storage["coffee"] == 1
    assert {"jewelry", "knife"} <= set(session.run.game.state.storage)


def test_no_way_of_a_story_is_always_taken_and_none_needs_an_entry() -> None:
    """What a story asks is answered by the day and the shelf, whatever the script."""
    for n in (31, 330, 346):
        taken = set()
        for day in range(1, 7):
            g = DEFINITION.rules.new(CONTENT, SCENARIOS[0], DEFINITION.identity.defaults(), 1)
            BOOK.lay_out(g, Trial(n, ("mira", "tomas")))
            g.state.day = day
            session = Session(DEFINITION, CONTENT, header(0, SCENARIOS[0]))
            session.begin(g)
            session.settle()
            if session.request is not None and session.request.key == "whom-it-concerns":
                session.answer("person mira", 0)
            ways = {option.name for option in session.options}
            taken.add(bot_answer(session, 0, make_bot("steady", DEFINITION, 1), 1))
        assert taken == ways
