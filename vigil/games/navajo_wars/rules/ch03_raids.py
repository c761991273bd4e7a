"""3.2.5, 3.2.6 Raids of the Diné on New Mexico and on Outposts and Forts, and the Raid table, cube by cube."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import in_fort_area, raise_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import take
from vigil.games.navajo_wars.rules.ch01_places import number_of, territory_of, value, where
from vigil.games.navajo_wars.rules.ch01_tracks import change_enemy_ferocity, change_morale, gain_culture
from vigil.games.navajo_wars.rules.ch03_activation import Action, Activation, covers, too_few, whole_allowance
from vigil.games.navajo_wars.rules.ch04_outposts import outposts_of, remove_outpost
from vigil.games.navajo_wars.rules.ch04_peace_and_defend import end_peace
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import draw_cube
from vigil.games.navajo_wars.rules.ch11_battles import battle, can_fight
from vigil.games.navajo_wars.rules.subjugation import red_to_subjugation
from vigil.games.navajo_wars.state import ANIMALS, FORTS, SANTA_FE, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part, Refusal

SOLDIERS = {"green": 1, "blue": 2}  # the cubes that bring a fight, and the Enemy Ferocity they add
HITS = {"yellow": 1, "brown": 1, "white": 1, "black": 2}
BOOTY = {"yellow": ("child",), "brown": ("horse",), "white": ("sheep",), "black": ANIMALS}
FORT_HITS = {"defiance": 3, "fauntleroy": 5}


# what a raid needs


def cannot_raid(g: NavajoWars, family: Family) -> str:
    """3.2.5, 3.2.6 Any raid needs a man in the Family and Military of at least 1. [3.2.5-d 3.2.6-b 1.7.4-j]"""
    if not family.man:
        return "raid-needs-man"
    return "" if g.state.military else "raid-needs-military"


def new_mexico_cost(g: NavajoWars, family: Family) -> int:
    """3.2.5 The cheapest way to Santa Fé, 0 if there is none; Outposts and Forts add nothing. [3.2.5-a 3.2.5-b]"""
    road = g.content.horse_road if family.horse else g.content.road
    return road.get(family.place, 0)


def explain_new_mexico(g: NavajoWars, family: Family) -> Number:
    """3.2.5 The way to Santa Fé, Area by Area. [3.2.5-a 3.2.5-b]"""
    content = g.content
    values, road = (content.horse_value, content.horse_road) if family.horse else (content.value, content.road)
    parts: list[Part] = []
    place = family.place
    while place != SANTA_FE:
        place = min((n for n in content.neighbours[place] if n in road), key=lambda n: values[n] + road[n])
        if place == SANTA_FE:
            parts.append(Part("13 Santa Fé", "santa-fe-value", values[place]))
        else:
            key = "horse-value" if family.horse else "area-value"
            parts.append(Part("3.2.5", key, values[place], where(g, place)))
    return Number("mp-cost", tuple(parts))


def why_not_raid_new_mexico(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.5 Why the Family may not raid New Mexico; it may do so again and again while it qualifies. [3.2.5-d 3.2.5-f
    3.2.5-j]"""
    family = active.family
    reason = cannot_raid(g, family)
    if not reason and in_fort_area(g.state, family):
        reason = "barred-by-fort"
    if reason:
        return Refusal("raid-new-mexico", reason, "3.2.5")
    cost = new_mexico_cost(g, family)
    if not cost:
        return Refusal("raid-new-mexico", "no-road", "3.2.5")
    return None if covers(active, cost) else too_few(active, "raid-new-mexico", cost)


def why_not_raid_far(g: NavajoWars, active: Activation) -> Refusal | None:
    """3.2.5 Long-range raid: from any Area but a Fort's, with the whole allowance, nothing spent yet. [3.2.5-c]"""
    reason = cannot_raid(g, active.family)
    if not reason and in_fort_area(g.state, active.family):
        reason = "barred-by-fort"
    if not reason and active.spent:
        reason = "mp-already-spent"
    return Refusal("raid-far", reason, "3.2.5") if reason else None


