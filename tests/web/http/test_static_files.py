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
        "first.js": 'import { one as b } from "./room/second.js";\nimport "./room/third.js";\nexport const a = b;\n',
        "room/second.js": '// a word\nimport {\n  deep,\n} from "../room/third.js";\nexport const one = deep;\n',
        "room/third.js": "/** The answer. */\nexport const deep = 41; // nearly\n",
        "here.js": 'import { there } from "./there.js";\n',
        "there.js": 'import { here } from "./here.js";\n',
    }
    (tmp_path / "room").mkdir()
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(static_files, "STATIC", {name.rpartition("/")[2]: tmp_path / name for name in texts})
    static_files.made.cache_clear()
    return tmp_path


def test_modules_stand_after_those_they_import(folder: Path) -> None:
    assert static_files.together(["first.js"]) == (
        "const modules={};\n"
        "{const deep=41;\nmodules.third={deep};}\n"
        "{const{deep}=modules.third;const one=deep;\nmodules.second={one};}\n"
        "{const{one:b}=modules.second;const a=b;\nmodules.first={};}\n"
    )


def test_a_file_is_asked_for_by_its_name_and_lies_in_any_room() -> None:
    files = [file for file in static_files.FOLDER.rglob("*") if file.is_file()]
    assert sorted(static_files.STATIC) == sorted(file.name for file in files)  # no name stands twice
    assert any(len(file.relative_to(static_files.FOLDER).parts) == 3 for file in files)


SCRIPTS = sorted(static_files.FOLDER.rglob("*.js"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_an_import_leads_to_the_file_it_names(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    paths = re.findall(r'(?m)^(?:import|\} from)\b.*"(.+)";$', text)
    assert len(paths) == len(static_files.IMPORT.findall(text))
    assert [path for path in paths if not (script.parent / path).is_file()] == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_module_and_what_it_exports_say_what_they_are_for(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    assert text.startswith("/**\n") or re.match(r"/\*\* .+ \*/\n", text)
    for line, before in zip(text.splitlines()[1:], text.splitlines()):
        assert not line.startswith("export ") or before.endswith("*/"), line


def test_modules_that_import_each_other_are_found_out(folder: Path) -> None:
    with pytest.raises(ValueError, match=r"here\.js there\.js here\.js"):
        static_files.together(["here.js"])


@pytest.mark.parametrize(
    "name", ["nothing.js", "main+nothing.js", "main+main.js", "js/main.js", "../web.py", "table", ".js", ""]
)
def test_what_is_no_file_is_not_sent(name: str) -> None:
    assert static_files.sent(name) is None


def test_the_files_of_a_table_are_there_and_hold_every_module_once(client: TestClient) -> None:
    page = client.get(new_game(client)).text
    script = re.search(r'<script type="module" src="([^"]+)"', page)
    assert script
    text = client.get(script[1]).text
    assert not re.findall(r"(?m)^(?:import|export)\b", text)
    given = re.findall(r"(?m)^modules\.(\w+)=", text)
    assert len(given) == len(set(given)) > 25
    assert given.index("page") < given.index("question") < given.index("answer") < given.index("main")
    for style in re.findall(r'<link rel="stylesheet" href="([^"]+)"', page):
        assert client.get(style).status_code == 200


def test_visitors_can_order_no_combination_that_no_page_names() -> None:
    """Each would take time to put together, and memory for ever."""
    before = static_files.made.cache_info().currsize
    scripts = [path.stem for path in SCRIPTS]
    for turn in range(1, len(scripts)):
        assert static_files.sent(f"{'+'.join((*scripts[turn:], *scripts[:turn]))}.js") is None
    assert static_files.sent(f"{'a' * 60_000}.js") is None
    assert static_files.made.cache_info().currsize == before
    named = static_files.offer(f"{scripts[0]}+{scripts[1]}.js")
    assert static_files.sent(named)
    static_files.OFFERED.discard(named)
