"""2. Sequence of Play, and 3-a, the choice of the Diné operation."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.conftest import content
from tests.games.navajo_wars.nw_events import resolve, whole_card
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import (
    any_card,
    calm_families,
    dine_phase,
    discard_phase,
    draw,
    enemy_phase,
    fort_loss,
    next_card,
    preempt,
    preempt_cost,
    put_card_away,
    turn,
)
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver
from vigil.games.navajo_wars.rules.ch14_scenarios import new_state
from vigil.games.navajo_wars.state import EMPTY
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.testing import asked, names, play, refusals

RAIN = 2  # Preempt 2, Enemy AP 2 or 4, Reset Cubes; without Drought its event asks nothing
CEREMONY = 3
ORDERS = (2, 3)  # the dice of the Enemy's step 3, for an empty display


@pytest.fixture
def quiet(g: NavajoWars) -> NavajoWars:
    """Card 2 turned up against an Enemy without Orders."""
    s = g.state
    s.active, s.standby = [EMPTY] * 6, [EMPTY] * 6
    s.card, s.phase, s.ap = RAIN, "", 3
    return g


def told(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


def first_told(g: NavajoWars, key: str) -> int:
    return told(g).index(key)


# 2, 2.1


@pytest.mark.rule("2-a", "2.1-a", "2.3.5-a")
def test_2_a_turn_is_draw_resolution_discard(quiet: NavajoWars) -> None:
    """One call of turn is one card: drawn, resolved, discarded, and the next card waits."""
    s = quiet.state
    s.deck, s.turn = Stack(pool=[RAIN, 5], sizes=[2], marked=[0]), 7
    play(whole_card(quiet), RAIN, "enemy-first", *ORDERS, "take-actions", "stop-activating", "rain-on-the-fields 2")
    assert (s.turn, s.card, s.discard, s.ending) == (8, 0, [RAIN], "")
    assert s.deck.pool == [5]
    assert s.effects["food-next"] == 2
    keys = told(quiet)
    assert (
        keys.index("card-drawn") < keys.index("enemy-collects") < keys.index("major-event") < keys.index("minor-event")
    )


@pytest.mark.rule("2-a")
def test_2_the_set_up_is_the_first_turn() -> None:
    """While the turn is 0 the set-up is played and no card is drawn."""
    g = NavajoWars(new_state(content(), "rise-of-the-people", {}), content())
    flow = turn(g)
    request = next(flow)
    while True:
        try:
            answer = request.offer()[0] if isinstance(request, Decision) else request.outcomes[0]
            request = flow.send(answer)
        except StopIteration:
            break
    assert g.state.turn == 1
    assert sum(g.state.deck.sizes) == 16


@pytest.mark.rule("2.1-a")
def test_2_1_the_top_card_is_turned_up(quiet: NavajoWars) -> None:
    """The card comes from the top layer; what belonged to the card before is forgotten."""
    s = quiet.state
    s.deck = Stack(pool=[1, 2, 5, 7], sizes=[2, 2], marked=[41, 42])
    s.preempted, s.operation, s.elders_moved = True, "planning", ["A"]
    request = asked(draw(quiet))
    assert isinstance(request, Chance)
    assert (request.kind, set(request.outcomes)) == ("card", {1, 2, 5, 7, 41})
    play(draw(quiet), 41)
    assert s.card == 41
    assert (s.preempted, s.operation, s.elders_moved) == (False, "", [])
    assert (s.deck.sizes, s.deck.marked) == ([2, 2], [0, 42])


@pytest.mark.rule("2.1-b")
def test_2_1_an_empty_deck_ends_the_scenario(quiet: NavajoWars) -> None:
    """No card left: judged by the scenario, here Military 8 against Morale 5."""
    s = quiet.state
    assert any_card(Stack(known=[7]))
    s.deck, s.military, s.morale = Stack(), 8, 5
    assert not any_card(s.deck)
    play(whole_card(quiet))
    assert (s.ending, s.ending_rule) == ("major-victory", "14.1")
    assert "deck-empty" in told(quiet)


# 2.2.1


@pytest.mark.rule("2.2.1-a", "2.2.1-b", "2.2.1-e", "2.2.1-d")
def test_2_2_1_the_enemy_goes_first(quiet: NavajoWars) -> None:
    """Without Preempting the Enemy comes first, with the higher number of the card; each side has one phase."""
    s = quiet.state
    play(resolve(quiet, before="events"), "enemy-first", *ORDERS, "take-actions", "stop-activating")
    keys = told(quiet)
    assert keys.index("enemy-collects") < keys.index("chose-actions")
    assert (keys.count("enemy-collects"), keys.count("chose-actions")) == (1, 1)
    printed = quiet.content.operations[s.card].enemy
    assert (s.enemy_ap, s.ap, s.preempted, s.operation, s.phase) == (printed, 3, False, "actions", "")


@pytest.mark.rule("2.2.1-b", "2.2.1-d", "2.2.1-e", "13-preempt", "2.2.1-a")
def test_2_2_1_preempting(quiet: NavajoWars) -> None:
    """For the 2 AP printed the Diné go first; the Enemy still has its phase, with the lower number."""
    s = quiet.state
    play(resolve(quiet, before="events"), "preempt 2", "take-actions", "stop-activating", *ORDERS)
    keys = told(quiet)
    assert keys.index("chose-actions") < keys.index("enemy-collects")
    assert (keys.count("enemy-collects"), keys.count("chose-actions")) == (1, 1)
    assert (s.enemy_ap, s.ap, s.preempted) == (1, 1, True)


@pytest.mark.rule("2.2.1-c")
def test_2_2_1_preempting_comes_before_enemy_step_1(quiet: NavajoWars) -> None:
    """The question is the first thing on the card, before the die of a Peace in force."""
    s = quiet.state
    s.truce, s.truce_ap = 0, 3
    request = asked(resolve(quiet, before="events"))
    assert (request.key, names(request)) == ("preempt", ["enemy-first", "preempt 2"])


@pytest.mark.rule("2.2.1-c")
def test_2_2_1_too_few_ap(quiet: NavajoWars) -> None:
    """With 1 AP and no Trade Goods there is nothing to ask; at exactly 2 there is."""
    quiet.state.ap = 1
    assert play(preempt(quiet)) is False
    quiet.state.ap = 2
    assert names(asked(preempt(quiet))) == ["enemy-first", "preempt 2"]


@pytest.mark.rule("2.2.1-d", "4.S2-c")
def test_2_2_1_the_preempt_says_what_the_enemy_would_collect(quiet: NavajoWars) -> None:
    """Not what the card says, but what is left of it after the cubes in Raided, never below 1."""
    s = quiet.state
    card = quiet.content.operations[s.card]
    one_less = card.enemy - 1, max(1, card.preempted - 1)
    for cubes, (first, second) in ((0, (card.enemy, card.preempted)), (1, one_less), (9, (1, 1))):
        s.raided = {"white": cubes}
        request = asked(preempt(quiet))
        assert isinstance(request, Decision)
        assert (request.facts or {})["enemy"] == first
        assert (request.facts or {})["preempted"] == second
        assert request.numbers
        assert [number.total for number in request.numbers()] == [2, first, second]


@pytest.mark.rule("2.2.1-c", "2.2.1-f")
def test_2_2_1_why_not_preempt(quiet: NavajoWars) -> None:
    """With Trade Goods that could buy the missing AP the question comes: refused as yet, open after the exchange."""
    s = quiet.state
    s.ap, s.resources = 1, {"trade-goods": 2}
    request = asked(preempt(quiet))
    assert names(request) == ["enemy-first", "goods-for-ap"]
    assert refusals(request) == {"preempt 2": "preempt-too-dear"}
    assert play(preempt(quiet), "goods-for-ap", "preempt 2") is True
    assert (s.ap, s.resources["trade-goods"]) == (0, 0)


@pytest.mark.rule("2.2.1-c")
@pytest.mark.parametrize(
    ("resources", "corn", "stock", "reachable"),
    [
        ({"trade-goods": 1}, [], 0, False),
        ({"horse": 3, "sheep": 3}, [], 3, True),
        ({"horse": 3, "sheep": 2}, [], 3, False),
        ({"horse": 3}, [5, 2], 3, True),
        ({"horse": 3, "sheep": 3}, [], 0, False),
        ({"trade": 1, "trade-goods": 1}, [], 0, True),
    ],
)
def test_2_2_1_what_trade_could_bring(
    quiet: NavajoWars, resources: dict[str, int], corn: list[int], stock: int, reachable: bool
) -> None:
    """Animals and Corn may become Trade Goods, and those AP; if that cannot reach, the card is not asked about."""
    s = quiet.state
    s.ap, s.resources, s.corn = 1, resources, corn
    s.out_of_play["trade-goods"] = stock
    if reachable:
        assert asked(preempt(quiet)).key == "preempt"
    else:
        assert play(preempt(quiet)) is False


@pytest.mark.rule("2.2.1-b", "2.2.1-g")
def test_6_1_a_free_preempt_is_used_up(quiet: NavajoWars) -> None:
    """What an earlier event left: the next Preempt is free; declined, it waits."""
    s = quiet.state
    s.ap, s.effects = 0, {"free-preempt": 1}
    assert preempt_cost(quiet).total == 0
    assert play(preempt(quiet), "enemy-first") is False
    assert s.effects == {"free-preempt": 1}
    assert play(preempt(quiet), "preempt 0") is True
    assert (s.ap, s.effects) == (0, {})


@pytest.mark.rule("2.2.1-g")
def test_6_1_a_card_that_cannot_be_preempted(quiet: NavajoWars) -> None:
    """What an earlier event left: this card cannot be preempted, the one after it can."""
    quiet.state.effects = {"no-preempt": 1}
    assert play(preempt(quiet)) is False
    assert quiet.state.effects == {}
    assert asked(preempt(quiet)).key == "preempt"


@pytest.mark.rule("2.2.1-a", "2.2.1-e")
def test_2_2_1_the_enemy_phase(quiet: NavajoWars) -> None:
    """The Enemy's five steps are carried out, and marked as its phase."""
    flow = enemy_phase(quiet)
    next(flow)
    assert quiet.state.phase == "enemy"
    play(enemy_phase(quiet), *ORDERS)
    assert quiet.state.phase == ""


