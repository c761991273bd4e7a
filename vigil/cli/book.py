"""The commands for those who write in a book of scripts: vigil book check, echo, play, graph."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from vigil.app.errors import UsageError
from vigil.app.language import LANGUAGES
from vigil.app.loaded_game import LoadedGame, load_game
from vigil.app.output import output_for, warn
from vigil.cli.common_arguments import Commands, Parser, language_of
from vigil.games import GAMES, take_down
from vigil.kernel.definition.extras import AnyStorybook, Trial
from vigil.lab.book.repetition import Echo, echoes
from vigil.terminal.script_trial import try_script

SHOWN = 12  # scripts of an echo, by number


def register(commands: Commands, common: Parser) -> None:
    with_game = Parser(add_help=False, parents=[common])
    with_game.add_argument("--game", default="", help="a game from `vigil games` (default: the first that has a book)")
    with_game.add_argument(
        "--pack", action="append", default=[], metavar="NAME", help="a content pack, as in `vigil play`"
    )
    book = commands.add_parser(
        "book", parents=[common], help="check and read a game's book of scripts, for its writers"
    )
    actions = book.add_subparsers(dest="action", metavar="WHAT", required=True)
    checked = actions.add_parser(
        "check", parents=[with_game], help="say what is wrong with the book, and how many scripts it has"
    )
    checked.set_defaults(run=check)
    echo = actions.add_parser(
        "echo", parents=[with_game], help="list what the book says twice: runs of words, openings, endings, choices"
    )
    echo.add_argument("--most", type=int, default=12, metavar="N", help="lines of each kind (default 12); 0 for all")
    echo.add_argument(
        "--only", default="", metavar="NUMBERS", help="only echoes in which one of these scripts has a part: 1100-1199"
    )
    echo.set_defaults(run=show_echoes)
    played = actions.add_parser(
        "play", parents=[with_game], help="read one script as a player would; it begins again when a file is saved"
    )
    played.add_argument("script", type=int, metavar="NUMBER")
    played.add_argument("--with", dest="people", default="", metavar="NAMES", help="who is present: mira,tomas")
    played.add_argument("--at", default="", metavar="PLACE", help="a Location in the city where the script is read")
    played.add_argument(
        "--marked", default="", metavar="MARKS", help="what earlier scripts have written down: fed-children"
    )
    played.set_defaults(run=play_script)
    graph = actions.add_parser("graph", parents=[with_game], help="draw what leads to what in the book (SVG)")
    graph.add_argument("--out", default="", metavar="FILE", help="write to this file (default: standard output)")
    graph.set_defaults(run=draw_graph)


def load(arguments: argparse.Namespace) -> LoadedGame:
    """The game that is named, else the first that has a book."""
    with_book = (game for game in GAMES if take_down(game).extras.book)
    game = arguments.game or next(with_book, next(iter(GAMES)))
    return load_game(game, arguments.pack, folders=True)


def book_of(game: LoadedGame) -> AnyStorybook:
    if game.definition.extras.book is None:
        raise UsageError("book-none", game=game.definition.slug)
    return game.definition.extras.book


def check(arguments: argparse.Namespace) -> int:
    """Write what is wrong, a line each; the last line says how many scripts there are."""
    game = load(arguments)
    book, words, output = book_of(game), game.books[language_of(arguments)], output_for(arguments.plain)
    problems = book.problems(game.content, game.books)
    for problem in problems:
        warn(problem)
    if problems:
        output.line((words.raw("book-problems", {"n": len(problems)}), "warn"))
    output.line((words.raw("book-scripts", {"n": len(book.numbers(game.content))}), ""))
    return 1 if problems else 0


def show_echoes(arguments: argparse.Namespace) -> int:
    """Write what is repeated, in one language or in each."""
    game = load(arguments)
    book, headings, output = book_of(game), game.books[language_of(arguments)], output_for(arguments.plain)
    wanted = numbers_of(arguments.only)
    for language in [arguments.language] if arguments.language else LANGUAGES:
        words = game.books[language]
        names = [words.name(key) for key in book.persons(game.content)]
        for kind, echoes_of_kind in echoes(list(book.pages(game.content, words)), names).items():
            listed = [echo for echo in echoes_of_kind if not wanted or wanted.intersection(echo.scripts)]
            heading = headings.raw(f"echo-{kind}", {"n": len(listed)})
            output.line((f"{language}: {heading}", "title"))
            for echo in listed[: arguments.most or None]:
                output.paragraph(f"{len(echo.scripts):>4}  {echo.what}  ({scripts_of(echo)})", indent="  ")
    return 0


def draw_graph(arguments: argparse.Namespace) -> int:
    game = load(arguments)
    drawing = book_of(game).drawn(game.content, game.books[language_of(arguments)])
    if arguments.out:
        Path(arguments.out).write_text(drawing, encoding="utf-8")
    else:
        print(drawing)
    return 0


def play_script(arguments: argparse.Namespace) -> int:
    book_of(load(arguments))
    trial = Trial(arguments.script, names_in(arguments.people), arguments.at, names_in(arguments.marked))
    return try_script(partial(load, arguments), trial, language_of(arguments), output_for(arguments.plain))


def names_in(typed: str) -> tuple[str, ...]:
    return tuple(filter(None, (name.strip().lower() for name in typed.split(","))))


def scripts_of(echo: Echo) -> str:
    numbers = ", ".join(map(str, echo.scripts[:SHOWN]))
    return f"{numbers}, …" if len(echo.scripts) > SHOWN else numbers


def numbers_of(typed: str) -> set[int]:
    """ "7,1100-1199": the numbers that are meant."""
    numbers: set[int] = set()
    for part in filter(None, typed.split(",")):
        low, _, high = part.strip().partition("-")
        if not (low.isdecimal() and (high or low).isdecimal() and len(low + high) < 12):
            raise UsageError("book-no-number", what=part)
        numbers.update(range(int(low), int(high or low) + 1))
    return numbers
