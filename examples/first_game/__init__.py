"""How small can a game be? Ten miles through the snow, step by step in docs/tutorials/my-first-game.md.

`python -m examples.first_game` plays it in the terminal.
"""

from examples.first_game.game import FIRST_GAME as DEFINITION

__all__ = ["DEFINITION"]
