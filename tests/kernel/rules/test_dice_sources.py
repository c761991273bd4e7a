from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vigil.kernel.rules._batched_dice import batched_throws
from vigil.kernel.rules.decks import Stack, cards_left, contains, draw_card, look_at_top
from vigil.kernel.rules.dice import mix, odds, pick, throws
from vigil.kernel.rules.requests import Chance
from vigil.kernel.testing import asked, play


def test_the_same_throw_falls_the_same_on_every_machine() -> None:
    assert [mix(42, 0, 0), mix(42, 1, 0), mix(42, 0, 1), mix(43, 0, 0), mix(2**40, 5, 0)] == [
        1221026037,
        1444884721,
        1643303420,
        1479042537,
        1682312061,
    ]


@given(st.integers(0, 2**64), st.integers(0, 2**20), st.integers(0, 1000))
def test_throws_are_31_bits(seed: int, n: int, undos: int) -> None:
    assert 0 <= mix(seed, n, undos) < 2**31


@given(st.integers(0, 2**64))
def test_throws_in_batches_are_the_same_throws(seed: int) -> None:
    assert list(islice(batched_throws(seed), 150)) == list(islice(throws(seed), 150))
    assert list(islice(throws(seed), 3)) == [mix(seed, n, 0) for n in range(3)]


@given(st.integers(0, 2**31 - 1), st.lists(st.integers(0, 60), min_size=1, max_size=40))
def test_every_throw_picks_as_if_each_weight_were_so_many_slips(bits: int, weights: list[int]) -> None:
    slips = [n for n, weight in enumerate(weights) for _ in range(weight)] or list(range(len(weights)))
    chance = Chance("1", "slip", "card", range(len(weights)), weights if any(weights) else None)
    assert pick(chance, bits) == slips[bits * len(slips) >> 31]


@pytest.mark.parametrize("series", ["throws", "seeds", "undos"])
def test_dice_are_fair_and_pairs_are_independent(series: str) -> None:
    """Chi-square of 36 pairs over 72,000 throws; 35 degrees of freedom, 1 in a million above 98."""
    eyes = []
    for i in range(72_001):
        seed, n, undos = {"throws": (5, i, 0), "seeds": (i, 5, 0), "undos": (5, 3, i)}[series]
        eyes.append(mix(seed, n, undos) * 6 >> 31)
    pairs = Counter(pairwise(eyes))
    assert sum((pairs[a, b] - 2000) ** 2 / 2000 for a in range(6) for b in range(6)) < 98


def test_weights_count() -> None:
    cubes = Chance("1", "cube", "cube", ["red", "white"], [1, 3])
    drawn = Counter(pick(cubes, mix(3, n, 0)) for n in range(8000))
    assert 5800 < drawn["white"] < 6200
    assert dict(odds(cubes)) == {"red": Fraction(1, 4), "white": Fraction(3, 4)}


def test_a_layer_hides_its_marked_card_fairly() -> None:
    """Eight of forty unseen cards and card 41: 41 comes up one time in nine, each other one in forty-five."""
    stack = Stack(pool=list(range(1, 41)), sizes=[8, 8], marked=[41, 42])
    request = asked(draw_card(stack, "2.1", "draw"))
    assert isinstance(request, Chance)
    chances = dict(odds(request))
    assert chances[41] == Fraction(1, 9)
    assert chances[7] == Fraction(1, 45)
    assert 42 not in chances


def test_a_stack_is_drawn_layer_by_layer() -> None:
    stack = Stack(pool=[1, 2, 3, 4], sizes=[1, 1], marked=[41, 0])
    assert play(draw_card(stack, "2.1", "draw"), 3) == 3
    assert cards_left(stack) == 2
    assert contains(stack, 41)
    assert play(draw_card(stack, "2.1", "draw"), 41) == 41
    assert not contains(stack, 41)
    assert play(draw_card(stack, "2.1", "draw"), 1) == 1
    assert cards_left(stack) == 0
    assert stack.pool == [2, 4]


def test_a_card_looked_at_is_the_next_drawn() -> None:
    stack = Stack(pool=[1, 2], sizes=[2], marked=[0])
    assert play(look_at_top(stack, "6.1", "look"), 2) == 2
    assert cards_left(stack) == 2
    assert play(draw_card(stack, "2.1", "draw")) == 2
    assert cards_left(stack) == 1
