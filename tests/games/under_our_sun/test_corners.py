"""Where several rules meet: fights that break out over an action, Sons of Liberty who come to one, empty weapons."""

from __future__ import annotations

import pytest

from tests.games.under_our_sun.sun import (
    EAST,
    FAR_EAST,
    HOME,
    WEST,
    act,
    acts,
    bare,
    can,
    enemy,
    give,
    stub,
    sun,
    told,
    who,
    why_not,
    windows,
)
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.dice_and_karma import roll_one
from vigil.games.under_our_sun.rules.enemies import take_away
from vigil.games.under_our_sun.rules.enemy_movement import wander
from vigil.games.under_our_sun.rules.health import die
from vigil.games.under_our_sun.rules.inventory import fits, put, room_for
from vigil.games.under_our_sun.rules.merchants import visit
from vigil.games.under_our_sun.rules.set_up import starting_items
from vigil.games.under_our_sun.state import SNEAKED, SURVIVOR, Enemy
from vigil.kernel.rules.requests import Chance
from vigil.kernel.testing import asked, names, play, reply

GOAL = "goal-let-them-wait"
SIX = ("rope", "knife", "bow", "tent", "axe", "lighter")


def dealer(g: Sun, place: str = EAST, **goods: int) -> Enemy:
    found = Enemy("d", "dealer", place, merchant=True, water=2, goods=dict(goods))
    g.state.enemies.append(found)
    return found


@pytest.mark.rule("R246", "R270", "R081")
def test_armour_holds_off_a_shot_too() -> None:
    g = sun()
    bare(g, EAST)
    enemy(g, "raider", EAST)
    c = give(g, "veteran", "bow", "leather-jacket")
    act(g, "veteran", "shoot raider a bow", "blank", "blank", "blank", "blank", "success")
    assert (c.hp, "enemy-damaged" in told(g)) == (8, False)


@pytest.mark.rule("R301")
def test_a_merchant_recovers_when_the_last_one_there_falls() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    found = dealer(g)
    found.damage = 1
    who(g).at = who(g, "scout").at = EAST
    die(g, who(g))
    assert found.damage == 1
    die(g, who(g, "scout"))
    assert found.damage == 0


@pytest.mark.rule("R302")
def test_who_fled_from_one_dealer_trades_with_another() -> None:
    g = sun()
    bare(g, EAST)
    first = dealer(g)
    first.fled = ["veteran"]
    who(g).at = EAST
    assert why_not(g, "veteran")["visit dealer"] == "merchant-hostile"
    second = Enemy("e", "dealer", HOME, merchant=True)
    g.state.enemies.append(second)
    who(g).at = HOME
    assert "visit dealer" in can(g, "veteran")


@pytest.mark.rule("R125", "R340")
def test_a_son_who_comes_to_one_is_met_before_his_first_attack() -> None:
    g = sun("veteran", "scout", mode="semi-co-operative")
    bare(g, EAST)
    for c in g.state.people:
        c.team, c.at = SURVIVOR, EAST
    son = who(g, "scout")
    son.team = GOAL
    enemy(g, "sol-scout", EAST)
    request = acts(g, "scout", "explore east", "salt-flat")
    assert (request.key, request.seat, request.secret) == ("meets-sons", 1, True)
    son.faced, son.ap = [], 6
    act(g, "scout", "explore south-east", "drive-in", "say-nothing", "success")
    assert (son.hp, son.revealed, son.faced) == (5, False, ["a"])
    act(g, "scout", "attack sol-scout a hands", "blank", "blank", "stay-out")
    assert son.hp == 5
    act(g, "veteran", "attack sol-scout a hands", "blank", "blank", "blank", "stay-out")
    bare(g, FAR_EAST, "petrol-station")
    act(g, "scout", "move east petrol-station", "blank")
    assert son.faced == []


@pytest.mark.rule("R126", "A18", "R286")
def test_sons_strike_the_last_one_who_acted_and_is_not_theirs() -> None:
    g = sun("veteran", "scout", mode="semi-co-operative")
    bare(g, EAST)
    for c in g.state.people:
        c.team, c.at = SURVIVOR, EAST
    who(g, "scout").team, who(g, "scout").revealed = GOAL, True
    enemy(g, "rats", EAST)
    enemy(g, "sol-scout", EAST)
    act(g, "veteran", "attack rats a hands", "blank", "blank", "blank", "attack rats a hands", "blank", "success")
    assert (who(g).hp, who(g, "scout").hp) == (7, 6)


