"""What a seat sees. All is open but team cards; what lies face down is only counted."""

from __future__ import annotations

from msgspec import Struct

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.dice import wounded
from vigil.games.under_our_sun.rules.enemies import uncovered
from vigil.games.under_our_sun.rules.enemy_movement import stack
from vigil.games.under_our_sun.rules.goods import capacity
from vigil.games.under_our_sun.rules.missions import card
from vigil.games.under_our_sun.rules.night import is_camp
from vigil.games.under_our_sun.state import WELL_BEING, Card, Character, Enemy
from vigil.kernel.game import ALL_SEATS


class CardView(Struct):
    key: str
    uses: int
    flipped: bool


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


def view(g: Sun, seat: int) -> View:
    s = g.state
    mission = card(g)
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
    )


def knows_team(g: Sun, c: Character, seat: int) -> bool:
    """A team card is its holder's secret until it is turned up or the game is over."""
    return seat in (c.seat, ALL_SEATS) or c.revealed or bool(g.state.ending)


def cards_of(cards: list[Card]) -> list[CardView]:
    return [CardView(each.key, each.uses, each.flipped) for each in cards]


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
        cards=cards_of(c.cards),
        exhausted=list(c.exhausted),
        team=c.team if knows_team(g, c, seat) else "",
        revealed=c.revealed,
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
        cards=cards_of(tile.cards),
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
    return EnemyView(
        letter=enemy.letter,
        key=enemy.key,
        at=enemy.at,
        hp=g.row(enemy).hp,
        damage=enemy.damage,
        tapped=enemy.tapped,
        dead=enemy.dead,
        merchant=enemy.merchant,
        hostile=[*enemy.hostile, *enemy.robbers],
        goods=dict(enemy.goods),
        water=enemy.water,
        cards=cards_of(enemy.cards),
    )
