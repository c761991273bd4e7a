"""Templates stay compiled from one start to the next, and are compiled anew when something has changed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment
from jinja2.nodes import Template

from vigil.web.render.template_cache import Compiled
from vigil.web.render.templates import FORM, PAGES


@pytest.fixture(autouse=True)
def keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where PYTHONDONTWRITEBYTECODE is not set."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def environment(folder: Path, text: str, form: str = "1") -> Environment:
    return Environment(loader=DictLoader({"a/b.html": text}), bytecode_cache=Compiled(folder, form))


def compilings(made: Environment, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is compiled from now on."""
    found: list[str] = []
    real = made._parse

    def noted(source: str, name: str | None, filename: str | None) -> Template:
        found.append(source)
        return real(source, name, filename)

    monkeypatch.setattr(made, "_parse", noted)
    return found


def test_it_is_compiled_once_and_anew_after_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "kept"
    for text, form, times in (
        ("<{{ n }}>", "1", 1),
        ("<{{ n }}>", "1", 0),
        ("[{{ n }}]", "1", 1),
        ("[{{ n }}]", "2", 1),
    ):
        made = environment(folder, text, form)
        compiled = compilings(made, monkeypatch)
        assert made.get_template("a/b.html").render(n=7) == text.replace("{{ n }}", "7")
        assert len(compiled) == times, (text, form)
    assert len([*folder.iterdir()]) == 1, "what is old makes way"


@pytest.mark.parametrize("cut", [0, 5, 30, 60, -1])
def test_what_is_not_whole_is_compiled(tmp_path: Path, cut: int) -> None:
    environment(tmp_path, "<{{ n }}>").get_template("a/b.html")
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:cut])
    assert environment(tmp_path, "<{{ n }}>").get_template("a/b.html").render(n=7) == "<7>"


def test_where_nothing_may_be_written_nothing_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    assert environment(tmp_path / "file", "<{{ n }}>").get_template("a/b.html").render(n=7) == "<7>"
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert environment(tmp_path / "folder", "<{{ n }}>").get_template("a/b.html").render(n=7) == "<7>"
    assert not (tmp_path / "folder").exists()


def test_what_is_kept_is_what_is_compiled(tmp_path: Path) -> None:
    """Each template of ours, as it is taken from a folder and as it is compiled now; so are those in our own folder, if
    they are there."""
    plain, keeping = PAGES.overlay(), PAGES.overlay()
    plain.bytecode_cache, keeping.bytecode_cache = None, Compiled(tmp_path, FORM)
    assert PAGES.bytecode_cache
    assert PAGES.loader
    for name in PAGES.list_templates():
        source, file, _ = PAGES.loader.get_source(PAGES, name)
        keeping.get_template(name)
        kept = keeping.bytecode_cache.get_bucket(PAGES, name, file, source).code
        compiled = plain.compile(source, name, file)
        assert kept == compiled
        assert PAGES.bytecode_cache.get_bucket(PAGES, name, file, source).code in (None, compiled)
