"""The game's own bot: whole games, and what it answers where one can tell right from wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.under_our_sun.sun import CONTENT, HOME, SHIPPED, enemy, sun, who
from vigil.bots.bot_players import make_bot
from vigil.bots.position import position_of
from vigil.games.under_our_sun.bot.fight_cost import cost, expected, spread
from vigil.games.under_our_sun.bot.goods import bargain
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.observe.view import view
from vigil.games.under_our_sun.state import Card
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.sets.draft import option_named
from vigil.lab.named_games import header_of


def played(mission: str, seats: int, seed: int, mode: str = "co-operative") -> tuple[Session, Counter[str]]:
    """A whole game, and what was asked; every answer must be allowed."""
    header = header_of(DEFINITION, mission, seed, seats, "@steady")
    header.settings["mode"] = mode
    session = Session.start(DEFINITION, SHIPPED, header)
    bot = make_bot("steady", DEFINITION, seed)
    asked: Counter[str] = Counter()
    while not session.over:
        seat, waiting = next(iter(session.pending.items()))
        name = bot.choose(position_of(Observer(session, seat), len(session.entries)))
        assert option_named(waiting.decision, waiting.options, name) is not None, (waiting.decision.key, name)
        asked[waiting.decision.key] += 1
        session.answer(name, seat)
        assert asked.total() < 3000
    return session, asked


@pytest.mark.parametrize(
    ("mission", "seats", "mode"),
    [
        ("search-and-rescue", 1, "co-operative"),
        ("the-dry-pump", 3, "semi-co-operative"),
        ("the-border-post", 2, "co-operative"),
        ("three-valves", 6, "semi-co-operative"),
    ],
)
def test_a_steady_player_answers_everything_and_comes_to_an_end(mission: str, seats: int, mode: str) -> None:
    session, asked = played(mission, seats, 3, mode)
    assert session.run.game.state.day >= 2
    assert asked["act"] > 20


def test_it_lives_longer_than_luck() -> None:
    days = [played("search-and-rescue", 2, seed)[0].run.game.state.day for seed in range(3)]
    assert sum(days) / len(days) > 4, days


def test_it_buys_only_what_finds_a_space_beside_what_it_buys_with_it() -> None:
    """With two cards among its resources Thickskin has one area left: for the bow or for food, not for both."""
    g = sun("thickskin", "veteran")
    me = who(g, "thickskin")
    me.cards, me.water = [Card(key) for key in ("crowbar", "canteen", "sealed-canteen")], 16
    store = enemy(g, "lawrence", HOME, merchant=True, goods={"food": 2}, cards=[Card("bow", uses=6)])
    looking = view(g, 0)
    deal = bargain(looking.people[0], looking.enemies[0], {})
    assert [name for name in deal if not name.startswith("pay")] == ["get food 2"]
    store.goods = {}
    looking = view(g, 0)
    deal = bargain(looking.people[0], looking.enemies[0], {})
    assert [name for name in deal if not name.startswith("pay")] == [f"buy bow {CONTENT.things['bow'].price}"]


def test_it_reckons_with_the_dice_of_the_book() -> None:
    assert spread(("green",)) == (3 / 8, 4 / 8, 1 / 8)
    assert spread(("yellow", "red"))[0] == pytest.approx(1 - 4 / 8 * 5 / 8)
    assert expected(("green", "yellow")) == pytest.approx(1.25)
    assert expected(("green", "yellow"), 1) == pytest.approx(1.25 - (1 - 3 / 8 * 4 / 8))
    assert cost([(3.0, 1.0)], 1.0) < cost([(3.0, 1.0)], 0.5) < cost([(3.0, 1.0)] * 2, 0.5)
