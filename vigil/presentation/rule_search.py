"""The rules, looked for by a word: by the titles of their sections, and by other words for what they are about."""

from __future__ import annotations

from collections.abc import Iterable

from vigil.kernel.text.words import Words


def other_words(words: Words, key: str) -> str:
    """The words by which a section is looked for, beside those of its title."""
    return words.say(f"seek-{key}") if words.has(f"seek-{key}") else ""


def sought(words: Words, keys: Iterable[str], typed: str) -> list[str]:
    """The sections whose title or other words have what was typed."""
    wanted = typed.strip().lower()
    if not wanted:
        return []
    texts = {key: f"{words.say(f'rule-{key}-title')}, {other_words(words, key)}".lower() for key in keys}
    return [key for key, text in texts.items() if wanted in text]
