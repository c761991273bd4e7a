"""10.2 Dice and cubes, and what buys another throw: Trade Goods, Fortune, a Development."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch09_cultural_developments import any_ready, exhaust, ready
from vigil.games.navajo_wars.rules.ch10_trade_goods import goods, spend_goods, too_few_goods
from vigil.games.navajo_wars.rules.moments import can_pay, means, moment
from vigil.games.navajo_wars.state import CUBES
from vigil.kernel.rules.asking import DIE, choose
from vigil.kernel.rules.requests import Chance, Fact, Flow, Option

REROLL_PRICE = 3
NOTHING: Mapping[str, Fact] = {}


def reroll_price(g: NavajoWars) -> int:
    """10.2 Three Trade Goods for another throw, less with Developments. [TG-5 9.1.4-a]"""
    return max(1, REROLL_PRICE - g.bonus("reroll-discount"))


def spend_fortune(g: NavajoWars) -> None:
    """Intruders: a Fortune counter spent goes back to the cup. [1.6.6-i IN-11]"""
    s = g.state
    s.resources["fortune"] -= 1
    s.intruders_unseen["fortune"] = s.intruders_unseen.get("fortune", 0) + 1


def may_go_again(g: NavajoWars, kind: str) -> bool:
    """10.2 Whether anything could pay for another throw or another cube, or bring the Trade Goods for it. [TG-5 1.6.6-i
    MOM-c]"""
    s = g.state
    if s.resources.get("fortune", 0) or any_ready(g, kind):
        return True
    return can_pay(g, reroll_price(g))


def another_go(g: NavajoWars, kind: str, question: str, facts: Mapping[str, Fact], good: bool = False) -> Flow[bool]:
    """10.2 A window right after the throw: pay for another one or another cube, or let it stand; who is short of Trade
    Goods may exchange for them at this very moment, if that is enough. What is `good` could only become worse. [TG-5
    TG-6 TG-7 1.6.6-i RR-27 MOM-b MOM-c]"""
    s = g.state
    price = reroll_price(g)

    def offer() -> list[Option[Any]]:
        options: list[Option[Any]] = []
        if goods(s) >= price:
            options.append(Option(f"{kind}-for-goods", "goods", "10.2", {"n": price}))
        if s.resources.get("fortune", 0):
            options.append(Option(f"{kind}-for-fortune", "fortune", "Intruders"))
        options += [Option(f"{kind}-by-development", key, "9.1", {"development": key}) for key in ready(g, kind)]
        return [*options, *means(g)] if goods(s) < price and can_pay(g, price) else options

    way = yield from moment(
        g,
        "10.2",
        question,
        lambda: may_go_again(g, kind),
        offer,
        facts,
        lambda: too_few_goods(s, f"{kind}-for-goods", price),
        alone=True,
        idle=good,
    )
    if not way:
        return False
    if way == "goods":
        yield from spend_goods(g, price, "10.2")
    elif way == "fortune":
        spend_fortune(g)
        g.heard and g.tell("Intruders", "fortune-spent")
    else:
        exhaust(g, way)
    return True


def throw(g: NavajoWars, rule: str, key: str, facts: Mapping[str, Fact] | None = None) -> Flow[int]:
    """1.9 One die that lies as it falls."""
    eyes: int = yield Chance(rule, key, "die", DIE, None, facts)
    g.heard and g.tell(rule, "rolled", chance=key, n=eyes)
    return eyes


def roll(
    g: NavajoWars,
    rule: str,
    key: str,
    facts: Mapping[str, Fact] | None = None,
    good: Callable[[int], bool] | None = None,
) -> Flow[int]:
    """10.2 One die; the player may pay to throw it again, and the new result stands unless paid for again. `good`: the
    eyes with which nothing better can come of it. [TG-5 TG-6]"""
    while True:
        eyes: int = yield Chance(rule, key, "die", DIE, None, facts)
        g.heard and g.tell(rule, "rolled", chance=key, n=eyes)
        if not may_go_again(g, "reroll"):
            return eyes
        fine = good is not None and good(eyes)
        about: dict[str, Fact] = {"chance": key, "n": eyes, "k": sum(map(good, DIE)) if good else 0}
        if not (yield from another_go(g, "reroll", "reroll", about, fine)):
            return eyes


def roll_two(g: NavajoWars, rule: str, first: str, second: str) -> Flow[tuple[int, int]]:
    """10.2 Two dice of one throw: a reroll throws both again. [TG-5 4.S3-c]"""
    while True:
        one: int = yield Chance(rule, first, "die", DIE)
        two: int = yield Chance(rule, second, "die", DIE)
        g.heard and g.tell(rule, "rolled-two", one=one, two=two)
        facts = {"one": one, "two": two}
        if not (may_go_again(g, "reroll") and (yield from another_go(g, "reroll", "reroll-two", facts))):
            return one, two


def draw_cube(g: NavajoWars, rule: str, key: str, manuelito: bool = False) -> Flow[str]:
    """1.9 A cube from the bag, taken out of it; "" if the bag is empty. It may be put back and drawn anew for Trade
    Goods, Fortune or a Development, and once per activation by Manuelito's Family. [1.7.3-m 1.7.3-n TG-7 RR-25 RR-27
    3.2.RT-k]"""
    s = g.state
    while True:
        present = [colour for colour in CUBES if s.bag.get(colour)]
        if not present:
            g.heard and g.tell("1.7.3", "bag-empty")
            return ""
        cube: str = yield Chance(rule, key, "cube", present, [s.bag[colour] for colour in present])
        g.heard and g.tell(rule, "cube-drawn", cube=cube)
        if manuelito and not s.effects.get("manuelito-used"):
            again = yield from choose(
                "13 Manuelito",
                "manuelito-redraw",
                lambda: [Option("keep-cube", False, rule), Option("manuelito-redraws", True, "13 Manuelito")],
                {"cube": cube},
            )
            if again:
                s.effects["manuelito-used"] = 1
                continue
        if not (may_go_again(g, "redraw") and (yield from another_go(g, "redraw", "redraw", {"cube": cube}))):
            s.bag[cube] -= 1
            return cube
