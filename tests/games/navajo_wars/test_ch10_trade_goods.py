"""10. Trade Goods: trade, rerolls, redraws, and the powers offered with other questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_general import family
from vigil.games.navajo_wars.rules.ch10_rerolls import (
    another_go,
    draw_cube,
    exhaust,
    goods,
    ready,
    refresh,
    reroll_price,
    roll,
    roll_two,
    spend_fortune,
    spend_goods,
)
from vigil.games.navajo_wars.rules.ch10_trade_goods import (
    Power,
    ask,
    corn_payments,
    give_horse,
    horse_options,
    powers,
    trade_animals,
    trade_corn,
    trade_options,
    use_power,
)
from vigil.kernel.flow import Chance, Decision, Option
from vigil.kernel.testing import asked, names, play


def offered(g: NavajoWars) -> list[str]:
    return [option.name for option in trade_options(g)]


def rerolls(g: NavajoWars) -> list[str]:
    """Developments with the power to throw again."""
    return [key for key, card in g.content.developments.items() if card.power.get("do") == "reroll"]


# buying (10.1)


@pytest.mark.rule("10.1-c", "10.1-e")
def test_d163_three_animals_buy_one(g: NavajoWars) -> None:
    """D163: 2 sheep and 1 horse from Resources: 1 Trade Goods, the animals to Out of Play."""
    s = g.state
    s.resources, s.out_of_play["horse"], s.out_of_play["sheep"] = {"horse": 1, "sheep": 2}, 7, 6
    assert offered(g) == ["trade-animals 1 2"]
    trade_animals(g, 1, 2)
    assert s.resources == {"horse": 0, "sheep": 0, "trade-goods": 1}
    assert (s.out_of_play["horse"], s.out_of_play["sheep"], s.out_of_play["trade-goods"]) == (8, 8, 2)


@pytest.mark.rule("10.1-c", "10.1-e")
def test_d163_only_animals_in_resources_count(g: NavajoWars) -> None:
    """D163: a horse in a Family Box or animals in Passage of Time do not pay; any mix of 3 does."""
    s = g.state
    s.resources, s.passage = {"sheep": 2}, {"horse": 3}
    family(s, "A").horse = True
    assert offered(g) == []
    s.resources = {"horse": 4, "sheep": 2}
    assert offered(g) == ["trade-animals 1 2", "trade-animals 2 1", "trade-animals 3 0"]
    trade_animals(g, 3, 0)
    assert s.resources == {"horse": 1, "sheep": 2, "trade-goods": 1}
    assert family(s, "A").horse


@pytest.mark.rule("10.1-d", "1.5-s")
def test_corn_worth_six_buys_one(g: NavajoWars) -> None:
    """10.1 5 + 4 = 9 points give 1 Trade Goods and nothing back; the Corn goes to the cup."""
    s = g.state
    s.corn, s.corn_unseen["5"], s.corn_unseen["4"] = [5, 4], 1, 1
    assert offered(g) == ["trade-corn 4 5"]
    trade_corn(g, (4, 5))
    assert (s.corn, s.resources) == ([], {"trade-goods": 1})
    assert (s.corn_unseen["5"], s.corn_unseen["4"]) == (2, 2)
    s.corn = [5]
    assert offered(g) == []


@pytest.mark.rule("10.1-d")
def test_no_counter_that_could_be_spared_is_offered() -> None:
    """10.1 3+3, 3+5 and 2+5 for [2, 3, 3, 5]; never 3+3+5."""
    assert corn_payments([3, 5, 2, 3]) == [(2, 5), (3, 3), (3, 5)]
    assert corn_payments([2, 3]) == []


@pytest.mark.rule("10.1-d")
@given(st.lists(st.integers(1, 5), max_size=8))
def test_corn_payments_are_enough_and_not_too_many(corn: list[int]) -> None:
    """10.1 Every payment is worth 6 or more and is so no longer without its smallest counter; none is missing."""
    found = corn_payments(corn)
    assert len(set(found)) == len(found)
    for payment in found:
        assert sum(payment) >= 6 > sum(payment) - min(payment)
        assert all(payment.count(n) <= corn.count(n) for n in payment)
    assert bool(found) is (sum(corn) >= 6)


@pytest.mark.rule("10.1-f")
def test_nothing_to_buy_no_payment(g: NavajoWars) -> None:
    """10.1 With no Trade Goods Out of Play the trades are not offered; those set aside do not count."""
    s = g.state
    s.resources, s.corn = {"horse": 3}, [5, 5]
    assert len(offered(g)) == 2
    s.out_of_play["trade-goods"] = 0
    assert offered(g) == []
    assert s.set_aside["trade-goods"] == 6


@pytest.mark.rule("1.7.4-i", "10.1-c")
def test_at_culture_0_goods_are_kept_and_the_exchange_stays_open(g: NavajoWars) -> None:
    """1.7.4 Only buying in Planning and at a Fort is barred."""
    s = g.state
    s.culture, s.resources = 0, {"horse": 3, "trade-goods": 2}
    assert offered(g) == ["trade-animals 3 0", "goods-for-ap"]


# spending (10.2)


@pytest.mark.rule("TG-1", "1.7.4-a")
def test_two_goods_for_one_ap(g: NavajoWars) -> None:
    """10.2 +1 Diné AP; not offered at 19 nor with one Trade Goods."""
    s = g.state
    s.resources = {"trade-goods": 2}
    assert offered(g) == ["goods-for-ap"]
    play(use_power(g, Power("ap")))
    assert (s.ap, s.resources["trade-goods"], s.out_of_play["trade-goods"]) == (4, 0, 5)
    s.resources = {"trade-goods": 1}
    assert offered(g) == []
    s.resources, s.ap = {"trade-goods": 2}, 19
    assert offered(g) == []


@pytest.mark.rule("TG-4")
def test_three_goods_for_an_animal(g: NavajoWars) -> None:
    """10.2 A horse or a sheep from Out of Play to Resources, if there is one."""
    s = g.state
    s.resources = {"trade-goods": 3}
    assert offered(g) == ["goods-for-ap", "goods-for-animal horse", "goods-for-animal sheep"]
    s.out_of_play["horse"] = 0
    assert offered(g) == ["goods-for-ap", "goods-for-animal sheep"]
    play(use_power(g, Power("animal", ("sheep",))))
    assert s.resources == {"trade-goods": 0, "sheep": 1}
    assert s.out_of_play["sheep"] == 7


@pytest.mark.rule("1.6.6-n", "IN-17")
def test_a_trade_intruder_counts_as_one(g: NavajoWars) -> None:
    """Intruders: one Trade Goods more."""
    g.state.resources = {"trade-goods": 1, "trade": 1}
    assert goods(g.state) == 2
    assert offered(g) == ["goods-for-ap"]


@pytest.mark.rule("TG-11", "1.5-s")
def test_spent_goods_go_out_of_play_the_intruder_to_its_cup(g: NavajoWars) -> None:
    """13 The player says which; with no choice left he is not asked."""
    s = g.state
    s.resources = {"trade-goods": 2, "trade": 1}
    assert names(asked(spend_goods(g, 1, "10.2"))) == ["spend-trade-goods", "spend-trade-intruder"]
    play(spend_goods(g, 1, "10.2"), "spend-trade-intruder")
    assert (s.resources, s.intruders_unseen["trade"]) == ({"trade-goods": 2, "trade": 0}, 3)
    play(spend_goods(g, 2, "10.2"))
    assert (s.resources["trade-goods"], s.out_of_play["trade-goods"]) == (0, 5)
    s.resources = {"trade-goods": 1, "trade": 2}
    play(spend_goods(g, 3, "10.2"))
    assert s.resources == {"trade-goods": 0, "trade": 0}
    s.resources = {"trade": 2}
    play(spend_goods(g, 1, "10.2"))
    assert s.resources == {"trade": 1}


@pytest.mark.rule("TG-11")
@given(st.integers(0, 4), st.integers(0, 2), st.data())
def test_goods_are_neither_made_nor_lost(plain: int, trade: int, data: st.DataObject) -> None:
    """13 Whatever is chosen, exactly n counters leave Resources, each for its own place."""
    from tests.games.navajo_wars.conftest import content
    from vigil.games.navajo_wars.state import State
    from vigil.kernel.flow import run

    g = NavajoWars(State("x", resources={"trade-goods": plain, "trade": trade}), content())
    n = data.draw(st.integers(0, plain + trade))
    run(spend_goods(g, n, "10.2"), lambda request: data.draw(st.sampled_from(list(request.offer()))))  # type: ignore[union-attr]
    s = g.state
    assert goods(s) == plain + trade - n
    assert s.out_of_play.get("trade-goods", 0) == plain - s.resources["trade-goods"]
    assert s.intruders_unseen.get("trade", 0) == trade - s.resources["trade"]


# throwing again


@pytest.mark.rule("TG-5")
def test_three_goods_throw_the_die_again(g: NavajoWars) -> None:
    """10.2 The new result stands, even if worse; with fewer goods nothing is asked."""
    s = g.state
    assert play(roll(g, "3.2.8", "council"), 2) == 2
    s.resources = {"trade-goods": 3}
    assert play(roll(g, "3.2.8", "council"), 5, "reroll-for-goods 3", 1) == 1
    assert s.resources == {"trade-goods": 0}
    s.resources = {"trade-goods": 5}
    assert play(roll(g, "3.2.8", "council"), 2, "let-stand") == 2
    assert s.resources == {"trade-goods": 5}


@pytest.mark.rule("TG-6")
def test_a_further_reroll_costs_three_more(g: NavajoWars) -> None:
    """10.2 Six goods throw twice more, seven no third time."""
    g.state.resources = {"trade-goods": 7}
    script = (1, "reroll-for-goods 3", 1, "reroll-for-goods 3", 4)
    assert play(roll(g, "3.2.8", "council"), *script) == 4
    assert g.state.resources == {"trade-goods": 1}


@pytest.mark.rule("TG-5", "4.S3-c")
def test_e16_both_dice_are_thrown_again(g: NavajoWars) -> None:
    """E16: never one of two; the new pair stands."""
    g.state.resources = {"trade-goods": 3}
    assert play(roll_two(g, "4 step 3", "first", "second"), 3, 3, "reroll-for-goods 3", 6, 1) == (6, 1)
    g.state.resources = {}
    assert play(roll_two(g, "4 step 3", "first", "second"), 3, 3) == (3, 3)


@pytest.mark.rule("TG-5", "9.1.4-a")
def test_the_price_of_a_reroll(g: NavajoWars) -> None:
    """10.2 Three, less with Developments, never below one."""
    assert reroll_price(g) == 3
    g.bonuses = {"reroll-discount": 1}
    assert reroll_price(g) == 2
    g.state.resources = {"trade-goods": 2}
    assert play(roll(g, "3.2.8", "council"), 1, "reroll-for-goods 2", 6) == 6
    g.bonuses = {"reroll-discount": 5}
    assert reroll_price(g) == 1


@pytest.mark.rule("1.6.6-i", "IN-11", "TG-5")
def test_fortune_throws_again_and_returns_to_its_cup(g: NavajoWars) -> None:
    """Intruders: all dice of one roll; the counter goes back to the cup."""
    s = g.state
    s.resources = {"fortune": 1}
    s.intruders_unseen["fortune"] = 1
    assert play(roll_two(g, "4 step 3", "first", "second"), 1, 1, "reroll-for-fortune", 2, 3) == (2, 3)
    assert (s.resources["fortune"], s.intruders_unseen["fortune"]) == (0, 2)
    s.resources = {"fortune": 1}
    spend_fortune(g)
    assert (s.resources["fortune"], s.intruders_unseen["fortune"]) == (0, 3)


@pytest.mark.rule("9.1-b", "RR-27", "TG-6", "TG-7", "1.6.6-i", "TG-5")
def test_what_may_pay_for_another_go(g: NavajoWars) -> None:
    """10.2 Goods, Fortune or a Development that is not exhausted; without any nothing is asked."""
    s = g.state
    assert play(another_go(g, "reroll", "reroll", {"chance": "x", "n": 1})) is False
    key = rerolls(g)[0]
    s.developments, s.resources = [key], {"trade-goods": 3, "fortune": 1}
    options = ["let-stand", "reroll-for-goods 3", "reroll-for-fortune", f"reroll-by-development {key}"]
    assert names(asked(another_go(g, "reroll", "reroll", {"chance": "x", "n": 1}))) == options
    assert play(another_go(g, "reroll", "reroll", {"chance": "x", "n": 1}), options[3]) is True
    assert s.exhausted == [key]
    assert ready(g, "reroll") == []
    refresh(g)
    assert ready(g, "reroll") == [key]
    assert ready(g, "redraw") == []
    exhaust(g, key)
    assert s.exhausted == [key]


@pytest.mark.rule("TG-13")
def test_any_die_may_be_thrown_again(g: NavajoWars) -> None:
    """10.2 Also the foe's: the rule names no die."""
    g.state.resources = {"trade-goods": 3}
    assert play(roll(g, "11.2", "battle-foe"), 6, "reroll-for-goods 3", 1) == 1


