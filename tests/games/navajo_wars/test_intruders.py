"""Intruder counters."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family, put_family
from vigil.games.navajo_wars.rules.ch01_pieces import intruders_in_cup
from vigil.games.navajo_wars.rules.intruders import (
    INTRUDERS,
    place_intruder,
    remove_from_play,
    return_to_cup,
    reveal_at,
)
from vigil.games.navajo_wars.state import MEXICAN
from vigil.kernel.rules.requests import Chance
from vigil.kernel.testing import asked, names, play


def meet(g: NavajoWars, kind: str, *script: int | str, area: int = 11) -> None:
    """An Intruder lies where Family A stands and is revealed."""
    g.state.intruders.append(area)
    play(reveal_at(g, area), kind, *script)
    assert area not in g.state.intruders


@pytest.mark.rule("IN-20", "1.6.1-b")
def test_there_are_twenty_intruders(g: NavajoWars) -> None:
    """2 of each kind and 4 Firearms; those face down on the map are out of the cup."""
    assert g.state.intruders_unseen == {kind: 4 if kind == "firearms" else 2 for kind in INTRUDERS}
    assert intruders_in_cup(g.state) == 20
    g.state.intruders = [13, 13, 64]
    assert intruders_in_cup(g.state) == 17


@pytest.mark.rule("IN-22")
def test_face_down_lies_any_counter_that_is_unseen(g: NavajoWars) -> None:
    """Whichever is in the cup or on the map, each with equal chance; one kept in Resources is not among them."""
    s = g.state
    s.intruders, s.intruders_unseen = [11, 64], {"trade": 1, "ambush": 2, "fortune": 0}
    request = asked(reveal_at(g, 11))
    assert isinstance(request, Chance)
    assert (list(request.outcomes), list(request.weights or ())) == (["ambush", "trade"], [2, 1])


@pytest.mark.rule("1.6.6-a", "IN-1", "1.7.2-f", "IN-21")
def test_placed_by_two_dice_never_in_the_canyon(g: NavajoWars) -> None:
    """A die for the Territory, then one for the Area; nobody sees the counter."""
    request = asked(place_intruder(g, "6.1"))
    assert names(request) == ["1", "2", "3", "4", "5", "6"]
    play(place_intruder(g, "6.1"), 3, 5)
    assert g.state.intruders == [35]
    assert sum(g.state.intruders_unseen.values()) == 20


def test_an_empty_cup_gives_no_intruder(g: NavajoWars) -> None:
    """1.6.1 Nothing is taken if none is left outside play: all twenty lie on the map."""
    g.state.intruders = [36] * 20
    play(place_intruder(g, "6.1"))
    assert len(g.state.intruders) == 20


@pytest.mark.rule("1.6.6-b", "IN-2", "1.6.6-g", "IN-9", "1.6.6-e", "IN-5", "1.5-t")
def test_revealed_when_placed_on_a_family(g: NavajoWars) -> None:
    """The counter lands on Family A, is revealed at once and goes back to the cup; a False Rumor does nothing."""
    before = (g.state.ap, g.state.culture, g.state.morale, g.state.military)
    play(place_intruder(g, "6.1"), 1, 1, "false-rumor")
    assert g.state.intruders == []
    assert g.state.intruders_unseen["false-rumor"] == 2
    assert (g.state.ap, g.state.culture, g.state.morale, g.state.military) == before


@pytest.mark.rule("1.6.6-b", "IN-2")
def test_revealed_when_a_family_comes(g: NavajoWars) -> None:
    """A Family put into the Area reveals it; without a Family it stays face down."""
    g.state.intruders = [13]
    play(reveal_at(g, 13))
    assert g.state.intruders == [13]
    put_family(g, family(g.state, "A"), 13)
    play(reveal_at(g, 13), "false-rumor")
    assert g.state.intruders == []


@pytest.mark.rule("1.6.6-d", "IN-4")
def test_several_intruders_one_by_one(g: NavajoWars) -> None:
    """Each is resolved fully before the next: a Skin Walker gives 3 AP, the second takes them away."""
    g.state.ap = 0
    g.state.intruders = [11, 11, 13]
    play(reveal_at(g, 11), "skin-walker", "skin-walker")
    assert g.state.ap == 0
    assert g.state.intruders == [13]
    assert g.state.intruders_unseen["skin-walker"] == 2


@pytest.mark.rule("1.6.6-d")
def test_the_rest_stays_if_the_last_family_goes(g: NavajoWars) -> None:
    """An Ambush takes the only adult, the Family leaves play: the second Intruder is not revealed."""
    a = family(g.state, "A")
    a.woman = a.child = False
    g.state.intruders = [11, 11]
    play(reveal_at(g, 11), "ambush")
    assert g.state.intruders == [11]


@pytest.mark.rule("1.6.6-c", "IN-3", "IN-7", "1.6.6-f", "1.5.1-a")
def test_d168_an_ambush_strikes_the_first_in_the_alphabet(g: NavajoWars) -> None:
    """D168: B (man and woman) and C in one Area, Culture 6: B loses one adult, 2 empty spaces, Culture 4."""
    s = g.state
    b, c = family(s, "B"), family(s, "C")
    b.child, b.place, c.place, s.culture = False, 34, 34, 6
    s.intruders = [34]
    assert names(asked(reveal_at(g, 34), "ambush")) == ["give-up man", "give-up woman"]
    s.intruders = [34]
    s.intruders_unseen["ambush"] = 2
    play(reveal_at(g, 34), "ambush", "give-up woman")
    assert (b.man, b.woman, s.passage) == (True, False, {"woman": 1})
    assert s.culture == 4
    assert (c.man, c.woman, c.child) == (True, True, True)
    assert s.intruders_unseen["ambush"] == 2


@pytest.mark.rule("IN-8")
def test_an_ambush_counts_culture_before_the_family_leaves(g: NavajoWars) -> None:
    """The last adult is taken from a Family of one woman and one child: 2 empty spaces cost 2 Culture, then it goes."""
    s = g.state
    a = family(s, "A")
    a.man = False
    meet(g, "ambush", "give-up woman")
    assert s.culture == 9 - 2
    assert a.place == 0
    assert s.passage == {"woman": 1, "child": 1}


@pytest.mark.rule("1.6.6-h", "IN-10")
def test_firearms_lie_in_resources(g: NavajoWars) -> None:
    """A Firearms Intruder is kept, apart from the ordinary counter."""
    meet(g, "firearms")
    assert g.state.resources == {"guns": 1}
    assert g.state.intruders_unseen["firearms"] == 3


@pytest.mark.rule("1.6.6-i", "IN-11")
def test_fortune_lies_in_resources(g: NavajoWars) -> None:
    """Fortune is kept until it is spent."""
    meet(g, "fortune")
    assert g.state.resources == {"fortune": 1}
    assert g.state.intruders_unseen["fortune"] == 1


@pytest.mark.rule("1.6.6-n", "IN-17")
def test_trade_lies_in_resources(g: NavajoWars) -> None:
    """Trade is kept and counts as one Trade Goods."""
    meet(g, "trade")
    assert g.state.resources == {"trade": 1}
    assert g.state.intruders_unseen["trade"] == 1


@pytest.mark.rule("IN-12", "1.6.6-j")
def test_intruders_moved_places_a_new_one(g: NavajoWars) -> None:
    """A new Intruder by two dice, revealed at once on Family B."""
    meet(g, "intruders-moved", 4, 6)
    assert g.state.intruders == [46]
    meet(g, "intruders-moved", 2, 1, "skin-walker")
    assert g.state.ap == 0
    assert g.state.intruders_unseen["intruders-moved"] == 2


@pytest.mark.rule("IN-13")
def test_intruders_moved_is_not_in_the_cup_when_the_new_one_is_drawn(g: NavajoWars) -> None:
    """With a single counter of its kind it cannot draw itself; it goes back afterwards."""
    g.state.intruders_unseen = {"intruders-moved": 1, "false-rumor": 1}
    g.state.intruders = [11]
    assert names(asked(reveal_at(g, 11), "intruders-moved", 2, 1)) == ["false-rumor"]
    g.state.intruders_unseen = {"intruders-moved": 1}
    g.state.intruders = [11]
    play(reveal_at(g, 11), "intruders-moved")
    assert g.state.intruders == []
    assert g.state.intruders_unseen["intruders-moved"] == 1


@pytest.mark.rule("IN-14", "1.6.6-k", "1.6.6-l", "IN-15")
@pytest.mark.parametrize("period", [0, 1, 2])
def test_a_mission_in_area_1_in_any_period(g: NavajoWars, period: int) -> None:
    """A Mission from the stock in Area 1 of the Territory; Corn there goes to the cup, the Intruder too."""
    s = g.state
    s.period, s.corn_fields = period, [11]
    family(s, "A").place = 14
    meet(g, "mission", area=14)
    assert (s.missions, s.ranchos, s.mission_stock, s.corn_fields) == ([11], [], 5, [])
    assert s.intruders_unseen["mission"] == 2


@pytest.mark.rule("1.6.6-l", "IN-15", "1.5.1-b")
def test_without_a_mission_in_stock_the_settlers_expand(g: NavajoWars) -> None:
    """The Mexican and American set-ups stock only Ranchos: the line's second condition is carried out instead."""
    s = g.state
    s.period, s.mission_stock, s.ranchos, s.rancho_stock = MEXICAN, 0, [21, 36], 4
    meet(g, "mission")
    assert (s.missions, s.ranchos, s.rancho_stock, s.culture) == ([], [22, 36], 4, 6)
    assert s.intruders_unseen["mission"] == 2


