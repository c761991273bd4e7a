"""Tiles, movement, exploring, stealth."""

from __future__ import annotations

import pytest

from tests.games.under_our_sun.sun import (
    CONTENT,
    EAST,
    FAR_EAST,
    HOME,
    NORTH_EAST,
    SOUTH_EAST,
    WEST,
    act,
    acts,
    bare,
    can,
    enemy,
    give,
    steps,
    stub,
    sun,
    tile,
    told,
    who,
    why_not,
)
from vigil.games.under_our_sun.rules.enemy_movement import stack
from vigil.games.under_our_sun.rules.night_cards import is_camp
from vigil.games.under_our_sun.state import COVERED, SNEAKED, Tile
from vigil.kernel.testing import names, play


@pytest.mark.rule("R007", "R018", "R022", "R332", "A71", "R017")
def test_thirty_two_tiles_and_new_haven_among_them() -> None:
    rows = list(CONTENT.tiles.values())
    assert sorted(row.n for row in rows) == list(range(1, 33))
    assert {row.move for row in rows} <= {1, 2, 3, 4}
    home = CONTENT.tiles["new-haven"]
    assert (home.shop, home.camp, home.fields) == (True, True, 0)
    assert [row.key for row in rows if row.shop] == ["new-haven"]
    assert is_camp(sun(), HOME)
    assert not {row.key for row in rows if row.objective} & set(sun().state.unseen)


@pytest.mark.rule("R009", "R010", "R019", "R020", "R021", "R331", "A20")
def test_t2_what_is_printed_comes_onto_the_tile() -> None:
    g = sun()
    act(g, "veteran", "explore east", "plane-wreck")
    found = g.tile(EAST)
    assert (found.goods, found.event, found.containers, found.water) == (
        {"metal": 2, "connector": 1},
        True,
        ["skill"],
        0,
    )
    act(g, "veteran", "explore west", "cistern")
    assert (g.tile(WEST).water, g.tile(WEST).goods) == (5, {})


@pytest.mark.rule("R008", "R012", "R013", "R014", "R131", "R132", "R188", "A61", "A72")
def test_t46_t4_fields() -> None:
    g = sun("veteran", "scout", "medic")
    bare(g, EAST, "dunes-of-glass")
    bare(g, WEST, "overpass")
    who(g, "medic").at = EAST
    g.state.people[2].at = EAST
    for _ in range(3):
        enemy(g, "rats", WEST, merchant=False)
    who(g).ap = 5
    act(g, "veteran", "move east dunes-of-glass")
    assert who(g).ap == 2
    assert why_not(g, "scout")["move east dunes-of-glass"] == "tile-full"
    assert why_not(g, "scout")["sneak east dunes-of-glass"] == "tile-full"
    assert "move west overpass" in can(g, "scout")
    who(g, "medic").died = 1
    assert "move east dunes-of-glass" in can(g, "scout")


@pytest.mark.rule("R139", "R140", "R019", "R020")
def test_t48_explore_only_looks() -> None:
    g = sun()
    act(g, "veteran", "explore north-east", "burnt-village")
    found = g.tile(NORTH_EAST)
    assert (found.goods, found.event) == ({"fabric": 1, "food": 1}, True)
    assert (g.state.enemies, who(g).at, who(g).ap) == ([], HOME, 5)
    assert "event-caravan" not in told(g)


@pytest.mark.rule("R343", "A30", "R234")
def test_t49_an_empty_stack() -> None:
    g = sun()
    assert {"explore west", "charge west"} <= set(can(g, "veteran"))
    g.state.unseen = ["dry-river"]
    g.state.tiles[EAST] = Tile()
    enemy(g, "rats", EAST)
    assert stack(g) == 0
    reasons = why_not(g, "veteran")
    assert reasons["explore west"] == reasons["charge west"] == "no-tile-left"
    assert {"explore east", "charge east"} <= set(can(g, "veteran"))
    request = acts(g, "veteran", "charge east", "dry-river")
    assert request.key == "first-round"
    assert names(request) == ["attack rats a hands", "dodge"]


@pytest.mark.rule("R133", "R134", "R342", "A60", "R221", "R235", "R347")
def test_charge_costs_two_whatever_lies_there() -> None:
    g = sun()
    act(g, "veteran", "charge east", "radio-mast", "rats", "attack rats a hands", "double", "blank", "blank",
        "event-garden")  # fmt: skip
    assert (who(g).ap, who(g).at) == (4, EAST)
    assert g.enemy("a").dead
    assert not g.tile(EAST).event


