"""6.2.3 Kit Carson, "Rope Thrower": the end of the game."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_events import whole_card
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch06_kit_carson import (
    canyon_falls,
    families_abroad,
    families_hold_out,
    kit_carson,
    last_passage_of_time,
    last_reckoning,
    last_victory_check,
    mourn,
    outlast,
    raid_each_territory,
    retreat,
    stand_undefeated,
    standing,
    strike_first,
    ultimatum,
)
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver
from vigil.games.navajo_wars.rules.chart_tribal_raid import raid_total
from vigil.games.navajo_wars.state import AMERICAN, NOWHERE
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Flow, Number
from vigil.kernel.testing import asked, names, play, refusals


@pytest.fixture
def end(g: NavajoWars) -> NavajoWars:
    """Card 55 in the American period; the Families stand as the case places them."""
    s = g.state
    s.scenario, s.period, s.card, s.phase, s.culture = "the-fearing-time", AMERICAN, 55, "", 9
    return g


def put(g: NavajoWars, *places: int) -> None:
    """Families A, B, C … on these places, complete; the others out of play."""
    for family in g.state.families:
        family.place, family.man, family.woman, family.child, family.horse = NOWHERE, False, False, False, False
    for family, place in zip(g.state.families, places, strict=False):
        family.place, family.man, family.woman, family.child = place, True, True, True


def lonely(g: NavajoWars) -> None:
    """One Family in the Canyon and no elder, so that a Passage of Time asks for the die of step 8 only."""
    put(g, 71)
    g.state.elders = [0] * 7
    for piece in ("man", "woman", "elder"):
        g.state.out_of_play[piece] = 0


def ending(g: NavajoWars, flow: Flow[None], *script: int | str) -> tuple[str, str]:
    with pytest.raises(GameOver):
        play(flow, *script)
    return g.state.ending, g.state.ending_rule


def told(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


# steps 1 to 3


@pytest.mark.rule("6.2.3-s1-a")
def test_6_2_3_step_1_a_whole_passage_of_time(end: NavajoWars) -> None:
    """Its dice and its Reset Cubes come first of all."""
    lonely(end)
    end.state.recovery, end.state.raided = {"white": 1}, {"black": 1}
    play(last_passage_of_time(end), 4)
    assert (end.state.recovery, end.state.bag["white"]) == ({"black": 1}, 4)


@pytest.mark.rule("6.2.3-s2-a", "2.2.4-c")
def test_6_2_3_step_2_a_check_against_15(end: NavajoWars) -> None:
    """15 is the number to beat."""
    lonely(end)
    end.state.military, end.state.morale = 19, 0
    play(last_victory_check(end))
    assert end.log is not None
    (number,) = [event.facts["balance"] for event in end.log if event.key == "vp-balance"]
    assert isinstance(number, Number)
    assert number.total == end.content.vp[7] - 15


@pytest.mark.rule("6.2.3-s2-a")
def test_6_2_3_step_2_defeat_in_the_check(end: NavajoWars) -> None:
    """Both tracks at 0 in step 3 of the check."""
    lonely(end)
    end.state.military = end.state.culture = 1
    assert ending(end, last_victory_check(end)) == ("major-defeat", "8.2 step 3")


@pytest.mark.rule("6.2.3-s2-a")
def test_6_2_3_step_2_defeat_after_the_check(end: NavajoWars) -> None:
    """The Fort loss of the check's step 7 can still bring 0 and 0: tested once more when it is over."""
    put(end, 31)
    s = end.state
    s.forts = {"fauntleroy": 31, "defiance": 51}
    s.military, s.morale, s.culture = 15 - end.content.vp[3], 0, 1
    assert ending(end, last_victory_check(end)) == ("major-defeat", "6.2.3 step 2")


@pytest.mark.rule("6.2.3-s2-b")
def test_6_2_3_step_2_a_development_may_be_bought(end: NavajoWars) -> None:
    """Only 45 and 50 forbid it."""
    lonely(end)
    s = end.state
    s.military, s.morale, s.groups = 19, 0, ["religion"]
    assert "buy-development religion-1" in names(asked(last_victory_check(end)))


