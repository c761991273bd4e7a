"""6.1 Major Events of the people, one test or more for each card."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_events import card_of, event, event_asks, told
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import preempt_cost
from vigil.games.navajo_wars.rules.ch03_elder_actions import elder_actions
from vigil.games.navajo_wars.rules.ch03_planning import buy_trade_goods
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Decision, Number
from vigil.kernel.testing import names, play, refusals


def number_told(g: NavajoWars, key: str) -> list[tuple[str, str, int]]:
    """The parts of the number that was told last by this event."""
    number = next(each.facts["n"] for each in reversed(g.log or []) if each.key == key)
    assert isinstance(number, Number)
    return [(part.rule, part.key, part.amount) for part in number.parts]


def test_the_headmen_gather_for_peace(g: NavajoWars) -> None:
    """Every Family one Ferocity lower, none below 0; Culture +1."""
    g.state.families[0].ferocity, g.state.families[1].ferocity = 3, 1
    event(g, "the-headmen-gather", "speak-of-peace 1")
    assert [family.ferocity for family in g.state.families[:3]] == [2, 0, 0]
    assert (g.state.culture, g.state.military) == (10, 5)


def test_the_headmen_gather_for_war(g: NavajoWars) -> None:
    """Two Families with a man, one after the other, and not twice the same; Military +1."""
    s = g.state
    s.families[0].ferocity = 3
    s.families[3].place, s.families[3].woman = 41, True
    s.families[4].place, s.families[4].man = 42, True
    request = event_asks(g, "the-headmen-gather", "speak-of-war 1 2")
    assert names(request) == ["raise-family B", "raise-family C", "raise-family E", "raise-no-more"]
    event(g, "the-headmen-gather", "speak-of-war 1 2", "raise-family C", "raise-family E")
    assert [family.ferocity for family in s.families] == [3, 0, 1, 0, 1, 0]
    assert (s.culture, s.military) == (9, 6)


def test_the_headmen_gather_for_war_with_fewer_families(g: NavajoWars) -> None:
    """The player stops after none; and stops being asked when nobody is left."""
    event(g, "the-headmen-gather", "speak-of-war 1 2", "raise-no-more")
    assert [family.ferocity for family in g.state.families[:3]] == [0, 0, 0]
    g.state.families[1].man = g.state.families[2].man = False
    event(g, "the-headmen-gather", "speak-of-war 1 2", "raise-family A")
    assert g.state.families[0].ferocity == 1
    assert g.state.military == 7


def test_the_headmen_gather_needs_an_elder(g: NavajoWars) -> None:
    """No elder on the display: nothing happens."""
    g.state.elders = [0] * 7
    event(g, "the-headmen-gather")
    assert "no-elder-speaks" in told(g)
    assert (g.state.culture, g.state.military) == (9, 5)


def test_kin_from_the_pueblos_come(g: NavajoWars) -> None:
    """One counter of the player's choice; no Outpost, so no Intruder."""
    offered = ["newcomer man", "newcomer woman", "newcomer child", "learn-from-kin 1"]
    assert names(event_asks(g, "kin-from-the-pueblos")) == offered
    event(g, "kin-from-the-pueblos", "newcomer woman")
    assert (g.state.passage, g.state.out_of_play["woman"]) == ({"woman": 1}, 5)
    assert g.state.intruders == []


def test_kin_from_the_pueblos_are_followed_past_an_outpost(g: NavajoWars) -> None:
    """A Rancho on the map: an Intruder is placed in Black Mesa 5."""
    g.state.ranchos = [31]
    event(g, "kin-from-the-pueblos", "newcomer child", 6, 5)
    assert g.state.intruders == [65]


def test_kin_from_the_pueblos_when_nobody_is_left(g: NavajoWars) -> None:
    """No man, woman or child Out of Play: nobody stays, the Diné learn from them, and the rest goes on."""
    g.state.out_of_play.update(man=0, woman=0, child=0)
    g.state.missions = [21]
    event(g, "kin-from-the-pueblos", 6, 5)
    assert (g.state.passage, g.state.culture, g.state.intruders) == ({}, 10, [65])


