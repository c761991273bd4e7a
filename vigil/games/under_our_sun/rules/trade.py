"""Trade between characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import action_needs as given
from vigil.games.under_our_sun.rules.actions import Action, Args, Facts, with_company
from vigil.games.under_our_sun.rules.interactions import RESOURCE, WATER, Pick, carried
from vigil.games.under_our_sun.rules.inventory import make_room, own, put
from vigil.games.under_our_sun.state import Character
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Fact, Flow, Option
from vigil.kernel.sets.limits import anything

RULE = "Actions: Trade"
GIVE, TAKE = "give", "receive"

Piece = tuple[str, str, str]  # give or receive, a kind of thing, which


def partners(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Actions: Trade Every other living character on the tile. [R148 R341 A72]"""
    at = c.at
    return [with_whom(other.key) for other in g.state.people if other.at == at and other is not c and other.died < 0]


@cache
def with_whom(person: str) -> tuple[Args, Facts]:
    """Actions: Trade Made once for all games."""
    return (person,), {"person": person}


def no_trade(g: Sun, c: Character, key: str) -> str:
    """Actions: Trade An offer that was refused is not repeated in this turn. [A84]"""
    if key in c.refused:
        return "has-refused"
    if c.goods or c.cards or c.water:
        return ""
    other = g.character(key)
    return "" if other.goods or other.cards or other.water else "nothing-carried"


def wares(c: Character) -> list[Pick]:
    """Actions: Trade Resources, items and water. [R148 A84]"""
    return [*carried(c), *((WATER, "water") for _ in range(c.water))]


def trade(g: Sun, c: Character, key: str) -> Flow[None]:
    """Actions: Trade Any number of things with one partner, who must agree and pays nothing; a refusal costs no AP.
    Gifts are trades.

    [R148 R149 A77 A84]
    """
    other = g.character(key)

    def elements() -> list[Option[Piece]]:
        given = [Option(GIVE, (GIVE, *thing), RULE, {"what": thing[1]}) for thing in wares(c)]
        return [*given, *(Option(TAKE, (TAKE, *thing), RULE, {"what": thing[1]}) for thing in wares(other))]

    pieces = yield from draft(RULE, "trade", elements, anything, anything, {"person": key}, seat=c.seat)
    if not pieces or not (yield from agrees(g, c, other, pieces)):
        c.refused.append(key)
        return
    c.ap -= g.cost("trade")
    yield from with_company(g, c, lambda: exchange(g, c, other, pieces), lambda: still_there(c, other, pieces))


def still_there(c: Character, other: Character, pieces: Sequence[Piece]) -> bool:
    """Actions: Trade After a fight that broke out over it: the partner lives, and each still has what was agreed.

    [A72 A81]
    """
    if other.died >= 0 or other.at != c.at:
        return False
    for giver, way in ((c, GIVE), (other, TAKE)):
        left = Counter(wares(giver))
        left.subtract((kind, what) for each, kind, what in pieces if each == way)
        if min(left.values(), default=0) < 0:
            return False
    return True


def agrees(g: Sun, c: Character, other: Character, pieces: Sequence[Piece]) -> Flow[bool]:
    """Actions: Trade The partner is asked, unless it is played by the same hand. [R149 A84]"""
    if other.seat == c.seat:
        return True

    def offer() -> list[Option[bool]]:
        return [Option("accept", True, RULE), Option("refuse", False, RULE)]

    facts: dict[str, Fact] = {
        "person": c.key,
        "given": tuple(what for way, _, what in pieces if way == GIVE) or ("nothing",),
        "wanted": tuple(what for way, _, what in pieces if way == TAKE) or ("nothing",),
    }
    accepted = yield from choose(RULE, "trade-offer", offer, facts, seat=other.seat)
    g.heard and g.tell(RULE, "trade-accepted" if accepted else "trade-refused", person=other.key, other=c.key)
    return accepted


def exchange(g: Sun, c: Character, other: Character, pieces: Sequence[Piece]) -> None:
    """Actions: Trade Things change hands; cards keep what is on them. What finds no space lies on the tile, water that
    finds none is lost.

    [R148 R336 A77 A84]
    """
    for way, kind, what in pieces:
        giver, taker = (c, other) if way == GIVE else (other, c)
        if kind == WATER:
            giver.water -= 1
            taker.water += 1
        elif kind == RESOURCE:
            put(giver.goods, what, -1)
            put(taker.goods, what, 1)
        else:
            card = own(giver, what)
            giver.cards.remove(card)
            taker.cards.append(card)
        g.heard and g.tell(RULE, "handed-over", person=giver.key, other=taker.key, what=what)
    for each in (c, other):
        make_room(g, each)


TRADE = {"trade": Action(RULE, trade, partners, no_trade, needs=given.COMPANY)}