# 3


@pytest.mark.rule("3-a")
@pytest.mark.parametrize(
    ("option", "operation", "script", "proof"),
    [
        ("planning", "planning", (), "cubes-reset"),
        ("take-actions", "actions", ("stop-activating",), "actions-begin"),
        ("passage-of-time", "passage", (6,), "cubes-reset"),
    ],
)
def test_3_exactly_one_operation(
    quiet: NavajoWars, option: str, operation: str, script: tuple[int | str, ...], proof: str
) -> None:
    """Planning, Take Actions or Passage of Time: one is chosen and finished."""
    s = quiet.state
    s.elders = [0] * 7
    for each in s.families:
        each.man = each.woman = each.child = False
        each.place = 0
    s.families[0].place, s.families[0].man = 71, True
    s.culture, s.out_of_play["elder"] = 0, 0
    assert names(asked(dine_phase(quiet))) == ["planning", "take-actions", "passage-of-time"]
    play(dine_phase(quiet), option, *script)
    assert (s.operation, s.phase) == (operation, "")
    assert proof in told(quiet)
    assert told(quiet).count("chose-" + operation) == 1


@pytest.mark.rule("3-a", "TG-1")
def test_3_the_question_tells_the_ap_of_the_moment(quiet: NavajoWars) -> None:
    """AP bought while the question stands are in it when it is asked again."""
    quiet.state.resources = {"trade-goods": 2}
    question = asked(dine_phase(quiet), "goods-for-ap")
    assert question.facts == {"ap": 4}


