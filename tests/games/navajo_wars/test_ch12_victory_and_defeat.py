"""12. Victory and Defeat."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import (
    GameOver,
    automatic_defeat,
    automatic_end,
    automatic_victory,
    end_game,
    judge_scenario,
    level,
    recovered_morale,
    stand_by_the_fort,
    strongholds,
)
from vigil.kernel.testing import asked, names, play

WON, LOST = "major-victory", "major-defeat"


def ended(g: NavajoWars, *script: int | str) -> str:
    """The ending the tests of the Discard Phase lead to, "" if play goes on."""
    try:
        play(automatic_end(g), *script)
    except GameOver:
        assert g.state.ending
    return g.state.ending


def test_end_game_keeps_the_ending_and_its_rule(g: NavajoWars) -> None:
    """12. The ending, the rule that brought it and a line of the log."""
    with pytest.raises(GameOver):
        end_game(g, "minor-victory", "12.3")
    assert (g.state.ending, g.state.ending_rule) == ("minor-victory", "12.3")
    assert g.log is not None
    assert g.log[-1].key == "game-over"


@pytest.mark.rule("12.1-a", "2.3.2-a")
@pytest.mark.parametrize(("military", "culture", "ending"), [(0, 0, LOST), (0, 1, ""), (1, 0, ""), (1, 1, "")])
def test_12_1_both_tracks_at_0_lose_the_game(g: NavajoWars, military: int, culture: int, ending: str) -> None:
    """12.1 Only with both tracks at 0."""
    g.state.military, g.state.culture = military, culture
    assert ended(g) == ending
    assert g.state.ending_rule == ("12.1" if ending else "")


@pytest.mark.rule("12.1-b")
def test_12_1_b_a_recovery_in_time_saves_the_game(g: NavajoWars) -> None:
    """12.1 At 0/0 in mid-turn nothing happens; a point gained before a rule looks saves the game, none loses it."""
    g.state.military, g.state.culture = 0, 0
    g.state.culture = 1
    automatic_defeat(g, "8.2 step 3")
    g.state.culture = 0
    with pytest.raises(GameOver):
        automatic_defeat(g, "8.2 step 3")
    assert g.state.ending_rule == "8.2 step 3"


@pytest.mark.rule("12.2-a", "12.2-b", "12.2-e", "2.3.2-b")
def test_d169_the_die_must_beat_outposts_and_forts(g: NavajoWars) -> None:
    """D169: Morale 0, 2 Outposts (of different kinds) and 1 Fort: die 4 wins, die 3 sets Morale to 3."""
    s = g.state
    s.morale, s.missions, s.ranchos, s.forts = 0, [23], [31], {"defiance": 51}
    assert ended(g, 3) == ""
    assert s.morale == 3
    s.morale = 0
    assert ended(g, 4) == WON
    assert s.ending_rule == "12.2"


@pytest.mark.rule("12.2-c")
def test_d169_with_the_optional_rule_morale_is_the_die(g: NavajoWars) -> None:
    """D169: with the optional rule a die of 2 sets Morale to 2; without it to the strongholds."""
    s = g.state
    s.morale, s.missions, s.ranchos, s.forts = 0, [23], [31], {"defiance": 51}
    s.morale_to_roll = True
    assert ended(g, 2) == ""
    assert s.morale == 2
    assert recovered_morale(s, 2) == 2
    s.morale_to_roll = False
    assert recovered_morale(s, 2) == 3


@pytest.mark.rule("12.2-d")
@pytest.mark.parametrize("eyes", [1, 2, 3, 4, 5, 6])
def test_d171_without_strongholds_every_roll_wins(g: NavajoWars, eyes: int) -> None:
    """D171: no Outpost and no Fort: every die wins; with six together none does."""
    g.state.morale = 0
    assert ended(g, eyes) == WON


@pytest.mark.rule("12.2-d")
@pytest.mark.parametrize("eyes", [1, 2, 3, 4, 5, 6])
def test_six_strongholds_never_fall_by_themselves(g: NavajoWars, eyes: int) -> None:
    """12.2 Six Outposts and Forts together: no die wins."""
    s = g.state
    s.morale, s.missions, s.forts = 0, [11, 21, 31, 41, 51], {"defiance": 51}
    assert ended(g, eyes) == ""
    assert s.morale == 6


@pytest.mark.rule("12.2-e")
def test_both_kinds_of_outpost_count_in_any_period(g: NavajoWars) -> None:
    """12.2 Missions and Ranchos, each cited, and Forts."""
    s = g.state
    for s.period in (0, 1, 2):
        s.missions, s.ranchos, s.forts = [11, 21], [11], {"defiance": 51}
        number = strongholds(s)
        assert number.total == 4
        assert [(part.key, part.amount) for part in number.parts] == [
            ("strongholds-missions", 2),
            ("strongholds-ranchos", 1),
            ("strongholds-forts", 1),
        ]


@pytest.mark.rule("12.2.1-a", "2.3.2-c")
def test_d170_a_family_in_a_forts_area_forbids_the_roll(g: NavajoWars) -> None:
    """D170: a Family in the Fort's Area: no roll, Morale rises to 3."""
    s = g.state
    s.morale, s.missions, s.ranchos, s.forts = 0, [23], [31], {"defiance": 11}
    assert ended(g) == ""
    assert s.morale == 3
    s.morale = 0
    stand_by_the_fort(g)
    assert s.morale == 3


