"""6.2.1 Mexican Independence and 6.2.2 Army of the West."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_events import resolve
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import discard_phase
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.ch06_transitions import (
    american_bag,
    army_of_the_west,
    change_orders,
    close_period,
    discard_hand,
    gather_intruders,
    lay_lasting,
    mexican_bag,
    mexican_independence,
    rebuild_deck,
    renew_morale,
    time_passes,
)
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver
from vigil.games.navajo_wars.rules.effects.carry_out import comes
from vigil.games.navajo_wars.state import AMERICAN, EMPTY, MEXICAN, NOWHERE
from vigil.kernel.rules.requests import Number
from vigil.kernel.testing import play


@pytest.fixture
def quiet(g: NavajoWars) -> NavajoWars:
    """The campaign; one Family in the Canyon, so that a Passage of Time asks for one die only, that of step 8."""
    s = g.state
    s.scenario = "the-navajo-wars"
    for family in s.families[1:]:
        family.place = NOWHERE
        family.man = family.woman = family.child = False
    s.families[0].place = 71
    s.elders = [0] * 7
    s.out_of_play["man"] = s.out_of_play["woman"] = s.out_of_play["elder"] = 0
    s.military, s.culture, s.morale, s.card, s.phase = 19, 9, 2, 45, ""
    return g


def told(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


def balance(g: NavajoWars) -> list[int]:
    """The totals of step 1 of every Victory Check told."""
    assert g.log is not None
    numbers = [event.facts["balance"] for event in g.log if event.key == "vp-balance"]
    return [number.total for number in numbers if isinstance(number, Number)]


# steps 1 and 2


@pytest.mark.rule("6.2.1-s1-a", "6.2.2-s1-a", "6.2-e")
@pytest.mark.parametrize("rule", ["6.2.1 step 1", "6.2.2 step 1"])
def test_6_2_step_1_a_whole_passage_of_time(quiet: NavajoWars, rule: str) -> None:
    """From the people to Reset Cubes: animals breed, a Drought goes, the cubes move on."""
    s = quiet.state
    s.resources = {"horse": 1}
    s.drought[3] = 1
    s.drought_stock = 11
    s.recovery, s.raided = {"white": 1}, {"black": 1}
    play(time_passes(quiet, rule), 3)
    assert s.resources["horse"] == 1  # bred to 2, one Territory feeds 1
    assert s.drought[3] == 0
    assert (s.recovery, s.bag["white"]) == ({"black": 1}, 4)
    assert s.phase == ""


@pytest.mark.rule("6.2.1-s2-a", "6.2.2-s2-a", "6.2.1-s2-b", "2.2.4-c", "6.2-b")
@pytest.mark.parametrize(("card", "section"), [(45, "6.2.1"), (50, "6.2.2")])
def test_6_2_step_2_one_check_against_14_without_a_purchase(quiet: NavajoWars, card: int, section: str) -> None:
    """The Victory Check comes once, after the Passage of Time, with VP 14; no Development is offered."""
    quiet.state.groups = ["religion"]
    quiet.state.military = 19
    play(close_period(quiet, card, section), 6)
    assert balance(quiet) == [quiet.content.vp[7] - 14]
    keys = told(quiet)
    assert keys.index("cubes-reset") < keys.index("vp-balance")
    assert quiet.state.ap == 0


@pytest.mark.rule("6.2.1-s2-c", "6.2.2-s2-a")
@pytest.mark.parametrize(("card", "section"), [(45, "6.2.1"), (50, "6.2.2")])
def test_6_2_step_2_both_tracks_at_0(quiet: NavajoWars, card: int, section: str) -> None:
    """Military and Culture both used up by the check: a Major Defeat."""
    quiet.state.military = quiet.state.culture = 1
    with pytest.raises(GameOver):
        play(close_period(quiet, card, section), 6)
    assert (quiet.state.ending, quiet.state.ending_rule) == ("major-defeat", "8.2 step 3")


@pytest.mark.rule("6.2.1-s2-d", "12.3-b")
def test_d151_los_duenos_ends_after_step_2(quiet: NavajoWars) -> None:
    """D151: in Los Dueños Del Mundo card 45 ends the game after step 2: Enemy Morale is not reset, no Order changes."""
    s = quiet.state
    s.scenario = "los-duenos-del-mundo"
    orders = list(s.active)
    with pytest.raises(GameOver):
        play(mexican_independence(quiet), 6)
    assert s.ending_rule == "14.2"
    assert s.ending in ("major-victory", "minor-victory", "minor-defeat", "major-defeat")
    assert s.morale != s.military
    assert (s.active, s.period, s.in_play) == (orders, 0, [])


@pytest.mark.rule("6.2.2-s2-b", "12.3-b")
def test_6_2_2_broken_country_ends_after_step_2(quiet: NavajoWars) -> None:
    """In Broken Country card 50 ends the game after step 2."""
    s = quiet.state
    s.scenario, s.period, s.in_play = "a-broken-country", MEXICAN, [45]
    with pytest.raises(GameOver):
        play(army_of_the_west(quiet), 6)
    assert s.ending_rule == "14.3"
    assert (s.period, s.in_play) == (MEXICAN, [45])


def test_6_2_the_campaign_goes_on(quiet: NavajoWars) -> None:
    """In the campaign neither 45 nor 50 is the end, nor is 45 in another scenario's sense."""
    play(close_period(quiet, 45, "6.2.1"), 6)
    assert quiet.state.ending == ""


