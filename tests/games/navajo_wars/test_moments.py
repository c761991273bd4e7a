"""Moments: windows with a name at which the powers of 10.1, 10.2, 1.6.2, 3 and 9.1 may be used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from msgspec import Struct

from tests.games.navajo_wars.nw_events import card_of, event, event_asks, resolve
from vigil.bots.random_bot import at_random
from vigil.games.navajo_wars.definition import DEFINITION
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import before_the_event, dine_phase, preempt
from vigil.games.navajo_wars.rules.ch03_actions import take_actions
from vigil.games.navajo_wars.rules.ch03_passage_food import feed_population
from vigil.games.navajo_wars.rules.ch03_passage_of_time import feed_animals, passage_of_time
from vigil.games.navajo_wars.rules.ch03_passage_people import adjust_population
from vigil.games.navajo_wars.rules.ch03_planning import buy_trade_goods, planning
from vigil.games.navajo_wars.rules.ch03_tribal_warfare_and_diplomacy import tribal_affairs, tribal_diplomacy
from vigil.games.navajo_wars.rules.ch04_enemy_operations import flip_instructions
from vigil.games.navajo_wars.rules.ch05_evade import evade, horse_at_hand
from vigil.games.navajo_wars.rules.ch05_player_reactions import negotiate
from vigil.games.navajo_wars.rules.ch06_kit_carson import strike_first
from vigil.games.navajo_wars.rules.ch06_transitions import before_the_gathering, time_passes
from vigil.games.navajo_wars.rules.ch07_minor_events import minor_event
from vigil.games.navajo_wars.rules.ch08_victory_checks import buy_one, need_in_reach
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import draw_cube, roll, roll_two
from vigil.games.navajo_wars.rules.ch10_trade_goods import ap_in_reach, corn_sets, exchangeable
from vigil.games.navajo_wars.rules.ch11_battles import may_prepare
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver, automatic_victory
from vigil.games.navajo_wars.rules.chart_tribal_raid import buy_off
from vigil.games.navajo_wars.rules.effects.ceremonies import ceremony_die, enemy_way, herd_can_be_saved
from vigil.games.navajo_wars.rules.moments import (
    END_TURN,
    can_be_had,
    can_pay,
    end_of_the_phase,
    goods_in_reach,
    usable,
)
from vigil.kernel.journal.header import Header
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.session import Session
from vigil.kernel.rules.asking import GO_ON, going_on
from vigil.kernel.rules.dice import mix, pick
from vigil.kernel.rules.requests import Chance, Decision, Flow, Request
from vigil.kernel.testing import asked, names, play, refusals, reply
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book

BEAUTY_WAY, WEDDING, NIGHT_WAY, SONGS, HERDS, FLINT_WAY = 20, 10, 27, 33, 36, 17
FEAST, BLANKETS = "keepers-of-flocks-3", "weaving-3"
ANY_TIME = {
    "give-horse A", "trade-animals-which", "trade-corn 4 5", "goods-for-ap", "goods-for-animal horse",
    "goods-for-animal sheep", GO_ON,
}  # fmt: skip
DINE = {f"use-development {FEAST}", "play-blessing-way beauty-way"}


class Met(Struct):
    """A window as it was met."""

    key: str
    rule: str
    matters: bool
    names: list[str]


def met(flow: Flow[Any], *script: int | str) -> list[Met]:
    """Drive a rule through its windows, using nothing, and return them."""
    left, found = list(script), []
    with suppress(GameOver, StopIteration):
        request: Request = next(flow)
        while True:
            if isinstance(request, Decision) and request.window:
                found.append(Met(request.key, request.rule, request.matters, names(request)))
                request = flow.send(going_on(request))
            else:
                request = flow.send(reply(request, left))
    assert left == []
    return found


def rich(g: NavajoWars) -> NavajoWars:
    """Something for every power: horses, Corn, Trade Goods, a Development, a Ceremony card."""
    s = g.state
    s.elders, s.culture = [0] * 7, 9
    s.resources, s.corn = {"horse": 2, "sheep": 2, "trade-goods": 3}, [5, 4]
    s.hand, s.developments = [BEAUTY_WAY], [FEAST]
    return g


def poor(g: NavajoWars) -> NavajoWars:
    """Nothing to use."""
    s = g.state
    s.elders, s.resources, s.corn, s.hand, s.developments = [0] * 7, {}, [], [], []
    return g


def no_preempt(g: NavajoWars) -> Flow[Any]:
    g.state.effects["no-preempt"], g.state.phase = 1, ""
    return preempt(g)


def out_of_phase(g: NavajoWars, flow: Callable[[NavajoWars], Flow[Any]]) -> Flow[Any]:
    g.state.phase = ""
    return flow(g)


def way_of(g: NavajoWars, key: str) -> Any:
    return g.content.ceremonies[g.content.numbers[key]]


def history(g: NavajoWars) -> Flow[Any]:
    g.state.card = card_of(g, "vizcarra-marches-west")
    return before_the_event(g)


MOMENTS: dict[str, tuple[str, Callable[[NavajoWars], Flow[Any]], tuple[int | str, ...]]] = {
    "before-the-operations": ("2.2.1", no_preempt, ()),
    "before-the-flip": ("4 step 3", lambda g: out_of_phase(g, flip_instructions), (3, 5)),
    "before-the-event": ("6.1", lambda g: out_of_phase(g, history), ()),
    "before-the-minor-event": ("7.1", lambda g: out_of_phase(g, lambda g: minor_event(g, "reset")), ()),
    "before-the-enemy-way": (
        "13 Enemy Way", lambda g: out_of_phase(g, lambda g: enemy_way(g, way_of(g, "planting-songs"))), ()
    ),
    "before-the-gathering": (
        "6.2.1 step 9", lambda g: out_of_phase(g, lambda g: before_the_gathering(g, "6.2.1 step 9")), ()
    ),
    "before-the-purchase": ("8.2 step 8", lambda g: out_of_phase(g, lambda g: buy_one(g, True)), ()),
}  # fmt: skip
IN_THE_PHASE: dict[str, tuple[str, Callable[[NavajoWars], Flow[Any]], tuple[int | str, ...]]] = {
    "end-of-the-phase": ("3", end_of_the_phase, ()),
    "before-the-passage": ("3.3", lambda g: time_passes(g, "6.2.1 step 1"), ("grow-up-done", 3)),
    "before-the-culture": ("3.3 step 1D", adjust_population, ("grow-up-done",)),
    "before-the-breeding": ("3.3 step 3", passage_of_time, ("grow-up-done", 3)),
    "before-the-feeding": ("3.3 step 5", feed_population, ()),
    "before-the-pasture": ("3.3 step 6", feed_animals, ()),
    "before-the-refresh": ("3.3 step 11", passage_of_time, ("grow-up-done", 3)),
    "before-the-actions": ("6.2.3 step 3", strike_first, ("stop-activating",)),
}


@pytest.mark.rule("MOM-a", "1.6.2-c", "10.1-c", "10.1-d", "TG-1", "TG-4")
@pytest.mark.parametrize("name", MOMENTS)
def test_what_may_be_used_at_any_time_is_offered_at_every_moment(g: NavajoWars, name: str) -> None:
    """10.1, 10.2, 1.6.2 Horses, exchanges, AP and animals for Trade Goods; the cards wait for the Diné phase."""
    rule, start, script = MOMENTS[name]
    found = next(window for window in met(start(rich(g)), *script) if window.key == name)
    assert found.rule == rule
    assert set(found.names) >= ANY_TIME
    assert not DINE & set(found.names)
    assert found.names[-1] == GO_ON


@pytest.mark.rule("MOM-a", "1.6.2-c", "10.1-c", "10.1-d", "TG-1", "TG-4", "3-b", "9.1-h")
@pytest.mark.parametrize("name", IN_THE_PHASE)
def test_the_cards_too_are_offered_in_the_dine_phase(g: NavajoWars, name: str) -> None:
    """3, 9.1 Also in the Passage of Time and the Take Actions of a Transition."""
    rule, start, script = IN_THE_PHASE[name]
    found = next(window for window in met(start(rich(g)), *script) if window.key == name)
    assert found.rule == rule
    assert set(found.names) >= DINE | {"give-horse A", "goods-for-ap", GO_ON}
    assert {each.partition(" ")[0] for each in found.names} >= {"trade-animals-which", "goods-for-animal"}


@pytest.mark.rule("MOM-b")
@pytest.mark.parametrize("name", [*MOMENTS, *IN_THE_PHASE])
def test_without_a_power_a_moment_passes_silently(g: NavajoWars, name: str) -> None:
    """No window at all, so nobody is asked and nothing is written."""
    _, start, script = (MOMENTS | IN_THE_PHASE)[name]
    assert not usable(poor(g))
    if name == "before-the-actions":
        assert met(start(g), "stop-activating") == []
    else:
        assert met(start(g), *script) == []


@pytest.mark.rule("MOM-a")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_words(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    names = [*MOMENTS, *IN_THE_PHASE, "reroll", "reroll-two", "redraw"]
    said = [words.variables[f"question-{name}"] for name in names]
    assert len(said) == len(names)
    assert {rule for rule, *_ in (*MOMENTS.values(), *IN_THE_PHASE.values())} <= set(DEFINITION.identity.sections)


@pytest.mark.rule("MOM-b")
def test_a_window_is_open_until_the_player_goes_on(g: NavajoWars) -> None:
    """After each power it is asked again, and closes by itself when nothing is left to use."""
    s = poor(g).state
    s.resources = {"horse": 1, "trade-goods": 2}
    play(end_of_the_phase(g), "give-horse A", "goods-for-ap")
    assert (s.families[0].horse, s.ap, s.resources["trade-goods"]) == (True, 4, 0)


@pytest.mark.rule("MOM-b")
@pytest.mark.parametrize("scenario", [scenario.slug for scenario in DEFINITION.identity.scenarios])
def test_no_window_is_opened_without_a_power(g: NavajoWars, scenario: str) -> None:
    """Whole games played by luck: at every window there is something besides going on, which comes last; only the end
    of a turn is asked without."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        lot = at_random(seed)
        run = Driver(DEFINITION, DEFINITION.rules.new(g.content, scenario, {}, 1))
        run.begin_turn()
        dice = 0
        while run.request is not None:
            request = run.request
            answer: Any
            if isinstance(request, Chance):
                dice, answer = dice + 1, pick(request, mix(seed, dice, 0))
            else:
                options = request.offer()
                answer = lot(request, options) if len(options) > 1 else options[0]
                if request.window:
                    seen[request.key] += 1
                    assert len(options) > 1 or request.ends, request.key
                    assert options[-1].key == (END_TURN if request.ends else GO_ON)
            if run.send(answer):
                run.begin_turn()
    assert len(seen) > 5


