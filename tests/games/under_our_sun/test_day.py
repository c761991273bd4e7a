"""The day: Preparation, sun cards, storms, enemies on the move, night cards, solo."""

from __future__ import annotations

import pytest

from tests.games.under_our_sun.sun import (
    CONTENT,
    EAST,
    FAR_EAST,
    HOME,
    SOUTH_EAST,
    WEST,
    act,
    acts,
    bare,
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
from vigil.games.under_our_sun.rules.enemy_movement import move_enemies, stack, wander
from vigil.games.under_our_sun.rules.interactions import sleep_cost
from vigil.games.under_our_sun.rules.night_cards import night_card_at_start
from vigil.games.under_our_sun.rules.own_turn import begin_turn
from vigil.games.under_our_sun.rules.sequence import new_day, restore, sun_card, turn, turns
from vigil.games.under_our_sun.state import COVERED, SNEAKED, Step
from vigil.kernel.testing import asked, names, play


@pytest.mark.rule("R002", "R105", "R110", "R307", "R327", "A10", "R356")
def test_the_first_day_has_no_preparation() -> None:
    g = sun("veteran", "scout")
    g.state.phase = "set-up"
    new_day(g)
    kinds = [step.kind for step in reversed(g.state.agenda)]
    assert kinds == [*["phase", "turns", "phase-end", "phase-over"] * 3, "day-over"]
    g.state.agenda, g.state.phase = [], "night"
    new_day(g)
    assert g.state.agenda[-1].kind == "preparation"


@pytest.mark.rule(
    "R308", "R309", "R310", "R311", "R312", "R313", "R314", "R315", "R316", "R175", "A58", "R088", "A92", "R331"
)
def test_t60_preparation_in_order() -> None:
    g = sun("veteran", "scout", "medic")
    a, b, c = g.state.people
    tile(g, EAST, "cistern", covered=[0], water=0)
    bare(g, WEST)
    b.at = EAST
    g.tile(WEST).dropped = {"metal": 2}
    g.tile(EAST).goods = {"wood": 1}
    enemy(g, "rats", WEST)
    give(g, "veteran", "bedroll", food=1)
    give(g, "medic", food=1)
    give(g, "scout", food=1)
    a.cards[0].flipped = True
    metal = g.state.supply["metal"]
    play(steps(g, "preparation", Step("phase", n=0)), 7, "sun-clear")
    assert (g.state.first, g.state.day) == (1, 2)
    assert g.tile(WEST).dropped == {}
    assert g.state.supply["metal"] == metal + 2
    assert g.tile(EAST).goods == {"wood": 1}
    assert not a.cards[0].flipped
    assert (g.tile(EAST).covered, b.stealth) == ([], COVERED)
    assert g.enemy("a").at == WEST
    assert g.tile(EAST).water == 5
    assert (c.well_being, c.goods, c.hp, c.ap) == (0, {}, 7, 4)


@pytest.mark.rule("R175", "R223", "A58")
def test_t27_a_marker_removed_under_a_character() -> None:
    g = sun("veteran", "scout")
    tile(g, EAST, "cistern", covered=[0])
    who(g).at = EAST
    restore(g)
    assert who(g).stealth == COVERED
    assert who(g, "scout").stealth == ""
    act(g, "veteran", "wait")
    assert who(g).hp == 8


@pytest.mark.rule("R315", "A52", "A59", "A74")
def test_t108_starved() -> None:
    g = sun("veteran", "scout")
    give(g, "scout", food=2)
    g.tile(HOME).dropped = {"food": 3}
    who(g).hp = 1
    play(steps(g, "preparation"))
    assert who(g).died == 1
    assert g.state.phase == "morning"
    assert g.state.phases == 1
    who(g, "scout").hp = 1
    play(steps(g, "preparation"))
    assert (who(g, "scout").hp, who(g, "scout").goods) == (1, {})


@pytest.mark.rule("R160", "R191", "R309", "R159", "A83")
def test_t32_camp_storage() -> None:
    g = sun("veteran")
    bare(g, EAST)
    give(g, "veteran", "rope", wood=2, food=2)
    who(g).at = EAST
    g.tile(EAST).camp = True
    act(g, "veteran", "discard", "drop wood + drop rope + drop water x2")
    assert (g.tile(EAST).stored, who(g).water) == (2, 4)
    play(steps(g, "preparation"))
    assert (g.tile(EAST).dropped, [card.key for card in g.tile(EAST).cards]) == ({"wood": 1}, ["rope"])
    who(g).ap = 6
    act(g, "veteran", "refill")
    assert (g.tile(EAST).stored, who(g).water) == (0, 6)
    g.tile(EAST).camp = False
    assert why_not(g, "veteran")["refill"] == "no-water-here"
    act(g, "veteran", "discard", "drop wood + drop water")
    assert g.tile(EAST).stored == 0
    play(steps(g, "preparation"))
    assert (g.tile(EAST).dropped, g.tile(EAST).cards) == ({}, [])


# sun


@pytest.mark.rule("R066", "R067", "R068", "R316", "R320")
def test_every_draw_is_made_from_all_ten() -> None:
    g = sun()
    for _ in range(3):
        request = asked(sun_card(g))
        assert sum(request.weights or ()) == 10  # type: ignore[union-attr]
        play(sun_card(g), "sun-clear")
    stub(g, "sun-heat", {"each": "everyone", "then": [{"do": "thirst", "n": 1}]})
    g = sun("veteran", "scout")
    play(sun_card(g), "sun-heat")
    assert [c.water for c in g.state.people] == [5, 5]


@pytest.mark.rule("R069", "R070", "R071", "R072", "A22", "A23", "R194", "R200", "R153", "R066", "R317")
def test_t57_t31_a_storm() -> None:
    g = sun("veteran", "scout", "medic")
    a, b, c = g.state.people
    a.well_being = b.well_being = 0
    bare(g, EAST)
    bare(g, WEST, "salt-flat")
    g.tile(EAST).fire, g.tile(WEST).fire = "campfire", "field-kitchen"
    c.water, c.at = 5, EAST
    play(steps(g, Step("phase", n=0)), "sun-storm")
    assert [each.ap for each in (a, b, c)] == [3, 3, 5]
    assert (g.tile(EAST).fire, g.tile(WEST).fire) == ("", "")
    assert (g.tile(EAST).dropped, g.tile(WEST).dropped) == ({}, {"metal": 1})
    assert sleep_cost(g, c) == 3
    act(g, "medic", "rain")
    assert (c.water, c.ap) == (6, 4)
    assert why_not(g, "medic")["rain"] == "bottles-full"
    g.state.weather = ""
    c.water = 0
    assert why_not(g, "medic")["rain"] == "no-storm"


@pytest.mark.rule("A21", "R322", "R067", "R320", "R317")
def test_the_weather_of_the_afternoon_lasts_through_the_night() -> None:
    g = sun()
    play(steps(g, Step("phase", n=1)), "sun-storm")
    play(steps(g, Step("phase", n=2)))
    assert (g.state.weather, who(g).ap) == ("storm", 5)
    play(steps(g, Step("phase", n=1)), "sun-high-cloud")
    assert who(g).ap == 7
    play(steps(g, "phase-over", Step("phase", n=2)))
    assert who(g).ap == 6


@pytest.mark.rule("R154", "R190", "R326", "A2", "A3", "R071")
def test_t24_the_grid_of_sleep() -> None:
    g = sun()
    bare(g, EAST)
    c = who(g)
    c.at = EAST
    found = {}
    for night in (False, True):
        for storm in (False, True):
            for camp in (False, True):
                g.state.phase, g.state.weather = "night" if night else "morning", "storm" if storm else ""
                g.tile(EAST).camp = camp
                found[night, storm, camp] = sleep_cost(g, c)
    assert list(found.values()) == [4, 3, 3, 3, 5, 3, 5, 3]


@pytest.mark.rule("R033", "R319", "R321", "R324", "A74")
def test_t64_no_choice_to_go_thirsty() -> None:
    g = sun()
    c = who(g)
    c.water, c.hp = 1, 5
    play(begin_turn(g, Step("turn", "veteran")))
    assert (c.water, c.hp) == (0, 5)
    play(begin_turn(g, Step("turn", "veteran")))
    assert (c.water, c.hp) == (0, 4)


@pytest.mark.rule("R206", "R319", "R029", "R152", "R203", "A51")
def test_t63_infection_and_thirst() -> None:
    g = sun()
    c = give(g, "veteran", food=1)
    c.hp, c.infected, c.water = 4, True, 0
    play(steps(g, Step("phase", n=0)), "sun-clear")
    assert c.hp == 3
    play(begin_turn(g, Step("turn", "veteran")))
    assert c.hp == 2
    act(g, "veteran", "eat")
    assert (c.hp, c.goods, c.ap, c.infected) == (3, {}, 5, True)
    assert told(g).count("wound-gone") == 1
    c.goods, c.hp = {"food": 1}, 8
    assert why_not(g, "veteran")["eat"] == "healthy"
    c.hp = 3
    play(steps(g, Step("phase", n=1)), "sun-clear")
    assert c.hp == 3


@pytest.mark.rule("A93", "R040")
def test_a_turn_begun_with_no_ap_still_drinks_and_draws() -> None:
    g = sun(phase="night")
    bare(g, EAST)
    c = who(g)
    c.at, c.ap = EAST, 0
    play(steps(g, Step("turn", "veteran")), "night-still")
    assert (c.water, g.state.agenda) == (5, [])


# enemies on the move


@pytest.mark.rule("R225", "R226", "R227", "R228", "R229", "A6", "R345")
def test_t28_the_d8() -> None:
    g = sun("veteran", "scout")
    for place in (EAST, FAR_EAST):
        bare(g, place)
    bare(g, "3,0", "salt-flat")
    found = enemy(g, "rats", FAR_EAST)
    play(wander(g, found), 7)
    assert found.at == FAR_EAST
    play(wander(g, found), 1)
    assert found.at == "3,0"
    found.at = FAR_EAST
    who(g, "scout").at = "-1,0"
    bare(g, "-1,0", "drive-in")
    play(wander(g, found), 8)
    assert found.at == EAST
    found.at = FAR_EAST
    who(g, "scout").at = HOME
    play(wander(g, found), 8, "success", "success", "success", "blank")
    assert found.at == EAST


@pytest.mark.rule("R230", "A6", "A7", "A95")
def test_t99_a_tie_with_a_wounded_one() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST)
    bare(g, FAR_EAST, "salt-flat")
    bare(g, "4,0", "drive-in")
    found = enemy(g, "rats", FAR_EAST)
    who(g, "scout").at, who(g, "scout").hp = "4,0", 2
    bare(g, "3,0", "stone-circle")
    play(wander(g, found), 8, "success", "blank", "success", "success", "cross",
         "success", "success", "success", "blank", "blank")  # fmt: skip
    assert found.at == "3,0"