# cubes


@pytest.mark.rule("1.7.3-m")
def test_cubes_are_drawn_by_their_number(g: NavajoWars) -> None:
    """1.9 A chance over the bag, weighted; the cube is taken out."""
    s = g.state
    request = next(draw_cube(g, "3.2.5", "raid-cube"))
    assert isinstance(request, Chance)
    assert request.kind == "cube"
    assert dict(zip(request.outcomes, request.weights or (), strict=True)) == {
        "black": 3, "brown": 3, "red": 3, "white": 3, "yellow": 2, "green": 1,
    }  # fmt: skip
    assert play(draw_cube(g, "3.2.5", "raid-cube"), "green") == "green"
    assert s.bag["green"] == 0
    assert "green" not in names(asked(draw_cube(g, "3.2.5", "raid-cube")))


@pytest.mark.rule("1.7.3-n")
def test_an_empty_bag_gives_no_cube(g: NavajoWars) -> None:
    """1.7.3 The draw is skipped; nothing is reset."""
    s = g.state
    s.bag, s.recovery = {"red": 0}, {"white": 3}
    assert play(draw_cube(g, "3.2.5", "raid-cube")) == ""
    assert s.recovery == {"white": 3}


@pytest.mark.rule("TG-7", "RR-27", "RR-25")
def test_a_cube_may_be_put_back(g: NavajoWars) -> None:
    """10.2 It goes back into the bag before the next draw; the second stands unless 3 more goods are spent."""
    s = g.state
    s.resources, s.bag = {"trade-goods": 6}, {"green": 1}
    script = ("green", "redraw-for-goods 3", "green", "redraw-for-goods 3", "green")
    assert play(draw_cube(g, "3.2.5", "raid-cube"), *script) == "green"
    assert s.resources == {"trade-goods": 0}
    assert s.bag == {"green": 0}
    s.resources, s.bag = {"fortune": 1}, {"green": 1, "black": 1}
    assert play(draw_cube(g, "3.2.5", "raid-cube"), "green", "redraw-for-fortune", "black") == "black"
    assert s.bag == {"green": 1, "black": 0}


