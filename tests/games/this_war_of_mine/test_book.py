"""What cards, scripts, chapters and places bring, and when."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import (
    card,
    drain,
    effects,
    empty_shelter,
    found,
    give,
    levels,
    out,
    steps,
    stock,
    told,
    war,
)
from vigil.games.this_war_of_mine.rules.sequence import new_day
from vigil.games.this_war_of_mine.rules.set_up import everything
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.testing import asked, names, play


@pytest.mark.rule("R051")
def test_a_morning_comes_once_a_day() -> None:
    g = war("mira")
    card(g, "frost")
    g.state.events = ["events", "events"]
    play(effects(g, {"later": "morning", "after": 2, "then": [{"do": "cold"}]}))
    g.then(Step("phase", "morning"), Step("morning"))
    play(drain(g), "frost")
    assert g.state.cold == 2, "the Cold of the card; what was promised comes with the second Morning"
    card(g, "thaw")
    g.then(Step("phase", "morning"), Step("morning"))
    play(drain(g), "thaw")
    assert g.state.cold == 3


@pytest.mark.rule("rd72")
def test_an_objective_is_judged_once_whatever_endings_come_up() -> None:
    g = war("mira", storage={"water": 5})
    for key in ("last-offensive", "broken-truce"):
        card(g, key)
    g.state.events, g.state.objective = ["endings", "endings"], "clean-water"
    g.state.people[0].levels["illness"] = 3
    play(steps(g, "morning"), "last-offensive")
    play(steps(g, "morning"), "broken-truce")
    assert levels(g, "illness") == [2]
    assert (told(g).count("objective-reached"), g.state.objective) == (1, "")


@pytest.mark.rule("R131", "R134", "R251", "rd14")
def test_a_card_that_ends_the_exploration_is_resolved_and_the_journal_passes() -> None:
    g = out(war("tomas", seats=3), unknown=5)
    card(g, "way-out", {"do": "go-home"}, {"do": "gain", "what": "wood"})
    g.then(Step("explore"), Step("findings"), Step("pass"))
    request = asked(drain(g), "way-out")
    assert (request.key, g.state.passed, g.state.leader) == ("carry-home", 1, 1)
    assert g.state.pile == {}, "what would follow on the card is dropped"


@pytest.mark.rule("R131", "rd63")
def test_residents_who_send_the_group_home_end_the_card_that_brought_them() -> None:
    g = out(war("tomas", seats=3), unknown=5)
    card(g, "footsteps", {"do": "encounter"}, {"do": "gain", "what": "wood"})
    card(g, "thugs", {"do": "go-home"}, {"do": "gain", "what": "ammo"})
    g.then(Step("explore"), Step("findings"), Step("pass"))
    request = asked(drain(g), "footsteps", "thugs")
    assert (request.key, g.state.passed, g.state.pile) == ("carry-home", 1, {})


@pytest.mark.rule("R134", "R115")
def test_a_red_box_may_end_the_exploration_before_it_begins() -> None:
    g = war("tomas", seats=2)
    g.state.people[0].task = "scavenging"
    card(g, "location-clinic", {"do": "go-home"})
    play(steps(g, "destination"), "go medium clinic 12")
    request = asked(steps(g, "arrive", "explore", "findings"))
    assert (request.key, g.state.passed) == ("carry-home", 0)


@pytest.mark.rule("R243")
def test_when_the_last_scavenger_falls_nothing_more_happens_out_there() -> None:
    g = out(give(war("viktor", "mira"), "wounds", 3, 0), unknown=5, mira="guard")
    card(g, "footsteps", {"do": "wound"}, {"do": "encounter"}, {"do": "gain", "what": "wood"})
    card(g, "quiet-night")
    g.then(Step("explore"), Step("findings"), Step("pass"), Step("night"), Step("raid"))
    play(drain(g), "footsteps", "quiet-night")
    assert (g.state.pile, g.state.trip, g.state.passed) == ({}, None, 0)


@pytest.mark.rule("R160", "R161")
def test_a_raid_out_of_its_time_takes_nothing_else_with_it() -> None:
    g = war("mira")
    g.state.people[0].task, g.state.people[0].weapon = "guard", "hatchet"
    g.then(Step("phase", "dusk"))
    play(effects(g, {"do": "raid", "damage": 1, "wounds": 0}, {"do": "cold"}), "hatchet")
    assert "phase-dusk" in told(g)


@pytest.mark.rule("R121")
def test_quiet_steps_make_a_loud_place_quieter() -> None:
    g = war("nadia")  # Noise at arrival: 1 less
    g.state.people[0].task = "scavenging"
    card(g, "location-clinic", {"do": "noise", "n": 2})
    play(steps(g, "destination"), "go medium clinic 12")
    play(steps(g, "arrive"))
    assert g.state.trip is not None
    assert g.state.trip.noise == 2


@pytest.mark.rule("R185", "rd28")
def test_alcohol_is_offered_before_fate_right_after_it_and_at_the_end() -> None:
    g = war("mira", seats=3, storage={"moonshine": 1, "water": 1})
    for key in ("frost", "quiet-night", "fate-1", "letter", "rumours"):
        card(g, key)
    g.state.events = ["events"]
    new_day(g)
    script = ["frost", "nothing", "nothing", "nothing", "task-guard mira", "quiet-night", "shuffle-in 2 0"]
    assert asked(drain(g), *script).key == "alcohol"
    g = war("mira", seats=3, storage={"moonshine": 1, "water": 1})
    g.state.events = ["events"]
    new_day(g)
    flow = drain(g)
    request = asked(flow, *script, "nothing", "fate-1")
    assert (request.key, g.state.passed) == ("alcohol", 7)
    g = war("mira", seats=3, storage={"moonshine": 1, "water": 1})
    g.state.events = ["events"]
    new_day(g)
    request = asked(drain(g), *script, "nothing", "fate-1", "nothing", "letter", "rumours", "narrate letter")
    assert (request.key, g.state.passed) == ("alcohol", 9)


# places that are dangerous


@pytest.mark.rule("R049", "R253")
def test_a_sniper_covers_the_attic_of_the_hard_side() -> None:
    g = war("mira", "tomas", scenario="the-broken-house")
    empty_shelter(g, heap_e="heap")
    stock(g, wood=3)
    jobs = "build mira chair + card tomas heap-e"
    play(steps(g, Step("act", n=1)), jobs, "put furniture-c", 1, 2, "heap-1")
    assert levels(g, "wounds") == [2, 0]
    assert g.space("furniture-c").fitting == "chair"
    play(steps(g, Step("act", n=2)), "work tomas sit-down", 1)
    assert levels(g, "wounds") == [2, 2]
    g = empty_shelter(war("mira"), heap_e="heap")
    play(steps(g, Step("act", n=1)), "card mira heap-e", "heap-1")
    assert levels(g, "wounds") == [0], "the normal side has no such attic"


def test_whoever_dies_on_the_way_to_work_does_not_do_it() -> None:
    g = give(war("mira", "tomas", scenario="the-broken-house"), "wounds", 2, 0)
    empty_shelter(g, heap_e="heap")
    play(steps(g, Step("act", n=1)), "card mira heap-e", 1)
    assert [person.key for person in g.state.people] == ["tomas"]
    assert (g.space("heap-e").cover, g.state.storage) == ("heap", {})
    g = give(war("mira", "tomas", scenario="the-broken-house"), "wounds", 2, 0)
    empty_shelter(g, heap_e="bars")
    stock(g, saw=1)
    play(steps(g, Step("act", n=1)), "card-with mira heap-e saw", 1)
    assert g.state.storage == {"saw": 1}


@pytest.mark.rule("R040", "R148")
def test_nothing_is_asked_where_nothing_is_taken() -> None:
    g = war("mira", storage={"wood": 1, "knife": 1})
    play(effects(g, {"do": "lose", "what": "goods", "n": 0}))
    assert g.state.storage == {"wood": 1, "knife": 1}


def test_what_the_black_die_says_is_told() -> None:
    g = give(war("mira", "tomas"), "hunger", 3, 0)
    play(effects(g, {"roll": "black-die", "table": {"1-9": [], "10": [{"do": "cold"}]}}), 10)
    assert [(event.key, event.facts["n"]) for event in g.log or ()] == [("rolled", 10), ("cold", 1)]
    play(effects(g, {"do": "raise", "state": "hunger"}, who="mira"), 6)
    assert told(g)[-2:] == ["rolled", "left"], "in a script of level 4 too"


# new Fittings


@pytest.mark.rule("R081")
def test_what_stands_beside_something_stands_on_the_same_floor() -> None:
    g = empty_shelter(war("mira"))
    stock(g, component=3, mechanical_part=1)
    g.state.fittings.append("rectifier")
    g.space("empty-b").fitting = "still"
    request = asked(steps(g, Step("act", n=1)), "build mira rectifier")
    assert names(request) == ["put heap-c", "put furniture-b"], "empty-d lies up the stairs"


@pytest.mark.rule("R081")
def test_who_builds_first_leaves_the_other_a_room() -> None:
    g = empty_shelter(war("mira", "tomas"))
    stock(g, wood=3, component=3, mechanical_part=1)
    g.state.fittings.append("rectifier")
    g.space("empty-a").fitting = "still"  # rubble-a is the only space beside it
    request = asked(steps(g, Step("act", n=1)), "build mira chair + build tomas rectifier")
    assert "put rubble-a" not in names(request)
    g.state.agenda.clear()


@pytest.mark.rule("R031")
def test_nothing_is_lost_when_all_are_lost() -> None:
    g = out(give(war("viktor", "mira"), "wounds", 3, 0), unknown=1, mira="guard")
    found(g, shotgun=1, wood=2)
    card(g, "footsteps", {"do": "wound"})
    card(g, "quiet-night")
    total = everything(g)
    g.then(Step("explore"), Step("findings"), Step("pass"), Step("night"), Step("raid"))
    play(drain(g), "footsteps", "quiet-night")
    assert everything(g) == total
