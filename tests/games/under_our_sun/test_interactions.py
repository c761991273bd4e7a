"""Interactions: goods, building, using, trade, camps, fires; death and revival."""

from __future__ import annotations

import pytest

from tests.games.under_our_sun.sun import (
    CONTENT,
    EAST,
    HOME,
    act,
    acts,
    bare,
    can,
    card,
    elements,
    enemy,
    give,
    steps,
    sun,
    tile,
    told,
    who,
    why_not,
)
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.rules.health import can_be_revived, die
from vigil.games.under_our_sun.rules.inventory import areas, draw, fits, found_card, keep_loot, random_resource
from vigil.games.under_our_sun.rules.night_cards import night_card_at_start
from vigil.games.under_our_sun.state import Deck, Step
from vigil.kernel.testing import names, play
from vigil.kernel.text.words import book


@pytest.mark.rule("R142", "R143", "R144", "A20", "R313", "A92", "R045", "R331")
def test_t55_pick_up_and_refill() -> None:
    g = sun()
    found = bare(g, EAST, "cistern")
    found.water, found.goods = 4, {"wood": 3}
    c = who(g)
    c.at, c.water = EAST, 1
    request = acts(g, "veteran", "pick-up")
    assert elements(request) == ["take wood"]
    c.ap = 6
    act(g, "veteran", "pick-up", "take wood x2")
    assert (c.goods, found.goods, c.ap) == ({"wood": 2}, {"wood": 1}, 5)
    act(g, "veteran", "refill")
    assert (c.water, found.water, c.ap) == (5, 0, 4)
    c.at = HOME
    give(g, "veteran", food=1)
    play(steps(g, "preparation"))
    assert (found.water, found.goods) == (5, {"wood": 1})


@pytest.mark.rule("R142", "R336", "A78")
def test_an_item_is_picked_up_alone_and_keeps_its_ammunition() -> None:
    g = sun()
    g.tile(HOME).cards = [card("bow", 2)]
    g.tile(HOME).goods = {"wood": 1}
    act(g, "veteran", "pick-up", "take bow")
    assert who(g).cards == [card("bow", 2)]


@pytest.mark.rule("R041", "R042", "R043", "R044", "R216")
def test_what_fits_on_a_board() -> None:
    g = sun("scout")
    items = [card("rope") for _ in range(4)]
    assert fits(g, "scout", items[:1], {"wood": 6})
    assert not fits(g, "scout", items[:1], {"wood": 7})
    assert fits(g, "scout", items[:2], {"wood": 2, "arrow": 1})
    assert not fits(g, "scout", items[:2], {"wood": 3, "arrow": 1})
    assert fits(g, "scout", items[:3], {})
    assert not fits(g, "scout", items, {})
    assert fits(g, "scout", [card("backpack"), *items], {})
    assert not fits(g, "scout", [card("leather-jacket")] * 3, {})
    assert [areas(g, "scout", cards) for cards in ([], [card("backpack")])] == [(1, 2, 2), (1, 3, 2)]


@pytest.mark.rule("R042", "R145", "R158", "R006", "R080", "R085", "R044")
def test_t53_room_made_by_building(monkeypatch: pytest.MonkeyPatch) -> None:
    g = sun("medic")
    monkeypatch.setattr(CONTENT.characters["medic"], "items", 0)
    monkeypatch.setattr(CONTENT.characters["medic"], "mixed", 1)
    monkeypatch.setattr(CONTENT.things["rope"], "recipe", {"wood": 3})
    give(g, "medic", wood=3)
    wood = g.state.supply["wood"]
    assert why_not(g, "medic")["build fire-drill"] == "no-space"
    act(g, "medic", "build rope")
    assert ([each.key for each in who(g).cards], who(g).goods, who(g).ap) == (["rope"], {}, 5)
    assert g.state.supply["wood"] == wood + 3
    g = sun("medic")
    give(g, "medic", wood=3)
    act(g, "medic", "discard", "drop wood")
    act(g, "medic", "build fire-drill")
    assert who(g).ap == 5


