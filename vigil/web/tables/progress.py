"""How a game stands after a step: what is written of it, and what a crash leaves."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from vigil.kernel.play.session import RulesCrash, Session
from vigil.web.store.rows import Progress


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
    ending = session.definition.rules.outcome(session.run.game) if session.over else ""
    return Progress(len(session.entries), session.definition.rules.turn_number(state), session.undos, ending)
