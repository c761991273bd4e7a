"""The Enemy Raid chart up to Raid Resolution."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.chart_enemy_raid import (
    caught,
    counters_needed,
    enemy_raid,
    family_near,
    fight_or_surrender,
    gather,
    kin_lost,
    next_area,
    place_counters,
    raid_counters,
    raid_way,
    resolve,
    surrender,
    surrender_die,
    targets,
)
from vigil.games.navajo_wars.state import AMERICAN, Family
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals


def told(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


def lone(g: NavajoWars, place: int) -> Family:
    """Only Family A, there; no AP, so that nothing but Evade is open."""
    for family in g.state.families[1:]:
        family.place = 0
    g.state.families[0].place = place
    g.state.ap = 0
    return g.state.families[0]


# counters


@pytest.mark.rule("4.2.8-a", "4.2.8-b")
def test_d105_the_number_of_raid_counters(g: NavajoWars) -> None:
    """3 AP and Ferocity 2, 1, 1: 7, and 9 in the American period."""
    for family, ferocity in zip(g.state.families, (2, 1, 1), strict=False):
        family.ferocity = ferocity
    assert raid_counters(g, 3).total == 7
    g.state.period = AMERICAN
    assert raid_counters(g, 3).total == 9
    gather(g, 3)
    assert g.state.santa_fe == 9


@pytest.mark.rule("4.2.8-d", "4.2.8-b")
def test_the_ferocity_beside_a_fort_is_not_added(g: NavajoWars) -> None:
    """A in the Fort's Area is absent; boxed Families are in play."""
    s = g.state
    s.families[0].ferocity, s.families[1].ferocity = 3, 1
    s.forts = {"defiance": 11}
    assert raid_counters(g, 3).total == 4
    s.families[1].place = 29
    assert raid_counters(g, 3).total == 4


@pytest.mark.rule("ER-4")
def test_no_more_counters_than_there_are(g: NavajoWars) -> None:
    """With 2 left in stock a raid of 5 has 2."""
    g.state.enemy_ap = g.content.stocks.enemy_ap - 2
    assert raid_counters(g, 5).total == 2


@pytest.mark.rule("4.2.8-b")
def test_cards_add_raid_counters(g: NavajoWars) -> None:
    """What lies in play, and what an event left, used up by the raid."""
    g.bonuses = {"raid-counters": 1}
    g.state.effects["raid-counters-next"] = 2
    gather(g, 3)
    assert g.state.santa_fe == 6
    gather(g, 3)
    assert g.state.santa_fe == 4


@pytest.mark.rule("4.2.8-h", "4.2.8-i", "1.6.3-a", "1.6.5-d")
def test_corn_or_harass_or_both_take_two(g: NavajoWars) -> None:
    """One where there is neither."""
    g.state.corn_fields, g.state.harass = [21, 31], [22, 31]
    assert [counters_needed(g, area) for area in (21, 22, 31, 23)] == [2, 2, 2, 1]


@pytest.mark.rule("4.2.8-e", "4.2.8-h", "4.2.8-i")
def test_d107_two_counters_enter_together(g: NavajoWars) -> None:
    """3 in Santa Fé, Harass in San Juan Valley 1: two enter, one is left; then Corn stops that one. The Corn stays."""
    s = g.state
    s.santa_fe, s.harass, s.corn_fields = 3, [21], [22]
    assert place_counters(g, 21, "B", 1) is True
    assert (s.raid, s.santa_fe) == ({21: 2}, 1)
    assert place_counters(g, 22, "B", 2) is False
    assert (s.raid, s.santa_fe, s.corn_fields) == ({21: 2}, 1, [22])
    s.santa_fe = 2
    assert place_counters(g, 22, "B", 2) is True
    assert s.corn_fields == [22]


@pytest.mark.rule("4.2.8-k", "1.6.5-d")
def test_d107_one_window_for_the_two(g: NavajoWars) -> None:
    """The Family in a harassed Area has one Reaction only."""
    a = lone(g, 21)
    g.state.harass = [21]
    play(
        enemy_raid(g, 2),
        "evade A",
        1,
        "surrender A",
        "give-up child",
        1,
        "return-to san-juan-valley 3",
        "show-ferocity 0",
    )
    assert a.place == 23


# the way


@pytest.mark.rule("4.2.8-e", "4.2.8-f")
def test_the_nearest_family_in_mp_then_the_alphabet(g: NavajoWars) -> None:
    """B in San Juan Valley 1 is 1 MP away, A in Shiprock 1 2; in equal distance A comes first."""
    s = g.state
    assert next_area(g) == (21, "B", 1)
    s.families[0].place, s.families[1].place = 31, 21
    assert next_area(g) == (31, "A", 1)


