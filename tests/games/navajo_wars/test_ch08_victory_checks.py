"""8.2 The Victory Check."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch08_victory_checks import (
    automatic_step,
    away_from_forts,
    buy_one,
    clear_cubes,
    compare_vp,
    forts_cost_culture,
    halve_passage,
    men_to_military,
    outposts_to_morale,
    subtract_morale,
    victory_check,
    victory_segment,
    vp_balance,
    women_to_culture,
)
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver
from vigil.kernel.rules.requests import Decision
from vigil.kernel.sets.draft import Draft
from vigil.kernel.testing import asked, names, play


def with_men(g: NavajoWars, n: int) -> None:
    """n men in Family Boxes of Families in play, away from any Fort."""
    for each, place in zip(g.state.families[:n], (11, 21, 71, 31, 41), strict=False):
        each.place, each.man = place, True
    for each in g.state.families[n:]:
        each.place = 0


# 8.2 step 1


@pytest.mark.rule("8.2-s1-a", "8.2-s1-d")
def test_vp_of_each_territory_once_less_the_card(g: NavajoWars) -> None:
    """8.2 step 1 Shiprock 3, San Juan Valley 4, the Canyon 0, less the card: one part each."""
    number = vp_balance(g, 12)
    assert [(part.key, part.amount) for part in number.parts] == [
        ("territory-vp", 3), ("territory-vp", 4), ("territory-vp", 0), ("card-vp", -12),
    ]  # fmt: skip
    assert number.total == -5
    g.bonuses = {"vp": 2}
    assert vp_balance(g, 12).total == -3


@pytest.mark.rule("8.2-s1-a")
def test_d144_two_families_in_one_territory_count_once(g: NavajoWars) -> None:
    """D144: two Families in a Territory of 4 VP and none elsewhere, card 4: 0, no change."""
    s = g.state
    family(s, "A").place, family(s, "B").place, family(s, "C").place = 21, 24, 0
    assert vp_balance(g, 4).total == 0
    compare_vp(g, 4)
    assert (s.military, s.culture) == (5, 9)


@pytest.mark.rule("8.2-s1-b")
def test_families_in_boxes_hold_their_territory(g: NavajoWars) -> None:
    """13 Escape and Caught Boxes are part of the Territory."""
    s = g.state
    family(s, "A").place, family(s, "B").place, family(s, "C").place = 18, 29, 0
    assert vp_balance(g, 0).total == 7


@pytest.mark.rule("8.2-s1-c")
@pytest.mark.parametrize(
    ("vp", "military", "culture"), [(0, 6, 9), (6, 6, 9), (7, 5, 9), (8, 4, 9), (12, 0, 9), (13, 0, 7)]
)
def test_above_the_card_one_point_below_it_the_difference(g: NavajoWars, vp: int, military: int, culture: int) -> None:
    """8.2 step 1 Diné VP 7: never more than +1, equal nothing, below the difference, with conversion."""
    compare_vp(g, vp)
    assert (g.state.military, g.state.culture) == (military, culture)


# steps 2 and 3


@pytest.mark.rule("8.2-s2-a", "8.2-s2-b")
def test_e9_morale_is_subtracted_from_military(g: NavajoWars) -> None:
    """E9: Military 5, Morale 4: Military 1 (not 4), Morale 0."""
    g.state.morale = 4
    subtract_morale(g)
    assert (g.state.military, g.state.morale) == (1, 0)


@pytest.mark.rule("8.2-s2-a", "1.7.4-e")
def test_e10_a_missing_point_costs_two_culture(g: NavajoWars) -> None:
    """E10: Culture 9, Military 5, Morale 6: Military 0, Culture 7, Morale 0."""
    g.state.morale = 6
    subtract_morale(g)
    assert (g.state.military, g.state.culture, g.state.morale) == (0, 7, 0)


@pytest.mark.rule("8.2-s3-a", "12.1-a")
def test_step_3_ends_the_game_at_0_and_0_only(g: NavajoWars) -> None:
    """8.2 step 3 One of them above 0: go on."""
    s = g.state
    s.military = 0
    automatic_step(g)
    s.culture = 0
    with pytest.raises(GameOver):
        automatic_step(g)
    assert (s.ending, s.ending_rule) == ("major-defeat", "8.2 step 3")


@pytest.mark.rule("8.2-s3-a", "8.2-s1-c", "12.1-a")
def test_d139_lost_before_step_4_can_help(g: NavajoWars) -> None:
    """D139: Military 1, Culture 6, VP 7 (here) against 11: Military 0, Culture 0: Major Defeat in step 3."""
    s = g.state
    s.military, s.culture, s.morale = 1, 6, 3
    with pytest.raises(GameOver):
        play(victory_check(g, 11, True))
    assert (s.military, s.culture, s.ending) == (0, 0, "major-defeat")


# steps 4 and 5


@pytest.mark.rule("8.2-s4-a", "8.2-s4-b", "8.2-s4-c")
@pytest.mark.parametrize(
    ("military", "after", "morale"),
    [
        pytest.param(1, 5, 4, id="e11"),
        pytest.param(5, 7, 2, id="e12"),
        pytest.param(8, 8, 0, id="e13"),
        pytest.param(7, 7, 0, id="7"),
    ],
)
def test_e11_e12_e13_men_raise_military_to_7(g: NavajoWars, military: int, after: int, morale: int) -> None:
    """E11-E13: four men: 1 to 5 (Morale 4), 5 to 7 (Morale 2), 8 stays (Morale 0)."""
    s = g.state
    with_men(g, 4)
    s.military, s.morale = military, 0
    men_to_military(g)
    assert (s.military, s.morale) == (after, morale)


@pytest.mark.rule("8.2-s4-a")
def test_d142_men_in_a_forts_territory_do_not_count(g: NavajoWars) -> None:
    """D142: Military 3, four men, two of them in a Territory with a Fort (any Area of it): Military 5, Morale +2."""
    s = g.state
    with_men(g, 4)
    family(s, "D").place = 16
    s.military, s.morale, s.forts = 3, 0, {"defiance": 11}
    men_to_military(g)
    assert (s.military, s.morale) == (5, 2)


@pytest.mark.rule("8.2-s4-d", "8.2-s4-a", "8.2-s6-a", "8.2-s4-e")
def test_only_families_in_play_count(g: NavajoWars) -> None:
    """8.2 step 4 Not a man in Passage of Time or in the box of a Family off the map; one in Caught does."""
    s = g.state
    family(s, "D").man = True
    s.passage = {"man": 2}
    family(s, "B").place = 29
    assert [each.letter for each in away_from_forts(g)] == ["A", "B", "C"]
    s.military, s.morale = 0, 0
    men_to_military(g)
    assert (s.military, s.morale) == (3, 3)


@pytest.mark.rule("8.2-s5-a", "1.6.5-e")
def test_e14_outposts_raise_morale_forts_do_not(g: NavajoWars) -> None:
    """E14: Morale 0, Military 3, three Outposts (both kinds): Morale 3, Military 3; a Fort adds nothing."""
    s = g.state
    s.morale, s.military, s.missions, s.ranchos, s.forts = 0, 3, [11, 21], [21], {"defiance": 51}
    outposts_to_morale(g)
    assert (s.morale, s.military) == (3, 3)


# steps 6 and 7


@pytest.mark.rule("8.2-s6-a", "8.2-s6-b")
@pytest.mark.parametrize(("culture", "after"), [(0, 3), (5, 8), (6, 9), (7, 9), (9, 9), (12, 9), (19, 9)])
def test_women_raise_culture_to_9(g: NavajoWars, culture: int, after: int) -> None:
    """8.2 step 6 Three women; never above 9, and above 9 it is cut."""
    g.state.culture = culture
    women_to_culture(g)
    assert g.state.culture == after


@pytest.mark.rule("8.2-s6-b", "8.2-s6-a", "8.2-s6-d")
def test_culture_is_cut_without_any_woman(g: NavajoWars) -> None:
    """8.2 step 6 Unlike step 4; women in a Fort's Territory do not count; Military is never touched by the cut."""
    s = g.state
    for each in s.families:
        each.woman = False
    s.culture = 11
    women_to_culture(g)
    assert (s.culture, s.military) == (9, 5)
    family(s, "A").woman = True
    s.culture, s.forts = 4, {"defiance": 13}
    women_to_culture(g)
    assert s.culture == 4


