"""3.1 Planning, step by step."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import reset_cubes
from vigil.games.navajo_wars.rules.ch03_elder_actions import elder_actions, elder_rating
from vigil.games.navajo_wars.rules.ch03_planning import (
    add_population,
    buy_trade_goods,
    goods_cost,
    hear_elders,
    planning,
)
from vigil.games.navajo_wars.rules.ch03_tribal_warfare_and_diplomacy import diplomacy_total, tribal_affairs
from vigil.games.navajo_wars.state import EMPTY
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals


def code(g: NavajoWars, order: str) -> int:
    """A counter of the period that shows this order."""
    return next(code for code, side in enumerate(g.content.sides[g.state.period]) if side.order == order)


def show(g: NavajoWars, **rows: str) -> None:
    """Fill the Active column with Build, but for the rows given: row4="utes"."""
    g.state.active = [code(g, rows.get(f"row{row}", "build")) for row in range(1, 7)]


def told(g: NavajoWars) -> list[str]:
    return [event.key for event in g.log or []]


def elder(g: NavajoWars, box: int) -> None:
    """One elder in a box, 1 to 7, nobody else."""
    g.state.elders = [int(n == box) for n in range(1, 8)]


# the operation


@pytest.mark.rule("3.1-a", "3.1.6-a")
def test_3_1_the_six_steps_in_order(g: NavajoWars) -> None:
    """A counter, 3 AP and the elders move, Elder Action, 2 Trade Goods, Diplomacy, then the cubes."""
    s = g.state
    show(g, row2="utes")
    s.recovery, s.raided = {"white": 2}, {"brown": 1}
    script = ("elder-acts 4", "elder-gains-ap", 2, "elders-done", "buy-goods 2", "tribal-diplomacy A", "offer-goods 0")
    play(planning(g), *script, 3, "tribes-done")
    rules = [event.rule for event in g.log or [] if event.rule.startswith("3.1 step")]
    assert rules == sorted(rules)
    assert {"3.1 step 1", "3.1 step 2", "3.1 step 3", "3.1 step 4", "3.1 step 5", "3.1 step 6"} <= set(rules)
    assert s.ap == 3 + 3 + 1 - 2 - 1
    assert (s.recovery, s.raided, s.bag["white"]) == ({"brown": 1}, {}, 5)


def test_d29_reset_cubes(g: NavajoWars) -> None:
    """Recovery goes to the bag first, then Raided to Recovery."""
    s = g.state
    s.recovery, s.raided, s.bag = {"white": 2}, {"brown": 1, "black": 1}, {"red": 1}
    reset_cubes(g, "3.1 step 6")
    assert s.bag == {"red": 1, "white": 2}
    assert s.recovery == {"brown": 1, "black": 1}
    assert s.raided == {}


# steps 1 and 2


@pytest.mark.rule("3.1.1-a")
@pytest.mark.parametrize("card", [1, 2, 4, 5])
def test_3_1_step_1_the_counter_of_the_card(g: NavajoWars, card: int) -> None:
    g.state.card = card
    piece = g.content.operations[card].grows
    before = g.state.out_of_play[piece]
    add_population(g)
    assert g.state.passage == {piece: 1}
    assert g.state.out_of_play[piece] == before - 1


@pytest.mark.rule("3.1.1-b")
def test_3_1_step_1_none_left(g: NavajoWars) -> None:
    """No effect, and the player is told."""
    g.state.out_of_play[g.content.operations[1].grows] = 0
    add_population(g)
    assert not any(g.state.passage.values())
    assert told(g) == ["none-left"]


@pytest.mark.rule("3.1.2-a", "3.1.2-b")
def test_d17_elders_give_ap_then_move(g: NavajoWars) -> None:
    """Elders in boxes 1, 4 and 7: 3 AP, then they stand in 2, 5 and 7."""
    g.state.elders = [1, 0, 0, 1, 0, 0, 1]
    hear_elders(g)
    assert g.state.ap == 3 + 3
    assert g.state.elders == [0, 1, 0, 0, 1, 0, 1]


@pytest.mark.rule("3.1.2-b")
def test_3_1_step_2_the_last_box_fills_up(g: NavajoWars) -> None:
    g.state.elders = [0, 2, 0, 0, 0, 1, 2]
    hear_elders(g)
    assert g.state.elders == [0, 0, 2, 0, 0, 0, 3]


@pytest.mark.rule("3.1.2-a")
def test_d5_ap_stop_at_19(g: NavajoWars) -> None:
    g.state.ap, g.state.elders = 18, [4, 0, 0, 0, 0, 0, 0]
    hear_elders(g)
    assert g.state.ap == 19


def test_3_1_step_2_without_elders(g: NavajoWars) -> None:
    g.state.elders = [0] * 7
    hear_elders(g)
    assert g.state.ap == 3
    assert told(g) == []


# step 3


@pytest.mark.rule("3.1.3-b", "3.1.3-c")
def test_d18_culture_to_military(g: NavajoWars) -> None:
    """Rating 3: a 3 succeeds, a 4 changes nothing."""
    s = g.state
    elder(g, 5)
    s.culture, s.military = 6, 4
    play(elder_actions(g), "culture-to-military", 4)
    assert (s.culture, s.military) == (6, 4)
    play(elder_actions(g), "culture-to-military", 3)
    assert (s.culture, s.military) == (5, 5)


@pytest.mark.rule("3.1.3-d")
def test_3_1_step_3_military_to_culture(g: NavajoWars) -> None:
    s = g.state
    elder(g, 5)
    s.culture, s.military = 4, 6
    question = asked(elder_actions(g))
    assert "culture-to-military" not in names(question)
    play(elder_actions(g), "military-to-culture", 3)
    assert (s.culture, s.military) == (5, 5)


@pytest.mark.rule("3.1.3-c", "3.1.3-d")
def test_d19_no_exchange_between_equals(g: NavajoWars) -> None:
    elder(g, 5)
    g.state.culture = g.state.military = 5
    question = asked(elder_actions(g))
    assert not {"culture-to-military", "military-to-culture"} & set(names(question))
    why = refusals(question)
    assert why["culture-to-military"] == "culture-not-above"
    assert why["military-to-culture"] == "military-not-above"


@pytest.mark.rule("3.1.3-e", "3.1.3-g", "FER-2")
@pytest.mark.parametrize(("military", "after"), [(4, 5), (5, 5)])
def test_d20_a_raise_strengthens_a_weak_military(g: NavajoWars, military: int, after: int) -> None:
    elder(g, 5)
    g.state.military, g.state.families[0].ferocity = military, 1
    play(elder_actions(g), "raise-ferocity A", 1)
    assert g.state.families[0].ferocity == 2
    assert g.state.military == after
    assert g.state.culture == 9


@pytest.mark.rule("3.1.3-e", "3.1.3-g")
@pytest.mark.parametrize(("culture", "after"), [(4, 5), (5, 5)])
def test_3_1_step_3_a_cut_strengthens_a_weak_culture(g: NavajoWars, culture: int, after: int) -> None:
    elder(g, 5)
    g.state.culture, g.state.families[1].ferocity = culture, 3
    play(elder_actions(g), "lower-ferocity B", 1)
    assert g.state.families[1].ferocity == 2
    assert (g.state.culture, g.state.military) == (after, 5)


@pytest.mark.rule("3.1.3-f")
def test_d22_no_raise_without_a_man(g: NavajoWars) -> None:
    elder(g, 5)
    g.state.families[0].man = False
    question = asked(elder_actions(g))
    assert "raise-ferocity A" not in names(question)
    assert refusals(question)["raise-ferocity A"] == "ferocity-no-man"


@pytest.mark.rule("3.1.3-h", "FER-2")
def test_3_1_step_3_one_change_for_each_family_and_card(g: NavajoWars) -> None:
    """After one success neither raise nor cut is open for that Family, also in a second Planning on the same card."""
    g.state.elders = [0, 0, 0, 0, 2, 0, 0]
    question = asked(elder_actions(g), "raise-ferocity A", 1)
    assert not {"raise-ferocity A", "lower-ferocity A"} & set(names(question))
    assert refusals(question)["raise-ferocity A"] == "ferocity-moved"
    assert "raise-ferocity B" in names(question)
    assert "raise-ferocity A" not in names(asked(elder_actions(g)))
    assert g.state.elders_moved == ["A"]


@pytest.mark.rule("3.1.3-i")
def test_3_1_step_3_a_failure_does_not_count(g: NavajoWars) -> None:
    g.state.elders = [0, 0, 0, 0, 2, 0, 0]
    play(elder_actions(g), "raise-ferocity A", 6, "raise-ferocity A", 1)
    assert g.state.families[0].ferocity == 1


@pytest.mark.rule("3.1.3-j")
def test_3_1_step_3_only_faces_that_exist(g: NavajoWars) -> None:
    """Not above 3, not below 0, and only Families in play."""
    elder(g, 5)
    g.state.families[0].ferocity = 3
    question = asked(elder_actions(g))
    assert "raise-ferocity A" not in names(question)
    assert "lower-ferocity B" not in names(question)
    assert not any(name.endswith(" D") for name in names(question))
    why = refusals(question)
    assert (why["raise-ferocity A"], why["lower-ferocity B"]) == ("ferocity-at-top", "ferocity-at-0")


@pytest.mark.rule("3.1.3-k")
def test_3_1_step_3_one_ap(g: NavajoWars) -> None:
    elder(g, 5)
    play(elder_actions(g), "elder-gains-ap", 3)
    assert g.state.ap == 4


@pytest.mark.rule("3.1.3-a", "3.1.3-b")
@pytest.mark.parametrize(("box", "rating"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_3_1_step_3_the_rating_of_the_box(g: NavajoWars, box: int, rating: int) -> None:
    """At the Rating he succeeds, one above he fails; one try each, free of AP."""
    elder(g, box)
    play(elder_actions(g), "elder-gains-ap", rating)
    assert g.state.ap == 4
    play(elder_actions(g), "elder-gains-ap", rating + 1)
    assert g.state.ap == 4


@pytest.mark.rule("3.1.3-a", "3.1.3-b", "3.1.3-l")
def test_3_1_step_3_in_any_order_judged_anew(g: NavajoWars) -> None:
    """The elder of box 4 first makes both tracks equal; then the one of box 2 has no exchange left."""
    s = g.state
    s.elders, s.culture, s.military = [0, 1, 1, 1, 0, 0, 0], 6, 4
    question = asked(elder_actions(g))
    assert names(question) == ["elder-acts 2", "elder-acts 3", "elder-acts 4", "elders-done"]
    question = asked(elder_actions(g), "elder-acts 4", "culture-to-military", 2, "elder-acts 2")
    assert "culture-to-military" not in names(question)
    assert (s.culture, s.military) == (5, 5)


@pytest.mark.rule("3.1.3-a")
def test_3_1_step_3_each_elder_once(g: NavajoWars) -> None:
    """Two elders in one box try twice; the elder question is not asked when one box is left."""
    g.state.elders = [0, 2, 1, 0, 0, 0, 0]
    script = ("elder-acts 3", "elder-gains-ap", 2, "elder-gains-ap", 1, "elder-gains-ap", 1)
    play(elder_actions(g), *script)
    assert g.state.ap == 6


def test_3_1_step_3_cards_raise_the_rating(g: NavajoWars) -> None:
    elder(g, 2)
    g.bonuses = {"elder-rating": 1}
    assert [part.amount for part in elder_rating(g, 1).parts] == [1, 1]
    play(elder_actions(g), "elder-gains-ap", 2)
    assert g.state.ap == 4


def test_3_1_step_3_silent_elders(g: NavajoWars) -> None:
    """An event silences them for one Planning."""
    elder(g, 5)
    g.state.effects["elders-silent"] = 1
    play(elder_actions(g))
    assert told(g) == ["elders-silent"]
    assert "elder-gains-ap" in names(asked(elder_actions(g)))


# step 4


@pytest.mark.rule("3.1.4-a", "10.1-a", "1.7.4-i", "10.1-g")
def test_d24_no_goods_at_culture_0(g: NavajoWars) -> None:
    """Culture 0: none, but the exchange of animals stays open elsewhere and goods held are kept. Culture 1: up to 3."""
    s = g.state
    s.culture, s.ap, s.resources["trade-goods"] = 0, 4, 1
    s.out_of_play["trade-goods"] = 3
    play(buy_trade_goods(g))
    assert told(g) == ["goods-culture-0"]
    assert s.resources["trade-goods"] == 1
    s.culture, s.resources["sheep"] = 1, 3
    question = asked(buy_trade_goods(g))
    assert names(question)[:4] == ["buy-no-goods", "buy-goods 1", "buy-goods 2", "buy-goods 3"]
    assert "trade-animals 0 3" in names(question)
    play(buy_trade_goods(g), "buy-goods 3")
    assert (s.ap, s.resources["trade-goods"], s.out_of_play["trade-goods"]) == (1, 4, 0)


@pytest.mark.rule("1.7.4-i")
def test_1_7_4_goods_held_at_culture_0_stay_usable(g: NavajoWars) -> None:
    """With Culture 0 two Trade Goods still give 1 AP and animals still buy Trade Goods; only the purchase is barred."""
    s = g.state
    s.culture, s.resources = 0, {"trade-goods": 2, "sheep": 3}
    elder(g, 5)
    open_now = names(asked(elder_actions(g)))
    assert {"goods-for-ap", "trade-animals 0 3"} <= set(open_now)
    play(buy_trade_goods(g))
    assert told(g) == ["goods-culture-0"]


@pytest.mark.rule("3.1.4-a")
def test_3_1_step_4_one_for_each_family_with_a_woman(g: NavajoWars) -> None:
    s = g.state
    s.ap, s.families[1].woman = 9, False
    question = asked(buy_trade_goods(g))
    assert names(question) == ["buy-no-goods", "buy-goods 1", "buy-goods 2"]
    assert refusals(question) == {"buy-goods 3": "goods-no-woman"}
    s.families[0].woman = s.families[2].woman = False
    play(buy_trade_goods(g))
    assert told(g) == ["goods-no-woman"]


@pytest.mark.rule("3.1.4-a")
def test_3_1_step_4_one_ap_each(g: NavajoWars) -> None:
    s = g.state
    s.ap = 1
    question = asked(buy_trade_goods(g))
    assert names(question) == ["buy-no-goods", "buy-goods 1"]
    assert refusals(question) == {"buy-goods 2": "goods-no-ap"}
    s.ap = 0
    play(buy_trade_goods(g))
    assert told(g) == ["goods-no-ap"]


@pytest.mark.rule("3.1.4-b")
def test_3_1_step_4_none_left(g: NavajoWars) -> None:
    s = g.state
    s.out_of_play["trade-goods"] = 1
    question = asked(buy_trade_goods(g))
    assert refusals(question) == {"buy-goods 2": "goods-none-left"}
    s.out_of_play["trade-goods"] = 0
    play(buy_trade_goods(g))
    assert told(g) == ["goods-none-left"]


def test_3_1_step_4_cards_and_events(g: NavajoWars) -> None:
    """Free purchases, more for each Family, a market that costs nothing once, a card that forbids it."""
    s = g.state
    s.ap, s.out_of_play["trade-goods"] = 1, 9
    g.bonuses = {"goods-free": 1, "goods-more": 1}
    assert names(asked(buy_trade_goods(g))) == ["buy-no-goods", "buy-goods 1", "buy-goods 2"]
    assert goods_cost(g, 2, False).total == 1
    s.effects["market"] = 1
    play(buy_trade_goods(g), "buy-goods 6")
    assert (s.ap, s.resources["trade-goods"]) == (1, 6)
    assert "market" not in s.effects
    g.bonuses = {"goods-blocked": 1}
    play(buy_trade_goods(g))
    assert told(g)[-1] == "goods-blocked"


# step 5


@pytest.mark.rule("3.1.5-a")
def test_3_1_step_5_each_family_with_a_man_once(g: NavajoWars) -> None:
    """One AP and one attempt each; a Family without a man makes none."""
    s = g.state
    show(g, row4="utes")
    s.families[1].man = False
    question = asked(tribal_affairs(g))
    assert names(question) == [
        "tribes-done",
        "tribal-warfare A",
        "tribal-diplomacy A",
        "tribal-warfare C",
        "tribal-diplomacy C",
    ]
    assert refusals(question)["tribal-diplomacy B"] == "tribes-no-man"
    question = asked(tribal_affairs(g), "tribal-diplomacy A", 2)
    assert s.ap == 2
    assert names(question) == ["tribes-done", "tribal-warfare C", "tribal-diplomacy C"]
    assert refusals(question)["tribal-warfare A"] == "tribes-tried"


@pytest.mark.rule("3.1.5-a")
def test_3_1_step_5_needs_an_ap(g: NavajoWars) -> None:
    """With 0 AP nothing is asked, unless two Trade Goods could become an AP."""
    s = g.state
    show(g, row4="utes")
    s.ap = 0
    play(tribal_affairs(g))
    s.resources["trade-goods"] = 2
    question = asked(tribal_affairs(g))
    assert names(question)[:2] == ["tribes-done", "goods-for-ap"]
    assert refusals(question)["tribal-warfare A"] == "tribes-no-ap"
    play(tribal_affairs(g), "goods-for-ap", "tribal-diplomacy A", 1)
    assert (s.ap, s.resources["trade-goods"]) == (0, 0)
    s.ap = 1
    question = asked(tribal_affairs(g))
    assert isinstance(question, Decision)
    costs = {each.name: each.number().total for each in question.offer() if each.number}
    assert costs["tribal-diplomacy A"] == 1


@pytest.mark.rule("3.1.5-b")
def test_3_1_step_5_no_open_target(g: NavajoWars) -> None:
    """Only the visible side in Active counts: not Standby, not the hidden side, not an empty row."""
    s = g.state
    show(g)
    hidden = next(
        n for n, side in enumerate(g.content.sides[0]) if side.order in ("utes", "comanche") and not is_tribe(g, n ^ 1)
    )
    s.active[0], s.active[1] = hidden ^ 1, EMPTY
    s.standby[0] = hidden
    play(tribal_affairs(g))
    s.active[0] = hidden
    assert "tribal-warfare A" in names(asked(tribal_affairs(g)))


def is_tribe(g: NavajoWars, n: int) -> bool:
    return g.content.sides[g.state.period][n].order in ("utes", "comanche")


@pytest.mark.rule("3.1.5-b", "3.1.5-c")
def test_3_1_step_5_the_player_picks_the_target(g: NavajoWars) -> None:
    """Utes! and Comanche! are targets of Diplomacy as of Warfare."""
    s = g.state
    show(g, row2="utes", row5="comanche")
    question = asked(tribal_affairs(g), "tribal-diplomacy A")
    assert names(question) == ["tribal-target utes 2", "tribal-target comanche 5"]
    comanche, other = s.active[4], s.standby[0]
    play(tribal_affairs(g), "tribal-diplomacy A", "tribal-target comanche 5", 6, 1, "tribes-done")
    assert (s.active[4], s.standby[0]) == (other, comanche)
    assert is_tribe(g, s.active[1])


@pytest.mark.rule("3.1.5-d")
def test_d27_no_warfare_at_military_0(g: NavajoWars) -> None:
    show(g, row4="utes")
    g.state.military = 0
    question = asked(tribal_affairs(g))
    assert "tribal-warfare A" not in names(question)
    assert "tribal-diplomacy A" in names(question)
    assert refusals(question)["tribal-warfare A"] == "tribes-military-0"


@pytest.mark.rule("3.1.5-d", "3.1.5-e", "3.1.5-f", "3.1.5-k")
def test_d26_victory_without_a_swap(g: NavajoWars) -> None:
    """Utes! in row 2, FV, then a 5 for an empty Standby row: Military and Ferocity +1, no swap, and the Family stays
    where it is."""
    s = g.state
    show(g, row2="utes")
    s.ap, s.military, s.standby[4] = 1, 3, EMPTY
    s.families[0].ferocity = 1
    before = list(s.active)
    play(tribal_affairs(g), "tribal-warfare A", 6, 1, 5)  # 7 against 5: FV in the last column
    assert (s.ap, s.military, s.families[0].ferocity) == (0, 4, 2)
    assert (s.active, s.standby[4]) == (before, EMPTY)
    assert s.families[0].place == 11


@pytest.mark.rule("3.1.5-e", "3.1.5-j")
def test_3_1_step_5_victory_swaps_with_the_row_rolled(g: NavajoWars) -> None:
    """The target of row 2 goes to Standby row 6, and that counter to Active row 2."""
    s = g.state
    show(g, row2="comanche")
    s.families[0].ferocity = 2
    target, other = s.active[1], s.standby[5]
    play(tribal_affairs(g), "tribal-warfare A", 6, 1, 6)  # 8 against 6
    assert (s.active[1], s.standby[5]) == (other, target)


@pytest.mark.rule("3.1.5-e", "3.1.5-f")
def test_3_1_step_5_a_great_victory_swaps_too(g: NavajoWars) -> None:
    """MFV: its Spoils first (a 2: Trade Goods), then the row of Standby; the Family does not go to Escape."""
    s = g.state
    show(g, row2="utes")
    s.ap, s.families[0].ferocity = 1, 3
    target = s.active[1]
    play(tribal_affairs(g), "tribal-warfare A", 6, 1, 2, 4)  # 9 against 5
    assert (s.standby[3], s.resources["trade-goods"], s.families[0].place) == (target, 1, 11)


@pytest.mark.rule("3.1.5-d", "3.1.5-e", "3.1.5-f")
def test_3_1_step_5_a_lost_battle_changes_no_order(g: NavajoWars) -> None:
    """EV on the last column: man out of play, Military -1, but neither Caught Box nor swap."""
    s = g.state
    show(g, row2="utes")
    s.ap, before = 1, list(s.active)
    play(tribal_affairs(g), "tribal-warfare A", 3, 1)  # 3 against 5
    assert (s.families[0].man, s.military, s.families[0].place, s.ap) == (False, 4, 11, 0)
    assert s.active == before


@pytest.mark.rule("3.1.5-g", "3.1.5-h", "3.1.5-i", "TG-9")
@pytest.mark.parametrize(
    ("ferocity", "spent", "die", "success"),
    [(1, 2, 3, True), (1, 2, 2, False), (1, 9, 1, False), (3, 0, 6, True), (3, 0, 5, False), (3, 2, 5, True)],
)
def test_d28_tribal_diplomacy(g: NavajoWars, ferocity: int, spent: int, die: int, success: bool) -> None:
    """Die + goods + Evade of 6 or more; 1 always fails, 6 always succeeds; the goods are gone in any case."""
    s = g.state
    show(g, row2="utes")
    s.ap, s.families[0].ferocity = 1, ferocity
    s.resources["trade-goods"], s.out_of_play["trade-goods"] = spent, 9 - spent
    before, target = list(s.active), s.active[1]
    goods = [f"offer-goods {spent}"] if spent else []
    play(tribal_affairs(g), "tribal-diplomacy A", *goods, die, *([3] if success else []))
    assert (s.ap, s.resources["trade-goods"], s.out_of_play["trade-goods"]) == (0, 0, 9)
    assert (s.standby[2] == target) is success
    assert (s.active == before) is not success


@pytest.mark.rule("3.1.5-g", "TG-9")
def test_3_1_step_5_goods_are_named_before_the_die(g: NavajoWars) -> None:
    """Any number from 0 to all, each shown with what it gives."""
    g.state.resources["trade-goods"] = 2
    show(g, row2="utes")
    question = asked(tribal_affairs(g), "tribal-diplomacy A")
    assert names(question) == ["offer-goods 0", "offer-goods 1", "offer-goods 2", "goods-for-ap"]
    assert isinstance(question, Decision)
    assert [option.number().total for option in question.offer() if option.number] == [2, 3, 4]


@pytest.mark.rule("3.1.5-l")
def test_3_1_step_5_manuelito_adds_nothing(g: NavajoWars) -> None:
    """His +1 is for Evade: 3 + 2 = 5 fails, with him as without."""
    s = g.state
    show(g, row2="utes")
    s.ap, s.manuelito, before = 1, "A", list(s.active)
    assert diplomacy_total(g, s.families[0], 0, 3).total == 5
    play(tribal_affairs(g), "tribal-diplomacy A", 3)
    assert s.active == before


def test_3_1_step_5_cards_help_diplomacy(g: NavajoWars) -> None:
    g.bonuses = {"diplomacy": 1}
    assert diplomacy_total(g, g.state.families[0], 1, 3).total == 3 + 1 + 2 + 1


@pytest.mark.rule("3.1.5-k")
def test_3_1_step_5_diplomacy_with_an_empty_row(g: NavajoWars) -> None:
    s = g.state
    show(g, row2="utes")
    s.standby[0], before = EMPTY, list(s.active)
    play(tribal_affairs(g), "tribal-diplomacy A", 6, 1, "tribes-done")
    assert s.active == before
    assert "no-swap" in told(g)
