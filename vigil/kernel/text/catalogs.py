"""Fluent catalogs: how their files are read, and what is checked before they are believed."""

from __future__ import annotations

import re
from pathlib import Path

LANGUAGES = ("en", "it", "fr")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
SELECTOR = re.compile(r"\$([a-zA-Z][\w-]*)\s*->")
# $territory_in is the message in-<id>, and so on; $n_signed is +2 or −2
FORMS = ("in", "a", "the", "of", "he", "him", "his", "does", "story", "signed")
COUNTED = ("what", "things", "dice")  # facts that list things whose order says nothing
FORM = re.compile(rf"_({'|'.join(FORMS)})$")
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another message, a term, a function
TERM = re.compile(r"^(-[a-zA-Z][\w-]*)\s*=", re.MULTILINE)
FUNCTIONS = ("NUMBER", "DATETIME")
BRACES = re.compile(r"[{}]")
DEEP = 40  # braces in braces


class TextError(Exception):
    """A catalog that cannot be read: which file, and what the parser says."""


def bodies(text: str) -> dict[str, str]:
    """The messages of a catalog as they are written."""
    starts = list(MESSAGE.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)][: len(starts)]
    return {start[1]: uncommented(text[start.end() : end]) for start, end in zip(starts, ends, strict=True)}


def uncommented(body: str) -> str:
    """A message without the lines of comment that follow it."""
    return body if "#" not in body else "\n".join(line for line in body.split("\n") if not line.startswith("#"))


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a catalog and the variables each one names."""
    return {key: set(VARIABLE.findall(body)) for key, body in bodies(text).items()}


def catalogs(folder: Path, language: str) -> list[Path]:
    """The files of a language; a pack that does not speak it lends those of the first language it has."""
    for code in (language, *LANGUAGES):
        if (folder / code).is_dir():
            return sorted((folder / code).glob("*.ftl"))
    return []


def check_nesting(file: Path, text: str) -> None:
    """The parser goes as deep as it is led, and falls."""
    depth = 0
    for sign in BRACES.findall(text):
        depth = max(0, depth + (1 if sign == "{" else -1))
        if depth > DEEP:
            raise TextError(f"{file.name}: braces are nested beyond all measure")


def stem(name: str) -> str:
    """$piece_the asks for a form of $piece."""
    return FORM.sub("", name)
