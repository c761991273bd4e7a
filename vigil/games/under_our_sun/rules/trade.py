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
ACCEPT, COUNTER, NO_MORE, REFUSE = "accept", "counter-offer", "no-more-offers", "refuse"

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
    """Actions: Trade Offers may be repeated, unless the partner wants no more of them in this phase. [A84]"""
    if pair(c, key) in g.state.deaf:
        return "no-more-offers"
    if c.goods or c.cards or c.water:
        return ""
    other = g.character(key)
    return "" if other.goods or other.cards or other.water else "nothing-carried"


def wares(c: Character) -> list[Pick]:
    """Actions: Trade Resources, items and water. [R148 A84]"""
    return [*carried(c), *((WATER, "water") for _ in range(c.water))]


def pair(c: Character, key: str) -> str:
    """Actions: Trade Who asks, and whom, as the state keeps it."""
    return f"{c.key} {key}"


def trade(g: Sun, c: Character, key: str) -> Flow[None]:
    """Actions: Trade Any number of things with one partner, who must agree and pays nothing; what is not agreed costs
    no AP. Gifts are trades.

    [R148 R149 A77 A84]
    """
    other = g.character(key)
    pieces = yield from draw_up(g, c, other, "trade")
    if pieces and other.seat != c.seat:
        pieces = yield from agreed(g, c, other, pieces)
    if not pieces:
        return
    c.ap -= g.cost("trade")
    yield from with_company(g, c, lambda: exchange(g, c, other, pieces), lambda: still_there(c, other, pieces))


def draw_up(g: Sun, c: Character, other: Character, question: str) -> Flow[Sequence[Piece]]:
    """Actions: Trade An offer in the eyes of whoever makes it: what is given, and what is wanted for it. [R148 A84]"""

    def elements() -> list[Option[Piece]]:
        given = [Option(GIVE, (GIVE, *thing), RULE, {"what": thing[1]}) for thing in wares(c)]
        return [*given, *(Option(TAKE, (TAKE, *thing), RULE, {"what": thing[1]}) for thing in wares(other))]

    return (yield from draft(RULE, question, elements, anything, anything, {"person": other.key}, seat=c.seat))


def agreed(g: Sun, c: Character, other: Character, pieces: Sequence[Piece]) -> Flow[Sequence[Piece]]:
    """Actions: Trade What both agree on, nothing if they do not. The partner may answer with an offer of its own, or
    want no more of them in this phase.

    [R149 A84]
    """
    answer = yield from put_to(g, c, other, pieces, (ACCEPT, COUNTER, NO_MORE, REFUSE))
    if answer == ACCEPT:
        g.heard and g.tell(RULE, "trade-accepted", person=other.key, other=c.key)
        return pieces
    if other.key not in c.refused:
        c.refused.append(other.key)
    own = (yield from draw_up(g, other, c, "counter-offer")) if answer == COUNTER else ()
    if own:
        g.heard and g.tell(RULE, "counter-offered", person=other.key, other=c.key)
        if (yield from put_to(g, other, c, own, (ACCEPT, REFUSE))) == ACCEPT:
            g.heard and g.tell(RULE, "trade-accepted", person=c.key, other=other.key)
            return [(TAKE if way == GIVE else GIVE, kind, what) for way, kind, what in own]
        g.heard and g.tell(RULE, "trade-refused", person=c.key, other=other.key)
        return ()
    g.heard and g.tell(RULE, "trade-refused", person=other.key, other=c.key)
    if answer == NO_MORE:
        g.state.deaf.append(pair(c, other.key))
        g.heard and g.tell(RULE, "no-more-offers", person=other.key, other=c.key)
    return ()


def put_to(g: Sun, c: Character, other: Character, pieces: Sequence[Piece], answers: Sequence[str]) -> Flow[str]:
    """Actions: Trade The other is asked about an offer. [R149 A84]"""
    facts: dict[str, Fact] = {
        "person": c.key,
        "given": tuple(what for way, _, what in pieces if way == GIVE) or ("nothing",),
        "wanted": tuple(what for way, _, what in pieces if way == TAKE) or ("nothing",),
    }
    offer = [Option(each, each, RULE) for each in answers]
    return (yield from choose(RULE, "trade-offer", lambda: offer, facts, seat=other.seat))


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
