"""10.2 Dice and cubes, and what buys another throw: Trade Goods, Fortune, a Development."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_general import move_piece
from vigil.games.navajo_wars.state import State
from vigil.kernel.flow import DIE, Chance, Fact, Flow, Option, choose

REROLL_PRICE = 3
NOTHING: Mapping[str, Fact] = {}


def goods(s: State) -> int:
    """10 Trade Goods in Resources; a Trade Intruder counts as one. [1.6.6-n IN-17]"""
    return s.resources.get("trade-goods", 0) + s.resources.get("trade", 0)


def reroll_price(g: NavajoWars) -> int:
    """10.2 Three Trade Goods for another throw, less with Developments. [TG-5 9.1.4-a]"""
    return max(1, REROLL_PRICE - g.bonus("reroll-discount"))


def spend_goods(g: NavajoWars, n: int, rule: str) -> Flow[None]:
    """13 Spent Trade Goods go to Out of Play, a Trade Intruder to its cup; the player says which. [TG-11 1.5-s
    TG-15]"""
    s = g.state
    for left in range(n, 0, -1):
        plain, trade = s.resources.get("trade-goods", 0), s.resources.get("trade", 0)
        use_trade = trade > 0
        if plain and trade and plain + trade > left:
            use_trade = yield from choose(
                rule,
                "which-goods",
                lambda: [
                    Option("spend-trade-goods", False, "13 Spend"),
                    Option("spend-trade-intruder", True, "Intruders"),
                ],
            )
        elif plain:
            use_trade = False
        if use_trade:
            s.resources["trade"] -= 1
            s.intruders_unseen["trade"] = s.intruders_unseen.get("trade", 0) + 1
        else:
            move_piece(s.resources, s.out_of_play, "trade-goods")
    if n:
        g.heard and g.tell(rule, "goods-spent", n=n)


def spend_fortune(g: NavajoWars) -> None:
    """Intruders: a Fortune counter spent goes back to the cup. [1.6.6-i IN-11]"""
    s = g.state
    s.resources["fortune"] -= 1
    s.intruders_unseen["fortune"] = s.intruders_unseen.get("fortune", 0) + 1


def ready(g: NavajoWars, power: str) -> list[str]:
    """9.1 Developments in play, not exhausted, whose power is of this kind. [9.1-b]"""
    s, powers = g.state, g.content.powers
    return [key for key in s.developments if powers[key] == power and key not in s.exhausted]


def exhaust(g: NavajoWars, key: str) -> None:
    """9.1 Turn the card: it is used up until it is refreshed. [9.1-b]"""
    g.state.exhausted.append(key)
    g.heard and g.tell("9.1", "exhausted", development=key)


def refresh(g: NavajoWars) -> None:
    """9.1 Turn every exhausted card upright. [9.1-b]"""
    if g.state.exhausted:
        g.state.exhausted.clear()
        g.heard and g.tell("9.1", "refreshed")


def may_go_again(g: NavajoWars, kind: str) -> bool:
    """10.2 Whether anything could pay for another throw or another cube. [TG-5 1.6.6-i]"""
    s = g.state
    return bool(s.resources.get("fortune", 0) or goods(s) >= reroll_price(g) or ready(g, kind))


def another_go(g: NavajoWars, kind: str, question: str, facts: Mapping[str, Fact]) -> Flow[bool]:
    """10.2 Pay for another throw or another cube, or let it stand. [TG-5 TG-6 TG-7 1.6.6-i RR-27]"""
    s = g.state
    price, cards = reroll_price(g), ready(g, kind)

    def offer() -> list[Option[str]]:
        options = [Option("let-stand", "", "10.2")]
        if goods(s) >= price:
            options.append(Option(f"{kind}-for-goods", "goods", "10.2", {"n": price}))
        if s.resources.get("fortune", 0):
            options.append(Option(f"{kind}-for-fortune", "fortune", "Intruders"))
        options += [Option(f"{kind}-by-development", key, "9.1", {"development": key}) for key in cards]
        return options

    way = yield from choose("10.2", question, offer, facts)
    if way == "":
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


def roll(g: NavajoWars, rule: str, key: str, facts: Mapping[str, Fact] | None = None) -> Flow[int]:
    """10.2 One die; the player may pay to throw it again, and the new result stands unless paid for again. [TG-5
    TG-6]"""
    eyes = yield from throw(g, rule, key, facts)
    while may_go_again(g, "reroll") and (yield from another_go(g, "reroll", "reroll", {"chance": key, "n": eyes})):
        eyes = yield from throw(g, rule, key, facts)
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
        present = [colour for colour, n in s.bag.items() if n]
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
