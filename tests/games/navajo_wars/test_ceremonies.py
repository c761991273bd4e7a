"""13 Ceremony cards: their Major Event, the hand, the twelve Blessing Ways and the twelve Enemy Ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family, in_play
from vigil.games.navajo_wars.rules.ch01_pieces import elders_on_display
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import put_card_away
from vigil.games.navajo_wars.rules.ch03_elder_actions import elder_actions
from vigil.games.navajo_wars.rules.ch03_passage_food import feed_population
from vigil.games.navajo_wars.rules.ch04_enemy_operations import collect_ap
from vigil.games.navajo_wars.rules.ch05_evade import evade
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.ch11_battles import battle
from vigil.games.navajo_wars.rules.chart_enemy_raid import raid_counters
from vigil.games.navajo_wars.rules.effects.blessing_ways import blessings, use_blessing, would_help
from vigil.games.navajo_wars.rules.effects.carry_out import carry_out
from vigil.games.navajo_wars.rules.effects.ceremonies import (
    cancel_enemy_way,
    ceremony_die,
    enemy_way,
    keep_card,
    last_ceremony,
    people_come,
)
from vigil.games.navajo_wars.rules.moments import ask, powers
from vigil.games.navajo_wars.state import POPULATION
from vigil.kernel.rules.requests import Decision, Flow, Option
from vigil.kernel.testing import asked, names, play, refusals
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words

TEXT = Path(__file__).parents[3] / "vigil/games/navajo_wars/text"


def number(g: NavajoWars, key: str) -> int:
    """The number of the Ceremony card of this key."""
    return next(card.n for card in g.content.ceremonies.values() if card.key == key)


def ceremony(g: NavajoWars, key: str) -> Flow[None]:
    """The Major Event of a Ceremony card."""
    return carry_out(g, key, key)


def holding(g: NavajoWars, key: str) -> int:
    """Put a Ceremony card into the hand."""
    card = number(g, key)
    g.state.hand.append(card)
    return card


def bless(g: NavajoWars, key: str, *script: int | str, occasion: str = "operations") -> None:
    """Play a Ceremony card from hand, as an option of some other question."""
    card = holding(g, key)
    assert [option.value for option in blessings(g, occasion)] == [(card, occasion)]
    play(use_blessing(g, (card, occasion)), *script)
    assert (g.state.hand, g.state.discard) == ([], [card])


def strikes(g: NavajoWars, key: str, *script: int | str) -> None:
    """Another ceremony calls the Enemy Way of this card."""
    g.state.discard = [number(g, key)]
    play(ceremony_die(g, "night-way" if key != "night-way" else "wind-way"), 6, *script)


def told(g: NavajoWars) -> list[str]:
    return [event.key for event in g.log or []]


def menu(g: NavajoWars) -> Flow[str]:
    """A menu of the Diné phase."""
    return (yield from ask(g, "3", "dine-operation", lambda: [Option("planning", "planning", "3.1")]))


# the cards


@pytest.mark.rule("13-ceremony")
def test_the_twelve_cards_are_all_different(g: NavajoWars) -> None:
    """12 cards, 3 of each population, numbers 2 to 5, 12 Blessing Ways and 12 Enemy Ways."""
    cards = list(g.content.ceremonies.values())
    assert [card.n for card in cards] == [3, 6, 10, 13, 17, 20, 23, 27, 30, 33, 36, 39]
    assert sorted(card.grows for card in cards) == sorted(POPULATION * 3)
    assert {card.number for card in cards} == {2, 3, 4, 5}
    assert len({str(card.blessing) for card in cards}) == len({str(card.enemy_way) for card in cards}) == 12
    assert {card.source for card in cards} == {"ours"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_has_its_words(g: NavajoWars, language: str) -> None:
    """A name, a story, and a text that tells its number and both Ways in their own lines."""
    words = Words(language, [TEXT])
    for card in g.content.ceremonies.values():
        assert words.say(f"name-{card.key}")
        assert words.say(f"card-{card.key}-story").endswith(".")
        first, *others = words.say(f"card-{card.key}").split("\n")
        assert f" {card.number} " in first
        assert words.say(f"a-{card.grows}") in first
        assert [line.split("(")[0].split(":")[0].strip() for line in others] == ["Blessing Way", "Enemy Way"]


# the Major Event


@pytest.mark.rule("13-hand", "13-ceremony")
def test_a_ceremony_step_by_step(g: NavajoWars) -> None:
    """A man comes, the die 5 is above 4 and calls the Enemy Way of the last Ceremony card, this card goes to hand."""
    g.state.discard = [number(g, "winter-stories"), number(g, "flint-way"), 1]
    play(major_event(g, number(g, "mountain-way")), 5, "take-into-hand mountain-way")
    assert g.state.passage == {"man": 1}
    assert g.state.enemy_ferocity == 5  # flint-way
    assert g.state.hand == [number(g, "mountain-way")]


@pytest.mark.rule("13-hand")
@pytest.mark.parametrize("key", ["mountain-way", "coming-of-age", "wedding", "winter-stories"])
def test_step_1_brings_the_counter_of_the_card(g: NavajoWars, key: str) -> None:
    row = g.content.ceremonies[number(g, key)]
    before = g.state.out_of_play[row.grows]
    people_come(g, row.key)
    assert g.state.passage == {row.grows: 1}
    assert g.state.out_of_play[row.grows] == before - 1


def test_step_1_without_such_a_counter_goes_on(g: NavajoWars) -> None:
    g.state.out_of_play["man"] = 0
    play(ceremony(g, "mountain-way"), "leave-ceremony mountain-way")
    assert g.state.passage == {}
    assert "none-left" in told(g)


@pytest.mark.rule("13-enemyway", "13-enemyway-b")
def test_step_2_throws_no_die_while_no_ceremony_was_discarded(g: NavajoWars) -> None:
    """The topmost card of the pile is an Operations card, and there is no Ceremony card under it."""
    g.state.discard = [1, 2]
    play(ceremony(g, "mountain-way"), "leave-ceremony mountain-way")
    assert "no-enemy-way" in told(g)


@pytest.mark.rule("13-enemyway", "13-enemyway-b")
@pytest.mark.parametrize(("eyes", "ferocity"), [(1, 4), (4, 4), (5, 5), (6, 5)])
def test_step_2_strikes_only_above_the_number(g: NavajoWars, eyes: int, ferocity: int) -> None:
    """Mountain Way has number 4; Flint Way, discarded before, would raise Enemy Ferocity from 4 to 5."""
    g.state.discard = [number(g, "flint-way")]
    play(ceremony_die(g, "mountain-way"), eyes)
    assert g.state.enemy_ferocity == ferocity


@pytest.mark.rule("13-enemyway", "13-enemyway-b")
def test_the_enemy_way_is_that_of_the_ceremony_discarded_last(g: NavajoWars) -> None:
    """Operations cards on top of it do not matter, and the card's own Enemy Way never strikes."""
    g.state.discard = [number(g, "flint-way"), number(g, "planting-songs"), 4, 5]
    last = last_ceremony(g)
    assert last is not None
    assert last.key == "planting-songs"
    play(ceremony(g, "mountain-way"), 6, "leave-ceremony mountain-way")
    assert (g.state.morale, g.state.enemy_ferocity) == (6, 4)
    assert "enemy-ap-next" not in g.state.effects


