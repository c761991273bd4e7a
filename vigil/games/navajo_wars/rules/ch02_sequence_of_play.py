"""2. Sequence of Play: draw a card, resolve it, discard."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import anyone_at_a_fort, set_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import use_effect
from vigil.games.navajo_wars.rules.ch01_tracks import lose_culture, lose_military, spend_ap
from vigil.games.navajo_wars.rules.ch03_actions import take_actions
from vigil.games.navajo_wars.rules.ch03_passage_of_time import passage_of_time
from vigil.games.navajo_wars.rules.ch03_planning import planning
from vigil.games.navajo_wars.rules.ch04_enemy_operations import enemy_ap_ahead, enemy_ap_collected, enemy_operations
from vigil.games.navajo_wars.rules.ch06_kit_carson import KIT_CARSON
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.ch06_transitions import ARMY_OF_THE_WEST, MEXICAN_INDEPENDENCE
from vigil.games.navajo_wars.rules.ch07_minor_events import minor_event
from vigil.games.navajo_wars.rules.ch08_victory_checks import victory_segment
from vigil.games.navajo_wars.rules.ch10_trade_goods import ap_in_reach
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver, automatic_end, judge_scenario
from vigil.games.navajo_wars.rules.ch14_scenarios import set_up
from vigil.games.navajo_wars.rules.effects.carry_out import comes
from vigil.games.navajo_wars.rules.moments import ask, can_be_had, end_of_the_phase, moment, usable
from vigil.games.navajo_wars.state import ANIMALS
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.decks import Stack, draw_card
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part, Refusal

TRANSITIONS = (MEXICAN_INDEPENDENCE, ARMY_OF_THE_WEST, KIT_CARSON)


def turn(g: NavajoWars) -> Flow[None]:
    """2 The set-up first, then card after card, part by part: Draw, Resolution, Discard; an end in the midst of it
    stops it. What is left of a card lies in the state. [2-a]"""
    if g.state.turn == 0:
        return set_up(g)
    return next_part(g) if g.state.agenda else next_in_deck(g)


def next_in_deck(g: NavajoWars) -> Flow[None]:
    """2.1, 2.2 A card is drawn and its parts are listed, unless there is none any more. [2-a 2.1-b]"""
    try:
        yield from draw(g)
        yield from begin_card(g)
    except GameOver:
        return


def draw(g: NavajoWars) -> Flow[None]:
    """2.1 The top card is turned face up, and what belonged to the last one is forgotten. [2.1-a]"""
    s = g.state
    if not any_card(s.deck):
        deck_is_empty(g)
    s.preempted, s.operation, s.phase = False, "", ""
    s.elders_moved.clear()
    s.card = yield from draw_card(s.deck, "2.1", "next-card")
    g.heard and g.tell("2.1", "card-drawn", n=s.card, card=g.content.key_of[s.card])
    g.heard and g.tell("2.1", "card-story", card=g.content.key_of[s.card])
    if s.promises:
        yield from comes(g, "card")


def any_card(deck: Stack) -> bool:
    """2.1 Whether there is a card to draw, known or not. [2.1-b]"""
    return bool(deck.known) or any(deck.sizes) or any(deck.marked)


def deck_is_empty(g: NavajoWars) -> None:
    """2.1 No card left: the scenario is over and judged. [2.1-b]"""
    g.heard and g.tell("2.1", "deck-empty")
    judge_scenario(g)


def begin_card(g: NavajoWars) -> Flow[None]:
    """2.2 From the top of the card to its bottom: an Operations card has one phase for each side, the Enemy first
    unless the player Preempts, then its events. [2.2-a 2.2.1-a 2.2.1-b 2.2.1-e 13-preempt]"""
    s = g.state
    if s.card in g.content.operations:
        s.preempted = yield from preempt(g)
        s.agenda += ["dine", "enemy"] if s.preempted else ["enemy", "dine"]
    s.agenda += ["events", "discard"]


def next_part(g: NavajoWars) -> Flow[None]:
    """2.2 The next part of the card; it stays on top of what is left until it is over, or the game is. [2.2-a]"""
    try:
        yield from PARTS[g.state.agenda[0]](g)
        g.state.agenda.pop(0)
    except GameOver:
        g.state.agenda.pop(0)


def events(g: NavajoWars) -> Flow[None]:
    """2.2 A Ceremony or a Transition has a Major Event only, a Historical Event its Victory Check besides. [2.2-a
    2.2.2-a 2.2.2-b 2.2.3-a 2.2.4-a 2.2.4-b 2.2.4-c 6.1-a 6.2-a 6.2-b 6.2-c 13-hist]"""
    s = g.state
    operations = g.content.operations.get(s.card)
    if not operations or s.preempted:
        yield from before_the_event(g)
    yield from major_event(g, s.card)
    if operations:
        yield from minor_event(g, operations.minor)
    elif s.card in g.content.history and s.card not in TRANSITIONS:
        yield from victory_segment(g, s.card)
        if s.promises:
            yield from comes(g, "history")


def before_the_event(g: NavajoWars) -> Flow[None]:
    """6.1 A window before the Major Event, where no Diné phase has just ended and none comes with it: it matters if the
    event asks for more animals than there are, and exchanges could bring them. [MOM-a MOM-c]"""
    s = g.state
    if s.card in TRANSITIONS or not usable(g):
        return

    def short() -> bool:
        missing = g.content.animals[g.content.key_of[s.card]] - sum(s.resources.get(animal, 0) for animal in ANIMALS)
        return missing > 0 and any(can_be_had(g, animal, missing) for animal in ANIMALS)

    yield from moment(g, "6.1", "before-the-event", short, facts={"card": g.content.key_of[s.card]})


def preempt_cost(g: NavajoWars) -> Number:
    """2.2.1 The AP printed on the card, unless an event lets the next Preempt be free. [2.2.1-b]"""
    s = g.state
    printed = g.content.operations[s.card].preempt
    parts = [Part("2.2.1", "printed-preempt", printed)]
    if s.effects.get("free-preempt", 0) > 0:
        parts.append(Part("6.1", "free-preempt", -printed))
    return Number("preempt-cost", tuple(parts))


def preempt(g: NavajoWars) -> Flow[bool]:
    """2.2.1 Before Enemy step 1 the player may pay to go first; the Enemy then gets the lower of the two AP values.
    [2.2.1-b 2.2.1-c 2.2.1-d 13-preempt 2.2.1-f 2.2.1-g 1.6.2-c]"""
    s = g.state
    if use_effect(g, "no-preempt") > 0:
        g.heard and g.tell("6.1", "no-preempt")
        yield from before_the_operations(g)
        return False
    cost = preempt_cost(g)
    n = cost.total
    if s.ap < n and s.ap + ap_in_reach(s) < n:
        yield from before_the_operations(g)
        return False

    def offer() -> list[Option[bool]]:
        options = [Option("enemy-first", False, "2.2.1")]
        if s.ap >= n:
            options.append(Option("preempt", True, "2.2.1", {"n": n}, lambda: cost))
        return options

    def refused() -> Iterator[Refusal]:
        if s.ap < n:
            yield Refusal("preempt", "preempt-too-dear", "2.2.1", {"n": n}, {"cost": n, "ap": s.ap})

    def facts() -> dict[str, Fact]:
        enemy, preempted = enemy_ap_ahead(g)
        return {"n": n, "preempted": preempted, "enemy": enemy}

    def numbers() -> list[Number]:
        return [cost, enemy_ap_collected(g, preempted=False), enemy_ap_collected(g, preempted=True)]

    if not (yield from ask(g, "2.2.1", "preempt", offer, facts, refused, numbers, horses="")):
        return False
    spend_ap(g, n)
    use_effect(g, "free-preempt")
    g.heard and g.tell("2.2.1", "preempted", n=n)
    return True


def before_the_operations(g: NavajoWars) -> Flow[None]:
    """2.2.1 A window in the place of a Preempt that cannot be had: nothing that is done there can bring it. [MOM-a]"""
    if usable(g):
        yield from moment(g, "2.2.1", "before-the-operations", lambda: False)


def dine_phase(g: NavajoWars) -> Flow[None]:
    """3 One of Planning, Take Actions and Passage of Time, and that to its end. [3-a]"""
    s = g.state
    s.phase = "dine"
    s.operation = yield from ask(
        g,
        "3",
        "dine-operation",
        lambda: [
            Option("planning", "planning", "3.1"),
            Option("take-actions", "actions", "3.2"),
            Option("passage-of-time", "passage", "3.3"),
        ],
        lambda: {"ap": s.ap},
    )
    g.heard and g.tell("3", f"chose-{s.operation}")
    if s.operation == "planning":
        over = yield from planning(g)
    elif s.operation == "actions":
        over = yield from take_actions(g)
    else:
        over = yield from passage_of_time(g)
    if not over:
        yield from end_of_the_phase(g, asked=s.operation == "actions")
    s.phase = ""
    if s.promises:
        yield from comes(g, s.operation)


def enemy_phase(g: NavajoWars) -> Flow[None]:
    """2.2.1 The Enemy carries out its Operations phase. [2.2.1-a 2.2.1-e]"""
    g.state.phase = "enemy"
    yield from enemy_operations(g)
    g.state.phase = ""
    if g.state.promises:
        yield from comes(g, "enemy-phase")


def discard_phase(g: NavajoWars) -> Flow[None]:
    """2.3 Fort loss, tests for the end, the card, Ferocity, and on to the next card. [12.2-f]"""
    card = g.state.card
    yield from fort_loss(g)
    yield from automatic_end(g)
    put_card_away(g, card)
    calm_families(g)
    next_card(g, card)


def fort_loss(g: NavajoWars) -> Flow[None]:
    """2.3.1 Any Family in a Fort's Area costs 1 Culture or 1 Military, once in all and without a die.
    [2.3.1-a 2.3.1-b 13-fort-e]"""
    s = g.state
    if not (s.culture or s.military) or not anyone_at_a_fort(s):
        return
    culture = yield from choose(
        "2.3.1",
        "fort-loss",
        lambda: [Option("lose-culture", True, "2.3.1"), Option("lose-military", False, "2.3.1")],
        {"culture": s.culture, "military": s.military},
    )
    if culture:
        lose_culture(g, 1, "2.3.1")
    else:
        lose_military(g, 1, "2.3.1")


def put_card_away(g: NavajoWars, card: int) -> None:
    """2.3.3 The card is discarded, unless it lasts, is in hand or has left the game. [2.3.3-a 2.3.3-b 6.1.1-a
    13-hand]"""
    s = g.state
    s.card = 0
    if not (card in s.hand or card in s.in_play or card in s.gone or card in s.discard):
        s.discard.append(card)


def calm_families(g: NavajoWars) -> None:
    """2.3.4 A Family in play without a man goes back to Ferocity 0, and not before. [2.3.4-a 2.3.4-b FER-1]"""
    for each in g.state.families:
        if each.place and not each.man:
            set_ferocity(g, each, 0, "2.3.4")


def next_card(g: NavajoWars, card: int) -> None:
    """2.3.5 On to the next card, unless the scenario ends with this one. [2.3.5-a 12.3-b]"""
    s = g.state
    if g.content.scenarios[s.scenario].last_card == card:
        judge_scenario(g)
    s.turn += 1


PARTS = {"dine": dine_phase, "enemy": enemy_phase, "events": events, "discard": discard_phase}
