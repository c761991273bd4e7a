"""The commands for those who write in a book of scripts: vigil book check, echo, graph, play."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from vigil.app.errors import Complaint
from vigil.app.language import LANGUAGES, system_language
from vigil.app.loaded_game import Box, open_box
from vigil.app.output import Paper, paper, warn
from vigil.games import GAMES, take_down
from vigil.kernel.definition.extras import AnyStorybook, Trial

if TYPE_CHECKING:
    from vigil.lab.book.echo import Echo

SHOWN = 12  # scripts of an echo, by number


def book(asked: argparse.Namespace) -> int:
    doing: dict[str, Callable[[argparse.Namespace, Box, AnyStorybook, Paper], int]]
    doing = {"check": check, "echo": echo, "play": play, "graph": graph}
    box = opened(asked)
    if box.definition.extras.book is None:
        raise Complaint("book-none", game=box.definition.slug)
    return doing[asked.doing](asked, box, box.definition.extras.book, paper(asked.plain))


def opened(asked: argparse.Namespace) -> Box:
    return open_box(game_with_a_book(asked.game), asked.pack, folders=True)


def game_with_a_book(named: str) -> str:
    """The game that is named, else the first on the shelf that has a book."""
    return named or next((game for game in GAMES if take_down(game).extras.book), next(iter(GAMES)))


def check(asked: argparse.Namespace, box: Box, book: AnyStorybook, sheet: Paper) -> int:
    """What is wrong, a line each; the last line says how many scripts there are."""
    problems = book.problems(box.content, box.books)
    for problem in problems:
        warn(problem)
    words = box.books[asked.language or system_language()]
    if problems:
        sheet.line((words.raw("book-problems", {"n": len(problems)}), "warn"))
    sheet.line((words.raw("book-scripts", {"n": len(book.numbers(box.content))}), ""))
    return 1 if problems else 0


def echo(asked: argparse.Namespace, box: Box, book: AnyStorybook, sheet: Paper) -> int:
    """What is repeated, in one language or in each."""
    from vigil.lab.book.echo import echoes

    talk = box.books[asked.language or system_language()]
    wanted = numbers_of(asked.only)
    for language in [asked.language] if asked.language else LANGUAGES:
        words = box.books[language]
        names = [words.name(key) for key in book.persons(box.content)]
        for kind, found in echoes(list(book.pages(box.content, words)), names).items():
            found = [each for each in found if not wanted or wanted.intersection(each.scripts)]
            heading = talk.raw(f"echo-{kind}", {"n": len(found)})
            sheet.line((f"{language}: {heading}", "title"))
            for each in found[: asked.most or None]:
                sheet.paragraph(f"{len(each.scripts):>4}  {each.what}  ({listed(each)})", indent="  ")
    return 0


def graph(asked: argparse.Namespace, box: Box, book: AnyStorybook, sheet: Paper) -> int:
    drawing = book.drawn(box.content, box.books[asked.language or system_language()])
    if asked.out:
        Path(asked.out).write_text(drawing, encoding="utf-8")
    else:
        print(drawing)
    return 0


def play(asked: argparse.Namespace, box: Box, book: AnyStorybook, sheet: Paper) -> int:
    from vigil.terminal.script_preview import try_script

    trial = Trial(asked.script, named(asked.people), asked.at, named(asked.marked))
    return try_script(lambda: opened(asked), trial, asked.language or system_language(), sheet)


def named(typed: str) -> tuple[str, ...]:
    return tuple(filter(None, (each.strip().lower() for each in typed.split(","))))


def listed(echo: Echo) -> str:
    shown = ", ".join(map(str, echo.scripts[:SHOWN]))
    return f"{shown}, …" if len(echo.scripts) > SHOWN else shown


def numbers_of(typed: str) -> set[int]:
    """ "7,1100-1199": the numbers that are meant."""
    found: set[int] = set()
    for part in filter(None, typed.split(",")):
        low, _, high = part.strip().partition("-")
        if not (low.isdecimal() and (high or low).isdecimal() and len(low + high) < 12):
            raise Complaint("book-no-number", what=part)
        found.update(range(int(low), int(high or low) + 1))
    return found
