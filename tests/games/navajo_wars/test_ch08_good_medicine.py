"""8.1 Good Medicine, and the choice between it and the Victory Check."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch08_victory_checks import (
    black_cubes,
    good_medicine,
    take_black_cubes,
    victory_segment,
    why_not_good_medicine,
)
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals

# 8.1 Good Medicine


@pytest.mark.rule("8-a", "8-b")
@pytest.mark.parametrize("card", [41, 42, 43, 44, 46, 47, 48, 49, 51, 52, 53, 54])
def test_a_historical_event_gives_the_choice(g: NavajoWars, card: int) -> None:
    """8. Good Medicine or the Victory Check; the VP are shown with their parts before the choice."""
    request = asked(victory_segment(g, card))
    assert isinstance(request, Decision)
    price = g.content.history[card].medicine
    assert names(request) == ["victory-check", f"good-medicine {price}"]
    assert refusals(request) == {}
    assert request.numbers is not None
    assert next(iter(request.numbers())).total == 7 - g.content.history[card].vp


@pytest.mark.rule("8-a", "GM-6", "6.2-c")
@pytest.mark.parametrize("card", [45, 50, 55])
def test_d137_no_good_medicine_on_a_transition_card(g: NavajoWars, card: int) -> None:
    """D137: the Victory Check is compulsory; Good Medicine is refused and the reason given."""
    request = next(victory_segment(g, card))
    assert isinstance(request, Decision)
    assert names(request) == ["victory-check"]
    assert refusals(request) == {"good-medicine 0": "transition-card"}


@pytest.mark.rule("GM-6")
def test_d135_too_few_black_cubes(g: NavajoWars) -> None:
    """D135: card 44, only 2 black cubes outside Subjugation: refused, no part payment."""
    s = g.state
    s.bag["black"], s.recovery, s.raided, s.subjugation = 1, {"black": 1}, {}, {"black": 1}
    request = next(victory_segment(g, 44))
    assert names(request) == ["victory-check"]
    assert refusals(request) == {"good-medicine 3": "too-few-black-cubes"}
    s.raided = {"black": 1}
    assert black_cubes(g) == 3
    assert why_not_good_medicine(g, 44) is None


@pytest.mark.rule("GM-2", "GM-3", "GM-4", "GM-7")
@pytest.mark.parametrize(
    ("card", "cubes"),
    [(41, 1), (42, 1), (46, 1), (47, 1), (51, 1), (52, 1), (43, 2), (48, 2), (53, 2), (44, 3), (49, 3), (54, 3)],
)
def test_the_price_of_good_medicine(g: NavajoWars, card: int, cubes: int) -> None:
    """8.1 One, two or three black cubes to Subjugation by card; Enemy Morale +1 whatever their number."""
    good_medicine(g, card)
    assert g.state.subjugation == {"black": cubes}
    assert g.state.bag["black"] == 3 - cubes
    assert g.state.morale == 6


@pytest.mark.rule("GM-5", "GM-8")
def test_d136_black_cubes_first_from_the_bag(g: NavajoWars) -> None:
    """D136: bag, then Recovery, then Raided; a later box only when the earlier has none left."""
    s = g.state
    s.bag["black"], s.recovery, s.raided = 1, {"black": 1}, {"black": 1, "brown": 2}
    good_medicine(g, 46)
    assert (s.bag["black"], s.recovery["black"], s.raided["black"]) == (0, 1, 1)
    take_black_cubes(g, 1)
    assert (s.recovery["black"], s.raided["black"]) == (0, 1)
    take_black_cubes(g, 1)
    assert s.raided == {"black": 0, "brown": 2}
    assert s.subjugation == {"black": 3}


@pytest.mark.rule("GM-1", "GM-10", "GM-8")
def test_good_medicine_replaces_the_whole_check(g: NavajoWars) -> None:
    """8.1 No VP, no Morale subtracted, AP, cubes and Passage of Time kept; the Subjugation table is not read."""
    s = g.state
    s.passage, s.recovery, s.subjugation, s.groups = {"man": 3}, {"white": 1}, {"red": 2}, list(g.content.groups)
    play(victory_segment(g, 41), "good-medicine 1")
    assert (s.ap, s.military, s.culture, s.morale) == (3, 5, 9, 6)
    assert (s.passage, s.recovery, s.subjugation) == ({"man": 3}, {"white": 1}, {"red": 2, "black": 1})


@pytest.mark.rule("8-a")
def test_the_victory_check_may_be_chosen(g: NavajoWars) -> None:
    """8. Declining Good Medicine means the ten steps with the VP of the card."""
    g.state.culture = g.state.military = 9
    play(victory_segment(g, 41), "victory-check")
    assert g.state.ap == 0
    assert g.state.subjugation == {}
