"""Everything that measures finds the games by itself, and takes one of several seats from elsewhere as well."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import pytest

from tools.bench import speed
from tools.bench.race_side import Heat, Result
from tools.golden.transcripts import transcript
from vigil.games import GAMES
from vigil.kernel.text.words import book
from vigil.lab import balance, named_games, reachability
from vigil.lab.named_games import folder_of, game_named, package_of

TOY = "examples.village.definition:TOY3"
ROOT = Path(__file__).parent.parent.parent


def test_no_tool_names_a_game() -> None:
    files = [*(ROOT / "vigil" / "lab").glob("*.py"), ROOT / "Makefile"]
    files += [ROOT / "tools", ROOT / "vigil" / "kernel", ROOT / "vigil" / "bots"]
    sources = [each for file in files for each in (file.rglob("*.py") if file.is_dir() else [file])]
    sources = [file for file in sources if file.parent.name != "attack"]  # an attack is made on a game that it names
    names = "|".join(re.escape(name) for game in GAMES for name in (game, package_of(game).rpartition(".")[2]))
    assert [file.name for file in sources if re.search(names, file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("what", [*GAMES, TOY])
def test_a_game_and_its_tests_are_found(what: str) -> None:
    assert game_named(what).identity.scenarios
    assert (folder_of(what) / "rules").is_dir()
    assert (ROOT.joinpath(*named_games.tests_of(what).split(".")) / "__init__.py").is_file()


@pytest.mark.parametrize("games", [3, pytest.param(30, marks=pytest.mark.slow)])
@pytest.mark.parametrize("what", [*GAMES, TOY])
def test_reach_plays_and_knows_what_is_to_be_reached(what: str, games: int) -> None:
    """So many games of luck, and of one who takes what was taken least; all scenarios, if they are more."""
    definition = game_named(what)
    games = max(games, len(definition.identity.scenarios))
    report = reachability.play_batch(what, range(games))
    report.add(reachability.play_batch(what, range(reachability.BATCH, reachability.BATCH + games)))
    assert (report.games, report.failures) == (2 * games, [])
    wanted = set(reachability.targets(what, definition, definition.content.load([])))
    reached = {name for name, n in report.reached.items() if n > 0}
    assert {f"scenario {scenario.slug}" for scenario in definition.identity.scenarios} <= reached & wanted
    for kind in reachability.KINDS:
        assert any(name.startswith(kind) for name in reached & wanted)
        assert any(name.startswith(kind) for name in wanted)
    strange = {name for name in reached - wanted if name.startswith(reachability.KINDS) and not book("en").has(name)}
    assert strange == set(), "everything that is told or offered has words"
    assert all(fnmatch.filter(wanted, pattern) for pattern in reachability.unreached(what))


def test_reach_notices_what_is_not_reached_and_what_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = reachability.play_batch(TOY, range(1))
    assert reachability.tell(TOY, few, 1.0, False) == 1
    assert "not reached: event-" in capsys.readouterr().out
    monkeypatch.setattr(reachability, "unreached", lambda what: {next(iter(few.reached)): "no reason"})
    reachability.tell(TOY, few, 1.0, False)
    assert "but it is not" in capsys.readouterr().out


def test_balance_plays_a_game_of_several_seats() -> None:
    done, tally = balance.play(next(balance.jobs([TOY], ["random"], 3)))
    assert (done.seats, tally.games) == (3, 3)
    assert set(tally.outcomes) <= {"village", "thief"}
    assert balance.never_met(TOY, tally.met)


def test_balance_counts_kinds_of_games_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By seats, by settings, and by what a game says of itself; asked for by the command line."""
    sun = "vigil.games.under_our_sun.definition:DEFINITION"
    todo = list(balance.jobs([sun], ["random"], 6, (2, 3, 9), (), [("mode", "semi-co-operative")], ["the-dry-pump"]))
    assert [(job.scenario, job.seats, len(job.seeds)) for job in todo] == [
        ("the-dry-pump", 2, 6),
        ("the-dry-pump", 3, 6),
    ]
    tallies = {job.entry: balance.play(job)[1] for job in todo}
    assert all(sum(each.total() for each in tally.sorts.values()) == 6 for tally in tallies.values())
    assert {sort for tally in tallies.values() for sort in tally.sorts} > {"no-traitor"}
    balance.show(todo[0], tallies[todo[0].entry])
    balance.show_sorts(todo, tallies)
    told = capsys.readouterr().out
    assert "mode=semi-co-operative" in told
    assert re.search(r"random  3 seats  no-traitor, all scenarios: \d games", told)


def test_balance_counts_what_is_offered_and_what_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    job, tally = balance.play(next(balance.jobs([TOY], ["random"], 4, (), ["give:n+post:post", "banish:player"])))
    banished = [taste for name, taste in tally.tastes.items() if name.startswith("banish ")]
    assert banished
    assert sum(taste.taken for taste in banished) < sum(taste.offered for taste in banished)
    assert all(0 <= taste.taken_games <= taste.offered_games <= 4 for taste in tally.tastes.values())
    assert not any(tally.tastes[f"post {n}"].taken for n in range(9) if f"post {n}" in tally.tastes), "only offered"
    balance.show(job, tally)
    assert re.search(r"banish seat-\d +\d of \d \(\d+ %\); of the questions", capsys.readouterr().out)


def test_the_bench_races_and_forks_a_game_of_several_seats() -> None:
    with speed.Side(speed.ROOT) as side:
        heat = side.run(Heat(TOY, "four-nights", 0, 0.0))
        assert isinstance(heat, Result)
        assert heat.games == 1
        assert side.run(Heat("examples.village.definition:NONE", "four-nights", 0, 0.0)) is None
    definition, forks = game_named(TOY), list[float]()
    session = speed.play_session(definition, definition.content.load([]), "four-nights", 1, forks)
    assert session.over
    assert forks
    assert speed.replay(session) > 0


def test_a_game_of_several_seats_is_told_in_a_transcript() -> None:
    definition = game_named(TOY)
    text = transcript(definition, definition.content.load([]), "four-nights")
    assert re.search(r"^>2 ", text, re.MULTILINE)
    assert text == transcript(definition, definition.content.load([]), "four-nights")
