"""3.2 Take Actions: activations, Movement Points, water, Corn, trade at a Fort, Tribal Council."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup
from vigil.games.navajo_wars.rules.ch03_actions import act, actions, activate, refused_actions, take_actions
from vigil.games.navajo_wars.rules.ch03_activation import (
    Activation,
    activations,
    begin_activation,
    movement_points,
    points_left,
)
from vigil.games.navajo_wars.rules.ch03_water_corn_trade import (
    corn_cost,
    explain_corn,
    explain_water,
    harvest_goal,
    water_cost,
    why_not_council,
    why_not_find_water,
    why_not_harvest,
    why_not_plant,
    why_not_trade,
)
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.requests import Decision, Number, Refusal
from vigil.kernel.testing import asked, names, play, refusals


def family_a(g: NavajoWars) -> Family:
    return g.state.families[0]


def offered(g: NavajoWars, active: Activation) -> list[str]:
    return [option.name for option in actions(g, active)]


def refused(g: NavajoWars, active: Activation) -> dict[str, str]:
    return {refusal.name: refusal.reason for refusal in refused_actions(g, active)}


def reason(refusal: Refusal | None) -> str:
    assert refusal is not None
    return refusal.reason


def part_keys(number: Number) -> list[str]:
    return [part.key for part in number.parts]


def told(g: NavajoWars, key: str) -> int:
    return sum(1 for event in g.log or () if event.key == key)


# activations


@pytest.mark.rule("3.2-a", "13-act")
@pytest.mark.parametrize(("elders", "canyon", "total"), [(2, 3, 5), (0, 0, 1), (2, 1, 3), (3, 0, 4), (0, 2, 2)])
def test_d30_activations(g: NavajoWars, elders: int, canyon: int, total: int) -> None:
    """Elders plus the greater of one and the Families in the Canyon."""
    g.state.elders = [0, elders, 0, 0, 0, 0, 0]
    for family, place in zip(g.state.families[:3], (11, 21, 31), strict=True):
        family.place = place
    for family in g.state.families[:canyon]:
        family.place = 71
    assert activations(g).total == total


@pytest.mark.rule("3.2-a", "3.2-c")
def test_how_many_may_still_be_activated(g: NavajoWars) -> None:
    """3 elders and a Family in the Canyon: 4. One is done, and the other two Families are all there are."""
    request = asked(take_actions(g), "activate A", "end-activation")
    assert isinstance(request, Decision)
    assert request.numbers
    left = next(number for number in request.numbers() if number.key == "activations-left")
    assert [(part.key, part.amount) for part in left.parts][-2:] == [("activated", -1), ("activation-nobody", -1)]
    assert left.total == 2


@pytest.mark.rule("3.2-a")
def test_the_canyons_boxes_are_the_canyon(g: NavajoWars) -> None:
    """A Territory comprises its boxes: a Family in the Canyon's Escape Box counts."""
    g.state.families[0].place = 78
    assert activations(g).total == 3 + 2


def test_a_development_gives_activations(g: NavajoWars) -> None:
    g.bonuses["activations"] = 1
    number = activations(g)
    assert (number.total, number.parts[-1].key) == (5, "activation-bonus")


@pytest.mark.rule("3.2-b", "3.2-c")
def test_no_more_families_are_announced_than_there_are(g: NavajoWars) -> None:
    """Three elders and one more make four activations, but only three Families can use one."""
    assert activations(g).total == 4
    one, two = ("activate A", "end-activation"), ("activate B", "end-activation")
    for done, n in (((), 3), (one, 2), ((*one, *two), 1)):
        request = asked(take_actions(g), *done)
        assert isinstance(request, Decision)
        assert (request.key, request.facts) == ("activate-which", {"n": n})
        assert request.numbers is not None
        (number,) = request.numbers()
        assert (number.key, number.total) == ("activations-left", n)
        assert part_keys(number)[-1] == "activation-nobody"
    begun = next(event for event in g.log or () if event.key == "actions-begin")
    assert (begun.facts["families"], begun.facts["spare"]) == (3, 1)


