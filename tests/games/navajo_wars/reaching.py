"""What thousands of random games of Navajo Wars must come to, besides every event, option and refusal: see
vigil/lab/reachability.py.

Four games of five start later: with thin piles, so that the last cards and the Transitions come before a player who
does not think has lost, and some with a people that has thrived, with an Enemy that has, or after many raids.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_table import BATTLE_TABLE, COLUMNS
from vigil.games.navajo_wars.rules.ch01_families import outpost_kind
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup, move_piece
from vigil.games.navajo_wars.rules.ch01_places import areas_of
from vigil.games.navajo_wars.rules.ch04_outposts import place_outpost
from vigil.games.navajo_wars.rules.ch06_major_events import LOOT
from vigil.games.navajo_wars.state import DIE_TERRITORIES, EMPTY, PERIODS
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.rules.events import Event

STEPS = [f"{section} step {n}" for section in ("6.2.1", "6.2.2", "6.2.3") for n in range(1, 10)]
RETREAT = STEPS[-6:]  # Kit Carson's last steps, always in order: who is told of one has gone through those before it
FACE_UP = {45: "6.2.1 step 5", 50: "6.2.2 step 5"}  # the step in which a Transition itself is laid down to stay
ENDINGS = ("major-victory", "minor-victory", "minor-defeat", "major-defeat")


class Start(Struct):
    """Where a game begins: as the scenario says, or as if it had gone on for a while."""

    piles: int = 9  # so many of the last piles of a deck are left
    pile: int = 99  # and in each of them so many cards besides the historical one
    military: int = 0  # at least
    culture: int = 0
    outposts: int = 0  # of the period, one in so many Territories: in Area 1, in the last two at the top
    fields: int = 0  # of Corn, one in so many Territories
    enemy_ap: int = 0
    raided: bool = False  # all cubes but one that can lie in Raided Cubes lie there
    rich: bool = False  # whatever can be owned is at home, on every card


STARTS = (
    Start(),
    Start(piles=1, pile=1, military=6, culture=19),
    Start(piles=1, pile=5, military=9, culture=19),
    Start(pile=1, military=12, culture=16),
    Start(),
    Start(piles=1, pile=0, military=12, culture=19),
    Start(piles=2, pile=2, military=9, culture=19),
    Start(pile=3, military=19, culture=19),
    Start(pile=2, military=9, culture=19, outposts=6, enemy_ap=40, fields=4),
    Start(pile=2, military=9, culture=19, outposts=2, enemy_ap=12, fields=4, raided=True),
    Start(pile=2, military=9, culture=19, enemy_ap=20, raided=True),
    Start(pile=5, military=12, culture=19, rich=True),
)


def targets(definition: AnyDefinition, content: Content) -> Iterator[str]:
    yield from (f"card {n}" for n in range(1, 56))
    for card in content.ceremonies.values():
        yield from (f"blessing-way {card.key}", f"enemy-way {card.key}")
    for period in range(len(PERIODS)):
        yield from (side_name(content, period, code) for code in range(28))
    for development in content.developments.values():
        yield f"development {development.key}"
        if development.power:
            yield f"power of {development.key}"
    yield from (f"intruder {kind}" for kind in content.stocks.intruders)
    yield from STEPS
    yield from (f"battle {difference:+d} {column}" for difference in BATTLE_TABLE for column in COLUMNS)
    yield from ENDINGS


def side_name(content: Content, period: int, code: int) -> str:
    letter, side = "ABCDEFGHIJKLMN"[code // 2], ("front", "back")[code % 2]
    return f"order {PERIODS[period]} {letter} {side} {content.sides[period][code].order}"


def learn(g: NavajoWars, event: Event) -> Iterator[str]:
    """How the log tells that something was reached."""
    facts: Any = event.facts
    key, s, content = event.key, g.state, g.content
    if event.rule in STEPS:
        yield event.rule
        yield from RETREAT[: RETREAT.index(event.rule)] if event.rule in RETREAT else ()
    if key == "card-drawn":
        yield f"card {facts['n']}"
    elif key in ("blessing-way", "enemy-way"):
        yield f"{key} {facts['card']}"
    elif key == "enemy-way-cancelled":
        yield f"-enemy-way {facts['card']}"
    elif key == "executes":
        yield side_name(content, s.period, s.active[facts["row"] - 1])
    elif key == "defends":  # it is the topmost counter that is still Active
        yield side_name(content, s.period, next(code for code in s.active if code != EMPTY))
    elif key == "development-gained":
        yield f"development {facts['development']}"
    elif key == "exhausted":
        yield f"power of {facts['development']}"
    elif key == "intruder-revealed":
        yield f"intruder {facts['intruder']}"
    elif key == "battle-result":
        yield f"battle {max(-4, min(4, facts['n'])):+d} {facts['column']}"
    elif key == "game-over":
        yield facts["ending"]
    elif key == "card-stays" and s.card in FACE_UP:
        yield FACE_UP[s.card]


def begin(g: NavajoWars, index: int, begun: set[int]) -> None:
    """A start further on: a thinner deck, a people that has thrived in each period it comes to."""
    check(g)
    s, start = g.state, STARTS[index // 144 % len(STARTS)]
    s.deck.sizes = [min(size, start.pile) for size in s.deck.sizes[-start.piles :]]
    s.deck.marked = s.deck.marked[-start.piles :]
    for piece in ("horse", "sheep", "trade-goods") if start.rich else ():
        while move_piece(s.out_of_play, s.resources, piece):
            pass
    if s.turn and s.period not in begun:
        begun.add(s.period)
        s.military = max(s.military, start.military)
        s.culture = max(s.culture, start.culture)
        s.enemy_ap = max(s.enemy_ap, start.enemy_ap)
        for die in DIE_TERRITORIES[: start.outposts]:
            place_outpost(g, areas_of(g, die)[-1 if die > 4 else 0], outpost_kind(s), "1.6.5")
        s.corn_fields += [die * 10 + 2 for die in DIE_TERRITORIES[: min(start.fields, corn_in_cup(s))]]
        for cube in LOOT if start.raided else ():
            while s.bag.get(cube, 0) > (cube == "black") and move_piece(s.bag, s.raided, cube):
                pass


def check(g: NavajoWars) -> None:
    """No counter may be fewer than none, nor more than there are in the box."""
    s, stocks = g.state, g.content.stocks
    boxes = (s.passage, s.resources, s.out_of_play, s.set_aside, s.corn_unseen, s.intruders_unseen, s.intruders_out)
    for box in (*boxes, s.bag, s.raided, s.recovery, s.subjugation):
        assert not box or min(box.values()) >= 0, f"less than none: {box}"
    for cube, most in stocks.cubes.items():
        n = sum(box.get(cube, 0) for box in (s.bag, s.raided, s.recovery, s.subjugation))
        assert n <= most, f"{n} {cube} cubes"
    for piece in ("man", "woman", "child", "elder", "horse", "sheep"):
        n = sum(box.get(piece, 0) for box in (s.passage, s.resources, s.out_of_play, s.set_aside))
        n += sum(s.elders) if piece == "elder" else sum(getattr(each, piece, False) for each in s.families)
        assert n <= stocks.pieces[piece], f"{n} times {piece}"
    assert min(s.ap, s.culture, s.military, s.morale, s.enemy_ferocity, s.enemy_ap) >= 0, "a track below 0"
