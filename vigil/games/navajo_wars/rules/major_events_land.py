"""6.1 Major Events of the land: rain and drought, fields, orchards, snow and flocks. The cards are ours."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_places import number_of, territory_of, where
from vigil.games.navajo_wars.rules.ch04_outposts import clear_corn
from vigil.games.navajo_wars.rules.ch07_minor_events import remove_drought
from vigil.games.navajo_wars.rules.ch10_rerolls import roll
from vigil.games.navajo_wars.rules.major_events_common import Count
from vigil.kernel.flow import Flow


def cloudburst(g: NavajoWars, *, highest: Count) -> Flow[None]:
    """6.1 Cloudburst: a die names the Territory; Corn and Intruders in its low Areas are washed back into their
    cups and one Drought ends."""
    s = g.state
    territory = yield from roll(g, "6.1", "cloudburst")
    for area in [area for area in s.corn_fields if territory_of(area) == territory and number_of(area) <= highest]:
        clear_corn(g, area, "6.1")
    for area in [area for area in s.intruders if territory_of(area) == territory and number_of(area) <= highest]:
        s.intruders.remove(area)
        g.heard and g.tell("6.1", "intruder-washed-away", **where(g, area))
    remove_drought(g, territory, "6.1")
