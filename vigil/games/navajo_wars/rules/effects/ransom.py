"""9.1 The power to ransom people for Trade Goods, which no list of effects can say.

The other such powers (rerolls, redraws, the cancelling of Minor Events and Enemy Ways) are offered where those things
happen.
"""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import take
from vigil.games.navajo_wars.rules.ch10_trade_goods import goods as goods_held
from vigil.games.navajo_wars.rules.ch10_trade_goods import spend_goods
from vigil.games.navajo_wars.state import FAMILY_PIECES
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

ELSEWHERE = ("reroll", "redraw", "cancel-minor", "cancel-enemy-way")


def offered_elsewhere(g: NavajoWars, who: str) -> None:
    """9.1 A power that other rules offer; as an effect it does nothing."""


def never(g: NavajoWars, who: str) -> bool:
    """9.1 It is not offered among the powers of a moment."""
    return False


def ransom(g: NavajoWars, who: str, rule: str, goods: int) -> Flow[None]:
    """9.1 Trade Goods bring a man, woman or child from Out of Play into Passage of Time. [TG-10]"""
    s = g.state
    piece = yield from choose(
        rule,
        "ransom-whom",
        lambda: [
            Option("ransom-person", piece, rule, {"piece": piece})
            for piece in FAMILY_PIECES
            if s.out_of_play.get(piece, 0)
        ],
    )
    yield from spend_goods(g, goods, rule)
    take(g, piece, s.passage, rule)


def can_ransom(g: NavajoWars, who: str, rule: str, goods: int) -> bool:
    """9.1 With the Trade Goods for it and somebody to ransom. [TG-10]"""
    s = g.state
    return goods_held(s) >= goods and any(s.out_of_play.get(piece, 0) for piece in FAMILY_PIECES)
