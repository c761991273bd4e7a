"""What a state from a file may be made of in any game: nothing so large or deep that rules would be lost in it."""

from __future__ import annotations

from vigil.kernel.codec import JsonValue

LARGE = 1_000_000
LONG = 2_000  # entries of a list or a table
WORD = 500  # letters
DEEP = 8


def plain(dumped: JsonValue, depth: int = 0) -> bool:
    """Whether a dumped state holds only small numbers, short words, and lists and tables of them."""
    if isinstance(dumped, str):
        return len(dumped) <= WORD
    if isinstance(dumped, int | float):
        return -LARGE <= dumped <= LARGE
    if dumped is None:
        return True
    if depth == DEEP or len(dumped) > LONG:
        return False
    if isinstance(dumped, dict):
        return all(plain(key) and plain(each, depth + 1) for key, each in dumped.items())
    return all(plain(each, depth + 1) for each in dumped)
