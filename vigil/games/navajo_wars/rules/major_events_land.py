"""6.1 Major Events of the land: rain and drought, fields, orchards, snow and flocks. The cards are ours."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import families_in
from vigil.games.navajo_wars.rules.ch01_pieces import move_piece, take
from vigil.games.navajo_wars.rules.ch01_places import number_of, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import lose_culture
from vigil.games.navajo_wars.rules.ch04_outposts import clear_corn
from vigil.games.navajo_wars.rules.ch07_minor_events import remove_drought
from vigil.games.navajo_wars.rules.ch10_rerolls import roll
from vigil.games.navajo_wars.rules.major_events_common import Count, leave
from vigil.games.navajo_wars.state import CANYON, DIE_TERRITORIES
from vigil.kernel.flow import Flow, Option, choose


def choose_territory(g: NavajoWars, key: str, option: str, territories: list[int]) -> Flow[int]:
    """6.1 One of these Territories, picked by the player."""
    names = g.content.names
    territory = yield from choose(
        "6.1", key, lambda: [Option(option, each, "6.1", {"territory": names[each]}) for each in territories]
    )
    return territory


def female_rain(g: NavajoWars, *, counters: Count, food: Count) -> Flow[None]:
    """6.1 Female Rain: Drought leaves Territories of the player's choice, one each; rain that finds no Drought is
    food in the next Passage of Time."""
    s = g.state
    rained: list[int] = []
    for left in range(counters, 0, -1):
        dry = [territory for territory in DIE_TERRITORIES if s.drought[territory] and territory not in rained]
        if not dry:
            leave(g, "food-next", left * food)
            return
        territory = yield from choose_territory(g, "female-rain", "rain-falls", dry)
        remove_drought(g, territory, "6.1")
        rained.append(territory)


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


def early_frost(g: NavajoWars, *, culture: Count) -> Flow[None]:
    """6.1 Early Frost: the player gives up Corn on the map or in Resources, or a sheep, or Culture."""
    s = g.state

    def offer() -> list[Option[tuple[str, int]]]:
        options = [Option("frost-field", ("field", area), "6.1", where(g, area)) for area in sorted(s.corn_fields)]
        options += [Option("frost-stores", ("stores", corn), "6.1", {"corn": corn}) for corn in sorted(set(s.corn))]
        if s.resources.get("sheep", 0):
            options.append(Option("frost-sheep", ("sheep", 1), "6.1"))
        return [*options, Option("frost-culture", ("culture", culture), "6.1", {"n": culture})]

    what, which = yield from choose("6.1", "early-frost", offer)
    if what == "field":
        clear_corn(g, which, "6.1")
    elif what == "stores":
        s.corn.remove(which)
        s.corn_unseen[str(which)] = s.corn_unseen.get(str(which), 0) + 1
        g.heard and g.tell("6.1", "stores-spoil", corn=which)
    elif what == "sheep":
        move_piece(s.resources, s.out_of_play, "sheep")
        g.heard and g.tell("6.1", "sheep-freezes")
    else:
        lose_culture(g, culture, "6.1")


def peach_orchards(g: NavajoWars, *, food: Count, most: Count) -> Flow[None]:
    """6.1 Peach Orchards: for each Family in the Canyon food in the next Passage of Time, or one Trade Goods in all."""
    s = g.state
    gatherers = min(most, len(families_in(s, CANYON)))
    if not gatherers:
        g.heard and g.tell("6.1", "orchards-empty")
        return

    def offer() -> list[Option[bool]]:
        options = [Option("dry-peaches", False, "6.1", {"n": gatherers * food})]
        if s.out_of_play.get("trade-goods", 0):
            options.append(Option("trade-peaches", True, "6.1"))
        return options

    if (yield from choose("6.1", "peach-orchards", offer)):
        take(g, "trade-goods", s.resources, "6.1")
    else:
        leave(g, "food-next", gatherers * food)
