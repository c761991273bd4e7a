"""10. Trade Goods: buying, spending, and the powers offered with other questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vigil.games import take_down
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch10_trade_goods import (
    Power,
    animal_payments,
    corn_payments,
    goods,
    spend_goods,
    trade_animals,
    trade_corn,
    trade_options,
)
from vigil.games.navajo_wars.rules.moments import use_power
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book


def offered(g: NavajoWars) -> list[str]:
    return [option.name for option in trade_options(g)]


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
    assert offered(g) == ["trade-animals-which"]
    mixes = ["trade-animals 1 2", "trade-animals 2 1", "trade-animals 3 0"]
    assert names(asked(use_power(g, Power("animals")))) == mixes
    assert [option.name for option in animal_payments(g)] == mixes
    trade_animals(g, 3, 0)
    assert s.resources == {"horse": 1, "sheep": 2, "trade-goods": 1}
    assert family(s, "A").horse


@pytest.mark.rule("10.1-c", "10.1-d")
@pytest.mark.parametrize("language", LANGUAGES)
def test_several_ways_to_pay_are_worded(g: NavajoWars, language: str) -> None:
    """10.1 With several ways to pay, one option asks which: it, its question and each way have words."""
    s = g.state
    s.resources, s.corn = {"horse": 3, "sheep": 2}, [5, 4, 3]
    assert offered(g) == ["trade-animals-which", "trade-corn-which"]
    words = book(language, take_down("navajo-wars").identity.text)
    for option in trade_options(g):
        assert words.say(f"option-{option.key}")
        question = asked(use_power(g, option.value))
        assert isinstance(question, Decision)
        assert words.question(question)
        assert len({words.option(each) for each in question.offer()}) == len(question.offer()) > 1


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


@pytest.mark.rule("10.1-d", "10.1-h")
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


@pytest.mark.rule("TG-11", "1.5-s", "TG-15")
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
    from vigil.kernel.rules.asking import run

    g = NavajoWars(State("x", resources={"trade-goods": plain, "trade": trade}), content())
    n = data.draw(st.integers(0, plain + trade))
    run(spend_goods(g, n, "10.2"), lambda request: data.draw(st.sampled_from(list(request.offer()))))  # type: ignore[union-attr]
    s = g.state
    assert goods(s) == plain + trade - n
    assert s.out_of_play.get("trade-goods", 0) == plain - s.resources["trade-goods"]
    assert s.intruders_unseen.get("trade", 0) == trade - s.resources["trade"]