@pytest.mark.rule("13-enemyway")
def test_an_enemy_way_cannot_be_chosen(g: NavajoWars) -> None:
    """With all twelve cards in hand every occasion offers Blessing Ways alone."""
    g.state.hand = list(g.content.ceremonies)
    g.state.drought[1] = 1
    family(g.state, "A").woman = False
    for occasion in ("operations", "battle", "evade", "reaction"):
        offered = [option for option in powers(g, occasion) if option.value.key == "blessing"]
        assert {option.key for option in offered} <= {"play-blessing-way"}
        assert {option.rule for option in offered} <= {"13 Blessing Way"}
    play(enemy_way(g, g.content.ceremonies[number(g, "planting-songs")]))
    assert g.state.morale == 6  # called by a rule it does work


@pytest.mark.rule("13-hand")
def test_step_3_the_hand_has_no_limit(g: NavajoWars) -> None:
    """Eleven cards in hand, and the twelfth may be taken."""
    cards = list(g.content.ceremonies)
    g.state.hand = cards[:-1]
    play(keep_card(g, "winter-gathering"), "take-into-hand winter-gathering")
    assert g.state.hand == cards


@pytest.mark.rule("13-hand")
def test_step_3_a_card_not_taken_is_discarded(g: NavajoWars) -> None:
    """In the Discard Phase; one taken stays in hand."""
    g.state.card = number(g, "mountain-way")
    play(ceremony(g, g.content.key_of[g.state.card]), "leave-ceremony mountain-way")
    put_card_away(g, g.state.card)
    assert (g.state.hand, g.state.discard) == ([], [number(g, "mountain-way")])
    play(ceremony(g, "wind-way"), 1, "take-into-hand wind-way")
    put_card_away(g, number(g, "wind-way"))
    assert (g.state.hand, g.state.discard) == ([number(g, "wind-way")], [number(g, "mountain-way")])


