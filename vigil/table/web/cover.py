"""The picture on a game's box: its own, or a plain one with its name."""

from __future__ import annotations

import logging
from html import escape

from markupsafe import Markup

from vigil.kernel.text import Words
from vigil.table.shelf import Box

LOG = logging.getLogger("vigil.web")
LINE = 13  # letters that fit on the cover


def cover(box: Box, words: Words) -> Markup:
    draw = box.definition.cover
    if draw is not None:
        try:
            return Markup(draw(words))
        except Exception:
            LOG.exception("the cover of %s cannot be drawn", box.definition.slug)
    return Markup(plain(words.say(f"game-{box.definition.slug}")))


def plain(title: str) -> str:
    """A woven band and the name of the game."""
    rows: list[str] = []
    for word in title.split():
        if rows and len(rows[-1]) + len(word) < LINE:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    names = "".join(
        f'<text x="120" y="{166 + 34 * n - 17 * len(rows)}" text-anchor="middle" font-size="28" font-weight="700"'
        f' fill="#f6ecd6">{escape(row)}</text>'
        for n, row in enumerate(rows[:6])
    )
    band = "".join(
        f'<path d="M{x} 0l20 20-20 20-20-20z" fill="#d9a441"/><path d="M{x} 10l10 10-10 10-10-10z" fill="#8e3222"/>'
        for x in range(20, 240, 40)
    )
    return (
        '<svg viewBox="0 0 240 320" aria-hidden="true"><path d="M0 0h240v320H0z" fill="light-dark(#27335f, #20294d)"/>'
        f'<g transform="translate(0 24)">{band}</g><g transform="translate(0 256)">{band}</g>{names}</svg>'
    )
