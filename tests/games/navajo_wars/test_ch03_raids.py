"""3.2.5, 3.2.6 Raids on New Mexico, Outposts and Forts; the Raid table cube by cube."""

from __future__ import annotations

import pytest

from vigil.games import take_down
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch03_actions import act, actions, activate, refused_actions, take_actions
from vigil.games.navajo_wars.rules.ch03_activation import Activation, begin_activation
from vigil.games.navajo_wars.rules.ch03_raids import (
    explain_new_mexico,
    explain_outpost,
    meet_soldiers,
    new_mexico_cost,
    outpost_cost,
    raid_new_mexico,
    raid_outpost,
    targets,
    why_not_raid_far,
    why_not_raid_new_mexico,
    why_not_raid_outpost,
)
from vigil.games.navajo_wars.state import EMPTY, Family
from vigil.kernel.rules.requests import Chance, Decision, Number, Refusal
from vigil.kernel.testing import asked, names, play, refusals
from vigil.kernel.text.words import book


def family_a(g: NavajoWars) -> Family:
    return g.state.families[0]


def family_b(g: NavajoWars) -> Family:
    return g.state.families[1]


def offered(g: NavajoWars, active: Activation) -> list[str]:
    return [option.name for option in actions(g, active)]


def refused(g: NavajoWars, active: Activation) -> dict[str, str]:
    return {refusal.name: refusal.reason for refusal in refused_actions(g, active)}


def reason(refusal: Refusal | None) -> str:
    assert refusal is not None
    return refusal.reason


def make_peace(g: NavajoWars, ap: int = 2) -> int:
    """A Peace lies in Raided with its AP counters."""
    sides = g.content.sides[g.state.period]
    g.state.truce = next(code for code, side in enumerate(sides) if side.order == "peace")
    g.state.truce_ap = ap
    return g.state.truce


def totals(g: NavajoWars, fact: str) -> list[int]:
    numbers = [event.facts[fact] for event in g.log or () if event.key == "battle"]
    return [number.total for number in numbers if isinstance(number, Number)]


# what a raid on New Mexico needs


@pytest.mark.rule("3.2.5-a")
@pytest.mark.parametrize(("place", "plain", "horse"), [
    (21, 1, 1), (31, 1, 1), (11, 2, 2), (22, 2, 2), (12, 3, 3),
    (13, 5, 4), (24, 7, 5), (34, 7, 5), (61, 5, 4), (71, 11, 8),
])  # fmt: skip
def test_the_way_to_santa_fe(g: NavajoWars, place: int, plain: int, horse: int) -> None:
    """The Values of the Areas to be crossed, the own one left out and Santa Fé included; (Values) with a horse."""
    a = family_a(g)
    a.place = place
    assert new_mexico_cost(g, a) == explain_new_mexico(g, a).total == plain
    a.horse = True
    assert new_mexico_cost(g, a) == explain_new_mexico(g, a).total == horse


@pytest.mark.rule("3.2.5-b")
def test_the_cheapest_way_counts_and_nothing_adds_to_it(g: NavajoWars) -> None:
    """No neighbour offers a cheaper way; Outposts and Forts change nothing; Santa Fé costs 1 on horseback too."""
    s = g.state
    a = family_a(g)
    values, roads = (g.content.value, g.content.horse_value), (g.content.road, g.content.horse_road)
    for horse, value, road in zip((False, True), values, roads, strict=True):
        a.horse = horse
        for place, neighbours in g.content.neighbours.items():
            if place == 0:
                continue
            a.place = place
            assert new_mexico_cost(g, a) == min(value[n] + road[n] for n in neighbours)
            number = explain_new_mexico(g, a)
            assert number.total == new_mexico_cost(g, a)
            assert (number.parts[-1].key, number.parts[-1].amount) == ("santa-fe-value", 1)
    a.place, a.horse = 11, False
    s.missions, s.ranchos, s.forts = [26, 36], [21, 31], {"defiance": 21, "fauntleroy": 31}
    active = begin_activation(g, a)
    assert new_mexico_cost(g, a) == 2
    play(act(g, active, ("raid-new-mexico",)), "white")
    assert active.left == 4