# cancelling


@pytest.mark.rule("TG-8", "TG-14")
def test_three_trade_goods_cancel_an_enemy_way(g: NavajoWars) -> None:
    g.state.resources["trade-goods"] = 3
    strikes(g, "planting-songs", "go-on", "cancel-enemy-way-for-goods 3")
    assert g.state.morale == 5
    assert g.state.resources["trade-goods"] == 0
    assert g.state.out_of_play["trade-goods"] == 6


@pytest.mark.rule("TG-8")
def test_two_trade_goods_do_not(g: NavajoWars) -> None:
    """Nothing is asked, and the Enemy Way strikes."""
    g.state.resources["trade-goods"] = 2
    strikes(g, "planting-songs")
    assert g.state.morale == 6


@pytest.mark.rule("TG-8")
def test_the_player_may_let_it_happen(g: NavajoWars) -> None:
    g.state.resources["trade-goods"] = 4
    strikes(g, "planting-songs", "go-on", "go-on")
    assert (g.state.morale, g.state.resources["trade-goods"]) == (6, 4)


@pytest.mark.rule("TG-8", "9.1-b", "TG-14")
def test_religion_1_cancels_an_enemy_way_once(g: NavajoWars) -> None:
    """Without Trade Goods, whose use is refused with its reason; exhausted, it cancels no more."""
    g.state.developments = ["religion-1"]
    row = g.content.ceremonies[number(g, "planting-songs")]
    request = asked(cancel_enemy_way(g, row))
    assert names(request) == ["cancel-enemy-way-by-development religion-1", "go-on"]
    assert refusals(request) == {"cancel-enemy-way-for-goods 3": "too-few-goods"}
    strikes(g, "planting-songs", "cancel-enemy-way-by-development religion-1")
    assert (g.state.morale, g.state.exhausted) == (5, ["religion-1"])
    strikes(g, "planting-songs")
    assert g.state.morale == 6


@pytest.mark.rule("TG-5")
def test_the_ceremony_die_may_be_thrown_again(g: NavajoWars) -> None:
    """Three Trade Goods turn the 6 into a 1, and no Enemy Way strikes."""
    g.state.resources["trade-goods"] = 3
    g.state.discard = [number(g, "planting-songs")]
    play(ceremony_die(g, "mountain-way"), 6, "reroll-for-goods 3", 1)
    assert g.state.morale == 5


# Blessing Way: where and when


@pytest.mark.rule("13-bless", "3-b")
def test_a_blessing_way_among_the_options_of_the_dine_phase(g: NavajoWars) -> None:
    """Offered in a menu; afterwards the menu is asked again and the card lies in the discard pile."""
    card = holding(g, "beauty-way")
    request = asked(menu(g))
    assert names(request) == ["planning", "play-blessing-way beauty-way"]
    assert play(menu(g), "play-blessing-way beauty-way") == "planning"
    assert (g.state.culture, g.state.hand, g.state.discard) == (11, [], [card])


@pytest.mark.rule("13-bless", "13-bless-b")
def test_a_blessing_way_only_on_the_occasions_it_names(g: NavajoWars) -> None:
    """Beauty Way in Operations, Mountain Way in an Evade, Wind Way in a Battle or an Evade, Flint Way in a Battle or
    Operations; in a reaction window none."""
    for key in ("beauty-way", "mountain-way", "wind-way", "flint-way"):
        holding(g, key)

    def offered(occasion: str) -> list[str]:
        return [option.name.removeprefix("play-blessing-way ") for option in blessings(g, occasion)]

    assert offered("operations") == ["beauty-way", "flint-way"]
    assert offered("battle") == ["wind-way", "flint-way"]
    assert offered("evade") == ["mountain-way", "wind-way"]
    assert offered("reaction") == []


