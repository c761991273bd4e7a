"""Content is TOML. Our own folder and a player's pack load the same way, with errors that name file, line and field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from vigil.kernel.unsafe_characters import harmless, strange_sign

T = TypeVar("T")
LARGE = 1_000_000
TABLE = re.compile(r"\[{1,2}[\w.-]+\]{1,2}\s*$")  # the head of a table


class PackError(Exception):
    """Content that cannot be used: where, what is there, what is expected."""

    def __init__(self, path: Path, line: int, field: str, problem: str) -> None:
        super().__init__(path, line, field, problem)  # what it is made of again in another process
        self.path, self.line, self.field, self.problem = path, line, field, problem

    def __str__(self) -> str:
        where = f"{self.path.name}, line {self.line}" if self.line else self.path.name
        return f"{where}: {self.field}: {self.problem}" if self.field else f"{where}: {self.problem}"


def find_file(folders: Sequence[Path], name: str) -> Path:
    """The last folder that has the file wins: a pack replaces our file of that name."""
    for folder in reversed(folders):
        if (folder / name).is_file():
            return folder / name
    raise PackError(folders[0] / name, 0, "", "the file is missing")


def read_table(folders: Sequence[Path], name: str, kind: type[T]) -> T:
    """Read one TOML file into typed rows."""
    path = find_file(folders, name)
    try:
        text = path.read_text(encoding="utf-8")
        data: object = tomllib.loads(text)
        data = all_harmless(data) if strange_sign(text, table=True) else data
        beyond = too_large(data)
    except UnicodeDecodeError as error:
        raise PackError(path, 0, "", "not a text file in UTF-8") from error
    except OSError as error:
        raise PackError(path, 0, "", f"cannot be read ({error.strerror})") from error
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise PackError(path, line, "", f"not valid TOML: {error}") from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, brackets in brackets
        raise PackError(path, 0, "", "a number or a nesting is beyond all measure") from error
    if beyond:
        raise PackError(path, line_of(text, beyond), beyond, f"expected numbers up to {LARGE}")
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at `")
        field = field.rstrip("`").removeprefix("$.").removeprefix("$")
        raise PackError(path, line_of(text, field), field, problem) from error


def too_large(found: object, field: str = "") -> str:
    """The field of a number that no game needs, "" if there is none."""
    if isinstance(found, dict):
        inside = [(f"{field}.{name}" if field else name, each) for name, each in found.items()]
    elif isinstance(found, list):
        inside = [(f"{field}[{n}]", each) for n, each in enumerate(found)]
    else:
        return field if isinstance(found, int | float) and not -LARGE <= found <= LARGE else ""
    return next((where for name, each in inside if (where := too_large(each, name))), "")


def all_harmless(found: object) -> object:
    """A table without signs that nobody sees, or that do something to a screen."""
    if isinstance(found, dict):
        return {harmless(name): all_harmless(each) for name, each in found.items()}
    if isinstance(found, list):
        return [all_harmless(each) for each in found]
    return harmless(found) if isinstance(found, str) else found


def read_sections(folder: Path) -> tuple[str, ...]:
    """The sections of the rules that may be cited, of the game in this folder."""
    with (folder / "rules" / "sections.toml").open("rb") as file:
        return tuple(tomllib.load(file)["sections"])


def complain(folders: Sequence[Path], name: str, field: str, problem: str) -> PackError:
    """An error about a value that is well formed but means nothing to the game."""
    path = find_file(folders, name)
    return PackError(path, line_of(path.read_text(encoding="utf-8"), field), field, problem)


def line_of(text: str, field: str) -> int:
    """The line of a field such as `cards[3].preempt`, as near as the layout tells; 0 if it cannot be found."""
    lines = text.splitlines()
    start = 0
    for name, index in re.findall(r"([A-Za-z_][\w-]*)(?:\[(\d+)\])?", field):
        if index:
            row = row_of(lines, name, int(index), start)
        else:
            row = next(
                (n for n in range(start, len(lines)) if re.search(rf"\b{re.escape(name)}\b\s*[=\]]", lines[n])), -1
            )
        if row < 0:
            break
        start = row
    return start + 1 if field else 0


def row_of(lines: list[str], name: str, index: int, start: int) -> int:
    """The line of the index-th row of an array, written as [[name]] tables or as rows { … } below `name = [`."""
    tables = [n for n in range(start, len(lines)) if lines[n].strip() == f"[[{name}]]"]
    if tables:
        return tables[index] if index < len(tables) else -1
    head = next((n for n in range(start, len(lines)) if re.match(rf"\s*{re.escape(name)}\s*=\s*\[", lines[n])), -1)
    if head < 0:
        return -1
    ends = (n for n in range(head + 1, len(lines)) if TABLE.match(lines[n]) or lines[n].startswith("]"))
    rows = [n for n in range(head + 1, next(ends, len(lines))) if lines[n].lstrip().startswith(("{", '"', "["))]
    rows = [n for n in rows if indent(lines[n]) == indent(lines[rows[0]])]
    return rows[index] if index < len(rows) else head


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def hash_of(content: object) -> str:
    """A short fingerprint of content, for the header of a save."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:12]
