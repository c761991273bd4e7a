"""The picture on the box: a struck sun over a road, and those who set out on it."""

from __future__ import annotations

from vigil.drawing.motifs import KNOWN, TONES, foot
from vigil.kernel.text.words import Words

SKY = (
    "light-dark(#f3b457, #3c2350)",
    "light-dark(#ee9645, #6b3350)",
    "light-dark(#e2733c, #a34a40)",
    "light-dark(#c9573a, #d0693f)",
)
SUN, HALO, SCAR = "light-dark(#fff3cf, #ffe6b0)", "light-dark(#ffe0a0, #f0a060)", "light-dark(#c9573a, #7d2f2f)"
FAR, MIDDLE, NEAR = "light-dark(#a8483a, #56263a)", "light-dark(#86382c, #3b1b2c)", "light-dark(#5e2519, #24101c)"
ROAD, LINE = "light-dark(#3d1c16, #170a12)", "light-dark(#f3b457, #d0693f)"
MESAS = "M0 176h14l6-26h30l4 10h10l4 16h40l10-34h8l4-16h26l6 22h10l6 28h22l6-14h18l6 14h20v40H0z"
DUNES = "M0 196q40-22 78-8t70-6q44-22 92 4v70H0z"
WRECK = "M170 214l6-14h14l8-10h20l10 12h14v12z"
PEOPLE = (("thickskin", 98, 250, 1.15), ("dowser", 122, 252, 1.0), ("scout", 146, 249, 1.05), ("medic", 76, 252, 1.0))


def cover(words: Words) -> str:
    """An SVG of 240 by 320; the table writes the name over the lowest quarter."""
    return f'<svg viewBox="0 0 240 320" aria-hidden="true">{sky()}{land()}{people()}{board()}</svg>'


def path(fill: str, d: str, more: str = "") -> str:
    return f'<path fill="{fill}" d="{d}"{more}/>'


def sky() -> str:
    """Bands of heat, and the sun with what struck it."""
    bands = [path(tone, f"M0 {n * 50}h240v{240 - n * 50}H0z") for n, tone in enumerate(SKY)]
    rings = "".join(
        f'<circle cx="120" cy="104" r="{r}" fill="{HALO}" opacity="{o}"/>'
        for r, o in ((92, 0.16), (74, 0.22), (60, 0.35))
    )
    sun = f'<circle cx="120" cy="104" r="46" fill="{SUN}"/>'
    scar = path(SCAR, "M104 60l8 18-6 10 12 12-8 14 10 8-4 16 8 14-14-16 3-14-11-9 7-14-12-11 6-12z")
    sparks = path(SUN, "M176 60l3-9 3 9-3 9zM60 46l2-7 2 7-2 7zM196 110l2-6 2 6-2 6z")
    return "".join(bands) + rings + sun + scar + sparks


def land() -> str:
    road = path(ROAD, "M112 190h16l56 66H56z") + path(
        LINE, "M119 196h2l1 10h-4zM117 214h6l2 14h-10zM113 236h14l3 18h-20z"
    )
    mast = path(NEAR, "M34 214l10-74h4l10 74h-4l-4-26H42l-4 26zM43 180h6l-2-18h-2z") + path(
        LINE, "M46 132a4 4 0 1 1-.1 0z"
    )
    return (
        path(FAR, MESAS)
        + path(MIDDLE, DUNES)
        + mast
        + path(NEAR, "M0 232q60-20 120-6t120-6v40H0z")
        + path(NEAR, WRECK)
        + road
    )


def people() -> str:
    """Four who go, in the colours of their boards."""
    shadow = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{13 * size:g}" ry="3" fill="{ROAD}"/>' for _, x, y, size in PEOPLE
    )
    return shadow + "".join(figure(*each) for each in PEOPLE)


def figure(name: str, x: float, y: float, size: float) -> str:
    """A motif with its colours written out: the lobby has no tones."""
    shapes = (path("light-dark({}, {})".format(*TONES[tone]), d) for tone, d in KNOWN.motifs[name])
    return f'<g transform="{foot(name, x, y, size)}">{"".join(shapes)}</g>'


def board() -> str:
    return path("#2a130e", "M0 256h240v64H0z") + path("#e2903c", "M0 254h240v3H0z")
