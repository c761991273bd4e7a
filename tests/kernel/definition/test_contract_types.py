"""The types of a definition hold its parts together: mypy refuses a part of another game, state, view or content."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent.parent
RIGHT = """
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from examples.first_game.game import CODEC, Content, State, Walk, new, walk
from vigil.drawing.board import Drawing
from vigil.kernel.codec import Codec
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Identity, Knowledge, Rules, Screen
from vigil.kernel.definition.scenarios import Scenario, Setting
from vigil.kernel.display.board import Board, Panel
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Flow
from vigil.kernel.text.words import Words

View = tuple[int, int]


def load(packs: Sequence[Path]) -> Content:
    return Content()


def view(g: Walk, seat: int) -> View:
    return g.state.turn, g.state.place


def spoken(view: View, words: Words) -> list[str]:
    return [words.say("place", {"n": view[1]})]


def screen(view: View, words: Words, columns: int, rows: int) -> Screen:
    return []


def lands(view: View) -> list[Drawing]:
    return []


# what does not belong to this game


@dataclass
class OtherState:
    day: int = 0


class OtherGame(Game[OtherState, Content]):
    pass


def load_names(packs: Sequence[Path]) -> list[str]:
    return []


def night(g: OtherGame) -> Flow[None]:
    yield from ()


def place(g: Walk, seat: int) -> int:
    return g.state.place


def sentence(view: View, words: Words) -> str:
    return words.say("place")


def streets(view: OtherState) -> list[Drawing]:
    return []


PANEL = Panel("lands", (0, 0, 1, 1), lands)
OTHER_PANEL = Panel("streets", (0, 0, 1, 1), streets)


DEFINITION: Definition[Walk, State, Content, View] = Definition(
    identity=Identity(
        slug="toy",
        rules_version="1",
        scenarios=(Scenario("walk", "1"),),
        settings=(Setting("pace", "1", ("slow", "quick")),),
        text=Path(),
        sections=("1",),
    ),
    content=ContentApi(
        load=load,
        hash=lambda content: "toy",
        wording=lambda content: [],
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: Walk(state, content),
        turn=walk,
        over=lambda g: g.state.place >= 10,
        outcome=lambda g: "arrived",
        turn_number=lambda state: state.turn,
    ),
    knowledge=Knowledge(
        view=view,
    ),
    display=Display(
        screen=screen,
        spoken=spoken,
        board=Board(
            ground=lambda view, words: "",
            pieces=lambda view, words, kept: {},
            stylesheet=lambda: "",
            panels=(PANEL,),
        ),
    ),
)
"""
WRONG = {  # the right line -> the wrong one
    "view": ("        view=view,", "        view=place,"),
    "turn": ("        turn=walk,", "        turn=night,"),
    "codec": ("        codec=CODEC,", "        codec=Codec(OtherState),"),
    "content": ("        load=load,", "        load=load_names,"),
    "spoken": ("        spoken=spoken,", "        spoken=sentence,"),
    "settings": ('        settings=(Setting("pace", "1", ("slow", "quick")),),', '        settings=("pace",),'),
    "board": ("            panels=(PANEL,),", "            panels=(OTHER_PANEL,),"),
}


@pytest.mark.skipif(find_spec("mypy") is None, reason="mypy is not installed: it is among the tools of development")
def test_mypy_refuses_a_part_that_belongs_to_another_game(tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(RIGHT, encoding="utf-8")
    expected = set()
    for name, (right, wrong) in WRONG.items():
        assert RIGHT.count(f"{right}\n") == 1
        text = RIGHT.replace(f"{right}\n", f"{wrong}\n")
        (tmp_path / f"wrong_{name}.py").write_text(text, encoding="utf-8")
        expected.add((f"wrong_{name}.py", text.splitlines().index(wrong) + 1))
    assert complaints(tmp_path) == expected


def complaints(folder: Path) -> set[tuple[str, int]]:
    """The files and lines of a folder that mypy refuses; what it knows of ours it keeps from one run to the next."""
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *sorted(map(str, folder.glob("*.py")))],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.stderr == ""
    errors = [line for line in run.stdout.splitlines() if ": error: " in line]
    places = (re.match(r"(.+\.py):(\d+): ", line) for line in errors)
    return {(Path(place[1]).name, int(place[2])) for place in places if place}
