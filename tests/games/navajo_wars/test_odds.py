"""Odds of gambles on prepared positions, against what the tables of the book give when gone through by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.games.navajo_wars.nw_events import card_of, order
from vigil.games import take_down
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.gambles import GAMBLES
from vigil.games.navajo_wars.rules.battle_table import BATTLE_TABLE
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch03_actions import activate
from vigil.games.navajo_wars.rules.ch03_elder_actions import elder_action
from vigil.games.navajo_wars.rules.ch03_raids import meet_soldiers
from vigil.games.navajo_wars.rules.ch03_tribal_warfare_and_diplomacy import tribal_affairs
from vigil.games.navajo_wars.rules.ch05_evade import evade
from vigil.games.navajo_wars.rules.ch05_player_reactions import reaction_window
from vigil.games.navajo_wars.rules.ch07_minor_events import drought
from vigil.games.navajo_wars.rules.chart_enemy_raid import fight_or_surrender
from vigil.games.navajo_wars.rules.chart_tribal_raid import evade_window
from vigil.kernel.journal.header import Header
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import gambles, odds_of
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance, Flow
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book

Shares = dict[tuple[str, ...], float]
DICE = range(1, 7)


def table(g: NavajoWars, flow: Callable[[NavajoWars], Flow[Any]]) -> Session:
    """A game that stands before one rule, on the table of `g`; the player brings all dice himself."""

    def turn(game: NavajoWars) -> Flow[None]:
        yield from flow(game)
        game.state.ending = "minor-defeat"

    definition = take_down("navajo-wars").with_rules(turn=turn)
    header = Header(definition.slug, "2", "", "rise-of-the-people", {}, 1, companion=definition.identity.chances)
    session = Session(definition, g.content, header)
    session.begin(g)
    session.settle()
    return session


def odds(g: NavajoWars, flow: Callable[[NavajoWars], Flow[Any]], name: str) -> Shares:
    """The exact odds of an option of the first question of a rule; together they are 1, and nothing has changed."""
    return odds_in(table(g, flow), name)


def odds_in(session: Session, name: str) -> Shares:
    before = (session.digest(session.run.game.state), list(session.log), session.throws, session.request)
    found = odds_of(Observer(session, 0), name, exactly=60)
    assert found is not None
    assert found.exact
    assert sum(found.shares.values()) == pytest.approx(1)
    assert (session.digest(session.run.game.state), list(session.log), session.throws, session.request) == before
    return found.shares


def by_the_table(dine: int, foe: int, column: int) -> Shares:
    """All 36 pairs of dice through the Battle table."""
    results = Counter(BATTLE_TABLE[max(-4, min(4, one + dine - two - foe))][column] for one, two in product(DICE, DICE))
    return {("battle-result", result): n / 36 for result, n in results.items()}


def close(found: Shares, wanted: Mapping[Any, float | Fraction]) -> bool:
    return bool(found == pytest.approx({key: float(share) for key, share in wanted.items()}))


# Battles


@pytest.mark.parametrize(("place", "ferocity", "horse", "enemy", "column"), [
    (11, 0, False, 4, 0), (14, 2, False, 4, 1), (16, 3, True, 2, 2), (13, 1, True, 0, 1),
])  # fmt: skip
def test_a_battle_in_an_enemy_raid(
    g: NavajoWars, place: int, ferocity: int, horse: bool, enemy: int, column: int
) -> None:
    """11.2 Ferocity and horse against Enemy Ferocity; Areas 1 and 2, 3 and 4, 5 and 6 have a column each."""
    a = g.state.families[0]
    a.place, a.ferocity, a.horse, g.state.enemy_ferocity = place, ferocity, horse, enemy
    found = odds(g, lambda g: fight_or_surrender(g, family(g.state, "A")), "give-battle A")
    assert close(found, by_the_table(ferocity + horse, enemy, column))


def test_goods_and_horses_at_hand_are_not_spent_on_the_way(g: NavajoWars) -> None:
    """The odds are those of a Battle in which nothing is rerolled, given or laid down."""
    s = g.state
    s.families[0].place, s.resources = 14, {"trade-goods": 3, "fortune": 1, "horse": 1, "firearms": 1}
    found = odds(g, lambda g: fight_or_surrender(g, family(g.state, "A")), "give-battle A")
    assert close(found, by_the_table(0, 4, 1))


def test_firearms_are_worth_two(g: NavajoWars) -> None:
    """11.2 At the question before the dice each way to fight has its own odds, also after a horse was given."""
    s = g.state
    s.families[0].place, s.resources = 14, {"firearms": 1, "horse": 1}
    session = table(g, lambda g: fight_or_surrender(g, family(g.state, "A")))
    session.answer("give-battle A")
    assert close(odds_in(session, "fight"), by_the_table(0, 4, 1))
    assert close(odds_in(session, "fight-with-firearms"), by_the_table(2, 4, 1))
    session.answer("give-horse A")
    assert close(odds_in(session, "fight-with-firearms"), by_the_table(3, 4, 1))


def test_a_new_throw_of_the_dine_has_the_odds_of_the_battle_and_one_for_drought_has_none(g: NavajoWars) -> None:
    """10.2 Rerolling the own die: all pairs again, unless the enemy's die lies there already."""
    s = g.state
    s.families[0].place, s.resources = 14, {"trade-goods": 3}
    session = table(g, lambda g: fight_or_surrender(g, family(g.state, "A")))
    session.answer("give-battle A")
    while isinstance(session.request, Chance) or session.request.key != "reroll":  # type: ignore[union-attr]
        session.answer("2" if isinstance(session.request, Chance) else "fight")
    assert "reroll-for-goods 3" in gambles(Observer(session, 0))
    found = odds_in(session, "reroll-for-goods 3")
    assert {key for key, *_ in found} == {"battle-result"}
    dry = table(g, lambda g: drought(g))
    dry.answer("4")
    assert gambles(Observer(dry, 0)) == {}
    assert odds_of(Observer(dry, 0), "reroll-for-goods 3") is None


