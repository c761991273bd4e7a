"""Which messages the content needs, and which a pack must bring for scripts and cards of its own."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.this_war_of_mine.content.checks import check_ends, check_names
from vigil.games.this_war_of_mine.content.content import Content


def named(content: Content) -> Iterator[str]:
    """Everything that has a name: tokens, persons, cards, Fittings, places."""
    yield from (*content.tokens, *content.characters, *content.shelter_cards, *content.fittings, *content.works)
    yield from (*content.locations, *content.findings, *content.fate, *content.objectives)
    for deck in content.cards.values():
        yield from deck
    for events in content.events.values():
        yield from events
    for rows in content.space_rows.values():
        yield from rows


def wording(content: Content) -> list[str]:
    return [f"name-{key}" for key in dict.fromkeys(named(content))]


def stories(content: Content) -> dict[str, tuple[str, ...]]:
    """The messages of all scripts and of everything that cards ask, each with the facts it is told with; the whole Book
    is read for it, and its names must exist like those of the cards."""
    found: dict[str, tuple[str, ...]] = {f"event-script-{row.n}": ("person",) for row in content.all_scripts()}
    check_names(content)
    check_ends(content)
    for effects in content.effects.values():
        for node in effects.nodes.values():
            if node.kind in ("choose", "pick"):
                found[f"question-{node.name}"] = tuple(node.asks)
            if node.kind == "pick":
                found[f"option-{node.group}"] = (node.group,)
            if node.say is not None and node.say.name == "aside":
                found[f"event-aside-{node.say.params['what']}"] = ("person",)
            found.update((f"option-{branch.key}", ()) for branch in node.branches)
    return found