# where a power matters


def matters(flow: Flow[Any], name: str, *script: int | str) -> bool:
    return next(window.matters for window in met(flow, *script) if window.key == name)


@pytest.mark.rule("MOM-a", "MOM-b", "3-b")
def test_the_end_of_a_dine_phase_matters_while_a_card_could_be_used(g: NavajoWars) -> None:
    """The last Family is out of Movement Points: the Beauty Way can still be played; a horse alone is no reason."""
    s = poor(g).state
    s.families[1].place = s.families[2].place = 0
    s.hand = [BEAUTY_WAY]
    script = ("take-actions", "activate A", "end-activation")
    assert matters(dine_phase(g), "end-of-the-phase", *script)
    s.hand, s.resources = [], {"horse": 1}
    assert not matters(dine_phase(g), "end-of-the-phase", *script)
    s.hand, s.culture = [BEAUTY_WAY], 5
    play(dine_phase(g), *script, "play-blessing-way beauty-way")
    assert (s.culture, s.phase) == (7, "")


@pytest.mark.rule("MOM-a")
def test_who_has_just_said_enough_is_not_asked_again(g: NavajoWars) -> None:
    """The powers stood in the question that the player answered last."""
    s = poor(g).state
    s.hand, s.active = [BEAUTY_WAY], [-1] * 6
    assert play(take_actions(g), "stop-activating") is True
    assert met(dine_phase(g), "take-actions", "stop-activating") == []
    assert play(planning(g), "buy-no-goods") is True
    assert met(dine_phase(g), "planning", "buy-no-goods") == []
    assert [window.key for window in met(dine_phase(g), "passage-of-time", "grow-up-done", 3)][-1] == "end-of-the-phase"


