"""What a table carries without looking into it, as a test knows it."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def known(kind: type[T], carried: object) -> T:
    """A state, a game, a view or its content; it must be of that kind."""
    assert isinstance(carried, kind)
    return carried
