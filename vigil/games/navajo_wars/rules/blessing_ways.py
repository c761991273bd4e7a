"""13 Blessing Way: what each Ceremony card does when it is played from hand. The cards are ours.

A function gets the occasion (operations, battle, evade) and the parameters of its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    FEROCITY_TOP,
    family,
    in_play,
    population_of,
    raise_ferocity,
    set_space,
)
from vigil.games.navajo_wars.rules.ch01_pieces import elders_on_display, take
from vigil.games.navajo_wars.rules.ch01_tracks import TRACK_TOP, gain_ap, gain_culture, gain_military
from vigil.games.navajo_wars.state import DIE_TERRITORIES, FAMILY_PIECES, Family
from vigil.kernel.flow import Flow, Option, choose, do

RULE = "13 Blessing Way"


def add_effect(g: NavajoWars, key: str, n: int) -> None:
    """13 Blessing Way: leave something for the rule that follows."""
    g.state.effects[key] = g.state.effects.get(key, 0) + n


def pick_family(letters: list[str], key: str, option: str) -> Flow[str]:
    """1.5.1 Which Family the Blessing Way is for; the player picks."""
    chosen = yield from choose(
        RULE, key, lambda: [Option(option, letter, RULE, {"family": letter}) for letter in letters]
    )
    return chosen


# in a Battle or an Evade


def flight(g: NavajoWars, occasion: str, *, n: int) -> None:
    """13 Blessing Way: more on the Evade about to be rolled."""
    add_effect(g, "evade", n)
    g.heard and g.tell(RULE, "blessing-evade", n=n)


def shield(g: NavajoWars, occasion: str, *, n: int) -> None:
    """13 Blessing Way: more in the Battle or the Evade, whichever it is played in."""
    add_effect(g, occasion, n)
    g.heard and g.tell(RULE, f"blessing-{occasion}", n=n)


def courage(g: NavajoWars, occasion: str, *, battle: int, military: int) -> Flow[None]:
    """13 Blessing Way: more in a Battle; otherwise a Family grows fiercer and Military rises."""
    if occasion == "battle":
        add_effect(g, "battle", battle)
        g.heard and g.tell(RULE, "blessing-battle", n=battle)
        return
    letter = yield from pick_family(fierce_enough(g), "courage-for", "encourage")
    raise_ferocity(g, family(g.state, letter), RULE)
    gain_military(g, military, RULE)


def fierce_enough(g: NavajoWars) -> list[str]:
    """1.6.4 Families with a man and a higher face to show."""
    return [each.letter for each in in_play(g.state) if each.man and each.ferocity < FEROCITY_TOP]


# the people


def coming_of_age(g: NavajoWars, occasion: str, *, culture: int) -> Flow[None]:
    """13 Blessing Way: a child takes the empty place of the woman in its own Family, and Culture rises."""
    s = g.state
    letter = yield from pick_family(girls(g), "coming-of-age-in", "celebrate")
    each = family(s, letter)
    each.child, each.woman = False, True
    s.out_of_play["child"] = s.out_of_play.get("child", 0) + 1
    s.out_of_play["woman"] -= 1
    g.heard and g.tell(RULE, "came-of-age", family=letter)
    gain_culture(g, culture, RULE)


def girls(g: NavajoWars) -> list[str]:
    """1.7.5 Families with a child and no woman, while a woman counter is Out of Play."""
    s = g.state
    if not s.out_of_play.get("woman", 0):
        return []
    return [each.letter for each in in_play(s) if each.child and not each.woman]


def healing(g: NavajoWars, occasion: str) -> Flow[None]:
    """13 Blessing Way: a man, woman or child comes from Out of Play into an empty space of a Family in play."""
    s = g.state
    letter = yield from pick_family(
        [each.letter for each in in_play(s) if returning(g, each)], "healing-in", "heal-family"
    )
    each = family(s, letter)
    piece = yield from choose(
        RULE,
        "healing-whom",
        lambda: [Option("heal-person", piece, RULE, {"piece": piece}) for piece in returning(g, each)],
        {"family": letter},
    )
    s.out_of_play[piece] -= 1
    set_space(each, piece, True)
    g.heard and g.tell(RULE, "healed", family=letter, piece=piece)


def returning(g: NavajoWars, each: Family) -> list[str]:
    """1.7.5 The counters Out of Play for which the Family has an empty space."""
    there = population_of(each)
    return [piece for piece in FAMILY_PIECES if piece not in there and g.state.out_of_play.get(piece, 0)]


def storyteller(g: NavajoWars, occasion: str) -> None:
    """13 Blessing Way: an elder comes from Out of Play into the leftmost box of the Elder Display."""
    s = g.state
    s.out_of_play["elder"] -= 1
    s.elders[0] += 1
    g.heard and g.tell(RULE, "storyteller-came")


# the land and what it gives


def rain(g: NavajoWars, occasion: str, *, n: int) -> Flow[None]:
    """13 Blessing Way: Drought counters leave the Territories the player names, one after the other."""
    from vigil.games.navajo_wars.rules.ch07_minor_events import remove_drought

    s, names = g.state, g.content.names
    for left in range(min(n, sum(s.drought)), 0, -1):
        territory = yield from choose(
            RULE,
            "rain-where",
            lambda: [
                Option("rain-in", each, RULE, {"territory": names[each]}) for each in DIE_TERRITORIES if s.drought[each]
            ],
            {"n": left},
        )
        remove_drought(g, territory, RULE)


def food(g: NavajoWars, occasion: str, *, n: int) -> None:
    """13 Blessing Way: more food at the next Passage of Time."""
    add_effect(g, "food-next", n)
    g.heard and g.tell(RULE, "blessing-food", n=n)


def herds(g: NavajoWars, occasion: str, *, horses: int, sheep: int) -> None:
    """13 Blessing Way: horses and sheep come from Out of Play into Resources."""
    for animal, n in (("horse", horses), ("sheep", sheep)):
        for _ in range(n):
            take(g, animal, g.state.resources, RULE)


def gifts(g: NavajoWars, occasion: str, *, goods: int, culture: int) -> None:
    """13 Blessing Way: Trade Goods come from Out of Play into Resources, and Culture rises."""
    for _ in range(goods):
        take(g, "trade-goods", g.state.resources, RULE)
    gain_culture(g, culture, RULE)


def harmony(g: NavajoWars, occasion: str, *, n: int) -> None:
    """13 Blessing Way: Culture rises."""
    gain_culture(g, n, RULE)


def council(g: NavajoWars, occasion: str, *, most: int) -> None:
    """13 Blessing Way: an AP for each elder in the Elder Display, up to a number."""
    gain_ap(g, min(most, elders_on_display(g.state)), RULE)


BLESSINGS: dict[str, Callable[..., Flow[None] | None]] = {
    "flight": flight,
    "shield": shield,
    "courage": courage,
    "coming-of-age": coming_of_age,
    "healing": healing,
    "storyteller": storyteller,
    "rain": rain,
    "food": food,
    "herds": herds,
    "gifts": gifts,
    "harmony": harmony,
    "council": council,
}


def would_help(g: NavajoWars, way: str, occasion: str) -> bool:
    """13 Blessing Way: whether playing the card now would change anything."""
    s = g.state
    if way == "food":
        return True
    if way == "flight":
        return occasion == "evade"
    if way == "shield":
        return occasion in ("battle", "evade")
    if way == "courage":
        return occasion == "battle" or bool(fierce_enough(g))
    if way == "coming-of-age":
        return bool(girls(g))
    if way == "healing":
        return any(returning(g, each) for each in in_play(s))
    if way == "storyteller":
        return s.out_of_play.get("elder", 0) > 0
    if way == "rain":
        return any(s.drought)
    if way == "herds":
        return s.out_of_play.get("horse", 0) + s.out_of_play.get("sheep", 0) > 0
    if way == "gifts":
        return s.out_of_play.get("trade-goods", 0) > 0 or s.culture < TRACK_TOP
    if way == "council":
        return s.ap < TRACK_TOP and elders_on_display(s) > 0
    return s.culture < TRACK_TOP


# playing one


def blessings(g: NavajoWars, occasion: str) -> list[Option[tuple[Any, ...]]]:
    """13 Blessing Way: the cards in hand that may be played now, on the occasions they name. [13-bless 13-bless-b]"""
    s, cards = g.state, g.content.ceremonies
    if occasion == "operations" and s.phase != "dine":
        return []
    return [
        Option("play-blessing-way", (card, occasion), "13 Blessing Way", {"card": cards[card].key})
        for card in s.hand
        if occasion in cards[card].occasions and would_help(g, str(cards[card].blessing["do"]), occasion)
    ]


def use_blessing(g: NavajoWars, args: tuple[Any, ...]) -> Flow[None]:
    """13 Blessing Way: the card leaves the hand for the discard pile and does what it says. [13-bless 3-b 11.2-s1-g]"""
    card, occasion = args
    row = g.content.ceremonies[card]
    g.state.hand.remove(card)
    g.state.discard.append(card)
    g.heard and g.tell("13 Blessing Way", "blessing-way", card=row.key)
    params = {key: value for key, value in row.blessing.items() if key != "do"}
    yield from do(BLESSINGS[str(row.blessing["do"])](g, occasion, **params))
