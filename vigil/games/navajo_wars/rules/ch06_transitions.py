"""6.2.1, 6.2.2 The Transitions: Mexican Independence (45) and Army of the West (50), nine steps each."""

from __future__ import annotations

from vigil.games.navajo_wars.content.tables import Cube
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import pour
from vigil.games.navajo_wars.rules.ch01_tracks import change_morale
from vigil.games.navajo_wars.rules.ch03_passage_of_time import passage_of_time
from vigil.games.navajo_wars.rules.ch06_lasting_cards import lay_face_up, remove_from_game
from vigil.games.navajo_wars.rules.ch08_victory_checks import victory_check
from vigil.games.navajo_wars.rules.ch10_trade_goods import AP_PRICE, goods
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import judge_scenario
from vigil.games.navajo_wars.rules.ch14_decks_and_orders import deck_of, lay_orders
from vigil.games.navajo_wars.rules.effects.carry_out import comes
from vigil.games.navajo_wars.rules.moments import card_for, end_of_the_phase, moment, usable
from vigil.games.navajo_wars.rules.subjugation import TURN_TRUCE
from vigil.games.navajo_wars.state import AMERICAN, EMPTY, MEXICAN
from vigil.kernel.rules.requests import Flow

MEXICAN_INDEPENDENCE = 45
ARMY_OF_THE_WEST = 50
FIRST_HISTORY = 41
IN_RESOURCES = {"fortune": "fortune", "trade": "trade", "guns": "firearms"}  # there -> in the cup


def mexican_independence(g: NavajoWars) -> Flow[None]:
    """6.2.1 The Spanish period gives way to the Mexican one; what no step names stays as it is. [6.2-a 6.2.1-x]"""
    yield from close_period(g, MEXICAN_INDEPENDENCE, "6.2.1")
    renew_morale(g, "6.2.1 step 3")
    yield from change_orders(g, MEXICAN, "6.2.1 step 4")
    lay_lasting(g, MEXICAN_INDEPENDENCE, (44,))
    discard_hand(g, "6.2.1 step 6")
    rebuild_deck(g, "a-broken-country", "6.2.1 step 7")
    mexican_bag(g)
    yield from before_the_gathering(g, "6.2.1 step 9")
    gather_intruders(g, "6.2.1 step 9")


def army_of_the_west(g: NavajoWars) -> Flow[None]:
    """6.2.2 The Mexican period gives way to the American one. [6.2-a]"""
    yield from close_period(g, ARMY_OF_THE_WEST, "6.2.2")
    renew_morale(g, "6.2.2 step 3")
    yield from change_orders(g, AMERICAN, "6.2.2 step 4")
    lay_lasting(g, ARMY_OF_THE_WEST, (MEXICAN_INDEPENDENCE, 48, 49))
    discard_hand(g, "6.2.2 step 6")
    rebuild_deck(g, "the-fearing-time", "6.2.2 step 7")
    american_bag(g)
    yield from before_the_gathering(g, "6.2.2 step 9")
    gather_intruders(g, "6.2.2 step 9")


def close_period(g: NavajoWars, card: int, section: str) -> Flow[None]:
    """6.2 Steps 1 and 2: a whole Passage of Time, then the one Victory Check of the card, without a purchase.
    [6.2.1-s2-a 6.2.1-s2-b 6.2.1-s2-c 6.2.2-s2-a 2.2.4-c 6.2-b]"""
    yield from time_passes(g, f"{section} step 1")
    g.heard and g.tell(f"{section} step 2", "transition-check", n=g.content.history[card].vp)
    yield from victory_check(g, g.content.history[card].vp, False)
    end_with_period(g, card)


def time_passes(g: NavajoWars, rule: str) -> Flow[None]:
    """6.2 Step 1: all eleven steps of a Passage of Time, played as in a Diné Operations phase, with a window
    before them and one after them. [6.2.1-s1-a 6.2.2-s1-a 6.2-e MOM-a]"""
    g.heard and g.tell(rule, "transition-time-passes")
    g.state.phase = "dine"
    if usable(g):
        yield from moment(g, "3.3", "before-the-passage", lambda: card_for(g))
    yield from passage_of_time(g)
    yield from end_of_the_phase(g)
    g.state.phase = ""
    if g.state.promises:
        yield from comes(g, "passage")


def end_with_period(g: NavajoWars, card: int) -> None:
    """6.2 A scenario whose last card this is ends after step 2. [6.2.1-s2-d 6.2.2-s2-b 12.3-b]"""
    if g.content.scenarios[g.state.scenario].last_card == card:
        judge_scenario(g)


def renew_morale(g: NavajoWars, rule: str) -> None:
    """6.2 Step 3: Enemy Morale becomes the present Military, up or down, even 0; Enemy Ferocity keeps its number.
    [6.2.1-s3-a 6.2.1-s3-b 6.2.1-s3-c 6.2.2-s3-a]"""
    s = g.state
    if s.military == s.morale:
        g.heard and g.tell(rule, "morale-stays", n=s.morale)
    change_morale(g, s.military - s.morale, rule)


