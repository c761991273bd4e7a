"""What goes wrong in a command becomes a sentence and an exit code, never a traceback."""

from __future__ import annotations

import argparse
import os
import sys

from vigil.app.errors import UsageError
from vigil.app.output import warn
from vigil.app.packs.installed import PackRefused
from vigil.app.time_limit import TooLong
from vigil.bots.subprocess_bot import BotError
from vigil.cli.common_arguments import language_of
from vigil.games import NoSuchGame
from vigil.kernel.content.tables import PackError
from vigil.kernel.journal.header import SaveError
from vigil.kernel.play.new_header import TooFewSeats
from vigil.kernel.play.session import RulesCrash
from vigil.kernel.text.catalogs import TextError
from vigil.kernel.text.words import book

PATH = 200  # letters of a path or an error in a sentence


def run(arguments: argparse.Namespace) -> int:
    """Run a command; returns its exit code."""
    words = book(language_of(arguments))
    try:
        return int(arguments.run(arguments) or 0)
    except UsageError as error:
        warn(words.raw(error.key, error.facts))
        return error.code
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
        warn(words.raw("setting-needs-seats", {"name": few.setting, "value": few.value, "n": few.needs}))
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
        facts = {"path": str(error.filename or "-")[:PATH], "why": error.strerror or str(error)}
        warn(words.raw("cannot-open", facts))
        return 1
    except Exception as error:
        warn(words.raw("went-wrong", {"what": f"{type(error).__name__}: {error}"[:PATH]}))
        if os.environ.get("VIGIL_DEBUG"):
            raise
        return 70
