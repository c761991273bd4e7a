"""6.1 Major Events of the land, one test or more for each card."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_events import event, event_asks, told
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch03_passage_food import feed_population
from vigil.kernel.testing import names, play, refusals


def test_dry_years_by_the_springs(g: NavajoWars) -> None:
    """Two dice; Shiprock is full, so that the counter goes to its highest neighbour with room, the Zuni Mountains."""
    g.state.drought[1] = 2
    event(g, "dry-years", "stay-by-the-springs 2", 1, 6)
    assert g.state.drought == [0, 2, 0, 1, 0, 0, 1, 0]
    assert (g.state.culture, g.state.military, g.state.effects) == (9, 5, {})


def test_dry_years_in_the_high_country(g: NavajoWars) -> None:
    """No Drought; Military −1, Culture +1."""
    s = g.state
    event(g, "dry-years", "follow-the-grass")
    assert (s.military, s.culture, s.effects, s.drought) == (4, 10, {}, [0] * 8)


def test_dry_years_at_the_cost_of_the_settlements(g: NavajoWars) -> None:
    """One die of Drought; Military +1, and the Enemy collects 3 AP more."""
    s = g.state
    event(g, "dry-years", "ride-on-the-settlements 3", 4)
    assert (s.military, s.culture, s.effects, sum(s.drought), s.drought[4]) == (6, 9, {"enemy-ap-next": 3}, 1, 1)


def test_female_rain_ends_two_droughts(g: NavajoWars) -> None:
    """Where Families live first, Shiprock before San Juan Valley, which is less dry; then both have one counter."""
    g.state.drought[1], g.state.drought[2], g.state.drought[6], g.state.drought_stock = 2, 1, 2, 7
    event(g, "female-rain", "rain-on-the-land 2")
    assert (g.state.drought, g.state.drought_stock) == ([0, 0, 1, 0, 0, 0, 2, 0], 9)
    assert (g.state.effects, g.state.culture) == ({}, 9)


@pytest.mark.rule("6.1-d")
def test_female_rain_is_food_or_thanks(g: NavajoWars) -> None:
    """Without Drought it falls on the fields, or the Diné give thanks; food adds up."""
    assert names(event_asks(g, "female-rain")) == ["rain-on-the-fields 2", "give-thanks 1"]
    event(g, "female-rain", "rain-on-the-fields 2")
    event(g, "female-rain", "rain-on-the-fields 2")
    assert (g.state.effects, g.state.culture) == ({"food-next": 4}, 9)
    event(g, "female-rain", "give-thanks 1")
    assert (g.state.effects, g.state.culture) == ({"food-next": 4}, 10)


def test_cloudburst_washes_the_low_areas_and_ends_a_drought(g: NavajoWars) -> None:
    """Shiprock: Corn and Intruders in Areas 1 to 3 go, those in Area 4 and elsewhere stay."""
    s = g.state
    s.corn_fields, s.intruders = [11, 13, 14, 21], [12, 13, 14, 22]
    s.drought[1], s.drought_stock = 2, 10
    event(g, "cloudburst", 1)
    assert (s.corn_fields, s.intruders) == ([14, 21], [14, 22])
    assert s.drought[1] == 1
    assert told(g)[-3:-1] == ["intruder-left", "intruder-left"]


def test_cloudburst_takes_the_drought_of_a_neighbour(g: NavajoWars) -> None:
    """No Drought in Shiprock: the lowest neighbour that has one loses it."""
    g.state.drought[2] = g.state.drought[3] = 1
    event(g, "cloudburst", 1)
    assert g.state.drought[2:4] == [0, 1]


@pytest.mark.parametrize(("operation", "food"), [("planning", 4), ("actions", 1), ("passage", 1)])
def test_stores_for_the_winter_reward_planning(g: NavajoWars, operation: str, food: int) -> None:
    """The known hint: more food if the operation of this card was Planning."""
    g.state.operation = operation
    event(g, "stores-for-the-winter")
    assert g.state.effects == {"food-next": food}


def test_stores_for_the_winter_feed_the_next_passage_of_time(g: NavajoWars) -> None:
    """Twelve mouths, Agriculture 9: with the stores nobody starves, and they are used up."""
    g.state.operation = "planning"
    event(g, "stores-for-the-winter")
    play(feed_population(g))
    assert g.state.effects == {}
    assert all(family.child for family in g.state.families[:3])


def test_early_frost_offers_fields_stores_sheep_and_culture(g: NavajoWars) -> None:
    """Two fields, Corn 2, 2 and 4 in Resources, a sheep; without the sheep it is refused, and why."""
    g.state.corn_fields, g.state.corn = [21, 11], [4, 2, 2]
    g.state.resources = {"sheep": 1}
    assert names(event_asks(g, "early-frost")) == ["frost-field", "frost-stores", "frost-sheep", "frost-culture 1"]
    g.state.resources = {}
    request = event_asks(g, "early-frost")
    assert names(request) == ["frost-field", "frost-stores", "frost-culture 1"]
    assert refusals(request) == {"frost-sheep": "nothing-to-give"}


def test_early_frost_takes_a_field(g: NavajoWars) -> None:
    """The Corn of the player's choice goes back to the cup unseen."""
    g.state.corn_fields = [11, 21]
    request = event_asks(g, "early-frost", "frost-field")
    assert names(request) == ["lose-field shiprock 1", "lose-field san-juan-valley 1"]
    event(g, "early-frost", "frost-field", "lose-field shiprock 1")
    assert g.state.corn_fields == [21]