@pytest.mark.rule("3.2-b")
def test_the_limit_is_counted_once(g: NavajoWars) -> None:
    """Two Families in the Canyon and no elder: two activations, though the first leaves it; C is not asked for."""
    g.state.elders = [0] * 7
    g.state.families[0].place = 72
    leave = ("from-canyon", "travel shiprock 1")
    play(take_actions(g), "activate A", *leave, "activate B", "end-activation")
    assert told(g, "family-activated") == 2


@pytest.mark.rule("3.2-b")
def test_the_limit_does_not_grow(g: NavajoWars) -> None:
    """Nobody else in the Canyon at the start: one activation, though the Family goes there to join C."""
    g.state.elders = [0] * 7
    play(take_actions(g), "activate A", "to-canyon", "travel canyon-de-chelly 1")
    assert told(g, "family-activated") == 1


@pytest.mark.rule("3.2-c")
def test_each_family_once_in_the_players_order(g: NavajoWars) -> None:
    """B first, then A; a Family already activated is refused."""
    flow = take_actions(g)
    request = asked(flow, "activate B", "end-activation")
    assert names(request) == ["activate A", "activate C", "stop-activating"]
    assert refusals(request) == {"activate B": "already-activated"}
    request = asked(take_actions(g), "activate B", "end-activation", "activate A")
    assert isinstance(request, Decision)
    assert request.facts == {"family": "A", "mp": 6}


@pytest.mark.rule("3.2-c")
def test_no_more_than_there_are(g: NavajoWars) -> None:
    """Four activations, three Families: nothing more is asked."""
    play(
        take_actions(g), "activate A", "end-activation", "activate B", "end-activation", "activate C", "end-activation"
    )
    assert told(g, "family-activated") == 3


@pytest.mark.rule("3.2-h")
def test_fewer_or_none(g: NavajoWars) -> None:
    play(take_actions(g), "stop-activating")
    assert told(g, "actions-begin") == 1
    assert told(g, "family-activated") == 0
    play(take_actions(g), "activate C", "end-activation", "stop-activating")
    assert told(g, "family-activated") == 1


@pytest.mark.rule("3.2-d")
def test_movement_points(g: NavajoWars) -> None:
    """Six less one for each empty population space; the horse space does not count."""
    a = family_a(g)
    assert movement_points(g, a).total == 6
    a.child = False
    assert movement_points(g, a).total == 5
    a.woman, a.horse = False, True
    assert movement_points(g, a).total == 4


@pytest.mark.rule("3.2-d")
def test_developments_and_events_adjust_movement_points(g: NavajoWars) -> None:
    a = family_a(g)
    g.bonuses.update({"mp": 1, "mp-horse": 2})
    assert movement_points(g, a).total == 7
    a.horse = True
    number = movement_points(g, a, 1)
    assert number.total == 10
    assert part_keys(number) == ["mp-base", "mp-bonus", "mp-horse-bonus", "mp-event"]


def test_mp_next_is_used_up_by_one_operation(g: NavajoWars) -> None:
    """The extra Movement Points hold for every activation of this Take Actions and then are gone."""
    g.state.effects["mp-next"] = 2
    request = asked(take_actions(g), "activate A", "end-activation", "activate B")
    assert isinstance(request, Decision)
    assert request.facts == {"family": "B", "mp": 8}
    request = asked(take_actions(g), "activate A")
    assert isinstance(request, Decision)
    assert request.facts == {"family": "A", "mp": 6}


@pytest.mark.rule("3.2-e")
def test_e20_population_lost_takes_no_movement_points(g: NavajoWars) -> None:
    """Six MP; the move to Area 2 costs 2 and meets an Ambush that takes the child: 4 MP are left."""
    g.state.intruders.append(12)
    request = asked(activate(g, family_a(g)), "move shiprock 2", "ambush", "give-up child")
    assert not family_a(g).child
    assert isinstance(request, Decision)
    assert request.facts == {"family": "A", "mp": 4}


