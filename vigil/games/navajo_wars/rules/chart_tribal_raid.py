"""The Tribal Raid chart: Comanche!, Utes! and, without mercy, Kit Carson's raids (4.2.4, 4.2.12, 6.2.3 step 4)."""

from __future__ import annotations

from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    families_in,
    fort_in,
    has_adult,
    in_play,
    lose_person,
    put_family,
    under_fort,
    under_outpost,
)
from vigil.games.navajo_wars.rules.ch01_families import family as family_of
from vigil.games.navajo_wars.rules.ch01_pieces import choose_person, move_piece
from vigil.games.navajo_wars.rules.ch01_places import areas_of, is_area, number_of, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import lose_culture
from vigil.games.navajo_wars.rules.ch05_evade import evade, evade_total
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch10_trade_goods import exchanges
from vigil.games.navajo_wars.rules.ch11_battles import battle, can_fight
from vigil.games.navajo_wars.rules.chart_enemy_raid import kin_lost, why_not_fight
from vigil.games.navajo_wars.rules.chart_enemy_raid_ends import leave_box
from vigil.games.navajo_wars.rules.intruders import remove_from_play, return_to_cup
from vigil.games.navajo_wars.rules.moments import ask
from vigil.games.navajo_wars.state import CAUGHT, ESCAPE, Family, State
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part, Refusal

RULE = "Tribal Raid"
COMANCHE = 1
CARSON = 3
CARSON_FORT = 2
INTRUDERS = {"trade": "trade-goods", "guns": "firearms"}  # Intruder counters that stand for such a piece


def tribal_raid(g: NavajoWars, tribe: str, territory: int = 0, carson: bool = False) -> Flow[None]:
    """4.2.4 As many counters as there are Families; one die for the Territory, or Kit Carson's; then counter by counter
    while a Family is open to the raid. [4.2.4-c 4.2.4-d 4.2.4-g 4.2.4-p TR-22 1.7.2-o]"""
    counters = tribal_counters(g)
    if not territory:
        territory = yield from roll(g, RULE, "tribal-raid-territory", {"order": tribe})
    name = g.content.names[territory]
    if carson:
        g.heard and g.tell("6.2.3 step 4", "carson-raids", territory=name, n=counters)
    else:
        g.heard and g.tell(RULE, "tribe-raids", order=tribe, foe=f"foe-{tribe}", territory=name, n=counters)
    if not open_families(g, territory, carson):
        g.heard and g.tell(RULE, "tribal-raid-nobody", territory=name)
    for _ in range(counters):
        if not open_families(g, territory, carson) or not place_counter(g, territory):
            break
        yield from evade_window(g, territory, carson)
        if open_families(g, territory, carson):
            yield from conduct_raid(g, tribe, territory, carson)
    yield from tribal_raid_ends(g, territory, carson)


def tribal_counters(g: NavajoWars) -> int:
    """Tribal Raid: one counter for each Family in play, wherever it is, boxes included; no more than there are.
    [4.2.4-b TR-3 6.2.3-s4-i]"""
    return min(len(in_play(g.state)), g.content.stocks.tribal_raid)


def open_families(g: NavajoWars, territory: int, carson: bool) -> list[Family]:
    """4.2.4, 5.1.3 The Families in Areas of the track, but those at or below an Outpost or Fort, or with one; Kit
    Carson's raids spare nobody. [4.2.4-f 5.1.3-a 5.1.3-b 13-fort-a 6.2.3-s4-b 6.2.3-s4-c]"""
    s = g.state
    return [
        each
        for each in families_in(s, territory)
        if is_area(each.place) and (carson or not (under_outpost(s, each.place) or under_fort(s, each.place)))
    ]


def place_counter(g: NavajoWars, territory: int) -> bool:
    """Tribal Raid: in the lowest Area of the track without one; none if all have one. Harass counters do nothing.
    [4.2.4-e TR-23 1.6.5-d]"""
    s = g.state
    for area in areas_of(g, territory):
        if area not in s.tribal_raid:
            s.tribal_raid.append(area)
            g.heard and g.tell(RULE, "tribal-raid-placed", **where(g, area))
            return True
    return False


