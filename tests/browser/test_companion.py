"""Companion mode: the player's own dice, cubes, cards and counters, one tap each."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import Seat
from tests.journals import bare
from tools.pictures.browser import Service

KINDS = ("die", "cube", "card", "counter")


def test_companion_dice_are_entered_by_one_tap(new_context: NewContext, service: Service, tmp_path: Path) -> None:
    """Own dice, everything else from Vigil. What is tapped stands in the journal."""
    seat = Seat(new_context(**PHONE).new_page(), service.address).start(seed=4, companion=("die",))
    page, luck, rolled = seat.page, Random(4), list[str | None]()
    for _ in range(60):
        dice = page.locator("#question button.outcome")
        if dice.count():
            assert page.locator("#question .chip-die").count() == dice.count(), "every face is drawn"
            at, n = seat.at, len(rolled)  # another place each time: the second tap of a double tap counts for nothing
            rolled.append(dice.nth(n).get_attribute("value"))
            dice.nth(n).tap()
            seat.settle(at)
        elif seat.count():
            seat.choose(luck.randrange(seat.count()))
        if len(rolled) == 4 or not seat.count():
            break
    assert len(rolled) == 4
    text = service.get(page.url.removeprefix(service.address) + "/journal")
    assert [line.rpartition(" ! ")[2] for line in bare(text) if " ! " in line] == rolled
    assert " ~ " in text, "cards and cubes come from Vigil"


def test_companion_cubes_cards_and_counters_too(seat: Seat, service: Service) -> None:
    """Every kind comes to be entered, drawn as what it is, and is answered."""
    seat.start(seed=4, companion=KINDS)
    page, luck, entered = seat.page, Random(4), dict.fromkeys(KINDS, "")
    for _ in range(120):
        assert seat.count(), "the game ended before every kind was asked for"
        n, button = luck.randrange(seat.count()), page.locator("#question button.outcome")
        if button.count():
            kind = next(each for each in KINDS if button.nth(n).locator(f"svg.chip-{each}").count())
            assert page.locator(f"#question svg.chip-{kind}").count() == button.count(), "every outcome is drawn"
            entered[kind] = button.nth(n).get_attribute("value") or ""
        seat.choose(n)
        if all(entered.values()):
            break
    assert all(entered.values()), entered
    text = service.get(page.url.removeprefix(service.address) + "/journal")
    taken = [line.rpartition(" ! ")[2] for line in bare(text) if " ! " in line]
    assert set(entered.values()) <= set(taken)


def test_companion_a_card_is_called_by_its_own_number(seat: Seat, service: Service) -> None:
    """Its place in the list of buttons is nobody's business."""
    seat.start(seed=4, companion=("card",))
    page, luck = seat.page, Random(4)
    for _ in range(40):
        values = page.locator("#question button.outcome").evaluate_all("(all) => all.map((each) => each.value)")
        late = [value for n, value in enumerate(values, start=1) if value.isdigit() and int(value) != n]
        if late:
            break
        seat.choose(luck.randrange(seat.count()))
    at = seat.at
    page.locator("#typed").fill(late[-1])
    page.locator("#typed").press("Enter")
    seat.settle(at)
    text = service.get(page.url.removeprefix(service.address) + "/journal")
    assert [line.rpartition(" ! ")[2] for line in bare(text) if " ! " in line][-1] == late[-1]
