"""What leads to what: boxes in columns, each after those that lead to it, and the curves between them; an SVG that
stands alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from vigil.drawing.svg import box, element, group, label, path, place

WIDE, HIGH, ACROSS, DOWN = 178.0, 24.0, 56.0, 7.0  # a box, and the room between two of them
PAGE, EDGE, HEAD = 1640.0, 24.0, 34.0
STYLE = """svg{color-scheme:light dark;background:light-dark(#faf7f0,#1d1b18);font-family:system-ui,sans-serif}
text{fill:light-dark(#2a2620,#e8e2d6)}.head{font-weight:bold}.box{stroke:light-dark(#8a8172,#7d7567);stroke-width:1}
.home{fill:light-dark(#f3e3c3,#4a3b22)}.city{fill:light-dark(#d5e2ea,#263a46)}.state{fill:light-dark(#efd3cd,#4c2b26)}
.end{fill:light-dark(#dfe6cf,#333d24)}.card{fill:light-dark(#fff,#332f29)}
.way{fill:none;stroke:light-dark(#6b6356,#a59b8a);stroke-width:1.2}
.late{stroke-dasharray:5 4}.mark{stroke-dasharray:1 4}
"""


class Dot(Struct):
    """A box: what stands in it, its colour, and what is said of it to whoever points there."""

    id: str
    text: str
    kind: str
    title: str


class Way(Struct):
    """From a box to another. `kind`: "", late or mark."""

    start: str
    end: str
    kind: str = ""
    title: str = ""


class Field(Struct):
    """Boxes with their places, and how much room they take."""

    places: dict[str, tuple[float, float]]
    width: float
    height: float


def drawn(title: str, dots: Sequence[Dot], ways: Sequence[Way], groups: Mapping[str, Sequence[str]]) -> str:
    """First everything that is connected, each piece by itself; then what stands alone, under the heads of `groups`."""
    known = {dot.id: dot for dot in dots}
    ways = [way for way in ways if way.start in known and way.end in known and way.start != way.end]
    pieces = sorted(connected(known, ways), key=len, reverse=True)
    places: dict[str, tuple[float, float]] = {}
    y = EDGE + HEAD
    for row in rows_of([laid_out(piece, ways) for piece in pieces if len(piece) > 1]):
        x = EDGE
        for field in row:
            places.update((id, (x + at[0], y + at[1])) for id, at in field.places.items())
            x += field.width + ACROSS
        y += max(field.height for field in row) + 2 * HIGH
    heads = []
    for name, ids in groups.items():
        alone = [id for id in ids if id in known and id not in places]
        if alone:
            heads.append(label(EDGE, y + 16, f"{name} ({len(ids)})", 17, "head"))
            places.update(zip(alone, grid(y + HEAD - 8), strict=False))
            y += HEAD + (1 + (len(alone) - 1) // across()) * (HIGH + DOWN) + HIGH
    inside = [element("style", STYLE), label(EDGE, EDGE + 10, title, 22, "head"), *heads]
    inside += [curve(way, places) for way in ways]
    inside += [boxed(known[id], at) for id, at in places.items()]
    size = f"0 0 {PAGE:.0f} {y + EDGE:.0f}"
    return element("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=size, role="img", aria_label=title)


def boxed(dot: Dot, at: tuple[float, float]) -> str:
    shape = box(at[0], at[1], WIDE, HIGH, f"box {dot.kind}")
    return place(shape, label(at[0] + 7, at[1] + 17, dot.text, 13, width=WIDE - 14, least=11), title=dot.title)


def curve(way: Way, places: Mapping[str, tuple[float, float]]) -> str:
    x1, y1 = places[way.start][0] + WIDE, places[way.start][1] + HIGH / 2
    x2, y2 = places[way.end][0], places[way.end][1] + HIGH / 2
    bend = max(ACROSS, abs(x2 - x1) / 2)
    line = path(
        f"M{x1:.0f},{y1:.0f}C{x1 + bend:.0f},{y1:.0f} {x2 - bend:.0f},{y2:.0f} {x2:.0f},{y2:.0f}", f"way {way.kind}"
    )
    return group(element("title", way.title), line) if way.title else line


def across() -> int:
    return int((PAGE - 2 * EDGE + DOWN) // (WIDE + DOWN))


def grid(top: float) -> Iterable[tuple[float, float]]:
    n = 0
    while True:
        yield EDGE + n % across() * (WIDE + DOWN), top + n // across() * (HIGH + DOWN)
        n += 1


def connected(known: Iterable[str], ways: Sequence[Way]) -> list[list[str]]:
    """The pieces that hang together."""
    beside: dict[str, list[str]] = {id: [] for id in known}
    for way in ways:
        beside[way.start].append(way.end)
        beside[way.end].append(way.start)
    found: list[list[str]] = []
    seen: set[str] = set()
    for id in beside:
        piece, new = [], [id]
        while new:
            each = new.pop()
            if each not in seen:
                seen.add(each)
                piece.append(each)
                new += beside[each]
        if piece:
            found.append(piece)
    return found


def laid_out(piece: Sequence[str], ways: Sequence[Way]) -> Field:
    """Each box a column after the last that leads to it; in a circle the first that was met comes first."""
    column = dict.fromkeys(piece, 0)
    own = [way for way in ways if way.start in column]
    for _ in range(min(len(piece), 12)):
        for way in own:
            if column[way.start] < 11:
                column[way.end] = max(column[way.end], column[way.start] + 1)
    shown = sorted(set(column.values()))
    columns = [[id for id in piece if column[id] == n] for n in shown]
    rows = max(len(each) for each in columns)
    places = {}
    for x, ids in enumerate(columns):
        for y, id in enumerate(ids):
            step = rows / len(ids)
            places[id] = (x * (WIDE + ACROSS), ((y + 0.5) * step - 0.5) * (HIGH + DOWN))
    return Field(places, len(columns) * (WIDE + ACROSS) - ACROSS, rows * (HIGH + DOWN) - DOWN)


def rows_of(fields: Sequence[Field]) -> list[list[Field]]:
    """As many side by side as fit on the page."""
    rows: list[list[Field]] = []
    left = 0.0
    for field in fields:
        if not rows or field.width > left:
            rows.append([])
            left = PAGE - 2 * EDGE
        rows[-1].append(field)
        left -= field.width + ACROSS
    return rows
