"""The board of Under our Sun: its panels, where options lie on it, and what is always in sight."""

from __future__ import annotations

from pathlib import Path

from vigil.drawing.board import make_board
from vigil.games.under_our_sun.board import character_boards, current_tile, gauges, land, mission
from vigil.games.under_our_sun.board.geometry import PANELS, SIZE
from vigil.games.under_our_sun.board.legend import what
from vigil.games.under_our_sun.board.shortcuts import LETTERS
from vigil.games.under_our_sun.board.symbols import defs
from vigil.games.under_our_sun.board.targets import targets, trace
from vigil.kernel.display.board import Panel

BOARD = make_board(
    "game-under-our-sun",
    SIZE,
    (
        Panel("map", PANELS["map"], land.parts, ("tiles", "light", "figures")),
        Panel("mine", PANELS["mine"], character_boards.parts),
        Panel("here", PANELS["here"], current_tile.parts),
        Panel("company", PANELS["company"], mission.parts),
    ),
    Path(__file__).with_name("board.css"),
    defs=defs,
    targets=targets,
    strip=gauges.strip,
    trace=trace,
    letters=LETTERS,
    what=what,
)