@pytest.mark.rule("R232", "R225", "A58", "R226", "R227")
def test_t29_an_enemy_and_a_hidden_character() -> None:
    g = sun()
    bare(g, EAST)
    found = enemy(g, "rats", EAST)
    who(g).at = EAST
    play(move_enemies(g))
    assert found.at == EAST
    who(g).stealth = SNEAKED
    play(move_enemies(g), 4)
    assert found.at == HOME
    who(g).at = HOME
    play(move_enemies(g), 8)
    assert found.at == HOME


@pytest.mark.rule("R197", "A31", "A95")
def test_t30_animals_and_fire() -> None:
    g = sun()
    bare(g, EAST)
    g.tile(HOME).fire = "campfire"
    animal = enemy(g, "wolves", EAST)
    human = enemy(g, "raider", EAST)
    play(wander(g, animal), 4)
    play(wander(g, animal), 8)
    assert animal.at == EAST
    play(wander(g, human), 4)
    assert human.at == HOME


@pytest.mark.rule("R231", "A30", "A29", "R015")
def test_t97_into_the_unknown() -> None:
    g = sun()
    bare(g, EAST)
    found = enemy(g, "rats", EAST)
    before = stack(g)
    play(wander(g, found), 1)
    assert (found.at, g.tile(FAR_EAST).key, stack(g)) == (FAR_EAST, "", before - 1)
    assert g.log is not None
    assert g.log[-1].facts["tile"] == "face-down"
    g.state.unseen = g.state.unseen[:1]
    play(wander(g, found), 1)
    assert found.at == FAR_EAST


