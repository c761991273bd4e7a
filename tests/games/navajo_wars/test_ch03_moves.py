"""3.2.2, 3.2.3 Moves, Forts, Canyon de Chelly."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch03_actions import act, actions, activate, refused_actions, take_actions
from vigil.games.navajo_wars.rules.ch03_activation import Activation, begin_activation
from vigil.games.navajo_wars.rules.ch03_moves import (
    explain_move,
    move_cost,
    why_not_from_canyon,
    why_not_move,
    why_not_to_canyon,
)
from vigil.games.navajo_wars.rules.ch05_evade import evade
from vigil.games.navajo_wars.rules.ch05_player_reactions import negotiate
from vigil.games.navajo_wars.rules.ch11_battles import battle
from vigil.games.navajo_wars.rules.chart_enemy_raid import surrender
from vigil.games.navajo_wars.rules.chart_tribal_raid import give_up
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.requests import Flow, Refusal
from vigil.kernel.testing import asked, names, play


def family_a(g: NavajoWars) -> Family:
    return g.state.families[0]


def offered(g: NavajoWars, active: Activation) -> list[str]:
    return [option.name for option in actions(g, active)]


def refused(g: NavajoWars, active: Activation) -> dict[str, str]:
    return {refusal.name: refusal.reason for refusal in refused_actions(g, active)}


def reason(refusal: Refusal | None) -> str:
    assert refusal is not None
    return refusal.reason


# 3.2.2 Move to an adjacent Area


@pytest.mark.rule("3.2.2-a")
def test_a_move_costs_the_value_entered(g: NavajoWars) -> None:
    """Shiprock 3 costs 3, with a horse its (Value) 2; back in Area 2 it pays the Area entered, not the one left."""
    a = family_a(g)
    a.place = 12
    active = begin_activation(g, a)
    play(act(g, active, ("move", 13)))
    assert (a.place, active.left) == (13, 3)
    a.horse = True
    play(act(g, active, ("move", 14)))
    assert (a.place, active.left) == (14, 1)
    assert [part.key for part in explain_move(g, a, 13).parts] == ["horse-value"]


@pytest.mark.rule("3.2.2-b", "3.2.2-d")
@pytest.mark.parametrize(("fort", "costs"), [(0, (3, 4, 4)), (11, (4, 5, 5)), (16, (4, 5, 5)), (21, (3, 4, 4))])
def test_d33_outposts_and_forts_on_the_way(g: NavajoWars, fort: int, costs: tuple[int, int, int]) -> None:
    """An Outpost in Area 3: Areas 2, 3 and 4 cost 3, 4 and 4; with a Fort anywhere in the Territory one more each."""
    a = family_a(g)
    g.state.missions = [13]
    g.state.forts = {"defiance": fort} if fort else {}
    assert tuple(move_cost(g, a, area) for area in (12, 13, 14)) == costs
    assert tuple(explain_move(g, a, area).total for area in (12, 13, 14)) == costs
    a.place = 13
    active = begin_activation(g, a)
    play(act(g, active, ("move", 12)))
    assert active.spent == costs[0]


@pytest.mark.rule("3.2.2-b")
def test_the_outpost_counts_on_the_track_entered(g: NavajoWars) -> None:
    """From Shiprock 3 into San Juan Valley 3: an Outpost there counts, one in Shiprock does not; riders pay too."""
    a = family_a(g)
    g.state.ranchos = [16]
    assert move_cost(g, a, 23) == explain_move(g, a, 23).total == 3
    g.state.ranchos = [23]
    assert move_cost(g, a, 23) == explain_move(g, a, 23).total == 4
    a.horse = True
    assert move_cost(g, a, 23) == explain_move(g, a, 23).total == 3


@pytest.mark.rule("3.2.2-c")
def test_one_surcharge_for_mission_and_rancho(g: NavajoWars) -> None:
    g.state.missions, g.state.ranchos = [13], [14]
    assert move_cost(g, family_a(g), 12) == explain_move(g, family_a(g), 12).total == 3


@pytest.mark.rule("3.2.2-e", "3.2.2-g")
def test_d34_leaving_a_fort(g: NavajoWars) -> None:
    """In the Fort's Area with nothing spent: Area 2 in a Territory without Fort costs 2 plus the die, 4: all 6 MP."""
    s = g.state
    a = family_a(g)
    s.forts, a.place = {"fauntleroy": 51}, 51
    active = begin_activation(g, a)
    assert offered(g, active)[1] == "leave-fort zuni-mountains 2"
    play(act(g, active, ("move", 32)), 4)
    assert (a.place, active.left) == (32, 0)
    assert [event.key for event in g.log or ()].count("rolled") == 1


