"""9.1.4 Each of the 24 Cultural Developments in the rule where it bites."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_developments import own, use
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family, in_play
from vigil.games.navajo_wars.rules.ch03_activation import activations, begin_activation, movement_points
from vigil.games.navajo_wars.rules.ch03_elder_actions import elder_rating
from vigil.games.navajo_wars.rules.ch03_passage_food import feed_population, food_of_land
from vigil.games.navajo_wars.rules.ch03_passage_of_time import breed_animals, death_number, fodder
from vigil.games.navajo_wars.rules.ch03_passage_people import adjust_culture
from vigil.games.navajo_wars.rules.ch03_planning import buy_trade_goods, goods_cost
from vigil.games.navajo_wars.rules.ch03_raids import raid_new_mexico
from vigil.games.navajo_wars.rules.ch03_tribal_warfare_and_diplomacy import diplomacy_total
from vigil.games.navajo_wars.rules.ch03_water_corn_trade import corn_cost, harvest_corn, tribal_council, water_cost
from vigil.games.navajo_wars.rules.ch05_evade import evade, evade_total
from vigil.games.navajo_wars.rules.ch05_harass import harass, harass_areas, harass_cost
from vigil.games.navajo_wars.rules.ch05_player_reactions import negotiate_total, reaction_window
from vigil.games.navajo_wars.rules.ch07_minor_events import minor_event
from vigil.games.navajo_wars.rules.ch08_victory_checks import vp_balance, women_to_culture
from vigil.games.navajo_wars.rules.ch09_cultural_developments import (
    development_powers,
    refresh,
)
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import draw_cube, reroll_price, roll
from vigil.games.navajo_wars.rules.ch11_battles import dine_total, ferocity_part, foe_total
from vigil.games.navajo_wars.rules.chart_enemy_raid import kin_lost
from vigil.games.navajo_wars.rules.chart_tribal_raid import raid_total
from vigil.games.navajo_wars.rules.effects.ceremonies import enemy_way
from vigil.kernel.testing import asked, names, play, refusals

# Religion


@pytest.mark.rule("TG-8", "9.1-b")
def test_religion_1_cancels_an_enemy_way(g: NavajoWars) -> None:
    """The Enemy Way of the Wedding would cost 1 Culture; there is nothing else to exhaust the card for."""
    own(g, "religion-1")
    assert development_powers(g, "operations") == []
    wedding = g.content.ceremonies[g.content.numbers["wedding"]]
    play(enemy_way(g, wedding), "cancel-enemy-way-by-development religion-1")
    assert (g.state.culture, g.state.exhausted) == (9, ["religion-1"])


@pytest.mark.rule("9.1.4-a")
def test_religion_2_raises_elder_ratings(g: NavajoWars) -> None:
    """Box 3 has rating 2, for Elder Actions 3; the number of the death roll stays 2."""
    own(g, "religion-2")
    assert elder_rating(g, 2).total == 3
    assert death_number(g, 2).total == 2


@pytest.mark.rule("9.1.4-a")
def test_religion_3_ceiling_and_victory_points(g: NavajoWars) -> None:
    """Shiprock 3, San Juan Valley 4, Canyon 0 against 7: 0, with the card +1; Culture 9 and 3 women end at 10."""
    assert vp_balance(g, 7).total == 0
    own(g, "religion-3")
    assert vp_balance(g, 7).total == 1
    women_to_culture(g)
    assert g.state.culture == 10


@pytest.mark.rule("TG-8", "9.1-b")
def test_religion_3_cancels_a_minor_event(g: NavajoWars) -> None:
    """Drought does not come; the next one does."""
    own(g, "religion-3")
    play(minor_event(g, "drought"), "cancel-by-development religion-3")
    assert g.state.drought == [0] * 8
    play(minor_event(g, "drought"), 3)
    assert g.state.drought[3] == 1


# Weaving


@pytest.mark.rule("9.1.4-a")
def test_weaving_1_one_purchase_costs_no_ap(g: NavajoWars) -> None:
    """Two Trade Goods for 1 AP."""
    own(g, "weaving-1")
    assert [goods_cost(g, n, False).total for n in (1, 2, 3)] == [0, 1, 2]
    g.state.ap = 1
    play(buy_trade_goods(g), "buy-goods 2")
    assert (g.state.ap, g.state.resources["trade-goods"]) == (0, 2)


@pytest.mark.rule("9.1.4-a")
def test_weaving_2_each_woman_weaves_one_more(g: NavajoWars) -> None:
    """Three Families with a woman may buy six for 6 AP, seven not."""
    own(g, "weaving-2")
    g.state.ap = 9
    request = asked(buy_trade_goods(g))
    assert names(request)[1:7] == [f"buy-goods {n}" for n in range(1, 7)]
    assert "buy-goods 7" in refusals(request)


@pytest.mark.rule("9.1-b")
@pytest.mark.parametrize(("available", "taken"), [(9, 2), (1, 1)])
def test_weaving_3_blankets(g: NavajoWars, available: int, taken: int) -> None:
    """Up to two Trade Goods, as many as there are."""
    own(g, "weaving-3")
    g.state.out_of_play["trade-goods"] = available
    use(g, "weaving-3")
    assert g.state.resources["trade-goods"] == taken


# Horsemanship


@pytest.mark.rule("9.1.4-a")
def test_horsemanship_1_mp_with_a_horse(g: NavajoWars) -> None:
    own(g, "horsemanship-1")
    family(g.state, "A").horse = True
    assert movement_points(g, family(g.state, "A")).total == 7
    assert movement_points(g, family(g.state, "B")).total == 6


@pytest.mark.rule("9.1.4-a")
def test_horsemanship_2_evade_and_tribes(g: NavajoWars) -> None:
    """Ferocity 0 has Evade +2: +3 with a horse. The Utes add 3 and the Comanche 4; the Enemy is not weaker."""
    own(g, "horsemanship-2")
    family(g.state, "A").horse = True
    assert evade_total(g, family(g.state, "A")).total == 3
    assert evade_total(g, family(g.state, "B")).total == 2
    assert [foe_total(g, foe).total for foe in ("utes", "comanche", "enemy")] == [3, 4, 4]


@pytest.mark.rule("9.1-b")
def test_horsemanship_2_remount(g: NavajoWars) -> None:
    """B has no horse, nor has C; B receives one from Out of Play."""
    own(g, "horsemanship-2")
    family(g.state, "A").horse = True
    use(g, "horsemanship-2", "remount B")
    assert (family(g.state, "B").horse, family(g.state, "C").horse) == (True, False)
    assert g.state.out_of_play["horse"] == 7


def test_horsemanship_2_remount_needs_a_family_without_a_horse(g: NavajoWars) -> None:
    own(g, "horsemanship-2")
    for each in in_play(g.state):
        each.horse = True
    assert development_powers(g, "operations") == []


@pytest.mark.rule("9.1.4-a")
def test_horsemanship_3_battle_with_a_horse(g: NavajoWars) -> None:
    """+2 in all with a horse, 0 without."""
    own(g, "horsemanship-3")
    family(g.state, "A").horse = True
    assert dine_total(g, family(g.state, "A")).total == 2
    assert dine_total(g, family(g.state, "B")).total == 0


@pytest.mark.rule("9.1-b")
def test_horsemanship_3_redraws_a_cube(g: NavajoWars) -> None:
    """In a raid on New Mexico the red cube goes back, and a brown one brings a horse."""
    own(g, "horsemanship-3")
    assert play(draw_cube(g, "Raid table", "cube"), "red", "redraw-by-development horsemanship-3", "white") == "white"
    refresh(g)
    play(raid_new_mexico(g, family(g.state, "A")), "red", "redraw-by-development horsemanship-3", "brown")
    assert g.state.resources["horse"] == 1
    assert not g.state.subjugation.get("red", 0)


# Sharp Traders


@pytest.mark.rule("9.1.4-a")
def test_sharp_traders_1_diplomacy_and_negotiate(g: NavajoWars) -> None:
    """Evade +2 at Ferocity 0, and +1."""
    own(g, "sharp-traders-1")
    each = family(g.state, "A")
    assert diplomacy_total(g, each, 0, 0).total == 3
    assert negotiate_total(g, each, 0).total == 3


@pytest.mark.rule("9.1.4-a")
def test_sharp_traders_2_cheaper_rerolls(g: NavajoWars) -> None:
    """Two Trade Goods instead of three, for a die and for a cube."""
    own(g, "sharp-traders-2")
    assert reroll_price(g) == 2
    g.state.resources["trade-goods"] = 4
    assert play(roll(g, "5.2.4", "evade"), 1, "reroll-for-goods 2", 5, "go-on") == 5
    assert play(draw_cube(g, "Raid table", "cube"), "red", "redraw-for-goods 2", "white") == "white"
    assert g.state.resources["trade-goods"] == 0


@pytest.mark.rule("TG-10", "9.1-b")
def test_sharp_traders_2_barter(g: NavajoWars) -> None:
    """One Trade Goods for 2 AP; only with one, and not at 19 AP."""
    own(g, "sharp-traders-2")
    assert development_powers(g, "operations") == []
    g.state.resources["trade-goods"] = 1
    g.state.ap = 19
    assert development_powers(g, "operations") == []
    g.state.ap = 3
    offered = [len(development_powers(g, when)) for when in ("operations", "reaction", "battle", "evade")]
    assert offered == [1, 1, 0, 0]
    use(g, "sharp-traders-2")
    assert (g.state.ap, g.state.resources["trade-goods"]) == (5, 0)


@pytest.mark.rule("TG-10")
def test_sharp_traders_2_pays_for_a_reaction(g: NavajoWars) -> None:
    """Without AP, in the reaction window: the barter gives 2 AP, one of which buys a Negotiate."""
    own(g, "sharp-traders-2")
    s = g.state
    s.ap, s.resources["trade-goods"], s.phase = 0, 1, "enemy"
    s.raid = {21: 1}
    family(s, "A").man = False
    play(reaction_window(g, 21), "use-development sharp-traders-2", "negotiate B", 4)
    assert (s.ap, family(s, "B").place) == (1, 28)


@pytest.mark.rule("9.1.4-a")
def test_sharp_traders_3_more_diplomacy(g: NavajoWars) -> None:
    own(g, "sharp-traders-1", "sharp-traders-2", "sharp-traders-3")
    assert diplomacy_total(g, family(g.state, "A"), 0, 0).total == 4


@pytest.mark.rule("TG-10", "9.1-b")
def test_sharp_traders_3_ransom(g: NavajoWars) -> None:
    """Two Trade Goods bring a child into Passage of Time; with one, or with nobody Out of Play, it cannot be used."""
    own(g, "sharp-traders-3")
    s = g.state
    s.resources["trade-goods"] = 1
    assert development_powers(g, "operations") == []
    s.resources["trade-goods"] = 2
    assert development_powers(g, "reaction") == []
    assert len(development_powers(g, "operations")) == 1
    before = s.out_of_play["child"]
    use(g, "sharp-traders-3", "ransom-person child")
    assert (s.passage, s.out_of_play["child"]) == ({"child": 1}, before - 1)
    assert (s.resources["trade-goods"], s.out_of_play["trade-goods"]) == (0, 5)


# Masters of the Mesas


@pytest.mark.rule("9.1.4-a")
@pytest.mark.parametrize(("area", "total"), [(14, 2), (15, 3), (16, 3)])
def test_masters_of_the_mesas_1_evade_high_up(g: NavajoWars, area: int, total: int) -> None:
    """From Areas 5 and 6 +1, from 4 not."""
    own(g, "masters-of-the-mesas-1")
    each = family(g.state, "A")
    each.place = area
    assert evade_total(g, each).total == total


@pytest.mark.rule("13-free", "9.1.4-a")
def test_masters_of_the_mesas_2_free_harass(g: NavajoWars) -> None:
    """1 AP without the card; with it Harass costs none and is open at 0 AP."""
    s = g.state
    s.out_of_play["harass"] = 1
    s.raid = {31: 1}
    assert harass_cost(g) == 1
    own(g, "masters-of-the-mesas-2")
    assert harass_cost(g) == 0
    s.ap = 0
    assert "harass A" in names(asked(reaction_window(g, 31)))
    play(harass(g, family(s, "A")), "harass-area shiprock 2")
    assert (s.ap, s.harass) == (0, [12])


@pytest.mark.rule("9.1.4-a")
def test_masters_of_the_mesas_2_harass_range(g: NavajoWars) -> None:
    """From Shiprock 1 Area 4 is three steps away; with the card Area 6, five steps away, is within reach."""
    each = family(g.state, "A")
    assert 14 in harass_areas(g, each)
    assert not {15, 16} & set(harass_areas(g, each))
    own(g, "masters-of-the-mesas-2")
    assert {14, 15, 16} <= set(harass_areas(g, each))


@pytest.mark.rule("9.1.4-a")
def test_masters_of_the_mesas_3_mp_and_ambush(g: NavajoWars) -> None:
    """7 MP; in Area 2 Ferocity 3 ambushes with 4 instead of 2, in Area 5 with 6, not more than doubled."""
    each = family(g.state, "A")
    each.place, each.ferocity = 12, 3
    assert ferocity_part(g, each, True).amount == 2
    own(g, "masters-of-the-mesas-3")
    assert movement_points(g, each).total == 7
    assert ferocity_part(g, each, True).amount == 4
    each.place = 15
    assert ferocity_part(g, each, True).amount == 6


@pytest.mark.rule("9.1-b")
def test_masters_of_the_mesas_3_vanish(g: NavajoWars) -> None:
    """Before an Evade alone: from Area 3 a 2 gives 4; with the card 6."""
    own(g, "masters-of-the-mesas-3")
    each = family(g.state, "A")
    each.place = 13
    for occasion in ("operations", "battle", "reaction"):
        assert development_powers(g, occasion) == []
    play(evade(g, each, "enemy-raid"), "use-development masters-of-the-mesas-3", 2)
    assert (each.place, g.state.exhausted) == (16, ["masters-of-the-mesas-3"])
    assert "evade" not in g.state.effects
    each.place = 13
    play(evade(g, each, "enemy-raid"), 2)
    assert each.place == 14


# Fields of Corn


@pytest.mark.rule("9.1.4-a")
def test_fields_of_corn_1_cheaper_corn(g: NavajoWars) -> None:
    """In Area 3: 6 MP instead of 7, so it can be planted."""
    each = family(g.state, "A")
    each.place = 13
    assert corn_cost(g, each) == 7
    own(g, "fields-of-corn-1")
    assert corn_cost(g, each) == 6


@pytest.mark.rule("9.1.4-a")
def test_fields_of_corn_2_water_and_harvest(g: NavajoWars) -> None:
    """Water in Area 2 for 5 MP instead of 7; a harvest with 2 Drought succeeds on a 2, which 2 Drought would spoil."""
    each = family(g.state, "A")
    each.place = 12
    g.state.drought[1] = 2
    g.state.corn_fields = [12]
    assert water_cost(g, each) == 7
    play(harvest_corn(g, begin_activation(g, each)), 2)
    assert g.state.corn == []
    own(g, "fields-of-corn-2")
    assert water_cost(g, each) == 5
    play(harvest_corn(g, begin_activation(g, each)), 2, "4")
    assert g.state.corn == [4]


@pytest.mark.rule("9.1-b")
def test_fields_of_corn_2_floodwater(g: NavajoWars) -> None:
    """One Drought counter out of the driest Territory with a Family; Black Mesa has none and must wait."""
    own(g, "fields-of-corn-2")
    s = g.state
    s.drought[1], s.drought[2], s.drought[6] = 1, 2, 2
    use(g, "fields-of-corn-2")
    assert (s.drought[1], s.drought[2], s.drought[6], s.drought_stock) == (1, 1, 2, 13)


def test_fields_of_corn_2_floodwater_needs_drought(g: NavajoWars) -> None:
    own(g, "fields-of-corn-2")
    assert development_powers(g, "operations") == []
    g.state.drought[6] = 1
    assert len(development_powers(g, "operations")) == 1


@pytest.mark.rule("9.1.4-a")
def test_fields_of_corn_3_food_and_stores(g: NavajoWars) -> None:
    """Three Territories give 12 instead of 9 for 12 mouths, so the Corn of 5 is not eaten, and it is kept."""
    g.state.corn = [5]
    own(g, "fields-of-corn-3")
    assert food_of_land(g, 0).total == 12
    play(feed_population(g))
    assert g.state.corn == [5]


# Keepers of Flocks


@pytest.mark.rule("9.1.4-a")
def test_keepers_of_flocks_1_fodder(g: NavajoWars) -> None:
    """Three Territories keep six of each animal instead of three."""
    assert fodder(g).total == 3
    own(g, "keepers-of-flocks-1")
    assert fodder(g).total == 6


@pytest.mark.rule("9.1.4-a")
def test_keepers_of_flocks_2_breeding_and_tribal_raids(g: NavajoWars) -> None:
    """One sheep becomes three, no horse stays none; Conduct Raid of the Comanche has +0 instead of +1."""
    g.state.resources = {"sheep": 1}
    assert raid_total(g, "comanche", 1, False, 0).total == 1
    own(g, "keepers-of-flocks-2")
    breed_animals(g)
    assert (g.state.resources["sheep"], g.state.resources.get("horse", 0)) == (3, 0)
    assert raid_total(g, "comanche", 1, False, 0).total == 0


@pytest.mark.rule("9.1.4-a")
def test_keepers_of_flocks_3_a_sheep_feeds_six(g: NavajoWars) -> None:
    """Six of 12 mouths are fed by the land; one sheep feeds the other six."""
    s = g.state
    s.drought[1], s.drought[2] = 2, 1
    s.resources = {"sheep": 1}
    own(g, "keepers-of-flocks-3")
    play(feed_population(g))
    assert s.resources["sheep"] == 0
    assert all(each.man and each.woman and each.child for each in in_play(s))
    assert sum(s.elders) == 3


@pytest.mark.rule("9.1-b")
def test_keepers_of_flocks_3_feast(g: NavajoWars) -> None:
    """A sheep from Resources, Culture +1."""
    own(g, "keepers-of-flocks-3")
    g.state.resources["sheep"] = 2
    use(g, "keepers-of-flocks-3")
    assert (g.state.resources["sheep"], g.state.out_of_play["sheep"], g.state.culture) == (1, 9, 10)


# Bonds of Kinship


@pytest.mark.rule("9.1.4-a")
def test_bonds_of_kinship_1_kin_and_council(g: NavajoWars) -> None:
    """Two empty spaces cost 1 Culture instead of 2; a Tribal Council in Area 3 succeeds on a 2."""
    own(g, "bonds-of-kinship-1")
    family(g.state, "A").child = family(g.state, "B").child = False
    adjust_culture(g, 0)
    assert g.state.culture == 8
    family(g.state, "C").place = 73
    play(tribal_council(g, begin_activation(g, family(g.state, "C"))), 2)
    assert g.state.ap == 4


@pytest.mark.rule("9.1.4-a")
def test_bonds_of_kinship_2_shelter(g: NavajoWars) -> None:
    """Two empty spaces of a Family that surrenders cost 1; Evade +1; an elder in box 5, rating 3, dies on 1 and 2."""
    own(g, "bonds-of-kinship-2")
    each = family(g.state, "A")
    each.child = each.woman = False
    assert kin_lost(g, each, "Enemy Raid").total == 1
    assert evade_total(g, each).total == 3
    assert death_number(g, 4).total == 2


@pytest.mark.rule("9.1.4-a")
def test_bonds_of_kinship_3_one_people(g: NavajoWars) -> None:
    """3 elders and 1: five Families instead of four; +1 in Battle for all."""
    assert activations(g).total == 4
    own(g, "bonds-of-kinship-3")
    assert activations(g).total == 5
    assert dine_total(g, family(g.state, "A")).total == 1


@pytest.mark.rule("9.1-b")
def test_bonds_of_kinship_3_throws_again(g: NavajoWars) -> None:
    """Once; then the card is exhausted and the die stands."""
    own(g, "bonds-of-kinship-3")
    assert play(roll(g, "5.2.4", "evade"), 1, "reroll-by-development bonds-of-kinship-3", 2) == 2
    assert play(roll(g, "5.2.4", "evade"), 1) == 1
