"""What is typed at the prompt, and words of the command line."""

from __future__ import annotations

import contextlib
import io
import os
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec

from tests.terminal.seats_game import DEFINITION as PAIR
from tools.security.fuzz import Fault
from tools.security.fuzz._corruption import strange
from vigil.app.output import Output
from vigil.cli.main import main
from vigil.games import GAMES, take_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import Stops
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book
from vigil.terminal.table import Quit, Terminal
from vigil.web.tables.table import to_keep

LINES = 12  # typed at one table
WORDS = [
    "?",
    "u",
    "u turn",
    "u 2",
    "undo",
    "s",
    "state",
    "why",
    "explain",
    "log",
    "log all",
    "r",
    "rule",
    "card",
    "stops",
]
WORDS += ["hold", "skip", "lang", "lang it", "lang fr", "do", "out", "-", "yes", "+", "x2"]
COMMANDS = ["play", "resume", "saves", "replay", "verify", "export", "schema", "rule", "games", "packs", "packs list"]
COMMANDS += ["packs check", "packs add", "packs remove"]
COMMANDS += [f"play {game} -s {take_down(game).identity.scenarios[0].slug}" for game in GAMES]
FLAGS = ["--scenario", "-s", "--players", "--seed", "--undo", "--companion", "--set", "--pack", "--title", "--language"]
FLAGS += ["--plain", "--jsonl", "--stops", "--game", "--bot-time"]


class RandomTyping:
    """What is typed at a table: options, commands and nonsense, by luck."""

    def __init__(self, session: Session, luck: Random) -> None:
        self.session, self.luck = session, luck
        self.left = LINES
        self.typed = ""

    def read(self) -> str:
        self.left -= 1
        if self.left < 0:
            raise Quit
        self.typed = self.any_line().strip()
        return self.typed

    def any_line(self) -> str:
        luck = self.luck
        asked = list(self.session.pending.values())
        names = [option.name for option in asked[0].options] if asked else []
        match luck.randrange(6):
            case 0 | 1:
                return luck.choice(names) if names else str(luck.randint(0, 9))
            case 2:
                return str(luck.randint(-1, len(names) + 1))
            case 3:
                return luck.choice(WORDS)
            case 4:
                return f"{luck.choice(WORDS)} {luck.choice([strange(luck), *names[:3]])}"
            case _:
                return strange(luck)


def attempt(seed: int) -> str:
    luck = Random(seed)
    return on_the_command_line(luck) if seed % 10 == 0 else at_a_table(luck)


@cache
def unpacked(definition_slug: str) -> tuple[AnyDefinition, Any, dict[str, Words]]:
    definition: AnyDefinition = PAIR if definition_slug == PAIR.slug else take_down(definition_slug)
    books = {language: book(language, definition.identity.text) for language in LANGUAGES}
    return definition, definition.content.load([]), books


def at_a_table(luck: Random) -> str:
    definition, content, books = unpacked(luck.choice([*GAMES, PAIR.slug]))
    session = begun(definition, content, luck)
    typing, output = RandomTyping(session, luck), Output(io.StringIO(), plain=True)
    table = Terminal(session, books.__getitem__, "en", output, read_line=typing.read)
    try:
        with contextlib.suppress(Quit, EOFError):
            table.play()
    except Exception as error:
        raise Fault(f"{definition.slug}: typed {typing.typed[:60]!r}: {type(error).__name__}: {error}") from error
    stops = msgspec.json.decode(to_keep(session), type=list[Stops])
    again = resume(definition, session.content, parse(text_of(session.header, session.records)), stops=stops)
    same = again.digest(again.run.game.state) == session.digest(session.run.game.state)
    if not same or again.diverged:
        raise Fault(f"{definition.slug}: typed {typing.typed[:60]!r}: the save parts")
    return "played on"


def begun(definition: AnyDefinition, content: Any, luck: Random) -> Session:
    players = ["Ada", luck.choice(["Bo", "Ada", "@random"])] if min(definition.identity.seats) > 1 else [""]
    header = new_header(definition, content, luck.choice(definition.identity.scenarios).slug, players=players)
    if header.secret:
        header.secret = luck.randbytes(32).hex()
    else:
        header.seed = luck.randrange(1 << 31)
    return Session.start(definition, content, header)


def on_the_command_line(luck: Random) -> str:
    words = luck.choice(COMMANDS).split()
    for _ in range(luck.randrange(4)):
        words += [luck.choice(FLAGS)] if luck.random() < 0.6 else [strange(luck)]
    with a_home(luck), contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()) as said:
        try:
            code = main(words)
        except SystemExit:
            return "told how it is called"
        except Exception as error:
            raise Fault(f"vigil {' '.join(words)[:90]!r}: {type(error).__name__}: {error}") from error
    if code == 70:
        raise Fault(f"vigil {' '.join(words)[:90]!r}: {said.getvalue()[:200]}")
    return f"exit code {code}"


@contextlib.contextmanager
def a_home(luck: Random) -> Iterator[None]:
    typed = io.StringIO("".join(f"{luck.choice([*WORDS, '1', '2', strange(luck)])}\n" for _ in range(5)))
    with tempfile.TemporaryDirectory() as home:
        environment = mock.patch.dict(os.environ, {"VIGIL_HOME": str(Path(home) / "home")})
        with environment, mock.patch("sys.stdin", typed):
            yield
