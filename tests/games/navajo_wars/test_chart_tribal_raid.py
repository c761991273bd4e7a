"""The Tribal Raid chart, for the tribes and for Kit Carson."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.chart_tribal_raid import (
    buy_off,
    conduct_raid,
    evade_window,
    give_up,
    open_families,
    payable,
    place_counter,
    raid_total,
    reaches,
    strike,
    tribal_counters,
    tribal_raid,
    tribal_raid_ends,
)
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals


def told(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


@pytest.fixture
def a(g: NavajoWars) -> Family:
    """Family A in San Juan Valley 5, the others where they do not matter; no Evade to speak of (Ferocity 3)."""
    g.state.families[0].place, g.state.families[0].ferocity = 25, 3
    g.state.families[1].place = 31
    return g.state.families[0]


# counters and who is open


@pytest.mark.rule("4.2.4-b", "TR-3", "6.2.3-s4-i")
def test_one_counter_for_each_family_in_play(g: NavajoWars) -> None:
    """In the Canyon, in a box or with a Fort they all count; one out of play does not."""
    s = g.state
    assert tribal_counters(g) == 3
    s.families[0].place, s.forts, s.families[3].place = 19, {"defiance": 21}, 51
    assert tribal_counters(g) == 4


@pytest.mark.rule("4.2.4-b", "4.2.4-c", "4.2.4-d", "4.2.4-e", "4.2.4-p", "TR-22", "1.7.2-o")
def test_d118_all_counters_to_the_territory_of_one_die(g: NavajoWars, a: Family) -> None:
    """4 Families, die 2: Areas 1, 2, 3, 4 of San Juan Valley in turn, one window and one die for each."""
    s = g.state
    s.families[3].place, s.families[3].woman = 41, True
    play(tribal_raid(g, "comanche"), 2, *("no-reaction", 1, "no-reaction", 1), *("no-reaction", 1, "no-reaction", 1))
    assert g.log is not None
    areas = [event.facts["area"] for event in g.log if event.key == "tribal-raid-placed"]
    assert areas == [1, 2, 3, 4]
    assert s.tribal_raid == []


@pytest.mark.rule("4.2.4-c", "1.7.2-o")
def test_the_canyon_is_never_raided(g: NavajoWars) -> None:
    """The Territory is a die's; with nobody there nothing happens to the Canyon Family."""
    request = asked(tribal_raid(g, "utes"))
    assert names(request) == ["1", "2", "3", "4", "5", "6"]
    play(tribal_raid(g, "utes"), 6)
    assert g.state.families[2].place == 71


@pytest.mark.rule("4.2.4-g", "TR-22")
def test_with_nobody_open_the_raid_ends_at_once(g: NavajoWars, a: Family) -> None:
    """Nobody there, or the only one evades to the Canyon: no die is thrown and no further counter placed."""
    s = g.state
    play(tribal_raid(g, "utes"), 4)
    assert "tribal-raid-placed" not in told(g)
    play(tribal_raid(g, "utes"), 2, "evade A", 6, "evade-to canyon-de-chelly 1")
    assert (a.place, told(g).count("tribal-raid-placed"), s.tribal_raid) == (71, 1, [])


@pytest.mark.rule("4.2.4-f", "5.1.3-a", "5.1.3-b", "13-fort-a")
def test_d121_families_under_an_outpost_or_fort_are_immune(g: NavajoWars, a: Family) -> None:
    """An Outpost in Area 4: a Family in Area 3 is safe, the one in Area 5 is not; a Fort protects likewise."""
    s = g.state
    s.families[1].place, s.missions = 23, [24]
    assert [each.letter for each in open_families(g, 2, False)] == ["A"]
    s.missions, s.forts = [], {"defiance": 25}
    assert open_families(g, 2, False) == []
    s.forts = {"defiance": 23}
    assert [each.letter for each in open_families(g, 2, False)] == ["A"]


@pytest.mark.rule("4.2.4-f", "6.2.3-s4-b", "6.2.3-s4-c")
def test_kit_carson_spares_nobody(g: NavajoWars, a: Family) -> None:
    """Neither below an Outpost nor in a Fort's own Area; only boxes are out of his reach."""
    s = g.state
    s.families[1].place, s.ranchos, s.forts = 21, [26], {"fauntleroy": 21}
    assert open_families(g, 2, False) == []
    assert [each.letter for each in open_families(g, 2, True)] == ["A", "B"]
    a.place = 29
    assert [each.letter for each in open_families(g, 2, True)] == ["B"]