@pytest.mark.rule("3.2.RT-k", "RR-25")
def test_d50_manuelito_puts_one_cube_back(g: NavajoWars) -> None:
    """D50: once in an activation, and only where he may."""
    s = g.state
    assert play(draw_cube(g, "3.2.6", "raid-cube", manuelito=True), "green", "manuelito-redraws", "black") == "black"
    assert s.bag["green"] == 1
    assert play(draw_cube(g, "3.2.6", "raid-cube", manuelito=True), "green") == "green"
    s.effects.clear()
    s.bag["green"] = 1
    assert play(draw_cube(g, "3.2.6", "raid-cube", manuelito=True), "green", "keep-cube") == "green"
    assert play(draw_cube(g, "3.2.6", "raid-cube"), "red") == "red"


# horses and the powers of the moment


@pytest.mark.rule("1.6.2-c", "1.6.2-f", "1.6.2-e")
def test_a_horse_goes_to_a_family_in_play_without_one(g: NavajoWars) -> None:
    """1.6.2 At any moment; not to an absent Family, not where there is one, and never a sheep."""
    s = g.state
    s.resources = {"horse": 1, "sheep": 3}
    family(s, "A").horse = True
    assert [option.name for option in horse_options(g)] == ["give-horse B", "give-horse C"]
    s.resources = {"sheep": 3}
    assert horse_options(g) == []


