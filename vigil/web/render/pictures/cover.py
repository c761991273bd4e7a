"""The picture on a game's box: its own, or a plain one. The table writes the name over its lowest quarter."""

from __future__ import annotations

import logging

from markupsafe import Markup

from vigil.app.loaded_game import Box
from vigil.kernel.text.words import Words

LOG = logging.getLogger("vigil.web")
BAND = "".join(
    f'<path d="M{x} 0l20 20-20 20-20-20z" fill="#d9a441"/><path d="M{x} 10l10 10-10 10-10-10z" fill="#8e3222"/>'
    for x in range(20, 240, 40)
)
PLAIN = (
    '<svg viewBox="0 0 240 320" aria-hidden="true"><path d="M0 0h240v320H0z" fill="light-dark(#0c6668, #14494a)"/>'
    + "".join(f'<g transform="translate(0 {y})">{BAND}</g>' for y in (20, 100, 180))
    + "</svg>"
)


def cover(box: Box, words: Words) -> Markup:
    draw = box.definition.display.cover
    if draw is not None:
        try:
            return Markup(draw(words))
        except Exception:
            LOG.exception("the cover of %s cannot be drawn", box.definition.slug)
    return Markup(PLAIN)
