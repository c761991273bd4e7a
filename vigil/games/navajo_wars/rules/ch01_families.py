"""1. General: Families, where they are and who is in them; Forts and Outposts."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_places import where
from vigil.games.navajo_wars.state import AMERICAN, ESCAPE, NOWHERE, SPANISH, Family, State

FEROCITY_TOP = 3


def in_play(s: State) -> list[Family]:
    """13 Families in an Area, a Caught Box or an Escape Box, in Alphabetical Priority. [1.7.2-p 1.5.1-c 13-avail]"""
    return [family for family in s.families if family.place]


def on_areas(s: State) -> list[Family]:
    """1.7.2 Families that stand in an Area, in Alphabetical Priority. [1.5.1-c]"""
    return [family for family in s.families if 0 < family.place % 10 < ESCAPE]


def families_at(s: State, place: int) -> list[Family]:
    """1.5.1 The Families in a place, in Alphabetical Priority. [1.5.1-c 13-alpha]"""
    return [family for family in s.families if family.place == place]


def families_in(s: State, territory: int) -> list[Family]:
    """1.7.2 The Families in a Territory, its boxes included, in Alphabetical Priority. [1.7.2-b]"""
    return [family for family in s.families if family.place // 10 == territory and family.place]


def anyone_in(s: State, territory: int) -> bool:
    """1.7.2 Whether a Family is in a Territory, its boxes included. [1.7.2-b]"""
    for family in s.families:
        if family.place // 10 == territory:
            return True
    return False


def family(s: State, letter: str) -> Family:
    """1.6.4 The Family of a letter."""
    return s.families[ord(letter) - 65]


def has_adult(family: Family) -> bool:
    """13 A man or a woman; an elder or a child is no adult. [13-adult 1.6.2-a]"""
    return family.man or family.woman


def population_of(family: Family) -> list[str]:
    """1.7.5 The population counters in a Family Box: man, woman, child, never an elder. [1.6.2-b]"""
    pieces = []
    if family.man:
        pieces.append("man")
    if family.woman:
        pieces.append("woman")
    if family.child:
        pieces.append("child")
    return pieces


def holds(family: Family, piece: str) -> bool:
    """1.7.5 Whether a population space of a Family Box is filled: man, woman or child."""
    return family.man if piece == "man" else family.woman if piece == "woman" else piece == "child" and family.child


def empty_spaces(family: Family) -> int:
    """1.7.5 Empty population spaces; the horse space does not count. [1.7.5-a]"""
    return 3 - family.man - family.woman - family.child


def set_space(family: Family, piece: str, there: bool) -> None:
    """1.7.5 Fill or empty one space of a Family Box."""
    if piece == "man":
        family.man = there
    elif piece == "woman":
        family.woman = there
    elif piece == "child":
        family.child = there
    else:
        family.horse = there


def evade_modifier(g: NavajoWars, family: Family) -> int:
    """1.6.4 The Evade number goes with the Ferocity shown. [1.6.4-b 1.6.4-d]"""
    return g.content.stocks.evade[family.ferocity]


def raise_ferocity(g: NavajoWars, family: Family, rule: str) -> None:
    """1.6.4 One face up, if there is one; never without a man. [1.6.4-c FER-13]"""
    if family.man and family.ferocity < FEROCITY_TOP:
        family.ferocity += 1
        g.heard and g.tell(rule, "ferocity", family=family.letter, n=family.ferocity)


def set_ferocity(g: NavajoWars, family: Family, n: int, rule: str) -> None:
    """1.6.4 Show another face; only one lies on the map. [1.6.4-a 1.6.4-b]"""
    if family.ferocity != n:
        family.ferocity = n
        g.heard and g.tell(rule, "ferocity", family=family.letter, n=n)


def most_ferocious(s: State) -> Family | None:
    """13 The highest Ferocity on the map, ties by Alphabetical Priority. [1.6.4-e 13-fierce]"""
    return max(in_play(s), key=lambda family: family.ferocity, default=None)


def least_ferocious(s: State) -> Family | None:
    """13 The lowest Ferocity on the map, ties by Alphabetical Priority. [1.6.4-e 13-fierce]"""
    return min(in_play(s), key=lambda family: family.ferocity, default=None)


def lose_person(
    g: NavajoWars, family: Family, piece: str, box: dict[str, int], rule: str, lost: str = "person-out-of-play"
) -> None:
    """1.7.5 One population counter leaves a Family Box for a box of the map; `lost` tells of what it dies."""
    set_space(family, piece, False)
    box[piece] = box.get(piece, 0) + 1
    g.heard and g.tell(rule, "person-to-passage" if box is g.state.passage else lost, family=family.letter, piece=piece)


def check_adults(g: NavajoWars, family: Family) -> None:
    """1.7.5 Without an adult the Family leaves play at once; child and horse go to Passage of Time. [1.7.5-b
    1.7.5-c]"""
    if family.place and not has_adult(family):
        leave_play(g, family, "1.7.5")


def leave_play(g: NavajoWars, family: Family, rule: str) -> None:
    """1.7.5 What is left in the box goes to Passage of Time, the counter off the map. [1.7.5-c 1.6.5-g 13-manu-b]"""
    s = g.state
    for piece in (*population_of(family), *(["horse"] if family.horse else [])):
        set_space(family, piece, False)
        s.passage[piece] = s.passage.get(piece, 0) + 1
    left = family.place
    family.place = NOWHERE
    family.ferocity = 0
    g.heard and g.tell(rule, "family-leaves", family=family.letter)
    if s.manuelito == family.letter:
        s.manuelito = ""
        g.heard and g.tell("13 Manuelito", "manuelito-leaves", family=family.letter)
    lift_corn(g, left)


def lift_corn(g: NavajoWars, area: int) -> None:
    """3.2.4 Corn goes back to the cup the moment a Family leaves its Area. [3.2.4-d]"""
    if area in g.state.corn_fields:
        g.state.corn_fields.remove(area)
        g.heard and g.tell("3.2.4", "corn-lost", **where(g, area))


def put_family(g: NavajoWars, family: Family, place: int) -> None:
    """1.7.2 Move a Family counter; Corn it leaves behind is lost. Intruders are the mover's business. [3.2.4-d]"""
    left = family.place
    family.place = place
    if left != place:
        lift_corn(g, left)


