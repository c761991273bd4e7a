"""1. The tables the rules are read from: stocks and map."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.games.navajo_wars.conftest import content
from vigil.games.navajo_wars.content.content import HERE
from vigil.games.navajo_wars.definition import load_content as load
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import take
from vigil.games.navajo_wars.rules.ch01_places import adjacent_territories
from vigil.games.navajo_wars.state import State
from vigil.kernel.content.tables import PackError


def table(**values: int) -> NavajoWars:
    """A bare table with some numbers set, for the property tests."""
    state = State(scenario="rise-of-the-people")
    for key, n in values.items():
        setattr(state, key, n)
    return NavajoWars(state, content(), log=[])


# data


@pytest.mark.rule("1.6.1-b", "1.7.3-b", "13-avail", "1.6.1-c")
def test_stocks_are_read_from_data(g: NavajoWars) -> None:
    """1.6.1 Known stocks; 3 Trade Goods available and 6 set aside with 2 Harass counters; the defaults."""
    stocks = g.content.stocks
    assert stocks.pieces["horse"] == stocks.pieces["sheep"] == 8
    assert (stocks.pieces["firearms"], stocks.intruders["firearms"], stocks.intruders["trade"]) == (1, 4, 2)
    assert (stocks.pieces["trade-goods"], stocks.set_aside) == (3, {"trade-goods": 6, "harass": 2})
    assert (stocks.missions, stocks.ranchos, stocks.drought, stocks.tribal_raid) == (6, 6, 12, 6)
    for _ in range(3):
        assert take(g, "trade-goods", g.state.resources, "10.1") is True
    assert take(g, "trade-goods", g.state.resources, "10.1") is False
    assert g.state.resources == {"trade-goods": 3}
    assert g.state.set_aside["trade-goods"] == 6


def pack(tmp_path: Path, old: str, new: str) -> Path:
    """Our map.toml with one change."""
    text = (HERE / "map.toml").read_text(encoding="utf-8")
    assert text.count(old) >= 1
    (tmp_path / "map.toml").write_text(text.replace(old, new), encoding="utf-8")
    return tmp_path


@pytest.mark.rule("1.7.2-i")
def test_a_map_without_a_way_from_santa_fe_is_rejected(tmp_path: Path) -> None:
    """1.7.2 A graph lacking a path from Santa Fé to every track is refused, naming the Territory."""
    text = (HERE / "map.toml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "[4, " not in line]
    (tmp_path / "map.toml").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(PackError, match="monument-valley"):
        load([tmp_path])


@pytest.mark.rule("1.7.2-i")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("horse = [1, 2, 2],", "horse = [1, 2, 2, 3],", "expected 3 numbers"),
        ("horse = [1, 1, 2, 2, 3, 4]", "horse = [1, 1, 2, 2, 3]", "expected 6 numbers"),
        ("b = [7, 2]", "b = [7, 4]", "two Areas of the map"),
        ("vp = 3", 'vp = "three"', "Expected `int`"),
    ],
)
def test_a_map_that_means_nothing_is_rejected(tmp_path: Path, old: str, new: str, problem: str) -> None:
    """1.7.2 Errors name the file and what is wrong."""
    with pytest.raises(PackError, match=problem) as error:
        load([pack(tmp_path, old, new)])
    assert error.value.path.name == "map.toml"


@pytest.mark.rule("1.7.2-i", "1.7.2-g", "13-adj-a")
def test_the_map_is_what_the_data_say(tmp_path: Path) -> None:
    """1.7.2 VP, Values in parentheses and connections follow the file: a pack changes them."""
    text = (HERE / "map.toml").read_text(encoding="utf-8")
    text = text.replace("vp = 3, horse = [1, 1, 2, 2, 3, 4]", "vp = 9, horse = [1, 1, 1, 1, 1, 1]")
    text = text.replace("{ a = [1, 3], b = [2, 3]", "{ a = [1, 6], b = [4, 6]")
    (tmp_path / "map.toml").write_text(text, encoding="utf-8")
    changed = load([tmp_path])
    g = NavajoWars(State(scenario="rise-of-the-people"), changed)
    assert changed.vp[1] == 9
    assert changed.horse_value[16] == 1
    assert adjacent_territories(g, 1) == (2, 3, 4, 7)
    assert adjacent_territories(table(), 1) == (2, 3, 7)


@pytest.mark.rule("1.7.2-i")
def test_a_pack_with_no_map_uses_ours(tmp_path: Path) -> None:
    """A pack replaces only the files it has."""
    shutil.copy(HERE / "stocks.toml", tmp_path)
    assert load([tmp_path]).vp == content().vp
    assert adjacent_territories(NavajoWars(State("x"), load([tmp_path])), 1) == (2, 3, 7)


@pytest.mark.rule("4.2.5-b")
def test_no_counter_of_ours_is_peace_or_defend_on_both_sides() -> None:
    """A second Peace or Defend always turns to another order."""
    orders = content().instructions
    for counter in (*orders.spanish, *orders.mexican, *orders.american):
        assert not {counter.front.order, counter.back.order} <= {"peace", "defend"}, counter


@pytest.mark.rule("4.1.2-a", "2.2.1-d")
def test_the_printed_numbers_that_are_known_exist(g: NavajoWars) -> None:
    """4.2.11 A Spanish Subvert of 3, as in the worked example; a card that costs 2 and brings 2 or 4 Enemy AP."""
    assert ("subvert", 3) in {(side.order, side.cost) for side in g.content.sides[0]}
    cards = {(card.preempt, card.preempted, card.enemy) for card in g.content.operations.values()}
    assert (2, 2, 4) in cards