@pytest.mark.rule("R123", "R231")
def test_a_son_is_sent_where_no_tile_lies_yet() -> None:
    g = sun("veteran", "scout", mode="semi-co-operative")
    for c in g.state.people:
        c.team = SURVIVOR
    bare(g, EAST)
    son = who(g, "scout")
    son.team = GOAL
    found = enemy(g, "sol-rifle", EAST)
    act(g, "scout", "command sol-rifle a east")
    assert (found.at, g.tile(FAR_EAST).key, son.ap) == (FAR_EAST, "", 4)
    found.at, son.ap = EAST, 1
    assert why_not(g, "scout")["command sol-rifle a west"] == "too-few-ap"


@pytest.mark.rule("R178", "A4", "A101")
def test_karma_with_every_roll_is_once_for_each_roll() -> None:
    g = sun("scout", "medic", karma="roll")
    play(roll_one(g, who(g), "Skill tests", "x", ["green", "green"]),
         "blank", "blank", "use-karma 3", "reroll scout 1 green-blank", "blank", "symbol")  # fmt: skip
    request = asked(
        roll_one(g, who(g), "Skill tests", "x", ["green", "green"]),
        "blank", "blank", "use-karma 3", "reroll scout 1 green-blank", "blank", "symbol",
    )  # fmt: skip
    assert (request.key, request.seat) == ("karma", 1)


@pytest.mark.rule("R179", "R227", "A86")
def test_karma_rolls_the_direction_of_an_enemy_again() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    found = enemy(g, "rats", EAST)
    assert windows(wander(g, found), 7) == [("karma", 0, False), ("karma", 1, False)]
    play(wander(g, found), 4, "use-karma 3", "reroll a 1 direction-4", 7, "lost")
    assert (found.at, who(g).karma, told(g)[-1]) == (EAST, 2, "enemy-stays")
    g = sun("veteran", "scout", karma_for="own")
    bare(g, EAST)
    assert windows(wander(g, enemy(g, "rats", EAST)), 7) == []


@pytest.mark.rule("R273", "R274")
def test_who_falls_while_closing_in_has_paid_and_stays() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    give(g, "veteran", "pistol")
    b = who(g, "scout")
    b.at, b.hp = EAST, 3
    act(g, "veteran", "shoot-character scout pistol", "close-in", "success", "success", "success", "blank")
    assert (b.died, b.at, b.ap) == (1, EAST, 0)


@pytest.mark.rule("R276", "R005", "R265")
def test_an_empty_weapon_and_too_few_ap_for_a_sneak_attack_are_said() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    bare(g, WEST, "salt-flat")
    enemy(g, "wolves", EAST)
    who(g, "scout").at = WEST
    c = give(g, "veteran", "bow")
    assert "shoot-character scout bow" in can(g, "veteran")
    c.cards[0].uses = 0
    reasons = why_not(g, "veteran")
    assert reasons["shoot wolves a bow"] == reasons["shoot-character scout bow"] == "empty-weapon"
    c.at, c.stealth, c.ap = EAST, SNEAKED, 1
    assert why_not(g, "veteran")["sneak-attack wolves a hands"] == "too-few-ap"
    c.ap = 2
    assert "sneak-attack wolves a hands" in can(g, "veteran")


@pytest.mark.rule("A81", "A72", "R148")
def test_a_trade_that_a_fight_has_overtaken_is_off() -> None:
    for lost in (False, True):
        g = sun("veteran", "scout")
        bare(g, EAST)
        enemy(g, "rats", EAST)
        a, b = give(g, "veteran", wood=1), who(g, "scout")
        a.at = b.at = EAST
        a.stealth, b.ap = SNEAKED, 0
        if lost:
            stub(g, "meet-rats", {"do": "lose", "what": "wood"})
            g.enemy("a").met = False
        act(g, "veteran", "trade scout", "give wood", "accept", "blank", "dodge", "blank", "blank")
        assert (a.goods, b.goods) == ({}, {} if lost else {"wood": 1})


@pytest.mark.rule("A81", "R145", "R214")
def test_nothing_is_made_of_what_an_enemy_took() -> None:
    for script in ("build rope", "ammo cartridge 2", "build-camp"):
        g = sun()
        bare(g, EAST)
        enemy(g, "rats", EAST, met=False)
        taken = {"fabric": 3, "wood": 1, "metal": 1}
        stub(g, "meet-rats", *({"do": "lose", "what": what, "n": n} for what, n in taken.items()))
        c = give(g, "veteran", fabric=3, wood=1, metal=1)
        c.at, c.stealth = EAST, SNEAKED
        before = {**g.state.things}
        act(g, "veteran", script, "blank", "dodge", "blank", "blank")
        assert (c.goods, c.cards, g.state.things, g.tile(EAST).camp) == ({}, [], before, False)
    g = sun()
    bare(g, EAST)
    c = give(g, "veteran", "tent")
    c.at, c.stealth = EAST, SNEAKED
    act(g, "veteran", "pitch", "success")
    assert g.tile(EAST).camp


