"""Which messages the content needs, and which a pack must bring for cards of its own."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.under_our_sun.content.content import Content


def named(content: Content) -> Iterator[str]:
    """Everything that has a name."""
    yield from (
        *content.characters,
        *content.enemies,
        *content.merchants,
        *content.tiles,
        *content.things,
        *content.team,
    )
    for deck in content.cards.values():
        yield from deck
    for mission in content.missions.values():
        yield from (card.key for card in mission.cards)
    yield from (row.ability.key for row in content.characters.values())


def wording(content: Content) -> list[str]:
    """Names, what is read aloud of tiles, enemies and cards, and the cards of the missions."""
    keys = [f"name-{key}" for key in named(content)]
    keys += [f"event-tile-{key}" for key in content.tiles] + [f"event-meets-{key}" for key in content.enemies]
    keys += [f"event-{key}" for deck in content.cards.values() for key in deck]
    for row in content.missions.values():
        keys += [f"event-mission-{key}" for key in (*(card.key for card in row.cards), *row.stories())]
    return [*keys, *(f"event-your-{key}" for key in content.team)]


def stories(content: Content) -> dict[str, list[str]]:
    """What is read aloud, and the questions that cards ask with their answers, each with the facts it is told with."""
    found: dict[str, list[str]] = {key: [] for key in wording(content) if key.startswith("event-")}
    found.update({f"event-{key}": ["person"] for key in content.cards["night"]})
    for effects in content.effects.values():
        for node in effects.nodes.values():
            if node.kind == "choose":
                found[f"question-{node.name}"] = node.asks
                found.update({f"option-{branch.key}": [] for branch in node.branches})
    return found