@pytest.mark.rule("R135", "R136", "R137", "R170", "R171", "R221")
def test_t50_sneak_by_day() -> None:
    g = sun()
    tile(g, EAST, "cistern")
    act(g, "veteran", "sneak east cistern", "success")
    c = who(g)
    assert (c.ap, c.stealth, c.at, g.state.enemies) == (3, SNEAKED, EAST, [])
    g = sun()
    tile(g, EAST, "cistern")
    act(g, "veteran", "sneak east cistern", "blank", "rats", "attack rats a hands", "blank", "blank", "blank")
    c = who(g)
    assert (c.ap, c.stealth, c.at, len(g.state.enemies)) == (3, "", EAST, 1)


@pytest.mark.rule("A36", "A62", "R138")
def test_sneaking_where_nobody_is_and_never_into_the_unknown() -> None:
    g = sun(phase="night")
    bare(g, EAST)
    assert not [name for name in can(g, "veteran") if name.startswith("sneak") and "east dry-river" not in name]
    act(g, "veteran", "sneak east dry-river", "success", "blank")
    assert (who(g).stealth, who(g).ap) == (SNEAKED, 4)


@pytest.mark.rule("R141", "A12", "A13", "R055")
def test_t73_recon_twice() -> None:
    g = sun()
    tile(g, EAST, "oasis")
    c = who(g)
    c.at, c.stealth = EAST, SNEAKED
    stub(g, "meet-scorpion", {"do": "damage", "n": 3})
    act(g, "veteran", "recon", "scorpion")
    act(g, "veteran", "recon", "wolves")
    assert [each.key for each in g.state.enemies] == ["scorpion", "wolves"]
    assert (c.ap, c.stealth, c.hp) == (4, SNEAKED, 8)
    assert why_not(g, "veteran")["recon"] == "no-symbol"
    c.stealth = COVERED
    assert why_not(g, "veteran")["recon"] == "not-sneaked"
    c.stealth, c.water = SNEAKED, 0
    act(g, "veteran", "refill", "blank", "attack scorpion a hands", "blank", "blank", "blank", "blank", "blank")
    assert c.hp == 8 - 3


@pytest.mark.rule("R173", "R176", "R344", "A82")
def test_t70_acting_hidden() -> None:
    g = sun()
    tile(g, EAST, "cistern")
    enemy(g, "rats", EAST, home=EAST, symbol=0)
    c = who(g)
    c.at, c.stealth, c.water = EAST, SNEAKED, 0
    act(g, "veteran", "refill", "success")
    assert (c.water, c.stealth, c.hp) == (5, SNEAKED, 8)
    act(g, "veteran", "wait")
    assert (c.stealth, c.waiting) == (SNEAKED, True)


@pytest.mark.rule("R174", "A81", "R155", "R175")
def test_a_failed_test_while_acting_hidden() -> None:
    g = sun()
    tile(g, EAST, "cistern")
    c = who(g)
    c.at, c.stealth, c.water = EAST, COVERED, 0
    act(g, "veteran", "refill", "blank", "rats", "attack rats a hands", "blank", "blank", "success")
    assert (c.water, c.stealth, c.hp, c.ap) == (5, "", 7, 5)
    g = sun()
    tile(g, EAST, "cistern")
    c = who(g)
    c.at, c.stealth = EAST, SNEAKED
    act(g, "veteran", "sleep", "blank", "rats", "dodge", "blank", "success")
    assert (c.well_being, c.ap, c.hp) == (1, 2, 7)
    g = sun()
    bare(g, EAST)
    c = who(g)
    c.at, c.stealth = EAST, SNEAKED
    act(g, "veteran", "sleep", "blank")
    assert (c.well_being, c.stealth) == (2, "")


@pytest.mark.rule("R172", "R342", "A14", "R238")
def test_leaving_a_tile_with_enemies() -> None:
    g = sun()
    bare(g, EAST)
    bare(g, FAR_EAST, "salt-flat")
    enemy(g, "rats", EAST)
    c = who(g)
    c.at = EAST
    act(g, "veteran", "move east salt-flat", "success")
    assert (c.hp, c.at) == (7, FAR_EAST)
    c.at, c.hp = EAST, 1
    act(g, "veteran", "move east salt-flat", "success")
    assert (c.at, c.died) == (EAST, 1)


@pytest.mark.rule("A14", "R135", "A80", "R342")
def test_a_hidden_one_who_sneaks_on_takes_two_tests() -> None:
    g = sun("scout", phase="night")
    bare(g, EAST)
    bare(g, FAR_EAST, "salt-flat")
    enemy(g, "rats", EAST)
    c = who(g)
    c.at, c.stealth, c.drew = EAST, SNEAKED, []
    act(g, "scout", "sneak east salt-flat", "success", "blank", "success", "blank", "cross", "night-still")
    assert (c.at, c.stealth) == (FAR_EAST, "")
    c.at, c.stealth, c.ap = EAST, SNEAKED, 6
    act(g, "scout", "move east salt-flat", "blank", "blank", "attack rats a hands", "blank", "success")
    assert (c.at, c.hp) == (FAR_EAST, 5)


