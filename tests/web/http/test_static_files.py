"""The scripts of a page as one file: each module once, after those it imports, with what others want of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import new_game
from vigil.web.http import static_files


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    texts = {
        "first.js": 'import { one as two } from "./second.js";\nimport "./third.js";\nexport const sum = two + 1;\n',
        "second.js": '// a word\nimport { deep } from "./third.js";\nexport const one = deep;\n',
        "third.js": "export const deep = 41; // the answer, nearly\n",
        "here.js": 'import { there } from "./there.js";\n',
        "there.js": 'import { here } from "./here.js";\n',
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(static_files, "STATIC", {name: tmp_path / name for name in texts})
    static_files.sent.cache_clear()
    return tmp_path


def test_modules_stand_after_those_they_import(folder: Path) -> None:
    assert static_files.together(["first.js"]) == (
        "const modules = {};\n"
        "{\nconst deep = 41;\nmodules.third = { deep };\n}\n"
        "{\nconst { deep } = modules.third;\nconst one = deep;\nmodules.second = { one };\n}\n"
        "{\nconst { one: two } = modules.second;\nconst sum = two + 1;\nmodules.first = {  };\n}\n"
    )


def test_modules_that_import_each_other_are_found_out(folder: Path) -> None:
    with pytest.raises(ValueError, match=r"here\.js there\.js here\.js"):
        static_files.together(["here.js"])


@pytest.mark.parametrize("name", ["nothing.js", "table+nothing.js", "table+table.js", "../web.py", "table", ".js", ""])
def test_what_is_no_file_is_not_sent(name: str) -> None:
    assert static_files.sent(name) is None


def test_the_files_of_a_table_are_there_and_hold_every_module_once(client: TestClient) -> None:
    page = client.get(new_game(client)).text
    script = re.search(r'<script type="module" src="([^"]+)"', page)
    assert script
    text = client.get(script[1]).text
    assert not re.findall(r"(?m)^(?:import|export)\b", text)
    given = re.findall(r"(?m)^modules\.(\w+) =", text)
    assert len(given) == len(set(given)) > 25
    assert given.index("page") < given.index("question") < given.index("choose") < given.index("table")
    for style in re.findall(r'<link rel="stylesheet" href="([^"]+)"', page):
        assert client.get(style).status_code == 200
