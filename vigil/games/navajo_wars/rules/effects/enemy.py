"""6.1 What the effects of cards do to the land and to the Enemy: Drought, Intruders, cubes, Outposts, Forts."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import cubes_in, reset_cubes
from vigil.games.navajo_wars.rules.ch01_places import number_of, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import change_enemy_ferocity, change_morale, lose_culture
from vigil.games.navajo_wars.rules.ch04_display import enemy_counters_left
from vigil.games.navajo_wars.rules.ch04_outposts import (
    MOVE_LOSS,
    TOP_LOSS,
    clear_corn,
    is_top,
    outposts_of,
    place_outpost,
    remove_outpost,
)
from vigil.games.navajo_wars.rules.ch07_minor_events import add_drought, remove_drought
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import draw_cube, roll
from vigil.games.navajo_wars.rules.effects.major_events_common import choose_outpost
from vigil.games.navajo_wars.rules.intruders import place_intruder
from vigil.games.navajo_wars.rules.subjugation import red_to_subjugation
from vigil.games.navajo_wars.state import DIE_TERRITORIES
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

BOXES = ("bag", "raided-box", "recovery-box", "subjugation-box")
ENEMY = ("morale", "enemy-ferocity", "enemy-ap")


def territory(g: NavajoWars, who: str) -> int:
    """1.7.2 The die of a Territory, by its name."""
    return g.content.names.index(who)


# the land


def drought(g: NavajoWars, who: str, rule: str, n: int) -> Flow[None]:
    """7.2.1 Drought counters, each where a die says."""
    for _ in range(n):
        add_drought(g, (yield from roll(g, rule, "drought")), rule)


def drought_here(g: NavajoWars, who: str, rule: str) -> None:
    """7.2.1 A Drought counter in this Territory or, if it is full, beside it."""
    add_drought(g, territory(g, who), rule)


def recovery(g: NavajoWars, who: str, rule: str, n: int) -> Flow[None]:
    """7.2.2 Drought counters leave, each where a die says."""
    for _ in range(n):
        remove_drought(g, (yield from roll(g, rule, "recovery")), rule)


def recovery_here(g: NavajoWars, who: str, rule: str) -> None:
    """7.2.2 A Drought counter leaves this Territory or, if it has none, a neighbour."""
    remove_drought(g, territory(g, who), rule)


def rain(g: NavajoWars, who: str, rule: str, n: int) -> Flow[None]:
    """7.2.2 Drought counters leave the Territories the player names, one after the other."""
    s, names = g.state, g.content.names
    for left in range(min(n, sum(s.drought)), 0, -1):
        chosen = yield from choose(
            rule,
            "rain-where",
            lambda: [
                Option("rain-in", each, rule, {"territory": names[each]}) for each in DIE_TERRITORIES if s.drought[each]
            ],
            {"n": left},
        )
        remove_drought(g, chosen, rule)


def low(g: NavajoWars, who: str, areas: Sequence[int], highest: int) -> list[int]:
    """1.7.2 Those of some Areas that lie in this Territory and not above a number."""
    die = territory(g, who)
    return [area for area in areas if territory_of(area) == die and number_of(area) <= highest]


def corn_leaves_here(g: NavajoWars, who: str, rule: str, highest: int) -> None:
    """1.6.3 Corn in the Areas of this Territory up to a number goes back to the cup, unseen."""
    for area in low(g, who, g.state.corn_fields, highest):
        clear_corn(g, area, rule)


def intruders_leave_here(g: NavajoWars, who: str, rule: str, highest: int) -> None:
    """13 Intruders in the Areas of this Territory up to a number go back to the cup, unseen."""
    for area in low(g, who, g.state.intruders, highest):
        g.state.intruders.remove(area)
        g.heard and g.tell(rule, "intruder-left", **where(g, area))


def intruders_here(g: NavajoWars, who: str, highest: int, **params: object) -> bool:
    """13 Whether there are such Intruders."""
    return bool(low(g, who, g.state.intruders, highest))


def is_dry(g: NavajoWars, who: str, **params: object) -> bool:
    """7.2.2 Whether there is a Drought counter to be taken away."""
    return any(g.state.drought)


# Intruders


def intruders(g: NavajoWars, who: str, rule: str, n: int) -> Flow[None]:
    """13 Intruders: placed unseen, each by two dice."""
    for _ in range(n):
        yield from place_intruder(g, rule)


def intruder_leaves(g: NavajoWars, who: str, rule: str) -> Flow[None]:
    """13 Intruders: one on the map, of the player's choice, goes back to the cup unseen."""
    s = g.state
    if not s.intruders:
        g.heard and g.tell("1.6.1", "none-on-the-map")
        return
    area = yield from choose(
        rule,
        "intruder-leaves",
        lambda: [Option("send-intruder-away", area, rule, where(g, area)) for area in sorted(set(s.intruders))],
    )
    s.intruders.remove(area)
    g.heard and g.tell(rule, "intruder-left", **where(g, area))