@pytest.mark.rule("6.2.3-s3-a", "6.2.3-s3-b")
def test_d152_military_above_morale_wins(end: NavajoWars) -> None:
    """D152: Military 6 against Morale 5 is a Major Victory; 5 against 5, or less, is not."""
    s = end.state
    s.military, s.morale = 5, 5
    stand_undefeated(end)
    s.military = 4
    stand_undefeated(end)
    assert s.ending == ""
    s.military = 6
    with pytest.raises(GameOver):
        stand_undefeated(end)
    assert (s.ending, s.ending_rule) == ("major-victory", "6.2.3 step 3")


@pytest.mark.rule("6.2.3-s3-b", "6.2.3-x", "6.2-a")
def test_d152_the_ultimatum_comes_with_equal_numbers(end: NavajoWars) -> None:
    """D152: after Passage of Time and check, Military not above Morale: the player must choose one of the two ways."""
    lonely(end)
    s = end.state
    s.military, s.morale, s.hand = 19, 1, [3]
    s.missions, s.forts = [], {"defiance": 51}
    s.ranchos = [11, 21, 31, 41, 51, 61]
    request = asked(kit_carson(end), 6)
    assert names(request) == ["strike-first", "retreat-to-strongholds"]
    assert s.hand == [3]


@pytest.mark.rule("6.2.3-s3-b")
def test_6_2_3_step_3_both_ways(end: NavajoWars) -> None:
    """The answer is the player's; the number beside each way tells what must fall, and who is still abroad."""
    put(end, 13, 59, 72)
    end.state.ranchos, end.state.missions, end.state.forts = [11], [22], {"defiance": 51}
    assert play(ultimatum(end), "strike-first") is True
    assert play(ultimatum(end), "retreat-to-strongholds") is False
    assert standing(end.state).total == 3
    assert families_abroad(end.state).total == 1


@pytest.mark.rule("6.2.3-s3-c")
@pytest.mark.parametrize(
    ("forts", "missions", "ranchos", "result"),
    [
        ({}, [], [], "major-victory"),
        ({"defiance": 51}, [], [], "major-defeat"),
        ({}, [66], [], "major-defeat"),
        ({}, [], [71], "major-defeat"),
    ],
)
def test_d153_all_or_nothing(
    end: NavajoWars, forts: dict[str, int], missions: list[int], ranchos: list[int], result: str
) -> None:
    """D153: one Take Actions operation; with one Fort or Outpost left it is lost, with none it is won."""
    put(end, 13)
    s = end.state
    s.forts, s.missions, s.ranchos = forts, missions, ranchos
    assert ending(end, strike_first(end), "stop-activating") == (result, "6.2.3 step 3")


@pytest.mark.rule("6.2.3-s3-c")
def test_d153_the_last_outpost_falls_in_the_operation(end: NavajoWars) -> None:
    """D153: the operation follows the rules of 3.2: a black cube takes the last Mission, and the game is won."""
    put(end, 21)
    s = end.state
    s.missions, s.elders, s.bag = [21], [0] * 7, {"black": 1}
    outcome = ending(end, strike_first(end), "activate A", "raid-outpost mission 1", "black", "end-activation")
    assert outcome == ("major-victory", "6.2.3 step 3")


# step 4


@pytest.mark.rule("6.2.3-s4-a", "6.2.3-s3-d")
def test_d154_the_territories_by_number(end: NavajoWars) -> None:
    """D154: Families in Territories 5, 2 and the Canyon: raids on 2, then on 5, never on the Canyon."""
    put(end, 55, 24, 72)
    script: list[int | str] = []
    for _ in range(2):  # two raids of three counters; nobody evades, a natural 1 never reaches
        script += ["no-reaction", 1] * 3
    play(raid_each_territory(end), *script)
    assert end.log is not None
    assert [event.facts["territory"] for event in end.log if event.key == "carson-raids"] == [
        "san-juan-valley",
        "hopi-land",
    ]
    assert [family.place for family in end.state.families[:3]] == [55, 24, 72]


@pytest.mark.rule("6.2.3-s4-b", "6.2.3-s4-c", "6.2.3-s4-g", "6.2.3-s4-h")
def test_d157_no_shelter_no_battle_and_caught_for_good(end: NavajoWars) -> None:
    """D157: below an Outpost, even with a Fort, a Family with a man is struck: one counter given up, Caught, stays."""
    put(end, 31)
    s = end.state
    s.forts, s.ranchos, s.military, s.culture = {"fauntleroy": 31}, [33], 5, 9
    request = asked(raid_each_territory(end), "no-reaction", 2)
    assert names(request) == ["give-up man", "give-up woman", "give-up child"]
    play(raid_each_territory(end), "no-reaction", 2, "give-up child")
    assert (s.families[0].place, s.passage["child"], s.culture) == (39, 1, 8)
    assert s.tribal_raid == []


