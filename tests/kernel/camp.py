"""A game without a kernel, for tests of effects: a store of things and a list of what was done."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from vigil.kernel.effects.language import Effects, Primitive, Promise, Vocabulary
from vigil.kernel.effects.reader import read_effects
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option, Part


class Camp:
    def __init__(self, **store: int) -> None:
        self.store = store
        self.done: list[str] = []
        self.promises: list[Promise] = []
        self.sources: dict[str, Effects] = {}
        self.group = ["ann", "ben"]


def gain(g: Camp, who: str, what: str, n: int) -> None:
    g.store[what] = g.store.get(what, 0) + n
    g.done.append(f"{who}+{n}{what}")


def lose(g: Camp, who: str, what: str, n: int) -> None:
    g.store[what] -= n
    g.done.append(f"{who}-{n}{what}")


def can_lose(g: Camp, who: str, what: str, n: int) -> bool:
    return g.store.get(what, 0) >= n


def wonder(g: Camp, who: str, aloud: bool) -> Flow[None]:
    """A primitive that asks."""
    word = yield from choose("9", "wonder", lambda: [Option("yes", "yes", "9"), Option("no", "no", "9")])
    g.done.append(f"{who}:{word}{'!' if aloud else ''}")


def note(g: Camp, who: str, text: str) -> None:
    g.done.append(f"{who}:{text}")


def has(g: Camp, who: str, what: str, n: int) -> bool:
    return can_lose(g, who, what, n)


THINGS = ("water", "food")
TAKES: dict[str, Any] = {"what": THINGS, "n": int}
WORDS: Vocabulary[Camp] = Vocabulary(
    primitives={
        "gain": Primitive(gain, "1", TAKES),
        "lose": Primitive(lose, "1", TAKES, can_lose),
        "wonder": Primitive(wonder, "9", {"aloud": bool}),
        "note": Primitive(note, "9", {"text": str}, quiet=True),
    },
    conditions={"has": Primitive(has, "1", TAKES)},
    promises=lambda g: promises_of(g),
    effects_of=lambda g, source: g.sources[source],
    counts={"camper": lambda g, who: len(g.group), "letter": lambda g, who: len(who)},
    groups={"camper": lambda g: g.group},
    moments=("dawn", "noon"),
    bonuses=("guard", "speed"),
    rolls=("storm",),
)


DICE = replace(  # with a die of its own, and what it may name
    WORDS,
    rolls=None,
    sides=6,
    named={"hut": lambda g, eyes: f"hut-{eyes}"},
    parts={"letter": lambda g, who: [Part("7", "letters", len(who)), Part("8", "silent", -1)]},
)


def promises_of(g: Camp) -> list[Promise]:
    return g.promises


WATER = {"do": "gain", "what": "water", "n": 1}
FOOD = {"do": "gain", "what": "food", "n": 1}
FEE = {"do": "lose", "what": "food", "n": 2}


def read(*rows: Any) -> Effects:
    return read_effects(list(rows), WORDS, "card", "2.1")


AGAIN: dict[str, Any] = {
    "choose": "deal",
    "times": 3,
    "of": [{"key": "buy", "price": [FEE], "then": [WATER]}, {"key": "leave", "then": [{"do": "note", "text": "bye"}]}],
    "else": [{"do": "note", "text": "poor"}],
}
DEAL: dict[str, Any] = {
    "choose": "deal",
    "of": [
        {"key": "buy", "price": [FEE], "then": [WATER]},
        {"key": "boast", "if": {"name": "has", "what": "water", "n": 1}, "then": [FOOD]},
        {"key": "leave"},
    ],
}
