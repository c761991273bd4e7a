"""10. Trade Goods: what they are spent on, what is exchanged for them, and the horse that may be given at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations
from typing import Any

from msgspec import Struct

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family, in_play
from vigil.games.navajo_wars.rules.ch01_pieces import move_piece, take
from vigil.games.navajo_wars.rules.ch01_tracks import TRACK_TOP, gain_ap
from vigil.games.navajo_wars.state import ANIMALS, State
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Option, Refusal

AP_PRICE = 2
ANIMAL_PRICE = 3
ANIMALS_FOR_GOODS = 3
CORN_FOR_GOODS = 6


class Power(Struct, frozen=True):
    """A power picked from among the options of another question."""

    key: str
    args: tuple[int | str, ...] = ()


# spending


def goods(s: State) -> int:
    """10 Trade Goods in Resources; a Trade Intruder counts as one. [1.6.6-n IN-17]"""
    return s.resources.get("trade-goods", 0) + s.resources.get("trade", 0)


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


def too_few_goods(s: State, key: str, n: int, facts: Mapping[str, Fact] | None = None) -> list[Refusal]:
    """10.2 What would cost n Trade Goods is refused while there are fewer."""
    have = goods(s)
    return [] if have >= n else [Refusal(key, "too-few-goods", "10.2", facts or {"n": n}, {"n": n, "have": have})]


# what may be done at any time


def horse_options(g: NavajoWars, letter: str = "") -> list[Option[Power]]:
    """1.6.2 A horse, never a sheep, from Resources into the empty horse space of a Family in play, at any moment.
    [1.6.2-c 1.6.2-e 1.6.2-f]"""
    if not g.state.resources.get("horse", 0):
        return []
    return [
        Option("give-horse", Power("horse", (each.letter,)), "1.6.2", {"family": each.letter})
        for each in (in_play(g.state) if not letter else [family(g.state, letter)])
        if not each.horse and each.place
    ]


def trade_options(g: NavajoWars) -> list[Option[Power]]:
    """10.1, 10.2 Animals or Corn for Trade Goods; Trade Goods for AP or an animal. [TG-1 TG-4]"""
    s = g.state
    options = exchanges(g)
    have = goods(s)
    if have < AP_PRICE:
        return options
    if s.ap < TRACK_TOP:
        options.append(Option("goods-for-ap", Power("ap"), "10.2"))
    if have >= ANIMAL_PRICE:
        for animal in ANIMALS:
            if s.out_of_play.get(animal, 0):
                options.append(Option("goods-for-animal", Power("animal", (animal,)), "10.2", {"piece": animal}))
    return options


def exchanges(g: NavajoWars) -> list[Option[Power]]:
    """10.1 Animals or Corn for Trade Goods, while a counter is Out of Play. [10.1-c 10.1-d 10.1-f]"""
    s = g.state
    options: list[Option[Power]] = []
    if s.out_of_play.get("trade-goods", 0):
        if s.resources.get("horse", 0) + s.resources.get("sheep", 0) >= ANIMALS_FOR_GOODS:
            options += one_or_menu("animals", len(animal_mixes(s)), animal_payments, g)
        if s.corn and sum(s.corn) >= CORN_FOR_GOODS:
            options += one_or_menu("corn", len(corn_payments(s.corn)), corn_options, g)
    return options


def one_or_menu(
    what: str, n: int, ways: Callable[[NavajoWars], list[Option[Power]]], g: NavajoWars
) -> list[Option[Power]]:
    """10.1 One way to pay is offered as it is, several as one option that asks which. [10.1-c 10.1-d]"""
    return ways(g) if n < 2 else [Option(f"trade-{what}-which", Power(what), "10.1")]


def animal_mixes(s: State) -> range:
    """10.1 How many of the three animals may be horses. [10.1-c 10.1-e]"""
    horses, sheep = s.resources.get("horse", 0), s.resources.get("sheep", 0)
    return range(max(0, ANIMALS_FOR_GOODS - sheep), min(horses, ANIMALS_FOR_GOODS) + 1)


def animal_payments(g: NavajoWars) -> list[Option[Power]]:
    """10.1 Three animals in Resources, in any mix. [10.1-c 10.1-e]"""
    options: list[Option[Power]] = []
    for n in animal_mixes(g.state):
        facts: dict[str, Fact] = {"horses": n, "sheep": ANIMALS_FOR_GOODS - n}
        options.append(Option("trade-animals", Power("animals", (n, ANIMALS_FOR_GOODS - n)), "10.1", facts))
    return options


def corn_options(g: NavajoWars) -> list[Option[Power]]:
    """10.1 Corn in Resources worth 6 or more. [10.1-d]"""
    if sum(g.state.corn) < CORN_FOR_GOODS:
        return []
    return [
        Option("trade-corn", Power("corn", counters), "10.1", {"corn": tuple(map(str, counters))})
        for counters in corn_payments(g.state.corn)
    ]


def corn_payments(corn: list[int]) -> list[tuple[int, ...]]:
    """10.1 Sets of Corn worth 6 or more from which no counter could be spared; no change is given. [10.1-d 10.1-h]"""
    found: list[tuple[int, ...]] = []
    for size in range(1, len(corn) + 1):
        for pick in combinations(sorted(corn), size):
            if sum(pick) >= CORN_FOR_GOODS > sum(pick) - min(pick) and pick not in found:
                found.append(pick)
    return found


@cache
def corn_sets(corn: tuple[int, ...]) -> int:
    """10.1 How many Trade Goods these Corn counters could buy, one set for each. [10.1-d]"""
    if sum(corn) < 2 * CORN_FOR_GOODS:
        return int(sum(corn) >= CORN_FOR_GOODS)
    most = 0
    for payment in corn_payments(list(corn)):
        left = list(corn)
        for counter in payment:
            left.remove(counter)
        most = max(most, 1 + corn_sets(tuple(left)))
    return most


def exchangeable(s: State) -> int:
    """10.1 How many exchanges the animals and the Corn in Resources would pay for. [10.1-c 10.1-d]"""
    animals = s.resources.get("horse", 0) + s.resources.get("sheep", 0)
    return animals // ANIMALS_FOR_GOODS + (corn_sets(tuple(sorted(s.corn))) if s.corn else 0)


def ap_in_reach(s: State) -> int:
    """10.1, 10.2 The AP that Trade Goods, or animals and Corn by way of Trade Goods, could still buy: what is spent
    lies Out of Play and can be bought again, but for a Trade Intruder. [TG-1 10.1-f]"""
    plain, trade = s.resources.get("trade-goods", 0), s.resources.get("trade", 0)
    if plain + trade == 0 and not s.out_of_play.get("trade-goods", 0):
        return 0
    supply, sets, ap = s.out_of_play.get("trade-goods", 0), exchangeable(s), 0
    while True:
        if plain + trade >= AP_PRICE:
            spent = min(plain, AP_PRICE)
            plain, supply, trade, ap = plain - spent, supply + spent, trade - (AP_PRICE - spent), ap + 1
        elif supply and sets:
            plain, supply, sets = plain + 1, supply - 1, sets - 1
        else:
            return ap


# doing it


def use_trade(g: NavajoWars, power: Power) -> Flow[None]:
    """10.1, 10.2, 1.6.2 Carry out the exchange, the purchase or the gift picked. [10.1-c 10.1-d TG-1 TG-4]"""
    s = g.state
    if power.key in ("animals", "corn") and not power.args:
        ways = animal_payments(g) if power.key == "animals" else corn_options(g)
        power = yield from choose("10.1", f"trade-{power.key}-which", lambda: ways)
    args: tuple[Any, ...] = power.args
    if power.key == "horse":
        give_horse(g, args[0])
    elif power.key == "animals":
        trade_animals(g, *args)
    elif power.key == "corn":
        trade_corn(g, args)
    elif power.key == "ap":
        yield from spend_goods(g, AP_PRICE, "10.2")
        gain_ap(g, 1, "10.2")
    else:
        yield from spend_goods(g, ANIMAL_PRICE, "10.2")
        take(g, args[0], s.resources, "10.2")


def give_horse(g: NavajoWars, letter: str) -> None:
    """1.6.2 The horse stays with the Family until a rule takes it out. [1.6.2-c 1.6.2-d]"""
    g.state.resources["horse"] -= 1
    family(g.state, letter).horse = True
    g.heard and g.tell("1.6.2", "horse-given", family=letter)


def trade_animals(g: NavajoWars, horses: int, sheep: int) -> None:
    """10.1 Three animals from Resources buy one Trade Goods. [10.1-c 10.1-e]"""
    s = g.state
    for animal, n in (("horse", horses), ("sheep", sheep)):
        for _ in range(n):
            move_piece(s.resources, s.out_of_play, animal)
    g.heard and g.tell("10.1", "animals-traded", horses=horses, sheep=sheep)
    take(g, "trade-goods", s.resources, "10.1")


def trade_corn(g: NavajoWars, counters: tuple[int, ...]) -> None:
    """10.1 Corn worth 6 or more buys one Trade Goods and goes to the cup. [10.1-d 1.5-s]"""
    s = g.state
    for corn in counters:
        s.corn.remove(corn)
        s.corn_unseen[str(corn)] = s.corn_unseen.get(str(corn), 0) + 1
    g.heard and g.tell("10.1", "corn-traded", corn=tuple(map(str, counters)))
    take(g, "trade-goods", s.resources, "10.1")
