"""1. General: places, Families, tracks, pieces, cubes, and the data they are read from."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vigil.games.navajo_wars.content.load import HERE, Content, load
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_general import (
    adjacent_territories,
    agriculture,
    areas_of,
    change_enemy_ferocity,
    change_morale,
    check_adults,
    choose_person,
    corn_in_cup,
    count_population,
    cubes_in,
    divide_up,
    elders_on_display,
    empty_spaces,
    evade_modifier,
    families_at,
    families_in,
    family,
    fort_in,
    gain_ap,
    gain_culture,
    gain_military,
    has_adult,
    in_fort_area,
    in_play,
    intruders_in_cup,
    is_american,
    is_area,
    is_subjugated,
    least_ferocious,
    leave_play,
    lift_corn,
    lose_culture,
    lose_military,
    lose_person,
    most_ferocious,
    move_piece,
    number_of,
    on_areas,
    outpost_kind,
    outposts,
    population_of,
    pour,
    put_family,
    raise_ferocity,
    red_cubes,
    reset_cubes,
    set_ap,
    set_ferocity,
    set_space,
    spend_ap,
    take,
    territory_of,
    under_fort,
    under_outpost,
    use_effect,
    value,
    value_for,
    where,
)
from vigil.games.navajo_wars.state import Family, State
from vigil.kernel.packs import PackError
from vigil.kernel.testing import asked, names, play

TRACK = st.integers(0, 19)
LOSS = st.integers(0, 25)


def table(**values: int) -> NavajoWars:
    """A bare table with some numbers set, for the property tests."""
    state = State(scenario="rise-of-the-people")
    for key, n in values.items():
        setattr(state, key, n)
    return NavajoWars(state, load_once(), log=[])


LOADED: list[Content] = []


def load_once() -> Content:
    if not LOADED:
        LOADED.append(load())
    return LOADED[0]


def keys(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


# data


@pytest.mark.rule("1.6.1-b", "1.7.3-b", "13-avail", "1.6.1-c")
def test_stocks_are_read_from_data(g: NavajoWars) -> None:
    """1.6.1 Known stocks; 3 Trade Goods available and 6 set aside with 2 Harass counters; the defaults."""
    stocks = g.content.stocks
    assert stocks.pieces["horse"] == stocks.pieces["sheep"] == 8
    assert (stocks.pieces["firearms"], stocks.intruders["firearms"], stocks.intruders["trade"]) == (1, 4, 2)
    assert (stocks.pieces["trade-goods"], stocks.set_aside) == (3, {"trade-goods": 6, "harass": 2})
    assert (stocks.missions, stocks.ranchos, stocks.drought, stocks.tribal_raid) == (6, 6, 12, 6)
    for _ in range(3):
        assert take(g, "trade-goods", g.state.resources, "10.1") is True
    assert take(g, "trade-goods", g.state.resources, "10.1") is False
    assert g.state.resources == {"trade-goods": 3}
    assert g.state.set_aside["trade-goods"] == 6


def pack(tmp_path: Path, old: str, new: str) -> Path:
    """Our map.toml with one change."""
    text = (HERE / "map.toml").read_text(encoding="utf-8")
    assert text.count(old) >= 1
    (tmp_path / "map.toml").write_text(text.replace(old, new), encoding="utf-8")
    return tmp_path


@pytest.mark.rule("1.7.2-i")
def test_a_map_without_a_way_from_santa_fe_is_rejected(tmp_path: Path) -> None:
    """1.7.2 A graph lacking a path from Santa Fé to every track is refused, naming the Territory."""
    text = (HERE / "map.toml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "[4, " not in line]
    (tmp_path / "map.toml").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(PackError, match="monument-valley"):
        load([tmp_path])


@pytest.mark.rule("1.7.2-i")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("horse = [1, 2, 2],", "horse = [1, 2, 2, 3],", "expected 3 numbers"),
        ("horse = [1, 1, 2, 2, 3, 4]", "horse = [1, 1, 2, 2, 3]", "expected 6 numbers"),
        ("b = [7, 2]", "b = [7, 4]", "two Areas of the map"),
        ("vp = 3", 'vp = "three"', "Expected `int`"),
    ],
)
def test_a_map_that_means_nothing_is_rejected(tmp_path: Path, old: str, new: str, problem: str) -> None:
    """1.7.2 Errors name the file and what is wrong."""
    with pytest.raises(PackError, match=problem) as error:
        load([pack(tmp_path, old, new)])
    assert error.value.path.name == "map.toml"


@pytest.mark.rule("1.7.2-i", "1.7.2-g", "13-adj-a")
def test_the_map_is_what_the_data_say(tmp_path: Path) -> None:
    """1.7.2 VP, Values in parentheses and connections follow the file: a pack changes them."""
    text = (HERE / "map.toml").read_text(encoding="utf-8")
    text = text.replace("vp = 3, horse = [1, 1, 2, 2, 3, 4]", "vp = 9, horse = [1, 1, 1, 1, 1, 1]")
    text = text.replace("{ a = [1, 3], b = [2, 3]", "{ a = [1, 6], b = [4, 6]")
    (tmp_path / "map.toml").write_text(text, encoding="utf-8")
    changed = load([tmp_path])
    g = NavajoWars(State(scenario="rise-of-the-people"), changed)
    assert changed.vp[1] == 9
    assert changed.horse_value[16] == 1
    assert adjacent_territories(g, 1) == (2, 3, 4, 7)
    assert adjacent_territories(table(), 1) == (2, 3, 7)


@pytest.mark.rule("1.7.2-i")
def test_a_pack_with_no_map_uses_ours(tmp_path: Path) -> None:
    """A pack replaces only the files it has."""
    shutil.copy(HERE / "stocks.toml", tmp_path)
    assert load([tmp_path]).vp == load_once().vp
    assert adjacent_territories(NavajoWars(State("x"), load([tmp_path])), 1) == (2, 3, 7)


# places


@pytest.mark.rule("1.7.2-a")
def test_seven_territories_with_six_areas_three_in_the_canyon(g: NavajoWars) -> None:
    """1.7.2 Areas 1 to 6; 1 to 3 in the Canyon."""
    for territory in range(1, 7):
        assert areas_of(g, territory) == [territory * 10 + n for n in range(1, 7)]
    assert areas_of(g, 7) == [71, 72, 73]
    assert set(g.content.value) == {0, *(area for t in range(1, 8) for area in areas_of(g, t))}


@pytest.mark.rule("1.7.2-b", "13-terr")
def test_a_territory_includes_its_boxes(g: NavajoWars) -> None:
    """1.7.2 Areas, Escape Box and Caught Box belong to the Territory."""
    s = g.state
    assert [territory_of(place) for place in (31, 36, 38, 39)] == [3, 3, 3, 3]
    for letter, place in (("A", 31), ("B", 38), ("C", 39)):
        family(s, letter).place = place
    assert [each.letter for each in families_in(s, 3)] == ["A", "B", "C"]
    assert families_in(s, 1) == []
    assert families_in(s, 0) == []


def test_areas_boxes_and_nowhere() -> None:
    """1.7.1 Only Areas are Areas."""
    assert is_area(11)
    assert is_area(73)
    assert not is_area(18)
    assert not is_area(19)
    assert not is_area(0)
    assert number_of(35) == 5


def test_where_names_an_area(g: NavajoWars) -> None:
    """1.7.2 Territory and number."""
    assert where(g, 35) == {"territory": "zuni-mountains", "area": 5}


@pytest.mark.rule("1.7.2-e", "1.7.2-d", "1.7.2-h")
def test_the_value_is_the_number_of_the_area(g: NavajoWars) -> None:
    """1.7.2 1-6, 1-3 in the Canyon, 1 in Santa Fé."""
    for territory in range(1, 8):
        for area in areas_of(g, territory):
            assert value(g, area) == area % 10
    assert value(g, 0) == 1


@pytest.mark.rule("1.7.2-d")
def test_the_value_in_parentheses_needs_a_horse(g: NavajoWars) -> None:
    """1.7.2 With a horse the number of the map data, without it the plain Value."""
    a = family(g.state, "A")
    assert value_for(g, a, 16) == 6
    a.horse = True
    assert value_for(g, a, 16) == g.content.map.territories[0].horse[5] == 4


@pytest.mark.rule("1.7.2-g", "13-adj-a", "13-adj-b")
def test_e18_shiprocks_neighbours(g: NavajoWars) -> None:
    """E18: Zuni Mountains, San Juan Valley, Canyon de Chelly."""
    assert [g.content.names[t] for t in adjacent_territories(g, 1)] == [
        "san-juan-valley", "zuni-mountains", "canyon-de-chelly",
    ]  # fmt: skip


@pytest.mark.rule("1.7.2-g", "13-adj-a")
def test_the_canyon_is_adjacent_to_all(g: NavajoWars) -> None:
    """13 Even without a join; adjacency goes both ways; joined Areas are adjacent, others not."""
    assert adjacent_territories(g, 7) == (1, 2, 3, 4, 5, 6)
    for territory in range(1, 8):
        for other in adjacent_territories(g, territory):
            assert territory in adjacent_territories(g, other)
    assert g.content.neighbours[12] == (11, 13)
    assert 21 in g.content.neighbours[11]
    assert 71 not in g.content.neighbours[21]


@pytest.mark.rule("13-agr-a", "1.7.2-j", "1.7.2-k")
@pytest.mark.parametrize(
    ("drought", "ranchos", "food"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (1, 1, 1), (2, 1, 0), (2, 2, 0)]
)
def test_agriculture(g: NavajoWars, drought: int, ranchos: int, food: int) -> None:
    """13 Three less Drought and Ranchos, never below 0; Missions and Forts do not count."""
    s = g.state
    s.drought[2] = drought
    s.ranchos = [21, 24][:ranchos]
    s.missions, s.forts = [22], {"defiance": 21}
    assert agriculture(g, 2) == food


@pytest.mark.rule("1.7.2-l", "1.7.2-m")
def test_the_canyon_always_has_3(g: NavajoWars) -> None:
    """13 Even with a Rancho brought there by a raid."""
    assert agriculture(g, 7) == 3
    g.state.ranchos = [71]
    assert agriculture(g, 7) == 3


# Families


@pytest.mark.rule("1.7.2-p", "13-avail", "1.5.1-c")
def test_in_play_means_area_caught_or_escape(g: NavajoWars) -> None:
    """13 Area, Caught and Escape are in play; a Family without a place is not."""
    s = g.state
    family(s, "A").place, family(s, "B").place, family(s, "D").place = 18, 29, 0
    assert [each.letter for each in in_play(s)] == ["A", "B", "C"]
    assert [each.letter for each in on_areas(s)] == ["C"]


@pytest.mark.rule("1.5.1-c", "13-alpha")
def test_e19_alphabetical_priority(g: NavajoWars) -> None:
    """E19: among B, C and A: A, then B, then C, in every list."""
    s = g.state
    for letter in ("B", "C", "A"):
        family(s, letter).place = 24
    for found in (families_at(s, 24), in_play(s), on_areas(s), families_in(s, 2)):
        assert [each.letter for each in found] == ["A", "B", "C"]
    assert families_at(s, 11) == []


@pytest.mark.rule("13-adult", "1.6.2-a")
def test_adults_are_men_and_women() -> None:
    """13 A child is no adult; an elder has no place in a Family Box."""
    assert has_adult(Family("A", man=True))
    assert has_adult(Family("A", woman=True))
    assert not has_adult(Family("A", child=True, horse=True))


@pytest.mark.rule("1.6.2-a")
def test_population_and_animals() -> None:
    """1.6.2 Man, woman, child and elder are population; horse and sheep are animals."""
    assert count_population({"man": 1, "woman": 2, "child": 3, "elder": 4, "horse": 5, "sheep": 6}) == 10


@pytest.mark.rule("1.6.2-b", "1.7.5-a")
def test_a_family_box_has_three_population_spaces() -> None:
    """1.7.5 One space each for man, woman and child; the horse space does not count."""
    full = Family("A", man=True, woman=True, child=True)
    assert population_of(full) == ["man", "woman", "child"]
    assert empty_spaces(full) == 0
    assert empty_spaces(Family("B", child=True, horse=True)) == 2
    assert empty_spaces(Family("C")) == 3
    assert population_of(Family("B", child=True, horse=True)) == ["child"]


@pytest.mark.rule("1.7.5-f", "1.7.5-g", "1.6.2-b")
def test_elders_stand_in_seven_boxes(g: NavajoWars) -> None:
    """1.7.5 Seven boxes without a limit; from the left no rating, 1, 2, 2, 3, 4, 5."""
    g.state.elders = [2, 0, 0, 1, 0, 0, 3]
    assert elders_on_display(g.state) == 6
    assert g.content.stocks.elder_ratings == [0, 1, 2, 2, 3, 4, 5]
    assert len(g.state.elders) == 7


def test_set_space() -> None:
    """1.7.5 Each of the four spaces can be filled and emptied."""
    box = Family("A")
    for piece in ("man", "woman", "child", "horse"):
        set_space(box, piece, True)
        assert getattr(box, piece) is True
        set_space(box, piece, False)
        assert getattr(box, piece) is False


@pytest.mark.rule("1.6.4-d", "1.6.4-b")
@pytest.mark.parametrize(("ferocity", "evade"), [(0, 2), (1, 1), (2, 0), (3, -1)])
def test_evade_goes_with_ferocity(g: NavajoWars, ferocity: int, evade: int) -> None:
    """1.6.4 0 +2, 1 +1, 2 0, 3 -1, for every Family."""
    for each in g.state.families:
        set_ferocity(g, each, ferocity, "1.6.4")
        assert each.ferocity == ferocity
        assert evade_modifier(g, each) == evade


@pytest.mark.rule("1.6.4-a", "1.6.4-b")
def test_one_face_at_a_time(g: NavajoWars) -> None:
    """1.6.4 Another face replaces the one shown; the same face again is no news."""
    a = family(g.state, "A")
    set_ferocity(g, a, 3, "3.1 step 3")
    set_ferocity(g, a, 1, "3.1 step 3")
    set_ferocity(g, a, 1, "3.1 step 3")
    assert a.ferocity == 1
    assert keys(g) == ["ferocity", "ferocity"]


@pytest.mark.rule("1.6.4-c", "FER-12", "FER-13")
def test_ferocity_rises_to_3_and_only_with_a_man(g: NavajoWars) -> None:
    """1.6.4 A raise at 3 does nothing; a Family without a man is never raised."""
    a, b = family(g.state, "A"), family(g.state, "B")
    for expected in (1, 2, 3, 3):
        raise_ferocity(g, a, "Battle results")
        assert a.ferocity == expected
    b.man = False
    raise_ferocity(g, b, "Battle results")
    assert b.ferocity == 0


@pytest.mark.rule("1.6.4-e", "13-fierce")
def test_most_and_least_ferocious(g: NavajoWars) -> None:
    """13 Highest and lowest on the map; ties by alphabet; Families off the map do not count."""
    s = g.state
    for letter, ferocity in (("A", 1), ("B", 2), ("C", 2), ("D", 3)):
        family(s, letter).ferocity = ferocity
    assert (most := most_ferocious(s)) is not None
    assert most.letter == "B"
    assert (least := least_ferocious(s)) is not None
    assert least.letter == "A"
    family(s, "B").ferocity = 1
    assert (least := least_ferocious(s)) is not None
    assert least.letter == "A"
    for each in s.families:
        each.place = 0
    assert most_ferocious(s) is None
    assert least_ferocious(s) is None


@pytest.mark.rule("1.7.3-c")
def test_a_person_leaves_the_box(g: NavajoWars) -> None:
    """1.7.5 To Passage of Time or to Out of Play, and told so."""
    s = g.state
    a = family(s, "A")
    lose_person(g, a, "child", s.passage, "Intruders")
    children = s.out_of_play.get("woman", 0)
    lose_person(g, a, "woman", s.out_of_play, "4.2.9")
    assert (a.man, a.woman, a.child) == (True, False, False)
    assert (s.passage, s.out_of_play["woman"]) == ({"child": 1}, children + 1)
    assert keys(g) == ["person-to-passage", "person-out-of-play"]


@pytest.mark.rule("1.7.5-b", "1.7.5-c")
def test_without_an_adult_the_family_leaves_at_once(g: NavajoWars) -> None:
    """1.7.5 Child and horse to Passage of Time, the counter off the map; with an adult it stays."""
    s = g.state
    a = family(s, "A")
    a.man, a.horse, a.ferocity = False, True, 2
    check_adults(g, a)
    assert a.place == 11
    a.woman = False
    check_adults(g, a)
    assert (a.place, a.child, a.horse, a.ferocity) == (0, False, False, 0)
    assert s.passage == {"child": 1, "horse": 1}


@pytest.mark.rule("1.6.5-g", "13-manu-b", "1.7.5-c")
def test_manuelito_leaves_with_his_family(g: NavajoWars) -> None:
    """13 He goes to Out of Play with it; another Family's end is nothing to him."""
    s = g.state
    s.manuelito = "B"
    leave_play(g, family(s, "A"), "1.7.5")
    assert s.manuelito == "B"
    leave_play(g, family(s, "B"), "1.7.5")
    assert s.manuelito == ""
    assert s.passage == {"man": 2, "woman": 2, "child": 2}


