"""5.2.4 Evade."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch05_evade import evade, evade_areas, evade_total, far_areas, unraided
from vigil.games.navajo_wars.state import Family
from vigil.kernel.testing import asked, names, play

CANYON = [71, 72, 73]


def at(g: NavajoWars, place: int, ferocity: int) -> Family:
    """Family A in an Area; its Evade number is 2 less its Ferocity."""
    family = g.state.families[0]
    family.place, family.ferocity = place, ferocity
    return family


@pytest.mark.rule("5.2.4-a", "5.2.4-b", "ER-27", "FER-14")
def test_e8_to_the_area_of_the_result(g: NavajoWars) -> None:
    """Area 3, Evade +1, die 4: Area 5 of the same track. No AP, and Ferocity stays."""
    a = at(g, 13, 1)
    assert play(evade(g, a, "enemy-raid"), 4) is True
    assert (a.place, a.ferocity, g.state.ap) == (15, 1, 3)


@pytest.mark.rule("5.2.4-c", "5.2.4-b", "ER-27", "TR-11")
@pytest.mark.parametrize("setting", ["enemy-raid", "tribal-raid"])
def test_at_or_below_its_area_the_family_stays(g: NavajoWars, setting: str) -> None:
    """Area 3, Evade 0: die 3 fails, die 4 leads to Area 4."""
    a = at(g, 13, 2)
    assert play(evade(g, a, setting), 3) is False
    assert a.place == 13
    assert play(evade(g, a, setting), 4) is True
    assert a.place == 14


@pytest.mark.rule("5.2.4-b", "5.2.4-d", "ER-27", "ER-28", "TR-11")
def test_d97_manuelitos_family(g: NavajoWars) -> None:
    """Evade +1 and Manuelito in Area 5: die 4 gives 6, Area 6; die 5 gives 7, Area 6 or the Canyon."""
    g.state.manuelito = "A"
    a = at(g, 15, 1)
    assert evade_total(g, a, 4).total == 6
    play(evade(g, a, "enemy-raid"), 4)
    assert a.place == 16
    a.place = 15
    question = asked(evade(g, a, "enemy-raid"), 5)
    assert names(question) == [
        "evade-to shiprock 6", "evade-to canyon-de-chelly 1", "evade-to canyon-de-chelly 2",
        "evade-to canyon-de-chelly 3",
    ]  # fmt: skip
    play(evade(g, a, "enemy-raid"), 5, "evade-to canyon-de-chelly 2")
    assert a.place == 72


@pytest.mark.rule("5.2.4-e", "ER-28", "TR-11")
def test_a_natural_1_fails_whatever_is_added(g: NavajoWars) -> None:
    """Area 1, Evade +2: 3 is above 1, and yet it stays; with a 2 it would go to Area 4."""
    a = at(g, 11, 0)
    assert evade_areas(g, a, 1, 3, "tribal-raid", False) == []
    assert play(evade(g, a, "tribal-raid"), 1) is False
    play(evade(g, a, "tribal-raid"), 2)
    assert a.place == 14


@pytest.mark.rule("5.2.4-e", "13-canyon-b", "ER-28", "TR-11")
def test_a_natural_6_leads_to_area_6_or_the_canyon_whatever_is_taken_away(g: NavajoWars) -> None:
    """Ferocity 3, Evade -1: the result is 5, but the 6 counts, and the player chooses."""
    a = at(g, 12, 3)
    assert evade_areas(g, a, 6, 5, "enemy-raid", False) == [16, *CANYON]
    play(evade(g, a, "enemy-raid"), 6, "evade-to shiprock 6")
    assert a.place == 16
    assert far_areas(g, 1, 5, False) == [16, *CANYON]


@pytest.mark.rule("5.2.4-d")
def test_seven_or_more(g: NavajoWars) -> None:
    """5 + 2 from Area 1; 6 is still Area 6 alone."""
    a = at(g, 11, 0)
    assert evade_areas(g, a, 5, 7, "enemy-raid", False) == [16, *CANYON]
    assert evade_areas(g, a, 4, 6, "enemy-raid", False) == [16]


@pytest.mark.rule("5.2.4-f")
def test_an_area_with_raid_counters_is_closed(g: NavajoWars) -> None:
    """Area 5 holds one: the Evade fails; without it it succeeds."""
    a = at(g, 13, 1)
    g.state.raid = {13: 1, 15: 1}
    assert play(evade(g, a, "enemy-raid"), 4) is False
    assert a.place == 13
    del g.state.raid[15]
    assert play(evade(g, a, "enemy-raid"), 4) is True


@pytest.mark.rule("5.2.4-f", "5.2.4-h")
def test_with_area_6_closed_the_canyon_is_left(g: NavajoWars) -> None:
    """Natural 6 with counters in Area 6 and Canyon Area 1: Canyon 2 or 3; with all closed it fails."""
    a = at(g, 16, 0)
    g.state.raid = {16: 1, 71: 1}
    play(evade(g, a, "enemy-raid"), 6, "evade-to canyon-de-chelly 3")
    assert a.place == 73
    a.place = 16
    g.state.raid = dict.fromkeys((16, 71, 72, 73), 1)
    assert play(evade(g, a, "enemy-raid"), 6) is False
    assert unraided(g, [11, 16], "enemy-raid") == [11]


@pytest.mark.rule("TR-12")
def test_tribal_raid_counters_close_nothing(g: NavajoWars) -> None:
    """Counters in Areas 1 and 2: from 1 to 2 all the same."""
    a = at(g, 11, 2)
    g.state.tribal_raid = [11, 12]
    assert play(evade(g, a, "tribal-raid"), 2) is True
    assert a.place == 12
    assert unraided(g, [11], "tribal-raid") == [11]


@pytest.mark.rule("5.2.4-i")
def test_evading_leaves_corn_and_meets_intruders(g: NavajoWars) -> None:
    """Corn in the old Area goes to the cup; an Intruder in the new one is revealed."""
    s = g.state
    a = at(g, 11, 1)
    s.corn_fields, s.intruders = [11], [14]
    play(evade(g, a, "enemy-raid"), 3, "false-rumor")
    assert (a.place, s.corn_fields, s.intruders) == (14, [], [])


@pytest.mark.rule("6.2.3-s4-d")
def test_from_kit_carson_above_6_only_into_the_canyon(g: NavajoWars) -> None:
    """7: the Canyon alone. A natural 6 with 6 or less: Area 6 or the Canyon."""
    a = at(g, 14, 0)
    assert evade_areas(g, a, 5, 7, "tribal-raid", True) == CANYON
    assert evade_areas(g, a, 6, 8, "tribal-raid", True) == CANYON
    assert evade_areas(g, a, 6, 6, "tribal-raid", True) == [16, *CANYON]
    assert evade_areas(g, a, 4, 6, "tribal-raid", True) == [16]
    play(evade(g, a, "tribal-raid", True), 5, "evade-to canyon-de-chelly 1")
    assert a.place == 71


def test_what_cards_add(g: NavajoWars) -> None:
    """Developments, more with a horse and from Areas 5 and 6, and a Blessing Way, which is used up."""
    g.bonuses = {"evade": 1, "evade-horse": 1, "evade-high": 2}
    a = at(g, 14, 2)
    assert evade_total(g, a, 1).total == 2
    a.horse, a.place = True, 15
    assert evade_total(g, a, 1).total == 5
    g.state.effects["evade"] = 2
    assert evade_total(g, a, 1).total == 7
    g.bonuses = {}
    play(evade(g, a, "enemy-raid"), 3)
    assert g.state.effects == {}


def test_a_horse_that_counts_may_be_given_before_the_die(g: NavajoWars) -> None:
    """Only if a Development makes it count."""
    g.state.resources = {"horse": 1}
    a = at(g, 13, 1)
    play(evade(g, a, "enemy-raid"), 2)
    g.bonuses = {"evade-horse": 1}
    play(evade(g, a, "enemy-raid"), "give-horse A", 2)
    assert a.place == 14


def test_a_blessing_way_before_the_die(g: NavajoWars) -> None:
    """A Ceremony card for an Evade is offered, and adds to it."""
    cards = [n for n, card in g.content.ceremonies.items() if "evade" in card.occasions]
    if not cards:
        pytest.skip("no such card")
    g.state.hand = cards[:1]
    a = at(g, 11, 2)
    question = asked(evade(g, a, "enemy-raid"))
    assert len(names(question)) == 2
    blessing = next(name for name in names(question) if name != "roll-evade")
    play(evade(g, a, "enemy-raid"), blessing, 3)
    assert a.place > 13
    assert g.state.hand == []
