"""The picture over the lobby: a fire in the night, and those who keep watch by it."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from vigil.drawing.motifs import scattered, shape

WIDE, HIGH, HORIZON = 900, 260, 190
NIGHT = (
    ("stars", 160, 70, 1.6), ("stars", 330, 60, 1.3), ("stars", 520, 80, 1.7), ("stars", 720, 62, 1.5),
    ("stars", 850, 90, 1.2), ("full-moon", 640, 52, 1.7),
    ("hills", 200, 192, 2.2), ("hills", 470, 192, 1.7), ("mesa", 350, 193, 1.9), ("spire", 520, 193, 2.0),
    ("butte", 252, 193, 1.5), ("mesa", 760, 194, 2.3), ("butte", 880, 194, 1.8), ("mesa", 90, 194, 1.4),
    ("pine", 300, 212, 1.1), ("pine", 330, 220, 1.4), ("hogan", 800, 226, 1.9), ("smoke", 800, 184, 1.3),
    ("tree", 430, 222, 1.2), ("yucca", 470, 250, 1.3), ("sheep", 390, 242, 1.2), ("sheep<", 426, 250, 1.1),
    ("black-sheep", 350, 250, 1.1), ("campfire", 620, 244, 2.0), ("elder", 572, 242, 1.8), ("child", 544, 246, 1.8),
    ("woman", 668, 242, 1.8), ("man<", 700, 244, 1.8), ("pale-horse", 880, 250, 1.5), ("tuft", 500, 256, 1.4),
)  # fmt: skip


@cache
def banner() -> Markup:
    bands = [shape(f"night-{n}", f"M0 {HORIZON * n // 3}h{WIDE}v{HORIZON // 3 + 4}H0z") for n in range(3)]
    plain = shape("night-near", f"M0 {HORIZON}q200-8 450 0t450-2V{HIGH}H0z")
    nearer = shape("night-nearest", f"M0 {HORIZON + 38}q220-14 460 0t440-4V{HIGH}H0z")
    inside = "".join(bands) + plain + nearer + scattered(NIGHT)
    return Markup(
        f'<svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">{inside}</svg>'
    )
