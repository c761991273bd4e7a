"""What a seat sees of a game, as it goes to the page: the log, the steps, the board, and what an answer changed."""

from __future__ import annotations

from html import escape
from typing import Any

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.flow import Chance
from vigil.kernel.game import Definition, Event
from vigil.kernel.session import Session
from vigil.kernel.text import Words
from vigil.table.web.ask import outcome_name, question
from vigil.table.web.desk import Table
from vigil.table.web.draw import chip
from vigil.table.web.fragments import card_of, cite, template
from vigil.table.web.moment import Drawn, Moment, Step, live, moment_of, steps, told_before

LOG_LINES = 120  # lines of the log that a page starts with
FRAMES = 16  # drawings between an answer and the next question; a longer burst shows some of its steps together


Pieces = dict[str, str]  # everything on the board that can change, by the id of its element


class Line(Struct):
    """A line of the log, or a step of a sequence."""

    n: int
    moment: int
    text: str
    rule: str
    card: str
    about: str  # the name of that card
    picture: Markup


class Sent(Struct):
    """What the watchers of a seat have on their screens."""

    at: int
    pieces: Pieces
    kept: dict[str, Any]  # by the board, of its last drawing


class Frame(Struct):
    """What a step changed on the board: `n` is its place among the steps."""

    n: int
    pieces: Pieces
    order: dict[str, list[str]]


# the log


def lines(session: Session, words: Words, start: int, end: int) -> list[Line]:
    return [
        line_of(words, n, moment_of(session, n), event) for n, event in enumerate(session.log[start:end], start=start)
    ]


def line_of(words: Words, n: int, moment: int, event: Event) -> Line:
    card = card_of(event.facts, words)
    return Line(n, moment, words.event(event), event.rule, card, words.name(card) if card else "", Markup())


def log(session: Session, words: Words, start: int, end: int | None = None) -> str:
    end = len(session.log) if end is None else end
    return template("log.html", lines=lines(session, words, start, end), cite=cite(session.definition, words))


def story(table: Table, words: Words, taken: list[Step], told: list[Line]) -> tuple[list[Line], list[int]]:
    """The steps as lines, and the line of each event, of which `told` are the sentences.

    What is drawn and then told in the same words is one line.
    """
    found: list[Line] = []
    events: list[int] = []
    sentences = iter(told)
    for step in taken:
        if step.drawn:
            found.append(seen(table, words, step.answers, step.drawn))
            continue
        line = next(sentences)
        before = found.pop() if found and found[-1].picture and found[-1].text == line.text else None
        events.append(len(found))
        found.append(replace(line, picture=before.picture) if before else line)
    return found, events


def seen(table: Table, words: Words, answers: int, drawn: Drawn) -> Line:
    """What was drawn, with its picture."""
    name = outcome_name(table.box.cards, words, drawn.kind, drawn.outcome)
    what = words.say(f"chance-{drawn.key}") if not words.variables.get(f"chance-{drawn.key}") else ""
    text = words.raw("web-drawn", {"what": what[:1].upper() + what[1:], "result": name}) if what else name
    return Line(0, answers, text, drawn.rule, "", "", Markup(chip(drawn.kind, drawn.outcome)))


# the board


def pieces(moment: Moment, words: Words, seat: int, kept: dict[str, Any] | None = None) -> Pieces:
    board = moment.definition.board
    if board is not None:
        return board.pieces(moment.view(seat), words, {} if kept is None else kept)
    return {"board-words": placeholder(moment, words, seat)}


def ground(moment: Moment, words: Words, seat: int) -> str:
    """The board's drawing, with everything on it."""
    board = moment.definition.board
    if board is not None:
        return str(board.ground(moment.view(seat), words))
    return f'<svg viewBox="0 0 1600 1166" role="img">{placeholder(moment, words, seat)}</svg>'


def placeholder(moment: Moment, words: Words, seat: int) -> str:
    texts = moment.definition.spoken(moment.view(seat), words)
    body = "".join(f'<text x="20" y="{26 + 24 * n}">{escape(text[:150])}</text>' for n, text in enumerate(texts))
    return f'<g id="board-words">{body}</g>'


