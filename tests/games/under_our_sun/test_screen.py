"""The desert in letters: it fits, what is where is there, and nothing is left out without a word."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.under_our_sun.sun import CONTENT, EAST, FAR_EAST, HOME, bare, card, enemy, give, sun, tile, who
from vigil.bots.random_bot import at_random
from vigil.drawing.terminal_text import Line, length, plain
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.view import view
from vigil.games.under_our_sun.terminal.hex_text import CELL, hex_map
from vigil.games.under_our_sun.terminal.screen import screen
from vigil.games.under_our_sun.terminal.spoken import spoken
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book

EN = book("en", DEFINITION.identity.text)


def lines(g: Sun, columns: int = 100, rows: int = 999) -> list[str]:
    return [plain(line) for line in screen(view(g, 0), EN, columns, rows)]


def crowded() -> Sun:
    """Two at an oasis with an enemy, a body and a dealer; things lie about."""
    g = sun("veteran", "scout")
    tile(g, EAST, "oasis", covered=[0, 1], trap=True, fire="campfire", stored=2, camp=True, containers=["skill"])
    bare(g, FAR_EAST, "salt-flat")
    g.tile(EAST).dropped, g.tile(EAST).cards = {"metal": 2}, [card("bow", 3)]
    who(g).at = who(g, "scout").at = EAST
    enemy(g, "wolves", EAST, damage=1, tapped=True)
    enemy(g, "rats", EAST, dead=True, damage=2)
    enemy(g, "dealer", EAST, merchant=True, water=3, hostile=["scout"], cards=[card("rope")], damage=1)
    give(g, "veteran", "lighter", "medikit", food=2)
    who(g).cards[0].flipped, who(g).infected = True, True
    return g


def test_everything_can_be_seen() -> None:
    found = "\n".join(lines(crowded()))
    for text in (
        "Day 1 · Morning", "by day 6", "Veteran  HP 8/8, water 6/6, AP 6  OK  karma 3  infected  → Oasis",
        "Veteran carries: food 2, Lighter (used today), Medikit 2", "Rabid wolves (A): HP 3/4 (has attacked)",
        "body: Pack of rats (B)", "the dealer: water 3, Rope  HP", "enemy of: Scout", "metal 2  Bow 3",
        "small trap", "campfire", "camp", "container (skill)", "stored water 2", "[Veteran]  [Scout]",
        "Salt flat (2,0)", "Tiles in the stack", "Two of ours",
    ):  # fmt: skip
        assert text in found, text
    assert "(more: s)" not in found


def test_the_map_shows_who_is_where() -> None:
    g = crowded()
    found = lines(g)
    names = next(n for n, line in enumerate(found) if line.startswith("New Haven     Oasis"))
    assert found[names].split("  ")[0] == "New Haven"
    assert found[names + 1][CELL:].startswith("Vet Sco !A $")
    assert found[names][2 * CELL :].startswith("Salt flat")
    tile(g, "0,1", "dry-well")
    found = lines(g)
    row = next(line for line in found if line.strip() == "The dry well" and line.startswith(" "))
    assert row.index("The dry well") == CELL // 2


def test_a_map_that_is_too_large_says_what_lies_beyond() -> None:
    g = sun("veteran")
    keys = [key for key in CONTENT.tiles if key != "new-haven"]
    for n, key in enumerate(keys[:9]):
        tile(g, f"{n + 1},0", key)
    who(g).at = "9,0"
    found = "\n".join(lines(g, 60, 24))
    assert "beyond the edge: " in found
    assert "Vet" in found
    assert f"New Haven{' ' * (CELL - 9)}" not in found


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40), (60, 12), (80, 3)])
def test_it_fits(columns: int, rows: int) -> None:
    """As wide as the terminal; no higher, unless the people alone are."""
    for seats in (1, 4, 6):
        for g in moments(seats):
            for words in (book(language, DEFINITION.identity.text) for language in LANGUAGES):
                seen = view(g, 0)
                found: list[Line] = screen(seen, words, columns, rows)
                assert max(map(length, found)) <= columns
                status = screen(seen, words, columns, 0)
                assert len(found) <= max(rows, len(status) + 1)
                assert found[len(found) - len(status) :] == status
                gaps = [line for line in hex_map(seen, words, columns, 999) if not plain(line)]  # no tile lies there
                assert sum(not plain(line) for line in found) <= len(gaps)


def moments(seats: int) -> list[Sun]:
    """Some states of a game by luck."""
    kept: list[dict[str, Any]] = []

    class Kept(Driver):
        def begin_turn(self) -> None:
            kept.append(DEFINITION.rules.codec.dump(self.game.state))
            super().begin_turn()

    run = Kept(DEFINITION, DEFINITION.rules.new(CONTENT, "three-valves", {}, seats))
    run.begin_turn()
    play_out(run, seats, at_random(seats))
    return [
        DEFINITION.rules.revive(CONTENT, DEFINITION.rules.codec.load(each)) for each in kept[:: max(1, len(kept) // 6)]
    ]


def test_what_is_spoken_is_everything() -> None:
    g = crowded()
    found = "\n".join(spoken(view(g, 0), EN))
    for key in ("new-haven", "oasis", "salt-flat", "wolves", "rats", "dealer", "medikit", "lighter", "rope", "bow"):
        assert EN.name(key) in found
    assert "Two of ours" in found
    assert g.tile(HOME).key == "new-haven"
