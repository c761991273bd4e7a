"""Luck for whoever thinks, tries or plays by it: never that of the dice, and for each purpose another stream."""

from __future__ import annotations

from enum import IntEnum

from vigil.kernel.rules.dice import mix


class Stream(IntEnum):
    """What luck is for. The dice of a game count their undos in the place of a stream."""

    SIMPLE_PLAYERS = 1
    ANSWERS = 3  # of bots at a terminal, and those that others gave in secret in an imagined world
    BELIEFS = 5  # a state that a seat could believe in
    WORLDS = 7  # attempts to imagine one
    GAMBLES = 9  # what comes up in a gamble that is tried
    SAMPLES = 11  # the worlds in which it is tried
    PREVIEWS = 13  # the worlds in which an option is foreseen


def seed_of(seed: int, stream: Stream, n: int) -> int:
    """The seed of the nth thing that is made with a seed."""
    return mix(seed, n, stream)


class Luck:
    """A source of luck. `first` is the number of its first draw."""

    def __init__(self, seed: int, stream: Stream, first: int = 1) -> None:
        self.seed = seed
        self.stream = int(stream)
        self.n = first - 1

    def __call__(self, n: int) -> int:
        """One of 0 … n - 1."""
        self.n += 1
        return (mix(self.seed, self.n, self.stream) * n) >> 31
