"""The epilogue of a war: what became of everybody, and its days; told once it is over."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from tests.games.this_war_of_mine.war import CONTENT
from vigil.bots.bot_players import bot_answer, make_bot
from vigil.games.this_war_of_mine.book.annals import annals
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.lab.named_games import header_of
from vigil.presentation.chronicle import chronicle, shared


@cache
def fought(wanted: str) -> Session:
    """The first war of a steady Leader that ends so."""
    for seed in range(1, 60):
        header = replace(header_of(DEFINITION, "the-long-siege", seed), content=DEFINITION.content.hash(CONTENT))
        session, bot = Session.start(DEFINITION, CONTENT, header), make_bot("steady", DEFINITION, seed)
        while session.pending:
            bot_answer(session, 0, bot, seed)
        if session.run.game.state.ending == wanted:
            return session
    raise AssertionError(wanted)


@pytest.mark.parametrize("wanted", ["survival", "defeat"])
def test_everybody_has_a_fate_and_every_day_its_card(wanted: str) -> None:
    session = fought(wanted)
    s, words = session.run.game.state, book("en", DEFINITION.identity.text)
    found = chronicle(Observer(session, 0), words)
    assert found.turns == list(range(s.day + 1))
    assert [each.when for each in found.days] == [f"Day {n + 1}" for n in range(s.day)]
    assert all(each.title for each in found.days[:-1])  # on the last morning it may be over before the card
    assert sorted(each.who for each in found.fates) == sorted([*(person.key for person in s.people), *s.gone])
    assert all(each.story for each in found.fates), "an epilogue is told of each"
    alive = {person.key for person in s.people}
    assert {each.who for each in found.fates if "ceasefire" in each.told} == alive
    graves = [line for day in found.days for line, heavy in day.lines if heavy]
    assert len([line for line in graves if line.endswith(("is dead", "leaves the group"))]) == len(s.gone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_shared_in_every_language(language: str) -> None:
    session, words = fought("survival"), book(language, DEFINITION.identity.text)
    found = chronicle(Observer(session, 0), words)
    text = shared(found, words)
    assert words.raw("chronicle-fates", {}) in text
    assert all(each.name in text for each in found.fates)
    assert len([line for line in text.splitlines() if line.startswith(f"- {words.raw('chronicle-day', {'turn': 1})}")])


def test_who_came_later_and_who_went() -> None:
    def event(key: str, **facts: str | int) -> Event:
        return Event("General", key, facts)

    log = [
        event("starts", person="mira"),
        event("starts", person="tomas"),
        event("phase-morning", n=1),
        event("event", card="frost"),
        event("phase-morning", n=2),
        event("joined", person="lena"),
        event("died", person="tomas"),
        event("end-lost"),
    ]
    found = annals(log)
    assert [(each.who, each.came, each.first, each.went, each.last) for each in found.fates] == [
        ("mira", "from-the-start", 1, "was-there", 2),
        ("tomas", "from-the-start", 1, "died", 2),
        ("lena", "came", 2, "was-there", 2),
    ]
    assert [(day.n, day.card, len(day.told), len(day.heavy)) for day in found.days] == [
        (1, "frost", 0, 0),
        (2, "", 2, 1),
    ]