@pytest.mark.rule("1.6.6-l")
def test_without_mission_or_outpost_a_rancho_is_built(g: NavajoWars) -> None:
    s = g.state
    s.period, s.mission_stock = MEXICAN, 0
    meet(g, "mission")
    assert (s.missions, s.ranchos, s.rancho_stock, s.culture) == ([], [11], 5, 9)


@pytest.mark.rule("IN-14", "1.6.6-l", "1.6.6-k")
def test_a_second_mission_means_expand(g: NavajoWars) -> None:
    """The Territory has a Mission: all Outposts move up and cost Culture, no Enemy AP are spent."""
    s = g.state
    s.missions, s.ranchos, s.enemy_ap = [12, 36], [21], 4
    meet(g, "mission")
    assert (s.missions, s.ranchos) == ([13, 36], [22])
    assert s.culture == 9 - 1 - 1 - 2
    assert s.enemy_ap == 4


@pytest.mark.rule("IN-14")
def test_a_rancho_does_not_stop_the_mission(g: NavajoWars) -> None:
    """Only a Mission in the Territory means Expand."""
    g.state.ranchos = [11]
    meet(g, "mission")
    assert (g.state.missions, g.state.ranchos) == ([11], [11])


@pytest.mark.rule("1.6.6-m", "IN-16")
@pytest.mark.parametrize(("ap", "after"), [(0, 3), (5, 0), (1, 0)])
def test_d166_skin_walker(g: NavajoWars, ap: int, after: int) -> None:
    """D166: AP 0 and 3 elders: AP 3; AP 5: AP 0."""
    g.state.ap = ap
    meet(g, "skin-walker")
    assert g.state.ap == after


