"""6.1 Major Events of the neighbours and of New Mexico, one test or more for each card."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_events import card_of, event, event_asks, order, quiet, shown, told
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import preempt
from vigil.games.navajo_wars.rules.ch04_enemy_operations import enemy_ap_collected
from vigil.games.navajo_wars.rules.ch04_peace_and_defend import end_peace
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.chart_enemy_raid import gather, raid_counters
from vigil.games.navajo_wars.state import EMPTY
from vigil.kernel.testing import names, play, refusals

# raids


@pytest.mark.rule("4.2.7-k")
def test_apaches_raid_new_mexico_takes_loot(g: NavajoWars) -> None:
    """Brown and yellow go to Raided."""
    s = g.state
    event(g, "apaches-raid-new-mexico", "brown", "yellow")
    assert s.raided == {"brown": 1, "yellow": 1}
    assert (s.bag["brown"], s.bag["yellow"]) == (2, 1)
    assert [family.ferocity for family in s.families[:3]] == [0, 0, 0]


@pytest.mark.rule("4.2.7-k", "4.2.7-l")
def test_apaches_raid_new_mexico_turn_back(g: NavajoWars) -> None:
    """Red and green go back, when both are drawn: the only red cube cannot come twice."""
    s = g.state
    s.bag = {"red": 1, "green": 1}
    event(g, "apaches-raid-new-mexico", "red", "green")
    assert (s.raided, s.bag, s.subjugation) == ({}, {"red": 1, "green": 1}, {})


def test_apaches_raid_new_mexico_from_a_poor_bag(g: NavajoWars) -> None:
    """One cube in the bag: the second draw is skipped."""
    g.state.bag = {"black": 1}
    event(g, "apaches-raid-new-mexico", "black")
    assert (g.state.raided, g.state.bag) == ({"black": 1}, {"black": 0})


@pytest.mark.rule("4.2.7-k", "4.2.7-l")
def test_e22_apaches_raid_new_mexico_does_not_end_peace(g: NavajoWars) -> None:
    """Peace in force with 3 AP counters: it works normally and Peace goes on; a Diné raid would end it."""
    s = g.state
    s.truce, s.truce_ap = order(g, "peace"), 3
    event(g, "apaches-raid-new-mexico", "white", "black")
    assert s.raided == {"white": 1, "black": 1}
    assert (s.truce, s.truce_ap, s.enemy_ap) == (order(g, "peace"), 3, 0)
    end_peace(g, "3.2.5")
    assert (s.truce, s.truce_ap, s.enemy_ap) == (EMPTY, 0, 3)


def test_apache_war_stand_aside(g: NavajoWars) -> None:
    """The Enemy collects 2 AP less the next time; no track moves."""
    s = g.state
    s.card = 28
    before = enemy_ap_collected(g).total
    event(g, "apache-war", "stand-aside 2")
    assert enemy_ap_collected(g).total == before - 2
    assert (s.military, s.morale, s.enemy_ferocity) == (5, 5, 4)


def test_apache_war_join(g: NavajoWars) -> None:
    """Ferocity, Military, Morale and Enemy Ferocity each move by 1."""
    s = g.state
    s.families[1].man = False
    assert names(event_asks(g, "apache-war")) == ["stand-aside 2", "join-apaches"]
    assert names(event_asks(g, "apache-war", "join-apaches")) == ["family-joins A", "family-joins C"]
    event(g, "apache-war", "join-apaches", "family-joins C")
    assert (s.families[2].ferocity, s.military, s.morale, s.enemy_ferocity) == (1, 6, 4, 5)
    assert s.effects == {}


def test_apache_war_without_strength(g: NavajoWars) -> None:
    """Military 0, or no man anywhere: nobody may join, and nothing is asked."""
    g.state.military = 0
    event(g, "apache-war")
    assert g.state.effects == {"enemy-ap-next": -2}
    g.state.military = 5
    for family in g.state.families:
        family.man = False
    event(g, "apache-war")
    assert (g.state.effects, g.state.military) == ({"enemy-ap-next": -4}, 5)


def test_slave_raiders_seek_the_least_ferocious(g: NavajoWars) -> None:
    """A has Ferocity 1, B 0, and C in the Canyon is safe: B loses its child."""
    s = g.state
    s.families[0].ferocity = 1
    event(g, "slave-raiders")
    assert (s.families[0].child, s.families[1].child, s.families[2].child) == (True, False, True)
    assert s.out_of_play["child"] == 7
    assert [(each.key, each.facts) for each in (g.log or [])[-2:]] == [
        ("slavers-come", {"family": "B", "piece": "child"}),
        ("person-enslaved", {"family": "B", "piece": "child"}),
    ]


def test_slave_raiders_are_bought_off(g: NavajoWars) -> None:
    """A horse is given: nobody is lost. Trade Goods are refused, there are none."""
    s = g.state
    s.resources = {"horse": 1}
    request = event_asks(g, "slave-raiders")
    assert names(request) == ["buy-off-slavers horse", "pay-no-slavers"]
    assert refusals(request) == {"buy-off-slavers trade-goods": "nothing-to-give"}
    event(g, "slave-raiders", "buy-off-slavers horse")
    assert (s.families[0].child, s.resources) == (True, {"horse": 0})
    s.resources = {"trade-goods": 1}
    event(g, "slave-raiders", "pay-no-slavers")
    assert (s.families[0].child, s.resources) == (False, {"trade-goods": 1})


def test_slave_raiders_take_a_woman_if_there_is_no_child(g: NavajoWars) -> None:
    """A, with Ferocity 0, has neither man nor child: it leaves play when the woman is taken."""
    s = g.state
    s.families[0].child = s.families[0].man = s.families[1].child = False
    s.resources = {"horse": 1}
    request = event_asks(g, "slave-raiders")
    assert (request.facts, names(request)) == (
        {"family": "A", "piece": "woman"},
        ["buy-off-slavers horse", "pay-no-slavers"],
    )
    event(g, "slave-raiders", "buy-off-slavers horse")
    assert (s.families[0].woman, s.resources) == (True, {"horse": 0})
    event(g, "slave-raiders")
    assert (s.families[0].place, s.out_of_play["woman"]) == (0, 7)


@pytest.mark.rule("6.1-b")
def test_slave_raiders_find_nobody(g: NavajoWars) -> None:
    """One Family in a Fort's Area, one in a box, one in the Canyon."""
    s = g.state
    s.forts = {"defiance": 51}
    s.families[0].place, s.families[1].place = 51, 28
    event(g, "slave-raiders")
    assert told(g) == ["slavers-find-nobody"]