def test_kin_from_the_pueblos_may_teach_and_go_home(g: NavajoWars) -> None:
    """Nobody stays: Culture +1."""
    event(g, "kin-from-the-pueblos", "learn-from-kin 1")
    assert (g.state.passage, g.state.culture) == ({}, 10)


def test_smallpox_strikes_along_the_outposts(g: NavajoWars) -> None:
    """Two Outposts: 3 or less. The elder furthest right and a person of the player's choice go Out of Play."""
    s = g.state
    s.missions, s.ranchos = [11], [21]
    assert names(event_asks(g, "smallpox", 3)) == ["mourn-in A", "mourn-in B", "mourn-in C"]
    s.elders, s.out_of_play["elder"] = [1, 1, 1, 0, 0, 0, 0], 5
    event(g, "smallpox", 3, "mourn-in B", "give-up child")
    assert number_told(g, "smallpox-near") == [("6.1", "card-prints", 1), ("6.1", "card-counts", 2)]
    assert told(g)[-3:] == ["smallpox-strikes", "elder-dies-of-smallpox", "person-dies-of-smallpox"]
    assert s.elders == [1, 1, 0, 0, 0, 0, 0]
    assert (s.out_of_play["elder"], s.out_of_play["child"]) == (6, 7)
    assert not s.families[1].child


def test_smallpox_passes_by(g: NavajoWars) -> None:
    """No Outpost: only a 1 strikes."""
    event(g, "smallpox", 2)
    assert told(g)[-3:] == ["smallpox-near", "rolled", "smallpox-passes"]
    assert (g.state.elders, g.state.out_of_play["elder"]) == ([1, 1, 1, 0, 0, 0, 0], 5)


@pytest.mark.rule("TG-5")
def test_another_throw_for_the_sick_knows_which_eyes_are_good(g: NavajoWars) -> None:
    """Above the number nothing happens: a window is not worth a stop then, and the good eyes are counted."""
    s = g.state
    s.resources, s.missions = {"fortune": 1}, [11]
    for key, eyes, worth_it, good in (
        ("smallpox", 2, True, 4),
        ("smallpox", 3, False, 4),
        ("a-headman-lies-ill", 2, True, 4),
        ("a-headman-lies-ill", 3, False, 4),
    ):
        request = event_asks(g, key, eyes)
        assert isinstance(request, Decision)
        assert (request.key, request.matters, (request.facts or {})["k"]) == ("reroll", worth_it, good)


def test_smallpox_takes_the_last_adult(g: NavajoWars) -> None:
    """The Family leaves play at once; there need be no elder."""
    s = g.state
    s.elders = [0] * 7
    s.families[0].man = False
    event(g, "smallpox", 1, "mourn-in A", "give-up woman")
    assert s.families[0].place == 0
    assert s.passage == {"child": 1}


def test_smallpox_with_nobody_in_play(g: NavajoWars) -> None:
    """Only an elder is left to die."""
    for family in g.state.families:
        family.place, family.man, family.woman, family.child = 0, False, False, False
    event(g, "smallpox", 1)
    assert sum(g.state.elders) == 2


def test_ransomed_captives_come_home_twice(g: NavajoWars) -> None:
    """A woman for Trade Goods, then a child for a horse."""
    s = g.state
    s.resources, s.out_of_play["horse"] = {"trade-goods": 1, "horse": 1}, 7
    request = event_asks(g, "ransomed-captives")
    assert names(request) == [
        "ransom-captive woman trade-goods",
        "ransom-captive woman horse",
        "ransom-captive child trade-goods",
        "ransom-captive child horse",
        "pay-no-ransom",
    ]
    assert request.facts == {"n": 2}
    assert event_asks(g, "ransomed-captives", "ransom-captive woman horse").facts == {"n": 1}
    s.resources, s.passage = {"trade-goods": 1, "horse": 1}, {}
    s.out_of_play.update({"horse": 7, "woman": 6, "child": 6})
    event(g, "ransomed-captives", "ransom-captive woman trade-goods", "ransom-captive child horse")
    assert s.passage == {"woman": 1, "child": 1}
    assert s.resources == {"trade-goods": 0, "horse": 0}
    assert (s.out_of_play["horse"], s.out_of_play["trade-goods"]) == (8, 4)


