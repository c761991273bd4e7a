"""Every script of the Book, read to its end: by one, by two and by four, whichever way is taken, in each language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from vigil.bots.random_bot import at_random
from vigil.games.this_war_of_mine.book.storybook import BOOK
from vigil.games.this_war_of_mine.content.content import HERE
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.kernel.definition.extras import Trial
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.rules.requests import Decision, Option
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import KERNEL_TEXT, Words, book

ALL = 1947  # scripts of the box
GROUPS = (("tomas",), ("hana", "emil"), ("irena", "oskar", "leo", "mira"))
BOOKS = [book(language, DEFINITION.identity.text) for language in LANGUAGES]
CONTENT = DEFINITION.content.load([])
ALONE = DEFINITION.with_rules(over=lambda g: bool(g.state.ending) or BOOK.done(g))


def read_out(n: int, people: tuple[str, ...], way: int) -> War:
    """Read a script; at its own choices the way of that number is taken, elsewhere luck decides."""
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", DEFINITION.identity.defaults(), 1)
    BOOK.lay_out(g, Trial(n, people))
    g.log = []
    luck = at_random(n + way)

    def choose(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        own = decision.key.startswith("script-") and decision.build is None
        return options[way % len(options)] if own else luck(decision, options)

    run = Driver(ALONE, g)
    run.begin_turn()
    play_out(run, n + way, choose)
    return g


@pytest.mark.parametrize(
    ("people", "ways"),
    [
        (GROUPS[0], range(4)),
        *((people, range(2)) for people in GROUPS[1:]),
        *(pytest.param(people, range(2, 4), marks=pytest.mark.slow) for people in GROUPS[1:]),
    ],
)
def test_every_script_is_read_to_its_end(people: tuple[str, ...], ways: range) -> None:
    """What no war of a sample comes to is come to here. Whoever is asked for by a script's deck is there too."""
    for row in CONTENT.all_scripts():
        named = {key for rows in CONTENT.stories.values() for story in rows if story.n == row.n for key in those(story)}
        for way in ways:
            g = read_out(row.n, tuple(dict.fromkeys((*sorted(named), *people)))[:4], way)
            told = [event.key for event in g.log or ()]
            assert told[0] == f"script-{row.n}"
            assert g.state.ending or not g.state.agenda
            words = BOOKS[(row.n + way) % len(BOOKS)]
            for event in g.log or ():
                assert words.event(event)


def those(story: Any) -> list[str]:
    return [str(say.params["person"]) for say in story.when if "person" in say.params]


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """Our Book, filled up to the size of the box."""
    own = {row.n for row in CONTENT.all_scripts()}
    (tmp_path / "scripts").mkdir()
    (tmp_path / "text" / "en" / "scripts").mkdir(parents=True)
    for h in range(ALL // 100 + 1):
        file = HERE / "scripts" / f"{h:02d}.toml"
        missing = [n for n in range(max(1, 100 * h), min(100 * h + 99, ALL) + 1) if n not in own]
        rows = "".join(f'[[scripts]]\nn = {n}\neffects = [{{ do = "cold" }}]\n' for n in missing)
        ours = file.read_text(encoding="utf-8") if file.is_file() else ""
        (tmp_path / "scripts" / file.name).write_text(f"{ours}\n{rows}", encoding="utf-8")
        words = "".join(f"event-script-{n} = {n}. {'A word. ' * 30}\n" for n in missing)
        (tmp_path / "text" / "en" / "scripts" / f"{h:02d}.ftl").write_text(words, encoding="utf-8")
    return tmp_path


def test_a_book_of_1947_scripts_is_read_a_hundred_at_a_time(large: Path) -> None:
    content = DEFINITION.content.load([large])
    read = set(content.hundreds)
    assert len(read) < 3, "only what cards read by number"
    assert content.script(1846) is not None
    assert set(content.hundreds) == {*read, 18}
    words = Words("en", [KERNEL_TEXT, DEFINITION.identity.text, large / "text"])
    assert words.hundreds == {}
    assert words.say("event-script-1846").startswith("1846. A word.")
    assert list(words.hundreds) == [18]
    assert sum(1 for _ in content.all_scripts()) == ALL