@pytest.mark.rule("3-a")
def test_3_the_phase_is_the_players(quiet: NavajoWars) -> None:
    """While the operation runs the phase is that of the Diné."""
    asked(dine_phase(quiet), "take-actions")
    assert quiet.state.phase == "dine"


# 2.2.2 to 2.2.4


@pytest.mark.rule("2.2-a", "2.2.2-a", "2.2.3-a", "6.1-a")
def test_2_2_an_operations_card_from_top_to_bottom(quiet: NavajoWars) -> None:
    """Operations, Major Event, Minor Event, in this order, and no Victory Check."""
    s = quiet.state
    s.recovery = {"white": 1}
    play(resolve(quiet), "enemy-first", *ORDERS, "take-actions", "stop-activating", "rain-on-the-fields 2")
    order = [first_told(quiet, key) for key in ("enemy-collects", "chose-actions", "major-event", "minor-event")]
    assert order == sorted(order)
    assert (s.effects["food-next"], s.recovery, s.bag["white"]) == (2, {}, 4)
    assert "vp-balance" not in told(quiet)


@pytest.mark.rule("2.2.2-b", "2.2.2-a", "2.2.1-a", "2.2.3-a", "13-hand")
def test_2_2_2_a_ceremony_card_has_a_major_event_only(quiet: NavajoWars) -> None:
    """A man comes into Passage of Time, the card may be kept: no operation of either side, no Minor Event, no check."""
    s = quiet.state
    s.card = CEREMONY
    play(resolve(quiet), "take-into-hand mountain-way")
    assert (s.passage["man"], s.hand, s.enemy_ap) == (1, [CEREMONY], 0)
    assert not {"enemy-collects", "minor-event", "vp-balance"} & set(told(quiet))


