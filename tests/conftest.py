"""What holds for every test: it passes on a busy machine, and also when it is started in the background. And a table of
its own for a test: a fresh home, typed lines, caught output."""

from __future__ import annotations

import gc
import io
import signal
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import settings
from msgspec import Struct

from vigil.cli.main import main
from vigil.games import GAMES

settings.register_profile("any-machine", deadline=None)
settings.load_profile("any-machine")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell leaves it for what runs in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # so that those whom a test starts do not inherit it

# The tables of the games are read for hundreds of tests. What a text says is found out once; whoever reads it makes
# rows of it, and changes nothing: test_content_is_read_and_not_changed.
tomllib.loads = read_once = lru_cache(512)(tomllib.loads)


class Said(Struct):
    code: int
    out: str
    err: str


Vigil = Callable[..., Said]


@pytest.fixture
def vigil(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Vigil:
    """vigil("play …", "typed line", …): the exit code and what was printed."""
    monkeypatch.setenv("VIGIL_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "VIGIL_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def run(command: str, *typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split())
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


@pytest.fixture
def seats(vigil: Vigil, monkeypatch: pytest.MonkeyPatch) -> Vigil:
    """The same table with a game of two seats on the shelf."""
    monkeypatch.setitem(GAMES, "seats", "tests.terminal.seats_game")
    return vigil


def pytest_collection_finish() -> None:
    """What the tests are made of stays to the end: the garbage collector need not walk over it again and again, nor
    come as often as where memory is dear."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
