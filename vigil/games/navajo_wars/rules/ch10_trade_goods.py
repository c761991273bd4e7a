"""10. Trade Goods, and the other powers a player may use at any time, offered wherever they can matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar

from msgspec import Struct

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ceremonies import blessings, use_blessing
from vigil.games.navajo_wars.rules.ch01_general import TRACK_TOP, family, gain_ap, in_play, move_piece, take
from vigil.games.navajo_wars.rules.ch09_cultural_developments import development_powers, use_development
from vigil.games.navajo_wars.rules.ch10_rerolls import goods, spend_goods
from vigil.games.navajo_wars.state import ANIMALS
from vigil.kernel.flow import Decision, Fact, Flow, Number, Option, Refusal, choose

T = TypeVar("T")

AP_PRICE = 2
ANIMAL_PRICE = 3
ANIMALS_FOR_GOODS = 3
CORN_FOR_GOODS = 6


class Power(Struct, frozen=True):
    """A power picked from among the options of another question."""

    key: str
    args: tuple[int | str, ...] = ()


def ask(
    g: NavajoWars,
    rule: str,
    key: str,
    offer: Callable[[], Sequence[Option[T]]],
    facts: Mapping[str, Fact] | Callable[[], Mapping[str, Fact]] | None = None,
    refused: Callable[[], Iterable[Refusal]] | None = None,
    numbers: Callable[[], Iterable[Number]] | None = None,
    occasion: str = "operations",
    horses: str | None = None,
) -> Flow[T]:
    """1.5.3 Ask, with the powers of the moment among the options; after a power the question is asked again, with facts
    as they now are. Where a horse can matter, `horses` names the Family that may be given one, "" for any. [3-b]"""
    while True:
        about = facts() if callable(facts) else facts
        chosen: Option[Any] = yield Decision(
            rule, key, lambda: [*offer(), *powers(g, occasion, horses)], about, refused, numbers
        )
        if not isinstance(chosen.value, Power):
            answer: T = chosen.value
            return answer
        yield from use_power(g, chosen.value)


def powers(g: NavajoWars, occasion: str, horses: str | None = None) -> list[Option[Power]]:
    """10.1, 10.2, 1.6.2 What the player could do now besides the question. `occasion`: operations, reaction, battle,
    evade."""
    s = g.state
    options = [] if horses is None else horse_options(g, horses)
    if goods(s) or s.out_of_play.get("trade-goods", 0):
        options += trade_options(g)
    if s.developments:
        options += [
            Option(option.key, Power("development", (option.value,)), option.rule, option.facts)
            for option in development_powers(g, occasion)
        ]
    if s.hand:
        options += [
            Option(option.key, Power("blessing", option.value), option.rule, option.facts)
            for option in blessings(g, occasion)
        ]
    return options


def horse_options(g: NavajoWars, letter: str = "") -> list[Option[Power]]:
    """1.6.2 A horse, never a sheep, from Resources into the empty horse space of a Family in play, at any moment.
    [1.6.2-c 1.6.2-e 1.6.2-f]"""
    if not g.state.resources.get("horse", 0):
        return []
    return [
        Option("give-horse", Power("horse", (each.letter,)), "1.6.2", {"family": each.letter})
        for each in in_play(g.state)
        if not each.horse and letter in ("", each.letter)
    ]


def trade_options(g: NavajoWars) -> list[Option[Power]]:
    """10.1, 10.2 Animals or Corn for Trade Goods; Trade Goods for AP or an animal. [10.1-c 10.1-d 10.1-f TG-1 TG-4]"""
    s = g.state
    have = goods(s)
    options: list[Option[Power]] = []
    if s.out_of_play.get("trade-goods", 0):
        options += one_or_menu("animals", animal_payments(g))
        options += one_or_menu("corn", corn_options(g))
    if have >= AP_PRICE and s.ap < TRACK_TOP:
        options.append(Option("goods-for-ap", Power("ap"), "10.2"))
    if have >= ANIMAL_PRICE:
        for animal in ANIMALS:
            if s.out_of_play.get(animal, 0):
                options.append(Option("goods-for-animal", Power("animal", (animal,)), "10.2", {"piece": animal}))
    return options


def one_or_menu(what: str, ways: list[Option[Power]]) -> list[Option[Power]]:
    """10.1 One way to pay is offered as it is, several as one option that asks which. [10.1-c 10.1-d]"""
    return ways if len(ways) < 2 else [Option(f"trade-{what}-which", Power(what), "10.1")]


def animal_payments(g: NavajoWars) -> list[Option[Power]]:
    """10.1 Three animals in Resources, in any mix. [10.1-c 10.1-e]"""
    horses, sheep = g.state.resources.get("horse", 0), g.state.resources.get("sheep", 0)
    if horses + sheep < ANIMALS_FOR_GOODS:
        return []
    options: list[Option[Power]] = []
    for n in range(max(0, ANIMALS_FOR_GOODS - sheep), min(horses, ANIMALS_FOR_GOODS) + 1):
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


def use_power(g: NavajoWars, power: Power) -> Flow[None]:
    """1.5.3 Carry out the power picked."""
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
    elif power.key == "animal":
        yield from spend_goods(g, ANIMAL_PRICE, "10.2")
        take(g, args[0], s.resources, "10.2")
    elif power.key == "development":
        yield from use_development(g, args[0])
    else:
        yield from use_blessing(g, args)


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
