"""Games that were saved go on: of one to four seats, in the midst of their set-up, of their days, and over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.browser.games import any_answer
from vigil.games import take_down
from vigil.kernel.journal.journal_text import Journal, parse
from vigil.kernel.journal.records import Checkpoint
from vigil.kernel.play.resume import resume
from vigil.kernel.rules.requests import Chance

SAVES = sorted((Path(__file__).parent / "saves").glob("*.journal"))


def since_the_last_checkpoint(journal: Journal) -> int:
    """The answers that stand in the file after its last checkpoint."""
    stand = 0
    for _, record in journal.records:
        stand = 0 if isinstance(record, Checkpoint) else stand + 1
    return stand


def test_there_are_saves_of_one_to_four_seats() -> None:
    seats = [parse(save.read_text(encoding="utf-8")).header.seats for save in SAVES]
    assert seats == [1, 1, 1, 2, 3, 4]


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_opens_and_loses_little(save: Path) -> None:
    """With the cards it was played with it loses at most what came after its last checkpoint; with others it opens too,
    and goes on with any answer."""
    definition = take_down("under-our-sun")
    content = definition.content.load(())
    journal = parse(save.read_text(encoding="utf-8"))
    session = resume(definition, content, journal)
    if journal.header.content == definition.content.hash(content) and session.diverged:
        assert session.diverged.lost <= since_the_last_checkpoint(journal)
    if session.pending:
        before = len(session.entries)
        seat = next(iter(session.pending))
        chance = session.request if isinstance(session.request, Chance) else None
        session.answer(str(chance.outcomes[0]) if chance else any_answer(session, Random(0)), seat)
        assert len(session.entries) > before
    assert definition.knowledge.view(session.run.game, 0).mission == journal.header.scenario
