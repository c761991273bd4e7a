"""What thousands of random missions must come to, besides every event, option and refusal (lab/reachability.py).

In three missions of four luck is helped: people whose tracks never run dry, people who carry something of everything,
or people who are led to where the objective is. Every state between two turns must be one that can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects.vocabulary import VOCABULARY
from vigil.games.under_our_sun.rules.inventory import capacity, new_card, put, room_for, room_for_card
from vigil.games.under_our_sun.rules.missions import card
from vigil.games.under_our_sun.state import HOME, RESOURCES, Character
from vigil.games.under_our_sun.validation import validate
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.rules.events import Event

SPARED, RICH, LED = 1, 2, 3  # what is done in three rounds of missions of four
OFTEN = 9  # turns between two helps

CAUSES = ("mission", "son-eliminated", "nobody-left", "too-late")


def targets(definition: AnyDefinition, content: Content) -> Iterator[str]:
    yield from (f"plays {key}" for key in content.characters)
    yield from (f"ability {row.ability.key}" for row in content.characters.values())
    yield from (f"tile {key}" for key in content.tiles)
    yield from (f"enemy {key}" for key in content.enemies)
    yield from (f"thing {key}" for key, row in content.things.items() if row.kind != "find")
    yield from (f"found {key}" for key in content.things if content.deck_of[key] == "loot")
    yield from (
        f"used {key}" for key in content.things if content.effects[f"use-{key}"].body and key not in finds(content)
    )
    yield from (f"ends {cause}" for cause in (*CAUSES, *content.team))


def finds(content: Content) -> list[str]:
    return [key for key, row in content.things.items() if row.kind == "find"]


def learn(g: Sun, event: Event) -> Iterable[str]:
    facts = event.facts
    match event.key:
        case "chosen" | "chosen-alone":
            return [f"plays {facts['person']}"]
        case "ability":
            return [f"ability {facts['ability']}"]
        case "tile-revealed":
            return [f"tile {facts['tile']}"]
        case "spawned":
            return [f"enemy {facts['enemy']}"]
        case "looted":
            return [f"found {facts['item']}"]
        case "used":
            return [f"used {facts['item']}"]
        case "turn-begins":
            return [f"thing {each.key}" for each in g.character(str(facts["person"])).cards]
    return [f"ends {event.key.removeprefix('end-')}"] if event.key.startswith("end-") else []


def begin(g: Sun, index: int, begun: set[int]) -> None:
    assert validate(g), "a state that cannot be"
    help_ = index // len(g.content.missions) % 4
    if not g.state.people or g.state.ending:
        return
    if help_ in (SPARED, LED):
        for c in g.living():
            c.hp, c.water = max(c.hp, 4), max(c.water, min(2, capacity(g, c)))
    if help_ == RICH and RICH not in begun:
        begun.add(RICH)
        for n, c in enumerate(g.state.people):
            equip(g, c, index + n)
    if help_ == LED and g.state.turn % OFTEN == 0 and not moving(g):
        lead(g)


def moving(g: Sun) -> bool:
    """Whether somebody is in the middle of a turn."""
    return any(step.kind == "act" for step in g.state.agenda[-1:])


def equip(g: Sun, c: Character, n: int) -> None:
    """Other cards and cubes for each mission, taken from where they lie."""
    keys = sorted(g.content.things)
    for key in keys[n % len(keys) :: 7]:
        row, deck = g.content.things[key], g.content.deck_of[key]
        pile: Any = g.state.decks["loot"].cards if deck == "loot" else g.state.things
        there = pile.count(key) if deck == "loot" else pile.get(key, 0)
        if row.kind != "find" and there and room_for_card(g, c, key):
            pile.remove(key) if deck == "loot" else put(pile, key, -1)
            c.cards.append(new_card(g, key))
    for what in (RESOURCES * 2)[n % len(RESOURCES) :][:6]:
        if g.state.supply.get(what) and room_for(g, c, what):
            put(g.state.supply, what, -1)
            put(c.goods, what, 1)


def lead(g: Sun) -> None:
    """Those who live stand where the objective wants them, and nobody is in their way there."""
    wanted = card(g).objective
    place = next((at for at, tile in g.state.tiles.items() if tile.key == wanted.get("tile")), HOME)
    first = g.living()[0]
    needed = wanted.get("n", 1)
    if isinstance(needed, dict):
        needed = VOCABULARY.counts[needed["per"]](g, first.key)
    for c in g.living() if wanted["if"] == "all-home" else [first]:
        c.at, c.stealth, c.visiting, c.faced = place, "", "", []
        for tile in g.state.tiles.values():
            if c.key in tile.awaits:
                tile.awaits.remove(c.key)
    for enemy in [each for each in g.state.enemies if each.at == place and not each.merchant]:
        g.state.enemies.remove(enemy)
        g.state.decks["enemies"].used.append(enemy.key)
    if wanted["if"] == "slain":
        g.state.marks["slain"] = needed
    while wanted["if"] == "at-home-with" and first.goods.get(wanted["what"], 0) < needed:
        if not g.state.supply.get(wanted["what"]) or not room_for(g, first, wanted["what"]):
            break
        put(g.state.supply, wanted["what"], -1)
        put(first.goods, wanted["what"], 1)
