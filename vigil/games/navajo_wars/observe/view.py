"""What the seat sees: the only thing tables and bots get. Names are slugs; nothing unseen is in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from weakref import WeakKeyDictionary

from msgspec import Struct

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.content.tables import Side
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import evade_modifier
from vigil.games.navajo_wars.rules.ch01_pieces import corn_in_cup, elders_on_display, intruders_in_cup
from vigil.games.navajo_wars.rules.ch01_places import AREAS, agriculture, is_area, number_of, territory_of
from vigil.games.navajo_wars.rules.effects.dine import MARKS, NUMBERS
from vigil.games.navajo_wars.state import CAUGHT, EMPTY, ESCAPE, PERIODS, TERRITORIES, Family
from vigil.kernel.rules.decks import cards_left


class FamilyView(Struct):
    letter: str
    where: str  # area, escape, caught, out
    territory: str
    area: int
    man: bool
    woman: bool
    child: bool
    horse: bool
    ferocity: int
    evade: int
    manuelito: bool


class AreaView(Struct):
    number: int
    value: int
    horse_value: int
    families: list[str]
    corn: bool
    intruders: int
    mission: bool
    rancho: bool
    fort: str
    harass: bool
    raid: int
    tribal_raid: bool


class TerritoryView(Struct):
    key: str
    die: int
    vp: int
    drought: int
    agriculture: int
    areas: list[AreaView]
    escape: list[str]
    caught: list[str]


class SideView(Struct):
    order: str
    cost: int
    f: bool
    stripe: bool


class CounterView(Struct):
    letter: str
    up: SideView
    down: SideView


class CardView(Struct):
    n: int
    key: str
    kind: str  # operations, ceremony, history
    preempt: int = 0
    enemy: int = 0
    preempted: int = 0
    grows: str = ""
    minor: str = ""
    vp: int = 0
    medicine: int = 0


class DevelopmentView(Struct):
    key: str
    exhausted: bool


class WaitingView(Struct):
    """What a card left for later: a number or a mark by its key, or a card that comes back when `moment` has come."""

    key: str
    n: int  # of the number, or how often the moment must still come
    card: str = ""
    moment: str = ""


class View(Struct):
    scenario: str
    period: str
    turn: int
    ending: str
    ending_rule: str
    card: CardView | None
    preempted: bool
    deck: int
    discard: list[int]
    known: list[CardView]  # cards known to lie on top of the deck
    ap: int
    culture: int
    military: int
    morale: int
    enemy_ferocity: int
    enemy_ap: int
    families: list[FamilyView]
    territories: list[TerritoryView]
    santa_fe: int
    elders: list[int]
    ratings: list[int]
    passage: dict[str, int]
    resources: dict[str, int]
    corn: list[int]
    corn_cup: int
    intruder_cup: int
    out_of_play: dict[str, int]
    set_aside: dict[str, int]
    bag: dict[str, int]
    raided: dict[str, int]
    recovery: dict[str, int]
    subjugation: dict[str, int]
    active: list[CounterView | None]
    inactive: list[CounterView | None]
    standby: list[CounterView | None]
    truce: CounterView | None
    truce_ap: int
    missions_left: int
    ranchos_left: int
    in_play: list[CardView]
    hand: list[CardView]
    developments: list[DevelopmentView]
    groups: list[str]
    waiting: list[WaitingView]
    elders_in_play: int


def view(g: NavajoWars, seat: int = 0) -> View:
    s = g.state
    return View(
        scenario=s.scenario,
        period=PERIODS[s.period],
        turn=s.turn,
        ending=s.ending,
        ending_rule=s.ending_rule,
        card=card_view(g.content, s.card) if s.card else None,
        preempted=s.preempted,
        deck=cards_left(s.deck),
        discard=list(s.discard),
        known=[card_view(g.content, card) for card in s.deck.known],
        ap=s.ap,
        culture=s.culture,
        military=s.military,
        morale=s.morale,
        enemy_ferocity=s.enemy_ferocity,
        enemy_ap=s.enemy_ap,
        families=[family_view(g, family) for family in s.families],
        territories=territories(g),
        santa_fe=s.santa_fe,
        elders=list(s.elders),
        ratings=list(g.content.stocks.elder_ratings),
        passage=present(s.passage),
        resources=present(s.resources),
        corn=sorted(s.corn),
        corn_cup=corn_in_cup(s),
        intruder_cup=intruders_in_cup(s),
        out_of_play=present(s.out_of_play),
        set_aside=present(s.set_aside),
        bag=present(s.bag),
        raided=present(s.raided),
        recovery=present(s.recovery),
        subjugation=present(s.subjugation),
        active=counters(g, s.active),
        inactive=counters(g, s.inactive),
        standby=counters(g, s.standby),
        truce=counters(g, [s.truce])[0],
        truce_ap=s.truce_ap,
        missions_left=s.mission_stock,
        ranchos_left=s.rancho_stock,
        in_play=[card_view(g.content, card) for card in s.in_play],
        hand=[card_view(g.content, card) for card in s.hand],
        developments=[DevelopmentView(key, key in s.exhausted) for key in s.developments],
        groups=list(s.groups),
        waiting=[*waiting(g)],
        elders_in_play=elders_on_display(s),
    )


def waiting(g: NavajoWars) -> Iterator[WaitingView]:
    """What cards left for later: numbers and marks, then what a card does at a moment still to come."""
    for key in (*NUMBERS, *MARKS):
        if g.state.effects.get(key, 0):
            yield WaitingView(key, g.state.effects[key])
    for promise in g.state.promises:
        node = g.content.effects[promise.source].nodes.get(promise.path)
        if node is not None and node.kind == "later":
            card = promise.source
            for part in ("blessing-", "enemy-way-", "power-"):
                card = card.removeprefix(part)
            yield WaitingView("", promise.left, card, promise.moment)


def present(box: dict[str, int]) -> dict[str, int]:
    """A box in a fixed order, without what it does not hold."""
    return {name: box[name] for name in sorted(box) if box[name]}


def card_view(content: Content, n: int) -> CardView:
    if n in content.operations:
        card = content.operations[n]
        return CardView(n, card.key, "operations", card.preempt, card.enemy, card.preempted, card.grows, card.minor)
    if n in content.ceremonies:
        return CardView(n, content.ceremonies[n].key, "ceremony", grows=content.ceremonies[n].grows)
    event = content.history[n]
    return CardView(n, event.key, "history", vp=event.vp, medicine=event.medicine)


def family_view(g: NavajoWars, family: Family) -> FamilyView:
    place = family.place
    where = "out"
    if place:
        where = "area" if is_area(place) else "escape" if number_of(place) == ESCAPE else "caught"
    return FamilyView(
        family.letter,
        where,
        g.content.names[territory_of(place)],
        number_of(place) if where == "area" else 0,
        family.man,
        family.woman,
        family.child,
        family.horse,
        family.ferocity,
        evade_modifier(g, family),
        g.state.manuelito == family.letter,
    )


def territories(g: NavajoWars) -> list[TerritoryView]:
    s, content = g.state, g.content
    families: dict[int, list[str]] = {}
    for family in s.families:
        families.setdefault(family.place, []).append(family.letter)
    forts = {place: fort for fort, place in s.forts.items()}

    held = {*families, *s.corn_fields, *s.intruders, *s.missions, *s.ranchos, *forts, *s.harass, *s.raid}
    held.update(s.tribal_raid)
    empty = shared_views(content).areas
    areas = [empty[territory].copy() for territory in TERRITORIES]
    for area in held:
        territory, number = divmod(area, 10)
        if 0 < number < ESCAPE:
            areas[territory - 1][number - 1] = AreaView(
                number,
                content.value[area],
                content.horse_value[area],
                families.get(area, []),
                area in s.corn_fields,
                s.intruders.count(area),
                area in s.missions,
                area in s.ranchos,
                forts.get(area, ""),
                area in s.harass,
                s.raid.get(area, 0),
                area in s.tribal_raid,
            )
    return [
        TerritoryView(
            content.names[territory],
            territory,
            content.vp[territory],
            s.drought[territory],
            agriculture(g, territory),
            areas[territory - 1],
            families.get(territory * 10 + ESCAPE, []),
            families.get(territory * 10 + CAUGHT, []),
        )
        for territory in TERRITORIES
    ]


class SharedViews:
    """What all views of one content show alike: Areas in which nothing lies, and the counters of the Enemy."""

    def __init__(self, content: Content) -> None:
        self.areas = {territory: [empty_area(content, area) for area in AREAS[territory]] for territory in TERRITORIES}
        self.counters = tuple(
            {EMPTY: None, **{code: counter_view(sides, code) for code in range(len(sides))}} for sides in content.sides
        )


SHARED: WeakKeyDictionary[Content, SharedViews] = WeakKeyDictionary()


def shared_views(content: Content) -> SharedViews:
    known = SHARED.get(content)
    if known is None:
        known = SHARED[content] = SharedViews(content)
    return known


def empty_area(content: Content, area: int) -> AreaView:
    value, horse_value = content.value[area], content.horse_value[area]
    return AreaView(number_of(area), value, horse_value, [], False, 0, False, False, "", False, 0, False)


def counter_view(sides: Sequence[Side], code: int) -> CounterView:
    up, down = (SideView(side.order, side.cost, side.f, side.stripe) for side in (sides[code], sides[code ^ 1]))
    return CounterView(chr(65 + code // 2), up, down)


def counters(g: NavajoWars, codes: Sequence[int]) -> list[CounterView | None]:
    """Counters of the Enemy as they lie there."""
    known = shared_views(g.content).counters[g.state.period]
    return [known[code] for code in codes]
