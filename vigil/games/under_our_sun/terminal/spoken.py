"""The table in plain lines, one fact after the other, for a screen reader."""

from __future__ import annotations

from vigil.drawing.terminal_text import plain
from vigil.games.under_our_sun.observe.view import View
from vigil.games.under_our_sun.terminal.screen import heading, pack_line, people, piles, tile_lines
from vigil.kernel.text.words import Words


def spoken(view: View, words: Words) -> list[str]:
    """Everything in plain lines, for a screen reader."""
    lines = [heading(view, words), [(words.say(f"event-mission-{view.card}"), "")], *people(view, words)]
    lines += [pack_line(each, words) for each in view.people if not each.gone]
    lines += [line for tile in view.tiles for line in tile_lines(view, tile, words)]
    return [text for line in (*lines, piles(view, words)) if (text := plain(line).strip())]
