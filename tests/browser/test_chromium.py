"""How Chromium is started for these tests: nothing that Playwright turns off is on again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import NewContext
from tools.pictures.browser import ARGUMENTS

SWITCH = "--disable-features="


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processes cannot be looked at here")
def test_what_playwright_turns_off_stays_off(new_context: NewContext) -> None:
    new_context()
    (ours,) = (each for each in ARGUMENTS if each.startswith(SWITCH))
    switches = [found for found in map(switches_of, Path("/proc").glob("[0-9]*")) if ours in found]
    assert switches
    for found in switches:
        assert found[-1] == ours
        for other in found:
            assert features(other) <= features(ours), "Playwright turns off more: add it to tools/pictures/browser.py"


def switches_of(process: Path) -> list[str]:
    try:
        words = (process / "cmdline").read_text(errors="replace").split("\0")
    except OSError:  # it has ended
        return []
    return [] if any(word.startswith("--type=") for word in words) else [w for w in words if w.startswith(SWITCH)]


def features(switch: str) -> set[str]:
    return set(switch.removeprefix(SWITCH).split(","))
