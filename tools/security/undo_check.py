"""Is a game the same after a take-back as after loading its journal? Games are played by luck, some by steady bots,
with undos and redos at any point. After each the live table is held against one resumed from what is written, byte for
byte, and every seat imagines its position.

    python -m tools.security.undo_check [GAMES [SEED [GAME …]]]       of every game in turn, if none is named
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from tools.security.fuzz import Fault, run
from vigil.bots.bot_players import bot_choice, make_bot
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.knowledge.determinization import Unimaginable, by_luck
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import asked
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import last_decision, why_not_redo, why_not_undo
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance
from vigil.kernel.text.words import Words, book
from vigil.lab.channels import everything
from vigil.lab.named_games import game_named, header_of

TIMES, SEED = 3_000, 1
SUBJECTS = (*GAMES, "examples.village.definition:TOY3")
MOST = 400  # answers of a game
STEADY = 8  # one game of so many is played by steady bots
DEEP = 4  # one comparison of so many looks at what is dear to make, too
KNOWN: dict[str, tuple[AnyDefinition, Any, Words]] = {}


def subject(name: str) -> tuple[AnyDefinition, Any, Words]:
    if name not in KNOWN:
        definition = game_named(name)
        KNOWN[name] = definition, definition.content.load([]), book("en", definition.identity.text)
    return KNOWN[name]


def started(definition: AnyDefinition, content: Any, luck: Random) -> Session:
    """A game of any scenario, mode and number of seats."""
    scenario = luck.choice(definition.identity.scenarios).slug
    settings = {each.slug: luck.choice(each.values) for each in definition.identity.settings}
    holder = luck.choice(("", "Ada"))  # with one person at all seats everything can be given again
    header = header_of(definition, scenario, luck.randrange(1 << 30), luck.choice(definition.identity.seats), holder)
    return Session.start(definition, content, replace(header, settings=settings))


def answer(session: Session, luck: Random, steady: Any) -> None:
    """One seat that is asked answers."""
    assert not isinstance(session.request, Chance)
    seat = luck.choice(list(session.pending))
    waiting = session.pending[seat]
    if steady is not None:
        name = bot_choice(session, seat, steady, luck.randrange(1 << 30))
    else:
        option = by_luck(waiting.decision, waiting.options, luck.randrange)
        assert option is not None
        name = option.name
    session.answer(name, seat)


def take_back(session: Session, luck: Random) -> None:
    """Undos, near and far, and perhaps redos of them."""
    for _ in range(luck.choice((1, 1, 2, 3))):
        last, first = last_decision(session), session.marks[0].at
        far = luck.randint(max(first, len(session.entries) - 40), len(session.entries))
        keep = luck.choice((last, last, session.start_of_turn(), far))
        if not why_not_undo(session, keep, agreed=True):
            session.undo(keep, agreed=True)
    while luck.randrange(3) and (seats := [n for n in range(session.header.seats) if not why_not_redo(session, n)]):
        session.redo(luck.choice(seats))


def known(session: Session, words: Words, deep: bool) -> Iterator[tuple[str, Any]]:
    """All that a table is, and all that reaches each seat, by name."""
    yield "digest", session.digest(session.run.game.state)
    yield "journal", text_of(session.header, session.records)
    yield "log", session.log
    yield "told before each answer", session.told_at
    yield "throws and undos", (session.throws, session.undos, session.run.passed)
    yield "to be given again", [[entry.line() for entry in given] for given in session.undone]
    yield "checkpoints", [(each.at, each.told, each.digest, each.passed, each.turn) for each in session.marks]
    for seat in (SPECTATOR, *range(session.header.seats)):
        for what, value in everything(session, seat, words, deep):
            yield f"seat {seat}: {what}", value
        if seat != SPECTATOR:
            memory = Observer(session, seat).memory(5)
            heard = [(each.seat, each.window, each.answer, each.told) for each in memory.heard]
            yield f"seat {seat}: heard", heard
            rest = (
                session.definition.rules.codec.dump(memory.state),
                memory.passed,
                memory.told,
                memory.window,
                memory.open,
            )
            yield f"seat {seat}: memory", rest
            yield f"seat {seat}: imagined", imagined(session, seat)


def imagined(session: Session, seat: int) -> Any:
    """The state and the question of a world the seat could believe in."""
    try:
        fork = Observer(session, seat).memory(5).imagine(5)
    except Unimaginable as error:
        where = [each.key for each in asked(session.request)]
        raise Fault(f"{error}, after {len(session.entries)} answers, at {where}") from error
    return session.definition.rules.codec.dump(fork.run.game.state), [each.key for each in asked(fork.request)]


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing, enc_hook=repr)


def compare(session: Session, words: Words, deep: bool) -> None:
    """The live table and one resumed from its journal."""
    journal = parse(text_of(session.header, session.records))
    loaded = resume(session.definition, session.content, journal, stops=deepcopy(session.stops))
    if loaded.cut or loaded.diverged:
        raise Fault(f"the journal cannot be followed: {loaded.cut} {loaded.diverged}")
    for (what, live), (_, other) in zip(known(session, words, deep), known(loaded, words, deep), strict=True):
        if encoded(live) != encoded(other):
            raise Fault(f"after {len(session.entries)} answers, {session.definition.slug}: {what} differs")


def attempt(name: str, seed: int) -> str:
    """One game with its take-backs; the result says which."""
    definition, content, words = subject(name)
    luck = Random(seed)
    session = started(definition, content, luck)
    steady = definition.evaluation.bot and luck.randrange(STEADY) == 0
    bot = make_bot("steady", definition, seed) if steady else None
    often, most = luck.choice((12, 25, 50)), luck.choice((MOST // 4, MOST))
    compared = 0
    for _ in range(most):
        if session.over and compared:
            break
        if not session.over:
            answer(session, luck, bot)
        if session.entries and (session.over or luck.randrange(often) == 0):
            take_back(session, luck)
            compare(session, words, luck.randrange(DEEP) == 0)
            compared += 1
    return f"{definition.slug}, {session.header.seats} seats, {'steady' if steady else 'luck'}"


def main(asked_for: list[str]) -> int:
    times, seed = (int(asked_for[0]) if asked_for else TIMES), (int(asked_for[1]) if len(asked_for) > 1 else SEED)
    subjects = asked_for[2:] or SUBJECTS
    began = time.monotonic()
    report = run(lambda each: attempt(subjects[each % len(subjects)], each), times, seed)
    print(f"{times} games with undos and redos from seed {seed} in {time.monotonic() - began:.0f} s")
    for outcome, count in sorted(report.outcomes.items()):
        print(f"  {count:6}  {outcome}")
    for each, what in report.faults.items():
        print(f"  FAULT, seed {each}: {what}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
