"""The day's assignment in the terminal: what each job costs and may bring, and what all of it leaves in Storage."""

from __future__ import annotations

from tests.conftest import Vigil

WAR = "play this-war-of-mine --scenario the-long-siege --seed 1 --plain"


def test_jobs_say_what_they_cost_and_bring_and_the_set_what_it_leaves(vigil: Vigil) -> None:
    counted = f"{WAR} --set unseen-backs=counted"
    said = vigil(counted, "build nadia bed", "space emil rummage", "explain", "q").out
    assert "Wood 3, Components 2" in said
    assert "brings Wood 1–3, perhaps" in said
    assert "brings Wood 1–3" not in vigil(WAR, "q").out, "nobody looks at the backs"
    before, after = (int(n) for n in said.split("Wood: ")[-1].split("\n")[0].split(" · ")[0].split(" → "))
    assert after == before - 3 + 1
    assert "-3  Nadia: Bed" in said
    assert "+1  Emil: Rummage" in said
