"""Wars that were saved with rules version 1 open where they were left, say that the rules have changed, and go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigil.bots.bot_players import bot_answer, make_bot
from vigil.games import take_down
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.validation import validate
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.play.resume import resume

SAVES = sorted((Path(__file__).parent / "saves").glob("*.journal"))
MORE = 40  # answers after the war was opened


def test_there_are_saves_of_one_to_six_seats_on_both_sides() -> None:
    headers = [parse(save.read_text(encoding="utf-8")).header for save in SAVES]
    assert [header.seats for header in headers] == [1, 3, 2, 6, 1]
    assert {header.scenario for header in headers} == {"the-long-siege", "the-broken-house"}
    assert {header.rules for header in headers} == {"1"}


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_war_opens_where_it_was_left_and_goes_on(save: Path) -> None:
    definition = take_down("this-war-of-mine")
    journal = parse(save.read_text(encoding="utf-8"))
    session = resume(definition, definition.content.load(()), journal)
    assert session.diverged is not None, "it says where the rules have changed"
    assert (session.diverged.lost, session.diverged.why) == (0, "rules")
    game = session.run.game
    assert isinstance(game, War)
    assert validate(game)
    bot, before = make_bot("steady", definition, 1), len(session.entries)
    for _ in range(MORE):
        if session.over:
            break
        (seat,) = session.pending
        bot_answer(session, seat, bot, len(session.entries))
        assert definition.knowledge.view(session.run.game, seat)
    assert session.over or len(session.entries) >= before + MORE
