"""What lists of effects do, as the rules look it up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from vigil.kernel.effects.language import Call, Effects, Node


def says(effects: Effects) -> Iterator[Call]:
    """Every primitive of a list, prices included."""
    for node in effects.nodes.values():
        yield from of_node(node)


def of_node(node: Node) -> Iterator[Call]:
    if node.kind == "do" and node.say is not None:
        yield node.say
    yield from node.price
    for branch in node.branches:
        yield from branch.price


def plain(effects: Effects) -> list[tuple[Callable[..., Any], dict[str, Any]]] | None:
    """A list that only does one thing after another, as functions with their parameters; None for any other."""
    steps = []
    for node in effects.body:
        if node.kind != "do" or node.say is None or node.say.counted:
            return None
        steps.append((node.say.verb.run, node.say.params))
    return steps


def tags(effects: Effects) -> Iterator[str]:
    """What it does, by the names of its primitives; gain and lose with what."""
    for say in says(effects):
        yield f"{say.name}-{say.params['what']}" if say.name in ("gain", "lose") else say.name


def brought(effects: Effects) -> dict[str, int]:
    """How much it gains of what, where that is a number."""
    found: dict[str, int] = {}
    for say in says(effects):
        if say.name == "gain" and isinstance(say.params["n"], int):
            found[say.params["what"]] = found.get(say.params["what"], 0) + say.params["n"]
    return found


def animals_asked(effects: Effects) -> int:
    """The most animals that it asks for at once."""
    prices = [
        say.params["n"] for say in says(effects) if say.name == "lose" and say.params["what"] in ("animal", "herd")
    ]
    numbers = [*prices, *(say.params.get("animals", 0) for say in says(effects))]
    return max((n for n in numbers if isinstance(n, int)), default=0)
