"""1. General: places, pieces, Families, tracks, boxes and cubes. Docstrings end with the checklist ids they carry."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.state import (
    AMERICAN,
    CANYON,
    ESCAPE,
    NOWHERE,
    POPULATION,
    SPANISH,
    Family,
    State,
)
from vigil.kernel.flow import Fact, Flow, Option, choose

TRACK_TOP = 19
FEROCITY_TOP = 3


# places


def territory_of(place: int) -> int:
    """1.7.2 A Territory comprises its Areas and both its boxes. [1.7.2-b 13-terr]"""
    return place // 10


def number_of(place: int) -> int:
    """1.7.2 The number of an Area on its track."""
    return place % 10


def is_area(place: int) -> bool:
    """1.7.1 Whether a place is an Area, not a box nor out of play."""
    return 0 < place % 10 < ESCAPE


def areas_of(g: NavajoWars, territory: int) -> list[int]:
    """1.7.2 Six Areas, three in Canyon de Chelly, lowest first. [1.7.2-a]"""
    return [territory * 10 + n for n in range(1, 4 if territory == CANYON else 7)]


def where(g: NavajoWars, place: int) -> dict[str, Fact]:
    """1.7.2 The facts that name an Area: its Territory and its number."""
    return {"territory": g.content.names[place // 10], "area": place % 10}


def value(g: NavajoWars, area: int) -> int:
    """1.7.2 The plain Value. [1.7.2-d 1.7.2-e 1.7.2-h]"""
    return g.content.value[area]


def value_for(g: NavajoWars, family: Family, area: int) -> int:
    """1.7.2 The Value in parentheses with a horse, where a rule names it; the plain Value otherwise. [1.7.2-d]"""
    return g.content.horse_value[area] if family.horse else g.content.value[area]


def adjacent_territories(g: NavajoWars, territory: int) -> tuple[int, ...]:
    """13 Territories whose tracks are joined; Canyon de Chelly to all. [1.7.2-g 1.7.2-i 13-adj-a 13-adj-b]"""
    return g.content.beside[territory]


def agriculture(g: NavajoWars, territory: int) -> int:
    """13 Three less Drought and Ranchos, never below 0; always 3 in the Canyon. [1.7.2-j 1.7.2-k 1.7.2-l 1.7.2-m
    13-agr-a]"""
    s = g.state
    if territory == CANYON:
        return 3
    yields = 3 - s.drought[territory]
    for area in s.ranchos:
        if area // 10 == territory:
            yields -= 1
    return max(0, yields)


# Families


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


def lose_person(g: NavajoWars, family: Family, piece: str, box: dict[str, int], rule: str) -> None:
    """1.7.5 One population counter leaves a Family Box for a box of the map."""
    set_space(family, piece, False)
    box[piece] = box.get(piece, 0) + 1
    key = "person-to-passage" if box is g.state.passage else "person-out-of-play"
    g.heard and g.tell(rule, key, family=family.letter, piece=piece)


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


def fort_in(s: State, territory: int) -> bool:
    """13 Whether a Fort stands in the Territory."""
    return bool(s.forts) and any(area // 10 == territory for area in s.forts.values())


def under_outpost(s: State, place: int) -> bool:
    """5.1.3 An Outpost on the same track in an Area of equal or higher Value. [5.1.3-a 1.6.5-e]"""
    for area in s.missions + s.ranchos:
        if area // 10 == place // 10 and area >= place:
            return True
    return False


def under_fort(s: State, place: int) -> bool:
    """5.1.3 A Fort on the same track in an Area of equal or higher Value. [5.1.3-b]"""
    return bool(s.forts) and any(area // 10 == place // 10 and area >= place for area in s.forts.values())


def outposts(s: State) -> int:
    """1.6.5 Missions and Ranchos on the map; a Fort is no Outpost. [1.6.5-e 12.2-e]"""
    return len(s.missions) + len(s.ranchos)


def outpost_kind(s: State) -> str:
    """4.2.1 Missions in the Spanish period, Ranchos afterwards. [4.2.1-a]"""
    return "mission" if s.period == SPANISH else "rancho"


def is_american(s: State) -> bool:
    """1.3 Whether the American period is being played."""
    return s.period == AMERICAN


# tracks


def gain_ap(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Up to 19; the rest is lost. [1.7.4-a]"""
    s = g.state
    before, s.ap = s.ap, min(TRACK_TOP, s.ap + n)
    g.heard and g.tell(rule, "ap-gained", n=s.ap - before, total=s.ap)


def spend_ap(g: NavajoWars, n: int) -> None:
    """1.7.4 A cost must be covered by its own track. [1.7.4-g]"""
    if g.state.ap < n:
        raise ValueError("Diné AP overspent")
    g.state.ap -= n
    if n:
        g.heard and g.tell("1.7.4", "ap-spent", n=n, total=g.state.ap)


