"""A proposal as a page shows it: what is asked, who has agreed, who is waited for."""

from __future__ import annotations

from typing import Any

from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.text.words import Words, sentence
from vigil.presentation.seat_names import name_of
from vigil.web.render.templates import template
from vigil.web.tables.polls import SET_BACK, UNDO
from vigil.web.tables.table import Poll, Table


def shown(table: Table, observer: Observer, words: Words) -> str:
    """The proposal as a seat's page shows it; "" if there is none."""
    poll = table.poll
    if poll is None:
        return ""

    def names(holders: list[str]) -> str:
        return ", ".join(name_of(each, table.players.index(each), words) for each in holders)

    own = table.holder(observer.seat)
    facts: dict[str, Any] = {
        "poll": poll,
        "text": sentence(text(table, observer, poll, words)),
        "agreed": names(poll.agreed),
        "waited": names([each for each in poll.others if each not in poll.agreed]),
        "refused": sentence(words.raw("web-poll-refused", {"name": names([poll.refused])})) if poll.refused else "",
        "mine": own is not None and own == table.holder(poll.seat),
        "asked": own in poll.others and own not in poll.agreed,
    }
    return template("social/poll.html", words=words, **facts)


def text(table: Table, observer: Observer, poll: Poll, words: Words) -> str:
    name = table.name(poll.seat, words)
    if poll.kind == UNDO:
        return words.raw("web-poll", {"name": name, "n": observer.number_of_answers - poll.keep})
    if poll.kind == SET_BACK:
        return words.raw("web-poll-set-back", {"n": poll.keep})
    return words.raw(f"web-poll-{poll.kind}", {"name": name, "about": table.name(poll.about, words)})
