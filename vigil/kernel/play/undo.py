"""What a table allows to be taken back."""

from __future__ import annotations

from collections.abc import Iterable

from vigil.kernel.journal.records import Entry


class Refused(Exception):
    """An answer or an undo that is not possible now. `key` names the sentence."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key, self.facts = key, facts
        super().__init__(f"{key} {facts}")


def forbidden(policy: str, gone: Iterable[Entry]) -> str:
    """The key of what forbids to take back these answers by the policy of a table, whoever agrees; "" if nothing."""
    if policy == "ironman":
        return "undo-ironman"
    return "undo-peeking" if policy == "no-peeking" and any(entry.mark.by_chance for entry in gone) else ""
