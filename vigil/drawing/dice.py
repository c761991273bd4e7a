"""Dice of every kind, drawn around (0, 0) in 24 x 24 units: pips, numbers, or a symbol on the face.

Classes: `die` is the body, `pip`, `die-number` and `die-symbol` are what is on it, `die-edge` are its edges.
"""

from __future__ import annotations

from vigil.drawing.svg import OFTEN, box, circle, element, label, path

PIPS = {
    1: ((0, 0),),
    2: ((-5, -5), (5, 5)),
    3: ((-5, -5), (0, 0), (5, 5)),
    4: ((-5, -5), (5, -5), (-5, 5), (5, 5)),
    5: ((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)),
    6: ((-5, -5), (5, -5), (-5, 0), (5, 0), (-5, 5), (5, 5)),
}
BODIES = {  # by the number of sides: outline, edges seen from the front, how far below the middle the face is
    4: ("M0-11L11.5 9H-11.5z", "M0-11V-3M11.5 9L0-3M-11.5 9L0-3", 4.0),
    8: ("M0-11.8L10.5-5.5V5.5L0 11.8-10.5 5.5V-5.5z", "M0-11.8L10.5 5.5H-10.5z", 1.2),
    10: (
        "M0-11.8L11.6-1.5V2.5L0 11.8-11.6 2.5V-1.5z",
        "M0-11.8L7 1.8 0 7-7 1.8zM7 1.8L11.6 2.5M-7 1.8L-11.6 2.5M0 7V11.8",
        0.0,
    ),
    12: (
        "M0-11.8L7-9.5 11.3-3.6V3.6L7 9.5 0 11.8-7 9.5-11.3 3.6V-3.6L-7-9.5z",
        "M0-7.5L7.2-2.3 4.4 6.1H-4.4L-7.2-2.3z",
        0.0,
    ),
    20: (
        "M0-11.8L10.3-6V6L0 11.8-10.3 6V-6z",
        "M0-6.5L6.6 4.6H-6.6zM0-6.5V-11.8M6.6 4.6L10.3 6M-6.6 4.6L-10.3 6",
        0.8,
    ),
}


@OFTEN
def die(shown: int | str, sides: int = 6, symbol: str = "") -> str:
    """A die that shows a number, or a symbol (the outline of a drawing of 24 x 24 units) in its place.

    What has no body of its own is drawn as a cube.
    """
    body = BODIES.get(sides)
    drawn = path(body[0], "die") + path(body[1], "die-edge") if body else box(-11, -11, 22, 22, "die", 4)
    if symbol:
        return drawn + element("path", d=symbol, transform="scale(.62)", kind="die-symbol")
    if body is None and shown in PIPS:
        return drawn + "".join(circle(x, y, 2.2, "pip") for x, y in PIPS[int(shown)])
    text, down = str(shown), body[2] if body else 0.0
    size = 11.0 if len(text) < 2 else 9.0
    return drawn + label(0, size * 0.36 + down, text, size, "die-number bold", anchor="middle")


def sides_of(kind: str) -> int:
    """How many sides the die of this kind of Chance has: die, d8, black-d6; 0 if it is no die."""
    last = kind.rpartition("-")[2]
    if last == "die":
        return 6
    return int(last[1:]) if last[:1] == "d" and last[1:].isdigit() else 0
