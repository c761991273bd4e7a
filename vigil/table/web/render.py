"""What a seat sees of a game, as it goes to the page: the log, the board, and what an answer changed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from html import escape
from typing import Any

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.board import Trace
from vigil.kernel.eyes import HIDDEN, Eyes, Sight
from vigil.kernel.game import CARD, CHANGE, ORDER, Definition, Event
from vigil.kernel.past import BY_CHANCE
from vigil.kernel.stops import Stops
from vigil.kernel.text import Words
from vigil.table.web import moment, people, polls
from vigil.table.web.ask import outcome_name, question
from vigil.table.web.course import Between, strips
from vigil.table.web.desk import undo_target
from vigil.table.web.draw import chip
from vigil.table.web.fragments import card_of, cite, section_title, template
from vigil.table.web.moment import drawn, moment_of, told_before
from vigil.table.web.screen import Screen
from vigil.table.web.table import SEAT, Table

LOG = logging.getLogger("vigil.web")
LOG_LINES = 120  # lines of the log that a page starts with
AWAY_LINES = 8  # of what was told while somebody was away
FRAMES = 16  # drawings between an answer and the next question; a longer burst shows some of its steps together


Pieces = dict[str, str]  # everything on the board that can change, by the id of its element


class Line(Struct):
    """A line of the log."""

    n: int
    moment: int
    text: str
    rule: str
    card: str
    about: str  # the name of that card
    weight: str = ""  # card, order, change, detail
    cause: str = ""  # of a change
    pictures: Markup = Markup()


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


# the log


def lines(eyes: Eyes, words: Words, start: int, end: int) -> list[Line]:
    """Events of the log as a seat hears them, with their weight, what was drawn for them, and why a number changed."""
    session, weights = eyes.session, eyes.definition.weights
    events = eyes.events(start, end)
    found, under = list[Line](), ""
    for n, (event, draws) in enumerate(zip(events, drawn(eyes, start, events), strict=True), start):
        line = line_of(words, n, moment_of(session, n), event)
        line.weight = weights.get(event.key, "")
        line.pictures = Markup("").join(Markup(chip(each.kind, each.name)) for each in draws)
        if line.weight in (CARD, ORDER):
            under = event.rule
        elif line.weight == CHANGE and event.rule != under:
            line.cause = section_title(eyes.definition, words, event.rule)
            under = event.rule  # said once for what follows from it
        found.append(line)
    return found


def line_of(words: Words, n: int, moment: int, event: Event) -> Line:
    card = card_of(event.facts, words)
    return Line(n, moment, words.event(event), event.rule, card, words.name(card) if card else "")


def log(eyes: Eyes, words: Words, start: int, end: int | None = None) -> str:
    """Lines of the log; after the end with what some heard otherwise."""
    end = len(eyes.session.log) if end is None else end
    return written(eyes, words, lines(eyes, words, start, end))


def written(eyes: Eyes, words: Words, found: list[Line]) -> str:
    if eyes.over and eyes.session.header.seats > 1:
        found = [each for line in found for each in (line, *otherwise(eyes, words, line))]
    return template("log.html", lines=found, cite=cite(eyes.definition, words)) if found else ""


def otherwise(eyes: Eyes, words: Words, line: Line) -> list[Line]:
    event = eyes.session.log[line.n]
    found = []
    for seat in event.faces or ():
        told = line_of(words, line.n, line.moment, event.heard_by(seat))
        if told.text != line.text:
            found.append(replace(told, text=f"{words.name(f'{SEAT}{seat + 1}')}: {told.text}"))
    return found


def away(eyes: Eyes, words: Words, since: int) -> str:
    """What was told since a seat last looked, as it hears it, shortened."""
    end = len(eyes.session.log)
    if since >= end:
        return ""
    start = max(since, end - AWAY_LINES)
    told = [line.text for line in lines(eyes, words, start, end)]
    return template("away.html", words=words, title="web-while-away", lines=told, more=start - since)


def previously(eyes: Eyes, words: Words) -> str:
    """What happened last in a game that is taken up again: the end of its last turn."""
    session = eyes.session
    end = len(session.log)
    marks = [told_before(session, mark.at) for mark in session.marks]
    start = max(end - AWAY_LINES // 2, max([each for each in marks if each < end - 1], default=0))
    told = [line.text for line in lines(eyes, words, start, end)]
    return template("away.html", words=words, title="web-previously", lines=told, more=0) if told else ""


# the board


def pieces(sight: Sight, words: Words, kept: dict[str, Any] | None = None) -> Pieces:
    board = sight.definition.board
    if board is not None:
        return board.pieces(sight.view(), words, {} if kept is None else kept)
    return {"board-words": placeholder(sight, words)}


def ground(sight: Sight, words: Words) -> str:
    """The board's drawing, with everything on it."""
    board = sight.definition.board
    if board is not None:
        return str(board.ground(sight.view(), words))
    return f'<svg viewBox="0 0 1600 1166">{placeholder(sight, words)}</svg>'