@pytest.mark.rule("A77", "R045", "R044")
def test_what_finds_no_room_lies_on_the_tile() -> None:
    g = sun("scout")
    c = give(g, "scout", wood=6)
    play(keep_loot(g, c, "tins"))
    assert g.tile(HOME).dropped == {"food": 2}
    play(keep_loot(g, c, "machete"))
    assert [each.key for each in c.cards] == ["machete"]
    play(keep_loot(g, c, "lock-picks"))
    assert [each.key for each in g.tile(HOME).cards] == ["lock-picks"]
    c.water = 4
    play(keep_loot(g, c, "jerrycan"))
    assert c.water == 6
    play(keep_loot(g, c, "scrap-crate"), "metal", "wood")
    assert g.tile(HOME).dropped == {"food": 2, "metal": 1, "wood": 1}


@pytest.mark.rule("R148", "R149", "A84", "R336")
def test_t54_trade_costs() -> None:
    g = sun("veteran", "scout", "medic")
    a, b, c = g.state.people
    give(g, "veteran", "bow", wood=1)
    a.cards[0].uses = 2
    give(g, "scout", metal=1)
    a.ap = 3
    act(g, "veteran", "trade scout", "give bow + give wood + receive metal + receive water", "accept")
    assert (a.ap, b.ap, a.goods, b.goods, b.cards[0].uses) == (2, 6, {"metal": 1}, {"wood": 1}, 2)
    assert (a.water, b.water) == (6, 5)
    act(g, "veteran", "trade medic", "give metal", "refuse")
    assert (a.ap, a.goods, c.goods) == (2, {"metal": 1}, {})
    assert {"trade scout", "trade medic"} <= set(can(g, "veteran"))


@pytest.mark.rule("R156", "R091", "A34", "R157", "A98")
def test_t35_a_container() -> None:
    g = sun("scout")
    bare(g, EAST)
    who(g).at = EAST
    g.tile(EAST).containers = ["skill"]
    before = len(g.state.decks["loot"].cards)
    act(g, "scout", "container skill", "blank")
    assert (g.tile(EAST).containers, who(g).ap) == (["skill"], 5)
    act(g, "scout", "container skill", "success", "machete", "tins", "keep machete")
    assert len(g.state.decks["loot"].cards) == before - 1
    assert [each.key for each in who(g).cards] == ["machete"]
    assert g.tile(EAST).containers == []
    tile(g, HOME, "salt-flat", event=True)
    act(g, "scout", "move west salt-flat", "event-buried-crate")
    assert g.tile(HOME).containers == ["strength"]


@pytest.mark.rule("R218", "R219", "A78", "R336", "R085")
def test_t61_ammunition_of_found_and_built_weapons() -> None:
    g = sun("scout")
    c = who(g)
    found = play(found_card(g, c, "crossbow"), "double", "success")
    assert found.uses == 3
    play(keep_loot(g, c, "crossbow"), "success", "blank")
    assert c.cards.pop().uses == 1
    give(g, "scout", wood=2, fabric=1)
    act(g, "scout", "build bow")
    assert c.cards[0].uses == 6


@pytest.mark.rule("R086", "R146", "R147", "R207", "R088", "R081")
def test_tracks_flips_and_single_use() -> None:
    g = sun("veteran", "scout")
    c = give(g, "veteran", "medikit", "bandage")
    c.hp, c.infected = 2, True
    act(
        g,
        "veteran",
        "use medikit",
    )
    assert (c.hp, c.infected, c.cards[0].uses, c.ap) == (4, False, 1, 5)
    act(g, "veteran", "use bandage")
    assert (c.hp, len(c.cards)) == (6, 1)
    act(g, "veteran", "use medikit")
    assert c.cards == []
    give(g, "veteran", "binoculars")
    act(g, "veteran", "use binoculars", "reveal east", "dry-river")
    assert (c.cards[0].flipped, why_not(g, "veteran")["use binoculars"]) == (True, "flipped")
    assert why_not(g, "scout")["eat"] == "no-food"


