"""The command line; each command is imported when it is called."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from vigil import __version__
from vigil.app.errors import UsageError
from vigil.app.language import LANGUAGES, system_language
from vigil.kernel.characters import shown

PATH = 200  # letters of a path or an error in a sentence


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        super().error(shown(message))


def parser() -> Parser:
    common = Parser(add_help=False)
    common.add_argument(
        "--language", "-l", choices=LANGUAGES, default=None, help="en, it or fr (default: the system's)"
    )
    common.add_argument("--plain", action="store_true", help="no colour, no columns: for pipes and screen readers")

    seated = Parser(add_help=False)
    seated.add_argument(
        "--stops",
        choices=("matters", "always"),
        default="matters",
        help="where you are asked for powers: where one can matter (default), or always",
    )

    top = Parser(prog="vigil", description="A table for survival board games.")
    top.add_argument("--version", action="store_true", help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", parents=[common, seated], help="start a game")
    play.add_argument(
        "game", nargs="?", default="", help="see: vigil games (the first of them, or that of the scenario)"
    )
    play.add_argument("--scenario", "-s", default="", help="a scenario's name, e.g. rise-of-the-people")
    play.add_argument(
        "--players", default="", metavar="NAMES", help="who sits at the table: Ada,Bo,@random (a bot), - (nobody)"
    )
    play.add_argument(
        "--seed", type=int, default=None, help="the same seed gives the same dice and cards (games of one seat)"
    )
    play.add_argument(
        "--undo", choices=("free", "no-peeking", "ironman"), default="free", help="how far you may take back"
    )
    play.add_argument(
        "--companion", default="", metavar="KINDS", help="what you bring yourself: die,cube,card,counter or all"
    )
    play.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a switch, e.g. culture-ceiling=10"
    )
    play.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="NAME",
        help="a content pack by name, or its folder; may be repeated",
    )
    play.add_argument(
        "--sheet",
        default="",
        metavar="FILE",
        help="play on from a SAVE sheet that was typed in, where the game has one",
    )
    play.add_argument("--title", default="", help="a name for the saved game")
    play.add_argument("--guided", action="store_true", help="a first game by the hand, where the game has one")
    play.add_argument(
        "--bot",
        default=None,
        metavar="NAME",
        help="random, curious, steady or package:Class plays, you read",
    )
    play.add_argument(
        "--bot-time", type=float, default=2.0, metavar="SECONDS", help="for each answer of a bot from elsewhere"
    )

    resume = commands.add_parser(
        "resume", parents=[common, seated], help="take up a saved game (the newest, if none is named)"
    )
    resume.add_argument("save", nargs="?", default="", help="a number of `vigil saves`, a file name or a path")
    resume.add_argument(
        "--bot", action="append", default=[], metavar="NAME", help="a bot from elsewhere (package:Class) of this game"
    )
    resume.add_argument("--bot-time", type=float, default=2.0, metavar="SECONDS", help="for each of its answers")

    saves = commands.add_parser("saves", parents=[common], help="list the saved games, or bring back a copy of one")
    saves.add_argument(
        "--restore",
        nargs="?",
        const="",
        default=None,
        metavar="COPY",
        help="list the copies that are kept of saved games; with a number or a file, bring one back",
    )
    replay = commands.add_parser("replay", parents=[common], help="tell a saved game again from its start")
    replay.add_argument("save", help="a number of `vigil saves`, a file name or a path")
    verify = commands.add_parser("verify", parents=[common], help="whether the dice of a saved game were honest")
    verify.add_argument("save", help="a number of `vigil saves`, a file name or a path")
    verify.add_argument(
        "--parent",
        action="append",
        default=[],
        metavar="SAVE",
        help="the game it was branched off, whose dice it took over; may be repeated for a branch of a branch",
    )
    export = commands.add_parser("export", parents=[common], help="a saved game for those who compute")
    export.add_argument("save", help="a number of `vigil saves`, a file name or a path")
    export.add_argument(
        "--jsonl", action="store_true", required=True, help="a JSON object for each answer, a line each"
    )
    schema = commands.add_parser("schema", parents=[common], help="a JSON schema of the lines of an export")
    schema.add_argument("game", nargs="?", default="", help="see: vigil games")
    rule = commands.add_parser("rule", parents=[common], help="our paraphrase of a section of the rulebook")
    rule.add_argument("section", nargs="*", help="e.g. 4.2.8, or 3.1 step 4; without one the list of sections")
    rule.add_argument("--game", default="", help="see: vigil games")
    aid = commands.add_parser(
        "aid", parents=[common], help="one page to lay beside the board: turn, actions, orders, keys"
    )
    aid.add_argument("game", nargs="?", default="", help="see: vigil games")
    coverage = commands.add_parser("coverage", parents=[common], help="every rule: coded, tested, exercised, ruled")
    coverage.add_argument("game", nargs="?", default="", help="every game, if none is named")
    coverage.add_argument("--brief", action="store_true", help="only the summary and what is missing")
    packs = commands.add_parser("packs", parents=[common], help="content packs: your own tables and words")
    doing = packs.add_subparsers(dest="doing", metavar="WHAT", required=True)
    doing.add_parser("list", parents=[common], help="the packs that are installed")
    add = doing.add_parser("add", parents=[common], help="check a pack and keep a copy of it")
    add.add_argument("folder")
    check = doing.add_parser("check", parents=[common], help="say what is wrong with a pack")
    check.add_argument("folder")
    remove = doing.add_parser("remove", parents=[common], help="throw the copy of a pack away")
    remove.add_argument("name")
    new = doing.add_parser("new", parents=[common], help="begin a pack: every table of a game, to be changed")
    new.add_argument("game", help="see: vigil games")
    new.add_argument("folder")
    bound = Parser(add_help=False, parents=[common])
    bound.add_argument("--game", default="", help="see: vigil games (the first that has a book)")
    bound.add_argument("--pack", action="append", default=[], metavar="NAME", help="a content pack, as in `vigil play`")
    book = commands.add_parser("book", parents=[common], help="a game's book of scripts: for those who write in it")
    doing = book.add_subparsers(dest="doing", metavar="WHAT", required=True)
    doing.add_parser("check", parents=[bound], help="say what is wrong with it, and how many scripts it has")
    echo = doing.add_parser(
        "echo", parents=[bound], help="what it says twice: runs of words, openings, endings, choices"
    )
    echo.add_argument("--most", type=int, default=12, metavar="N", help="lines of each kind (default 12); 0: all")
    echo.add_argument(
        "--only", default="", metavar="NUMBERS", help="echoes in which one of these has a part: 1100-1199"
    )
    trying = doing.add_parser(
        "play", parents=[bound], help="read one script as a player would; it begins anew when saved"
    )
    trying.add_argument("script", type=int, metavar="NUMBER")
    trying.add_argument("--with", dest="people", default="", metavar="NAMES", help="who is there: mira,tomas")
    trying.add_argument("--at", default="", metavar="PLACE", help="out in the city, at this Location")
    trying.add_argument("--marked", default="", metavar="MARKS", help="what was written down before: fed-children")
    graph = doing.add_parser("graph", parents=[bound], help="the book drawn: what leads to what (SVG)")
    graph.add_argument("--out", default="", metavar="FILE", help="instead of standard output")
    commands.add_parser("games", parents=[common], help="the games, their scenarios and settings")
    serve = commands.add_parser("serve", parents=[common], help="the table in the browser")
    serve.add_argument("--port", type=port, default=8437, help="8437 if nothing is said; 0 takes any free one")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    serve.add_argument("--no-browser", action="store_true", help="only print the address")
    serve.add_argument(
        "--open-to-others", action="store_true", help="other machines may come; every seat has its own secret link"
    )
    serve.add_argument("--name", action="append", default=[], help="a host name the table answers to; may be repeated")
    serve.add_argument("--log", action="store_true", help="an access log on standard error, a JSON object a line")
    serve.add_argument(
        "--proxy", default="", help="the address of a proxy before it, whose X-Forwarded headers are believed"
    )
    return top


def port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text[:20]}: expected a number from 0 to {(1 << 16) - 1}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    top = parser()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that cannot be shown or read never stops a game
            stream.reconfigure(errors="replace")
    asked = top.parse_args(arguments)
    if asked.version:
        print(f"vigil {__version__}")
        return 0
    if not asked.command:
        top.print_help()
        return 0
    return guarded(asked)


def guarded(asked: argparse.Namespace) -> int:
    """Run a command; whatever goes wrong becomes a sentence and an exit code, never a traceback."""
    from vigil.app.output import warn
    from vigil.app.packs.installed import PackRefused
    from vigil.app.time_limit import TooLong
    from vigil.bots.subprocess_bot import BotError
    from vigil.cli import book, export, packs, play, show
    from vigil.games import NoSuchGame
    from vigil.kernel.content.tables import PackError
    from vigil.kernel.journal.header import SaveError
    from vigil.kernel.play.new_game import TooFewSeats
    from vigil.kernel.play.session import RulesCrash
    from vigil.kernel.text.catalogs import TextError
    from vigil.kernel.text.words import KERNEL_TEXT, Words

    commands = {
        "play": play.play,
        "resume": play.resume,
        "saves": show.list_saves,
        "replay": show.replay,
        "verify": show.verify,
        "rule": show.rule,
        "aid": show.aid,
        "coverage": show.coverage,
        "games": show.games,
        "packs": packs.packs,
        "book": book.book,
        "export": export.export,
        "schema": export.schema,
        "serve": serve,
    }

    words = Words(asked.language or system_language(), [KERNEL_TEXT])
    try:
        return int(commands[asked.command](asked) or 0)
    except UsageError as complaint:
        warn(words.raw(complaint.key, complaint.facts))
        return complaint.code
    except SaveError as error:
        warn(words.raw(error.key, error.facts))
        return 2 if isinstance(error, PackRefused) else 1
    except (PackError, TextError) as error:
        warn(words.raw("bad-pack", {"what": str(error)}))
        return 2
    except BotError as error:
        warn(words.raw("no-such-bot", {"what": str(error)}))
        return 2
    except RulesCrash as crash:
        warn(words.raw("rules-crash", {"what": str(crash)}))
        return 1
    except TooFewSeats as few:
        named = {"name": few.setting, "value": few.value}
        warn(words.raw("setting-needs-seats", {**named, "n": few.needs}))
        return 2
    except TooLong:
        warn(words.raw("rules-endless", {}))
        return 1
    except NoSuchGame as error:
        warn(words.raw("no-such-game", {"name": str(error)}))
        return 2
    except KeyboardInterrupt:
        warn("\n" + words.raw("interrupted", {}))
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # mostly a name that no file can have
        what = {"path": str(error.filename or "-")[:PATH], "why": error.strerror or str(error)}
        warn(words.raw("cannot-open", what))
        return 1
    except Exception as error:
        warn(words.raw("went-wrong", {"what": f"{type(error).__name__}: {error}"[:PATH]}))
        if os.environ.get("VIGIL_DEBUG"):
            raise
        return 70


def serve(asked: argparse.Namespace) -> int:
    from vigil.kernel.text.words import KERNEL_TEXT, Words
    from vigil.web.server.serve import serve as run

    words = Words(asked.language or system_language(), [KERNEL_TEXT])
    names, show = asked.name, not asked.no_browser
    return run(words, asked.host, asked.port, show, asked.open_to_others, names, asked.log, asked.proxy)


if __name__ == "__main__":
    sys.exit(main())