def frame(definition: Definition) -> dict[str, Any]:
    """What a page puts around the board: a tab for each panel if there are several, and one for the whole."""
    board = definition.board
    panels = board.panels if board is not None and len(board.panels) > 1 else ()
    return {"panels": panels, "size": f"0 0 {board.size[0]} {board.size[1]}" if board is not None else ""}


def strip(sight: Sight, words: Words) -> str:
    """The numbers that stay in sight where only a panel of the board is."""
    board = sight.definition.board
    gauges = board.strip(sight.view(), words) if board is not None and board.strip is not None else ()
    return template("strip.html", gauges=gauges)


def placeholder(sight: Sight, words: Words) -> str:
    texts = sight.definition.spoken(sight.view(), words)
    body = "".join(f'<text x="20" y="{26 + 24 * n}">{escape(text[:150])}</text>' for n, text in enumerate(texts))
    return f'<g id="board-words">{body}</g>'


def film(eyes: Eyes, words: Words, states: list[Any], keep: int, sent: Sent) -> tuple[list[Frame], Pieces]:
    """The board as each event after the first `keep` was told, as changes from one drawing to the next; and the board
    as it is now."""
    definition, session, found = eyes.definition, eyes.session, list[Frame]()
    events = eyes.events(keep, len(session.log))
    each = max(1, -(-len(states) // FRAMES))
    old, drawn, was = sent.pieces, None, (sent.strip, sent.course)
    # if the rules failed on the way, only where the game stands is sure
    for n, (state, event) in enumerate(zip(states, events, strict=True) if len(states) == len(events) else ()):
        sight = Between(definition, definition.revive(session.content, state), None, {}, eyes.seat, session.over)
        place, new, now = traced(sight, event), old, was
        if n % each == 0 and state != drawn:
            new, drawn = pieces(sight, words, sent.kept), state
            now = strip(sight, words), strips(sight, words)
        moved = order(definition, new) if old.keys() != new.keys() else {}
        frame = Frame(keep + n, changed(old, new), moved, place.at, place.along)
        frame.strip = now[0] if now[0] != was[0] else None
        frame.course = now[1] if now[1] != was[1] else None
        if frame.pieces or frame.order or frame.at or now != was:
            found.append(frame)
        old, was = new, now
    return found, old if drawn == session.run.game.state else pieces(eyes, words, sent.kept)


def traced(sight: Sight, event: Event) -> Trace:
    """Where on the board an event happened, if the game tells."""
    board = sight.definition.board
    if board is None or board.trace is None:
        return Trace()
    try:
        return board.trace(event.key, event.facts, sight.view())
    except Exception:
        LOG.exception("no place on the board for %s", event.key)
        return Trace()


def changed(old: Pieces, new: Pieces) -> Pieces:
    return {key: markup for key, markup in new.items() if old.get(key) != markup}


def order(definition: Definition, found: Pieces) -> dict[str, list[str]]:
    """The ids of the pieces of each layer, in the order in which they lie."""
    layers: dict[str, list[str]] = {name: [] for name in (definition.board.layers if definition.board else ())}
    for key in found:
        name, _, piece = key.rpartition("/")
        if name:
            layers[name].append(piece)
    return layers


# what goes to the page


def state(
    table: Table, eyes: Eyes, words: Words, inside: Sequence[str] = (), link: int | None = None
) -> dict[str, Any]:
    """The whole of a live game, for a page that knows nothing or too little of it; `inside` is what a set holds,
    `link` what the page's link leads to, if not to the seat."""
    kept = dict[str, Any]()
    found = pieces(eyes, words, kept)
    screen = table.screen(link) if link is not None else None
    always = common(table, eyes, words, inside, screen)
    table.sent[eyes.seat, words.language] = Sent(table.at, found, kept, always["strip"], always["course"])
    start = max(0, len(eyes.session.log) - LOG_LINES)
    return {
        **always,
        **({"you": table.name(eyes.seat, words), "away": away(eyes, words, screen.since)} if screen else {}),
        "pieces": found,
        "order": order(eyes.definition, found),
        "whole": True,
        "keep": start,
        "log": log(eyes, words, start),
    }


def update(
    table: Table,
    eyes: Eyes,
    words: Words,
    since: int,
    states: list[Any],
    link: int | None = None,
    shown: int | None = None,
) -> dict[str, Any]:
    """What an answer or an undo changed: pieces, lines, the question, and the steps that led to it. `shown` is the seat
    that a screen of several showed before.

    `pieces` and `order` are enough without the frames, and right after any number of them.
    """
    before = table.sent.get((eyes.seat if shown is None else shown, words.language))
    if before is None:
        return state(table, eyes, words, (), link)
    keep = told_before(eyes.session, since)
    fresh = lines(eyes, words, keep, len(eyes.session.log))
    frames, found = film(eyes, words, states, keep, before)
    always = common(table, eyes, words, (), table.screen(link) if link is not None else None)
    table.sent[eyes.seat, words.language] = Sent(table.at, found, before.kept, always["strip"], always["course"])
    for name in ("strip", "course"):
        if always[name] == getattr(before, name) and all(getattr(frame, name) is None for frame in frames):
            del always[name]
    touched = {key: found[key] for frame in frames for key in frame.pieces if key in found}
    moved = before.pieces.keys() != found.keys() or any(frame.order for frame in frames)
    return {
        **always,
        "was": before.at,
        "pieces": {**touched, **changed(before.pieces, found)},
        "order": order(eyes.definition, found) if moved else {},
        "frames": frames,
        "keep": keep,
        "log": written(eyes, words, fresh),
    }


def common(
    table: Table, eyes: Eyes, words: Words, inside: Sequence[str] = (), screen: Screen | None = None
) -> dict[str, Any]:
    session = eyes.session
    asked = question(table, eyes, words, mine=True, inside=inside)
    found: dict[str, Any] = {
        "at": table.at,
        "stamp": table.stamp(eyes.seat),
        "answers": len(session.entries),
        "lines": len(session.log),
        "over": eyes.over,
        "branch": eyes.may_branch(),
        "question": curtain(table, words, screen) if screen and screen.curtain else asked,
        "undo": undo(eyes, screen),
        "turn": turn(eyes, screen),
        "redo": redo(eyes, screen),
        "strip": "" if screen and screen.curtain else strip(eyes, words),
        "course": strips(eyes, words),
        **aside(table, eyes, words),
    }
    if screen:
        found["screen"] = screen.turn
    if table.has_news(eyes.seat):
        found["notices"] = table.news(eyes.seat, words)
    return found


def curtain(table: Table, words: Words, screen: Screen) -> str:
    """What stands between two persons at one screen."""
    return template("curtain.html", words=words, seat=screen.next, who=table.name(screen.next, words))


def undo(eyes: Eyes, screen: Screen | None = None, keep: int | None = None) -> str:
    """Whether the last answer may be taken back, or all but the first `keep`: "yes", "ask" if the others must agree,
    "" if not."""
    session, seat = eyes.session, speaker(eyes, screen)
    keep = undo_target(session) if keep is None else keep
    if seat < 0 or keep < 0:
        return ""
    problem = session.why_not_undo(keep, seat)
    if problem == "undo-agree":
        return "" if session.why_not_undo(keep, seat, agreed=True) else "ask"
    return "" if problem else "yes"


def turn(eyes: Eyes, screen: Screen | None = None) -> dict[str, str | int]:
    """Whether everything since this turn began may be taken back, and how many answers would stay."""
    keep = eyes.session.start_of_turn()
    return {"keep": keep, "may": undo(eyes, screen, keep)}


def redo(eyes: Eyes, screen: Screen | None = None) -> str:
    """Whether what was taken back last may be given again."""
    seat = speaker(eyes, screen)
    return "" if seat < 0 or eyes.session.why_not_redo(seat) else "yes"


def speaker(eyes: Eyes, screen: Screen | None) -> int:
    """The seat that may take back: behind the curtain of a shared screen, the one that answered last."""
    return screen.last if screen and eyes.seat < 0 else eyes.seat


def aside(table: Table, eyes: Eyes, words: Words) -> dict[str, Any]:
    """What stands beside the game: a proposal, where the seat wants to be asked, and the others at the table."""
    found = {"poll": polls.shown(table, eyes.session, words, eyes.seat), "stops": stops(table, eyes, words)}
    return {**found, **people.shown(table, eyes, words)} if table.several else found


def stops(table: Table, eyes: Eyes, words: Words) -> str:
    """The seat's own menu: where there can be windows for it, or where it has said something of them."""
    if eyes.over or not 0 <= eyes.seat < len(eyes.session.stops):
        return ""
    own, asked = eyes.session.stops[eyes.seat], eyes.session.pending.get(eyes.seat)
    window = asked is not None and asked.decision.window and not asked.decision.ends
    if not (table.several or window or own != Stops()):
        return ""
    return template("stops.html", words=words, stops=own, window=window)


def then(table: Table, eyes: Eyes, words: Words, answers: int) -> dict[str, Any]:
    """An earlier moment, for the replay: its board, its question (not to be answered) and its place in the log."""
    answers = max(answers, eyes.session.marks[0].at)
    sight = moment.then(eyes, answers)
    found = pieces(sight, words)
    entry = eyes.entry(answers) if answers < len(eyes.session.entries) else None
    name = entry.name if entry else ""
    own = entry is not None and entry.seat == sight.seat
    return {
        "at": table.at,
        "answers": answers,
        "lines": told_before(eyes.session, answers),
        "pieces": found,
        "order": order(sight.definition, found),
        "whole": True,
        "question": question(table, sight, words, mine=False, came=name if own else ""),
        "strip": strip(sight, words),
        "course": strips(sight, words),
        "choice": chosen(table, eyes, sight, words, answers),
        "name": name if own else "",
    }


def marks(eyes: Eyes, words: Words) -> list[dict[str, Any]]:
    """Where turns began and cards came, by the moment that shows them."""
    session, found = eyes.session, dict[int, dict[str, Any]]()
    for n, event in enumerate(eyes.events(0, len(session.log))):
        if card_of(event.facts, words):
            at = moment_of(session, n)
            found.setdefault(at, {"at": at, "text": words.event(event), "turn": False})
    turns = {mark.turn: mark.at for mark in reversed(session.marks) if mark.turn}
    found |= {at: {"at": at, "text": words.raw("web-turn", {"n": n}), "turn": True} for n, at in turns.items()}
    return [found[at] for at in sorted(found) if at < len(session.entries)]


def chosen(table: Table, eyes: Eyes, sight: Sight, words: Words, answers: int) -> str:
    """The answer that was given at that moment, in words, as far as the seat may know it."""
    if answers >= len(eyes.session.entries):
        return ""
    entry = eyes.entry(answers)
    if entry.mark in BY_CHANCE and entry.name != HIDDEN:
        return outcome_name(table.box.cards, words, entry.kind, entry.name)
    options = moment.given(eyes, sight, answers)
    if options is None:
        return ""
    return ", ".join(words.option(each) for each in options) or words.raw("web-nothing", {})