@pytest.mark.rule("8.2-s6-c")
@pytest.mark.parametrize("ceiling", [8, 9, 10])
def test_the_ceiling_is_a_switch(g: NavajoWars, ceiling: int) -> None:
    """8.2 step 6 8, 9 or 10; a Development may add to it."""
    g.state.culture_ceiling, g.state.culture = ceiling, 15
    women_to_culture(g)
    assert g.state.culture == ceiling
    g.bonuses = {"culture-ceiling": 2}
    women_to_culture(g)
    assert g.state.culture == ceiling + 2


@pytest.mark.rule("8.2-s7-a")
def test_forts_cost_culture_after_the_ceiling(g: NavajoWars) -> None:
    """8.2 step 7 Culture 9 and two Forts: 7; at Culture 0 each costs 2 Military."""
    s = g.state
    s.forts = {"defiance": 51, "fauntleroy": 31}
    s.culture, s.military, s.morale = 9, 7, 0
    play(victory_check(g, 7, False))
    assert s.culture == 7
    s.culture, s.military = 1, 5
    forts_cost_culture(g)
    assert (s.culture, s.military) == (0, 3)


# steps 8 to 10


@pytest.mark.rule("8.2-s8-a", "8.2-s8-b", "8.2-s8-c")
def test_one_development_for_its_printed_cost(g: NavajoWars) -> None:
    """8.2 step 8 One purchase or none; what the tracks cannot pay in full is not for sale; not on cards 45 and 50."""
    s = g.state
    s.groups = list(g.content.groups)
    s.culture, s.military = 19, 19
    request = asked(buy_one(g, True))
    assert isinstance(request, Decision)
    assert request.rule == "8.2 step 8"
    bought = [name for name in names(request) if name.startswith("buy-development")]
    key = bought[0].split()[1]
    card = g.content.developments[key]
    play(buy_one(g, True), bought[0])
    assert s.developments == [key]
    assert (s.culture, s.military) == (19 - card.culture, 19 - card.military)
    s.culture = s.military = 0
    play(buy_one(g, True))
    assert s.developments == [key]
    s.culture, s.military = 19, 19
    play(buy_one(g, False))
    assert s.developments == [key]