@pytest.mark.rule("MOM-a", "MOM-c", "TG-2")
def test_before_the_flip_it_matters_if_the_price_is_in_reach(g: NavajoWars) -> None:
    """Dice and Enemy AP are known. One Trade Goods and three sheep are two; a horse alone stops nothing."""
    s = poor(g).state
    s.phase, s.resources = "", {"trade-goods": 1, "sheep": 3}
    window = asked(flip_instructions(g), 3, 5)
    assert isinstance(window, Decision)
    assert (window.key, window.rule, window.matters) == ("before-the-flip", "4 step 3", True)
    assert refusals(window) == {"cancel-flip build": "too-few-goods"}
    before = list(s.active)
    play(flip_instructions(g), 3, 5, "trade-animals 0 3", "cancel-flip build")
    assert (s.active[2], s.resources["trade-goods"]) == (before[2], 0)
    s.resources = {"horse": 1}
    assert not matters(flip_instructions(g), "before-the-flip", 1, 3)


@pytest.mark.rule("MOM-a", "MOM-c", "TG-8")
def test_before_a_minor_event_goods_may_be_exchanged(g: NavajoWars) -> None:
    """Two Trade Goods and Corn worth 6: three cancel the Drought."""
    s = poor(g).state
    s.phase, s.resources, s.corn = "", {"trade-goods": 2}, [5, 1]
    assert matters(minor_event(g, "drought"), "before-the-minor-event", 3)
    s.drought = [0] * 8
    play(minor_event(g, "drought"), "trade-corn 1 5", "cancel-for-goods 3")
    assert (sum(s.drought), s.corn) == (0, [])
    s.resources = {"trade-goods": 2}
    assert not matters(minor_event(g, "drought"), "before-the-minor-event", 3)


