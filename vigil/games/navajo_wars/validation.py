"""Whether a state from a file can be: every piece in its range, none made, none lost. Asked between two turns."""

from __future__ import annotations

from collections.abc import Iterable

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.content.tables import StocksTable
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import FEROCITY_TOP
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup, intruders_in_cup
from vigil.games.navajo_wars.rules.ch01_tracks import TRACK_TOP
from vigil.games.navajo_wars.state import CAUGHT, EMPTY, ESCAPE, LETTERS, NOWHERE, PERIODS, TERRITORIES, State
from vigil.kernel.effects.language import Promise
from vigil.kernel.rules.decks import Stack

MANY = 99  # no box, track or list holds more
CEILINGS = (8, 9, 10)


def validate(g: NavajoWars) -> bool:
    s, content = g.state, g.content
    if not (0 <= s.period < len(PERIODS) and s.scenario in content.scenarios and 0 <= s.turn <= 999):
        return False
    settled = s.turn and not s.ending  # not while the table is laid, nor where it stood when all was over
    return small(s) and known(s, content) and (not settled or conserved(s, content.stocks))


def small(s: State) -> bool:
    """Tracks, boxes and lists in their ranges."""
    boxes = (s.passage, s.resources, s.out_of_play, s.set_aside, s.corn_unseen, s.intruders_unseen, s.intruders_out)
    cubes = (s.bag, s.raided, s.recovery, s.subjugation)
    stocks = (s.mission_stock, s.rancho_stock, s.drought_stock, s.santa_fe, s.truce_ap, s.enemy_ap)
    counts = (*stocks, *s.elders, *s.drought, *s.raid.values(), *(n for box in (*boxes, *cubes) for n in box.values()))
    tracks = (s.ap, s.culture, s.military, s.morale, s.enemy_ferocity)
    lists = (
        s.corn,
        s.intruders,
        s.harass,
        s.tribal_raid,
        s.discard,
        s.gone,
        s.hand,
        s.agenda,
        s.elders_moved,
        s.promises,
    )
    return (
        all(0 <= n <= TRACK_TOP for n in tracks)
        and all(0 <= n <= MANY for n in counts)
        and all(-MANY <= n <= MANY for n in s.effects.values())
        and all(1 <= promise.left <= MANY and len(promise.who) <= MANY for promise in s.promises)
        and all(len(each) <= MANY for each in (*lists, *boxes, *cubes, s.effects))
        and len(s.elders) == 7
        and len(s.drought) == 8
        and all(n <= 2 for n in s.drought)
        and s.culture_ceiling in CEILINGS
        and [family.letter for family in s.families] == list(LETTERS)
        and all(0 <= family.ferocity <= FEROCITY_TOP for family in s.families)
    )


def known(s: State, content: Content) -> bool:
    """Places, counters, cards and Developments that there are."""
    boxes = {territory * 10 + box for territory in TERRITORIES for box in (ESCAPE, CAUGHT)}
    areas = set(content.value) - {NOWHERE}
    on_map = (*s.corn_fields, *s.intruders, *s.missions, *s.ranchos, *s.forts.values(), *s.harass, *s.raid)
    cards = {*content.operations, *content.ceremonies, *content.history}
    played = (*s.discard, *s.in_play, *s.gone, *s.hand, *filter(None, (s.card,)))
    counters = (*s.active, *s.inactive, *s.standby, s.truce)
    return (
        all(family.place in areas | boxes | {NOWHERE} for family in s.families)
        and all(place in areas | boxes for place in (*on_map, *s.tribal_raid))
        and cards.issuperset(played)
        and whole(s.deck, cards)
        and all(EMPTY <= code < len(content.sides[s.period]) for code in counters)
        and all(len(row) == 6 for row in (s.active, s.inactive, s.standby))
        and set(content.developments).issuperset((*s.developments, *s.exhausted))
        and set(content.groups).issuperset(s.groups)
        and s.manuelito in ("", *LETTERS)
        and all(kept(promise, content) for promise in s.promises)
    )


def kept(promise: Promise, content: Content) -> bool:
    """What a card gave for a time, or put off."""
    effects = content.effects.get(promise.source)
    node = effects.nodes.get(promise.path) if effects else None
    return node is not None and node.kind in ("until", "later") and node.name == promise.moment


def whole(deck: Stack, cards: Iterable[int]) -> bool:
    """A deck of cards that there are, with as many in its layers as lie unseen."""
    return (
        {*cards, 0}.issuperset((*deck.known, *deck.pool, *deck.marked))
        and len(deck.sizes) == len(deck.marked)
        and all(0 <= size <= len(deck.pool) for size in deck.sizes)
        and sum(deck.sizes) <= len(deck.pool)
    )


def conserved(s: State, stocks: StocksTable) -> bool:
    """As many pieces of every kind as the box holds."""
    held = {
        "man": sum(family.man for family in s.families),
        "woman": sum(family.woman for family in s.families),
        "child": sum(family.child for family in s.families),
        "horse": sum(family.horse for family in s.families),
        "elder": sum(s.elders),
        "harass": len(s.harass),
    }
    boxes = (s.passage, s.resources, s.out_of_play, s.set_aside)
    seen = sum(s.resources.get(key, 0) for key in ("fortune", "trade", "guns")) + sum(s.intruders_out.values())
    return (
        all(
            held.get(piece, 0) + sum(box.get(piece, 0) for box in boxes) == n + stocks.set_aside.get(piece, 0)
            for piece, n in stocks.pieces.items()
        )
        and sum(s.corn_unseen.values()) + len(s.corn) == sum(stocks.corn.values())
        and sum(s.intruders_unseen.values()) + seen == sum(stocks.intruders.values())
        and corn_in_cup(s) >= 0
        and intruders_in_cup(s) >= 0
        and len(s.missions) + s.mission_stock in (0, stocks.missions)
        and len(s.ranchos) + s.rancho_stock in (0, stocks.ranchos)
        and sum(s.drought) + s.drought_stock == stocks.drought
    )
