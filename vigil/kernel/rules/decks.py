"""Decks, bags and cups. Nothing shuffled is stored: what does not exist cannot leak.

A `Stack` is a deck: cards known to lie on top, over layers whose order nobody knows. Each layer
holds some cards of a shared unseen pool and perhaps one card known to be in it. Bags and cups are
plain counts, drawn with `draw_from`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.kernel.rules.requests import Chance, Flow


def draw_from(counts: dict[str, int], rule: str, key: str, kind: str) -> Flow[str]:
    """Draw one piece and take it out. The counts must not be empty; their order is not to be trusted, saves sort it."""
    present = sorted(name for name, count in counts.items() if count)
    drawn: str = yield Chance(rule, key, kind, present, [counts[name] for name in present])
    counts[drawn] -= 1
    return drawn


@dataclass(slots=True)
class Stack:
    known: list[int] = field(default_factory=list)  # top first
    pool: list[int] = field(default_factory=list)  # unseen cards, some of which lie in the layers
    sizes: list[int] = field(default_factory=list)  # cards of the pool in each layer, top layer first
    marked: list[int] = field(default_factory=list)  # the known card shuffled into that layer, 0 if none


def cards_left(stack: Stack) -> int:
    return len(stack.known) + sum(stack.sizes) + sum(1 for card in stack.marked if card)


def contains(stack: Stack, card: int) -> bool:
    """Whether the card is known to be somewhere in the stack."""
    return card in stack.known or card in stack.marked


def draw_card(stack: Stack, rule: str, key: str) -> Flow[int]:
    """The top card: a known one, or a chance over the first layer. The stack must not be empty."""
    if stack.known:
        return stack.known.pop(0)
    size, marked = stack.sizes[0], stack.marked[0]
    outcomes, weights = list(stack.pool) if size else [], [size] * len(stack.pool) if size else []
    if marked:
        outcomes.append(marked)
        weights.append(len(stack.pool) if size else 1)
    card: int = yield Chance(rule, key, "card", outcomes, weights)
    if card == marked:
        stack.marked[0] = 0
    else:
        stack.pool.remove(card)
        stack.sizes[0] -= 1
    if not stack.sizes[0] and not stack.marked[0]:
        del stack.sizes[0], stack.marked[0]
    return card


def look_at_top(stack: Stack, rule: str, key: str) -> Flow[int]:
    """See the top card and leave it there."""
    card = yield from draw_card(stack, rule, key)
    stack.known.insert(0, card)
    return card
