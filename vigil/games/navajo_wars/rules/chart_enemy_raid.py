"""The Enemy Raid chart: counters, their way from Santa Fé, Reactions and Raid Resolution (4.2.8)."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_results import caught_box
from vigil.games.navajo_wars.rules.ch01_families import (
    empty_spaces,
    families_at,
    families_in,
    in_fort_area,
    in_play,
    is_american,
    lose_person,
    on_areas,
    population_of,
    put_family,
)
from vigil.games.navajo_wars.rules.ch01_families import family as family_of
from vigil.games.navajo_wars.rules.ch01_pieces import choose_person, use_effect
from vigil.games.navajo_wars.rules.ch01_places import territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import change_enemy_ferocity, change_morale, lose_culture
from vigil.games.navajo_wars.rules.ch04_display import enemy_counters_left
from vigil.games.navajo_wars.rules.ch05_player_reactions import reaction_window
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch11_battles import battle, can_fight
from vigil.games.navajo_wars.rules.chart_enemy_raid_ends import raid_ends
from vigil.games.navajo_wars.rules.effects.carry_out import comes
from vigil.games.navajo_wars.state import CANYON, SANTA_FE, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal

AMERICAN_COUNTERS = 2


def enemy_raid(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.8 Counters are placed from Santa Fé, one Area after the other, until none is left, no Family can be
    reached or a last counter is not enough; then the raid ends. [4.2.8-a 4.2.8-e 4.2.8-s ER-45]"""
    s = g.state
    gather(g, ap)
    met = False
    while s.santa_fe:
        step = next_area(g)
        if step is None:
            g.heard and g.tell("Enemy Raid", "no-target")
            break
        area, letter, distance = step
        if not place_counters(g, area, letter, distance):
            break
        met = met or family_near(g, territory_of(area))
        yield from reaction_window(g, area)
        yield from resolve(g, area)
    yield from raid_ends(g, met)
    if s.promises:
        yield from comes(g, "raid")


# counters


def raid_counters(g: NavajoWars, ap: int) -> Number:
    """Enemy Raid: the AP paid, the Ferocity of the Families in play but those with a Fort, 2 in the American period,
    what cards add; never more than there are counters. [4.2.8-a 4.2.8-b 4.2.8-d ER-4]"""
    s = g.state
    parts = [Part("4.2.8", "ap-paid", ap)]
    for rule, key, n in (
        ("Enemy Raid", "families-ferocity", sum(each.ferocity for each in in_play(s) if not in_fort_area(s, each))),
        ("Enemy Raid", "american-period", AMERICAN_COUNTERS if is_american(s) else 0),
        ("6.1.1", "counters-of-cards", g.bonus("raid-counters")),
        ("6.1", "counters-of-event", s.effects.get("raid-counters-next", 0)),
    ):
        if n:
            parts.append(Part(rule, key, n))
    total = sum(part.amount for part in parts)
    over = max(0, min(total, enemy_counters_left(g))) - total
    if over:
        parts.append(Part("1.6.1", "counters-there-are", over))
    return Number("raid-counters", tuple(parts))


def gather(g: NavajoWars, ap: int) -> None:
    """4.2.8 The Raid counters lie in Santa Fé. [4.2.8-a 4.2.8-b]"""
    counters = raid_counters(g, ap)
    use_effect(g, "raid-counters-next")
    g.state.santa_fe = counters.total
    g.heard and g.tell("4.2.8", "raid-begins", counters=counters)


def counters_needed(g: NavajoWars, area: int) -> int:
    """Enemy Raid: two where there is Corn or a Harass counter, also with both, else one. [4.2.8-h 4.2.8-i 1.6.3-a
    1.6.5-d]"""
    return 2 if area in g.state.corn_fields or area in g.state.harass else 1


def place_counters(g: NavajoWars, area: int, letter: str, distance: int) -> bool:
    """Enemy Raid: from Santa Fé into the next Area, which keeps its Corn; if two are needed and one is left, it
    stays there and the raid ends. [4.2.8-e 4.2.8-h 4.2.8-i]"""
    s = g.state
    n = counters_needed(g, area)
    if n > s.santa_fe:
        g.heard and g.tell("Enemy Raid", "one-counter-short", **where(g, area))
        return False
    s.santa_fe -= n
    s.raid[area] = s.raid.get(area, 0) + n
    g.heard and g.tell(
        "Enemy Raid", "raid-placed", n=n, family=letter, distance=distance, left=s.santa_fe, **where(g, area)
    )
    return True


# the way


def targets(g: NavajoWars) -> list[Family]:
    """Enemy Raid: the Families in Areas outside the Canyon; only if there is none, those in the Canyon. One with a
    Fort is absent, one in a box is no shield. [4.2.8-c 4.2.8-d 4.2.8-f 1.7.2-o ER-8 ER-59 13-fort-a]"""
    s = g.state
    families = [each for each in on_areas(s) if not in_fort_area(s, each)]
    return [each for each in families if territory_of(each.place) != CANYON] or families


def next_area(g: NavajoWars) -> tuple[int, str, int] | None:
    """Enemy Raid: the next Area on the way to the nearest Family, ties by Alphabetical Priority; with that Family
    and its distance. Areas that hold Raid counters are passed, unless a Family has come there. [4.2.8-f 4.2.8-g
    4.2.8-j]"""
    families = targets(g)
    if not families:
        return None
    canyon = territory_of(families[0].place) == CANYON
    ways = ways_to(g, families, canyon)
    if not ways and not canyon:
        ways = ways_to(g, families, True)
    if not ways:
        return None
    distance, letter, area = min(ways)
    return area, letter, distance