@pytest.mark.rule("8.2-s8-a")
@pytest.mark.parametrize("card", [45, 50])
def test_no_purchase_on_cards_45_and_50(g: NavajoWars, card: int) -> None:
    """8.2 step 8 The segment of these cards offers no Development."""
    s = g.state
    s.groups, s.culture, s.military = list(g.content.groups), 19, 19
    play(victory_segment(g, card))
    assert s.developments == []


@pytest.mark.rule("8.2-s9-a", "8.2-s9-b")
def test_ap_and_cubes_are_cleared(g: NavajoWars) -> None:
    """8.2 step 9 AP 0, Raided and Recovery to the bag; Subjugation, a Peace counter and its AP stay."""
    s = g.state
    s.ap, s.raided, s.recovery, s.subjugation = 7, {"white": 1}, {"brown": 2}, {"red": 1}
    s.truce, s.truce_ap = 10, 2
    clear_cubes(g)
    assert (s.ap, s.raided, s.recovery, s.subjugation) == (0, {}, {}, {"red": 1})
    assert (s.bag["white"], s.bag["brown"], s.truce, s.truce_ap) == (4, 5, 10, 2)


@pytest.mark.rule("8.2-s10-a", "8.2-s10-b", "1.5.1-a")
def test_half_the_population_in_passage_is_lost(g: NavajoWars) -> None:
    """8.2 step 10 Half of 5, rounded up, is 3, of the player's choice, elders too; animals stay."""
    s = g.state
    s.passage = {"man": 1, "woman": 1, "child": 2, "elder": 1, "horse": 2, "sheep": 1}
    men, elders = s.out_of_play["man"], s.out_of_play["elder"]
    assert names(asked(halve_passage(g))) == [
        "lose-from-passage man", "lose-from-passage woman", "lose-from-passage child", "lose-from-passage child",
        "lose-from-passage elder",
    ]  # fmt: skip
    too_few = asked(halve_passage(g))
    assert isinstance(too_few, Decision)
    made = Draft(too_few, ["lose-from-passage man", "lose-from-passage child"])
    assert (problem := made.problem())
    assert (problem.reason, problem.about) == ("more-to-choose", {"n": 3})
    made.put_in("lose-from-passage elder")
    assert made.problem() is None
    assert (refusal := made.put_in("lose-from-passage child"))
    assert refusal.reason == "enough-chosen"
    play(halve_passage(g), "lose-from-passage man + lose-from-passage child + lose-from-passage elder")
    assert s.passage == {"man": 0, "woman": 1, "child": 1, "elder": 0, "horse": 2, "sheep": 1}
    assert (s.out_of_play["man"], s.out_of_play["elder"]) == (men + 1, elders + 1)


