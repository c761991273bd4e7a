"""Which messages the cards need, and which a pack must bring for cards of its own."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.content.effect_lists import of_node
from vigil.games.navajo_wars.rules.effects.card_interpreter import ABOUT
from vigil.kernel.effects.language import Call, Node

TOLD = {
    "lose": ["piece"],
    "join": ["family", "piece"],
    "part": ["family", "piece"],
    "mount": ["family"],
    "modifier": ["n"],
    "cubes": ["cube", "n", "box", "other"],
}
ASKED = {"part": ["family"]}
CHOSEN = ["piece", "territory", "area"]


def wording(content: Content) -> list[str]:
    """Each card and Development has a name and a text."""
    keys = [card.key for card in content.operations.values()]
    keys += [ceremony.key for ceremony in content.ceremonies.values()]
    keys += [event.key for event in content.history.values()]
    keys += content.developments
    return [*(f"name-{key}" for key in (*keys, *content.groups)), *(f"card-{key}" for key in keys)]


def stories(content: Content) -> dict[str, list[str]]:
    """The questions that cards ask with their answers, and the lines they tell, each with the facts it is told with."""
    found: dict[str, list[str]] = {}
    for effects in content.effects.values():
        for node in effects.nodes.values():
            found.update(of_question(content, node))
            for say in of_node(node):
                found.update(of_primitive(node, say))
    return found


def of_question(content: Content, node: Node) -> Iterator[tuple[str, list[str]]]:
    if node.kind == "choose":
        yield f"question-{node.name}", [*about(node), *node.asks]
        yield from ((f"option-{branch.key}", list(branch.facts)) for branch in node.branches)
    elif node.kind == "pick":
        kind = content.words.kinds[node.group]
        yield f"question-{node.name}", []
        yield f"option-{node.option or kind}", [kind]
    elif node.kind == "roll":
        yield f"chance-{node.name}", []
        if node.told:
            yield f"event-{node.told}", ["n"]


def about(node: Node) -> list[str]:
    return [node.of] if node.of in ABOUT else []


def of_primitive(node: Node, say: Call) -> Iterator[tuple[str, list[str]]]:
    if "ask" in say.params:
        yield f"question-{say.params['ask']}", ASKED.get(say.name, [])
    if "choice" in say.params:
        yield f"option-{say.params['choice']}", CHOSEN
    if say.params.get("told"):
        yield f"event-{say.params['told']}", TOLD[say.name]
    if say.name == "tell":
        yield f"event-{say.params['what']}", [*about(node), *say.params["with"]]
