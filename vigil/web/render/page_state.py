"""What a seat sees of a game, as it goes to the page: the log, the board, and what an answer changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.observer import HIDDEN, Observer
from vigil.kernel.play.stops import Stops
from vigil.kernel.rules.requests import Decision
from vigil.kernel.text.words import Words
from vigil.web.render import draws_and_answers, people, poll
from vigil.web.render.citations import card_of
from vigil.web.render.dice_round import shown_round
from vigil.web.render.frames import Sent, changed, film, order, pieces, strip, traced
from vigil.web.render.log import LOG_LINES, away, lines, log, written
from vigil.web.render.outlook import strips
from vigil.web.render.question import outcome_name, question
from vigil.web.render.templates import template
from vigil.web.store.link_target import Link
from vigil.web.tables.hot_seat import HotSeat
from vigil.web.tables.table import Table


def state(
    table: Table, observer: Observer, words: Words, inside: Sequence[str] = (), link: Link | None = None
) -> dict[str, Any]:
    """The whole of a live game, for a page that knows nothing or too little of it; `inside` is what a set holds,
    `link` what the page's link leads to, if not to the seat."""
    kept = dict[str, Any]()
    found = pieces(observer, words, kept)
    screen = table.screen(link) if link is not None else None
    always = common(table, observer, words, inside, link)
    table.sent[observer.seat, words.language] = Sent(table.at, found, kept, always["strip"], always["course"])
    start = max(0, observer.number_of_events - LOG_LINES)
    return {
        **always,
        **({"you": table.name(observer.seat, words), "away": away(observer, words, screen.since)} if screen else {}),
        "pieces": found,
        "order": order(observer.definition, found),
        "whole": True,
        "keep": start,
        "log": log(observer, words, start),
    }


def update(
    table: Table,
    observer: Observer,
    words: Words,
    since: int,
    states: list[Any],
    link: Link | None = None,
    shown: tuple[int, int] | None = None,
) -> dict[str, Any]:
    """What an answer or an undo changed: pieces, lines, the question, and the steps that led to it. `shown` is the seat
    that a screen of several showed before, and its turn then: who sits there is told, if the screen turned since.

    `pieces` and `order` are enough without the frames, and right after any number of them.
    """
    before = table.sent.get((observer.seat if shown is None else shown[0], words.language))
    if before is None:
        return state(table, observer, words, (), link)
    keep = observer.told_before(since)
    fresh = lines(observer, words, keep, observer.number_of_events)
    frames, found = film(observer, words, states, keep, before)
    always = common(table, observer, words, (), link)
    table.sent[observer.seat, words.language] = Sent(table.at, found, before.kept, always["strip"], always["course"])
    for name in ("strip", "course"):
        if always[name] == getattr(before, name) and all(getattr(frame, name) is None for frame in frames):
            del always[name]
    touched = {key: found[key] for frame in frames for key in frame.pieces if key in found}
    moved = before.pieces.keys() != found.keys() or any(frame.order for frame in frames)
    return {
        **always,
        **({"you": table.name(observer.seat, words), "left": shown[1]} if shown else {}),
        "was": before.at,
        "pieces": {**touched, **changed(before.pieces, found)},
        "order": order(observer.definition, found) if moved else {},
        "frames": frames,
        "keep": keep,
        "log": written(observer, words, fresh),
    }


def common(
    table: Table, observer: Observer, words: Words, inside: Sequence[str] = (), link: Link | None = None
) -> dict[str, Any]:
    screen = table.screen(link) if link is not None else None
    # Behind the curtain of a shared screen whoever answered last may take back.
    speaker = table.observer(screen.last) if screen and observer.seat < 0 else observer
    turn = speaker.start_of_turn()
    beside = aside(table, observer, words, link)
    asked = beside["dice"] or question(table, observer, words, mine=True, inside=inside)
    found: dict[str, Any] = {
        "at": table.at,
        "stamp": table.stamp(observer.seat),
        "answers": observer.number_of_answers,
        "lines": observer.number_of_events,
        "over": observer.over,
        "branch": observer.may_branch(),
        "question": curtain(table, words, screen) if screen and screen.curtain else asked,
        "undo": undo(speaker, speaker.last_decision()),
        "turn": {"keep": turn, "may": undo(speaker, turn)},
        "redo": redo(speaker),
        "strip": "" if screen and screen.curtain else strip(observer, words),
        "course": strips(observer, words),
        **beside,
    }
    if screen:
        found["screen"] = screen.turn
    leads = Link.to(observer.seat) if link is None else link
    if table.has_news(leads):
        found["notices"] = table.news(leads, words)
    return found


