"""10. Horses and the powers of the moment."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch10_trade_goods import Power, give_horse, horse_options
from vigil.games.navajo_wars.rules.moments import ask, powers, use_power
from vigil.kernel.rules.requests import Decision, Option
from vigil.kernel.testing import asked, names, play

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
    request = asked(ask(g, "3", "test", question, horses=""))
    assert isinstance(request, Decision)
    assert names(request) == options
    assert names(asked(ask(g, "3", "test", question, horses="B"))) == ["yes", "no", "give-horse B", "goods-for-ap"]
    assert names(asked(ask(g, "3", "test", question))) == ["yes", "no", "goods-for-ap"]
    assert play(ask(g, "3", "test", question, horses=""), "give-horse A", "goods-for-ap", "no") == 2
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
