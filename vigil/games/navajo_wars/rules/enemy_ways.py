"""13 Enemy Way: what comes over the Diné when another ceremony calls it. The cards are ours."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    least_ferocious,
    lose_person,
    most_ferocious,
    set_ferocity,
)
from vigil.games.navajo_wars.rules.ch01_pieces import animals_held, choose_person, choose_several, move_piece
from vigil.games.navajo_wars.rules.ch01_tracks import change_enemy_ferocity, change_morale, lose_culture, set_ap
from vigil.games.navajo_wars.rules.ch10_rerolls import roll
from vigil.kernel.flow import Flow

RULE = "13 Enemy Way"


# the Enemy


def fury(g: NavajoWars, *, n: int) -> None:
    """13 Enemy Way: Enemy Ferocity rises."""
    change_enemy_ferocity(g, n, RULE)


def pride(g: NavajoWars, *, n: int) -> None:
    """13 Enemy Way: Enemy Morale rises."""
    change_morale(g, n, RULE)


def march(g: NavajoWars, *, n: int) -> None:
    """13 Enemy Way: the Enemy gathers more AP the next time."""
    s = g.state
    s.effects["enemy-ap-next"] = s.effects.get("enemy-ap-next", 0) + n
    g.heard and g.tell(RULE, "enemy-marches", n=n)


def muster(g: NavajoWars, *, n: int) -> None:
    """13 Enemy Way: the next Enemy Raid has more Raid counters."""
    s = g.state
    s.effects["raid-counters-next"] = s.effects.get("raid-counters-next", 0) + n
    g.heard and g.tell(RULE, "enemy-musters", n=n)


def strangers(g: NavajoWars) -> Flow[None]:
    """13 Enemy Way: an Intruder is placed."""
    from vigil.games.navajo_wars.rules.intruders import place_intruder

    yield from place_intruder(g, RULE)


# the land and the herds


def dry_year(g: NavajoWars) -> Flow[None]:
    """13 Enemy Way: a die names a Territory, which gets a Drought counter as in the Minor Event."""
    from vigil.games.navajo_wars.rules.ch07_minor_events import add_drought

    territory = yield from roll(g, RULE, "dry-year-territory")
    add_drought(g, territory, RULE)


def stolen_herd(g: NavajoWars, *, n: int) -> Flow[None]:
    """13 Enemy Way: animals of the player's choice leave Resources for Out of Play."""
    s = g.state
    elements = animals_held(s, "lose-animal", RULE)
    for animal in (yield from choose_several(RULE, "stolen-animal", elements, min(n, len(elements)))):
        move_piece(s.resources, s.out_of_play, animal)
        g.heard and g.tell(RULE, "animal-stolen", piece=animal)
    if len(elements) < n:
        g.heard and g.tell(RULE, "no-herd")


# the people


def parted_kin(g: NavajoWars) -> Flow[None]:
    """13 Enemy Way: the Least Ferocious Family gives up a population counter. [1.6.4-e 13-fierce]"""
    each = least_ferocious(g.state)
    if each is None:
        return
    piece = yield from choose_person(g, each, RULE, "parted-kin")
    lose_person(g, each, piece, g.state.passage, RULE)
    check_adults(g, each)


def weariness(g: NavajoWars) -> None:
    """13 Enemy Way: the Most Ferocious Family falls to Ferocity 0. [1.6.4-e 13-fierce]"""
    each = most_ferocious(g.state)
    if each is not None:
        set_ferocity(g, each, 0, RULE)


def discord(g: NavajoWars, *, n: int) -> None:
    """13 Enemy Way: Culture falls."""
    lose_culture(g, n, RULE)


def silent_elders(g: NavajoWars) -> None:
    """13 Enemy Way: no Elder Actions in the next Planning."""
    g.state.effects["elders-silent"] = 1
    g.heard and g.tell(RULE, "elders-fall-silent")


def scattered_council(g: NavajoWars, *, n: int) -> None:
    """13 Enemy Way: the Diné lose AP, never below 0."""
    set_ap(g, max(0, g.state.ap - n), RULE)


ENEMY_WAYS: dict[str, Callable[..., Flow[None] | None]] = {
    "fury": fury,
    "pride": pride,
    "march": march,
    "muster": muster,
    "strangers": strangers,
    "dry-year": dry_year,
    "stolen-herd": stolen_herd,
    "parted-kin": parted_kin,
    "weariness": weariness,
    "discord": discord,
    "silent-elders": silent_elders,
    "scattered-council": scattered_council,
}