def film(
    session: Session, words: Words, seat: int, states: list[Any], events: list[int], sent: Sent
) -> tuple[list[Frame], Pieces]:
    """The board as each event was told, as changes from one drawing to the next; and the board as it is now."""
    definition, now, found = session.definition, session.run.game.state, list[Frame]()
    each = max(1, -(-len(states) // FRAMES))
    old, drawn = sent.pieces, None
    # if the rules failed on the way, only where the game stands is sure
    for state, n in zip(states, events, strict=True) if len(states) == len(events) else ():
        if n % each or state == drawn:
            continue
        game = definition.revive(session.content, state)
        new, drawn = pieces(Moment(definition, game, None, (), 0, 0), words, seat, sent.kept), state
        frame = Frame(n, changed(old, new), order(definition, new) if old.keys() != new.keys() else {})
        if frame.pieces or frame.order:
            found.append(frame)
        old = new
    return found, old if drawn == now else pieces(live(session), words, seat, sent.kept)


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


def state(table: Table, session: Session, words: Words, seat: int) -> dict[str, Any]:
    """The whole of a live game, for a page that knows nothing or too little of it."""
    moment, kept = live(session), dict[str, Any]()
    found = pieces(moment, words, seat, kept)
    table.sent[seat, words.language] = Sent(table.at, found, kept)
    start = max(0, len(session.log) - LOG_LINES)
    return {
        **common(table, session, moment, words, seat),
        "pieces": found,
        "order": order(moment.definition, found),
        "whole": True,
        "keep": start,
        "log": log(session, words, start),
    }


def update(table: Table, session: Session, words: Words, seat: int, since: int, states: list[Any]) -> dict[str, Any]:
    """What an answer or an undo changed: pieces, lines, the question, and the steps that led to it.

    `pieces` and `order` are enough without the frames, and right after any number of them.
    """
    before = table.sent.get((seat, words.language))
    if before is None:
        return state(table, session, words, seat)
    moment, keep = live(session), told_before(session, since)
    fresh = lines(session, words, keep, len(session.log))
    taken, events = story(table, words, steps(session, since, table.box.kinds), fresh)
    frames, found = film(session, words, seat, states, events, before)
    table.sent[seat, words.language] = Sent(table.at, found, before.kept)
    touched = {key: found[key] for frame in frames for key in frame.pieces if key in found}
    cited = cite(session.definition, words)
    moved = before.pieces.keys() != found.keys() or any(frame.order for frame in frames)
    return {
        **common(table, session, moment, words, seat),
        "was": before.at,
        "pieces": {**touched, **changed(before.pieces, found)},
        "order": order(moment.definition, found) if moved else {},
        "frames": frames,
        "keep": keep,
        "log": template("log.html", lines=fresh, cite=cited) if fresh else "",
        "steps": template("steps.html", lines=taken, cite=cited) if taken else "",
        "say": [line.text for line in taken[-12:]],
    }


def common(table: Table, session: Session, moment: Moment, words: Words, seat: int) -> dict[str, Any]:
    return {
        "at": table.at,
        "answers": moment.answers,
        "lines": moment.told,
        "over": moment.request is None,
        "question": question(table, moment, words, seat, mine=True),
        "undo": can_undo(session),
    }


def then(table: Table, session: Session, moment: Moment, words: Words, seat: int) -> dict[str, Any]:
    """An earlier moment, for the replay: its board, its question (not to be answered) and its place in the log."""
    found = pieces(moment, words, seat)
    given = session.entries[moment.answers] if moment.answers < len(session.entries) else None
    name = given.name if given else ""
    return {
        "at": table.at,
        "answers": moment.answers,
        "lines": moment.told,
        "pieces": found,
        "order": order(moment.definition, found),
        "whole": True,
        "question": question(table, moment, words, seat, mine=False, came=name),
        "choice": chosen(table, moment, words, name),
        "name": name,
    }


def chosen(table: Table, moment: Moment, words: Words, name: str) -> str:
    """The answer that was given at that moment, in words."""
    if isinstance(moment.request, Chance) and name:
        return outcome_name(table.box.cards, words, moment.request.kind, name)
    option = next((each for each in moment.options if each.name == name), None)
    return words.option(option) if option else ""


def can_undo(session: Session) -> bool:
    keep = session.undo_target()
    if session.header.undo == "ironman" or keep < session.marks[0].at:
        return False
    return session.header.undo == "free" or not any(entry.mark in "~!" for entry in session.entries[keep:])