@pytest.mark.rule("3.2.4-d")
def test_d36_corn_is_lost_when_a_family_leaves(g: NavajoWars) -> None:
    """D35, D36: Corn goes back to the cup when a Family leaves its Area, even if another stays."""
    s = g.state
    s.corn_fields = [11, 21, 31]
    family(s, "B").place = 11
    put_family(g, family(s, "A"), 11)
    assert s.corn_fields == [11, 21, 31]
    put_family(g, family(s, "A"), 12)
    assert s.corn_fields == [21, 31]
    lift_corn(g, 31)
    assert s.corn_fields == [21]
    family(s, "C").place = 21
    leave_play(g, family(s, "C"), "1.7.5")
    assert s.corn_fields == []
    assert corn_in_cup(s) == 12


@pytest.mark.rule("3.2.2-g")
def test_beside_a_fort_means_in_its_area(g: NavajoWars) -> None:
    """13 The same Area, not merely the Territory."""
    s = g.state
    a = family(s, "A")
    s.forts = {"defiance": 12}
    assert not in_fort_area(s, a)
    assert fort_in(s, 1)
    assert not fort_in(s, 2)
    a.place = 12
    assert in_fort_area(s, a)


@pytest.mark.rule("5.1.3-a", "5.1.3-b", "1.6.5-e")
@pytest.mark.parametrize(("place", "under"), [(11, True), (13, True), (14, False), (23, False), (18, False)])
def test_under_an_outpost_or_a_fort(g: NavajoWars, place: int, under: bool) -> None:
    """5.1.3 On the same track, in an Area of equal or higher Value; a Fort is no Outpost."""
    s = g.state
    s.missions = [13]
    assert under_outpost(s, place) is under
    s.missions, s.ranchos = [], [13]
    assert under_outpost(s, place) is under
    s.ranchos, s.forts = [], {"fauntleroy": 13}
    assert under_outpost(s, place) is False
    assert under_fort(s, place) is under


@pytest.mark.rule("1.6.5-e", "12.2-e", "4.2.1-a")
def test_outposts_are_missions_and_ranchos(g: NavajoWars) -> None:
    """1.6.5 Forts are not counted; Missions are built in the Spanish period, Ranchos afterwards."""
    s = g.state
    s.missions, s.ranchos, s.forts = [11, 21], [31], {"defiance": 51}
    assert outposts(s) == 3
    kinds = []
    for s.period in (0, 1, 2):
        kinds.append(outpost_kind(s))
        assert is_american(s) is (s.period == 2)
    assert kinds == ["mission", "rancho", "rancho"]


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
