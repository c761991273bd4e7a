"""How a game stands after a step: what is written of it, what its players are told, what a crash leaves."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from vigil.kernel.session import RulesCrash, Session
from vigil.table.web.store import Progress


def attempt(session: Session, step: Callable[[], None]) -> RulesCrash | None:
    """Do it; if the rules fail, go back to the last good point and hand the crash over."""
    before = len(session.entries)
    try:
        step()
    except RulesCrash as crash:
        with contextlib.suppress(RulesCrash):
            if len(session.entries) == before:  # it failed on the answer itself: the question stands again
                session.settle()
            else:
                session.retreat()
        return crash
    return None


def progress(session: Session) -> Progress:
    state = session.run.game.state
    ending = session.definition.outcome(session.run.game) if session.over else ""
    return Progress(len(session.entries), session.definition.turn_number(state), session.undos, ending)


def damage(session: Session) -> tuple[str, dict[str, str | int]]:
    """What the players are told of a journal that could not be followed to its end. The line at which it parted may
    be a secret of one of several."""
    parted = session.diverged
    if parted is None:
        return "web-save-was-cut", {"line": session.cut}
    if session.header.seats > 1:
        return "web-save-diverged-somewhere", {"line": parted.line, "lost": parted.lost}
    return "web-save-diverged", {
        "line": parted.line,
        "rule": parted.rule or "-",
        "name": parted.name,
        "lost": parted.lost,
    }
