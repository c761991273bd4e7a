"""Set-up, modes and the Sons of Liberty, missions and their end."""

from __future__ import annotations

from collections import Counter
from typing import Any

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
    can,
    enemy,
    give,
    steps,
    sun,
    told,
    who,
    windows,
)
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.determinization import determinize
from vigil.games.under_our_sun.observe.view import view
from vigil.games.under_our_sun.observe.worth import worth
from vigil.games.under_our_sun.rules.effects.carry_out import holds
from vigil.games.under_our_sun.rules.effects.primitives import parts
from vigil.games.under_our_sun.rules.health import die, eliminate
from vigil.games.under_our_sun.rules.missions import judge
from vigil.games.under_our_sun.rules.own_turn import between_actions
from vigil.games.under_our_sun.rules.sequence import day_over, turn
from vigil.games.under_our_sun.rules.set_up import choose_characters, first_player, share_points, starting_items
from vigil.games.under_our_sun.rules.traitor import call, deal_team_cards, is_semi, meeting
from vigil.games.under_our_sun.state import SURVIVOR, State, Step
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, reply
from vigil.kernel.text.words import book

GOAL = "goal-let-them-wait"
SIX = ("axe", "bow", "knife", "lighter", "rope", "tent")


def new(seats: int, mission: str = "search-and-rescue", **settings: str) -> Sun:
    g: Sun = DEFINITION.rules.new(CONTENT, mission, settings, seats)
    g.log = []
    return g


@pytest.mark.rule("R094", "A96")
def test_the_first_player() -> None:
    g = new(3)
    tie = ("success", "blank", "blank")
    assert play(first_player(g), *tie, *tie, "blank", "blank", "blank", *tie, "double", "blank", "blank") == 1
    assert play(first_player(new(1))) == 0


@pytest.mark.rule("R096", "R097", "R098", "R099", "R001", "R027", "R130", "A63", "A64", "R036", "R046", "R177", "R127")
def test_characters_are_chosen_from_the_first_player_on() -> None:
    g = new(3)
    request = asked(choose_characters(g, 1))
    assert (request.seat, len(names(request))) == (1, 6)
    g = new(3)
    play(choose_characters(g, 1), "play medic", "play scout", "play dowser")
    assert [(c.key, c.seat) for c in g.state.people] == [("dowser", 0), ("medic", 1), ("scout", 2)]
    assert g.state.people[g.state.first].key == "medic"
    c = who(g)
    assert (c.hp, c.water, c.well_being, c.ap, c.karma) == (7, 8, 1, 6, 3)
    colours = [row.colour for row in CONTENT.characters.values()]
    assert len(set(colours)) == 6
    g = new(1)
    play(choose_characters(g, 0), "play medic", "play scout")
    assert [(each.seat, each.karma) for each in g.state.people] == [(0, 3), (0, 3)]


@pytest.mark.rule("R127")
def test_alone_one_is_told_that_two_are_wanted() -> None:
    words = book("en", DEFINITION.identity.text)
    alone = choose_characters(new(1), 0)
    first = next(alone)
    assert words.question(first) == "Alone you play two people: whom first?"
    assert words.question(alone.send(reply(first, ["play scout"]))) == "And whom as the second of the two?"
    assert words.question(asked(choose_characters(new(2), 0))) == "Whom do you play?"


@pytest.mark.rule("R100", "R101", "R129", "A39")
def test_t1_starting_points() -> None:
    assert share_points(3, 0) == [2, 1, 1]
    assert share_points(3, 2) == [1, 1, 2]
    assert share_points(1, 0) == [4]
    assert share_points(2, 1) == [2, 2]
    assert share_points(4, 0) == [1] * 4
    assert (share_points(5, 0), share_points(6, 0)) == ([1] * 5, [1] * 6)


@pytest.mark.rule("R084", "R102", "R103", "A104", "R336", "R100", "R101")
def test_starting_items_are_bought_with_pooled_points() -> None:
    g = sun("veteran", "scout", "medic")
    play(
        starting_items(g), *SIX,
        "acquire bow veteran 2", "acquire knife medic 1", "accept", "buy-nothing",
        "acquire rope veteran 1", "add-points 0", "buy-nothing", "buy-nothing",
    )  # fmt: skip
    assert [[each.key for each in c.cards] for c in g.state.people] == [["bow"], [], ["knife"]]
    assert who(g).cards[0].uses == 6
    assert g.state.points == [0, 0, 1]
    assert (g.state.offer, g.state.things["tent"], g.state.things["bow"]) == ([], 3, 1)


