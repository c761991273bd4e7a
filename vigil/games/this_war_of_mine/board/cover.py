"""The picture on the box: one lit room in a broken house, snow, the city behind."""

from __future__ import annotations

from vigil.kernel.text.words import Words

SKY = ("light-dark(#a9a8ab, #10131d)", "light-dark(#b9b4b0, #171b28)", "light-dark(#c9bcae, #232636)")
FAR, NEAR = "light-dark(#8f8b88, #1c1f2b)", "light-dark(#6d6966, #141722)"
WALL, EDGE, SHUT = "light-dark(#4a4641, #2c2a2a)", "light-dark(#2b2926, #090a0c)", "light-dark(#37342f, #15161a)"
LAMP, GLOW, FLAME = "#e9b25a", "#f6d593", "#fff1c9"
SNOW, DARK, WOOD = "light-dark(#f4f2ee, #aab1c2)", "#2a241d", "#6b4f34"
SPOTS = [((n * 53) % 236 + 2, (n * 37 + n * n * 11) % 232 + 3, 1 + n % 3 * 0.5) for n in range(64)]
FLAKES = [(x, y, r) for x, y, r in SPOTS if y < 78 or not 38 < x < 202]  # none in the house
CITY = (
    "M0 240V96h18v-18h14v26h10V62l8-10 8 10v20h16v-14h24v34h10V74h12V40h4v34h10v30h18V80h26v22h10V56h20v-10"
    "h12v34h20v160z"
)
BLOCKS = "M0 240V134h26v-20h22v16h14v110zM178 240V126h16v-22h24v14h22v122z"
HOLES = ((8, 146), (28, 128), (6, 176), (26, 196), (206, 120), (224, 150), (210, 190))
OUTLINE = "M40 240V120l14-10 10 6 34-36 26 22 12-8 22 26 40-4v124"
SMOKE = "M150 60q14-14 4-28t10-30"
LADDER = "M102 181v49M110 181v49M102 190h8M102 200h8M102 210h8M102 220h8"


def cover(words: Words) -> str:
    """An SVG of 240 by 320; the table writes the name over the lowest quarter."""
    return f'<svg viewBox="0 0 240 320" aria-hidden="true">{city()}{house()}{room()}{snow()}</svg>'


def path(fill: str, d: str, more: str = "") -> str:
    return f'<path fill="{fill}" d="{d}"{more}/>'


def line(stroke: str, d: str, wide: float, more: str = "") -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{wide:g}" stroke-linejoin="round" d="{d}"{more}/>'


def city() -> str:
    bands = [path(tone, f"M0 {y}h240v80H0z") for tone, y in zip(SKY, (0, 64, 128), strict=True)]
    windows = "".join(f"M{x} {y}h6v9h-6z" for x, y in HOLES)
    smoke = line(FAR, SMOKE, 9, ' stroke-linecap="round" opacity=".7"')
    return "".join([*bands, smoke, path(FAR, CITY), path(NEAR, BLOCKS), path(EDGE, windows)])


def house() -> str:
    """Walls that end in the air, a roof with a hole, boards before a window."""
    rooms = path(SHUT, "M48 128h42v40H48zM150 128h40v40h-40zM48 176h42v58H48zM150 176h40v58h-40z")
    rubble = path(EDGE, "M50 234q4-18 14-18 6-10 14-2 8 2 10 20zM152 168l6-12 8 4 8-10 12 18z")
    return (
        path(WALL, f"{OUTLINE}z")
        + rooms
        + line(WOOD, "M152 142l36-6M152 156l36-3", 5)
        + rubble
        + line(EDGE, OUTLINE, 4)
    )


def room() -> str:
    """The one room with a light: two people at a candle, one who keeps watch above."""
    lit = path(LAMP, "M96 128h48v106H96z") + path(GLOW, "M96 184q24-20 48 0v30q-24 22-48 0z")
    floor = path(WOOD, "M96 176h48v5H96zM96 230h48v5H96z")
    table = path(WOOD, "M112 214h18v3h-18zM114 217h2v13h-2zM126 217h2v13h-2z")
    candle = path(FLAME, "M120 214v-7h3v7zM121.5 199q4 5 0 8-4-3 0-8z")
    people = path(DARK, "M100 230v-16q0-7 5-8a4 4 0 1 1 3 0q4 2 4 8l-4 2v14z") + path(
        DARK, "M131 230v-13l-3-3q0-6 4-8a4 4 0 1 1 4 0q5 2 5 9v15z"
    )
    watch = path(DARK, "M134 176v-12l-3-10q0-5 4-6a4.5 4.5 0 1 1 3 0q4 2 4 8l-2 8v12z")
    window = path(SKY[1], "M100 138h18v20h-18z") + line(DARK, "M109 138v20M100 148h18", 1.5)
    return lit + floor + line(DARK, LADDER, 2) + table + candle + people + window + watch


def snow() -> str:
    flakes = "".join(f'<circle cx="{x}" cy="{y}" r="{r:g}" fill="{SNOW}"/>' for x, y, r in FLAKES)
    lying = path(SNOW, "M0 236q30-10 62-2t58-2 60 2 60-4v14H0zM98 80l26 22 12-8-2-4-10 7-26-21-30 32 2 4z")
    return lying + path("#17181c", "M0 242h240v78H0z") + path("#b9822f", "M0 240h240v3H0z") + flakes