def on_the_map(g: NavajoWars, who: str, **params: object) -> bool:
    """13 Intruders: whether one lies on the map."""
    return bool(g.state.intruders)


# the Enemy's tracks and cubes


def enemy(g: NavajoWars, who: str, rule: str, what: str, n: int) -> None:
    """1.7.4 Enemy Morale, Enemy Ferocity or the Enemy AP Available, up or down."""
    s = g.state
    if what == "morale":
        change_morale(g, n, rule)
    elif what == "enemy-ferocity":
        change_enemy_ferocity(g, n, rule)
    elif n <= 0:
        lost = min(-n, s.enemy_ap)
        s.enemy_ap -= lost
        g.heard and g.tell(rule, "enemy-ap-lost", n=lost, total=s.enemy_ap)
    else:
        won = min(n, enemy_counters_left(g))
        s.enemy_ap += won
        g.heard and g.tell(rule, "enemy-ap-won", n=won, total=s.enemy_ap)


def weakens(g: NavajoWars, who: str, rule: str, what: str, n: int) -> bool:
    """1.7.4 Whether the Enemy has any of it to lose."""
    s = g.state
    have = s.morale if what == "morale" else s.enemy_ferocity if what == "enemy-ferocity" else s.enemy_ap
    return n < 0 and have > 0


def box_of(g: NavajoWars, name: str) -> dict[str, int]:
    """1.7.3 A box of cubes, by its name."""
    box: dict[str, int] = getattr(g.state, name.removesuffix("-box"))
    return box


def cubes(g: NavajoWars, who: str, rule: str, colour: str, n: int, source: str, to: str, told: str) -> None:
    """1.7.3 Cubes of one colour from box to box, as many as there are; `stock` is what the box holds besides. The third
    red cube in Subjugation has its consequences."""
    moved = min(n, in_stock(g, colour) if source == "stock" else box_of(g, source).get(colour, 0))
    if source != "stock":
        box_of(g, source)[colour] = box_of(g, source).get(colour, 0) - moved
    if colour == "red" and to == "subjugation-box":
        red_to_subjugation(g, moved, rule)
        return
    if to != "stock":
        box = box_of(g, to)
        box[colour] = box.get(colour, 0) + moved
    g.heard and g.tell(rule, told, cube=colour, n=moved, box=source, other=to)


def in_stock(g: NavajoWars, colour: str) -> int:
    """1.7.3 Cubes of a colour that lie in no box."""
    stock = sum(n for each, n in g.content.stocks.cubes.items() if each == colour)
    return stock - sum(box_of(g, name).get(colour, 0) for name in BOXES)


def draw_cubes(g: NavajoWars, who: str, rule: str, n: int, to: str) -> Flow[None]:
    """1.9 Cubes drawn from the bag and laid into a box; red ones in Subjugation have their consequences when all are
    drawn."""
    reds = 0
    for _ in range(min(n, cubes_in(g.state.bag))):
        cube = yield from draw_cube(g, rule, "cube-of-card")
        if to == "subjugation-box" and cube == "red":
            reds += 1
            continue
        box = box_of(g, to)
        box[cube] = box.get(cube, 0) + 1
        g.heard and g.tell(rule, "cubes-moved", cube=cube, n=1, box="bag", other=to)
    red_to_subjugation(g, reds, rule)


def reset(g: NavajoWars, who: str, rule: str) -> None:
    """7.2.4 Reset Cubes."""
    reset_cubes(g, rule)


# Outposts and Forts


