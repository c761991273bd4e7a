"""Where a command writes: in colour on a terminal, as plain text everywhere else."""

from __future__ import annotations

import io
import os
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import TextIO

from vigil.kernel.unsafe_characters import shown

ANSI = {
    "title": "1",
    "label": "1;36",
    "card": "1;33",
    "dine": "1;32",
    "enemy": "31",
    "good": "32",
    "warn": "33",
    "place": "",
    "dim": "2",
    "story": "3",
    "ask": "1",
    "key": "36",
    "": "",
}


class Output:
    """Where the terminal writes: its width, whether it takes colour, whether it may be cleared."""

    def __init__(self, out: TextIO, plain: bool) -> None:
        self.out = out
        self.tty = out.isatty() and os.environ.get("TERM", "dumb") != "dumb" and not plain
        self.colour = self.tty and not os.environ.get("NO_COLOR")
        self.columns, self.rows = 80, 24
        self.measure()

    def measure(self) -> None:
        size = shutil.get_terminal_size((100, 40) if not self.tty else (80, 24))
        self.columns, self.rows = max(40, size.columns), size.lines

    def paint(self, text: str, style: str) -> str:
        code, text = ANSI.get(style, ""), shown(text)
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and code and text else text

    def line(self, *pieces: tuple[str, str]) -> None:
        self.out.write("".join(self.paint(text, style) for text, style in pieces).rstrip() + "\n")

    def paragraph(self, text: str, style: str = "", indent: str = "") -> None:
        """Write wrapped text; its own line breaks stay."""
        width = min(self.columns, 100) - len(indent)
        for part in text.split("\n"):
            hang = "  " if part.startswith("- ") else ""
            for line in textwrap.wrap(
                part, width, subsequent_indent=hang, break_on_hyphens=False, break_long_words=False
            ) or [""]:
                self.line((indent + line, style))

    def clear(self) -> None:
        if self.tty:
            self.out.write("\x1b[2J\x1b[H")

    def hide(self) -> None:
        """Hide all that was written: clear the screen and what was scrolled out of it. Where that cannot be done, push
        it out of sight."""
        self.measure()
        if self.tty:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.out.write("\n" * self.rows + "-" * 40 + "\n")
        self.flush()  # what is written next may go another way

    def compose(self, write: Callable[[], None]) -> str:
        """What would be written, so that it can be measured first."""
        out, self.out = self.out, io.StringIO()
        try:
            write()
            return self.out.getvalue()
        finally:
            self.out = out

    def flush(self) -> None:
        self.out.flush()


def output_for(plain: bool) -> Output:
    return Output(sys.stdout, plain)


def warn(text: str) -> None:
    """Write what went wrong to standard error. Control characters in it are shown, never obeyed."""
    print(shown(text), file=sys.stderr)
