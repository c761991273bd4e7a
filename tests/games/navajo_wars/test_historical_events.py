"""6.1 Historical Events and Transitions: each event, what lasts, what leaves the game."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.navajo_wars.nw_events import effect_of, event, event_asks, order, quiet, shown, told
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import put_card_away
from vigil.games.navajo_wars.rules.ch04_enemy_operations import enemy_ap_collected
from vigil.games.navajo_wars.rules.ch06_lasting_cards import lay_face_up, remove_from_game
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.chart_enemy_raid import raid_counters
from vigil.games.navajo_wars.rules.effects.carry_out import comes
from vigil.games.navajo_wars.rules.subjugation import red_to_subjugation
from vigil.games.navajo_wars.state import AMERICAN, MEXICAN
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals

LASTING = {41, 44, 45, 48, 49, 50, 52, 53, 54}


# cards that last, cards that go


@pytest.mark.rule("6.1.1-a", "6.1.1-b")
def test_a_lasting_card_stays_face_up_and_works(g: NavajoWars) -> None:
    """Card 54: in play, +1 Enemy AP, not discarded; laid twice it counts once."""
    s = g.state
    s.card = 1
    before = enemy_ap_collected(g).total
    event(g, "the-american-civil-war")
    assert s.in_play == [54]
    lay_face_up(g, 54)
    assert (s.in_play, g.bonus("enemy-ap")) == ([54], 1)
    put_card_away(g, 54)
    assert (s.in_play, s.discard) == ([54], [])
    s.card = 1
    assert enemy_ap_collected(g).total == before + 1


@pytest.mark.rule("6.1.1-a")
def test_a_card_that_does_not_last_is_not_laid(g: NavajoWars) -> None:
    """Card 47 goes to the discard pile."""
    event(g, "the-chimayo-rebellion", "tend-the-fields")
    assert g.state.in_play == []
    put_card_away(g, 47)
    assert g.state.discard == [47]


@pytest.mark.rule("6.1.2-a")
def test_a_card_removed_never_returns(g: NavajoWars) -> None:
    """Card 44 leaves the game: its AP are gone at once, it cannot be laid again nor discarded."""
    s = g.state
    lay_face_up(g, 44)
    remove_from_game(g, 44)
    assert (s.in_play, s.gone, g.bonus("enemy-ap")) == ([], [44], 0)
    lay_face_up(g, 44)
    put_card_away(g, 44)
    assert (s.in_play, s.gone, s.discard) == ([], [44], [])


@pytest.mark.rule("6.1.2-a")
def test_a_card_is_removed_from_the_discard_pile_too(g: NavajoWars) -> None:
    """Wherever it lies; and only once."""
    g.state.discard = [12, 48]
    remove_from_game(g, 48)
    remove_from_game(g, 48)
    assert (g.state.discard, g.state.gone) == ([12], [48])


@pytest.mark.rule("6.1-b")
def test_the_cards_that_must_last_do(g: NavajoWars) -> None:
    """Those the rules or the set-ups find in play; and Good Medicine costs what the table says."""
    rows = g.content.history
    assert {n for n, row in rows.items() if row.lasting} == LASTING
    medicine = [rows[n].medicine for n in range(41, 56)]
    assert medicine == [1, 1, 2, 3, 0] * 3
    assert (rows[45].vp, rows[50].vp, rows[55].vp) == (14, 14, 15)
    assert all(row.source == "ours" for row in rows.values())


# the Spanish period


@pytest.mark.rule("2.2.2-a", "6.1.1-a")
def test_41_pueblo_revolt_breaks_the_hold_on_new_mexico(g: NavajoWars) -> None:
    """A refugee, two red cubes back to the bag, Enemy Morale −1; the card stays and eases talks."""
    s = g.state
    s.subjugation, s.bag["red"] = {"red": 2, "black": 1}, 1
    event(g, "pueblo-revolt", "newcomer woman")
    assert s.passage == {"woman": 1}
    assert (s.subjugation, s.bag["red"], s.morale) == ({"red": 0, "black": 1}, 3, 4)
    assert (s.in_play, g.bonus("diplomacy")) == ([41], 1)


def test_41_pueblo_revolt_with_the_dine_beside_them(g: NavajoWars) -> None:
    """Nobody is taken in: Military +1, and the Enemy grows fiercer."""
    s = g.state
    s.out_of_play["man"] = 0
    request = event_asks(g, "pueblo-revolt")
    assert names(request) == ["newcomer woman", "newcomer child", "stand-with-the-pueblos"]
    event(g, "pueblo-revolt", "stand-with-the-pueblos")
    assert (s.passage, s.military, s.enemy_ferocity, s.morale) == ({}, 6, 5, 4)


@pytest.mark.rule("6.1.2-a")
def test_41_pueblo_revolt_ends_with_the_third_red_cube(g: NavajoWars) -> None:
    """When the third red cube comes the card leaves the game."""
    event(g, "pueblo-revolt", "newcomer woman")
    g.state.bag["red"] = 0
    red_to_subjugation(g, 3, "Raid table")
    assert (g.state.in_play, g.state.gone, g.bonus("enemy-ap")) == ([], [41], 0)


@pytest.mark.rule("6.1.2-a", "6.1.2-c")
def test_41_pueblo_revolt_too_late(g: NavajoWars) -> None:
    """Three red cubes already: refugees come, but the card leaves the game and the cubes stay."""
    s = g.state
    s.subjugation, s.bag["red"] = {"red": 3}, 0
    event(g, "pueblo-revolt", "newcomer man")
    assert (s.passage, s.subjugation, s.morale) == ({"man": 1}, {"red": 3}, 5)
    assert (s.in_play, s.gone) == ([], [41])
    put_card_away(g, 41)
    assert s.discard == []


def test_42_franciscan_faction_ascendant_comes_where_families_live(g: NavajoWars) -> None:
    """Families in Zuni Mountains and Hopi Land: Missions there and nowhere else. The gift is taken once:
    two sheep, and Enemy Morale +1."""
    s = g.state
    s.families[0].place, s.families[1].place, s.families[2].place, s.corn_fields = 34, 52, 71, [31]
    event(g, "franciscan-faction-ascendant", "accept-gifts 2", "refuse-gifts")
    assert (s.missions, s.mission_stock, s.corn_fields) == ([31, 51], 4, [])
    assert (s.culture, s.resources, s.morale) == (9, {"sheep": 2}, 6)
    assert s.in_play == []


def test_42_franciscan_faction_ascendant_takes_other_territories_then(g: NavajoWars) -> None:
    """Shiprock has a Mission: San Juan Valley with its Family, then the lowest die. Both gifts are refused."""
    s = g.state
    s.missions, s.mission_stock = [12], 5
    event(g, "franciscan-faction-ascendant", "refuse-gifts", "refuse-gifts")
    assert (s.missions, s.resources, s.morale) == ([12, 21, 31], {}, 5)


def test_42_franciscan_faction_ascendant_without_missions(g: NavajoWars) -> None:
    """No Mission left in stock: none is placed and no gift is offered."""
    g.state.mission_stock = 0
    event(g, "franciscan-faction-ascendant")
    assert (g.state.missions, g.state.resources) == ([], {})


@pytest.mark.rule("4.1.7-b")
def test_43_the_viceroys_gifts_move_both_nations_up(g: NavajoWars) -> None:
    """Comanche! in row 3 moves to row 2; Utes! in Standby row 6 comes into play. At the top nothing moves."""
    s = g.state
    s.active, s.standby = quiet(g), quiet(g)
    s.active[2], s.standby[5] = order(g, "comanche"), order(g, "utes")
    event(g, "the-viceroys-gifts")
    assert (shown(g, s.active)[1], shown(g, s.active)[5]) == ("comanche", "utes")
    event(g, "the-viceroys-gifts")
    event(g, "the-viceroys-gifts")
    assert (shown(g, s.active)[0], shown(g, s.active)[3]) == ("comanche", "utes")
    assert s.enemy_ferocity == 4


def test_43_the_viceroys_gifts_anger_the_enemy_if_nobody_takes_them(g: NavajoWars) -> None:
    """Neither Order is shown: Enemy Ferocity +1."""
    g.state.active, g.state.standby = quiet(g), quiet(g)
    event(g, "the-viceroys-gifts")
    assert g.state.enemy_ferocity == 5


def test_44_settlers_colonize_new_mexico_builds(g: NavajoWars) -> None:
    """A Mission in the lowest Territory without one."""
    g.state.missions = [11]
    event(g, "settlers-colonize-new-mexico")
    assert g.state.missions == [11, 21]


# the Mexican period


def test_46_vizcarra_marches_west_terms_accepted(g: NavajoWars) -> None:
    """The horse first, then a sheep are handed over; Enemy Morale +1."""
    s = g.state
    s.period, s.resources = MEXICAN, {"horse": 1, "sheep": 2}
    event(g, "vizcarra-marches-west", "accept-terms 2")
    assert (s.resources, s.morale) == ({"horse": 0, "sheep": 1}, 6)


def test_46_vizcarra_marches_west_and_is_faced(g: NavajoWars) -> None:
    """One animal is not enough: his terms are refused, and an Enemy Raid with 3 AP begins."""
    s = g.state
    s.period, s.resources = MEXICAN, {"sheep": 1}
    request = event_asks(g, "vizcarra-marches-west")
    assert "raid-begins" in told(g)
    assert request.key != "vizcarra-marches-west"
    assert (s.santa_fe + sum(s.raid.values()), s.resources) == (3, {"sheep": 1})


def test_46_vizcarra_marches_west_and_finds_nobody(g: NavajoWars) -> None:
    """No Family on the map: the raid ends at once with Build, Subvert and Enemy Morale −1."""
    s = g.state
    s.period, s.subjugation, s.bag["red"] = MEXICAN, {"red": 3}, 0
    for family in s.families:
        family.place = 0
    event(g, "vizcarra-marches-west")
    assert (s.ranchos, s.culture, s.morale, s.santa_fe) == ([11], 8, 4, 0)


def test_46_vizcarra_marches_west_why_not_accept(g: NavajoWars) -> None:
    """The refusal names the two animals."""
    g.state.resources = {"sheep": 1}
    request = next(major_event(g, 46))
    assert refusals(request) == {"accept-terms 2": "too-few-animals"}
    assert isinstance(request, Decision)
    assert request.refused
    assert [refusal.about for refusal in request.refused()] == [{"n": 2, "have": 1}]
    g.state.resources = {"sheep": 2}
    assert names(next(major_event(g, 46))) == ["face-the-march 3", "accept-terms 2"]


@pytest.mark.parametrize(("choice", "tracks"), [("press-new-mexico", (6, 9, 5)), ("tend-the-fields", (5, 10, 4))])
def test_47_the_chimayo_rebellion(g: NavajoWars, choice: str, tracks: tuple[int, int, int]) -> None:
    """Enemy AP fall to 0 and 2 less come the next time; then Military or Culture."""
    s = g.state
    s.enemy_ap = 4
    event(g, "the-chimayo-rebellion", choice)
    assert (s.enemy_ap, s.effects) == (0, {"enemy-ap-next": -2})
    assert (s.military, s.culture, s.enemy_ferocity) == tracks


def test_48_when_the_land_is_sick(g: NavajoWars) -> None:
    """Two dice of Drought; the elder furthest right dies; harvests and water are harder while it lasts."""
    s = g.state
    event(g, "when-the-land-is-sick", 2, 4, "let-elder-go")
    assert (s.drought[2], s.drought[4], s.elders) == (1, 1, [1, 1, 0, 0, 0, 0, 0])
    assert (s.in_play, g.bonus("harvest"), g.bonus("water-discount")) == ([48], 1, -1)


def test_48_when_the_land_is_sick_a_ceremony_saves_the_elder(g: NavajoWars) -> None:
    """A Ceremony card from hand is discarded instead."""
    s = g.state
    s.hand = [3, 10]
    event(g, "when-the-land-is-sick", 2, 4, "hold-a-ceremony", f"hold-ceremony {g.content.ceremonies[10].key}")
    assert (s.hand, s.discard, sum(s.elders)) == ([3], [10], 3)


def test_48_when_the_land_is_sick_and_weapons_rest(g: NavajoWars) -> None:
    """Military −1, Culture +1: the elder lives."""
    s = g.state
    event(g, "when-the-land-is-sick", 2, 4, "lay-weapons-aside")
    assert (sum(s.elders), s.military, s.culture) == (3, 4, 10)


def test_48_when_the_land_is_sick_without_elders(g: NavajoWars) -> None:
    """Only the Drought."""
    g.state.elders, g.state.hand = [0] * 7, [3]
    event(g, "when-the-land-is-sick", 2, 2)
    assert (g.state.drought[2], g.state.hand) == (2, [3])


def test_49_narbonas_war(g: NavajoWars) -> None:
    """Two Families fiercer, Military +1; +1 in Battle and one more Raid counter while it lasts."""
    s = g.state
    before = raid_counters(g, 3).total
    event(g, "narbonas-war", "raise-family A", "raise-family B")
    assert ([family.ferocity for family in s.families[:3]], s.military) == ([1, 1, 0], 6)
    assert (s.in_play, g.bonus("battle")) == ([49], 1)
    assert raid_counters(g, 3).total == before + 3


@pytest.mark.parametrize(
    "key", ["vizcarra-marches-west", "the-chimayo-rebellion", "when-the-land-is-sick", "narbonas-war"]
)
@pytest.mark.parametrize(("military", "rise"), [(6, 0), (7, 2)])
def test_the_mexican_events_answer_a_strong_people(g: NavajoWars, key: str, military: int, rise: int) -> None:
    """With Military 7 or more Enemy Morale rises by 2 before anything else happens."""
    s = g.state
    s.military, s.resources, s.elders = military, {"sheep": 2}, [0] * 7
    list(islice(effect_of(g, key), 1))
    assert s.morale == 5 + rise


# the American period


@pytest.mark.rule("1.6.5-b", "1.6.5-h")
def test_51_forts_in_navajo_country(g: NavajoWars) -> None:
    """Both Forts come to their Areas, Corn there goes to the cup; an animal for one, Enemy Morale for the other."""
    s = g.state
    s.period, s.resources, s.corn_fields = AMERICAN, {"horse": 1, "sheep": 1}, [51, 31, 11]
    event(g, "forts-in-navajo-country", "yield-animal sheep", "keep-pastures 1")
    assert (s.forts, s.corn_fields) == ({"defiance": 51, "fauntleroy": 31}, [11])
    assert (s.resources, s.morale) == ({"horse": 1, "sheep": 0}, 6)


@pytest.mark.rule("1.6.5-b", "1.6.5-h")
def test_51_forts_in_navajo_country_already_there(g: NavajoWars) -> None:
    """In The Fearing Time the set-up placed them: one destroyed since does not come back; only the rest is done."""
    s = g.state
    s.scenario, s.period, s.forts = "the-fearing-time", AMERICAN, {"fauntleroy": 31}
    event(g, "forts-in-navajo-country")
    assert (s.forts, s.morale) == ({"fauntleroy": 31}, 6)


def test_52_death_of_henry_linn_dodge_ends_peace(g: NavajoWars) -> None:
    """The Peace in Raided is over, a Peace in the Active column is turned; Diplomacy −1 while it lasts."""
    s = g.state
    s.active = quiet(g)
    s.truce, s.truce_ap, s.active[0] = order(g, "peace"), 2, 5
    s.active[5] = order(g, "peace", 1)
    event(g, "death-of-henry-linn-dodge")
    assert (s.truce, s.truce_ap, s.enemy_ap) == (-1, 0, 2)
    assert s.active[5] == order(g, "peace", 1) ^ 1
    assert (s.morale, s.in_play, g.bonus("diplomacy")) == (5, [52], -1)


def test_52_death_of_henry_linn_dodge_without_peace(g: NavajoWars) -> None:
    """No Peace anywhere: Enemy Morale +1; a running Defend stays."""
    s = g.state
    s.period, s.active = MEXICAN, []
    s.active = quiet(g)
    s.truce = order(g, "defend")
    event(g, "death-of-henry-linn-dodge")
    assert (s.morale, s.truce) == (6, order(g, "defend"))


@pytest.mark.rule("1.6.5-f", "13-manu-a", "13-manu-c")
def test_53_manuelitos_war(g: NavajoWars) -> None:
    """He joins a Family of choice, fiercer by 1; Enemy Ferocity +1, Military +2; Harass is free while it lasts."""
    s = g.state
    assert names(event_asks(g, "manuelitos-war")) == ["manuelito-joins A", "manuelito-joins B", "manuelito-joins C"]
    event(g, "manuelitos-war", "manuelito-joins B")
    assert (s.manuelito, s.families[1].ferocity, s.enemy_ferocity, s.military) == ("B", 1, 5, 7)
    assert (s.in_play, g.bonus("harass-free")) == ([53], 1)


@pytest.mark.rule("1.6.5-f", "13-manu-c")
def test_53_manuelitos_war_with_nobody_to_lead(g: NavajoWars) -> None:
    """No Family in play, or Manuelito already there: he is not placed."""
    s = g.state
    s.manuelito = "C"
    event(g, "manuelitos-war")
    assert (s.manuelito, s.enemy_ferocity) == ("C", 5)
    s.manuelito = ""
    for family in s.families:
        family.place = 0
    event(g, "manuelitos-war")
    assert (s.manuelito, s.enemy_ferocity) == ("", 6)


def test_54_the_american_civil_war_empties_a_fort(g: NavajoWars) -> None:
    """One Fort of choice leaves the map; Enemy Ferocity +1; more Enemy AP and Raid counters while it lasts; after the
    next Passage of Time Culture +2 and Enemy Morale −2, once."""
    s = g.state
    s.forts = {"defiance": 51, "fauntleroy": 31}
    event(g, "the-american-civil-war", "fort-abandoned fauntleroy")
    assert (s.forts, s.enemy_ferocity, s.morale) == ({"defiance": 51}, 5, 5)
    assert (s.in_play, g.bonus("enemy-ap"), g.bonus("raid-counters")) == ([54], 1, 1)
    play(comes(g, "passage"))
    assert (s.culture, s.morale) == (11, 3)
    play(comes(g, "passage"))
    assert (s.culture, s.morale) == (11, 3)


def test_54_the_american_civil_war_without_forts(g: NavajoWars) -> None:
    """Only Enemy Ferocity rises."""
    event(g, "the-american-civil-war")
    assert (g.state.forts, g.state.enemy_ferocity) == ({}, 5)


# the Transitions


@pytest.mark.rule("2.2.2-a")
@pytest.mark.parametrize("card", [45, 50, 55])
def test_transitions_begin_with_a_passage_of_time(g: NavajoWars, card: int) -> None:
    """The rows of 45, 50 and 55 lead to the steps of section 6.2."""
    g.state.card = card
    g.state.families[0].child = False
    g.state.passage = {"child": 1}
    request = asked(major_event(g, card))
    assert request.rule.startswith("3.3 step 1")


def test_the_bonuses_of_the_transitions(g: NavajoWars) -> None:
    """What lasts of 45 and 50: easier trade."""
    lay_face_up(g, 45)
    assert (g.bonus("enemy-ap"), g.bonus("goods-free")) == (0, 1)
    remove_from_game(g, 45)
    lay_face_up(g, 50)
    assert (g.bonus("enemy-ap"), g.bonus("goods-free"), g.bonus("goods-more")) == (0, 0, 1)
