"""Amounts that are counted when they are needed: `{ per = "survivor", times = 2, plus = 1, most = 6 }`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from vigil.kernel.rules.requests import Number, Part

if TYPE_CHECKING:
    from vigil.kernel.effects.language import Vocabulary

G = TypeVar("G")


class Amount(Struct):
    """So many for each of something, and some more."""

    times: int
    per: str
    most: int = 0  # in all; 0: without a limit
    plus: int = 0


def count(g: G, words: Vocabulary[G], amount: Amount, who: str) -> int:
    """How many that is now."""
    n = amount.times * words.counts[amount.per](g, who) + amount.plus
    return min(n, amount.most) if amount.most else n


def explained(g: G, words: Vocabulary[G], amount: Amount | int, who: str, rule: str, chance: str) -> Number:
    """The number that a die is thrown against, with its parts: what the card prints, and what is counted. A count that
    is a sum itself gives its own parts."""
    if isinstance(amount, int):
        return Number("die-upto", (Part(rule, "card-prints", amount),), {"chance": chance})
    parts = [Part(rule, "card-prints", amount.plus)] if amount.plus else []
    if amount.per in words.parts:
        each = words.parts[amount.per](g, who)
        parts += [Part(part.rule, part.key, amount.times * part.amount, part.facts) for part in each]
    else:
        n = words.counts[amount.per](g, who)
        parts.append(Part(rule, "card-counts", amount.times * n, {"count": amount.per}))
    over = sum(part.amount for part in parts) - amount.most
    if amount.most and over > 0:
        parts.append(Part(rule, "card-limits", -over))
    return Number("die-upto", tuple(parts), {"chance": chance})