@pytest.mark.rule("MOM-a", "MOM-c", "TG-8")
def test_before_an_enemy_way_goods_may_be_exchanged(g: NavajoWars) -> None:
    s = poor(g).state
    s.phase, s.resources, s.corn = "", {"trade-goods": 2}, [4, 2]
    play(enemy_way(g, way_of(g, "planting-songs")), "trade-corn 2 4", "cancel-enemy-way-for-goods 3")
    assert (s.morale, s.resources["trade-goods"]) == (5, 0)


@pytest.mark.rule("MOM-a", "1.6.2-c")
def test_a_lone_horse_is_given_before_the_herd_is_stolen(g: NavajoWars) -> None:
    """It matters there and nowhere else: before another Enemy Way a horse changes nothing."""
    s = poor(g).state
    s.phase, s.resources = "", {"horse": 1}
    assert herd_can_be_saved(g)
    assert not matters(enemy_way(g, way_of(g, "planting-songs")), "before-the-enemy-way")
    stolen = way_of(g, "blessing-of-the-herds")
    s.discard = [stolen.n]
    ceremony = next(card for card in g.content.ceremonies.values() if card.n != stolen.n)
    play(ceremony_die(g, ceremony.key), 6, "give-horse B")
    assert (s.families[1].horse, s.resources["horse"]) == (True, 0)
    assert not herd_can_be_saved(g)


# the Passage of Time


@pytest.mark.rule("MOM-a", "3.3.5-l")
@pytest.mark.parametrize(
    ("hand", "developments", "drought"),
    [([SONGS], [], 0), ([HERDS], [], 0), ([], ["fields-of-corn-2"], 2), ([BEAUTY_WAY], [], None)],
)
def test_step_5_with_only_a_card_to_help(
    g: NavajoWars, hand: list[int], developments: list[str], drought: int | None
) -> None:
    """Twelve mouths, nine food: more food, a sheep, or water can help; Culture cannot."""
    s = poor(g).state
    s.elders, s.hand, s.developments = [3, 0, 0, 0, 0, 0, 0], hand, developments
    s.drought[1] = drought or 0
    window = asked(feed_population(g))
    assert isinstance(window, Decision)
    assert (window.key, window.matters) == ("before-the-feeding", drought is not None)


