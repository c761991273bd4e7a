"""The map of hexagons in letters: each tile two lines of a cell, every second row half a cell to the right."""

from __future__ import annotations

from vigil.drawing.terminal_text import Line, clipped, wrapped
from vigil.games.under_our_sun.game import hex_of
from vigil.games.under_our_sun.observe.view import CharacterView, TileView, View
from vigil.kernel.text.words import Words

CELL = 14  # letters; even, since rows are shifted by half of it
LETTERS = 3  # of a name
LEGEND = 2  # lines
ROOMY = 9  # lines from which on there is room for it

Cell = tuple[int, int, TileView]  # row, half cells from the left, the tile


def hex_map(view: View, words: Words, columns: int, rows: int) -> list[Line]:
    """As much of the map as there is room for, around whoever acts; what lies beyond its edge and, with room for
    it, what its signs mean stands below."""
    cells = [(r, 2 * q + r, tile) for tile in view.tiles for q, r in (hex_of(tile.place),)]
    if not cells:
        return []
    row, half = focus(view)
    deep, wide = max(1, (rows - (LEGEND if rows >= ROOMY else 0)) // 2), max(1, 2 * (columns // CELL) - 1)
    top = begin([r for r, _, _ in cells], row, deep)
    left = begin([x for _, x, _ in cells], half, wide)
    seen = [each for each in cells if top <= each[0] < top + deep and left <= each[1] < left + wide]
    lines = [line for r in range(top, max(r for r, _, _ in seen) + 1) for line in drawn(view, words, seen, r, left)]
    beyond = len(cells) - len(seen)
    notes = [words.say("screen-beyond", {"n": beyond})] if beyond else []
    notes += [words.say("screen-legend")] if rows >= ROOMY else []
    return [*lines, *([(text, "dim")] for text in wrapped(" · ".join(notes), columns) if text)]


def focus(view: View) -> tuple[int, int]:
    """Where the map is looked at: whoever acts, else the seat's own, else New Haven."""
    found = [each for each in view.people if each.key == view.active or each.seat == view.seat]
    at = next((each.at for each in found if each.key == view.active), found[0].at if found else "0,0")
    q, r = hex_of(at)
    return r, 2 * q + r


def begin(found: list[int], middle: int, room: int) -> int:
    """The first of `room` numbers that hold all there are, or as many as there is room for around the middle."""
    if max(found) - min(found) < room:
        return min(found)
    return max(min(found), min(middle - room // 2, max(found) - room + 1))


def drawn(view: View, words: Words, seen: list[Cell], row: int, left: int) -> list[Line]:
    """One row of hexagons on two lines."""
    upper: Line = []
    lower: Line = []
    at = 0
    for _, x, tile in sorted((each for each in seen if each[0] == row), key=lambda each: each[1]):
        start = (x - left) * CELL // 2
        gap = " " * (start - at)
        here = bool(people_at(view, tile.place))
        name = clipped(words.name(tile.key or "unseen"), CELL - 1)
        upper += [(gap, ""), (name.ljust(CELL), "title" if here else "place" if tile.key else "dim")]
        signs = clipped(" ".join((who(view, words, tile), *signs_of(view, tile))).strip(), CELL - 1)
        lower += [(gap, ""), (signs.ljust(CELL), "good" if here else "")]
        at = start + CELL
    return [upper, lower]


def people_at(view: View, place: str) -> list[CharacterView]:
    return [each for each in view.people if each.at == place and not each.gone]


def who(view: View, words: Words, tile: TileView) -> str:
    return " ".join(f"{'†' * each.dead}{words.name(each.key)[:LETTERS]}" for each in people_at(view, tile.place))


def signs_of(view: View, tile: TileView) -> list[str]:
    """Enemies by their letters, merchants, water, events, containers, goods, camps, fires, symbols."""
    alive = "".join(
        each.letter.upper() for each in view.enemies if each.at == tile.place and not each.dead and not each.merchant
    )
    dead = any(each.at == tile.place and each.dead for each in view.enemies)
    found = [f"!{alive}"] if alive else []
    found += ["$"] if any(each.at == tile.place and each.merchant for each in view.enemies) else []
    found += [f"~{tile.water}"] if tile.water else []
    found += [
        sign
        for sign, there in (
            ("x", dead),
            ("?", tile.event),
            ("=", bool(tile.containers)),
            ("+", bool(tile.goods or tile.dropped or tile.cards)),
            ("^", tile.camp),
            ("*", bool(tile.fire)),
            ("@", tile.objective),
        )
        if there
    ]
    return [*found, "!" * tile.symbols] if tile.symbols else found