def test_ransomed_captives_may_be_left(g: NavajoWars) -> None:
    """The player pays nothing; and without anything to pay nothing is asked."""
    g.state.resources = {"horse": 2}
    event(g, "ransomed-captives", "pay-no-ransom")
    assert g.state.passage == {}
    assert told(g)[-1] == "no-ransom-paid"
    g.state.resources = {"sheep": 2}
    event(g, "ransomed-captives")
    assert told(g)[-1] == "no-ransom"


@pytest.mark.rule("10.1-c", "6.1-c", "MOM-c")
def test_a_ransom_may_be_exchanged_for_at_that_moment(g: NavajoWars) -> None:
    """10.1 Three sheep are a Trade Goods in every moment: they bring one captive home, and another three the next."""
    s = g.state
    s.resources, s.out_of_play["sheep"] = {"sheep": 6}, 2
    request = event_asks(g, "ransomed-captives")
    assert names(request) == ["pay-no-ransom", "trade-animals 0 3"]
    assert request.facts == {"n": 2}
    s.resources, s.out_of_play["sheep"] = {"sheep": 6}, 2
    paid = "ransom-captive child trade-goods"
    event(g, "ransomed-captives", "trade-animals 0 3", paid, "trade-animals 0 3", paid)
    assert (s.passage, s.resources["sheep"], s.resources["trade-goods"]) == ({"child": 2}, 0, 0)


def test_ransomed_captives_only_while_some_are_out_of_play(g: NavajoWars) -> None:
    """One child Out of Play: after it nobody is left to ransom."""
    g.state.resources = {"horse": 3}
    g.state.out_of_play.update(woman=0, child=1)
    request = event_asks(g, "ransomed-captives")
    assert names(request) == ["ransom-captive child horse", "pay-no-ransom", "trade-animals 3 0"]
    assert refusals(request) == {
        "ransom-captive woman trade-goods": "effect-condition",
        "ransom-captive woman horse": "effect-condition",
        "ransom-captive child trade-goods": "nothing-to-give",
    }
    event(g, "ransomed-captives", "ransom-captive child horse")
    assert (g.state.passage, g.state.resources) == ({"child": 1}, {"horse": 2})
    assert told(g)[-1] == "no-ransom"


def test_a_first_laugh_in_a_family_of_choice(g: NavajoWars) -> None:
    """Families with a woman and no child are offered; Culture +1."""
    s = g.state
    s.families[0].child = s.families[1].child = s.families[2].child = False
    s.families[2].woman = False
    assert names(event_asks(g, "a-first-laugh")) == ["laughs-in A", "laughs-in B"]
    event(g, "a-first-laugh", "laughs-in B")
    assert (s.families[1].child, s.out_of_play["child"], s.culture) == (True, 5, 10)


def test_a_first_laugh_elsewhere(g: NavajoWars) -> None:
    """No such Family: the child waits in Passage of Time; without a counter only Culture rises."""
    event(g, "a-first-laugh")
    assert (g.state.passage, g.state.culture) == ({"child": 1}, 10)
    g.state.out_of_play["child"] = 0
    event(g, "a-first-laugh")
    assert (g.state.passage, g.state.culture) == ({"child": 1}, 11)


def test_a_headman_lies_ill_and_dies(g: NavajoWars) -> None:
    """The elder furthest right stands in a box of Rating 2 and dies on 2; the others stay silent."""
    event(g, "a-headman-lies-ill", 2)
    assert number_told(g, "headman-ill") == [("3.3 step 7", "eldest-rating", 2)]
    assert told(g)[-1] == "elder-dies-of-illness"
    assert g.state.elders == [1, 1, 0, 0, 0, 0, 0]
    assert (g.state.out_of_play["elder"], g.state.effects) == (6, {"elders-silent": 1})