def test_an_activation_ends_with_its_family(g: NavajoWars) -> None:
    """The Ambush takes the last adult: no further action is asked for."""
    a = family_a(g)
    a.woman = a.child = False
    g.state.intruders.append(12)
    play(activate(g, a), "move shiprock 2", "ambush")
    assert a.place == 0


@pytest.mark.rule("3.2-f")
def test_any_mix_and_the_rest_is_lost(g: NavajoWars) -> None:
    """Move 1, move 1, raid 1, then stop with 3 MP left; the next activation starts from 6 again."""
    a = family_a(g)
    flow = activate(g, a)
    request = asked(flow, "move san-juan-valley 1", "raid-new-mexico", "white", "move san-juan-valley 2")
    assert isinstance(request, Decision)
    assert request.facts == {"family": "A", "mp": 2}
    assert request.numbers is not None
    assert [number.total for number in request.numbers()] == [2]
    play(activate(g, a), "end-activation")
    assert begin_activation(g, a).left == 6


@pytest.mark.rule("3.2-f")
def test_it_ends_by_itself_without_movement_points(g: NavajoWars) -> None:
    play(activate(g, family_a(g)), "move shiprock 2", "move shiprock 1", "move shiprock 2", "move shiprock 1")
    assert family_a(g).place == 11


@pytest.mark.rule("3.2-g")
def test_an_action_must_be_covered(g: NavajoWars) -> None:
    """With 1 MP left Area 2 is out of reach, San Juan Valley 1 is not."""
    active = begin_activation(g, family_a(g))
    active.spent = 5
    assert "move san-juan-valley 1" in offered(g, active)
    assert "move shiprock 2" not in offered(g, active)
    assert refused(g, active)["move shiprock 2"] == "too-few-mp"


@pytest.mark.rule("3.2-f", "3.2-g", "3.2.5-i")
def test_the_menu_of_a_quiet_day(g: NavajoWars) -> None:
    """Shiprock 1 with everything to spend: each option cites its rule and knows its cost."""
    options = {option.name: option for option in actions(g, begin_activation(g, family_a(g)))}
    assert list(options) == [
        "end-activation",
        "move shiprock 2",
        "move san-juan-valley 1",
        "move zuni-mountains 1",
        "to-canyon",
        "plant-corn",
        "raid-new-mexico",
        "raid-far",
        "tribal-council",
    ]
    costs = {name: option.number().total for name, option in options.items() if option.number}
    assert costs == {
        "move shiprock 2": 2,
        "move san-juan-valley 1": 1,
        "move zuni-mountains 1": 1,
        "to-canyon": 6,
        "plant-corn": 5,
        "raid-new-mexico": 2,
        "raid-far": 6,
        "tribal-council": 6,
    }
    assert options["plant-corn"].rule == "3.2.4"
    assert refused(g, begin_activation(g, family_a(g))) == {
        "find-water": "no-drought-here",
        "harvest-corn": "no-corn-here",
        "raid-no-outpost": "no-target-here",
    }


def test_points_left_explains_itself(g: NavajoWars) -> None:
    active = begin_activation(g, family_a(g))
    assert points_left(active) is active.points
    active.spent = 2
    assert points_left(active).total == active.left == 4
    assert points_left(active).parts[-1].key == "mp-spent"


def test_a_family_that_left_its_area_may_only_stop(g: NavajoWars) -> None:
    """Whatever took it off its Area in mid-question, nothing but the end is offered."""
    active = begin_activation(g, family_a(g))
    active.family.place = 18
    assert offered(g, active) == ["end-activation"]
    assert refused(g, active) == {}


# 3.2.1 Find Water Hole


