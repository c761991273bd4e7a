"""Companion mode: the player's own dice, cubes, cards and counters, one tap each."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import Seat
from tools.browser import Service


def test_companion_dice_are_entered_by_one_tap(new_context: NewContext, service: Service, tmp_path: Path) -> None:
    """Own dice, everything else from Vigil. What is tapped stands in the journal."""
    seat = Seat(new_context(**PHONE).new_page(), service.address).start(seed=4, companion=("die",))
    page, luck, rolled = seat.page, Random(4), []
    for _ in range(60):
        dice = page.locator("#question button.outcome")
        if dice.count():
            assert page.locator("#question .chip-die").count() == dice.count(), "every face is drawn"
            at, n = seat.at, luck.randrange(dice.count())
            rolled.append(dice.nth(n).get_attribute("value"))
            dice.nth(n).tap()
            seat.settle(at)
        elif seat.count():
            seat.choose(luck.randrange(seat.count()))
        if len(rolled) == 4 or not seat.count():
            break
    assert len(rolled) == 4
    text = service.get(page.url.removeprefix(service.address) + "/journal")
    assert [line.rpartition(" ! ")[2] for line in text.split("\n") if " ! " in line] == rolled
    assert " ~ " in text, "cards and cubes come from Vigil"


def test_companion_cubes_cards_and_counters_too(seat: Seat, service: Service) -> None:
    seat.start(seed=6, companion=("die", "cube", "card", "counter"))
    page, luck, kinds = seat.page, Random(6), set()
    for _ in range(60):
        chips = page.locator("#question button.outcome svg.chip")
        if chips.count():
            kinds |= {
                each for each in ("die", "cube", "card") if f"chip-{each}" in (chips.first.get_attribute("class") or "")
            }
        if {"die", "card"} < kinds or kinds == {"die", "cube", "card"} or not seat.count():
            break
        seat.choose(luck.randrange(seat.count()))
    assert {"card", "die"} <= kinds
    text = service.get(page.url.removeprefix(service.address) + "/journal")
    assert " ! " in text
