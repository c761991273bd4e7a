"""5. Player Reactions: the window, who may react, Ambush and Negotiate."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch05_evade import evade_total
from vigil.games.navajo_wars.rules.ch05_player_reactions import (
    ambush,
    ap_within_reach,
    barred,
    let_go,
    negotiate,
    negotiate_total,
    negotiated,
    not_raided,
    possible,
    reaction_window,
    refused_reactions,
    why_not_ambush,
    why_not_evade,
    why_not_negotiate,
    worth_asking,
)
from vigil.games.navajo_wars.state import Family
from vigil.kernel.testing import asked, names, play, refusals


@pytest.fixture
def a(g: NavajoWars) -> Family:
    """Family A alone on the map, Ferocity 1, in Shiprock 4, where a Raid counter was just placed."""
    for family in g.state.families[1:]:
        family.place = 0
    family = g.state.families[0]
    family.place, family.ferocity = 14, 1
    g.state.raid, g.state.santa_fe = {14: 1, 13: 1}, 2
    return family


# the window


@pytest.mark.rule("5.1-a", "5.1-d", "4.2.8-k", "5.1-c")
def test_all_four_reactions_or_none(g: NavajoWars, a: Family) -> None:
    """A Family with a man, Ferocity and AP may do any of them, and the player may decline."""
    question = asked(reaction_window(g, 14))
    assert names(question) == ["ambush A", "negotiate A", "harass A", "evade A", "no-reaction"]
    assert refusals(question) == {}
    play(reaction_window(g, 14), "no-reaction")
    assert (a.place, g.state.ap) == (14, 3)


@pytest.mark.rule("5.1-b", "5.1-a", "4.2.8-k")
def test_one_reaction_by_one_family(g: NavajoWars, a: Family) -> None:
    """After a failed Evade of A nobody is asked again, though B could still react."""
    b = g.state.families[1]
    b.place = 14
    play(reaction_window(g, 14), "evade A", 1)
    assert (a.place, b.place) == (14, 14)
    play(reaction_window(g, 14), "evade B", 3)
    assert b.place == 15


@pytest.mark.rule("5.1-a")
@pytest.mark.parametrize(
    ("answers", "place"),
    [
        (["ambush A", 6, 1], 18),
        (["negotiate A", 6], 18),
        (["evade A", 4], 15),
        (["harass A", "harass-area shiprock 5"], 14),
    ],
)
def test_each_reaction_is_carried_out(g: NavajoWars, a: Family, answers: list[int | str], place: int) -> None:
    """Ambush and Negotiate end in Escape, Evade in another Area, Harass puts a counter."""
    play(reaction_window(g, 14), *answers)
    assert a.place == place
    assert g.state.harass == ([15] if place == 14 else [])


@pytest.mark.rule("5.1-c")
def test_d104_without_ap_only_evade(g: NavajoWars, a: Family) -> None:
    """AP 0: the other three are refused for want of AP."""
    g.state.ap = 0
    question = asked(reaction_window(g, 14))
    assert names(question) == ["evade A", "no-reaction"]
    assert refusals(question) == dict.fromkeys(("ambush A", "negotiate A", "harass A"), "reaction-without-ap")


@pytest.mark.rule("5.1-c")
def test_two_trade_goods_buy_the_ap(g: NavajoWars, a: Family) -> None:
    """Asked though nothing is open yet: with 2 Trade Goods an AP, and then Harass."""
    s = g.state
    s.ap = 0
    assert not worth_asking(g, 21)
    s.resources = {"trade-goods": 2}
    assert worth_asking(g, 21)
    play(reaction_window(g, 21), "goods-for-ap", "harass A", "harass-area shiprock 2")
    assert (s.ap, s.harass) == (0, [12])


def test_an_ap_within_reach(g: NavajoWars, a: Family) -> None:
    """One Trade Goods and three animals, or Corn, make two, if there is one to be had; a Corn counter pays once."""
    s = g.state
    s.resources = {"trade-goods": 1, "sheep": 2}
    assert not ap_within_reach(g)
    s.resources["horse"] = 1
    assert ap_within_reach(g)
    s.out_of_play["trade-goods"] = 0
    assert not ap_within_reach(g)
    s.resources, s.corn, s.out_of_play["trade-goods"] = {}, [5, 5, 2], 2
    assert not ap_within_reach(g)
    s.corn = [5, 1, 4, 2]
    assert ap_within_reach(g)


@pytest.mark.rule("5.1-c")
def test_nobody_is_asked_where_nothing_can_be_done(g: NavajoWars, a: Family) -> None:
    """Counters elsewhere and no AP: no question at all."""
    g.state.ap = 0
    play(reaction_window(g, 21))
    assert list(possible(g, 21, 0)) == []
    assert list(possible(g, 21, 1)) == [("harass", "A")]


# who may react


@pytest.mark.rule("5.1.3-a", "ER-16")
def test_d102_at_or_below_an_outpost_no_reaction(g: NavajoWars, a: Family) -> None:
    """Area 4 with an Outpost in Area 4 or 5: nothing; with one in Area 3 it may react."""
    s = g.state
    for missions, ranchos in (([14], []), ([], [15])):
        s.missions, s.ranchos = missions, ranchos
        assert barred(g, a) == ("under-outpost", "5.1.3")
        play(reaction_window(g, 14))
        assert {refusal.reason for refusal in refused_reactions(g, 14)} == {"under-outpost"}
    s.missions, s.ranchos = [13], []
    assert barred(g, a) is None
    assert "evade A" in names(asked(reaction_window(g, 14)))


@pytest.mark.rule("5.1.3-b", "ER-16", "ER-59")
def test_a_fort_bars_along_its_track_and_in_its_area(g: NavajoWars, a: Family) -> None:
    """A Fort in Area 4 or 6; in Area 1 it does not."""
    for area, bar in ((14, ("under-fort", "5.1.3")), (16, ("under-fort", "5.1.3")), (11, None)):
        g.state.forts = {"defiance": area}
        assert barred(g, a) == bar


@pytest.mark.rule("5.1.4-a")
def test_d103_in_the_canyon_no_reaction(g: NavajoWars, a: Family) -> None:
    """Raid counters in Canyon 1, where the Family is."""
    a.place = 71
    g.state.raid = {71: 1}
    play(reaction_window(g, 71))
    assert barred(g, a) == ("in-canyon", "5.1.4")


@pytest.mark.rule("5.1-d", "5.2.3-f")
def test_in_a_box_no_reaction(g: NavajoWars, a: Family) -> None:
    """Not from Escape nor from Caught, not even Harass."""
    for box in (18, 19):
        a.place = box
        assert barred(g, a) == ("boxed", "5.1")
        play(reaction_window(g, 14))


@pytest.mark.rule("5.2.1-a", "5.2.2-a", "5.2.4-a")
def test_only_where_counters_were_just_placed(g: NavajoWars, a: Family) -> None:
    """A Family one Area off may Harass, but not ambush, negotiate or evade."""
    assert not_raided(g, a, 13) == ("elsewhere", "5.1.2")
    assert not_raided(g, a, 14) is None
    question = asked(reaction_window(g, 13))
    assert names(question) == ["harass A", "no-reaction"]
    assert refusals(question) == dict.fromkeys(("ambush A", "negotiate A", "evade A"), "elsewhere")


@pytest.mark.rule("5.2.1-a", "5.2.1-b", "ER-18")
def test_why_not_ambush(g: NavajoWars, a: Family) -> None:
    """Man, Military 1, Ferocity 1, 1 AP."""
    s = g.state
    assert why_not_ambush(g, a, 14, 1) is None
    assert why_not_ambush(g, a, 14, 0) == ("reaction-without-ap", "5.1.1")
    a.ferocity = 0
    assert why_not_ambush(g, a, 14, 1) == ("ambush-without-ferocity", "5.2.1")
    s.military = 0
    assert why_not_ambush(g, a, 14, 1) == ("ambush-without-military", "5.2.1")
    a.man = False
    assert why_not_ambush(g, a, 14, 1) == ("ambush-without-man", "11.1")
    assert why_not_ambush(g, a, 13, 1) == ("elsewhere", "5.1.2")


@pytest.mark.rule("5.2.2-a", "5.2.2-e", "ER-20")
def test_negotiate_needs_neither_man_nor_military(g: NavajoWars, a: Family) -> None:
    """Only the AP, and to be where the counters are."""
    a.man, g.state.military = False, 0
    assert why_not_negotiate(g, a, 14, 1) is None
    assert why_not_negotiate(g, a, 14, 0) == ("reaction-without-ap", "5.1.1")
    assert why_not_negotiate(g, a, 13, 1) == ("elsewhere", "5.1.2")
    assert names(asked(reaction_window(g, 14))) == ["negotiate A", "evade A", "no-reaction"]


@pytest.mark.rule("5.2.4-a")
def test_evade_is_free_but_only_there(g: NavajoWars, a: Family) -> None:
    """No AP are asked for."""
    assert why_not_evade(g, a, 14, 0) is None
    assert why_not_evade(g, a, 13, 0) == ("elsewhere", "5.1.2")


# Ambush


@pytest.mark.rule("5.2.1-a", "5.2.1-c", "5.2.1-e", "ER-18", "ER-19")
def test_an_ambush_that_succeeds_clears_the_tracks(g: NavajoWars, a: Family) -> None:
    """Ferocity 1 counts 2: 6 + 2 against 1 + 4 is +3, FV. The counters in Santa Fé stay, the table is applied."""
    s = g.state
    play(ambush(g, a), 6, 1)
    assert (s.raid, s.santa_fe, s.ap) == ({}, 2, 2)
    assert (a.place, a.ferocity, s.morale, s.enemy_ferocity) == (18, 2, 4, 5)


@pytest.mark.rule("5.2.1-c")
def test_the_doubled_ferocity_stops_at_the_value_of_the_area(g: NavajoWars, a: Family) -> None:
    """Ferocity 3 in Area 2 counts 2: 6 + 2 against 2 + 4 is +2, FE, up past the raided Area 3; the raid goes on."""
    a.place, a.ferocity, g.state.raid = 12, 3, {12: 1, 13: 1}
    play(ambush(g, a), 6, 2)
    assert (a.place, g.state.raid) == (14, {12: 1, 13: 1})


@pytest.mark.rule("5.2.1-f", "ER-19")
def test_an_ambush_that_fails_leaves_the_counters(g: NavajoWars, a: Family) -> None:
    """3 + 2 against 1 + 4 is 0, RGD: the man to Passage of Time, the Family to Escape, AP spent."""
    s = g.state
    play(ambush(g, a), 3, 1)
    assert (s.raid, s.ap, a.place, a.man, s.passage) == ({14: 1, 13: 1}, 2, 18, False, {"man": 1})


# Negotiate


@pytest.mark.rule("5.2.2-b", "5.2.2-c", "5.2.2-d", "5.2.2-a", "ER-20", "ER-21", "FER-14")
@pytest.mark.parametrize(("die", "success"), [(4, True), (3, False), (1, False), (6, True)])
def test_d98_negotiate(g: NavajoWars, a: Family, die: int, success: bool) -> None:
    """Evade 0 and 2 Trade Goods, two Families in the Area: 1 AP and 2 goods gone in all cases."""
    s = g.state
    a.ferocity, s.resources = 2, {"trade-goods": 2}
    b = s.families[1]
    b.place = 14
    play(negotiate(g, a), "spend-goods 2", die)
    assert (a.place, b.place) == ((18, 18) if success else (14, 14))
    assert (s.ap, s.resources["trade-goods"], a.ferocity) == (2, 0, 2)


@pytest.mark.rule("5.2.2-b", "ER-20")
def test_negotiate_with_natural_1_and_6(g: NavajoWars, a: Family) -> None:
    """A 1 fails with any number of goods, a 6 succeeds with Evade -1 and none."""
    assert [negotiated(*pair) for pair in ((1, 12), (6, 5), (5, 6), (5, 5))] == [False, True, True, False]
    assert negotiate_total(g, a, 3, 2).total == 2 + 1 + 3
    g.state.manuelito = "A"
    assert negotiate_total(g, a, 0, 2).total == 3
    g.bonuses = {"diplomacy": 1}
    assert negotiate_total(g, a, 0, 2).total == 4


@pytest.mark.rule("3.1.5-l", "ER-22", "5.2.2-b")
@pytest.mark.parametrize(("leader", "place"), [("", 14), ("A", 14)])
def test_manuelito_adds_nothing_to_negotiate(g: NavajoWars, a: Family, leader: str, place: int) -> None:
    """Die 4 and Evade +1 are 5 with him or without, so the talks fail; an Evade of his Family gets the 1."""
    g.state.manuelito = leader
    assert negotiate_total(g, a, 0, 4).total == 4 + 1
    play(negotiate(g, a), 4)
    assert a.place == place
    assert evade_total(g, a, 4).total == 4 + 1 + (leader == "A")


@pytest.mark.rule("TG-9", "5.2.2-b", "TG-11")
@pytest.mark.parametrize(("spent", "place", "left"), [(0, 14, 3), (2, 14, 1), (3, 18, 0)])
def test_any_number_of_goods_before_the_die(g: NavajoWars, a: Family, spent: int, place: int, left: int) -> None:
    """Two Trade Goods and a Trade Intruder: none to three may be spent, +1 each, and only then the die, 3 + 0."""
    s = g.state
    a.ferocity, s.resources = 2, {"trade-goods": 2, "trade": 1}
    assert names(asked(negotiate(g, a)))[:4] == ["spend-goods 0", "spend-goods 1", "spend-goods 2", "spend-goods 3"]
    s.ap = 3
    plain = ["spend-trade-goods"] * spent if spent < 3 else []
    play(negotiate(g, a), f"spend-goods {spent}", *plain, 3, *(["go-on"] if left == 3 else []))
    assert (a.place, sum(s.resources.values())) == (place, left)


@pytest.mark.rule("5.2.2-c", "ER-21")
def test_every_family_in_the_area_escapes(g: NavajoWars, a: Family) -> None:
    """But not one in the next Area."""
    b, c = g.state.families[1:3]
    b.place, c.place = 14, 15
    let_go(g, 14)
    assert (a.place, b.place, c.place) == (18, 18, 15)