@pytest.mark.rule("6.2.3-s4-g")
def test_6_2_3_step_4_battle_is_refused(end: NavajoWars) -> None:
    """A player who looks for Battle is told that Kit Carson's raids allow none."""
    put(end, 31)
    flow = raid_each_territory(end)
    request = next(flow)
    while request.key != "tribal-raid-resolution":
        if hasattr(request, "offer"):
            request = flow.send(next(option for option in request.offer() if option.name == "no-reaction"))
        else:
            request = flow.send(6)
    assert refusals(request) == {"give-battle A": "no-battle-with-carson"}


@pytest.mark.rule("6.2.3-s4-d")
def test_6_2_3_step_4_an_evade_above_6_leads_to_the_canyon(end: NavajoWars) -> None:
    """Ferocity 0: die 5 and 2 make 7, so a Canyon Area; Ferocity 3: a natural 6 makes 5, so Area 6 or the Canyon."""
    put(end, 32)
    request = asked(raid_each_territory(end), "evade A", 5)
    assert names(request) == [f"evade-to canyon-de-chelly {n}" for n in (1, 2, 3)]
    put(end, 32)
    end.state.tribal_raid.clear()
    end.state.families[0].ferocity = 3
    request = asked(raid_each_territory(end), "evade A", 6)
    assert names(request) == ["evade-to zuni-mountains 6", *(f"evade-to canyon-de-chelly {n}" for n in (1, 2, 3))]


@pytest.mark.rule("6.2.3-s4-e", "6.2.3-s4-f", "6.2.3-s4-i")
def test_6_2_3_step_4_what_is_added(end: NavajoWars) -> None:
    """+3, and +2 with a Fort in the Territory; nothing for an Outpost there or for the Comanche."""
    s = end.state
    s.forts, s.ranchos, s.tribal_raid = {"fauntleroy": 31}, [34, 44], [31]
    assert raid_total(end, "utes", 3, True, 0, 2).total == 2 + 3 + 2
    assert raid_total(end, "comanche", 4, True, 0, 2).total == 2 + 3


@pytest.mark.rule("6.2.3-s4-i")
def test_6_2_3_step_4_counters_count_the_caught(end: NavajoWars) -> None:
    """As many counters as Families in play when each raid starts, Caught ones included."""
    put(end, 11, 44)
    play(raid_each_territory(end), "no-reaction", 6, "give-up man", "no-reaction", 1, "no-reaction", 1)
    assert end.log is not None
    raids = [event.facts["n"] for event in end.log if event.key == "carson-raids"]
    assert raids == [2, 2]
    assert end.state.families[0].place == 19


# steps 5 to 9


@pytest.mark.rule("6.2.3-s5-a", "6.2.3-s5-b", "6.2.3-s5-c", "6.2.3-s5-d", "6.2.3-s5-e")
@pytest.mark.parametrize(
    ("culture", "passage", "after", "result"),
    [
        (5, {"man": 1, "child": 2, "horse": 1}, (0, 3), "minor-defeat"),
        (2, {"elder": 1, "woman": 1, "sheep": 2}, (0, 0), "major-defeat"),
        (5, {"man": 3}, (0, 5), "minor-defeat"),
        (5, {"man": 1, "horse": 1}, (1, 5), ""),
        (5, {}, (3, 5), ""),
    ],
)
def test_d158_the_losses(
    end: NavajoWars, culture: int, passage: dict[str, int], after: tuple[int, int], result: str
) -> None:
    """D158: Military 3, one point for each counter, animals too; the fourth costs 2 Culture; at Military 0 it is
    lost."""
    s = end.state
    s.military, s.culture, s.passage = 3, culture, passage
    if result:
        with pytest.raises(GameOver):
            mourn(end)
        assert s.ending_rule == "6.2.3 step 5"
    else:
        mourn(end)
    assert (s.military, s.culture, s.ending) == (*after, result)


