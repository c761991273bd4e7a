"""The commands that only show something: vigil saves, replay, verify, rule, coverage, games."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

from vigil.app import time_limit
from vigil.app.errors import Complaint
from vigil.app.language import system_language
from vigil.app.loaded_game import game_for, library, open_box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vigil.app.output import Paper
    from vigil.app.saves import Saved
    from vigil.kernel.text.words import Words


def list_saves(asked: argparse.Namespace) -> int:
    """The saved games; with --restore the copies of them, or one of these brought back."""
    from vigil.app import saves
    from vigil.app.output import paper

    sheet = paper(asked.plain)
    words = own_words(asked)
    if asked.restore:
        from vigil.app.restore import restore

        for key, facts in restore(asked.restore):
            sheet.paragraph(words.raw(key, facts))
        return 0
    known, sick = (saves.copies(), []) if asked.restore is not None else (saves.saved_games(), saves.sick_games())
    tell_saves(known, sheet, asked.language or system_language())
    for each in sick:
        sheet.line((f"  -  {each.path.name}", "title"))
        sheet.paragraph(words.raw(each.error.key, each.error.facts), "warn", indent="     ")
    if asked.restore is not None:
        sheet.paragraph(words.say("copies-how" if known else "copies-none"))
    elif not known and not sick:
        raise Complaint("save-none", code=0)
    return 0


def own_words(asked: argparse.Namespace) -> Words:
    from vigil.kernel.text.words import KERNEL_TEXT, Words

    return Words(asked.language or system_language(), [KERNEL_TEXT])


def tell_saves(known: Sequence[Saved], sheet: Paper, language: str) -> None:
    """A list of saves; one whose game or scenario is not here has its own names for them."""
    from datetime import datetime

    from vigil.games import GAMES, take_down
    from vigil.kernel.text.words import KERNEL_TEXT, Words
    from vigil.terminal.writer import Teller

    books: dict[str, Words] = {}
    for n, saved in enumerate(known, start=1):
        header = saved.header
        if header.game not in books:
            here = header.game in GAMES
            books[header.game] = library(take_down(header.game))[language] if here else Words(language, [KERNEL_TEXT])
        words = books[header.game]
        scenario = f"scenario-{header.scenario}"
        title = header.title or (words.say(scenario) if words.has(scenario) else header.scenario)
        when = datetime.fromtimestamp(saved.changed).strftime("%Y-%m-%d %H:%M")
        facts: dict[str, str | int] = {
            "turn": saved.turn,
            "answers": saved.given,
            "undo": header.undo,
            "undos": saved.undos,
        }
        sheet.line((f"{n:>3}  ", "key"), (title, "title"), (f"  {when}  ", "dim"), (words.raw("save-line", facts), ""))
        if header.game not in GAMES:
            sheet.line(("     " + words.raw("no-such-game", {"name": header.game}), "warn"))
        elif header.seats > 1:
            names = Teller(words, sheet, header.players).names()
            sheet.line(("     " + words.raw("at-the-table", {"names": names}), ""))
        sheet.line((f"     {saved.path}", "dim"))


def replay(asked: argparse.Namespace) -> int:
    """While secrets live, only what everybody heard is told."""
    from vigil.app import saves
    from vigil.app.output import paper
    from vigil.kernel.journal.file import read_file
    from vigil.kernel.play.resume import resume as take_up
    from vigil.terminal.hot_seat import everything, onlooker
    from vigil.terminal.writer import Teller

    journal = read_file(saves.find(asked.save))
    box = open_box(journal.header.game, journal.header.packs, folders=True)
    definition = box.definition
    session = time_limit.call(time_limit.LOAD, partial(take_up, definition, box.content, journal))
    words = box.books[asked.language or system_language()]
    teller = Teller(words, paper(asked.plain), journal.header.players, definition.display.weights)
    teller.tell(everything(session) if session.over else [(None, event) for event in onlooker(session).events()])
    if session.diverged or session.cut:
        line = session.diverged.line if session.diverged else session.cut
        teller.say("replay-stops", {"line": line})
        return 1
    if session.over:
        teller.ending(definition.rules.outcome(session.run.game), session.header.scenario)
        return 0
    teller.say("replay-open", {"n": len(session.entries)})
    if session.header.seats > 1:
        teller.say("replay-secrets")
    return 0


def verify(asked: argparse.Namespace) -> int:
    """Whether every die fell as the seed or the secret says, and what that does not prove. The result is not 0 either
    where a game of several was set back: whoever held its file could choose among the dice."""
    from vigil.app import saves
    from vigil.app.output import paper
    from vigil.kernel.journal.file import read_file
    from vigil.kernel.play.verify import altered, cannot_begin
    from vigil.kernel.play.verify import verify as proof_of
    from vigil.presentation import dice_proof
    from vigil.terminal.writer import Teller

    journal = read_file(saves.find(asked.save))
    parents = [read_file(saves.find(each)) for each in asked.parent]
    header = journal.header
    box = open_box(header.game, header.packs, folders=True)
    definition, content = box.definition, box.content
    words = box.books[asked.language or system_language()]
    teller = Teller(words, paper(asked.plain), header.players)
    refuse(cannot_begin(journal))
    if header.content != definition.content.hash(content):
        teller.say("save-other-content", style="warn")
    if header.rules != definition.identity.rules_version:
        teller.say(
            "verify-other-rules", {"rules": header.rules, "known": definition.identity.rules_version}, style="warn"
        )
    proof = time_limit.call(time_limit.LOAD, partial(proof_of, definition, content, journal, parents))
    refuse(dice_proof.fault(proof) or altered(journal))
    for sentence in dice_proof.three_sentences(header, proof, words, teller.name):
        teller.paper.paragraph(sentence)
    for key, facts in dice_proof.behind(header, proof, teller.name):
        teller.say(key, facts, style="dim")
    if journal.cut:
        raise Complaint("replay-stops", code=1, line=journal.cut)
    return 1 if proof.set_backs and header.seats > 1 else 0


def refuse(said: tuple[str, dict[str, str | int]] | None) -> None:
    if said:
        raise Complaint(said[0], 1, **said[1])


def rule(asked: argparse.Namespace) -> int:
    from vigil.app.output import paper
    from vigil.games import take_down
    from vigil.terminal.writer import Teller

    definition = take_down(game_for(asked.game))
    words = library(definition)[asked.language or system_language()]
    sheet = paper(asked.plain)
    section = " ".join(asked.section)
    if not section:
        from vigil.kernel.text.words import slug

        for each in definition.identity.sections:
            sheet.line((f"{words.citation(each):<24}", "key"), (words.say(f"rule-{slug(each)}-title"), ""))
        return 0
    if not Teller(words, sheet).rule(section, definition.identity.sections):
        raise Complaint("no-such-rule", section=section)
    return 0


def aid(asked: argparse.Namespace) -> int:
    """The page to print, as text."""
    from vigil.app.output import paper
    from vigil.presentation.first_game.player_aid import aid_of, blocks

    box = open_box(game_for(asked.game))
    words, sheet = box.books[asked.language or system_language()], paper(asked.plain)
    found = aid_of(box.definition)
    if found is None:
        raise Complaint("no-aid", game=words.say(f"game-{box.definition.slug}"))
    for block in blocks(found, words):
        sheet.line((block.title, "title"))
        if block.text:
            sheet.paragraph(block.text)
        if block.beside:
            continue
        for line in block.lines:
            cost = f" ({line.cost})" if line.cost else ""
            rule = f" [{line.rule}]" if line.rule else ""
            sheet.paragraph(f"- {line.name}{cost}{': ' + line.text if line.text else ''}{rule}")
        sheet.line()
    sheet.paragraph(words.say("help"))
    return 0


def coverage(asked: argparse.Namespace) -> int:
    from vigil.games import GAMES, take_down
    from vigil.lab.rule_coverage.checklist import tests_folder
    from vigil.lab.rule_coverage.coverage import main as measure

    games = [asked.game] if asked.game else list(GAMES)
    for game in games:
        take_down(game)
        if tests_folder(game) is None:
            raise Complaint("coverage-needs-sources")
    return max(measure(game, asked.brief) for game in games)


def games(asked: argparse.Namespace) -> int:
    from vigil.app.output import paper
    from vigil.games import GAMES, take_down

    sheet = paper(asked.plain)
    for slug in GAMES:
        definition = take_down(slug)
        words = library(definition)[asked.language or system_language()]
        sheet.line((words.say(f"game-{slug}"), "title"), (f"  {slug}", "dim"))
        sheet.paragraph(words.say(f"game-{slug}-about"))
        for scenario in definition.identity.scenarios:
            sheet.line((f"  {words.say(f'scenario-{scenario.slug}')}", "label"), (f"  {scenario.slug}", "dim"))
            sheet.paragraph(words.say(f"scenario-{scenario.slug}-about"), indent="    ")
        for setting in definition.identity.settings:
            sheet.line((f"  {words.say(f'setting-{setting.slug}')}", "label"))
            for value in setting.values:
                sheet.line(
                    (f"    --set {setting.slug}={value}", "dim"),
                    (f"  {words.say(f'setting-{setting.slug}-{value}')}", ""),
                )
    return 0
