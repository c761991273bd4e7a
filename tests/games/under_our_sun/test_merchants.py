"""Merchants: visits, deals, dismantling, theft, robbery, their boards."""

from __future__ import annotations

import pytest

from tests.games.under_our_sun.sun import (
    CONTENT,
    EAST,
    FAR_EAST,
    HOME,
    act,
    acts,
    bare,
    can,
    card,
    enemy,
    give,
    not_yet,
    sun,
    tile,
    told,
    who,
    why_not,
)
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.enemies import open_shop
from vigil.games.under_our_sun.rules.enemy_movement import move_enemies
from vigil.games.under_our_sun.rules.merchants import value_of
from vigil.games.under_our_sun.state import Enemy
from vigil.games.under_our_sun.words.option_notes import note
from vigil.kernel.testing import names, play
from vigil.kernel.text.words import book


def market(*people: str, place: str = EAST, **goods: int) -> tuple[Sun, Enemy]:
    """A dealer in the east with everybody, and what it holds."""
    g = sun(*people or ("veteran",))
    bare(g, EAST)
    for c in g.state.people:
        c.at = place
    dealer = enemy(g, "dealer", place, merchant=True, water=goods.pop("water", 0))
    dealer.goods = dict(goods)
    return g, dealer


@pytest.mark.rule("R209", "R210", "R211", "A1")
def test_t5_values() -> None:
    g = sun()
    values = {"water": 1, "food": 2, "fabric": 1, "metal": 1, "connector": 2, "wood": 2, "alcohol": 3, "plastic": 3}
    assert {what: value_of(g, "pay", what) for what in values} == values


@pytest.mark.rule("R290", "R291", "R292", "R210", "R211", "A94", "R148", "R209")
def test_t102_shopping() -> None:
    g, dealer = market(wood=1, metal=1)
    dealer.cards = [card("crowbar")]
    c = give(g, "veteran", alcohol=1, plastic=1)
    c.water, c.ap = 2, 2
    act(g, "veteran", "visit dealer")
    assert (c.ap, why_not(g, "veteran")["visit dealer"]) == (1, "visiting")
    act(g, "veteran", "deal", "pay water 1 x2 + pay alcohol 3 + buy crowbar 5")
    assert (c.water, c.goods, [each.key for each in c.cards]) == (0, {"plastic": 1}, ["crowbar"])
    act(g, "veteran", "deal", "pay plastic 3 + get metal 1 + get wood 2")
    assert (c.goods, dealer.goods, dealer.water, c.ap) == ({"wood": 1, "metal": 1}, {"alcohol": 1, "plastic": 1}, 2, 1)
    act(g, "veteran", "explore east", "salt-flat")
    assert c.visiting == ""
    assert "deal" not in can(g, "veteran")


@pytest.mark.rule("R293", "A42", "A43")
def test_t103_a_thin_purse() -> None:
    g, dealer = market(water=1, food=1)
    c = give(g, "veteran", "medikit", "axe")
    c.water, c.visiting = 0, dealer.letter
    request = acts(g, "veteran", "deal")
    assert not_yet(request, "sell medikit 3", "get water 1", "get food 2") == ""
    assert not_yet(request, "get food 2") == "too-little-value"
    act(g, "veteran", "deal", "sell medikit 3 + get water 1 + get food 2")
    assert (c.water, c.goods, [each.key for each in dealer.cards]) == (1, {"food": 1}, ["medikit"])
    assert (dealer.water, dealer.goods) == (0, {})
    assert "get" not in {
        name.split()[0] for name in names(acts(g, "veteran", "deal")) if "cartridge" not in name and "arrow" not in name
    }


@pytest.mark.rule("R294", "R218", "R216")
def test_ammunition_is_always_in_stock_and_bought_weapons_are_full() -> None:
    g, dealer = market()
    dealer.cards = [card("bow", 1)]
    c = give(g, "veteran", plastic=3)
    c.visiting = dealer.letter
    act(g, "veteran", "deal", "pay water 1 x2 + get arrow 1 x2")
    assert c.goods == {"plastic": 3, "arrow": 2}
    act(g, "veteran", "deal", "pay plastic 3 x3 + buy bow 8")
    assert (c.cards[0].uses, c.goods) == (6, {"arrow": 2})


