"""6.1 What cards ask before they do something, whom they may concern, and what they count."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    FEROCITY_TOP,
    anyone_in,
    families_in,
    in_fort_area,
    in_play,
    least_ferocious,
    most_ferocious,
    on_areas,
    outposts,
    population_of,
)
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup, cubes_in, elders_on_display, red_cubes
from vigil.games.navajo_wars.rules.ch01_places import territory_of
from vigil.games.navajo_wars.rules.ch04_outposts import territory_has
from vigil.games.navajo_wars.rules.ch04_peace_and_defend import truce_order
from vigil.games.navajo_wars.rules.ch09_cultural_developments import NEEDS
from vigil.games.navajo_wars.rules.effects.dine import returning
from vigil.games.navajo_wars.rules.effects.major_events_common import eldest, row_of
from vigil.games.navajo_wars.state import CANYON, DIE_TERRITORIES, PERIODS, TERRITORIES, Family
from vigil.kernel.rules.requests import Part

# conditions


def has(g: NavajoWars, who: str, what: str, n: int) -> bool:
    """9.1 So many of something in play. [9.1-g]"""
    return NEEDS[what](g) >= n


def track(g: NavajoWars, who: str, what: str, n: int) -> bool:
    """1.7.4 A marker of the General Record Track on this number or above."""
    return int(getattr(g.state, what.replace("-", "_"))) >= n


def did(g: NavajoWars, who: str, operation: str) -> bool:
    """3 What the Diné did on this card."""
    return g.state.operation == operation


def preempted(g: NavajoWars, who: str) -> bool:
    """2.2.1 Whether the player went first on this card."""
    return g.state.preempted


def left(g: NavajoWars, who: str, what: str, n: int) -> bool:
    """1.6.1 So many counters Out of Play."""
    return g.state.out_of_play.get(what, 0) >= n


def shows(g: NavajoWars, who: str, order: str, column: str) -> bool:
    """4.1 Whether a counter of the column, or of either, shows this Order."""
    s = g.state
    active, standby = column != "standby", column != "active"
    return (active and row_of(g, s.active, order) >= 0) or (standby and row_of(g, s.standby, order) >= 0)


def in_period(g: NavajoWars, who: str, period: str) -> bool:
    """1.3 Which period is being played."""
    return PERIODS[g.state.period] == period


def at_peace(g: NavajoWars, who: str) -> bool:
    """4.2.7 Whether a Peace is in force."""
    return truce_order(g) == "peace"


def counted(what: str) -> Callable[..., bool]:
    """6.1 So many of something on the map or in its box."""
    return lambda g, who, n: COUNTS[what](g, who) >= n


def occasion(g: NavajoWars, who: str, occasion: str) -> bool:
    """13 Blessing Way: when the card is played."""
    return who == occasion


# whom a card may concern


def which(fits: Callable[[NavajoWars, Family], object]) -> Callable[[NavajoWars], Sequence[str]]:
    """13 The Families in play of which something holds, in Alphabetical Priority."""
    return lambda g: [each.letter for each in g.state.families if each.place and fits(g, each)]


def where(fits: Callable[[NavajoWars, int], object], dice: Sequence[int] = DIE_TERRITORIES) -> Callable[..., list[str]]:
    """1.7.2 The Territories of which something holds, by die."""
    return lambda g: [g.content.names[die] for die in dice if fits(g, die)]


def only(found: Family | None) -> list[str]:
    """13 One Family, or nobody."""
    return [found.letter] if found else []


FAMILIES: dict[str, Callable[[NavajoWars], Sequence[str]]] = {
    "family": which(lambda g, each: True),
    "family-with-man": which(lambda g, each: each.man),
    "family-with-woman": which(lambda g, each: each.woman),
    "family-with-child": which(lambda g, each: each.child),
    "family-with-horse": which(lambda g, each: each.horse),
    "family-without-horse": which(lambda g, each: not each.horse),
    "family-in-the-canyon": which(lambda g, each: each.place // 10 == CANYON),
    "family-outside-the-canyon": which(lambda g, each: each.place // 10 != CANYON),
    "family-that-can-grow-fiercer": which(lambda g, each: each.man and each.ferocity < FEROCITY_TOP),
    "family-with-ferocity": which(lambda g, each: each.ferocity),
    "family-with-room": which(lambda g, each: returning(g, each)),
    "mother-without-child": which(lambda g, each: each.woman and not each.child),
    "daughter-without-mother": which(
        lambda g, each: each.child and not each.woman and g.state.out_of_play.get("woman", 0)
    ),
    "neediest-family": lambda g: neediest(g),
    "most-ferocious": lambda g: only(most_ferocious(g.state)),
    "least-ferocious": lambda g: only(least_ferocious(g.state)),
    "family-in-the-open": lambda g: [each.letter for each in in_the_open(g)],
    "least-ferocious-in-the-open-with-child": lambda g: calmest([each for each in in_the_open(g) if each.child]),
    "least-ferocious-in-the-open-with-woman": lambda g: calmest([each for each in in_the_open(g) if each.woman]),
}
PLACES: dict[str, Callable[[NavajoWars], Sequence[str]]] = {
    "territory": where(lambda g, die: True),
    "territory-with-family": where(lambda g, die: anyone_in(g.state, die)),
    "territory-with-most-families": lambda g: most_crowded(g),
    "territory-with-drought": where(lambda g, die: g.state.drought[die]),
    "territory-with-family-and-drought": where(lambda g, die: g.state.drought[die] and anyone_in(g.state, die)),
    "driest-territory": lambda g: driest(g),
    "territory-for-a-mission": lambda g: next_mission(g),
}


def most_crowded(g: NavajoWars) -> list[str]:
    """1.7.2 The Territories with the most Families, Canyon de Chelly aside."""
    crowd = {die: len(families_in(g.state, die)) for die in DIE_TERRITORIES}
    most = max(crowd.values())
    return [g.content.names[die] for die in DIE_TERRITORIES if most and crowd[die] == most]


def driest(g: NavajoWars) -> list[str]:
    """7.2.2 The Territory that needs rain most: one where Families live first, then the most Drought, then by die."""
    s = g.state
    dry = [die for die in DIE_TERRITORIES if s.drought[die]]
    dry.sort(key=lambda die: (not families_in(s, die), -s.drought[die]))
    return [g.content.names[die] for die in dry[:1]]


def neediest(g: NavajoWars) -> list[str]:
    """1.7.5 The Family with the most empty spaces that somebody can join, by Alphabetical Priority."""
    open_to = [each for each in in_play(g.state) if returning(g, each)]
    return only(min(open_to, key=lambda each: len(population_of(each)), default=None))


def in_the_open(g: NavajoWars) -> list[Family]:
    """6.1 Families in an Area outside the Canyon and without a Fort, where raiders come first. [6.1-b]"""
    s = g.state
    return [each for each in on_areas(s) if territory_of(each.place) != CANYON and not in_fort_area(s, each)]


def calmest(families: Sequence[Family]) -> list[str]:
    """13 The Least Ferocious of them, ties by Alphabetical Priority."""
    return only(min(families, key=lambda each: each.ferocity, default=None))


def next_mission(g: NavajoWars) -> list[str]:
    """4.2.1 The first Territory by die with a Family and no Mission, or else without one, while one is in stock."""
    s = g.state
    free = [die for die in DIE_TERRITORIES if s.mission_stock and not territory_has(s, die, "mission")]
    lived_in = [die for die in free if anyone_in(s, die)]
    return [g.content.names[die] for die in (lived_in or free)[:1]]


def green(g: NavajoWars) -> int:
    """13 Drought: Territories with a Family and without Drought."""
    s = g.state
    return sum(1 for die in TERRITORIES if anyone_in(s, die) and not s.drought[die])


def eldest_rating(g: NavajoWars, who: str) -> list[Part]:
    """3.3 step 7 The Elder Rating of the elder furthest right, less what Developments take off it."""
    box = eldest(g.state)
    if box < 0:
        return []
    rating = g.content.stocks.elder_ratings[box]
    spared = min(rating, g.bonus("long-life"))
    off = [Part("9.1.4", "eldest-long-life", -spared)] if spared else []
    return [Part("3.3 step 7", "eldest-rating", rating), *off]


PARTS: dict[str, Callable[[NavajoWars, str], Sequence[Part]]] = {"eldest-rating": eldest_rating}
COUNTS: dict[str, Callable[[NavajoWars, str], int]] = {
    "family": lambda g, who: len(in_play(g.state)),
    "family-in-the-canyon": lambda g, who: len(families_in(g.state, CANYON)),
    "family-outside-the-canyon": lambda g, who: len(in_play(g.state)) - len(families_in(g.state, CANYON)),
    "mother-without-child": lambda g, who: sum(each.woman and not each.child for each in in_play(g.state)),
    "man": lambda g, who: sum(each.man for each in in_play(g.state)),
    "woman": lambda g, who: sum(each.woman for each in in_play(g.state)),
    "child": lambda g, who: sum(each.child for each in in_play(g.state)),
    "elder": lambda g, who: elders_on_display(g.state),
    "eldest-rating": lambda g, who: sum(part.amount for part in eldest_rating(g, who)),
    "outpost": lambda g, who: outposts(g.state),
    "fort": lambda g, who: len(g.state.forts),
    "drought": lambda g, who: sum(g.state.drought),
    "green-territory": lambda g, who: green(g),
    "raided-cube": lambda g, who: cubes_in(g.state.raided),
    "red-cube": lambda g, who: red_cubes(g.state),
    "intruder": lambda g, who: len(g.state.intruders),
    "corn-in-cup": lambda g, who: corn_in_cup(g.state),
    "enemy-ap": lambda g, who: g.state.enemy_ap,
    "development": lambda g, who: len(g.state.developments),
    "ferocity": lambda g, who: sum(each.ferocity for each in in_play(g.state)),
}
