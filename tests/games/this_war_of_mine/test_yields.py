"""What a step of Day Actions takes from Storage and may bring, before it is done: on the board, beside the options, in
the sums of the set that is being built, in the browser and in the terminal."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import CONTENT, empty_shelter, steps, stock, war
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.observe.view import view
from vigil.games.this_war_of_mine.rules.storage_forecast import finds
from vigil.games.this_war_of_mine.state import Step
from vigil.games.this_war_of_mine.words.option_notes import note
from vigil.kernel.rules.requests import Decision
from vigil.kernel.sets.draft import Draft
from vigil.kernel.testing import asked
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book

EN = book("en", DEFINITION.identity.text)
COUNTED = {"unseen-backs": "counted"}


def drafted(g: War, *names: str) -> dict[str, tuple[int | None, int, str]]:
    """The sums of a set: thing -> before, after, key."""
    question = asked(steps(g, Step("act", n=1)))
    assert isinstance(question, Decision)
    made = Draft(question, names)
    assert len(made.chosen()) == len(names)
    return {str((each.facts or {})["what"]): (each.before, each.total, each.key) for each in made.numbers()}


@pytest.mark.rule("R066", "R068")
def test_all_jobs_together_take_from_storage_and_leave_something() -> None:
    g = empty_shelter(war(storage={"wood": 6, "component": 7, "water": 1}))
    assert drafted(g) == {}
    assert drafted(g, "build mira bed", "build tomas water-collector") == {
        "wood": (6, 1, "then"),
        "component": (7, 2, "then"),
    }


@pytest.mark.rule("R064", "R069", "R070")
def test_what_is_certain_is_added_and_what_is_open_is_told_as_the_least() -> None:
    g = empty_shelter(war(storage={"wood": 3}, unseen_backs="counted"), heap_a="heap")
    assert drafted(g, "space mira rummage", "space tomas rummage") == {
        "wood": (3, 5, "then"),
        "component": (0, 2, "then"),
    }
    g.state.shelter["heap"] = ["heap-1", "heap-2"]
    least = {what: n for what, n, _ in finds(g, "heap")}
    found = drafted(g, "card mira heap-a", "build tomas chair")
    assert found["wood"] == (3, least.get("wood", 0), "at-least")
    g.state.shelter["heap"] = ["heap-1"]
    assert {key for _, _, key in drafted(g, "card mira heap-a").values()} == {"then"}, "the last back is known"


@pytest.mark.rule("R072", "R074", "R076", "R077")
def test_tools_come_back_but_a_lockpick_may_not_and_two_dig_for_one_card() -> None:
    g = empty_shelter(war(unseen_backs="counted"), rubble_a="rubble", door_b="door")
    stock(g, shovel=1, lockpick=1)
    dug = drafted(g, "card-with mira rubble-a shovel")
    assert "shovel" not in dug
    assert drafted(g, "card mira rubble-a", "card tomas rubble-a") == dug
    assert drafted(g, "card-with mira door-b lockpick")["lockpick"] == (1, 0, "at-least"), (
        "it comes back from a lock that holds"
    )


@pytest.mark.rule("R017", "rd76")
def test_nobody_looks_at_the_backs_unless_the_setting_tells() -> None:
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", {}, 1)
    assert finds(g, "furniture") == []
    assert all(not space.finds for floor in view(g, 0).floors for space in floor.spaces if space.cover)
    assert "Wood" not in note(g, "card", {"what": "furniture-a"}, EN)
    del g.state.settings["unseen-backs"]
    assert finds(g, "furniture") == [], "as in a save from before the setting"
    g = empty_shelter(war(storage={"wood": 6, "component": 7}), heap_a="heap", heap_b="remnants")
    assert drafted(g, "card mira heap-a", "build tomas chair")["wood"][2] == "at-least", "the heap may bring some"
    assert {key for _, _, key in drafted(g, "build tomas chair").values()} == {"then"}
    cleared = drafted(g, "card mira heap-b", "card tomas heap-b", "build viktor chair")
    assert {key for _, _, key in cleared.values()} == {"then"}, "Remnants bring nothing"


@pytest.mark.rule("rd76")
def test_only_backs_that_nobody_has_seen_are_told() -> None:
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", COUNTED, 1)
    before = dict.fromkeys(what for what, _, _ in finds(g, "heap"))
    assert {"wood", "component", "filter"} <= set(before)
    g.state.shelter["heap"].remove("heap-2")
    assert "filter" not in {what for what, _, _ in finds(g, "heap")}
    assert finds(g, "furniture")[0] == ("wood", 1, 3), "what every back has comes first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_the_house_says_what_it_takes_and_brings(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    g: War = DEFINITION.rules.new(CONTENT, "the-broken-house", COUNTED, 1)
    for id, space in g.state.spaces.items():
        if space.cover:
            assert words.name("wood") in note(g, "card", {"what": id}, words) or space.cover in ("bars", "door")
            assert note(g, "card-with", {"what": id}, words)
    assert words.name("component") in note(g, "space", {"what": "breach-a"}, words)
    assert DEFINITION.display.board
    drawn = DEFINITION.display.board.pieces(view(g, 0), words, {})
    title = drawn["space-heap-a"].partition("</title>")[0]
    assert words.name("wood") in title
    assert words.name("filter") in title
    assert 'class="of-wood"' in drawn["space-heap-a"]
    assert words.name("wood") in drawn["plans"]


def test_a_sniper_sees_the_attic_of_the_broken_house() -> None:
    g: War = DEFINITION.rules.new(CONTENT, "the-broken-house", {}, 1)
    up = next(id for id in CONTENT.dangers["hard"] if g.state.spaces[id].cover)
    assert "Wounds +2" in note(g, "card", {"what": up}, EN)
