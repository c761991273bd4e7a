"""Set-up and general rules."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import (
    BOX,
    CONTENT,
    card,
    drain,
    effects,
    elements,
    empty_shelter,
    give,
    levels,
    out,
    steps,
    stock,
    told,
    war,
)
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.day_actions import blocked
from vigil.games.this_war_of_mine.rules.general import die, draw, join, pass_journal
from vigil.games.this_war_of_mine.rules.reachable_rooms import empty_rooms, reachable
from vigil.games.this_war_of_mine.rules.sequence import new_day, turn
from vigil.games.this_war_of_mine.rules.set_up import everything, set_up, starters
from vigil.games.this_war_of_mine.state import CODEC, Step
from vigil.kernel.rules.asking import do
from vigil.kernel.rules.requests import Chance
from vigil.kernel.testing import asked, names, play

LOCATIONS = ("old-school", "clinic", "hotel")


def fresh(seats: int = 1) -> War:
    g: War = DEFINITION.rules.new(BOX, "the-long-siege", {}, seats)
    return g


@pytest.mark.rule("R003", "R004", "R005", "R006", "R007", "R008", "R009", "R026", "R027", "R246", "rd74")
def test_w1_the_first_red_and_the_first_two_black_borders_start() -> None:
    g = fresh()
    play(starters(g), "viktor", "hana", "mira", "oskar", "tomas")
    s = g.state
    assert [person.key for person in s.people] == ["viktor", "mira", "tomas"]
    assert all(
        person.levels == {"fatigue": 0, "wounds": 0, "misery": 0, "hunger": 2, "illness": 0} for person in s.people
    )
    assert all(person.at == "guard" and person.starter for person in s.people)
    assert set(s.unused) == set(BOX.characters) - {"viktor", "mira", "tomas"}
    assert s.storage == {"lockpick": 1, "shovel": 1, "component": 4, "wood": 4, "water": 2, "raw-food": 3}
    assert everything(g) == {key: token.count for key, token in BOX.tokens.items()}


@pytest.mark.rule("R018", "R019", "R020", "R021", "R022", "R023", "R024", "R025", "R016", "R017")
def test_w2_the_event_deck_by_chapters_and_nothing_of_it_is_known() -> None:
    s = fresh().state
    assert s.events == [
        "chapter-1", *["events"] * 3, "chapter-2", *["events"] * 4, "chapter-3", *["endings"] * 3,
    ]  # fmt: skip
    assert len(s.decks["events"].cards) == 12, "seven of these will come up; which, nobody knows"
    view = DEFINITION.knowledge.view(fresh(), 0)
    assert view.events == 13
    assert "events" not in view.decks
    shown = str(view)
    assert not any(f"'{back}'" in shown for back in BOX.shelter_cards)
    covered = sorted(space.cover for space in s.spaces.values() if space.cover)
    assert covered == sorted(row.cover for row in BOX.shelter_cards.values())
    assert {cover: len(backs) for cover, backs in s.shelter.items()} == {key: covered.count(key) for key in covered}


@pytest.mark.rule("R017", "R016")
def test_the_back_of_a_shelter_card_is_known_when_it_is_turned() -> None:
    g = empty_shelter(war("mira"), empty_a="heap")
    request = asked(steps(g, Step("act", n=1)), "card mira empty-a")
    assert names(request) == sorted(key for key, row in BOX.shelter_cards.items() if row.cover == "heap")
    g.state.agenda.clear()
    play(steps(g, Step("act", n=1)), "card mira empty-a", "heap-4")
    assert "heap-4" not in g.state.shelter["heap"]


@pytest.mark.rule("R002")
def test_the_first_leader_is_drawn() -> None:
    g = fresh(seats=3)
    request = next(set_up(g, Step("set-up")))
    assert isinstance(request, Chance)
    assert list(request.outcomes) == ["seat-1", "seat-2", "seat-3"]
    play(set_up(g, Step("set-up")), "seat-2", "viktor", "mira", "tomas", *LOCATIONS)
    assert g.state.leader == 1


@pytest.mark.rule("R015", "rd58")
def test_three_locations_in_the_order_drawn() -> None:
    g = fresh()
    play(set_up(g, Step("set-up")), "viktor", "mira", "tomas", *LOCATIONS)
    assert g.state.places == dict(zip(("near", "medium", "far"), LOCATIONS, strict=True))


@pytest.mark.rule("R010", "R011", "R012", "R013", "R014", "R247")
def test_decks_fittings_ideas_and_red_corners() -> None:
    s = fresh().state
    assert set(s.fittings) == {key for key, row in BOX.fittings.items() if row.green}
    assert set(s.fittings) | set(s.ideas) == set(BOX.fittings)
    for name in ("residents", "night-raids"):
        red = {key for key, row in BOX.cards[name].items() if row.red}
        assert set(s.decks[name].red) == red
        assert not red & set(s.decks[name].cards)
        assert s.decks[name].red_in == 0
    assert "bed" in s.fittings
    assert "garden" in s.ideas


@pytest.mark.rule("R028", "R029", "rd60")
def test_w3_never_more_than_four() -> None:
    g = war("mira", "tomas", "viktor", "lena")
    assert not join(g, "leo", {})
    play(effects(g, {"do": "join"}))
    assert len(g.state.people) == 4
    lena = g.state.people[3]
    lena.medicals["bandages"] = 1
    die(g, lena)
    assert "lena" not in g.state.unused
    assert g.state.box["bandages"] == 4, "three of the box and the one that was put on the card"
    play(effects(g, {"do": "join", "hunger": 2}), "leo")
    assert [person.key for person in g.state.people] == ["mira", "tomas", "viktor", "leo"]
    assert g.state.people[3].levels["hunger"] == 2


@pytest.mark.rule("R030", "R031", "R032", "R069", "rd45")
def test_w4_the_box_runs_out_and_discarded_things_can_be_found_again() -> None:
    g = war()
    g.state.box["canned-food"] = 1
    play(effects(g, {"do": "gain", "what": "canned-food", "n": 3}))
    assert g.state.storage == {"canned-food": 1}
    assert "canned-food" not in g.state.box
    play(effects(g, {"do": "lose", "what": "canned-food"}))
    assert g.state.box["canned-food"] == 1
    play(effects(g, {"do": "gain", "what": "canned-food"}, {"do": "remove", "what": "canned-food"}))
    assert g.state.waste == {"canned-food": 1}
    play(effects(g, {"do": "gain", "what": "canned-food"}))
    assert g.state.storage == {}


@pytest.mark.rule("R033", "R034", "R035", "R036", "rd8", "rd66", "rd73")
def test_w6_levels_stay_between_0_and_4_and_level_4_is_read_at_once() -> None:
    g = give(war("mira", "tomas"), "misery", 1, 0)
    play(effects(g, {"do": "lower", "state": "misery", "n": 2}, who="mira"))
    assert g.state.people[0].levels["misery"] == 0
    g.state.people[0].levels["hunger"] = 3
    play(effects(g, {"do": "raise", "state": "hunger", "n": 2}, {"do": "cold"}, who="mira"), 6)
    assert [event.key for event in g.log or () if event.key in ("raised", "script-738", "left", "cold")] == [
        "raised", "script-738", "left", "cold",
    ]  # fmt: skip
    assert [event.facts["n"] for event in g.log or () if event.key == "raised"] == [4]
    assert g.person("mira") is None


def quiet_day(g: War) -> list[str | int]:
    """Stub everything that is drawn in a day without a trip, and answer what is asked."""
    for key in ("frost", "prowler", "fate-1", "song-at-dawn", "long-talk"):
        card(g, key)
    g.state.events = ["events", "events"]
    return [
        "frost", "nothing", "nothing", "nothing",
        "task-guard mira + task-guard tomas + task-guard viktor",
        "prowler", "shuffle-in 2 0", "fate-1", "song-at-dawn", "long-talk", "narrate song-at-dawn",
    ]  # fmt: skip


@pytest.mark.rule("R001", "R037", "R038", "R039", "R053", "R067", "R099", "R112", "R171", "R181", "R184", "R251", "rd9")
def test_w7_a_day_without_a_trip_passes_the_journal_nine_times() -> None:
    g = war(seats=3, storage={"water": 3})
    script = quiet_day(g)
    new_day(g)
    play(drain(g), *script)
    assert g.state.passed == 9
    assert g.state.leader == 0
    g = war(seats=3, storage={"water": 3}, marker_without_trip="on")
    script = quiet_day(g)
    new_day(g)
    play(drain(g), *script)
    assert g.state.passed == 10


@pytest.mark.rule("R001", "R088", "R098", "R144", "R188", "R261")
def test_the_seven_phases_in_their_order() -> None:
    g = war(storage={"water": 3})
    script = quiet_day(g)
    new_day(g)
    play(drain(g), *script)
    told_phases = [key.removeprefix("phase-") for key in told(g) if key.startswith("phase-") or key == "raid"]
    assert told_phases == ["morning", "day", "dusk", "evening", "night-raid", "raid", "dawn"]
    day = g.state.day
    flow = do(turn(g))
    asked(flow)
    assert g.state.day == day + 1


@pytest.mark.rule("rd41")
def test_with_one_player_the_journal_stays() -> None:
    g = war(seats=1)
    pass_journal(g, Step("pass"))
    assert (g.state.leader, g.state.passed) == (0, 1)


@pytest.mark.rule("R040")
def test_every_question_is_put_to_the_leader() -> None:
    g = war(seats=3, storage={"water": 1})
    g.state.leader = 2
    give(g, "wounds", 1, 0, 0)
    stock(g, canned_food=1, bandages=1, moonshine=1)
    for kind in ("water", "food", "evening", "medicine", "alcohol"):
        assert asked(steps(g, kind)).seat == 2
        g.state.agenda.clear()
    for row in ({"do": "lose", "what": "goods"}, {"do": "unlock"}, {"do": "wound"}):
        assert asked(effects(g, row)).seat == 2
        g.state.agenda.clear()


@pytest.mark.rule("R042", "R043", "R044", "R045", "R050", "R252", "rd6")
def test_w10_bars_can_be_worked_what_lies_behind_them_cannot() -> None:
    g = empty_shelter(war("mira", "tomas"), empty_a="bars", rubble_a="heap")
    stock(g, saw=1)
    assert "rubble-a" not in reachable(g)
    first = elements(steps(g, Step("act", n=1)))
    assert "card-with mira empty-a saw" in first
    assert "card mira rubble-a" not in first
    g.state.agenda.clear()
    play(steps(g, Step("act", n=1)), "card-with mira empty-a saw", "bars-1")
    second = elements(steps(g, Step("act", n=2)))
    assert {"card mira rubble-a", "card tomas rubble-a"} <= set(second)


@pytest.mark.rule("R046", "R047", "R048", "R049")
@pytest.mark.parametrize("cover", ["bars", "door", "rubble", "remnants"])
def test_every_obstacle_blocks(cover: str) -> None:
    g = empty_shelter(war(), rummage=cover)
    assert not {"heap-a", "empty-b", "empty-c"} & reachable(g)
    assert {"rummage", "go-outside"} <= reachable(g)


@pytest.mark.rule("R049", "R044")
def test_breaches_block_and_stairs_lead_on(monkeypatch: pytest.MonkeyPatch) -> None:
    g = empty_shelter(war())
    assert set(g.state.spaces) == reachable(g)
    monkeypatch.setattr(g.content.space_rows["normal"]["rummage"], "breach", True)
    monkeypatch.setitem(g.content.reached, "normal", {})  # what was found before it was one
    assert "heap-a" not in reachable(g)
    assert "empty-b" not in reachable(g), "the stairs begin at the breach"


@pytest.mark.rule("R042")
def test_it_does_not_matter_where_a_miniature_stands() -> None:
    g = empty_shelter(war("mira"), rummage="door")
    g.state.people[0].at = "heap-a"
    assert "heap-a" not in reachable(g)


@pytest.mark.rule("R081", "R082", "rd53")
def test_what_is_an_empty_space() -> None:
    g = empty_shelter(war(), heap_a="heap")
    g.space("empty-a").fitting = "bed"
    taken = ("guard", "floor", "rummage", "go-outside", "breach-a", "heap-a", "empty-a")
    empty = empty_rooms(g, g.state.spaces.keys())
    assert not set(taken) & set(empty)
    assert "heap-b" in empty


@pytest.mark.rule("rd46")
def test_an_empty_deck_is_made_anew_of_its_used_cards() -> None:
    g = war()
    deck = g.state.decks["visitors"]
    deck.cards, deck.used = [], ["doctor", "gossip"]
    assert names(next(draw(g, "visitors", "Book"))) == ["doctor", "gossip"]
    deck.cards, deck.used = [], []
    assert play(draw(g, "visitors", "Book")) == ""
    out(g)
    assert g.state.trip
    g.state.trip.met = ["thugs"]
    g.state.decks["residents"].cards = []
    assert play(draw(g, "residents", "Book"), "thugs") == "thugs"


@pytest.mark.rule("rd42", "rd69", "rd70")
def test_the_counts_of_the_box() -> None:
    by_colour: dict[str, int] = {}
    for token in CONTENT.tokens.values():
        by_colour[token.colour] = by_colour.get(token.colour, 0) + token.count
    assert by_colour == {"green": 33, "grey": 23, "red": 30, "yellow": 18, "resource": 160}
    assert [CONTENT.tokens[what].count for what in ("water", "wood", "component")] == [30, 60, 70]
    assert CONTENT.tokens["cigarettes"].count == 4
    assert CONTENT.tokens["vegetable"].count == 7
    assert CONTENT.tokens["shell"].count == 3
    s = DEFINITION.rules.new(CONTENT, "the-long-siege", {}, 1).state
    assert {what: n + s.storage.get(what, 0) for what, n in s.box.items()} == {
        key: token.count for key, token in CONTENT.tokens.items()
    }


@pytest.mark.rule("R244", "R245")
def test_w69_between_two_days_everything_lies_in_the_state() -> None:
    g = war(seats=3, storage={"water": 3})
    script = quiet_day(g)
    new_day(g)
    play(drain(g), *script)
    assert g.state.agenda == []
    again: War = DEFINITION.rules.revive(BOX, DEFINITION.rules.codec.load(CODEC.dump(g.state)))
    assert again.state == g.state
    assert (asked(do(turn(again))).key, asked(do(turn(g))).key) == ("draw-events", "draw-events")


@pytest.mark.rule("rd71", "rd8")
def test_fatigue_4_is_no_death() -> None:
    g = give(war("mira", "tomas"), "fatigue", 3, 0)
    play(effects(g, {"do": "raise", "state": "fatigue"}, who="mira"))
    assert levels(g, "fatigue") == [4, 0]
    assert all(blocked(g, g.state.people[0], n) for n in (1, 2, 3))
    assert "script-458" in told(g)
