"""7. Minor Events."""

from __future__ import annotations

import pytest

from vigil.games import take_down
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch07_minor_events import (
    MINOR_EVENTS,
    add_drought,
    cancelled,
    drought,
    has_drought_space,
    minor_event,
    recovery,
    remove_drought,
    reset,
    roll_to_swap,
)
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.state import EMPTY
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book


@pytest.mark.rule("7.1-a")
def test_a_card_names_one_of_four_minor_events(g: NavajoWars) -> None:
    """7.1 Each Operations card names exactly one; only that one happens."""
    assert {card.minor for card in g.content.operations.values()} <= set(MINOR_EVENTS)
    play(minor_event(g, "drought"), 3)
    assert g.state.drought == [0, 0, 0, 1, 0, 0, 0, 0]
    play(minor_event(g, "recovery"), 3)
    assert sum(g.state.drought) == 0
    before = list(g.state.active)
    play(minor_event(g, "swap"), 2)
    assert g.state.active[1] != before[1]
    g.state.recovery = {"white": 2}
    play(minor_event(g, "reset"))
    assert g.state.recovery == {}


# cancelling


@pytest.mark.rule("TG-8", "7.1-b", "7.1-c")
def test_three_trade_goods_cancel_a_minor_event(g: NavajoWars) -> None:
    """10.2 Asked before the die, only with three goods (a Trade Intruder counts); the goods go Out of Play."""
    s = g.state
    s.resources = {"trade-goods": 2}
    assert play(cancelled(g, "drought")) is False
    s.resources = {"trade-goods": 2, "trade": 1}
    request = asked(minor_event(g, "drought"))
    assert isinstance(request, Decision)
    assert (request.key, request.window, request.matters) == ("before-the-minor-event", True, True)
    assert (names(request)[0], names(request)[-1]) == ("cancel-for-goods 3", "go-on")
    play(minor_event(g, "drought"), "cancel-for-goods 3")
    assert sum(s.drought) == 0
    assert (s.resources, s.out_of_play["trade-goods"], s.intruders_unseen["trade"]) == (
        {"trade-goods": 0, "trade": 0}, 5, 3,
    )  # fmt: skip


@pytest.mark.rule("TG-8")
def test_a_minor_event_may_be_carried_out_with_goods_at_hand(g: NavajoWars) -> None:
    """10.2 Nobody has to cancel."""
    g.state.resources = {"trade-goods": 3}
    play(minor_event(g, "drought"), "go-on", 3, "go-on")
    assert g.state.drought[3] == 1
    assert g.state.resources == {"trade-goods": 3}


@pytest.mark.rule("TG-8", "MOM-b")
def test_nobody_is_stopped_before_a_minor_event_that_does_no_harm(g: NavajoWars) -> None:
    """7.2 With three Trade Goods: Recovery helps; the others matter only where they find something to change."""
    s = g.state
    s.resources = {"trade-goods": 3}

    def stops(kind: str) -> bool:
        request = asked(minor_event(g, kind))
        assert isinstance(request, Decision)
        assert request.key == "before-the-minor-event"
        return request.matters

    s.drought = [0, 1, 0, 0, 0, 0, 0, 0]
    assert [stops(kind) for kind in MINOR_EVENTS] == [True, False, True, False]
    s.recovery = {"white": 1}
    assert stops("reset")
    s.raided, s.recovery = {"red": 0, "black": 1}, {}
    assert stops("reset")
    s.standby = [EMPTY] * 6
    assert not stops("swap")
    s.drought = [0, 2, 2, 2, 2, 2, 2, 0]
    assert not stops("drought")
    s.drought, s.drought_stock = [0] * 8, 0
    assert not stops("drought")


