"""The table in plain lines, one fact after the other, for a screen reader."""

from __future__ import annotations

from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.terminal.screen import (
    floor_line,
    goods_line,
    heading,
    night,
    person_line,
    plain,
)
from vigil.kernel.text.words import Words


def spoken(view: View, words: Words) -> list[str]:
    """Everything in plain lines, for a screen reader."""
    lines = [heading(view, words), *(person_line(each, words) for each in view.people)]
    lines += [*night(view, words), goods_line("storage", view.storage, words)]
    lines += [floor_line(floor, words) for floor in view.floors]
    return [plain(line) for line in lines]
