"""The board of This War of Mine: its panels, where options lie on it, and what is always in sight."""

from __future__ import annotations

from pathlib import Path

from vigil.drawing.board import make_board
from vigil.games.this_war_of_mine.board import city, gauges, house, people, storage
from vigil.games.this_war_of_mine.board.geometry import PANELS, SIZE
from vigil.games.this_war_of_mine.board.legend import what
from vigil.games.this_war_of_mine.board.portraits import faces
from vigil.games.this_war_of_mine.board.shortcuts import LETTERS
from vigil.games.this_war_of_mine.board.symbols import defs
from vigil.games.this_war_of_mine.board.targets import targets, trace
from vigil.kernel.display.board import Panel

BOARD = make_board(
    "game-this-war-of-mine",
    SIZE,
    (
        Panel("house", PANELS["house"], house.parts),
        Panel("people", PANELS["people"], people.parts, ("figures", "plates")),
        Panel("city", PANELS["city"], city.parts),
        Panel("storage", PANELS["storage"], storage.parts),
    ),
    Path(__file__).with_name("board.css"),
    defs=defs,
    targets=targets,
    strip=gauges.strip,
    trace=trace,
    letters=LETTERS,
    what=what,
    later=faces,
)
