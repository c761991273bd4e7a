"""What a test on a card decides, read from what the card does: told before the dice are thrown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from vigil.kernel.effects.language import Node
from vigil.kernel.rules.requests import Fact

Stake = tuple[str, dict[str, Fact]]  # the key of a sentence and its facts
FAILED = ("damage", "infect", "slow", "spawn", "spawn-kind", "give-up")
PASSED = ("loot", "random", "revive")


def stakes_of(body: Sequence[Node]) -> dict[str, list[Stake]]:
    """By the attribute that is tested; of two tests of one attribute nothing is said."""
    found: dict[str, list[Stake]] = {}
    twice = set()
    for attribute, stakes in tests(body):
        if attribute in found:
            twice.add(attribute)
        found[attribute] = stakes
    return {attribute: stakes for attribute, stakes in found.items() if attribute not in twice}


def tests(nodes: Sequence[Node]) -> Iterator[tuple[str, list[Stake]]]:
    """Each test in these effects, with what hangs on it."""
    for node, after in pairwise((*nodes, None)):
        assert node is not None
        if node.say is not None and (node.kind, node.say.name) == ("do", "test") and after is not None:
            judged = after.then[0] if after.kind == "pick" and after.then else after
            if judged.say is not None and (judged.kind, judged.say.name) == ("if", "passed"):
                stakes = [*told("failed", FAILED, judged.otherwise), *told("passed", PASSED, judged.then)]
                yield str(node.say.params["of"]), stakes
        for branch in (node.then, node.otherwise, *(each.then for each in node.branches)):
            yield from tests(branch)


def told(how: str, verbs: Sequence[str], nodes: Sequence[Node]) -> Iterator[Stake]:
    """What is done at once where a test ends so, as far as there are words for it."""
    for node in nodes:
        if node.kind == "do" and node.say is not None and node.say.name in verbs:
            facts = node.say.params
            if all(isinstance(value, int | str) for value in facts.values()):
                yield f"if-{how}-{node.say.name}", dict(facts)
