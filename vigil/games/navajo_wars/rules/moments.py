"""The moments at which powers may be used: 10.1, 10.2, 1.6.2, 3, 9.1, 13 Blessing Way.

`ask` puts a question with the powers of the moment among its options. `moment` is a window: the powers, what may be
bought just then, and going on. RULINGS.md lists the moments there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_tracks import TRACK_TOP
from vigil.games.navajo_wars.rules.ch09_cultural_developments import development_powers, use_development
from vigil.games.navajo_wars.rules.ch10_trade_goods import (
    ANIMAL_PRICE,
    ANIMALS_FOR_GOODS,
    AP_PRICE,
    CORN_FOR_GOODS,
    Power,
    corn_sets,
    exchanges,
    goods,
    horse_options,
    trade_options,
    use_trade,
)
from vigil.games.navajo_wars.rules.effects.blessing_ways import blessings, use_blessing
from vigil.games.navajo_wars.state import ANIMALS
from vigil.kernel.rules.asking import GO_ON
from vigil.kernel.rules.requests import Decision, Fact, Flow, Number, Option, Refusal

T = TypeVar("T")

END_TURN = "end-turn"
BRING_GOODS = ("gain-trade-goods", "gain-horse", "gain-sheep")  # what cards do that can end in Trade Goods


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
            rule,
            key,
            lambda: [*offer(), *powers(g, occasion, horses)],
            facts=about,
            refused=refused,
            numbers=numbers,
        )
        if not isinstance(chosen.value, Power):
            answer: T = chosen.value
            return answer
        yield from use_power(g, chosen.value)


def moment(
    g: NavajoWars,
    rule: str,
    name: str,
    matters: Callable[[], bool],
    own: Callable[[], Sequence[Option[Any]]] | None = None,
    facts: Mapping[str, Fact] | None = None,
    refused: Callable[[], Iterable[Refusal]] | None = None,
    numbers: Callable[[], Iterable[Number]] | None = None,
    alone: bool = False,
    ends: bool = False,
    idle: bool = False,
) -> Flow[Any]:
    """1.5.3 A window: what may be bought just then (`own`), the powers of the moment unless the purchase stands alone,
    and going on. It is open again after each power, and not at all without one; `matters` says whether one could make a
    difference here, `idle` that nothing could be gained by it yet. Who calls it has seen that there is something to
    use. The value of what was bought, "" if only powers were used, None if nothing was. [MOM-a MOM-b]"""
    important, gone = not idle and (alone or matters()), None
    while True:
        chosen: Option[Any] = yield Decision(
            rule,
            name,
            lambda: [
                *(own() if own else ()),
                *(() if alone else powers(g, "operations", "")),
                Option(END_TURN if ends else GO_ON, None, rule),
            ],
            facts=facts,
            refused=refused,
            numbers=numbers,
            window=True,
            matters=important,
            ends=ends,
        )
        if not isinstance(chosen.value, Power):
            return gone if chosen.value is None else chosen.value
        yield from use_power(g, chosen.value)
        important, gone = matters(), ""
        if not important and not ends and (alone or not usable(g)):
            return gone


def end_of_the_phase(g: NavajoWars, asked: bool = False) -> Flow[None]:
    """3 A window after the last step of a Diné phase, unless the player has just said that it is enough: the last time
    for Blessing Ways and the powers of Developments. After the last Family it is `asked` even if there is nothing to
    use. [3-b MOM-a]"""
    if asked or usable(g):
        yield from moment(g, "3", "end-of-the-phase", lambda: card_for(g), ends=asked)


# which powers


def powers(g: NavajoWars, occasion: str, horses: str | None = None) -> list[Option[Power]]:
    """10.1, 10.2, 1.6.2, 9.1 What the player could do now besides the question. `occasion`: operations, reaction,
    battle, evade. Before a Battle of the Diné phase whatever may be used at any moment of it may be used too. [3-b]"""
    s = g.state
    options = [] if horses is None else horse_options(g, horses)
    options += trade_options(g)
    if (s.developments or s.hand) and (occasion != "operations" or s.phase == "dine"):
        options += cards(g, occasion)
        if occasion == "battle":
            shown = {option.name for option in options}
            options += [option for option in cards(g) if option.name not in shown]
    return options


def cards(g: NavajoWars, occasion: str = "operations") -> list[Option[Power]]:
    """9.1, 13 The Developments that may be exhausted and the Blessing Ways that may be played now. [3-b]"""
    s = g.state
    options: list[Option[Power]] = []
    if s.developments:
        for key in development_powers(g, occasion):
            options.append(Option(key.key, Power("development", (key.value, occasion)), key.rule, key.facts))
    if s.hand:
        for card in blessings(g, occasion):
            options.append(Option(card.key, Power("blessing", card.value), card.rule, card.facts))
    return options


def use_power(g: NavajoWars, power: Power) -> Flow[None]:
    """1.5.3 Carry out the power picked."""
    args: tuple[Any, ...] = power.args
    if power.key == "development":
        return use_development(g, *args)
    if power.key == "blessing":
        return use_blessing(g, args)
    return use_trade(g, power)


def usable(g: NavajoWars) -> bool:
    """10.1, 10.2, 1.6.2, 9.1 Whether there is any power at a window. [MOM-b]"""
    s = g.state
    resources, out = s.resources, s.out_of_play
    horses = resources.get("horse", 0)
    if horses:
        for each in s.families:
            if each.place and not each.horse:
                return True
    have = resources.get("trade-goods", 0) + resources.get("trade", 0)
    if have >= AP_PRICE and (s.ap < TRACK_TOP or (have >= ANIMAL_PRICE and any(out.get(each, 0) for each in ANIMALS))):
        return True
    if out.get("trade-goods", 0) and (
        horses + resources.get("sheep", 0) >= ANIMALS_FOR_GOODS or (s.corn and sum(s.corn) >= CORN_FOR_GOODS)
    ):
        return True
    if s.phase != "dine":
        return False
    return bool((s.developments and development_powers(g, "operations")) or (s.hand and blessings(g, "operations")))


# what could matter


def source_of(g: NavajoWars, power: Power) -> str:
    """9.1, 13 The list of what a card's power does."""
    card = power.args[0]
    return f"power-{card}" if power.key == "development" else f"blessing-{g.content.ceremonies[int(card)].key}"