def test_a_call_for_reprisals_unheeded(g: NavajoWars) -> None:
    """Two counters more, for one Enemy Raid."""
    before = raid_counters(g, 3).total
    event(g, "a-call-for-reprisals", "let-them-come 2")
    assert raid_counters(g, 3).total == before + 2
    gather(g, 3)
    assert g.state.effects == {}


def test_a_call_for_reprisals_averted(g: NavajoWars) -> None:
    """A sheep is given back: nothing is left for later. A horse cannot be, there is none."""
    s = g.state
    s.resources = {"sheep": 2}
    request = event_asks(g, "a-call-for-reprisals")
    assert names(request) == ["give-back sheep", "exchange-captives", "let-them-come 2"]
    assert refusals(request) == {"give-back horse": "nothing-to-give"}
    event(g, "a-call-for-reprisals", "give-back sheep")
    assert (s.effects, s.resources, s.morale) == ({}, {"sheep": 1}, 5)
    assert "reprisals-averted" in told(g)


def test_a_call_for_reprisals_brings_captives_home(g: NavajoWars) -> None:
    """A child to Passage of Time, Culture and Enemy Morale +1; with no child Out of Play nobody is exchanged."""
    s = g.state
    event(g, "a-call-for-reprisals", "exchange-captives")
    assert (s.passage, s.culture, s.morale, s.effects) == ({"child": 1}, 10, 6, {})
    s.out_of_play["child"] = 0
    event(g, "a-call-for-reprisals")
    assert (s.passage, s.effects) == ({"child": 1}, {"raid-counters-next": 2})


@pytest.mark.rule("6.1-d")
def test_scouts_in_the_hills_place_two_and_watch(g: NavajoWars) -> None:
    """Two Intruders; the next Operations card cannot be preempted, the one after it can."""
    s = g.state
    play(major_event(g, card_of(g, "scouts-in-the-hills")), 4, 4, 6, 2)
    assert s.intruders == [44, 62]
    s.card, s.ap = card_of(g, "dry-years"), 9
    assert not play(preempt(g))
    assert play(preempt(g), "preempt 1")


def test_scouts_in_the_hills_meet_a_family(g: NavajoWars) -> None:
    """The first is placed on Family A and revealed."""
    play(major_event(g, card_of(g, "scouts-in-the-hills")), 1, 1, "false-rumor", 6, 2)
    assert g.state.intruders == [62]


# settlers


