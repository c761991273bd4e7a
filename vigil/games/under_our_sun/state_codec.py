"""Written by tools/write_codec.py from vigil.games.under_our_sun.state: do not edit, run `make state`."""

from __future__ import annotations

from typing import Any

from vigil.games.under_our_sun.state import Card, Character, Deck, Enemy, Rolled, State, Step, Tile
from vigil.kernel.effects.language import Promise


def copy_deck(source: Deck) -> Deck:
    return Deck(
        source.cards.copy(),
        source.used.copy(),
    )


def dump_deck(source: Deck) -> dict[str, Any]:
    return {
        "cards": source.cards.copy(),
        "used": source.used.copy(),
    }


def load_deck(data: dict[str, Any]) -> Deck:
    made = Deck()
    if "cards" in data:
        made.cards = [str(each) for each in data["cards"]]
    if "used" in data:
        made.used = [str(each) for each in data["used"]]
    return made


def copy_card(source: Card) -> Card:
    return Card(
        source.key,
        source.uses,
        source.flipped,
    )


def dump_card(source: Card) -> dict[str, Any]:
    return {
        "key": source.key,
        "uses": source.uses,
        "flipped": source.flipped,
    }


def load_card(data: dict[str, Any]) -> Card:
    made = Card(
        key=str(data["key"]),
    )
    if "uses" in data:
        made.uses = int(data["uses"])
    if "flipped" in data:
        made.flipped = bool(data["flipped"])
    return made


def copy_character(source: Character) -> Character:
    return Character(
        source.key,
        source.seat,
        source.hp,
        source.water,
        source.at,
        source.ap,
        source.well_being,
        source.karma,
        source.karma_used,
        source.infected,
        source.stealth,
        source.waiting,
        source.engaged,
        source.played,
        source.died,
        source.gone,
        source.goods.copy(),
        [copy_card(each) for each in source.cards],
        source.exhausted.copy(),
        source.drew.copy(),
        source.refused.copy(),
        source.visiting,
        source.faced.copy(),
        source.team,
        source.revealed,
        source.called,
    )


def dump_character(source: Character) -> dict[str, Any]:
    return {
        "key": source.key,
        "seat": source.seat,
        "hp": source.hp,
        "water": source.water,
        "at": source.at,
        "ap": source.ap,
        "well_being": source.well_being,
        "karma": source.karma,
        "karma_used": source.karma_used,
        "infected": source.infected,
        "stealth": source.stealth,
        "waiting": source.waiting,
        "engaged": source.engaged,
        "played": source.played,
        "died": source.died,
        "gone": source.gone,
        "goods": source.goods.copy(),
        "cards": [dump_card(each) for each in source.cards],
        "exhausted": source.exhausted.copy(),
        "drew": source.drew.copy(),
        "refused": source.refused.copy(),
        "visiting": source.visiting,
        "faced": source.faced.copy(),
        "team": source.team,
        "revealed": source.revealed,
        "called": source.called,
    }


def load_character(data: dict[str, Any]) -> Character:
    made = Character(
        key=str(data["key"]),
        seat=int(data["seat"]),
        hp=int(data["hp"]),
        water=int(data["water"]),
    )
    if "at" in data:
        made.at = str(data["at"])
    if "ap" in data:
        made.ap = int(data["ap"])
    if "well_being" in data:
        made.well_being = int(data["well_being"])
    if "karma" in data:
        made.karma = int(data["karma"])
    if "karma_used" in data:
        made.karma_used = bool(data["karma_used"])
    if "infected" in data:
        made.infected = bool(data["infected"])
    if "stealth" in data:
        made.stealth = str(data["stealth"])
    if "waiting" in data:
        made.waiting = bool(data["waiting"])
    if "engaged" in data:
        made.engaged = bool(data["engaged"])
    if "played" in data:
        made.played = bool(data["played"])
    if "died" in data:
        made.died = int(data["died"])
    if "gone" in data:
        made.gone = bool(data["gone"])
    if "goods" in data:
        made.goods = {str(key): int(each) for key, each in data["goods"].items()}
    if "cards" in data:
        made.cards = [load_card(each) for each in data["cards"]]
    if "exhausted" in data:
        made.exhausted = [str(each) for each in data["exhausted"]]
    if "drew" in data:
        made.drew = [str(each) for each in data["drew"]]
    if "refused" in data:
        made.refused = [str(each) for each in data["refused"]]
    if "visiting" in data:
        made.visiting = str(data["visiting"])
    if "faced" in data:
        made.faced = [str(each) for each in data["faced"]]
    if "team" in data:
        made.team = str(data["team"])
    if "revealed" in data:
        made.revealed = bool(data["revealed"])
    if "called" in data:
        made.called = bool(data["called"])
    return made


def copy_tile(source: Tile) -> Tile:
    return Tile(
        source.key,
        source.goods.copy(),
        source.water,
        source.event,
        source.awaits.copy(),
        source.containers.copy(),
        source.covered.copy(),
        source.dropped.copy(),
        [copy_card(each) for each in source.cards],
        source.stored,
        source.camp,
        source.fire,
        source.trap,
        source.objective,
        source.night,
    )