# step 3


@pytest.mark.rule("6.2.1-s3-a", "6.2.1-s3-b", "6.2.2-s3-a")
@pytest.mark.parametrize(("military", "before"), [(7, 3), (2, 8), (5, 5), (0, 4)])
def test_6_2_step_3_morale_equals_military(g: NavajoWars, military: int, before: int) -> None:
    """Up or down, to Military; Enemy Ferocity keeps its number."""
    g.state.military, g.state.morale, g.state.enemy_ferocity = military, before, 6
    renew_morale(g, "6.2.1 step 3")
    assert (g.state.morale, g.state.military, g.state.enemy_ferocity) == (military, military, 6)


@pytest.mark.rule("6.2.1-s3-c")
def test_6_2_1_step_3_morale_0_is_tested_in_the_discard_phase(quiet: NavajoWars) -> None:
    """Military 0 with Culture left: Enemy Morale becomes 0, and the Discard Phase of card 45 rolls for victory."""
    s = quiet.state
    s.families[0].man = False
    s.missions = [22]  # step 5 of the check raises Enemy Morale to 1
    s.military = 14 - quiet.content.vp[7] + 1  # just what steps 1 and 2 of the check take: Enemy Morale 2 falls to 1
    play(mexican_independence(quiet), 6, "order-a", "order-b")
    assert (s.military, s.morale) == (0, 0)
    assert s.culture > 0
    with pytest.raises(GameOver):
        play(discard_phase(quiet), 2)
    assert (s.ending, s.ending_rule) == ("major-victory", "12.2")


# step 4