@pytest.mark.rule("1.6.2-c", "1.6.2-d")
def test_the_horse_stays_with_the_family(g: NavajoWars) -> None:
    """1.6.2 The player cannot take it back: no power does that."""
    s = g.state
    s.resources = {"horse": 1}
    give_horse(g, "B")
    assert (family(s, "B").horse, s.resources["horse"]) == (True, 0)
    assert powers(g, "operations") == []


@pytest.mark.rule("3-b")
def test_powers_are_offered_with_the_question(g: NavajoWars) -> None:
    """1.5.3 After a power the same question is asked again, until it is answered."""
    s = g.state
    s.resources = {"horse": 1, "trade-goods": 2}

    def question() -> list[Option[int]]:
        return [Option("yes", 1, "3"), Option("no", 2, "3")]

    options = ["yes", "no", "give-horse A", "give-horse B", "give-horse C", "goods-for-ap"]
    request = asked(ask(g, "3", "test", question))
    assert isinstance(request, Decision)
    assert names(request) == options
    assert play(ask(g, "3", "test", question), "give-horse A", "goods-for-ap", "no") == 2
    assert family(s, "A").horse
    assert s.ap == 4


@pytest.mark.rule("3-b")
def test_blessing_ways_are_offered_with_the_question(g: NavajoWars) -> None:
    """13 A Blessing Way from hand, while its occasion lasts; without powers only the question's own options."""
    s = g.state
    cards = [n for n, card in g.content.ceremonies.items() if "battle" in card.occasions]
    assert cards
    s.hand = cards[:1]
    own = [Option("fight", "", "11.2")]
    assert len(names(next(ask(g, "11.2", "battle", lambda: own, occasion="battle")))) == 2
    s.hand = []
    assert names(next(ask(g, "11.2", "battle", lambda: own, occasion="battle"))) == ["fight"]


def test_powers_carry_out_trades(g: NavajoWars) -> None:
    """10.1 Each power does what its option says."""
    s = g.state
    s.resources, s.corn = {"horse": 3}, [5, 4]
    play(use_power(g, Power("animals", (3, 0))))
    play(use_power(g, Power("corn", (4, 5))))
    assert (s.resources, s.corn) == ({"horse": 0, "trade-goods": 2}, [])
    s.resources["horse"] = 1
    play(use_power(g, Power("horse", ("C",))))
    assert family(s, "C").horse
