"""Combat: rounds, joining, dodging, waiting, sneak attacks, bodies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.under_our_sun.sun import (
    CONTENT,
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
    steps,
    stub,
    sun,
    tile,
    told,
    who,
    why_not,
)
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.counterattacks import enemy_roll
from vigil.games.under_our_sun.rules.own_turn import end_of_phase
from vigil.games.under_our_sun.state import SNEAKED, Step
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play


def arena(*people: str, enemies: tuple[str, ...] = ("rats",), **settings: Any) -> Sun:
    """Everybody on one bare tile in the east, with enemies."""
    g = sun(*people, **settings)
    bare(g, EAST)
    for each in g.state.people:
        each.at = EAST
    for key in enemies:
        enemy(g, key, EAST)
    return g


@pytest.mark.rule("R233", "R237", "R238", "R243", "R277", "R283", "A47", "R246", "R255")
def test_t8_one_against_two() -> None:
    g = arena("veteran", enemies=("rats", "jackals"))
    act(g, "veteran", "attack rats a hands", "blank", "blank", "success", "success")
    assert who(g).hp == 6
    assert (who(g).ap, g.enemy("a").tapped, g.enemy("b").tapped) == (5, True, True)


@pytest.mark.rule("R259", "R261", "R279", "R280", "R282", "R240", "R278", "A19", "R281", "A90", "A54", "A93")
def test_t9_several_against_one() -> None:
    g = arena("veteran", "scout", "medic", enemies=("wolves",))
    bare(g, FAR_EAST, "salt-flat")
    who(g, "scout").at = FAR_EAST
    give(g, "scout", "bow")
    a, b, c = g.state.people
    act(g, "veteran", "dodge", "success", "success", "success", "stay-out", "attack wolves a hands", "success")
    assert (a.hp, a.ap, b.ap, c.ap, c.hp) == (8, 5, 6, 5, 7)
    assert g.enemy("a").damage == 1
    act(g, "veteran", "attack wolves a hands", "blank", "blank", "blank", "success", "stay-out", "stay-out")
    assert a.hp == 7


@pytest.mark.rule("R284", "R285", "R286", "A18", "A17", "R352")
def test_t10_example_a() -> None:
    g = arena("veteran", "scout", enemies=("rats", "jackals", "wolves"))
    a, b = g.state.people
    act(g, "veteran", "attack rats a hands", "blank", "blank", "success",
        "attack rats a hands", "blank", "success", "blank", "success")  # fmt: skip
    assert (a.hp, b.hp) == (7, 6 - 2)


@pytest.mark.rule("R239", "R285", "R287", "A18")
def test_t11_example_b() -> None:
    g = arena("veteran", "scout", "medic", enemies=("wolves", "rats"))
    a, b, c = g.state.people
    act(g, "veteran", "attack wolves a hands", "blank", "blank", "success", "success",
        "attack wolves a hands", "blank", "success",
        "attack wolves a hands", "blank")  # fmt: skip
    assert (a.hp, b.hp, c.hp) == (6, 5, 7)


@pytest.mark.rule("R241", "R245", "R246", "R247", "R248", "R030", "R256", "R257", "A99", "R244")
def test_t12_t76_both_fall() -> None:
    g = arena("veteran", enemies=("jackals",))
    g.enemy("a").damage = 2
    who(g).hp = 1
    act(g, "veteran", "attack jackals a hands", "success", "blank", "blank", "success")
    assert g.enemy("a").damage == 3
    assert g.enemy("a").dead
    assert who(g).died == 1


@pytest.mark.rule("R241", "A18")
def test_who_falls_by_a_joiner_before_it_attacked_still_strikes() -> None:
    g = arena("veteran", "scout", enemies=("wolves", "rats"))
    a, b = g.state.people
    act(g, "veteran", "attack wolves a hands", "blank", "blank", "blank", "blank",
        "attack rats b hands", "success", "blank")  # fmt: skip
    g = arena("veteran", "scout", enemies=("wolves", "rats"))
    a, b = g.state.people
    g.enemy("b").damage = 1
    give(g, "scout", "bow")
    b.at = HOME
    act(g, "veteran", "attack wolves a hands", "blank", "blank", "blank", "blank",
        "shoot rats b bow", "success", "blank", "success", "success")  # fmt: skip
    assert g.enemy("b").dead
    assert a.hp == 7


@pytest.mark.rule("R260", "A19", "R243", "R259")
def test_t13_a_dodge_voids_one_of_two() -> None:
    g = arena("veteran", enemies=("wolves", "rats"))
    act(g, "veteran", "dodge", "success", "success", "success", "success", "void wolves a 2")
    assert who(g).hp == 7
    g = arena("veteran", enemies=("wolves", "rats"))
    act(g, "veteran", "dodge", "blank", "success", "success", "success")
    assert who(g).hp == 5


@pytest.mark.rule("R283", "R243")
def test_t79_nobody_joins() -> None:
    g = arena("veteran", "scout", enemies=("rats", "rats", "rats"))
    act(g, "veteran", "attack rats a hands", "blank", "blank", "success", "stay-out", "success", "success")
    assert who(g).hp == 5


@pytest.mark.rule("R278", "R279", "A93", "R353", "R255")
def test_t83_who_is_asked() -> None:
    g = arena("veteran", "scout", "medic", "tinker")
    bare(g, FAR_EAST, "salt-flat")
    who(g, "scout").ap = 0
    who(g, "tinker").at = FAR_EAST
    request = acts(g, "veteran", "attack rats a hands", "blank", "blank", "blank")
    assert (request.key, request.seat) == ("join", 2)
    act(g, "veteran", "attack rats a hands", "blank", "blank", "blank", "attack rats a hands", "blank")
    assert who(g, "medic").ap == 5
    assert not who(g, "medic").played


@pytest.mark.rule("R242", "R285", "A17", "A65")
def test_a_tie_for_the_strongest_is_for_the_left_neighbour() -> None:
    g = arena("veteran", "scout", "medic", enemies=("wolves", "rats", "rats"))
    request = acts(g, "veteran", "attack wolves a hands", "blank", "blank", "blank", "blank", "attack wolves a hands")
    assert (request.key, request.seat, names(request)) == ("strongest", 1, ["strikes rats b", "strikes rats c"])
    g.enemy("b").damage = 1
    assert (
        acts(g, "veteran", "attack wolves a hands", "blank", "blank", "blank", "blank", "attack wolves a hands").key
        == "yellow-die"
    )


@pytest.mark.rule("R346", "R248", "R250")
def test_t86_wounds_of_the_enemy_stay() -> None:
    g = arena("veteran", enemies=("raider",))
    g.enemy("a").damage = 2
    bare(g, FAR_EAST, "salt-flat")
    act(g, "veteran", "move east salt-flat", "blank", "blank")
    who(g).at = EAST
    act(g, "veteran", "attack raider a hands", "double", "blank", "blank", "blank")
    assert g.enemy("a").dead


@pytest.mark.rule("R238", "A15", "R158", "R262", "R277")
def test_t87_discard_beside_enemies() -> None:
    g = arena("veteran", enemies=("rats", "rats"))
    give(g, "veteran", wood=2, metal=2)
    c = who(g)
    c.ap = 3
    act(g, "veteran", "discard", "drop metal x2 + drop wood x2", "success", "success")
    assert (c.ap, c.hp, c.goods, g.tile(EAST).dropped) == (3, 6, {}, {"wood": 2, "metal": 2})
    act(g, "veteran", "wait")
    assert (c.hp, c.waiting) == (6, True)
    g = arena("veteran", free_actions="quiet")
    give(g, "veteran", wood=2)
    act(g, "veteran", "discard", "drop wood")
    assert who(g).hp == 8


@pytest.mark.rule("R349", "A75", "R264", "R356", "R111", "R255")
def test_t88_passing() -> None:
    g = sun("veteran", "scout")
    c = who(g)
    c.ap = 2
    act(g, "veteran", "wait")
    assert (c.ap, c.waiting) == (2, True)
    play(end_of_phase(g, Step("phase-end")))
    assert c.ap == 0
    play(steps(g, Step("phase", n=1)), "sun-clear")
    assert (c.ap, c.waiting) == (6, False)


@pytest.mark.rule("R262", "R263", "R264", "A46", "A87", "R234", "R249", "R255", "R278")
def test_t7_waiting_for_company() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    enemy(g, "wolves", EAST, damage=1)
    a, b = g.state.people
    a.at = EAST
    act(g, "veteran", "wait")
    assert (a.hp, a.ap) == (8, 6)
    act(g, "scout", "move east dry-river")
    assert b.hp == 6
    act(g, "scout", "go-on", "attack wolves a hands", "success", "blank", "blank",
        "attack wolves a hands", "success", "blank")  # fmt: skip
    assert (a.ap, a.hp, b.ap) == (5, 8, 4)
    act(g, "scout", "go-on", "attack wolves a hands", "success", "blank", "blank")
    assert g.enemy("a").dead
    assert (a.ap, told(g).count("kept-ap-lost")) == (0, 1)


@pytest.mark.rule("R263", "R348", "A57")
def test_kept_ap_open_a_round_of_their_own() -> None:
    g = arena("veteran", "scout", enemies=("wolves",))
    a, b = g.state.people
    b.at = HOME
    a.waiting = True
    g.enemy("a").tapped = True
    found = acts(g, "scout")
    assert isinstance(found, Decision)
    assert (found.key, found.seat, found.matters) == ("kept-ap", 0, True)
    act(g, "scout", "attack wolves a hands", "blank", "blank", "success", "blank", "go-on", "wait")
    assert (a.hp, a.ap) == (7, 5)


@pytest.mark.rule("R263")
def test_waiting_serves_for_combat_only_and_last_at_the_end_of_the_phase() -> None:
    g = arena("veteran", "scout", enemies=("rats",))
    who(g, "scout").at = HOME
    who(g).waiting = True
    request = asked(end_of_phase(g, Step("phase-end")))
    assert names(request) == ["attack rats a hands", "dodge", "go-on"]


@pytest.mark.rule("R265", "R266", "A35", "R344")
def test_t75_sneak_attack() -> None:
    g = arena("veteran", enemies=("rats", "jackals"))
    c = who(g)
    c.ap, c.stealth = 4, SNEAKED
    act(g, "veteran", "sneak-attack rats a hands", "success", "double", "blank")
    assert g.enemy("a").dead
    assert (c.hp, c.ap, c.stealth) == (8, 2, "")
    act(g, "veteran", "attack jackals b hands", "blank", "blank", "success")
    assert c.hp == 7
    g = arena("veteran", enemies=("rats", "jackals"))
    c = who(g)
    c.ap, c.stealth = 4, SNEAKED
    act(g, "veteran", "sneak-attack rats a hands", "blank",
        "attack rats a hands", "blank", "blank", "success", "success")  # fmt: skip
    assert (c.ap, c.hp, g.enemy("a").damage, c.stealth) == (2, 6, 0, "")


@pytest.mark.rule("A35", "R344")
def test_an_open_attack_out_of_hiding_is_countered() -> None:
    g = arena("veteran")
    c = who(g)
    c.stealth = SNEAKED
    act(g, "veteran", "attack rats a hands", "blank", "blank", "success")
    assert (c.hp, c.stealth) == (7, "")


@pytest.mark.rule("R244", "R257", "A53", "R081", "R082")
def test_weapons_add_their_dice_and_armour_holds_off() -> None:
    g = arena("veteran")
    give(g, "veteran", "axe", "pistol")
    assert "attack rats a axe" in can(g, "veteran")
    assert "attack rats a pistol" in can(g, "veteran")
    assert "attack rats a hands" not in can(g, "veteran")
    give(g, "veteran", "leather-jacket")
    act(g, "veteran", "attack rats a axe", "blank", "blank", "double", "success")
    assert g.enemy("a").dead
    assert who(g).hp == 8
    g = arena("veteran")
    give(g, "veteran", "bow")
    assert "attack rats a bow" not in can(g, "veteran")


@pytest.mark.rule("R053", "R054")
def test_night_dice() -> None:
    g = arena("veteran", enemies=("husk",))
    assert [die.colour for die in enemy_roll(g, g.enemy("a"), who(g)).dice] == ["yellow"]
    g.state.phase = "afternoon"
    assert [die.colour for die in enemy_roll(g, g.enemy("a"), who(g)).dice] == ["yellow"]
    g.state.phase = "night"
    assert [die.colour for die in enemy_roll(g, g.enemy("a"), who(g)).dice] == ["green", "yellow"]


@pytest.mark.rule("R236", "R052", "R055")
def test_the_text_of_a_card_brings_a_fight() -> None:
    g = sun()
    tile(g, EAST, "salt-flat")
    request = acts(g, "veteran", "move east salt-flat", "event-ambush", "wraith")
    assert request.key == "first-round"
    assert who(g).well_being == 0
    assert "meets-wraith" in told(g)


@pytest.mark.rule("R220", "R224")
def test_kinds_of_enemies_and_their_letters() -> None:
    assert {row.kind for row in CONTENT.enemies.values()} == {"animal", "human", "mutated"}
    assert {row.key for row in CONTENT.enemies.values() if row.sol} == {"sol-scout", "sol-rifle", "sol-captain"}
    g = arena("veteran", enemies=("rats", "rats", "wolves"))
    assert [each.letter for each in g.state.enemies] == ["a", "b", "c"]


@pytest.mark.rule("R150", "R151", "R252", "R253", "R254", "R056", "A85", "R080", "R089", "R212")
def test_t101_t6_a_body() -> None:
    g = sun("veteran", "scout")
    tile(g, EAST, "cistern")
    act(g, "veteran", "move east cistern", "raider", "attack raider a hands", "double", "success", "blank", "blank")
    g.enemy("a").damage = 3
    act(g, "veteran", "attack raider a hands", "success", "blank", "blank", "blank")
    assert g.tile(EAST).covered == [0]
    assert "raider" not in g.state.decks["enemies"].used
    who(g, "scout").at = EAST
    act(g, "veteran", "loot raider a", "success", "wood", "machete")
    assert g.state.enemies == []
    assert g.state.decks["enemies"].used == ["raider"]
    assert who(g).goods == {"wood": 1}
    assert [card.key for card in who(g).cards] == ["machete"]
    assert not [name for name in can(g, "scout") if name.startswith("loot")]


@pytest.mark.rule("R151", "R309")
def test_an_unlooted_body_is_gone_the_next_day() -> None:
    g = arena("veteran")
    g.enemy("a").dead = True
    give(g, "veteran", food=1)
    assert "loot rats a" in can(g, "veteran")
    play(steps(g, "preparation"))
    assert g.state.enemies == []
    assert g.state.decks["enemies"].used == ["rats"]


@pytest.mark.rule("R249", "R251", "A72")
def test_the_fight_ends_with_the_last_character() -> None:
    g = arena("veteran", "scout", enemies=("wolves",))
    who(g).hp = 1
    who(g, "scout").at = HOME
    act(g, "veteran", "attack wolves a hands", "blank", "blank", "cross", "success", "blank")
    assert who(g).died == 1
    assert (g.enemy("a").damage, g.state.ending) == (0, "")
    act(g, "scout", "wait")
    assert who(g, "scout").ap == 6


@pytest.mark.rule("A100", "R288", "R289", "A38", "R354", "A37")
def test_t96_melee_among_players() -> None:
    g = sun("veteran", "scout", "medic")
    a, b, c = g.state.people
    b.ap = 0
    act(g, "veteran", "attack-character scout hands", "success", "success")
    assert (b.hp, a.hp, a.ap, c.ap) == (4, 8, 5, 6)
    b.ap, b.hp = 1, 6
    act(g, "veteran", "attack-character scout hands", "counter hands", "success", "blank", "success")
    assert (b.hp, a.hp, b.ap) == (5, 7, 0)
    b.ap = 1
    request = acts(g, "veteran", "attack-character scout hands")
    assert names(request) == ["nothing", "counter hands", "dodge"]
    act(g, "veteran", "attack-character scout hands", "dodge", "success", "success", "success")
    assert (b.hp, b.ap) == (5, 0)


@pytest.mark.rule("A100", "R238")
def test_enemies_beside_two_who_quarrel_strike_the_one_who_acts() -> None:
    g = arena("veteran", "scout", enemies=("rats",))
    act(g, "veteran", "attack-character scout hands", "nothing", "blank", "blank", "success")
    assert (who(g).hp, who(g, "scout").hp) == (7, 6)


# at range


@pytest.mark.rule("R258", "R267", "R268", "R269", "R270", "R271", "A55", "R276", "R244", "R257", "R053")
def test_t36_ranged_against_an_enemy() -> None:
    g = sun("veteran")
    bare(g, EAST)
    enemy(g, "raider", EAST)
    c = give(g, "veteran", "bow")
    act(g, "veteran", "shoot raider a bow", "blank", "blank", "success", "success")
    found = g.enemy("a")
    assert (found.at, found.tapped, found.damage, c.hp, c.cards[0].uses) == (HOME, True, 1, 8, 5)
    found.at, found.tapped = EAST, False
    act(g, "veteran", "shoot raider a bow", "blank", "blank", "blank", "blank", "success")
    assert (found.at, c.hp) == (EAST, 7)


@pytest.mark.rule("R271")
def test_a_tapped_enemy_does_not_react() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    enemy(g, "raider", EAST)
    give(g, "veteran", "bow")
    who(g, "scout").at = EAST
    act(
        g,
        "scout",
        "attack raider a hands",
        "blank",
        "blank",
        "blank",
        "shoot raider a bow",
        "blank",
        "blank",
        "success",
    )
    assert g.enemy("a").damage == 1
    assert g.enemy("a").at == EAST


@pytest.mark.rule("A88", "R241", "R270")
def test_t91_shot_dead_shoots_back() -> None:
    g = sun()
    bare(g, EAST)
    enemy(g, "raider", EAST, damage=2)
    c = give(g, "veteran", "bow")
    act(g, "veteran", "shoot raider a bow", "double", "blank", "blank", "blank", "success")
    assert g.enemy("a").dead
    assert (c.hp, c.cards[0].uses) == (7, 5)
    g = sun()
    bare(g, EAST)
    enemy(g, "raider", EAST, damage=2)
    c = give(g, "veteran", "bow")
    act(g, "veteran", "shoot raider a bow", "double", "blank", "blank", "success")
    assert g.enemy("a").dead
    assert (c.hp, g.enemy("a").at) == (8, EAST)


@pytest.mark.rule("R350", "R238", "A54")
def test_t93_shooting_out_of_a_melee() -> None:
    g = arena("veteran", enemies=("rats",))
    bare(g, FAR_EAST, "salt-flat")
    enemy(g, "wolves", FAR_EAST)
    c = give(g, "veteran", "bow")
    act(g, "veteran", "shoot wolves b bow", "blank", "blank", "blank", "blank", "success")
    assert (c.hp, g.enemy("b").at) == (7, FAR_EAST)


@pytest.mark.rule("R351", "A88", "R197", "A31")
def test_an_animal_is_not_lured_to_a_fire() -> None:
    g = sun()
    g.tile(HOME).fire = "campfire"
    bare(g, EAST)
    enemy(g, "wolves", EAST)
    give(g, "veteran", "bow")
    act(g, "veteran", "shoot wolves a bow", "blank", "blank", "blank", "success")
    assert g.enemy("a").at == EAST


@pytest.mark.rule("R276", "R087", "R214", "R216", "R086", "A45", "R217", "R215")
def test_t94_the_last_cartridge() -> None:
    g = sun()
    bare(g, EAST)
    enemy(g, "brute", EAST)
    c = give(g, "veteran", "pistol", metal=2, wood=1)
    c.cards[0].uses = 1
    act(g, "veteran", "shoot brute a pistol", "blank", "blank", "blank", "blank", "blank")
    assert (c.cards[0].uses, len(c.cards)) == (0, 1)
    assert not [name for name in can(g, "veteran") if name.startswith("shoot")]
    act(g, "veteran", "ammo cartridge 2")
    assert (c.cards[0].uses, c.goods) == (2, {"metal": 1, "wood": 1})
    c.cards[0].uses = 5
    act(g, "veteran", "ammo cartridge 2")
    assert (c.cards[0].uses, c.goods) == (6, {"wood": 1, "cartridge": 1})
    act(g, "veteran", "ammo arrow 3")
    assert c.goods == {"cartridge": 1, "arrow": 3}
    assert c.ap == 2
    c.cards[0].uses = 0
    act(g, "veteran", "shoot brute a pistol", "blank", "blank", "blank", "blank", "blank")
    assert c.goods == {"arrow": 3}


@pytest.mark.rule("R272", "R273", "R274", "R275", "A37", "A89", "R354", "R288")
def test_t37_ranged_against_a_character() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    a, b = give(g, "veteran", "pistol"), who(g, "scout")
    b.at = EAST
    three = ("success", "success", "success", "blank")
    act(g, "veteran", "shoot-character scout pistol", "dodge", *three, "double")
    assert (b.hp, b.ap, a.cards[0].uses) == (5, 5, 5)
    b.hp = 6
    act(g, "veteran", "shoot-character scout pistol", "close-in", *three, "success")
    assert (b.hp, b.ap, b.at) == (3, 4, HOME)
    b.at, b.hp = EAST, 6
    act(g, "veteran", "shoot-character scout pistol", "close-in", *three, "blank")
    assert (b.hp, b.ap, b.at) == (3, 3, EAST)
    give(g, "scout", "bow")
    act(
        g,
        "veteran",
        "shoot-character scout pistol",
        "shoot-back bow",
        "blank",
        "blank",
        "blank",
        "blank",
        "success",
        "blank",
    )
    assert (a.hp, b.ap) == (7, 2)
    b.ap = 0
    act(g, "veteran", "shoot-character scout pistol", "blank", "blank", "blank", "blank")


@pytest.mark.rule("A89", "R132")
def test_closing_in_needs_a_free_field() -> None:
    g = sun("veteran", "scout", "medic")
    bare(g, EAST, "dunes-of-glass")
    who(g).at = who(g, "medic").at = EAST
    give(g, "veteran", "bow")
    assert "close-in" not in names(acts(g, "veteran", "shoot-character scout bow"))
    who(g, "medic").at = WEST
    assert "close-in" in names(acts(g, "veteran", "shoot-character scout bow"))


@pytest.mark.rule("R236")
def test_stubbed_cards_are_carried_out_for_the_one_they_concern() -> None:
    g = sun()
    tile(g, EAST, "salt-flat")
    stub(g, "event-garden", {"do": "damage", "n": 2})
    act(g, "veteran", "move east salt-flat", "event-garden")
    assert who(g).hp == 6
    assert why_not(g, "veteran")["eat"] == "no-food"


@pytest.mark.rule("R052", "R220", "R236")
def test_cards_that_ask_for_a_kind_draw_until_it_comes() -> None:
    g = sun()
    tile(g, EAST, "salt-flat")
    request = acts(g, "veteran", "move east salt-flat", "event-mutant", "rats", "raider", "husk")
    assert request.key == "first-round"
    assert [each.key for each in g.state.enemies] == ["husk"]
    assert g.state.decks["enemies"].used == ["rats", "raider"]
    g = sun()
    tile(g, EAST, "salt-flat")
    acts(g, "veteran", "move east salt-flat", "event-patrol", "raider", "sol-scout")
    assert [each.key for each in g.state.enemies] == ["sol-scout"]


@pytest.mark.rule("R054", "R053", "R265", "A80")
def test_at_night_other_dice_shoot_back_and_a_sneak_attack_has_no_red_die() -> None:
    g = sun(phase="night")
    bare(g, EAST)
    enemy(g, "sol-rifle", EAST)
    c = give(g, "veteran", "bow")
    act(g, "veteran", "shoot sol-rifle a bow", "blank", "blank", "blank", "blank", "success")
    assert c.hp == 7
    g = arena("veteran")
    g.state.phase = "night"
    who(g).stealth, who(g).drew = SNEAKED, [EAST]
    act(g, "veteran", "sneak-attack rats a hands", "success", "double", "blank")
    assert g.enemy("a").dead