@pytest.mark.rule("13-bless", "13-bless-b")
@pytest.mark.parametrize("phase", ["enemy", ""])
def test_outside_the_dine_phase_only_battle_and_evade(g: NavajoWars, phase: str) -> None:
    """A menu that is asked before the Diné phase, or in the Enemy's, takes no Blessing Way of Operations."""
    g.state.phase = phase
    holding(g, "beauty-way")
    holding(g, "wind-way")
    assert blessings(g, "operations") == []
    assert len(blessings(g, "battle")) == 1


@pytest.mark.rule("13-bless", "13-enemyway-b")
def test_a_blessing_way_played_can_strike_back(g: NavajoWars) -> None:
    """The card lies topmost in the pile: its Enemy Way is the next to be called."""
    bless(g, "beauty-way")
    family(g.state, "B").ferocity = 2
    play(ceremony_die(g, "mountain-way"), 6)
    assert family(g.state, "B").ferocity == 0


# the twelve Blessing Ways


@pytest.mark.rule("13-bless", "3-b")
def test_mountain_way_flight(g: NavajoWars) -> None:
    """Ferocity 3 has Evade -1: from Area 3 a 4 gives 3 and fails; with Mountain Way it is 5."""
    each = family(g.state, "A")
    each.place, each.ferocity = 13, 3
    assert not play(evade(g, each, "enemy-raid"), 4)
    holding(g, "mountain-way")
    assert play(evade(g, each, "enemy-raid"), "play-blessing-way mountain-way", 4)
    assert each.place == 15
    assert "evade" not in g.state.effects
    assert not play(evade(g, each, "enemy-raid"), 4)


@pytest.mark.rule("13-bless")
def test_coming_of_age_coming_of_age(g: NavajoWars) -> None:
    """Families A and B have a child and no woman; A's child becomes the woman, and Culture rises by 1."""
    s = g.state
    for letter in "AB":
        family(s, letter).woman = False
    women, children = s.out_of_play["woman"], s.out_of_play["child"]
    bless(g, "coming-of-age", "celebrate A")
    assert (family(s, "A").woman, family(s, "A").child, family(s, "B").woman) == (True, False, False)
    assert (s.out_of_play["woman"], s.out_of_play["child"]) == (women - 1, children + 1)
    assert s.culture == 10


@pytest.mark.parametrize("why", ["no space", "no child", "no counter"])
def test_coming_of_age_needs_child_space_and_counter(g: NavajoWars, why: str) -> None:
    holding(g, "coming-of-age")
    for each in in_play(g.state):
        each.woman, each.child = why == "no space", why != "no child"
    if why == "no counter":
        g.state.out_of_play["woman"] = 0
    assert blessings(g, "operations") == []


@pytest.mark.rule("13-bless")
def test_wedding_gifts(g: NavajoWars) -> None:
    bless(g, "wedding")
    assert g.state.resources == {"trade-goods": 1}
    assert g.state.culture == 10


@pytest.mark.rule("13-bless")
def test_winter_stories_storyteller(g: NavajoWars) -> None:
    """An elder in the leftmost box, without a change of Culture; with none Out of Play the card is not offered."""
    before = g.state.out_of_play["elder"]
    bless(g, "winter-stories")
    assert g.state.elders == [2, 1, 1, 0, 0, 0, 0]
    assert (g.state.out_of_play["elder"], g.state.culture) == (before - 1, 9)
    g.state.out_of_play["elder"] = 0
    holding(g, "winter-stories")
    assert blessings(g, "operations") == []


@pytest.mark.rule("13-bless", "11.2-s1-g")
def test_flint_way_courage_in_a_battle(g: NavajoWars) -> None:
    """In Area 1 against Enemy Ferocity 4, dice 5 and 1: 5 - 5 = 0 is RGD; with Flint Way +2 it is FE."""
    each = family(g.state, "A")
    holding(g, "flint-way")
    assert play(battle(g, each, "enemy", "enemy-raid"), "play-blessing-way flint-way", 5, 1) == "FE"
    assert "battle" not in g.state.effects
    each.place = 11
    assert play(battle(g, each, "enemy", "enemy-raid"), 5, 1) == "RGD"


