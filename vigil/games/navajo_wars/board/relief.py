"""The land itself: rivers, mesas, buttes, the canyon, mountains, villages. Nothing here is ever clicked."""

from __future__ import annotations

from functools import cache

from vigil.drawing.motifs import scattered
from vigil.drawing.svg import path

SAN_JUAN = "M829 33C790 27 742 42 690 35S588 41 520 35 400 42 330 35 180 41 110 35 40 38 13 34"
CHACO = "M700 36C690 62 742 74 741 96S650 150 652 170 742 196 741 232"
RIO_GRANDE = "M826 206C812 232 834 246 824 262S816 292 828 304"
LITTLE_COLORADO = "M410 612C370 590 352 622 300 612S230 622 180 614"

# Canyon de Chelly: the gorge with its two arms, a rim in the sun, a rim in the shade, and the stream.
SOUTH = (
    "520 403 504 404 490 416 474 424 456 420 444 422 430 436 416 441 398 438 384 437 370 445 352 447 338 440 324 441z"
)
GORGE = (
    "M324 418L340 416 352 424 370 420 380 411 396 410 412 417 428 408 436 396 427 376 435 352 425 328 429 298 437 298"
    f"L435 328 446 352 439 378 450 394 470 399 484 392 500 381 518 383 540 374V398L{SOUTH}"
)
SUNNY = (
    "M324 441V434L338 433 352 440 370 438 384 430 398 431 416 434 430 429 444 415 456 413 474 417 490 409 504 397"
    f"L520 396 540 391V398L{SOUTH}"
)
STREAM = "M324 428L340 426 356 433 374 429 392 421 414 427 434 416 446 406 470 409 488 402 502 391 520 393 540 384"

THINGS = (  # motif, x and y of its foot, size; from north to south
    # Monument Valley
    ("butte", 212, 98, 0.8), ("butte", 246, 96, 1.15), ("butte<", 300, 99, 1.0), ("mesa", 292, 232, 0.62),
    ("butte", 96, 240, 0.5), ("tuft", 270, 210, 0.9), ("tuft", 180, 238, 0.9),
    # Shiprock
    ("spire", 488, 172, 1.62), ("tuft", 408, 168, 1.0), ("hills", 470, 246, 0.42), ("tuft", 556, 176, 0.9),
    ("stones", 430, 180, 0.9), ("mesa", 632, 330, 0.42),
    # San Juan Valley
    ("tree", 764, 98, 0.8), ("tree", 748, 92, 0.62), ("tree", 656, 172, 0.72), ("tree", 742, 168, 0.66),
    ("tree", 656, 242, 0.6), ("tuft", 800, 94, 1.0), ("tree", 812, 298, 0.66), ("tree", 798, 290, 0.5),
    # Black Mesa
    ("mesa", 288, 356, 1.0), ("mesa", 284, 436, 1.1), ("mesa", 92, 366, 0.62), ("pine", 262, 366, 0.6),
    ("pine", 300, 372, 0.5), ("pine", 92, 440, 0.6), ("stones", 190, 440, 0.9),
    # Canyon de Chelly
    ("peach", 356, 356, 0.52), ("peach", 446, 440, 0.48), ("tuft", 510, 304, 0.9),
    # Zuni Mountains
    ("mountain", 690, 434, 1.0), ("mountain", 724, 440, 0.8), ("pine", 664, 446, 0.72), ("pine", 706, 452, 0.6),
    ("mountain", 556, 534, 1.1), ("mountain", 636, 540, 1.3), ("pine", 586, 548, 0.8), ("pine", 676, 552, 0.72),
    ("pine", 546, 552, 0.62), ("mountain", 444, 616, 0.9), ("pine", 422, 620, 0.7), ("pine", 560, 622, 0.8),
    ("pine", 640, 620, 0.7), ("pine", 576, 616, 0.6), ("mountain", 790, 618, 0.8), ("pine", 764, 620, 0.7),
    ("pine", 520, 466, 0.7), ("pine", 536, 474, 0.6), ("mountain", 512, 460, 0.62),
    # Hopi Land
    ("mesa", 372, 546, 1.05), ("pueblo", 372, 527.5, 0.5), ("mesa", 262, 540, 0.72), ("pueblo", 262, 527.5, 0.34),
    ("corn", 346, 548, 0.42), ("corn", 398, 550, 0.42), ("field", 370, 622, 0.5), ("tuft", 100, 540, 0.9),
    # the way to the east
    ("tuft", 728, 372, 0.9), ("stones", 722, 330, 0.8),
)  # fmt: skip


@cache
def water() -> str:
    return "".join(path(d, kind) for d in (SAN_JUAN, RIO_GRANDE) for kind in ("river", "river-light"))


@cache
def relief() -> str:
    streams = "".join(path(d, "stream") for d in (CHACO, LITTLE_COLORADO))
    gorge = path(GORGE, "gorge") + path(SUNNY, "rim") + path(STREAM, "stream")
    return streams + gorge + scattered(THINGS)