@pytest.mark.rule("4.2.8-g")
def test_distance_counts_plain_values_from_the_nearest_counter(g: NavajoWars) -> None:
    """San Juan Valley 3: 1 + 2 + 3; with counters in 1 and 2 only 3. Horses change nothing."""
    s = g.state
    lone(g, 23).horse = True
    assert next_area(g) == (21, "A", 6)
    s.raid = {21: 1, 22: 1}
    assert next_area(g) == (23, "A", 3)


@pytest.mark.rule("4.2.8-g")
def test_equal_paths_go_by_the_lower_die(g: NavajoWars) -> None:
    """Shiprock 1 is 2 MP away over San Juan Valley 1 and over Zuni Mountains 1."""
    lone(g, 11)
    assert next_area(g) == (21, "A", 2)
    assert raid_way(g, 11, False) == (2, 21)
    g.state.raid = {31: 1}
    assert next_area(g) == (11, "A", 1)


@pytest.mark.rule("4.2.8-f", "4.2.8-g")
def test_the_target_is_reckoned_anew_for_each_placement(g: NavajoWars) -> None:
    """With counters in Shiprock 1 and 2, A in Shiprock 3 (3 MP) comes before B in Zuni Mountains 3 (6 MP)."""
    s = g.state
    s.families[0].place, s.families[1].place = 13, 33
    s.raid = {21: 1, 11: 1}
    assert next_area(g) == (12, "A", 5)
    s.families[0].place = 16
    assert next_area(g) == (31, "B", 6)


@pytest.mark.rule("4.2.8-f", "1.7.2-o", "ER-8", "4.2.8-c")
def test_d116_the_canyon_only_if_nobody_stands_elsewhere(g: NavajoWars) -> None:
    """C in the Canyon is a target once A is in Escape and B with a Fort; a boxed Family is no shield."""
    s = g.state
    assert [each.letter for each in targets(g)] == ["A", "B"]
    s.families[0].place, s.forts = 18, {"defiance": 21}
    assert [each.letter for each in targets(g)] == ["C"]
    step = next_area(g)
    assert step is not None
    assert step[1] == "C"


@pytest.mark.rule("4.2.8-c", "4.2.8-d", "ER-59", "13-fort-a")
def test_families_with_a_fort_do_not_draw_the_raid(g: NavajoWars) -> None:
    """Nobody else: no target at all."""
    lone(g, 31)
    g.state.forts = {"fauntleroy": 31}
    assert targets(g) == []
    assert next_area(g) is None


@pytest.mark.rule("4.2.8-f", "4.2.8-z")
def test_the_way_does_not_lead_through_the_canyon(g: NavajoWars) -> None:
    """From counters in Zuni Mountains 4 Shiprock 4 is 5 MP away over Canyon 1, but C, who is there, is no target."""
    s = g.state
    lone(g, 14)
    s.families[2].place = 71
    s.raid = {31: 1, 32: 1, 33: 1, 34: 1}
    assert next_area(g) == (11, "A", 10)


@pytest.mark.rule("4.2.8-j")
def test_a_family_that_came_where_counters_are_gets_another(g: NavajoWars) -> None:
    """Areas with counters are passed free; a Family in one is at distance 0, and a counter is placed there."""
    s = g.state
    lone(g, 22)
    s.raid, s.santa_fe = {21: 1, 22: 1}, 1
    assert next_area(g) == (22, "A", 0)
    assert place_counters(g, 22, "A", 0)
    assert s.raid == {21: 1, 22: 2}
    s.families[0].place = 23
    assert next_area(g) == (23, "A", 3)


@pytest.mark.rule("4.2.8-d", "4.2.8-v")
def test_a_family_in_the_territory(g: NavajoWars) -> None:
    """In an Area or a box, but not with a Fort."""
    s = g.state
    assert family_near(g, 1)
    assert not family_near(g, 3)
    s.families[1].place = 38
    assert family_near(g, 3)
    s.families[1].place, s.forts = 31, {"fauntleroy": 31}
    assert not family_near(g, 3)


# the whole raid