def test_a_preview_stops_before_the_dice_that_nobody_has_thrown_yet(g: NavajoWars) -> None:
    """Once the horse is given only the fight is left, and it is still asked for: the dice are not what comes next."""
    s = g.state
    s.families[0].place, s.resources = 14, {"horse": 1}
    session = table(g, lambda g: fight_or_surrender(g, family(g.state, "A")))
    session.answer("give-battle A")
    found = foresee(Observer(session, 0).memory(1), "give-horse A")
    assert found is not None
    assert found.chance is None
    session.answer("give-horse A")
    assert [option.name for option in session.options] == ["fight"]


def test_soldiers_grow_fiercer_or_bolder(g: NavajoWars) -> None:
    """Raid table: a blue cube is Ferocity +2, or Morale +1; the last column either way."""
    s = g.state
    s.families[0].ferocity, s.enemy_ferocity = 1, 2
    session = table(g, lambda g: meet_soldiers(g, family(g.state, "A"), "blue"))
    assert close(odds_in(session, "fight-soldiers 2"), by_the_table(1, 4, 3))
    assert close(odds_in(session, "fight-bold-soldiers"), by_the_table(1, 2, 3))


def test_an_ambush_doubles_ferocity_up_to_the_area(g: NavajoWars) -> None:
    """5.2.1 Ferocity 3 in Area 4 counts as 4."""
    s = g.state
    s.families[0].place, s.families[0].ferocity, s.raid = 14, 3, {14: 1}
    assert close(odds(g, lambda g: reaction_window(g, 14), "ambush A"), by_the_table(4, 4, 1))


def test_warfare_with_a_tribe(g: NavajoWars) -> None:
    """3.1 step 5 The Comanche add 5, the Utes 4; with both in sight each target has its own odds."""
    s = g.state
    s.active = [order(g, "comanche"), *[-1] * 5]
    s.families[0].ferocity = 2
    assert close(odds(g, tribal_affairs, "tribal-warfare A"), by_the_table(2, 5, 3))
    s.active[1] = order(g, "utes")
    session = table(g, tribal_affairs)
    session.answer("tribal-warfare A")
    assert close(odds_in(session, "tribal-target comanche 1"), by_the_table(2, 5, 3))
    assert close(odds_in(session, "tribal-target utes 2"), by_the_table(2, 4, 3))


