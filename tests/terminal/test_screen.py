"""A real screen: what stands on it, and in what was scrolled out of it, while it goes from hand to hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
START = """
import sys
import time
from vigil.games import GAMES
from vigil.cli.main import main
GAMES["seats"] = "tests.terminal.seats_game"
code = main(sys.argv[1:])
if sys.stdin.isatty():
    print(code, "(ended)", flush=True)
    time.sleep(600)
sys.exit(code)
"""

END = "(ended)"
needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux draws the screen")


class Screen:
    """A terminal of its own in tmux."""

    def __init__(self, folder: Path) -> None:
        self.socket = str(folder / "tmux")
        self.settings = folder / "tmux.conf"
        self.settings.touch()
        own = {"VIGIL_HOME": str(folder), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
        size = ("COLUMNS", "LINES")  # of the terminal that runs the tests
        self.environment = {**{name: value for name, value in os.environ.items() if name not in size}, **own}

    def tmux(self, *arguments: str) -> str:
        command = ["tmux", "-f", str(self.settings), "-S", self.socket, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, env=self.environment, check=False)
        return done.stdout

    def start(self, *arguments: str, columns: int = 100) -> None:
        self.tmux("new-session", "-d", "-x", str(columns), "-y", "30", sys.executable, "-c", START, *arguments)

    def type(self, *lines: str) -> None:
        for line in lines:
            self.tmux("send-keys", line, "Enter")

    def add_words(self, **words: str) -> None:
        """What each person adds to the dice before the first one falls."""
        for name, text in words.items():
            self.shows(f"{name}, your words?")
            self.type(text)

    def shows(self, text: str) -> str:
        """Wait for a text; all that can be read then, with what was scrolled away."""
        for _ in range(1200):
            seen = self.tmux("capture-pane", "-p", "-S", "-")
            if text in seen and seen.rstrip().endswith((">", END)):
                return seen
            time.sleep(0.05)
        raise AssertionError(f"{text!r} never came:\n{seen}")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path)
    yield made
    made.tmux("kill-server")


@needs_tmux
def test_nothing_can_be_read_behind_the_curtain_and_an_enter_too_many_does_not_open_it(screen: Screen) -> None:
    screen.start("play", "seats", "--scenario", "evening", "--players", "Ada,Bo")
    screen.add_words(Ada="", Bo="")
    assert "fingerprint" in screen.shows("Pass to Ada")
    screen.type("")
    seen = screen.shows("Ada is asked.")
    assert "You drew the lamp" in seen
    screen.type("?", "?", "s", "?", "log all")  # more than fits on the screen
    assert "You drew the lamp" in screen.shows("Several of you share this screen.")
    screen.tmux("send-keys", "2", "Enter", "Enter", "Enter", "Enter")
    seen = screen.shows("Pass to Bo")
    assert seen.split() == ["Pass", "to", "Bo,", "then", "press", "Enter.", ">"]
    screen.type("")
    seen = screen.shows("Bo is asked.")
    assert seen.count("You drew the lamp") == 1
    assert "Seat 1: lamp ?" in seen


@needs_tmux
@pytest.mark.parametrize("plain", [["--plain"], []])
def test_where_a_screen_cannot_be_cleared_it_is_pushed_out_of_sight(screen: Screen, plain: list[str]) -> None:
    if not plain:
        screen.settings.write_text("set -g default-terminal dumb\n")
    screen.start("play", "seats", "--scenario", "evening", "--players", "Ada,Bo", *plain)
    screen.add_words(Ada="", Bo="")
    screen.shows("Pass to Ada")
    screen.type("")
    screen.shows("Ada is asked.")
    screen.type("2")
    screen.shows("Pass to Bo")
    visible = screen.tmux("capture-pane", "-p")
    assert "lamp" not in visible
    assert "Pass to Bo" in visible


@needs_tmux
@pytest.mark.parametrize(
    ("columns", "at_a_set", "at_a_window"),
    [
        (100, "number or name to add · -number to remove · do", "skip: not here again this turn · hold · stops"),
        (80, "number or name: add · -number: remove · do", "0 go on · skip · hold · stops"),
    ],
)
def test_one_person_with_a_set_and_a_window_on_a_real_screen(
    screen: Screen, columns: int, at_a_set: str, at_a_window: str
) -> None:
    screen.start("play", "seats", "--scenario", "evening", columns=columns)
    screen.shows("Seat 1 is asked.")
    screen.type("3")
    screen.shows("Seat 2 is asked.")
    screen.type("1")
    assert at_a_set in screen.shows("What goes into the bag?")
    screen.type("2", "do")
    assert at_a_window in screen.shows("Do you steal?")
    screen.type("u")
    screen.shows("Undone.")


@needs_tmux
def test_prices_stand_beside_options_and_steps_share_a_line(screen: Screen) -> None:
    screen.start("play", "under-our-sun", "--guided", "--language", "en", columns=80)
    screen.shows("whom first?")
    screen.type(*["follow"] * 5)
    seen = screen.shows("Scout, 6 AP: what next?").rpartition("what next?")[2]
    lines = seen.splitlines()
    assert any(line.startswith("  Charge: go in  [2 AP]  1 →  2 ↗") for line in lines), seen
    assert any("Look ahead  [free]  Reveal a neighbouring tile." in line for line in lines), seen
    assert "(more: s)" in screen.shows("what next?"), "what finds no room is said"
    screen.type("names")
    assert "  4  charge west" in screen.shows("Enter: back to the question")
    screen.type("")
    screen.shows("Scout, 6 AP: what next?")
    screen.type("4")
    screen.shows("Scout, 4 AP: what next?")


@needs_tmux
def test_a_set_for_several_people_stands_under_their_names_and_is_advised_in_words(screen: Screen) -> None:
    screen.start("play", "this-war-of-mine", "--guided", "--language", "en", columns=80)
    screen.shows("Advised")
    screen.type("follow", "follow")
    seen = screen.shows("Action 3 of 3: who does what?")
    part = seen.rpartition("who does what?")[2]
    assert "\nEmil\n  1 Furniture B · 2 Closed Door A" in part
    assert part.count("Advised: Emil: Closed Door A, with a tool (Lockpick), Nadia: Rubble B") == 1
    assert "14 builds: Bed · 15 builds: Straw Bed" in part


def test_a_whole_game_of_two_persons_through_a_pipe(tmp_path: Path) -> None:
    turn = ["bid 3", "", "bid 1", "", "bread", "rope", "-1", "do", "", "steal rope"]  # Bo sits there when it ends
    other = ["bid 1", "", "bid 3", "bread x2 + rope", "", "skip"]
    done = subprocess.run(
        [sys.executable, "-c", START, "play", "seats", "--scenario", "evening", "--players", "Ada,Bo"],
        input="\n".join(["", *turn, *other, ""]),
        capture_output=True,
        text=True,
        env={**os.environ, "VIGIL_HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
        check=True,
    )
    assert "The evening is over." in done.stdout
    assert "The game is saved" not in done.stdout, "the game must come to its end, not to the end of the input"
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
