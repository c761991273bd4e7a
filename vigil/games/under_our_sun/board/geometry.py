"""Where everything lies, in units of the drawing (1312 x 948), and how the map grows with what is explored."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from vigil.drawing.hexes import centre
from vigil.games.under_our_sun.game import around, hex_of
from vigil.games.under_our_sun.observe.view import CharacterView, View

SIZE = (1312, 948)
PANELS = {  # what is looked at alone, where there is no room for all
    "map": (2, 2, 884, 650),
    "mine": (2, 650, 884, 296),
    "here": (884, 2, 426, 530),
    "company": (884, 530, 426, 416),
}
SCENE = (8.0, 8.0, 874.0, 640.0)  # sky and land
SKY = 78.0  # how high the sky is
LAND = (8.0, 86.0, 874.0, 562.0)
MINE = (8.0, 654.0, 874.0, 288.0)
HERE = (888.0, 8.0, 418.0, 520.0)
COMPANY = (888.0, 534.0, 418.0, 408.0)
LARGEST, SMALLEST_HEX = 92.0, 30.0  # edges of a hexagon
SEEN = 0.34  # how much of a place in the fog is in sight, of an edge


class Layout(NamedTuple):
    """How large a hexagon is, and where (0, 0) lies."""

    size: float
    origin: tuple[float, float]

    def at(self, place: str) -> tuple[float, float]:
        return centre(hex_of(place), self.size, self.origin)


@lru_cache(64)
def layout(tiles: tuple[str, ...], fog: tuple[str, ...]) -> Layout:
    """As large as the land lets it be with everything in sight; what lies in the fog may be cut by the edge."""
    x, y, w, h = LAND
    spans = [(*centre(hex_of(place), 1), sqrt(3) / 2, 1.0) for place in tiles]
    spans += [(*centre(hex_of(place), 1), SEEN, SEEN) for place in fog]
    left, right = min(cx - dx for cx, _, dx, _ in spans), max(cx + dx for cx, _, dx, _ in spans)
    top, bottom = min(cy - dy for _, cy, _, dy in spans), max(cy + dy for _, cy, _, dy in spans)
    size = max(SMALLEST_HEX, min(LARGEST, (w - 12) / (right - left), (h - 12) / (bottom - top)))
    return Layout(size, (x + w / 2 - size * (left + right) / 2, y + h / 2 - size * (top + bottom) / 2))


def fog_of(view: View) -> tuple[str, ...]:
    """Places beside what is known, where nothing lies yet, as long as there are tiles to lay there."""
    if not view.stack:
        return ()
    known = {tile.place for tile in view.tiles}
    beside = (place for tile in view.tiles if tile.key for place in around(tile.place))
    return tuple(dict.fromkeys(place for place in beside if place not in known))


def plan(view: View) -> Layout:
    return layout(tuple(tile.place for tile in view.tiles) or ("0,0",), fog_of(view))


def spot(place: str) -> str:
    """The id of a place on the map."""
    return "tile-" + place.replace("-", "m").replace(",", "-")


def focus(view: View) -> CharacterView | None:
    """Whom the board shows: the active one, else the first of the seat, else the first."""
    own = [each for each in view.people if each.seat == view.seat and not each.gone]
    known = [each for each in view.people if each.key == view.active]
    return next(iter((*known, *own, *view.people)), None)


def mine(view: View) -> list[CharacterView]:
    """The characters of the seat; who only watches sees the active one."""
    own = [each for each in view.people if each.seat == view.seat]
    here = focus(view)
    return own or ([here] if here else [])


def unique(keys: Iterable[str]) -> list[str]:
    """Names for things of which there may be several alike: the second is called -2."""
    found: list[str] = []
    for key in keys:
        n = sum(1 for each in found if each == key or each.startswith(f"{key}--"))
        found.append(f"{key}--{n + 1}" if n else key)
    return found
