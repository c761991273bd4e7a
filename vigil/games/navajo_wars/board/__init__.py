"""The board as one SVG document: a pure function of the view. A page diffs it by element id and lets pieces glide."""

from __future__ import annotations

from pathlib import Path

from vigil.games.navajo_wars.board.cards import current, heading, held
from vigil.games.navajo_wars.board.geometry import SIZE
from vigil.games.navajo_wars.board.ink import clean, element, group
from vigil.games.navajo_wars.board.land import land
from vigil.games.navajo_wars.board.orders import cubes, orders, tracks
from vigil.games.navajo_wars.board.people import people
from vigil.games.navajo_wars.board.pieces import pieces
from vigil.games.navajo_wars.board.symbols import defs
from vigil.games.navajo_wars.view import View
from vigil.kernel.text import Words

STYLES = Path(__file__).with_name("board.css")


def stylesheet() -> str:
    """The colours and letters of the board, light and dark. A page serves them once, from a file of its own."""
    return STYLES.read_text(encoding="utf-8")


def board(view: View, words: Words, standalone: bool = False) -> str:
    """The whole table. Alone, outside a page, it brings its style sheet with it."""
    w, h = SIZE
    return element(
        "svg",
        element("title", clean(words.say("game-navajo-wars"))),
        element("style", clean(stylesheet())) if standalone else "",
        defs(),
        heading(view, words),
        land(view, words),
        current(view, words),
        orders(view, words),
        cubes(view, words),
        held(view, words),
        people(view, words),
        tracks(view, words),
        group(*pieces(view, words), id="pieces"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {w} {h}",
        kind="board",
        lang=words.language,
        id="board",
    )
