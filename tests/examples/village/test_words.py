"""Everything the Well says, in three languages."""

from __future__ import annotations

from functools import cache

import pytest

from examples.village.definition import FOLDER, TOY3
from examples.village.game import Well
from examples.village.rules.ch5_effects import VOCABULARY
from tests.examples.village.playing import CONTENT, SCENARIOS, tables
from tests.known import known
from vigil.kernel.effects.describe import told
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR, Event
from vigil.kernel.rules.requests import Chance, Decision, Number
from vigil.kernel.sets.draft import Draft
from vigil.kernel.text.catalogs import LANGUAGES, bodies, messages
from vigil.kernel.text.words import KERNEL_TEXT, Words, slug

SHARED = {  # written alike in two languages
    "name-caravan", "option-banish", "option-keep-thanks", "option-neighbour", "option-post",
    "rule-1-1-title", "screen-promise",
}  # fmt: skip


@cache
def words(language: str) -> Words:
    return Words(language, [KERNEL_TEXT, TOY3.identity.text])


def catalog(language: str) -> dict[str, str]:
    files = sorted((FOLDER / "text" / language).glob("*.ftl"))
    found: dict[str, str] = {}
    for file in files:
        for key, body in bodies(file.read_text(encoding="utf-8")).items():
            assert key not in found, key
            found[key] = body
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_equal_keys_and_variables(language: str) -> None:
    english, other = catalog("en"), catalog(language)
    assert sorted(english) == sorted(other)
    for key, body in english.items():
        assert messages(f"a ={body}") == messages(f"a ={other[key]}"), key
        assert body.strip() != other[key].strip() or key in SHARED, key


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(6))
def test_every_language_speaks(scenario: str, seed: int) -> None:
    for session in tables(seed, scenario):
        for language in LANGUAGES:
            for seat in (SPECTATOR, 0, 1, 2, ALL_SEATS):
                look(words(language), session, seat)
    for language in LANGUAGES:
        for event in session.log:
            for seat in (SPECTATOR, 0, 1, 2):
                hear(words(language), event.heard_by(seat))
        assert words(language).say(f"ending-{TOY3.rules.outcome(known(Well, session.run.game))}")
        assert TOY3.evaluation.cause is not None
        assert words(language).say(f"cause-{TOY3.evaluation.cause(known(Well, session.run.game))}")


def look(book: Words, session: Session, seat: int) -> None:
    """Screen, totals and the seat's own question."""
    observer = Observer(session, seat)
    assert TOY3.display.screen
    assert TOY3.display.screen(observer.view(), book, 100, 40)
    assert all(TOY3.display.spoken(observer.view(), book))
    assert TOY3.display.glance is not None
    assert len(TOY3.display.glance(observer.view(), book)) == 2
    for number in (*observer.totals(), *observer.numbers()):
        count(book, number)
    question = observer.question()
    if isinstance(question, Decision):
        assert book.question(question)
        for option in observer.options():
            assert book.option(option)
        for refusal in observer.refusals():
            assert book.refused(refusal)
            assert book.refusal(refusal)
            assert book.remedy(refusal)
        if draft := observer.draft():
            put_together(book, draft)


def put_together(book: Words, draft: Draft) -> None:
    """Every reason why a set does not fit or cannot be done yet."""
    for option in draft.elements:
        draft.put_in(option.name)
        for other in draft.elements:
            refusal = draft.refusal(other.name)
            assert refusal is None or (book.refusal(refusal) and book.remedy(refusal))
        problem = draft.problem()
        assert problem is None or (book.refusal(problem) and book.remedy(problem))


def hear(book: Words, event: Event) -> None:
    assert book.event(event)
    for fact in event.facts.values():
        if isinstance(fact, Number):
            count(book, fact)


def count(book: Words, number: Number) -> None:
    assert book.number(number)
    assert all(book.part(part) for part in number.parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_sections_and_choices_have_words(language: str) -> None:
    book = words(language)
    book.require(TOY3.content.wording(CONTENT))
    book.require(f"rule-{slug(section)}{end}" for section in TOY3.identity.sections for end in ("", "-title"))
    for scenario in SCENARIOS:
        assert book.say(f"scenario-{scenario}")
        assert book.say(f"scenario-{scenario}-about")
    for setting in TOY3.identity.settings:
        assert all(book.say(f"setting-{setting.slug}-{value}") for value in setting.values)
    for roll in VOCABULARY.rolls or ():
        assert book.question(Chance("2.1", roll, "die", (1,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_what_it_does(language: str) -> None:
    for effects in CONTENT.effects.values():
        text = told(effects, words(language))
        assert text.endswith(".")
        assert text[0].isupper() or text[0].isdigit()


def test_a_card_told_in_english() -> None:
    assert TOY3.display.printed is not None
    assert TOY3.display.printed(CONTENT, words("en"), 7) == (
        "At the next dusk: the cistern gets 1 water (times: people in the village)."
    )