@pytest.mark.rule("3.2.2-e")
def test_surcharges_and_horse_value_go_with_the_die(g: NavajoWars) -> None:
    """Hopi Land 2 beside the Fort of Area 1: (Value) 2, Outpost 1, Fort 1 and a die of 2 are 6."""
    s = g.state
    a = family_a(g)
    s.forts, s.ranchos, a.place, a.horse = {"defiance": 51}, [52], 51, True
    active = begin_activation(g, a)
    play(act(g, active, ("move", 52)), 2)
    assert (a.place, active.spent) == (52, 6)
    assert explain_move(g, a, 52, 2).total == 6


@pytest.mark.rule("3.2.2-e")
def test_no_die_once_something_is_spent(g: NavajoWars) -> None:
    """A Family that came to the Fort in this activation, or has worked there, moves on at the ordinary cost."""
    g.state.forts = {"fauntleroy": 31}
    a = family_a(g)
    play(activate(g, a), "move zuni-mountains 1", "move shiprock 1", "end-activation")
    assert a.place == 11


@pytest.mark.rule("3.2.2-f")
def test_the_fort_holds_a_family_that_cannot_pay(g: NavajoWars) -> None:
    """Die 5 for Area 2: 7 MP are too many. It stays, pays nothing and may not try again until it spends otherwise."""
    s = g.state
    a = family_a(g)
    s.forts, a.place = {"fauntleroy": 51}, 51
    flow = activate(g, a)
    request = asked(flow, "leave-fort zuni-mountains 2", 5)
    assert a.place == 51
    assert request.facts == {"family": "A", "mp": 6}
    assert not [name for name in names(request) if name.startswith(("move", "leave-fort"))]
    active = begin_activation(g, a)
    active.held = True
    assert refused(g, active)["leave-fort zuni-mountains 2"] == "held-at-fort"
    active.spent = 1
    assert "move zuni-mountains 2" in offered(g, active)


@pytest.mark.rule("3.2.2-f")
def test_after_other_work_the_held_family_walks_off(g: NavajoWars) -> None:
    """Held by the die, it plants Corn for 5 MP and leaves with the last one, without another die; the Corn is lost."""
    s = g.state
    a = family_a(g)
    s.forts, a.place = {"fauntleroy": 31}, 31
    play(activate(g, a), "leave-fort zuni-mountains 2", 4, "plant-corn", "move shiprock 1")
    assert (a.place, s.corn_fields) == (11, [])


@pytest.mark.rule("3.2.2-f", "3.2-g")
def test_a_die_that_cannot_be_paid_is_not_rolled(g: NavajoWars) -> None:
    """Zuni Mountains 6 costs 6 + 1 already: even a die of 1 is beyond 6 MP."""
    s = g.state
    a = family_a(g)
    s.forts, a.place = {"fauntleroy": 35}, 35
    active = begin_activation(g, a)
    refusal = why_not_move(g, active, 36)
    assert reason(refusal) == "fort-die-too-dear"
    assert refusal is not None
    assert refusal.about == {"cost": 7, "mp": 6}
    assert why_not_move(g, active, 34) is None


@pytest.mark.rule("1.7.2-h", "13-santafe")
def test_santa_fe_is_closed(g: NavajoWars) -> None:
    """San Juan Valley 1 is joined to Santa Fé, which no Family may enter; its Value is 1."""
    active = begin_activation(g, g.state.families[1])
    assert offered(g, active)[1:3] == ["move shiprock 1", "move san-juan-valley 2"]
    assert refused(g, active)["enter-santa-fe"] == "santa-fe-closed"
    assert g.content.value[0] == g.content.horse_value[0] == 1


