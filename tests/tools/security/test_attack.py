"""The attacks in short: `make attack` runs all of them, in two minutes."""

from __future__ import annotations

import pytest

from tools.security.attack.__main__ import ATTACKS, main, run

QUICK = ("second-server", "path-in-errors", "planted-cookie", "holder-marks", "chosen-secret")


@pytest.mark.parametrize("name", QUICK)
def test_it_holds(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name]) == 0, capsys.readouterr().out


def test_what_does_not_hold_is_said_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([("a-hole", lambda ground: "somebody came in")]) == ["a-hole"]
    assert "NOT HELD  a-hole" in capsys.readouterr().out
    assert main(["no-such-attack"]) == 2


def test_every_attack_has_a_name_of_its_own() -> None:
    names = [name for name, _ in ATTACKS]
    assert len(set(names)) == len(names)
    assert set(QUICK) <= set(names)