# one die


@pytest.mark.parametrize(("ferocity", "share"), [(0, "2/3"), (1, "1/2"), (2, "1/3"), (3, "1/6")])
def test_an_evade_from_area_4(g: NavajoWars, ferocity: int, share: str) -> None:
    """5.2.4 Die + 2, 1, 0, -1 above 4, a natural 6 always: 3 to 6, 4 to 6, 5 and 6, 6 alone."""
    s = g.state
    s.families[0].place, s.families[0].ferocity, s.raid = 14, ferocity, {14: 1}
    wanted = {("evades",): Fraction(share), ("evade-fails",): 1 - Fraction(share)}
    assert close(odds(g, lambda g: reaction_window(g, 14), "evade A"), wanted)
    assert close(odds(g, lambda g: evade_window(g, 1, False), "evade A"), wanted)


def test_an_evade_with_a_blessing(g: NavajoWars) -> None:
    """13 The Mountain Way is not played on the way; once it is, +2 turns a third into two thirds."""
    s = g.state
    s.families[0].place, s.families[0].ferocity, s.hand = 14, 2, [3]
    session = table(g, lambda g: evade(g, family(g.state, "A"), "tribal-raid"))
    assert close(odds_in(session, "roll-evade"), {("evades",): 1 / 3, ("evade-fails",): 2 / 3})
    session.answer("play-blessing-way mountain-way")
    assert [option.name for option in session.options] == ["roll-evade"], "no die without a click"
    session.answer("roll-evade")
    assert [str(outcome) for outcome in session.request.outcomes] == list("123456")  # type: ignore[union-attr]


def test_negotiating(g: NavajoWars) -> None:
    """5.2.2 Six with Evade 0: a 6 alone; each Trade Goods makes the next number do, but never a 1."""
    s = g.state
    s.families[0].place, s.families[0].ferocity, s.raid = 14, 2, {14: 1}
    s.resources = {"trade-goods": 6}
    session = table(g, lambda g: reaction_window(g, 14))
    won, lost = ("negotiate-succeeds",), ("negotiate-fails",)
    assert close(odds_in(session, "negotiate A"), {won: 1 / 6, lost: 5 / 6})
    session.answer("negotiate A")
    for n, share in ((0, 1), (1, 2), (2, 3), (5, 5), (6, 5)):
        assert close(odds_in(session, f"spend-goods {n}"), {won: share / 6, lost: 1 - share / 6})


def test_diplomacy(g: NavajoWars) -> None:
    """3.1 step 5 Ferocity 0 adds 2: 4, 5 and 6; with one Trade Goods 3 as well."""
    s = g.state
    s.active, s.resources = [order(g, "utes"), *[-1] * 5], {"trade-goods": 1}
    session = table(g, tribal_affairs)
    won, lost = ("diplomacy-succeeds",), ("diplomacy-fails",)
    assert close(odds_in(session, "tribal-diplomacy A"), {won: 1 / 2, lost: 1 / 2})
    session.answer("tribal-diplomacy A")
    assert close(odds_in(session, "offer-goods 1"), {won: 2 / 3, lost: 1 / 3})


@pytest.mark.parametrize(("option", "done"), [
    ("elder-gains-ap", "ap-gained"), ("culture-to-military", "culture-lost"), ("raise-ferocity A", "ferocity"),
    ("lower-ferocity B", "ferocity"),
])  # fmt: skip
def test_an_elder_of_the_fifth_box(g: NavajoWars, option: str, done: str) -> None:
    """3.1 step 3 Rating 3: half of the dice."""
    g.state.families[1].ferocity = 1
    assert close(odds(g, lambda g: elder_action(g, 4), option), {("elder-fails",): 1 / 2, (done,): 1 / 2})


def test_an_elder_turns_military_into_culture(g: NavajoWars) -> None:
    g.state.military = 12
    found = odds(g, lambda g: elder_action(g, 1), "military-to-culture")
    assert close(found, {("elder-fails",): 5 / 6, ("military-lost",): 1 / 6})


