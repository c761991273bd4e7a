"""What the README shows is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from vigil.table.cli import parser

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