@pytest.mark.rule("2.2.4-a", "13-hist", "2.2.2-a", "2.2.1-a", "2.2.3-a")
@pytest.mark.parametrize("card", [41, 43, 44])
def test_2_2_4_a_historical_event_is_followed_by_a_choice(quiet: NavajoWars, card: int) -> None:
    """After its event Good Medicine or a Victory Check, if the cubes suffice; no operations, no Minor Event."""
    s = quiet.state
    s.card = card
    price = quiet.content.history[card].medicine
    flow = resolve(quiet)
    request = next(flow)
    while request.key != "victory-segment":
        answer = request.offer()[0] if isinstance(request, Decision) else request.outcomes[0]
        request = flow.send(answer)
    assert set(names(request)) == {"victory-check", f"good-medicine {price}"}
    assert "major-event" in told(quiet)
    assert not {"enemy-collects", "chose-actions", "minor-event"} & set(told(quiet))


@pytest.mark.rule("13-hist", "2.2.4-a")
def test_13_the_historical_events_by_period(quiet: NavajoWars) -> None:
    """41 to 44 Spanish, 46 to 49 Mexican, 51 to 54 American: each has an event and a Victory Check."""
    scenarios = quiet.content.scenarios
    for slug, first in (("los-duenos-del-mundo", 41), ("a-broken-country", 46), ("the-fearing-time", 51)):
        assert [card for _, card in scenarios[slug].piles] == list(range(first, first + 5))
    for card in (42, 47, 52):
        assert quiet.content.history[card].medicine == 1
        assert quiet.content.history[card].vp > 0
    quiet.state.card = 42
    flow = resolve(quiet)
    keys: list[str] = []
    request = next(flow)
    for _ in range(20):
        keys.append(request.key)
        try:
            answer = request.offer()[0] if isinstance(request, Decision) else request.outcomes[0]
            request = flow.send(answer)
        except (StopIteration, GameOver):
            break
    assert "victory-segment" in keys


# 2.3


@pytest.mark.rule("2.3.1-a", "2.3.1-b", "13-fort-e")
@pytest.mark.parametrize(("choice", "after"), [("lose-culture", (8, 5)), ("lose-military", (9, 4))])
def test_2_3_1_one_point_in_all(quiet: NavajoWars, choice: str, after: tuple[int, int]) -> None:
    """Three Families in Forts' Areas: 1 Culture or 1 Military, once and without a die."""
    s = quiet.state
    s.forts = {"defiance": 11, "fauntleroy": 21}
    s.families[2].place = 11
    play(fort_loss(quiet), choice)
    assert (s.culture, s.military) == after