@pytest.mark.rule("8.2-s10-a")
def test_who_is_lost_is_not_asked_when_the_game_is_over(g: NavajoWars) -> None:
    """8.2 step 10 Card 42 is the last of Rise of the People: half of 2 go, and nobody is asked which. Card 41 asks."""
    s = g.state
    s.scenario, s.card, s.passage = "rise-of-the-people", 42, {"man": 1, "woman": 1}
    play(halve_passage(g))
    assert sum(s.passage.values()) == 1
    s.card, s.passage = 41, {"man": 1, "woman": 1}
    assert len(names(asked(halve_passage(g)))) == 2


@pytest.mark.rule("8.2-s10-a", "8.2-s10-b", "1.5-r")
def test_d143_half_of_one_is_one(g: NavajoWars) -> None:
    """D143: 2 horses and 1 child: the child goes, the horses stay; an empty box costs nothing."""
    s = g.state
    s.passage = {"horse": 2, "child": 1}
    play(halve_passage(g))
    assert s.passage == {"horse": 2, "child": 0}
    play(halve_passage(g))
    assert s.passage == {"horse": 2, "child": 0}


@pytest.mark.rule("8.2-s1-c", "8.2-s2-a", "8.2-s4-c", "8.2-s5-a", "8.2-s6-a", "8.2-s9-a", "8.2-s10-a")
def test_d140_the_ten_steps_in_order(g: NavajoWars) -> None:
    """D140: Military 6, Culture 8, Morale 3, VP above, 3 men, 4 women, 2 Outposts, AP 7, 3 in Passage of Time."""
    s = g.state
    s.military, s.culture, s.morale, s.ap = 6, 8, 3, 7
    d = family(s, "D")
    d.place, d.woman = 31, True
    s.missions, s.passage, s.raided = [11, 21], {"man": 1, "woman": 2}, {"brown": 1}
    play(victory_check(g, 10, True), "lose-from-passage man + lose-from-passage woman")  # 3 + 4 + 4 against 10
    assert (s.military, s.morale, s.culture, s.ap) == (7, 5, 9, 0)
    assert (s.passage, s.raided, s.bag["brown"]) == ({"man": 0, "woman": 1}, {}, 4)
