"""The beginning of a pack: every table of a game, to be changed, and the words of one card in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from vigil.app.packs.installed import HEAD, PackRefused
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.text.catalogs import LANGUAGES, catalogs

TABLE = """\
# {name}: every row is Vigil's own. Write what your copy prints, and set `source` where you change a row.
# This file takes the place of Vigil's; if you change nothing in it, delete it.

"""
WORDS = """\
# What your cards are called and what they say. A message takes the place of Vigil's of that name.
# A pack may speak one language only.

"""


def write_template(definition: AnyDefinition, folder: Path) -> int:
    """Write it into a folder that is new or empty; the result is the number of tables."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise PackRefused("pack-not-empty", path=str(folder))
    ours = definition.identity.tables
    tables = sorted(path.relative_to(ours) for path in ours.rglob("*.toml"))
    texts = {HEAD: head(definition, folder)}
    for path in tables:
        texts[path.as_posix()] = TABLE.format(name=path.name) + (ours / path).read_text(encoding="utf-8")
    keys = words_of_one(list(definition.content.wording(definition.content.load([]))))
    for language in LANGUAGES:
        texts[f"text/{language}/cards.ftl"] = WORDS + "".join(written(definition, language, keys))
    try:
        for name, text in texts.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise PackRefused("pack-cannot-write", path=str(folder), why=error.strerror or "") from error
    return len(tables)


def head(definition: AnyDefinition, folder: Path) -> str:
    title = re.sub(r'[\\"\x00-\x1f\x7f]', "", folder.resolve().name)
    return f'game = "{definition.slug}"\ntitle = "{title}"\nversion = "1"\n'


def words_of_one(keys: list[str]) -> set[str]:
    """Of all that the content needs words for, the first of each kind: the name of a card, and the card."""
    kinds = dict.fromkeys(key.partition("-")[0] for key in keys)
    return {next(key for key in keys if key.partition("-")[0] == kind) for kind in kinds}


def written(definition: AnyDefinition, language: str, keys: Iterable[str]) -> Iterator[str]:
    """The messages as our own catalogs have them."""
    for file in catalogs(definition.identity.text, language):
        text = file.read_text(encoding="utf-8")
        for key in sorted(keys):
            found = re.search(rf"^{re.escape(key)}\s*=.*(?:\n[ \t}}].*|\n(?=\n[ \t]))*\n?", text, re.MULTILINE)
            if found:
                yield found[0]
