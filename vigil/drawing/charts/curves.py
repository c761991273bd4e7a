"""Curves: numbers from turn to turn, with their names where they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from vigil.drawing.layout import apart
from vigil.drawing.svg import Room, circle, element, label, number, path, reach

FOOT, STONE = 26.0, 22.0  # room for the turns below, for the numbers above
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)

Place = Callable[[int, int], tuple[float, float]]  # a point and its value -> where it lies


class Curve(NamedTuple):
    """A name, its values, its class."""

    name: str
    values: Sequence[int]
    kind: str


def curves(
    lines: Sequence[Curve], turns: Sequence[int], room: Room, marks: Sequence[int] = (), size: float = 15
) -> str:
    """All curves on one scale from nothing to the most; `marks` are the points to be numbered, in order."""
    x, y, w, h = room
    if marks:
        y, h = y + STONE, h - STONE
    beside = max(reach(f"{line.name} {line.values[-1]}", "bold") for line in lines) * size + 16
    wide, high = w - min(beside, w * 0.4) - 30, h - FOOT
    values = [value for line in lines for value in line.values]
    low, high_value = min(0, *values), max(1, *values)
    last = max(1, len(turns) - 1)

    def at(n: int, value: int) -> tuple[float, float]:
        return x + 30 + wide * n / last, y + high - high * (value - low) / (high_value - low)

    return "".join(
        [
            grid(low, high_value, x, at, wide, size),
            below(turns, y + h - 5, at, size),
            *(numbered(n, mark, at(mark, high_value), y + high) for n, mark in enumerate(marks, start=1)),
            *(drawn(line, at) for line in lines),
            *names(lines, [at(last, line.values[-1]) for line in lines], (y + 8, y + high), size),
        ]
    )


def grid(low: int, high: int, x: float, at: Place, wide: float, size: float) -> str:
    """Lines across, each with its number."""
    step = next((step for step in STEPS if (high - low) / step <= 5), STEPS[-1])
    found = []
    for value in range(-(-low // step) * step, high + 1, step):
        left, y = at(0, value)
        found.append(path(f"M{number(left)} {number(y)}h{number(wide)}", "curve-grid"))
        found.append(label(x + 22, y + 5, str(value), size, "curve-soft", anchor="end"))
    return "".join(found)


def below(turns: Sequence[int], y: float, at: Place, size: float) -> str:
    """The turns, as many as there is room for."""
    every = max(1, -(-len(turns) // 8))
    shown = [n for n in range(0, len(turns), every) if n == 0 or turns[n] != turns[n - 1]]
    return "".join(label(at(n, 0)[0], y, str(turns[n]), size, "curve-soft", anchor="middle") for n in shown)


def numbered(n: int, mark: int, top: tuple[float, float], foot: float) -> str:
    x, y = top[0], top[1] - STONE
    line = path(f"M{number(x)} {number(y)}V{number(foot)}", "curve-mark")
    return (
        line + circle(x, y, 10, "curve-stone") + label(x, y + 5.3, str(n), 15, "bold curve-on-stone", anchor="middle")
    )


def drawn(line: Curve, at: Place) -> str:
    points = [at(n, value) for n, value in enumerate(line.values)]
    way = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return element("path", d=way, kind=f"curve {line.kind}") + circle(*points[-1], 4.5, f"curve-end {line.kind}")


def names(
    lines: Sequence[Curve], ends: Sequence[tuple[float, float]], room: tuple[float, float], size: float
) -> list[str]:
    """Each name beside the end of its curve, moved apart where curves end together."""
    heights = apart([y for _, y in ends], size * 1.3, *room)
    return [
        label(x + 12, y + 5, f"{line.name} {line.values[-1]}", size, f"bold curve-name {line.kind}")
        for line, (x, _), y in zip(lines, ends, heights, strict=True)
    ]