@pytest.mark.rule("4.2.4-e", "TR-23", "1.6.5-d")
def test_the_lowest_area_without_a_counter(g: NavajoWars) -> None:
    """Harass counters do nothing; with all six Areas filled none is placed."""
    s = g.state
    s.harass = [21]
    for n in range(1, 7):
        assert place_counter(g, 2) is True
        assert s.tribal_raid == [20 + k for k in range(1, n + 1)]
    assert not place_counter(g, 2)


# Evade


@pytest.mark.rule("4.2.4-h", "5.1-a", "5.1-d", "4.2.4-t")
def test_one_free_evade_and_no_other_reaction(g: NavajoWars, a: Family) -> None:
    """AP or not, Ambush, Negotiate and Harass are refused; Evade may be declined; B under a Mission has it too."""
    s = g.state
    s.families[1].place, s.missions = 22, [22]
    question = asked(evade_window(g, 2, False))
    assert names(question) == ["evade A", "evade B", "no-reaction"]
    assert refusals(question) == {
        f"{kind} {letter}": "not-in-tribal-raid" for letter in "AB" for kind in ("ambush", "negotiate", "harass")
    }
    play(evade_window(g, 2, False), "no-reaction")
    play(evade_window(g, 2, False), "evade B", 3)
    assert (a.place, s.families[1].place, s.ap) == (25, 25, 3)


# Conduct Raid


@pytest.mark.rule("4.2.4-i", "4.2.4-j", "4.2.4-k")
@pytest.mark.parametrize(("die", "hit"), [(4, True), (3, False), (1, False), (6, True)])
def test_d119_conduct_raid(g: NavajoWars, a: Family, die: int, hit: bool) -> None:
    """First counter, Comanche, Area 5: 4 + 1 hits, 3 + 1 misses, 1 never, 6 always."""
    g.state.tribal_raid = [21]
    flow = conduct_raid(g, "comanche", 2, False)
    if hit:
        request = asked(flow, die)
        assert isinstance(request, Decision)
        assert request.key == "tribal-raid-resolution"
    else:
        play(flow, die)
        assert a.place == 25


@pytest.mark.rule("4.2.4-i")
def test_the_reach_of_a_raid(g: NavajoWars) -> None:
    """At or above the Area; natural 6 and 1 whatever the total."""
    assert [reaches(*each) for each in ((3, 3, 3), (3, 2, 3), (6, 1, 6), (1, 9, 1))] == [True, False, True, False]


@pytest.mark.rule("4.2.4-j")
def test_one_die_for_every_open_family(g: NavajoWars, a: Family) -> None:
    """Total 3: B in Area 3 is struck, A in Area 5 not; a natural 6 strikes both, A first."""
    s = g.state
    s.families[1].place, s.tribal_raid, s.military = 23, [21], 0
    play(conduct_raid(g, "utes", 2, False), 3, "give-up child")
    assert (a.place, s.families[1].place) == (25, 29)
    s.families[1].place = 23
    play(conduct_raid(g, "utes", 2, False), 6, "give-up man", "give-up man")
    assert (a.place, s.families[1].place) == (29, 29)


@pytest.mark.rule("4.2.4-k", "4.2.4-s", "4.2.4-m", "6.2.3-s4-i")
def test_the_modifiers(g: NavajoWars) -> None:
    """Highest counter less 1, +1 Comanche; Kit Carson +3, +2 with a Fort, no +1 and nothing for an Outpost."""
    s = g.state
    s.tribal_raid = [21]
    assert raid_total(g, "utes", 2, False, 0, 2).total == 2
    assert raid_total(g, "comanche", 2, False, 0, 2).total == 3
    s.tribal_raid = [21, 22, 23]
    assert raid_total(g, "utes", 2, False, 0, 2).total == 4
    s.ranchos = [24]
    assert raid_total(g, "comanche", 2, True, 0, 2).total == 7
    s.forts = {"defiance": 21}
    assert raid_total(g, "utes", 2, True, 0, 2).total == 9
    assert raid_total(g, "utes", 2, False, 0, 2).total == 4
    g.bonuses = {"tribal-raid": -1}
    assert raid_total(g, "utes", 2, False, 0, 2).total == 3