def curtain(table: Table, words: Words, screen: HotSeat) -> str:
    """What stands between two persons at one screen."""
    return template("question/curtain.html", words=words, seat=screen.next, who=table.name(screen.next, words))


def undo(observer: Observer, keep: int) -> str:
    """Whether the seat may take back all but the first `keep` answers: "yes", "ask" if the others must agree, "" if
    not."""
    if observer.seat < 0 or keep < 0:
        return ""
    problem = observer.why_not_undo(keep)
    if problem == "undo-agree":
        return "" if observer.why_not_undo(keep, agreed=True) else "ask"
    return "" if problem else "yes"


def redo(observer: Observer) -> str:
    """Whether the seat may give again what was taken back last."""
    return "" if observer.seat < 0 or observer.why_not_redo() else "yes"


def aside(table: Table, observer: Observer, words: Words, link: Link | None = None) -> dict[str, Any]:
    """What stands beside the game: a proposal, where the seat wants to be asked, dice that are awaited, and the others
    at the table. `link` is what the page's link leads to, if not to the seat."""
    found = {
        "poll": poll.shown(table, observer, words),
        "stops": stops(table, observer, words),
        "dice": shown_round(table, observer, words, Link.to(observer.seat) if link is None else link),
    }
    return {**found, **people.shown(table, observer, words)} if table.several else found


def stops(table: Table, observer: Observer, words: Words) -> str:
    """The seat's own menu: where there can be windows for it, or where it has said something of them."""
    own, asked = observer.stops, observer.question()
    if observer.over or own is None or not observer.definition.rules.uses_windows:
        return ""
    window = isinstance(asked, Decision) and asked.window and not asked.ends
    if not (table.several or window or own != Stops()):
        return ""
    orders = [(each.name, words.option(each)) for each in observer.orders()]
    return template("question/stops.html", words=words, stops=own, window=window, orders=orders)


def then(table: Table, observer: Observer, words: Words, answers: int) -> dict[str, Any]:
    """An earlier moment, for the replay: its board, its question (not to be answered) and its place in the log."""
    answers = max(answers, observer.first_moment)
    observation = observer.moment(answers)
    found = pieces(observation, words)
    entry = observer.entry(answers) if answers < observer.number_of_answers else None
    name = entry.name if entry else ""
    own = entry is not None and entry.seat == observation.seat
    return {
        "at": table.at,
        "answers": answers,
        "lines": observer.told_before(answers),
        "pieces": found,
        "order": order(observation.definition, found),
        "whole": True,
        "question": question(table, observation, words, mine=False, came=name if own else ""),
        "strip": strip(observation, words),
        "course": strips(observation, words),
        "choice": chosen(table, observer, observation, words, answers),
        "name": name if own else "",
        "told": where_told(observer, observation, answers),
    }


def where_told(observer: Observer, observation: Observation, answers: int) -> list[str]:
    """The elements of the board at which that happened which the last answer before a moment led to."""
    events = observer.events(observer.told_before(max(0, answers - 1)), observer.told_before(answers))
    return list(dict.fromkeys(id_ for event in events for id_ in traced(observation, event).at))


def marks(observer: Observer, words: Words) -> list[dict[str, Any]]:
    """Where turns began and cards came, by the moment that shows them."""
    found = dict[int, dict[str, Any]]()
    for n, event in enumerate(observer.public_events()):
        if card_of(event.facts, words):
            at = observer.moment_of(n)
            found.setdefault(at, {"at": at, "text": words.event(event), "turn": False})
    turns = {turn: at for turn, at in reversed(observer.checkpoints()) if turn}
    found |= {at: {"at": at, "text": words.raw("web-turn", {"n": n}), "turn": True} for n, at in turns.items()}
    return [found[at] for at in sorted(found) if at < observer.number_of_answers]


def chosen(table: Table, observer: Observer, observation: Observation, words: Words, answers: int) -> str:
    """The answer that was given at that moment, in words, as far as the seat may know it."""
    if answers >= observer.number_of_answers:
        return ""
    entry = observer.entry(answers)
    if entry.mark.by_chance and entry.name != HIDDEN:
        return outcome_name(table.box.cards, words, entry.kind, entry.name)
    options = draws_and_answers.given(observer, observation, answers)
    if options is None:
        return ""
    return ", ".join(words.option(each) for each in options) or words.raw("web-nothing", {})
