"""Styles and scripts as a page gets them: small, and those of a page as one file, which is sooner there than many.

The files lie in rooms below `static`, and are asked for by their names alone. A script is a module. In one file each
stands in a block of its own, after those it imports, and what others import of it is handed over as an object: so no
two may import each other.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

from vigil.web.http.minify import small_script, small_style

FOLDER = Path(__file__).parents[1] / "static"
STATIC = {file.name: file for file in sorted(FOLDER.rglob("*")) if file.is_file()}
IMPORT = re.compile(r'(?m)^import\s+(?:\{([^}]+)\}\s+from\s+)?"\.[./\w]*/(\w+)\.js";$')
SMALLER = {".css": small_style, ".js": small_script}
AND = "+"  # between the names of what one file is made of: main+company.js
OFFERED: set[str] = set()  # those that the templates have named


def offer(name: str) -> str:
    """A page names several files in one: only such names are put together, so that visitors can order no others."""
    if AND in name:
        OFFERED.add(name)
    return name


def sent(name: str) -> bytes | None:
    """A file by its name, or several in one; None if there is none. No path from the user reaches the disk, and what no
    page names takes neither time nor memory."""
    return made(name) if name in STATIC or name in OFFERED else None


@cache
def made(name: str) -> bytes:
    stem, dot, ending = name.rpartition(".")
    names = [f"{each}{dot}{ending}" for each in stem.split(AND)]
    if ending == "js" and IMPORT.search(text_of(names[0])):
        return together(names).encode()
    return b"".join(small(STATIC[each]) for each in names)


def small(file: Path) -> bytes:
    """A file as it is sent."""
    smaller = SMALLER.get(file.suffix)
    return smaller(file.read_text(encoding="utf-8")).encode() if smaller else file.read_bytes()


@cache
def packed(text: bytes) -> bytes:
    """As small as it gets: what is sent to everybody is packed once."""
    return gzip.compress(text, 9, mtime=0)


def text_of(name: str) -> str:
    return STATIC[name].read_text(encoding="utf-8")


def together(entries: list[str]) -> str:
    """Modules with all that they import, in the order in which a browser would run them."""
    order: list[str] = []
    wanted: dict[str, set[str]] = {}

    def take(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise ValueError(f"modules import each other: {' '.join((*above, name))}")
        for names, stem in IMPORT.findall(text_of(name)):
            wanted.setdefault(stem, set()).update(each.split(" as ")[0] for each in imported(names))
            take(f"{stem}.js", (*above, name))
        if name not in order:
            order.append(name)

    for entry in entries:
        take(entry, ())
    blocks = [block(name, sorted(wanted.get(name.removesuffix(".js"), ()))) for name in order]
    return f"const modules={{}};\n{''.join(blocks)}"


def imported(names: str) -> list[str]:
    """What stands between the braces of an import, if it has any."""
    return [each.strip() for each in names.split(",") if each.strip()]


def block(name: str, handed: list[str]) -> str:
    """A module as a block: what it imports comes from the objects of others, what it exports goes into its own."""

    def given(found: re.Match[str]) -> str:
        names = ",".join(each.replace(" as ", ":") for each in imported(found[1] or ""))
        return f"const {{{names}}}=modules.{found[2]};" if names else ""

    text = re.sub(r"(?m)^export ", "", IMPORT.sub(given, text_of(name)))
    return f"{{{small_script(text).strip()}\nmodules.{name.removesuffix('.js')}={{{','.join(handed)}}};}}\n"


@cache
def tight(style: str) -> bytes:
    """The style sheet of a board, likewise."""
    return small_style(style).encode()
