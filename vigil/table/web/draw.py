"""Small drawings for what is drawn or entered: dice, cubes, cards, counters. Colours are classes of the stylesheet."""

from __future__ import annotations

from html import escape

PIPS = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((7, 6.5), (17, 6.5), (7, 12), (17, 12), (7, 17.5), (17, 17.5)),
}


def chip(kind: str, outcome: str) -> str:
    """A picture of an outcome; it says nothing to a screen reader, the words beside it do."""
    if kind == "die" and outcome.isdigit() and int(outcome) in PIPS:
        inside = die(int(outcome))
    elif kind == "cube":
        inside = cube()
    elif kind == "card":
        inside = '<path class="card-back" d="M5 2h14v20H5z"/><path class="card-weave" d="M12 5l5 7-5 7-5-7z"/>'
    else:
        inside = '<path class="counter" d="M3 3h18v18H3z"/><path class="card-weave" d="M12 7l5 5-5 5-5-5z"/>'
    tint = f" tint-{escape(outcome)}" if kind == "cube" else ""
    return f'<svg class="chip chip-{escape(kind)}{tint}" viewBox="0 0 24 24" aria-hidden="true">{inside}</svg>'


def die(eyes: int) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.2"/>' for x, y in PIPS[eyes])
    return f'<path class="die" d="M5 1h14q4 0 4 4v14q0 4-4 4H5q-4 0-4-4V5q0-4 4-4z"/><g class="pip">{pips}</g>'


def cube() -> str:
    return (
        '<path class="top" d="M12 2l9 5-9 5-9-5z"/><path class="left" d="M3 7l9 5v10l-9-5z"/>'
        '<path class="right" d="M21 7l-9 5v10l9-5z"/>'
    )
