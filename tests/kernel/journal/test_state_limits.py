"""What a state from a file may be made of."""

from __future__ import annotations

from typing import Any

import pytest

from vigil.kernel.journal.state_limits import plain


def nested(depth: int) -> Any:
    return [] if not depth else [nested(depth - 1)]


@pytest.mark.parametrize("state", [{}, {"a": [1, "b", None, {"c": True}]}, {"a": -5, "b": 1.5}, nested(7)])
def test_small_things_may_be(state: Any) -> None:
    assert plain(state)


@pytest.mark.parametrize(
    "state", [{"a": 2**62}, {"a": [-(10**9)]}, {"a": "x" * 501}, {"x" * 501: 1}, [0] * 2001, nested(60), {"a": 1e300}]
)
def test_large_long_and_deep_things_may_not(state: Any) -> None:
    assert not plain(state)