@pytest.mark.rule("R102", "A104")
def test_pooling_for_a_dear_item() -> None:
    g = sun("veteran", "scout", "medic")
    g.state.first = 1
    play(
        starting_items(g), *SIX,
        "buy-nothing", "acquire tent medic 2", "add-points 0", "add-points 1",
        "buy-nothing", "buy-nothing",
    )  # fmt: skip
    assert [each.key for each in who(g, "medic").cards] == ["tent"]
    assert g.state.points == [1, 1, 0]


@pytest.mark.rule("R092", "R095", "R104", "R105", "R107", "R108", "R109", "R110", "R337", "R022", "R003", "R305")
def test_a_whole_set_up() -> None:
    g = new(1)
    play(
        steps(g), "play scout", "play medic", *SIX, "buy-nothing",
        "wood", "wood", "metal", "food", "rope", "axe", "machete", 1,
    )  # fmt: skip
    s = g.state
    assert (s.day, s.tiles[HOME].key) == (1, "new-haven")
    assert (s.tiles["3,0"].key, s.tiles["3,0"].objective) == ("quarry", True)
    assert s.tiles[HOME].goods == {"fabric": 1, "wood": 1}
    assert [each.key for each in s.enemies] == ["lawrence"]
    assert "mission-rescue-the-trail" in told(g)
    assert "mission-rescue-the-cells" not in told(g)
    assert all(c.at == HOME for c in s.people)


# modes


@pytest.mark.rule("R115", "R116", "R117", "R118", "R338", "A16")
@pytest.mark.parametrize(("seats", "survivors"), [(3, 7), (4, 8), (6, 10)])
def test_t15_the_team_deck(seats: int, survivors: int) -> None:
    people = tuple(CONTENT.characters)[:seats]
    g = sun(*people, mode="semi-co-operative")
    request = asked(deal_team_cards(g))
    weights = dict(zip(request.outcomes, request.weights or ()))  # type: ignore[union-attr]
    assert weights[SURVIVOR] == 3 * survivors
    assert Counter(weights.values())[1] == 3
    assert request.seen_by == (0,)
    play(deal_team_cards(g), SURVIVOR, GOAL, *[SURVIVOR] * (seats - 2))
    assert [c.team == SURVIVOR for c in g.state.people].count(False) == 1


@pytest.mark.rule("R118", "R339", "A98")
def test_a_team_card_is_its_holders_secret() -> None:
    g = traitors()
    assert [each.team for each in view(g, 0).people] == [SURVIVOR, "", ""]
    assert [each.team for each in view(g, 1).people] == ["", GOAL, ""]
    assert [each.team for each in view(g, SPECTATOR).people] == ["", "", ""]
    who(g, "scout").revealed = True
    assert view(g, SPECTATOR).people[1].team == GOAL


def traitors(**settings: Any) -> Sun:
    """Three, and the scout is the Son of Liberty."""
    g = sun("veteran", "scout", "medic", mode="semi-co-operative", **settings)
    for c in g.state.people:
        c.team = GOAL if c.key == "scout" else SURVIVOR
    return g


def imagined(g: Sun, seat: int, seed: int) -> State:
    found = determinize(g, seat, seed)
    assert found is not None
    return found


@pytest.mark.rule("R338", "A98")
def test_imagined_worlds_keep_what_a_seat_knows() -> None:
    g = traitors()
    found = Counter(tuple(c.key for c in imagined(g, 0, seed).people if c.team != SURVIVOR) for seed in range(3000))
    assert set(found) == {(), ("scout",), ("medic",)}
    assert 0.64 < found[()] / 3000 < 0.78
    assert all(imagined(g, 1, seed).people[1].team == GOAL for seed in range(20))
    assert all(imagined(g, 0, seed).people[0].team == SURVIVOR for seed in range(20))
    assert determinize(sun("veteran", "scout"), 0, 1) is None


@pytest.mark.rule("R112", "R113", "R114", "A66", "R095")
def test_no_team_cards_in_solo_or_together() -> None:
    assert not is_semi(sun("veteran", "scout", seats=1, mode="semi-co-operative"))
    assert not is_semi(sun("veteran", "scout"))
    assert is_semi(sun("veteran", "scout", mode="semi-co-operative"))
    assert {row.mode for row in CONTENT.missions.values()} == {"co-operative", "semi-co-operative"}


@pytest.mark.rule("R122", "R124", "A56", "A79")
def test_ability_1() -> None:
    g = traitors()
    bare(g, EAST)
    act(g, "scout", "call east dry-river", "rats", "wolves", "sol-rifle")
    c = who(g, "scout")
    assert (c.revealed, c.ap, c.called) == (True, 6, True)
    assert [(each.key, each.at) for each in g.state.enemies] == [("sol-rifle", EAST)]
    assert g.state.decks["enemies"].used == ["rats", "wolves"]
    assert not [name for name in can(g, "scout") if name.startswith("call")]
    assert not [name for name in can(g, "veteran") if name.startswith("call")]
    for deck in (g.state.decks["enemies"].cards, g.state.decks["enemies"].used):
        deck[:] = [key for key in deck if not key.startswith("sol")]
    c.called = False
    play(call(g, c, EAST))
    assert len(g.state.enemies) == 1


