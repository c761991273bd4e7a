"""The drawn board: well formed, complete, small, legible; where options lie on it; what its elements are."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from tests.games.under_our_sun.test_whole_games import MISSIONS, sessions
from tests.known import known
from vigil.drawing.motifs import scene
from vigil.drawing.svg import SMALLEST
from vigil.games.under_our_sun.board.board import BOARD
from vigil.games.under_our_sun.board.element_ids import elements
from vigil.games.under_our_sun.board.geometry import LAND, layout
from vigil.games.under_our_sun.board.legend import READ, WHOLE, what
from vigil.games.under_our_sun.board.pictures import FOREIGN, picture_of, pictures
from vigil.games.under_our_sun.board.targets import NOWHERE
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.view import View
from vigil.games.under_our_sun.state import SURVIVOR
from vigil.games.under_our_sun.words.required_messages import named as named_in
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book

CONTENT = DEFINITION.content.load([])
GAMES = ((2, 0, 1), (7, 1, 3), (9, 3, 6), (13, 2, 4))  # seed, mission, seats
PAIRS = (  # a text and the ground it stands on
    *(("ink", ground) for ground in ("panel", "slot", "foe")), ("soft", "panel"), ("soft", "slot"),
    ("on-name", "name-box"), ("on-cost", "cost"), ("on-chip", "chip"), ("on-mission", "mission"),
    ("on-mission-soft", "mission"), ("on-enemy", "enemy"), ("on-counter", "counter"), ("on-price", "price"),
    ("on-count", "count"), ("on-sky", "morning-sky"), ("on-sky", "morning-haze"), ("on-sky", "afternoon-sky"),
    ("on-mission", "storm-sky"), ("on-mission", "solar-sky"), ("on-mission", "night-sky"),
)  # fmt: skip


@cache
def words(language: str) -> Words:
    return book(language, DEFINITION.identity.text)


def moments(every: int = 1) -> Iterator[tuple[Session, int]]:
    """Games played by luck, at some of their questions, with the seat that is asked."""
    for seed, mission, seats in GAMES:
        for n, session in enumerate(sessions(seed, MISSIONS[mission], seats)):
            if n % every == 0 and session.pending:
                yield session, next(iter(session.pending))


def ids(drawing: str) -> list[str]:
    return [name for each in ElementTree.fromstring(drawing).iter() if (name := each.get("id"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_under_way_is_drawn_small_and_well_formed(language: str) -> None:
    largest = 0
    for session, seat in moments(40):
        drawing = BOARD.ground(known(View, session.view(seat)), words(language))
        found = ids(drawing)
        assert len(found) == len(set(found)), sorted(each for each in found if found.count(each) > 1)
        largest = max(largest, len(gzip.compress(drawing.encode())))
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawing)]
        assert min(sizes) >= SMALLEST
        used = set(re.findall(r'href="#([\w-]+)"', drawing)) | set(re.findall(r"url\(#([\w-]+)\)", drawing))
        assert sorted(used - set(found)) == []
        assert not re.search(r"<script|<style| style=| on\w+=|https?://(?!www\.w3\.org/2000/svg)", drawing)
    assert 5_000 < largest < 26_000


def test_what_is_said_to_lie_on_the_board_does() -> None:
    for session, seat in moments(9):
        for eyes in (seat, SPECTATOR):
            view = known(View, session.view(eyes))
            there = set(ids(BOARD.ground(view, words("en"))))
            assert sorted(elements(view) - there) == []


def test_every_option_has_a_place_but_those_that_end_or_decline() -> None:
    lost: set[str] = set()
    lit: set[str] = set()
    for session, _ in moments():
        for seat, waiting in session.pending.items():
            view, about = known(View, session.view(seat)), waiting.decision.facts or {}
            there = elements(view)
            for option in waiting.options:
                found = BOARD.targets(option.key, option.facts or {}, about, view)
                assert len(found) == len(set(found))
                assert set(found) <= there, option.name
                (lit if found else lost).add(option.key)
    assert lost <= NOWHERE
    assert not lit & NOWHERE
    assert len(lit) > 30


def test_options_lie_where_they_name_something() -> None:
    """Places by their direction, enemies by their letter, things on the board of who is asked."""
    seen: set[str] = set()
    for session, seat in moments(2):
        waiting = session.pending[seat]
        view, about = known(View, session.view(seat)), waiting.decision.facts or {}
        for option in waiting.options:
            found = BOARD.targets(option.key, option.facts or {}, about, view)
            facts = option.facts or {}
            first = {"move": "tile-", "explore": "tile-", "attack": "enemy-", "take": "lies-", "acquire": "offer-"}
            if option.key in first and found:
                assert found[0].startswith(first[option.key]), option.name
                seen.add(option.key)
            if option.key == "attack":
                assert f"enemy-{facts['letter']}" in found
            if option.key == "drop" and facts["what"] != "water":
                assert found[0].startswith((f"good-{about['person']}-", f"thing-{about['person']}-"))
                seen.add("drop")
    assert seen == {"move", "explore", "attack", "take", "acquire", "drop"}


def test_every_element_says_what_it_is() -> None:
    unknown: set[str] = set()
    keys: set[str] = set()
    for session, seat in moments(25):
        view = known(View, session.view(seat))
        named = [
            each.get("id")
            for each in ElementTree.fromstring(BOARD.ground(view, words("en"))).iter()
            if each.get("role")
        ]
        for each in {*elements(view), *filter(None, named)}:
            thing = BOARD.what(each, view)
            if thing is None:
                unknown.add(each)
            else:
                assert thing.rule in DEFINITION.identity.sections
                keys.add(thing.key)
    assert sorted(unknown) == []
    for key in keys:
        assert all(words(language).say(f"what-{key}") for language in LANGUAGES)
    assert BOARD.what("panel-map", view) is None


def test_everything_happens_on_the_board() -> None:
    for session, seat in moments(60):
        view = known(View, session.view(seat))
        there = elements(view)
        for event in session.log[-30:]:
            assert BOARD.trace is not None
            assert set(BOARD.trace(event.key, event.heard_by(seat).facts, view).at) <= there


def test_a_team_card_is_drawn_for_its_holder_alone() -> None:
    """Nothing of another's card is on a board before it is turned up."""
    checked = 0
    for n, session in enumerate(sessions(1, "the-dry-pump", 3)):
        if n % 10 or session.over or not session.run.game.state.people:
            continue
        for holder in session.run.game.state.people:
            if not holder.team or holder.revealed:
                continue
            name = words("en").name(holder.team)
            others = [each for each in session.run.game.state.people if each.seat != holder.seat]
            public = {each.team for each in others} | {
                each.team for each in session.run.game.state.people if each.revealed
            }
            for seat in (SPECTATOR, *(each.seat for each in others)):
                drawing = BOARD.ground(known(View, session.view(seat)), words("en"))
                assert f"team-{holder.key}" not in ids(drawing)
                assert holder.team in public or name not in drawing
            own = BOARD.ground(known(View, session.view(holder.seat)), words("en"))
            assert f"team-{holder.key}" in ids(own)
            assert name in own
            checked += 1
    assert checked > 10


