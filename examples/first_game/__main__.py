"""Ten Miles in the terminal."""

from __future__ import annotations

from examples.first_game.game import FIRST_GAME
from vigil.cli.main import main
from vigil.games import GAMES

GAMES[FIRST_GAME.slug] = "examples.first_game"
raise SystemExit(main(["play", FIRST_GAME.slug]))