@pytest.mark.rule("2.3.1-a")
@pytest.mark.parametrize("place", [12, 18, 19, 31])
def test_2_3_1_only_in_the_forts_own_area(quiet: NavajoWars, place: int) -> None:
    """The next Area, or a box of the Territory, is not the Fort's Area."""
    s = quiet.state
    s.forts = {"defiance": 11}
    s.families[0].place = place
    play(fort_loss(quiet))
    assert (s.culture, s.military) == (9, 5)


@pytest.mark.rule("2.3.1-a", "2.3.2-a")
@pytest.mark.parametrize("choice", ["lose-culture", "lose-military"])
def test_d13_the_fort_loss_can_be_the_end(quiet: NavajoWars, choice: str) -> None:
    """D13: Military 0, Culture 1: a Military point costs 2 Culture, so either choice ends at 0 and 0: Major Defeat."""
    s = quiet.state
    s.forts, s.military, s.culture = {"defiance": 11}, 0, 1
    with pytest.raises(GameOver):
        play(discard_phase(quiet), choice)
    assert (s.military, s.culture, s.ending, s.ending_rule) == (0, 0, "major-defeat", "12.1")


@pytest.mark.rule("2.3.1-a")
def test_2_3_1_nothing_left_to_lose(quiet: NavajoWars) -> None:
    """With both tracks at 0 there is no point to choose; the defeat comes in the next step."""
    s = quiet.state
    s.forts, s.military, s.culture = {"defiance": 11}, 0, 0
    with pytest.raises(GameOver):
        play(discard_phase(quiet))


@pytest.mark.rule("2.3.2-b", "12.2-f")
@pytest.mark.parametrize(("die", "ending", "morale"), [(3, "major-victory", 0), (2, "", 2)])
def test_2_3_2_morale_0_is_tested(quiet: NavajoWars, die: int, ending: str, morale: int) -> None:
    """Enemy Morale 0, a Mission and a Fort: above 2 wins, otherwise Morale becomes 2; only then Ferocity is settled."""
    s = quiet.state
    s.morale, s.missions, s.forts = 0, [23], {"defiance": 51}
    s.families[0].man, s.families[0].ferocity = False, 2
    if ending:
        with pytest.raises(GameOver):
            play(discard_phase(quiet), die)
    else:
        play(discard_phase(quiet), die)
    assert (s.ending, s.morale, s.families[0].ferocity) == (ending, morale, 2 if ending else 0)


@pytest.mark.rule("2.3.2-c", "12.2-f")
def test_2_3_2_a_family_with_a_fort_prevents_the_roll(quiet: NavajoWars) -> None:
    """First the point is lost, then Enemy Morale rises without a die."""
    s = quiet.state
    s.morale, s.missions, s.forts = 0, [23, 43], {"defiance": 11}
    play(discard_phase(quiet), "lose-culture")
    assert (s.culture, s.morale, s.ending) == (8, 3, "")


@pytest.mark.rule("2.3.2-d", "2.3.2-a")
def test_2_3_2_defeat_comes_first(quiet: NavajoWars) -> None:
    """Everything at 0: the defeat is looked at before the victory."""
    s = quiet.state
    s.morale = s.military = s.culture = 0
    with pytest.raises(GameOver):
        play(discard_phase(quiet))
    assert s.ending == "major-defeat"


@pytest.mark.rule("2.3.3-a")
def test_2_3_3_the_card_is_discarded(quiet: NavajoWars) -> None:
    """An Operations card, or a Historical Event without a lasting effect, goes to the discard pile."""
    s = quiet.state
    for card in (RAIN, 42):
        s.card = card
        put_card_away(quiet, card)
    assert (s.discard, s.card) == ([RAIN, 42], 0)


@pytest.mark.rule("2.3.3-a", "6.1.1-a")
def test_2_3_3_a_lasting_card_stays(quiet: NavajoWars) -> None:
    """A card face up along the edge is not discarded, nor is one that has left the game."""
    s = quiet.state
    s.in_play, s.gone = [44], [41]
    for card in (44, 41, 5):
        put_card_away(quiet, card)
    assert (s.in_play, s.gone, s.discard) == ([44], [41], [5])


