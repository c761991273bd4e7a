"""One picture of a game that is over, drawn so that it stands alone: the box, the ending, the curves."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache

from vigil.drawing.charts.curves import Curve, curves
from vigil.drawing.svg import box, clean, element, folded, label, path
from vigil.kernel.text.words import Words
from vigil.presentation.chronicle import Chronicle
from vigil.web.render.templates import HERE

WIDE, HIGH = 1200, 630
LEFT = 496  # where the words begin
OURS, THEIRS = ("ours-1", "ours-2", "ours-3", "ours-4"), ("theirs-1", "theirs-2", "theirs-3")
BOTH = re.compile(r"light-dark\(([^,()]+),\s*[^()]+\)")
INK = """
text{font-family:system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#2a2019}
.bold{font-weight:700}.display{font-family:Vollkorn,Georgia,serif;font-weight:700;font-variant-numeric:lining-nums}.soft,.curve-soft{fill:#5c4a37}
.clay{fill:#8e3222}.teal{fill:#0c6668}.pale{fill:#f6ecd6}
.curve{fill:none;stroke-width:4;stroke-linejoin:round;stroke-linecap:round}.curve-grid{stroke:#d8c6a2}
.ours-1{stroke:#0c6668;fill:#0c6668}.ours-2{stroke:#27335f;fill:#27335f}.ours-3{stroke:#85570a;fill:#85570a}
.ours-4{stroke:#3c5f3d;fill:#3c5f3d}.theirs-1{stroke:#8e3222;fill:#8e3222}.theirs-2{stroke:#b5561f;fill:#b5561f}
.theirs-3{stroke:#6f4a63;fill:#6f4a63}.curve-end,.curve-name{stroke:none}path.curve{fill:none}
"""


def lines_of(found: Chronicle) -> list[Curve]:
    """The tracks with the classes of their colours."""
    kinds = {True: iter(THEIRS * 9), False: iter(OURS * 9)}
    return [Curve(each.label, each.values, next(kinds[each.theirs])) for each in found.lines]


@cache
def face() -> str:
    """The display face itself: a picture that stands alone can fetch none."""
    data = b64encode((HERE / "static" / "vollkorn.woff2").read_bytes()).decode()
    return f"@font-face{{font-family:Vollkorn;font-weight:700;src:url(data:font/woff2;base64,{data})}}"


def keepsake(found: Chronicle, cover: str, words: Words) -> str:
    first, _, rest = found.ending.partition(". ")
    story = folded(rest, (WIDE - LEFT - 50) * 1.1, 25)
    top, room = 190 + 33 * len(story), WIDE - LEFT - 40
    band = "".join(f"M{x} 612l13-9 13 9-13 9z" for x in range(8, 700, 34))
    drawing = BOTH.sub(r"\1", cover).replace("<svg ", f'<svg x="0" y="-18" width="{LEFT - 24}" height="{HIGH}" ', 1)
    return element(
        "svg",
        element("title", clean(f"{found.game}: {found.ending}")),
        f"<style>{face()}{INK}</style>",
        path("M0 0h1200v630H0z", "", fill="#f6ecd8"),
        drawing,
        path("M0 594h1200v36H0z", "", fill="#27335f"),
        path(band, "", fill="#d9a441"),
        label((LEFT - 24) / 2, 540, found.game, 50, "bold display pale", LEFT - 70, "middle", 20),
        label(LEFT, 62, f"{found.scenario} · {found.length}", 25, "soft", room, "", 14),
        label(LEFT, 132, first.rstrip("."), 62, f"bold display {'teal' if found.won else 'clay'}", room, "", 26),
        *(label(LEFT, 180 + 33 * n, line, 25) for n, line in enumerate(story)),
        curves(lines_of(found), found.turns, (LEFT - 6, top, room + 16, 580 - top), size=19) if found.lines else "",
        box(LEFT - 26, 0, 6, 594, "", 0, fill="#d9a441"),
        label(WIDE - 24, 619, words.raw("chronicle-by", {}), 18, "pale", anchor="end"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=WIDE,
        height=HIGH,
    )
