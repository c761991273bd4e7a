"""The sides of a race: each checkout plays in a process of its own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.bench.race_side import Heat, Result, run_heat
from tools.bench.speed import ROOT, Side, checkout_of, race
from vigil.games import GAMES, take_down


def test_a_heat_is_whole_games_from_its_seed_on() -> None:
    seeds: list[int] = []

    def play(seed: int) -> tuple[int, int]:
        seeds.append(seed)
        return 10 + seed, 2

    result = run_heat(play, Heat("", "", 40, 0.0))
    assert seeds == [40]
    assert (result.games, result.answers, result.questions, result.longest) == (1, 50, 2, 50)


@pytest.mark.parametrize("slug", GAMES)
def test_a_checkout_plays_its_own_games_and_knows_no_others(slug: str) -> None:
    definition = take_down(slug)
    scenario = definition.identity.scenarios[0].slug
    with Side(ROOT) as side:
        [[heat]] = race([side], slug, scenario, definition.identity.seats[-1], 1, 0.0)
        assert isinstance(heat, Result)
        assert heat.games == 1
        assert 0 < heat.questions <= heat.answers
        assert side.run(Heat("no-such-game", scenario, 0, 0.0)) is None
        assert side.run(Heat(slug, "no-such-scenario", 0, 0.0)) is None
        assert side.run(Heat(slug, scenario, 0, 0.0, 99)) is None


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_the_files_of_a_commit_are_there_while_they_are_needed() -> None:
    with checkout_of("HEAD") as place:
        assert (place / "vigil" / "games").is_dir()
    assert not place.exists()
    listed = subprocess.run(["git", "-C", str(ROOT), "worktree", "list"], capture_output=True, text=True, check=True)
    assert str(place) not in listed.stdout


def test_the_wrong_vigil_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "vigil").mkdir()
    with Side(tmp_path) as side, pytest.raises(RuntimeError):
        side.run(Heat("navajo-wars", "", 0, 0.0))