def test_a_figure_that_moves_keeps_its_id_and_changes_only_its_place() -> None:
    session = next(session for session, _ in moments() if known(View, session.view(0)).phase == "morning")
    g = session.run.game
    before = BOARD.pieces(known(View, session.view(0)), words("en"), {})
    g.state.people[0].at = "1,0"
    g.state.tiles["1,0"] = type(g.state.tiles["0,0"])("oasis")
    after = BOARD.pieces(known(View, session.view(0)), words("en"), {})
    key = f"figures/person-{g.state.people[0].key}"
    assert before[key] != after[key]
    assert re.search(r'transform="translate\(', after[key])


def test_the_map_grows_and_everything_stays_in_sight() -> None:
    x, y, w, h = LAND
    last = 1000.0
    for far in range(1, 6):
        places = tuple(f"{q},{r}" for q in range(-far, far + 1) for r in range(-far, far + 1) if abs(q + r) <= far)
        found = layout(places, ())
        assert found.size <= last
        last = found.size
        for place in places:
            cx, cy = found.at(place)
            assert x <= cx - found.size * 0.86 <= cx + found.size * 0.86 <= x + w
            assert y <= cy - found.size <= cy + found.size <= y + h


def test_every_card_and_tile_has_a_picture_of_its_own() -> None:
    abilities = {row.ability.key for row in CONTENT.characters.values()}
    keys = {*named_in(CONTENT), SURVIVOR} - abilities
    assert sorted(keys - set(pictures())) == []
    assert sorted(set(pictures()) - keys) == []
    assert len({scene(each) for each in pictures().values()}) == len(pictures())
    for key, each in pictures().items():
        assert len(each.motifs) >= 2, key
        assert all(0 <= x <= 120 and 0 <= y <= 90 and 0.3 <= size <= 2 for _, x, y, size in each.motifs), key
    assert picture_of("somebody-elses") == FOREIGN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    abilities = {row.ability.key for row in CONTENT.characters.values()}
    assert DEFINITION.display.card_text is not None
    for key in {*named_in(CONTENT), SURVIVOR} - abilities:  # also one that lies face down, once it is turned up
        assert len(DEFINITION.display.card_text(CONTENT, words(language), key)) > 4, key
    assert DEFINITION.text_of_card(CONTENT, words(language), "nothing") == ""
    for session, seat in moments(80):
        assert DEFINITION.display.cards_in_view is not None
        view = known(View, session.view(seat))
        for _, key in DEFINITION.display.cards_in_view(view):
            assert DEFINITION.text_of_card(CONTENT, words(language), key, view)
        for option in session.pending[seat].options:
            assert DEFINITION.display.note is not None
            g = known(Sun, session.run.game)
            assert isinstance(DEFINITION.display.note(g, option.key, option.facts or {}, words(language)), str)


