"""The checklist has every rule and every reading; that each is coded, tested and ruled is held for all games."""

from __future__ import annotations

from vigil.lab.rule_coverage.rule_sources import read_sources


def test_three_hundred_and_fifty_six_rules_and_a_hundred_and_eleven_readings() -> None:
    found = [line.id for line in read_sources("under-our-sun").lines]
    assert [f"R{n:03d}" for n in range(1, 357)] == [id for id in found if id.startswith("R")]
    assert [f"A{n}" for n in range(1, 112)] == [id for id in found if id.startswith("A")]
