"""4. Enemy Operations: the five steps."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_sides import SIDES
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch04_enemy_operations import (
    collect_ap,
    enemy_ap_ahead,
    enemy_ap_collected,
    enemy_operations,
    execute_instructions,
    flip_instructions,
    pay,
    special_conditions,
)
from vigil.games.navajo_wars.rules.ch04_instructions import cost_of
from vigil.games.navajo_wars.state import EMPTY
from vigil.kernel.testing import asked, names, play

E = EMPTY


@pytest.fixture(autouse=True)
def sides(g: NavajoWars, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counters that no change of balance touches."""
    monkeypatch.setattr(g.content, "sides", SIDES)


def told(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


@pytest.fixture
def card(g: NavajoWars) -> int:
    """The Enemy AP of the card on the table."""
    return g.content.operations[g.state.card].enemy


# the whole


@pytest.mark.rule("4-a", "4.S1-b", "4.S1-c")
def test_the_five_steps_in_order(g: NavajoWars, card: int) -> None:
    """Nothing in Raided; AP are collected, rows 3 and 5 turned, Subjugate executed, the display reset."""
    s = g.state
    s.raided = {"white": card - 2}
    play(enemy_operations(g), 3, 5, "white", "brown")
    assert s.enemy_ap == 0
    assert s.active == [2, 5, 6, 9, 10, 0]
    assert s.inactive == [E] * 6
    keys = told(g)
    steps = ["enemy-collects", "instruction-turned", "executes", "display-reset"]
    assert [keys.index(key) for key in steps] == sorted(keys.index(key) for key in steps)


@pytest.mark.rule("4.S1-b")
def test_step_1_with_nothing_in_raided(g: NavajoWars) -> None:
    """Nothing happens and the phase goes on."""
    assert play(special_conditions(g)) is True
    assert told(g) == []


# step 2


@pytest.mark.rule("4.S2-a", "4.S2-b", "4.S2-d", "SUB-9")
def test_d65_enemy_ap(g: NavajoWars, card: int) -> None:
    """The card, an event +1, 2 reds, 3 cubes of any colour in Raided; the AP counters there do not count."""
    s = g.state
    g.bonuses = {"enemy-ap": 1}
    s.subjugation, s.raided, s.truce_ap = {"red": 2, "black": 3}, {"white": 1, "green": 1, "blue": 1}, 4
    assert enemy_ap_collected(g).total == max(1, card + 1 + 2 - 3)
    s.raided = {"black": 1}
    assert enemy_ap_collected(g).total == card + 1 + 2 - 1
    assert [part.key for part in enemy_ap_collected(g).parts] == [
        "card-ap", "ap-of-cards", "red-cubes", "raided-cubes",
    ]  # fmt: skip


@pytest.mark.rule("4.S2-a")
def test_the_lower_number_if_the_player_preempted(g: NavajoWars) -> None:
    """An Operations card has two Enemy AP values."""
    g.state.preempted = True
    assert enemy_ap_collected(g).total == g.content.operations[1].preempted


@pytest.mark.rule("4.S2-c", "4.S2-e", "1.7.3-a")
def test_d65_at_least_1_on_top_of_what_is_left(g: NavajoWars, card: int) -> None:
    """9 more cubes than AP: 1 AP all the same, added to the 3 unspent."""
    s = g.state
    s.raided, s.enemy_ap = {"white": card + 9}, 3
    collect_ap(g)
    assert s.enemy_ap == 4
    assert enemy_ap_collected(g).parts[-1].key == "at-least-one"


@pytest.mark.rule("4.S2-a", "2.2.1-d")
def test_what_the_enemy_would_collect_is_said_before_the_preempt(g: NavajoWars) -> None:
    """Both numbers of the card, less 1 cube in Raided and with 2 red ones; never below 1."""
    s = g.state
    s.card, s.raided, s.subjugation = 28, {"white": 1}, {"red": 2}
    row = g.content.operations[28]
    assert enemy_ap_ahead(g) == (row.enemy + 1, row.preempted + 1)
    s.preempted = False
    assert enemy_ap_collected(g).total == row.enemy + 1
    s.raided = {"white": 9}
    assert enemy_ap_ahead(g) == (1, 1)


@pytest.mark.rule("4.S2-a", "4.S2-e", "1.7.3-a")
def test_an_earlier_event_adds_once(g: NavajoWars, card: int) -> None:
    """What an event left for this step is used up."""
    s = g.state
    s.effects["enemy-ap-next"] = 2
    collect_ap(g)
    collect_ap(g)
    assert s.enemy_ap == 2 * card + 2


@pytest.mark.rule("1.7.4-c")
def test_only_the_stock_of_counters_caps_enemy_ap(g: NavajoWars, card: int) -> None:
    """Past 19 they go on; with one counter left just that one is taken."""
    s = g.state
    s.enemy_ap = 25
    collect_ap(g)
    assert s.enemy_ap == 25 + card
    s.enemy_ap = g.content.stocks.enemy_ap - 1
    collect_ap(g)
    assert s.enemy_ap == g.content.stocks.enemy_ap


# step 3


@pytest.mark.rule("4.S3-a", "4.1.6-a")
def test_d66_a_double_swaps_the_row(g: NavajoWars) -> None:
    """3-3: Active 3 and Standby 3 change places, nothing is turned; with Standby 3 empty nothing at all."""
    s = g.state
    play(flip_instructions(g), 3, 3)
    assert s.active == [0, 2, 16, 6, 8, 10]
    assert s.standby == [12, 14, 4, 18, 20, 22]
    s.standby[2] = E
    play(flip_instructions(g), 3, 3)
    assert s.active == [0, 2, 16, 6, 8, 10]


@pytest.mark.rule("4.S3-b")
def test_d67_a_stripe_is_not_turned_nor_an_empty_row(g: NavajoWars) -> None:
    """4-5: Utes! in row 4 is striped, Expand in row 5 is turned. 1-6 with row 1 empty: only row 6."""
    s = g.state
    play(flip_instructions(g), 4, 5)
    assert s.active == [0, 2, 4, 6, 9, 10]
    s.active[0] = E
    play(flip_instructions(g), 1, 6)
    assert s.active == [E, 2, 4, 6, 9, 11]


@pytest.mark.rule("4.S3-c", "TG-2")
def test_d165_two_trade_goods_cancel_one_flip(g: NavajoWars) -> None:
    """With 4 both flips can be stopped, with 2 only one; with 1 nobody asks."""
    s = g.state
    s.resources = {"trade-goods": 4}
    play(flip_instructions(g), 3, 5, "go-on", "cancel-flip build", "cancel-flip expand")
    assert s.active == [0, 2, 4, 6, 8, 10]
    assert s.resources["trade-goods"] == 0
    s.resources = {"trade-goods": 2}
    play(flip_instructions(g), 3, 5, "go-on", "cancel-flip expand")
    assert s.active == [0, 2, 5, 6, 8, 10]
    s.resources = {"trade-goods": 1}
    play(flip_instructions(g), 3, 5)
    assert s.active == [0, 2, 4, 6, 9, 10]


@pytest.mark.rule("4.S3-c", "TG-3")
def test_a_double_cannot_be_cancelled_but_rerolled(g: NavajoWars) -> None:
    """2 Trade Goods do not stop the exchange; 3 throw both dice again."""
    s = g.state
    s.resources = {"trade-goods": 2}
    play(flip_instructions(g), 1, 1)
    assert s.active[0] == 12
    s.resources = {"trade-goods": 3}
    play(flip_instructions(g), 2, 2, "reroll-for-goods 3", 4, 3)
    assert s.active == [12, 2, 5, 6, 8, 10]


@pytest.mark.rule("4.S3-c")
def test_e16_a_reroll_throws_both_dice(g: NavajoWars) -> None:
    """Never one of two, and the new pair stands, even if it is worse."""
    s = g.state
    s.resources = {"trade-goods": 3}
    question = asked(flip_instructions(g), 4, 1)
    assert "reroll-for-goods 3" in names(question)
    play(flip_instructions(g), 4, 1, "reroll-for-goods 3", 5, 6)
    assert s.active == [0, 2, 4, 6, 9, 11]
    assert s.resources["trade-goods"] == 0


# step 4


@pytest.mark.rule("4.1.1-a", "4.1.2-a", "4.1.3-a", "4.1.5-a")
def test_d68_from_the_top_until_one_cannot_be_paid(g: NavajoWars) -> None:
    """4 AP, costs 2, 1, 3: two run and go right, the third stops it; a cheaper one below is not tried."""
    s = g.state
    s.active, s.enemy_ap, s.ranchos = [4, 22, 8, 13, E, E], 4, [46]
    play(execute_instructions(g), 6)
    assert s.enemy_ap == 1
    assert s.active == [E, E, 8, 13, E, E]
    assert s.inactive == [4, 22, E, E, E, E]
    assert s.missions == [11]
    assert told(g)[-1] == "cannot-pay"


@pytest.mark.rule("4.1.4-a")
def test_with_no_counter_left_ap_stay(g: NavajoWars) -> None:
    """One Build for 2 of 9 AP; it does not act twice, and step 5 follows."""
    s = g.state
    s.active, s.enemy_ap = [E, E, 4, E, E, E], 9
    assert play(execute_instructions(g)) is True
    assert (s.enemy_ap, s.missions) == (7, [11])
    assert s.inactive == [E, E, 4, E, E, E]
    assert [event.key for event in g.log or ()][-1] == "no-order-left"


@pytest.mark.rule("4.1.5-c", "4.1.5-a")
def test_executed_as_another_it_is_still_the_same_counter(g: NavajoWars) -> None:
    """Utes! as Subjugate: 2 AP in all, two cubes, and the Utes! counter goes right."""
    s = g.state
    s.active, s.enemy_ap = [6, E, E, E, E, E], 2
    play(execute_instructions(g), "white", "white")
    assert (s.enemy_ap, s.inactive[0]) == (0, 6)


@pytest.mark.rule("4.1.5-a")
def test_a_counter_turned_by_its_own_effect_goes_right_as_it_is(g: NavajoWars) -> None:
    """Spanish A subjugates New Mexico and is turned to Raid! while it acts."""
    s = g.state
    s.active, s.enemy_ap, s.subjugation = [0, E, E, E, E, E], 2, {"red": 2}
    play(execute_instructions(g), "red", "white")
    assert s.inactive[0] == 1


@pytest.mark.rule("4.2.9-a", "4.1.3-a")
def test_d87_slaves_f_paid_or_not(g: NavajoWars) -> None:
    """Ferocity 5 in all: 6 AP leave 1; with 4 AP it is not executed."""
    s = g.state
    for family, ferocity in zip(s.families, (2, 2, 1), strict=False):
        family.ferocity = ferocity
    s.active, s.enemy_ap = [2, E, E, E, E, E], 6
    play(execute_instructions(g), 6)
    assert s.enemy_ap == 1
    s.active, s.enemy_ap = [2, E, E, E, E, E], 4
    assert play(execute_instructions(g)) is True
    assert (s.enemy_ap, s.active[0]) == (4, 2)


@pytest.mark.rule("4.1.2-a", "4.1.3-a")
def test_paying(g: NavajoWars) -> None:
    """Exactly enough is enough; one too few pays nothing."""
    s = g.state
    s.enemy_ap = 2
    cost = cost_of(g, SIDES[0][0])
    assert pay(g, 0, cost) is True
    assert s.enemy_ap == 0
    s.enemy_ap = 1
    assert not pay(g, 0, cost)
    assert s.enemy_ap == 1


@pytest.mark.rule("4.1.1-a", "4.1.4-a")
def test_all_six_are_executed_top_down(g: NavajoWars) -> None:
    """Six Builds for 12 AP: Territories 1 to 6 in turn."""
    s = g.state
    s.active, s.enemy_ap = [4, 20, 4, 20, 4, 20], 12
    assert play(execute_instructions(g)) is True
    assert s.missions == [11, 21, 31, 41, 51, 61]
    assert s.inactive == [4, 20, 4, 20, 4, 20]