@pytest.mark.rule("3.2.1-a")
def test_d32_find_water_hole(g: NavajoWars) -> None:
    """Area 4: 5 MP for one of two Drought counters; Area 2 would cost 7."""
    s = g.state
    s.drought[1] = 2
    family_a(g).place = 14
    request = asked(activate(g, family_a(g)), "find-water")
    assert (s.drought[1], s.drought_stock) == (1, 13)
    assert isinstance(request, Decision)
    assert request.facts == {"family": "A", "mp": 1}
    family_a(g).place = 12
    assert water_cost(g, family_a(g)) == explain_water(g, family_a(g)).total == 7
    assert reason(why_not_find_water(g, begin_activation(g, family_a(g)))) == "too-few-mp"


@pytest.mark.rule("3.2.1-b")
def test_a_horse_makes_water_dearer(g: NavajoWars) -> None:
    """Shiprock 4 has (Value) 2: 7 MP instead of 5, and no choice."""
    a = family_a(g)
    g.state.drought[1] = 1
    a.place, a.horse = 14, True
    assert water_cost(g, a) == explain_water(g, a).total == 7
    assert part_keys(explain_water(g, a)) == ["water-base", "water-horse-value"]
    assert reason(why_not_find_water(g, begin_activation(g, a))) == "too-few-mp"


@pytest.mark.rule("3.2.1-c")
def test_no_drought_no_water_hole(g: NavajoWars) -> None:
    """Another Territory's Drought does not help, and the Canyon never has any."""
    a = family_a(g)
    g.state.drought[2] = 1
    a.place = 14
    assert reason(why_not_find_water(g, begin_activation(g, a))) == "no-drought-here"
    a.place = 73
    assert refused(g, begin_activation(g, a))["find-water"] == "no-drought-here"
    a.place = 24
    assert why_not_find_water(g, begin_activation(g, a)) is None


@pytest.mark.rule("9.1.4-b")
def test_a_development_makes_water_cheaper_never_free(g: NavajoWars) -> None:
    a = family_a(g)
    a.place = 16
    for bonus, cost in ((1, 2), (2, 1), (5, 1)):
        g.bonuses["water-discount"] = bonus
        assert water_cost(g, a) == explain_water(g, a).total == cost


# 3.2.4 Plant or Harvest Corn


@pytest.mark.rule("3.2.4-a")
def test_d38_corn_costs_the_plain_value_plus_four(g: NavajoWars) -> None:
    """Area 2: 6 MP, also with a horse; Area 3 would be 7 and is refused."""
    a = family_a(g)
    a.place, a.horse = 12, True
    assert corn_cost(g, a) == explain_corn(g, a).total == 6
    assert why_not_plant(g, begin_activation(g, a)) is None
    a.place = 13
    assert corn_cost(g, a) == explain_corn(g, a).total == 7
    assert reason(why_not_plant(g, begin_activation(g, a))) == "too-few-mp"
    g.state.corn_fields.append(13)
    assert reason(why_not_harvest(g, begin_activation(g, a))) == "too-few-mp"


@pytest.mark.rule("9.1.4-b")
def test_a_development_makes_corn_cheaper_never_free(g: NavajoWars) -> None:
    a = family_a(g)
    for bonus, cost in ((2, 3), (9, 1)):
        g.bonuses["corn-discount"] = bonus
        assert corn_cost(g, a) == explain_corn(g, a).total == cost


@pytest.mark.rule("3.2.4-b")
def test_plant_corn(g: NavajoWars) -> None:
    """Face down in the Family's Area: one fewer in the cup, nobody knows which."""
    unseen, cup = dict(g.state.corn_unseen), corn_in_cup(g.state)
    play(activate(g, family_a(g)), "plant-corn", "end-activation")
    assert g.state.corn_fields == [11]
    assert corn_in_cup(g.state) == cup - 1
    assert g.state.corn_unseen == unseen


@pytest.mark.rule("1.7.2-c", "3.2.4-b")
def test_d11_one_corn_to_an_area(g: NavajoWars) -> None:
    g.state.corn_fields.append(11)
    active = begin_activation(g, family_a(g))
    assert "plant-corn" not in offered(g, active)
    assert refused(g, active)["plant-corn"] == "corn-already-here"
    active.family.place = 12
    assert "plant-corn" in offered(g, active)


