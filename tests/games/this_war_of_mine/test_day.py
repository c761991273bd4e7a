"""Morning, Day Actions, Dusk and Evening."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import (
    BOX,
    card,
    drain,
    effects,
    elements,
    empty_shelter,
    give,
    levels,
    not_yet,
    steps,
    stock,
    told,
    war,
    why_not,
)
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.day_actions import blocked
from vigil.games.this_war_of_mine.rules.set_up import everything
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.rules.requests import Flow
from vigil.kernel.testing import asked, names, play

TOTAL = {key: token.count for key, token in BOX.tokens.items()}


def action(g: War, n: int = 1) -> Flow[None]:
    return steps(g, Step("act", n=n))


# Morning


@pytest.mark.rule("R051", "R053", "rd43", "rd72")
def test_w12_a_chapter_is_the_card_of_its_morning() -> None:
    g = war(seats=2)
    for key in ("chapter-2", "warmth"):
        card(g, key)
    g.state.events, g.state.chapter = ["chapter-2", "events"], 1
    g.then(Step("morning"), Step("pass"))
    play(drain(g), "warmth")
    assert (g.state.events, g.state.chapter, g.state.objective) == (["events"], 2, "warmth")
    assert (g.state.passed, g.state.leader) == (1, 1)


@pytest.mark.rule("R051", "R052")
def test_w12_cold_tokens_are_added() -> None:
    g = war()
    g.state.events, g.state.cold = ["events"], 1
    play(steps(g, "morning"), "frost")
    assert g.state.cold == 3
    assert "frost" not in g.state.decks["events"].cards


@pytest.mark.rule("R030", "R052")
def test_there_are_six_cold_tokens() -> None:
    g = war()
    play(effects(g, {"do": "cold", "n": 9}))
    assert g.state.cold == 6


@pytest.mark.rule("rd72")
def test_the_objective_is_judged_when_the_next_chapter_or_an_ending_comes_up() -> None:
    g = war("mira", storage={"water": 5})
    card(g, "last-offensive")
    g.state.events, g.state.objective = ["endings"], "clean-water"
    g.state.people[0].levels["illness"] = 2
    play(steps(g, "morning"), "last-offensive")
    assert "objective-reached" in told(g)
    assert levels(g, "illness") == [1]
    g = war("mira")
    card(g, "chapter-3")
    g.state.events, g.state.objective = ["chapter-3"], "clean-water"
    play(steps(g, "morning"), "warmth")
    assert "objective-missed" in told(g)
    assert levels(g, "illness") == [1]


@pytest.mark.rule("rd39", "rd40")
def test_one_of_the_three_endings_is_the_ceasefire() -> None:
    g = war("mira")
    g.state.events, g.state.people[0].starter = ["endings"], True
    play(steps(g, "morning"), "ceasefire")
    assert (g.state.ending, g.state.cause) == ("survival", "ceasefire")
    g = war("mira")
    g.state.events = ["endings"]
    play(steps(g, "morning"), "ceasefire")
    assert g.state.ending == "strangers"
    g = war("mira")
    play(effects(g, {"do": "die"}, who="mira"))
    assert (g.state.ending, g.state.cause) == ("defeat", "nobody-left")


# Day Actions


@pytest.mark.rule("R056", "R057", "R058", "R059", "rd7")
def test_w14_dots_unite() -> None:
    g = war("mira")
    mira = g.state.people[0]
    mira.levels.update(fatigue=2, wounds=3)  # the third action; the second and the third
    assert [n for n in (1, 2, 3) if blocked(g, mira, n)] == [2, 3]
    mira.levels.update(fatigue=0, wounds=2)
    assert [n for n in (1, 2, 3) if blocked(g, mira, n)] == [3]
    mira.levels.update(fatigue=4)
    assert [n for n in (1, 2, 3) if blocked(g, mira, n)] == [1, 2, 3]
    play(action(g))
    assert told(g) == []


@pytest.mark.rule("R054", "R055", "R065")
def test_each_step_asks_for_all_who_are_able_and_nobody_must() -> None:
    g = give(empty_shelter(war(), heap_a="heap"), "wounds", 3, 0, 0)
    assert {name.split()[1] for name in elements(action(g, 1))} == {"mira", "tomas", "viktor"}
    assert {name.split()[1] for name in elements(action(g, 2))} == {"tomas", "viktor"}
    play(action(g, 2), "nothing")


@pytest.mark.rule("R061", "R063", "R064", "R070", "R071", "R074", "R075", "rd2", "rd5")
def test_w16_a_shovel_here_two_people_there() -> None:
    g = empty_shelter(war(), heap_a="rubble", empty_a="rubble", furniture_a="heap")
    stock(g, shovel=1)
    jobs = "card-with mira heap-a shovel + card tomas empty-a + card viktor empty-a"
    request = asked(action(g))
    assert why_not(request, "card tomas furniture-a", "card viktor furniture-a") == "place-taken"
    assert why_not(request, "space tomas rummage", "space viktor rummage") == ""
    assert not_yet(request, "card viktor empty-a") == "needs-a-second"
    assert why_not(request, "card-with mira heap-a shovel", "card-with tomas empty-a shovel") == "no-tool"
    g.state.agenda.clear()
    play(action(g), jobs, "rubble-1", "rubble-4")
    assert g.space("heap-a").cover == g.space("empty-a").cover == ""
    assert g.state.storage["shovel"] == 1
    assert g.state.storage["knife"] == 1
    card(g, "action-rummage", {"do": "gain", "what": "component"})
    before = g.state.storage.get("component", 0)
    play(action(g, 2), "space tomas rummage + space viktor rummage")
    assert g.state.storage["component"] == before + 2, "each for himself"


@pytest.mark.rule("R077", "R078", "R079", "R074", "rd4")
@pytest.mark.parametrize(("eyes", "opened"), [(3, False), (4, True)])
def test_w18_the_lock(eyes: int, opened: bool) -> None:
    g = empty_shelter(war("mira"), empty_a="door")
    stock(g, lockpick=1)
    play(action(g), "card-with mira empty-a lockpick", eyes, *(["door-1"] if opened else []))
    assert g.space("empty-a").cover == ("" if opened else "door")
    assert g.state.storage.get("lockpick", 0) == (0 if opened else 1)
    assert g.state.storage.get("raw-food", 0) == (1 if opened else 0)
    assert everything(g) == TOTAL


@pytest.mark.rule("R066", "R068", "R255", "rd3", "rd68")
def test_w20_what_a_step_yields_cannot_be_spent_in_it() -> None:
    g = empty_shelter(war("mira", "tomas"))
    g.space("empty-a").fitting = "heater"
    card(g, "action-rummage", {"do": "gain", "what": "wood", "n": 2})
    request = asked(action(g))
    assert why_not(request, "space mira rummage", "work tomas burn-wood") == "cannot-afford"
    assert "work tomas burn-wood" not in names(request)
    g.state.agenda.clear()
    play(action(g), "space mira rummage")
    assert g.state.storage == {"wood": 2}
    play(action(g, 2), "work tomas burn-wood")
    assert g.state.storage == {"wood": 1}
    g = empty_shelter(war("mira", "tomas"))
    stock(g, component=4, wood=6)
    request = asked(action(g))
    assert why_not(request, "build mira heater", "build tomas trap") == "cannot-afford", "3 and 2 of 4"
    assert why_not(request, "build mira heater") == why_not(request, "build tomas trap") == ""


@pytest.mark.rule("R080", "R081", "R083", "R084", "R085", "R086", "R087", "R247", "R062", "R060")
def test_w21_a_new_fitting() -> None:
    g = empty_shelter(war("mira", "tomas"), rummage="bars")
    stock(g, wood=4, component=4)
    offered = set(elements(action(g)))
    assert "build mira garden" not in offered, "an Idea"
    assert {"build mira bed", "build mira chair", "build mira trap"} <= offered, "any card of the deck"
    g.state.agenda.clear()
    flow = action(g)
    where = asked(flow, "build mira bed")
    assert {name.removeprefix("put ") for name in names(where)} == {
        "empty-a", "rubble-a", "heap-b", "empty-f", "bars-b", "empty-e", "rubble-c", "heap-f", "door-c", "rubble-d",
    }, "within reach, no Guard, no floor, no printed action, nothing behind the Bars"  # fmt: skip
    g.state.agenda.clear()
    g.state.storage.update(wood=4, component=4)
    play(action(g), "build mira bed", "put empty-a")
    assert g.state.storage == {"wood": 1, "component": 2}
    assert (g.space("empty-a").fitting, g.state.people[0].at) == ("bed", "empty-a")
    assert "bed" not in g.state.fittings


@pytest.mark.rule("R060", "R062", "R253")
def test_one_character_to_a_fitting_and_two_builders_need_two_rooms() -> None:
    g = empty_shelter(war("mira", "tomas"))
    g.space("empty-a").fitting = "heater"
    stock(g, wood=9, component=9, book=1)
    assert why_not(asked(action(g)), "work mira burn-wood", "work tomas burn-books") == "place-taken"
    assert why_not(asked(action(g)), "space mira go-outside", "space tomas go-outside") == "place-taken"
    for id, space in g.state.spaces.items():
        if id not in ("empty-a", "empty-b"):
            space.cover = "heap"
    g.state.agenda.clear()
    assert why_not(asked(action(g)), "build mira bed", "build tomas trap") == "no-space-to-build"
    assert why_not(asked(action(g)), "build mira bed", "build tomas bed") == "place-taken"


@pytest.mark.rule("R048", "R072", "R073", "R075", "R076", "R254", "rd2", "rd47", "rd5")
def test_w23_remnants_still_block_and_need_two_again() -> None:
    g = empty_shelter(war("mira", "tomas"), empty_a="rubble", furniture_a="bars", heap_c="door", furniture_b="heap")
    request = asked(action(g))
    cards = {name for name in names(request) if name.startswith("card")}
    assert cards == {f"card {who} {where}" for who in ("mira", "tomas") for where in ("empty-a", "furniture-b")}
    assert not_yet(request, "card mira furniture-b") == "", "a Heap alone"
    assert not_yet(request, "card mira empty-a") == "needs-a-second"
    for job in ("furniture-a saw", "heap-c lockpick", "empty-a shovel"):
        assert why_not(request, f"card-with mira {job}") == "no-tool"
    g.state.agenda.clear()
    play(action(g), "card mira empty-a + card tomas empty-a", "rubble-2")
    assert g.space("empty-a").cover == "remnants"
    assert not_yet(asked(action(g)), "card mira empty-a") == "needs-a-second"
    g.state.agenda.clear()
    play(action(g), "card mira empty-a + card tomas empty-a")
    assert g.space("empty-a").cover == ""
    stock(g, wood=3)
    request = asked(action(g), "build mira chair")
    assert "put empty-a" in names(request), "the bare space can be built on"
    elsewhere = next(name for name in names(request) if name != "put empty-a")
    g.state.agenda.clear()
    stock(g, wood=1, component=2)
    request = asked(action(g), "build mira chair + build tomas trap", elsewhere)
    assert "put empty-a" in names(request), "by the second who builds in this step, too"
    assert elsewhere not in names(request)


@pytest.mark.rule("R254", "R069")
def test_a_heap_needs_nothing_but_hands() -> None:
    g = empty_shelter(war("mira"), empty_a="heap")
    play(action(g), "card mira empty-a", "heap-1")
    assert g.state.storage == {"wood": 2, "component": 2}


@pytest.mark.rule("rd2", "R074")
def test_a_tool_is_back_only_after_the_step() -> None:
    g = empty_shelter(war("mira"), empty_a="bars")
    stock(g, saw=1)
    flow = action(g)
    asked(flow, "card-with mira empty-a saw")
    assert g.state.tools == {"empty-a": "saw"}
    assert "saw" not in g.state.storage


@pytest.mark.rule("R071", "R074")
def test_one_tool_to_a_card() -> None:
    g = empty_shelter(war("mira", "viktor"), empty_a="rubble")
    stock(g, shovel=2)
    request = asked(action(g))
    assert why_not(request, "card-with mira empty-a shovel", "card-with viktor empty-a shovel") == "tool-there"
    assert why_not(request, "card-with mira empty-a shovel", "card viktor empty-a") == ""


@pytest.mark.rule("R069")
def test_wait_tokens_lie_until_the_morning() -> None:
    g = empty_shelter(war("mira"))
    g.space("empty-a").fitting = "water-collector"
    play(action(g), "work mira collect-water")
    assert g.state.storage == {}
    assert why_not(asked(action(g, 2)), "work mira collect-water") == "still-waits"
    g.state.agenda.clear()
    g.state.events = ["events"]
    play(steps(g, "morning"), "frost")
    assert g.state.storage == {"water": 2}
    assert g.space("empty-a").wait == 0


@pytest.mark.rule("R030")
def test_there_are_three_wait_tokens() -> None:
    g = empty_shelter(war("mira", "tomas"))
    stock(g, sugar=1, water=1)
    for id, fitting, making in (("heap-a", "garden", "grow-vegetables"), ("heap-b", "trap", "set-trap")):
        g.space(id).fitting, g.space(id).making, g.space(id).wait = fitting, making, 1
    g.space("empty-a").fitting, g.space("empty-f").fitting = "water-collector", "still"
    assert why_not(asked(action(g)), "work mira collect-water", "work tomas distil") == "no-wait-token"
    g.space("heap-c").fitting, g.space("heap-c").making, g.space("heap-c").wait = "bookshelf", "read-a-book", 1
    g.state.agenda.clear()
    assert why_not(asked(action(g)), "work mira collect-water") == "no-wait-token"


@pytest.mark.rule("R081")
def test_a_rectifier_stands_beside_the_still() -> None:
    g = empty_shelter(war("mira"))
    stock(g, component=3, mechanical_part=1)
    g.state.fittings.append("rectifier")
    assert why_not(asked(action(g)), "build mira rectifier") == "no-space-to-build"
    g.state.agenda.clear()
    g.space("empty-a").fitting = "still"
    play(action(g), "build mira rectifier")
    assert g.space("rubble-a").fitting == "rectifier", "the only empty space beside it"


@pytest.mark.rule("R166")
def test_breaches_are_boarded_up() -> None:
    g = empty_shelter(war("mira"))
    stock(g, wood=2, component=1)
    play(action(g), "space mira breach-a")
    assert (g.state.boards, g.space("breach-a").boarded, g.state.storage) == (1, True, {})
    assert "space mira breach-a" not in elements(action(g, 2))


# Dusk


@pytest.mark.rule("R089", "R090", "R091", "R092", "R098", "rd1")
@pytest.mark.parametrize(("eyes", "hunger", "misery"), [(5, 1, 0), (6, 0, 1)])
def test_w24_the_leader_says_who_goes_without(eyes: int, hunger: int, misery: int) -> None:
    g = war(storage={"water": 2})
    play(steps(g, "water"), "thirsts tomas", eyes)
    assert levels(g, "hunger") == [0, hunger, 0]
    assert levels(g, "misery") == [0, misery, 0]
    assert g.state.storage == {}


@pytest.mark.rule("R090", "R091", "R092", "rd1")
def test_w24_without_water_everybody_rolls() -> None:
    g = war()
    play(steps(g, "water"), 1, 6, 10)
    assert levels(g, "hunger") == [1, 0, 0]
    assert levels(g, "misery") == [0, 1, 1]
    g = war(storage={"water": 4})
    play(steps(g, "water"))
    assert g.state.storage == {"water": 1}


@pytest.mark.rule("R093", "R094", "R095", "R096", "R097", "rd44")
def test_w25_meals() -> None:
    g = give(war("mira", "tomas", "viktor", "lena"), "hunger", 1, 3, 2, 2)
    stock(g, canned_food=1, raw_food=1, vegetable=1)
    request = asked(steps(g, "food"))
    assert why_not(request, "eat mira canned-food", "eat mira raw-food") == "has-eaten"
    assert why_not(request, "eat mira canned-food", "eat tomas canned-food") == "not-enough-food"
    g.state.agenda.clear()
    play(steps(g, "food"), "eat mira canned-food + eat tomas raw-food + eat viktor vegetable")
    assert levels(g, "hunger") == [0, 2, 2, 3]
    assert g.state.storage == {}
    assert everything(g) == TOTAL
    g = give(war("mira", meals="several"), "hunger", 3)
    stock(g, raw_food=2)
    play(steps(g, "food"), "eat mira raw-food x2")
    assert levels(g, "hunger") == [1]


@pytest.mark.rule("rd66", "R098")
def test_whoever_is_gone_at_the_water_does_not_eat() -> None:
    g = give(war("mira", "tomas"), "hunger", 3, 0)
    stock(g, raw_food=1)
    play(steps(g, "water", "food"), 1, 7, 6, "eat tomas raw-food")
    assert [person.key for person in g.state.people] == ["tomas"]


# Evening


@pytest.mark.rule(
    "R100", "R101", "R102", "R103", "R104", "R105", "R106", "R108", "R109", "R110", "R111", "R256", "rd12", "rd54"
)
def test_w28_four_tasks() -> None:
    g = give(empty_shelter(war("mira", "tomas", "viktor", "lena")), "fatigue", 2, 2, 2, 2)
    g.space("empty-a").fitting = "bed"
    request = asked(steps(g, "evening"))
    assert why_not(request, "task-bed mira empty-a", "task-bed tomas empty-a") == "bed-taken"
    assert why_not(request, "task-floor mira", "task-guard mira") == "has-task"
    three = [f"task-scavenging {who}" for who in ("mira", "tomas", "viktor", "lena")]
    assert why_not(request, *three) == "three-go-out"
    assert not_yet(request, "task-guard mira") == "without-task"
    g.state.agenda.clear()
    play(steps(g, "evening"), "task-bed mira empty-a + task-floor tomas + task-guard viktor + task-scavenging lena")
    assert levels(g, "fatigue") == [0, 0, 3, 3]
    assert [person.key for person in g.guards()] == ["viktor"]
    assert [person.key for person in g.out()] == ["lena"]


@pytest.mark.rule("R107", "R249", "rd10", "rd73")
def test_w28_nobody_on_guard_after_a_warning_is_333_before_the_journal_passes() -> None:
    g = war("mira", seats=2)
    g.then(Step("evening"), Step("pass"))
    play(drain(g), "task-floor mira", "assign-again", "task-floor mira", "leave-unguarded")
    assert g.state.read == [333]
    assert (g.state.ending, g.state.cause, g.state.passed) == ("defeat", "no-guard", 0)


@pytest.mark.rule("R257")
def test_a_bed_behind_an_obstacle_is_not_offered() -> None:
    g = empty_shelter(war("mira"), empty_a="door")
    g.space("heap-b").fitting = "bed"
    assert elements(steps(g, "evening")) == ["task-floor mira", "task-guard mira", "task-scavenging mira"]


@pytest.mark.rule("rd11", "rd71")
def test_exhausted_people_guard_and_scavenge_but_at_fatigue_4_they_only_sleep() -> None:
    g = give(war("mira", "tomas"), "fatigue", 4, 3)
    give(g, "wounds", 0, 3)
    request = asked(steps(g, "evening"))
    assert why_not(request, "task-guard mira") == why_not(request, "task-scavenging mira") == "too-tired"
    assert why_not(request, "task-guard tomas") == ""
    assert why_not(request, "task-floor mira") == ""


@pytest.mark.rule("rd8")
def test_fatigue_of_a_task_takes_effect_after_the_task() -> None:
    g = give(war("mira"), "fatigue", 3)
    play(steps(g, "evening"), "task-guard mira")
    assert "script-458" not in told(g)
    play(steps(g, "return"))
    assert "script-458" in told(g)
