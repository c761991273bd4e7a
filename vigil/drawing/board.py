"""A board made of panels, each a list of parts. The whole drawing and what changes come from the same list.

A key of what changes is the id of an element, after the layer that holds it where elements come and go: pieces/corn-11.
What a table drew last is kept, so that only the parts whose facts differ are drawn; and what one table drew is kept for
the others.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from vigil.drawing import motifs
from vigil.drawing.svg import OFTEN, clean, element, group, moved, place
from vigil.kernel.display.board import Board, Panel, Strip, Targets, Traces, What, nowhere, unknown
from vigil.kernel.text.words import Words

V = TypeVar("V")
Kept = dict[str, Any]  # what was drawn last: facts and drawing, by the name of the part
MOST = 6_000  # drawings kept for all tables, some 30 MB
DRAWN: OrderedDict[tuple[Any, ...], Any] = OrderedDict()  # the one looked at last at the end


class Drawing(Struct, frozen=True, gc=False):
    """What is drawn from some facts, and from nothing else: `draw(words, *facts)`.

    One element with this id; or, in a layer, pieces (`Placed`) that come and go. Without an id it never changes.
    """

    id: str
    draw: Callable[..., Any]
    facts: tuple[Any, ...] = ()
    layer: str = ""


class Placed(NamedTuple):
    """A piece of a layer in its place. A higher rank lies above a lower one; one rank in the order of ids."""

    rank: int
    id: str
    markup: str


class Piece(NamedTuple):
    """A thing that glides when its place changes, drawn around (0, 0)."""

    id: str
    drawing: str
    title: str
    kind: str = ""
    rank: int = 0

    def at(self, x: float, y: float, scale: float = 1.0) -> Placed:
        return Placed(self.rank, self.id, put(self.id, self.drawing, self.title, self.kind, x, y, scale))


@OFTEN
def put(name: str, drawing: str, title: str, kind: str, x: float, y: float, scale: float) -> str:
    return place(drawing, title=title, id=name, kind=f"piece {kind}".strip(), transform=moved(x, y, scale))


def drawn(part: Drawing, words: Words) -> Any:
    """A drawing that another table may have made already."""
    digest = hashlib.blake2b(msgspec.msgpack.encode(part.facts), digest_size=16).digest()
    names = tuple(words.names.items()) if words.names else ()
    key = (part.id or (part.draw.__module__, part.draw.__qualname__), words.bundle, names, digest)
    known = DRAWN.get(key)
    if known is None:
        known = DRAWN[key] = part.draw(words, *part.facts)
        if len(DRAWN) > MOST:
            DRAWN.popitem(last=False)
    DRAWN.move_to_end(key)
    return known


def changes(panels: Sequence[Panel[V, Drawing]], view: V, words: Words, kept: Kept) -> dict[str, str]:
    """Everything that can change, in the order in which it lies: the panels, then the layers."""
    found: dict[str, str] = {}
    layers: dict[str, list[Placed]] = {name: [] for panel in panels for name in panel.layers}
    for panel in panels:
        for part in panel.parts(view):
            if not part.id:
                continue
            name = part.id
            known = kept.get(name)
            if known is None or known[0] != part.facts:
                known = kept[name] = part.facts, drawn(part, words)
            if part.layer:
                layers[part.layer] += known[1]
            else:
                found[name] = known[1]
    for name, pieces in layers.items():
        for each in sorted(pieces):
            found[f"{name}/{each.id}"] = each.markup
    return found


def whole(panels: Sequence[Panel[V, Drawing]], view: V, words: Words) -> Iterator[str]:
    """The same list as one drawing."""
    layers: dict[str, list[Placed]] = {name: [] for panel in panels for name in panel.layers}
    for panel in panels:
        inside = []
        for part in panel.parts(view):
            if part.layer:
                layers[part.layer] += drawn(part, words)
            else:
                inside.append(drawn(part, words))
        yield group(*inside, id=f"panel-{panel.slug}")
    for name, pieces in layers.items():
        yield group(*(each.markup for each in sorted(pieces)), id=name)


def make_board(
    title: str,
    size: tuple[int, int],
    panels: Sequence[Panel[V, Drawing]],
    styles: Path,
    *,
    defs: Callable[[], str] = lambda: "",
    targets: Targets[V] = nowhere,
    strip: Strip[V] | None = None,
    trace: Traces[V] | None = None,
    tray: Iterable[str] = (),
    letters: Mapping[str, str] | None = None,
    what: What[V] = unknown,
    later: Callable[[], str] = lambda: "",
) -> Board[V]:
    """The board of a game: the key of its title, the size of its drawing, its panels, its style sheet."""

    def stylesheet() -> str:
        return styles.read_text(encoding="utf-8") + motifs.stylesheet()

    def ground(view: V, words: Words, standalone: bool = False) -> str:
        """Alone, outside a page, a drawing brings its style sheet with it."""
        return element(
            "svg",
            element("title", clean(words.say(title))),
            element("style", clean(stylesheet())) if standalone else "",
            defs(),
            later() if standalone else "",
            *whole(panels, view, words),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {size[0]} {size[1]}",
            kind="board",
            lang=words.language,
            id="board",
            data_later="yes" if later() else "",
        )

    def pieces(view: V, words: Words, kept: Kept) -> dict[str, str]:
        return changes(panels, view, words, kept)

    layers = tuple(name for panel in panels for name in panel.layers)
    more = targets, strip, trace, what, defs, frozenset(tray), letters or {}, later
    return Board(ground, pieces, stylesheet, size, layers, tuple(panels), *more)