@pytest.mark.rule("3.2.4-c")
def test_an_empty_cup_forbids_planting_nothing_else_does(g: NavajoWars) -> None:
    """Drought, Outposts and a Fort do not matter; Corn lying on the map leaves the cup empty."""
    s = g.state
    s.drought[1], s.missions, s.ranchos, s.forts = 2, [11], [11], {"defiance": 11}
    active = begin_activation(g, family_a(g))
    assert why_not_plant(g, active) is None
    s.corn_unseen = {"1": 1, "2": 0}
    s.corn_fields = [21]
    assert reason(why_not_plant(g, active)) == "corn-cup-empty"


@pytest.mark.rule("3.2.4-e")
def test_harvest_needs_corn_in_the_own_area(g: NavajoWars) -> None:
    g.state.corn_fields = [12]
    active = begin_activation(g, family_a(g))
    assert reason(why_not_harvest(g, active)) == "no-corn-here"
    active.family.place = 12
    assert why_not_harvest(g, active) is None


@pytest.mark.rule("3.2.4-f", "3.2.4-j")
def test_harvest_without_a_roll(g: NavajoWars) -> None:
    """No Drought and no Rancho in the Territory (a Mission does not count): the Corn is turned up into Resources."""
    s = g.state
    s.corn_fields, s.missions, s.ranchos, s.drought[2] = [11, 31], [12], [21], 1
    play(activate(g, family_a(g)), "harvest-corn", "4", "end-activation")
    assert (s.corn, s.corn_fields, s.corn_unseen["4"]) == ([4], [31], 1)


@pytest.mark.rule("3.2.4-g", "3.2.4-h")
@pytest.mark.parametrize(("drought", "ranchos", "die", "corn"), [
    (1, [], 1, []), (1, [], 2, [3]), (0, [13], 1, []), (0, [13], 2, [3]), (2, [13], 3, []), (2, [13], 4, [3]),
])  # fmt: skip
def test_harvest_under_drought_or_a_rancho(
    g: NavajoWars, drought: int, ranchos: list[int], die: int, corn: list[int]
) -> None:
    """The die must be above Drought plus Ranchos; a failure leaves the Corn face down and costs the MP all the same."""
    s = g.state
    s.corn_fields, s.drought[1], s.ranchos = [11], drought, ranchos
    active = begin_activation(g, family_a(g))
    play(act(g, active, ("harvest-corn",)), die, *(["3"] if corn else []))
    assert s.corn == corn
    assert s.corn_fields == ([] if corn else [11])
    assert active.left == 1


@pytest.mark.rule("3.2.4-g", "3.2.4-j")
def test_a_lasting_card_may_change_the_number(g: NavajoWars) -> None:
    g.state.drought[1] = 1
    g.bonuses["harvest"] = 2
    assert harvest_goal(g, 1).total == 3


@pytest.mark.rule("3.2.4-i")
def test_a_failed_harvest_may_be_tried_again(g: NavajoWars) -> None:
    """A fails; B, in the same Area, succeeds; then there is nothing left to harvest."""
    s = g.state
    s.corn_fields, s.drought[1], s.families[1].place = [11], 1, 11
    play(
        take_actions(g),
        *("activate A", "harvest-corn", 1, "end-activation"),
        *("activate B", "harvest-corn", 5, "2", "end-activation", "stop-activating"),
    )
    assert (s.corn, s.corn_fields) == ([2], [])
    assert reason(why_not_harvest(g, begin_activation(g, s.families[1]))) == "no-corn-here"


# 3.2.7 Trade at a Fort


