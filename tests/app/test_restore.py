"""A copy that is brought back in the terminal goes on with other dice, and that stays marked."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.cli.test_main import RISE, save_of
from tests.conftest import Vigil
from tests.journals import bare, unsealed
from tests.terminal.test_hot_seat import ADA_AND_BO, journal
from vigil.bots.random_bot import at_random
from vigil.games import take_down
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.journal.records import Entry, SetBack, Undo
from vigil.kernel.play.resume import resume


def copied(save: Path) -> Path:
    """A copy as Vigil makes it by the way."""
    copy = save.parent / "copies" / f"{save.stem}.20260101-000000{save.suffix}"
    copy.parent.mkdir(exist_ok=True)
    shutil.copyfile(save, copy)
    return copy


def answers(path: Path, start: int = 0) -> list[str]:
    """What was written after so many records, without checkpoints."""
    records = [record for _, record in read_file(path).records[start:]]
    return [record.line() for record in records if isinstance(record, Entry)]


def dice(lines: list[str]) -> list[str]:
    return [line for line in lines if " ~ " in line]


def marks(path: Path) -> list[str]:
    return [record.line() for _, record in read_file(path).records if isinstance(record, Undo | SetBack)]


def test_a_copy_the_game_went_on_from_is_an_undo(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 12, "q")
    copy = copied(save_of(tmp_path))
    stood = len(answers(copy))
    vigil("resume 1", *["1"] * 30, "q")
    before, now = len(read_file(save_of(tmp_path)).records), save_of(tmp_path).read_bytes()
    said = vigil(f"saves --restore {copy}")
    assert said.code == 0
    assert "From here on the dice are different" in said.out
    new = save_of(tmp_path, 2)
    assert marks(new) == [f"< {stood}"]
    assert save_of(tmp_path).read_bytes() == now, "nothing else is touched"
    assert vigil(f"resume {new}", *["1"] * 30, "q").code == 0
    fell = dice(answers(save_of(tmp_path))[stood:])
    falls = dice(answers(new, before))
    both = min(len(fell), len(falls))
    assert both > 3
    assert fell[:both] != falls[:both]
    said = vigil(f"verify {new}")
    assert said.code == 0
    assert "Answers were undone once, as allowed" in said.out


def test_one_it_did_not_go_on_from_is_set_back_and_each_time_to_other_dice(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 12, "q")
    copy = copied(save_of(tmp_path))
    save_of(tmp_path).unlink()
    stood = len(answers(copy))
    for n in (1, 2, 3):
        assert vigil(f"saves --restore {copy}").code == 0
        assert marks(save_of(tmp_path, n)) == [f"<< {stood} {undos}" for undos in range(1, n + 1)]
    said = vigil(f"resume {save_of(tmp_path, 1)}", "q")
    assert "At one place there was a return to a copy" in said.out
    assert "At one place there was a return to a copy" in vigil(f"verify {save_of(tmp_path, 1)}").out


def test_a_copy_that_is_brought_back_twice_has_other_dice_twice(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 12, "q")
    copy = copied(save_of(tmp_path))
    vigil("resume 1", *["1"] * 30, "q")
    seen = []
    for n in (2, 3, 4):
        vigil(f"saves --restore {copy}")
        seen.append(len(marks(save_of(tmp_path, n))))
    assert seen == sorted(set(seen)), "each after more undos than those before"
    assert vigil(f"resume {save_of(tmp_path, 4)}", "1", "q").code == 0
    assert "were undone" in vigil(f"verify {save_of(tmp_path, 4)}").out


def test_at_a_table_of_several_all_are_told(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    copy = copied(journal(tmp_path))
    seats("resume 1", "", "1", "", "1", "q")
    assert len(answers(journal(tmp_path))) > len(answers(copy))
    assert seats(f"saves --restore {copy}").code == 0
    new = journal(tmp_path).with_name("seats-evening-2.journal")
    assert "Answers were undone once, as allowed" in " ".join(seats(f"resume {new}", "", "q").out.split())
    assert seats(f"verify {new}").code == 0
    journal(tmp_path).unlink()
    new.unlink()
    seats(f"saves --restore {copy}")
    assert "there was a return to a copy" in seats("resume 1", "", "q").out
    said = seats("verify 1")
    assert said.code == 1
    assert "The dice are honest" not in said.out


def test_a_finished_game_comes_back_as_it_was(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "q")
    session, choose = resume(take_down("seats"), None, read_file(journal(tmp_path))), at_random(3)
    while not session.over:
        seat, asked = next(iter(session.pending.items()))
        session.answer(choose(asked.decision, asked.options).name, seat)
    journal(tmp_path).write_text(text_of(session.header, session.records), encoding="utf-8")
    copy = copied(journal(tmp_path))
    journal(tmp_path).unlink()
    said = seats(f"saves --restore {copy}")
    assert said.code == 0
    assert journal(tmp_path).read_bytes() == copy.read_bytes()
    assert "the dice are different" not in said.out


def test_a_damaged_copy_and_one_of_an_older_format(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 12, "q")
    copy = copied(save_of(tmp_path))
    whole = copy.read_text(encoding="utf-8")
    save_of(tmp_path).unlink()
    copy.write_text(whole[:-20], encoding="utf-8")
    said = vigil(f"saves --restore {copy}")
    assert said.code == 0
    assert "breaks off at line" in said.out
    assert len(marks(save_of(tmp_path))) == 1
    assert "breaks off" not in vigil("resume 1", "q").out
    save_of(tmp_path).unlink()
    copy.write_text(unsealed(whole), encoding="utf-8")
    assert vigil(f"saves --restore {copy}").code == 0
    assert len(marks(save_of(tmp_path))) == 1
    assert bare(save_of(tmp_path).read_text(encoding="utf-8"))[0] == "vigil-journal 5"


def test_a_copy_under_newer_rules_stays_where_it_is(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "q")
    copy = copied(save_of(tmp_path))
    text = copy.read_text(encoding="utf-8")
    copy.write_text(unsealed(text).replace("\nrules ", "\nrules 9", 1), encoding="utf-8")
    said = vigil(f"saves --restore {copy}")
    assert said.code == 1
    assert "newer rules" in said.err
    assert not save_of(tmp_path, 2).exists()
