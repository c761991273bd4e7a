"""The commands that sit a player down: vigil play, vigil resume."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from vigil.table.shelf import Complaint, library, shelf, system_language

if TYPE_CHECKING:
    from vigil.kernel.game import Definition
    from vigil.kernel.session import Session
    from vigil.kernel.text import Words
    from vigil.table.paint import Paper


def play(asked: argparse.Namespace) -> int:
    from vigil.games import take_down
    from vigil.kernel.journal import Header
    from vigil.kernel.session import Session
    from vigil.table import saves
    from vigil.table.paint import paper

    definition = take_down(asked.game)
    packs = [Path(pack).resolve() for pack in asked.pack]
    for pack in packs:
        if not pack.is_dir():
            raise Complaint("no-such-pack", path=str(pack))
    content = definition.load_content(packs)
    books = library(definition, packs, content)
    language = asked.language or system_language()
    sheet = paper(asked.plain)
    scenario = asked.scenario or ask_scenario(definition, books[language], sheet)
    if not scenario:
        return 0
    if scenario not in [each.slug for each in definition.scenarios]:
        raise Complaint("no-such-scenario", name=scenario, known=", ".join(each.slug for each in definition.scenarios))
    seed = asked.seed if asked.seed is not None else int.from_bytes(os.urandom(4), "big")
    header = Header(
        game=definition.slug,
        rules=definition.rules_version,
        content=definition.content_hash(content),
        scenario=scenario,
        settings=settings_of(definition, asked.set),
        seed=seed,
        undo=asked.undo,
        companion=companion_of(definition, asked.companion),
        packs=tuple(map(str, packs)),
        title=" ".join(asked.title.split()),
    )
    if asked.bot:
        return watch(Session.start(definition, content, header), books[language], sheet)
    file = saves.new_file(definition.slug, scenario)
    try:
        session = Session.start(definition, content, header, file)
    except BaseException:
        if not file.path.stat().st_size:
            file.path.unlink()
        raise
    return sit_down(session, books, language, sheet)


def ask_scenario(definition: Definition, words: Words, sheet: Paper) -> str:
    """Which scenario? By number or by name; "" at the end of input."""
    sheet.line((words.say("which-scenario"), "ask"))
    for n, scenario in enumerate(definition.scenarios, start=1):
        sheet.line(
            (f"{n:>3}  ", "key"), (words.say(f"scenario-{scenario.slug}"), "title"), (f"  {scenario.slug}", "dim")
        )
        sheet.paragraph(words.say(f"scenario-{scenario.slug}-about"), indent="     ")
    slugs = [scenario.slug for scenario in definition.scenarios]
    while True:
        sheet.out.write("> ")
        sheet.flush()
        try:
            typed = input().strip().lower()
        except EOFError:
            sheet.line()
            sheet.paragraph(words.say("nothing-started"))
            return ""
        if typed.isdigit() and 1 <= int(typed) <= len(slugs):
            return slugs[int(typed) - 1]
        near = [each for each in slugs if typed and each.startswith(typed)]
        if len(near) == 1:
            return near[0]
        if typed in ("q", "quit"):
            return ""
        sheet.paragraph(words.raw("no-such-scenario", {"name": typed, "known": ", ".join(slugs)}))


def settings_of(definition: Definition, pairs: Sequence[str]) -> dict[str, str]:
    settings = {setting.slug: setting.values[0] for setting in definition.settings}
    legal = {setting.slug: setting.values for setting in definition.settings}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in legal:
            raise Complaint("no-such-setting", name=name, known=", ".join(legal))
        if value not in legal[name]:
            raise Complaint("bad-setting", name=name, value=value, known=", ".join(legal[name]))
        settings[name] = value
    return settings


def companion_of(definition: Definition, asked: str) -> tuple[str, ...]:
    kinds = definition.kinds if asked == "all" else tuple(kind for kind in asked.replace(",", " ").split() if kind)
    for kind in kinds:
        if kind not in definition.kinds:
            raise Complaint("no-such-kind", name=kind, known=", ".join(definition.kinds))
    return kinds


def sit_down(session: Session, books: dict[str, Words], language: str, sheet: Paper) -> int:
    from vigil.table.terminal import Quit, Terminal

    table = Terminal(session, books.__getitem__, language, sheet)
    path = str(session.file.path) if session.file else ""
    try:
        table.play()
    except (Quit, EOFError):
        sheet.line()
        sheet.paragraph(table.plain("saved", {"path": path}))
    except KeyboardInterrupt:
        sheet.line()
        sheet.paragraph(table.plain("saved", {"path": path}))
        return 130
    return 0


def watch(session: Session, words: Words, sheet: Paper) -> int:
    """Chance plays; the told game is printed to its end."""
    from vigil.bots.random_bot import at_random
    from vigil.kernel.flow import Chance
    from vigil.table.terminal import Terminal

    table = Terminal(session, lambda language: words, words.language, sheet)
    choose = at_random(session.header.seed)
    while not session.over:
        request = session.request
        table.news_only()
        if isinstance(request, Chance):
            session.answer(str(request.outcomes[0]))
        elif request is not None:
            option = choose(request, session.options)
            sheet.paragraph(f"> {words.option(option)}  ({option.name}) [{option.rule}]", "key")
            session.answer(option.name)
    table.news_only()
    table.close()
    return 0


def resume(asked: argparse.Namespace) -> int:
    from vigil.kernel.journal import JournalFile, read_file
    from vigil.kernel.recovery import resume as take_up
    from vigil.table import saves
    from vigil.table.paint import paper

    path = saves.find(asked.save)
    journal = read_file(path)
    definition, content, books = shelf(journal.header.game, journal.header.packs)
    language = asked.language or system_language()
    words, sheet = books[language], paper(asked.plain)
    session = take_up(definition, content, journal)
    if session.cut or session.diverged:
        copy = saves.keep_copy(path)
        if session.cut:
            sheet.paragraph(words.raw("save-was-cut", {"line": session.cut, "copy": str(copy)}), "warn")
        if session.diverged:
            parted = session.diverged
            facts: dict[str, str | int] = {
                "line": parted.line,
                "rule": parted.rule or "-",
                "name": parted.name,
                "lost": parted.lost,
                "copy": str(copy),
            }
            sheet.paragraph(words.raw("save-diverged", facts), "warn")
    if journal.header.content != definition.content_hash(content):
        sheet.paragraph(words.say("save-other-content"), "warn")
    session.file = JournalFile(path)
    session.save_all()
    return sit_down(session, books, language, sheet)