@pytest.mark.rule("MOM-a", "3-b")
def test_food_blessed_at_step_5_is_eaten_at_once(g: NavajoWars) -> None:
    """The Planting Songs feed four in this Passage of Time, not in the next."""
    s = poor(g).state
    s.elders, s.hand = [3, 0, 0, 0, 0, 0, 0], [SONGS]
    play(feed_population(g), "play-blessing-way planting-songs")
    assert (s.elders[0], "food-next" in s.effects) == (3, False)


@pytest.mark.rule("MOM-a", "3-b")
def test_before_culture_is_counted(g: NavajoWars) -> None:
    """A person healed spares a loss; Culture gained matters only where the loss would fall on Military."""
    s = poor(g).state
    s.families[0].child, s.hand = False, [NIGHT_WAY]
    assert matters(adjust_population(g), "before-the-culture", "grow-up-done")
    s.hand = [BEAUTY_WAY]
    assert not matters(adjust_population(g), "before-the-culture", "grow-up-done")
    s.culture, s.military = 0, 5
    assert matters(adjust_population(g), "before-the-culture", "grow-up-done")
    s.military = 5
    play(adjust_population(g), "grow-up-done", "play-blessing-way beauty-way")
    assert (s.culture, s.military) == (1, 5)


@pytest.mark.rule("MOM-a")
def test_before_the_animals_breed_one_may_be_bought(g: NavajoWars) -> None:
    """Three Trade Goods for a horse, which breeds at once; with both kinds there it does not matter."""
    s = poor(g).state
    s.resources = {"trade-goods": 3, "sheep": 1}
    assert matters(passage_of_time(g), "before-the-breeding", "grow-up-done", 3)
    s.resources = {"trade-goods": 3, "sheep": 1, "horse": 1}
    assert not matters(passage_of_time(g), "before-the-breeding", "grow-up-done", 3)
    s.resources = {"trade-goods": 3}
    play(passage_of_time(g), "grow-up-done", "goods-for-animal horse", 3)
    assert s.resources["horse"] == 2


@pytest.mark.rule("MOM-a")
def test_sheep_without_pasture_may_be_served_first(g: NavajoWars) -> None:
    s = poor(g).state
    s.resources, s.developments = {"sheep": 4}, [FEAST]
    s.out_of_play["trade-goods"] = 0
    assert matters(feed_animals(g), "before-the-pasture")
    s.resources = {"sheep": 3}
    assert not matters(feed_animals(g), "before-the-pasture")


@pytest.mark.rule("MOM-a", "9.1-f")
def test_a_development_used_before_the_refresh_is_upright_again(g: NavajoWars) -> None:
    s = poor(g).state
    s.developments, s.culture = [BLANKETS], 5
    play(passage_of_time(g), "grow-up-done", 3, f"use-development {BLANKETS}")
    assert (s.exhausted, s.resources["trade-goods"] > 0) == ([], True)


# Transitions and events


@pytest.mark.rule("MOM-a", "6.2-e")
@pytest.mark.parametrize("rule", ["6.2.1 step 1", "6.2.2 step 1", "6.2.3 step 1"])
def test_in_a_transition_the_hand_can_be_played_before_it_goes(g: NavajoWars, rule: str) -> None:
    """6.2 A Beauty Way before the Passage of Time or after it; both moments matter, and not out of the phase."""
    s = poor(g).state
    s.hand, s.phase, s.culture = [BEAUTY_WAY], "", 5
    found = met(time_passes(g, rule), "grow-up-done", 3)
    assert [window.key for window in found if window.matters] == ["before-the-passage", "end-of-the-phase"]
    play(time_passes(g, rule), "play-blessing-way beauty-way", "grow-up-done", 3)
    assert (s.culture, s.hand, s.phase) == (7, [], "")


@pytest.mark.rule("MOM-a")
def test_a_trade_intruder_can_be_spent_before_it_goes(g: NavajoWars) -> None:
    """6.2 step 9 It matters with two Trade Goods of which one is an Intruder."""
    s = poor(g).state
    s.phase, s.resources = "", {"trade-goods": 1, "trade": 1}
    assert matters(before_the_gathering(g, "6.2.2 step 9"), "before-the-gathering")
    s.resources = {"trade-goods": 2}
    assert not matters(before_the_gathering(g, "6.2.2 step 9"), "before-the-gathering")


