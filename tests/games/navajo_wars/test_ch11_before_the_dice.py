"""11.2 A whole Battle, and what is decided before its dice."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch11_battles import (
    battle,
    lay_down,
    may_prepare,
    prepare,
)
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.testing import asked, names, play

BEAUTY_WAY, FLINT_WAY, HERDS = 20, 17, 36

# the whole Battle


@pytest.mark.rule("11.3-a", "11.2-s3-a")
def test_a_battle_is_told_with_its_numbers(g: NavajoWars) -> None:
    """11.2 Both totals with their parts, the difference, the column and the result."""
    assert g.log is not None
    assert play(battle(g, family(g.state, "A"), "utes", "warfare"), 5, 1) == "RGD"
    told = {event.key: event for event in g.log}
    assert told["battle"].facts["dine"].total == 5  # type: ignore[union-attr]
    assert told["battle"].facts["enemy"].total == 5  # type: ignore[union-attr]
    assert told["battle-result"].facts == {"n": 0, "column": "raid-or-warfare", "result": "RGD"}
    assert told["battle-result"].rule == "Battle table"


@pytest.mark.rule("BT-2c", "BR-MFV-a", "BR-MFV-b", "BR-MFV-c", "1.6.5-a", "BR-x5", "SP-7")
def test_d124_a_major_victory_in_area_5(g: NavajoWars) -> None:
    """D124: Ferocity 2, horse, Firearms, Area 5, Enemy Ferocity 3, dice 4 and 3: 9 - 6 = +3, MFV."""
    s = g.state
    a = family(s, "A")
    a.ferocity, a.horse, a.place, s.enemy_ferocity, s.resources = 2, True, 15, 3, {"firearms": 1}
    s.out_of_play["firearms"] = 0
    flow = battle(g, a, "enemy", "enemy-raid")
    assert play(flow, "fight-with-firearms", 4, 3, 6) == "MFV"
    assert (a.ferocity, s.morale, s.enemy_ferocity, a.place) == (3, 4, 5, 18)
    assert s.resources["firearms"] == 0
    assert s.out_of_play["firearms"] == 1
    assert s.passage == {"horse": 1}  # the Firearms in use are no spoils yet, so the line above


# before the dice


@pytest.mark.rule("11.2-s1-h")
def test_nothing_is_asked_when_there_is_nothing_to_prepare(g: NavajoWars) -> None:
    """11.2 Without Firearms, horse or card the die comes first; a horse already there is no reason to ask."""
    a = family(g.state, "A")
    assert may_prepare(g, a) is False
    request = asked(battle(g, a, "enemy", "dine-raid"))
    assert isinstance(request, Chance)
    assert request.key == "battle-dine"
    g.state.resources = {"horse": 1}
    assert may_prepare(g, a) is True
    a.horse = True
    assert may_prepare(g, a) is False


@pytest.mark.rule("11.2-s1-c", "1.6.2-c")
def test_d10_a_horse_may_come_just_before_the_battle(g: NavajoWars) -> None:
    """D10: the horse is moved into the Family Box before the die: +1 in that Battle; only one fits."""
    s = g.state
    s.resources = {"horse": 2}
    a = family(s, "A")
    request = asked(battle(g, a, "utes", "warfare"))
    assert isinstance(request, Decision)
    assert names(request) == ["fight", "give-horse A"]
    assert request.numbers is not None
    assert [(number.key, number.total) for number in request.numbers()] == [("battle-dine", 0), ("battle-foe", 4)]
    flow = battle(g, a, "utes", "warfare")
    assert "give-horse A" not in names(asked(flow, "give-horse A"))
    a.horse, s.resources = False, {"horse": 2}
    assert play(battle(g, a, "utes", "warfare"), "give-horse A", 6, 1) == "FV"  # 7 - 5


@pytest.mark.rule("11.2-s1-c")
def test_a_horse_may_be_bought_before_the_battle(g: NavajoWars) -> None:
    """10.2 Three Trade Goods buy a horse from Out of Play, so the question is asked."""
    s = g.state
    s.resources = {"trade-goods": 3}
    a = family(s, "A")
    assert may_prepare(g, a) is True
    s.out_of_play["horse"] = 0
    assert may_prepare(g, a) is False
    s.out_of_play["horse"] = 8
    script = ("goods-for-animal horse", "give-horse A", 6, 1)
    assert play(battle(g, a, "utes", "warfare"), *script) == "FV"
    assert s.resources == {"trade-goods": 0, "horse": 0}


@pytest.mark.rule("11.2-s1-e", "1.6.5-a", "1.6.6-h")
def test_one_firearms_counter_of_either_kind(g: NavajoWars) -> None:
    """11.2 The player picks which kind; never more than one; none is also allowed."""
    s = g.state
    s.resources = {"firearms": 1, "guns": 2}
    a = family(s, "A")
    options = ["fight", "fight-with-firearms", "fight-with-intruder-firearms"]
    assert names(asked(prepare(g, a, "utes", False, {}))) == options
    assert play(battle(g, a, "utes", "warfare"), "fight-with-intruder-firearms", 3, 1) == "RGD"  # 5 - 5
    assert s.resources == {"firearms": 1, "guns": 1}
    assert s.intruders_out == {"firearms": 1}
    a.man = True
    assert play(battle(g, a, "utes", "warfare"), "fight", 3, 1) == "EV"  # 3 - 5
    assert s.resources == {"firearms": 1, "guns": 1}


@pytest.mark.rule("11.2-s1-e", "1.6.5-a", "1.5-s", "BR-x5")
@pytest.mark.parametrize("dice", [(6, 1), (4, 4)])
def test_firearms_leave_play_won_or_lost(g: NavajoWars, dice: tuple[int, int]) -> None:
    """1.6.5 The ordinary counter to Out of Play when the Battle is over."""
    s = g.state
    s.resources, s.out_of_play["firearms"] = {"firearms": 1}, 0
    play(battle(g, family(s, "A"), "utes", "warfare"), "fight-with-firearms", *dice)
    assert s.resources["firearms"] == 0
    assert s.out_of_play["firearms"] == 1


@pytest.mark.rule("1.6.6-h", "IN-6", "1.5-s", "1.6.5-a")
def test_lay_down(g: NavajoWars) -> None:
    """Firearms to Out of Play, the Intruder to the Intruders' Out of Play and not to the cup; nothing without one."""
    s = g.state
    s.resources, s.out_of_play["firearms"] = {"firearms": 1, "guns": 1}, 0
    lay_down(g, "")
    assert s.resources == {"firearms": 1, "guns": 1}
    lay_down(g, "firearms")
    lay_down(g, "guns")
    assert s.resources == {"firearms": 0, "guns": 0}
    assert s.out_of_play["firearms"] == 1
    assert s.intruders_out == {"firearms": 1}
    assert s.intruders_unseen["firearms"] == 4


