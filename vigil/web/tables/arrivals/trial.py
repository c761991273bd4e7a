"""The process in which a journal from elsewhere is played before it is believed. It loads no more than it needs.

python -m vigil.web.tables.arrivals.trial < a Message
"""

from __future__ import annotations

import os
import sys

import msgspec
from msgspec import Struct

from vigil.app.loaded_game import load_game
from vigil.games import GAMES
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.play.resume import resume
from vigil.web.tables.arrivals.checks import check_header, check_start, show

MEMORY = 1 << 30


class Message(Struct):
    games: dict[str, str]  # the shelf
    text: str
    seconds: int  # of computing


class Verdict(Struct):
    """ "" if nothing is wrong with it."""

    key: str = ""
    facts: dict[str, str | int] = {}


def judge(text: str) -> Verdict:
    """Play a journal and look at it. What is wrong with the game rather than with the journal is not said here."""
    try:
        journal = parse(text)
        check_header(journal.header)
        box = load_game(journal.header.game, journal.header.packs)
        check_start(box.definition, journal.header)
        show(box, resume(box.definition, box.content, journal))
    except SaveError as error:
        return Verdict(error.key, error.facts)
    except MemoryError:
        return Verdict("web-import-too-much")
    except Exception:
        return Verdict()
    return Verdict()


def limit(seconds: int) -> None:
    """Little time and memory, and the tables go first."""
    try:
        import resource
    except ImportError:  # where there are no such limits: there is still the wall
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(10)


def main() -> None:
    message = msgspec.json.decode(sys.stdin.buffer.read(), type=Message)
    limit(message.seconds)
    GAMES.update(message.games)
    sys.stdout.buffer.write(msgspec.json.encode(judge(message.text)))


if __name__ == "__main__":
    main()