@pytest.mark.rule("MOM-a", "MOM-c")
def test_before_an_event_that_wants_animals(g: NavajoWars) -> None:
    """46 asks for two; six Trade Goods bring them, three do not. A Transition has windows of its own."""
    s = poor(g).state
    s.resources = {"trade-goods": 6}
    assert matters(history(g), "before-the-event")
    s.resources = {"trade-goods": 3}
    assert not matters(history(g), "before-the-event")
    s.card = 45
    assert met(before_the_event(g)) == []


@pytest.mark.rule("MOM-a")
def test_the_window_before_the_event_is_reached(g: NavajoWars) -> None:
    """2.2 On a card without Operations, before its Major Event."""
    s = poor(g).state
    s.phase, s.resources, s.card = "", {"horse": 1}, card_of(g, "the-chimayo-rebellion")
    assert asked(resolve(g)).key == "before-the-event"


@pytest.mark.rule("MOM-a", "MOM-c")
def test_before_the_purchase_a_need_may_be_met(g: NavajoWars) -> None:
    """9.1 Horsemanship 1 needs a horse: three Trade Goods bring it. With a horse already there nothing is missing."""
    s = poor(g).state
    s.phase, s.groups, s.resources = "", ["horsemanship"], {"trade-goods": 3}
    assert need_in_reach(g)
    play(buy_one(g, True), "goods-for-animal horse", "buy-development horsemanship-1")
    assert s.developments == ["horsemanship-1"]
    assert not need_in_reach(g)


@pytest.mark.rule("MOM-a", "2.2.1-f", "1.6.2-c")
def test_horses_may_be_given_at_the_question_of_preempting(g: NavajoWars) -> None:
    """2.2.1 And where the question is not asked, at the window in its place; the cards wait for the phase."""
    s = rich(g).state
    s.phase, s.ap = "", 19
    question = asked(preempt(g))
    assert (isinstance(question, Decision), question.key) == (True, "preempt")
    assert {"give-horse A", "give-horse B", "trade-corn 4 5"} <= set(names(question))
    assert not DINE & set(names(question))
    s.effects["no-preempt"] = 1
    play(preempt(g), "give-horse A")
    assert s.families[0].horse


@pytest.mark.rule("MOM-a", "3-b")
def test_before_the_last_actions_an_elder_may_still_come(g: NavajoWars) -> None:
    """6.2.3 step 3 The Families that may act are counted after the window."""
    s = poor(g).state
    s.hand, s.phase = [13], ""
    found = met(strike_first(g), "stop-activating")
    assert [(window.key, window.matters) for window in found] == [("before-the-actions", True)]


# short of Trade Goods


@pytest.mark.rule("MOM-c", "10.1-c", "10.1-d")
def test_a_die_is_rerolled_with_goods_exchanged_for_at_that_moment(g: NavajoWars) -> None:
    """Two Trade Goods and three sheep reroll; one and three sheep are not enough, and nobody is asked."""
    s = poor(g).state
    s.resources = {"trade-goods": 2, "sheep": 3}
    window = asked(roll(g, "3.2.8", "council"), 1)
    assert names(window) == ["trade-animals 0 3", GO_ON]
    assert refusals(window) == {"reroll-for-goods 3": "too-few-goods"}
    assert play(roll(g, "3.2.8", "council"), 1, "trade-animals 0 3", "reroll-for-goods 3", 6) == 6
    s.resources = {"trade-goods": 1, "sheep": 3}
    assert met(roll(g, "3.2.8", "council"), 1) == []
    s.resources = {"trade-goods": 3, "sheep": 3}
    assert names(asked(roll(g, "3.2.8", "council"), 1)) == ["reroll-for-goods 3", GO_ON]


@pytest.mark.rule("MOM-c")
def test_two_dice_and_a_cube_too(g: NavajoWars) -> None:
    s = poor(g).state
    s.resources, s.corn = {"trade-goods": 2}, [5, 1]
    assert play(roll_two(g, "4 step 3", "one", "two"), 1, 1, "trade-corn 1 5", "reroll-for-goods 3", 2, 3) == (2, 3)
    s.resources, s.corn = {"trade-goods": 2}, [5, 1]
    script = ("green", "trade-corn 1 5", "redraw-for-goods 3", "black")
    assert play(draw_cube(g, "Raid table", "raid-cube"), *script) == "black"