@pytest.mark.rule("A95")
def test_one_of_several_short_ways_is_drawn_by_lot() -> None:
    g = sun()
    bare(g, EAST)
    bare(g, SOUTH_EAST, "salt-flat")
    bare(g, "1,1", "drive-in")
    found = enemy(g, "rats", "1,1")
    play(wander(g, found), 8, "west")
    assert found.at == SOUTH_EAST


@pytest.mark.rule("A103")
def test_the_map_of_a_mission_has_an_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    g = sun()
    monkeypatch.setattr(CONTENT.missions["search-and-rescue"], "reach", 1)
    bare(g, EAST)
    found = enemy(g, "rats", EAST)
    play(wander(g, found), 1)
    assert found.at == EAST
    who(g).at = EAST
    assert why_not(g, "veteran")["explore east"] == "no-tile-left"
    monkeypatch.setattr(CONTENT.missions["search-and-rescue"], "reach", 2)
    play(wander(g, found), 1)
    assert found.at == FAR_EAST


@pytest.mark.rule("R330")
def test_a_small_trap() -> None:
    g = sun()
    bare(g, EAST)
    bare(g, FAR_EAST, "salt-flat")
    give(g, "veteran", "small-trap")
    who(g).at = EAST
    act(g, "veteran", "use small-trap")
    assert (g.tile(EAST).trap, who(g).cards, who(g).ap) == (True, [], 5)
    who(g).at = HOME
    found = enemy(g, "rats", FAR_EAST)
    play(wander(g, found), 4)
    assert (found.dead, g.tile(EAST).trap) == (True, False)


