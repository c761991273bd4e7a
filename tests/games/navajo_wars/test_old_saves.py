"""Games saved under older rules are taken up again and lose no more than what came after their last checkpoint."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.browser.games import any_answer
from vigil.app.loaded_game import load_game
from vigil.games import take_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.journal_text import Journal, parse
from vigil.kernel.journal.records import Checkpoint, Undo
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.replay import RULES
from vigil.kernel.play.resume import resume
from vigil.kernel.rules.requests import Chance

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


def was_over(definition: AnyDefinition, journal: Journal) -> bool:
    """Whether the last state stored in the file has an ending, or comes to one before anybody is asked."""
    states = [each.state for _, each in journal.records if isinstance(each, Checkpoint) and each.state]
    if not states:
        return False
    state = definition.rules.codec.load(msgspec.json.decode(states[-1]))
    run = Driver(definition, definition.rules.revive(load_game("navajo-wars").content, state))
    run.begin_turn()
    return run.request is None


def test_there_are_saves_of_each_version() -> None:
    """Sixty of the first rules, a dozen each of the second and the third, in the midst of set-ups and of cards, taken
    back and over."""
    versions = [parse(save.read_text(encoding="utf-8")).header.rules for save in SAVES]
    assert Counter(versions) == {"1": 60, "2": 12, "3": 12}


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_an_old_save_opens_and_loses_little(save: Path) -> None:
    """It is over as it was, or goes on with any answer; settings younger than the save have their defaults."""
    definition = take_down("navajo-wars")
    journal = parse(save.read_text(encoding="utf-8"))
    assert {"raid-cubes", "carson-outposts"} <= journal.header.settings.keys() or journal.header.rules == "1"
    session = resume(definition, load_game("navajo-wars").content, journal)
    assert not session.diverged or session.diverged.lost <= since_the_last_checkpoint(journal)
    s = session.run.game.state
    assert (s.may_slip_away, s.carson_outposts) == (False, False)
    assert session.over == was_over(definition, journal)
    if session.request is not None:
        chance = session.request if isinstance(session.request, Chance) else None
        session.answer(str(chance.outcomes[0]) if chance else any_answer(session, Random(0)))
        assert definition.knowledge.view(session.run.game, 0)


@pytest.mark.parametrize("save", [save for save in SAVES if 60 <= int(save.stem[:2]) < 72], ids=lambda save: save.stem)
def test_where_the_questions_changed_the_player_is_told(save: Path) -> None:
    """Rules 2 asked for a Territory before the Area: their journals cannot be followed, but their last state stands,
    and with it all that had come to pass."""
    definition = take_down("navajo-wars")
    journal = parse(save.read_text(encoding="utf-8"))
    session = resume(definition, load_game("navajo-wars").content, journal)
    assert session.diverged is not None
    assert (session.diverged.why, session.diverged.key) == (RULES, "place-territory")
    stored = [each for _, each in journal.records if isinstance(each, Checkpoint) and each.state]
    assert session.diverged.from_snapshot == bool(stored)
    if stored:
        assert session.marks[0].digest == stored[-1].digest
