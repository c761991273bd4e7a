"""3.3 Passage of Time, steps 2 to 11."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch03_passage_food import (
    eat_corn,
    feed_population,
    food_in_store,
    food_needed,
    food_of_land,
    return_corn,
    sheep_range,
)
from vigil.games.navajo_wars.rules.ch03_passage_of_time import (
    breed_animals,
    collect_corn,
    death_number,
    elders_die,
    end_of_passage,
    feed_animals,
    fodder,
    passage_of_time,
    pueblo_revolt,
    recover_territory,
    return_animals,
)
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play


def told(g: NavajoWars) -> list[str]:
    return [event.key for event in g.log or []]


def hungry(g: NavajoWars, n: int) -> None:
    """So many counters more than the land feeds: the three Families in Shiprock, which feeds 3, and n + 3 mouths."""
    s = g.state
    s.elders = [0] * 7
    for each in s.families[:3]:
        each.place = 11
    s.elders[0] = n + 3 - 9
    assert s.elders[0] >= 0


# the operation


@pytest.mark.rule("3.3-a")
@pytest.mark.parametrize("card", [1, 45])
def test_3_3_the_eleven_steps_in_order(g: NavajoWars, card: int) -> None:
    """On an Operations card or on a Transition: the same steps."""
    s = g.state
    s.card, s.phase = card, "dine" if card == 1 else ""
    s.passage = {"elder": 1, "sheep": 1}
    s.corn_fields, s.drought[4], s.recovery = [21], 1, {"red": 1}
    s.families[0].child, s.deck = False, Stack()
    script = ("grow-up-done", "join-elders", "collect-corn san-juan-valley 1", "5")
    play(passage_of_time(g), *script, "feed 1", 6, 6, 4)
    steps = [int(event.rule.split()[-1].rstrip("ABCDE")) for event in g.log or [] if event.rule.startswith("3.3 step")]
    assert steps == sorted(steps)
    assert set(steps) >= {1, 2, 3, 4, 5, 7, 8, 10, 11}
    assert (s.bag["red"], s.drought[4], s.morale, s.corn) == (4, 0, 4, [])


# steps 2 and 3


@pytest.mark.rule("3.3.2-a", "1.7.3-c")
def test_3_3_step_2_animals_return(g: NavajoWars) -> None:
    s = g.state
    s.families[0].horse = s.families[2].horse = True
    s.passage, s.resources = {"horse": 1, "sheep": 2, "man": 1}, {"sheep": 1}
    return_animals(g)
    assert s.resources == {"sheep": 3, "horse": 3}
    assert s.passage == {"horse": 0, "sheep": 0, "man": 1}
    assert not any(each.horse for each in s.families)


@pytest.mark.rule("3.3.3-a")
def test_e3_both_kinds_breed(g: NavajoWars) -> None:
    """Three horses and one sheep become four and two."""
    g.state.resources = {"horse": 3, "sheep": 1}
    breed_animals(g)
    assert (g.state.resources["horse"], g.state.resources["sheep"]) == (4, 2)


@pytest.mark.rule("3.3.3-a")
def test_e4_one_kind_breeds(g: NavajoWars) -> None:
    g.state.resources = {"horse": 1}
    breed_animals(g)
    assert (g.state.resources["horse"], g.state.resources.get("sheep", 0)) == (2, 0)


@pytest.mark.rule("3.3.3-a")
def test_3_3_step_3_none_left(g: NavajoWars) -> None:
    g.state.resources, g.state.out_of_play["horse"] = {"horse": 8, "sheep": 1}, 0
    breed_animals(g)
    assert (g.state.resources["horse"], g.state.resources["sheep"]) == (8, 2)
    assert "none-left" in told(g)


def test_3_3_step_3_cards(g: NavajoWars) -> None:
    g.state.resources, g.bonuses = {"sheep": 1}, {"breed": 1}
    breed_animals(g)
    assert g.state.resources == {"sheep": 3}


# step 4


@pytest.mark.rule("3.3.4-a")
def test_3_3_step_4_with_a_family_and_without_a_die(g: NavajoWars) -> None:
    """Corn without a Family stays; Drought and Ranchos do not matter."""
    s = g.state
    s.corn_fields, s.drought[1], s.ranchos = [11, 61], 2, [11]
    before = s.corn_unseen["4"]
    play(collect_corn(g), "collect-corn shiprock 1", "4")
    assert (s.corn, s.corn_fields, s.corn_unseen["4"]) == ([4], [61], before - 1)


@pytest.mark.rule("3.3.4-a")
def test_3_3_step_4_is_optional(g: NavajoWars) -> None:
    s = g.state
    s.corn_fields = [11]
    assert names(asked(collect_corn(g))) == ["collect-corn shiprock 1", "collect-done"]
    play(collect_corn(g), "collect-done")
    assert (s.corn, s.corn_fields) == ([], [11])


@pytest.mark.rule("3.3.4-b")
def test_3_3_step_4_all_named_first(g: NavajoWars) -> None:
    """Two of three fields are named, and only then turned up."""
    s = g.state
    s.corn_fields = [11, 21, 71]
    question = asked(collect_corn(g), "collect-corn shiprock 1")
    assert names(question) == [
        "collect-corn san-juan-valley 1",
        "collect-corn canyon-de-chelly 1",
        "collect-all-corn",
        "collect-done",
    ]
    assert s.corn == []
    play(collect_corn(g), "collect-corn shiprock 1", "collect-corn canyon-de-chelly 1", "collect-done", "5", "1")
    assert (s.corn, s.corn_fields) == ([5, 1], [21])


@pytest.mark.rule("3.3.4-b")
def test_3_3_step_4_all_at_once(g: NavajoWars) -> None:
    s = g.state
    s.corn_fields = [11, 21, 71]
    play(collect_corn(g), "collect-all-corn", "1", "2", "2")
    assert (s.corn, s.corn_fields) == ([1, 2, 2], [])


# step 5


@pytest.mark.rule("3.3.5-a")
def test_3_3_step_5_every_counter_eats(g: NavajoWars) -> None:
    """Nine in the boxes and three elders; Passage of Time, Resources and animals do not count."""
    g.state.passage, g.state.resources = {"man": 3}, {"horse": 2}
    assert food_needed(g).total == 12
    g.state.families[0].man = False
    assert [part.amount for part in food_needed(g).parts] == [2, 3, 3, 3]
    play(feed_population(g), "unfed-elder 1 + unfed-elder 2")  # 11 mouths, 9 food
    assert sum(g.state.elders) + sum(each.man + each.woman + each.child for each in g.state.families) == 9


@pytest.mark.rule("3.3.5-b")
def test_3_3_step_5_agriculture_once_for_each_territory(g: NavajoWars) -> None:
    """Two Families in Shiprock feed three in all; Drought and a Rancho take from theirs, nothing from the Canyon."""
    s = g.state
    assert food_of_land(g, 0).total == 9
    s.families[1].place = 16
    assert food_of_land(g, 0).total == 6
    s.drought[1], s.ranchos = 1, [13]
    assert [part.amount for part in food_of_land(g, 0).parts] == [1, 3]
    s.families[1].place = 28  # a box belongs to its Territory
    assert food_of_land(g, 0).total == 1 + 3 + 3


@pytest.mark.rule("3.3.5-c")
def test_3_3_step_5_one_pool(g: NavajoWars) -> None:
    """Shiprock feeds nobody, but the food of the others goes to Family A as well."""
    s = g.state
    s.drought[1], s.ranchos, s.elders = 2, [11], [0] * 7
    s.families[1].child = s.families[1].man = s.families[2].child = False
    play(feed_population(g))  # six mouths, six food
    assert (s.families[0].man, s.families[0].woman, s.families[0].child) == (True, True, True)
    assert food_needed(g).total == 6


@pytest.mark.rule("3.3.5-a", "3.3.5-d", "3.3.5-g", "3.3.5-h", "1.6.3-a")
def test_d60_one_of_twelve_goes_unfed(g: NavajoWars) -> None:
    """Twelve mouths, Agriculture 9, Corn of 2: one counter of the player's choice leaves, Corn goes to the cup."""
    s = g.state
    s.corn, s.corn_unseen["2"] = [2], 2
    before = s.out_of_play["child"]
    question = asked(feed_population(g))
    people = [f"unfed-person {letter} {piece}" for letter in "ABC" for piece in ("man", "woman", "child")]
    assert names(question) == [*people, "unfed-elder 1", "unfed-elder 2", "unfed-elder 3"]
    s.corn, s.corn_unseen["2"] = [2], 2
    play(feed_population(g), "unfed-person B child")
    assert (s.families[1].child, s.out_of_play["child"]) == (False, before + 1)
    assert (s.corn, s.corn_unseen["2"]) == ([], 3)
    assert food_needed(g).total == 11


