"""The habits that Python itself does not keep: see CONTRIBUTING."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from vigil.kernel.text.catalogs import LANGUAGES, messages

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "vigil"
RULES = sorted(PACKAGE.glob("games/*/rules/**/*.py"))
SOURCES = sorted(PACKAGE.rglob("*.py"))
RANDOM_ALLOWED = ("kernel/rules/dice.py", "bots/", "lab/")
PROPER_NAMES = ROOT / "tests" / "proper_names.txt"


def sections_of(file: Path) -> list[str]:
    sections: list[str] = tomllib.loads(file.read_text(encoding="utf-8"))["sections"]
    return sections


def trees(paths: list[Path], naming: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """The modules as Python reads them; only those in which something is called so."""
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if naming in text:
            yield path, ast.parse(text)


def flows(tree: ast.Module) -> set[str]:
    """Names of the functions of a module that promise a Flow."""
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.returns is not None and "Flow" in ast.unparse(node.returns)
    }


def test_no_flow_is_called_and_forgotten() -> None:
    """A flow called without `yield from` would silently do nothing."""
    modules = {path.stem: tree for path, tree in trees(RULES)}
    promised = {name: flows(tree) for name, tree in modules.items()}
    forgotten = []
    for name, tree in modules.items():
        known = set(promised[name])
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[-1] in modules:
                theirs = promised[node.module.split(".")[-1]]
                known |= {alias.name for alias in node.names if alias.name in theirs}
        for node in ast.walk(tree):
            call = node.value if isinstance(node, ast.Expr) else None
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in known:
                forgotten.append(f"{name}:{call.lineno} {ast.unparse(call)[:60]}")
    assert forgotten == []


def test_every_rule_function_begins_with_its_section() -> None:
    section = re.compile(
        r"^(\d+(\.\d+)*|Intruders|Battle|Raid|Enemy Raid|Tribal Raid|Good Medicine|Subjugation|Ferocity)\b"
    )
    named = {
        path: tuple(sections_of(PACKAGE / "games" / path.parts[len(PACKAGE.parts) + 1] / "rules/sections.toml"))
        for path in RULES
    }
    bare = [
        f"{path.name}:{node.lineno} {node.name}"
        for path, tree in trees(RULES)
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and not section.match(ast.get_docstring(node) or "")
        and not (ast.get_docstring(node) or "").startswith(named[path])
    ]
    assert bare == []


def test_rules_and_content_hold_no_sentences_and_print_nothing() -> None:
    """Four or more words outside docstrings, citations and the errors of a check would be a sentence."""
    found = []
    cited = {section for file in PACKAGE.glob("games/*/rules/sections.toml") for section in sections_of(file)}
    for path, tree in trees(RULES):
        documented = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        raised = {
            id(each)
            for node in ast.walk(tree)
            if isinstance(node, ast.Raise) or (isinstance(node, ast.FunctionDef) and node.name.startswith("check_"))
            for each in ast.walk(node)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented | raised:
                sentence = len(node.value.split()) > 3 and node.value not in cited
                found += [f"{path.name}:{node.lineno} {node.value[:50]}"] if sentence else []
            if isinstance(node, ast.Name) and node.id == "print":
                found.append(f"{path.name}:{node.lineno} print")
    assert found == []


def test_chance_has_one_source() -> None:
    users = []
    for path, tree in trees(SOURCES, "random"):
        if path.relative_to(PACKAGE).as_posix().startswith(RANDOM_ALLOWED):
            continue
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            users += [path.name for name in names if name.split(".")[0] == "random"]
    assert users == []


def attributes(paths: list[Path], name: str) -> list[str]:
    """Where something called so is reached for, but by the object that has it."""
    return [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path, tree in trees(paths, name)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == name
        and not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]


def test_nobody_reaches_through_an_observer_to_its_session() -> None:
    outside = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] != "kernel"]
    assert attributes(outside, "_session") == []
    pages = sorted((PACKAGE / "web" / "render").rglob("*.py"))
    assert pages
    assert attributes(pages, "session") == []


def text_folders() -> list[Path]:
    return [PACKAGE / "text", *sorted(PACKAGE.glob("games/*/text"))]


def catalog(folder: Path, language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in sorted((folder / language).rglob("*.ftl")):
        for key, variables in messages(file.read_text(encoding="utf-8")).items():
            assert key not in found, f"{language}: {key} stands twice, again in {file.name}"
            found[key] = variables
    return found


@pytest.mark.parametrize("folder", text_folders(), ids=lambda folder: folder.parent.name)
def test_the_three_languages_have_equal_keys_and_variables(folder: Path) -> None:
    english = catalog(folder, "en")
    for language in LANGUAGES[1:]:
        other = catalog(folder, language)
        assert sorted(english) == sorted(other)
        stems = {key: {name.rpartition("_")[0] or name for name in names} for key, names in english.items()}
        for key, names in other.items():
            assert {name.rpartition("_")[0] or name for name in names} == stems[key], f"{language}: {key}"


@pytest.mark.parametrize("folder", text_folders(), ids=lambda folder: folder.parent.name)
def test_every_variable_and_file_is_the_same_in_layout(folder: Path) -> None:
    files = {
        language: sorted(file.relative_to(folder / language) for file in (folder / language).rglob("*.ftl"))
        for language in LANGUAGES
    }
    assert files["en"] == files["it"] == files["fr"]


def texts(folder: Path, language: str) -> dict[str, str]:
    """Each message of a language without its variables, signs and blanks: the words alone."""
    found: dict[str, str] = {}
    for file in sorted((folder / language).rglob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for start in re.finditer(r"^([a-zA-Z][\w-]*)\s*=((?:.|\n(?=[ }]|\n))*)", text, re.MULTILINE):
            words = re.sub(r"\{ *\$[\w-]+ *\}|\$[\w-]+ *->|\[\w+\]", "", start[2])
            found[start[1]] = re.sub(r"[\W\d_]+", " ", words).strip()
    return found


def test_no_text_was_left_untranslated() -> None:
    """Equal words in two languages only for proper names and for words the two languages share, each one listed."""
    listed = set(PROPER_NAMES.read_text(encoding="utf-8").split("\n"))
    equal = set()
    for folder in text_folders():
        english, italian, french = (texts(folder, language) for language in LANGUAGES)
        for key, words in english.items():
            if words and words in (italian[key], french[key]):
                equal.add(key)
    assert sorted(equal - listed) == []
    assert sorted(key for key in listed - equal if key and not key.startswith("#")) == []


SPACED = ("company", "lobby", "proof", "saves", "table", "web")
TYPED = re.compile(r"\? (?:aide|NOM|Culture|demande|pour l'aide)")  # ? as a command, not as a sign of a sentence
UNSPACED = re.compile(r"(?<!\u00a0)»|«(?!\u00a0)|[^\S\u00a0]:|[^\S\u202f][;!?]")


@pytest.mark.parametrize("name", SPACED)
def test_french_signs_stay_on_the_line_of_their_word(name: str) -> None:
    """U+00A0 before a colon and inside quotation marks, U+202F before ; ! and ?: no line begins with a sign."""
    text = (PACKAGE / "text" / "fr" / f"{name}.ftl").read_text(encoding="utf-8")
    lines = [TYPED.sub("", line) for line in text.split("\n") if not line.startswith("#")]
    assert [line for line in lines if UNSPACED.search(line)] == []


def test_sections_are_all_worded() -> None:
    for folder in sorted(PACKAGE.glob("games/*")):
        if (folder / "rules" / "sections.toml").exists():
            from vigil.kernel.text.words import slug

            sections = sections_of(folder / "rules" / "sections.toml")
            english = catalog(folder / "text", "en")
            missing = [each for each in sections if f"rule-{slug(each)}" not in english]
            assert missing == []


def test_no_address_or_private_path_is_in_the_project() -> None:
    pattern = re.compile(r"(/root/|/home/\w+/|/work/|index-url|pypi\.org|files\.pythonhosted)")
    found = []
    for path in [*ROOT.glob("*.md"), *ROOT.glob("*.toml"), *ROOT.glob("*.lock"), *SOURCES, *PACKAGE.rglob("*.toml")]:
        if pattern.search(path.read_text(encoding="utf-8")):
            found.append(path.name)
    assert found == []
