"""What stands on a board and on a screen, in the words of the game."""

from __future__ import annotations

from vigil.drawing.svg import NARROWER, SMALLEST, folded
from vigil.kernel.text.words import Words


def board_label(words: Words, key: str, **facts: int | str) -> str:
    """The message `board-<key>`."""
    return words.say(f"board-{key}", facts)


def screen_label(words: Words, key: str, **facts: int | str) -> str:
    """The message `screen-<key>`."""
    return words.say(f"screen-{key}", facts)


def name_lines(name: str, width: float, most: int = 3) -> list[str]:
    """A name in the bold display face on as many lines as it needs, broken at its hyphens too."""
    lines = folded(name.replace("-", "- "), width / NARROWER, SMALLEST, bold=True)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [line.replace("- ", "-") for line in lines]
