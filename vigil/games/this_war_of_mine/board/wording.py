"""The labels of the board."""

from __future__ import annotations

from vigil.kernel.text.words import Words


def say(words: Words, key: str, **facts: int | str) -> str:
    return words.say(f"board-{key}", facts)