@pytest.mark.rule("R295", "R293")
def test_t107_dismantle() -> None:
    g, dealer = market()
    c = give(g, "veteran", "club-with-nails")
    c.water, c.visiting = 1, dealer.letter
    clubs = g.state.things["club-with-nails"]
    act(g, "veteran", "dismantle club-with-nails")
    assert (c.water, c.goods, c.cards) == (0, {"metal": 1, "wood": 1, "fabric": 1}, [])
    assert g.state.things["club-with-nails"] == clubs + 1
    give(g, "veteran", "rope")
    assert why_not(g, "veteran")["dismantle rope"] == "no-water"
    c.visiting = ""
    assert "dismantle rope" not in {*can(g, "veteran"), *why_not(g, "veteran")}


@pytest.mark.rule("R295", "A77", "R042")
def test_what_a_dismantled_backpack_held_lies_on_the_tile() -> None:
    g, dealer = market()
    c = give(g, "veteran", "backpack")
    board = CONTENT.characters["veteran"]
    give(g, "veteran", *["rope"] * (board.items + board.mixed + 1))
    c.water, c.visiting = 1, dealer.letter
    act(g, "veteran", "dismantle backpack")
    assert [each.key for each in c.cards] == ["rope"] * (board.items + board.mixed)
    assert [each.key for each in g.tile(c.at).cards] == ["rope"]
    assert g.tile(c.at).dropped == {"fabric": 3, "connector": 1}


@pytest.mark.rule("R296", "R297", "R298", "R355", "A44", "A80")
def test_t38_steal() -> None:
    g, dealer = market("veteran", "scout", wood=1, water=1)
    c = who(g)
    c.visiting = dealer.letter
    act(g, "veteran", "steal", "success", "thing wood")
    assert (c.goods, dealer.goods, c.ap) == ({"wood": 1}, {}, 5)
    act(g, "veteran", "steal", "blank", "attack dealer a hands", "blank", "blank", "success", "blank")
    assert (c.hp, c.ap, dealer.hostile) == (7, 4, ["veteran"])
    assert why_not(g, "veteran")["visit dealer"] == "merchant-hostile"
    act(g, "scout", "visit dealer")
    bare(g, FAR_EAST, "salt-flat")
    act(g, "veteran", "move east salt-flat", "blank", "blank")
    assert acts(g, "veteran", "move west dry-river").key == "first-round"


@pytest.mark.rule("R025", "R026", "R303", "R023", "R305", "R017")
def test_new_haven_is_safe() -> None:
    g = sun()
    lawrence = enemy(g, "lawrence", HOME, merchant=True, water=4)
    act(g, "veteran", "visit lawrence")
    assert who(g).visiting == lawrence.letter
    assert not {name.split()[0] for name in can(g, "veteran")} & {"steal", "rob"}
    assert "deal" in can(g, "veteran")


@pytest.mark.rule("R299", "R300", "A91")
def test_t106_robbed() -> None:
    g, dealer = market(water=4, wood=1, metal=1)
    dealer.cards = [card("axe"), card("rope"), card("bow", 3)]
    dealer.damage = 3
    c = who(g)
    c.water = 0
    act(g, "veteran", "visit dealer")
    act(g, "veteran", "rob dealer hands", "double", "blank", "success", "blank", "thing axe + thing bow")
    assert (c.hp, c.ap, c.water, c.goods) == (7, 4, 4, {"wood": 1, "metal": 1})
    assert [each.key for each in c.cards] == ["axe", "bow"]
    assert g.state.enemies == []
    assert "first-round" not in told(g)


@pytest.mark.rule("R301", "R302", "R250")
def test_t86_who_flees_from_a_robbery() -> None:
    g, dealer = market()
    bare(g, FAR_EAST, "salt-flat")
    c = who(g)
    c.visiting = dealer.letter
    act(g, "veteran", "rob dealer hands", "success", "blank", "blank", "blank")
    assert dealer.damage == 1
    act(g, "veteran", "move east salt-flat", "blank", "blank")
    assert (dealer.damage, dealer.robbers, dealer.fled) == (0, [], ["veteran"])
    act(g, "veteran", "move west dry-river")
    assert why_not(g, "veteran")["visit dealer"] == "merchant-hostile"


