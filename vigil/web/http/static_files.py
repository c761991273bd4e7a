"""Styles and scripts as a page gets them: without what no browser needs, and those of a page as one file, which is
smaller and sooner there than many.

A script is a module. In one file each stands in a block of its own, after those it imports, and what others import of
it is handed over as an object: so no two may import each other.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

STATIC = {file.name: file for file in (Path(__file__).parents[1] / "static").iterdir()}
COMMENTS = {".css": re.compile(rb"/\*.*?\*/", re.DOTALL), ".js": re.compile(rb"(?m)(^|\s)// .*$")}
INDENTED = re.compile(rb"(?m)^\s+")
LOOSE = re.compile(rb"\s*([{};,])\s*|(?<=:) ")  # of a style: what no browser needs to tell its parts
IMPORT = re.compile(r'(?m)^import (?:\{ (.+) \} from )?"\./([\w-]+)\.js";$')
AND = "+"  # between the names of what one file is made of: table+sets.js


@cache
def sent(name: str) -> bytes | None:
    """A file by its name, or several in one; None if there is none. No path from the user reaches the disk."""
    stem, dot, ending = name.rpartition(".")
    names = [f"{each}{dot}{ending}" for each in stem.split(AND)]
    if any(each not in STATIC for each in names) or len(set(names)) < len(names):
        return None
    if ending == "js" and IMPORT.search(text_of(names[0])):
        return together(names).encode()
    return b"".join(bare(STATIC[each]) for each in names)


@cache
def bare(file: Path) -> bytes:
    """A file without comments and indentation; a style without any blank it can do without."""
    found = file.read_bytes()
    if file.suffix not in COMMENTS:
        return found
    found = INDENTED.sub(b"", COMMENTS[file.suffix].sub(b"", found))
    return LOOSE.sub(rb"\1", found) if file.suffix == ".css" else found


@cache
def packed(text: bytes) -> bytes:
    """As small as it gets: what is sent to everybody is packed once."""
    return gzip.compress(text, 9, mtime=0)


def text_of(name: str) -> str:
    return bare(STATIC[name]).decode()


def together(entries: list[str]) -> str:
    """Modules with all that they import, in the order in which a browser would run them."""
    order: list[str] = []
    wanted: dict[str, set[str]] = {}

    def take(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise ValueError(f"modules import each other: {' '.join((*above, name))}")
        for names, stem in IMPORT.findall(text_of(name)):
            wanted.setdefault(stem, set()).update(each.split(" as ")[0] for each in names.split(", ") if each)
            take(f"{stem}.js", (*above, name))
        if name not in order:
            order.append(name)

    for entry in entries:
        take(entry, ())
    blocks = [block(name, sorted(wanted.get(name.removesuffix(".js"), ()))) for name in order]
    return f"const modules = {{}};\n{''.join(blocks)}"


def block(name: str, handed: list[str]) -> str:
    def given(found: re.Match[str]) -> str:
        return f"const {{ {found[1].replace(' as ', ': ')} }} = modules.{found[2]};" if found[1] else ""

    text = re.sub(r"(?m)^export |^\s+", "", IMPORT.sub(given, text_of(name)))
    return f"{{\n{text}modules.{name.removesuffix('.js')} = {{ {', '.join(handed)} }};\n}}\n"


@cache
def tight(style: str) -> bytes:
    """The style sheet of a board, likewise."""
    return LOOSE.sub(rb"\1", COMMENTS[".css"].sub(b"", style.encode()))
