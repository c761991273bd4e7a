"""The drawn board: well formed, complete, small, the same for the same view, legible in both themes."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.games.navajo_wars.conftest import content
from tests.known import known
from vigil.bots.random_bot import at_random
from vigil.games.navajo_wars.board.board import BOARD
from vigil.games.navajo_wars.board.geometry import LINKS, STATIONS
from vigil.games.navajo_wars.definition import DEFINITION, FOLDER
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.view import View, view
from vigil.games.navajo_wars.terminal.screen import coming
from vigil.games.navajo_wars.terminal.spoken import spoken
from vigil.kernel.play.driver import Driver
from vigil.kernel.rules.dice import mix, pick
from vigil.kernel.rules.requests import Chance
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book

ENDINGS = ("major-victory", "minor-victory", "minor-defeat", "major-defeat")
SCENARIOS = [scenario.slug for scenario in DEFINITION.identity.scenarios]
SHADES = ("-panel", "-slot")
PAIRS = (  # a text and the ground it stands on
    ("ink", "panel"), ("soft", "panel"), ("ink", "slot"), ("soft", "slot"), ("ink", "station"), ("soft", "station"),
    *(("ink", f"t{n}") for n in range(1, 8)), ("soft", "t7"), ("on-dine", "dine"), ("on-enemy", "enemy"),
    ("enemy", "panel"), ("on-order", "order"), ("on-order-soft", "order"), ("on-cost", "cost"), ("on-town", "town"),
    *((text, side + ground) for text in ("ink", "soft", "enemy") for side in ("our", "their") for ground in SHADES),
    ("on-badge", "badge"), ("on-count", "count"), ("on-heading", "heading"), ("on-used", "used"),
    *((text, card) for text in ("on-card", "on-card-soft") for card in ("operations", "ceremony", "history")),
)  # fmt: skip


board: Any = BOARD.ground
stylesheet = BOARD.stylesheet


@cache
def words(language: str) -> Words:
    return book(language, FOLDER / "text")


@cache
def middle_game(scenario: str, answers: int = 400) -> View:
    """A game played by luck for a while."""
    run = Driver(DEFINITION, DEFINITION.rules.new(content(), scenario, {}, 1))
    run.begin_turn()
    choose, throws = at_random(2), 0
    for _ in range(answers):
        request = run.request
        if request is None:
            break
        if isinstance(request, Chance):
            answer: object = pick(request, mix(2, throws, 0))
            throws += 1
        else:
            answer = choose(request, request.offer())
        if run.send(answer):
            run.begin_turn()
    return view(known(NavajoWars, run.game))


@pytest.fixture
def crowded(g: NavajoWars) -> View:
    """One of everything on the map."""
    s = g.state
    s.missions, s.ranchos, s.forts = [21, 31], [21, 42], {"defiance": 52}
    s.corn_fields, s.harass, s.intruders = [11, 63], [11, 44], [21, 21, 55]
    s.raid, s.santa_fe, s.tribal_raid = {21: 2, 11: 1}, 3, [41, 42]
    s.drought[3], s.drought[5] = 1, 2
    s.families[3].place, s.families[3].woman = 28, True
    s.families[4].place, s.families[4].man, s.families[4].ferocity = 29, True, 3
    s.manuelito, s.families[0].horse = "A", True
    s.truce, s.truce_ap, s.active[0] = s.active[0], 2, -1
    s.raided, s.recovery, s.subjugation = {"blue": 1}, {"red": 1}, {"red": 2, "black": 1}
    s.passage, s.corn = {"child": 2, "horse": 1}, [1, 3]
    s.resources = {"horse": 2, "sheep": 1, "trade-goods": 3, "firearms": 1, "trade": 1, "fortune": 1, "guns": 1}
    s.developments = sorted(g.content.developments)[:12]
    s.exhausted = s.developments[:1]
    s.hand, s.in_play = sorted(g.content.ceremonies)[:3], sorted(g.content.history)[:2]
    return view(g)


def ids(drawing: str) -> list[str]:
    return [name for each in ElementTree.fromstring(drawing).iter() if (name := each.get("id"))]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_under_way_is_drawn_small_and_well_formed(scenario: str, language: str) -> None:
    drawing = board(middle_game(scenario), words(language))
    found = ids(drawing)
    assert len(found) == len(set(found))
    assert len(drawing.encode()) < 120_000
    assert len(gzip.compress(drawing.encode())) < 20_000


def test_the_same_view_gives_the_same_drawing() -> None:
    first = view(DEFINITION.rules.new(content(), SCENARIOS[0], {}, 1))
    second = view(DEFINITION.rules.new(content(), SCENARIOS[0], {}, 1))
    assert board(first, words("en")) == board(second, words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_view_is_on_the_board(crowded: View, language: str) -> None:
    drawing = board(crowded, words(language))
    found = ids(drawing)
    assert len(found) == len(set(found))
    wanted = {f"area-{code}" for code in STATIONS}
    wanted |= {f"{name}-{n}" for name in ("escape", "caught", "territory", "head") for n in range(1, 8)}
    wanted |= {f"drought-{n}-{space}" for n in range(1, 7) for space in (1, 2)}
    wanted |= {f"{name}-{letter}" for letter in "ABCDEF" for name in ("family", "household", "man", "horse")}
    wanted |= {f"{column}-{row}" for column in ("active", "inactive", "standby") for row in range(1, 7)}
    wanted |= {f"order-{each.letter}" for each in (*crowded.active, *crowded.standby) if each}
    wanted |= {f"marker-{name}" for name in ("military", "culture", "ap", "morale", "ferocity", "enemy-ap")}
    wanted |= {"mission-2-1", "mission-3-1", "rancho-2-1", "rancho-4-1", "fort-defiance", "corn-11", "corn-63"}
    wanted |= {"harass-11", "harass-44", "intruder-21", "intruder-55", "raid-21", "raid-11", "raid-0"}
    wanted |= {"tribal-41", "tribal-42", "truce", "manuelito", "santa-fe", "deck", "discard", "card"}
    wanted |= {f"elder-{n}" for n in range(1, 8)} | {f"resources-{key}" for key in crowded.resources}
    wanted |= {
        "cube-raided-blue",
        "cube-recovery-red",
        "cube-subjugation-red",
        "cube-subjugation-black",
        "cube-bag-red",
    }
    wanted |= {f"development-{each.key}" for each in crowded.developments}
    wanted |= {f"hand-{card.n}" for card in crowded.hand} | {f"in-play-{card.n}" for card in crowded.in_play}
    assert sorted(wanted - set(found)) == []


def test_every_drawing_that_is_used_is_defined(crowded: View) -> None:
    drawing = board(crowded, words("en"))
    used = set(re.findall(r'href="#([\w-]+)"', drawing)) | set(re.findall(r"url\(#([\w-]+)\)", drawing))
    assert sorted(used - set(ids(drawing))) == []


def test_places_say_what_they_are(crowded: View) -> None:
    drawing = ElementTree.fromstring(board(crowded, words("en")))
    named = [each for each in drawing.iter() if each.get("role")]
    assert len(named) > 150
    assert all(each[0].tag.endswith("title") and each[0].text for each in named)


def test_cards_can_be_read_where_they_lie(crowded: View) -> None:
    drawing = ElementTree.fromstring(board(crowded, words("en")))
    cards = {each.get("id"): each.get("data-card") for each in drawing.iter() if each.get("data-card")}
    wanted = {f"hand-{card.n}": card.key for card in crowded.hand}
    wanted |= {f"in-play-{card.n}": card.key for card in crowded.in_play}
    wanted |= {f"development-{each.key}": each.key for each in crowded.developments}
    assert cards == wanted | ({"card": crowded.card.key} if crowded.card else {})


def test_a_family_that_moves_keeps_its_id_and_changes_only_its_place(g: NavajoWars) -> None:
    before = ElementTree.fromstring(board(view(g), words("en")))
    g.state.families[0].place = 14
    after = ElementTree.fromstring(board(view(g), words("en")))
    first, second = (next(each for each in tree.iter() if each.get("id") == "family-A") for tree in (before, after))
    assert first.get("transform") != second.get("transform")
    assert str(second.get("transform")).startswith("translate(")


def test_an_outpost_that_expands_keeps_its_id(g: NavajoWars) -> None:
    g.state.missions = [21]
    before = ids(board(view(g), words("en")))
    g.state.missions = [22]
    assert ids(board(view(g), words("en"))) == before


def test_the_trails_are_those_of_the_map() -> None:
    links = {tuple(sorted(link)) for link in LINKS}
    joined = {tuple(sorted((10 * link.a[0] + link.a[1], 10 * link.b[0] + link.b[1]))) for link in content().map.links}
    assert links == joined
    assert {0, *STATIONS} == set(content().value)


def test_nothing_inline_that_a_strict_page_would_refuse(crowded: View) -> None:
    drawing = board(crowded, words("en"))
    assert not re.search(r"<script|<style| style=| on\w+=|https?://(?!www\.w3\.org/2000/svg)", drawing)
    assert "<style>" in board(crowded, words("en"), standalone=True)
    ElementTree.fromstring(board(crowded, words("en"), standalone=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_orders_do_is_never_cut_short(g: NavajoWars, language: str) -> None:
    for period in range(3):
        g.state.period = period
        for first in range(0, 28, 12):
            g.state.active = [min(27, first + n) for n in range(0, 12, 2)]
            g.state.standby = [min(27, first + 13 + n) if first + 13 + n < 28 else -1 for n in range(0, 12, 2)]
            g.state.inactive = [code ^ 1 for code in g.state.active]
            drawing = board(view(g), words(language))
            counters = drawing[drawing.index('<g id="order-counters"') :]
            assert counters.count('id="order-') > 6
            assert "…" not in counters


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_too_long_for_the_board(g: NavajoWars, language: str) -> None:
    """Every card on the table, in hand and in play, every Development, every place a Family can be."""
    s, content = g.state, g.content
    cards = [*content.operations, *content.ceremonies, *content.history]
    places = [place for place in STATIONS if place > 0] + [10 * die + box for die in range(1, 8) for box in (8, 9)]
    developments = sorted(content.developments)
    for n, card in enumerate(cards):
        s.card, s.preempted, s.period, s.turn = card, n % 5 == 4, n % 3, 40 + n
        s.hand = [code for code in content.ceremonies if code % 4 == n % 4]
        s.in_play = [code for code in content.history if code % 4 == n % 4]
        s.developments = [key for m, key in enumerate(developments) if m % 3 == n % 3]
        s.exhausted = [key for m, key in enumerate(developments) if m % 2 == n % 2]
        for m, family in enumerate(s.families):
            family.place = places[(n * len(s.families) + m) % len(places)]
        s.ending = ("", *ENDINGS)[n % 5]
        texts = re.findall(r"<text[^>]*>([^<]*)", board(view(g), words(language)))
        assert [text for text in texts if "…" in text] == [], (language, card)


# colours


def themes() -> list[dict[str, str]]:
    """The custom properties of the light theme and of the dark one."""
    found = re.findall(r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));", stylesheet())
    return [{name: pair[n] or both for name, *pair, both in found} for n in (0, 1)]


def brightness(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    low, high = sorted((brightness(one), brightness(two)))
    return (high + 0.05) / (low + 0.05)


def test_each_colour_stands_once_and_is_used() -> None:
    declared = re.findall(r"--([\w-]+):", stylesheet())
    assert sorted(declared) == sorted(set(declared)) == sorted(themes()[0])
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for theme in themes() for colour in theme.values())
    assert set(re.findall(r"var\(--([\w-]+)\)", stylesheet())) == set(declared)


def test_texts_stand_out_from_their_ground_in_both_themes() -> None:
    weak = [
        (text, ground, round(contrast(theme[text], theme[ground]), 2))
        for theme in themes()
        for text, ground in PAIRS
        if contrast(theme[text], theme[ground]) < 4.5
    ]
    assert weak == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_left_for_later_is_shown(g: NavajoWars, language: str) -> None:
    """Numbers and marks of earlier cards stand below the cards, on the board and in the terminal."""
    book = words(language)
    g.state.effects = {"food-next": 2, "market": 1, "evade": 1}
    lines = [book.say("effect-food-next", {"n": 2}), book.say("effect-market")]
    assert coming(view(g).waiting, book) == lines
    drawn = ElementTree.fromstring(board(view(g), book)).find(".//*[@id='waiting']")
    assert drawn is not None
    assert all(line in drawn.findtext("{*}title", "") for line in lines)
    assert any(all(line in text for line in lines) for text in spoken(view(g), book))
    g.state.effects = {}
    assert 'id="waiting"' not in board(view(g), book)
