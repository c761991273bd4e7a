"""The log of a game as a seat hears it: the lines of a page, what happened while somebody was away."""

from __future__ import annotations

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.definition.log_weights import CARD, CHANGE, ORDER
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.visibility import is_public
from vigil.kernel.rules.events import Event
from vigil.kernel.text.words import Words
from vigil.presentation.option_notes import card_told
from vigil.presentation.seat_names import SEAT
from vigil.web.render.chance_icons import chip
from vigil.web.render.citations import cite, section_title
from vigil.web.render.draws_and_answers import drawn
from vigil.web.render.templates import template

LOG_LINES = 120  # lines of the log that a page starts with
AWAY_LINES = 8  # of what was told while somebody was away


class LogLine(Struct):
    """A line of the log."""

    n: int
    moment: int
    text: str
    rule: str
    card: str
    about: str  # the name of that card
    weight: str = ""  # card, order, change, detail
    cause: str = ""  # of a change
    known: bool = False  # the cause stands above already: it is said where lines are picked out
    pictures: Markup = Markup()
    own: str = ""  # what the seat alone hears in its place: others may look at the screen, so it lies folded up
    drew: Markup = Markup()  # and what the seat alone saw drawn
    whose: str = ""  # the name of that seat


def lines(observer: Observer, words: Words, start: int, end: int) -> list[LogLine]:
    """Events of the log with their weight, what was drawn for them, and why a number changed: what everybody hears, and
    folded up beside it what the seat alone does."""
    weights, faces = observer.definition.display.weights, observer.definition.display.faces
    events = observer.events(start, end)
    found, under = list[LogLine](), ""
    told = zip(events, observer.public_events(start, end), drawn(observer, start, events), strict=True)
    for n, (heard, event, draws) in enumerate(told, start):
        line = line_of(observer, words, n, observer.moment_of(n), event)
        line.whose = words.name(f"{SEAT}{observer.seat + 1}") if observer.seat >= 0 and not observer.open else ""
        line.own = words.event(heard) if event != heard else ""
        line.weight = weights.get(event.key, "")
        for each in draws:
            drawing = Markup(chip(each.kind, each.name, faces))
            if observer.open or is_public(each):
                line.pictures += drawing
            else:
                line.drew += drawing
        if line.weight in (CARD, ORDER):
            under = event.rule
        elif line.weight == CHANGE:
            line.cause, line.known = section_title(observer.definition, words, event.rule), event.rule == under
            under = event.rule
        found.append(line)
    return found


def in_words(observer: Observer, words: Words) -> list[LogLine]:
    """The table in plain lines; those that say more to the seat than to everybody are folded up."""
    told = observer.definition.display.spoken(observer.view(), words)
    if observer.open or observer.seat < 0:
        return [LogLine(n, 0, text, "", "", "") for n, text in enumerate(told)]
    known = set(observer.definition.display.spoken(observer.public_view(), words))
    name = f"{SEAT}{observer.seat + 1}"
    return [
        LogLine(n, 0, text, "", "", "")
        if text in known
        else LogLine(n, 0, "", "", "", "", own=text, whose=words.name(name))
        for n, text in enumerate(told)
    ]


def line_of(observer: Observer, words: Words, n: int, moment: int, event: Event) -> LogLine:
    card = card_told(observer, words, event.facts)
    return LogLine(n, moment, words.event(event), event.rule, card, words.name(card) if card else "")


def log(observer: Observer, words: Words, start: int, end: int | None = None) -> str:
    """Lines of the log; after the end with what some heard otherwise."""
    end = observer.number_of_events if end is None else end
    return written(observer, words, lines(observer, words, start, end))


def written(observer: Observer, words: Words, found: list[LogLine]) -> str:
    if observer.over and observer.header.seats > 1:
        found = [each for line in found for each in (line, *otherwise(observer, words, line))]
    return template("log/log.html", words=words, lines=found, cite=cite(observer.definition, words)) if found else ""


def otherwise(observer: Observer, words: Words, line: LogLine) -> list[LogLine]:
    found = []
    for seat, heard in observer.faces(line.n):
        told = line_of(observer, words, line.n, line.moment, heard)
        if told.text != line.text:
            found.append(replace(told, text=f"{words.name(f'{SEAT}{seat + 1}')}: {told.text}"))
    return found


def away(observer: Observer, words: Words, since: int) -> str:
    """What was told since a seat last looked, as it hears it, shortened."""
    end = observer.number_of_events
    if since >= end:
        return ""
    start = max(since, end - AWAY_LINES)
    told = lines(observer, words, start, end)
    return template("log/away.html", words=words, title="web-while-away", lines=told, more=start - since)


def previously(observer: Observer, words: Words) -> str:
    """What happened last in a game that is taken up again: the end of its last turn."""
    end = observer.number_of_events
    turns = [observer.told_before(answers) for _, answers in observer.checkpoints()]
    start = max(end - AWAY_LINES // 2, max([each for each in turns if each < end - 1], default=0))
    told = lines(observer, words, start, end)
    return template("log/away.html", words=words, title="web-previously", lines=told, more=0) if told else ""