@pytest.mark.rule("4.2.4-m", "6.2.3-s4-f")
def test_the_setting_that_counts_outposts_for_kit_carson(g: NavajoWars) -> None:
    """The Area number of the highest Outpost of that Territory, in his raids only."""
    s = g.state
    s.tribal_raid, s.missions, s.ranchos, s.forts = [21], [22, 15], [24], {"defiance": 21}
    assert raid_total(g, "utes", 2, True, 0, 2).total == 2 + 3 + 2
    s.carson_outposts = True
    assert raid_total(g, "utes", 2, True, 0, 2).total == 2 + 3 + 2 + 4
    assert raid_total(g, "utes", 3, True, 0, 2).total == 2 + 3
    assert raid_total(g, "utes", 2, False, 0, 2).total == 2


@pytest.mark.rule("4.2.4-l")
def test_pieces_from_resources_lower_the_roll(g: NavajoWars, a: Family) -> None:
    """A horse and a Trade Goods paid: -2, so that a 5 misses Area 5; then a 6 still hits."""
    s = g.state
    s.resources, s.tribal_raid = {"horse": 1, "sheep": 0, "trade-goods": 1, "fortune": 1}, [21]
    assert payable(g) == ["horse", "trade-goods"]
    horses = s.out_of_play["horse"]
    play(conduct_raid(g, "comanche", 2, False), "pay horse", "pay trade-goods", 5)
    assert (s.resources["horse"], s.resources["trade-goods"], s.out_of_play["horse"]) == (0, 0, horses + 1)
    assert raid_total(g, "utes", 2, False, 2, 5).total == 3
    assert a.place == 25


@pytest.mark.rule("4.2.4-l")
def test_intruder_counters_pay_too(g: NavajoWars) -> None:
    """A Trade Intruder goes to its cup, a Firearms Intruder and Firearms to Out of Play; Corn is not taken."""
    s = g.state
    s.resources, s.corn = {"trade": 1, "guns": 1, "firearms": 1}, [3]
    s.intruders_unseen["trade"] = 1
    s.out_of_play["firearms"] = 0
    assert play(buy_off(g, "utes", 2, False), "pay trade", "pay guns", "pay-no-more") == 2
    assert (s.intruders_unseen["trade"], s.intruders_out, s.resources["firearms"]) == (2, {"firearms": 1}, 1)
    assert play(buy_off(g, "utes", 2, False), "pay firearms") == 1
    assert (s.out_of_play["firearms"], s.corn) == (1, [3])
    assert play(buy_off(g, "utes", 2, False)) == 0


# Raid Resolution


@pytest.mark.rule("4.2.4-n", "TR-19", "TR-27", "4.2.4-s")
@pytest.mark.parametrize(("tribe", "place", "military"), [("utes", 28, 6), ("comanche", 25, 5)])
def test_a_struck_family_may_fight(g: NavajoWars, a: Family, tribe: str, place: int, military: int) -> None:
    """Ferocity 3 in Area 4: 4 + 3 against 1 + 4 is +2, FV, against 1 + 5 only +1, FE. The Enemy does not care."""
    s = g.state
    a.place = 24
    s.tribal_raid = [21]
    play(strike(g, a, tribe, False), "give-battle A", 4, 1)
    assert (a.place, s.military) == (place, military)
    assert (s.morale, s.enemy_ferocity) == (5, 4)


@pytest.mark.rule("4.2.4-n", "TR-19", "TR-20", "TR-21", "FER-14")
def test_a_struck_family_may_give_up(g: NavajoWars, a: Family) -> None:
    """A child to Passage of Time, 1 Culture, Caught; no die, Enemy Morale and Ferocity as they were, its own too."""
    s = g.state
    play(strike(g, a, "utes", False), "surrender A", "give-up child")
    assert (a.place, a.ferocity, s.passage, s.culture) == (29, 3, {"child": 1}, 8)
    assert (s.morale, s.enemy_ferocity) == (5, 4)