def evade_window(g: NavajoWars, territory: int, carson: bool) -> Flow[None]:
    """Tribal Raid: one Family of the track may try one Evade, free; there is no other Reaction here. [4.2.4-h 5.1-a
    5.1-d 4.2.4-t]"""
    s = g.state

    def offer() -> list[Option[str]]:
        options = [
            Option("evade", letter, "5.2.4", {"family": letter}, partial(evade_total, g, family_of(s, letter)))
            for letter in letters
        ]
        options.append(Option("no-reaction", "", "5.1"))
        return options

    letters = [each.letter for each in families_in(s, territory) if is_area(each.place)]
    facts: dict[str, Fact] = {"territory": g.content.names[territory]}
    letter = yield from ask(
        g, RULE, "tribal-raid-evade", offer, facts, lambda: no_other_reaction(letters), None, "reaction"
    )
    if letter:
        yield from evade(g, family_of(s, letter), "tribal-raid", carson)


def no_other_reaction(letters: list[str]) -> list[Refusal]:
    """5.2 Ambush, Negotiate and Harass answer Enemy Raids only. [4.2.4-h]"""
    return [
        Refusal(kind, "not-in-tribal-raid", rule, {"family": letter}, {"family": letter})
        for letter in letters
        for kind, rule in (("ambush", "5.2.1"), ("negotiate", "5.2.2"), ("harass", "5.2.3"))
    ]


# Conduct Raid


def conduct_raid(g: NavajoWars, tribe: str, territory: int, carson: bool) -> Flow[None]:
    """Tribal Raid: one die for the counter, compared with the Area of every open Family; each it reaches is struck, in
    Alphabetical Priority. [4.2.4-i 4.2.4-j]"""
    s = g.state
    paid = yield from buy_off(g, tribe, territory, carson)

    def total(eyes: int) -> Number:
        return raid_total(g, tribe, territory, carson, paid, eyes)

    def struck(eyes: int) -> list[str]:
        families, reach = open_families(g, territory, carson), total(eyes).total
        return [each.letter for each in families if reaches(eyes, reach, number_of(each.place))]

    about = {"territory": g.content.names[territory]}
    eyes = yield from roll(g, RULE, "conduct-raid", about, lambda eyes: not struck(eyes))
    letters = struck(eyes)
    g.heard and g.tell(RULE, "raid-conducted", total=total(eyes), struck=len(letters))
    for letter in letters:
        yield from strike(g, family_of(s, letter), tribe, carson)


def reaches(eyes: int, total: int, number: int) -> bool:
    """Tribal Raid: the total is at or above the number of the Area; a natural 6 always reaches, a natural 1 never.
    [4.2.4-i]"""
    return eyes == 6 or (eyes != 1 and total >= number)


def raid_total(g: NavajoWars, tribe: str, territory: int, carson: bool, paid: int, eyes: int = 0) -> Number:
    """Tribal Raid: the die, +1 for the Comanche, the highest Area with a counter less 1, -1 for each piece paid; for
    Kit Carson +3, +2 with a Fort in the Territory, and if the setting says so the Area of its highest Outpost.
    [4.2.4-k 4.2.4-l 4.2.4-m 4.2.4-s 6.2.3-s4-i]"""
    s = g.state
    parts = [Part(RULE, "conduct-raid-die", eyes)] if eyes else []
    highest = max((number_of(area) for area in s.tribal_raid), default=1)
    for rule, key, n in (
        (RULE, "comanche-raid", COMANCHE if tribe == "comanche" and not carson else 0),
        (RULE, "highest-counter", highest - 1),
        ("6.2.3 step 4", "kit-carson", CARSON if carson else 0),
        ("6.2.3 step 4", "carson-fort", CARSON_FORT if carson and fort_in(s, territory) else 0),
        ("6.2.3 step 4", "carson-outpost", highest_outpost(s, territory) if carson and s.carson_outposts else 0),
        (RULE, "pieces-paid", -paid),
        ("9.1.4", "conduct-raid-cards", g.bonus("tribal-raid")),
    ):
        if n:
            parts.append(Part(rule, key, n))
    return Number("conduct-raid", tuple(parts))


def highest_outpost(s: State, territory: int) -> int:
    """Tribal Raid: the Area number of the highest Outpost in the Territory, 0 without one. [4.2.4-m]"""
    return max((number_of(area) for area in (*s.missions, *s.ranchos) if territory_of(area) == territory), default=0)


