"""6.1 The words in which cards are written, each with what it does and the section it stands on."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, get_args

from vigil.games.navajo_wars.content.tables import Cube, Order
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch04_instruction_table import INSTRUCTIONS
from vigil.games.navajo_wars.rules.ch06_major_events import MAJOR_EVENTS
from vigil.games.navajo_wars.rules.ch09_cultural_developments import NEEDS
from vigil.games.navajo_wars.rules.effects import blessing_ways as blessing
from vigil.games.navajo_wars.rules.effects import ceremonies
from vigil.games.navajo_wars.rules.effects import conditions as ask
from vigil.games.navajo_wars.rules.effects import dine as dine
from vigil.games.navajo_wars.rules.effects import enemy as enemy
from vigil.games.navajo_wars.rules.effects import orders as orders
from vigil.games.navajo_wars.rules.effects import ransom as power
from vigil.games.navajo_wars.rules.effects.card_interpreter import CardInterpreter, CardPrimitive
from vigil.games.navajo_wars.rules.effects.historical_events import HISTORICAL_EVENTS
from vigil.games.navajo_wars.rules.effects.major_events_common import leave, mark, raise_families
from vigil.games.navajo_wars.state import FAMILY_PIECES, FORTS, PERIODS
from vigil.kernel.effects.language import Kind, Primitive, Vocabulary
from vigil.kernel.rules.requests import Flow

Takes = dict[str, Kind]
SOME = range(1, 20)
MORE_OR_LESS = range(-19, 20)
N: Takes = {"n": SOME}
ONE = {"n": 1}
ORDERS = get_args(Order)
COLUMNS = ("active", "standby", "either")
BOXES = (*enemy.BOXES, "stock")
ROW: Takes = {"row": range(7)}
HIGHEST: Takes = {"highest": range(1, 7)}
AREA: Takes = {"die": range(1, 8), "area": range(1, 7)}
WHICH: Takes = {"ask": str, "choice": str}
PERSON = (*FAMILY_PIECES, "person")
BONUSES = (
    "mp", "mp-horse", "activations", "water-discount", "corn-discount", "council", "harvest", "elder-rating",
    "long-life", "goods-free", "goods-more", "goods-blocked", "diplomacy", "kin", "agriculture", "sheep-food",
    "fodder", "breed", "keep-corn", "battle", "battle-horse", "ambush-cap", "enemy-battle", "tribe-battle",
    "culture-ceiling", "vp", "evade", "evade-horse", "evade-high", "harass-free", "harass-range",
    "surrender-kin", "enemy-ap", "raid-counters", "tribal-raid", "reroll-discount",
)  # fmt: skip


def verb(
    run: Callable[..., Any], rule: str, takes: Takes | None = None, of: str = "", helps: Any = None, **defaults: Any
) -> Primitive[NavajoWars]:
    """6.1 A primitive that cites the rule of its card."""
    return CardPrimitive(run, rule, takes or {}, None, defaults, cites=True, of=of, helps=helps)


def own(run: Callable[..., Flow[None] | None], rule: str = "6.1") -> Primitive[NavajoWars]:
    """6.1 A card that is a function of its own: the numbers it takes are the keyword parameters of the function."""
    parameters = inspect.signature(run).parameters.values()
    takes: Takes = {each.name: SOME for each in parameters if each.kind is inspect.Parameter.KEYWORD_ONLY}
    return Primitive(lambda g, who, **params: run(g, **params), rule, takes)


def more_families(g: NavajoWars, who: str, rule: str, n: int) -> Flow[None]:
    """6.1 Up to n Families with a man, each one Ferocity higher."""
    return raise_families(g, n, rule)


def later(key: str) -> Primitive[NavajoWars]:
    """6.1 What waits for its moment on a later card."""
    if key in dine.MARKS:
        return verb(lambda g, who, rule: mark(g, key, rule), "6.1", helps=unlike(key))
    return verb(lambda g, who, rule, n: leave(g, key, n, rule), "6.1", {"n": MORE_OR_LESS})


def unlike(key: str) -> Callable[..., bool]:
    """6.1 A second mark adds nothing."""
    return lambda g, who, **params: not g.state.effects.get(key, 0)


def needs_out_of_play(piece: str) -> Callable[..., bool]:
    """1.6.1 Whether there is such a counter to be had."""
    return lambda g, who, **params: dine.out_of_play(g, piece)


def has_room(g: NavajoWars, who: str, **params: object) -> bool:
    """1.7.5 Whether somebody could join the Family."""
    return bool(dine.returning(g, family(g.state, who)))


LOSS = dine.is_a_loss
PRIMITIVES = {
    # the Diné
    "gain": verb(
        dine.gain, "1.6.1", {"what": dine.GAINS, "n": SOME, "ask": str}, "", dine.would_gain, n=1, ask="newcomer"
    ),
    "lose": CardPrimitive(
        dine.lose,
        "1.7.4",
        {"what": dine.LOSSES, "n": SOME, "told": str},
        dine.can_lose,
        {"n": 1, "told": "animal-given"},
        cites=True,
        helps=LOSS,
    ),
    **{key: later(key) for key in (*dine.NUMBERS, *dine.MARKS)},
    "elder-comes": verb(dine.elder_comes, "1.7.5", helps=needs_out_of_play("elder")),
    "raise-families": verb(more_families, "1.6.4", N, n=1),
    "join": verb(dine.join, "1.7.5", {"what": PERSON, "told": str}, "family", has_room, what="person", told="joins"),
    "part": verb(
        dine.part,
        "1.7.5",
        {"what": PERSON, "to": ("passage-box", "out-of-play"), "ask": str, "told": str},
        "family",
        LOSS,
        what="person",
        to="passage-box",
        ask="person-leaves",
        told="person-out-of-play",
    ),
    "ferocity": verb(dine.ferocity, "1.6.4", {"n": MORE_OR_LESS}, "family", dine.fiercer, n=1),
    "mount": verb(dine.mount, "1.6.2", {"told": str}, "family", needs_out_of_play("horse"), told="remounted"),
    "come-of-age": verb(blessing.come_of_age, "1.7.5", {"culture": range(20)}, "family", culture=0),
    # the land
    "drought": verb(enemy.drought, "7.2.1", N, helps=LOSS, n=1),
    "drought-here": verb(enemy.drought_here, "7.2.1", of="territory", helps=LOSS),
    "recovery": verb(enemy.recovery, "7.2.2", N, helps=enemy.is_dry, n=1),
    "recovery-here": verb(enemy.recovery_here, "7.2.2", of="territory", helps=enemy.is_dry),
    "corn-leaves-here": verb(enemy.corn_leaves_here, "1.6.3", HIGHEST, "territory", LOSS, highest=6),
    "intruders-leave-here": verb(
        enemy.intruders_leave_here, "13 Intruders", HIGHEST, "territory", enemy.intruders_here, highest=6
    ),
    "rain": verb(enemy.rain, "7.2.2", N, helps=enemy.is_dry, n=1),
    "intruders": verb(enemy.intruders, "13 Intruders", N, helps=LOSS, n=1),
    "intruder-leaves": verb(enemy.intruder_leaves, "13 Intruders", helps=enemy.on_the_map),
    # the Enemy
    "enemy": verb(enemy.enemy, "1.7.4", {"what": enemy.ENEMY, "n": MORE_OR_LESS}, helps=enemy.weakens, n=1),
    "cubes": verb(
        enemy.cubes,
        "1.7.3",
        {
            "colour": get_args(Cube),
            "n": SOME,
            "source": BOXES,
            "to": BOXES,
            "told": str,
        },
        n=1,
        told="cubes-moved",
    ),
    "draw-cubes": verb(enemy.draw_cubes, "1.9", {"n": SOME, "to": enemy.BOXES[1:]}, n=1),
    "reset-cubes": verb(enemy.reset, "7.2.4"),
    "outpost": verb(enemy.outpost, "4.2.1", {"kind": ("mission", "rancho"), **AREA}, helps=LOSS),
    "outpost-here": verb(enemy.outpost_here, "4.2.1", {"kind": ("mission", "rancho")}, "territory", LOSS),
    "outpost-up": verb(enemy.outpost_up, "4.2.6", WHICH, helps=LOSS, ask="outpost-up", choice="outpost-goes"),
    "outpost-ahead": verb(enemy.outpost_ahead, "4.2.6", helps=LOSS),
    "outpost-back": verb(
        enemy.outpost_back, "6.1", WHICH, helps=enemy.any_outpost, ask="outpost-back", choice="outpost-goes"
    ),
    "outpost-leaves": verb(
        enemy.outpost_leaves, "1.7.3", WHICH, helps=enemy.any_outpost, ask="outpost-leaves", choice="outpost-goes"
    ),
    "fort": verb(enemy.fort, "1.6.5", {"fort": FORTS, **AREA}, helps=LOSS),
    "abandon-fort": verb(enemy.abandon_fort, "1.6.5", of="fort"),
    "swap": verb(orders.swap, "4.1.7", ROW, row=0),
    "swap-chosen": verb(orders.swap_chosen, "4.1.7", {"ask": str}, ask="swap-which"),
    "flip": verb(orders.flip_row, "4 step 3", ROW, row=0),
    "flip-orders": verb(orders.flip_orders, "4 step 3", {"order": ORDERS}),
    "order-up": verb(orders.order_up, "4.1.7", {"order": ORDERS, "to": ("next", "top")}, to="next"),
    "order-in": verb(orders.order_in, "4.1.7", {"order": ORDERS}),
    "order-out": verb(orders.order_out, "4.1.7", {"order": ORDERS}),
    "execute": verb(orders.execute, "4.2", {"order": tuple(INSTRUCTIONS), "ap": SOME}, helps=LOSS, ap=1),
    "peace-ends": verb(orders.peace_ends, "4.2.7"),
    # cards
    "remove-card": verb(orders.remove_card, "6.1.2", of="card"),
    "look": verb(orders.look, "6.1"),
    "tell": CardPrimitive(
        orders.tell, "6.1", {"what": str, "with": dict}, None, {"with": {}}, helps=LOSS, cites=True, quiet=True
    ),
    "people-come": Primitive(ceremonies.people_come, "13 Hand", of="card"),
    "ceremony-die": Primitive(ceremonies.ceremony_die, "13 Enemy Way", of="card"),
    "keep-card": Primitive(ceremonies.keep_card, "13 Hand", of="card"),
    # Blessing Ways and Developments
    "modifier": verb(
        blessing.modifier, "13 Blessing Way", {"n": SOME, "told": str}, "occasion", blessing.is_rolled_for, n=1, told=""
    ),
    "ransom": verb(power.ransom, "9.1", {"goods": SOME}, helps=power.can_ransom),
    **{key: CardPrimitive(power.offered_elsewhere, "9.1", helps=power.never) for key in power.ELSEWHERE},
    # cards of their own
    **{key: own(run) for key, run in {**MAJOR_EVENTS, **HISTORICAL_EVENTS}.items()},
}
OF_THEIR_OWN = frozenset((*MAJOR_EVENTS, *HISTORICAL_EVENTS, *power.ELSEWHERE, "ransom"))

VOCABULARY: Vocabulary[NavajoWars] = Vocabulary(
    primitives=PRIMITIVES,
    conditions={
        "has": Primitive(ask.has, "9.1", {"what": tuple(NEEDS), "n": SOME}, defaults=ONE),
        **{key: Primitive(ask.counted(key), "6.1", N, defaults=ONE) for key in ask.COUNTS},
        "track": Primitive(ask.track, "1.7.4", {"what": (*dine.TRACKS, *enemy.ENEMY), "n": SOME}),
        "out-of-play": Primitive(
            ask.left, "1.6.1", {"what": (*PERSON[:3], "elder", *dine.GOODS), "n": SOME}, defaults=ONE
        ),
        "did": Primitive(ask.did, "3", {"operation": ("planning", "actions", "passage")}),
        "preempted": Primitive(ask.preempted, "2.2.1"),
        "order-shows": Primitive(
            ask.shows,
            "4.1",
            {"order": ORDERS, "column": COLUMNS},
            defaults={"column": "active"},
        ),
        "period": Primitive(ask.in_period, "6.2", {"period": PERIODS}),
        "peace": Primitive(ask.at_peace, "4.2.7"),
        "occasion": Primitive(
            ask.occasion, "13 Blessing Way", {"occasion": ("operations", "battle", "evade")}, of="occasion"
        ),
    },
    counts=ask.COUNTS,
    parts=ask.PARTS,
    groups={**ask.FAMILIES, **ask.PLACES, "fort": enemy.forts},
    kinds={**dict.fromkeys(ask.FAMILIES, "family"), **dict.fromkeys(ask.PLACES, "territory"), "fort": "fort"},
    moments=("card", "planning", "actions", "passage", "enemy-phase", "raid", "history", "period", "end"),
    bonuses=BONUSES,
    rolls=None,
    named={"territory": lambda g, eyes: str(g.content.names[eyes])},
    sides=6,
    interpreter=CardInterpreter,
)