@pytest.mark.rule("3.2.5-d", "1.7.4-j")
def test_d39_no_raid_without_man_or_military_or_from_a_fort(g: NavajoWars) -> None:
    """Each of the three is refused for its own reason, near and far."""
    s = g.state
    active = begin_activation(g, family_a(g))
    assert why_not_raid_new_mexico(g, active) is None
    s.forts = {"defiance": 11}
    assert refused(g, active)["raid-new-mexico"] == refused(g, active)["raid-far"] == "barred-by-fort"
    s.forts, s.military = {"defiance": 12}, 0
    assert refused(g, active)["raid-new-mexico"] == refused(g, active)["raid-far"] == "raid-needs-military"
    s.military, active.family.man = 1, False
    assert refused(g, active)["raid-new-mexico"] == refused(g, active)["raid-far"] == "raid-needs-man"
    assert set(offered(g, active)).isdisjoint({"raid-new-mexico", "raid-far"})
    active.family.man = True
    assert set(offered(g, active)) >= {"raid-new-mexico", "raid-far"}


@pytest.mark.rule("3.2-g")
def test_too_far_for_the_movement_points(g: NavajoWars) -> None:
    active = begin_activation(g, family_a(g))
    active.spent = 5
    refusal = why_not_raid_new_mexico(g, active)
    assert reason(refusal) == "too-few-mp"
    assert refusal is not None
    assert refusal.about == {"cost": 2, "mp": 1}


