"""Content packs: every table and catalog of a game, injured."""

from __future__ import annotations

import io
import tempfile
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from unittest import mock

from tools.security.fuzz import Fault
from tools.security.fuzz._corruption import mutated
from vigil.app import time_limit
from vigil.app.loaded_game import library
from vigil.app.output import Output
from vigil.app.packs.check import problems
from vigil.app.packs.template import write_template
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.content.tables import PackError
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import SaveError
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import RulesCrash, Session
from vigil.kernel.text.catalogs import TextError
from vigil.kernel.text.words import Words, book
from vigil.terminal.writer import Writer

PLAYED = 25  # one of so many that are fit is played with
ANSWERS = 40


LOADS = lru_cache(64)(tomllib.loads)  # most tables are the same again


def attempt(seed: int) -> str:
    luck = Random(seed)
    definition = take_down(luck.choice(list(GAMES)))
    with mock.patch("vigil.kernel.content.tables.tomllib.loads", LOADS):
        return one(definition, template(definition.slug), luck)


@cache
def template(game: str) -> dict[Path, bytes]:
    """The tables and catalogs a pack may have, as a new pack has them."""
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole"
        write_template(take_down(game), whole)
        files = [path for path in whole.rglob("*") if path.suffix in (".toml", ".ftl") and path.name != "pack.toml"]
        return {path.relative_to(whole): path.read_bytes() for path in sorted(files)}


def one(definition: AnyDefinition, files: dict[Path, bytes], luck: Random) -> str:
    with tempfile.TemporaryDirectory() as name:
        folder, file = Path(name), luck.choice(list(files))
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(mutated(files[file], luck))
        return tried(definition, folder, folder / file, luck)


def tried(definition: AnyDefinition, folder: Path, target: Path, luck: Random) -> str:
    try:
        if target.suffix == ".toml":
            definition.content.load([folder])
        else:
            language = target.parent.name
            Words.of_files(language, [target]).try_out(target, book(language, definition.identity.text))
        if luck.randrange(PLAYED) == 0 and not problems(definition, folder):
            play(definition, folder, luck)
            return "fit, and played with"
    except (PackError, TextError, SaveError):
        return "told of"
    except (RulesCrash, time_limit.TooLong):
        return "fit, and the rules failed on it"
    except Exception as error:
        what = f"{type(error).__name__}: {str(error)[:150]}"
        raise Fault(f"{definition.slug} {target.relative_to(folder)}: {what}") from error
    return "fit"


def play(definition: AnyDefinition, folder: Path, luck: Random) -> None:
    """A few answers with a pack that is fit, told in its words."""
    content = definition.content.load([folder])
    words = library(definition, [folder], content)["en"]
    header = new_header(definition, content, definition.identity.scenarios[0].slug, seed=luck.randrange(1 << 31))

    def answers() -> None:
        session, choose = Session.start(definition, content, header), at_random(luck.randrange(1 << 31))
        for _ in range(ANSWERS):
            if session.over or not session.pending:
                break
            asked = next(iter(session.pending.values()))
            session.answer(choose(asked.decision, asked.options).name)
        Writer(words, Output(io.StringIO(), plain=True)).tell((None, event) for event in session.log)
        definition.display.spoken(session.view(0), words)

    time_limit.call(20.0, answers)
