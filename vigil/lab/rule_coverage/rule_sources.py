"""What the sources say of the rules: the lines of a checklist, the functions and tests that name them, the rulings."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from vigil.lab.named_games import folder_of, package_of, tests_of

IDS_AT_THE_END = re.compile(r"\[([^\[\]]+)\]\s*$")
RULING = re.compile(r"^### ([^:\n]+)", re.MULTILINE)
CHECKOUT = Path(__file__).parents[3]


class ChecklistLine(Struct):
    """One line of the checklist."""

    id: str
    kind: str  # rule, reading, note
    text: str
    alias: str = ""  # the line that states the same rule
    section: str = ""  # where the book has no numbers, the ids do not tell
    source: str = ""


class Rule(Struct, frozen=True):
    """A top-level function that names ids at the end of its docstring."""

    module: str
    name: str
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.{self.name}"


class Proof(Struct, frozen=True):
    """A test function marked with the ids it proves."""

    node: str  # as pytest calls it, from the root of the checkout
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return self.node


N = TypeVar("N", Rule, Proof)


class Sources(Struct):
    """All of it. Functions and tests are filed by id; an alias counts as the line it stands for."""

    lines: list[ChecklistLine]
    rules: dict[str, list[Rule]]
    proofs: dict[str, list[Proof]] | None  # None where there is no tests folder
    rulings: set[str]
    unknown: list[str]  # places that name an id the checklist does not have

    def wanted(self) -> list[ChecklistLine]:
        """The lines that must be coded and tested: no notes, and of two lines for one rule only one."""
        return [line for line in self.lines if line.kind != "note" and not line.alias]


def read_sources(game: str) -> Sources:
    folder = folder_of(game)
    with (folder / "rules" / "checklist.toml").open("rb") as file:
        lines = [ChecklistLine(**row) for row in tomllib.load(file)["lines"]]
    target = {line.id: line.alias or line.id for line in lines}
    unknown = [
        f"checklist: {line.id} is an alias of {line.alias}"
        for line in lines
        if line.alias and target.get(line.alias) != line.alias  # an alias of nothing, or of an alias
    ]
    rules: dict[str, list[Rule]] = {}
    tests = tests_folder(game)
    proofs: dict[str, list[Proof]] | None = {} if tests else None
    for rule in read_rules(package_of(game), folder):
        file_under(rules, rule, target, unknown)
    if tests and proofs is not None:
        for proof in read_proofs(tests):
            file_under(proofs, proof, target, unknown)
    return Sources(lines, rules, proofs, read_rulings(folder), unknown)


def file_under(index: dict[str, list[N]], naming: N, target: dict[str, str], unknown: list[str]) -> None:
    """Put a function or test under each id it names; who names an alias names the line it stands for."""
    for id in naming.ids:
        if id not in target:
            unknown.append(f"{naming} names {id}")
        elif naming not in index.setdefault(target[id], []):
            index[target[id]].append(naming)


# functions


def read_rules(package: str, folder: Path) -> Iterator[Rule]:
    """The functions of rules/ and game.py that name ids."""
    for file in [folder / "game.py", *sorted((folder / "rules").rglob("*.py"))]:
        module = ".".join([package, *file.relative_to(folder).with_suffix("").parts])
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                found = IDS_AT_THE_END.search(ast.get_docstring(node) or "")
                if found:
                    yield Rule(module, node.name, tuple(found[1].split()))


def function_of(rule: Rule) -> Callable[..., Any]:
    """The function itself, without what decorates it."""
    function: Callable[..., Any] = inspect.unwrap(getattr(importlib.import_module(rule.module), rule.name))
    return function


# tests


def tests_folder(game: str) -> Path | None:
    """The tests of a game, beside the package in a checkout; an installed package has none."""
    folder = CHECKOUT.joinpath(*tests_of(game).split("."))
    return folder if folder.is_dir() and (CHECKOUT / "pyproject.toml").is_file() else None


def read_proofs(folder: Path) -> Iterator[Proof]:
    """Sections are numbered in every game: what proves one of them stands among the tests of that game."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                ids = tuple(dict.fromkeys(id for each in node.decorator_list for id in marked(each)))
                if ids:
                    yield Proof(f"{file.relative_to(CHECKOUT)}::{node.name}", ids)


def marked(decorator: ast.expr) -> Iterator[str]:
    """The ids of `pytest.mark.rule("…", …)`, alone or as the mark of a parameter."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                yield str(argument.value) if isinstance(argument, ast.Constant) else ast.unparse(argument)


# rulings


def read_rulings(folder: Path) -> set[str]:
    """The ids in the headings of RULINGS.md: `### 3.2.4-d: Corn when …`, or several with commas."""
    file = folder / "rules" / "RULINGS.md"
    if not file.is_file():
        return set()
    return {id.strip() for heading in RULING.findall(file.read_text(encoding="utf-8")) for id in heading.split(",")}