def buy_off(g: NavajoWars, tribe: str, territory: int, carson: bool) -> Flow[int]:
    """Tribal Raid: before the die pieces of the kinds allowed go from Resources to Out of Play for -1 each;
    Corn can be exchanged for such a piece even then. [4.2.4-l MOM-c]"""
    paid = 0

    def totals(paid: int) -> list[Number]:
        return [raid_total(g, tribe, territory, carson, paid)]

    while payable(g) or (g.state.corn and exchanges(g)):
        piece = yield from ask(
            g,
            RULE,
            "buy-off",
            lambda: [
                Option("pay-no-more", "", RULE),
                *(Option("pay", piece, RULE, {"piece": piece}) for piece in payable(g)),
            ],
            {"n": paid},
            None,
            partial(totals, paid),
            "reaction",
        )
        if not piece:
            break
        pay_piece(g, piece)
        paid += 1
    return paid


def payable(g: NavajoWars) -> list[str]:
    """Tribal Raid: what Resources hold of the kinds in the data, Intruder counters that stand for one included.
    [4.2.4-l]"""
    resources, kinds = g.state.resources, g.content.stocks.tribal_raid_payment
    return [piece for piece, n in resources.items() if n and INTRUDERS.get(piece, piece) in kinds]


def pay_piece(g: NavajoWars, piece: str) -> None:
    """13 Spend A piece goes to Out of Play, a Trade Intruder to its cup. [4.2.4-l]"""
    s = g.state
    if piece == "trade":
        s.resources["trade"] -= 1
        return_to_cup(g, "trade")
    elif piece == "guns":
        s.resources["guns"] -= 1
        remove_from_play(g, "firearms")
    else:
        move_piece(s.resources, s.out_of_play, piece)
    g.heard and g.tell(RULE, "bought-off", piece=piece)


# Raid Resolution


def strike(g: NavajoWars, family: Family, tribe: str, carson: bool) -> Flow[None]:
    """Tribal Raid: a struck Family fights, with a man and Military above 0, or gives up a population counter; Kit
    Carson leaves no choice. [4.2.4-n TR-19 6.2.3-s4-g]"""
    fights = not carson and can_fight(g, family)
    chosen = yield from choose(
        RULE,
        "tribal-raid-resolution",
        lambda: [
            *([Option("give-battle", True, "11.1", {"family": family.letter})] if fights else []),
            Option("surrender", False, RULE, {"family": family.letter}),
        ],
        {"family": family.letter, **where(g, family.place)},
        lambda: no_battle_with_carson(family) if carson else why_not_fight(g, family),
    )
    if chosen:
        yield from battle(g, family, tribe, "tribal-raid")
    else:
        yield from give_up(g, family)


def no_battle_with_carson(family: Family) -> list[Refusal]:
    """6.2.3 step 4 No Family may choose Battle. [6.2.3-s4-g]"""
    about: dict[str, Fact] = {"family": family.letter}
    return [Refusal("give-battle", "no-battle-with-carson", "6.2.3 step 4", about, about)]


def give_up(g: NavajoWars, family: Family) -> Flow[None]:
    """Tribal Raid: one population counter to Passage of Time, Culture for the empty spaces, then to Caught; without
    an adult the Family leaves play at once. Enemy Morale and Ferocity stay. [4.2.4-n TR-20 TR-21 FER-14]"""
    piece = yield from choose_person(g, family, RULE, "surrender-whom")
    lose_person(g, family, piece, g.state.passage, RULE)
    loss = kin_lost(g, family, RULE)
    g.heard and g.tell(RULE, "kin-lost", family=family.letter, loss=loss)
    lose_culture(g, loss.total, RULE)
    if has_adult(family):
        territory = territory_of(family.place)
        put_family(g, family, territory * 10 + CAUGHT)
        g.heard and g.tell(RULE, "family-caught", family=family.letter, territory=g.content.names[territory])
    else:
        check_adults(g, family)


def tribal_raid_ends(g: NavajoWars, territory: int, carson: bool) -> Flow[None]:
    """Tribal Raid: the counters are removed, Enemy Morale stays, and Families in Caught and Escape come back into an
    Area of the Territory; after Kit Carson's raids they stay in Caught. [4.2.4-q TR-24 TR-25 6.2.3-s4-h FER-7]"""
    s = g.state
    s.tribal_raid.clear()
    g.heard and g.tell(RULE, "tribal-raid-over", territory=g.content.names[territory])
    if carson:
        return
    for letter in [each.letter for each in families_in(s, territory) if number_of(each.place) in (ESCAPE, CAUGHT)]:
        yield from leave_box(g, family_of(s, letter), RULE)
