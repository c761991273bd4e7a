"""Where chance comes from: seeded dice that keep no state."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from vigil.kernel.flow import Chance, Outcome

LANE = 0x7FFFFFFF  # 31 bits: every product below stays under 2**62


def mix(seed: int, n: int, undos: int) -> int:
    """Throw n of a game: 31 well mixed bits, the same on every machine."""
    x = ((seed & LANE) ^ (seed >> 31 & LANE)) * 0x2C1B3C6D + (n & LANE) * 0x1B873593 + (undos & LANE) * 0x0D6E8FEB
    x = ((x ^ x >> 29) & LANE) * 0x5F356495
    x = ((x ^ x >> 31) & LANE) * 0x3243F6A9
    return (x ^ x >> 27) & LANE


def pick(chance: Chance, bits: int) -> Outcome:
    """The outcome that 31 random bits choose."""
    outcomes, weights = chance.outcomes, chance.weights
    if weights is None:
        return outcomes[(bits * len(outcomes)) >> 31]
    place = (bits * sum(weights)) >> 31
    for outcome, weight in zip(outcomes, weights, strict=True):
        place -= weight
        if place < 0:
            return outcome
    raise AssertionError("weights changed while they were counted")


def odds(chance: Chance) -> Iterator[tuple[Outcome, Fraction]]:
    """Every outcome with its exact probability."""
    weights = chance.weights or [1] * len(chance.outcomes)
    total = sum(weights)
    for outcome, weight in zip(chance.outcomes, weights, strict=True):
        if weight:
            yield outcome, Fraction(weight, total)
