"""How the game is told: stories of cards, causes of losses, endings of each scenario, counts of nothing."""

from __future__ import annotations

import re

import pytest

from tests.games.navajo_wars.nw_events import event
from vigil.games.navajo_wars.definition import DEFINITION
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_results import RESULTS
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import draw
from vigil.games.navajo_wars.rules.ch04_instructions import subjugate
from vigil.games.navajo_wars.rules.ch06_kit_carson import (
    families_hold_out,
    last_reckoning,
    mourn,
    outlast,
    stand_undefeated,
    strike_first,
)
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver, automatic_defeat
from vigil.games.navajo_wars.state import NOWHERE
from vigil.kernel.definition.log_weights import STORY
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.events import Event
from vigil.kernel.testing import play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book

KINDS = ("major-victory", "minor-victory", "minor-defeat", "major-defeat")


def words(language: str) -> Words:
    return book(language, DEFINITION.identity.text)


def told(g: NavajoWars) -> list[str]:
    return [each.key for each in g.log or []]


def test_a_card_is_turned_with_its_story(g: NavajoWars) -> None:
    """It follows the name of the card, and is marked as a page to be read; a simulation builds none of it."""
    g.state.deck = Stack(known=[41])
    play(draw(g))
    assert told(g) == ["card-drawn", "card-story"]
    assert DEFINITION.display.is_story
    assert [DEFINITION.display.is_story(key) for key in told(g)] == [False, True]
    assert DEFINITION.display.weights["card-story"] == STORY
    assert g.log
    for language in LANGUAGES:
        assert words(language).event(g.log[1]) == words(language).say("card-pueblo-revolt-story")
    g.state.deck, g.log = Stack(known=[41]), None
    play(draw(g))
    assert g.state.card == 41


def test_a_card_without_a_story_tells_what_it_does() -> None:
    """So does a card of a pack whose owner wrote none."""
    story = Event("2.1", "card-story", {"card": "smallpox"})
    bare = words("en").with_names({})
    del bare.variables["card-smallpox-story"]
    assert bare.event(story) == words("en").say("card-smallpox") != words("en").event(story)


def test_every_loss_names_its_cause(g: NavajoWars) -> None:
    event(g, "smallpox", 1, "mourn-in B", "give-up child")
    play(RESULTS["MEV"](g, family(g.state, "A"), "enemy", "warfare"), "give-up child")
    assert [key for key in told(g) if key.startswith(("person-", "elder-", "great-"))] == [
        "elder-dies-of-smallpox",
        "person-dies-of-smallpox",
        "great-defeat",
        "person-falls",
        "person-to-passage",
    ]


def test_the_last_card_says_what_decides(g: NavajoWars) -> None:
    """6.2.3, 12.1 Before the ending is told, its cause."""
    s = g.state
    s.forts, s.missions, s.ranchos, s.passage = {}, [], [], {}
    for military, morale, culture, decide, cause in (
        (5, 4, 3, stand_undefeated, {"stands-undefeated": 5}),
        (0, 4, 3, mourn, {"can-fight-no-more": 3}),
        (1, 0, 3, families_hold_out, {"enemy-gives-up": None}),
        (1, 1, 3, outlast, {"families-outlast": 2}),
        (1, 4, 0, last_reckoning, {"last-reckoning": 1}),
        (0, 4, 0, lambda game: automatic_defeat(game, "12.1"), {"nothing-left": None}),
    ):
        s.military, s.morale, s.culture, g.log = military, morale, culture, []
        with pytest.raises(GameOver):
            decide(g)
        assert told(g)[-2:] == [*cause, "game-over"]
        first = next(iter(g.log[-2].facts.values()), None)
        assert getattr(first, "total", first) == next(iter(cause.values()))


def test_forts_that_stand_are_told(g: NavajoWars) -> None:
    """6.2.3 step 3 After the last Take Actions, what would have had to fall."""
    for each in g.state.families:
        each.place = NOWHERE
    g.state.missions, g.state.ranchos, g.state.forts = [11], [21], {}
    with pytest.raises(GameOver):
        play(strike_first(g))
    assert g.log
    (told_last,) = [each for each in g.log if each.key == "still-standing"]
    assert all("2" in words(language).event(told_last) for language in LANGUAGES)


def test_cubes_that_are_not_red_are_told(g: NavajoWars) -> None:
    """4.2.10 Where they go; with red ones only there is nothing to tell."""
    play(subjugate(g, 2, "4.2.10"), "red", "white")
    assert g.log
    assert [each.facts["cubes"] for each in g.log if each.key == "others-to-recovery"] == [("white",)]
    g.log = []
    play(subjugate(g, 1, "4.2.10"), "red")
    assert "others-to-recovery" not in told(g)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_endings_of_its_own(language: str) -> None:
    """Four results for each, all different, each beginning with the name of the result; others fall back."""
    book = words(language)
    endings = [book.ending(kind, scenario.slug) for scenario in DEFINITION.identity.scenarios for kind in KINDS]
    assert len(set(endings)) == len(DEFINITION.identity.scenarios) * len(KINDS)
    for scenario in DEFINITION.identity.scenarios:
        for kind in KINDS:
            assert book.ending(kind, scenario.slug).startswith(book.name(kind) + ".")
    assert book.ending("major-defeat", "of-a-pack") == book.ending("major-defeat") == book.say("ending-major-defeat")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences(language: str) -> None:
    """Why not, and what would help, end with a stop."""
    for file in sorted((DEFINITION.identity.text / language).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for key, body in re.findall(r"^((?:refused|remedy)-[\w-]+) = ((?:.|\n(?=[ }]))*)", text, re.MULTILINE):
            assert body.rstrip("}\n ").endswith((".", "!")), (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2])
def test_what_a_development_needs_is_one_sentence(language: str, n: int) -> None:
    """The stop comes at the end only, after what there is."""
    for what in ("horses", "sheep", "women", "corn", "elders", "families", "goods"):
        said = words(language).say(f"refused-needs-{what}", {"n": n, "have": 0})
        assert said.endswith("0."), said
        assert said.count(".") == 1, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("culture-lost", {"n": 0, "total": 4}),
        ("military-lost", {"n": 0, "total": 4}),
        ("culture-converted", {"n": 1, "lost": 0, "total": 0}),
        ("military-converted", {"n": 1, "lost": 0, "total": 0}),
        ("kin-lost", {"family": "A", "loss": 0}),
        ("defend-over", {"n": 0}),
        ("peace-over", {"n": 0}),
        ("goods-bought", {"n": 1, "cost": 0}),
        ("ap-gained", {"n": 0, "total": 4}),
        ("culture-gained", {"n": 0, "total": 4}),
        ("military-gained", {"n": 0, "total": 4}),
        ("expansion", {"loss": 0}),
        ("subversion", {"loss": 0}),
        ("tribe-raids", {"n": 0, "foe": "foe-utes", "territory": "shiprock"}),
        ("actions-begin", {"families": 0, "n": 1, "spare": 1}),
        ("still-standing", {"n": 0}),
        ("last-reckoning", {"n": 0}),
    ],
)
def test_nothing_is_not_counted(language: str, key: str, facts: dict[str, int | str]) -> None:
    """Where nothing is lost, gained or paid the sentence says so, and adds or takes no 0."""
    said = words(language).event(Event("1", key, facts))
    assert not re.search(r"[+−]0|\b0 (AP|PA|point|punt|Cult|Mil|pion|segnal|counter|Fam|Fort)", said), said
