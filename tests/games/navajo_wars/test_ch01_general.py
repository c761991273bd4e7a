"""1. General: places and Families."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    anyone_at_a_fort,
    anyone_in,
    check_adults,
    empty_spaces,
    evade_modifier,
    families_at,
    families_in,
    family,
    fort_in,
    has_adult,
    in_fort_area,
    in_play,
    is_american,
    least_ferocious,
    leave_play,
    lift_corn,
    lose_person,
    most_ferocious,
    on_areas,
    outpost_kind,
    outposts,
    population_of,
    put_family,
    raise_ferocity,
    set_ferocity,
    set_space,
    under_fort,
    under_outpost,
)
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup, count_population, elders_on_display
from vigil.games.navajo_wars.rules.ch01_places import (
    adjacent_territories,
    agriculture,
    areas_of,
    is_area,
    number_of,
    territory_of,
    value,
    value_for,
    where,
)
from vigil.games.navajo_wars.state import Family


def keys(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


# places


@pytest.mark.rule("1.7.2-a")
def test_seven_territories_with_six_areas_three_in_the_canyon(g: NavajoWars) -> None:
    """1.7.2 Areas 1 to 6; 1 to 3 in the Canyon."""
    for territory in range(1, 7):
        assert areas_of(g, territory) == tuple(territory * 10 + n for n in range(1, 7))
    assert areas_of(g, 7) == (71, 72, 73)
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
    for letter, place in (("A", 38), ("B", 38), ("C", 38)):
        family(s, letter).place = place
    assert [anyone_in(s, territory) for territory in (1, 3)] == [False, True]


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
    assert not anyone_at_a_fort(s)
    a.place = 12
    assert in_fort_area(s, a)
    assert anyone_at_a_fort(s)


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
