"""3.3 step 1 Adjust Population."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch03_passage_people import (
    adjust_culture,
    adjust_population,
    culture_change,
    discard_population,
    found_families,
    grow_up,
    join_families,
)
from vigil.games.navajo_wars.state import Family
from vigil.kernel.testing import asked, names, play, refusals


def told(g: NavajoWars) -> list[str]:
    return [event.key for event in g.log or []]


def box(family: Family) -> tuple[bool, bool, bool]:
    return family.man, family.woman, family.child


# A


@pytest.mark.rule("3.3.1A-a", "3.3.1A-b")
@pytest.mark.parametrize(
    ("old", "new"),
    [("child", "man"), ("child", "woman"), ("child", "elder"), ("man", "elder"), ("woman", "elder")],
)
def test_3_3_step_1a_in_a_family(g: NavajoWars, old: str, new: str) -> None:
    """The old counter to Out of Play, the new one to Passage of Time."""
    s = g.state
    before = dict(s.out_of_play)
    play(grow_up(g), f"{old}-becomes-{new}", "from-family B", "grow-up-done")
    assert (s.families[1].man, s.families[1].woman, s.families[1].child) == (
        old != "man",
        old != "woman",
        old != "child",
    )
    assert s.out_of_play == before | {old: before[old] + 1, new: before[new] - 1}
    assert s.passage == {new: 1}


@pytest.mark.rule("3.3.1A-a", "3.3.1A-b", "3.3.1A-c")
@pytest.mark.parametrize("new", ["man", "woman", "elder"])
def test_3_3_step_1a_in_the_box(g: NavajoWars, new: str) -> None:
    """A child in Passage of Time becomes a man or a woman as the player likes, or an elder."""
    s = g.state
    s.passage["child"], s.out_of_play["child"] = 1, 5
    play(grow_up(g), f"child-becomes-{new}", "from-passage", "grow-up-done")
    assert s.passage == {"child": 0, new: 1}
    assert s.out_of_play["child"] == 6


@pytest.mark.rule("3.3.1A-a")
def test_3_3_step_1a_is_optional(g: NavajoWars) -> None:
    question = asked(grow_up(g))
    assert names(question) == [
        "grow-up-done",
        "child-becomes-man",
        "child-becomes-woman",
        "child-becomes-elder",
        "man-becomes-elder",
        "woman-becomes-elder",
    ]
    assert names(asked(grow_up(g), "man-becomes-elder")) == ["from-family A", "from-family B", "from-family C"]
    play(grow_up(g), "grow-up-done")
    assert all(box(each) == (True, True, True) for each in g.state.families[:3])


@pytest.mark.rule("3.3.1A-d")
def test_3_3_step_1a_needs_a_counter_out_of_play(g: NavajoWars) -> None:
    """One by one: the last elder counter makes the next such conversion impossible."""
    s = g.state
    s.out_of_play["elder"] = 1
    assert "man-becomes-elder" in names(asked(grow_up(g)))
    question = asked(grow_up(g), "man-becomes-elder", "from-family A")
    assert not [name for name in names(question) if name.endswith("elder")]
    assert refusals(question) == {
        "child-becomes-elder": "no-counter-left",
        "man-becomes-elder": "no-counter-left",
        "woman-becomes-elder": "no-counter-left",
    }


@pytest.mark.rule("3.3.1A-e")
def test_3_3_step_1a_not_twice(g: NavajoWars) -> None:
    """A man made of a child does not become an elder in the same step, one who lay there before does."""
    s = g.state
    for each in s.families[:3]:
        each.man = each.child = False
    s.out_of_play["woman"] = s.out_of_play["elder"] = s.out_of_play["man"] = 3
    s.passage = {"child": 1}
    question = asked(grow_up(g), "child-becomes-man")
    assert names(question) == ["grow-up-done", "woman-becomes-elder"]
    s.passage = {"child": 1, "man": 1}
    question = asked(grow_up(g), "child-becomes-man")
    assert "man-becomes-elder" in names(question)
    s.passage = {"child": 1, "man": 1}
    question = asked(grow_up(g), "child-becomes-man", "man-becomes-elder")
    assert "man-becomes-elder" not in names(question)


@pytest.mark.rule("3.3.1A-f")
def test_3_3_step_1a_the_last_adult(g: NavajoWars) -> None:
    """The Family leaves play; child and horse lie in Passage of Time, where the child may still grow up."""
    s = g.state
    s.families[0].man, s.families[0].horse = False, True
    question = asked(grow_up(g), "woman-becomes-elder", "from-family A")
    assert s.families[0].place == 0
    assert s.passage == {"elder": 1, "child": 1, "horse": 1}
    assert "child-becomes-man" in names(question)


def test_3_3_step_1a_nobody_left(g: NavajoWars) -> None:
    """Without a counter to convert nothing is asked."""
    g.state.families = []
    play(grow_up(g))


# B


@pytest.mark.rule("3.3.1B-a", "1.6.2-b", "1.7.3-c")
def test_3_3_step_1b_matching_empty_spaces(g: NavajoWars) -> None:
    """A man goes only where the man is missing, and only into Families in play."""
    s = g.state
    s.passage = {"man": 2, "child": 1}
    s.families[0].man = s.families[1].man = False
    question = asked(join_families(g))
    assert names(question) == ["join-done", "join-family man A", "join-family man B"]
    assert refusals(question) == {"join-any-family child": "no-empty-space"}
    assert play(join_families(g), "join-family man B", "join-done") == 0
    assert (s.families[1].man, s.families[0].man, s.passage["man"]) == (True, False, 1)


@pytest.mark.rule("3.3.1B-b", "1.6.2-b", "1.7.3-c")
def test_3_3_step_1b_elders_to_the_leftmost_box(g: NavajoWars) -> None:
    """Without limit; and never into a Family Box, even one with empty spaces."""
    s = g.state
    s.passage, s.elders = {"elder": 3}, [2, 1, 0, 0, 0, 0, 0]
    s.families[0].man = s.families[0].child = False
    assert names(asked(join_families(g))) == ["join-done", "join-elders"]
    assert play(join_families(g), "join-elders", "join-elders", "join-elders") == 3
    assert (s.elders[0], s.elders[1], s.passage["elder"]) == (5, 1, 0)
    assert box(s.families[0]) == (False, True, False)


@pytest.mark.rule("3.3.1B-a", "3.3.1B-b")
def test_3_3_step_1b_is_optional(g: NavajoWars) -> None:
    s = g.state
    s.passage, s.families[0].child = {"elder": 1, "child": 1}, False
    assert play(join_families(g), "join-done") == 0
    assert s.passage == {"elder": 1, "child": 1}


# C


@pytest.mark.rule("3.3.1C-a", "1.7.4-h", "13-canyon-a")
def test_d56_no_new_family_at_culture_0(g: NavajoWars) -> None:
    """The counters left in Passage of Time go to Out of Play."""
    s = g.state
    s.culture, s.passage = 0, {"man": 1}
    before = s.out_of_play["man"]
    play(found_families(g))
    assert told(g) == ["no-family-culture-0"]
    discard_population(g)
    assert (s.passage["man"], s.out_of_play["man"]) == (0, before + 1)


@pytest.mark.rule("3.3.1C-a", "1.7.5-e", "13-canyon-a", "FER-4")
@pytest.mark.parametrize("area", [1, 2, 3])
def test_d57_a_new_family(g: NavajoWars, area: int) -> None:
    """A man makes Family D: any Area of the Canyon, Ferocity 0."""
    s = g.state
    s.culture, s.passage, s.families[3].ferocity = 2, {"man": 1}, 2
    play(found_families(g), "found-family D", f"settle-in canyon-de-chelly {area}")
    new = s.families[3]
    assert (new.place, new.ferocity, box(new), s.passage["man"]) == (70 + area, 0, (True, False, False), 0)


@pytest.mark.rule("3.3.1C-a")
def test_3_3_step_1c_needs_an_adult(g: NavajoWars) -> None:
    """Children and elders alone found nothing; one adult of either kind does."""
    s = g.state
    s.passage = {"child": 2, "elder": 1, "horse": 1}
    play(found_families(g))
    s.passage = {"child": 2, "woman": 1}
    question = asked(found_families(g), "found-family E")
    assert names(question) == ["household-woman", "household-woman-child"]


@pytest.mark.rule("3.3.1C-b")
def test_3_3_step_1c_several_families_by_any_letters(g: NavajoWars) -> None:
    s = g.state
    s.passage = {"man": 2, "woman": 1}
    assert names(asked(found_families(g))) == ["found-none", "found-family D", "found-family E", "found-family F"]
    script = ("found-family F", "household-man", "settle-in canyon-de-chelly 3")
    play(found_families(g), *script, "found-family D", "household-man-woman", "settle-in canyon-de-chelly 1")
    assert [(each.letter, each.place) for each in s.families[3:]] == [("D", 71), ("E", 0), ("F", 73)]


@pytest.mark.rule("3.3.1C-b")
def test_3_3_step_1c_no_letter_left_or_none_wanted(g: NavajoWars) -> None:
    s = g.state
    s.passage = {"man": 2}
    play(found_families(g), "found-none")
    for each in s.families:
        each.place = each.place or 72
    play(found_families(g))
    assert s.passage == {"man": 2}


@pytest.mark.rule("3.3.1C-c")
def test_3_3_step_1c_others_join_at_once(g: NavajoWars) -> None:
    """Any of those that lie in Passage of Time, one of a kind."""
    s = g.state
    s.passage = {"man": 1, "woman": 1, "child": 2}
    question = asked(found_families(g), "found-family D")
    assert names(question) == [
        "household-man",
        "household-woman",
        "household-man-woman",
        "household-man-child",
        "household-woman-child",
        "household-man-woman-child",
    ]
    script = ("found-family D", "household-man-woman-child", "settle-in canyon-de-chelly 2")
    play(found_families(g), *script)
    assert box(s.families[3]) == (True, True, True)
    assert s.passage == {"man": 0, "woman": 0, "child": 1}


def test_3_3_step_1c_an_intruder_waits(g: NavajoWars) -> None:
    """A new Family that enters an Area with an Intruder reveals it."""
    s = g.state
    s.passage, s.intruders = {"man": 1}, [72]
    play(found_families(g), "found-family D", "settle-in canyon-de-chelly 2", "fortune")
    assert (s.intruders, s.resources["fortune"]) == ([], 1)


# D


@pytest.mark.rule("3.3.1D-a")
def test_3_3_step_1d_empty_spaces_and_new_elders(g: NavajoWars) -> None:
    """Three empty spaces and one new elder: Culture 9 becomes 7."""
    s = g.state
    s.families[0].man = s.families[0].child = s.families[2].child = False
    change = culture_change(g, 1)
    assert [part.amount for part in change.parts] == [-2, -1, 1]
    adjust_culture(g, 1)
    assert s.culture == 7


@pytest.mark.rule("3.3.1D-a")
def test_3_3_step_1d_counts_the_new_families(g: NavajoWars) -> None:
    """A new Family of one man costs 2 Culture at once; an elder placed gives 1."""
    s = g.state
    s.passage = {"man": 1, "elder": 1}
    script = ("grow-up-done", "join-elders", "found-family D", "settle-in canyon-de-chelly 1")
    play(adjust_population(g), *script)
    assert s.culture == 9 - 2 + 1


@pytest.mark.rule("3.3.1D-b")
def test_3_3_step_1d_one_net_change(g: NavajoWars) -> None:
    """Culture 1, three lost and two gained: Culture 0 and Military untouched, not 0 first and 4 Military lost."""
    s = g.state
    s.culture, s.military = 1, 5
    s.families[0].man = s.families[0].child = s.families[1].child = False
    adjust_culture(g, 2)
    assert (s.culture, s.military) == (0, 5)


@pytest.mark.rule("3.3.1D-c")
def test_3_3_step_1d_at_culture_0(g: NavajoWars) -> None:
    """Two empty spaces cost 4 Military."""
    s = g.state
    s.culture, s.military = 0, 5
    s.families[0].man = s.families[1].man = False
    adjust_culture(g, 0)
    assert (s.culture, s.military) == (0, 1)


def test_3_3_step_1d_kinship(g: NavajoWars) -> None:
    """A Development forgives some empty spaces, but never more than there are."""
    s = g.state
    s.families[0].man = s.families[0].child = s.families[1].child = False
    g.bonuses = {"kin": 2}
    assert culture_change(g, 0).total == -1
    g.bonuses = {"kin": 5}
    assert culture_change(g, 0).total == 0


# E


@pytest.mark.rule("3.3.1E-a")
def test_3_3_step_1e_the_rest_leaves(g: NavajoWars) -> None:
    """Unplaced elders too; animals stay for step 2."""
    s = g.state
    s.passage = {"man": 1, "woman": 2, "child": 1, "elder": 1, "horse": 2, "sheep": 1}
    before = dict(s.out_of_play)
    discard_population(g)
    assert s.passage == {"man": 0, "woman": 0, "child": 0, "elder": 0, "horse": 2, "sheep": 1}
    gained = {piece: s.out_of_play[piece] - before[piece] for piece in ("man", "woman", "child", "elder")}
    assert gained == {"man": 1, "woman": 2, "child": 1, "elder": 1}


@pytest.mark.rule("3.3-a")
def test_3_3_step_1_a_to_e_in_order(g: NavajoWars) -> None:
    """A child of Family A grows up, joins Family B, two men found Family D, Culture changes, the rest is discarded."""
    s = g.state
    s.passage = {"man": 1, "elder": 1}
    s.families[1].man = False
    script = ("child-becomes-man", "from-family A", "grow-up-done", "join-family man B", "join-done")
    play(adjust_population(g), *script, "found-family D", "settle-in canyon-de-chelly 1")
    steps = [event.rule for event in g.log or []]
    assert steps == sorted(steps)
    assert s.culture == 9 - 1 - 2  # A without a child, D with two empty spaces
    assert (s.families[1].man, s.families[3].man, sum(s.passage.values())) == (True, True, 0)