@pytest.mark.rule("7.2.1-b", "7.2.2-b")
def test_why_another_territory_is_named_is_told(g: NavajoWars) -> None:
    """7.2 The die names Shiprock: it is full, so Drought goes elsewhere; it has none, so a neighbour recovers."""
    s = g.state
    assert g.log is not None
    s.drought = [0, 2, 0, 0, 0, 0, 0, 0]
    add_drought(g, 1, "7.2.1")
    added = [(each.key, each.facts["territory"]) for each in g.log]
    assert added[0] == ("drought-full", "shiprock")
    assert added[1][0] == "drought-added"
    assert added[1][1] != "shiprock"
    g.log.clear()
    s.drought[1] = 0
    remove_drought(g, 1, "7.2.2")
    assert [each.key for each in g.log] == ["drought-elsewhere", "drought-removed"]
    assert g.log[0].facts["territory"] == "shiprock"
    g.log.clear()
    s.drought = [0, 1, 0, 0, 0, 0, 0, 0]
    add_drought(g, 1, "7.2.1")
    remove_drought(g, 1, "7.2.2")
    assert [each.key for each in g.log] == ["drought-added", "drought-removed"]


@pytest.mark.rule("TG-8")
def test_a_development_cancels_a_minor_event(g: NavajoWars) -> None:
    """9.1 A Development with that power is exhausted for it; exhausted it offers nothing."""
    keys = [key for key in g.content.developments if "cancel-minor" in g.content.does[f"power-{key}"]]
    assert keys
    g.state.developments = keys[:1]
    play(minor_event(g, "drought"), f"cancel-by-development {keys[0]}")
    assert sum(g.state.drought) == 0
    assert g.state.exhausted == keys[:1]
    play(minor_event(g, "drought"), 3)
    assert g.state.drought[3] == 1


# Drought


@pytest.mark.rule("7.2.1-a", "1.7.2-f")
@pytest.mark.parametrize("eyes", [1, 2, 3, 4, 5, 6])
def test_drought_comes_by_die(g: NavajoWars, eyes: int) -> None:
    """7.2.1 One counter from the stock in the Territory of the die."""
    play(drought(g), eyes)
    assert [n for n in range(8) if g.state.drought[n]] == [eyes]
    assert g.state.drought_stock == 11


@pytest.mark.rule("1.7.2-f")
def test_e1_a_die_of_3_is_the_zuni_mountains(g: NavajoWars) -> None:
    """E1: a random Territory, die 3: Zuni Mountains; the six names in the order of the die."""
    play(drought(g), 3)
    assert g.log is not None
    assert g.log[-1].facts["territory"] == "zuni-mountains"
    assert g.content.names[1:] == [
        "shiprock", "san-juan-valley", "zuni-mountains", "monument-valley", "hopi-land", "black-mesa",
        "canyon-de-chelly",
    ]  # fmt: skip


@pytest.mark.rule("7.2.1-b", "7.2.1-c", "7.2.1-a")
def test_drought_without_room_goes_to_the_highest_neighbour_with_room(g: NavajoWars) -> None:
    """7.2.1 Shiprock is full: the Zuni Mountains (3) before the San Juan Valley (2), never the Canyon."""
    s = g.state
    s.drought[1] = 2
    assert add_drought(g, 1, "7.2.1") is True
    assert add_drought(g, 1, "7.2.1") is True
    assert (s.drought[3], s.drought[2]) == (2, 0)
    assert add_drought(g, 1, "7.2.1") is True
    assert s.drought[2] == 1
    s.drought[2] = 2
    assert add_drought(g, 1, "7.2.1") is False
    assert s.drought == [0, 2, 2, 2, 0, 0, 0, 0]
    assert s.drought_stock == 9


@pytest.mark.rule("7.2.1-d")
def test_no_drought_without_a_counter(g: NavajoWars) -> None:
    """1.6.1 With none left in stock none is placed."""
    g.state.drought_stock = 0
    assert add_drought(g, 2, "7.2.1") is False
    assert sum(g.state.drought) == 0


@pytest.mark.rule("1.6.3-b", "1.7.2-o", "13-drought", "7.2.1-c", "7.2-a")
def test_two_spaces_and_none_in_the_canyon(g: NavajoWars) -> None:
    """13 Two spaces of one counter each; the Canyon has none and passes nothing on."""
    s = g.state
    for territory in range(1, 7):
        for n, room in ((0, True), (1, True), (2, False)):
            s.drought[territory] = n
            assert has_drought_space(s, territory) is room
    assert has_drought_space(s, 7) is False
    s.drought = [0] * 8
    assert add_drought(g, 7, "7.2.1") is False
    assert sum(s.drought) == 0


