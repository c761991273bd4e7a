"""Whether a state from a file can be: everything known, in its range, none made, none lost. Asked between two turns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.game import LETTERS, Sun
from vigil.games.under_our_sun.rules.camping import CAMPFIRE, KITCHEN, TENT
from vigil.games.under_our_sun.rules.effects.primitives import MOST_KARMA
from vigil.games.under_our_sun.rules.inventory import GOODS, capacity, fits
from vigil.games.under_our_sun.rules.sequence import STEPS
from vigil.games.under_our_sun.rules.set_up import NEW_HAVEN, new_decks
from vigil.games.under_our_sun.rules.traitor import is_semi
from vigil.games.under_our_sun.state import (
    ATTRIBUTES,
    COVERED,
    DECKS,
    FIT,
    HOME,
    PHASES,
    RESOURCES,
    SNEAKED,
    SURVIVOR,
    TIRED,
    Card,
    Character,
    Enemy,
    State,
    Tile,
)
from vigil.kernel.rules.state_checks import MANY, counted, once, within

MOST_AP = 20
FAR = 60  # tiles from New Haven
PLACE = re.compile(r"-?\d{1,2},-?\d{1,2}")
WEATHERS = ("", "storm", "solar-storm")


def validate(g: Sun) -> bool:
    s, content = g.state, g.content
    return (
        s.mission in content.missions
        and small(s, content)
        and people(g)
        and land(s, content)
        and figures(g)
        and cards(s, content)
        and cubes(s) == content.rulebook.supply
        and all(promise.source in content.effects for promise in s.promises)
    )


def small(s: State, content: Content) -> bool:
    counts = (s.turn, s.phases, *s.marks.values(), *s.points)
    keys = ("", *(c.key for c in s.people))
    return (
        all(0 <= n <= MANY * MANY for n in counts)
        and 1 <= s.day <= MANY
        and 1 <= s.seats <= len(content.characters)
        and s.phase in ("set-up", *PHASES)
        and s.weather in WEATHERS
        and s.sun in ("", *content.cards["sun"])
        and 0 <= s.card < len(content.missions[s.mission].cards)
        and s.active in keys
        and (0 <= s.first < len(s.people) or not s.people)
        and s.offer == []
        and len(s.agenda) <= MANY
        and len(s.promises) <= MANY
        and once(s.deaf)
        and all(each.partition(" ")[0] in keys[1:] and each.partition(" ")[2] in keys[1:] for each in s.deaf)
        and all(step.kind in STEPS and step.who in keys and 0 <= step.n < len(PHASES) for step in s.agenda)
    )


def people(g: Sun) -> bool:
    """Everybody has a character, once; alone one has two."""
    s = g.state
    keys = [c.key for c in s.people]
    if not s.people:
        return s.phase == "set-up"
    seats = [0, 0] if s.seats == 1 else list(range(s.seats))
    traitors = [c for c in s.people if c.team not in ("", SURVIVOR)]
    return (
        once(keys)
        and within(keys, g.content.characters)
        and [c.seat for c in s.people] == seats
        and len(traitors) <= 1
        and all(able(g, c) for c in s.people)
    )


def able(g: Sun, c: Character) -> bool:
    """On its tracks, at a place there is, with what fits on its board."""
    s, content = g.state, g.content
    others = [each.key for each in s.people if each is not c]
    cards_ = ("", SURVIVOR, *content.rulebook.sol_cards)
    return (
        0 <= c.hp <= content.characters[c.key].hp
        and -1 <= c.died <= s.phases
        and (c.died >= 0 or c.hp > 0)
        and (c.died >= 0 or not c.gone)
        and counted(c.goods, GOODS)
        and held(c.cards, content)
        and 0 <= c.water <= capacity(g, c)
        and fits(g, c.key, c.cards, c.goods)
        and g.open(c.at)
        and 0 <= c.ap <= MOST_AP
        and TIRED <= c.well_being <= FIT
        and 0 <= c.karma <= MOST_KARMA
        and c.stealth in ("", SNEAKED, COVERED)
        and within(c.exhausted, [content.characters[c.key].ability.key])
        and within(c.drew, s.tiles)
        and within(c.refused, others)
        and (not c.visiting or any(each.merchant and each.letter == c.visiting for each in s.enemies))
        and within(c.faced, LETTERS)
        and c.team in (cards_ if is_semi(g) else ("",))
        and (bool(c.team) or not c.revealed)
    )


def held(found: Iterable[Card], content: Content) -> bool:
    return all(card.key in content.things and 0 <= card.uses <= content.things[card.key].track for card in found)


def land(s: State, content: Content) -> bool:
    """New Haven in the middle, every tile once; those face down are among the unseen."""
    if s.phase == "set-up" and not s.tiles:
        return True
    up = [tile.key for tile in s.tiles.values() if tile.key]
    down = len(s.tiles) - len(up)
    aside = {key for key, row in content.tiles.items() if row.objective}
    return (
        HOME in s.tiles
        and s.tiles[HOME].key == NEW_HAVEN
        and all(PLACE.fullmatch(place) and near(place) for place in s.tiles)
        and within(up, content.tiles)
        and once(up)
        and sorted([*(key for key in up if key not in aside), *s.unseen])
        == sorted(key for key in content.tiles if key not in aside)
        and down <= len(s.unseen)
        and all(ground(s, tile, content) for tile in s.tiles.values())
    )


def near(place: str) -> bool:
    return all(abs(int(n)) <= FAR for n in place.split(","))


def ground(s: State, tile: Tile, content: Content) -> bool:
    if not tile.key:
        return tile == Tile()
    row = content.tiles[tile.key]
    keys = [c.key for c in s.people]
    return (
        counted(tile.goods, RESOURCES)
        and counted(tile.dropped, GOODS)
        and all(n <= row.goods.get(what, 0) for what, n in tile.goods.items())
        and 0 <= tile.water <= row.water
        and 0 <= tile.stored <= MANY
        and within(tile.awaits, keys)
        and within(tile.containers, ATTRIBUTES)
        and within(tile.covered, range(row.enemies))
        and held(tile.cards, content)
        and tile.fire in ("", CAMPFIRE, KITCHEN)
        and (tile.event <= row.event)
        and tile.objective == row.objective
        and not (tile.camp and row.camp)
    )


def figures(g: Sun) -> bool:
    """Enemies and merchants: each with a letter of its own, on a tile, not more damaged than it can be."""
    letters = [each.letter for each in g.state.enemies]
    return once(letters) and within(letters, LETTERS) and all(piece(g, each) for each in g.state.enemies)


def piece(g: Sun, each: Enemy) -> bool:
    s, content = g.state, g.content
    keys = [c.key for c in s.people]
    if each.key not in (content.merchants if each.merchant else content.enemies) or each.at not in s.tiles:
        return False
    return (
        0 <= each.damage <= MANY
        and each.dead == (each.damage >= g.row(each).hp)
        and each.home in ("", *s.tiles)
        and -1 <= each.symbol <= MANY
        and within((*each.hostile, *each.robbers, *each.fled), keys)
        and (each.merchant or not (each.goods or each.cards or each.water or each.hostile or each.robbers))
        and counted(each.goods, GOODS)
        and 0 <= each.water <= MANY
        and held(each.cards, content)
    )


def cards(s: State, content: Content) -> bool:
    """Enemy, night, sun and event cards are all there; of items none is made, though robbed merchants lose some."""
    if set(s.decks) != set(DECKS):
        return False
    whole = {name: Counter(deck) for name, deck in new_decks(content).items()}
    found = {name: Counter([*deck.cards, *deck.used]) for name, deck in s.decks.items()}
    found["enemies"].update(each.key for each in s.enemies if not each.merchant)
    boards = [*(c.cards for c in s.people), *(tile.cards for tile in s.tiles.values()), *(e.cards for e in s.enemies)]
    out = Counter(card.key for board in boards for card in board)
    out[TENT] += sum(tile.camp for tile in s.tiles.values())
    made = all(
        n + (found["loot"][key] if content.deck_of[key] == "loot" else s.things.get(key, 0))
        <= content.things[key].copies
        for key, n in out.items()
    )
    return (
        all(found[name] == whole[name] for name in ("enemies", "night", "sun", "events"))
        and found["loot"] <= whole["loot"]
        and made
        and all(
            key in content.things and content.deck_of[key] != "loot" and 0 <= n <= content.things[key].copies
            for key, n in s.things.items()
        )
    )


def cubes(s: State) -> dict[str, int]:
    """Where all resources are, added up."""
    total: Counter[str] = Counter()
    places = [s.supply, s.bag, *(c.goods for c in s.people), *(each.goods for each in s.enemies)]
    places += [goods for tile in s.tiles.values() for goods in (tile.goods, tile.dropped)]
    for place in places:
        if any(n < 0 for n in place.values()):
            return {}
        total.update(place)
    return {what: total[what] for what in RESOURCES}
