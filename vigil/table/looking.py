"""The commands that only show something: vigil saves, replay, verify, rule, coverage, games."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from vigil.table.shelf import Complaint, game_for, library, open_box, system_language

if TYPE_CHECKING:
    from vigil.kernel.text import Words


def list_saves(asked: argparse.Namespace) -> int:
    from datetime import datetime

    from vigil.games import take_down
    from vigil.table import saves
    from vigil.table.paint import paper
    from vigil.table.telling import Teller

    sheet = paper(asked.plain)
    language = asked.language or system_language()
    known = saves.saved_games()
    books: dict[str, Words] = {}
    for n, saved in enumerate(known, start=1):
        game = saved.header.game
        if game not in books:
            books[game] = library(take_down(game))[language]
        words = books[game]
        title = saved.header.title or words.say(f"scenario-{saved.header.scenario}")
        when = datetime.fromtimestamp(saved.changed).strftime("%Y-%m-%d %H:%M")
        facts: dict[str, str | int] = {
            "turn": saved.turn,
            "answers": saved.answers,
            "undo": saved.header.undo,
            "undos": saved.undos,
        }
        sheet.line((f"{n:>3}  ", "key"), (title, "title"), (f"  {when}  ", "dim"), (words.raw("save-line", facts), ""))
        if saved.header.seats > 1:
            names = Teller(words, sheet, saved.header.players).names()
            sheet.line(("     " + words.raw("at-the-table", {"names": names}), ""))
        sheet.line((f"     {saved.path}", "dim"))
    if not known:
        raise Complaint("save-none", code=0)
    return 0


def replay(asked: argparse.Namespace) -> int:
    """While secrets live, only what everybody heard is told."""
    from vigil.kernel.journal import read_file
    from vigil.kernel.recovery import resume as take_up
    from vigil.table import saves
    from vigil.table.paint import paper
    from vigil.table.passing import everything, onlooker
    from vigil.table.telling import Teller

    journal = read_file(saves.find(asked.save))
    box = open_box(journal.header.game, journal.header.packs, folders=True)
    definition = box.definition
    session = take_up(definition, box.content, journal)
    teller = Teller(box.books[asked.language or system_language()], paper(asked.plain), journal.header.players)
    teller.tell(everything(session) if session.over else [(None, event) for event in onlooker(session).events()])
    if session.diverged or session.cut:
        line = session.diverged.line if session.diverged else session.cut
        teller.say("replay-stops", {"line": line})
        return 1
    if session.over:
        teller.ending(definition.outcome(session.run.game))
        return 0
    teller.say("replay-open", {"n": len(session.entries)})
    if session.header.seats > 1:
        teller.say("replay-secrets")
    return 0


def verify(asked: argparse.Namespace) -> int:
    """Whether every die fell as the seed or the secret says."""
    from vigil.kernel.journal import Entry, read_file
    from vigil.kernel.recovery import verify as wrong_lines
    from vigil.table import saves
    from vigil.table.paint import paper
    from vigil.table.telling import Teller

    journal = read_file(saves.find(asked.save))
    header = journal.header
    box = open_box(header.game, header.packs, folders=True)
    definition, content = box.definition, box.content
    teller = Teller(box.books[asked.language or system_language()], paper(asked.plain))
    if header.seats > 1 and not header.secret:
        raise Complaint("verify-no-secret", code=1)
    if header.secret and journal.fingerprint != header.fingerprint:
        raise Complaint("verify-fingerprint", code=1, shown=journal.fingerprint or "-", fingerprint=header.fingerprint)
    if header.content != definition.content_hash(content):
        teller.say("save-other-content", style="warn")
    wrong = wrong_lines(definition, content, journal)
    if wrong:
        raise Complaint("verify-wrong", code=1, n=len(wrong), lines=", ".join(map(str, wrong)))
    throws = sum(isinstance(record, Entry) and record.mark == "~" for _, record in journal.records)
    by = teller.plain("verify-secret", {"fingerprint": header.fingerprint}) if header.secret else ""
    teller.say("verified", {"n": throws, "by": by or teller.plain("verify-seed", {"seed": header.seed})})
    if journal.cut:
        raise Complaint("replay-stops", code=1, line=journal.cut)
    return 0


def rule(asked: argparse.Namespace) -> int:
    from vigil.games import take_down
    from vigil.table.paint import paper
    from vigil.table.telling import Teller

    definition = take_down(game_for(asked.game))
    words = library(definition)[asked.language or system_language()]
    sheet = paper(asked.plain)
    section = " ".join(asked.section)
    if not section:
        from vigil.kernel.text import slug

        for each in definition.sections:
            sheet.line((f"{words.citation(each):<24}", "key"), (words.say(f"rule-{slug(each)}-title"), ""))
        return 0
    if not Teller(words, sheet).rule(section, definition.sections):
        raise Complaint("no-such-rule", section=section)
    return 0


def coverage(asked: argparse.Namespace) -> int:
    from vigil.games import GAMES, take_down
    from vigil.lab.checklist import tests_folder
    from vigil.lab.coverage import main as measure

    games = [asked.game] if asked.game else list(GAMES)
    for game in games:
        take_down(game)
        if tests_folder(game) is None:
            raise Complaint("coverage-needs-sources")
    return max(measure(game, asked.brief) for game in games)


def games(asked: argparse.Namespace) -> int:
    from vigil.games import GAMES, take_down
    from vigil.table.paint import paper

    sheet = paper(asked.plain)
    for slug in GAMES:
        definition = take_down(slug)
        words = library(definition)[asked.language or system_language()]
        sheet.line((words.say(f"game-{slug}"), "title"), (f"  {slug}", "dim"))
        sheet.paragraph(words.say(f"game-{slug}-about"))
        for scenario in definition.scenarios:
            sheet.line((f"  {words.say(f'scenario-{scenario.slug}')}", "label"), (f"  {scenario.slug}", "dim"))
            sheet.paragraph(words.say(f"scenario-{scenario.slug}-about"), indent="    ")
    return 0
