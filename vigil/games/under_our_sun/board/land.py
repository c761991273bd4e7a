"""The desert: tiles as they were explored, what lies on them, and the fog around."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import starmap

from vigil.drawing.board import Drawing, Placed
from vigil.drawing.hexes import Point, clipped, corners, outline
from vigil.drawing.labels import board_label, name_lines
from vigil.drawing.motifs import motif
from vigil.drawing.svg import (
    NARROWER,
    SMALLEST,
    box,
    circle,
    group,
    label,
    moved,
    number,
    path,
    place,
    symbol,
    width_of,
)
from vigil.games.under_our_sun.board import day_and_weather, figures
from vigil.games.under_our_sun.board.geometry import LAND, Layout, fog_of, plan, spot
from vigil.games.under_our_sun.board.pictures import picture_of
from vigil.games.under_our_sun.board.symbols import mark
from vigil.games.under_our_sun.observe.view import TileView, View
from vigil.games.under_our_sun.state import HOME, NIGHT, RESOURCES
from vigil.kernel.text.words import Words

NAMED = 50.0  # the smallest hexagon that bears its name
HIGH_UP = 50  # what hangs in the sky of a picture is not on the ground
CUBE = 9.0
HAVEN = "new-haven"


def parts(view: View) -> Iterator[Drawing]:
    where = plan(view)
    yield Drawing("sky", day_and_weather.sky, (view.day, view.last_day, view.phase, view.weather, view.sun))
    dark = view.phase == NIGHT
    yield Drawing("land", land, (dark,))
    for place_ in fog_of(view):
        yield Drawing(spot(place_), unknown, (place_, where, dark), "tiles")
    if not view.tiles:
        yield Drawing(spot(HOME), haven, (where,), "tiles")
    for tile in view.tiles:
        taken = sum(1 for each in view.people if each.at == tile.place and not each.dead)
        yield Drawing(
            spot(tile.place), hexagon, (tile, where, tile.fields - taken if tile.fields else -1, dark), "tiles"
        )
    yield Drawing("veil", veil, (view.phase, view.weather), "light")
    yield Drawing("figures", figures.figures, (figures.standing(view),), "figures")


def land(words: Words, dark: bool) -> str:
    """Sand to the edge of the world."""
    x, y, w, h = LAND
    ground = box(x, y, w, h, "desert", 0) + path(f"M{x:g} {y:g}h{w:g}v{h:g}h-{w:g}z", "ripples")
    return group(ground, id="land", clip_path="url(#clip-scene)", kind="by-night" if dark else "by-day")


def unknown(words: Words, at: str, where: Layout, dark: bool) -> list[Placed]:
    """A place beside what is known: nobody has seen what is there. The edge of the land may cut it: there it has no
    border."""
    x, y = where.at(at)
    points = [(px - x, py - y) for px, py in clipped(LAND, corners(where.size * 0.94, (x, y)))]
    whole = len(points) == 6 and not any(starmap(on_edge(x, y), sides(points)))
    shape = path(drawn_by(points) + "z", "unknown" if whole else "unknown cut")
    if not whole:
        shape += path("".join(drawn_by(side) for side in sides(points) if not on_edge(x, y)(*side)), "border")
    mark = symbol("mark-unknown", 0, 0, min(26.0, where.size * 0.4), "on-fog")
    kind = "by-night" if dark else ""
    drawn = place(shape, mark, title=board_label(words, "unknown"), id=spot(at), kind=kind, transform=moved(x, y))
    return [Placed(-1, spot(at), drawn)]


def drawn_by(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points)


def sides(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(points, (*points[1:], points[0]), strict=True))


def on_edge(x: float, y: float) -> Callable[[Point, Point], bool]:
    """Whether a side of what stands at (x, y) lies on the edge of the land."""
    left, top, wide, high = LAND
    ends = (0, left - x), (0, left + wide - x), (1, top - y), (1, top + high - y)
    return lambda a, b: any(abs(a[n] - end) < 0.01 and abs(b[n] - end) < 0.01 for n, end in ends)


def hexagon(words: Words, tile: TileView, where: Layout, free: int, dark: bool) -> list[Placed]:
    x, y = where.at(tile.place)
    size, id = where.size, spot(tile.place)
    if not tile.key:
        inside, title = [*face_down(size)], words.name("face-down")
    else:
        inside = [*ground(tile.key, size), head(words, tile, size, free), *marks(words, tile, size)]
        inside.append(foot(words, tile, size))
        title = words.name(tile.key)
    drawn = place(
        *inside, title=title, id=id, kind="by-night" if dark else "", transform=moved(x, y), data_card=tile.key
    )
    return [Placed(round(y), id, drawn)]


def haven(words: Words, where: Layout) -> list[Placed]:
    """Before anything is laid out: the place they all come from."""
    x, y = where.at(HOME)
    name = words.name(HAVEN)
    wide = width_of(name, True) * SMALLEST * NARROWER + 8
    sign = box(-wide / 2, where.size * 0.5 - 12.5, wide, 16.5, "name-box", 4)
    sign += label(0, where.size * 0.5, name, SMALLEST, "bold display on-name", anchor="middle")
    drawn = place(*ground(HAVEN, where.size), sign, title=name, id=spot(HOME), transform=moved(x, y), data_card=HAVEN)
    return [Placed(0, spot(HOME), drawn)]


def face_down(size: float) -> Iterator[str]:
    yield path(outline(size * 0.97), "hex back")
    yield path(outline(size * 0.7), "hex-mark")
    yield path(outline(size * 0.42), "hex-mark")


def ground(key: str, size: float) -> Iterator[str]:
    """What is built and grows there, standing on its ground; no sky."""
    picture = picture_of(key)
    edge = size * 0.97
    wide, half = edge * 0.866, edge / 2
    yield path(outline(edge), f"hex {picture.ground}")
    wave = f"q{wide * 0.5:.1f}{-size * 0.14:.1f} {wide:.1f} 0t{wide:.1f} 0"
    near = f"M{-wide:.1f} {size * 0.12:.1f}{wave}V{half:.1f}L0 {edge:.1f}L{-wide:.1f} {half:.1f}z"
    yield path(near, f"near {picture.ground}")
    scale = size * 1.36 / 120
    drawn = "".join(motif(*each) for each in picture.motifs if each[2] >= HIGH_UP)
    yield group(
        drawn, transform=f"translate({number(-60 * scale)},{number(-70 * scale)}) scale({scale:.3f})", kind="built"
    )
    yield path(outline(edge), "hex-edge home" if key == HAVEN else "hex-edge")


def head(words: Words, tile: TileView, size: float, free: int) -> str:
    """What it costs to come here, and how many still find a place."""
    y = -size * 0.6
    cost = place(
        circle(0, 0, 11, "cost"),
        label(0, 5.7, str(tile.move), SMALLEST, "bold on-cost", anchor="middle"),
        title=board_label(words, "move", n=tile.move),
        transform=moved(0, y - size * 0.06),
    )
    if free < 0:
        return cost
    kind = "free" if free else "full"
    pips = [
        circle(0, 0, 3.6, f"seat-dot {kind}" if n < max(0, free) else "seat-dot taken", transform=moved(n * 9.5, 0))
        for n in range(tile.fields)
    ]
    return cost + place(
        *pips, title=board_label(words, "fields", n=max(0, free)), transform=moved(-9.5 * (tile.fields - 1) / 2, y + 13)
    )


def marks(words: Words, tile: TileView, size: float) -> Iterator[str]:
    """Signs that say what can happen here, down the left and the right edge."""
    signs = [("event", "event-marker", "")] if tile.event else []
    signs += [("container", f"container-{each}", "") for each in tile.containers]
    signs += [("skull", "", board_label(words, "symbols", n=1))] * tile.symbols
    signs += [("camp", "camp", "")] if tile.camp and tile.place != HOME else []
    signs += [(tile.fire, tile.fire, "")] if tile.fire else []
    signs += [("trap", "", board_label(words, "trap"))] if tile.trap else []
    signs += [("objective", "", board_label(words, "objective"))] if tile.objective else []
    big = min(19.0, size * 0.3)
    for n, (name, key, title) in enumerate(signs):
        side = -1 if n % 2 else 1
        row = n // 2
        x, y = side * size * (0.66 - 0.02 * row), size * (-0.3 + 0.3 * row)
        yield place(mark(name, 0, 0, big, name), title=title or words.name(key), transform=moved(x, y))


def foot(words: Words, tile: TileView, size: float) -> str:
    """The name, and what lies there as cubes."""
    inside = []
    lying = {what: tile.goods.get(what, 0) + tile.dropped.get(what, 0) for what in (*RESOURCES, "cartridge", "arrow")}
    cubes = [what for what, n in lying.items() for _ in range(n)]
    cubes = ["water"] * (tile.water + tile.stored) + cubes + ["card"] * len(tile.cards)
    named = size >= NAMED
    if named:
        lines = name_lines(words.name(tile.key), size * 1.6, 2)
        for n, line in enumerate(lines):
            wide = min(width_of(line, True) * SMALLEST * NARROWER + 8, size * 1.66)
            y = size * 0.52 + (n - len(lines) + 1) * 15.5
            inside.append(box(-wide / 2, y - 12.5, wide, 16.5, "name-box", 4))
            inside.append(label(0, y, line, SMALLEST, "bold display on-name", size * 1.62, "middle"))
    pitch = min(CUBE + 2.5, size * 1.1 / max(1, len(cubes)))
    left = -pitch * (len(cubes) - 1) / 2
    top = size * (0.68 if named else 0.56)
    inside += [cube(what, left + n * pitch, top) for n, what in enumerate(cubes)]
    return "".join(inside)


def cube(what: str, x: float, y: float) -> str:
    if what == "water":
        return symbol("water", x, y, CUBE * 1.6, "of-water outlined")
    if what == "card":
        return box(x - 4, y - 6, 8, 12, "lying-card", 1.5)
    return box(x - CUBE / 2, y - CUBE / 2, CUBE, CUBE, f"cube of-{what}", 2)


def veil(words: Words, phase: str, weather: str) -> list[Placed]:
    """The light of the hour over the land, and the weather."""
    x, y, w, h = LAND
    inside = [box(x, y, w, h, f"veil {phase}", 0)] if phase != NIGHT else []
    if weather == "storm":
        drops = "".join(
            f"M{x + (n * 97.3) % w:.0f} {y + (n * 53.7 + n * n * 3.1) % (h - 20):.0f}l-4 13" for n in range(90)
        )
        inside.append(path(drops, "rain"))
    elif weather == "solar-storm":
        inside.append(box(x, y, w, h, "veil solar", 0))
    return [Placed(0, "veil", group(*inside, id="veil", clip_path="url(#clip-scene)", kind="over"))]