@pytest.mark.rule("3.3.5-h")
def test_3_3_step_5_an_elder_goes_unfed(g: NavajoWars) -> None:
    """The player may name an elder, by his box."""
    s = g.state
    s.corn, before = [2], s.out_of_play["elder"]
    play(feed_population(g), "unfed-elder 3")
    assert (s.elders, s.out_of_play["elder"]) == ([1, 1, 0, 0, 0, 0, 0], before + 1)


@pytest.mark.rule("3.3.5-e", "3.3.5-f", "3.3.5-g")
@pytest.mark.parametrize(("mouths", "left"), [(6, 1), (8, 1), (9, 0), (12, 0)])
def test_3_3_step_5_sheep_must_be_eaten(g: NavajoWars, mouths: int, left: int) -> None:
    """A sheep feeds up to four: 6 to 8 hungry take two of three, 9 to 12 all; surplus is lost, nobody starves."""
    s = g.state
    hungry(g, mouths)
    s.resources, s.out_of_play["trade-goods"] = {"sheep": 3}, 0
    before, people = s.out_of_play["sheep"], food_needed(g).total
    play(feed_population(g))
    assert (s.resources["sheep"], s.out_of_play["sheep"]) == (left, before + 3 - left)
    assert food_needed(g).total == people


@pytest.mark.rule("3.3.5-f", "3.3.5-l")
def test_3_3_step_5_the_mix_is_the_players(g: NavajoWars) -> None:
    """Seven hungry, Corn 4 and 1, two sheep: with one sheep or two, but not without any."""
    s = g.state
    hungry(g, 7)
    s.corn, s.resources = [4, 1], {"sheep": 2}
    question = asked(feed_population(g))
    assert names(question) == ["feed 1", "feed 2"]
    assert isinstance(question, Decision)
    assert question.numbers is not None
    assert [(number.key, number.total) for number in question.numbers()] == [
        ("food-needed", 10),
        ("food-of-land", 3),
        ("food-in-store", 13),
    ]
    play(feed_population(g), "feed 2")
    assert (s.resources["sheep"], s.corn, food_needed(g).total) == (0, [], 10)


