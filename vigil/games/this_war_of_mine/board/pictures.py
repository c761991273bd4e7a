"""The picture of a card or a place, by its key: data in pictures.toml; of a person, the portrait. What comes with
somebody else's pack has a street or a plain figure."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vigil.drawing.motifs import Scene, alone, read_scenes
from vigil.drawing.svg import box, group, moved, path
from vigil.games.this_war_of_mine.board import figures, portraits
from vigil.games.this_war_of_mine.board.furniture import drawing, furniture

FOREIGN = Scene("winter", "snow", (("ruin", 30, 64, 1.2), ("ruin", 88, 66, 1.4)))


@cache
def pictures() -> dict[str, Scene]:
    return read_scenes(Path(__file__).with_name("pictures.toml"))


def picture_of(key: str) -> Scene:
    return pictures().get(key, FOREIGN)


def picture(key: str) -> str:
    """For the page of a card."""
    if portraits.known_face(key):
        return portraits.photograph(key)
    return furnished(key) if key in furniture() and key not in pictures() else alone(picture_of(key))


def furnished(fitting: str) -> str:
    """A Fitting in its room."""
    room = box(0, 0, 120, 66, "room", 0) + path("M0 40h120v26H0z", "lit") + path("M0 63h120", "boards")
    thing = group(drawing(fitting), transform=moved(60, 60, 0.8), kind="thing")
    frame = 'viewBox="0 0 120 66" preserveAspectRatio="xMidYMax slice"'
    return f'<svg {frame} class="picture board" aria-hidden="true">{room}{thing}</svg>'


def portrait(key: str) -> str:
    """Of a person, for a page that tells what became of everybody."""
    return portraits.portrait(key) if portraits.known_face(key) else figures.alone(key)