@pytest.mark.rule("A57", "A102", "R122", "R339", "A98")
def test_ability_1_in_anothers_turn_looks_the_same_for_all() -> None:
    g = traitors()
    bare(g, EAST)
    g.state.active = "veteran"
    assert windows(between_actions(g)) == [("silent-call", 1, False), ("silent-call", 2, False)]
    who(g, "scout").ap = 0
    play(between_actions(g), "call east dry-river", "sol-rifle")
    assert who(g, "scout").revealed
    g.state.active = "veteran"
    assert windows(between_actions(g)) == [("silent-call", 1, False)]
    g = traitors(ability_1="own-turn")
    assert windows(between_actions(g)) == []


@pytest.mark.rule("R123", "R124", "A29")
def test_t59_sons_on_the_move() -> None:
    g = traitors()
    bare(g, EAST)
    bare(g, SOUTH_EAST, "salt-flat")
    son = enemy(g, "sol-rifle", EAST)
    who(g).at = SOUTH_EAST
    c = who(g, "scout")
    c.ap = 5
    act(g, "scout", "command sol-rifle a south-west")
    assert (son.at, c.revealed, c.ap, who(g).hp) == (SOUTH_EAST, True, 3, 8)
    act(g, "scout", "command sol-rifle a north-east")
    assert (son.at, c.ap) == (EAST, 1)
    assert not [name for name in can(g, "scout") if name.startswith("command")]
    c.ap = 6
    assert not [name for name in can(g, "medic") if name.startswith("command")]
    enemy(g, "rats", HOME)
    act(g, "scout", "command sol-rifle a south-west", "success")
    assert c.hp == 5


@pytest.mark.rule("R125", "R126", "R340", "A79")
def test_t40_t112_meeting_ones_own() -> None:
    for answer in ("say-nothing", "show-card"):
        g = traitors()
        bare(g, EAST)
        enemy(g, "sol-scout", EAST)
        enemy(g, "rats", EAST)
        c = who(g, "scout")
        request = acts(g, "scout", "move east dry-river")
        assert (request.key, request.seat, request.secret, request.always) == ("meets-sons", 1, True, True)
        c.at, c.ap = HOME, 6
        if answer == "show-card":
            act(g, "scout", "move east dry-river", answer, "attack rats b hands", "blank", "success")
            assert (c.revealed, c.hp) == (True, 5)
        else:
            act(g, "scout", "move east dry-river", answer, "attack rats b hands", "blank", "success", "success")
            assert (c.revealed, c.hp) == (False, 4)


@pytest.mark.rule("R125")
def test_a_survivor_who_meets_them_is_asked_alike() -> None:
    g = traitors()
    bare(g, EAST)
    enemy(g, "sol-scout", EAST)
    who(g).at = EAST
    request = next(meeting(g, who(g)))
    assert isinstance(request, Decision)
    assert (request.key, names(request), request.secret, request.always) == ("meets-sons", ["say-nothing"], True, True)
    assert request.facts == {"person": "veteran"}


@pytest.mark.rule("R126", "R340")
def test_t40_a_revealed_son_is_left_in_peace() -> None:
    g = traitors()
    bare(g, EAST)
    enemy(g, "sol-rifle", EAST)
    c = who(g, "scout")
    c.revealed = True
    act(g, "scout", "move east dry-river")
    act(g, "scout", "explore east", "salt-flat")
    assert c.hp == 6


# endings


@pytest.mark.rule("R119", "R120", "R121", "A67", "A68", "R032", "R118")
def test_who_wins() -> None:
    g = traitors()
    die(g, who(g, "scout"))
    judge(g)
    assert g.state.ending == ""
    eliminate(g, who(g, "scout"))
    judge(g)
    assert (g.state.ending, g.state.cause) == ("survivors", "son-eliminated")
    assert told(g).count("team-card") == 3
    assert (worth(g, 0), worth(g, 1)) == (1.0, 0.0)
    g = traitors()
    g.state.day = 8
    judge(g)
    assert (g.state.ending, g.state.cause) == ("sons", GOAL)
    g = traitors()
    for key in ("veteran", "medic"):
        die(g, who(g, key))
        eliminate(g, who(g, key))
    assert "team-card" not in told(g)
    judge(g)
    assert g.state.ending == "defeat"