@pytest.mark.rule("3.2.2-h", "3.2.2-i", "13-fort-b", "13-fort-c", "13-fort-d")
@pytest.mark.parametrize("ferocity", [1, 2, 3])
def test_a_fierce_family_disbands_at_a_fort(g: NavajoWars, ferocity: int) -> None:
    """Ferocity 1 or more at the end: population and horse to Passage of Time, the counter to its box."""
    s = g.state
    a = family_a(g)
    s.forts, a.ferocity, a.horse = {"fauntleroy": 31}, ferocity, True
    play(activate(g, a), "move zuni-mountains 1", "end-activation")
    assert (a.place, a.man, a.woman, a.child, a.horse, a.ferocity) == (0, False, False, False, False, 0)
    assert s.passage == {"man": 1, "woman": 1, "child": 1, "horse": 1}


@pytest.mark.rule("3.2.2-j", "3.2.2-h")
def test_who_is_not_tested_at_a_fort(g: NavajoWars) -> None:
    """C, Ferocity 0, stays; fierce B is not activated; A disbands; B leaves in time and stays whole."""
    s = g.state
    a, b, c = s.families[:3]
    s.forts = {"fauntleroy": 31}
    a.place = b.place = c.place = 31
    a.ferocity, b.ferocity = 1, 2
    play(take_actions(g), "activate C", "end-activation", "stop-activating")
    assert (a.place, b.place, c.place) == (31, 31, 31)
    play(take_actions(g), "activate A", "end-activation", "stop-activating")
    assert (a.place, b.place, c.place) == (0, 31, 31)
    play(take_actions(g), "activate B", "leave-fort shiprock 1", 3, "end-activation", "stop-activating")
    assert (b.place, b.ferocity) == (11, 2)


# 3.2.3 To or from Canyon de Chelly


@pytest.mark.rule("3.2.3-a", "3.2.3-b")
def test_to_the_canyon_from_anywhere(g: NavajoWars) -> None:
    """From Black Mesa 6 to any Canyon Area; the journey takes everything, so nothing else is asked."""
    a = family_a(g)
    a.place = 66
    request = asked(activate(g, a), "to-canyon")
    assert names(request) == ["travel canyon-de-chelly 1", "travel canyon-de-chelly 2", "travel canyon-de-chelly 3"]
    play(activate(g, a), "to-canyon", "travel canyon-de-chelly 3")
    assert a.place == 73


@pytest.mark.rule("3.2.3-a", "3.2.3-b", "3.2.3-c")
def test_canyon_travel_needs_the_whole_allowance(g: NavajoWars) -> None:
    a, c = g.state.families[0], g.state.families[2]
    for family, why_not in ((a, why_not_to_canyon), (c, why_not_from_canyon)):
        active = begin_activation(g, family)
        assert why_not(g, active) is None
        active.spent = 1
        assert reason(why_not(g, active)) == "mp-already-spent"
        assert set(offered(g, active)).isdisjoint({"to-canyon", "from-canyon"})


@pytest.mark.rule("3.2.3-b", "3.2.2-g")
def test_d54_not_from_a_fort(g: NavajoWars) -> None:
    """Refused in the Fort's own Area, not in the next one."""
    g.state.forts = {"defiance": 11}
    active = begin_activation(g, family_a(g))
    assert reason(why_not_to_canyon(g, active)) == "barred-by-fort"
    assert refused(g, active)["to-canyon"] == "barred-by-fort"
    active.family.place = 12
    assert why_not_to_canyon(g, active) is None


@pytest.mark.rule("3.2.3-c", "3.2.3-a", "13-santafe")
def test_from_the_canyon_to_anywhere(g: NavajoWars) -> None:
    """Any Area of the six Territories, asked at once; Santa Fé is none."""
    c = g.state.families[2]
    request = asked(activate(g, c), "from-canyon")
    territories = ("shiprock", "san-juan-valley", "zuni-mountains", "monument-valley", "hopi-land", "black-mesa")
    assert names(request) == [f"travel {territory} {n}" for territory in territories for n in range(1, 7)]
    play(activate(g, c), "from-canyon", "travel hopi-land 6")
    assert c.place == 56
    assert reason(why_not_from_canyon(g, begin_activation(g, c))) == "not-in-canyon"