@pytest.mark.rule("3.3.5-d", "3.3.5-e", "1.6.3-a")
def test_3_3_step_5_what_the_stores_hold(g: NavajoWars) -> None:
    """Each Corn its number, each sheep four; with the Corn alone the hungry are fed and no sheep need die."""
    s = g.state
    s.corn, s.resources = [5, 2], {"sheep": 2, "horse": 3}
    assert [part.amount for part in food_in_store(g).parts] == [5, 2, 8]
    hungry(g, 7)
    s.out_of_play["trade-goods"] = 0
    assert sheep_range(g) == (0, 2)
    play(feed_population(g), "feed 0")
    assert (s.resources["sheep"], s.corn, food_needed(g).total) == (2, [], 10)


@pytest.mark.rule("3.3.5-d")
def test_3_3_step_5_unneeded_corn_goes_too(g: NavajoWars) -> None:
    s = g.state
    s.elders, s.corn = [0] * 7, [1, 3]
    play(feed_population(g))
    assert s.corn == []
    assert food_needed(g).total == 9


@pytest.mark.rule("3.3.5-f", "3.3.5-g")
def test_3_3_step_5_nothing_to_eat(g: NavajoWars) -> None:
    """Everybody starves: nothing to choose."""
    s = g.state
    s.families[1].place = s.families[2].place = 0
    s.elders, s.drought[1], s.ranchos = [1, 0, 0, 0, 0, 0, 0], 2, [11]
    play(feed_population(g))
    assert (s.families[0].place, s.elders[0], s.passage) == (0, 0, {})


@pytest.mark.rule("3.3.5-i")
def test_3_3_step_5_starved_to_the_last_adult(g: NavajoWars) -> None:
    """The Family leaves play; its child and horse wait for the next Passage of Time."""
    s = g.state
    s.families[0].man, s.families[0].horse, s.elders = False, True, [2, 0, 0, 0, 0, 0, 0]
    play(feed_population(g), "unfed-person A woman")  # ten mouths, nine food
    assert (s.families[0].place, s.families[0].child) == (0, False)
    assert s.passage == {"child": 1, "horse": 1}


@pytest.mark.rule("3.3.5-h", "3.3.5-i", "3.3.5-k")
def test_3_3_step_5_all_unfed_are_named_before_a_family_leaves(g: NavajoWars) -> None:
    """Woman and child of one Family may both go hungry: the child does not slip away into Passage of Time."""
    s = g.state
    s.families[0].man, s.elders = False, [3, 0, 0, 0, 0, 0, 0]
    play(feed_population(g), "unfed-person A woman + unfed-person A child")  # eleven mouths, nine food
    assert (s.families[0].place, s.passage.get("child", 0)) == (0, 0)


