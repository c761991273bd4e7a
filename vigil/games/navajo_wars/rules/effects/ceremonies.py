"""13 Ceremony cards: the steps of their Major Event, which their rows list, the hand and Enemy Way."""

from __future__ import annotations

from vigil.games.navajo_wars.content.tables import CeremonyCard
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import take
from vigil.games.navajo_wars.rules.ch09_cultural_developments import any_ready, exhaust, ready
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch10_trade_goods import (
    animal_payments,
    exchanges,
    goods,
    horse_options,
    spend_goods,
    too_few_goods,
)
from vigil.games.navajo_wars.rules.effects.carry_out import carry_out
from vigil.games.navajo_wars.rules.moments import can_pay, moment, usable
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Option

CANCEL_PRICE = 3
TAKES_ANIMALS = ("lose-animal", "lose-herd", "lose-horse", "lose-sheep")


def of_card(g: NavajoWars, who: str) -> CeremonyCard:
    """13 The Ceremony card whose Major Event is carried out."""
    return g.content.ceremonies[g.content.numbers[who]]


def people_come(g: NavajoWars, who: str) -> None:
    """13 Hand: step 1, the population counter of the card goes from Out of Play into Passage of Time. [13-hand]"""
    take(g, of_card(g, who).grows, g.state.passage, "13 Hand")


def ceremony_die(g: NavajoWars, who: str) -> Flow[None]:
    """13 Enemy Way: step 2, above the number of this card the Enemy Way of the Ceremony card discarded last is carried
    out; without such a card no die is thrown. [13-enemyway 13-enemyway-b]"""
    row, other = of_card(g, who), last_ceremony(g)
    if other is None:
        g.heard and g.tell("13 Enemy Way", "no-enemy-way", card=row.key)
        return
    facts: dict[str, Fact] = {"card": row.key, "number": row.number}
    eyes = yield from roll(g, "13 Enemy Way", "ceremony-die", facts, lambda eyes: eyes <= row.number)
    if eyes <= row.number:
        g.heard and g.tell("13 Enemy Way", "ceremony-undisturbed", card=row.key, n=eyes, number=row.number)
    else:
        yield from enemy_way(g, other)


def last_ceremony(g: NavajoWars) -> CeremonyCard | None:
    """13 Enemy Way: the topmost Ceremony card of the discard pile. [13-enemyway-b]"""
    cards = g.content.ceremonies
    return next((cards[card] for card in reversed(g.state.discard) if card in cards), None)


def enemy_way(g: NavajoWars, other: CeremonyCard) -> Flow[None]:
    """13 Enemy Way: called by another ceremony, never by the player; it may be cancelled. [13-enemyway]"""
    g.heard and g.tell("13 Enemy Way", "enemy-way", card=other.key)
    if (yield from cancel_enemy_way(g, other)):
        g.heard and g.tell("10.2", "enemy-way-cancelled", card=other.key)
        return
    yield from carry_out(g, f"enemy-way-{other.key}")


def cancel_enemy_way(g: NavajoWars, other: CeremonyCard) -> Flow[bool]:
    """10.2 A window before an Enemy Way: three Trade Goods cancel it, and so does a Development made for it. [TG-8
    TG-14 MOM-a MOM-c]"""
    s = g.state
    if not (goods(s) >= CANCEL_PRICE or usable(g) or any_ready(g, "cancel-enemy-way")):
        return False

    def offer() -> list[Option[str]]:
        options = []
        if goods(s) >= CANCEL_PRICE:
            options.append(Option("cancel-enemy-way-for-goods", "goods", "10.2", {"n": CANCEL_PRICE}))
        cards = ready(g, "cancel-enemy-way")
        return options + [Option("cancel-enemy-way-by-development", key, "9.1", {"development": key}) for key in cards]

    way = yield from moment(
        g,
        "13 Enemy Way",
        "before-the-enemy-way",
        lambda: (
            can_pay(g, CANCEL_PRICE)
            or any_ready(g, "cancel-enemy-way")
            or (takes_animals(g, other) and herd_can_be_saved(g))
        ),
        offer,
        {"card": other.key},
        lambda: too_few_goods(s, "cancel-enemy-way-for-goods", CANCEL_PRICE),
    )
    if not way:
        return False
    if way == "goods":
        yield from spend_goods(g, CANCEL_PRICE, "10.2")
    else:
        exhaust(g, way)
    return True


def takes_animals(g: NavajoWars, other: CeremonyCard) -> bool:
    """13 Enemy Way: whether it takes animals out of Resources."""
    return not g.content.does[f"enemy-way-{other.key}"].isdisjoint(TAKES_ANIMALS)


def herd_can_be_saved(g: NavajoWars) -> bool:
    """1.6.2, 10.1 Whether a horse could be given to a Family, or animals traded, before animals are taken. [MOM-a]"""
    return bool(horse_options(g) or (exchanges(g) and animal_payments(g)))


def keep_card(g: NavajoWars, who: str) -> Flow[None]:
    """13 Hand: step 3, into hand, however many are there, or left to the Discard Phase. [13-hand 13-ceremony]"""
    row = of_card(g, who)
    kept = yield from choose(
        "13 Hand",
        "ceremony-to-hand",
        lambda: [
            Option("take-into-hand", True, "13 Hand", {"card": row.key}),
            Option("leave-ceremony", False, "2.3.3", {"card": row.key}),
        ],
        {"card": row.key, "n": len(g.state.hand)},
    )
    if kept:
        g.state.hand.append(row.n)
        g.heard and g.tell("13 Hand", "ceremony-in-hand", card=row.key, n=len(g.state.hand))
