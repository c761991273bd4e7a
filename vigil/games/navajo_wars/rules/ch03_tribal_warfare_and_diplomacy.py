"""3.1 step 5 Tribal Warfare and Tribal Diplomacy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import evade_modifier, family, in_play
from vigil.games.navajo_wars.rules.ch01_tracks import spend_ap
from vigil.games.navajo_wars.rules.ch04_display import side_of, swap_row
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch10_trade_goods import exchanges, goods, spend_goods
from vigil.games.navajo_wars.rules.ch11_battles import battle, can_fight
from vigil.games.navajo_wars.rules.moments import ask, powers
from vigil.games.navajo_wars.state import EMPTY, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal

TRIBES = ("utes", "comanche")
DIPLOMACY = 6
ATTEMPT_PRICE = 1


def tribal_affairs(g: NavajoWars) -> Flow[bool | None]:
    """3.1 step 5 Each Family in play with a man once, for 1 AP, while Active shows a tribe. Returns whether the player
    has just said that this is enough, None if nothing was asked. [3.1.5-a]"""
    s = g.state
    over: bool | None = None
    tried: list[str] = []

    def offer() -> list[Option[tuple[str, str]]]:
        options = [Option("tribes-done", ("", ""), "3.1 step 5")]
        if not tribal_targets(g):  # a power used in this question may have swapped the last one away
            return options
        for each in in_play(s):
            for way in ("tribal-warfare", "tribal-diplomacy"):
                if not why_no_attempt(g, each, way, tried):
                    options.append(Option(way, (each.letter, way), "3.1 step 5", {"family": each.letter}, attempt_cost))
        return options

    def refused() -> Iterator[Refusal]:
        for each in in_play(s):
            for way in ("tribal-warfare", "tribal-diplomacy"):
                reason = why_no_attempt(g, each, way, tried)
                if reason:
                    yield Refusal(way, reason, "3.1 step 5", {"family": each.letter}, {"family": each.letter})

    while tribal_targets(g) and any(each.man and each.letter not in tried for each in in_play(s)):
        if s.ap < ATTEMPT_PRICE and not powers(g, "operations"):
            return over
        letter, way = yield from ask(g, "3.1 step 5", "tribal-affairs", offer, None, refused)
        if not letter:
            return True
        over = False
        tried.append(letter)
        row = yield from choose_target(g)
        spend_ap(g, ATTEMPT_PRICE)
        g.heard and g.tell("3.1 step 5", way, family=letter, order=tribe_at(g, row))
        if way == "tribal-warfare":
            yield from tribal_warfare(g, family(s, letter), row)
        else:
            yield from tribal_diplomacy(g, family(s, letter), row)
    return over


def attempt_cost() -> Number:
    """3.1 step 5 One AP for each attempt. [3.1.5-a]"""
    return Number("attempt-cost", (Part("3.1 step 5", "attempt-price", ATTEMPT_PRICE),))


def why_no_attempt(g: NavajoWars, family: Family, way: str, tried: list[str]) -> str:
    """3.1 step 5 Why a Family may not try, "" if it may; warfare needs Military above 0. [3.1.5-a 3.1.5-d]"""
    if family.letter in tried:
        return "tribes-tried"
    if not family.man:
        return "tribes-no-man"
    if g.state.ap < ATTEMPT_PRICE:
        return "tribes-no-ap"
    return "tribes-military-0" if way == "tribal-warfare" and not can_fight(g, family) else ""


def tribe_at(g: NavajoWars, row: int) -> str:
    """3.1 step 5 The tribe whose counter shows its name in a row of Active, "" if none does. [3.1.5-b 3.1.5-c]"""
    code = g.state.active[row]
    order = "" if code == EMPTY else side_of(g, code).order
    return order if order in TRIBES else ""


def tribal_targets(g: NavajoWars) -> list[int]:
    """3.1 step 5 Rows of Active that show Utes! or Comanche!; without one nobody tries. [3.1.5-b 3.1.5-c]"""
    sides = g.content.sides[g.state.period]
    return [row for row, code in enumerate(g.state.active) if code != EMPTY and sides[code].order in TRIBES]


def choose_target(g: NavajoWars) -> Flow[int]:
    """3.1 step 5 The player picks one of the open counters. [3.1.5-b]"""
    rows = tribal_targets(g)
    if len(rows) == 1:
        return rows[0]
    chosen = yield from choose(
        "3.1 step 5",
        "tribal-target",
        lambda: [
            Option("tribal-target", row, "3.1 step 5", {"order": tribe_at(g, row), "row": row + 1}) for row in rows
        ],
    )
    return chosen


def tribal_warfare(g: NavajoWars, family: Family, row: int) -> Flow[None]:
    """3.1 step 5 A Battle with the tribe, outside any raid; after FV or MFV its counter changes places with Standby.
    [3.1.5-d 3.1.5-e 3.1.5-f]"""
    result = yield from battle(g, family, tribe_at(g, row), "warfare")
    if result in ("FV", "MFV"):
        yield from send_to_standby(g, row)


def tribal_diplomacy(g: NavajoWars, family: Family, row: int) -> Flow[None]:
    """3.1 step 5 Trade Goods first, also such as are exchanged now, then the die; they are lost either way. [3.1.5-g
    3.1.5-i TG-9 MOM-c]"""
    s, spent = g.state, 0
    if goods(s) or exchanges(g):
        spent = yield from ask(
            g,
            "3.1 step 5",
            "diplomacy-goods",
            lambda: [
                Option("offer-goods", n, "10.2", {"n": n}, partial(diplomacy_total, g, family, n, 0))
                for n in range(goods(s) + 1)
            ],
            {"family": family.letter, "order": tribe_at(g, row)},
            None,
            lambda: [diplomacy_total(g, family, 0, 0)],
        )
        yield from spend_goods(g, spent, "3.1 step 5")
    eyes = yield from roll(
        g,
        "3.1 step 5",
        "tribal-diplomacy",
        {"family": family.letter},
        lambda eyes: diplomacy_succeeds(eyes, diplomacy_total(g, family, spent, eyes).total),
    )
    total = diplomacy_total(g, family, spent, eyes)
    if diplomacy_succeeds(eyes, total.total):
        g.heard and g.tell("3.1 step 5", "diplomacy-succeeds", family=family.letter, total=total, natural=eyes)
        yield from send_to_standby(g, row)
    else:
        g.heard and g.tell("3.1 step 5", "diplomacy-fails", family=family.letter, total=total, natural=eyes)


def diplomacy_total(g: NavajoWars, family: Family, spent: int, eyes: int) -> Number:
    """3.1 step 5 Die, Trade Goods and the Family's Evade number; Manuelito adds nothing. [3.1.5-g 3.1.5-l TG-9]"""
    parts = [Part("3.1 step 5", "diplomacy-die", eyes)] if eyes else []
    if spent:
        parts.append(Part("10.2", "diplomacy-goods", spent))
    parts.append(Part("1.6.4", "diplomacy-evade", evade_modifier(g, family), {"family": family.letter}))
    if g.bonus("diplomacy"):
        parts.append(Part("9.1.4", "diplomacy-cards", g.bonus("diplomacy")))
    return Number("diplomacy", tuple(parts))


def diplomacy_succeeds(eyes: int, total: int) -> bool:
    """3.1 step 5 Six or more; a natural 6 always, a natural 1 never. [3.1.5-g 3.1.5-h]"""
    return eyes == 6 or (eyes != 1 and total >= DIPLOMACY)


def send_to_standby(g: NavajoWars, row: int) -> Flow[None]:
    """3.1 step 5 A die names the row of Standby that changes places with the target; nothing if it is empty.
    [3.1.5-e 3.1.5-i 3.1.5-j 3.1.5-k]"""
    die = yield from roll(g, "3.1 step 5", "tribal-standby-row")
    swap_row(g, row, die - 1, "3.1 step 5")
