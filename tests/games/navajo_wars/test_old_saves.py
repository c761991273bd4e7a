"""Games saved under older rules are taken up again and lose no more than what came after their last checkpoint."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from vigil.games import take_down
from vigil.kernel.flow import Chance
from vigil.kernel.journal import Checkpoint, Journal, Undo, parse
from vigil.kernel.recovery import resume

SAVES = sorted((Path(__file__).parent / "saves").glob("*.journal"))


def since_the_last_checkpoint(journal: Journal) -> int:
    """The answers that stand in the file after its last checkpoint; all of them if there is none."""
    stand, marks = 0, [0]
    for _, record in journal.records:
        if isinstance(record, Checkpoint):
            marks.append(stand)
        elif isinstance(record, Undo):
            stand = record.keep
            marks = [mark for mark in marks if mark <= stand]
        else:
            stand += 1
    return stand - marks[-1]


def was_over(journal: Journal) -> bool:
    """Whether the last state stored in the file has an ending."""
    states = [each.state for _, each in journal.records if isinstance(each, Checkpoint) and each.state]
    return bool(states and msgspec.json.decode(states[-1])["ending"])


def test_there_are_sixty_saves() -> None:
    assert len(SAVES) == 60


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_an_old_save_opens_and_loses_little(save: Path) -> None:
    """It is over as it was, or goes on with any answer; settings younger than the save have their defaults."""
    definition = take_down("navajo-wars")
    journal = parse(save.read_text(encoding="utf-8"))
    assert not {"raid-cubes", "carson-outposts"} & journal.header.settings.keys()
    session = resume(definition, definition.load_content(()), journal)
    assert not session.diverged or session.diverged.lost <= since_the_last_checkpoint(journal)
    s = session.run.game.state
    assert (s.may_slip_away, s.carson_outposts) == (False, False)
    assert session.over == was_over(journal)
    if session.request is not None:
        session.answer(
            str(session.request.outcomes[0]) if isinstance(session.request, Chance) else session.options[0].name
        )
        assert definition.view(session.run.game, 0)
