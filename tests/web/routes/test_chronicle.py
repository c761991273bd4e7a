"""The chronicle of a game that is over: tracks, turning points, ending; as text, page and picture."""

from __future__ import annotations

import io
import re
from functools import cache
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from tests.known import known
from tests.web.conftest import AJAX
from vigil.app.output import Output
from vigil.bots.random_bot import at_random
from vigil.games import take_down
from vigil.games.navajo_wars.observe.view import View
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.lab.named_games import header_of
from vigil.presentation.chronicle import BARS, Chronicle, amount, chronicle, in_lines, shared, spark
from vigil.terminal.writer import Writer

pytestmark = pytest.mark.usefixtures("judged_here")


@cache
def played(scenario: str = "a-broken-country", seed: int = 1) -> Session:
    definition = take_down("navajo-wars")
    session = Session.start(definition, definition.content.load([]), header_of(definition, scenario, seed))
    choose = at_random(seed)
    while session.pending:
        seat, waiting = next(iter(session.pending.items()))
        session.answer(choose(waiting.decision, waiting.options).name, seat)
    return session


@cache
def found(language: str = "en") -> Chronicle:
    session = played()
    return chronicle(Observer(session, 0), book(language, session.definition.identity.text))


def test_the_lines_begin_where_the_game_began_and_end_where_it_ended() -> None:
    session = played()
    first = known(View, Session.start(session.definition, session.content, session.header).view())
    last = known(View, session.view())
    lines = {line.label: line for line in found().lines}
    assert list(lines) == ["Military", "Culture", "Enemy Morale", "Enemy Ferocity"]
    assert [line.theirs for line in lines.values()] == [False, False, True, True]
    assert (lines["Culture"].values[0], lines["Culture"].values[-1]) == (first.culture, last.culture)
    assert (lines["Enemy Morale"].values[0], lines["Enemy Morale"].values[-1]) == (first.morale, last.morale)
    assert {len(line.values) for line in lines.values()} == {len(found().turns)}
    assert found().turns == sorted(found().turns)


def test_turning_points_are_true_and_told() -> None:
    lines = {line.label: line.values for line in found().lines}
    assert found().turnings
    for each in found().turnings:
        values = lines[each.label]
        assert (values[each.place - 1], values[each.place]) == (each.before, each.after)
        assert abs(each.after - each.before) > 1
        assert each.told
    assert any(each.label in text for each in found().turnings for text in each.told)
    assert len({each.place for each in found().turnings}) == len(found().turnings)
    told = in_lines(found(), book("en", played().definition.identity.text))
    assert all(each.card for each in found().turnings)
    assert [line.split(" · ")[-1] for line in told if line.startswith("- ")] == [each.card for each in found().turnings]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turning_point_is_called_by_the_number_on_its_card(language: str) -> None:
    """Not by how many cards had been drawn: nobody has seen that number on a card."""
    session, words = played(), book(language, played().definition.identity.text)
    assert session.definition.content.cards
    cards = session.definition.content.cards(session.content)
    for each in found(language).turnings:
        number = re.search(r"\d+", each.when)
        assert number
        assert words.say(f"name-{cards[int(number[0])]}") == each.card


def test_a_seat_reads_no_more_of_the_course_than_it_may_see() -> None:
    session = played()
    for turn, told, observation in Observer(session, 0).course():
        assert observation.definition.knowledge.view(observation.game, observation.seer) == observation.view()
        assert 0 <= told <= len(session.log)
        assert turn <= found().turns[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_to_share_is_short_and_in_the_readers_language(language: str) -> None:
    words = book(language, played().definition.identity.text)
    text = shared(found(language), words)
    assert text.splitlines()[0].startswith("Navajo Wars · ")
    assert found(language).ending in text
    assert text.splitlines()[-1] == words.raw("chronicle-by", {})
    assert len(text.splitlines()) < 16
    assert in_lines(found(language), words)[2].startswith(found(language).lines[0].label)


def test_the_terminal_prints_it_after_the_ending() -> None:
    out = io.StringIO()
    words = book("en", played().definition.identity.text)
    Writer(words, Output(out, plain=True)).write_chronicle(Observer(played(), 0))
    assert out.getvalue().split() == "\n".join(in_lines(found(), words)[2:]).split()


def test_bars_go_from_the_least_to_the_most() -> None:
    assert spark([0, 7]) == BARS[0] + BARS[-1]
    assert spark([3]) == spark([5]) == BARS[0]
    assert len(spark(list(range(100)))) == 24
    assert [amount(text) for text in ("7", "−2", "-2", "5/7", "")] == [7, -2, -2, 5, 0]


# in the browser


def test_the_page_shows_the_course_and_what_turned_it(client: TestClient) -> None:
    table = take_in(client)
    assert f'href="{table}/chronicle"' in client.get(table).text
    page = client.get(f"{table}/chronicle").text
    assert "<h1>Major Defeat</h1>" in page
    assert page.count('class="stone"') == len(found().turnings)
    drawing = re.search(r'<svg[^>]*class="curves".*?</svg>', page, re.DOTALL)
    assert drawing
    assert drawing[0].count('class="curve ') == len(found().lines)
    assert all(line.change in drawing[0] for line in found().lines)
    text = client.get(f"{table}/chronicle.txt")
    assert text.headers["content-type"].startswith("text/plain")
    assert text.text.strip() == shared(found(), book("en", played().definition.identity.text))


def test_the_picture_stands_alone(client: TestClient) -> None:
    table = take_in(client)
    for language in LANGUAGES:
        answer = client.get(f"{table}/chronicle.svg?lang={language}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        drawing = ElementTree.fromstring(answer.text)
        assert (drawing.get("width"), drawing.get("height")) == ("1200", "630")
        assert not re.search(r"light-dark|var\(|https?://(?!www\.w3\.org)", answer.text)
        assert "base64," in answer.text


def test_while_the_game_goes_on_there_is_no_chronicle(client: TestClient) -> None:
    table = take_in(client, 40)
    for what in ("chronicle", "chronicle.svg", "chronicle.txt"):
        answer = client.get(f"{table}/{what}", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, table)


def take_in(client: TestClient, answers: int | None = None) -> str:
    """The address of the game, or of its beginning, at a table."""
    text = text_of(played().header, played().entries[:answers])
    headers = AJAX | {"content-type": "text/plain"}
    return str(client.post("/games/import", content=text.encode(), headers=headers).json()["to"])
