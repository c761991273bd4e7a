"""The board as a seat sees it, and how it came to be as it is: drawings from one event to the next."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from html import escape
from typing import Any

from msgspec import Struct

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.board import Trace
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.events import Event
from vigil.kernel.text.words import Words
from vigil.web.render.outlook import Between, strips
from vigil.web.render.templates import template

LOG = logging.getLogger("vigil.web")
FRAMES = 16  # drawings between an answer and the next question; a longer burst shows some of its steps together

Pieces = dict[str, str]  # everything on the board that can change, by the id of its element


class Sent(Struct):
    """What the watchers of a seat have on their screens."""

    at: int
    pieces: Pieces
    kept: dict[str, Any]  # by the board, of its last drawing
    strip: str = ""
    course: dict[str, Any] = {}


class Frame(Struct):
    """What an event of the log changed on the board, and where it happened: the elements to light, and whether it came
    there on a way; and what it changed of the strip and the course."""

    n: int
    pieces: Pieces
    order: dict[str, list[str]]
    at: Sequence[str] = ()
    along: bool = False
    strip: str | None = None
    course: dict[str, Any] | None = None


def pieces(observation: Observation, words: Words, kept: dict[str, Any] | None = None) -> Pieces:
    board = observation.definition.display.board
    if board is not None:
        return board.pieces(observation.view(), words, {} if kept is None else kept)
    return {"board-words": placeholder(observation, words)}


def ground(observation: Observation, words: Words) -> str:
    """The board's drawing, with everything on it."""
    board = observation.definition.display.board
    if board is not None:
        return str(board.ground(observation.view(), words))
    return f'<svg viewBox="0 0 1600 1166">{placeholder(observation, words)}</svg>'


def frame(definition: AnyDefinition) -> dict[str, Any]:
    """What a page puts around the board: a tab for each panel if there are several, and one for the whole."""
    board = definition.display.board
    panels = board.panels if board is not None and len(board.panels) > 1 else ()
    return {"panels": panels, "size": f"0 0 {board.size[0]} {board.size[1]}" if board is not None else ""}


def strip(observation: Observation, words: Words) -> str:
    """The numbers that stay in sight where only a panel of the board is."""
    board = observation.definition.display.board
    gauges = board.strip(observation.view(), words) if board is not None and board.strip is not None else ()
    return template("board/strip.html", gauges=gauges)


def placeholder(observation: Observation, words: Words) -> str:
    texts = observation.definition.display.spoken(observation.view(), words)
    body = "".join(f'<text x="20" y="{26 + 24 * n}">{escape(text[:150])}</text>' for n, text in enumerate(texts))
    return f'<g id="board-words">{body}</g>'


def film(observer: Observer, words: Words, states: list[Any], keep: int, sent: Sent) -> tuple[list[Frame], Pieces]:
    """The board as each event after the first `keep` was told, as changes from one drawing to the next; and the board
    as it is now."""
    definition, game, found = observer.definition, observer.game, list[Frame]()
    events = observer.events(keep)
    each = max(1, -(-len(states) // FRAMES))
    old, drawn, was = sent.pieces, None, (sent.strip, sent.course)
    # if the rules failed on the way, only where the game stands is sure
    for n, (state, event) in enumerate(zip(states, events, strict=True) if len(states) == len(events) else ()):
        then = definition.rules.revive(game.content, state)
        observation = Between(definition, then, None, {}, observer.seat, observer.over)
        place, new, now = traced(observation, event), old, was
        if n % each == 0 and state != drawn:
            new, drawn = pieces(observation, words, sent.kept), state
            now = strip(observation, words), strips(observation, words)
        moved = order(definition, new) if old.keys() != new.keys() else {}
        frame = Frame(keep + n, changed(old, new), moved, place.at, place.along)
        frame.strip = now[0] if now[0] != was[0] else None
        frame.course = now[1] if now[1] != was[1] else None
        if frame.pieces or frame.order or frame.at or now != was:
            found.append(frame)
        old, was = new, now
    return found, old if drawn == game.state else pieces(observer, words, sent.kept)


def traced(observation: Observation, event: Event) -> Trace:
    """Where on the board an event happened, if the game tells."""
    board = observation.definition.display.board
    if board is None or board.trace is None:
        return Trace()
    try:
        return board.trace(event.key, event.facts, observation.view())
    except Exception:
        LOG.exception("no place on the board for %s", event.key)
        return Trace()


def changed(old: Pieces, new: Pieces) -> Pieces:
    return {key: markup for key, markup in new.items() if old.get(key) != markup}


def order(definition: AnyDefinition, found: Pieces) -> dict[str, list[str]]:
    """The ids of the pieces of each layer, in the order in which they lie."""
    layers: dict[str, list[str]] = {
        name: [] for name in (definition.display.board.layers if definition.display.board else ())
    }
    for key in found:
        name, _, piece = key.rpartition("/")
        if name:
            layers[name].append(piece)
    return layers
