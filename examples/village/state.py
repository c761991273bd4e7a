"""The state of the Well: plain data, the secrets of all seats included. What a seat may see of it is view.py."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.kernel.codec import Codec
from vigil.kernel.effects.language import Promise
from vigil.kernel.rules.decks import Stack

SEATS = (0, 1, 2)
BOX = -1  # where a role card lies that nobody holds
THIEF, VILLAGER = "thief", "villager"
POSTS = ("guard", "haul", "rest")


@dataclass(slots=True)
class Player:
    role: str = ""
    charm: str = ""  # face down; "" once it is played
    water: int = 0  # in the jar, seen by nobody else
    gifts: list[int] = field(default_factory=list)  # night by night, seen by nobody else
    dreamt: list[int] = field(default_factory=list)  # seats whose role card was seen in a dream
    banished: bool = False
    post: str = ""
    guarded: bool = False  # the night before


@dataclass(slots=True)
class Line:
    """What everybody saw happen to the jars: the secrets a seat may believe in must add up to it."""

    kind: str  # gain, spill (as far as there was any), pour, gifts (of all together), poison, gone
    seat: int
    n: int


@dataclass(slots=True)
class State:
    scenario: str
    ballots: str
    nights: int
    need: int
    cistern: int
    players: list[Player]
    deck: Stack
    phase: str = "deal"  # a turn is one of them: see rules/sequence.py
    turn: int = 0
    night: int = 0
    leader: int = 0
    card: int = 0
    given: int = 0  # tonight, by all together
    asked: int = 0  # seats that could play their charm tonight
    poisoned: bool = False
    lines: list[Line] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)
    ending: str = ""
    cause: str = ""


def slug_of(seat: int) -> str:
    return f"seat-{seat + 1}"


def seat_of(slug: str) -> int:
    return int(slug.removeprefix("seat-")) - 1


CODEC = Codec(State)