# night


@pytest.mark.rule("R057", "R059", "R325", "A24", "R061", "R064", "A76")
def test_night_cards_at_the_start_and_on_new_tiles() -> None:
    g = sun(phase="night")
    bare(g, EAST)
    bare(g, FAR_EAST, "salt-flat")
    c = who(g)
    c.at = EAST
    play(begin_turn(g, Step("turn", "veteran")), "night-dreams")
    assert (c.well_being, c.drew, c.water) == (0, [EAST], 5)
    act(g, "veteran", "move east salt-flat", "night-still")
    act(g, "veteran", "move west dry-river")
    c.drew = []
    act(g, "veteran", "sneak east salt-flat", "success", "blank")
    assert c.drew == []


@pytest.mark.rule("R024", "R065")
def test_no_night_card_at_new_haven() -> None:
    g = sun(phase="night")
    play(begin_turn(g, Step("turn", "veteran")))
    bare(g, EAST)
    who(g).at = EAST
    act(g, "veteran", "move west new-haven")


@pytest.mark.rule("R062")
def test_who_is_there_already_has_drawn() -> None:
    g = sun("veteran", "scout", phase="night")
    bare(g, EAST)
    who(g, "scout").at, who(g, "scout").drew = EAST, [EAST]
    act(g, "veteran", "move east dry-river")
    who(g).at, who(g, "scout").at = HOME, HOME
    act(g, "veteran", "move east dry-river", "night-still")


@pytest.mark.rule("R058", "R060", "R189", "A26", "A27", "R016")
def test_a_camp_draws_one_card_and_votes() -> None:
    g = sun("veteran", "scout", "medic", phase="night")
    bare(g, EAST, "windmill")
    for c in g.state.people:
        c.at = EAST
    play(night_card_at_start(g, who(g)), "night-dreams", "suffers scout", "suffers scout", "suffers medic")
    assert [c.well_being for c in g.state.people] == [1, 0, 1]
    play(night_card_at_start(g, who(g, "scout")))
    g.tile(EAST).night = False
    who(g).drew = []
    play(night_card_at_start(g, who(g)), "night-letter", "suffers scout", "suffers medic", "suffers veteran")
    assert [c.well_being for c in g.state.people] == [0, 0, 1]
    g.tile(EAST).night = False
    who(g).drew = []
    give(g, "medic", wood=1)
    play(night_card_at_start(g, who(g)), "night-thief")
    assert who(g, "medic").goods == {}
    who(g, "medic").at, who(g, "medic").drew = HOME, []
    who(g).at = who(g, "scout").at = HOME
    act(g, "medic", "move east windmill")
    g.tile(EAST).night = False
    who(g).ap, who(g).drew = 6, []
    act(g, "veteran", "move east windmill", "night-dew", "suffers veteran", "suffers medic")


@pytest.mark.rule("A26")
def test_the_setting_lets_all_players_vote() -> None:
    g = sun("veteran", "scout", "medic", phase="night", camp_vote="all")
    bare(g, EAST, "windmill")
    who(g).at = who(g, "scout").at = EAST
    play(night_card_at_start(g, who(g)), "night-dreams", "suffers veteran", "suffers scout", "suffers scout")
    assert [c.well_being for c in g.state.people] == [1, 0, 1]


@pytest.mark.rule("R063", "R196", "R334", "A25", "R195")
def test_a_fire_keeps_animals_away() -> None:
    g = sun(phase="night")
    bare(g, EAST)
    c = who(g)
    c.at = EAST
    g.tile(EAST).fire = "campfire"
    play(night_card_at_start(g, c), "night-snakes", "ignore-card")
    assert c.drew == [EAST]
    c.drew, g.state.decks["night"].cards = [], ["night-snakes", "night-dreams"]
    play(night_card_at_start(g, c), "night-snakes", "face-card", "blank")
    assert c.hp == 7
    c.drew = []
    play(night_card_at_start(g, c), "night-dreams")