@pytest.mark.rule("MOM-c", "12.2-a")
def test_at_the_die_of_automatic_victory(g: NavajoWars) -> None:
    """12.2 Corn and animals can still become the three Trade Goods that throw it again."""
    s = poor(g).state
    s.phase, s.morale, s.missions, s.ranchos = "", 0, [11, 31], []
    s.resources, s.corn = {"trade-goods": 1, "sheep": 3}, [4, 3]
    script = (1, "trade-animals 0 3", "trade-corn 3 4", "reroll-for-goods 3", 6)
    with pytest.raises(GameOver):
        play(automatic_victory(g), *script)
    assert s.ending == "major-victory"


@pytest.mark.rule("MOM-c", "3-b")
def test_in_the_dine_phase_a_card_may_bring_the_goods(g: NavajoWars) -> None:
    """A Wedding gives the third Trade Goods; a herd, with an animal at hand, the three animals for it."""
    s = poor(g).state
    s.resources, s.hand = {"trade-goods": 2}, [WEDDING]
    assert goods_in_reach(g) == 3
    script = (1, "play-blessing-way wedding", "reroll-for-goods 3", 6)
    assert play(roll(g, "3.2.8", "council"), *script) == 6
    s.resources, s.hand = {"trade-goods": 2, "sheep": 1}, [HERDS]
    assert names(asked(roll(g, "3.2.8", "council"), 1)) == ["play-blessing-way blessing-of-the-herds", GO_ON]
    s.resources, s.out_of_play["horse"] = {"trade-goods": 1, "horse": 4}, 0
    assert goods_in_reach(g) == 3
    s.hand = [HERDS]
    traded = (1, "trade-animals 3 0", "play-blessing-way blessing-of-the-herds", "trade-animals 2 1")
    assert play(roll(g, "3.2.8", "council"), *traded, "reroll-for-goods 3", 6) == 6
    s.resources, s.hand, s.developments = {"trade-goods": 2}, [FLINT_WAY], [BLANKETS]
    assert goods_in_reach(g) > 2
    s.phase = ""
    assert (goods_in_reach(g), can_pay(g, 3), can_pay(g, 2)) == (2, False, True)


@pytest.mark.rule("MOM-c", "10.1-d", "10.1-f", "10.1-c", "TG-1")
def test_what_is_in_reach(g: NavajoWars) -> None:
    """A Corn counter pays once; no more Trade Goods than lie Out of Play, unless those spent can be bought again."""
    s = poor(g).state
    s.phase = ""
    assert [corn_sets(corn) for corn in ((), (5,), (1, 5), (2, 5, 5), (1, 2, 4, 5), (3,) * 6)] == [0, 0, 1, 1, 2, 3]
    s.resources, s.corn = {"sheep": 6, "horse": 3}, [5, 1]
    assert exchangeable(s) == 4
    s.out_of_play["trade-goods"] = 1
    assert (goods_in_reach(g), ap_in_reach(s)) == (1, 0)
    s.out_of_play["trade-goods"] = 2
    assert (goods_in_reach(g), ap_in_reach(s)) == (2, 2)
    assert can_be_had(g, "trade-goods", 2)
    assert not can_be_had(g, "horse")
    s.out_of_play["trade-goods"] = 3
    assert can_be_had(g, "horse")
    s.resources, s.out_of_play["trade-goods"] = {"trade": 2, "sheep": 6}, 0
    assert ap_in_reach(s) == 1


@pytest.mark.rule("MOM-c", "TG-9")
def test_goods_for_a_talk_may_be_exchanged_for_first(g: NavajoWars) -> None:
    """5.2.2, 3.1 step 5 Without a Trade Goods the question is asked if there is something to exchange."""
    s = poor(g).state
    a = s.families[0]
    a.place, a.ferocity, s.resources = 14, 2, {"sheep": 3}
    play(negotiate(g, a), "trade-animals 0 3", "spend-goods 1", 5)
    assert a.place == 18
    s.resources, s.ap = {}, 3
    a.place = 14
    play(negotiate(g, a), 5)
    assert a.place == 14
    s.resources = {"sheep": 3}
    assert names(asked(tribal_diplomacy(g, a, 0))) == ["offer-goods 0", "trade-animals 0 3"]


