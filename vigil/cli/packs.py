"""The commands for content packs: vigil packs list, add, check, remove, new."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from vigil.app import time_limit
from vigil.app.output import output_for, warn
from vigil.app.packs import installed
from vigil.app.packs.check import check
from vigil.app.packs.installed import PackRefused
from vigil.app.packs.template import write_template
from vigil.cli.common_arguments import Commands, Parser, language_of
from vigil.games import take_down
from vigil.kernel.content.tables import PackError
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book


def register(commands: Commands, common: Parser) -> None:
    packs = commands.add_parser("packs", parents=[common], help="manage content packs: your own tables and words")
    actions = packs.add_subparsers(dest="action", metavar="WHAT", required=True)
    actions.add_parser("list", parents=[common], help="list the installed packs").set_defaults(run=list_packs)
    add = actions.add_parser("add", parents=[common], help="check a pack and install a copy of it")
    add.add_argument("folder")
    add.set_defaults(run=add_pack)
    checked = actions.add_parser("check", parents=[common], help="say what is wrong with a pack")
    checked.add_argument("folder")
    checked.set_defaults(run=check_pack)
    remove = actions.add_parser("remove", parents=[common], help="delete an installed pack")
    remove.add_argument("name")
    remove.set_defaults(run=remove_pack)
    new = actions.add_parser("new", parents=[common], help="begin a pack with every table of a game, for you to change")
    new.add_argument("game", help="a game from `vigil games`")
    new.add_argument("folder")
    new.set_defaults(run=begin_pack)


def list_packs(arguments: argparse.Namespace) -> int:
    words, output = book(language_of(arguments)), output_for(arguments.plain)
    for name in installed.names():
        try:
            pack = installed.open_pack(name)
        except PackRefused as refused:
            output.line((name, "key"), (f"  {words.raw(refused.key, refused.facts)}", "warn"))
            continue
        except PackError as error:
            output.line((name, "key"), (f"  {words.raw('bad-pack', {'what': str(error)})}", "warn"))
            continue
        output.line((pack.name, "key"), (f"  {pack.title}", "title"), (f"  {pack.game} {pack.version}", "dim"))
        output.line((f"     {pack.hash}  {pack.folder}", "dim"))
    if not installed.names():
        output.paragraph(words.say("packs-none"))
    return 0


def check_pack(arguments: argparse.Namespace) -> int:
    words = book(language_of(arguments))
    pack, problems = time_limit.call(time_limit.LOAD, partial(check, Path(arguments.folder)))
    if problems:
        return report(problems, words)
    facts: dict[str, str | int] = {"title": pack.title, "game": pack.game, "hash": pack.hash}
    output_for(arguments.plain).paragraph(words.raw("pack-fit", facts))
    return 0


def add_pack(arguments: argparse.Namespace) -> int:
    words, folder = book(language_of(arguments)), Path(arguments.folder)
    pack, problems = time_limit.call(time_limit.LOAD, partial(check, folder))
    if problems:
        return report(problems, words)
    old_hash = {other.name: other.hash for other in installed.installed()}.get(pack.name)
    pack = installed.install(folder, pack.name)
    key = "pack-added" if old_hash is None else "pack-same" if old_hash == pack.hash else "pack-replaced"
    facts: dict[str, str | int] = {"name": pack.name, "title": pack.title, "game": pack.game}
    output_for(arguments.plain).paragraph(words.raw(key, facts))
    return 0


def remove_pack(arguments: argparse.Namespace) -> int:
    installed.remove(arguments.name)
    text = book(language_of(arguments)).raw("pack-removed", {"name": arguments.name})
    output_for(arguments.plain).paragraph(text)
    return 0


def begin_pack(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.folder)
    tables = write_template(take_down(arguments.game), folder)
    facts: dict[str, str | int] = {"path": str(folder), "n": tables, "languages": ", ".join(LANGUAGES)}
    output_for(arguments.plain).paragraph(book(language_of(arguments)).raw("pack-begun", facts))
    return 0


def report(problems: list[str], words: Words) -> int:
    for problem in problems:
        warn(words.raw("bad-pack", {"what": problem}))
    return 2