@pytest.mark.rule("6.2.3-s6-a", "6.2.3-s7-a")
@pytest.mark.parametrize(
    ("morale", "after", "result", "rule"),
    [
        (5, 3, "", ""),
        (4, 2, "", ""),
        (3, 1, "minor-victory", "6.2.3 step 7"),
        (2, 0, "minor-victory", "6.2.3 step 6"),
        (1, 0, "minor-victory", "6.2.3 step 6"),
    ],
)
def test_d159_families_abroad(end: NavajoWars, morale: int, after: int, result: str, rule: str) -> None:
    """D159: two free in outside Territories, one in Caught, one in the Canyon: Morale falls by two, then is
    compared."""
    put(end, 13, 66, 29, 71)
    s = end.state
    s.morale = morale
    if result:
        with pytest.raises(GameOver):
            hold_out(end)
    else:
        hold_out(end)
    assert (s.morale, s.ending, s.ending_rule) == (after, result, rule)


def hold_out(g: NavajoWars) -> None:
    families_hold_out(g)
    outlast(g)


@pytest.mark.rule("6.2.3-s6-a", "6.2.3-s6-b")
def test_6_2_3_step_6_an_escape_box_is_abroad(end: NavajoWars) -> None:
    """Outside the Canyon and not in a Caught Box: a Family in an Escape Box counts."""
    put(end, 18, 19, 71)
    assert families_abroad(end.state).total == 1


@pytest.mark.rule("6.2.3-s8-a", "6.2.3-s8-b", "6.2.3-s9-a")
@pytest.mark.parametrize(("military", "left", "result"), [(3, 1, "minor-victory"), (2, 0, "minor-defeat")])
def test_d160_the_canyon_falls(end: NavajoWars, military: int, left: int, result: str) -> None:
    """D160: 3 and 2 people in the Canyon, Culture 4: five lost, the fifth costs 2 Military; then the reckoning."""
    put(end, 71, 73, 15)
    s = end.state
    s.families[1].child, s.families[1].horse = False, True
    s.military, s.culture, s.passage = military, 4, {}
    men = s.out_of_play["man"]
    canyon_falls(end)
    assert (s.culture, s.military) == (0, left)
    assert [family.place for family in s.families[:3]] == [NOWHERE, NOWHERE, 15]
    assert (s.out_of_play["man"], s.passage) == (men + 2, {"horse": 1})
    with pytest.raises(GameOver):
        last_reckoning(end)
    assert (s.ending, s.ending_rule) == (result, "6.2.3 step 9")


@pytest.mark.rule("6.2.3-s9-a")
@pytest.mark.parametrize(
    ("military", "culture", "result"),
    [(1, 0, "minor-victory"), (0, 1, "minor-victory"), (4, 4, "minor-victory"), (0, 0, "minor-defeat")],
)
def test_6_2_3_step_9(end: NavajoWars, military: int, culture: int, result: str) -> None:
    """One point of either is enough."""
    end.state.military, end.state.culture = military, culture
    with pytest.raises(GameOver):
        last_reckoning(end)
    assert end.state.ending == result


@pytest.mark.rule("6.2.3-s3-d", "6.2.3-s8-a")
def test_6_2_3_option_2_goes_through_all_steps(end: NavajoWars) -> None:
    """Nobody abroad, Morale high: raids on none, no losses, no relief, the Canyon falls, and what is left decides."""
    put(end, 72)
    s = end.state
    s.military, s.culture, s.morale, s.passage = 2, 9, 8, {"horse": 1}
    assert ending(end, retreat(end)) == ("minor-victory", "6.2.3 step 9")
    assert (s.military, s.culture, s.morale, s.families[0].place) == (1, 6, 8, NOWHERE)


@pytest.mark.rule("6.2.3-x")
def test_6_2_3_play_never_goes_on(end: NavajoWars) -> None:
    """Drawn from the deck, card 55 ends the game whichever way: no Discard Phase, no new deck, the hand is kept."""
    lonely(end)
    s = end.state
    s.military, s.morale, s.culture, s.hand = 19, 0, 9, [3]
    s.deck = Stack(known=[55, 1])
    play(whole_card(end), 6)
    assert s.ending == "major-victory"
    assert (s.deck.known, s.hand, s.discard, s.turn) == ([1], [3], [], 1)
    assert "deck-rebuilt" not in told(end)