@pytest.mark.rule("4.2.8-a", "4.2.8-e", "4.2.8-s", "ER-45")
def test_a_raid_from_beginning_to_end(g: NavajoWars) -> None:
    """3 AP: B gives up its child, one counter more reaches A, who evades; the last follows to nobody's Area."""
    s = g.state
    s.ap = 0
    s.families[2].place = 0
    a, b = s.families[:2]
    play(
        enemy_raid(g, 3),
        "no-reaction",
        "surrender B",
        "give-up child",
        1,
        "evade A",
        2,
        "return-to san-juan-valley 2",
        "show-ferocity 3",
    )
    assert (a.place, b.place, b.ferocity) == (14, 22, 3)
    assert (s.raid, s.santa_fe, s.morale, s.culture, s.enemy_ferocity) == ({}, 0, 6, 8, 3)
    assert [key for key in told(g) if key == "raid-placed"] == ["raid-placed"] * 3


@pytest.mark.rule("4.2.8-s")
def test_no_target_left_ends_the_raid(g: NavajoWars) -> None:
    """The only Family is caught by the first counter: the other 2 are left for Subvert, here Subjugate."""
    s = g.state
    lone(g, 21)
    play(
        enemy_raid(g, 3), "no-reaction", "surrender A", "give-up woman", 1, "white", "brown",
        "return-to san-juan-valley 1", "show-ferocity 0",
    )  # fmt: skip
    assert "no-target" in told(g)
    assert s.recovery == {"white": 1, "brown": 1}


@pytest.mark.rule("4.2.8-h", "4.2.8-s")
def test_one_counter_short_ends_the_raid(g: NavajoWars) -> None:
    """Corn under the Family and one counter left: it stays in Santa Fé and is used for Subvert."""
    s = g.state
    lone(g, 21)
    s.corn_fields = [21]
    play(enemy_raid(g, 1), "white")
    assert "one-counter-short" in told(g)
    assert s.recovery == {"white": 1}
    assert s.families[0].place == 21


@pytest.mark.rule("5.2.1-g", "5.2.1-h", "4.2.8-l")
def test_after_an_ambush_that_succeeds_nobody_there_is_resolved(g: NavajoWars) -> None:
    """A ambushes in San Juan Valley 4, B stands beside it: the counters are gone, the next starts anew."""
    s = g.state
    a, b = s.families[:2]
    s.families[2].place = 0
    a.place = b.place = 24
    a.ferocity, s.ap, s.missions, s.subjugation = 1, 1, [31], {"red": 3}
    request = asked(enemy_raid(g, 4), "no-reaction", "no-reaction", "no-reaction", "ambush A", 6, 1)
    assert isinstance(request, Decision)
    assert request.key == "leave-box"  # the fifth counter was placed in San Juan Valley 1 and met nobody
    assert (a.place, b.place, s.raid) == (28, 24, {})
    s.raid = {24: 1}
    play(resolve(g, 24), "surrender B", "give-up child", 1)
    assert b.place == 29


@pytest.mark.rule("5.2.1-h", "4.2.8-l")
def test_a_family_that_left_by_a_failed_ambush_is_not_resolved_again(g: NavajoWars) -> None:
    """RGD puts it in Escape; nothing more is asked until the raid is over."""
    s = g.state
    a = lone(g, 21)
    a.ferocity, s.ap = 1, 1
    play(enemy_raid(g, 0), "ambush A", 4, 1, "return-to san-juan-valley 1")
    assert (a.place, a.man, a.ferocity, s.passage) == (21, False, 0, {"man": 1})
    s.raid = {21: 1}
    play(resolve(g, 21), "give-up child", 1)
    assert a.place == 29


# Raid Resolution


@pytest.mark.rule("4.2.8-l", "4.2.8-m", "4.2.8-c", "ER-59")
def test_every_family_there_in_alphabetical_order(g: NavajoWars) -> None:
    """C and A in one Area: A first, then C; nobody is resolved who is elsewhere."""
    s = g.state
    s.families[0].place = s.families[2].place = 23
    s.raid = {23: 1}
    play(resolve(g, 23), "surrender A", "give-up man", 1, "surrender C", "give-up woman", 1)
    assert [family.place for family in s.families[:3]] == [29, 21, 29]
    s.families[0].place, s.forts = 31, {"fauntleroy": 31}
    s.raid = {31: 1}
    play(resolve(g, 31))


@pytest.mark.rule("4.2.8-n", "ER-43")
def test_fight_or_surrender(g: NavajoWars) -> None:
    """Even below an Outpost a Family may fight; without a man or Military it may not."""
    s = g.state
    a = s.families[0]
    s.missions = [13]
    question = asked(fight_or_surrender(g, a))
    assert names(question) == ["give-battle A", "surrender A"]
    s.raid = {11: 1}
    play(resolve(g, 11), "give-battle A", 4, 2)
    assert (a.place, a.man, s.morale) == (19, False, 6)


