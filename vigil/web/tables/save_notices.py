"""What players are told of a saved game: that it was damaged, is older, or has dice that would not fall so now."""

from __future__ import annotations

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.play.resume import is_newer
from vigil.kernel.play.session import Session

News = tuple[str, dict[str, str | int]]  # the key of a sentence and its facts


def damage(session: Session, journal: Journal | None = None, counted: int = -1) -> list[News]:
    """What the players are told of a journal that could not be followed to its end, or that has not as many answers as
    were counted. The line at which it parted from the rules may be a secret of one of several."""
    told: list[News] = []
    if session.cut:
        told.append(("save-was-cut", {"line": session.cut}))
    if session.spoiled:
        told.append(("save-line-altered", {"line": session.spoiled}))
    if parted := session.diverged:
        hidden = parted.why == "rules" and session.header.seats > 1
        facts: dict[str, str | int] = {"line": parted.line, "lost": parted.lost}
        if not hidden:
            facts.update(rule=parted.rule or "-", name=parted.name or "-")
        told.append(("save-diverged-somewhere" if hidden else f"save-diverged-{parted.why}", facts))
    settled = journal is not None and len(session.records) == len(journal.records)
    if not told and settled and counted != len(session.entries):
        told.append(("save-miscounted", {"answers": max(0, counted), "found": len(session.entries)}))
    return [*told, ("web-save-copy-kept", {})] if told else []


def age(definition: AnyDefinition, header: Header) -> News | None:
    """What the players are told of a game that was saved under other rules."""
    if header.rules == definition.identity.rules_version:
        return None
    key = "web-newer-rules" if is_newer(definition, header) else "save-other-rules"
    return key, {"rules": header.rules, "known": definition.identity.rules_version}


def otherwise(session: Session) -> News | None:
    """What the players are told of throws that the dice would not throw so, where other rules may be why."""
    return ("save-dice-otherwise", {"n": session.otherwise}) if session.otherwise else None
