"""The sky over the desert: the hour, the weather, and the days of the mission."""

from __future__ import annotations

from vigil.drawing.labels import board_label
from vigil.drawing.svg import SMALLEST, circle, element, group, label, path, place, symbol, width_of
from vigil.games.under_our_sun.board.geometry import SCENE, SKY
from vigil.games.under_our_sun.state import PHASES
from vigil.kernel.text.words import Words

HOURS = {  # where the sun or the moon stands: from the left, and above the horizon
    "set-up": (0.36, 30.0),
    "morning": (0.4, 34.0),
    "afternoon": (0.56, 52.0),
    "night": (0.7, 44.0),
}
STARS = ((196, 12), (228, 34), (280, 20), (320, 44), (344, 12), (560, 42), (590, 14), (640, 50), (668, 12), (690, 30))
RANGE = (
    "M0 0v-10l40-4 30-12h46l22 12 60 6 44-2 20-16h30l14-8h26l18 10 30 12 70 6 60-4 30-14 34-2 20 12 60 8 50-2 26-16"
    "h40l24 14 70 8V0z"
)


def sky(words: Words, day: int, last: int, phase: str, weather: str, card: str) -> str:
    x, y, w, _ = SCENE
    hour = phase if phase in HOURS else "morning"
    across, up = HOURS[hour]
    inside = [path(f"M{x:g} {y:g}h{w:g}v{SKY:g}h-{w:g}z", f"sky {hour} {weather}")]
    inside.append(path(f"M{x:g} {y + SKY * 0.45:g}h{w:g}v{SKY * 0.55:g}h-{w:g}z", f"haze {hour} {weather}"))
    if hour == "night":
        inside += [circle(x + sx, y + sy, 1.5, "star") for sx, sy in STARS]
    inside.append(light(hour, x + w * across, y + SKY - up))
    inside.append(group(path(RANGE, f"range {hour}"), transform=f"translate({x:g} {y + SKY:g})"))
    if weather == "storm":
        inside += [cloud(x + w * at, y + 26 + n % 2 * 10) for n, at in enumerate((0.34, 0.46, 0.58, 0.7, 0.8))]
    inside.append(date(words, day, phase))
    inside.append(days(words, day, last))
    inside.append(today(words, weather, card))
    text = words.say(f"phase-{phase}")
    return place(
        *inside,
        title=f"{board_label(words, 'day', n=day)}, {text}",
        id="sky",
        clip_path="url(#clip-scene)",
        kind=f"hour-{hour} under-{weather or 'sun'}",
    )


def light(hour: str, x: float, y: float) -> str:
    if hour == "night":
        return circle(x, y, 15, "moon") + circle(x + 6, y - 3, 13, "moon-shade")
    return circle(x, y, 34, "glow-disc") + circle(x, y, 19, f"sun-disc {hour}")


def cloud(x: float, y: float) -> str:
    return path(f"M{x - 46:g} {y + 12:g}q-4-14 14-14 4-16 24-14 16-6 24 8 22-4 26 12 8 8-4 8h-80z", "storm-cloud")


def date(words: Words, day: int, phase: str) -> str:
    """The day and its three phases."""
    x, y, _, _ = SCENE
    inside = [label(x + 16, y + 32, board_label(words, "day", n=day), 27, "bold display on-sky", 150)]
    at = x + 18
    for each in PHASES:
        text = words.say(f"phase-{each}")
        wide = width_of(text, True) * SMALLEST + 14
        now = each == phase
        inside.append(
            element(
                "rect",
                x=at - 7,
                y=y + 44.0,
                width=wide,
                height=22.0,
                rx=11.0,
                kind="hour-chip now" if now else "hour-chip",
            )
        )
        inside.append(label(at, y + 60, text, SMALLEST, "bold on-hour now" if now else "bold on-hour"))
        at += wide + 3
    return "".join(inside)


def days(words: Words, day: int, last: int) -> str:
    """The days there are: one after the other is used up."""
    if not last:
        return ""
    x, y, w, _ = SCENE
    pitch = min(21.0, 270 / last)
    left = x + w - 18 - pitch * (last - 1)
    inside = []
    for n in range(1, last + 1):
        kind = "gone" if n < day else "now" if n == day else "left"
        inside.append(circle(left + (n - 1) * pitch, y + 55, pitch * 0.36, f"day-dot {kind}"))
    text = board_label(words, "days", day=day, last=last)
    inside.append(label(x + w - 10, y + 32, text, 19, "bold display on-sky", 280, "end"))
    return place(*inside, title=text, id="days")


def today(words: Words, weather: str, card: str) -> str:
    """The sun card of this morning."""
    if not card:
        return ""
    x, y, w, _ = SCENE
    name = words.name(card)
    middle = x + w * 0.5
    wide = width_of(name, True) * 17 * 0.88 + (34 if weather else 18)
    inside = [element("rect", x=middle - wide / 2, y=y + 8.0, width=wide, height=26.0, rx=13.0, kind="today")]
    if weather:
        inside.append(symbol(f"mark-{weather}", middle - wide / 2 + 16, y + 21, 19, "on-today"))
    inside.append(label(middle + (10 if weather else 0), y + 27, name, 17, "bold display on-today", anchor="middle"))
    return place(*inside, title=name, id="sun-card", data_card=card)