def test_a_headman_lies_ill_and_recovers(g: NavajoWars) -> None:
    """On a 3 he lives; in the next Planning no elder acts, in the one after they do."""
    event(g, "a-headman-lies-ill", 3)
    assert told(g)[-1] == "headman-recovers"
    assert g.state.elders == [1, 1, 1, 0, 0, 0, 0]
    play(elder_actions(g))
    assert g.state.effects == {}


def test_a_headman_lies_ill_in_the_unrated_box(g: NavajoWars) -> None:
    """No die; a long life takes something off a Rating."""
    g.state.elders = [2, 0, 0, 0, 0, 0, 0]
    event(g, "a-headman-lies-ill")
    assert (g.state.elders[0], g.state.effects, told(g)) == (2, {"elders-silent": 1}, ["later-elders-silent"])
    g.bonuses, g.state.elders = {"long-life": 1}, [0, 0, 0, 0, 0, 0, 1]
    event(g, "a-headman-lies-ill", 5)
    parts = [("3.3 step 7", "eldest-rating", 5), ("9.1.4", "eldest-long-life", -1)]
    assert (number_told(g, "headman-ill"), g.state.elders[6]) == (parts, 1)


def test_a_long_life_may_outlast_a_rating(g: NavajoWars) -> None:
    """Nothing is left of a Rating of 2: no die."""
    g.bonuses = {"long-life": 3}
    event(g, "a-headman-lies-ill")
    assert (g.state.elders, told(g)) == ([1, 1, 1, 0, 0, 0, 0], ["later-elders-silent"])


def test_a_headman_lies_ill_without_elders(g: NavajoWars) -> None:
    """Culture −1; elders who come before the next Planning keep silent in it all the same."""
    g.state.elders = [0] * 7
    event(g, "a-headman-lies-ill")
    assert (g.state.culture, g.state.effects) == (8, {"elders-silent": 1})


def test_blankets_for_trade_of_three_weavers(g: NavajoWars) -> None:
    """One Trade Goods at once; in the next Planning three more without AP."""
    s = g.state
    event(g, "blankets-for-trade")
    assert (s.resources, s.effects) == ({"trade-goods": 1}, {"market": 1})
    s.ap = 0
    play(buy_trade_goods(g), "buy-goods 2")
    assert (s.resources["trade-goods"], s.ap, s.effects) == (3, 0, {})


def test_blankets_for_trade_of_fewer(g: NavajoWars) -> None:
    """Two women: the market only. None: nothing."""
    g.state.families[0].woman = False
    event(g, "blankets-for-trade")
    assert (g.state.resources, g.state.effects) == ({}, {"market": 1})
    g.state.effects = {}
    for family in g.state.families:
        family.woman = False
    event(g, "blankets-for-trade")
    assert g.state.effects == {}
    assert "looms-stand-still" in told(g)


def test_runners_bring_word_of_the_next_card(g: NavajoWars) -> None:
    """The card is seen and stays on top; the next Preempt is free."""
    s = g.state
    smallpox = card_of(g, "smallpox")
    s.deck = Stack(pool=[2, smallpox, 40], sizes=[2], marked=[41])
    event(g, "runners-bring-word", smallpox, "stand-ready")
    assert (s.deck.known, s.effects) == ([smallpox], {"free-preempt": 1})
    s.card = smallpox
    assert preempt_cost(g).total == 0


def test_runners_bring_word_and_the_elders_meet(g: NavajoWars) -> None:
    """A Ceremony or a Historical Event may lie there too; 1 AP instead."""
    for card in (3, 41):
        g.state.deck = Stack(known=[card])
        event(g, "runners-bring-word", "hold-council 1")
        assert g.state.deck.known == [card]
    assert (g.state.ap, g.state.effects) == (5, {})


def test_runners_bring_word_of_an_empty_deck(g: NavajoWars) -> None:
    """Nothing to see, and still the choice."""
    event(g, "runners-bring-word", "hold-council 1")
    assert g.state.ap == 4
    assert "top-card-seen" not in told(g)