@pytest.mark.rule("3.3.6-c")
def test_3_3_step_5_trade_before_eating(g: NavajoWars) -> None:
    """Corn worth 6 may buy Trade Goods before it goes to the cup, and three Trade Goods a sheep for the hungry."""
    s = g.state
    s.elders, s.corn = [0] * 7, [5, 1]
    assert names(asked(feed_population(g))) == ["trade-corn 1 5", "go-on"]
    play(feed_population(g), "trade-corn 1 5")
    assert s.resources["trade-goods"] == 1
    hungry(g, 7)
    s.resources = {"trade-goods": 6}
    play(feed_population(g), "goods-for-animal sheep", "goods-for-animal sheep")
    assert (s.resources["sheep"], s.resources["trade-goods"], food_needed(g).total) == (0, 0, 10)


@pytest.mark.rule("3.3.5-l")
def test_3_3_step_5_cards_and_events(g: NavajoWars) -> None:
    """More from each Territory, more from a sheep, an event's food once, Corn kept."""
    s = g.state
    g.bonuses = {"agriculture": 1, "sheep-food": 2, "keep-corn": 1}
    assert food_of_land(g, 2).total == 9 + 3 + 2
    hungry(g, 7)
    s.effects["food-next"], s.corn = 2, [1, 2, 5]
    s.out_of_play["trade-goods"] = 0
    play(feed_population(g), "eat-corn 2", "eat-corn 5")  # ten mouths, 3 + 1 + 2 from the land, four hungry
    assert (s.corn, "food-next" in s.effects, food_needed(g).total) == ([1], False, 10)
    return_corn(g, "3.3 step 9")
    assert s.corn == [1]
    assert play(eat_corn(g, 5)) == 1
    s.resources = {"sheep": 2}
    assert sheep_range(g) == (1, 1)  # six hungry, and a sheep feeds six


# step 6


@pytest.mark.rule("3.3.6-a", "3.3.6-c")
def test_d61_two_territories_four_horses(g: NavajoWars) -> None:
    """Two horses and the sheep stay, two horses go; they could still be given to Families or traded first."""
    s = g.state
    s.families[1].place, s.resources = 12, {"horse": 4, "sheep": 1}
    before = s.out_of_play["horse"]
    question = asked(feed_animals(g))
    assert isinstance(question, Decision)
    assert (question.key, question.matters) == ("before-the-pasture", True)
    assert {"give-horse A", "trade-animals-which", "go-on"} <= set(names(question))
    play(feed_animals(g), "go-on")
    assert (s.resources, s.out_of_play["horse"]) == ({"horse": 2, "sheep": 1}, before + 2)


@pytest.mark.rule("3.3.6-a", "3.3.6-c")
def test_3_3_step_6_only_animals_in_resources(g: NavajoWars) -> None:
    """A horse given to a Family in time is not counted."""
    s = g.state
    s.resources, s.out_of_play["trade-goods"] = {"horse": 4, "sheep": 5}, 0
    play(feed_animals(g), "give-horse A", "go-on")
    assert (s.resources, s.families[0].horse) == ({"horse": 3, "sheep": 3}, True)


@pytest.mark.rule("3.3.6-b")
def test_3_3_step_6_territories_after_the_hunger(g: NavajoWars) -> None:
    """Family A is gone, two Families stand in the Canyon: one Territory, which is one like the others."""
    s = g.state
    s.families[0].place, s.families[1].place = 0, 73
    s.resources, s.out_of_play["trade-goods"] = {"sheep": 3}, 0
    play(feed_animals(g))
    assert (s.resources["sheep"], fodder(g).total) == (1, 1)


def test_3_3_step_6_cards(g: NavajoWars) -> None:
    g.bonuses = {"fodder": 1}
    g.state.resources = {"horse": 6, "sheep": 6}
    play(feed_animals(g))
    assert g.state.resources == {"horse": 6, "sheep": 6}


# steps 7 to 11


@pytest.mark.rule("3.3.7-a", "3.3.7-b")
@pytest.mark.parametrize(("die", "dies"), [(1, True), (3, True), (4, False), (6, False)])
def test_d62_elders_in_rated_boxes(g: NavajoWars, die: int, dies: bool) -> None:
    """No die for the leftmost box; Rating 3 kills on 1 to 3."""
    s = g.state
    s.elders, before = [1, 0, 0, 0, 1, 0, 0], s.out_of_play["elder"]
    play(elders_die(g), die)
    assert s.elders == [1, 0, 0, 0, int(not dies), 0, 0]
    assert s.out_of_play["elder"] == before + dies


