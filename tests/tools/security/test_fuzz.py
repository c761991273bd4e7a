"""Some hundreds of what `make fuzz` does: fixed seeds, every target."""

from __future__ import annotations

import logging

import pytest

from tools.security.fuzz import Fault, run, targets


@pytest.mark.parametrize("times", [75, pytest.param(200, marks=pytest.mark.slow)])
@pytest.mark.parametrize("target", targets())
def test_nothing_breaks_and_nothing_is_believed_that_was_not_so(
    target: str, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        report = run(targets()[target], times, 1)
    assert report.faults == {}
    assert sum(report.outcomes.values()) == times


def test_what_may_not_be_is_named_with_its_seed() -> None:
    def attempt(seed: int) -> str:
        if seed == 3:
            raise Fault("lost")
        if seed == 4:
            raise ValueError("a traceback")
        return "well"

    report = run(attempt, 5, 1)
    assert report.outcomes == {"well": 3}
    assert report.faults[3] == "lost"
    assert "ValueError: a traceback" in report.faults[4]
