"""The commands for content packs: vigil packs add, list, check, remove, new."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from vigil.app import time_limit
from vigil.app.language import system_language
from vigil.app.output import Paper, paper, warn
from vigil.app.packs import installed as kept
from vigil.app.packs.check import check
from vigil.app.packs.installed import PackRefused
from vigil.app.packs.template import write_template
from vigil.games import take_down
from vigil.kernel.content.tables import PackError
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book


def packs(asked: argparse.Namespace) -> int:
    words = book(asked.language or system_language())
    doing: dict[str, Callable[[argparse.Namespace, Words, Paper], int]]
    doing = {"list": list_packs, "add": add, "check": look_into, "remove": remove, "new": new}
    return doing[asked.doing](asked, words, paper(asked.plain))


def list_packs(asked: argparse.Namespace, words: Words, sheet: Paper) -> int:
    for name in kept.names():
        try:
            pack = kept.open_pack(name)
        except PackRefused as refused:
            sheet.line((name, "key"), (f"  {words.raw(refused.key, refused.facts)}", "warn"))
            continue
        except PackError as error:
            sheet.line((name, "key"), (f"  {words.raw('bad-pack', {'what': str(error)})}", "warn"))
            continue
        sheet.line((pack.name, "key"), (f"  {pack.title}", "title"), (f"  {pack.game} {pack.version}", "dim"))
        sheet.line((f"     {pack.hash}  {pack.folder}", "dim"))
    if not kept.names():
        sheet.paragraph(words.say("packs-none"))
    return 0


def look_into(asked: argparse.Namespace, words: Words, sheet: Paper) -> int:
    pack, problems = time_limit.call(time_limit.LOAD, partial(check, Path(asked.folder)))
    if problems:
        return tell(problems, words)
    sheet.paragraph(words.raw("pack-fit", {"title": pack.title, "game": pack.game, "hash": pack.hash}))
    return 0


def add(asked: argparse.Namespace, words: Words, sheet: Paper) -> int:
    folder = Path(asked.folder)
    pack, problems = time_limit.call(time_limit.LOAD, partial(check, folder))
    if problems:
        return tell(problems, words)
    before = {each.name: each.hash for each in kept.installed()}.get(pack.name)
    pack = kept.install(folder, pack.name)
    key = "pack-added" if before is None else "pack-same" if before == pack.hash else "pack-replaced"
    sheet.paragraph(words.raw(key, {"name": pack.name, "title": pack.title, "game": pack.game}))
    return 0


def remove(asked: argparse.Namespace, words: Words, sheet: Paper) -> int:
    kept.remove(asked.name)
    sheet.paragraph(words.raw("pack-removed", {"name": asked.name}))
    return 0


def new(asked: argparse.Namespace, words: Words, sheet: Paper) -> int:
    folder = Path(asked.folder)
    tables = write_template(take_down(asked.game), folder)
    sheet.paragraph(words.raw("pack-begun", {"path": str(folder), "n": tables, "languages": ", ".join(LANGUAGES)}))
    return 0


def tell(problems: list[str], words: Words) -> int:
    for each in problems:
        warn(words.raw("bad-pack", {"what": each}))
    return 2
