"""Cards drawn as cards, and as chips in a column where there is no room for more than their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vigil.drawing.ink import SMALLEST, Room, box, folded, group, label, lines_of, moved, path, place, symbol

LINE, LINES = 31.0, 48.0  # a chip with its name on one line or on two


class Chip(NamedTuple):
    """A card in a column: its id, its name, its class, the key by which it can be read."""

    id: str
    text: str
    kind: str
    card: str
    used: str = ""  # what is said of one that is turned over

    def lines(self, w: float) -> list[str]:
        """The name, without what stands in parentheses, on as many lines as it needs."""
        return lines_of(self.text.partition(" (")[0], w - (40 if self.used else 18))


def natural(chips: Sequence[Chip], w: float) -> float:
    """How high a column would like to be."""
    return sum(LINES if len(chip.lines(w)) > 1 else LINE for chip in chips) or LINE


def column(chips: Sequence[Chip], x: float, y: float, w: float, tight: float = 1.0) -> str:
    """Chips one below the other; an empty column shows its place."""
    if not chips:
        return box(x, y, w, LINE * tight - 4, "slot", 5)
    inside = []
    for chip in chips:
        lines, ink = chip.lines(w), "on-used" if chip.used else "on-card"
        h = (LINES if len(lines) > 1 else LINE) * tight - 4
        first = y + h / 2 + 5.5 - 9 * (len(lines) - 1)
        inside.append(
            place(
                box(x, y, w, h, "card used" if chip.used else chip.kind, 5),
                *(label(x + 10, first + 18 * n, line, SMALLEST, ink, w - 16) for n, line in enumerate(lines)),
                symbol("turn", x + w - 16, y + h / 2, 16, "on-used-fill") if chip.used else "",
                title=f"{chip.text} {chip.used}" if chip.used else chip.text,
                id=chip.id,
                data_card=chip.card,
            )
        )
        y += h + 4
    return "".join(inside)


def card(
    room: Room,
    name: str,
    text: str,
    *,
    id: str,
    kind: str = "card",
    corner: str = "",
    picture: str = "",
    key: str = "",
    size: float = 16,
    least: float = SMALLEST,
) -> str:
    """A card: its name and what stands in the corner, a picture drawn around (0, 0) in 100 x 60 units, and as much of
    its text as there is room for."""
    x, y, w, h = room
    inside = [box(x, y, w, h, kind, 8)]
    inside.append(label(x + 14, y + 28, name, size * 1.25, "bold on-card", w - 28 - 3 * size * bool(corner), "", least))
    if corner:
        inside.append(label(x + w - 14, y + 28, corner, size, "on-card-soft", 0, "end", least))
    inside.append(path(f"M{x + 10:g} {y + 40:g}h{w - 20:g}", "card-rule"))
    top = y + 40
    if picture:
        scale = min((w - 20) / 100, h * 0.4 / 60)
        inside.append(group(picture, transform=moved(x + w / 2, top + 8 + 30 * scale, scale)))
        top += 60 * scale + 10
    pitch = size * 1.25
    most = max(1, int((y + h - 8 - top) / pitch))
    lines = folded(text, w - 28, size)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    inside += [
        label(x + 14, top + pitch * (n + 1), line, size, "on-card", w - 26, "", min(least, size))
        for n, line in enumerate(lines)
    ]
    return place(*inside, title=f"{name}. {text}".strip(), id=id, data_card=key)


def back(room: Room, title: str, id: str) -> str:
    """A card with its back up."""
    x, y, w, h = room
    mark = f"M{x + w / 2:g} {y + h * 0.2:g}l{w * 0.3:g} {h * 0.3:g}-{w * 0.3:g} {h * 0.3:g}-{w * 0.3:g}-{h * 0.3:g}z"
    return place(box(x, y, w, h, "pile", 8), path(mark, "pile-mark"), title=title, id=id)
