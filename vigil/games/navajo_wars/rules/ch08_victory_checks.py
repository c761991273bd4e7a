"""8. The Victory Check segment: Good Medicine, or the ten steps of the Victory Check."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import anyone_in, fort_in, in_play, outposts
from vigil.games.navajo_wars.rules.ch01_pieces import choose_several, divide_up, move_piece, pour
from vigil.games.navajo_wars.rules.ch01_places import territory_of
from vigil.games.navajo_wars.rules.ch01_tracks import (
    change_morale,
    gain_culture,
    gain_military,
    lose_culture,
    lose_military,
    set_ap,
)
from vigil.games.navajo_wars.rules.ch09_cultural_developments import buy_development, unowned, why_not_buy
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import KIT_CARSON, automatic_defeat
from vigil.games.navajo_wars.rules.moments import can_be_had, moment, usable
from vigil.games.navajo_wars.state import POPULATION, TERRITORIES, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part, Refusal

MILITARY_CEILING = 7
NO_PURCHASE = (45, 50)


def victory_segment(g: NavajoWars, card: int) -> Flow[None]:
    """8. After the Major Event of a Historical Event: Good Medicine or the Victory Check, as the player likes; on a
    Transition card the Victory Check. [8-a 8-b GM-1]"""
    refusal = why_not_good_medicine(g, card)

    def offer() -> list[Option[bool]]:
        options = [Option("victory-check", False, "8.2")]
        if refusal is None:
            options.append(Option("good-medicine", True, "8.1", {"n": g.content.history[card].medicine}))
        return options

    def refused() -> Iterator[Refusal]:
        if refusal is not None:
            yield refusal

    row = g.content.history[card]
    facts: dict[str, Fact] = {"card": row.key, "vp": row.vp}
    if (yield from choose("8", "victory-segment", offer, facts, refused, lambda: [vp_balance(g, row.vp)])):
        good_medicine(g, card)
    else:
        yield from victory_check(g, row.vp, card not in NO_PURCHASE)


# 8.1


def black_cubes(g: NavajoWars) -> int:
    """8.1 Black cubes that Good Medicine could still take: bag, Recovery and Raided."""
    s = g.state
    return s.bag.get("black", 0) + s.recovery.get("black", 0) + s.raided.get("black", 0)


def why_not_good_medicine(g: NavajoWars, card: int) -> Refusal | None:
    """8.1 Never on a Transition card, and not with too few black cubes: there is no part payment. [GM-6 6.2-c]"""
    price = g.content.history[card].medicine
    if not price:
        return Refusal("good-medicine", "transition-card", "8.1", {"n": 0})
    there = black_cubes(g)
    if there < price:
        return Refusal("good-medicine", "too-few-black-cubes", "Good Medicine", {"n": price}, {"there": there})
    return None


def good_medicine(g: NavajoWars, card: int) -> None:
    """8.1 Instead of the whole Victory Check: the card's number of black cubes to Subjugation and Enemy Morale +1, no
    more; the Subjugation table is not read. [GM-1 GM-2 GM-3 GM-4 GM-7 GM-10]"""
    price = g.content.history[card].medicine
    g.heard and g.tell("Good Medicine", "good-medicine", n=price)
    take_black_cubes(g, price)
    change_morale(g, 1, "Good Medicine")


def take_black_cubes(g: NavajoWars, n: int) -> None:
    """Good Medicine: first from the bag, then from Recovery, then from Raided, into Subjugation for good. [GM-5
    GM-8]"""
    s = g.state
    for box in (s.bag, s.recovery, s.raided):
        while n and move_piece(box, s.subjugation, "black"):
            n -= 1


# 8.2


def victory_check(g: NavajoWars, vp: int, may_buy: bool) -> Flow[None]:
    """8.2 The ten steps in their order."""
    compare_vp(g, vp)
    subtract_morale(g)
    automatic_step(g)
    men_to_military(g)
    outposts_to_morale(g)
    women_to_culture(g)
    forts_cost_culture(g)
    yield from buy_one(g, may_buy)
    clear_cubes(g)
    yield from halve_passage(g)


def vp_held(g: NavajoWars) -> Number:
    """8.2 step 1 The VP of each Territory with a Family, once, its boxes and the Canyon included.
    [8.2-s1-a 8.2-s1-b 8.2-s1-d]"""
    s, names = g.state, g.content.names
    parts = [
        Part("8.2 step 1", "territory-vp", g.content.vp[territory], {"territory": names[territory]})
        for territory in TERRITORIES
        if anyone_in(s, territory)
    ]
    if g.bonus("vp"):
        parts.append(Part("9.1.4", "vp-cards", g.bonus("vp")))
    return Number("vp-held", tuple(parts))


def vp_balance(g: NavajoWars, vp: int) -> Number:
    """8.2 step 1 The VP held, less those of the card. [8.2-s1-a]"""
    return Number("vp-balance", (*vp_held(g).parts, Part("8.2 step 1", "card-vp", -vp)))


def compare_vp(g: NavajoWars, vp: int) -> None:
    """8.2 step 1 Above the card Military +1, never more; below it the difference is lost. [8.2-s1-c]"""
    balance = vp_balance(g, vp)
    g.heard and g.tell("8.2 step 1", "vp-balance", balance=balance)
    if balance.total > 0:
        gain_military(g, 1, "8.2 step 1")
    else:
        lose_military(g, -balance.total, "8.2 step 1")


def subtract_morale(g: NavajoWars) -> None:
    """8.2 step 2 Lose Military equal to Enemy Morale, which then falls to 0. [8.2-s2-a 8.2-s2-b]"""
    morale = g.state.morale
    lose_military(g, morale, "8.2 step 2")
    change_morale(g, -morale, "8.2 step 2")


def automatic_step(g: NavajoWars) -> None:
    """8.2 step 3 With Military 0 and Culture 0 the game is lost at once. [8.2-s3-a]"""
    automatic_defeat(g, "8.2 step 3")


def away_from_forts(g: NavajoWars) -> list[Family]:
    """8.2 steps 4 and 6 Families in play whose Territory has no Fort. [8.2-s4-a 8.2-s4-d 8.2-s6-a 8.2-s4-e]"""
    s = g.state
    return [family for family in in_play(s) if not fort_in(s, territory_of(family.place))]


def men_to_military(g: NavajoWars) -> None:
    """8.2 step 4 Military rises by the men away from Forts, to 7 at most and never down; Enemy Morale rises with each
    space really moved. [8.2-s4-a 8.2-s4-b 8.2-s4-c]"""
    men = sum(1 for family in away_from_forts(g) if family.man)
    rise = max(0, min(men, MILITARY_CEILING - g.state.military))
    if rise:
        gain_military(g, rise, "8.2 step 4")
        change_morale(g, rise, "8.2 step 4")


def outposts_to_morale(g: NavajoWars) -> None:
    """8.2 step 5 Enemy Morale +1 for each Mission and Rancho in play; a Fort does not count. [8.2-s5-a]"""
    change_morale(g, outposts(g.state), "8.2 step 5")


def women_to_culture(g: NavajoWars) -> None:
    """8.2 step 6 Culture rises by the women away from Forts, to the ceiling; above it Culture is cut down to it.
    [8.2-s6-a 8.2-s6-b 8.2-s6-c 8.2-s6-d]"""
    s = g.state
    women = sum(1 for family in away_from_forts(g) if family.woman)
    ceiling = s.culture_ceiling + g.bonus("culture-ceiling")
    change = min(ceiling, s.culture + women) - s.culture
    if change > 0:
        gain_culture(g, change, "8.2 step 6")
    elif change < 0:
        s.culture = ceiling
        g.heard and g.tell("8.2 step 6", "culture-cut", n=ceiling)


def forts_cost_culture(g: NavajoWars) -> None:
    """8.2 step 7 Lose 1 Culture for each Fort, after the ceiling. [8.2-s7-a]"""
    lose_culture(g, len(g.state.forts), "8.2 step 7")


def buy_one(g: NavajoWars, may_buy: bool) -> Flow[None]:
    """8.2 step 8 At most one Development for its printed cost, except on cards 45 and 50. [8.2-s8-a 8.2-s8-b
    8.2-s8-c MOM-a]"""
    if may_buy:
        if usable(g):
            yield from moment(g, "8.2 step 8", "before-the-purchase", lambda: need_in_reach(g))
        yield from buy_development(g, "8.2 step 8")


def need_in_reach(g: NavajoWars) -> bool:
    """9.1 Whether a Development lacks nothing but Trade Goods or animals that exchanges could bring. [MOM-c]"""
    s, pieces = g.state, {"goods": "trade-goods", "horses": "horse", "sheep": "sheep"}
    for key in unowned(s, g.content):
        refusal = why_not_buy(g, key)
        kind = refusal.reason.removeprefix("needs-") if refusal else ""
        if refusal and refusal.about and kind in pieces:
            missing = int(str(refusal.about["n"])) - int(str(refusal.about["have"]))
            if can_be_had(g, pieces[kind], missing):
                return True
    return False


def clear_cubes(g: NavajoWars) -> None:
    """8.2 step 9 Diné AP to 0; the cubes in Raided and Recovery to the bag. Counters in Raided and the cubes of
    Subjugation stay. [8.2-s9-a 8.2-s9-b]"""
    s = g.state
    set_ap(g, 0, "8.2 step 9")
    pour(s.raided, s.bag)
    pour(s.recovery, s.bag)
    g.heard and g.tell("8.2 step 9", "cubes-to-bag")


def halve_passage(g: NavajoWars) -> Flow[None]:
    """8.2 step 10 Half the population in Passage of Time, rounded up, to Out of Play, the player's choice, which is
    not asked for where the scenario is over after this step; animals do not count. [8.2-s10-a 8.2-s10-b]"""
    s, rule = g.state, "8.2 step 10"
    waiting = [piece for piece in POPULATION for _ in range(s.passage.get(piece, 0))]
    elements = [Option("lose-from-passage", piece, rule, {"piece": piece}) for piece in waiting]
    n = divide_up(len(waiting), 2)
    over = s.card != KIT_CARSON and g.content.scenarios[s.scenario].last_card == s.card
    for piece in waiting[:n] if over else (yield from choose_several(rule, "halve-passage", elements, n)):
        move_piece(s.passage, s.out_of_play, piece)
        g.heard and g.tell(rule, "lost-from-passage", piece=piece)
