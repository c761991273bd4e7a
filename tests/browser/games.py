"""Games to put before the browser: played by the kernel at random, and written as journals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from vigil.games import take_down
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.journal.records import Mark
from vigil.kernel.play.session import Session
from vigil.kernel.sets.draft import Draft

GAME = "navajo-wars"


def played(
    scenario: str, seed: int, until: Callable[[Session], bool] = lambda session: False, game: str = GAME
) -> Session:
    """A game in which everything is picked by the seed, as Seat.play picks it, to its end or until `until`."""
    session, luck = fresh(scenario, seed, game), Random(seed)
    while session.options and not until(session):
        session.answer(any_answer(session, luck))
    return session


def any_answer(session: Session, luck: Random) -> str:
    """An answer picked by luck, as a page lists them; of a set one element, and then the first that are still
    needed."""
    decision = next(iter(session.pending.values())).decision
    names = list(dict.fromkeys(option.name for option in session.options))
    name = names[luck.randrange(len(names))]
    if decision.build is None:
        return name
    made = Draft(decision, [name])
    while made.problem():
        made.put_in(made.open()[0].name)
    return made.option().name


def fresh(scenario: str, seed: int, game: str = GAME) -> Session:
    """A game before the first question."""
    definition, content = take_down(game), unpacked(game)
    settings = {setting.slug: setting.values[0] for setting in definition.identity.settings}
    fingerprint = definition.content.hash(content)
    header = Header(game, definition.identity.rules_version, fingerprint, scenario, settings, seed)
    return Session.start(definition, content, header)


@cache
def unpacked(game: str = GAME) -> object:
    return take_down(game).content.load([])


@cache
def seed_of(scenario: str, wanted: Callable[[Session], bool]) -> int:
    """The first seed whose random game is as wanted."""
    return next(seed for seed in range(500) if wanted(played(scenario, seed)))


def journal(session: Session, answers: int | None = None, title: str = "") -> str:
    """The journal of a game, whole or its first so many answers."""
    session.header.title = title
    return text_of(session.header, session.entries[:answers])


def decisions(session: Session) -> list[int]:
    """The moments at which the player was asked."""
    return [n for n, entry in enumerate(session.entries) if entry.mark == Mark.CHOSEN]


def checked(session: Session) -> bool:
    """A Victory Check was made, and the game did not end before."""
    return any(event.rule == "8.2 step 1" for event in session.log)


def ran_out(session: Session) -> bool:
    """The scenario came to its own end."""
    return str(session.run.game.state.ending_rule) == "14.1"
