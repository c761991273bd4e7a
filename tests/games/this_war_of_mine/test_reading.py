"""How much of the Book a war reads: a small sample of what `python -m vigil.lab.book.reading` measures."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.this_war_of_mine.war import CONTENT
from vigil.games.this_war_of_mine.book.storybook import BOOK
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.lab.book.reading import Job, Tally, jobs, play, show, too_often

SIEGE = ("this-war-of-mine", "the-long-siege", "steady")


def test_a_war_tells_many_stories_and_ten_wars_tell_others() -> None:
    _, tally = play(Job(*SIEGE, range(1, 11)))
    assert len(tally.different) == 10
    assert sorted(tally.different)[5] >= 25
    assert tally.in_ten[0] >= 2.5 * sorted(tally.different)[5], "the next war is told otherwise"
    assert tally.read.keys() <= {row.n for row in CONTENT.all_scripts()}


def test_what_comes_more_often_than_its_decks_explain() -> None:
    decks = {"door": [1, 2, 3, 4, 5], "yard": [5, 6]}
    assert too_often({1: 10, 2: 10, 3: 10, 4: 10, 5: 20, 6: 20}, decks) == []
    assert too_often({1: 40, 2: 2, 3: 2, 4: 3, 5: 3, 6: 5}, decks) == [(1, 4.0)]


def test_what_was_read_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    one = next(iter(CONTENT.stories["door"])).n
    tally = Tally([2, 4, 9], [], Counter({1: 3, one: 1}))
    show(BOOK, CONTENT, {"steady": tally})
    shown = capsys.readouterr().out
    assert "steady: 3 games; different stories in one: 2 to 9, median 4" in shown
    assert f"too often: {one} (" in shown
    assert "never read: 2, 3, 10, " in shown
    assert f"door: {len(CONTENT.stories['door'])} scripts, 0.33 read in a game" in shown


def test_every_scenario_is_played_by_every_bot() -> None:
    found = [(job.scenario, job.bot, len(job.seeds)) for job in jobs(SIEGE[0], ["steady", "curious"], 30)]
    assert found[:2] == [("the-long-siege", "steady", 20), ("the-long-siege", "steady", 10)]
    assert len(found) == 4 * len(DEFINITION.identity.scenarios)