@pytest.mark.rule("TG-12", "TG-13")
def test_d131_the_dine_die_is_rerolled_before_the_foes_die(g: NavajoWars) -> None:
    """D131: the reroll is offered after the Diné die; once the foe's has fallen it stands, whatever lies in
    Resources."""
    s = g.state
    s.resources = {"trade-goods": 6, "fortune": 1}
    s.out_of_play["horse"] = 0
    a = family(s, "A")
    request = asked(battle(g, a, "utes", "warfare"), 1)
    assert isinstance(request, Decision)
    assert request.facts == {"chance": "battle-dine", "n": 1, "k": 0}
    assert names(request) == ["reroll-for-goods 3", "reroll-for-fortune", "go-on"]
    assert play(battle(g, a, "utes", "warfare"), 1, "reroll-for-goods 3", 6, "go-on", 2) == "RGD"
    assert s.resources == {"trade-goods": 3, "fortune": 1}


@pytest.mark.rule("3-b", "1.6.2-c", "13-bless-b")
def test_what_brings_a_horse_may_be_used_before_a_battle_of_the_dine_phase(g: NavajoWars) -> None:
    """3, 1.6.2 A Blessing of the Herds: its horse is given, and counts in this Battle; not in an Enemy phase."""
    s, a = g.state, family(g.state, "A")
    s.resources, s.hand = {}, [HERDS]
    script = ("play-blessing-way blessing-of-the-herds", "give-horse A", 6, 1)
    assert may_prepare(g, a)
    assert play(battle(g, a, "enemy", "dine-raid"), *script) == "FV"  # 7 - 5
    s.hand, a.horse = [HERDS], True
    assert not may_prepare(g, a)
    s.phase, a.horse = "enemy", False
    assert isinstance(asked(battle(g, a, "enemy", "enemy-raid")), Chance)


@pytest.mark.rule("3-b", "9.1-h")
def test_fresh_mounts_may_be_taken_before_a_battle(g: NavajoWars) -> None:
    """9.1 Horsemanship 2 puts the Family on a horse of the herd that it has in Passage of Time or Out of Play."""
    s, a = g.state, family(g.state, "A")
    s.developments = ["horsemanship-2"]
    request = asked(battle(g, a, "utes", "warfare"))
    assert names(request) == ["fight", "use-development horsemanship-2"]
    script = ("use-development horsemanship-2", "remount A", 6, 1)
    assert play(battle(g, a, "utes", "warfare"), *script) == "FV"


@pytest.mark.rule("3-b", "MOM-a", "MOM-b")
def test_a_card_that_does_not_matter_is_offered_at_a_window(g: NavajoWars) -> None:
    """3 Any Blessing Way for the Diné phase may be played; nobody is stopped for one that leaves the dice alone."""
    s, a = g.state, family(g.state, "A")
    s.hand = [BEAUTY_WAY]
    request = asked(battle(g, a, "enemy", "dine-raid"))
    assert isinstance(request, Decision)
    assert (request.key, request.window, request.matters) == ("before-the-battle", True, False)
    assert "play-blessing-way beauty-way" in names(request)
    play(battle(g, a, "enemy", "dine-raid"), "play-blessing-way beauty-way", 6, 1)
    assert s.culture == 11
    s.hand, s.phase = [BEAUTY_WAY], "enemy"
    assert isinstance(asked(battle(g, a, "enemy", "enemy-raid")), Chance)


@pytest.mark.rule("13-bless-b")
def test_a_card_with_a_use_of_its_own_in_battle_has_only_that(g: NavajoWars) -> None:
    """13 Flint Way is offered once, as +2 in this Battle, and Wind Way likewise."""
    s = g.state
    s.hand = [FLINT_WAY]
    request = asked(battle(g, family(s, "A"), "utes", "warfare"))
    assert names(request) == ["fight", "play-blessing-way flint-way"]
    play(battle(g, family(s, "A"), "utes", "warfare"), "play-blessing-way flint-way", 3, 1)
    assert (s.military, family(s, "A").ferocity) == (5, 0)