@pytest.mark.rule("4.2.8-n")
def test_why_not_fight(g: NavajoWars) -> None:
    """The refusals of Battle."""
    s = g.state
    a = s.families[0]
    s.military = 0
    flow = fight_or_surrender(g, a)
    request = next(flow)
    assert names(request) == ["surrender A"]
    assert refusals(request) == {"give-battle A": "battle-without-military"}
    a.man = False
    assert refusals(request) == {"give-battle A": "battle-without-man"}
    flow.close()


@pytest.mark.rule("4.2.8-n", "4.2.8-q", "4.2.8-o", "4.2.8-p", "ER-33", "ER-44", "FER-14")
@pytest.mark.parametrize(("die", "morale"), [(4, 5), (5, 6), (6, 6), (1, 5)])
def test_d108_giving_up_the_child(g: NavajoWars, die: int, morale: int) -> None:
    """Child to Passage of Time, 5-6 Morale +1, Culture 6 to 5, Enemy Ferocity 3 to 2; horse and Ferocity stay."""
    s = g.state
    a = s.families[0]
    s.culture, s.enemy_ferocity, a.horse, a.ferocity = 6, 3, True, 2
    play(surrender(g, a), "give-up child", die)
    assert (s.passage, s.morale, s.culture, s.enemy_ferocity) == ({"child": 1}, morale, 5, 2)
    assert (a.place, a.horse, a.ferocity) == (19, True, 2)


@pytest.mark.rule("4.2.8-q")
def test_d109_two_empty_spaces(g: NavajoWars) -> None:
    """Man and woman, the woman is given up: Culture 6 to 4."""
    s = g.state
    a = s.families[0]
    s.culture, a.child = 6, False
    play(surrender(g, a), "give-up woman", 1)
    assert s.culture == 4
    assert kin_lost(g, a, "Enemy Raid").total == 2
    g.bonuses = {"surrender-kin": 1}
    assert kin_lost(g, a, "Enemy Raid").total == 1


@pytest.mark.rule("4.2.8-o", "4.2.8-p")
@pytest.mark.parametrize(("piece", "dice"), [("man", (1, 2)), ("woman", (3, 4)), ("child", (5, 6))])
def test_the_numbers_of_the_spaces(g: NavajoWars, piece: str, dice: tuple[int, ...]) -> None:
    """Morale rises within the range of the counter given up, and only there."""
    for die in range(1, 7):
        g.state.morale = 5
        play(surrender_die(g, piece), die)
        assert g.state.morale == (6 if die in dice else 5)


@pytest.mark.rule("1.7.5-d", "ER-33", "ER-44")
def test_a_family_without_adults_waits_in_caught(g: NavajoWars) -> None:
    """The last adult is given up: child and horse stay in the box until the raid is over."""
    s = g.state
    a = s.families[0]
    a.woman, a.horse = False, True
    play(surrender(g, a), "give-up man", 6)
    assert (a.place, a.child, a.horse, s.passage) == (19, True, True, {"man": 1})


@pytest.mark.rule("4.2.8-q", "4.2.8-r", "ER-41", "ER-42")
def test_giving_up_in_the_canyon(g: NavajoWars) -> None:
    """Culture for one empty space, then to the Caught Box of any other Territory; all its people leave it."""
    s = g.state
    c = s.families[2]
    c.horse = True
    play(surrender(g, c), "give-up man", 6, "caught-in hopi-land")
    assert (c.place, s.culture) == (59, 8)
    assert s.passage == {"man": 1, "woman": 1, "child": 1}
    assert c.horse


@pytest.mark.rule("4.2.8-r", "4.2.8-q", "ER-41", "ER-42")
def test_elsewhere_the_remaining_population_stays(g: NavajoWars) -> None:
    """Caught in its own Territory with all it has; from the Canyon nobody is left."""
    s = g.state
    a, c = s.families[0], s.families[2]
    play(caught(g, a))
    assert (a.place, a.man, a.woman, a.child) == (19, True, True, True)
    play(caught(g, c), "caught-in shiprock")
    assert (c.place, c.man, c.woman, c.child) == (19, False, False, False)


@pytest.mark.rule("ER-42")
def test_a_battle_in_the_canyon(g: NavajoWars) -> None:
    """Escape is the Canyon's own box; Caught is that of any other Territory, the population staying with the Family."""
    s = g.state
    c = s.families[2]
    play(fight_or_surrender(g, c), "give-battle C", 5, 1)
    assert c.place == 78
    c.place, c.man = 71, True
    play(fight_or_surrender(g, c), "give-battle C", 4, 1, "caught-in monument-valley")
    assert (c.place, c.woman, c.child) == (49, True, True)
