"""What a seat sees of a game, as it goes to the page: the log, the board, and what an answer changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.kernel.journal.records import BY_CHANCE
from vigil.kernel.knowledge.observer import HIDDEN, Eyes, Sight
from vigil.kernel.play.stops import Stops
from vigil.kernel.text.words import Words
from vigil.web.render import past, people, poll
from vigil.web.render.citations import card_of
from vigil.web.render.dice_round import shown_round
from vigil.web.render.frames import Sent, changed, film, order, pieces, strip, traced
from vigil.web.render.log import LOG_LINES, away, lines, log, public, written
from vigil.web.render.outlook import strips
from vigil.web.render.past import moment_of, told_before
from vigil.web.render.question import outcome_name, question
from vigil.web.render.templates import template
from vigil.web.tables.hot_seat import Screen
from vigil.web.tables.manager import undo_target
from vigil.web.tables.table import Table


def state(
    table: Table, eyes: Eyes, words: Words, inside: Sequence[str] = (), link: int | None = None
) -> dict[str, Any]:
    """The whole of a live game, for a page that knows nothing or too little of it; `inside` is what a set holds,
    `link` what the page's link leads to, if not to the seat."""
    kept = dict[str, Any]()
    found = pieces(eyes, words, kept)
    screen = table.screen(link) if link is not None else None
    always = common(table, eyes, words, inside, link)
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
    shown: tuple[int, int] | None = None,
) -> dict[str, Any]:
    """What an answer or an undo changed: pieces, lines, the question, and the steps that led to it. `shown` is the seat
    that a screen of several showed before, and its turn then: who sits there is told, if the screen turned since.

    `pieces` and `order` are enough without the frames, and right after any number of them.
    """
    before = table.sent.get((eyes.seat if shown is None else shown[0], words.language))
    if before is None:
        return state(table, eyes, words, (), link)
    keep = told_before(eyes.session, since)
    fresh = lines(eyes, words, keep, len(eyes.session.log))
    frames, found = film(eyes, words, states, keep, before)
    always = common(table, eyes, words, (), link)
    table.sent[eyes.seat, words.language] = Sent(table.at, found, before.kept, always["strip"], always["course"])
    for name in ("strip", "course"):
        if always[name] == getattr(before, name) and all(getattr(frame, name) is None for frame in frames):
            del always[name]
    touched = {key: found[key] for frame in frames for key in frame.pieces if key in found}
    moved = before.pieces.keys() != found.keys() or any(frame.order for frame in frames)
    return {
        **always,
        **({"you": table.name(eyes.seat, words), "left": shown[1]} if shown else {}),
        "was": before.at,
        "pieces": {**touched, **changed(before.pieces, found)},
        "order": order(eyes.definition, found) if moved else {},
        "frames": frames,
        "keep": keep,
        "log": written(eyes, words, fresh),
    }


def common(
    table: Table, eyes: Eyes, words: Words, inside: Sequence[str] = (), link: int | None = None
) -> dict[str, Any]:
    session, screen = eyes.session, table.screen(link) if link is not None else None
    beside = aside(table, eyes, words, link)
    asked = beside["dice"] or question(table, eyes, words, mine=True, inside=inside)
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
        **beside,
    }
    if screen:
        found["screen"] = screen.turn
    leads = eyes.seat if link is None else link
    if table.has_news(leads):
        found["notices"] = table.news(leads, words)
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


def aside(table: Table, eyes: Eyes, words: Words, link: int | None = None) -> dict[str, Any]:
    """What stands beside the game: a proposal, where the seat wants to be asked, dice that are awaited, and the others
    at the table. `link` is what the page's link leads to, if not to the seat."""
    found = {
        "poll": poll.shown(table, eyes.session, words, eyes.seat),
        "stops": stops(table, eyes, words),
        "dice": shown_round(table, eyes.session, words, eyes.seat if link is None else link),
    }
    return {**found, **people.shown(table, eyes, words)} if table.several else found


def stops(table: Table, eyes: Eyes, words: Words) -> str:
    """The seat's own menu: where there can be windows for it, or where it has said something of them."""
    if eyes.over or not eyes.definition.rules.uses_windows or not 0 <= eyes.seat < len(eyes.session.stops):
        return ""
    own, asked = eyes.session.stops[eyes.seat], eyes.session.pending.get(eyes.seat)
    window = asked is not None and asked.decision.window and not asked.decision.ends
    if not (table.several or window or own != Stops()):
        return ""
    return template("stops.html", words=words, stops=own, window=window)


def then(table: Table, eyes: Eyes, words: Words, answers: int) -> dict[str, Any]:
    """An earlier moment, for the replay: its board, its question (not to be answered) and its place in the log."""
    answers = max(answers, eyes.session.marks[0].at)
    sight = past.then(eyes, answers)
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
        "told": where_told(eyes, sight, answers),
    }


def where_told(eyes: Eyes, sight: Sight, answers: int) -> list[str]:
    """The elements of the board at which that happened which the last answer before a moment led to."""
    session = eyes.session
    events = eyes.events(told_before(session, max(0, answers - 1)), told_before(session, answers))
    return list(dict.fromkeys(id_ for event in events for id_ in traced(sight, event).at))


def marks(eyes: Eyes, words: Words) -> list[dict[str, Any]]:
    """Where turns began and cards came, by the moment that shows them."""
    session, found = eyes.session, dict[int, dict[str, Any]]()
    for n in range(len(session.log)):
        event = public(eyes, n)
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
    options = past.given(eyes, sight, answers)
    if options is None:
        return ""
    return ", ".join(words.option(each) for each in options) or words.raw("web-nothing", {})