@pytest.mark.rule("R234", "A70")
def test_no_first_round_where_somebody_is_already() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    enemy(g, "rats", EAST)
    who(g, "scout").at, who(g, "scout").stealth = EAST, SNEAKED
    act(g, "veteran", "move east dry-river")
    assert who(g).hp == 8
    who(g, "scout").died = 1
    who(g).at = HOME
    assert acts(g, "veteran", "move east dry-river").key == "first-round"


@pytest.mark.rule("A69", "R234", "R235", "A35")
@pytest.mark.parametrize("covered", [False, True])
def test_t85_a_late_entrant(covered: bool) -> None:
    g = sun("veteran", "scout")
    tile(g, EAST, "oasis", covered=[1] if covered else [])
    enemy(g, "wolves", EAST, home=EAST, symbol=0)
    who(g, "scout").at = EAST
    if covered:
        act(g, "veteran", "move east oasis")
        assert who(g).hp == 8
    else:
        request = acts(g, "veteran", "move east oasis", "rats")
        assert names(request) == ["attack wolves a hands", "attack rats b hands", "dodge"]


@pytest.mark.rule("A12", "A11", "R347", "R277", "R233")
def test_t77_two_symbols() -> None:
    g = sun()
    tile(g, EAST, "oasis")
    c = who(g)
    c.ap = 5
    act(
        g,
        "veteran",
        "move east oasis",
        "rats",
        "jackals",
        "attack rats a hands",
        "success",
        "blank",
        "success",
        "blank",
    )
    assert (c.ap, c.hp, g.enemy("a").damage) == (2, 7, 1)
    act(g, "veteran", "attack jackals b hands", "blank", "blank", "success", "blank")
    assert (c.ap, c.hp) == (1, 6)


@pytest.mark.rule("R222", "R223", "A85", "R011")
def test_t26_the_symbol_is_covered_for_the_day() -> None:
    g = sun()
    tile(g, EAST, "cistern")
    c = who(g)
    act(g, "veteran", "move east cistern", "rats", "attack rats a hands", "double", "blank", "blank")
    assert (c.ap, g.tile(EAST).covered) == (4, [0])
    bare(g, FAR_EAST)
    act(g, "veteran", "move east dry-river")
    act(g, "veteran", "move west cistern")
    assert len(g.state.enemies) == 1
    c.at = HOME
    give(g, "veteran", food=1)
    play(steps(g, "preparation"))
    assert (g.tile(EAST).covered, g.state.enemies) == ([], [])
    c.ap = 6
    assert acts(g, "veteran", "move east cistern", "wolves").key == "first-round"


@pytest.mark.rule("A12")
def test_an_enemy_that_wandered_off_leaves_its_symbol_open() -> None:
    g = sun()
    tile(g, EAST, "cistern")
    bare(g, FAR_EAST)
    enemy(g, "rats", FAR_EAST, home=EAST, symbol=0)
    assert acts(g, "veteran", "move east cistern", "wolves").key == "first-round"


@pytest.mark.rule("R074", "R075", "R077", "R078", "R335", "A32", "A33", "R079")
def test_the_event_waits_for_the_end_of_the_fight() -> None:
    g = sun("veteran", "scout")
    tile(g, EAST, "motel")
    act(g, "veteran", "move east motel", "wolves", "attack wolves a hands", "blank", "blank", "blank", "blank")
    assert g.tile(EAST).awaits == ["veteran"]
    g.enemy("a").damage = 3
    who(g, "scout").at = EAST
    act(g, "scout", "attack wolves a hands", "success", "blank", "blank", "event-garden")
    assert (g.tile(EAST).event, g.tile(EAST).awaits) == (False, [])
    assert who(g).goods == {"food": 2}


@pytest.mark.rule("A33", "R078")
def test_who_leaves_leaves_the_event_to_the_next() -> None:
    g = sun("veteran", "scout")
    tile(g, EAST, "motel")
    bare(g, SOUTH_EAST)
    enemy(g, "wolves", EAST, home=EAST, symbol=0)
    who(g).at = EAST
    g.tile(EAST).awaits = ["veteran"]
    act(g, "veteran", "move south-west dry-river", "blank", "blank")
    assert (g.tile(EAST).event, g.tile(EAST).awaits) == (True, [])
    g.state.enemies = []
    g.tile(EAST).covered = [0]
    act(g, "scout", "move east motel", "event-spring")
    assert not g.tile(EAST).event


@pytest.mark.rule("R076", "R074")
def test_in_stealth_the_event_comes_at_once() -> None:
    g = sun()
    tile(g, EAST, "motel")
    enemy(g, "wolves", EAST, home=EAST, symbol=0)
    act(g, "veteran", "sneak east motel", "success", "event-garden")
    assert who(g).goods == {"food": 2}
    assert who(g).stealth == SNEAKED
