"""The board of Navajo Wars: its panels, where options lie on it, what is always in sight, and its free actions."""

from __future__ import annotations

from pathlib import Path

from vigil.drawing.board import make_board
from vigil.games.navajo_wars.board import cards, dine_side, enemy_side, gauges, land
from vigil.games.navajo_wars.board.event_targets import trace
from vigil.games.navajo_wars.board.geometry import PANELS, SIZE
from vigil.games.navajo_wars.board.legend import what
from vigil.games.navajo_wars.board.shortcuts import LETTERS
from vigil.games.navajo_wars.board.symbols import defs
from vigil.games.navajo_wars.board.targets import targets
from vigil.kernel.display.board import Panel

FREE = (
    "give-horse",
    "goods-for-ap",
    "goods-for-animal",
    "trade-animals",
    "trade-animals-which",
    "trade-corn",
    "trade-corn-which",
    "use-development",
    "play-blessing-way",
)

BOARD = make_board(
    "game-navajo-wars",
    SIZE,
    (
        Panel("map", PANELS["map"], land.parts, ("pieces",)),
        Panel("people", PANELS["people"], dine_side.parts, ("markers",)),
        Panel("cards", PANELS["cards"], cards.parts),
        Panel("enemy", PANELS["enemy"], enemy_side.parts, ("order-counters",)),
    ),
    Path(__file__).with_name("board.css"),
    defs=defs,
    targets=targets,
    strip=gauges.strip,
    trace=trace,
    tray=FREE,
    letters=LETTERS,
    what=what,
)
