"""9.1 What exhausting a Cultural Development does. The cards are ours.

Rerolls, redraws and the cancelling of Minor Events and Enemy Ways are offered where those things happen.
"""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.content.tables import Params
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import families_in, family, in_play
from vigil.games.navajo_wars.rules.ch01_pieces import move_piece, take
from vigil.games.navajo_wars.rules.ch01_tracks import TRACK_TOP, gain_ap, gain_culture
from vigil.games.navajo_wars.rules.ch10_trade_goods import goods, spend_goods
from vigil.games.navajo_wars.state import DIE_TERRITORIES, FAMILY_PIECES
from vigil.kernel.flow import Flow, Option, choose

RULE = "9.1"
ELSEWHERE = ("reroll", "redraw", "cancel-minor", "cancel-enemy-way")


def blankets(g: NavajoWars, *, n: int) -> None:
    """9.1 Weaving 3: Trade Goods come from Out of Play into Resources."""
    for _ in range(min(n, g.state.out_of_play.get("trade-goods", 0))):
        take(g, "trade-goods", g.state.resources, RULE)


def remount(g: NavajoWars) -> Flow[None]:
    """9.1 Horsemanship 2: a horse from Out of Play goes to a Family without one."""
    s = g.state
    letter = yield from choose(
        RULE,
        "remount-whom",
        lambda: [
            Option("remount", each.letter, RULE, {"family": each.letter}) for each in in_play(s) if not each.horse
        ],
    )
    s.out_of_play["horse"] -= 1
    family(s, letter).horse = True
    g.heard and g.tell(RULE, "remounted", family=letter)


def barter(g: NavajoWars, *, goods: int, ap: int) -> Flow[None]:
    """9.1 Sharp Traders 2: Trade Goods buy AP at a better price. [TG-10]"""
    yield from spend_goods(g, goods, RULE)
    gain_ap(g, ap, RULE)


def ransom(g: NavajoWars, *, goods: int) -> Flow[None]:
    """9.1 Sharp Traders 3: Trade Goods bring a man, woman or child from Out of Play into Passage of Time. [TG-10]"""
    s = g.state
    piece = yield from choose(
        RULE,
        "ransom-whom",
        lambda: [
            Option("ransom-person", piece, RULE, {"piece": piece})
            for piece in FAMILY_PIECES
            if s.out_of_play.get(piece, 0)
        ],
    )
    yield from spend_goods(g, goods, RULE)
    take(g, piece, s.passage, RULE)


def vanish(g: NavajoWars, *, n: int) -> None:
    """9.1 Masters of the Mesas 3: more on the Evade about to be rolled."""
    s = g.state
    s.effects["evade"] = s.effects.get("evade", 0) + n
    g.heard and g.tell(RULE, "vanished", n=n)


def floodwater(g: NavajoWars) -> Flow[None]:
    """9.1 Fields of Corn 2: a Drought counter leaves a Territory with a Family in it."""
    from vigil.games.navajo_wars.rules.ch07_minor_events import remove_drought

    names = g.content.names
    territory = yield from choose(
        RULE,
        "floodwater-where",
        lambda: [Option("lead-water", each, RULE, {"territory": names[each]}) for each in thirsty(g)],
    )
    remove_drought(g, territory, RULE)


def thirsty(g: NavajoWars) -> list[int]:
    """13 Drought: Territories with Drought and a Family."""
    s = g.state
    return [each for each in DIE_TERRITORIES if s.drought[each] and families_in(s, each)]


def feast(g: NavajoWars, *, culture: int) -> None:
    """9.1 Keepers of Flocks 3: a sheep from Resources feeds the guests, and Culture rises."""
    move_piece(g.state.resources, g.state.out_of_play, "sheep")
    g.heard and g.tell(RULE, "feast-given")
    gain_culture(g, culture, RULE)


POWERS: dict[str, Callable[..., Flow[None] | None]] = {
    "blankets": blankets,
    "remount": remount,
    "barter": barter,
    "ransom": ransom,
    "vanish": vanish,
    "floodwater": floodwater,
    "feast": feast,
}


# when a power may be used


def can_sell_blankets(g: NavajoWars, occasion: str, power: Params) -> bool:
    """9.1 In Diné Operations, while Trade Goods are Out of Play."""
    return occasion == "operations" and g.state.out_of_play.get("trade-goods", 0) > 0


def can_remount(g: NavajoWars, occasion: str, power: Params) -> bool:
    """9.1 In Diné Operations, while there are a horse Out of Play and a Family without one."""
    s = g.state
    return occasion == "operations" and s.out_of_play.get("horse", 0) > 0 and any(not each.horse for each in in_play(s))


def can_barter(g: NavajoWars, occasion: str, power: Params) -> bool:
    """9.1 In Diné Operations or a reaction window, with the Trade Goods for it. [TG-10]"""
    s = g.state
    return occasion in ("operations", "reaction") and s.ap < TRACK_TOP and goods(s) >= int(str(power["goods"]))


def can_ransom(g: NavajoWars, occasion: str, power: Params) -> bool:
    """9.1 In Diné Operations, with the Trade Goods for it and somebody to ransom. [TG-10]"""
    s = g.state
    return (
        occasion == "operations"
        and goods(s) >= int(str(power["goods"]))
        and any(s.out_of_play.get(piece, 0) for piece in FAMILY_PIECES)
    )


def can_vanish(g: NavajoWars, occasion: str, power: Params) -> bool:
    """9.1 Before the die of an Evade."""
    return occasion == "evade"


def can_lead_water(g: NavajoWars, occasion: str, power: Params) -> bool:
    """9.1 In Diné Operations, where a Family lives with Drought."""
    return occasion == "operations" and bool(thirsty(g))


def can_feast(g: NavajoWars, occasion: str, power: Params) -> bool:
    """9.1 In Diné Operations, with a sheep to give."""
    s = g.state
    return occasion == "operations" and s.resources.get("sheep", 0) > 0 and s.culture < TRACK_TOP


POSSIBLE: dict[str, Callable[[NavajoWars, str, Params], bool]] = {
    "blankets": can_sell_blankets,
    "remount": can_remount,
    "barter": can_barter,
    "ransom": can_ransom,
    "vanish": can_vanish,
    "floodwater": can_lead_water,
    "feast": can_feast,
}
