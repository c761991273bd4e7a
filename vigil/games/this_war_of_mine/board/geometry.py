"""Where everything lies, in units of the drawing (1312 x 948), and how the floors of a Shelter come to lie."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from vigil.drawing.svg import Room

SIZE = (1312, 948)
PANELS = {  # what is looked at alone, where there is no room for all
    "house": (2, 2, 978, 644),
    "people": (2, 644, 978, 302),
    "city": (978, 2, 332, 478),
    "storage": (978, 478, 332, 468),
}
SCENE = (8, 8, 966, 632)  # sky, house, earth
LEFT, RIGHT = 30.0, 952.0  # how far the house may reach
EAVES, FOOT = 112.0, 632.0  # the attic's ceiling, the bottom of the deepest floor
TALLEST = 120.0  # a floor
HOLE = 56.0  # how wide a breach is
WIDTHS = (118.0, 110.0, 102.0, 94.0, 86.0, 78.0, 72.0)  # of rooms, the widest that lets the stairs meet
MEET = 34.0  # how wide a flight of stairs is

Floor = tuple[str, ...]  # the ids of its spaces, from one end to the other
Stair = tuple[str, str]


def breach(space: str) -> bool:
    return space.startswith("breach")


@lru_cache(8)
def rooms(floors: tuple[Floor, ...], stairs: tuple[Stair, ...]) -> dict[str, Room]:
    """A room for every space. The floor with the Guard fills the house; the others lie where their stairs meet it."""
    high = min(TALLEST, (FOOT - EAVES) / len(floors))
    home = next(n for n, floor in enumerate(floors) if "guard" in floor)
    found: dict[str, tuple[float, float]] = {}
    holes = sum(map(breach, floors[home]))
    wide = (RIGHT - LEFT - holes * HOLE) // (len(floors[home]) - holes)
    found.update(laid(floors[home], LEFT, wide))
    for n in sorted(range(len(floors)), key=lambda n: abs(n - home)):
        if n != home:
            found.update(beside(floors[n], stairs, found))
    top = FOOT - high * len(floors)
    return {
        space: (found[space][0], top + high * n, found[space][1], high)
        for n, floor in enumerate(floors)
        for space in floor
    }


def laid(floor: Floor, left: float, wide: float) -> dict[str, tuple[float, float]]:
    """Where each space of a floor begins, and how wide it is."""
    found, at = {}, left
    for space in floor:
        found[space] = (at, HOLE if breach(space) else wide)
        at += found[space][1]
    return found


def beside(
    floor: Floor, stairs: Sequence[Stair], known: dict[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """The floor, seen from this side or from the other, as wide as can be while its stairs meet."""
    pairs = [(a, b) if a in floor else (b, a) for a, b in stairs]
    pairs = [(own, other) for own, other in pairs if own in floor and other in known]
    best: dict[str, tuple[float, float]] = {}
    least = -1e9
    for wide, order in product(WIDTHS, (floor, floor[::-1])):
        lying = laid(order, 0, wide)
        length = sum(w for _, w in lying.values())
        wanted = [middle(known[other]) - middle(lying[own]) for own, other in pairs]
        at = sum(wanted) / len(wanted) if wanted else (LEFT + RIGHT - length) / 2
        at = min(max(LEFT, at), RIGHT - length) // 1  # whole numbers are short
        lying = laid(order, at, wide)
        shared = min((meeting(lying[own], known[other]) for own, other in pairs), default=MEET)
        if min(shared, MEET) > least:
            best, least = lying, min(shared, MEET)
    return best


def middle(span: tuple[float, float]) -> float:
    return span[0] + span[1] / 2


def meeting(a: tuple[float, float], b: tuple[float, float]) -> float:
    """How much of two spaces lies one above the other."""
    return min(a[0] + a[1], b[0] + b[1]) - max(a[0], b[0])