@pytest.mark.rule("R297", "R239", "A81")
def test_a_failed_theft_beside_enemies_is_one_round() -> None:
    g = sun()
    bare(g, EAST)
    found = dealer(g, wood=1)
    enemy(g, "rats", EAST)
    c = who(g)
    c.at, c.visiting = EAST, found.letter
    act(g, "veteran", "steal", "blank", "attack rats a hands", "blank", "blank", "success", "blank", "blank")
    assert c.hp == 7


@pytest.mark.rule("R102")
def test_nobody_is_forced_to_carry_a_starting_item() -> None:
    g = sun("veteran", "scout")
    flow = starting_items(g)
    request = asked(flow, *SIX, "acquire knife scout 1")
    assert (request.key, request.seat, names(request)) == ("starting-gift", 1, ["accept", "refuse"])
    g = sun("veteran", "scout")
    play(starting_items(g), *SIX, "acquire knife scout 1", "refuse", "buy-nothing", "buy-nothing")
    assert (who(g, "scout").cards, g.state.points) == ([], [2, 2])


@pytest.mark.rule("R090")
def test_a_hero_item_lights_and_shields_its_hero_only(monkeypatch: pytest.MonkeyPatch) -> None:
    g = sun("veteran", "scout")
    c = give(g, "veteran", "lighter", "leather-jacket", wood=1)
    monkeypatch.setattr(g.content.things["lighter"], "hero", "scout")
    monkeypatch.setattr(g.content.things["leather-jacket"], "hero", "scout")
    assert why_not(g, "veteran")["light"] == "nothing-to-light"
    enemy(g, "rats", HOME)
    act(g, "veteran", "discard", "drop wood", "success")
    assert c.hp == 7


@pytest.mark.rule("R045", "A77")
def test_a_bottle_that_finds_no_space_does_not_hold_water() -> None:
    g = sun("scout", "dowser")
    a, b = give(g, "scout", "water-skin"), give(g, "dowser", "climbing-gear")
    a.water, b.water = 7, 8
    act(g, "scout", "trade dowser", "give water-skin + give water x2", "accept")
    assert [each.key for each in g.tile(HOME).cards] == ["water-skin"]
    assert (a.water, b.water) == (5, 8)


@pytest.mark.rule("R224")
def test_there_are_letters_for_everybody() -> None:
    g = sun()
    for _ in range(26):
        enemy(g, "rats", EAST)
    assert enemy(g, "rats", EAST).letter == "a2"


@pytest.mark.rule("R044", "R045", "R158")
def test_what_a_dropped_backpack_held_lies_beside_it() -> None:
    g = sun()
    bare(g, EAST)
    c = give(g, "veteran", "backpack")
    c.at = EAST
    while room_for(g, c, "wood"):
        put(c.goods, "wood", 1)
    full = c.goods["wood"]
    act(g, "veteran", "discard", "drop backpack")
    assert [each.key for each in g.tile(EAST).cards] == ["backpack"]
    assert fits(g, c.key, c.cards, c.goods)
    assert c.goods["wood"] + g.tile(EAST).dropped["wood"] == full > c.goods["wood"]
    assert told(g).count("dropped") == 1 + full - c.goods["wood"], "each thing is told"


@pytest.mark.rule("R300", "A94")
def test_a_visit_ends_with_the_merchant() -> None:
    g = sun()
    bare(g, EAST)
    found, c = dealer(g), who(g)
    c.at, c.visiting = EAST, found.letter
    take_away(g, found)
    assert c.visiting == ""


@pytest.mark.rule("R290", "R176")
def test_no_merchant_is_visited_who_fell_in_the_fight_before() -> None:
    g = sun()
    bare(g, EAST)
    found, c = dealer(g), who(g)
    enemy(g, "rats", EAST)
    c.at, c.stealth = EAST, SNEAKED
    flow = visit(g, c, found.letter)
    request = next(flow)
    take_away(g, found)
    while True:
        try:
            request = flow.send(reply(request, ["blank"] if isinstance(request, Chance) else ["dodge"]))
        except StopIteration:
            break
    assert (c.visiting, "visits" in told(g)) == ("", False)
