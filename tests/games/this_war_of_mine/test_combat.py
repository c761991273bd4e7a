"""Combat and barter."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import (
    BOX,
    card,
    drain,
    effects,
    elements,
    fight,
    found,
    give,
    levels,
    not_yet,
    out,
    steps,
    stock,
    told,
    war,
    why_not,
)
from vigil.games.this_war_of_mine.rules.set_up import everything
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals

TOTAL = {key: token.count for key, token in BOX.tokens.items()}


@pytest.mark.rule("R189", "R190", "R191", "R192", "rd67")
def test_w54_enemies_stand_in_the_row_of_their_weapon() -> None:
    g = out(war("mira"))
    row = {"do": "fight", "n": 2, "a": "unarmed", "b": "assault-rifle", "c": "knife"}
    request = asked(effects(g, row), "a-0", "b-2")
    f = g.state.fight
    assert f is not None
    assert [(enemy.token, enemy.weapon, enemy.prowess, enemy.wounds) for enemy in f.enemies] == [
        ("a-0", "unarmed", 0, 0),
        ("b-2", "assault-rifle", 2, 0),
    ]
    assert request.key == "fight-or-flee"


@pytest.mark.rule("R195", "R196", "R205", "R214", "R217", "rd50", "rd61")
def test_w54_an_enemy_rifle_shoots_twice_out_of_one_pool() -> None:
    g = fight(out(war("mira")), [("b-2", "assault-rifle")])
    asked(steps(g, "round"), "stand", "story", "shotgun", "one", "shotgun", "miss")
    assert levels(g, "wounds") == [1]
    f = g.state.fight
    assert f is not None
    assert f.enemies[0].weapon == "assault-rifle"


@pytest.mark.rule("R196", "R197", "R198", "R199", "R200", "R201", "R202", "R218", "R219", "rd32", "R212")
@pytest.mark.parametrize(("weapon", "wounds"), [("knife", 0), ("pistol", 2)])
def test_w55_firearms_first(weapon: str, wounds: int) -> None:
    g = fight(out(war("mira")), [("a-0", weapon)], thugs=True)
    found(g, ammo=1)
    g.state.people[0].weapon = "pistol"
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 1
    play(steps(g, "round"), "stand", "two", *(["two"] if weapon == "pistol" else []))
    assert levels(g, "wounds") == [wounds]
    assert g.state.fight is None
    assert "ammo" not in g.state.pile
    assert g.state.pile["pistol"] >= 1


@pytest.mark.rule("R193", "R212", "R213", "R266", "R267", "rd52")
def test_w56_two_pistols_one_ammo_one_knife() -> None:
    g = fight(out(war("mira", "emil")), [("c-1", "unarmed")])
    found(g, pistol=2, ammo=1, knife=1)
    play(steps(g, "arm-fight"), "arm mira pistol + arm emil pistol")
    assert g.state.pile == {"ammo": 1, "knife": 1}
    request = asked(steps(g, "round"), "stand")
    assert not_yet(request) == "must-fire"
    assert why_not(request, "fire mira", "fire emil") == "no-ammo"
    g.state.agenda.clear()
    asked(steps(g, "round"), "stand", "fire mira", "one", "miss", "miss", "miss")
    assert [person.weapon for person in g.state.people] == ["pistol", "knife"]
    assert g.state.pile == {"pistol": 1}
    g.state.agenda.clear()
    g = fight(out(war("mira", "emil")), [("c-1", "unarmed")])
    found(g, ammo=1)
    for person in g.state.people:
        person.weapon = "pistol"
    assert asked(steps(g, "round"), "stand", "fire mira", "one").key == "grey-die"


@pytest.mark.rule("R213", "R196", "rd52")
def test_w56_the_knife_taken_for_lack_of_ammo_is_the_weapon_one_strikes_with() -> None:
    g = fight(out(war("mira", "emil")), [("c-1", "unarmed")])
    found(g, pistol=2, ammo=1, knife=1)
    play(steps(g, "arm-fight"), "arm mira pistol + arm emil pistol")
    request = asked(steps(g, "round"), "stand", "fire mira", "one")
    assert (request.key, (request.facts or {})["person"]) == ("yellow-die", "emil")


@pytest.mark.rule("R215")
def test_the_dead_do_not_change_weapons() -> None:
    g = fight(out(war("mira")), [("a-0", "pistol knife")], thugs=True)
    found(g, ammo=1)
    g.state.people[0].weapon = "pistol"
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    play(steps(g, "round"), "stand", "one", "out-of-ammo")
    assert g.state.pile["pistol"] == 2, "its own, and the one that fell"
    assert "enemy-empty" not in told(g)


@pytest.mark.rule("R194", "R266", "rd35", "rd64")
def test_in_the_shelter_weapons_and_ammo_come_from_storage_and_there_is_no_flight() -> None:
    g = war("mira", "tomas", storage={"pistol": 1, "ammo": 2})
    g.state.people[1].task = "scavenging"
    play(effects(g, {"do": "fight", "n": 1, "a": "unarmed", "b": "knife", "c": "knife"}),
         "a-0", "arm mira pistol", "two", "miss", "two", 7)  # fmt: skip
    assert g.state.fight is None
    assert g.state.storage["pistol"] == 1
    assert "ammo" not in g.state.storage
    assert levels(g, "misery") == [1, 0]
    g = out(war("mira"))
    row = {"do": "fight", "n": 1, "a": "unarmed", "b": "knife", "c": "knife"}
    assert asked(effects(g, row), "a-0").key == "fight-or-flee", "outside there is"


@pytest.mark.rule("R135", "R136", "R206", "R207", "R208", "R209", "R210", "R265", "rd19", "rd63")
def test_w60_flight() -> None:
    g = out(war("mira", "tomas", seats=2), unknown=6)
    s = g.state
    assert s.trip is not None
    s.trip.seen = ["bins"]
    s.decks["exploration"].cards.remove("bins")
    card(g, "footsteps", {"do": "encounter"}, {"do": "gain", "what": "jewelry"})
    card(g, "thugs", {"do": "fight", "n": 1, "a": "knife", "b": "knife", "c": "knife"}, {"do": "gain", "what": "ammo"})
    g.then(Step("explore"), Step("findings"), Step("pass"))
    request = asked(drain(g), "footsteps", "thugs", "b-1", "flee", "miss", "one", "wound mira")
    assert request.key == "carry-home"
    assert "carry wood" in names(request)
    assert levels(g, "wounds") == [1, 0]
    assert len(s.decks["exploration"].cards) == 26
    assert "thugs" in s.decks["residents"].cards
    assert (s.fight, s.pile, s.passed) == (None, {}, 0)
    s.agenda.clear()


@pytest.mark.rule("R206", "R209", "R210", "R211")
def test_w61_a_backstab_from_a_hideout() -> None:
    row = {"do": "fight", "n": 2, "a": "knife", "b": "knife", "c": "knife", "thugs": True, "first": "us"}
    g = out(war("mira", "emil"))
    found(g, hatchet=1)
    request = asked(effects(g, row), "a-0", "b-0", "arm mira hatchet", "hatchet", "miss", "target a-0")
    assert request.key == "fight-or-flee"
    assert levels(g, "wounds") == [0, 0], "the other has not struck"
    assert g.state.fight is not None
    assert [enemy.token for enemy in g.state.fight.enemies] == ["b-0"]
    g = out(war("mira", "emil"))
    found(g, hatchet=2)
    play(
        effects(g, row), "a-0", "b-0", "arm mira hatchet + arm emil hatchet", "hatchet", "hatchet", "target a-0",
    )  # fmt: skip
    assert g.state.fight is None


@pytest.mark.rule("R223", "R224", "R225", "R226")
def test_w62_a_story() -> None:
    for answers, wounds in ((["miss"], 0), (["trust-fate", "fate-3"], 2), (["trust-fate", "fate-2"], 0)):
        g = fight(out(war("mira")), [("c-1", "unarmed")])
        found(g, ammo=1)
        g.state.people[0].weapon = "pistol"
        card(g, "fate-3-combat", {"do": "hit", "n": 2})
        asked(steps(g, "round"), "stand", "story", *answers, "miss", "miss")
        assert g.state.fight is not None
        assert g.state.fight.enemies[0].wounds == wounds


@pytest.mark.rule("R223", "rd50")
def test_an_enemys_story_is_the_leaders_choice_too() -> None:
    g = fight(out(war("mira")), [("a-0", "unarmed")])
    request = asked(steps(g, "round"), "stand", "miss", "story")
    assert (request.key, names(request)) == ("story", ["miss", "trust-fate"])


@pytest.mark.rule("R240", "R241", "R242", "rd30", "rd64")
def test_w63_killing_weighs_on_those_present() -> None:
    g = out(war("tomas", "josef", "lena"), lena="guard")
    fight(g, [("a-0", "unarmed")])
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    play(steps(g, "round"), "stand", "one", "keep", "miss", "keep", "miss", 5)
    assert levels(g, "misery") == [1, 0, 0]


@pytest.mark.rule("R240")
def test_w63_nobody_mourns_thugs() -> None:
    g = fight(out(war("mira")), [("a-0", "unarmed")], thugs=True)
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    play(steps(g, "round"), "stand", "one", "miss")
    assert levels(g, "misery") == [0]


@pytest.mark.rule("rd30")
def test_one_roll_for_each_kill_or_one_for_all() -> None:
    for setting, rolls in (("each", (9, 9)), ("once", (9,))):
        g = fight(out(war("mira", kill_rolls=setting)), [("a-0", "unarmed"), ("b-0", "unarmed")])
        assert g.state.fight is not None
        for enemy in g.state.fight.enemies:
            enemy.wounds = 2
        play(steps(g, "round"), "stand", "two", "miss", "miss", *rolls)


@pytest.mark.rule("R203", "R204", "R216", "rd24", "rd25", "rd26")
def test_re_rolls_of_a_character() -> None:
    g = fight(out(war("oskar")), [("c-3", "unarmed")])
    found(g, ammo=5)
    g.state.people[0].weapon = "assault-rifle"
    script = ("stand", "fire oskar x2", "out-of-ammo", "one", "reroll 1 out-of-ammo", "one", "reroll 2 one", "shotgun")
    request = asked(steps(g, "round"), *script)
    assert request.key == "grey-die", "two re-rolls in all, and no third"
    assert g.state.pile["ammo"] == 3


@pytest.mark.rule("R215", "rd50", "rd61")
def test_an_enemy_out_of_ammo_goes_on_with_its_other_weapon_and_keeps_its_wounds() -> None:
    g = fight(out(war("mira")), [("a-0", "pistol knife"), ("b-0", "pistol")])
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 1
    asked(steps(g, "round"), "stand", "out-of-ammo", "out-of-ammo", "miss")
    assert [(enemy.weapon, enemy.wounds) for enemy in g.state.fight.enemies] == [("knife", 1), ("unarmed", 0)]


@pytest.mark.rule("R220", "R221", "R222", "rd34", "rd57")
def test_deadly_faces_hold_for_both_sides() -> None:
    g = fight(out(war("mira", "emil")), [("a-0", "hatchet")])
    g.state.people[0].weapon = "hatchet"
    script = ("stand", "hatchet", "miss", "hatchet", "target emil", 10)
    play(steps(g, "round"), *script)
    assert [person.key for person in g.state.people] == ["mira"], "the victim of a Hatchet still strikes"
    assert g.state.fight is None
    g = fight(out(war("mira", "emil")), [("c-1", "hatchet")])
    g.state.people[0].weapon = "knife"
    request = asked(steps(g, "round"), "stand", "hatchet", "miss", "hatchet")
    assert request.key == "who-dies", "a Hatchet face with a Knife was a miss"
    g = fight(out(war("mira", enemy_deadly="off")), [("a-0", "hatchet")])
    asked(steps(g, "round"), "stand", "miss", "hatchet")
    assert len(g.state.people) == 1


@pytest.mark.rule("rd57", "R219")
def test_a_shotguns_victim_answers_only_with_a_firearm() -> None:
    g = fight(out(war("mira")), [("a-0", "hatchet")], thugs=True)
    found(g, ammo=1)
    g.state.people[0].weapon = "shotgun"
    play(steps(g, "round"), "stand", "shotgun")
    assert levels(g, "wounds") == [0]


@pytest.mark.rule("rd33", "rd51", "R198", "R199")
def test_wounds_are_dealt_out_to_the_last() -> None:
    g = fight(out(war("viktor", "mira")), [("a-0", "unarmed"), ("b-0", "unarmed")], thugs=True)
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    request = asked(steps(g, "round"), "stand", "two", "keep", "one", "miss", "miss")
    assert isinstance(request, Decision)
    assert why_not(request, "wound a-0", "wound a-0") == "none-left"
    assert not_yet(request, "wound a-0", "wound b-0") == "more-to-choose"
    g.state.agenda.clear()
    asked(steps(g, "round"), "stand", "two", "keep", "one", "miss", "miss", "wound a-0 + wound b-0 x2")
    assert [(enemy.token, enemy.wounds) for enemy in g.state.fight.enemies] == [("b-0", 2)]


@pytest.mark.rule("rd33", "R198")
def test_all_wounds_fall_on_us_while_somebody_lives() -> None:
    g = give(out(war("viktor", "mira")), "wounds", 2, 3)
    fight(g, [("a-0", "knife"), ("b-0", "knife"), ("c-1", "unarmed")], thugs=True)
    script = ("stand", "miss", "keep", "miss", "two", "two", "two")
    play(steps(g, "round"), *script)
    assert (g.state.people, g.state.cause) == ([], "nobody-left"), "2 and 1 kill both; 3 more are lost"
    g = give(out(war("viktor", "mira")), "wounds", 2, 3)
    fight(g, [("a-0", "knife"), ("b-0", "unarmed")], thugs=True)
    request = asked(steps(g, "round"), "stand", "miss", "keep", "miss", "one", "one")
    assert not_yet(request, "wound viktor") == "more-to-choose"
    assert why_not(request, "wound mira", "wound mira") == "none-left", "none may be parked on the dead"


@pytest.mark.rule("rd51", "rd67")
@pytest.mark.parametrize("wounds", [2, 3, 4])
def test_how_many_wounds_kill_is_a_setting(wounds: int) -> None:
    g = fight(out(war("mira", enemy_wounds=str(wounds))), [("a-0", "unarmed")], thugs=True)
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = wounds - 2
    asked(steps(g, "round"), "stand", "one", "miss")
    assert g.state.fight.enemies[0].wounds == wounds - 1
    g.state.agenda.clear()
    play(steps(g, "round"), "stand", "one", "miss")
    assert g.state.fight is None


@pytest.mark.rule("rd65", "R243")
def test_the_fight_goes_on_without_the_dead() -> None:
    g = give(out(war("mira", "emil"), unknown=1), "wounds", 3, 0)
    card(g, "script-266")
    card(g, "footsteps", {"do": "fight", "n": 1, "a": "unarmed", "b": "knife", "c": "knife", "thugs": True})
    g.then(Step("explore"), Step("findings"))
    request = asked(drain(g), "footsteps", "a-0", "stand", "miss", "miss", "one", "wound mira")
    assert request.key == "fight-or-flee"
    assert "script-266" not in told(g)


def test_the_rest_run_when_enough_have_fallen_and_the_winners_take_their_arms() -> None:
    g = fight(out(war("mira")), [("a-0", "knife"), ("b-0", "pistol")], thugs=True, breaks=1)
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    play(steps(g, "round"), "stand", "out-of-ammo", "one", "miss", "wound a-0")
    assert g.state.fight is None
    assert g.state.pile == {"knife": 1}
    assert everything(g) == TOTAL


# Barter


@pytest.mark.rule("R227", "R228", "R229", "R230", "R231", "R232", "R233", "R234", "R235", "R269", "rd36")
def test_w66_barter() -> None:
    g = war("mira", storage={"lockpick": 1, "raw-food": 1, "coffee": 1, "wood": 3})  # values 5, 10, 1
    g.state.box.pop("meds")
    row = {"do": "barter", "fee": 3, "stock": "canned-food meds water"}
    request = asked(effects(g, row), "barter 3")
    assert not_yet(request, "thing coffee") == "too-little-value"
    assert "thing wood" not in names(request)
    g.state.agenda.clear()
    offered = elements(effects(g, row), "barter 3", "thing lockpick")
    assert offered == ["sell coffee 1", "sell raw-food 10"], "Meds are not in the box, Canned Food is beyond reach"
    g.state.agenda.clear()
    assert g.state.storage == {"raw-food": 1, "coffee": 1, "wood": 3}, "2 of the fee are lost"
    stock(g, lockpick=1)
    request = asked(effects(g, row), "barter 3", "thing lockpick")
    assert refusals(request) == {"buy canned-food 15": "too-dear", "buy meds 10": "none-in-box"}, "11 under 15"
    g.state.agenda.clear()
    g = war("mira", storage={"wood": 9})
    play(effects(g, row))
    assert "no-barter" in told(g)


@pytest.mark.rule("R231", "R268", "rd36", "rd37")
def test_one_fee_several_exchanges_and_no_change() -> None:
    g = war("mira", storage={"alcohol": 2, "coffee": 1})
    row = {"do": "barter", "fee": 1, "stock": "food"}
    script = (
        "barter 1",
        "thing coffee",
        "sell alcohol 10 + buy vegetable 5",
        "sell alcohol 10 + buy raw-food 10",
        "nothing",
    )
    play(effects(g, row), *script)
    assert g.state.storage == {"vegetable": 1, "raw-food": 1}
    g = out(war("mira"))
    found(g, jewelry=1)
    play(effects(g, row), "barter 1", "thing jewelry")
    assert g.state.pile == {}, "paid, and nothing was bought"
    assert everything(g) == TOTAL


@pytest.mark.rule("R228", "R268")
def test_outside_the_pile_is_what_one_barters_with() -> None:
    g = out(war("mira", storage={"jewelry": 2}))
    found(g, alcohol=1)
    play(effects(g, {"do": "barter", "stock": "raw-food"}), "barter 0", "sell alcohol 10 + buy raw-food 10", "nothing")
    assert g.state.pile == {"raw-food": 1}
    assert g.state.storage == {"jewelry": 2}


@pytest.mark.rule("R231")
def test_the_numbers_of_an_exchange() -> None:
    g = war("mira", storage={"alcohol": 1})
    request = asked(effects(g, {"do": "barter", "stock": "food"}), "barter 0")
    assert isinstance(request, Decision)
    assert request.build is not None
    assert request.build.numbers is not None
    given, taken = request.build.numbers([("sell", "alcohol"), ("buy", "vegetable")])
    assert (given.total, taken.total) == (10, 5)


@pytest.mark.rule("R200", "R218", "R219")
def test_when_firearms_have_killed_the_last_enemy_nobody_else_rolls() -> None:
    g = fight(out(war("mira", "emil")), [("a-0", "unarmed")], thugs=True)
    found(g, ammo=1)
    g.state.people[0].weapon = "pistol"
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    play(steps(g, "round"), "stand", "one")
    assert g.state.fight is None
    assert levels(g, "wounds") == [0, 0]
    assert told(g).count("throws") == 1, "Emil has nobody to strike at"


@pytest.mark.rule("R209", "R218")
def test_a_backstab_of_firearms_alone_ends_with_the_last_enemy() -> None:
    g = fight(out(war("mira", "emil")), [("a-0", "knife")], thugs=True, backstab="us")
    found(g, ammo=1)
    g.state.people[0].weapon = "shotgun"
    play(steps(g, "round"), "shotgun")
    assert (g.state.fight, told(g).count("throws")) == (None, 1)


@pytest.mark.rule("R222")
def test_a_deadly_face_of_another_weapon_is_told_as_a_miss() -> None:
    g = fight(out(war("mira")), [("a-0", "unarmed")], thugs=True)
    g.state.people[0].weapon = "knife"
    play(steps(g, "round"), "stand", "hatchet", "miss", "flee", "miss")
    thrown = [event.facts for event in g.log or () if event.key == "throws"]
    assert [facts["missed"] for facts in thrown] == [1, 0, 0]
    g = fight(out(war("mira")), [("a-0", "unarmed")], thugs=True)
    g.state.people[0].weapon = "hatchet"
    play(steps(g, "round"), "stand", "hatchet", "miss")
    assert [event.facts["missed"] for event in g.log or () if event.key == "throws"] == [0, 0]


def test_who_the_enemies_are_is_told_at_the_beginning_and_at_the_end() -> None:
    g = out(war("mira"))
    row = {"do": "fight", "n": 1, "a": "unarmed", "b": "knife", "c": "knife", "foe": "deserters", "thugs": True}
    request = asked(effects(g, row), "a-0")
    assert (request.key, request.facts) == ("fight-or-flee", {"foe": "deserters"})
    assert [event.facts["foe"] for event in g.log or () if event.key == "fight-begins"] == ["deserters"]
    g = fight(out(war("mira")), [("a-0", "unarmed")], thugs=True, foe="deserters")
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    play(steps(g, "round"), "stand", "one", "miss")
    ends = [event for event in g.log or () if event.key in ("killed", "fight-won")]
    assert [event.facts["foe"] for event in ends] == ["deserters", "deserters"]
    g = out(war("mira"))
    asked(effects(g, {"do": "fight", "n": 1, "a": "unarmed", "b": "knife", "c": "knife"}), "a-0")
    assert g.state.fight is not None
    assert g.state.fight.foe == "strangers"