# Recovery


@pytest.mark.rule("7.2.2-a")
def test_recovery_by_die(g: NavajoWars) -> None:
    """7.2.2 One Drought counter leaves the Territory of the die for the stock."""
    g.state.drought[4] = 2
    play(recovery(g), 4)
    assert g.state.drought[4] == 1
    assert g.state.drought_stock == 13


@pytest.mark.rule("7.2.2-b", "7.2.2-a")
def test_recovery_without_drought_looks_at_the_lowest_neighbour(g: NavajoWars) -> None:
    """7.2.2 No Drought in Shiprock: from the San Juan Valley (2) before the Zuni Mountains (3); otherwise nothing."""
    s = g.state
    s.drought[2] = s.drought[3] = s.drought[6] = 1
    assert remove_drought(g, 1, "7.2.2") is True
    assert (s.drought[2], s.drought[3]) == (0, 1)
    assert remove_drought(g, 1, "7.2.2") is True
    assert (s.drought[2], s.drought[3]) == (0, 0)
    assert remove_drought(g, 1, "7.2.2") is False
    assert s.drought[6] == 1
    assert remove_drought(g, 7, "7.2.2") is False


# Roll to Swap and Reset Cubes


@pytest.mark.rule("7.2.3-a", "7.2.3-b")
@pytest.mark.parametrize("eyes", [1, 2, 3, 4, 5, 6])
def test_roll_to_swap(g: NavajoWars, eyes: int) -> None:
    """7.2.3 The row of the die: Active and Standby change places and keep their faces."""
    s = g.state
    s.active[eyes - 1] ^= 1
    active, standby = list(s.active), list(s.standby)
    play(roll_to_swap(g), eyes)
    assert s.active[eyes - 1] == standby[eyes - 1]
    assert s.standby[eyes - 1] == active[eyes - 1]
    assert [n for n in range(6) if s.active[n] != active[n]] == [eyes - 1]


@pytest.mark.rule("7.2.3-a")
def test_roll_to_swap_needs_both_counters(g: NavajoWars) -> None:
    """7.2.3 An empty space on either side: nothing."""
    s = g.state
    s.standby[2], s.active[4] = EMPTY, EMPTY
    before = (list(s.active), list(s.standby))
    play(roll_to_swap(g), 3)
    play(roll_to_swap(g), 5)
    assert (s.active, s.standby) == before
    play(roll_to_swap(g), 1)
    assert (s.active, s.standby) != before


@pytest.mark.rule("7.2.4-a", "7.2.4-b", "1.7.3-e", "1.7.3-f")
def test_d29_reset_cubes(g: NavajoWars) -> None:
    """D29: Recovery 2 white, Raided 1 brown and 1 black: bag +2 white, Recovery 1 brown and 1 black; the rest stays."""
    s = g.state
    s.recovery, s.raided, s.subjugation = {"white": 2}, {"brown": 1, "black": 1}, {"red": 2}
    s.truce, s.truce_ap = 8, 3
    reset(g)
    assert (s.bag["white"], s.recovery, s.raided) == (5, {"brown": 1, "black": 1}, {})
    assert (s.subjugation, s.truce, s.truce_ap) == ({"red": 2}, 8, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_what_the_minor_event_does(g: NavajoWars, language: str) -> None:
    g.state.resources = {"trade-goods": 3}
    words = book(language, take_down("navajo-wars").identity.text)
    asked_of = {kind: words.question(asked(minor_event(g, kind))) for kind in MINOR_EVENTS}
    for kind, text in asked_of.items():
        assert words.say(f"does-{kind}") in text
    assert len(set(asked_of.values())) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_of_rolling_again_says_how_many_numbers_are_good(g: NavajoWars, language: str) -> None:
    g.state.resources = {"trade-goods": 3}
    words = book(language, take_down("navajo-wars").identity.text)
    some = words.question(asked(roll(g, "3.2.8", "council-die", {"n": 3}, lambda eyes: eyes > 2), 1))
    assert "4" in some
    assert "6" in some
    none = words.question(asked(roll(g, "7.2.1", "drought"), 5))
    assert "5" in none
    assert "6" not in none
