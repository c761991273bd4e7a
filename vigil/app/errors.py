"""Errors that the user can mend."""

from __future__ import annotations


class UsageError(Exception):
    """Something that the user can mend: the key of a sentence, its facts, and an exit code."""

    def __init__(self, key: str, code: int = 2, **facts: str | int) -> None:
        self.key, self.code, self.facts = key, code, facts
        super().__init__(key)
