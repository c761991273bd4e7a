"""CONTRIBUTING, "How to add a game": each step, walked over the small game that it shows as an example."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from examples.village.definition import FOLDER, TOY3
from vigil.app.loaded_game import load_game
from vigil.app.packs.check import problems
from vigil.app.packs.template import write_template
from vigil.games import GAMES, take_down
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book, slug
from vigil.lab import reachability
from vigil.lab.noninterference import search
from vigil.lab.random_games import games_of
from vigil.presentation.export_schema import schema_of, view_of

ROOT = Path(__file__).parent.parent
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
STEPS = dict(re.findall(r"^(\d+)\. \*\*(.+?)\.\*\*", CONTRIBUTING, re.MULTILINE))
TOY = "examples.village.definition:TOY3"


def the_sections(tmp_path: Path) -> None:
    assert (FOLDER / "rules" / "sections.toml").is_file()
    for language in LANGUAGES:
        assert (FOLDER / "text" / language / "sections.ftl").is_file()
        words = book(language, TOY3.identity.text)
        assert all(words.say(f"rule-{slug(each)}{end}") for each in TOY3.identity.sections for end in ("", "-title"))


def the_state(tmp_path: Path) -> None:
    assert (FOLDER / "state.py").is_file()
    state = TOY3.rules.new(TOY3.content.load([]), TOY3.identity.scenarios[0].slug, TOY3.identity.defaults(), 3).state
    assert TOY3.rules.codec.load(TOY3.rules.codec.dump(state)) == TOY3.rules.codec.copy(state) == state


def the_content(tmp_path: Path) -> None:
    assert TOY3.identity.tables == FOLDER / "content"
    assert (FOLDER / "content" / "content.py").is_file()
    write_template(TOY3, tmp_path / "pack")
    assert problems(TOY3, tmp_path / "pack") == []
    assert TOY3.content.hash(TOY3.content.load([tmp_path / "pack"])) == TOY3.content.hash(TOY3.content.load([]))


def the_rules(tmp_path: Path) -> None:
    assert (FOLDER / "game.py").is_file()
    for file in (FOLDER / "rules").glob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                assert (ast.get_docstring(node) or "").startswith(tuple(TOY3.identity.sections)), node.name


def the_words(tmp_path: Path) -> None:
    step = re.search(r"^5\. (.+?)^6\. ", CONTRIBUTING, re.MULTILINE | re.DOTALL)
    assert step
    kinds = re.findall(r"`([a-z]+-)`", step[1])
    assert {"question-", "option-", "event-", "refused-", "remedy-"} <= set(kinds)
    for language in LANGUAGES:
        words = book(language, TOY3.identity.text)
        for kind in kinds:
            assert any(key.startswith(kind) for key in words.variables), kind
        for scenario in TOY3.identity.scenarios:
            assert words.say(f"scenario-{scenario.slug}")
            assert words.say(f"scenario-{scenario.slug}-about")
        assert words.say(f"game-{TOY3.slug}")
        assert words.say(f"game-{TOY3.slug}-about")


def what_is_seen(tmp_path: Path) -> None:
    g = TOY3.rules.new(
        TOY3.content.load([]), TOY3.identity.scenarios[0].slug, TOY3.identity.defaults(), TOY3.identity.seats[0]
    )
    for seat in (*range(TOY3.identity.seats[0]), SPECTATOR, ALL_SEATS):
        view = TOY3.knowledge.view(g, seat)
        assert isinstance(view, view_of(TOY3))
        for language in LANGUAGES:
            words = book(language, TOY3.identity.text)
            assert TOY3.display.screen
            assert TOY3.display.screen(view, words, 100, 40)
            assert TOY3.display.spoken(view, words)
    assert schema_of(TOY3)["$defs"]
    for name in ("view.py", "screen.py", "totals.py", "board.py"):
        assert (FOLDER / name).is_file()


def the_secrets(tmp_path: Path) -> None:
    assert (FOLDER / "determinization.py").is_file()
    luck = Random(1)
    assert search(games_of(TOY3, luck), 60, luck).leaks == []


def the_definition(tmp_path: Path) -> None:
    assert (FOLDER / "definition.py").is_file()
    assert TOY3.evaluation.bot
    assert TOY3.knowledge.gambles


def on_the_shelf(tmp_path: Path) -> None:
    GAMES[TOY3.slug] = "tests.app.shelved_toy"
    try:
        assert take_down(TOY3.slug) is TOY3
        assert load_game(TOY3.slug).cards
    finally:
        del GAMES[TOY3.slug]


def the_proof(tmp_path: Path) -> None:
    for game in GAMES:
        assert (take_down(game).identity.text.parent / "rules" / "checklist.toml").is_file()
        assert (take_down(game).identity.text.parent / "rules" / "RULINGS.md").is_file()
    assert reachability.play_batch(TOY, range(20)).failures == []


WALK: dict[str, Callable[[Path], None]] = {
    "The sections": the_sections,
    "The state": the_state,
    "The content": the_content,
    "The rules": the_rules,
    "The words": the_words,
    "What is seen": what_is_seen,
    "The secrets": the_secrets,
    "The definition": the_definition,
    "On the shelf": on_the_shelf,
    "The proof": the_proof,
}


def test_the_list_is_walked_from_end_to_end() -> None:
    assert list(STEPS.values()) == list(WALK)
    assert list(STEPS) == [str(n) for n in range(1, len(WALK) + 1)]


@pytest.mark.parametrize("step", WALK)
def test_the_toy_goes_through_every_step(step: str, tmp_path: Path) -> None:
    WALK[step](tmp_path)


@pytest.mark.parametrize("name", re.findall(r"`((?:vigil|tests|tools)/[\w./]+)`", CONTRIBUTING))
def test_every_file_that_is_named_is_there(name: str) -> None:
    assert (ROOT / name).exists()


@pytest.mark.parametrize("target", sorted(set(re.findall(r"`make ([a-z-]+)", CONTRIBUTING))))
def test_every_target_that_is_named_is_in_the_makefile(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