# solo


@pytest.mark.rule("R127", "R128", "R341", "A73")
def test_t115_solo() -> None:
    g = sun("veteran", "scout", seats=1)
    request = asked(turns(g, Step("turns")))
    assert names(request) == ["goes-first veteran", "goes-first scout"]
    play(turns(g, Step("turns")), "goes-first scout")
    assert [step.who for step in reversed(g.state.agenda)] == ["scout", "veteran"]
    give(g, "veteran", wood=1)
    act(g, "veteran", "trade scout", "give wood")
    assert who(g, "scout").goods == {"wood": 1}
    assert who(g).ap == 5


@pytest.mark.rule("R356", "R111", "R001")
def test_turns_go_clockwise_from_the_first_player() -> None:
    g = sun("veteran", "scout", "medic")
    g.state.first = 1
    who(g, "medic").died = 1
    play(turns(g, Step("turns")))
    assert [step.who for step in reversed(g.state.agenda)] == ["scout", "veteran"]


@pytest.mark.rule("R039", "R040", "R004", "R005", "R144")
def test_at_no_ap_the_turn_is_over_at_once() -> None:
    g = sun("veteran", "scout")
    give(g, "veteran", wood=1)
    who(g).ap = 1
    act(g, "veteran", "explore east", "dry-river")
    assert who(g).ap == 0
    g.then(Step("act", "veteran"))
    play(steps(g))
    assert g.state.agenda == []
    assert why_not(g, "scout")["refill"] == "bottles-full"
    who(g, "scout").ap = 1
    assert why_not(g, "scout")["charge west"] == "too-few-ap"


@pytest.mark.rule("R035", "R027", "R139")
def test_abilities_are_exhausted_until_their_moment() -> None:
    g = sun("scout", "thickskin")
    act(g, "scout", "ability look-ahead", "reveal east", "dry-river")
    assert who(g).exhausted == ["look-ahead"]
    assert why_not(g, "scout")["ability look-ahead"] == "exhausted"
    play(steps(g, Step("phase", n=1)), "sun-clear")
    assert who(g).exhausted == []
    who(g, "thickskin").hp = 5
    act(g, "thickskin", "ability shrug-off")
    play(steps(g, Step("phase", n=2)))
    assert who(g, "thickskin").exhausted == ["shrug-off"]
    give(g, "thickskin", food=1)
    play(steps(g, "preparation"))
    assert who(g, "thickskin").exhausted == []
    assert acts(g, "scout", "explore west").key == "draw-tile"


@pytest.mark.rule("R002", "R111", "R327", "R353", "R356", "A24")
def test_a_whole_day() -> None:
    g = sun("veteran", "scout")
    g.state.phase, g.state.phases = "set-up", 0
    found = []
    while g.state.phase != "night" or g.state.agenda:
        step = g.state.agenda[-1] if g.state.agenda else Step("phase")
        asks = step.kind == "act" and not who(g, step.who).waiting
        cards = ["sun-clear"] if step.kind == "phase" and step.n < 2 else []
        play(turn(g), *(["wait"] if asks else cards))
        found.append(g.state.phase)
    assert list(dict.fromkeys(found)) == ["morning", "afternoon", "night"]
    assert [c.water for c in g.state.people] == [3, 3]
    assert told(g).count("turn-begins") == 6
    assert (g.state.phases, g.state.day) == (3, 1)


@pytest.mark.rule("R178", "A4", "A57", "R035")
def test_preparation_renews_what_is_once_a_day() -> None:
    g = sun("veteran", "scout")
    c = give(g, "veteran", food=1)
    give(g, "scout", food=1)
    c.karma_used, c.called, c.exhausted = True, True, ["give-orders"]
    play(steps(g, "preparation"))
    assert (c.karma_used, c.called, c.exhausted) == (False, False, [])


@pytest.mark.rule("R327", "A21")
def test_the_end_of_a_phase_and_of_a_day() -> None:
    g = sun("veteran", "scout")
    play(sun_card(g), "sun-high-cloud")
    assert len(g.state.promises) == 1
    play(steps(g, "phase-over"))
    assert g.state.promises == []
    g.state.day = 6
    play(steps(g, "day-over"))
    assert g.state.ending == "defeat"