@pytest.mark.rule("3.2.5-j")
def test_no_way_to_santa_fe(g: NavajoWars, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack's map may leave the Canyon without a road: then only the long-range raid is left."""
    monkeypatch.delitem(g.content.road, 71)
    active = begin_activation(g, g.state.families[2])
    assert reason(why_not_raid_new_mexico(g, active)) == "no-road"
    assert why_not_raid_far(g, active) is None


@pytest.mark.rule("3.2.5-c")
def test_long_range_raid(g: NavajoWars) -> None:
    """From Black Mesa 6, 20 MP away, with the whole allowance; not once anything is spent, nor from a Fort."""
    a = family_a(g)
    a.place = 66
    active = begin_activation(g, a)
    assert "raid-new-mexico" not in offered(g, active)
    active.spent = 1
    assert reason(why_not_raid_far(g, active)) == "mp-already-spent"
    active.spent = 0
    play(act(g, active, ("raid-far",)), "yellow")
    assert (active.left, a.place, a.ferocity, g.state.passage) == (0, 66, 1, {"child": 1})
    g.state.forts = {"defiance": 66}
    assert reason(why_not_raid_far(g, begin_activation(g, a))) == "barred-by-fort"
    assert set(offered(g, begin_activation(g, a))).isdisjoint({"raid-far"})


@pytest.mark.rule("3.2.5-e", "RR-1")
def test_a_raid_on_new_mexico_is_one_cube(g: NavajoWars) -> None:
    """The counter does not move; one cube is drawn from the bag and the raid is over."""
    b = family_b(g)
    play(raid_new_mexico(g, b), "brown")
    assert (b.place, g.state.bag["brown"], g.state.raided) == (21, 2, {"brown": 1})


@pytest.mark.rule("3.2.5-f")
def test_again_while_it_qualifies(g: NavajoWars) -> None:
    """B raids three times for 1 MP each; without Military it may not go on, though it has MP left."""
    b = family_b(g)
    raid = ("raid-new-mexico", "white")
    request = asked(activate(g, b), *raid, *raid, *raid)
    assert request.facts == {"family": "B", "mp": 3}
    assert "raid-new-mexico" in names(request)
    g.state.military = 0
    assert "raid-new-mexico" not in names(request)
    assert (b.ferocity, g.state.resources["sheep"]) == (3, 3)


@pytest.mark.rule("3.2.5-g", "3.2.5-h", "RR-26", "4.2.7-j")
def test_a_raid_ends_peace_before_its_first_cube(g: NavajoWars) -> None:
    """Paid, then Peace ends, then the cube: near, far and against an Outpost."""
    s = g.state
    s.missions = [21]
    for action, cost in ((("raid-new-mexico",), 1), (("raid-far",), 6), (("raid-outpost", "mission", 21), 1)):
        peace = make_peace(g)
        s.inactive, s.enemy_ap = [EMPTY] * 6, 1
        active = begin_activation(g, family_b(g))
        request = asked(act(g, active, action))
        assert isinstance(request, Chance)
        assert active.spent == cost
        assert (s.truce, s.truce_ap, s.enemy_ap, s.inactive[0]) == (EMPTY, 0, 3, peace)


# the Raid table, New Mexico


@pytest.mark.rule("3.2.RT-f", "3.2.RT-g", "3.2.RT-h", "RR-9", "RR-10", "RR-11", "FER-10", "1.7.3-d")
@pytest.mark.parametrize(("cube", "piece"), [("yellow", "child"), ("brown", "horse"), ("white", "sheep")])
def test_booty_of_new_mexico(g: NavajoWars, cube: str, piece: str) -> None:
    """Cube to Raided, Ferocity +1, and a child to Passage of Time, a horse or a sheep to Resources."""
    s = g.state
    left = s.out_of_play[piece]
    play(raid_new_mexico(g, family_b(g)), cube)
    assert s.raided == {cube: 1}
    assert family_b(g).ferocity == 1
    assert s.out_of_play[piece] == left - 1
    assert (s.passage, s.resources) == (({"child": 1}, {}) if piece == "child" else ({}, {piece: 1}))


@pytest.mark.rule("RR-12", "3.2.RT-f", "3.2.RT-g", "3.2.RT-h", "FER-10")
@pytest.mark.parametrize("animal", ["horse", "sheep"])
def test_black_is_a_horse_or_a_sheep(g: NavajoWars, animal: str) -> None:
    play(raid_new_mexico(g, family_b(g)), "black", f"drive-home {animal}")
    assert (g.state.raided, g.state.resources, family_b(g).ferocity) == ({"black": 1}, {animal: 1}, 1)


@pytest.mark.rule("RR-13", "RR-12", "RR-28")
def test_booty_that_is_not_there(g: NavajoWars) -> None:
    """Nothing is taken; the cube still goes to Raided and Ferocity still rises. Black gives what is left."""
    s = g.state
    s.out_of_play["sheep"] = 0
    play(raid_new_mexico(g, family_b(g)), "white")
    assert (s.raided, s.resources, family_b(g).ferocity) == ({"white": 1}, {}, 1)
    play(raid_new_mexico(g, family_b(g)), "black")
    assert s.resources == {"horse": 1}
    s.out_of_play["horse"] = 0
    play(raid_new_mexico(g, family_b(g)), "black")
    assert (s.raided["black"], s.resources, family_b(g).ferocity) == (2, {"horse": 1}, 3)


@pytest.mark.rule("3.2.RT-a", "RR-1", "RR-3", "1.7.3-g")
def test_d41_red_then_white(g: NavajoWars) -> None:
    """One red in Subjugation: two now; the white one goes to Raided and ends the raid with a sheep."""
    s = g.state
    s.subjugation = {"red": 1}
    play(raid_new_mexico(g, family_b(g)), "red", "white")
    assert (s.subjugation, s.raided, s.resources, family_b(g).ferocity) == ({"red": 2}, {"white": 1}, {"sheep": 1}, 1)
    assert s.bag["red"] == 2


@pytest.mark.rule("3.2.RT-a", "RR-3", "1.7.3-g")
def test_the_third_red_is_looked_up_before_the_next_cube(g: NavajoWars) -> None:
    """Subjugation table: Enemy Morale +1 and Reset Cubes, so the raid draws on from a fuller bag."""
    s = g.state
    s.subjugation, s.recovery, s.bag = {"red": 2}, {"yellow": 1}, {"red": 1}
    play(raid_new_mexico(g, family_b(g)), "red", "yellow")
    assert (s.morale, s.subjugation["red"], s.raided) == (6, 3, {"yellow": 1})


@pytest.mark.rule("1.7.3-n", "RR-25")
def test_an_empty_bag_ends_the_raid(g: NavajoWars) -> None:
    """Of both kinds, with no Reset Cubes."""
    s = g.state
    s.bag, s.recovery, s.missions = {"red": 1}, {"white": 2}, [21]
    play(raid_new_mexico(g, family_b(g)), "red")
    s.bag = {"white": 1}
    play(raid_outpost(g, family_b(g), 21, "mission"), "white")
    assert (s.raided, s.recovery, s.missions, family_b(g).ferocity) == ({"white": 1}, {"white": 2}, [21], 0)
    assert [event.key for event in g.log or ()].count("bag-empty") == 2


@pytest.mark.rule("3.2.RT-b", "3.2.RT-c", "RR-4", "RR-5", "RR-6")
@pytest.mark.parametrize(("cube", "rise"), [("green", 1), ("blue", 2)])
def test_soldiers_force_a_battle_whatever_they_gain(g: NavajoWars, cube: str, rise: int) -> None:
    """Enemy Morale or Enemy Ferocity rises, nothing else is offered; 5 against 1 + 4 is even, so a man is lost."""
    s = g.state
    s.bag["blue"] = 1
    request = asked(raid_new_mexico(g, family_b(g)), cube)
    assert isinstance(request, Decision)
    assert names(request) == ["fight-bold-soldiers", f"fight-soldiers {rise}"]
    assert refusals(request) == {"slip-away": "forced-into-battle"}
    assert request.facts == {"family": "B", "cube": cube, "forced": 1}
    bag = dict(s.bag)
    s.bag[cube] -= 1
    play(meet_soldiers(g, family_b(g), cube), "fight-bold-soldiers", 5, 1)
    assert (s.bag, s.raided, s.morale, s.enemy_ferocity) == (bag, {}, 6, 4)
    assert (totals(g, "enemy"), s.passage) == ([5], {"man": 1})


@pytest.mark.rule("3.2.RT-c", "RR-6")
@pytest.mark.parametrize("cube", ["green", "blue"])
def test_the_setting_that_lets_a_family_slip_away(g: NavajoWars, cube: str) -> None:
    """The cube goes back; Enemy Morale +1, no Battle, no Ferocity on either side; who takes the Ferocity fights."""
    s = g.state
    s.may_slip_away = True
    s.bag["blue"] = 1
    bag = dict(s.bag)
    play(raid_new_mexico(g, family_b(g)), cube, "slip-away")
    assert (s.bag, s.raided, s.morale, s.enemy_ferocity, family_b(g).ferocity) == (bag, {}, 6, 4, 0)
    play(raid_new_mexico(g, family_b(g)), "green", "fight-soldiers 1", 6, 1)
    assert (s.morale, s.enemy_ferocity, s.passage) == (6, 5, {"man": 1})


@pytest.mark.rule("3.2.RT-b", "3.2.RT-c", "RR-4", "RR-6", "RR-7")
def test_green_and_a_battle(g: NavajoWars) -> None:
    """Enemy Ferocity 4 becomes 5 and counts at once: 6 against 1 + 5 is even, a man returns to Passage of Time."""
    s = g.state
    play(raid_new_mexico(g, family_b(g)), "green", "fight-soldiers 1", 6, 1)
    assert totals(g, "enemy") == [6]
    assert (s.bag["green"], s.enemy_ferocity, s.morale, s.passage) == (1, 5, 5, {"man": 1})


@pytest.mark.rule("RR-5", "RR-7", "3.2.RT-c", "RR-6")
def test_d48_blue_and_a_battle(g: NavajoWars) -> None:
    """Enemy Ferocity 2 becomes 4 first; the foe rolls d6 + 4, in the fourth column."""
    s = g.state
    s.bag["blue"], s.enemy_ferocity = 1, 2
    play(raid_new_mexico(g, family_b(g)), "blue", "fight-soldiers 2", 6, 3)
    assert totals(g, "enemy") == [7]
    assert (s.bag["blue"], s.enemy_ferocity, s.out_of_play["man"]) == (1, 4, 7)
    columns = [event.facts["result"] for event in g.log or () if event.key == "battle-result"]
    assert columns == ["TTD"]


@pytest.mark.rule("3.2.RT-e")
def test_a_battle_of_a_raid_uses_its_own_column(g: NavajoWars) -> None:
    """+3 from Area 5 would be a Major Victory in an Enemy Raid; in a raid it is a Victory and the Family stays."""
    s = g.state
    a = family_a(g)
    a.place, a.ferocity, s.enemy_ferocity = 15, 2, 3
    play(raid_new_mexico(g, a), "green", "fight-soldiers 1", 6, 1)
    assert (a.place, a.ferocity, s.morale, s.enemy_ferocity) == (15, 3, 4, 5)


@pytest.mark.rule("3.2.RT-d", "RR-6")
def test_who_cannot_fight_must_let_morale_rise(g: NavajoWars) -> None:
    """No question is asked without a man, nor with Military 0, and no Battle is fought."""
    s = g.state
    family_b(g).man = False
    play(raid_new_mexico(g, family_b(g)), "green")
    assert s.morale == 6
    family_b(g).man, s.military = True, 0
    play(raid_new_mexico(g, family_b(g)), "green")
    assert (s.morale, s.enemy_ferocity) == (7, 4)


@pytest.mark.rule("1.7.5-c", "BR-x3")
def test_d8_the_last_adult_falls_in_a_raid(g: NavajoWars) -> None:
    """The man is lost by RGD, so the child goes too and the Family is out of play, activation and all."""
    s = g.state
    b = family_b(g)
    b.woman, b.horse = False, True
    play(activate(g, b), "raid-new-mexico", "green", "fight-soldiers 1", 5, 1)
    assert (b.place, s.passage) == (0, {"man": 1, "horse": 1, "child": 1})


@pytest.mark.rule("1.6.2-c", "11.2-s1-c")
def test_d10_a_horse_just_before_the_battle(g: NavajoWars) -> None:
    """The horse from Resources adds 1 to the Diné die."""
    g.state.resources["horse"] = 1
    play(raid_new_mexico(g, family_b(g)), "green", "fight-soldiers 1", "give-horse B", 5, 1)
    assert totals(g, "dine") == [6]


@pytest.mark.rule("RR-27", "TG-7")
def test_a_cube_may_be_redrawn_for_goods_or_fortune(g: NavajoWars) -> None:
    """Green goes back for 3 Trade Goods, the next green for a Fortune counter; in an Outpost raid too."""
    s = g.state
    s.resources.update({"trade-goods": 3, "fortune": 1})
    play(raid_new_mexico(g, family_b(g)), "green", "redraw-for-goods 3", "green", "redraw-for-fortune", "white")
    assert (s.resources, s.raided) == ({"trade-goods": 0, "fortune": 0, "sheep": 1}, {"white": 1})
    s.resources, s.missions = {"fortune": 1}, [22]
    play(raid_outpost(g, family_b(g), 22, "mission"), "green", "redraw-for-fortune", "white")
    assert s.missions == [21]


# raids on Outposts and Forts


@pytest.mark.rule("3.2.6-c")
def test_e2_the_mission_of_shiprock_3(g: NavajoWars) -> None:
    """It acts in Areas 1, 2 and 3: the Family may raid it from there, not from Area 4."""
    g.state.missions = [13]
    active = begin_activation(g, family_a(g))
    for place in (11, 12, 13):
        active.family.place = place
        assert "raid-outpost mission 3" in offered(g, active)
    active.family.place = 14
    assert "raid-outpost mission 3" not in offered(g, active)
    assert refused(g, active)["raid-outpost mission 3"] == "target-out-of-reach"
    active.family.place = 23
    assert reason(why_not_raid_outpost(g, active, "mission", 13)) == "target-out-of-reach"


@pytest.mark.rule("3.2.6-d")
def test_forts_are_raided_from_below_too(g: NavajoWars) -> None:
    g.state.forts = {"defiance": 53}
    assert targets(g, 5) == [("defiance", 53)]
    active = begin_activation(g, family_a(g))
    active.family.place = 52
    assert "raid-outpost defiance 3" in offered(g, active)
    active.family.place = 54
    assert refused(g, active)["raid-outpost defiance 3"] == "target-out-of-reach"


@pytest.mark.rule("3.2.6-e")
def test_the_player_names_the_target(g: NavajoWars) -> None:
    """A Mission, a Rancho and a Fort in reach: three options; another Territory's are none."""
    s = g.state
    s.missions, s.ranchos, s.forts = [13, 21], [14, 31], {"defiance": 12, "fauntleroy": 32}
    named = [name for name in offered(g, begin_activation(g, family_a(g))) if name.startswith("raid-outpost")]
    assert named == ["raid-outpost mission 3", "raid-outpost rancho 4", "raid-outpost defiance 2"]
    play(activate(g, family_a(g)), "raid-outpost rancho 4", "brown", "end-activation")
    assert (s.missions, s.ranchos, s.forts["defiance"]) == ([13, 21], [13, 31], 12)


@pytest.mark.rule("3.2.6-a")
def test_it_costs_the_plain_value_of_the_own_area(g: NavajoWars) -> None:
    """From Area 2 it costs 2 though the Mission is in Area 4 and the horse's (Value) is 1."""
    a = family_a(g)
    g.state.missions = [14]
    a.place, a.horse = 12, True
    assert outpost_cost(g, a) == explain_outpost(g, a).total == 2
    active = begin_activation(g, a)
    play(act(g, active, ("raid-outpost", "mission", 14)), "white")
    assert active.left == 4
    active.spent = 5
    assert reason(why_not_raid_outpost(g, active, "mission", 13)) == "too-few-mp"


@pytest.mark.rule("3.2.6-b", "1.7.4-j")
def test_it_needs_a_man_and_military(g: NavajoWars) -> None:
    g.state.missions = [11]
    active = begin_activation(g, family_a(g))
    assert "raid-outpost mission 1" in offered(g, active)
    g.state.military = 0
    assert refused(g, active)["raid-outpost mission 1"] == "raid-needs-military"
    g.state.military, active.family.man = 1, False
    assert refused(g, active)["raid-outpost mission 1"] == "raid-needs-man"


def test_a_fort_may_be_raided_from_its_own_area(g: NavajoWars) -> None:
    """Only raids on New Mexico are barred there."""
    g.state.forts = {"defiance": 11}
    assert "raid-outpost defiance 1" in offered(g, begin_activation(g, family_a(g)))


@pytest.mark.rule("3.2.6-g", "3.2.6-h", "3.2.6-i", "RR-14", "RR-17", "FER-11", "3.2.RT-f", "3.2.RT-g", "1.7.3-d")
def test_d44_two_hits_in_area_1(g: NavajoWars) -> None:
    """White, then yellow: removed, Ferocity and Culture +1, both cubes in Raided, no sheep and no child."""
    s = g.state
    s.missions, s.mission_stock = [11], 5
    play(raid_outpost(g, family_a(g), 11, "mission"), "white", "yellow")
    assert (s.missions, s.mission_stock) == ([], 6)
    assert (family_a(g).ferocity, s.culture) == (1, 10)
    assert (s.raided, s.resources, s.passage) == ({"white": 1, "yellow": 1}, {}, {})


@pytest.mark.rule("RR-15", "RR-19", "3.2.6-l", "3.2.RT-i", "3.2.6-h")
def test_d45_black_makes_two_hits(g: NavajoWars) -> None:
    """In Area 1 one black cube removes it; in Area 2 it goes back to 1 and the second hit is lost."""
    s = g.state
    s.ranchos = [11, 22]
    play(raid_outpost(g, family_a(g), 11, "rancho"), "black")
    assert s.ranchos == [22]
    play(raid_outpost(g, family_b(g), 22, "rancho"), "black")
    assert (s.ranchos, s.rancho_stock, s.raided) == ([21], 7, {"black": 2})


@pytest.mark.rule("3.2.6-g", "3.2.6-h", "3.2.6-i", "RR-16", "RR-18", "FER-11")
@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_one_hit_pushes_an_outpost_back(g: NavajoWars, n: int) -> None:
    """From Area 2 to 6: one Area back, Ferocity +1, Culture +1, and the raid is over."""
    s = g.state
    s.missions = [10 + n]
    play(raid_outpost(g, family_a(g), 10 + n, "mission"), "brown")
    assert (s.missions, s.mission_stock, family_a(g).ferocity, s.culture) == ([9 + n], 6, 1, 10)


@pytest.mark.rule("3.2.6-m")
def test_corn_stays_under_an_outpost_pushed_back(g: NavajoWars) -> None:
    s = g.state
    s.missions, s.corn_fields = [12], [11]
    play(raid_outpost(g, family_a(g), 12, "mission"), "brown")
    assert (s.missions, s.corn_fields) == ([11], [11])


@pytest.mark.rule("3.2.6-f", "RR-2", "3.2.RT-a", "3.2.RT-i")
def test_cubes_are_drawn_until_the_hits_suffice(g: NavajoWars) -> None:
    """Red cubes go to Subjugation and make no hit; the third hit takes Fort Defiance."""
    s = g.state
    s.forts = {"defiance": 11}
    play(raid_outpost(g, family_a(g), 11, "defiance"), "red", "white", "red", "black")
    assert (s.forts, s.subjugation, s.raided) == ({}, {"red": 2}, {"white": 1, "black": 1})


@pytest.mark.rule("3.2.RT-j", "RR-8", "3.2.6-f", "3.2.6-l", "RR-20")
@pytest.mark.parametrize(("answers", "morale"), [
    (("slip-away",), 6),
    (("fight-bold-soldiers", 6, 1), 6),
    (("fight-soldiers 1", 6, 1), 5),
])  # fmt: skip
def test_green_ends_the_raid_fight_or_no_fight(g: NavajoWars, answers: tuple[str | int, ...], morale: int) -> None:
    """One hit is made, then green ends it; the next raid starts from no hits again."""
    s = g.state
    s.missions, s.may_slip_away = [11], "slip-away" in answers
    play(raid_outpost(g, family_a(g), 11, "mission"), "white", "green", *answers)
    assert (s.missions, s.morale, s.raided, s.culture) == ([11], morale, {"white": 1}, 9)
    play(raid_outpost(g, family_b(g), 11, "mission"), "white", "brown")
    assert s.missions == []


@pytest.mark.rule("3.2.RT-j", "RR-8")
def test_blue_ends_it_too(g: NavajoWars) -> None:
    g.state.bag["blue"] = 1
    g.state.forts = {"defiance": 11}
    play(raid_outpost(g, family_a(g), 11, "defiance"), "black", "blue", "fight-bold-soldiers", 5, 1)
    assert (g.state.forts, g.state.bag["blue"]) == ({"defiance": 11}, 1)


@pytest.mark.rule("3.2.6-j", "3.2.6-k", "RR-21", "RR-22", "FER-11")
@pytest.mark.parametrize(("fort", "place", "cubes"), [
    ("defiance", 51, ("white", "brown", "yellow")),
    ("defiance", 53, ("black", "white")),
    ("fauntleroy", 31, ("black", "black", "white")),
    ("fauntleroy", 36, ("white", "white", "white", "brown", "brown")),
])  # fmt: skip
def test_forts_fall(g: NavajoWars, fort: str, place: int, cubes: tuple[str, ...]) -> None:
    """Defiance by 3 hits, Fauntleroy by 5: removed, Ferocity +1, Morale -2, Enemy Ferocity +2, no Culture."""
    s = g.state
    a = family_a(g)
    s.forts, a.place = {fort: place}, place
    play(raid_outpost(g, a, place, fort), *cubes)
    assert (s.forts, a.ferocity, s.morale, s.enemy_ferocity, s.culture) == ({}, 1, 3, 6, 9)


def test_no_disbanding_where_the_fort_has_fallen(g: NavajoWars) -> None:
    a = family_a(g)
    g.state.forts, a.ferocity = {"defiance": 11}, 2
    play(activate(g, a), "raid-outpost defiance 1", "black", "white", "end-activation")
    assert (a.place, a.ferocity) == (11, 3)


@pytest.mark.rule("3.2.RT-k", "RR-23", "13-manu-a", "1.6.5-f")
def test_d50_manuelito_redraws_once_per_activation(g: NavajoWars) -> None:
    """The first green may be put back, a later one not; in his next activation he may again."""
    s = g.state
    s.manuelito, s.missions = "A", [12]
    raid = "raid-outpost mission 2"
    play(
        take_actions(g),
        *("activate A", raid, "green", "manuelito-redraws", "green", "fight-soldiers 1", 6, 2, "end-activation"),
        "stop-activating",
    )
    assert (s.missions, s.morale) == ([12], 5)
    family_a(g).man = True
    play(
        take_actions(g),
        *("activate A", raid, "green", "manuelito-redraws", "white", "end-activation", "stop-activating"),
    )
    assert s.missions == [11]


@pytest.mark.rule("3.2.RT-k", "RR-24")
def test_manuelito_does_not_redraw_in_new_mexico(g: NavajoWars) -> None:
    """Nor does any other Family against an Outpost."""
    s = g.state
    s.manuelito, s.missions = "B", [12, 22]
    play(raid_new_mexico(g, family_b(g)), "white")
    play(raid_outpost(g, family_a(g), 12, "mission"), "white")
    assert s.missions == [11, 22]
    play(raid_outpost(g, family_b(g), 22, "mission"), "green", "manuelito-redraws", "white")
    assert s.missions == [11, 21]


@pytest.mark.rule("3.2.RT-c")
@pytest.mark.parametrize(
    ("language", "word"), [("en", "a Battle follows"), ("it", "una Battaglia"), ("fr", "une Bataille")]
)
def test_the_question_says_that_a_battle_follows(g: NavajoWars, language: str, word: str) -> None:
    """Raid table: either way, unless the setting lets the Family slip away."""
    words = book(language, take_down("navajo-wars").identity.text)
    for may_slip_away in (False, True):
        g.state.may_slip_away = may_slip_away
        request = asked(raid_new_mexico(g, family_b(g)), "green")
        assert isinstance(request, Decision)
        assert (word in words.question(request)) != may_slip_away
