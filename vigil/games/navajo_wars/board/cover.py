"""The picture on the box: the land of the Diné by day, under its stars when the page is dark."""

from __future__ import annotations

from vigil.kernel.text.words import Words

SKY = ("light-dark(#f3d9a4, #141a33)", "light-dark(#eebd7f, #1d2547)", "light-dark(#dd9a63, #2b3159)")
FAR, MESA, NEAR = "light-dark(#b9714f, #3a3560)", "light-dark(#a34e34, #432f4e)", "light-dark(#7c3a25, #33233a)"
GROUND, PATH = "light-dark(#d9a66a, #4a3434)", "light-dark(#e9c48e, #5d4440)"
SUN, SMOKE = "light-dark(#fbe7b4, #e9e2cf)", "light-dark(#fff6e6, #8d8aa8)"
WALL, ROOF, DOOR = "light-dark(#8a5a35, #6b4a38)", "light-dark(#6d4326, #513a2e)", "light-dark(#3a2216, #ffc04d)"
CORN, TASSEL, WOOL = "light-dark(#4c7a3f, #5b8059)", "light-dark(#e3bb4c, #b8974a)", "light-dark(#fbf6ea, #cfc9c2)"
DARK = "light-dark(#4a2c1a, #1d1513)"
STARS = ((26, 60), (58, 92), (84, 54), (112, 98), (200, 58), (222, 96), (40, 120), (150, 50), (214, 132), (96, 128))


def cover(words: Words) -> str:
    """An SVG of 240 by 320; the table writes the name over the lowest quarter."""
    return f'<svg viewBox="0 0 240 320" aria-hidden="true">{sky()}{land()}{home()}{weaving()}</svg>'


def path(fill: str, d: str, more: str = "") -> str:
    return f'<path fill="{fill}" d="{d}"{more}/>'


def sky() -> str:
    bands = [path(SKY[0], "M0 30h240v70H0z"), path(SKY[1], "M0 94h240v42H0z"), path(SKY[2], "M0 130h240v50H0z")]
    stars = [path("light-dark(#f3d9a400, #f6ecd6)", f"M{x} {y - 2}l2 2-2 2-2-2z") for x, y in STARS]
    return "".join([*bands, *stars, f'<circle cx="172" cy="92" r="21" fill="{SUN}"/>'])


def land() -> str:
    """The winged rock in the distance, mesas, the plain."""
    rock = "M66 168l7-22 5 4 5-28 6-18 4 10 5-16 7 20 4-6 6 24 4-4 6 18 5-2 6 20z"
    mesas = "M0 150h44l6 26H0zM150 172l5-26h52l4-12h29v40z"
    near = "M0 170l30-6 46 8 60-6 58 8 46-8v30H0z"
    plain = path(GROUND, "M0 182q60-12 120-4t120-4v66H0z") + path(PATH, "M108 240q-6-22 14-34t4-26h6q20 12-2 30t-4 30z")
    return path(FAR, rock) + path(MESA, mesas) + path(NEAR, near) + plain


def home() -> str:
    """A hogan whose door looks to the sunrise, corn, and the flock."""
    smoke = f'<path fill="none" stroke="{SMOKE}" stroke-width="3" stroke-linecap="round" d="M58 170q-7-9 0-17t0-16"/>'
    hogan = (
        path(WALL, "M30 214l4-22h48l4 22z") + path(ROOF, "M28 194q30-34 60 0z") + path(DOOR, "M66 214v-15q6-6 12 0v15z")
    )
    logs = f'<path stroke="{ROOF}" stroke-width="1.5" d="M33 199h32M32 206h34M31 212h35"/>'
    corn = "".join(
        path(CORN, f"M{x} {y}q-1-13 0-22q1 9 0 22zM{x} {y - 8}q-8-2-9-9q8 1 9 9q1-9 9-10q-1 8-9 10z")
        + path(TASSEL, f"M{x - 1} {y - 20}l1.5-7 1.5 7z")
        for x, y in ((14, 234), (30, 238), (46, 233), (62, 238), (22, 222))
    )
    flock = "".join(
        path(WOOL, f"M{x} {y}q-2-8 7-8q11-2 11 5q0 5-6 5h-9q-3 1-3-2z")
        + path(DARK, f"M{x + 17} {y - 5}l5 1-2 4-4-1z")
        + f'<path stroke="{DARK}" stroke-width="1.6" d="M{x + 4} {y + 2}v5M{x + 13} {y + 2}v5"/>'
        for x, y in ((156, 212), (186, 218), (168, 226), (204, 208), (196, 230))
    )
    return smoke + hogan + logs + corn + flock


def weaving() -> str:
    """A woven band above, its hem below."""
    top = path("#8e3222", "M0 0h240v34H0z") + band(17)
    return top + path("#141a33", "M0 240h240v80H0z") + path("#d9a441", "M0 238h240v4H0z")


def diamond(x: int, y: int, step: int, high: int) -> str:
    """Five bars: a diamond as a loom makes it."""
    bars = ((n, (3 - abs(n)) * step) for n in range(-2, 3))
    return "".join(f"M{x - half} {y + n * high - high / 2:g}h{2 * half}v{high}h-{2 * half}z" for n, half in bars)


def band(y: int) -> str:
    """Diamonds in a row, each with a smaller one inside."""
    diamonds = "".join(
        path("#d9a441", diamond(x, y, 6, 5)) + path("#27335f", diamond(x, y, 3, 2)) for x in range(20, 240, 40)
    )
    return diamonds + path("#141a33", f"M0 {y + 14}h240v3H0zM0 {y - 17}h240v3H0z")
