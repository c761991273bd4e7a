"""The tutorials as a reader follows them: their blocks run in order, in a fresh folder, and none may fail."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```", re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"# (\w+\.py)\n")  # the first line of a block that the reader keeps as a file


def test_my_first_game_shows_the_example() -> None:
    """Blocks marked `py` are pieces of the file, `text` of its words; together they are nearly all of it."""
    page = (ROOT / "docs" / "tutorials" / "my-first-game.md").read_text(encoding="utf-8")
    game = (ROOT / "examples" / "first_game" / "game.py").read_text(encoding="utf-8")
    pieces = re.findall(r"^```py\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert all(piece in game for piece in pieces)
    assert sum(map(len, pieces)) > 0.75 * len(game)
    words = (ROOT / "examples" / "first_game" / "text" / "en" / "game.ftl").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```text\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert set(shown.splitlines()) <= set(words.splitlines())


@pytest.mark.skipif(sys.platform == "win32", reason="the blocks are for a POSIX shell")
@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_its_blocks_run(page: Path, tmp_path: Path) -> None:
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert blocks, "a tutorial shows what to type"
    places = (str(Path(sys.executable).parent), os.environ.get("PATH", ""))
    here = {
        **os.environ,
        "PATH": os.pathsep.join(places),
        "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT))),
        "VIGIL_HOME": str(tmp_path / "home"),
        "VIGIL_LANGUAGE": "en",
    }
    for language, text in blocks:
        if language == "python" and (name := NAMED.match(text)):
            (tmp_path / name[1]).write_text(text, encoding="utf-8")
        command = [sys.executable, "-c", text] if language == "python" else ["sh", "-euc", text]
        done = subprocess.run(command, cwd=tmp_path, env=here, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, f"{text}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr
