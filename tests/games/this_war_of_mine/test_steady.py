"""The game's own bot and the SAVE sheet."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.games.this_war_of_mine.test_whole_games import SCENARIOS, header, on_guard
from tests.games.this_war_of_mine.war import CONTENT
from vigil.bots.seats import bot_answer, make_bot
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.save_sheet import SheetError, may_save, read_sheet, write_sheet
from vigil.kernel.chance import mix, pick
from vigil.kernel.flow import Chance, Request, run
from vigil.kernel.run import Chooser
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


@pytest.mark.rule("R244", "R245", "R246")
def test_the_sheet_holds_a_war_at_the_end_of_dawn() -> None:
    dawns = 0
    for seed in range(4):
        g: War = DEFINITION.new(CONTENT, SCENARIOS[0], {"meals": "several"}, 3)
        choose, numbers = on_guard(seed), count(1)

        def answer(request: Request, seed: int = seed, choose: Chooser = choose, numbers: count[int] = numbers) -> Any:
            n = next(numbers)
            return pick(request, mix(seed, n, 0)) if isinstance(request, Chance) else choose(request, request.offer())

        while not g.state.ending:
            run(DEFINITION.turn(g), answer)
            if may_save(g.state):
                dawns += 1
                text = write_sheet(g.state, CONTENT)
                assert read_sheet(text, CONTENT) == g.state
                assert all(person.key in text for person in g.state.people)
    assert dawns > 4


def test_a_sheet_with_a_mistake_names_its_line() -> None:
    first = "this-war-of-mine the-long-siege\nseats 1\nsettings meals one\n"
    for text, line in (
        ("", 1),
        ("this-war-of-mine nowhere\n", 1),
        (first + "gold 3\n", 4),
        (first + "storage wood\n", 4),
    ):
        with pytest.raises(SheetError) as problem:
            read_sheet(text, CONTENT)
        assert problem.value.line == line
