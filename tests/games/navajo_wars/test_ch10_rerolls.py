"""10.2 Throwing dice and drawing cubes again."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch09_cultural_developments import exhaust, ready, refresh
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import (
    another_go,
    draw_cube,
    reroll_price,
    roll,
    roll_two,
    spend_fortune,
)
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.testing import asked, names, play


def rerolls(g: NavajoWars) -> list[str]:
    """Developments with the power to throw again."""
    return [key for key in g.content.developments if "reroll" in g.content.does[f"power-{key}"]]


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
    assert play(roll(g, "3.2.8", "council"), 2, "go-on") == 2
    assert s.resources == {"trade-goods": 5}


@pytest.mark.rule("TG-6")
def test_a_further_reroll_costs_three_more(g: NavajoWars) -> None:
    """10.2 Six goods throw twice more, seven no third time."""
    g.state.resources = {"trade-goods": 7}
    script = (1, "reroll-for-goods 3", 1, "reroll-for-goods 3", 4)
    assert play(roll(g, "3.2.8", "council"), *script) == 4
    assert g.state.resources == {"trade-goods": 1}


@pytest.mark.rule("MOM-b")
@pytest.mark.parametrize(("eyes", "matters"), [(3, True), (4, False)])
def test_a_success_is_no_reason_to_ask(g: NavajoWars, eyes: int, matters: bool) -> None:
    """10.2 The window is there all the same, for a player who wants to stop at every one."""
    g.state.resources = {"trade-goods": 3}
    request = asked(roll(g, "3.2.8", "council", None, lambda eyes: eyes > 3), eyes)
    assert isinstance(request, Decision)
    assert (request.window, request.matters) == (True, matters)
    assert names(request) == ["reroll-for-goods 3", "go-on"]


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
    options = ["reroll-for-goods 3", "reroll-for-fortune", f"reroll-by-development {key}", "go-on"]
    assert names(asked(another_go(g, "reroll", "reroll", {"chance": "x", "n": 1}))) == options
    assert play(another_go(g, "reroll", "reroll", {"chance": "x", "n": 1}), options[2]) is True
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
