"""A state with every shape of field that a state may have."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct


@dataclass(frozen=True, slots=True)
class Hex:
    q: int
    r: int


@dataclass(slots=True)
class Tile:
    name: str
    at: Hex
    marks: list[int] = field(default_factory=lambda: [7])
    under: Tile | None = None


class Road(Struct):
    to: str
    long: int = 1


@dataclass(slots=True)
class State:
    scenario: str
    share: float = 0.5
    over: bool = False
    leader: str | None = None
    here: Tile | None = None
    trail: list[int] | None = None
    numbers: list[int] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    slots: list[Tile | None] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=lambda: {"wood": 3})
    by_number: dict[int, int] = field(default_factory=dict)
    piles: dict[int, list[int]] = field(default_factory=dict)
    board: dict[str, Tile] = field(default_factory=dict)
    nested: dict[str, dict[int, list[Tile]]] = field(default_factory=dict)
    pair: tuple[int, str] = (1, "a")
    row: tuple[int, ...] = ()
    pairs: list[tuple[int, int]] = field(default_factory=list)
    path: dict[str, tuple[int, int]] = field(default_factory=dict)
    mixed: tuple[int, list[int]] = field(default_factory=lambda: (0, []))
    stacks: tuple[list[int], ...] = ()
    roads: list[Road] = field(default_factory=list)