@pytest.mark.rule("R207", "R035")
def test_the_medic_treats_infection() -> None:
    g = sun("medic", "scout")
    who(g, "scout").infected = True
    act(g, "medic", "ability treat")
    assert not who(g, "scout").infected
    who(g, "scout").infected = True
    give(g, "medic", "antibiotic")
    act(g, "medic", "use antibiotic")
    assert (who(g, "scout").infected, who(g).cards) == (False, [])


# sleep, camp, fire


@pytest.mark.rule("R037", "R154", "R155")
def test_sleep() -> None:
    g = sun()
    bare(g, EAST)
    c = who(g)
    c.at = EAST
    act(g, "veteran", "sleep")
    assert (c.well_being, c.ap) == (2, 2)
    c.ap, c.well_being = 6, 1
    enemy(g, "rats", EAST)
    assert why_not(g, "veteran")["sleep"] == "enemies-here"
    c.stealth = "sneaked"
    assert "sleep" in can(g, "veteran")


@pytest.mark.rule("R185", "R186", "R187", "R192", "A28", "A27")
def test_camps_are_pitched_and_struck() -> None:
    g = sun("scout", "veteran")
    bare(g, EAST)
    for c in g.state.people:
        c.at = EAST
    give(g, "scout", fabric=3, wood=1)
    assert why_not(g, "veteran")["build-camp"] == "no-parts"
    act(g, "scout", "build-camp")
    assert (g.tile(EAST).camp, who(g).goods) == (True, {})
    give(g, "scout", "tent", fabric=3, wood=1)
    assert why_not(g, "scout")["pitch"] == why_not(g, "scout")["build-camp"] == "camp-here"
    who(g).at = HOME
    assert why_not(g, "scout")["pitch"] == "camp-here"
    who(g).at, who(g).cards, who(g).goods = EAST, [], {}
    assert why_not(g, "veteran")["pitch"] == "no-tent"
    g.tile(EAST).dropped, g.tile(EAST).stored = {"wood": 8}, 9
    g.tile(EAST).cards = [card("rope")]
    b = who(g, "veteran")
    b.water = 0
    act(g, "veteran", "strike-camp")
    assert not g.tile(EAST).camp
    assert [each.key for each in b.cards] == ["tent", "rope"]
    assert (b.goods, g.tile(EAST).dropped, b.water, g.tile(EAST).stored) == ({"wood": 6}, {"wood": 2}, 6, 0)
    act(g, "veteran", "pitch")
    assert (g.tile(EAST).camp, [each.key for each in b.cards]) == (True, ["rope"])
    b.at = HOME
    assert why_not(g, "veteran")["strike-camp"] == "no-camp"


@pytest.mark.rule("R193", "R195", "R198", "R199", "A23")
def test_t31_fire_and_kitchen() -> None:
    g = sun("veteran")
    bare(g, EAST)
    c = give(g, "veteran", "lighter", wood=1, metal=1, food=1)
    c.at = EAST
    g.state.weather = "storm"
    assert why_not(g, "veteran")["kitchen"] == "no-campfire"
    assert why_not(g, "veteran")["cook"] == "no-field-kitchen"
    act(g, "veteran", "light")
    assert (g.tile(EAST).fire, c.goods) == ("campfire", {"metal": 1, "food": 1})
    act(g, "veteran", "kitchen")
    act(g, "veteran", "cook")
    assert (g.tile(EAST).fire, c.goods, c.ap) == ("field-kitchen", {"food": 3}, 2)
    assert why_not(g, "veteran")["light"] == "fire-here"
    c.cards, g.tile(EAST).fire = [], ""
    assert why_not(g, "veteran")["light"] == "nothing-to-light"


# decks and the bag