def test_the_strip_has_numbers_in_every_moment() -> None:
    assert BOARD.strip is not None
    for session, seat in moments(50):
        view = known(View, session.view(seat))
        gauges = BOARD.strip(view, words("en"))
        assert gauges[0].value == (f"{view.day}/{view.last_day}" if view.last_day else str(view.day))
        assert len({gauge.label for gauge in gauges}) == len(gauges)


def test_no_two_actions_of_a_question_share_a_letter() -> None:
    letters = BOARD.letters
    assert not set(letters.values()) & set("uhno")  # take back, help, next, odds
    assert all(key == "go-on" or words("en").has(f"option-{key}") for key in letters)
    met: set[str] = set()
    for session, seat in moments(2):
        keys = {option.key for option in session.pending[seat].options} & set(letters)
        assert len({letters[key] for key in keys}) == len(keys), keys
        met |= keys
    assert len(met) > 12


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [0, 1])
def test_texts_stand_out_from_their_ground(theme: int) -> None:
    sheet = BOARD.stylesheet()
    both: dict[str, str] = dict(re.findall(r"--([\w-]+): light-dark\(([^)]+)\)", sheet))
    one: dict[str, str] = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", sheet))

    def colour(name: str) -> str:
        return both[name].split(", ")[theme] if name in both else one[name]

    for text, ground in PAIRS:
        light, dark = sorted((luminance(colour(text)), luminance(colour(ground))), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (text, ground)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_lies_about_says_what_it_is_worth_and_good_for(language: str) -> None:
    """Resources and cards: in the hand, on the ground, on a counter."""
    seen = set()
    for session, seat in moments(60):
        view = known(View, session.view(seat))
        for element in elements(view):
            first = element.partition("-")[0]
            if first not in READ or element in WHOLE:
                continue
            thing = what(element, view)
            assert thing is not None, element
            assert thing.reads in CONTENT.things or thing.reads in CONTENT.rulebook.values, element
            assert len(DEFINITION.text_of_card(CONTENT, words(language), thing.reads)) > 4, element
            seen.add(first)
    assert {"good", "thing"} <= seen
    told = DEFINITION.text_of_card(CONTENT, words(language), "wood")
    assert words(language).name("bow") in told
    assert str(CONTENT.rulebook.values["wood"]) in told