def set_ap(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Put the marker of the Diné AP on a number."""
    g.state.ap = n
    g.heard and g.tell(rule, "ap-set", n=n)


def gain_culture(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Up to 19; the rest is lost. [1.7.4-a]"""
    s = g.state
    before, s.culture = s.culture, min(TRACK_TOP, s.culture + n)
    g.heard and g.tell(rule, "culture-gained", n=s.culture - before, total=s.culture)


def gain_military(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Up to 19; the rest is lost. [1.7.4-a]"""
    s = g.state
    before, s.military = s.military, min(TRACK_TOP, s.military + n)
    g.heard and g.tell(rule, "military-gained", n=s.military - before, total=s.military)


def lose_culture(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Each point missing costs 2 Military, never below 0 and never converted back. [1.7.4-d 1.7.4-f
    1.7.4-conv-a]"""
    if n <= 0:
        return
    s = g.state
    short = max(0, n - s.culture)
    s.culture -= n - short
    if n > short:
        g.heard and g.tell(rule, "culture-lost", n=n - short, total=s.culture)
    if short:
        before, s.military = s.military, max(0, s.military - 2 * short)
        g.heard and g.tell("1.7.4", "culture-converted", n=short, lost=before - s.military, total=s.military)


def lose_military(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Each point missing costs 2 Culture, never below 0 and never converted back. [1.7.4-e 1.7.4-f
    1.7.4-conv-b]"""
    if n <= 0:
        return
    s = g.state
    short = max(0, n - s.military)
    s.military -= n - short
    if n > short:
        g.heard and g.tell(rule, "military-lost", n=n - short, total=s.military)
    if short:
        before, s.culture = s.culture, max(0, s.culture - 2 * short)
        g.heard and g.tell("1.7.4", "military-converted", n=short, lost=before - s.culture, total=s.culture)


def change_morale(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Enemy Morale stays within 0 and 19; what passes them is lost. [1.7.4-b 1.7.4-l]"""
    s = g.state
    before, s.morale = s.morale, min(TRACK_TOP, max(0, s.morale + n))
    if s.morale != before:
        g.heard and g.tell(rule, "morale-up" if n > 0 else "morale-down", n=abs(s.morale - before), total=s.morale)


def change_enemy_ferocity(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Enemy Ferocity stays within 0 and 19; what passes them is lost. [1.7.4-b]"""
    s = g.state
    before, s.enemy_ferocity = s.enemy_ferocity, min(TRACK_TOP, max(0, s.enemy_ferocity + n))
    if s.enemy_ferocity != before:
        key = "enemy-ferocity-up" if n > 0 else "enemy-ferocity-down"
        g.heard and g.tell(rule, key, n=abs(s.enemy_ferocity - before), total=s.enemy_ferocity)


# pieces


def move_piece(source: dict[str, int], target: dict[str, int], piece: str) -> bool:
    """1.6.1 One counter from box to box; nothing if there is none. [1.6.1-a]"""
    if source.get(piece, 0) <= 0:
        return False
    source[piece] -= 1
    target[piece] = target.get(piece, 0) + 1
    return True


def take(g: NavajoWars, piece: str, target: dict[str, int], rule: str) -> bool:
    """1.6.1 One counter from Out of Play, told; if none is left nothing is taken. [1.6.1-a 1.6.1-b 1.6.1-c 1.7.3-b
    13-avail]"""
    s = g.state
    if not move_piece(s.out_of_play, target, piece):
        g.heard and g.tell("1.6.1", "none-left", piece=piece)
        return False
    g.heard and g.tell(rule, "taken-to-passage" if target is s.passage else "taken-to-resources", piece=piece)
    return True


def count_population(box: dict[str, int]) -> int:
    """1.6.2 Men, women, children and elders in a box; animals do not count. [1.6.2-a]"""
    return sum(box.get(piece, 0) for piece in POPULATION)


def elders_on_display(s: State) -> int:
    """1.7.5 Elders in any of the seven boxes, whose ratings are data. [1.7.5-f 1.7.5-g]"""
    return sum(s.elders)


def corn_in_cup(s: State) -> int:
    """1.6.3 Unseen Corn less the counters lying face down on the map."""
    return sum(s.corn_unseen.values()) - len(s.corn_fields)


def intruders_in_cup(s: State) -> int:
    """1.6.6 Unseen Intruders of the twenty less the counters lying face down on the map. [IN-20]"""
    return sum(s.intruders_unseen.values()) - len(s.intruders)


def choose_person(g: NavajoWars, family: Family, rule: str, key: str) -> Flow[str]:
    """1.5.1 Which population counter of a Family; the player picks. [1.5.1-a]"""
    chosen = yield from choose(
        rule,
        key,
        lambda: [Option("give-up", piece, rule, {"piece": piece}) for piece in population_of(family)],
        {"family": family.letter},
    )
    return chosen


# cubes


def cubes_in(box: dict[str, int]) -> int:
    """1.7.3 Cubes of every colour in a box."""
    return sum(box.values())


def pour(source: dict[str, int], target: dict[str, int]) -> None:
    """1.7.3 All cubes of one box into another."""
    for colour, n in source.items():
        target[colour] = target.get(colour, 0) + n
    source.clear()


def reset_cubes(g: NavajoWars, rule: str) -> None:
    """13 First Recovery to the bag, then Raided to Recovery. Counters in Raided stay. [1.7.3-e 1.7.3-f 7.2.4-a
    7.2.4-b]"""
    s = g.state
    pour(s.recovery, s.bag)
    pour(s.raided, s.recovery)
    g.heard and g.tell(rule, "cubes-reset", recovery=cubes_in(s.recovery), bag=cubes_in(s.bag))


def red_cubes(s: State) -> int:
    """1.7.3 Only red cubes count in Subjugation. [1.7.3-i GM-9]"""
    return s.subjugation.get("red", 0)


def is_subjugated(s: State) -> bool:
    """1.7.3 Three red cubes in Subjugation. [1.7.3-i]"""
    return s.subjugation.get("red", 0) >= 3


def divide_up(n: int, by: int) -> int:
    """13 Divisions are rounded up. [1.5-r 13-round]"""
    return -(-n // by)


def use_effect(g: NavajoWars, key: str) -> int:
    """6.1 What an earlier event left for this moment; it is used up."""
    return g.state.effects.pop(key, 0)
