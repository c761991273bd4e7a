"""What the README shows is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from vigil.cli.main import parser

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_its_python_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    question, outcome, victories = done.stdout.strip().split("\n")
    assert question.endswith("?")
    assert outcome in ("major-victory", "minor-victory", "minor-defeat", "major-defeat")
    assert 0 <= int(victories) <= 50


@pytest.mark.parametrize("command", re.findall(r"\.venv/bin/vigil ([^#\n`]*)", README))
def test_its_commands_exist(command: str) -> None:
    asked = parser().parse_args(command.split())
    assert asked.command


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)\)", README))
def test_its_links_lead_somewhere(link: str) -> None:
    assert (Path(__file__).parent.parent / link).exists()


SAFETY = (Path(__file__).parent.parent / "docs" / "safety.md").read_text(encoding="utf-8")
SHOWN = sorted(set(re.findall(r"`((?:[\w]+/)*[\w]+\.(?:py|toml))`|`(?:make|python -m) ([\w.]+)", SAFETY)))


@pytest.mark.parametrize(("file", "command"), SHOWN)
def test_what_safety_names_is_there(file: str, command: str) -> None:
    """Files by the end of their path; make targets; modules of tools."""
    root = Path(__file__).parent.parent
    if file:
        assert any(
            found
            for top in ("vigil", "tests", "tools")
            for found in (root / top).rglob(Path(file).name)
            if found.as_posix().endswith(f"/{file}")
        )
    elif "." in command:
        assert (root / command.replace(".", "/")).with_suffix(".py").exists()
    else:
        assert re.search(rf"^{command}:", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