def test_a_tribal_council_and_a_harvest(g: NavajoWars) -> None:
    """3.2.8 At or above Area 4; 3.2.4 above two Droughts, whatever counter the cup then gives."""
    s = g.state
    a, b = s.families[:2]
    a.place, b.place, s.corn_fields, s.drought[1] = 14, 11, [11], 2
    council = odds(g, lambda g: activate(g, family(g.state, "A")), "tribal-council")
    assert close(council, {("council-agrees",): 1 / 2, ("council-fails",): 1 / 2})
    harvest = odds(g, lambda g: activate(g, family(g.state, "B")), "harvest-corn")
    assert close(harvest, {("corn-harvested",): 2 / 3, ("harvest-failed",): 1 / 3})


def test_leaving_a_fort(g: NavajoWars) -> None:
    """3.2.2 Six Movement Points: to the next Area, 2 and 1 for the Fort, the die may be 3 at most."""
    s = g.state
    s.families[0].place, s.forts = 11, {"defiance": 11}
    acting = table(g, lambda g: activate(g, family(g.state, "A")))
    name = next(option.name for option in acting.options if option.key == "leave-fort")
    cost = next(option.number().total for option in acting.options if option.name == name and option.number)
    wanted = (6 - cost) / 6
    assert 0 < wanted < 1
    assert close(odds_in(acting, name), {("family-moved",): wanted, ("stays-at-fort",): 1 - wanted})


# cubes


def test_a_raid_on_an_outpost(g: NavajoWars) -> None:
    """3.2.6 One hit is enough in Area 2: two white cubes, a green one, and a red one after which another is drawn."""
    s = g.state
    s.families[0].place, s.missions, s.mission_stock = 11, [12], 5
    s.bag = {"red": 1, "white": 2, "green": 1}
    acting = table(g, lambda g: activate(g, family(g.state, "A")))
    found = odds_in(acting, "raid-outpost mission 2")
    assert close(found, {("outpost-pushed-back",): 2 / 3, ("soldiers-come",): 1 / 3})


def test_a_raid_on_an_outpost_in_area_1(g: NavajoWars) -> None:
    """Two hits: a black cube, or two others, before a green one."""
    s = g.state
    s.missions, s.mission_stock = [11], 5
    s.bag = {"black": 1, "white": 1, "green": 1}
    found = odds(g, lambda g: activate(g, family(g.state, "A")), "raid-outpost mission 1")
    # black 1/3; white 1/3, then black 1/2; white and then green, or green at once
    assert close(found, {("outpost-removed",): 1 / 2, ("soldiers-come",): 1 / 2})


def test_a_raid_on_new_mexico(g: NavajoWars) -> None:
    """3.2.5 By the cubes in the bag: child, horse, sheep, soldiers; after red another."""
    g.state.bag = {"yellow": 1, "brown": 2, "white": 3, "blue": 1, "red": 1}
    found = odds(g, lambda g: activate(g, family(g.state, "A")), "raid-far")
    assert close(found, {
        ("taken-to-passage", "child"): 1 / 7, ("taken-to-resources", "horse"): 2 / 7,
        ("taken-to-resources", "sheep"): 3 / 7, ("soldiers-come", ""): 1 / 7,
    })  # fmt: skip


# what may be asked


def test_other_options_are_no_gambles(g: NavajoWars) -> None:
    session = table(g, lambda g: activate(g, family(g.state, "A")))
    assert odds_of(Observer(session, 0), "end-activation") is None


def test_every_gamble_is_an_option_and_closes_with_an_event() -> None:
    """Their keys have words."""
    definition = take_down("navajo-wars")
    assert definition.knowledge.gambles == GAMBLES
    for language in LANGUAGES:
        words = book(language, definition.identity.text)
        assert {f"option-{key}" for key in GAMBLES} <= words.variables.keys()
        assert {f"event-{key}" for gamble in GAMBLES.values() for key in gamble.closes} <= words.variables.keys()


def test_cards_by_key_are_those_of_the_content(g: NavajoWars) -> None:
    """The Mountain Way is card 3."""
    assert g.content.ceremonies[3].key == "mountain-way"
    assert card_of(g, "vizcarra-marches-west") == 46
