"""Is a pack fit to be played with? Its tables by the game's own reading, its words against the game's, with errors that
name file, line and field."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path

from vigil.app.loaded_game import library
from vigil.app.packs.installed import HEAD, LONGEST_PATH, Pack, PackRefused, files_of, is_folder, name_of, read_pack
from vigil.games import GAMES, take_down
from vigil.kernel.content.tables import PackError, line_of
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.text.catalogs import FORMS, LANGUAGES, MESSAGE, TextError, messages, stem
from vigil.kernel.text.words import Words, book
from vigil.kernel.unsafe_characters import is_seen, strange_sign

ITS_OWN = ("name", "card", *FORMS)  # messages of these kinds may be new
SHOWN = 20  # problems at once
OWN = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)  # the beginning of a message or a term
SYNTAX = re.compile(r"\{[^{}]*->|^\s*\*?\[[^\]\n]*\]|^#.*|[{}\"]", re.MULTILINE)  # of a message: what is not said
KEY = re.compile(r"\s*[{\[]*\s*(-?[A-Za-z][\w-]*)\s*[=\]]")  # of a message, a value or a table


def check(folder: Path) -> tuple[Pack, list[str]]:
    """The pack and what is wrong with it. A folder that is no pack at all is refused."""
    if not is_folder(folder):
        raise PackRefused("no-such-pack", path=str(folder)[:LONGEST_PATH])
    files_of(folder)
    pack = read_pack(folder, name_of(folder))
    if pack.game not in GAMES:
        text = (folder / HEAD).read_text(encoding="utf-8")
        known = ", ".join(GAMES)
        return pack, [str(PackError(folder / HEAD, line_of(text, "game"), "game", f"expected one of {known}"))]
    return pack, problems(take_down(pack.game), folder)[:SHOWN]


def problems(definition: AnyDefinition, folder: Path) -> list[str]:
    found = [*strange_tables(definition, folder), *strange_signs(folder)]
    try:
        content = definition.content.load([folder])
        own = definition.content.brings(content) if definition.content.brings else {}
    except PackError as error:
        words = () if definition.content.brings else strange_words(definition, folder)  # what it brings cannot be known
        return [*found, *words, str(error)]
    found += strange_words(definition, folder, own)
    if found:
        return found
    try:
        books = library(definition, [folder], content)
    except TextError as error:
        return [str(error)]
    missing = {language: sorted(key for key in own if not words.knows(key)) for language, words in books.items()}
    return [f"text/{language}/*.ftl: no message {', '.join(keys)}" for language, keys in missing.items() if keys]


def strange_tables(definition: AnyDefinition, folder: Path) -> Iterator[str]:
    """Tables that the game would never read: mostly a slip in a name."""
    ours = definition.identity.tables
    known = {path.relative_to(ours) for path in ours.rglob("*.toml")}
    several = {path.parent for path in known} - {Path()}  # folders of tables may grow
    for path in files_of(folder):
        if path.suffix == ".toml" and path.as_posix() != HEAD and path not in known and path.parent not in several:
            names = ", ".join(sorted(each.as_posix() for each in known))
            yield f"{path.as_posix()}: no table of this game is called so; expected one of {names}"


def strange_signs(folder: Path) -> Iterator[str]:
    """Signs in tables and words that nobody sees, that turn what follows around or that do something to a screen: play
    goes on without them. And messages of nothing else than spaces."""
    for path in files_of(folder):
        if path.suffix not in (".toml", ".ftl"):
            continue
        text = (folder / path).read_bytes().decode("utf-8", errors="replace").removeprefix("\ufeff")
        key = ""
        for n, line in enumerate(text.split("\n"), start=1):
            key = named[1] if (named := KEY.match(line)) else key
            if sign := strange_sign(line.removesuffix("\r"), path.suffix == ".toml"):
                yield f"{path.as_posix()}, line {n}: {key}: a sign that nobody sees ({sign}); take it out"
        if path.suffix == ".ftl":
            yield from empty_messages(path, text)


def empty_messages(path: Path, text: str) -> Iterator[str]:
    starts = [*OWN.finditer(text)]
    ends = [*(each.start() for each in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=False):
        if not is_seen(SYNTAX.sub("", text[start.end() : end])):
            where = f"{path.as_posix()}, line {text.count(chr(10), 0, start.start()) + 1}: {start[1]}"
            yield f"{where}: nothing of this message can be seen; write what is to be read"


def strange_words(definition: AnyDefinition, folder: Path, own: Collection[str] = ()) -> Iterator[str]:
    """Catalogs that cannot be read, messages that neither the game has nor the pack's `own` stories, and facts that it
    does not give them."""
    for path in files_of(folder):
        if path.suffix != ".ftl":
            continue
        if len(path.parts) != 3 or path.parts[0] != "text" or path.parts[1] not in LANGUAGES:
            yield f"{path.as_posix()}: expected text/<language>/*.ftl, and one of the languages {', '.join(LANGUAGES)}"
            continue
        try:
            Words.of_files(path.parts[1], [folder / path])
            text = (folder / path).read_text(encoding="utf-8")
        except TextError as error:
            yield str(error)
            continue
        yield from strange_messages(book(path.parts[1], definition.identity.text), path, text, own)


def strange_messages(ours: Words, path: Path, text: str, own: Collection[str]) -> Iterator[str]:
    lines = {match[1]: text.count("\n", 0, match.start()) + 1 for match in MESSAGE.finditer(text)}
    for key, names in messages(text).items():
        where = f"{path.as_posix()}, line {lines[key]}: {key}"
        if not ours.has(key):
            if key.partition("-")[0] not in ITS_OWN and key not in own:
                yield f"{where}: no message of this game is called so"
            continue
        known = {stem(name) for name in ours.variables[key]}
        for name in sorted(each for each in names if stem(each) not in known):
            expected = ", ".join(f"${each}" for each in sorted(ours.variables[key])) or "none"
            yield f"{where}: ${name} is not told here; expected {expected}"