@pytest.mark.rule("3.3.7-a")
def test_3_3_step_7_a_die_for_each(g: NavajoWars) -> None:
    """Ratings 1, 2, 2, 3, 4, 5 from the second box on; two elders in one box, two dice."""
    s = g.state
    s.elders = [3, 2, 1, 1, 1, 1, 1]
    play(elders_die(g), 1, 2, 2, 3, 3, 5, 5)
    assert s.elders == [3, 1, 0, 1, 0, 1, 0]


def test_3_3_step_7_long_life(g: NavajoWars) -> None:
    g.bonuses, g.state.elders = {"long-life": 1}, [0, 0, 0, 0, 0, 0, 1]
    assert death_number(g, 6).total == 4
    play(elders_die(g), 5)
    assert g.state.elders[6] == 1


@pytest.mark.rule("3.3.8-a")
def test_3_3_step_8_a_drought_ends(g: NavajoWars) -> None:
    g.state.drought = [0, 1, 1, 2, 0, 0, 0, 0]
    play(recover_territory(g), 3)
    assert g.state.drought == [0, 1, 1, 1, 0, 0, 0, 0]


@pytest.mark.rule("3.3.8-b")
def test_3_3_step_8_else_the_lowest_neighbour(g: NavajoWars) -> None:
    """Shiprock (1) has none: of its neighbours San Juan Valley (2) and Zuni Mountains (3) the lower one that has some,
    if any; never one further away."""
    s = g.state
    s.drought = [0, 0, 1, 1, 2, 0, 0, 0]
    play(recover_territory(g), 1)
    assert s.drought == [0, 0, 0, 1, 2, 0, 0, 0]
    play(recover_territory(g), 1)
    assert s.drought == [0, 0, 0, 0, 2, 0, 0, 0]
    play(recover_territory(g), 1)
    assert s.drought == [0, 0, 0, 0, 2, 0, 0, 0]


@pytest.mark.rule("3.3.9-a", "3.3.5-j")
def test_3_3_step_9_corn_of_resources_only(g: NavajoWars) -> None:
    """Corn face down on the map stays; a second return finds nothing and does no harm."""
    s = g.state
    s.corn, s.corn_fields, before = [3, 3], [11], s.corn_unseen["3"]
    return_corn(g, "3.3 step 9")
    assert (s.corn, s.corn_fields, s.corn_unseen["3"]) == ([], [11], before + 2)
    return_corn(g, "3.3 step 9")
    assert s.corn_unseen["3"] == before + 2
    assert told(g) == ["corn-returned"]


@pytest.mark.rule("3.3.10-a")
@pytest.mark.parametrize(("red", "black", "morale"), [(2, 1, 4), (3, 0, 5), (0, 3, 4)])
def test_d64_morale_while_new_mexico_is_free(g: NavajoWars, red: int, black: int, morale: int) -> None:
    """Only red cubes count."""
    g.state.subjugation = {"red": red, "black": black}
    pueblo_revolt(g)
    assert g.state.morale == morale


@pytest.mark.rule("3.3.10-a", "3.3.10-b")
def test_d64_card_41_in_the_deck_or_in_play(g: NavajoWars) -> None:
    """Shuffled into a pile, known on top, or face up at the edge: no effect. Gone, or never used: Morale -1."""
    s = g.state
    for deck, in_play in ((Stack(sizes=[8], marked=[41]), []), (Stack(known=[41]), []), (Stack(), [41])):
        s.deck, s.in_play = deck, list(in_play)
        pueblo_revolt(g)
        assert s.morale == 5
    s.in_play, s.gone = [], [41]
    pueblo_revolt(g)
    assert s.morale == 4
    s.gone = []
    pueblo_revolt(g)
    assert s.morale == 3


@pytest.mark.rule("3.3.11-a", "9.1-f")
def test_3_3_step_11_cubes_and_developments(g: NavajoWars) -> None:
    """Reset Cubes; exhausted Developments are refreshed (ours)."""
    s = g.state
    s.recovery, s.raided, s.exhausted = {"white": 1}, {"red": 1}, ["weaving-1"]
    end_of_passage(g)
    assert (s.bag["white"], s.recovery, s.raided, s.exhausted) == (4, {"red": 1}, {}, [])
