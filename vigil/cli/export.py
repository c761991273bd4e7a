"""The commands for people who compute: vigil export, one JSON object for each answer; vigil schema, what views hold."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from vigil.app import saves
from vigil.app.errors import UsageError
from vigil.app.loaded_game import game_for, load_game
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.file import read_file
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import asked
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Chance


class Told(Struct):
    """An event, as its log has it; the facts are keys and numbers, a total with its cited parts."""

    rule: str
    key: str
    facts: Mapping[str, Any]


class Answer(Struct):
    """One answer of a game: what was asked of whom, what could be chosen, what was, and what came of it."""

    n: int
    seat: int
    rule: str
    key: str
    chance: bool
    by: str  # hand, alone (a single option), dice, or own (a die or card that the player brought)
    options: list[str]
    chosen: str
    view: Any  # of the seat that was asked, before it answered
    events: list[Told]
    outcome: str  # "" but for the last


BY = {Mark.CHOSEN: "hand", Mark.ALONE: "alone", Mark.DICE: "dice", Mark.OWN: "own"}


def export(asked: argparse.Namespace) -> int:
    """Every answer as a line of JSON, once nothing of it is a secret any more."""
    journal = read_file(saves.find(asked.save))
    box = load_game(journal.header.game, journal.header.packs, folders=True)
    session = resume(box.definition, box.content, journal)
    if session.diverged or session.cut:
        raise UsageError("replay-stops", code=1, line=session.diverged.line if session.diverged else session.cut)
    if not Observer(session, 0).open:
        raise UsageError("export-secrets", code=1)
    for answer in answers(session):
        sys.stdout.write(msgspec.json.encode(answer, enc_hook=plain).decode() + "\n")
    return 0


def answers(session: Session) -> Iterator[Answer]:
    """The game played again, looked at before each answer."""
    definition = session.definition
    run = session.at_mark(session.marks[0])
    run.begin_turn()
    ends = [*session.told_at[1:], len(session.log)]
    for n, (entry, given) in enumerate(zip(session.entries, session.answers, strict=True)):
        run.pass_windows(entry.window)
        view, options = definition.knowledge.view(run.game, entry.seat), names(run.request, entry)
        if run.repeat(given, entry.window):
            run.begin_turn()
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
            events=[told(event, entry.seat) for event in session.log[session.told_at[n] : ends[n]]],
            outcome=definition.rules.outcome(run.game),
        )


def told(event: Event, seat: int) -> Told:
    heard = event.heard_by(seat)
    return Told(heard.rule, heard.key, heard.facts)


def names(request: Any, entry: Entry) -> list[str]:
    if isinstance(request, Chance):
        return [str(outcome) for outcome in request.outcomes]
    return [option.name for each in asked(request) if each.seat == entry.seat for option in each.offer()]


def plain(thing: Any) -> Any:
    if isinstance(thing, frozenset | set):
        return sorted(thing)
    raise NotImplementedError(type(thing).__name__)


# what a view holds


def schema(asked: argparse.Namespace) -> int:
    from vigil.games import take_down

    found = msgspec.json.encode(schema_of(take_down(game_for(asked.game))))
    sys.stdout.write(msgspec.json.format(found, indent=2).decode() + "\n")
    return 0


def view_of(definition: AnyDefinition) -> Any:
    """The type that a game's views have."""
    return get_type_hints(definition.knowledge.view)["return"]


def answer_of(definition: AnyDefinition) -> Any:
    """A line of an export of this game: an Answer with the game's own view."""
    fields = [(name, view_of(definition) if name == "view" else hint) for name, hint in get_type_hints(Answer).items()]
    return msgspec.defstruct("Answer", fields, namespace={"__doc__": Answer.__doc__})


def schema_of(definition: AnyDefinition) -> dict[str, Any]:
    """A JSON schema of the lines of an export, views and all."""
    return msgspec.json.schema(answer_of(definition))