@pytest.mark.rule("3.2.7-a")
def test_trade_only_in_the_forts_area(g: NavajoWars) -> None:
    """Not one Area away, and not without a Movement Point; it takes all that are left."""
    g.state.forts = {"defiance": 12}
    active = begin_activation(g, family_a(g))
    assert reason(why_not_trade(g, active)) == "not-in-fort-area"
    assert refused(g, active)["trade-at-fort"] == "not-in-fort-area"
    active.family.place = 12
    assert "trade-at-fort" in offered(g, active)
    active.spent = 6
    assert reason(why_not_trade(g, active)) == "too-few-mp"
    active.spent = 3
    play(act(g, active, ("trade-at-fort",)), "take-goods 0")
    assert active.left == 0


@pytest.mark.rule("3.2.7-b", "3.2.7-c", "3.2.7-d", "10.1-b", "FER-3")
def test_d52_trade_at_a_fort(g: NavajoWars) -> None:
    """Culture 5, Ferocity 2: three goods from Out of Play cost 3 Culture; at Ferocity 0 it does not disband."""
    s = g.state
    a = family_a(g)
    s.forts, s.culture, a.ferocity = {"defiance": 12}, 5, 2
    play(activate(g, a), "move shiprock 2", "trade-at-fort", "take-goods 3")
    assert (s.culture, a.ferocity, a.place) == (2, 0, 12)
    assert (s.resources["trade-goods"], s.out_of_play["trade-goods"]) == (3, 0)


@pytest.mark.rule("3.2.7-e")
def test_goods_are_limited_by_stock_and_culture(g: NavajoWars) -> None:
    """Never more than the Culture on hand, and Military does not help; none at all is allowed."""
    s = g.state
    s.forts, s.culture = {"defiance": 11}, 2
    request = asked(act(g, begin_activation(g, family_a(g)), ("trade-at-fort",)))
    assert names(request) == ["take-goods 0", "take-goods 1", "take-goods 2"]
    s.culture = 9
    request = asked(act(g, begin_activation(g, family_a(g)), ("trade-at-fort",)))
    assert names(request)[-1] == "take-goods 3"
    s.culture, family_a(g).ferocity = 0, 3
    play(act(g, begin_activation(g, family_a(g)), ("trade-at-fort",)))
    assert (s.culture, s.military, family_a(g).ferocity, s.resources) == (0, 5, 0, {})


# 3.2.8 Tribal Council


@pytest.mark.rule("3.2.8-b")
@pytest.mark.parametrize(("die", "ap"), [(3, 4), (2, 3), (6, 4)])
def test_d53_tribal_council(g: NavajoWars, die: int, ap: int) -> None:
    """In Area 3 the die must show 3 or more; a horse changes nothing. All MP are gone."""
    a = family_a(g)
    a.place, a.horse = 13, True
    play(activate(g, a), "tribal-council", die)
    assert g.state.ap == ap


@pytest.mark.rule("3.2.8-b")
def test_council_at_nineteen_and_with_a_development(g: NavajoWars) -> None:
    s = g.state
    a = family_a(g)
    a.place, s.ap = 13, 19
    play(activate(g, a), "tribal-council", 6)
    assert s.ap == 19
    g.bonuses["council"], s.ap = 1, 0
    play(activate(g, a), "tribal-council", 2)
    assert s.ap == 1


@pytest.mark.rule("3.2.8-a")
def test_council_only_before_anything_is_spent(g: NavajoWars) -> None:
    active = begin_activation(g, family_a(g))
    assert "tribal-council" in offered(g, active)
    active.spent = 1
    assert "tribal-council" not in offered(g, active)
    assert reason(why_not_council(g, active)) == "mp-already-spent"
    active.spent = 0
    play(act(g, active, ("tribal-council",)), 1)
    assert active.left == 0


@pytest.mark.rule("1.6.2-c", "3.2-i")
def test_a_horse_in_mid_activation(g: NavajoWars) -> None:
    """A horse given between two moves makes the next one cheaper, but brings no Movement Points."""
    g.state.resources["horse"] = 1
    g.bonuses["mp-horse"] = 1
    request = asked(activate(g, family_a(g)), "move shiprock 2", "give-horse A", "move shiprock 3")
    assert isinstance(request, Decision)
    assert request.facts == {"family": "A", "mp": 2}