@pytest.mark.rule("2.3.3-b", "13-hand")
def test_2_3_3_a_ceremony_card_in_hand_stays(quiet: NavajoWars) -> None:
    """Taken into hand, however many are there, it is not discarded; left, it is."""
    s = quiet.state
    s.hand = [6, 10, 13, CEREMONY]
    put_card_away(quiet, CEREMONY)
    assert (s.hand, s.discard) == ([6, 10, 13, CEREMONY], [])
    put_card_away(quiet, 17)
    assert s.discard == [17]


@pytest.mark.rule("2.3.3-b", "13-hand", "2.2.2-b")
@pytest.mark.parametrize(
    ("answer", "hand", "discard"), [("take-into-hand", [6, 10, CEREMONY], []), ("leave-ceremony", [6, 10], [CEREMONY])]
)
def test_13_hand_a_whole_ceremony_turn(quiet: NavajoWars, answer: str, hand: list[int], discard: list[int]) -> None:
    """With two cards in hand a third may be taken; left, the Discard Phase discards it."""
    s = quiet.state
    s.hand, s.deck = [6, 10], Stack(known=[CEREMONY])
    play(whole_card(quiet), f"{answer} mountain-way")
    assert (s.hand, s.discard, s.turn) == (hand, discard, 2)


@pytest.mark.rule("2.3.4-a", "2.3.4-b", "FER-1")
def test_d14_a_family_without_a_man(quiet: NavajoWars) -> None:
    """D14: A without a man falls to Ferocity 0, B with one keeps 2; until this step A kept its 2 as well."""
    one, two, _ = quiet.state.families[:3]
    one.man, one.ferocity, two.ferocity = False, 2, 2
    assert one.ferocity == 2
    calm_families(quiet)
    assert (one.ferocity, two.ferocity) == (0, 2)


@pytest.mark.rule("2.3.5-a", "12.3-b")
@pytest.mark.parametrize(
    ("scenario", "card", "rule"),
    [
        ("rise-of-the-people", 42, "14.1"),
        ("rise-of-the-people", 41, ""),
        ("los-duenos-del-mundo", 42, ""),
        ("the-navajo-wars", 45, ""),
        ("the-navajo-wars", 50, ""),
    ],
)
def test_2_3_5_the_last_card_ends_the_scenario(quiet: NavajoWars, scenario: str, card: int, rule: str) -> None:
    """Rise of the People ends after the Discard Phase of card 42; otherwise the next card follows."""
    s = quiet.state
    s.scenario, s.turn = scenario, 4
    if rule:
        with pytest.raises(GameOver):
            next_card(quiet, card)
        assert (s.ending_rule, s.turn) == (rule, 4)
    else:
        next_card(quiet, card)
        assert (s.ending, s.turn) == ("", 5)


@pytest.mark.rule("12.3-b", "2.3.5-a")
def test_12_3_card_42_is_judged_after_its_discard_phase(quiet: NavajoWars) -> None:
    """Card 42 is discarded and Ferocity settled before the scenario is judged; turn stops without a crash."""
    s = quiet.state
    s.card, s.military, s.morale = 42, 9, 2
    s.families[0].man, s.families[0].ferocity = False, 1
    with pytest.raises(GameOver):
        play(discard_phase(quiet))
    assert (s.discard, s.families[0].ferocity, s.ending, s.ending_rule) == ([42], 0, "major-victory", "14.1")


@pytest.mark.rule("2-a")
def test_2_an_end_stops_the_turn(quiet: NavajoWars) -> None:
    """The game may end in the midst of a card; turn catches it and leaves the ending in the state."""
    s = quiet.state
    s.deck, s.military, s.culture = Stack(known=[CEREMONY]), 0, 0
    play(whole_card(quiet), "leave-ceremony mountain-way")
    assert (s.ending, s.turn) == ("major-defeat", 1)