@pytest.mark.rule("12.2-g", "2.3.2-d")
def test_d172_defeat_is_tested_before_victory(g: NavajoWars) -> None:
    """D172: Military 0, Culture 0 and Morale 0: Major Defeat, no die."""
    g.state.military = g.state.culture = g.state.morale = 0
    assert ended(g) == LOST


@pytest.mark.rule("12.2-h", "1.7.4-l")
def test_morale_above_0_wins_nothing(g: NavajoWars) -> None:
    """12.2 The die is thrown only with Morale 0."""
    g.state.morale = 1
    assert play(automatic_victory(g)) is None
    g.state.morale = 0
    assert names(asked(automatic_victory(g))) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("12.3-b")
@pytest.mark.parametrize(
    ("margin", "ending"),
    [
        (9, WON), (3, WON), (2, "minor-victory"), (1, "minor-victory"),
        (0, "minor-defeat"), (-2, "minor-defeat"), (-3, LOST), (-9, LOST),
    ],
)  # fmt: skip
def test_12_3_levels(margin: int, ending: str) -> None:
    """12.3 Three or more, one or two, 0 to -2, -3 or less."""
    assert level(margin) == ending


@pytest.mark.rule("12.3-a", "12.3-b", "GM-8", "1.4-a", "1.4-b")
@pytest.mark.parametrize("scenario", ["rise-of-the-people", "los-duenos-del-mundo", "a-broken-country"])
@pytest.mark.parametrize(
    ("military", "morale", "black", "ending"), [(8, 5, 0, WON), (8, 5, 1, "minor-victory"), (5, 5, 0, "minor-defeat")]
)
def test_12_3_black_cubes_in_subjugation_are_morale(
    g: NavajoWars, scenario: str, military: int, morale: int, black: int, ending: str
) -> None:
    """12.3 First Enemy Morale +1 per black cube, then the margin; equal is no victory."""
    s = g.state
    s.scenario, s.military, s.morale, s.subjugation = scenario, military, morale, {"black": black, "red": 3}
    with pytest.raises(GameOver):
        judge_scenario(g)
    assert s.ending == ending
    assert s.morale == morale + black
    assert s.ending_rule == g.content.scenarios[scenario].section


@pytest.mark.rule("12.3-a", "1.4-b")
@pytest.mark.parametrize(("military", "ending"), [(6, WON), (5, LOST)])
def test_12_3_general_rule_for_the_scenarios_of_card_55(g: NavajoWars, military: int, ending: str) -> None:
    """12.3 No levels of their own: Military must be above Enemy Morale; black cubes count nothing."""
    s = g.state
    s.scenario, s.military, s.morale, s.subjugation = "the-fearing-time", military, 5, {"black": 3}
    with pytest.raises(GameOver):
        judge_scenario(g)
    assert s.ending == ending
    assert s.ending_rule == "12.3"


@pytest.mark.rule("12.3-a", "GM-8")
@pytest.mark.parametrize("black", [0, 2])
def test_the_black_cubes_are_named_before_morale_rises(g: NavajoWars, black: int) -> None:
    """12.3 Two black cubes decide the level: the line says so; without any there is none."""
    s = g.state
    assert g.log is not None
    s.military, s.morale, s.subjugation = 9, 6, {"black": black}
    with pytest.raises(GameOver):
        judge_scenario(g)
    wanted = ["black-cubes", "morale-up"] if black else []
    assert [each.key for each in g.log] == [*wanted, "judged", "game-over"]
    assert s.ending == ("minor-victory" if black else "major-victory")