def test_herders_push_west_with_the_foremost_outpost(g: NavajoWars) -> None:
    """The Rancho moves into Area 3, Corn there goes to the cup, Culture −1; the two Missions stay, one at its top."""
    s = g.state
    s.missions, s.ranchos, s.corn_fields = [11, 46], [22], [23]
    event(g, "herders-push-west", "let-them-graze")
    assert (s.missions, s.ranchos, s.corn_fields, s.culture) == ([11, 46], [23], [], 8)


def test_herders_push_west_at_the_top(g: NavajoWars) -> None:
    """Outposts in Area 6 stay, and it costs 2 Culture."""
    g.state.missions = [16, 26]
    event(g, "herders-push-west", "let-them-graze")
    assert (g.state.missions, g.state.culture) == ([16, 26], 7)


def test_herders_push_west_and_lose_their_flocks(g: NavajoWars) -> None:
    """A sheep, Enemy Ferocity +1 and 2 Enemy AP more the next time; no Outpost moves."""
    s = g.state
    s.missions, s.card = [11], 34
    before = enemy_ap_collected(g).total
    event(g, "herders-push-west", "drive-off-their-flocks 2")
    assert (s.resources["sheep"], s.enemy_ferocity, s.missions, s.culture) == (1, 5, [11], 9)
    assert enemy_ap_collected(g).total == before + 2


def test_herders_push_west_build_first(g: NavajoWars) -> None:
    """No Outpost on the map: one is built in Shiprock 1."""
    event(g, "herders-push-west")
    assert (g.state.missions, g.state.mission_stock, g.state.culture) == ([11], 5, 9)


def test_settlers_turn_back_one_area(g: NavajoWars) -> None:
    """Two cubes in Raided: the Mission of choice goes from Area 3 to 2."""
    s = g.state
    s.raided, s.missions = {"white": 1, "black": 1}, [13, 21]
    event(g, "settlers-turn-back", "turn-back mission shiprock 3")
    assert (sorted(s.missions), s.morale, s.culture) == ([12, 21], 5, 9)


def test_settlers_turn_back_for_good(g: NavajoWars) -> None:
    """From Area 1 the Rancho leaves the map for the stock."""
    s = g.state
    s.raided, s.ranchos, s.rancho_stock = {"white": 2}, [31], 5
    event(g, "settlers-turn-back")
    assert (s.ranchos, s.rancho_stock) == ([], 6)


@pytest.mark.parametrize(("cubes", "missions"), [(1, [11]), (2, [])])
def test_settlers_turn_back_or_lose_heart(g: NavajoWars, cubes: int, missions: list[int]) -> None:
    """Too few cubes, or no Outpost: Enemy Morale −1."""
    g.state.raided, g.state.missions = {"white": cubes}, list(missions)
    event(g, "settlers-turn-back")
    assert (g.state.morale, g.state.missions) == (4, missions)


# the Enemy's Orders


def test_a_governor_is_recalled_and_orders_change(g: NavajoWars) -> None:
    """2 AP less Available; rows with both counters are offered, one is swapped."""
    s = g.state
    s.enemy_ap = 3
    s.active, s.standby = [0, EMPTY, 4, 6, 8, 10], [12, 14, EMPTY, 18, 20, 22]
    request = event_asks(g, "a-governor-is-recalled")
    assert [name.split()[1] for name in names(request)[:-1]] == ["1", "4", "5", "6"]
    s.enemy_ap = 3
    event(g, "a-governor-is-recalled", names(request)[1])
    assert (s.enemy_ap, s.active[3], s.standby[3]) == (1, 18, 6)


def test_a_governor_is_recalled_and_nothing_changes(g: NavajoWars) -> None:
    """1 AP Available is all there is to lose; the player leaves the display alone."""
    s = g.state
    s.enemy_ap = 1
    event(g, "a-governor-is-recalled", "swap-no-orders")
    assert (s.enemy_ap, s.active, s.standby) == (0, [0, 2, 4, 6, 8, 10], [12, 14, 16, 18, 20, 22])


@pytest.mark.rule("4.1.7-b")
def test_the_utes_ride_south_to_the_top(g: NavajoWars) -> None:
    """Utes! in row 4 swaps with row 1; there, it stays."""
    s = g.state
    s.active, s.standby = quiet(g), quiet(g)
    s.active[3] = order(g, "utes")
    first = s.active[0]
    event(g, "the-utes-ride-south")
    assert (s.active[0], s.active[3]) == (order(g, "utes"), first)
    before = list(s.active)
    event(g, "the-utes-ride-south")
    assert s.active == before


@pytest.mark.rule("4.1.7-b")
def test_the_utes_ride_south_needs_a_partner(g: NavajoWars) -> None:
    """The top of the column is empty: no swap."""
    s = g.state
    s.active, s.standby = quiet(g), quiet(g)
    s.active[0], s.active[3] = EMPTY, order(g, "utes")
    event(g, "the-utes-ride-south")
    assert s.active[3] == order(g, "utes")