@pytest.mark.rule("3.2.3-b", "3.2.3-e")
def test_from_one_end_of_the_canyon_to_the_other(g: NavajoWars) -> None:
    """The Canyon is on the map: a Family there may also travel to another of its Areas, but not to its own."""
    c = g.state.families[2]
    request = asked(activate(g, c), "to-canyon")
    assert names(request) == ["travel canyon-de-chelly 2", "travel canyon-de-chelly 3"]


@pytest.mark.rule("3.2.3-d")
def test_step_by_step_in_and_out_of_the_canyon(g: NavajoWars) -> None:
    """Canyon 1 is joined to Shiprock 4, Zuni Mountains 4 and Canyon 2, at the ordinary cost."""
    c = g.state.families[2]
    active = begin_activation(g, c)
    moves = {
        option.name: option.number().total for option in actions(g, active) if option.key == "move" and option.number
    }
    assert moves == {"move shiprock 4": 4, "move zuni-mountains 4": 4, "move canyon-de-chelly 2": 2}
    play(act(g, active, ("move", 72)))
    assert (c.place, active.left) == (72, 4)


# what is left behind


@pytest.mark.rule("3.2.4-d")
def test_d35_corn_is_lost_when_the_family_leaves(g: NavajoWars) -> None:
    """By a move, by a journey or by disbanding, at once."""
    s = g.state
    a = family_a(g)
    s.corn_fields = [11]
    play(activate(g, a), "move shiprock 2", "end-activation")
    assert s.corn_fields == []
    s.corn_fields = [12]
    play(activate(g, a), "to-canyon", "travel canyon-de-chelly 1")
    assert s.corn_fields == []
    s.corn_fields, s.forts, a.place, a.ferocity = [31], {"defiance": 31}, 31, 1
    play(activate(g, a), "end-activation")
    assert (a.place, s.corn_fields) == (0, [])


@pytest.mark.rule("3.2.4-d", "5.2.4-i", "5.2.2-c", "4.2.8-q", "4.2.4-o")
def test_d35_corn_is_lost_in_a_raid(g: NavajoWars) -> None:
    """By an Evade, to Escape after a Negotiate or a Battle, to Caught after a surrender, in either kind of raid."""
    s = g.state
    a = family_a(g)
    s.families[1].place = s.families[2].place = 0
    leaving: list[tuple[Flow[object], list[int | str], int]] = [
        (evade(g, a, "enemy-raid"), [3], 15),
        (negotiate(g, a), [6], 18),
        (battle(g, a, "enemy", "enemy-raid"), [6, 1], 18),
        (surrender(g, a), ["give-up child", 1], 19),
        (give_up(g, a), ["give-up child"], 19),
    ]
    for flow, script, place in leaving:
        s.corn_fields, a.place, a.ferocity, a.child = [12], 12, 0, True
        if place == 18:
            a.ferocity, s.enemy_ferocity = 3, 1
        play(flow, *script)
        assert (a.place, s.corn_fields) == (place, [])


@pytest.mark.rule("3.2.4-d")
def test_d36_corn_is_lost_though_another_family_stays(g: NavajoWars) -> None:
    s = g.state
    s.corn_fields, s.families[1].place = [11], 11
    play(activate(g, family_a(g)), "move shiprock 2", "end-activation")
    assert (s.corn_fields, s.families[1].place) == ([], 11)


@pytest.mark.rule("1.6.6-b")
def test_intruders_wait_at_the_end_of_a_journey(g: NavajoWars) -> None:
    g.state.intruders = [56, 72]
    c = g.state.families[2]
    play(activate(g, c), "from-canyon", "travel hopi-land 6", "fortune")
    assert (g.state.resources["fortune"], g.state.intruders) == (1, [72])
    play(activate(g, c), "to-canyon", "travel canyon-de-chelly 2", "false-rumor")
    assert g.state.intruders == []