def dump_tile(source: Tile) -> dict[str, Any]:
    return {
        "key": source.key,
        "goods": source.goods.copy(),
        "water": source.water,
        "event": source.event,
        "awaits": source.awaits.copy(),
        "containers": source.containers.copy(),
        "covered": source.covered.copy(),
        "dropped": source.dropped.copy(),
        "cards": [dump_card(each) for each in source.cards],
        "stored": source.stored,
        "camp": source.camp,
        "fire": source.fire,
        "trap": source.trap,
        "objective": source.objective,
        "night": source.night,
    }


def load_tile(data: dict[str, Any]) -> Tile:
    made = Tile()
    if "key" in data:
        made.key = str(data["key"])
    if "goods" in data:
        made.goods = {str(key): int(each) for key, each in data["goods"].items()}
    if "water" in data:
        made.water = int(data["water"])
    if "event" in data:
        made.event = bool(data["event"])
    if "awaits" in data:
        made.awaits = [str(each) for each in data["awaits"]]
    if "containers" in data:
        made.containers = [str(each) for each in data["containers"]]
    if "covered" in data:
        made.covered = [int(each) for each in data["covered"]]
    if "dropped" in data:
        made.dropped = {str(key): int(each) for key, each in data["dropped"].items()}
    if "cards" in data:
        made.cards = [load_card(each) for each in data["cards"]]
    if "stored" in data:
        made.stored = int(data["stored"])
    if "camp" in data:
        made.camp = bool(data["camp"])
    if "fire" in data:
        made.fire = str(data["fire"])
    if "trap" in data:
        made.trap = bool(data["trap"])
    if "objective" in data:
        made.objective = bool(data["objective"])
    if "night" in data:
        made.night = bool(data["night"])
    return made


def copy_enemy(source: Enemy) -> Enemy:
    return Enemy(
        source.letter,
        source.key,
        source.at,
        source.symbol,
        source.home,
        source.damage,
        source.tapped,
        source.met,
        source.dead,
        source.merchant,
        source.hostile.copy(),
        source.robbers.copy(),
        source.fled.copy(),
        source.goods.copy(),
        source.water,
        [copy_card(each) for each in source.cards],
    )


def dump_enemy(source: Enemy) -> dict[str, Any]:
    return {
        "letter": source.letter,
        "key": source.key,
        "at": source.at,
        "symbol": source.symbol,
        "home": source.home,
        "damage": source.damage,
        "tapped": source.tapped,
        "met": source.met,
        "dead": source.dead,
        "merchant": source.merchant,
        "hostile": source.hostile.copy(),
        "robbers": source.robbers.copy(),
        "fled": source.fled.copy(),
        "goods": source.goods.copy(),
        "water": source.water,
        "cards": [dump_card(each) for each in source.cards],
    }


def load_enemy(data: dict[str, Any]) -> Enemy:
    made = Enemy(
        letter=str(data["letter"]),
        key=str(data["key"]),
        at=str(data["at"]),
    )
    if "symbol" in data:
        made.symbol = int(data["symbol"])
    if "home" in data:
        made.home = str(data["home"])
    if "damage" in data:
        made.damage = int(data["damage"])
    if "tapped" in data:
        made.tapped = bool(data["tapped"])
    if "met" in data:
        made.met = bool(data["met"])
    if "dead" in data:
        made.dead = bool(data["dead"])
    if "merchant" in data:
        made.merchant = bool(data["merchant"])
    if "hostile" in data:
        made.hostile = [str(each) for each in data["hostile"]]
    if "robbers" in data:
        made.robbers = [str(each) for each in data["robbers"]]
    if "fled" in data:
        made.fled = [str(each) for each in data["fled"]]
    if "goods" in data:
        made.goods = {str(key): int(each) for key, each in data["goods"].items()}
    if "water" in data:
        made.water = int(data["water"])
    if "cards" in data:
        made.cards = [load_card(each) for each in data["cards"]]
    return made


def copy_rolled(source: Rolled) -> Rolled:
    return Rolled(
        source.who,
        source.key,
        source.faces.copy(),
    )


def dump_rolled(source: Rolled) -> dict[str, Any]:
    return {
        "who": source.who,
        "key": source.key,
        "faces": source.faces.copy(),
    }


def load_rolled(data: dict[str, Any]) -> Rolled:
    return Rolled(
        who=str(data["who"]),
        key=str(data["key"]),
        faces=[str(each) for each in data["faces"]],
    )


def copy_step(source: Step) -> Step:
    return Step(
        source.kind,
        source.who,
        source.n,
    )


def dump_step(source: Step) -> dict[str, Any]:
    return {
        "kind": source.kind,
        "who": source.who,
        "n": source.n,
    }


def load_step(data: dict[str, Any]) -> Step:
    made = Step(
        kind=str(data["kind"]),
    )
    if "who" in data:
        made.who = str(data["who"])
    if "n" in data:
        made.n = int(data["n"])
    return made


