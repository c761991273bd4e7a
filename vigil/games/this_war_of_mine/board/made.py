"""The board of This War of Mine: its panels, where options lie on it, and what is always in sight."""

from __future__ import annotations

from pathlib import Path

from vigil.drawing.sheet import make_board
from vigil.games.this_war_of_mine.board import city, house, people, record, storage
from vigil.games.this_war_of_mine.board.geometry import PANELS, SIZE
from vigil.games.this_war_of_mine.board.letters import LETTERS
from vigil.games.this_war_of_mine.board.portraits import faces
from vigil.games.this_war_of_mine.board.symbols import defs
from vigil.games.this_war_of_mine.board.targets import targets, trace
from vigil.games.this_war_of_mine.board.what import what
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
    strip=record.strip,
    trace=trace,
    letters=LETTERS,
    what=what,
    later=faces,
)