@pytest.mark.rule("4.2.4-n", "TR-19")
def test_without_a_man_or_military_it_cannot_fight(g: NavajoWars, a: Family) -> None:
    """The refusals of Battle."""
    g.state.military = 0
    flow = strike(g, a, "utes", False)
    request = next(flow)
    assert names(request) == ["surrender A"]
    assert refusals(request) == {"give-battle A": "battle-without-military"}
    flow.close()


@pytest.mark.rule("TR-20", "TR-21", "4.2.4-n")
def test_d122_the_last_adult(g: NavajoWars, a: Family) -> None:
    """A woman only: 3 empty spaces, Culture 5 to 2, the Family out of play at once, Enemy Morale as it was."""
    s = g.state
    a.man, a.child, a.horse, s.culture = False, False, True, 5
    play(give_up(g, a))
    assert (a.place, s.culture, s.morale, s.passage) == (0, 2, 5, {"woman": 1, "horse": 1})


@pytest.mark.rule("6.2.3-s4-g", "4.2.4-n")
def test_d157_kit_carson_leaves_no_battle(g: NavajoWars, a: Family) -> None:
    """A man and Military 5: population all the same, and the Family stays in Caught."""
    s = g.state
    flow = strike(g, a, "utes", True)
    request = next(flow)
    assert names(request) == ["surrender A"]
    assert refusals(request) == {"give-battle A": "no-battle-with-carson"}
    flow.close()
    play(strike(g, a, "utes", True), "give-up woman")
    assert (a.place, s.culture, s.passage) == (29, 8, {"woman": 1})


# the end


@pytest.mark.rule("4.2.4-q", "TR-24", "TR-25", "FER-7", "4.2.4-r")
def test_families_of_both_boxes_come_back(g: NavajoWars, a: Family) -> None:
    """A from Caught with any Ferocity, B without a man from Escape with 0; a box elsewhere is not opened."""
    s = g.state
    b, c = s.families[1:3]
    a.place, b.place, c.place = 29, 28, 39
    b.man, b.ferocity, s.tribal_raid = False, 2, [21, 22]
    play(
        tribal_raid_ends(g, 2, False),
        "return-to san-juan-valley 1",
        "show-ferocity 1",
        "return-to san-juan-valley 6",
    )
    assert (a.place, a.ferocity, b.place, b.ferocity, c.place) == (21, 1, 26, 0, 39)
    assert (s.tribal_raid, s.morale) == ([], 5)


@pytest.mark.rule("6.2.3-s4-h", "TR-24")
def test_after_kit_carson_families_stay_in_caught(g: NavajoWars, a: Family) -> None:
    """The counters go, the Family does not come back; after a tribe's raid it would."""
    s = g.state
    a.place, s.tribal_raid = 29, [21]
    play(tribal_raid_ends(g, 2, True))
    assert (a.place, s.tribal_raid) == (29, [])
    play(tribal_raid_ends(g, 2, False), "return-to san-juan-valley 1", "show-ferocity 0")
    assert a.place == 21


@pytest.mark.rule("4.2.4-p", "TR-22", "4.2.4-d")
def test_a_whole_raid(g: NavajoWars, a: Family) -> None:
    """3 counters: a miss, a strike on B, then one on A who is alone; both come back at the end."""
    s = g.state
    s.families[1].place, s.military = 23, 0
    play(
        tribal_raid(g, "comanche"), 2,
        "no-reaction", 1,
        "no-reaction", 2, "give-up child",
        "no-reaction", 6, "give-up woman",
        "return-to san-juan-valley 5", "show-ferocity 3", "return-to san-juan-valley 3", "show-ferocity 0",
    )  # fmt: skip
    assert (a.place, s.families[1].place, s.culture) == (25, 23, 7)


@pytest.mark.rule("6.2.3-s4-i", "4.2.4-d", "6.2.3-s4-h", "6.2.3-s4-d")
def test_kit_carsons_raid_on_one_territory(g: NavajoWars, a: Family) -> None:
    """No die for the Territory; 3 counters for 3 Families, +3; struck by the first, A stays in Caught."""
    s = g.state
    play(tribal_raid(g, "utes", 2, True), "no-reaction", 2, "give-up child")
    assert (a.place, s.tribal_raid, s.culture) == (29, [], 8)
    assert "carson-raids" in told(g)
    a.place = 25
    play(tribal_raid(g, "utes", 2, True), "evade A", 6, "evade-to canyon-de-chelly 1")
    assert a.place == 71
