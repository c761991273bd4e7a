"""The house rules, held for the Well as for the games on the shelf."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import getsource

import pytest

from examples.village.definition import FOLDER, TOY3
from examples.village.state import Line, Player, State
from vigil.kernel.codec import functions_of

RULES = sorted((FOLDER / "rules").glob("*.py"))
MOST_LINES = 300


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in RULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                yield path.name, node


def section_of(node: ast.FunctionDef) -> str:
    found = re.match(r"[\d.]+", ast.get_docstring(node) or "")
    return found[0] if found else ""


def test_every_rule_begins_with_its_section_and_every_section_has_a_rule() -> None:
    strange = [f"{name} {node.name}" for name, node in functions() if section_of(node) not in TOY3.identity.sections]
    assert strange == []
    assert {section_of(node) for _, node in functions()} == set(TOY3.identity.sections)


def test_files_are_short_and_rules_hold_no_sentences() -> None:
    for path in FOLDER.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, path.name
    for name, node in functions():
        strings = [
            each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)
        ]
        long = [each for each in strings if len(each.split()) > 3 and each != ast.get_docstring(node, clean=False)]
        assert long == [], name


@pytest.mark.parametrize("cls", [Player, Line, State])
def test_the_codec_names_every_field_of_the_state(cls: type) -> None:
    code = getsource(functions_of(State)[f"dump_{cls.__name__.lower()}"])
    assert [name for name in cls.__annotations__ if f'"{name}": ' not in code] == []
