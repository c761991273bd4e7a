"""Draw the terminal of a running game as an SVG for the README.

python -m tools.pictures.terminal_picture [game] > docs/terminal.svg
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from html import escape

from vigil.app.output import Output
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import book
from vigil.lab.named_games import header_of
from vigil.terminal.table import Terminal

COLUMNS, ROWS = 104, 40
MUCH, TURNS = range(8, 14), 3  # options, and turns before it
INK = {
    "title": "#f4efe6", "label": "#6fc7c7", "card": "#e8c468", "dine": "#8fce7a", "enemy": "#e0736a",
    "good": "#8fce7a", "warn": "#e8a468", "dim": "#8a8580", "ask": "#f4efe6", "key": "#6fc7c7",
}  # fmt: skip
BOLD = {"title", "label", "card", "dine", "ask"}


class Canvas(Output):
    """An output that remembers its pieces."""

    def __init__(self) -> None:
        super().__init__(io.StringIO(), plain=False)
        self.tty, self.columns, self.rows = True, COLUMNS, ROWS
        self.lines: list[tuple[tuple[str, str], ...]] = []
        self.question: list[tuple[tuple[str, str], ...]] = []

    def measure(self) -> None:
        pass

    def line(self, *pieces: tuple[str, str]) -> None:
        self.lines.append(pieces)

    def clear(self) -> None:
        self.lines.clear()

    def compose(self, write: Callable[[], None]) -> str:
        """The question is composed first, and stands below everything else."""
        above, self.lines = self.lines, []
        write()
        self.question, self.lines = self.lines, above
        return "\n" * len(self.question)


def svg(lines: list[tuple[tuple[str, str], ...]]) -> str:
    height, width = len(lines) * 18 + 32, COLUMNS * 8.4 + 32
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img" '
        'aria-label="The table, the question and its options, each with its section">',
        f'<rect width="{width:.0f}" height="{height}" rx="10" fill="#221f1c"/>',
        '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#d9d2c7">',
    ]
    for row, pieces in enumerate(lines):
        x = 16.0
        for text, style in pieces:
            if text.strip():
                fill = f' fill="{INK[style]}"' if style in INK else ""
                weight = ' font-weight="bold"' if style in BOLD else ""
                length = f' textLength="{len(text) * 8.4:.1f}" lengthAdjust="spacingAndGlyphs"'
                place = f'x="{x:.1f}" y="{row * 18 + 30}" xml:space="preserve"'
                out.append(f"<text {place}{fill}{weight}{length}>{escape(text)}</text>")
            x += len(text) * 8.4
    return "\n".join([*out, "</g>", "</svg>"]) + "\n"


def moment(game: str) -> Session:
    """Much to choose from, some turns into a game."""
    definition = take_down(game)
    content, scenario = (
        definition.content.load([]),
        definition.identity.scenarios[len(definition.identity.scenarios) // 2].slug,
    )
    for seed in range(1000):
        session = Session.start(definition, content, header_of(definition, scenario, seed))
        choose = at_random(seed)
        while session.pending:
            seat, waiting = next(iter(session.pending.items()))
            if len(waiting.options) in MUCH and definition.rules.turn_number(session.run.game.state) > TURNS:
                return session
            session.answer(choose(waiting.decision, waiting.options).name, seat)
    raise SystemExit("no such moment")


def main() -> None:
    session = moment(sys.argv[1] if len(sys.argv) > 1 else next(iter(GAMES)))
    definition = session.definition
    canvas = Canvas()
    table = Terminal(session, lambda language: book(language, definition.identity.text), "en", canvas)
    table.hot_seat.read[0] = len(session.log) - 5
    table.screen.show()
    sys.stdout.write(svg([*canvas.lines, *canvas.question]))


if __name__ == "__main__":
    main()
