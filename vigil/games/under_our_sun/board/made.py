"""The board of Under our Sun: its panels, where options lie on it, and what is always in sight."""

from __future__ import annotations

from pathlib import Path

from vigil.drawing.sheet import make_board
from vigil.games.under_our_sun.board import company, land, people, record, stage
from vigil.games.under_our_sun.board.geometry import PANELS, SIZE
from vigil.games.under_our_sun.board.letters import LETTERS
from vigil.games.under_our_sun.board.symbols import defs
from vigil.games.under_our_sun.board.targets import targets, trace
from vigil.games.under_our_sun.board.what import what
from vigil.kernel.display.board import Panel

BOARD = make_board(
    "game-under-our-sun",
    SIZE,
    (
        Panel("map", PANELS["map"], land.parts, ("tiles", "light", "figures")),
        Panel("mine", PANELS["mine"], people.parts),
        Panel("here", PANELS["here"], stage.parts),
        Panel("company", PANELS["company"], company.parts),
    ),
    Path(__file__).with_name("board.css"),
    defs=defs,
    targets=targets,
    strip=record.strip,
    trace=trace,
    letters=LETTERS,
    what=what,
)