@pytest.mark.rule("6.2.1-s4-a", "6.2.1-s4-b", "6.2.1-s4-c")
def test_d146_mexican_orders(g: NavajoWars) -> None:
    """D146: C and K drawn out: Active A B D E F G, Standby H I J L M N, capital sides, Inactive empty."""
    s = g.state
    s.inactive = [1, 3, EMPTY, EMPTY, EMPTY, EMPTY]
    play(change_orders(g, MEXICAN, "6.2.1 step 4"), "order-c", "order-k")
    assert s.period == MEXICAN
    assert [chr(65 + code // 2) for code in s.active] == list("ABDEFG")
    assert [chr(65 + code // 2) for code in s.standby] == list("HIJLMN")
    assert all(code % 2 == 0 for code in s.active + s.standby)
    assert s.inactive == [EMPTY] * 6


@pytest.mark.rule("6.2.2-s4-a")
def test_6_2_2_american_orders(g: NavajoWars) -> None:
    """The same with the American counters: here A and B are drawn out."""
    s = g.state
    s.period = MEXICAN
    play(change_orders(g, AMERICAN, "6.2.2 step 4"), "order-b", "order-a")
    assert s.period == AMERICAN
    assert [chr(65 + code // 2) for code in s.active + s.standby] == list("CDEFGHIJKLMN")


@pytest.mark.rule("6.2.1-s4-d")
def test_6_2_1_step_4_ends_a_peace_without_its_procedure(g: NavajoWars) -> None:
    """Peace in Raided leaves with the others; the AP with it do not become available, unspent AP stay, cubes stay."""
    s = g.state
    s.truce, s.truce_ap, s.enemy_ap, s.raided = 4, 3, 2, {"brown": 1}
    s.effects["turn-truce"] = 1
    play(change_orders(g, MEXICAN, "6.2.1 step 4"), "order-m", "order-n")
    assert (s.truce, s.truce_ap, s.enemy_ap, s.raided) == (EMPTY, 0, 2, {"brown": 1})
    assert 4 not in s.inactive
    assert "turn-truce" not in s.effects


# steps 5 to 7


@pytest.mark.rule("6.2.1-s5-a")
@pytest.mark.parametrize("pile", ["in_play", "discard"])
def test_6_2_1_step_5_card_44_goes_and_45_lasts(g: NavajoWars, pile: str) -> None:
    """44 leaves the game from wherever it lies, 45 stays face up with its effect, others are untouched."""
    s = g.state
    s.in_play = [41]
    getattr(s, pile).append(44)
    g.count_bonuses()
    lay_lasting(g, 45, (44,))
    assert sorted(s.in_play) == [41, 45]
    assert (s.gone, s.discard) == ([44], [])
    expected: dict[str, int] = {}
    for card in (41, 45):
        for key, n in g.content.history[card].bonuses.items():
            expected[key] = expected.get(key, 0) + n
    assert g.bonuses == expected


@pytest.mark.rule("6.2.2-s5-a")
def test_6_2_2_step_5_cards_45_48_49_go_and_50_lasts(quiet: NavajoWars) -> None:
    """All three leave, in play or discarded; 50 stays."""
    s = quiet.state
    s.period, s.in_play, s.discard = MEXICAN, [45, 48, 47], [49, 46]
    play(army_of_the_west(quiet), 6, "order-a", "order-b")
    assert s.in_play == [47, 50]
    assert sorted(s.gone) == [45, 48, 49]
    assert s.discard == [46]


@pytest.mark.rule("6.2.1-s6-a", "6.2.2-s6-a")
@pytest.mark.parametrize("rule", ["6.2.1 step 6", "6.2.2 step 6"])
def test_d149_the_hand_is_discarded(g: NavajoWars, rule: str) -> None:
    """D149: three Ceremony cards in hand: all go, none has an effect."""
    s = g.state
    s.hand = sorted(g.content.ceremonies)[:3]
    tracks = (s.ap, s.culture, s.military, s.morale, s.enemy_ferocity)
    discard_hand(g, rule)
    assert (s.hand, s.discard) == ([], sorted(g.content.ceremonies)[:3])
    assert tracks == (s.ap, s.culture, s.military, s.morale, s.enemy_ferocity)


@pytest.mark.rule("6.2.1-s7-a", "6.2.2-s7-a", "6.2-f")
@pytest.mark.parametrize(("recipe", "first"), [("a-broken-country", 46), ("the-fearing-time", 51)])
def test_6_2_step_7_a_new_deck(g: NavajoWars, recipe: str, first: int) -> None:
    """All forty cards again, those discarded too, in five piles of eight with the five cards of the period in order."""
    s = g.state
    s.discard = [1, 3, 41, 7, 42]
    rebuild_deck(g, recipe, "6.2.1 step 7")
    assert s.deck.pool == list(range(1, 41))
    assert s.deck.sizes == [8] * 5
    assert s.deck.marked == list(range(first, first + 5))
    assert (s.deck.known, s.discard) == ([], [41, 42])


# step 8


@pytest.mark.rule("6.2.1-s8-a", "6.2.1-s8-b", "6.2-d")
def test_d147_the_mexican_bag(g: NavajoWars) -> None:
    """D147: 2 red and 1 black in Subjugation stay; the bag gets the rest, and 1 brown, 1 white and 2 green."""
    s = g.state
    s.bag = {"brown": 1, "white": 3, "yellow": 1, "black": 1, "green": 0}
    s.raided = {"brown": 2, "yellow": 1, "green": 1}
    s.recovery = {"black": 1, "red": 1}
    s.subjugation = {"red": 2, "black": 1}
    mexican_bag(g)
    assert s.bag == {"brown": 4, "white": 4, "black": 2, "yellow": 2, "red": 1, "green": 3}
    assert (s.raided, s.recovery, s.subjugation) == ({}, {}, {"red": 2, "black": 1})


@pytest.mark.rule("6.2.2-s8-a")
def test_6_2_2_the_american_bag(g: NavajoWars) -> None:
    """Two green leave the game, one blue comes, nothing else."""
    s = g.state
    s.bag = {"brown": 2, "white": 4, "black": 2, "yellow": 2, "green": 1}
    s.raided, s.recovery, s.subjugation = {"brown": 2}, {"green": 2}, {"red": 3, "black": 1}
    american_bag(g)
    assert s.bag == {"brown": 4, "white": 4, "black": 2, "yellow": 2, "green": 1, "blue": 1}
    assert (s.raided, s.recovery, s.subjugation) == ({}, {}, {"red": 3, "black": 1})


@pytest.mark.rule("6.2.2-s8-b")
@pytest.mark.parametrize("green", [0, 1])
def test_6_2_2_too_few_green_cubes(g: NavajoWars, green: int) -> None:
    """With fewer than two green those there are go; the blue one comes all the same."""
    g.state.bag = {"green": green, "white": 2}
    american_bag(g)
    assert g.state.bag == {"green": 0, "white": 2, "blue": 1}


# step 9


@pytest.mark.rule("6.2.1-s9-a", "6.2.1-s9-b", "6.2.2-s9-a")
@pytest.mark.parametrize("rule", ["6.2.1 step 9", "6.2.2 step 9"])
def test_d150_intruders_go_back_to_the_cup(g: NavajoWars, rule: str) -> None:
    """D150: Intruders on the map, Out of Play and in Resources go back; ordinary Firearms and Trade Goods stay."""
    s = g.state
    every = dict(g.content.stocks.intruders)
    s.intruders = [13, 44]
    s.intruders_unseen = {**every, "firearms": 2, "fortune": 1, "trade": 1, "wandering-natives": 1}
    s.intruders_out = {"wandering-natives": 1, "firearms": 1}
    s.resources = {"guns": 1, "firearms": 1, "fortune": 1, "trade": 1, "trade-goods": 2, "horse": 3}
    gather_intruders(g, rule)
    assert s.intruders == []
    assert s.intruders_unseen == every
    assert not any(s.intruders_out.values())
    assert {piece: n for piece, n in s.resources.items() if n} == {"firearms": 1, "trade-goods": 2, "horse": 3}


# what our cards bring besides, in the campaign alone


def gifts(g: NavajoWars) -> tuple[int, int, int]:
    return g.bonus("mp"), g.bonus("evade"), g.bonus("battle")


def test_45_the_people_gather(quiet: NavajoWars) -> None:
    """After the nine steps Culture +3 and Military +2; through four Historical Events MP and Evades are better, and
    after each of them Military and Culture rise by 4, or Enemy Morale by 1 if Military is 8. No Outpost leaves."""
    s = quiet.state
    s.missions, s.ranchos, s.military = [22, 41], [31], 15
    play(major_event(quiet, 45), 6, "order-c", "order-k")
    assert (s.missions, s.ranchos, s.morale, s.military) == ([22, 41], [31], 1, 3)
    assert (s.culture, gifts(quiet)) == (12, (1, 1, 0))
    play(comes(quiet, "history"))
    assert (s.military, s.culture, s.morale) == (7, 16, 1)
    play(comes(quiet, "history"))
    assert (s.military, s.culture, s.morale) == (11, 19, 1)
    play(comes(quiet, "history"))
    assert (s.military, s.morale, gifts(quiet)) == (11, 2, (1, 1, 0))
    play(comes(quiet, "history"))
    assert (s.morale, gifts(quiet), s.promises, s.in_play) == (3, (0, 0, 0), [], [45])


def test_50_the_people_gather_again(quiet: NavajoWars) -> None:
    """Culture +3 and Military +4, Enemy Morale as step 3 set it; the same for four Historical Events, and +1 in
    Battles; card 45 is gone with all it gave."""
    s = quiet.state
    s.card, s.period, s.in_play = 50, MEXICAN, [45]
    play(major_event(quiet, 50), 6, "order-c", "order-k")
    assert (s.culture, s.morale) == (12, s.military - 4)
    assert gifts(quiet) == (1, 1, 1)
    morale = s.morale
    s.military = 7
    play(comes(quiet, "history"))
    assert (s.military, s.culture, s.morale) == (11, 16, morale)
    for _ in range(3):
        play(comes(quiet, "history"))
    assert (s.morale, gifts(quiet), s.promises, s.in_play) == (morale + 3, (0, 0, 0), [], [50])


# the whole


@pytest.mark.rule("6.2.1-x", "6.2-a", "6.2.1-s1-a", "6.2.1-s5-a", "6.2.1-s7-a", "6.2.1-s9-a")
def test_6_2_1_nothing_else_is_cleared(quiet: NavajoWars) -> None:
    """Families, Resources, elders, Outposts, Drought, Corn and Developments stay; the nine steps come in order."""
    s = quiet.state
    s.families[0].ferocity, s.resources = 2, {"trade-goods": 1, "firearms": 1}
    s.elders, s.out_of_play["elder"] = [0, 0, 0, 0, 0, 0, 1], 0
    s.missions, s.ranchos, s.drought[6], s.corn_fields = [22], [31], 2, [71]
    s.developments, s.harass, s.in_play = ["religion-1"], [15], [41]
    s.hand, s.raided, s.intruders = [3], {"black": 1}, [66]
    s.families[0].child = True
    play(mexican_independence(quiet), "collect-done", *starved(quiet), 6, 2, "order-c", "order-k")
    assert (s.families[0].place, s.families[0].ferocity) == (71, 2)
    assert s.resources == {"trade-goods": 1, "firearms": 1}
    assert (s.missions, s.ranchos, s.drought[6], s.corn_fields) == ([22], [31], 2, [71])
    assert (s.developments, s.harass, sum(s.elders)) == (["religion-1"], [15], 1)
    assert (s.in_play, s.hand, s.raided, s.intruders, s.period) == ([41, 45], [], {}, [], MEXICAN)
    assert s.morale == s.military
    keys = told(quiet)
    steps = [
        "transition-time-passes", "transition-check", "orders-changed", "orders-laid", "card-stays", "hand-discarded",
        "deck-rebuilt", "bag-mexican", "intruders-gathered",
    ]  # fmt: skip
    assert [key for key in keys if key in steps] == steps


def starved(g: NavajoWars) -> list[str]:
    """The answer to who is unfed: four mouths, the Canyon feeds three, so the child goes hungry."""
    assert g.state.families[0].child
    return ["unfed-person A child"]


@pytest.mark.rule("6.2-a", "2.2.4-c", "2.2.4-b", "6.2-b", "6.2-c")
@pytest.mark.parametrize(("card", "period"), [(45, MEXICAN), (50, AMERICAN)])
def test_d137_a_transition_has_no_other_segment(quiet: NavajoWars, card: int, period: int) -> None:
    """D137: turned up, the card goes straight to its steps: no Preempt, no Minor Event, no Good Medicine, one check."""
    s = quiet.state
    s.card, s.ap = card, 9
    s.period = period - 1
    play(resolve(quiet), 6, "order-a", "order-b")
    assert (s.period, s.in_play) == (period, [card])
    assert len(balance(quiet)) == 1
    assert not {"minor-event", "good-medicine", "preempted"} & set(told(quiet))


@pytest.mark.rule("6.2.1-s3-a", "6.2.2-s3-a")
@pytest.mark.parametrize("rule", ["6.2.1 step 3", "6.2.2 step 3"])
def test_step_3_is_told_even_if_nothing_changes(g: NavajoWars, rule: str) -> None:
    g.state.military = g.state.morale = 6
    renew_morale(g, rule)
    assert told(g) == ["morale-stays"]


@pytest.mark.rule("6.2.2-s3-a", "6.2.1-s3-a", "12.2-a")
@pytest.mark.parametrize("card", [45, 50])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_enemy_morale_stays_as_step_3_sets_it(quiet: NavajoWars, card: int, left: int) -> None:
    """6.2.1, 6.2.2 Few are left and the check is lost; yet no Automatic Victory is thrown for at the discard."""
    s = quiet.state
    vp = quiet.content.history[card].vp
    s.military, s.morale, s.card = vp + left + 1, 2, card  # a Passage of Time takes 1 of Enemy Morale first
    s.families[0].man = False
    play(major_event(quiet, card), 6, "order-a", "order-b")
    assert s.morale == left
    play(discard_phase(quiet))
    assert not s.ending


@pytest.mark.rule("4.S2-a", "4.S2-b")
def test_no_event_in_play_takes_ap_from_the_enemy(g: NavajoWars) -> None:
    """4 step 2 Events in play add AP: none of ours pays for an Enemy that stands still."""
    for card in g.content.history.values():
        given = [node.give for node in g.content.effects[card.key].nodes.values()]
        assert all(each.get("enemy-ap", 0) >= 0 for each in (card.bonuses, *given)), card.key
