"""13 Blessing Way: Ceremony cards played from hand. What each does is a list in its row."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch01_tracks import gain_culture
from vigil.games.navajo_wars.rules.effects.carry_out import carry_out
from vigil.kernel.rules.requests import Flow, Option


def modifier(g: NavajoWars, who: str, rule: str, n: int, told: str) -> None:
    """13 Blessing Way: more in the Battle or the Evade, whichever it is used in; nothing elsewhere."""
    if who in ("battle", "evade"):
        effects = g.state.effects
        effects[who] = effects.get(who, 0) + n
        g.heard and g.tell(rule, told or f"blessing-{who}", n=n)


def is_rolled_for(g: NavajoWars, who: str, **params: object) -> bool:
    """13 Blessing Way: whether a Battle or an Evade is about to be rolled."""
    return who in ("battle", "evade")


def come_of_age(g: NavajoWars, who: str, rule: str, culture: int) -> None:
    """13 Blessing Way: a child takes the empty place of the woman in its own Family, and Culture rises."""
    s, each = g.state, family(g.state, who)
    each.child, each.woman = False, True
    s.out_of_play["child"] = s.out_of_play.get("child", 0) + 1
    s.out_of_play["woman"] -= 1
    g.heard and g.tell(rule, "came-of-age", family=who)
    gain_culture(g, culture, rule)


def would_help(g: NavajoWars, card: int, occasion: str) -> bool:
    """13 Blessing Way: whether playing the card now would change anything."""
    return bool(g.content.blesses[card](g, occasion))


def blessings(g: NavajoWars, occasion: str) -> list[Option[tuple[Any, ...]]]:
    """13 Blessing Way: the cards in hand that may be played now, on the occasions they name. [13-bless 13-bless-b]"""
    s, cards = g.state, g.content.ceremonies
    if occasion == "operations" and s.phase != "dine":
        return []
    return [
        Option("play-blessing-way", (card, occasion), "13 Blessing Way", {"card": cards[card].key})
        for card in s.hand
        if occasion in cards[card].occasions and would_help(g, card, occasion)
    ]


def use_blessing(g: NavajoWars, args: tuple[Any, ...]) -> Flow[None]:
    """13 Blessing Way: the card leaves the hand for the discard pile and does what it says. [13-bless 3-b 11.2-s1-g]"""
    card, occasion = args
    row = g.content.ceremonies[card]
    g.state.hand.remove(card)
    g.state.discard.append(card)
    g.heard and g.tell("13 Blessing Way", "blessing-way", card=row.key)
    return carry_out(g, f"blessing-{row.key}", occasion)
