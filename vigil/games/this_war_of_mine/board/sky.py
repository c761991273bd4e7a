"""The sky over the house: the hour of the day, the city behind, and snow with the cold."""

from __future__ import annotations

from vigil.drawing.svg import circle, group, path
from vigil.games.this_war_of_mine.board.geometry import SCENE
from vigil.kernel.text.words import Words

HOURS = {  # the phase, the sky, where sun or moon stand
    "set-up": ("day", 0.7, 44),
    "morning": ("dawn", 0.2, 110),
    "day": ("day", 0.7, 44),
    "dusk": ("dusk", 0.82, 120),
    "evening": ("dusk", 0.9, 150),
    "scavenging": ("night", 0.68, 40),
    "night-raid": ("night", 0.74, 46),
    "dawn": ("dawn", 0.1, 140),
    "mourning": ("dawn", 0.14, 130),
}
STARS = (
    (206, 62),
    (150, 84),
    (240, 26),
    (330, 96),
    (420, 40),
    (520, 22),
    (610, 70),
    (700, 30),
    (790, 88),
    (770, 24),
    (940, 100),
    (30, 120),
)
CITY = (
    "M0 0V-60h30v-14h22v20h16v-46l14-12 14 12v30h24v-34h40v50h14v-24h30v-40h8v-26h4v26h8v64h26v-18h44v34h20v-62h34v-12"
    "h18v40h30v-22h26v48h18v-70l20-22 20 22v34h30v22h24v-46h50v26h22v-44h26v68h20v-30h44v22h26v-58h30v30h36v40"
    "h18v-22h40V0z"
)
LETTERS = (170.0, 64.0)  # how far day and cold reach from the corners: no snow on them
FIRES = ((236, -84), (560, -66), (812, -78))


def hour_of(phase: str) -> str:
    return HOURS.get(phase, HOURS["day"])[0]


def weather(words: Words, phase: str, cold: int, ground: float) -> str:
    x, y, w, _ = SCENE
    hour, across, down = HOURS.get(phase, HOURS["day"])
    inside = [path(f"M{x} {y}h{w}v{ground - y:g}h-{w}z", f"sky {hour}")]
    inside.append(path(f"M{x} {ground - 210:g}h{w}v210h-{w}z", f"haze {hour}"))
    if hour == "night":
        inside += [circle(x + sx, y + sy, 1.6, "star") for sx, sy in STARS]
    inside.append(circle(x + w * across, y + down, 24 if hour != "night" else 19, f"disc {hour}"))
    inside.append(group(path(CITY, f"city {hour}"), transform=f"translate({x} {ground:g})"))
    if hour in ("night", "dusk"):
        inside += [circle(x + fx, ground + fy, 4, "far-fire") for fx, fy in FIRES]
    inside += flakes(cold, x, y, w, ground - y)
    return group(*inside, id="sky", kind="sky-all")


def flakes(cold: int, x: float, y: float, w: float, h: float) -> list[str]:
    """The colder, the thicker it snows; it lies on the ground too."""
    if cold <= 0:
        return []
    places = [((n * 97.7) % (w - 12), (n * 61.3 + n * n * 7.1) % (h - 12), n) for n in range(18 * cold)]
    falling = [
        circle(x + 6 + right, y + 8 + down, 1.6 + n % 3 * 0.6, "flake")
        for right, down, n in places
        if down > LETTERS[1] or LETTERS[0] < right < w - LETTERS[0]
    ]
    deep = 2 + 2 * cold
    lying = f"M{x} {y + h:g}v-{deep}q{w / 8:g}-{deep} {w / 4:g} 0t{w / 4:g} 0 {w / 4:g} 0 {w / 4:g} 0v{deep}z"
    return [path(lying, "snow"), *falling]