@pytest.mark.rule("1.6.6-o", "IN-18", "IN-19", "IN-6", "1.5-t")
def test_wandering_natives_bring_one_of_the_players_choice(g: NavajoWars) -> None:
    """Any population counter of Out of Play, an elder too; the Intruder leaves play."""
    s = g.state
    s.out_of_play["child"] = 0
    s.intruders = [11]
    assert names(asked(reveal_at(g, 11), "wandering-natives")) == ["welcome man", "welcome woman", "welcome elder"]
    s.intruders_unseen["wandering-natives"] = 2
    elders = s.out_of_play["elder"]
    meet(g, "wandering-natives", "welcome elder")
    assert s.passage == {"elder": 1}
    assert s.out_of_play["elder"] == elders - 1
    assert s.intruders_out == {"wandering-natives": 1}
    assert s.intruders_unseen["wandering-natives"] == 1


@pytest.mark.rule("IN-19", "1.6.1-a")
def test_wandering_natives_without_anybody(g: NavajoWars) -> None:
    """With no population Out of Play nobody comes; the Intruder leaves play all the same."""
    g.state.out_of_play = {"horse": 8}
    meet(g, "wandering-natives")
    assert "nobody-wanders" in [event.key for event in g.log or ()]
    assert g.state.passage == {}
    assert g.state.intruders_out == {"wandering-natives": 1}


@pytest.mark.rule("IN-6", "1.6.6-e", "1.5-t")
def test_cup_and_out_of_play_are_two_places(g: NavajoWars) -> None:
    """Firearms and Wandering Natives leave play, the others go back."""
    g.state.intruders_unseen = {}
    return_to_cup(g, "ambush")
    remove_from_play(g, "firearms")
    assert g.state.intruders_unseen == {"ambush": 1}
    assert g.state.intruders_out == {"firearms": 1}