def copy_promise(source: Promise) -> Promise:
    return Promise(
        source.moment,
        source.left,
        source.source,
        source.path,
        source.who,
    )


def dump_promise(source: Promise) -> dict[str, Any]:
    return {
        "moment": source.moment,
        "left": source.left,
        "source": source.source,
        "path": source.path,
        "who": source.who,
    }


def load_promise(data: dict[str, Any]) -> Promise:
    made = Promise(
        moment=str(data["moment"]),
        left=int(data["left"]),
        source=str(data["source"]),
        path=str(data["path"]),
    )
    if "who" in data:
        made.who = str(data["who"])
    return made


def copy_state(source: State) -> State:
    return State(
        source.mission,
        source.seats,
        source.settings.copy(),
        {key: copy_deck(each) for key, each in source.decks.items()},
        source.supply.copy(),
        source.things.copy(),
        source.bag.copy(),
        source.unseen.copy(),
        [copy_character(each) for each in source.people],
        {key: copy_tile(each) for key, each in source.tiles.items()},
        [copy_enemy(each) for each in source.enemies],
        source.day,
        source.phase,
        source.phases,
        source.turn,
        source.first,
        source.active,
        source.weather,
        source.sun,
        source.card,
        source.passed,
        source.points.copy(),
        source.offer.copy(),
        source.shown.copy(),
        [copy_rolled(each) for each in source.rolls],
        source.marks.copy(),
        [copy_step(each) for each in source.agenda],
        [copy_promise(each) for each in source.promises],
        source.ending,
        source.cause,
    )


def dump_state(source: State) -> dict[str, Any]:
    return {
        "mission": source.mission,
        "seats": source.seats,
        "settings": source.settings.copy(),
        "decks": {key: dump_deck(each) for key, each in source.decks.items()},
        "supply": source.supply.copy(),
        "things": source.things.copy(),
        "bag": source.bag.copy(),
        "unseen": source.unseen.copy(),
        "people": [dump_character(each) for each in source.people],
        "tiles": {key: dump_tile(each) for key, each in source.tiles.items()},
        "enemies": [dump_enemy(each) for each in source.enemies],
        "day": source.day,
        "phase": source.phase,
        "phases": source.phases,
        "turn": source.turn,
        "first": source.first,
        "active": source.active,
        "weather": source.weather,
        "sun": source.sun,
        "card": source.card,
        "passed": source.passed,
        "points": source.points.copy(),
        "offer": source.offer.copy(),
        "shown": source.shown.copy(),
        "rolls": [dump_rolled(each) for each in source.rolls],
        "marks": source.marks.copy(),
        "agenda": [dump_step(each) for each in source.agenda],
        "promises": [dump_promise(each) for each in source.promises],
        "ending": source.ending,
        "cause": source.cause,
    }


def load_state(data: dict[str, Any]) -> State:
    made = State(
        mission=str(data["mission"]),
        seats=int(data["seats"]),
        settings={str(key): str(each) for key, each in data["settings"].items()},
        decks={str(key): load_deck(each) for key, each in data["decks"].items()},
        supply={str(key): int(each) for key, each in data["supply"].items()},
        things={str(key): int(each) for key, each in data["things"].items()},
        bag={str(key): int(each) for key, each in data["bag"].items()},
        unseen=[str(each) for each in data["unseen"]],
    )
    if "people" in data:
        made.people = [load_character(each) for each in data["people"]]
    if "tiles" in data:
        made.tiles = {str(key): load_tile(each) for key, each in data["tiles"].items()}
    if "enemies" in data:
        made.enemies = [load_enemy(each) for each in data["enemies"]]
    if "day" in data:
        made.day = int(data["day"])
    if "phase" in data:
        made.phase = str(data["phase"])
    if "phases" in data:
        made.phases = int(data["phases"])
    if "turn" in data:
        made.turn = int(data["turn"])
    if "first" in data:
        made.first = int(data["first"])
    if "active" in data:
        made.active = str(data["active"])
    if "weather" in data:
        made.weather = str(data["weather"])
    if "sun" in data:
        made.sun = str(data["sun"])
    if "card" in data:
        made.card = int(data["card"])
    if "passed" in data:
        made.passed = bool(data["passed"])
    if "points" in data:
        made.points = [int(each) for each in data["points"]]
    if "offer" in data:
        made.offer = [str(each) for each in data["offer"]]
    if "shown" in data:
        made.shown = [str(each) for each in data["shown"]]
    if "rolls" in data:
        made.rolls = [load_rolled(each) for each in data["rolls"]]
    if "marks" in data:
        made.marks = {str(key): int(each) for key, each in data["marks"].items()}
    if "agenda" in data:
        made.agenda = [load_step(each) for each in data["agenda"]]
    if "promises" in data:
        made.promises = [load_promise(each) for each in data["promises"]]
    if "ending" in data:
        made.ending = str(data["ending"])
    if "cause" in data:
        made.cause = str(data["cause"])
    return made