@pytest.mark.rule("R048", "R050", "R051", "R047")
def test_t44_a_deck_comes_round() -> None:
    g = sun()
    assert set(g.state.decks) == {"enemies", "night", "sun", "events", "loot"}
    g.state.decks["night"] = Deck(["night-cold"], ["night-dew", "night-still"])
    assert play(draw(g, "night", "Night deck"), "night-cold") == "night-cold"
    g.state.decks["night"].used.append("night-cold")
    assert play(draw(g, "night", "Night deck"), "night-dew") == "night-dew"
    assert (sorted(g.state.decks["night"].cards), g.state.decks["night"].used) == (["night-cold", "night-still"], [])


@pytest.mark.rule("R212", "R213", "R106")
def test_t45_the_bag_is_filled_anew() -> None:
    g = sun()
    assert g.state.bag == CONTENT.rulebook.bag
    g.state.bag = {}
    g.state.supply = {"wood": 2, "metal": 1, "plastic": 0}
    assert play(random_resource(g), "wood") == "wood"
    assert (g.state.bag, g.state.supply) == ({"metal": 1}, {"wood": 1, "plastic": 0})
    g.state.supply, g.state.bag = {}, {}
    assert play(random_resource(g)) == ""


@pytest.mark.rule("R089", "R090")
def test_loot_cards_are_things_or_finds() -> None:
    rows = [row for key, row in CONTENT.things.items() if CONTENT.deck_of[key] == "loot"]
    assert sum(row.copies for row in rows) == 48
    assert {row.hero for row in rows if row.hero} == set(CONTENT.characters)
    g = sun("medic")
    give(g, "medic", "veterans-sabre", "machete")
    enemy(g, "rats", HOME)
    assert [name for name in can(g, "medic") if name.startswith("attack")] == ["attack rats a machete"]


# death


@pytest.mark.rule("R030", "R031", "R032", "R333", "A9", "A72")
def test_t3_t66_the_window_of_revival() -> None:
    for phase, last in ((1, 3), (2, 4), (3, 5)):
        g = sun("veteran", "scout")
        g.state.phases = phase
        die(g, who(g))
        for now in range(phase, last + 1):
            g.state.phases = now
            assert can_be_revived(g, who(g))
        g.state.phases = last + 1
        assert not can_be_revived(g, who(g))
    g = sun("veteran", "scout", revival="evening")
    g.state.phases = 3
    die(g, who(g))
    g.state.phases = 4
    assert can_be_revived(g, who(g))
    g.state.phases = 5
    assert not can_be_revived(g, who(g))


@pytest.mark.rule("R031", "R032", "A72", "A73", "R050")
def test_the_aed() -> None:
    g = sun("veteran", "scout", seats=1)
    give(g, "veteran", "aed")
    who(g, "scout").hp = 1
    give(g, "scout", "aed", wood=1)
    die(g, who(g, "scout"))
    act(g, "veteran", "use aed", "success")
    assert (who(g, "scout").hp, who(g, "scout").died, who(g).cards) == (3, -1, [])
    g = sun("veteran", "scout")
    give(g, "veteran", "aed")
    give(g, "scout", "rope", wood=1)
    die(g, who(g, "scout"))
    assert not [name for name in can(g, "veteran") if name.startswith("trade")]
    wood = g.state.supply["wood"]
    act(g, "veteran", "use aed", "blank")
    assert who(g, "scout").gone
    assert (who(g, "scout").cards, g.state.supply["wood"], g.state.things["rope"]) == ([], wood + 1, 2)


@pytest.mark.rule("R032", "R333", "A72")
def test_the_dead_take_no_turn_and_leave_when_it_is_too_late() -> None:
    g = sun("veteran", "scout")
    die(g, who(g, "scout"))
    who(g, "scout").infected, who(g, "scout").water = True, 2
    give(g, "veteran", food=1)
    play(steps(g, Step("turn", "scout")))
    play(steps(g, "preparation", Step("phase", n=0)), "sun-clear")
    c = who(g, "scout")
    assert (c.water, c.hp, c.well_being, c.gone) == (2, 6, 1, False)
    assert g.state.phases == 2
    play(steps(g, "phase-over", Step("phase", n=1)), "sun-clear")
    assert not c.gone
    play(steps(g, "phase-over"))
    assert c.gone
    assert told(g).count("eliminated") == 1


