"""1. General: tracks, pieces and cubes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.navajo_wars.conftest import content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch01_pieces import (
    choose_person,
    corn_in_cup,
    cubes_in,
    divide_up,
    intruders_in_cup,
    is_subjugated,
    move_piece,
    pour,
    red_cubes,
    reset_cubes,
    take,
    use_effect,
)
from vigil.games.navajo_wars.rules.ch01_tracks import (
    change_enemy_ferocity,
    change_morale,
    gain_ap,
    gain_culture,
    gain_military,
    lose_culture,
    lose_military,
    set_ap,
    spend_ap,
)
from vigil.games.navajo_wars.state import State
from vigil.kernel.testing import asked, names, play

TRACK = st.integers(0, 19)
LOSS = st.integers(0, 25)


def table(**values: int) -> NavajoWars:
    """A bare table with some numbers set, for the property tests."""
    state = State(scenario="rise-of-the-people")
    for key, n in values.items():
        setattr(state, key, n)
    return NavajoWars(state, content(), log=[])


def keys(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


# tracks


@pytest.mark.rule("1.7.4-a")
def test_gains_stop_at_19(g: NavajoWars) -> None:
    """1.7.4 AP, Culture and Military; the surplus is lost."""
    s = g.state
    s.ap, s.culture, s.military = 18, 17, 19
    gain_ap(g, 4, "3.1 step 2")
    gain_culture(g, 2, "3.3 step 1D")
    gain_military(g, 1, "Battle results")
    assert (s.ap, s.culture, s.military) == (19, 19, 19)


@pytest.mark.rule("1.7.4-g")
def test_a_cost_is_never_converted(g: NavajoWars) -> None:
    """1.7.4 AP must be there in full."""
    spend_ap(g, 2)
    assert g.state.ap == 1
    with pytest.raises(ValueError, match="AP"):
        spend_ap(g, 2)
    set_ap(g, 0, "8.2 step 9")
    assert g.state.ap == 0


@pytest.mark.rule("1.7.4-d", "1.7.4-conv-a")
@pytest.mark.parametrize(
    ("culture", "military", "loss", "after"),
    [
        pytest.param(0, 6, 2, (0, 2), id="d1"),
        pytest.param(1, 6, 3, (0, 2), id="d2"),
        pytest.param(5, 6, 5, (0, 6), id="exact"),
        pytest.param(5, 6, 0, (5, 6), id="nothing"),
    ],
)
def test_d1_d2_culture_that_is_missing_costs_military(
    g: NavajoWars, culture: int, military: int, loss: int, after: tuple[int, int]
) -> None:
    """D1, D2: each Culture point missing costs 2 Military."""
    g.state.culture, g.state.military = culture, military
    lose_culture(g, loss, "1.7.4")
    assert (g.state.culture, g.state.military) == after


@pytest.mark.rule("1.7.4-e", "1.7.4-conv-b", "1.7.4-f")
@pytest.mark.parametrize(
    ("military", "culture", "loss", "after"),
    [
        pytest.param(5, 9, 6, (0, 7), id="printed"),
        pytest.param(0, 1, 1, (0, 0), id="d4"),
        pytest.param(2, 3, 9, (0, 0), id="too-much"),
        pytest.param(4, 3, 4, (0, 3), id="exact"),
    ],
)
def test_d4_military_that_is_missing_costs_culture(
    g: NavajoWars, military: int, culture: int, loss: int, after: tuple[int, int]
) -> None:
    """D4: the missing point is forgotten when the other track is at 0; the game is not over in mid-turn."""
    g.state.culture, g.state.military = culture, military
    lose_military(g, loss, "1.7.4")
    assert (g.state.military, g.state.culture) == after
    assert g.state.ending == ""


@pytest.mark.rule("1.7.4-f", "1.7.4-d", "1.7.4-conv-a")
@given(culture=TRACK, military=TRACK, loss=LOSS)
def test_losing_culture_by_arithmetic(culture: int, military: int, loss: int) -> None:
    """1.7.4 Never below 0, never converted back: what is missing costs double on the other track and stops there."""
    g = table(culture=culture, military=military)
    lose_culture(g, loss, "1.7.4")
    missing = max(0, loss - culture)
    assert g.state.culture == max(0, culture - loss)
    assert g.state.military == max(0, military - 2 * missing)


@pytest.mark.rule("1.7.4-f", "1.7.4-e", "1.7.4-conv-b")
@given(culture=TRACK, military=TRACK, loss=LOSS)
def test_losing_military_by_arithmetic(culture: int, military: int, loss: int) -> None:
    """1.7.4 The same the other way round."""
    g = table(culture=culture, military=military)
    lose_military(g, loss, "1.7.4")
    missing = max(0, loss - military)
    assert g.state.military == max(0, military - loss)
    assert g.state.culture == max(0, culture - 2 * missing)


@pytest.mark.rule("1.7.4-a", "1.7.4-b")
@given(st.lists(st.tuples(st.integers(0, 6), st.integers(-25, 25)), max_size=12))
def test_no_track_leaves_0_to_19(moves: list[tuple[int, int]]) -> None:
    """1.7.4 Whatever is gained and lost, every marker stays on the track."""
    g = table(ap=3, culture=9, military=5, morale=5, enemy_ferocity=4)
    s = g.state
    for which, n in moves:
        if which == 0:
            gain_ap(g, abs(n), "1.7.4")
        elif which == 1:
            gain_culture(g, abs(n), "1.7.4")
        elif which == 2:
            gain_military(g, abs(n), "1.7.4")
        elif which == 3:
            lose_culture(g, abs(n), "1.7.4")
        elif which == 4:
            lose_military(g, abs(n), "1.7.4")
        elif which == 5:
            before = s.morale
            change_morale(g, n, "1.7.4")
            assert s.morale == min(19, max(0, before + n))
        else:
            before = s.enemy_ferocity
            change_enemy_ferocity(g, n, "1.7.4")
            assert s.enemy_ferocity == min(19, max(0, before + n))
        assert all(0 <= n <= 19 for n in (s.ap, s.culture, s.military, s.morale, s.enemy_ferocity))


@pytest.mark.rule("1.7.4-b", "1.7.4-l")
def test_enemy_tracks_are_not_converted(g: NavajoWars) -> None:
    """1.7.4 Losses below 0 and gains above 19 vanish; Morale 0 ends nothing by itself."""
    s = g.state
    change_morale(g, -9, "Battle results")
    change_enemy_ferocity(g, -9, "Battle results")
    assert (s.morale, s.enemy_ferocity, s.military, s.culture, s.ending) == (0, 0, 5, 9, "")
    change_morale(g, 25, "Battle results")
    change_enemy_ferocity(g, 25, "Battle results")
    assert (s.morale, s.enemy_ferocity) == (19, 19)


@pytest.mark.rule("1.4-a")
def test_three_quantities_decide(g: NavajoWars) -> None:
    """1.4 Military, Culture and Enemy Morale are numbers of the record track."""
    gain_military(g, 1, "1.4")
    gain_culture(g, 1, "1.4")
    change_morale(g, 1, "1.4")
    assert (g.state.military, g.state.culture, g.state.morale) == (6, 10, 6)


# pieces


@pytest.mark.rule("1.6.1-a", "1.6.1-c", "13-avail")
def test_nothing_is_taken_when_none_is_left(g: NavajoWars) -> None:
    """1.6.1 The effect goes on without it; a set-aside counter is not available."""
    s = g.state
    s.out_of_play["horse"] = 1
    assert take(g, "horse", s.passage, "Battle Spoils") is True
    assert take(g, "horse", s.passage, "Battle Spoils") is False
    assert s.passage == {"horse": 1}
    s.out_of_play["trade-goods"] = 0
    assert take(g, "trade-goods", s.resources, "10.1") is False
    assert keys(g) == ["taken-to-passage", "none-left", "none-left"]


@pytest.mark.rule("1.6.1-a")
@given(
    st.dictionaries(st.sampled_from(("man", "horse", "sheep")), st.integers(0, 3)),
    st.lists(st.sampled_from(("man", "horse", "sheep")), max_size=8),
)
def test_pieces_are_moved_never_made(source: dict[str, int], moves: list[str]) -> None:
    """1.6.1 The sum of both boxes stays; no box goes below 0."""
    target: dict[str, int] = {}
    total = sum(source.values())
    for piece in moves:
        had = source.get(piece, 0)
        assert move_piece(source, target, piece) is (had > 0)
        assert sum(source.values()) + sum(target.values()) == total
        assert min([0, *source.values()]) == 0


@pytest.mark.rule("IN-20")
def test_what_is_in_the_cups(g: NavajoWars) -> None:
    """1.6.3, 1.6.6 Unseen counters less those face down on the map."""
    g.state.corn_fields, g.state.intruders = [11], [13, 14]
    assert corn_in_cup(g.state) == 11
    assert intruders_in_cup(g.state) == 18


@pytest.mark.rule("1.5.1-a")
def test_the_player_picks_the_person(g: NavajoWars) -> None:
    """1.5.1 Any population counter of the Family; no criterion is named."""
    a = family(g.state, "A")
    assert names(asked(choose_person(g, a, "Intruders", "intruder-ambush"))) == [
        "give-up man", "give-up woman", "give-up child",
    ]  # fmt: skip
    assert play(choose_person(g, a, "Intruders", "intruder-ambush"), "give-up child") == "child"


# cubes


@pytest.mark.rule("1.7.3-e", "1.7.3-f", "7.2.4-a", "7.2.4-b")
def test_d29_a_cube_moves_one_box_only(g: NavajoWars) -> None:
    """D29: first Recovery to the bag, then Raided to Recovery; counters in Raided and Subjugation stay."""
    s = g.state
    s.recovery, s.raided, s.subjugation, s.truce, s.truce_ap = {"white": 2}, {"brown": 1, "black": 1}, {"red": 1}, 8, 2
    reset_cubes(g, "13 Reset Cubes")
    assert (s.bag["white"], s.recovery, s.raided) == (5, {"brown": 1, "black": 1}, {})
    assert (s.subjugation, s.truce, s.truce_ap) == ({"red": 1}, 8, 2)
    assert cubes_in(s.recovery) == 2


@pytest.mark.rule("1.7.3-e")
@given(
    st.dictionaries(st.sampled_from(("white", "red", "black")), st.integers(0, 4)),
    st.dictionaries(st.sampled_from(("white", "red", "black")), st.integers(0, 4)),
)
def test_cubes_are_poured_not_lost(source: dict[str, int], target: dict[str, int]) -> None:
    """1.7.3 Every colour keeps its number."""
    wanted = {c: source.get(c, 0) + target.get(c, 0) for c in ("white", "red", "black")}
    pour(source, target)
    assert source == {}
    assert {c: target.get(c, 0) for c in wanted} == wanted
    g = table()
    g.state.recovery, g.state.raided = dict(target), {"white": 1}
    reset_cubes(g, "13 Reset Cubes")
    assert cubes_in(g.state.bag) == sum(target.values())
    assert g.state.recovery == {"white": 1}


@pytest.mark.rule("1.7.3-i", "GM-9")
def test_only_red_cubes_subjugate(g: NavajoWars) -> None:
    """1.7.3 2 red and 1 black are not 3; 3 red are."""
    s = g.state
    s.subjugation = {"red": 2, "black": 3}
    assert red_cubes(s) == 2
    assert is_subjugated(s) is False
    s.subjugation["red"] = 3
    assert is_subjugated(s) is True


@pytest.mark.rule("1.5-r", "13-round")
@pytest.mark.parametrize(("n", "by", "result"), [(5, 3, 2), (6, 3, 2), (1, 2, 1), (0, 2, 0), (7, 2, 4)])
def test_e17_divisions_round_up(n: int, by: int, result: int) -> None:
    """E17: 5 / 3 is 2."""
    assert divide_up(n, by) == result


def test_an_effect_is_used_once(g: NavajoWars) -> None:
    """6.1 What an event left is read once."""
    g.state.effects["enemy-ap-next"] = 2
    assert use_effect(g, "enemy-ap-next") == 2
    assert use_effect(g, "enemy-ap-next") == 0
