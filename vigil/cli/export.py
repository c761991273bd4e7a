"""vigil export: a saved game as lines of JSON. vigil schema: what the lines hold."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from vigil.app import saves
from vigil.app.errors import UsageError
from vigil.app.loaded_game import game_for, load_game
from vigil.cli.common_arguments import SAVE, Commands, Parser
from vigil.games import take_down
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import asked
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Chance
from vigil.presentation.export_schema import Answer, ExportedEvent, schema_of

BY = {Mark.CHOSEN: "hand", Mark.ALONE: "alone", Mark.DICE: "dice", Mark.OWN: "own"}


def register(commands: Commands, common: Parser) -> None:
    export = commands.add_parser("export", parents=[common], help="export a saved game as data")
    export.add_argument("save", help=SAVE)
    export.add_argument("--jsonl", action="store_true", required=True, help="write one JSON object per answer and line")
    export.set_defaults(run=export_game)
    schema = commands.add_parser("schema", parents=[common], help="print a JSON schema of the exported lines")
    schema.add_argument("game", nargs="?", default="", help="a game from `vigil games` (default: the first)")
    schema.set_defaults(run=print_schema)


def export_game(arguments: argparse.Namespace) -> int:
    """Write every answer as a line of JSON, once none of them is a secret any more."""
    journal = read_file(saves.find(arguments.save))
    game = load_game(journal.header.game, journal.header.packs, folders=True)
    session = resume(game.definition, game.content, journal)
    if session.diverged or session.cut:
        raise UsageError("replay-stops", code=1, line=session.diverged.line if session.diverged else session.cut)
    if not Observer(session, 0).open:
        raise UsageError("export-secrets", code=1)
    for answer in answers(session):
        sys.stdout.write(msgspec.json.encode(answer, enc_hook=plain_of).decode() + "\n")
    return 0


def answers(session: Session) -> Iterator[Answer]:
    """The answers of a game that is played again; the view is taken before each."""
    definition = session.definition
    driver = session.at_mark(session.marks[0])
    driver.begin_turn()
    ends = [*session.told_at[1:], len(session.log)]
    for n, (entry, value) in enumerate(zip(session.entries, session.answers, strict=True)):
        driver.pass_windows(entry.window)
        view, options = definition.knowledge.view(driver.game, entry.seat), names_of(driver.request, entry)
        if driver.repeat(value, entry.window):
            driver.begin_turn()
        yield Answer(
            n=n,
            seat=entry.seat,
            rule=entry.rule,
            key=entry.key,
            chance=entry.mark.by_chance,
            by=BY[entry.mark],
            options=options,
            chosen=entry.name,
            view=view,
            events=[event_of(event, entry.seat) for event in session.log[session.told_at[n] : ends[n]]],
            outcome=definition.rules.outcome(driver.game),
        )


def event_of(event: Event, seat: int) -> ExportedEvent:
    heard = event.heard_by(seat)
    return ExportedEvent(heard.rule, heard.key, heard.facts)


def names_of(request: Any, entry: Entry) -> list[str]:
    """The names of what could be answered."""
    if isinstance(request, Chance):
        return [str(outcome) for outcome in request.outcomes]
    decisions = [decision for decision in asked(request) if decision.seat == entry.seat]
    return [option.name for decision in decisions for option in decision.offer()]


def plain_of(value: Any) -> Any:
    """A set as a sorted list: JSON knows no sets."""
    if isinstance(value, frozenset | set):
        return sorted(value)
    raise NotImplementedError(type(value).__name__)


def print_schema(arguments: argparse.Namespace) -> int:
    schema = msgspec.json.encode(schema_of(take_down(game_for(arguments.game))))
    sys.stdout.write(msgspec.json.format(schema, indent=2).decode() + "\n")
    return 0