@pytest.mark.rule("MOM-c", "4.2.4-l")
def test_corn_may_be_exchanged_to_buy_a_tribe_off(g: NavajoWars) -> None:
    s = poor(g).state
    s.corn = [5, 1]
    assert play(buy_off(g, "utes", 2, False), "trade-corn 1 5", "pay trade-goods") == 1
    s.corn, s.resources = [5], {}
    assert play(buy_off(g, "utes", 2, False)) == 0


@pytest.mark.rule("MOM-c", "6.1-c")
def test_the_price_of_an_event_may_be_exchanged_for(g: NavajoWars) -> None:
    """6.1 Corn becomes the Trade Goods asked for; with nothing to exchange nobody is asked."""
    s = poor(g).state
    s.phase, s.corn = "", [5, 1]
    event(g, "traders-with-guns", "trade-corn 1 5", "buy-guns trade-goods")
    assert s.resources == {"trade-goods": 0, "firearms": 1}
    s.corn, s.resources = [5, 1], {}
    request = event_asks(g, "slave-raiders")
    assert (request.facts, names(request)[0]) == ({"family": "A", "piece": "child"}, "pay-no-slavers")
    event(g, "slave-raiders", "trade-corn 1 5", "buy-off-slavers trade-goods")
    assert (s.resources, s.families[0].child) == ({"trade-goods": 0}, True)
    s.corn, s.resources = [], {}
    event(g, "traders-with-guns")
    event(g, "slave-raiders")
    assert (s.resources, s.families[0].child) == ({}, False)


@pytest.mark.rule("MOM-c", "11.2-s1-h")
def test_a_horse_for_a_battle_may_come_by_way_of_exchanges(g: NavajoWars) -> None:
    """Two Trade Goods and three sheep buy a horse before the dice."""
    s = poor(g).state
    s.phase, s.resources = "", {"trade-goods": 2, "sheep": 3}
    assert may_prepare(g, s.families[0])
    s.resources = {"trade-goods": 2}
    assert not may_prepare(g, s.families[0])


@pytest.mark.rule("MOM-c")
def test_a_horse_for_an_evade_may_be_bought(g: NavajoWars) -> None:
    """5.2.4 Where a horse counts: three Trade Goods, two of them from animals and Corn, bring it before the die."""
    s = poor(g).state
    a = s.families[0]
    a.place, s.phase, g.bonuses = 14, "", {"evade-horse": 1}
    assert not horse_at_hand(g, a)
    s.resources, s.corn = {"trade-goods": 1, "sheep": 3}, [4, 2]
    assert horse_at_hand(g, a)
    script = ("trade-animals 0 3", "trade-corn 2 4", "goods-for-animal horse", "give-horse A")
    assert play(evade(g, a, "tribal-raid"), *script, 3)
    assert (a.horse, a.place) == (True, 16)


def test_planning_says_whether_the_player_had_enough(g: NavajoWars) -> None:
    """3.1 The last word of the player, if there was one."""
    poor(g)
    assert play(buy_trade_goods(g), "buy-no-goods") is True
    assert play(buy_trade_goods(g), "buy-goods 1") is False
    g.state.military, g.state.active = 0, [-1] * 6
    assert play(tribal_affairs(g)) is None


def test_the_turn_ends_after_the_last_family_when_the_player_says_so(g: NavajoWars) -> None:
    """A person is asked although there is nothing else to do; who simulates goes on, and an older journal without that
    line still fits."""
    definition = DEFINITION.with_rules(turn=after_the_last_family)
    header = Header(definition.slug, definition.identity.rules_version, "", "rise-of-the-people", {}, 1)
    session = Session(definition, g.content, header)
    g.state.resources, g.state.hand, g.state.developments = {}, [], []
    session.begin(g)
    session.settle()
    assert not session.over
    assert [option.name for option in session.options] == [END_TURN]
    assert not session.pending[0].decision.matters
    session.answer(END_TURN)
    assert session.over
    assert session.entries[-1].line() == "3 end-of-the-phase >@0 end-turn"


def after_the_last_family(g: NavajoWars) -> Flow[None]:
    yield from end_of_the_phase(g, asked=True)
    g.state.ending = "minor-defeat"