def test_the_utes_ride_south_from_standby(g: NavajoWars) -> None:
    """Not Active, but in Standby row 5: it swaps with Active row 5."""
    s = g.state
    s.active, s.standby = quiet(g), quiet(g)
    s.standby[4] = order(g, "utes")
    event(g, "the-utes-ride-south")
    assert shown(g, s.active)[4] == "utes"


def test_the_utes_ride_south_no_more(g: NavajoWars) -> None:
    """Not shown at all: nothing changes."""
    s = g.state
    s.active, s.standby = quiet(g), quiet(g)
    event(g, "the-utes-ride-south")
    assert (s.active, s.standby) == (quiet(g), quiet(g))
    assert "order-not-shown" in told(g)


def test_gifts_for_the_comanche_send_them_away(g: NavajoWars) -> None:
    """One Trade Goods: the Order in row 3 swaps with Standby row 6."""
    s = g.state
    s.active, s.standby, s.resources = quiet(g), quiet(g), {"trade-goods": 1}
    s.active[2] = order(g, "comanche")
    last = s.standby[5]
    event(g, "gifts-for-the-comanche", "gift-to-comanche trade-goods", 6)
    assert (s.active[2], s.standby[5]) == (last, order(g, "comanche"))
    assert s.resources == {"trade-goods": 0}


@pytest.mark.rule("4.1.7-b")
def test_gifts_for_the_comanche_withheld(g: NavajoWars) -> None:
    """No gift, or none to give: one row up, and at the top nothing more."""
    s = g.state
    s.active, s.standby, s.resources = quiet(g), quiet(g), {"trade-goods": 1}
    s.active[1] = order(g, "comanche")
    event(g, "gifts-for-the-comanche", "no-comanche-gift")
    assert s.active[0] == order(g, "comanche")
    s.resources = {}
    before = list(s.active)
    event(g, "gifts-for-the-comanche")
    assert s.active == before


def test_gifts_for_the_comanche_buy_a_horse(g: NavajoWars) -> None:
    """Their Order is not Active: one Trade Goods for one horse, if the player likes."""
    s = g.state
    s.active, s.standby, s.resources = quiet(g), quiet(g), {"trade-goods": 1}
    s.standby[1] = order(g, "comanche")
    event(g, "gifts-for-the-comanche", "no-comanche-trade")
    assert s.resources == {"trade-goods": 1}
    event(g, "gifts-for-the-comanche", "trade-with-comanche trade-goods")
    assert (s.resources, s.out_of_play["horse"]) == ({"trade-goods": 0, "horse": 1}, 7)
    assert s.standby[1] == order(g, "comanche")


@pytest.mark.rule("1.6.1-a")
def test_gifts_for_the_comanche_without_a_horse_to_buy(g: NavajoWars) -> None:
    """No horse is Out of Play: nothing is offered, and nothing is paid."""
    s = g.state
    s.active, s.standby, s.resources = quiet(g), quiet(g), {"trade-goods": 1}
    s.out_of_play["horse"] = 0
    event(g, "gifts-for-the-comanche")
    assert s.resources == {"trade-goods": 1}
    assert told(g)[-1] == "no-horse-to-buy"


def test_traders_with_guns_sell(g: NavajoWars) -> None:
    """Firearms for a horse: Enemy Ferocity +1, and an Intruder comes."""
    s = g.state
    s.resources = {"horse": 1, "trade-goods": 1}
    play(major_event(g, card_of(g, "traders-with-guns")), "buy-guns horse", 4, 5)
    assert s.resources == {"horse": 0, "trade-goods": 1, "firearms": 1}
    assert (s.enemy_ferocity, s.intruders) == (5, [45])


def test_traders_with_guns_are_sent_on(g: NavajoWars) -> None:
    """Nothing bought, but the Intruder comes; without Firearms Out of Play nothing is offered."""
    s = g.state
    s.resources = {"trade-goods": 1}
    request = event_asks(g, "traders-with-guns")
    assert names(request) == ["buy-guns trade-goods", "buy-no-guns"]
    assert refusals(request) == {"buy-guns horse": "nothing-to-give"}
    play(major_event(g, card_of(g, "traders-with-guns")), "buy-no-guns", 4, 5)
    assert (s.enemy_ferocity, s.intruders, s.resources) == (4, [45], {"trade-goods": 1})
    s.out_of_play["firearms"] = 0
    play(major_event(g, card_of(g, "traders-with-guns")), 4, 6)
    assert s.intruders == [45, 46]
