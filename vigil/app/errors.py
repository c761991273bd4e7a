"""An error of the user's that he can mend."""

from __future__ import annotations


class Complaint(Exception):
    """Something the user can mend: a sentence and an exit code."""

    def __init__(self, key: str, code: int = 2, **facts: str | int) -> None:
        self.key, self.code, self.facts = key, code, facts
        super().__init__(key)