@pytest.mark.rule("R304", "R108", "A40", "A41", "R305")
def test_the_store() -> None:
    g = sun()
    store = play(open_shop(g, "lawrence", HOME), "wood", "metal", "metal", "food", "rope", "axe", "tins", "machete")
    assert (store.water, store.goods) == (4, {"wood": 1, "metal": 2, "food": 1})
    assert [each.key for each in store.cards] == ["rope", "axe", "machete"]
    assert g.state.decks["loot"].used == ["tins"]
    assert g.state.things["rope"] == 1


@pytest.mark.rule("R306", "A41")
def test_a_dealer_appears() -> None:
    g = sun()
    tile(g, EAST, "salt-flat")
    act(g, "veteran", "move east salt-flat", "event-caravan", "wood", "wood", "wood", "food",
        "machete", "crossbow", "shotgun")  # fmt: skip
    (dealer,) = g.state.enemies
    assert (dealer.key, dealer.at, dealer.water, len(dealer.cards)) == ("dealer", EAST, 4, 3)
    assert dealer.cards[1].uses == CONTENT.things["crossbow"].track
    assert "visit dealer" in can(g, "veteran")


@pytest.mark.rule("A44", "R225", "A95")
def test_a_merchant_never_moves() -> None:
    g, dealer = market()
    who(g).at = HOME
    first, second = enemy(g, "rats", EAST), enemy(g, "wolves", EAST)
    play(move_enemies(g), 7, 4)
    assert (dealer.at, first.at, second.at) == (EAST, EAST, HOME)


@pytest.mark.rule("A94", "A15")
def test_deals_beside_an_enemy_provoke_nobody() -> None:
    g, _ = market(wood=1)
    enemy(g, "rats", EAST)
    c = who(g)
    act(g, "veteran", "visit dealer", "success")
    assert c.hp == 7
    act(g, "veteran", "deal", "pay water 1 x2 + get wood 2")
    assert (c.hp, c.goods) == (7, {"wood": 1})


@pytest.mark.rule("R044", "A77")
def test_what_is_bought_must_fit_and_loose_rounds_lie_on_the_tile() -> None:
    g, dealer = market("scout", wood=1)
    dealer.cards = [card("axe"), card("rope")]
    c = give(g, "scout", "knife", wood=3, plastic=3)
    c.visiting = dealer.letter
    request = acts(g, "scout", "deal")
    assert not_yet(request, "pay plastic 3", "get wood 2") == ""
    assert not_yet(request, "pay water 1", "pay water 1", "get wood 2") == "no-space"
    assert not_yet(request, "pay plastic 3", "pay plastic 3", "pay plastic 3", "buy axe 7") == ""
    assert not_yet(request, "pay plastic 3", "buy rope 3") == "no-space"
    act(g, "scout", "deal", "pay water 1 + get arrow 1")
    assert (c.goods, g.tile(EAST).dropped) == ({"wood": 3, "plastic": 3}, {"arrow": 1})


@pytest.mark.rule("R238", "R296")
def test_stealing_beside_an_enemy_is_an_action_like_any_other() -> None:
    g, dealer = market(wood=1)
    enemy(g, "rats", EAST)
    c = who(g)
    c.visiting = dealer.letter
    act(g, "veteran", "steal", "success", "success")
    assert (c.goods, c.hp) == ({"wood": 1}, 7)


def test_what_lies_on_the_counter_is_read_before_the_visit() -> None:
    g, dealer = market(wood=2)
    dealer.cards = [card("crowbar")]
    dealer.water = 1
    words = book("en", DEFINITION.identity.text)
    said = note(g, "visit", {"merchant": "dealer"}, words)
    assert said == "on the counter, with its price in water: water 1, 2 × wood 2, Crowbar 5"
    dealer.cards, dealer.goods, dealer.water = [], {}, 0
    assert note(g, "visit", {"merchant": "dealer"}, words).endswith(": nothing")
