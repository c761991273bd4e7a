"""What is printed in each game: what can be read, with the lists of effects it stands for, and the rows beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

Sources = dict[str, list[str]]  # what can be read -> its lists of effects
NUMBERS_ONLY = frozenset(("key", "n", "source", "copies", "effects"))  # told as names, as lists, or by counting


class Table(Struct):
    """Rows by key, and their fields that no text has to tell."""

    rows: Mapping[str, Struct]
    free: frozenset[str] = frozenset()


# parameters that nobody is told, and why: the names of questions, which are asked in their own words; which stories a
# deck holds and which card comes next, which only the Book knows; words that are written down, where a card leaves them
# to the Book; of a card that skips a phase there is one kind; who the enemies are its card is called by
UNTOLD = {
    "navajo-wars": {"ask", "choice", "told"},
    "this-war-of-mine": {"deck", "card", "phase", "foe"},
    "under-our-sun": {"mark"},
}
# two values of a parameter that is any word
EXAMPLES: dict[str, dict[str, tuple[str, str]]] = {
    "navajo-wars": {},
    "this-war-of-mine": {
        **dict.fromkeys("abc", ("unarmed", "pistol knife")),
        "mark": ("neighbour-owes", "another"),
        "stock": ("food", "tool ammo"),
        "person": ("mira", "josef"),
        "skill": ("forager", "haggler"),
        "fitting": ("bed", "heater"),
        "place": ("clinic", "chapel"),
        "ending": ("ceasefire", "no-guard"),
    },
    "under-our-sun": {"tile": ("quarry", "refinery")},
}


def readable(game: str, content: Any) -> Sources:
    return {"navajo-wars": navajo_wars, "this-war-of-mine": this_war, "under-our-sun": under_our_sun}[game](content)


def navajo_wars(content: Any) -> Sources:
    found: Sources = {card.key: [card.key] for card in (*content.operations.values(), *content.history.values())}
    for card in content.ceremonies.values():
        found[card.key] = [card.key, f"blessing-{card.key}", f"enemy-way-{card.key}"]
    return found | {key: [f"needs-{key}", f"power-{key}"] for key in content.developments}


def this_war(content: Any) -> Sources:
    found: Sources = {key: [key] for deck in (*content.cards.values(), *content.events.values()) for key in deck}
    for key, row in content.characters.items():
        skill = [f"skill-{key}"] if row.skill.effects else []
        found[key] = [*skill, *(f"trait-{key}-{letter}" for letter in row.traits)]
    found |= {key: [f"work-{work.key}" for work in row.actions] for key, row in content.fittings.items()}
    found |= {key: [f"location-{key}", f"special-{key}"] for key in content.locations}
    found |= {key: [f"{key}-{name}" for name in ("judged", "reward", "penalty")] for key in content.objectives}
    found |= {key: [key, f"{key}-combat"] for key in content.fate}
    found |= {key: [f"{key}-{row}" for row in ("junk", "pantry", "furniture")] for key in content.findings}
    found |= {key: [f"shelter-{key}"] for key in content.shelter_cards}
    found |= {key: [f"action-{key}"] for key in content.actions}
    return found | {key: [] for key in (*content.tokens, *content.enemies)}


def under_our_sun(content: Any) -> Sources:
    found: Sources = {key: [key] for deck in content.cards.values() for key in deck}
    found |= {key: [f"ability-{key}", f"ability-{key}-needs"] for key in content.characters}
    for key, row in content.enemies.items():
        found[key] = [f"meet-{key}", *(f"loot-{key}-{n}" for n in range(len(row.loot)))]
    found |= {key: [f"use-{key}", f"use-{key}-needs"] for key in content.things}
    for mission in content.missions.values():
        found |= {card.key: [f"{card.key}-set-up", f"{card.key}-objective"] for card in mission.cards}
    found |= {key: [key] for key in content.team}
    return found | {key: [] for key in (*content.merchants, *content.tiles, *content.rulebook.values)}


def tables(game: str, content: Any) -> Iterator[Table]:
    """The rows whose printed numbers and words have to be told."""
    free = {
        "navajo-wars": "major procedure blessing enemy_way event lasting needs power group level releases occasions",
        "this-war-of-mine": "border traits scripts epilogues actions green colour count kinds junk pantry furniture die"
        " combat rule special red cover leaves reached reward penalty crowd letter",
        "under-our-sun": "colour meet loot names_victim eye stars before set_up objective needs found",
    }[game].split()
    names = {
        "navajo-wars": ("operations", "ceremonies", "history", "developments"),
        "this-war-of-mine": ("characters", "fittings", "locations", "tokens", "enemies", "actions"),
        "under-our-sun": ("characters", "enemies", "merchants", "things", "tiles", "team"),
    }[game]
    decks = {"this-war-of-mine": "events", "under-our-sun": "cards"}.get(game)
    for rows in (*(getattr(content, name) for name in names), *(getattr(content, decks).values() if decks else ())):
        yield Table(rows, NUMBERS_ONLY | set(free))
    if game == "under-our-sun":
        cards = {card.key: card for mission in content.missions.values() for card in mission.cards}
        yield Table(cards, NUMBERS_ONLY | set(free))
