"""What the dice of one seat give away, and those of several do not: an attacker sees sixteen throws of a die and knows
2**20 candidates for what they come from."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable

from vigil.kernel.rules.dice import dice_of, keyed, mix

SEEN = 16
LATER = 200
RANGE = 1 << 20

Throws = Callable[[int], int]  # n -> the eyes of throw n


def eyes(bits: int) -> int:
    return (bits * 6 >> 31) + 1


def found(candidates: Iterable[int], throws_of: Callable[[int], Throws], seen: list[int]) -> Iterable[int]:
    """The candidates under which all the throws would have fallen as they were seen."""
    return (each for each in candidates if all(throws_of(each)(n) == eye for n, eye in enumerate(seen)))


def test_a_seed_is_found_from_sixteen_throws_and_foretells_all_others() -> None:
    start, seed = 1_700_000_000, 1_700_000_000 + 200_613
    dice = dice_of(seed)
    seen = [eyes(dice(n, 0)) for n in range(SEEN)]
    first = (each for each in range(start, start + RANGE) if eyes(mix(each, 0, 0)) == seen[0])
    guess = next(iter(found(first, lambda each: lambda n: eyes(mix(each, n, 0)), seen)))
    assert [eyes(mix(guess, n, 0)) for n in range(LATER)] == [eyes(dice(n, 0)) for n in range(LATER)]


def test_no_secret_of_as_many_is_found_that_foretells_the_throws_of_several_seats() -> None:
    secret = hashlib.sha256(b"a secret nobody chose").hexdigest()
    dice = dice_of(0, secret)
    seen = [eyes(dice(n, 0)) for n in range(SEEN)]
    message = bytes(16)  # throw 0, no undo: hashed here without two calls for each candidate, or the test is slow
    low, high = (min((seen[0] - less) * 2**32 // 6, 2**32 - 1).to_bytes(4, "big") for less in (1, 0))
    blake = hashlib.blake2b
    first = [
        each
        for each in range(RANGE)
        if low <= blake(message, key=each.to_bytes(32, "big"), digest_size=4).digest() <= high
    ]
    assert abs(len(first) - RANGE / 6) < 2_000, "the first throw alone leaves one in six"
    assert list(found(first, lambda each: lambda n: eyes(keyed(each.to_bytes(32, "big"), n, 0)), seen)) == []


def test_the_secret_itself_foretells_them() -> None:
    secret = hashlib.sha256(b"a secret nobody chose").hexdigest()
    dice = dice_of(0, secret)
    assert [dice(n, 3) for n in range(LATER)] == [keyed(bytes.fromhex(secret), n, 3) for n in range(LATER)]
