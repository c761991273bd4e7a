"""Offers between players, what meeting an enemy does, and what comes of showing oneself."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.under_our_sun.sun import (
    CONTENT,
    EAST,
    FAR_EAST,
    HOME,
    SHIPPED,
    act,
    acts,
    bare,
    can,
    enemy,
    give,
    sun,
    told,
    who,
    why_not,
)
from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.gambles import GAMBLES
from vigil.games.under_our_sun.observe.totals import totals
from vigil.games.under_our_sun.observe.view import view
from vigil.games.under_our_sun.rules.dice_and_karma import Die, Roll, reroll
from vigil.games.under_our_sun.rules.enemies import stock_starting_item
from vigil.games.under_our_sun.rules.enemy_movement import step
from vigil.games.under_our_sun.rules.health import full_ap
from vigil.games.under_our_sun.rules.sequence import phase, sun_card
from vigil.games.under_our_sun.rules.set_up import starting_items
from vigil.games.under_our_sun.rules.traitor import call, reveal
from vigil.games.under_our_sun.state import SNEAKED, SURVIVOR, TIRED, Step
from vigil.games.under_our_sun.words.card_text import text_of
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.testing import asked, names, play
from vigil.kernel.text.words import book

EN = book("en", DEFINITION.identity.text)
SIX = ("axe", "bow", "knife", "lighter", "rope", "tent")


# trade


@pytest.mark.rule("R148", "R149", "A84")
def test_an_offer_may_be_repeated() -> None:
    g = sun("veteran", "scout")
    give(g, "veteran", metal=2)
    act(g, "veteran", "trade scout", "nothing")
    assert "trade scout" in can(g, "veteran"), "nobody was asked"
    assert who(g).refused == []
    act(g, "veteran", "trade scout", "give metal", "refuse")
    act(g, "veteran", "trade scout", "give metal", "refuse")
    assert (who(g).refused, view(g, 1).people[0].refused) == (["scout"], ["scout"])
    act(g, "veteran", "trade scout", "give metal x2", "accept")
    assert (who(g).ap, who(g, "scout").goods) == (5, {"metal": 2})


@pytest.mark.rule("R148", "A84")
def test_a_partner_may_answer_with_an_offer() -> None:
    g = sun("veteran", "scout")
    give(g, "veteran", metal=1, food=1)
    give(g, "scout", wood=1)
    question = acts(g, "veteran", "trade scout", "give metal + receive wood")
    assert names(question) == ["accept", "counter-offer", "no-more-offers", "refuse"]
    question = acts(g, "veteran", "trade scout", "give metal + receive wood", "counter-offer")
    assert (question.key, question.seat, question.facts) == ("counter-offer", 1, {"person": "veteran"})
    question = acts(g, "veteran", "trade scout", "give metal", "counter-offer", "give wood + receive food")
    assert (question.seat, names(question)) == (0, ["accept", "refuse"])
    assert question.facts == {"person": "scout", "given": ("wood",), "wanted": ("food",)}
    g.log = []
    act(g, "veteran", "trade scout", "give metal", "counter-offer", "give wood + receive food", "refuse")
    assert (who(g).ap, told(g)[-1]) == (6, "trade-refused")
    act(g, "veteran", "trade scout", "give metal", "counter-offer", "nothing")
    assert (who(g).ap, told(g)[-1]) == (6, "trade-refused")
    act(g, "veteran", "trade scout", "give metal", "counter-offer", "give wood + receive food", "accept")
    assert (who(g).ap, who(g, "scout").ap) == (5, 6)
    assert (who(g).goods, who(g, "scout").goods) == ({"metal": 1, "wood": 1}, {"food": 1})
    assert told(g).count("counter-offered") == 2
    assert told(g).count("trade-accepted") == 1


@pytest.mark.rule("A84")
def test_a_partner_who_is_pestered_wants_no_more_offers_in_this_phase() -> None:
    g = sun("veteran", "scout", "medic")
    give(g, "veteran", metal=1)
    act(g, "veteran", "trade scout", "give metal", "no-more-offers")
    assert why_not(g, "veteran")["trade scout"] == "no-more-offers"
    assert "trade medic" in can(g, "veteran")
    assert "trade veteran" in can(g, "scout")
    assert DEFINITION.rules.codec.load(DEFINITION.rules.codec.dump(g.state)).deaf == ["veteran scout"]
    play(phase(g, Step("phase", n=2)))
    assert "trade scout" in can(g, "veteran")
    assert "deaf" not in DEFINITION.rules.codec.dump(g.state), "old saves keep their hashes"


# starting items


@pytest.mark.rule("R102", "A104")
def test_points_that_were_not_agreed_stay() -> None:
    g = sun("veteran", "scout", "medic")
    flow = starting_items(g)
    question = asked(flow, *SIX, "acquire tent medic 2", "refuse", "buy-nothing", "buy-nothing")
    assert isinstance(question, Decision)
    assert (question.seat, question.facts) == (0, {"n": 2})
    assert "acquire tent medic 2" not in names(question), "not twice in vain"
    assert "acquire tent scout 2" in names(question)
    g = sun("veteran", "scout", "medic")
    play(
        starting_items(g), *SIX,
        "buy-nothing", "acquire axe scout 2", "add-points 0", "add-points 0",
        "acquire knife medic 1",
        "acquire axe scout 2", "add-points 1", "buy-nothing", "buy-nothing",
    )  # fmt: skip
    assert [[card.key for card in c.cards] for c in g.state.people] == [[], ["axe"], ["knife"]]


@pytest.mark.rule("R103", "R304", "A40")
def test_starting_items_are_drawn_by_their_copies() -> None:
    g = sun("veteran")
    chance = next(starting_items(g))
    assert isinstance(chance, Chance)
    starred = [key for key, row in CONTENT.things.items() if row.stars]
    assert dict(zip(chance.outcomes, chance.weights or (), strict=True)) == {
        key: CONTENT.things[key].copies for key in starred
    }
    give(g, "veteran", "water-bottle")
    chance = next(stock_starting_item(g, enemy(g, "dealer", HOME, merchant=True)))
    assert isinstance(chance, Chance)
    found = dict(zip(chance.outcomes, chance.weights or (), strict=True))
    assert found["water-bottle"] == CONTENT.things["water-bottle"].copies - 1
    g.state.things = {}
    play(stock_starting_item(g, g.state.enemies[0]))
    play(starting_items(g))
    assert g.state.offer == []


# meeting


@pytest.mark.rule("R055", "R122", "A13")
def test_one_who_is_called_onto_a_tile_is_met_there() -> None:
    g = sun("veteran", "medic", "scout", mode="semi-co-operative")
    for c in g.state.people:
        c.team = SURVIVOR
    who(g, "scout").team = "goal-let-them-wait"
    bare(g, EAST)
    who(g).at = EAST
    play(call(g, who(g, "scout"), EAST), "sol-captain")
    assert (g.enemy("a").met, who(g).ap, who(g, "medic").ap) == (True, 5, 6)
    assert "left-in-peace" in told(g)
    who(g).stealth, who(g, "scout").called = SNEAKED, False
    play(call(g, who(g, "scout"), EAST), "sol-rifle")
    assert not g.enemy("b").met, "nobody is seen there"


@pytest.mark.rule("R055", "A13", "A29")
def test_one_who_walks_up_is_met_when_somebody_acts_beside_it() -> None:
    for deed in ("dodge", "explore east"):
        g = sun("veteran", "medic")
        captain = enemy(g, "sol-captain", EAST, met=False)
        bare(g, EAST)
        step(g, captain, HOME)
        assert (captain.at, captain.met) == (HOME, False)
        if deed == "dodge":
            act(g, "veteran", deed, "blank", "success", "success", "stay-out")
        else:
            g.state.tiles.pop(EAST)
            act(g, "veteran", deed, "oasis", "success", "success")
        assert (captain.met, who(g).ap, who(g).hp, who(g, "medic").ap) == (True, 4, 6, 5)


@pytest.mark.rule("R055", "R268")
def test_one_who_is_lured_is_met() -> None:
    g = sun("veteran")
    bare(g, EAST)
    give(g, "veteran", "bow")
    drifter = enemy(g, "drifter", EAST, met=False)
    act(g, "veteran", "shoot drifter a bow", "blank", "blank", "blank", "success")
    assert (drifter.at, drifter.met, who(g).water) == (HOME, True, 5)


@pytest.mark.rule("R055", "R265", "R266", "A13")
def test_one_who_was_only_spied_out_is_met_after_a_sneak_attack() -> None:
    g = sun("veteran")
    bare(g, EAST)
    c = who(g)
    c.at, c.stealth = EAST, SNEAKED
    drifter = enemy(g, "drifter", EAST, met=False)
    act(g, "veteran", "sneak-attack drifter a hands", "success", "success", "blank")
    assert (drifter.damage, drifter.met, c.water, c.stealth) == (1, True, 5, "")
    c.stealth, drifter.met, drifter.damage = SNEAKED, False, 2
    act(g, "veteran", "sneak-attack drifter a hands", "success", "success", "blank")
    assert (drifter.dead, drifter.met, c.water) == (True, False, 5), "whoever falls at once has met nobody"


@pytest.mark.rule("R055", "A69")
def test_who_enters_beside_a_hidden_comrade_meets_what_is_there() -> None:
    g = sun("veteran", "medic")
    bare(g, EAST)
    who(g, "medic").at, who(g, "medic").stealth = EAST, SNEAKED
    drifter = enemy(g, "drifter", EAST, met=False)
    act(g, "veteran", "move east dry-river")
    assert (drifter.met, who(g).water) == (True, 5)
    assert "first-round" not in told(g)


@pytest.mark.rule("R055", "R278")
def test_a_joiner_meets_what_it_joins_against() -> None:
    g = sun("veteran", "medic")
    bare(g, EAST)
    give(g, "veteran", "bow")
    who(g, "medic").at, before = EAST, who(g, "medic").water
    drifter = enemy(g, "drifter", EAST, met=False)
    act(
        g, "veteran", "shoot drifter a bow", "blank", "blank", "blank", "blank",
        "attack drifter a hands", "blank", "blank",
    )  # fmt: skip
    assert (drifter.met, who(g, "medic").water, who(g, "medic").ap) == (True, before - 1, 5)


# showing oneself


def on_a_symbol(*people: str) -> Sun:
    """The first is hidden in the east on an uncovered symbol."""
    g = sun(*people)
    bare(g, EAST, "quarry").covered = []
    who(g).at, who(g).stealth = EAST, SNEAKED
    return g


@pytest.mark.rule("R174", "R344", "A108")
def test_a_shot_out_of_hiding_brings_what_the_symbol_holds() -> None:
    g = on_a_symbol("veteran")
    symbols = CONTENT.tiles["quarry"].enemies
    bare(g, FAR_EAST, "salt-flat")
    enemy(g, "rats", FAR_EAST, damage=1)
    give(g, "veteran", "bow")
    question = acts(g, "veteran", "shoot rats a bow", *["rats"] * symbols)
    assert (question.key, who(g).stealth, told(g).count("exposed")) == ("first-round", "", 1)


@pytest.mark.rule("R174", "R344", "A35", "A108")
def test_a_blow_out_of_hiding_brings_them_too_and_is_struck_afterwards() -> None:
    g = on_a_symbol("veteran", "medic")
    who(g, "medic").at = EAST
    symbols = CONTENT.tiles["quarry"].enemies
    question = acts(g, "veteran", "attack-character medic hands", *["rats"] * symbols)
    assert question.key == "first-round"
    g = on_a_symbol("veteran")
    g.tile(EAST).covered = list(range(1, symbols))
    wolves = enemy(g, "wolves", EAST)
    act(
        g, "veteran", "attack wolves a hands", "rats",
        "attack rats b hands", "success", "success", "blank", "blank", "blank",
        "success", "blank", "blank", "blank",
    )  # fmt: skip
    assert (g.enemy("b").dead, wolves.damage, who(g).ap, 0 in g.tile(EAST).covered) == (True, 1, 5, True)


@pytest.mark.rule("R265", "A35", "A108")
def test_a_sneak_attack_shows_one_too() -> None:
    g = on_a_symbol("veteran")
    enemy(g, "wolves", EAST)
    symbols = CONTENT.tiles["quarry"].enemies
    question = acts(g, "veteran", "sneak-attack wolves a hands", "success", "success", "blank", *["rats"] * symbols)
    assert question.key == "first-round"


@pytest.mark.rule("R288", "A108")
def test_whoever_strikes_back_out_of_hiding_is_seen() -> None:
    g = on_a_symbol("veteran", "medic")
    g.tile(EAST).covered = list(range(1, CONTENT.tiles["quarry"].enemies))
    who(g, "medic").at = EAST
    who(g, "medic").ap = 1
    act(
        g, "medic", "attack-character veteran hands", "counter hands", "blank", "blank", "blank",
        "rats", "dodge", "success", "blank", "blank",
    )  # fmt: skip
    assert (who(g).stealth, [each.key for each in g.state.enemies]) == ("", ["rats"])


@pytest.mark.rule("R344", "R354", "A108", "A89")
def test_shots_between_characters_show_both() -> None:
    g = on_a_symbol("veteran", "medic")
    bare(g, FAR_EAST, "salt-flat")
    who(g, "medic").at = FAR_EAST
    give(g, "veteran", "bow")
    who(g, "medic").ap = 0
    question = acts(g, "veteran", "shoot-character medic bow", *["rats"] * CONTENT.tiles["quarry"].enemies)
    assert (question.key, who(g).stealth, who(g).cards[0].uses) == ("first-round", "", 6)
    g = on_a_symbol("veteran", "medic")
    bare(g, FAR_EAST, "salt-flat")
    who(g, "medic").at = FAR_EAST
    for key in ("veteran", "medic"):
        give(g, key, "bow")
    who(g, "medic").ap = 1
    dice = ["blank"] * 10
    question = acts(g, "medic", "shoot-character veteran bow", "shoot-back bow", *dice[: shots("medic", "veteran")])
    assert isinstance(question, Chance)
    assert question.key == "draw-enemies"
    assert (who(g).stealth, [c.cards[0].uses for c in g.state.people]) == ("", [5, 5])


def shots(*people: str) -> int:
    """The dice of these with a bow."""
    return sum(len(CONTENT.characters[key].combat) + len(CONTENT.things["bow"].ranged) for key in people)


@pytest.mark.rule("R344", "A108")
def test_where_no_symbol_is_open_nothing_comes() -> None:
    g = on_a_symbol("veteran", "medic")
    g.tile(EAST).covered = list(range(CONTENT.tiles["quarry"].enemies))
    who(g, "medic").at = EAST
    who(g, "medic").ap = 0
    act(g, "veteran", "attack-character medic hands", "success", "blank")
    assert (who(g).stealth, g.state.enemies, who(g, "medic").hp) == ("", [], 6)


# one weapon, robbers, actions in vain


@pytest.mark.rule("R244", "R256", "A109")
def test_one_attack_is_made_with_one_weapon() -> None:
    g = sun("veteran")
    give(g, "veteran", "axe", "knife")
    enemy(g, "bear", HOME)
    blows = [name for name in can(g, "veteran") if name.startswith("attack")]
    assert blows == ["attack bear a axe", "attack bear a knife"]
    own, axe = len(CONTENT.characters["veteran"].combat), len(CONTENT.things["axe"].melee)
    act(g, "veteran", "attack bear a axe", *["success"] * (own + axe), "blank", "blank")
    assert g.enemy("a").damage == own + axe


@pytest.mark.rule("R299", "R278", "A44", "A110")
def test_who_has_not_robbed_a_merchant_does_not_join_a_robbery() -> None:
    g = sun("veteran", "medic")
    bare(g, EAST)
    for c in g.state.people:
        c.at = EAST
    dealer = enemy(g, "dealer", EAST, merchant=True)
    who(g).visiting = "a"
    act(g, "veteran", "rob dealer hands", "blank", "blank", "blank", "blank")
    assert dealer.robbers == ["veteran"]
    dealer.robbers.append("medic")
    question = acts(g, "veteran", "attack dealer a hands", "blank", "blank", "blank", "blank")
    assert (question.key, question.seat) == ("join", 1)


@pytest.mark.rule("R027", "R040", "A111")
def test_orders_are_given_to_whoever_can_still_follow_them() -> None:
    g = sun("veteran", "scout", "medic")
    order = next(row.ability.key for row in CONTENT.characters.values() if row.key == "veteran")
    assert names(acts(g, "veteran", f"ability {order}")) == ["comrade scout", "comrade medic"]
    who(g).exhausted, who(g).ap = [], 6
    who(g, "scout").played, who(g, "scout").ap = True, 0
    act(g, "veteran", f"ability {order}")
    assert (who(g, "scout").ap, who(g, "medic").ap) == (0, 8)
    who(g).exhausted, who(g).ap = [], 6
    who(g, "medic").played = who(g, "medic").waiting = True
    act(g, "veteran", f"ability {order}")
    assert who(g, "medic").ap == 10, "who waits may fight with them"
    who(g).exhausted = []
    who(g, "medic").ap = 0
    assert why_not(g, "veteran")[f"ability {order}"] == "no-use-now"


@pytest.mark.rule("R154", "A50", "A111")
def test_nobody_sleeps_in_vain() -> None:
    g = sun("veteran")
    assert "sleep" in can(g, "veteran")
    who(g).well_being = 2
    assert why_not(g, "veteran")["sleep"] == "already-fit"


# what is told


@pytest.mark.rule("R081", "R246")
def test_armour_says_that_it_held() -> None:
    g = sun("veteran", "medic")
    give(g, "veteran", "leather-jacket")
    enemy(g, "wolves", HOME)
    who(g, "medic").ap = 0
    act(g, "veteran", "attack wolves a hands", "blank", "blank", "success", "success")
    (held,) = [event.facts for event in g.log or () if event.key == "armour-held"]
    assert held == {"person": "veteran", "item": "leather-jacket", "n": CONTENT.things["leather-jacket"].armour}
    assert who(g).hp == 8 - 2 + CONTENT.things["leather-jacket"].armour


@pytest.mark.rule("R161", "R074")
def test_a_card_is_named_and_says_what_a_test_decides() -> None:
    g = sun("veteran")
    bare(g, EAST).event = True
    act(g, "veteran", "move east dry-river", "event-minefield", "blank")
    keys = told(g)
    at = keys.index("draws-card")
    assert keys[at : at + 3] == ["draws-card", "event-minefield", "if-failed-damage"]
    assert (g.log or [])[at].facts == {"person": "veteran", "card": "event-minefield"}
    assert (g.log or [])[at + 2].facts == {"n": 2}


def test_every_test_on_a_card_says_what_it_decides() -> None:
    asking = {source for source, effects in SHIPPED.effects.items() if any_test(SHIPPED, source)}
    assert {source for source, _ in SHIPPED.stakes} == asking
    assert all(SHIPPED.stakes.values())
    for stakes in SHIPPED.stakes.values():
        for key, facts in stakes:
            for language in ("en", "it", "fr"):
                assert book(language, DEFINITION.identity.text).say(f"event-{key}", facts)
    said = Counter(key for stakes in SHIPPED.stakes.values() for key, _ in stakes)
    assert said["if-failed-damage"] >= 5
    assert set(said) == {
        *("if-failed-damage", "if-failed-infect", "if-failed-slow", "if-failed-spawn", "if-failed-spawn-kind"),
        *("if-failed-give-up", "if-passed-loot", "if-passed-random", "if-passed-revive"),
    }


def any_test(content: Content, source: str) -> bool:
    return any(node.say is not None and node.say.name == "test" for node in content.effects[source].nodes.values())


@pytest.mark.rule("R181", "R184")
def test_a_reroll_of_two_dice_is_told_once() -> None:
    g = sun("veteran")
    g.log = []
    roll = Roll("veteran", [Die("green", "blank"), Die("yellow", "blank")], "Combat", "attack")
    play(reroll(g, who(g), [(roll, die) for die in roll.dice]), "success", "symbol", "success", "lost")
    assert told(g) == ["karma-symbol", "karma-lost", "rolled"]
    other = Roll("veteran", [Die("green", "blank")], "Combat", "attack")
    play(reroll(g, who(g), [(roll, roll.dice[0]), (other, other.dice[0])]), "success", "symbol", "success", "symbol")
    assert told(g)[3:] == ["karma-symbol", "karma-symbol", "rolled", "rolled"]


def test_the_end_of_a_mission_is_told_by_its_own_card() -> None:
    assert "New Haven" not in EN.say("event-end-mission")
    assert "roof" not in EN.say("event-end-mission")
    first = text_of(SHIPPED, EN, "pump-the-parts")
    assert first.endswith("Recommended mode: semi-co-operative: there may be a traitor")
    assert text_of(SHIPPED, EN, "pump-the-house").startswith(EN.say("event-mission-pump-the-house"))
    assert "Recommended" not in text_of(SHIPPED, EN, "pump-the-house")


@pytest.mark.rule("R126", "R339")
def test_the_reveal_says_what_it_changes() -> None:
    g = sun("veteran", "scout", mode="semi-co-operative")
    who(g).team, who(g, "scout").team = SURVIVOR, "goal-let-them-wait"
    g.log = []
    reveal(g, who(g, "scout"))
    reveal(g, who(g, "scout"))
    assert told(g) == ["team-card", "left-in-peace"]


# help that is true


@pytest.mark.rule("R328", "R038", "R069")
def test_the_total_of_ap_is_what_a_phase_would_begin_with() -> None:
    for card in ("sun-clear", "sun-storm", "sun-haze", "sun-high-cloud"):
        g = sun("veteran", "scout", seats=1)
        who(g).well_being = TIRED
        play(sun_card(g), card)
        found = totals(g, 0)
        assert [number.total for number in found] == [full_ap(g, c) for c in g.state.people]
        assert [number.facts for number in found] == [{"person": "veteran"}, {"person": "scout"}]


@pytest.mark.rule("R173", "R135")
def test_the_odds_of_a_test_are_of_that_test() -> None:
    """Whoever is hidden beside an enemy takes a test before the one that is asked about."""
    assert GAMBLES["container"].under == ("Actions: Interactions", "Characters: Death")
    g = sun("scout")
    bare(g, EAST).containers = ["skill"]
    enemy(g, "rats", EAST)
    who(g).at, who(g).stealth = EAST, SNEAKED
    act(g, "scout", "container skill", "success", "blank", "blank")
    closing = [event for event in g.log or () if event.key in GAMBLES["container"].closes]
    assert [event.key for event in closing] == ["passed", "failed"]
    assert [event.key for event in closing if event.rule in GAMBLES["container"].under] == ["failed"]