def in_fort_area(s: State, family: Family) -> bool:
    """13 "Beside a Fort" means in the same Area. [3.2.2-g]"""
    return family.place in s.forts.values()


def anyone_at_a_fort(s: State) -> bool:
    """13 Whether any Family is in the Area of a Fort. [3.2.2-g]"""
    for area in s.forts.values():
        for family in s.families:
            if family.place == area:
                return True
    return False


def fort_in(s: State, territory: int) -> bool:
    """13 Whether a Fort stands in the Territory."""
    for area in s.forts.values():
        if area // 10 == territory:
            return True
    return False


def under_outpost(s: State, place: int) -> bool:
    """5.1.3 An Outpost on the same track in an Area of equal or higher Value. [5.1.3-a 1.6.5-e]"""
    for area in s.missions + s.ranchos:
        if area // 10 == place // 10 and area >= place:
            return True
    return False


def under_fort(s: State, place: int) -> bool:
    """5.1.3 A Fort on the same track in an Area of equal or higher Value. [5.1.3-b]"""
    for area in s.forts.values():
        if area // 10 == place // 10 and area >= place:
            return True
    return False


def outposts(s: State) -> int:
    """1.6.5 Missions and Ranchos on the map; a Fort is no Outpost. [1.6.5-e 12.2-e]"""
    return len(s.missions) + len(s.ranchos)


def outpost_kind(s: State) -> str:
    """4.2.1 Missions in the Spanish period, Ranchos afterwards. [4.2.1-a]"""
    return "mission" if s.period == SPANISH else "rancho"


def is_american(s: State) -> bool:
    """1.3 Whether the American period is being played."""
    return s.period == AMERICAN