def change_orders(g: NavajoWars, period: int, rule: str) -> Flow[None]:
    """6.2 Step 4: the old Orders leave the game, a running Peace or Defend with them and without its closing procedure;
    AP lying with it go Out of Play, AP Available stay. [6.2.1-s4-a 6.2.1-s4-d 6.2.2-s4-a]"""
    s = g.state
    s.period = period
    s.truce, s.truce_ap = EMPTY, 0
    s.effects.pop(TURN_TRUCE, None)
    g.heard and g.tell(rule, "orders-changed")
    yield from lay_orders(g, rule)
    if s.promises:
        yield from comes(g, "period")


def lay_lasting(g: NavajoWars, card: int, leaving: tuple[int, ...]) -> None:
    """6.2 Step 5: older cards leave the game wherever they are, the Transition stays face up. [6.2.1-s5-a
    6.2.2-s5-a]"""
    for old in leaving:
        remove_from_game(g, old)
    lay_face_up(g, card)


def discard_hand(g: NavajoWars, rule: str) -> None:
    """6.2 Step 6: every Ceremony card in hand goes, without Enemy Way and without Blessing Way. [6.2.1-s6-a
    6.2.2-s6-a]"""
    s = g.state
    if s.hand:
        g.heard and g.tell(rule, "hand-discarded", n=len(s.hand))
        s.discard += s.hand
        s.hand = []


def rebuild_deck(g: NavajoWars, recipe: str, rule: str) -> None:
    """6.2 Step 7: all forty Operations and Ceremony cards again, those that lasted too, in five piles with the cards of
    the new period. [6.2.1-s7-a 6.2.2-s7-a 6.2-f]"""
    s = g.state
    s.deck = deck_of(g.content, g.content.scenarios[recipe])
    s.discard = [card for card in s.discard if card >= FIRST_HISTORY]
    back = [g.content.key_of[card] for card in s.in_play if card < FIRST_HISTORY]
    if back:
        s.in_play = [card for card in s.in_play if card >= FIRST_HISTORY]
        s.promises = [each for each in s.promises if each.source not in back]
        g.count_bonuses()
    g.heard and g.tell(rule, "deck-rebuilt", scenario=recipe)


def gather_cubes(g: NavajoWars) -> None:
    """6.2 Step 8: Raided and Recovery go to the bag; Subjugation stays. [6.2.1-s8-a 6.2.1-s8-b 6.2.2-s8-a]"""
    s = g.state
    pour(s.raided, s.bag)
    pour(s.recovery, s.bag)


def add_cubes(g: NavajoWars, colour: Cube, n: int) -> None:
    """6.2 Step 8: cubes from the stock into the bag, never more than there are in the box. [6.2-d]"""
    s = g.state
    in_use = sum(box.get(colour, 0) for box in (s.bag, s.raided, s.recovery, s.subjugation))
    stock = g.content.stocks.cubes.get(colour, 0)
    s.bag[colour] = s.bag.get(colour, 0) + max(0, min(n, stock - in_use))


def mexican_bag(g: NavajoWars) -> None:
    """6.2.1 step 8 All cubes but those in Subjugation, and 1 brown, 1 white and 2 green more. [6.2.1-s8-a]"""
    gather_cubes(g)
    add_cubes(g, "brown", 1)
    add_cubes(g, "white", 1)
    add_cubes(g, "green", 2)
    g.heard and g.tell("6.2.1 step 8", "bag-mexican")


def american_bag(g: NavajoWars) -> None:
    """6.2.2 step 8 All cubes but those in Subjugation, less 2 green or as many as there are, and 1 blue.
    [6.2.2-s8-a 6.2.2-s8-b]"""
    s = g.state
    gather_cubes(g)
    s.bag["green"] = max(0, s.bag.get("green", 0) - 2)
    add_cubes(g, "blue", 1)
    g.heard and g.tell("6.2.2 step 8", "bag-american")


def before_the_gathering(g: NavajoWars, rule: str) -> Flow[None]:
    """6.2 A window before step 9: it matters if a Trade Intruder that goes back to its cup could still be spent.
    [MOM-a]"""
    s = g.state
    if usable(g):
        yield from moment(
            g, rule, "before-the-gathering", lambda: s.resources.get("trade", 0) > 0 and goods(s) >= AP_PRICE
        )


def gather_intruders(g: NavajoWars, rule: str) -> None:
    """6.2 Step 9: Intruders on the map, in Resources and Out of Play go back to the cup unrevealed; ordinary Firearms
    and Trade Goods stay. [6.2.1-s9-a 6.2.1-s9-b 6.2.2-s9-a]"""
    s = g.state
    s.intruders.clear()
    for there, kind in IN_RESOURCES.items():
        s.intruders_unseen[kind] = s.intruders_unseen.get(kind, 0) + s.resources.pop(there, 0)
    pour(s.intruders_out, s.intruders_unseen)
    g.heard and g.tell(rule, "intruders-gathered")
