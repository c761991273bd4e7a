"""Scavenging, the Night Raid and Dawn."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import (
    BOX,
    card,
    drain,
    effects,
    elements,
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
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.scavenging import roll_noise
from vigil.games.this_war_of_mine.rules.sequence import new_day
from vigil.games.this_war_of_mine.rules.set_up import everything
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.rules.requests import Decision, Flow
from vigil.kernel.testing import asked, names, play
from vigil.kernel.text.words import book

TOTAL = {key: token.count for key, token in BOX.tokens.items()}
QUIET = ("empty-room", "footsteps", "voices")


# Scavenging


@pytest.mark.rule("R116", "R117", "R118", "R119", "R258", "R259", "rd55")
def test_w30_packing() -> None:
    g = out(war(storage={"knife": 1, "shovel": 1, "cigarettes": 2, "wood": 3}))
    assert elements(steps(g, "pack")) == ["take cigarettes", "take shovel", "take knife"]
    g.state.agenda.clear()
    play(steps(g, "pack"), "take cigarettes x2 + take shovel + take knife")
    assert g.state.pile == {"cigarettes": 2, "shovel": 1, "knife": 1}
    assert g.state.storage == {"wood": 3}
    g.state.people[0].task, g.state.trip = "guard", None
    play(steps(g, "arm"))
    assert g.state.people[0].weapon == ""


@pytest.mark.rule("R113", "R114", "R115", "R120", "R127", "R128")
def test_one_location_for_all_and_its_red_box() -> None:
    g = war()
    for person in g.state.people[:2]:
        person.task = "scavenging"
    card(g, "location-clinic", {"do": "noise", "n": 3})
    request = asked(steps(g, "scavenging"))
    assert names(request) == ["go near old-school 10", "go medium clinic 12", "go far hotel 14"]
    g.state.agenda.clear()
    play(steps(g, "destination"), "go medium clinic 12")
    play(steps(g, "pack", "arrive"))
    trip = g.state.trip
    assert trip is not None
    assert (trip.place, trip.unknown, trip.noise) == ("clinic", 12, 4)


@pytest.mark.rule("R121", "R122", "R123", "R124", "R125", "R136", "rd13")
def test_w31_noise() -> None:
    g = out(war("tomas"))
    card(g, "thugs")
    trip = g.state.trip
    assert trip is not None
    play(effects(g, {"do": "noise", "n": 3}))
    play(roll_noise(g), 5)
    assert trip.noise == 4
    flow = roll_noise(g)
    request = asked(flow, 4)
    assert (request.key, trip.noise) == ("draw-residents", 1)
    play(roll_noise(g), 1, "thugs")
    assert trip.met == ["thugs"]
    assert "thugs" not in g.state.decks["residents"].cards
    play(effects(g, {"do": "noise", "n": -2}))
    assert trip.noise == 1
    trip.noise = 8
    play(effects(g, {"do": "noise", "n": 4}))
    assert trip.noise == 10
    card(g, "family")
    play(effects(g, {"do": "noise-roll"}), 10, "family")


@pytest.mark.rule("R125", "R126", "rd63")
def test_after_a_meeting_the_card_goes_on_and_then_the_journal_passes() -> None:
    g = out(war("tomas", seats=2), unknown=2)
    card(g, "footsteps", {"do": "encounter"}, {"do": "gain", "what": "wood"})
    card(g, "thugs", {"do": "gain", "what": "ammo"})
    g.then(Step("explore"))
    asked(drain(g), "footsteps", "thugs")
    keys = [key for key in told(g) if key in ("meets", "gained", "passes")]
    assert keys == ["meets", "gained", "gained", "passes"]


@pytest.mark.rule("R127", "R129", "R130", "R131", "R132", "R133", "R134", "rd15")
def test_w32_cards_are_returned_unseen() -> None:
    g = out(war("tomas"), unknown=12)
    s = g.state
    assert s.trip is not None
    for name in QUIET:
        card(g, name)
    card(g, "bins", {"do": "return-cards", "n": 3})
    g.then(Step("explore"))
    asked(drain(g), "empty-room", "bins")
    assert (s.trip.unknown, s.trip.seen) == (7, ["empty-room", "bins"])
    assert len(s.decks["exploration"].cards) - s.trip.unknown == 26 - 2 - 7
    s.agenda.clear()
    s.trip.unknown = 3
    g.then(Step("explore"), Step("findings"))
    card(g, "footsteps", {"do": "return-cards", "n": 4}, {"do": "gain", "what": "herbs"})
    request = asked(drain(g), "footsteps")
    assert request.key == "carry-home"
    assert s.decks["exploration"].cards.count("footsteps") == 1
    assert s.trip.seen == []
    assert s.pile == {"herbs": 1}


@pytest.mark.rule("rd16")
def test_more_cards_only_as_far_as_the_deck_goes() -> None:
    g = out(war("tomas"), unknown=14)
    assert g.state.trip is not None
    g.state.trip.seen = ["empty-room", "bins"]
    g.state.decks["exploration"].cards = [
        key for key in g.state.decks["exploration"].cards if key not in g.state.trip.seen
    ]
    play(effects(g, {"do": "add-cards", "n": 20}))
    assert g.state.trip.unknown == 24


@pytest.mark.rule("rd14", "R129")
def test_stopping_early_is_a_setting() -> None:
    g = out(war("tomas"), unknown=2)
    assert asked(steps(g, "explore")).key == "draw-exploration"
    g = out(war("tomas", stop_early="on"), unknown=2)
    g.then(Step("explore"), Step("findings"))
    assert asked(drain(g), "turn-home").key == "carry-home"
    g = out(war("tomas", stop_early="on"), unknown=2)
    assert asked(steps(g, "explore"), "explore-on").key == "draw-exploration"


@pytest.mark.rule("R135", "R136", "R137", "R138", "R139", "R140", "R141", "R142", "R143", "R260", "rd17")
def test_w35_what_is_carried_home() -> None:
    g = out(war("viktor", "mira"))  # 7 and 5
    found(g, shotgun=1, hatchet=1, raw_food=2, canned_food=2, cigarettes=1, coffee=1, book=1)
    light = "carry cigarettes + carry coffee + carry raw-food x2 + carry canned-food x2 + carry book"
    request = asked(steps(g, "findings"))
    names_ = ["carry cigarettes", "carry coffee", "carry book", *["carry raw-food"] * 2, *["carry canned-food"] * 2]
    names_ += ["carry shotgun", "carry hatchet", *["carry wood"] * 5]
    assert why_not(request, *names_) == ""
    assert why_not(request, *names_, "carry wood") == "too-heavy"
    g.state.agenda.clear()
    play(steps(g, "findings"), f"{light} + carry hatchet + carry wood x6")
    assert "shotgun" not in g.state.pile
    assert g.state.box["shotgun"] == 2
    assert g.state.storage == {}, "goods enter Storage at Dawn only"
    assert everything(g) == TOTAL
    play(steps(g, "return"))
    assert g.state.storage["wood"] == 6
    assert g.state.storage["hatchet"] == 1


@pytest.mark.rule("rd17", "R030")
def test_free_resources_are_limited_by_the_box() -> None:
    g = out(war("viktor"))
    g.state.box["water"] = 2
    assert why_not(asked(steps(g, "findings")), *["carry water"] * 3) == "none-left"


@pytest.mark.rule("rd18", "R198", "R243", "R249", "rd65")
def test_a_death_outside_is_read_when_the_incident_is_over() -> None:
    g = out(give(war("viktor", "mira"), "wounds", 0, 3), unknown=2)
    found(g, knife=1)
    card(g, "footsteps", {"do": "wound", "n": 1}, {"do": "gain", "what": "wood"})
    card(g, "script-266")
    g.then(Step("explore"), Step("findings"))
    request = asked(drain(g), "footsteps", "wound mira")
    keys = [key for key in told(g) if key in ("script-285", "died", "gained", "script-266")]
    assert keys == ["script-285", "died", "gained", "script-266"]
    assert request.key == "draw-exploration"
    assert g.state.trip is not None
    g.state.trip.unknown = 0
    g.state.agenda.clear()
    assert why_not(asked(steps(g, "findings")), *["carry wood"] * 7, "carry knife") == "too-heavy", "viktor alone: 7"


@pytest.mark.rule("R243")
def test_if_nobody_is_left_outside_nothing_comes_home() -> None:
    g = war("viktor", "mira", storage={"wood": 1})
    g.state.people[1].task = "guard"
    out(g, unknown=5, mira="guard")
    give(g, "wounds", 3, 0)
    found(g, canned_food=1)
    card(g, "footsteps", {"do": "wound", "n": 1})
    card(g, "quiet-night")
    g.then(Step("explore"), Step("findings"), Step("pass"), Step("night"), Step("arm"), Step("raid"))
    play(drain(g), "footsteps", "quiet-night")
    assert (g.state.pile, g.state.trip, g.state.passed) == ({}, None, 0)
    assert "nobody-returns" in told(g)
    assert everything(g) == TOTAL


@pytest.mark.rule("R243")
def test_a_death_at_the_door_or_on_the_way_home_is_not_forgotten() -> None:
    g = give(war("viktor", "mira", "tomas"), "wounds", 3, 0, 0)
    for person, task in zip(g.state.people, ("scavenging", "scavenging", "guard"), strict=True):
        person.task = task
    card(g, "location-clinic", {"do": "wound"})
    card(g, "script-266")
    play(steps(g, "destination"), "go medium clinic 12")
    play(steps(g, "arrive"), "wound viktor")
    assert told(g)[-1] == "script-266"
    g.state.people[0].levels["wounds"] = 3
    found(g, canned_food=1)
    card(g, "quiet-night")
    g.then(Step("findings"), Step("pass"), Step("night"), Step("raid"))
    play(effects(g, {"do": "wound"}, {"do": "go-home"}, {"do": "gain", "what": "wood"}), "quiet-night")
    assert (g.state.pile, g.state.trip, g.state.passed) == ({}, None, 0)
    assert "wood" not in g.state.storage


@pytest.mark.rule("rd9", "R113")
def test_with_nobody_outside_the_phase_is_skipped() -> None:
    g = war()
    play(steps(g, "scavenging"))
    assert (g.state.passed, g.state.trip) == (0, None)
    g = war(marker_without_trip="on")
    play(steps(g, "scavenging"))
    assert g.state.passed == 1


@pytest.mark.rule("R144")
def test_the_journal_passes_after_choose_findings() -> None:
    g = out(war("viktor"))
    g.then(Step("findings"), Step("pass"))
    play(drain(g), "nothing")
    assert g.state.passed == 1


# Night Raid


def guards(*people: str, **storage: int) -> War:
    g = war(*people, storage={key.replace("_", "-"): n for key, n in storage.items()})
    for person in g.state.people:
        person.task = "guard"
    return g


def raid(g: War, damage: int, wounds: int) -> Flow[None]:
    card(g, "prowler", {"do": "raid", "damage": damage, "wounds": wounds}, {"do": "cold", "n": 1})
    g.state.decks["night-raids"].cards = ["prowler"]
    return steps(g, "raid")


@pytest.mark.rule("R147", "R148", "R150", "R151", "R152", "R155", "R166", "rd20", "rd22")
def test_w38_dice_and_boards_against_damage_and_wounds() -> None:
    g = guards("mira", "emil", cigarettes=2, wood=3)
    g.state.boards = 1
    flow = raid(g, 4, 2)
    request = asked(flow, "prowler", "one", "two")
    assert names(request) == ["cancel 2 2", "cancel 1 3", "cancel 0 4"]
    play(raid(g, 4, 2), "prowler", "one", "two", "cancel 2 2", "thing cigarettes + thing wood")
    assert g.state.storage == {"cigarettes": 1, "wood": 2}
    assert (g.state.boards, levels(g, "wounds")) == (1, [0, 0])
    play(raid(g, 4, 2), "prowler", "miss", "miss", "cancel 0 1", "wound mira + wound emil")
    assert g.state.storage == {}
    assert levels(g, "wounds") == [1, 1]


@pytest.mark.rule("R143", "R145", "R146", "R149", "R153", "R259", "R262", "rd21")
def test_w39_arms_before_the_card_and_what_is_safe() -> None:
    g = guards("mira", knife=2, wood=3)
    found(g, ammo=3)
    request = asked(steps(g, "arm"))
    assert why_not(request, "arm mira knife", "arm mira knife") == "none-left"
    g.state.agenda.clear()
    play(steps(g, "arm"), "arm mira knife")
    play(raid(g, 6, 0), "prowler", "miss")
    assert g.state.storage == {"knife": 1}, "his own, given back after the raid"
    assert g.state.pile == {"ammo": 3}
    assert everything(g) == TOTAL


@pytest.mark.rule("R154", "R156", "R159", "R160", "R162", "rd48", "rd49")
def test_w40_shotgun_and_pistol() -> None:
    g = guards("mira", shotgun=1, ammo=1, wood=5)
    play(steps(g, "arm"), "arm mira shotgun")
    play(raid(g, 4, 4), "prowler", "shotgun")
    assert g.state.storage == {"shotgun": 1, "wood": 5}
    assert (levels(g, "wounds"), g.state.cold) == ([0], 0), "the whole card is ignored"
    g = guards("mira", pistol=1, ammo=1, wood=5)
    play(steps(g, "arm"), "arm mira pistol")
    play(raid(g, 1, 0), "prowler", "shotgun")
    assert g.state.storage == {"pistol": 1, "wood": 4}
    assert g.state.cold == 1
    play(steps(g, "arm"), "arm mira pistol")
    request = asked(raid(g, 1, 0), "prowler")
    assert request.key == "grey-die"


@pytest.mark.rule("R157", "R158", "R161", "rd25", "rd26")
def test_a_rifle_may_shoot_twice_and_a_hatchet_has_its_own_face() -> None:
    g = guards("mira", ammo=3)
    g.state.people[0].weapon = "assault-rifle"
    request = asked(raid(g, 3, 0), "prowler")
    assert not_yet(request) == "must-fire"
    assert why_not(request, "fire mira", "fire mira", "fire mira") == "none-left"
    play(raid(g, 3, 0), "prowler", "fire mira x2", "one", "two")
    assert g.state.storage["ammo"] == 1
    g = guards("mira", wood=2)
    g.state.people[0].weapon = "hatchet"
    play(raid(g, 2, 2), "prowler", "hatchet")
    assert "raid-ignored" in told(g)


@pytest.mark.rule("R163", "R164", "R165", "rd23", "rd24", "rd26")
def test_w42_re_rolls() -> None:
    g = guards("oskar", wood=9)  # Prowess 2
    play(raid(g, 3, 0), "prowler", "one", "reroll 1 one", "miss", "keep")
    assert g.state.storage == {"wood": 6}
    play(raid(g, 3, 0), "prowler", "one", "reroll 1 one", "miss", "reroll 1 miss", "two")
    assert g.state.storage == {"wood": 5}
    play(raid(g, 1, 0), "prowler", "story", "keep")
    assert g.state.storage == {"wood": 4}
    g.state.people[0].weapon = "pistol"
    g.state.storage["ammo"] = 1
    play(raid(g, 1, 0), "prowler", "out-of-ammo", "keep")
    assert g.state.storage["wood"] == 3


@pytest.mark.rule("R150", "R166", "rd56")
def test_with_no_guard_left_boards_count_and_wounds_fall_on_nobody() -> None:
    g = war("mira", storage={"wood": 5})
    g.state.people[0].task = "floor"
    g.state.boards = 2
    play(raid(g, 3, 2), "prowler", "cancel 0 2")
    assert g.state.storage == {"wood": 4}
    assert levels(g, "wounds") == [0]


@pytest.mark.rule("R167", "R168", "R169", "R170", "R171", "rd27")
def test_w46_the_crime_wave() -> None:
    g = war()
    decks = g.state.decks
    decks["night-raids"].red, decks["residents"].red = ["militia", "arsonists"], ["gang"]
    request = asked(steps(g, "crime-wave"))
    assert names(request) == ["shuffle-in 2 0", "shuffle-in 1 1"]
    g.state.agenda.clear()
    play(steps(g, "crime-wave"), "shuffle-in 1 1")
    assert (decks["night-raids"].red_in, decks["residents"].red_in) == (1, 1)
    decks["night-raids"].cards = ["prowler"]
    chance = asked(steps(g, "raid"))
    assert names(chance) == ["prowler", "arsonists", "militia"], "either of the two may be the one in the deck"
    g.state.agenda.clear()
    play(steps(g, "crime-wave"))
    assert decks["night-raids"].red_in == 2
    play(steps(g, "crime-wave"))
    assert (decks["night-raids"].red_in, decks["residents"].red_in) == (2, 1)


@pytest.mark.rule("R261", "R145", "R147")
def test_the_order_of_a_night() -> None:
    g = war("mira", storage={"knife": 1, "water": 1})
    for key in ("frost", "prowler"):
        card(g, key)
    g.state.events = ["events"]
    new_day(g)
    script = ("frost", "nothing", "nothing", "nothing", "task-guard mira")
    assert asked(drain(g), *script).key == "arm-guards"
    g = war("mira", storage={"knife": 1, "water": 1})
    g.state.events = ["events"]
    new_day(g)
    assert asked(drain(g), *script, "arm mira knife").key == "draw-night-raids"
    g = war("mira", storage={"knife": 1, "water": 1})
    g.state.events = ["events"]
    new_day(g)
    assert asked(drain(g), *script, "arm mira knife", "prowler").key == "crime-wave"
    assert (g.state.phase, g.state.storage) == ("night-raid", {"knife": 1})


@pytest.mark.rule("R261")
def test_the_order_of_a_raid() -> None:
    g = guards("mira", wood=2)
    play(raid(g, 1, 1), "prowler", "one", "cancel 0 1")
    keys = [key for key in told(g) if key in ("raid", "threat", "throws", "discarded", "raised", "cold")]
    assert keys == ["raid", "threat", "throws", "raised", "cold"]


# Dawn


@pytest.mark.rule("R178", "R179", "R180", "R127", "rd38")
def test_w47_locations_slide_down() -> None:
    g = war()
    play(effects(g, {"do": "change-location", "slot": "near"}), "villa")
    assert g.state.places == {"near": "clinic", "medium": "hotel", "far": "villa"}
    assert "old-school" not in g.state.decks["locations"].cards + g.state.decks["locations"].used
    play(effects(g, {"do": "change-location", "slot": "far"}), "chapel")
    assert g.state.places == {"near": "clinic", "medium": "hotel", "far": "chapel"}
    g.state.decks["locations"].cards = []
    play(effects(g, {"do": "change-location", "slot": "medium"}))
    assert g.state.places == {"near": "clinic", "medium": "chapel"}
    g.state.people[0].task = "scavenging"
    assert names(asked(steps(g, "destination"))) == ["go near clinic 10", "go medium chapel 12"]


@pytest.mark.rule("R174", "R175", "R264", "rd62")
def test_w48_medicine() -> None:
    g = give(war("mira", "tomas"), "wounds", 1, 0)
    stock(g, bandages=1, wood=1)
    request = asked(steps(g, "medicine"))
    assert why_not(request, "treat tomas bandages") == "not-hurt"
    g.state.agenda.clear()
    play(steps(g, "medicine"), "treat mira bandages")
    assert g.state.storage == {"wood": 1}
    play(effects(g, {"do": "lose-all", "what": "goods"}))
    assert g.state.people[0].medicals == {"bandages": 1}
    play(effects(g, {"do": "treat", "what": "bandages", "state": "wounds"}, who="mira"))
    assert g.state.people[0].medicals == {}
    assert (levels(g, "wounds"), g.state.box["bandages"]) == ([0, 0], 3)


@pytest.mark.rule("R185", "R186", "R187", "R263", "rd28")
@pytest.mark.parametrize(("what", "fatigue"), [("moonshine", 3), ("alcohol", 2)])
def test_w49_alcohol(what: str, fatigue: int) -> None:
    g = give(give(war("mira"), "fatigue", 1), "misery", 2)
    stock(g, **{what: 1})
    play(steps(g, "alcohol"), f"drink mira {what}")
    assert (levels(g, "fatigue"), levels(g, "misery")) == ([fatigue], [1])
    assert g.state.storage == {}


@pytest.mark.rule("R185", "rd28")
@pytest.mark.parametrize(("left", "n"), [(("fate", "alcohol", "narrative"), 1), (("narrative", "alcohol"), 2), ((), 3)])
def test_the_question_of_alcohol_says_which_of_its_moments_it_is(left: tuple[str, ...], n: int) -> None:
    g = war("mira", storage={"moonshine": 1})
    g.then(Step("alcohol"), *map(Step, left))
    request = asked(drain(g))
    assert isinstance(request, Decision)
    assert request.facts == {"n": n}
    words = book("en", DEFINITION.identity.text)
    assert (
        words.question(request)
        == ("Before Fate", "Fate has spoken", "The last chance")[n - 1]
        + (
            ": does anybody drink?",
            ": does anybody drink before the Narrative Action?",
            " at this Dawn: does anybody drink?",
        )[n - 1]
    )
    assert DEFINITION.display.note is not None
    assert "Fatigue +2" in DEFINITION.display.note(g, "drink", {"person": "mira", "what": "moonshine"}, words)


@pytest.mark.rule("R185", "rd28", "R172", "R173", "R182")
def test_the_order_of_dawn() -> None:
    g = war("mira", storage={"moonshine": 2})
    for key in ("fate-1", "frost", "quiet-night", "letter", "rumours"):
        card(g, key)
    g.then(*(Step(kind) for kind in ("return", "medicine", "alcohol", "fate", "pass")))
    g.state.agenda[:0] = [Step(kind) for kind in reversed(("narrative", "pass", "alcohol", "mourning"))]
    flow = drain(g)
    request = asked(flow)
    assert isinstance(request, Decision)
    assert (request.key, request.facts) == ("alcohol", {"n": 1})
    g.state.agenda.clear()
    script = ("nothing", "fate-1", "letter", "rumours", "narrate letter", "drink mira moonshine")
    g.then(*(Step(kind) for kind in ("return", "medicine", "alcohol", "fate", "pass")))
    g.state.agenda[:0] = [Step(kind) for kind in reversed(("narrative", "pass", "alcohol", "mourning"))]
    play(drain(g), *script)
    assert g.state.passed == 2


@pytest.mark.rule("R176", "R177", "R182", "R183", "R184")
def test_w51_fate_and_the_narrative_action() -> None:
    g = war("mira", "tomas", seats=2)
    card(g, "fate-3", {"do": "cold"})
    card(g, "letter", {"do": "gain", "what": "book"})
    card(g, "rumours", {"do": "gain", "what": "wood"})
    play(steps(g, "fate"), "fate-3")
    assert (g.state.cold, told(g).count("raised")) == (1, 0), "the lower half does nothing at Dawn"
    g.then(Step("narrative"), Step("pass"))
    play(drain(g), "letter", "rumours", "narrate letter")
    deck = g.state.decks["narrative-actions"]
    assert g.state.storage == {"book": 1}
    assert "rumours" in deck.cards
    assert "letter" not in deck.cards
    assert g.state.leader == 1


@pytest.mark.rule("R236", "R237", "R238", "R239", "rd29", "rd31", "rd59")
def test_w52_death_among_us() -> None:
    g = war("leo", "josef", "mira", "emil", "viktor")
    play(effects(g, {"do": "leave"}, who="viktor"))
    play(effects(g, {"do": "leave"}, who="emil"))
    play(steps(g, "mourning"), 4)
    assert levels(g, "misery") == [0, 2, 2]  # Empathy 3, 4, 7
    play(steps(g, "mourning"))
    assert levels(g, "misery") == [0, 2, 2]


@pytest.mark.rule("rd31", "rd59")
def test_a_script_may_exempt_a_departure_and_mourning_itself_counts_no_more() -> None:
    g = war("mira", "tomas")
    play(effects(g, {"do": "leave", "mourned": False}, who="tomas"))
    play(steps(g, "mourning"))
    g = give(war("mira", "tomas", "viktor"), "misery", 3, 0, 0)
    play(effects(g, {"do": "die"}, who="viktor"))
    play(steps(g, "mourning"), 7)
    assert [person.key for person in g.state.people] == ["tomas"]
    assert g.state.gone_today == 0


@pytest.mark.rule("R172", "R173", "R143")
def test_the_return() -> None:
    g = war("mira", "tomas")
    g.state.people[0].task, g.state.people[1].task = "scavenging", "guard"
    found(g, wood=2, knife=1)
    play(steps(g, "return"))
    assert g.state.storage == {"wood": 2, "knife": 1}
    assert g.state.pile == {}
    assert [person.task for person in g.state.people] == ["", ""]


@pytest.mark.rule("rd66")
def test_level_4_by_alcohol_takes_effect_there_and_then() -> None:
    g = give(war("mira"), "fatigue", 2)
    stock(g, moonshine=1)
    play(steps(g, "alcohol"), "drink mira moonshine")
    assert "script-458" in told(g)