def does(g: NavajoWars, power: Power, kinds: Iterable[str]) -> bool:
    """9.1, 13 Whether a card's power does one of these."""
    return not g.content.does[source_of(g, power)].isdisjoint(kinds)


def card_for(g: NavajoWars, *kinds: str) -> bool:
    """9.1, 13 Whether a card that may be used now does one of these; without kinds, whether there is any. [3-b]"""
    s = g.state
    if s.phase != "dine" or not (s.developments or s.hand):
        return False
    if not kinds:
        return bool(development_powers(g, "operations") or blessings(g, "operations"))
    return any(does(g, option.value, kinds) for option in cards(g))


def means(g: NavajoWars) -> list[Option[Power]]:
    """10.1 What brings Trade Goods: animals, Corn and, in the Diné phase, a card. [10.1-c 10.1-d MOM-c]"""
    options = exchanges(g)
    if options or g.state.out_of_play.get("trade-goods", 0):
        options += [option for option in cards(g) if does(g, option.value, BRING_GOODS)]
    return options


def can_pay(g: NavajoWars, n: int) -> bool:
    """10.1, 10.2 Whether n Trade Goods are at hand or in reach. [MOM-c]"""
    s = g.state
    resources = s.resources
    missing = n - resources.get("trade-goods", 0) - resources.get("trade", 0)
    if missing <= 0:
        return True
    if s.out_of_play.get("trade-goods", 0) < missing:
        return False
    sets = (resources.get("horse", 0) + resources.get("sheep", 0)) // ANIMALS_FOR_GOODS
    if s.corn:
        sets += sum(s.corn) // CORN_FOR_GOODS
    if sets < missing and not (s.phase == "dine" and (s.hand or woven(g))):
        return False
    return goods_in_reach(g) >= n


def goods_in_reach(g: NavajoWars) -> int:
    """10.1 The Trade Goods at hand and those that animals, Corn and, in the Diné phase, a card could still bring, at
    most as many as lie Out of Play. [10.1-f MOM-c]"""
    s = g.state
    have, supply = goods(s), s.out_of_play.get("trade-goods", 0)
    if not supply:
        return have
    animals = s.resources.get("horse", 0) + s.resources.get("sheep", 0)
    brought = corn_sets(tuple(sorted(s.corn))) if s.corn else 0
    if s.phase == "dine" and (s.developments or s.hand):
        extra, herd = from_cards(g)
        brought, animals = brought + extra, animals + herd
    return have + min(supply, brought + animals // ANIMALS_FOR_GOODS)


def can_be_had(g: NavajoWars, piece: str, n: int = 1) -> bool:
    """10.1, 10.2 Whether exchanges could bring n more of a piece. [MOM-c]"""
    reach = goods_in_reach(g)
    if piece == "trade-goods":
        return reach >= goods(g.state) + n
    return reach >= n * ANIMAL_PRICE and g.state.out_of_play.get(piece, 0) >= n


def woven(g: NavajoWars) -> bool:
    """9.1 Whether a Development could still bring Trade Goods."""
    s = g.state
    for key in g.content.woven:
        if key in s.developments and key not in s.exhausted:
            return True
    return False


def from_cards(g: NavajoWars) -> tuple[int, int]:
    """9.1, 13 The Trade Goods and the animals that cards could bring in the Diné phase, the animals as far as they are
    Out of Play, or would be if three were traded first."""
    goods, herd, out, resources = 0, 0, g.state.out_of_play, g.state.resources
    traded = sum(resources.get(animal, 0) for animal in ANIMALS) >= ANIMALS_FOR_GOODS
    for option in cards(g):
        brought = g.content.brings[source_of(g, option.value)]
        goods += brought.get("trade-goods", 0)
        for animal in ANIMALS:
            herd += min(brought.get(animal, 0), out.get(animal, 0) + (resources.get(animal, 0) if traded else 0))
    return goods, herd