@pytest.mark.rule("13-bless")
def test_flint_way_courage_in_operations(g: NavajoWars) -> None:
    """A Family with a man grows fiercer and Military rises; one without a man, or at 3, cannot be picked."""
    s = g.state
    family(s, "A").man = False
    family(s, "C").ferocity = 3
    family(s, "D").place, family(s, "D").man = 31, True
    bless(g, "flint-way", "encourage D")
    assert [family(s, letter).ferocity for letter in "ABCD"] == [0, 0, 3, 1]
    assert s.military == 6


def test_flint_way_needs_a_family_that_can_grow_fiercer(g: NavajoWars) -> None:
    for each in in_play(g.state):
        each.ferocity = 3
    holding(g, "flint-way")
    assert blessings(g, "operations") == []
    assert len(blessings(g, "battle")) == 1


@pytest.mark.rule("13-bless")
def test_beauty_way_harmony(g: NavajoWars) -> None:
    """Culture +2, capped at 19; at 19 the card is not offered."""
    bless(g, "beauty-way")
    assert g.state.culture == 11
    g.state.culture = 19
    holding(g, "beauty-way")
    assert blessings(g, "operations") == []


@pytest.mark.rule("13-bless")
def test_prayers_for_rain_rain(g: NavajoWars) -> None:
    """Two Drought counters: first where Family A lives, then out of the driest Territory."""
    s = g.state
    s.drought[1], s.drought[4], s.drought[5], s.drought_stock = 1, 1, 2, 8
    bless(g, "prayers-for-rain")
    assert (s.drought[1], s.drought[4], s.drought[5], s.drought_stock) == (0, 1, 1, 10)


def test_prayers_for_rain_with_a_single_drought_and_with_none(g: NavajoWars) -> None:
    """One counter is all there is, in a lone Territory: nothing is asked. Without Drought the card is not offered."""
    s = g.state
    s.drought[3] = 1
    bless(g, "prayers-for-rain")
    assert s.drought == [0] * 8
    holding(g, "prayers-for-rain")
    assert blessings(g, "operations") == []


@pytest.mark.rule("13-bless")
def test_night_way_healing(g: NavajoWars) -> None:
    """B lacks man and child, A the woman; B's child comes back."""
    s = g.state
    family(s, "B").man = family(s, "B").child = family(s, "A").woman = False
    before = s.out_of_play["child"]
    bless(g, "night-way", "welcome-back", "heal-person child")
    assert (family(s, "B").man, family(s, "B").child, family(s, "A").woman) == (False, True, False)
    assert s.out_of_play["child"] == before - 1


@pytest.mark.rule("13-bless")
def test_night_way_guests(g: NavajoWars) -> None:
    """Nobody comes back; Culture +1."""
    s = g.state
    family(s, "B").child = False
    bless(g, "night-way", "feed-the-guests 1")
    assert (family(s, "B").child, s.culture) == (False, 10)


def test_night_way_needs_an_empty_space_and_its_counter(g: NavajoWars) -> None:
    """All boxes are full; then A lacks a man, but no man is Out of Play."""
    holding(g, "night-way")
    assert blessings(g, "operations") == []
    family(g.state, "A").man = False
    assert len(blessings(g, "operations")) == 1
    g.state.out_of_play["man"] = 0
    assert blessings(g, "operations") == []


@pytest.mark.rule("13-bless", "11.2-s1-g")
def test_wind_way_shield_in_a_battle(g: NavajoWars) -> None:
    """+1: in Area 3 the dice 6 and 2 give 6 - 6 = 0, RGD, and with Wind Way +1, FE."""
    each = family(g.state, "A")
    each.place = 13
    holding(g, "wind-way")
    assert play(battle(g, each, "enemy", "enemy-raid"), "play-blessing-way wind-way", 6, 2) == "FE"
    each.place = 13
    assert play(battle(g, each, "enemy", "enemy-raid"), 6, 2) == "RGD"