def targets(g: NavajoWars, territory: int) -> list[tuple[str, int]]:
    """3.2.6 The Outposts and Forts of a Territory, each with its Area; the player names one. [3.2.6-d 3.2.6-e]"""
    s = g.state
    found = [("mission", area) for area in s.missions if area // 10 == territory]
    found += [("rancho", area) for area in s.ranchos if area // 10 == territory]
    found += [(fort, s.forts[fort]) for fort in FORTS if fort in s.forts and s.forts[fort] // 10 == territory]
    return found


def outpost_cost(g: NavajoWars, family: Family) -> int:
    """3.2.6 The plain Value of the Family's own Area, even with a horse. [3.2.6-a]"""
    return value(g, family.place)


def explain_outpost(g: NavajoWars, family: Family) -> Number:
    """3.2.6 The cost of a raid on an Outpost or Fort. [3.2.6-a]"""
    return Number("mp-cost", (Part("3.2.6", "area-value", outpost_cost(g, family), where(g, family.place)),))


def why_not_raid_outpost(g: NavajoWars, active: Activation, kind: str, area: int) -> Refusal | None:
    """3.2.6 The Family must be in the Area of the target or lower on the same track. [3.2.6-b 3.2.6-c]"""
    facts: dict[str, Fact] = {"outpost": kind, "area": number_of(area)}
    family = active.family
    reason = cannot_raid(g, family)
    if reason:
        return Refusal("raid-outpost", reason, "3.2.6", facts)
    if territory_of(area) != territory_of(family.place) or area < family.place:
        return Refusal("raid-outpost", "target-out-of-reach", "3.2.6", facts, {"area": number_of(family.place)})
    cost = outpost_cost(g, family)
    return None if covers(active, cost) else too_few(active, "raid-outpost", cost, facts)


def raids(g: NavajoWars, active: Activation) -> list[Option[Action]]:
    """3.2.5, 3.2.6 The raids the Family may make now. [3.2.5-c 3.2.5-i 3.2.6-e]"""
    family = active.family
    options: list[Option[Action]] = []
    if why_not_raid_new_mexico(g, active) is None:
        number = partial(explain_new_mexico, g, family)
        options.append(Option("raid-new-mexico", ("raid-new-mexico",), "3.2.5", None, number))
    if why_not_raid_far(g, active) is None:
        options.append(Option("raid-far", ("raid-far",), "3.2.5", None, partial(whole_allowance, active, "3.2.5")))
    for kind, area in targets(g, territory_of(family.place)):
        if why_not_raid_outpost(g, active, kind, area) is None:
            facts: dict[str, Fact] = {"outpost": kind, "area": number_of(area)}
            number = partial(explain_outpost, g, family)
            options.append(Option("raid-outpost", ("raid-outpost", kind, area), "3.2.6", facts, number))
    return options


def refused_raids(g: NavajoWars, active: Activation) -> Iterator[Refusal]:
    """3.2.5, 3.2.6 The raids the Family may not make, and why."""
    for refusal in (why_not_raid_new_mexico(g, active), why_not_raid_far(g, active)):
        if refusal:
            yield refusal
    here = targets(g, territory_of(active.family.place))
    if not here:
        yield Refusal("raid-no-outpost", "no-target-here", "3.2.6")
    for kind, area in here:
        refusal = why_not_raid_outpost(g, active, kind, area)
        if refusal:
            yield refusal


# the Raid table


def raid_new_mexico(g: NavajoWars, raider: Family) -> Flow[None]:
    """3.2.5 The counter does not move: one cube, and another only after a red one.
    [3.2.5-e 3.2.5-g 3.2.5-h RR-1 RR-26]"""
    g.heard and g.tell("3.2.5", "raids-new-mexico", family=raider.letter)
    end_peace(g, "3.2.5")
    while True:
        cube = yield from draw_cube(g, "Raid table", "raid-cube")
        if cube == "red":
            send_red(g)
            continue
        if cube in SOLDIERS:
            yield from meet_soldiers(g, raider, cube)
        elif cube:
            to_raided(g, cube)
            yield from bring_home(g, raider, cube)
        return


def raid_outpost(g: NavajoWars, raider: Family, area: int, kind: str) -> Flow[None]:
    """3.2.6 Cube after cube until the hits suffice or green or blue ends the raid; what is missing then is forgotten,
    what is too much is lost. [3.2.5-g 3.2.5-h 3.2.6-f 3.2.6-l 3.2.RT-i 3.2.RT-j RR-2 RR-8 RR-19 RR-20 RR-26]"""
    s = g.state
    goal = hits_needed(kind, area)
    g.heard and g.tell("3.2.6", "raids-outpost", family=raider.letter, outpost=kind, **where(g, area), n=goal)
    end_peace(g, "3.2.6")
    hits = 0
    while hits < goal:
        cube = yield from draw_cube(g, "Raid table", "raid-cube", manuelito=s.manuelito == raider.letter)
        if cube == "red":
            send_red(g)
        elif cube in SOLDIERS:
            yield from meet_soldiers(g, raider, cube)
            g.heard and g.tell("Raid table", "raid-over")
            return
        elif cube:
            to_raided(g, cube)
            hits += count_hits(cube)
            g.heard and g.tell("Raid table", "raid-hits", cube=cube, hits=hits, n=goal)
        else:
            return
    if kind in FORT_HITS:
        destroy_fort(g, raider, kind)
    else:
        beat_outpost(g, raider, area, kind)


def send_red(g: NavajoWars) -> None:
    """Raid table: red goes to Subjugation, whose table is looked at; another cube follows. [3.2.RT-a RR-3 1.7.3-g]"""
    red_to_subjugation(g, 1, "Raid table")


def to_raided(g: NavajoWars, cube: str) -> None:
    """Raid table: yellow, brown, white and black go to Raided Cubes. [3.2.RT-f 1.7.3-d RR-14 RR-15]"""
    g.state.raided[cube] = g.state.raided.get(cube, 0) + 1


def count_hits(cube: str) -> int:
    """Raid table: a black cube makes two hits, any other one. [3.2.RT-i RR-14 RR-15]"""
    return HITS[cube]


def bring_home(g: NavajoWars, raider: Family, cube: str) -> Flow[None]:
    """Raid table, New Mexico: Ferocity +1, and a child, a horse, a sheep, or for black horse or sheep, if there is one
    Out of Play. [3.2.RT-g 3.2.RT-h RR-9 RR-10 RR-11 RR-12 RR-13 FER-10 RR-28]"""
    s = g.state
    raise_ferocity(g, raider, "Raid table")
    pieces = BOOTY[cube]
    piece = pieces[0]
    if len(pieces) > 1:
        there = [each for each in pieces if s.out_of_play.get(each, 0)] or [piece]
        piece = yield from choose(
            "Raid table", "raid-animal", lambda: [Option("drive-home", p, "Raid table", {"piece": p}) for p in there]
        )
    take(g, piece, s.passage if piece == "child" else s.resources, "Raid table")


def meet_soldiers(g: NavajoWars, raider: Family, cube: str) -> Flow[None]:
    """Raid table, green or blue: the cube goes back, then Enemy Morale +1 or Enemy Ferocity +1 (blue +2), as the player
    likes, and a Battle in the column of raids; the setting lets a Family that yields the Morale go without one. Who
    cannot fight takes the Morale and no Battle. [3.2.RT-b 3.2.RT-c 3.2.RT-d 3.2.RT-e RR-4 RR-5 RR-6 RR-7]"""
    s = g.state
    s.bag[cube] = s.bag.get(cube, 0) + 1
    rise = SOLDIERS[cube]
    g.heard and g.tell("Raid table", "soldiers-come", family=raider.letter, cube=cube)
    if not can_fight(g, raider):
        change_morale(g, 1, "Raid table")
        return
    fiercer = yield from choose(
        "Raid table",
        "fight-soldiers",
        lambda: [
            Option("slip-away" if s.may_slip_away else "fight-bold-soldiers", False, "Raid table"),
            Option("fight-soldiers", True, "Raid table", {"n": rise}),
        ],
        {"family": raider.letter, "cube": cube, "forced": int(not s.may_slip_away)},
        lambda: [] if s.may_slip_away else [Refusal("slip-away", "forced-into-battle", "3.2.6")],
    )
    if fiercer:
        change_enemy_ferocity(g, rise, "Raid table")
    else:
        change_morale(g, 1, "Raid table")
    if fiercer or not s.may_slip_away:
        yield from battle(g, raider, "enemy", "dine-raid")


def hits_needed(kind: str, area: int) -> int:
    """Raid table: Defiance 3, Fauntleroy 5, wherever they stand; an Outpost 2 in Area 1 and 1 elsewhere.
    [3.2.6-g 3.2.6-j RR-18]"""
    if kind in FORT_HITS:
        return FORT_HITS[kind]
    return 2 if number_of(area) == 1 else 1


def beat_outpost(g: NavajoWars, raider: Family, area: int, kind: str) -> None:
    """3.2.6 Back one Area, Corn there untouched, or off the map from Area 1; Ferocity +1 and Culture +1.
    [3.2.6-h 3.2.6-i 3.2.6-m RR-16 RR-17 FER-11]"""
    if number_of(area) == 1:
        remove_outpost(g, area, kind, "Raid table")
    else:
        standing = outposts_of(g.state, kind)
        standing[standing.index(area)] = area - 1
        g.heard and g.tell("Raid table", "outpost-pushed-back", outpost=kind, **where(g, area - 1))
    raise_ferocity(g, raider, "Raid table")
    gain_culture(g, 1, "Raid table")


def destroy_fort(g: NavajoWars, raider: Family, fort: str) -> None:
    """3.2.6 The Fort is gone, never pushed back: Ferocity +1, Enemy Morale -2, Enemy Ferocity +2, no Culture.
    [3.2.6-j 3.2.6-k RR-21 RR-22 FER-11]"""
    del g.state.forts[fort]
    g.heard and g.tell("Raid table", "fort-destroyed", outpost=fort)
    raise_ferocity(g, raider, "Raid table")
    change_morale(g, -2, "Raid table")
    change_enemy_ferocity(g, 2, "Raid table")
