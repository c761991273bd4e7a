"""Merchants: Robbery: what a beaten merchant leaves behind."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.enemies import hurt_enemy, take_away
from vigil.games.under_our_sun.rules.inventory import fill_water, put, room_for, take_card
from vigil.games.under_our_sun.state import Character, Enemy
from vigil.kernel.rules.asking import draft
from vigil.kernel.rules.requests import Flow, Option, Refusal

RULE = "Merchants: Robbery"
MOST = 2


def rob(g: Sun, c: Character, merchant: Enemy) -> Flow[None]:
    """Merchants: Robbery Two of its items of choice and all its resources, as far as they fit; the merchant and what is
    left of its items leave the game.

    [R299 R300 A91]
    """
    keys = [card.key for card in merchant.cards]
    most = min(MOST, len(keys))

    def elements() -> list[Option[str]]:
        return [Option("thing", key, RULE, {"what": key}) for key in keys]

    def fits(chosen: Sequence[str]) -> Refusal | None:
        return Refusal("thing", "enough-chosen", RULE, about={"n": most}) if len(chosen) > most else None

    def ready(chosen: Sequence[str]) -> Refusal | None:
        return Refusal("thing", "more-to-choose", RULE, about={"n": most}) if len(chosen) < most else None

    chosen = yield from draft(RULE, "booty", elements, fits, ready, {"n": most}, seat=c.seat)
    for key in chosen:
        card = next(each for each in merchant.cards if each.key == key)
        merchant.cards.remove(card)
        take_card(g, c, card)
    for what, n in list(merchant.goods.items()):
        for _ in range(n):
            put(c.goods if room_for(g, c, what) else g.tile(c.at).dropped, what, 1)
    fill_water(g, c, merchant.water)
    take_away(g, merchant)
    g.heard and g.tell(RULE, "robbed", person=c.key, merchant=merchant.key)


def wound_enemy(g: Sun, c: Character, target: Enemy, n: int) -> None:
    """Combat What an attack does to its target. [R245]"""
    if not n:
        g.heard and g.tell("Combat", "missed", person=c.key, enemy=target.key, letter=target.letter)
    hurt_enemy(g, target, n)