@pytest.mark.rule("13-bless", "3-b")
def test_wind_way_shield_in_an_evade(g: NavajoWars) -> None:
    """Ferocity 1 has Evade +1: from Area 4 a 3 gives 4 and fails, with Wind Way 5."""
    each = family(g.state, "A")
    each.place, each.ferocity = 14, 1
    holding(g, "wind-way")
    assert not play(evade(g, each, "tribal-raid"), "roll-evade", 3)
    assert play(evade(g, each, "tribal-raid"), "play-blessing-way wind-way", 3)
    assert each.place == 15


@pytest.mark.rule("13-bless")
def test_planting_songs_food(g: NavajoWars) -> None:
    """12 mouths and Agriculture 9, less 2 Drought: 5 would go unfed; with 4 food more only 1."""
    g.state.drought[1] = 2
    bless(g, "planting-songs")
    play(feed_population(g), "unfed-person A child")
    assert not family(g.state, "A").child
    assert "food-next" not in g.state.effects


@pytest.mark.rule("13-bless")
def test_blessing_of_the_herds_herds(g: NavajoWars) -> None:
    """A horse and a sheep; with no horse Out of Play the sheep alone; with neither the card is not offered."""
    bless(g, "blessing-of-the-herds")
    assert g.state.resources == {"horse": 1, "sheep": 1}
    g.state.out_of_play["horse"], g.state.discard = 0, []
    bless(g, "blessing-of-the-herds")
    assert g.state.resources == {"horse": 1, "sheep": 2}
    g.state.out_of_play["sheep"] = 0
    holding(g, "blessing-of-the-herds")
    assert blessings(g, "operations") == []


@pytest.mark.rule("13-bless")
@pytest.mark.parametrize(("elders", "ap"), [(1, 4), (3, 6), (5, 6)])
def test_winter_gathering_council(g: NavajoWars, elders: int, ap: int) -> None:
    """1 AP for each elder, 3 at most."""
    g.state.elders = [elders, 0, 0, 0, 0, 0, 0]
    bless(g, "winter-gathering")
    assert g.state.ap == ap


def test_winter_gathering_needs_an_elder_and_room_for_ap(g: NavajoWars) -> None:
    holding(g, "winter-gathering")
    g.state.ap = 19
    assert blessings(g, "operations") == []
    g.state.ap, g.state.elders = 3, [0] * 7
    assert elders_on_display(g.state) == 0
    assert blessings(g, "operations") == []


def test_wedding_and_planting_songs_are_offered_as_long_as_they_help(g: NavajoWars) -> None:
    """Gifts with Trade Goods Out of Play or Culture below 19; food always."""
    holding(g, "wedding")
    g.state.culture = 19
    assert len(blessings(g, "operations")) == 1
    g.state.out_of_play["trade-goods"] = 0
    assert blessings(g, "operations") == []
    holding(g, "planting-songs")
    assert len(blessings(g, "operations")) == 1


@pytest.mark.parametrize(
    ("way", "occasions"),
    [
        ("mountain-way", ["battle", "evade"]),
        ("wind-way", ["battle", "evade"]),
        ("flint-way", ["battle"]),
        ("coming-of-age", []),
        ("night-way", []),
        ("prayers-for-rain", []),
        ("planting-songs", ["operations", "battle", "evade"]),
    ],
)
def test_a_content_pack_cannot_offer_what_does_nothing(g: NavajoWars, way: str, occasions: list[str]) -> None:
    """Whatever occasions a row names: full boxes, no Drought, all Families at Ferocity 3."""
    for each in in_play(g.state):
        each.ferocity = 3
    card = g.content.numbers[way]
    assert [occasion for occasion in ("operations", "battle", "evade") if would_help(g, card, occasion)] == occasions


# the twelve Enemy Ways


@pytest.mark.rule("13-enemyway")
def test_mountain_way_march(g: NavajoWars) -> None:
    """The next collection of Enemy AP is 2 higher, the one after it is not."""
    s = g.state
    collect_ap(g)
    usual, s.enemy_ap = s.enemy_ap, 0
    strikes(g, "mountain-way")
    collect_ap(g)
    assert s.enemy_ap == usual + 2
    s.enemy_ap = 0
    collect_ap(g)
    assert s.enemy_ap == usual


