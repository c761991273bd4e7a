"""The others at the table, as a page shows them: who is here, who is waited for, what they suggest, what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.journal.player_names import NOBODY, is_person
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.text.words import Words, sentence
from vigil.web.render.templates import template
from vigil.web.store.side_data import Said
from vigil.web.tables.presence import AWAY, LONG_AWAY
from vigil.web.tables.table import Table


class Person(Struct, frozen=True):
    """A seat, as the others see it."""

    seat: int
    name: str
    person: bool
    own: bool
    here: bool
    helped: bool
    away: bool  # for so long that a bot may play for the seat
    long_away: bool  # for so long that a bot may answer one question
    asked: bool
    waited: int  # whole minutes
    minutes: str  # the same in words


def shown(table: Table, observer: Observer, words: Words) -> dict[str, Any]:
    """What of the others goes to a page of several seats."""
    found = {"said": table.presence.said, "mine": observer.question() is not None and not table.presence.closed}
    return {**found, "people": people(table, observer, words), "hints": hints(table, observer, words)}


def people(table: Table, observer: Observer, words: Words) -> str:
    presence, asked = table.presence, () if observer.over else observer.waits_for()
    own = table.players[observer.seat] if observer.seat >= 0 else None
    seats = [
        Person(
            seat,
            sentence(table.name(seat, words)),
            is_person(holder),
            holder == own,
            is_person(holder) and table.is_here(seat),
            seat in presence.kept.helped,
            table.gone(seat, AWAY),
            table.gone(seat, LONG_AWAY),
            seat in asked,
            presence.waited(seat),
            words.raw("web-minutes", {"n": presence.waited(seat)}),
        )
        for seat, holder in enumerate(table.players)
        if holder != NOBODY or seat in asked
    ]
    back, sits = observer.seat in presence.kept.helped, own is not None
    key = (words.language, *seats, presence.closed, observer.over, back, sits)
    if key not in presence.drawn:
        facts = {"closed": presence.closed, "over": observer.over, "sits": sits, "back": back}
        presence.draw(key, template("social/people.html", words=words, people=seats, **facts))
    return presence.drawn[key]


def hints(table: Table, observer: Observer, words: Words) -> str:
    """For a seat that is asked, what others suggest; for the others, where to suggest something."""
    if observer.over or observer.seat < 0 or table.presence.closed:
        return ""
    found = [each for each in table.presence.hints if each.to == observer.seat]
    told = [{"name": sentence(table.name(each.by, words)), "text": each.text, "place": each.place} for each in found]
    own = table.players[observer.seat]
    others = [seat for seat in observer.waits_for() if table.players[seat] != own and seat not in table.bot_seats]
    asked = [(seat, table.name(seat, words)) for seat in others] if observer.question() is None else []
    return template("social/suggestions.html", words=words, hints=told, asked=asked) if told or asked else ""


def chat(table: Table, words: Words, lines: Sequence[Said]) -> str:
    said = [{"n": each.n, "name": sentence(table.name(each.seat, words)), "text": each.text} for each in lines]
    return template("social/chat.html", lines=said)
