"""Where chance comes from: dice that keep no state.

A game of one seat throws by a seed, which is fast and can be chosen. A seed of 31 bits can be found from a few throws,
and with it everything to come; so a table with several seats throws by a secret that nobody chose, through a keyed
hash. The secret's fingerprint is shown at the start, the secret itself at the end: then everybody can verify the dice.
Where the persons add shares of their own (journal/dice_shares.py), the key of the hash follows from the secret and from
all of them.
"""

from __future__ import annotations

import hashlib
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import accumulate, count

from vigil.kernel.rules.requests import Chance, Outcome

LANE = 0x7FFFFFFF  # 31 bits: every product below stays under 2**62
STRIDE = 0x1B873593  # from a throw to the next
SHARE = 2.0**-31


def mix(seed: int, n: int, undos: int) -> int:
    """Throw n of a game: 31 well mixed bits, the same on every machine."""
    x = salt(seed) + (n & LANE) * STRIDE + (undos & LANE) * 0x0D6E8FEB
    x = ((x ^ x >> 29) & LANE) * 0x5F356495
    x = ((x ^ x >> 31) & LANE) * 0x3243F6A9
    return (x ^ x >> 27) & LANE


def salt(seed: int) -> int:
    return ((seed & LANE) ^ (seed >> 31 & LANE)) * 0x2C1B3C6D


def throws(seed: int) -> Iterator[int]:
    """mix(seed, 0, 0), mix(seed, 1, 0), …; `_batched_dice` has a faster form."""
    return (mix(seed, n, 0) for n in count())


def keyed(secret: bytes, n: int, undos: int) -> int:
    """Throw n of a game with a secret: 31 bits that nobody foresees who does not hold it."""
    message = n.to_bytes(8, "big") + undos.to_bytes(8, "big")
    return int.from_bytes(hashlib.blake2b(message, key=secret, digest_size=4).digest(), "big") >> 1


def fingerprint(secret: str) -> str:
    """What is shown of a secret while it is one."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def commitment(shown: str, seat: int, share: str) -> str:
    """What a person shows of a share before all have chosen theirs. It holds the share to one secret's fingerprint and
    to one seat, so that nobody can hand in another's."""
    return hashlib.sha256(f"vigil-share {shown} {seat} {share}".encode()).hexdigest()


def key_of(secret: str, shares: Sequence[str] = ()) -> bytes:
    """The key of the dice: the secret itself, or what follows from it and the shares of all seats in their order."""
    if not shares:
        return bytes.fromhex(secret)
    return hashlib.sha256(f"vigil-key {secret} {' '.join(shares)}".encode()).digest()


Dice = Callable[[int, int], int]  # throw, undos -> 31 bits


def dice_of(seed: int, secret: str = "", again: bool = False, shares: Sequence[str] = ()) -> Dice:
    """The dice of a game; `again`: what is taken back falls again as it fell."""
    if secret:
        key = key_of(secret, shares)
        return lambda n, undos: keyed(key, n, undos)
    return lambda n, undos: mix(seed, n, 0 if again else undos)


def pick(chance: Chance, bits: int) -> Outcome:
    """The outcome that 31 random bits choose. Their share of all is exact: 53 bits hold the product."""
    outcomes, weights = chance.outcomes, chance.weights
    if weights is None:
        return outcomes[int(bits * SHARE * len(outcomes))]
    sums = list(accumulate(weights))
    return outcomes[bisect(sums, bits * SHARE * sums[-1])]


def odds(chance: Chance) -> Iterator[tuple[Outcome, Fraction]]:
    """Every outcome with its exact probability."""
    weights = chance.weights or [1] * len(chance.outcomes)
    total = sum(weights)
    for outcome, weight in zip(chance.outcomes, weights, strict=True):
        if weight:
            yield outcome, Fraction(weight, total)