@pytest.mark.rule("13-enemyway", "13-fierce", "1.6.4-e")
def test_coming_of_age_parted_kin(g: NavajoWars) -> None:
    """The Least Ferocious Family, ties by letter: B and C have Ferocity 1, A has 2, so B gives up a counter."""
    s = g.state
    family(s, "A").ferocity, family(s, "B").ferocity, family(s, "C").ferocity = 2, 1, 1
    strikes(g, "coming-of-age", "give-up woman")
    assert (family(s, "B").woman, s.passage) == (False, {"woman": 1})


@pytest.mark.rule("13-enemyway", "1.7.5-c")
def test_coming_of_age_parted_kin_takes_the_last_adult(g: NavajoWars) -> None:
    """A Family that gives up its last adult leaves play."""
    s = g.state
    each = family(s, "A")
    each.woman = each.child = False
    strikes(g, "coming-of-age")
    assert (each.place, s.passage) == (0, {"man": 1})


def test_coming_of_age_parted_kin_without_families(g: NavajoWars) -> None:
    for each in in_play(g.state):
        each.place = 0
    strikes(g, "coming-of-age")
    assert g.state.passage == {}


@pytest.mark.rule("13-enemyway")
def test_wedding_discord(g: NavajoWars) -> None:
    strikes(g, "wedding")
    assert g.state.culture == 8


@pytest.mark.rule("13-enemyway")
def test_winter_stories_silent_elders(g: NavajoWars) -> None:
    """The next Planning has no Elder Actions, the one after it has."""
    strikes(g, "winter-stories")
    play(elder_actions(g))
    assert isinstance(asked(elder_actions(g)), Decision)


@pytest.mark.rule("13-enemyway")
def test_flint_way_fury(g: NavajoWars) -> None:
    strikes(g, "flint-way")
    assert g.state.enemy_ferocity == 5


@pytest.mark.rule("13-enemyway", "13-fierce", "1.6.4-e")
def test_beauty_way_weariness(g: NavajoWars) -> None:
    """The Most Ferocious Family, ties by letter, falls to 0."""
    s = g.state
    family(s, "B").ferocity = family(s, "C").ferocity = 3
    strikes(g, "beauty-way")
    assert (family(s, "B").ferocity, family(s, "C").ferocity) == (0, 3)


@pytest.mark.rule("13-enemyway")
def test_prayers_for_rain_dry_year(g: NavajoWars) -> None:
    """The die names Black Mesa."""
    strikes(g, "prayers-for-rain", 6)
    assert (g.state.drought[6], g.state.drought_stock) == (1, 11)


@pytest.mark.rule("13-enemyway")
def test_night_way_strangers(g: NavajoWars) -> None:
    """An Intruder in Hopi Land 3, face down."""
    strikes(g, "night-way", 5, 3)
    assert g.state.intruders == [53]


@pytest.mark.rule("13-enemyway")
def test_wind_way_muster(g: NavajoWars) -> None:
    """Raid! with 3 AP: 3 counters, and 2 more after this."""
    assert raid_counters(g, 3).total == 3
    strikes(g, "wind-way")
    assert raid_counters(g, 3).total == 5


@pytest.mark.rule("13-enemyway")
def test_planting_songs_pride(g: NavajoWars) -> None:
    strikes(g, "planting-songs")
    assert g.state.morale == 6


@pytest.mark.rule("13-enemyway")
def test_blessing_of_the_herds_stolen_herd(g: NavajoWars) -> None:
    """The horse is taken, then a sheep; then nothing is lost, not even a Family's horse."""
    s = g.state
    s.resources = {"horse": 1, "sheep": 1}
    family(s, "A").horse = True
    strikes(g, "blessing-of-the-herds")
    assert (s.resources["horse"], s.resources["sheep"], s.out_of_play["horse"]) == (0, 1, 9)
    strikes(g, "blessing-of-the-herds")
    assert (s.resources["sheep"], s.out_of_play["sheep"]) == (0, 9)
    strikes(g, "blessing-of-the-herds")
    assert family(s, "A").horse
    assert "no-herd" in told(g)


@pytest.mark.rule("13-enemyway")
@pytest.mark.parametrize(("ap", "left"), [(3, 1), (1, 0), (0, 0)])
def test_winter_gathering_scattered_council(g: NavajoWars, ap: int, left: int) -> None:
    g.state.ap = ap
    strikes(g, "winter-gathering")
    assert g.state.ap == left
