"""A pack of cards for Navajo Wars, played in the browser: chosen in the form, turned, read, answered."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seat import Seat
from tools.pictures.browser import Service, serving
from vigil.app.loaded_game import library
from vigil.games.navajo_wars.definition import DEFINITION, load_content

PROOF = Path(__file__).parents[1] / "games" / "navajo_wars" / "proof_pack"


@pytest.fixture
def with_pack(tmp_path: Path) -> Iterator[Service]:
    shutil.copytree(PROOF, tmp_path / "home" / "packs" / "proof")
    with serving(tmp_path / "home") as running:
        yield running


def test_its_cards_are_turned_read_and_answered(page: Page, with_pack: Service) -> None:
    content = load_content([PROOF])
    words = library(DEFINITION, [PROOF], content)["en"]
    keys = {row.key for row in content.operations.values()}
    seat = Seat(page, with_pack.address).start_by_form("rise-of-the-people", 4, packs=["proof"])
    luck, turned = Random(2), list[str]()
    for _ in range(90):
        if not seat.count() or len(turned) > 1:
            break
        seat.choose(luck.randrange(seat.count()))
        card = page.locator("#card").get_attribute("data-card") or ""
        if card in keys and card not in turned:
            turned.append(card)
    assert len(turned) > 1, "the cards of the pack come up"
    assert any(words.name(turned[0]) in line for line in seat.log())
    for key in turned:
        page.goto(f"{with_pack.address}/cards/navajo-wars/{key}?packs=proof")
        expect(page.locator("main")).to_contain_text(words.say(f"card-{key}").partition(". ")[0])
