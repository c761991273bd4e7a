"""What cannot be typed, named or shown is a sentence and an exit code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import Vigil
from vigil.app.loaded_game import clean
from vigil.cli import reference

RISE = "play navajo-wars --scenario rise-of-the-people --seed 1"
MANY = "9" * 5000
LONG = "x" * 5000


@pytest.mark.parametrize(
    "typed",
    [
        "u turn",
        "u 0",
        "u ²",
        f"u {MANY}",
        "²",
        MANY,
        "１",
        f"log {MANY}",
        "log 0",
        "log ²",
        f"explain {MANY}",
        f"why {LONG}",
    ]
    + [
        f"r {LONG}",
        f"card {MANY}",
        f"stops {LONG}",
        f"lang {LONG}",
        "\x00",
        "\x1b[2J",
        "\ufffd",
        "skip",
        "hold",
        "explain ²",
    ],
    ids=lambda typed: typed[:12],
)
def test_whatever_is_typed_at_the_first_question_is_answered(vigil: Vigil, typed: str) -> None:
    said = vigil(RISE, typed, "q")
    assert said.code == 0
    assert "The game is saved" in said.out


def test_whatever_is_typed_for_a_scenario_is_answered(vigil: Vigil) -> None:
    said = vigil("play", "²", MANY, "０", "q")
    assert said.code == 0
    assert len(said.out) < 20_000


@pytest.mark.parametrize(
    "command",
    [f"packs check {LONG}", f"packs add {LONG}", f"packs new navajo-wars {LONG}", f"packs remove {LONG}"]
    + [f"{RISE} --pack {LONG}", f"{RISE} --pack a\0b", f"play {LONG}", f"rule {LONG}", "packs check a\0b"],
    ids=lambda command: command[:24],
)
def test_names_that_nothing_can_have_are_a_sentence(vigil: Vigil, command: str) -> None:
    said = vigil(command)
    assert said.code in (1, 2)
    assert said.err.strip()
    assert len(said.err) < 6000


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "²", "x", MANY])
def test_a_port_is_a_number_that_there_is(vigil: Vigil, capsys: pytest.CaptureFixture[str], port: str) -> None:
    with pytest.raises(SystemExit) as ended:
        vigil(f"serve --no-browser --port={port}")
    assert ended.value.code == 2
    assert "expected a number from 0 to 65535" in capsys.readouterr().err


def test_a_title_is_one_line_of_letters() -> None:
    assert clean("a\udcff\x1b[2Jb\n c" + "d" * 500) == ("a [2Jb c" + "d" * 500)[:80]


def test_what_nobody_foresaw_is_a_sentence_too(vigil: Vigil, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(asked: object) -> int:
        raise ZeroDivisionError("nobody foresaw this")

    monkeypatch.setattr(reference, "list_games", broken)
    said = vigil("games")
    assert said.code == 70
    assert "ZeroDivisionError: nobody foresaw this" in said.err
    assert "Traceback" not in said.err
    monkeypatch.setenv("VIGIL_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        vigil("games")


def test_bytes_that_are_no_letters_and_letters_that_cannot_be_shown(tmp_path: Path) -> None:
    code = "import sys; from vigil.cli.main import main; sys.exit(main())"
    command = [os.fsencode(sys.executable), b"-c", code.encode(), *RISE.encode().split()]
    ran = subprocess.run(
        [*command, b"--title", b"\xff\xfe", b"--language", b"fr"],
        input=b"\xff\xfe\n1\n?\nq\n",
        capture_output=True,
        env={**os.environ, "VIGIL_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        timeout=120,
        check=False,
    )
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == 0
    assert b"sauvegard?e" in ran.stdout