@pytest.mark.rule("R049")
def test_cards_with_the_eye_may_always_be_looked_at() -> None:
    shown = [key for key, row in CONTENT.things.items() if row.eye]
    assert all(CONTENT.deck_of[key] in ("items", "equipment") for key in shown)
    assert all(CONTENT.things[key].recipe for key in shown)
    g = sun("veteran")
    give(g, "veteran", metal=3)
    assert [name for name in names(acts(g, "veteran")) if name.startswith("build")] == ["build crowbar"]


@pytest.mark.rule("R044", "R142")
def test_what_finds_no_space_is_not_picked_up() -> None:
    g = sun("scout")
    give(g, "scout", wood=6)
    g.tile(HOME).goods, g.tile(HOME).cards = {"metal": 1}, []
    assert why_not(g, "scout")["pick-up"] == "no-space"
    g.tile(HOME).goods = {}
    assert why_not(g, "scout")["pick-up"] == "nothing-here"
    g.tile(HOME).cards = [card("rope")]
    act(g, "scout", "pick-up", "take rope")
    g.tile(HOME).cards = [card("tent")]
    assert why_not(g, "scout")["pick-up"] == "no-space"


@pytest.mark.rule("R044", "R045", "A77")
def test_a_backpack_and_a_bottle_take_with_them_what_they_held() -> None:
    g = sun("scout", "medic")
    c = give(g, "scout", "backpack", "water-skin", wood=9)
    c.water = 11
    act(g, "scout", "trade medic", "give backpack + give water-skin", "accept")
    assert (c.goods, c.water) == ({"wood": 6}, 6)
    assert g.tile(HOME).dropped == {"wood": 3}
    assert [each.key for each in who(g, "medic").cards] == ["backpack"]
    assert [each.key for each in g.tile(HOME).cards] == ["water-skin"]


@pytest.mark.rule("R328", "A15", "R161")
def test_more_ap_and_fewer_and_a_free_use_beside_an_enemy() -> None:
    g = sun("veteran")
    give(g, "veteran", "strong-drink")
    enemy(g, "rats", HOME)
    act(g, "veteran", "use strong-drink", "success")
    assert (who(g).ap, who(g).hp, who(g).cards) == (8, 7, [])
    g = sun("veteran")
    tile(g, EAST, "salt-flat")
    act(g, "veteran", "move east salt-flat", "event-collapse", "blank", "blank")
    assert (who(g).ap, who(g).hp) == (3, 7)


@pytest.mark.rule("R254", "R044")
def test_rows_of_loot_give_resources() -> None:
    g = sun("veteran")
    enemy(g, "rats", HOME, dead=True)
    act(g, "veteran", "loot rats a", "double")
    assert who(g).goods == {"food": 2}


@pytest.mark.rule("R195")
def test_a_fire_warms() -> None:
    g = sun("veteran", phase="night")
    bare(g, EAST)
    who(g).at = EAST
    play(night_card_at_start(g, who(g)), "night-cold")
    assert who(g).ap == 4
    who(g).drew, g.tile(EAST).fire = [], "campfire"
    play(night_card_at_start(g, who(g)), "night-frost")
    assert who(g).ap == 4


@pytest.mark.rule("R142")
def test_what_is_picked_up_together_is_told_once_and_counted() -> None:
    g = sun("scout")
    bare(g, who(g).at).goods = {"food": 2}
    act(g, "scout", "pick-up", "take food x2")
    (event,) = [each for each in g.log or () if each.key == "picked-up"]
    assert event.facts["what"] == ("food", "food")
    assert "food ×2" in book("en", DEFINITION.identity.text).event(event)
