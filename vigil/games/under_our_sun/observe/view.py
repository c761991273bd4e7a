"""What a seat sees. All is open but team cards; what lies face down is only counted."""

from __future__ import annotations

from msgspec import Struct

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.dice_and_karma import attribute, wounded
from vigil.games.under_our_sun.rules.enemies import uncovered
from vigil.games.under_our_sun.rules.enemy_movement import stack
from vigil.games.under_our_sun.rules.inventory import areas, capacity
from vigil.games.under_our_sun.rules.missions import card
from vigil.games.under_our_sun.rules.night_cards import is_camp
from vigil.games.under_our_sun.rules.traitor import is_semi
from vigil.games.under_our_sun.state import ATTRIBUTES, WELL_BEING, Card, Character, Enemy
from vigil.kernel.rules.events import ALL_SEATS


class CardView(Struct):
    key: str
    uses: int = 0
    flipped: bool = False
    kind: str = "item"
    melee: list[str] = []
    ranged: list[str] = []
    price: int = 0  # at a counter; in the set-up its stars


class RollView(Struct):
    who: str
    key: str
    faces: list[str]


class CharacterView(Struct):
    key: str
    seat: int
    at: str
    hp: int
    most_hp: int
    water: int
    most_water: int
    ap: int
    well_being: str
    karma: int
    wounded: bool
    infected: bool
    hidden: bool
    waiting: bool
    dead: bool
    gone: bool
    goods: dict[str, int]
    cards: list[CardView]
    exhausted: list[str]
    team: str  # "" if the seat does not know it
    revealed: bool
    dice: dict[str, list[str]]  # by attribute, with those that cards add
    areas: tuple[int, int, int]  # for items, for an item or three resources, for equipment
    ability: str
    visiting: str  # the letter of the merchant
    refused: list[str]  # who did not agree to an offer of its own in this phase


class TileView(Struct):
    place: str
    key: str
    move: int
    fields: int
    goods: dict[str, int]
    dropped: dict[str, int]
    cards: list[CardView]
    water: int
    stored: int
    event: bool
    containers: list[str]
    symbols: int  # that can bring an enemy
    camp: bool
    fire: str
    trap: bool
    objective: bool


class EnemyView(Struct):
    letter: str
    key: str
    at: str
    hp: int
    damage: int
    tapped: bool
    dead: bool
    merchant: bool
    hostile: list[str]
    goods: dict[str, int]
    water: int
    cards: list[CardView]
    kind: str
    sol: bool
    melee: list[str]  # at this hour
    ranged: list[str]


class View(Struct):
    seat: int
    mission: str
    card: str
    last_day: int
    day: int
    phase: str
    weather: str
    sun: str
    first: str
    active: str
    people: list[CharacterView]
    tiles: list[TileView]
    enemies: list[EnemyView]
    decks: dict[str, int]
    stack: int
    bag: int
    recipes: list[str]  # cards with the eye that are still in their decks
    ending: str
    cause: str
    semi: bool  # a traitor may be among them
    cast: list[str]  # characters nobody plays yet, during the set-up
    offer: list[CardView]
    points: list[int]
    shown: list[str]
    rolls: list[RollView]
    values: dict[str, int]  # of resources at a counter


def view(g: Sun, seat: int) -> View:
    s = g.state
    mission, things = card(g), g.content.things
    taken = {each.key for each in s.people}
    return View(
        seat=seat,
        mission=s.mission,
        card=mission.key,
        last_day=mission.days,
        day=s.day,
        phase=s.phase,
        weather=s.weather,
        sun=s.sun,
        first=s.people[s.first].key if s.people else "",
        active=s.active,
        people=[character_view(g, each, seat) for each in s.people],
        tiles=[tile_view(g, place) for place in s.tiles],
        enemies=[enemy_view(g, each) for each in s.enemies],
        decks={name: len(deck.cards) for name, deck in s.decks.items()},
        stack=stack(g),
        bag=sum(s.bag.values()),
        recipes=[key for key in g.content.recipes if s.things.get(key)],
        ending=s.ending,
        cause=s.cause,
        semi=is_semi(g),
        cast=[] if s.offer or s.tiles else [key for key in g.content.characters if key not in taken],
        offer=[CardView(key, kind=things[key].kind, price=things[key].stars) for key in s.offer],
        points=list(s.points) if s.offer else [],
        shown=list(s.shown),
        rolls=[RollView(each.who, each.key, list(each.faces)) for each in s.rolls],
        values=g.content.rulebook.values,
    )


def knows_team(g: Sun, c: Character, seat: int) -> bool:
    """A team card is its holder's secret until it is turned up or the game is over."""
    return seat in (c.seat, ALL_SEATS) or c.revealed or bool(g.state.ending)


def cards_of(g: Sun, cards: list[Card]) -> list[CardView]:
    return [card_view(g, each) for each in cards]


def card_view(g: Sun, each: Card) -> CardView:
    row = g.content.things[each.key]
    return CardView(each.key, each.uses, each.flipped, row.kind, row.melee, row.ranged, row.price)


def character_view(g: Sun, c: Character, seat: int) -> CharacterView:
    return CharacterView(
        key=c.key,
        seat=c.seat,
        at=c.at,
        hp=c.hp,
        most_hp=g.content.characters[c.key].hp,
        water=c.water,
        most_water=capacity(g, c),
        ap=c.ap,
        well_being=WELL_BEING[c.well_being],
        karma=c.karma,
        wounded=wounded(c),
        infected=c.infected,
        hidden=bool(c.stealth),
        waiting=c.waiting,
        dead=c.died >= 0,
        gone=c.gone,
        goods=dict(c.goods),
        cards=cards_of(g, c.cards),
        exhausted=list(c.exhausted),
        team=c.team if knows_team(g, c, seat) else "",
        revealed=c.revealed,
        dice={"combat": g.content.dice[c.key]["combat"], **{name: attribute(g, c, name) for name in ATTRIBUTES}},
        areas=areas(g, c.key, c.cards),
        ability=g.content.characters[c.key].ability.key,
        visiting=c.visiting,
        refused=list(c.refused),
    )


def tile_view(g: Sun, place: str) -> TileView:
    tile = g.tile(place)
    row = g.content.tiles[tile.key] if tile.key else None
    return TileView(
        place=place,
        key=tile.key,
        move=row.move if row else 0,
        fields=row.fields if row else 0,
        goods=dict(tile.goods),
        dropped=dict(tile.dropped),
        cards=cards_of(g, tile.cards),
        water=tile.water,
        stored=tile.stored,
        event=tile.event,
        containers=list(tile.containers),
        symbols=len(uncovered(g, place)),
        camp=bool(row) and is_camp(g, place),
        fire=tile.fire,
        trap=tile.trap,
        objective=tile.objective,
    )


def enemy_view(g: Sun, enemy: Enemy) -> EnemyView:
    row, hour = g.row(enemy), "night" if g.is_night() else "day"
    return EnemyView(
        letter=enemy.letter,
        key=enemy.key,
        at=enemy.at,
        hp=row.hp,
        damage=enemy.damage,
        tapped=enemy.tapped,
        dead=enemy.dead,
        merchant=enemy.merchant,
        hostile=[*enemy.hostile, *enemy.robbers],
        goods=dict(enemy.goods),
        water=enemy.water,
        cards=cards_of(g, enemy.cards),
        kind=row.kind,
        sol=row.sol,
        melee=getattr(row.melee, hour),
        ranged=getattr(row.ranged, hour) if row.ranged else [],
    )