def ways_to(g: NavajoWars, families: list[Family], canyon: bool) -> list[tuple[int, str, int]]:
    """Enemy Raid: the Families that can be reached: distance, letter and the first Area to enter. [4.2.8-g]"""
    found = []
    for each in families:
        way = raid_way(g, each.place, canyon)
        if way is not None:
            found.append((way[0], each.letter, way[1]))
    return found


def raid_way(g: NavajoWars, home: int, canyon: bool) -> tuple[int, int] | None:
    """Enemy Raid: the distance of an Area, the plain Values still to be entered from Santa Fé or any Area with Raid
    counters, and the first Area to enter; equal paths by the lower die. [4.2.8-g
    4.2.8-z]"""
    best = None
    for place in (SANTA_FE, *g.state.raid):
        way = g.content.ways_from(place, canyon).get(home)
        if way is not None and (best is None or way < best):
            best = way
    return best


def family_near(g: NavajoWars, territory: int) -> bool:
    """Raid Ends: whether a Family, in an Area or a box but not with a Fort, is in the Territory. [4.2.8-d 4.2.8-v]"""
    return any(not in_fort_area(g.state, each) for each in families_in(g.state, territory))


# Raid Resolution


def resolve(g: NavajoWars, area: int) -> Flow[None]:
    """Enemy Raid: every Family still in the Area just entered, in Alphabetical Priority, also one that could not
    react; none if an Ambush cleared it, nor one that left, nor one with a Fort. [4.2.8-l 4.2.8-m 4.2.8-c 5.2.1-g
    5.2.1-h ER-43 ER-59]"""
    s = g.state
    for letter in [each.letter for each in families_at(s, area) if not in_fort_area(s, each)]:
        family = family_of(s, letter)
        if family.place == area and area in s.raid:
            yield from fight_or_surrender(g, family)


def fight_or_surrender(g: NavajoWars, family: Family) -> Flow[None]:
    """Enemy Raid: a Battle, with a man and Military above 0, or a population counter; the player chooses. [4.2.8-n
    ER-43]"""
    fights = yield from choose(
        "Enemy Raid",
        "raid-resolution",
        lambda: [
            *([Option("give-battle", True, "11.1", {"family": family.letter})] if can_fight(g, family) else []),
            Option("surrender", False, "Enemy Raid", {"family": family.letter}),
        ],
        {"family": family.letter, **where(g, family.place)},
        lambda: why_not_fight(g, family),
    )
    if fights:
        yield from battle(g, family, "enemy", "enemy-raid")
    else:
        yield from surrender(g, family)


def why_not_fight(g: NavajoWars, family: Family) -> list[Refusal]:
    """11.1 No Battle without a man or without Military."""
    if can_fight(g, family):
        return []
    reason = "battle-without-military" if family.man else "battle-without-man"
    return [Refusal("give-battle", reason, "11.1", {"family": family.letter}, {"family": family.letter})]


def surrender(g: NavajoWars, family: Family) -> Flow[None]:
    """Enemy Raid: one population counter to Passage of Time, the die for Enemy Morale, the Culture loss, Enemy
    Ferocity -1, then to Caught. Horse and Ferocity stay, and a missing adult does not count yet. [4.2.8-n 4.2.8-q
    1.7.5-d ER-33 ER-44 FER-14]"""
    piece = yield from choose_person(g, family, "Enemy Raid", "surrender-whom")
    lose_person(g, family, piece, g.state.passage, "Enemy Raid")
    yield from surrender_die(g, piece)
    loss = kin_lost(g, family, "Enemy Raid")
    g.heard and g.tell("Enemy Raid", "kin-lost", family=family.letter, loss=loss)
    lose_culture(g, loss.total, "Enemy Raid")
    change_enemy_ferocity(g, -1, "Enemy Raid")
    yield from caught(g, family)


def surrender_die(g: NavajoWars, piece: str) -> Flow[None]:
    """Enemy Raid: a die within the numbers of the counter given up is Enemy Morale +1. [4.2.8-o 4.2.8-p]"""
    bad = g.content.stocks.surrender[piece]
    eyes = yield from roll(g, "Enemy Raid", "surrender", {"piece": piece}, lambda eyes: eyes not in bad)
    if eyes in bad:
        change_morale(g, 1, "Enemy Raid")


def kin_lost(g: NavajoWars, family: Family, rule: str) -> Number:
    """Enemy Raid: Culture, 1 for each empty population space of the Family, less what Developments forgive.
    [4.2.8-q]"""
    empty = empty_spaces(family)
    parts = [Part(rule, "spaces-left-empty", empty)]
    forgiven = min(empty, g.bonus("surrender-kin"))
    if forgiven:
        parts.append(Part("9.1.4", "kin-forgiven", -forgiven))
    return Number("kin-lost", tuple(parts))


def caught(g: NavajoWars, family: Family) -> Flow[None]:
    """Enemy Raid: to the Caught Box of the Territory; from the Canyon to any other's, all its remaining population
    to Passage of Time, after the Culture was lost. [4.2.8-q 4.2.8-r ER-41 ER-42]"""
    canyon = territory_of(family.place) == CANYON
    box = yield from caught_box(g, family)
    put_family(g, family, box)
    g.heard and g.tell(
        "Enemy Raid", "family-caught", family=family.letter, territory=g.content.names[territory_of(box)]
    )
    if canyon:
        for piece in population_of(family):
            lose_person(g, family, piece, g.state.passage, "Enemy Raid")