def test_early_frost_takes_stores(g: NavajoWars) -> None:
    """One of two Corn counters worth 2 goes back to the cup."""
    s = g.state
    s.corn, s.corn_unseen["2"] = [4, 2, 2], 1
    event(g, "early-frost", "frost-stores", "lose-corn 2")
    assert (s.corn, s.corn_unseen["2"]) == ([4, 2], 2)


def test_early_frost_takes_a_sheep(g: NavajoWars) -> None:
    """It goes Out of Play."""
    s = g.state
    s.resources, s.out_of_play["sheep"] = {"sheep": 2}, 6
    event(g, "early-frost", "frost-sheep")
    assert (s.resources["sheep"], s.out_of_play["sheep"]) == (1, 7)


def test_early_frost_costs_culture_without_anything_else(g: NavajoWars) -> None:
    """Nothing to give up but Culture: nobody is asked."""
    event(g, "early-frost")
    assert g.state.culture == 8


def test_peach_orchards_feed_by_families_in_the_canyon(g: NavajoWars) -> None:
    """One Family: 2 food; with four Families three count: 6 food."""
    event(g, "peach-orchards", "dry-peaches 2 6")
    assert g.state.effects == {"food-next": 2}
    for family in g.state.families[:4]:
        family.place = 72
    event(g, "peach-orchards", "dry-peaches 2 6")
    assert g.state.effects == {"food-next": 8}


def test_peach_orchards_may_be_traded(g: NavajoWars) -> None:
    """One Trade Goods in place of the food, if there is one Out of Play; or they are shared, for Culture."""
    event(g, "peach-orchards", "trade-peaches")
    assert (g.state.resources, g.state.effects) == ({"trade-goods": 1}, {})
    g.state.out_of_play["trade-goods"] = 0
    assert names(event_asks(g, "peach-orchards")) == ["dry-peaches 2 6", "share-peaches 1"]
    event(g, "peach-orchards", "share-peaches 1")
    assert (g.state.culture, g.state.effects) == (10, {})


def test_peach_orchards_without_a_family_in_the_canyon(g: NavajoWars) -> None:
    """Nobody gathers them."""
    g.state.families[2].place = 31
    event(g, "peach-orchards")
    assert "orchards-empty" in told(g)
    assert (g.state.resources, g.state.effects) == ({}, {})


def test_deep_snow_slows_both_sides(g: NavajoWars) -> None:
    """1 MP less for each activation, 2 Raid counters less for the next Enemy Raid."""
    event(g, "deep-snow")
    assert g.state.effects == {"mp-next": -1, "raid-counters-next": -2}


def test_lambing_season_counts_green_territories(g: NavajoWars) -> None:
    """Three Territories with Families, two at most; with Drought in two of them one sheep."""
    s = g.state
    event(g, "lambing-season")
    assert (s.resources, s.out_of_play["sheep"]) == ({"sheep": 2}, 6)
    s.drought[1] = s.drought[2] = 1
    event(g, "lambing-season")
    assert s.resources == {"sheep": 3}


def test_lambing_season_fails_where_all_is_dry(g: NavajoWars) -> None:
    """No Family in the Canyon, Drought everywhere else."""
    g.state.families[2].place = 0
    g.state.drought = [0, 1, 1, 1, 1, 1, 1, 0]
    event(g, "lambing-season")
    assert "no-green-pasture" in told(g)
    assert g.state.resources == {}


def test_hopi_corn_for_a_sheep(g: NavajoWars) -> None:
    """Two Corn counters come from the cup into Resources, the sheep goes Out of Play."""
    s = g.state
    s.resources, s.out_of_play["sheep"] = {"sheep": 1, "trade-goods": 1}, 7
    event(g, "hopi-corn", "buy-hopi-corn sheep", "3", "5")
    assert (s.corn, s.corn_unseen["3"], s.corn_unseen["5"]) == ([3, 5], 2, 1)
    assert (s.resources, s.out_of_play["sheep"]) == ({"sheep": 0, "trade-goods": 1}, 8)


@pytest.mark.rule("6.1-c")
def test_hopi_corn_for_trade_goods_or_not_at_all(g: NavajoWars) -> None:
    """Only Trade Goods at hand: the sheep is refused; the trade may be declined."""
    s = g.state
    s.resources = {"trade-goods": 1}
    request = event_asks(g, "hopi-corn")
    assert names(request) == ["buy-hopi-corn trade-goods", "buy-no-corn"]
    assert refusals(request) == {"buy-hopi-corn sheep": "nothing-to-give"}
    event(g, "hopi-corn", "buy-no-corn")
    assert s.corn == []
    event(g, "hopi-corn", "buy-hopi-corn trade-goods", "1", "1")
    assert (s.corn, s.resources["trade-goods"]) == ([1, 1], 0)


def test_hopi_corn_gives_what_the_cup_holds(g: NavajoWars) -> None:
    """One counter in the cup, the others lie on the map: one is drawn; with none left there is no trade."""
    s = g.state
    s.resources = {"sheep": 2}
    s.corn_unseen, s.corn_fields = {"4": 2}, [11]
    event(g, "hopi-corn", "buy-hopi-corn sheep", "4")
    assert s.corn == [4]
    event(g, "hopi-corn")
    assert (s.corn, s.resources["sheep"]) == ([4], 1)