def outpost(g: NavajoWars, who: str, rule: str, kind: str, die: int, area: int) -> None:
    """4.2.1 An Outpost from the stock in an Area of the map."""
    place_outpost(g, die * 10 + area, kind, rule)


def outpost_here(g: NavajoWars, who: str, rule: str, kind: str) -> None:
    """4.2.1 An Outpost from the stock in Area 1 of this Territory."""
    place_outpost(g, territory(g, who) * 10 + 1, kind, rule)


def outpost_up(g: NavajoWars, who: str, rule: str, ask: str, choice: str) -> Flow[None]:
    """4.2.6 An Outpost of the player's choice moves one Area up and costs Culture, one at the top costs more."""
    s = g.state
    if not (s.missions or s.ranchos):
        return
    kind, area = yield from choose_outpost(g, ask, choice, rule)
    move_up(g, kind, area, rule)


def outpost_ahead(g: NavajoWars, who: str, rule: str) -> None:
    """4.2.6 The Outpost furthest up its track but not at its top moves on; of equals that of the lowest die."""
    s = g.state
    found = [(area, kind) for kind, areas in (("mission", s.missions), ("rancho", s.ranchos)) for area in areas]
    if found:
        area, kind = min(found, key=lambda each: (is_top(g, each[0]), -number_of(each[0]), each))
        move_up(g, kind, area, rule)


def move_up(g: NavajoWars, kind: str, area: int, rule: str) -> None:
    """4.2.6 An Outpost moves one Area up: Corn there goes to the cup, Culture falls by 1; at the top it stays, and
    Culture falls by 2."""
    s = g.state
    if is_top(g, area):
        g.heard and g.tell(rule, "outpost-at-the-top", outpost=kind, **where(g, area))
        lose_culture(g, TOP_LOSS, rule)
        return
    outposts_of(s, kind).remove(area)
    outposts_of(s, kind).append(area + 1)
    g.heard and g.tell(rule, "outpost-moves-up", outpost=kind, **where(g, area + 1))
    clear_corn(g, area + 1, rule)
    lose_culture(g, MOVE_LOSS, rule)


def outpost_back(g: NavajoWars, who: str, rule: str, ask: str, choice: str) -> Flow[None]:
    """6.1 An Outpost of the player's choice goes back one Area, from Area 1 off the map."""
    s = g.state
    if not (s.missions or s.ranchos):
        return
    kind, area = yield from choose_outpost(g, ask, choice, rule)
    if number_of(area) == 1:
        remove_outpost(g, area, kind, rule)
        return
    outposts_of(s, kind).remove(area)
    outposts_of(s, kind).append(area - 1)
    g.heard and g.tell(rule, "outpost-turns-back", outpost=kind, **where(g, area - 1))


def outpost_leaves(g: NavajoWars, who: str, rule: str, ask: str, choice: str) -> Flow[None]:
    """1.7.3 An Outpost of the player's choice leaves the map."""
    if g.state.missions or g.state.ranchos:
        kind, area = yield from choose_outpost(g, ask, choice, rule)
        remove_outpost(g, area, kind, rule)


def any_outpost(g: NavajoWars, who: str, **params: object) -> bool:
    """1.6.5 Whether there is an Outpost on the map."""
    return bool(g.state.missions or g.state.ranchos)


def fort(g: NavajoWars, who: str, rule: str, fort: str, die: int, area: int) -> None:
    """1.6.5 A Fort that no set-up has placed comes to its Area; Corn there goes to the cup. [1.6.5-h]"""
    s = g.state
    if fort in s.forts or fort in g.content.scenarios[s.scenario].forts:
        return
    s.forts[fort] = die * 10 + area
    g.heard and g.tell("1.6.5", "fort-built", fort=fort, **where(g, s.forts[fort]))
    clear_corn(g, s.forts[fort], "1.6.5")


def abandon_fort(g: NavajoWars, who: str, rule: str) -> None:
    """6.1 This Fort leaves the map."""
    g.heard and g.tell(rule, "fort-abandoned", fort=who, **where(g, g.state.forts[who]))
    del g.state.forts[who]


def forts(g: NavajoWars) -> Sequence[str]:
    """1.6.5 The Forts on the map."""
    return list(g.state.forts)
