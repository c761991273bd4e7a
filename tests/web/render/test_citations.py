"""Citations: each opens our paraphrase of its section, titled in the words of the game that cites it."""

from __future__ import annotations

from pathlib import Path

from vigil.games import take_down
from vigil.kernel.text.words import KERNEL_TEXT, Words
from vigil.web.render.citations import cite

TITLE = "A title of my own"


def words_of(*packs: Path) -> Words:
    return Words("en", [KERNEL_TEXT, take_down("navajo-wars").identity.text, *(pack / "text" for pack in packs)])


def test_the_words_of_a_pack_reach_no_game_without_it(tmp_path: Path) -> None:
    folder = tmp_path / "text" / "en"
    folder.mkdir(parents=True)
    (folder / "mine.ftl").write_text(f"rule-3-title = {TITLE}\n", encoding="utf-8")
    definition, ours, theirs = take_down("navajo-wars"), words_of(), words_of(tmp_path)
    assert TITLE in cite(definition, theirs)("3")
    assert TITLE not in cite(definition, ours)("3")
    assert TITLE in cite(definition, theirs)("3")


def test_each_citation_is_written_once_for_all_tables_with_the_same_words() -> None:
    definition, ours = take_down("navajo-wars"), words_of()
    first = cite(definition, ours)("3.1")
    assert cite(definition, ours.with_names({"seat-1": "Ada"}))("3.1") is first
