"""The command line: vigil play | serve | resume | saves | replay | rule | coverage | games."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vigil.kernel.game import Definition
    from vigil.kernel.session import Session
    from vigil.kernel.text import Words
    from vigil.table.paint import Paper

LANGUAGES = ("en", "it", "fr")


class Complaint(Exception):
    """Something the user can mend: a sentence and an exit code."""

    def __init__(self, key: str, code: int = 2, **facts: str | int) -> None:
        self.key, self.code, self.facts = key, code, facts
        super().__init__(key)


def parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--language", "-l", choices=LANGUAGES, default=None, help="en, it or fr (default: the system's)"
    )
    common.add_argument("--plain", action="store_true", help="no colour, no columns: for pipes and screen readers")

    top = argparse.ArgumentParser(prog="vigil", description="A table for survival board games.")
    top.add_argument("--version", action="store_true", help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", parents=[common], help="start a game")
    play.add_argument("game", nargs="?", default="navajo-wars", help="see: vigil games")
    play.add_argument("--scenario", "-s", default="", help="a scenario's name, e.g. rise-of-the-people")
    play.add_argument("--seed", type=int, default=None, help="the same seed gives the same dice and cards")
    play.add_argument(
        "--undo", choices=("free", "no-peeking", "ironman"), default="free", help="how far you may take back"
    )
    play.add_argument(
        "--companion", default="", metavar="KINDS", help="what you bring yourself: die,cube,card,counter or all"
    )
    play.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a switch, e.g. culture-ceiling=10"
    )
    play.add_argument("--pack", action="append", default=[], metavar="FOLDER", help="a content pack; may be repeated")
    play.add_argument("--title", default="", help="a name for the saved game")
    play.add_argument("--bot", choices=("random",), default=None, help="let chance play, and read the told game")

    resume = commands.add_parser("resume", parents=[common], help="take up a saved game (the newest, if none is named)")
    resume.add_argument("save", nargs="?", default="", help="a number of `vigil saves`, a file name or a path")

    commands.add_parser("saves", parents=[common], help="list the saved games")
    replay = commands.add_parser("replay", parents=[common], help="tell a saved game again from its start")
    replay.add_argument("save", help="a number of `vigil saves`, a file name or a path")
    rule = commands.add_parser("rule", parents=[common], help="our paraphrase of a section of the rulebook")
    rule.add_argument("section", nargs="*", help="e.g. 4.2.8, or 3.1 step 4; without one the list of sections")
    rule.add_argument("--game", default="navajo-wars")
    coverage = commands.add_parser("coverage", parents=[common], help="every rule: coded, tested, exercised, ruled")
    coverage.add_argument("game", nargs="?", default="navajo-wars")
    coverage.add_argument("--brief", action="store_true", help="only the summary and what is missing")
    commands.add_parser("games", parents=[common], help="the games and their scenarios")
    serve = commands.add_parser("serve", parents=[common], help="the table in the browser")
    serve.add_argument("--port", type=int, default=8437, help="8437 if nothing is said; 0 takes any free one")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    serve.add_argument("--no-browser", action="store_true", help="only print the address")
    serve.add_argument(
        "--open-to-others", action="store_true", help="other machines may come; every seat has its own secret link"
    )
    serve.add_argument("--name", action="append", default=[], help="a host name the table answers to; may be repeated")
    serve.add_argument("--log", action="store_true", help="an access log on standard error, a JSON object a line")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    top = parser()
    asked = top.parse_args(arguments)
    if asked.version:
        from importlib.metadata import version

        print(f"vigil {version('vigil')}")
        return 0
    if not asked.command:
        top.print_help()
        return 0
    return guarded(asked)


def guarded(asked: argparse.Namespace) -> int:
    """Run a command; whatever goes wrong becomes a sentence and an exit code, never a traceback."""
    from vigil.games import NoSuchGame
    from vigil.kernel.journal import SaveError
    from vigil.kernel.packs import PackError
    from vigil.kernel.text import KERNEL_TEXT, TextError, Words

    words = Words(asked.language or system_language(), [KERNEL_TEXT])
    try:
        return int(COMMANDS[asked.command](asked) or 0)
    except Complaint as complaint:
        print(words.raw(complaint.key, complaint.facts), file=sys.stderr)
        return complaint.code
    except SaveError as error:
        print(words.raw(error.key, error.facts), file=sys.stderr)
        return 1
    except (PackError, TextError) as error:
        print(words.raw("bad-pack", {"what": str(error)}), file=sys.stderr)
        return 2
    except NoSuchGame as error:
        print(words.raw("no-such-game", {"name": str(error)}), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\n" + words.raw("interrupted", {}), file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def system_language() -> str:
    for name in ("VIGIL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def library(definition: Definition, packs: Sequence[Path], content: object = None) -> dict[str, Words]:
    """The game in every language; with its content, what the content names must have words."""
    from vigil.kernel.text import KERNEL_TEXT, Words

    folders = [KERNEL_TEXT, definition.text, *(pack / "text" for pack in packs)]
    books = {language: Words(language, folders) for language in LANGUAGES}
    if content is not None:
        for words in books.values():
            words.require(definition.wording(content))
    return books


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


def shelf(game: str, packs: Sequence[str]) -> tuple[Definition, object, dict[str, Words]]:
    """A game with its content and words, as a save names them."""
    from vigil.games import take_down

    definition = take_down(game)
    folders = [Path(pack) for pack in packs]
    for folder in folders:
        if not folder.is_dir():
            raise Complaint("no-such-pack", code=1, path=str(folder))
    content = definition.load_content(folders)
    return definition, content, library(definition, folders, content)


def list_saves(asked: argparse.Namespace) -> int:
    from datetime import datetime

    from vigil.games import take_down
    from vigil.table import saves
    from vigil.table.paint import paper

    sheet = paper(asked.plain)
    language = asked.language or system_language()
    known = saves.saved_games()
    books: dict[str, Words] = {}
    for n, saved in enumerate(known, start=1):
        game = saved.header.game
        if game not in books:
            books[game] = library(take_down(game), [])[language]
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
        sheet.line((f"     {saved.path}", "dim"))
    if not known:
        raise Complaint("save-none", code=0)
    return 0


def replay(asked: argparse.Namespace) -> int:
    from vigil.kernel.journal import read_file
    from vigil.kernel.recovery import resume as take_up
    from vigil.table import saves
    from vigil.table.paint import paper
    from vigil.table.terminal import Terminal

    journal = read_file(saves.find(asked.save))
    definition, content, books = shelf(journal.header.game, journal.header.packs)
    language = asked.language or system_language()
    session = take_up(definition, content, journal)
    table = Terminal(session, books.__getitem__, language, paper(asked.plain))
    table.tell(session.log)
    if session.diverged or session.cut:
        line = session.diverged.line if session.diverged else session.cut
        table.say("replay-stops", {"line": line})
        return 1
    if session.over:
        table.close()
    else:
        table.say("replay-open", {"n": len(session.entries)})
    return 0


def rule(asked: argparse.Namespace) -> int:
    from vigil.games import take_down
    from vigil.table.paint import paper
    from vigil.table.terminal import show_rule

    definition = take_down(asked.game)
    words = library(definition, [])[asked.language or system_language()]
    sheet = paper(asked.plain)
    section = " ".join(asked.section)
    if not section:
        from vigil.kernel.text import slug

        for each in definition.sections:
            sheet.line((f"{words.citation(each):<24}", "key"), (words.say(f"rule-{slug(each)}-title"), ""))
        return 0
    if not show_rule(words, sheet, section, definition.sections):
        raise Complaint("no-such-rule", section=section)
    return 0


def coverage(asked: argparse.Namespace) -> int:
    from vigil.games import take_down
    from vigil.lab.coverage import main as measure

    take_down(asked.game)
    return measure(asked.game, asked.brief)


def games(asked: argparse.Namespace) -> int:
    from vigil.games import GAMES, take_down
    from vigil.table.paint import paper

    sheet = paper(asked.plain)
    for slug in GAMES:
        definition = take_down(slug)
        words = library(definition, [])[asked.language or system_language()]
        sheet.line((words.say(f"game-{slug}"), "title"), (f"  {slug}", "dim"))
        sheet.paragraph(words.say(f"game-{slug}-about"))
        for scenario in definition.scenarios:
            sheet.line((f"  {words.say(f'scenario-{scenario.slug}')}", "label"), (f"  {scenario.slug}", "dim"))
            sheet.paragraph(words.say(f"scenario-{scenario.slug}-about"), indent="    ")
    return 0


def serve(asked: argparse.Namespace) -> int:
    from vigil.kernel.text import KERNEL_TEXT, Words
    from vigil.table.web.serve import serve as run

    words = Words(asked.language or system_language(), [KERNEL_TEXT])
    return run(words, asked.host, asked.port, not asked.no_browser, asked.open_to_others, asked.name, asked.log)


COMMANDS = {
    "play": play,
    "resume": resume,
    "saves": list_saves,
    "replay": replay,
    "rule": rule,
    "coverage": coverage,
    "games": games,
    "serve": serve,
}

if __name__ == "__main__":
    sys.exit(main())
