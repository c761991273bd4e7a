"""Who holds a place, when a goal is judged, what can be won, when somebody is out, and who is still in play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.games import any_answer
from tests.games.under_our_sun.sun import (
    CONTENT,
    EAST,
    FAR_EAST,
    HOME,
    SHIPPED,
    act,
    bare,
    enemy,
    give,
    steps,
    sun,
    told,
    who,
)
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects.carry_out import holds
from vigil.games.under_our_sun.rules.health import die, eliminate
from vigil.games.under_our_sun.rules.missions import judge
from vigil.games.under_our_sun.rules.night_cards import night_card_at_start
from vigil.games.under_our_sun.rules.own_turn import end_of_phase
from vigil.games.under_our_sun.rules.sequence import day_over, restore, turn
from vigil.games.under_our_sun.state import SURVIVOR, Step
from vigil.kernel.journal.header import Header
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import ALWAYS, Stops
from vigil.kernel.testing import play
from vigil.kernel.text.words import book

LAND, BLEED, WAIT = "goal-the-land-is-ours", "goal-bleed-them-dry", "goal-let-them-wait"


def apart(*people: str, goal: str = LAND, **settings: Any) -> Sun:
    """A company in which the last is the Son of Liberty."""
    g = sun(*people, mode="semi-co-operative", **settings)
    for c in g.state.people:
        c.team = SURVIVOR
    g.state.people[-1].team = goal
    return g


# held


@pytest.mark.rule("R018", "A105")
def test_a_known_son_takes_no_place_for_the_survivors() -> None:
    g = apart("veteran", "scout", mission="the-dry-pump")
    g.state.card = 1
    bare(g, EAST, "pump-house")
    enemy(g, "sol-rifle", EAST)
    son = who(g, "scout")
    son.at, son.revealed = EAST, True
    judge(g)
    assert g.state.ending == ""
    g.state.enemies = []
    judge(g)
    assert g.state.ending == "", "he is an enemy himself"
    who(g).at = EAST
    judge(g)
    assert g.state.ending == "", "and he stands there"
    die(g, son)
    judge(g)
    assert (g.state.ending, g.state.cause) == ("survivors", "mission")


@pytest.mark.rule("R018", "A105", "R338")
def test_held_asks_for_somebody_in_the_open_and_no_enemy_of_anybody_there() -> None:
    g = apart("veteran", "medic", "scout")
    bare(g, EAST, "quarry")
    who(g, "scout").at = EAST
    assert holds(g, "rescue-the-trail-objective", who(g)), "nobody knows who he is"
    who(g, "scout").stealth = "sneaked"
    assert not holds(g, "rescue-the-trail-objective", who(g))
    who(g).at = EAST
    assert holds(g, "rescue-the-trail-objective", who(g))
    dealer = enemy(g, "dealer", EAST, merchant=True)
    assert holds(g, "rescue-the-trail-objective", who(g))
    dealer.hostile = ["scout"]
    assert not holds(g, "rescue-the-trail-objective", who(g))


# judged


@pytest.mark.rule("R121", "A67", "A57")
def test_a_goal_that_a_silent_call_meets_is_judged_at_once() -> None:
    g = apart("veteran", "medic", "scout")
    bare(g, EAST)
    bare(g, FAR_EAST, "salt-flat")
    for _ in range(3):
        enemy(g, "sol-rifle", FAR_EAST)
    act(g, "veteran", "call east dry-river", "sol-scout")
    assert (g.state.ending, g.state.cause) == ("sons", LAND)


@pytest.mark.rule("R121", "A67")
def test_a_goal_that_a_mission_card_meets_is_judged_at_once() -> None:
    g = apart("veteran", "medic", "scout", mission="the-border-post")
    for _ in range(3):
        enemy(g, "sol-rifle", HOME)
    who(g).at = who(g, "medic").at = who(g, "scout").at = HOME
    g.state.card = 1
    play(steps(g, "read-card"), 1, "sol-scout")
    assert (g.state.ending, g.state.cause) == ("sons", LAND)


@pytest.mark.rule("A97", "R263")
def test_a_card_that_kept_ap_bring_about_is_read_before_anybody_acts() -> None:
    g = sun("veteran", "scout", mission="the-border-post")
    g.state.marks["slain"] = 4
    enemy(g, "rats", HOME, damage=1)
    who(g, "scout").waiting = who(g, "scout").engaged = True
    g.then(Step("act", "veteran"), Step("turns"))
    play(turn(g), "attack rats a hands", "success", "blank", 1, "sol-scout")
    assert (g.state.card, who(g).ap) == (1, 6)
    assert "mission-border-the-barrier" in told(g)
    assert g.state.agenda[-1] == Step("act", "veteran")
    g = sun("veteran", "scout", mission="the-border-post")
    g.state.marks["slain"] = 4
    enemy(g, "rats", HOME, damage=1)
    enemy(g, "wolves", HOME)
    for c in g.state.people:
        c.waiting = c.engaged = True
    flow = end_of_phase(g, Step("phase-end"))
    play(flow, "attack rats a hands", "success", "blank", "blank", "stay-out", "blank", "blank")
    assert [step.kind for step in g.state.agenda] == ["phase-end", "read-card"]
    assert (who(g).ap, who(g, "scout").ap) == (5, 6), "nobody has lost what he keeps"


# what can be won


@pytest.mark.rule("R115", "R121", "A106")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("goal", [LAND, BLEED, WAIT])
def test_every_goal_can_be_won_with_the_players_there_are(seats: int, goal: str) -> None:
    people = tuple(SHIPPED.characters)[:seats]
    g = apart(*people, goal=goal)
    son = g.state.people[-1]
    if goal == LAND:
        bare(g, EAST)
        for key in [key for key, row in SHIPPED.enemies.items() if row.sol for _ in range(row.copies)]:
            enemy(g, key, EAST)
    elif goal == BLEED:
        for c in g.state.people[: min(2, seats - 1)]:
            assert not holds(g, goal, son)
            die(g, c)
            eliminate(g, c)
    else:
        g.state.day = 8
    assert holds(g, goal, son)
    judge(g)
    assert (g.state.ending, g.state.cause) == ("sons", goal)


# out for good


@pytest.mark.rule("R031", "R032", "A9")
@pytest.mark.parametrize(
    ("setting", "died", "last"),
    [
        *(("three-phases", died, died + 2) for died in (1, 2, 3, 4)),
        *(("evening", died, last) for died, last in ((1, 3), (3, 4), (4, 6), (6, 7))),
    ],
)
def test_who_is_dead_is_out_at_the_end_of_the_third_phase(setting: str, died: int, last: int) -> None:
    g = sun("veteran", "scout", revival=setting)
    give(g, "veteran", food=3)
    c = who(g, "scout")
    g.state.phases = died
    die(g, c)
    while not c.gone:
        play(steps(g, "phase-over"))
        if not c.gone and g.state.phases % 3 == 0:
            play(steps(g, "preparation"))
        if not c.gone:
            g.state.phases += 1
        assert g.state.phases < 20
    assert g.state.phases == last


@pytest.mark.rule("R032", "A9")
def test_where_preparation_counts_it_may_be_the_third_phase() -> None:
    g = sun("veteran", "scout", revival="evening")
    give(g, "veteran", food=1)
    g.state.phases = 2
    die(g, who(g, "scout"))
    g.state.phases = 3
    play(steps(g, "phase-over"))
    assert not who(g, "scout").gone
    play(steps(g, "preparation"))
    assert who(g, "scout").gone


@pytest.mark.rule("A9", "A67", "A68", "R120")
def test_the_son_who_is_out_with_the_night_is_out_before_the_day_is_judged() -> None:
    g = apart("veteran", "medic", "scout", phase="night")
    g.state.day = 6
    g.state.phases = 1
    die(g, who(g, "scout"))
    g.state.phases = 3
    play(steps(g, "phase-over", "day-over"))
    assert (g.state.ending, g.state.cause) == ("survivors", "son-eliminated")
    g = sun("veteran", "scout")
    g.state.day = 6
    day_over(g, Step("day-over"))
    assert g.state.cause == "too-late"


# who is out of play


@pytest.mark.rule("R308", "A72", "A107")
def test_the_marker_passes_those_who_are_out() -> None:
    g = sun("veteran", "scout", "medic")
    for c in g.state.people:
        give(g, c.key, food=3)
    die(g, who(g, "scout"))
    play(steps(g, "preparation"))
    assert g.state.first == 1, "the dead may come back"
    g.state.first = 0
    eliminate(g, who(g, "scout"))
    play(steps(g, "preparation"))
    assert g.state.first == 2
    play(steps(g, "preparation"))
    assert g.state.first == 0


@pytest.mark.rule("R242", "A17", "A107")
def test_the_enemys_part_is_played_by_somebody_who_is_still_in_the_game() -> None:
    g = sun("veteran", "scout", "medic")
    assert [g.left_of(c) for c in g.state.people] == [1, 2, 0]
    die(g, who(g, "scout"))
    assert g.left_of(who(g)) == 1
    eliminate(g, who(g, "scout"))
    assert g.left_of(who(g)) == 2
    die(g, who(g, "medic"))
    eliminate(g, who(g, "medic"))
    assert g.left_of(who(g)) == 0


@pytest.mark.rule("R088", "R311")
def test_flipped_items_on_a_counter_are_turned_back() -> None:
    g = sun("veteran")
    key = next(key for key, row in CONTENT.things.items() if row.flips)
    give(g, "veteran", key)
    dealer = enemy(g, "dealer", HOME, merchant=True)
    card = who(g).cards.pop()
    card.flipped = True
    dealer.cards.append(card)
    restore(g)
    assert not card.flipped


# windows


def test_what_is_skipped_is_skipped_for_the_phase() -> None:
    """A turn is one action here: whoever waits would be asked after each."""
    definition = DEFINITION
    header = Header(
        game=definition.slug,
        rules=definition.identity.rules_version,
        content=definition.content.hash(SHIPPED),
        scenario="search-and-rescue",
        settings=definition.identity.defaults(),
        seed=5,
        players=("Ada", "Bo"),
        secret="00" * 32,
    )
    session = Session.start(definition, SHIPPED, header, stops=[Stops(mode=ALWAYS), Stops(mode=ALWAYS)])
    luck, asked = Random(3), list[tuple[int, int]]()
    while not session.over and len(asked) < 8:
        seat, waiting = next(iter(session.pending.items()))
        if waiting.decision.key == "karma":
            asked.append((session.run.game.state.phases, seat))
            session.stops[seat].skip("karma")
        session.answer(any_answer(session, luck), seat)
    assert len(asked) == len(set(asked)) > 4, "once in a phase, however many actions it has"


@pytest.mark.parametrize(
    ("language", "turn", "phase"), [("en", "turn", "phase"), ("it", "turno", "fase"), ("fr", "tour", "phase")]
)
def test_the_tables_say_so(language: str, turn: str, phase: str) -> None:
    words = book(language, DEFINITION.identity.text)
    for key in ("hint-window", "help-window", "stops-skipped", "web-stop-skip", "web-stops-skipped"):
        text = words.raw(key, {"windows": "karma"} if key == "stops-skipped" else {})
        assert f" {phase}" in text
        assert f" {turn}" not in text


@pytest.mark.rule("R058", "R189", "A26")
def test_a_camp_pitched_after_the_card_was_drawn_draws_no_second_one() -> None:
    g = sun("scout", "veteran", phase="night")
    bare(g, EAST)
    for c in g.state.people:
        c.at = EAST
    give(g, "scout", "tent")
    play(night_card_at_start(g, who(g)), "night-still")
    act(g, "scout", "pitch")
    assert g.tile(EAST).camp
    play(night_card_at_start(g, who(g, "veteran")))
    assert who(g, "veteran").drew == []


@pytest.mark.rule("R112", "R114")
def test_a_mission_recommends_its_mode() -> None:
    modes = {scenario.slug: scenario.recommends["mode"] for scenario in DEFINITION.identity.scenarios}
    assert modes == {slug: mission.mode for slug, mission in SHIPPED.missions.items()}
    proposed = DEFINITION.identity.proposed
    assert [proposed("the-dry-pump", seats)["mode"] for seats in (1, 2, 3, 6)] == [
        *("co-operative", "co-operative"),
        *("semi-co-operative", "semi-co-operative"),
    ]
    assert proposed("three-valves", 4)["mode"] == "co-operative"