@pytest.mark.rule("R003", "R093", "R337", "A97", "A67", "R018", "R109", "R113", "A103")
def test_t69_a_mission_in_sequence() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST, "quarry")
    judge(g)
    assert g.state.card == 0
    act(g, "veteran", "move east quarry")
    assert g.state.card == 1
    play(steps(g), 1, "sol-rifle")
    assert told(g)[-1] != "objective-met"
    assert "mission-rescue-the-cells" in told(g)
    assert "mission-rescue-the-way-home" not in told(g)
    assert g.tile("4,0").key == "refinery"
    assert [each.at for each in g.state.enemies] == ["4,0"]
    who(g).at = "4,0"
    judge(g)
    assert g.state.card == 1
    g.state.enemies = []
    judge(g)
    assert g.state.card == 2
    play(steps(g))
    who(g).at = HOME
    judge(g)
    assert (g.state.ending, g.state.cause) == ("survivors", "mission")


@pytest.mark.rule("R003", "A97")
def test_the_next_card_is_read_before_the_next_action() -> None:
    g = sun("veteran", "scout")
    bare(g, EAST, "quarry")
    play(turn(g_with(g, Step("act", "veteran"))), "move east quarry", 1, "sol-rifle")
    assert told(g).index("objective-met") < told(g).index("mission-rescue-the-cells")
    assert [step.kind for step in g.state.agenda] == ["act"]
    assert who(g).ap == 4
    play(turn(g), "wait")
    assert (g.state.agenda, who(g).waiting) == ([Step("act", "veteran")], True)


def g_with(g: Sun, *steps: Step) -> Sun:
    g.then(*steps)
    return g


@pytest.mark.rule("A67")
def test_the_last_day_of_a_card() -> None:
    g = sun("veteran", "scout")
    g.state.day = 5
    day_over(g, Step("day-over"))
    assert g.state.ending == ""
    g.state.day = 6
    day_over(g, Step("day-over"))
    assert (g.state.ending, g.state.cause) == ("defeat", "too-late")


@pytest.mark.rule("R118", "R121", "R338", "A68")
def test_a_goal_that_is_met_and_nobodys_is_said_once() -> None:
    g = traitors()
    who(g, "scout").team = "goal-bleed-them-dry"
    g.state.day = 7
    judge(g)
    assert "goal-unclaimed" not in told(g)
    g.state.day = 8
    judge(g)
    judge(g)
    assert (told(g).count("goal-unclaimed"), g.state.ending) == (1, "")
    assert g.log is not None
    assert g.log[-1].reveals
    die(g, who(g))
    eliminate(g, who(g))
    assert (g.log[-1].key, g.log[-1].reveals) == ("eliminated", True)
    g = traitors()
    who(g, "scout").team, who(g, "scout").revealed = "goal-bleed-them-dry", True
    g.state.day = 8
    judge(g)
    assert "goal-unclaimed" not in told(g)


@pytest.mark.rule("R121")
def test_the_three_goals() -> None:
    g = traitors()
    son = who(g, "scout")
    assert not any(holds(g, goal, son) for goal in CONTENT.team)
    bare(g, WEST)
    for _ in range(4):
        enemy(g, "sol-rifle", WEST)
    assert holds(g, "goal-the-land-is-ours", son)
    for key in ("veteran", "medic"):
        die(g, who(g, key))
        eliminate(g, who(g, key))
    assert holds(g, "goal-bleed-them-dry", son)
    g.state.day = 8
    assert holds(g, GOAL, son)


@pytest.mark.rule("R003", "R022")
def test_parts_for_the_pump() -> None:
    g = sun("veteran", "scout", mission="the-dry-pump")
    give(g, "veteran", connector=2)
    give(g, "scout", connector=1)
    who(g, "scout").at = FAR_EAST
    judge(g)
    assert g.state.card == 0
    who(g, "scout").at = HOME
    judge(g)
    assert g.state.card == 1


@pytest.mark.rule("R018", "R338")
def test_an_objective_does_not_tell_who_the_traitor_is() -> None:
    for key in ("scout", "medic"):
        g = traitors()
        bare(g, EAST, "quarry")
        who(g, key).at = EAST
        judge(g)
        assert g.state.card == 1


@pytest.mark.parametrize(("people", "n"), [(2, 3), (3, 3), (4, 4), (6, 5)])
def test_a_larger_company_brings_more(people: int, n: int) -> None:
    assert parts(sun(*list(CONTENT.characters)[:people]), "") == n


@pytest.mark.rule("R003")
def test_safe_roads() -> None:
    g = sun("veteran", mission="the-border-post")
    g.state.marks["slain"] = 3
    judge(g)
    assert g.state.card == 0
    enemy(g, "rats", HOME, damage=1)
    act(g, "veteran", "attack rats a hands", "success", "blank", "blank")
    assert g.state.card == 1
