"""What each word of cards and scripts does."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import (
    card,
    effects,
    empty_shelter,
    fight,
    found,
    give,
    levels,
    out,
    steps,
    stock,
    told,
    war,
)
from vigil.games.this_war_of_mine.rules.set_up import everything
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals

# things


@pytest.mark.rule("R031")
def test_all_of_a_kind_or_half_of_it_is_discarded() -> None:
    g = war("mira", storage={"wood": 3, "knife": 1, "coffee": 2})
    total = everything(g)
    play(effects(g, {"do": "lose-all", "what": "wood"}))
    assert (g.state.storage, g.state.box["wood"]) == ({"knife": 1, "coffee": 2}, 60)
    play(effects(g, {"do": "lose-half", "what": "token"}), "thing coffee x2")
    assert g.state.storage == {"knife": 1}, "half of three, rounded up"
    assert everything(g) == total


@pytest.mark.rule("R032")
def test_what_is_removed_is_out_of_the_game() -> None:
    g = war("mira", storage={"knife": 1, "hatchet": 1})
    play(effects(g, {"do": "remove", "what": "weapon"}), "thing knife")
    assert (g.state.storage, g.state.waste, g.state.box["knife"]) == ({"hatchet": 1}, {"knife": 1}, 2)


@pytest.mark.rule("R232", "R234", "rd36")
def test_a_price_in_value_is_paid_by_tokens_and_without_change() -> None:
    g = war("mira", storage={"coffee": 2, "lockpick": 1, "wood": 9})
    row = {"pay": [{"do": "pay-value", "n": 6}], "then": [{"do": "cold"}], "else": [{"do": "cold", "n": 3}]}
    play(effects(g, row), "thing coffee + thing lockpick")
    assert (g.state.storage, g.state.cold) == ({"coffee": 1, "wood": 9}, 1)
    play(effects(g, row))
    assert (g.state.storage, g.state.cold) == ({"coffee": 1, "wood": 9}, 4), "Wood is no money"
    g = war("mira", storage={"lockpick": 2})
    play(effects(g, row), "thing lockpick x2")
    assert g.state.storage == {}, "4 too many are lost"


# people


@pytest.mark.rule("R035")
def test_a_state_is_set_up_or_down() -> None:
    g = give(war("mira"), "fatigue", 3)
    play(effects(g, {"do": "set", "state": "fatigue", "n": 1}, who="mira"))
    assert levels(g, "fatigue") == [1]
    play(effects(g, {"do": "set", "state": "fatigue", "n": 2}, who="mira"))
    assert levels(g, "fatigue") == [2]


@pytest.mark.rule("R028")
def test_a_card_may_ask_whether_there_is_room() -> None:
    row = {"if": "room", "then": [{"do": "cold"}]}
    g = war("mira", "tomas", "viktor")
    play(effects(g, row))
    assert g.state.cold == 1
    g = war("mira", "tomas", "viktor", "lena")
    play(effects(g, row))
    assert g.state.cold == 0


@pytest.mark.rule("rd60", "rd31")
def test_the_dead_and_the_departed_are_gone_for_good() -> None:
    for word in ("die", "leave"):
        g = war("mira", "tomas")
        g.state.people[0].weapon, g.state.people[0].medicals = "knife", {"meds": 1}
        play(effects(g, {"do": word}, who="mira"))
        assert ([person.key for person in g.state.people], g.state.gone, g.state.gone_today) == (["tomas"], ["mira"], 1)
        assert "mira" not in g.state.unused
        assert (g.state.storage, g.state.box["meds"]) == ({"knife": 1}, 4)


@pytest.mark.rule("R241", "R242")
def test_conscience_and_relief_ask_all_who_are_present() -> None:
    g = war("tomas", "josef", "lena")  # Empathy 5, 4, 8
    g.state.people[2].task = "scavenging"
    play(effects(g, {"do": "conscience", "n": 2}), 5)
    assert levels(g, "misery") == [2, 0, 0]
    play(effects(g, {"do": "relief"}), 4)
    assert levels(g, "misery") == [1, 0, 0]


@pytest.mark.rule("R198", "R202")
def test_wounds_of_a_card_are_dealt_out_by_the_leader_among_those_present() -> None:
    g = out(war("mira", "tomas", "lena"), lena="guard")
    request = asked(effects(g, {"do": "wound", "n": 2}))
    assert set(names(request)) == {"wound mira", "wound tomas"}
    play(effects(g, {"do": "wound", "n": 2}), "wound tomas x2")
    assert levels(g, "wounds") == [0, 2, 0]


# the Book


@pytest.mark.rule("rd72")
def test_an_objective_may_be_a_matter_of_progress() -> None:
    g = war("mira")
    card(g, "last-offensive")
    g.state.events, g.state.objective = ["endings"], "news-of-the-world"
    play(effects(g, {"do": "progress"}))
    play(steps(g, "morning"), "last-offensive", "idea garden", 9)
    assert "objective-reached" in told(g)


# the city


@pytest.mark.rule("R125", "R133", "R115")
def test_encounters_rows_of_findings_and_the_table_of_a_location() -> None:
    g = out(war("mira"))
    card(g, "thugs")
    play(effects(g, {"do": "encounter"}), "thugs")
    assert g.state.trip is not None
    assert g.state.trip.met == ["thugs"]
    card(g, "findings-3-pantry", {"do": "gain", "what": "canned-food"})
    play(effects(g, {"do": "search", "row": "pantry"}), "findings-3")
    assert (g.state.pile, g.state.decks["findings"].used) == ({"canned-food": 1}, ["findings-3"])
    card(g, "special-clinic", {"roll": "black-die", "table": {"1-9": [], "10": [{"do": "gain", "what": "meds"}]}})
    play(effects(g, {"do": "special"}), 10)
    assert g.state.pile == {"canned-food": 1, "meds": 1}


@pytest.mark.rule("R227", "R228")
def test_a_visitor_comes_to_the_door_and_barters_with_storage() -> None:
    g = war("mira", storage={"alcohol": 1})
    card(g, "barterer", {"do": "barter", "stock": "raw-food"})
    play(effects(g, {"do": "visitor"}), "barterer", "barter 0", "sell alcohol 10 + buy raw-food 10", "nothing")
    assert (g.state.storage, g.state.decks["visitors"].used) == ({"raw-food": 1}, ["barterer"])


@pytest.mark.rule("R225")
def test_what_fate_may_make_of_a_strike() -> None:
    for row, wounds, ours in (({"do": "deadly"}, 3, 0), ({"do": "harm"}, 0, 1), ({"do": "hit", "n": 2}, 2, 0)):
        g = fight(out(war("mira")), [("c-3", "unarmed")], thugs=True)
        card(g, "fate-1-combat", row)
        script = ("stand", "story", "miss", "miss", "miss", "miss", "trust-fate", "fate-1")
        flow = steps(g, "round")
        if wounds == 3:
            play(flow, *script)
            assert "killed" in told(g)
        else:
            asked(flow, *script)
            assert g.state.fight is not None
            assert (g.state.fight.enemies[0].wounds, levels(g, "wounds")) == (wounds, [ours])


@pytest.mark.rule("R225")
def test_fate_may_turn_on_the_enemy_who_strikes() -> None:
    g = fight(out(war("mira")), [("a-0", "unarmed")], thugs=True)
    card(g, "fate-1-combat", {"do": "harm", "n": 2})
    asked(steps(g, "round"), "stand", "miss", "story", "trust-fate", "fate-1")
    assert g.state.fight is not None
    assert g.state.fight.enemies[0].wounds == 2


# the Shelter


@pytest.mark.rule("R247")
def test_an_idea_becomes_a_fitting_that_can_be_built() -> None:
    g = war("mira")
    play(effects(g, {"do": "unlock"}), "idea garden")
    play(effects(g, {"do": "unlock-this", "fitting": "steel-door"}))
    assert {"garden", "steel-door"} <= set(g.state.fittings)
    assert not {"garden", "steel-door"} & set(g.state.ideas)


@pytest.mark.rule("R081")
def test_a_fitting_is_furnished_or_wrecked() -> None:
    g = empty_shelter(war("mira"), empty_a="bars")
    request = asked(effects(g, {"do": "furnish", "fitting": "radio"}))
    assert not {"put guard", "put rummage", "put empty-a", "put rubble-a"} & set(names(request))
    g.state.agenda.clear()
    play(effects(g, {"do": "furnish", "fitting": "radio"}), "put heap-a")
    assert (g.space("heap-a").fitting, "radio" in g.state.fittings) == ("radio", False)
    g.space("heap-c").fitting = "trap"
    g.space("heap-a").making, g.space("heap-a").wait = "set-trap", 1
    play(effects(g, {"do": "wreck"}), "wreck radio")
    assert (g.space("heap-a").fitting, g.space("heap-a").wait, "radio" in g.state.fittings) == ("", 0, True)


def test_a_card_may_be_the_next_of_its_deck_and_a_raid_may_be_called_off() -> None:
    g = war("mira", storage={"wood": 2})
    g.state.people[0].task = "guard"
    play(effects(g, {"do": "comes-next", "deck": "night-raids", "card": "prowler"}))
    card(g, "prowler", {"do": "cold"})
    play(steps(g, "raid"))
    assert g.state.cold == 1
    play(effects(g, {"do": "skip", "phase": "night-raid"}))
    play(steps(g, "arm", "raid"))
    assert g.state.cold == 1


# choices


def test_a_way_whose_price_or_condition_fails_is_refused() -> None:
    g = war("mira", storage={"wood": 1})
    row = {
        "choose": "doctor",
        "of": [
            {"key": "have-somebody-treated", "price": [{"do": "lose", "what": "wood", "n": 2}]},
            {"key": "take-her-in", "if": {"name": "has", "what": "saw"}},
            {"key": "thank-the-doctor"},
            {"key": "say-no"},
        ],
    }
    request = asked(effects(g, row))
    assert isinstance(request, Decision)
    assert names(request) == ["thank-the-doctor", "say-no"]
    assert refusals(request) == {"have-somebody-treated": "effect-price", "take-her-in": "effect-condition"}


@pytest.mark.rule("R138", "R139", "R140", "R141", "R260")
def test_the_load_and_what_can_be_carried_are_numbers_with_parts() -> None:
    g = out(war("viktor", "mira"))  # 7 and 5
    found(g, shotgun=1, cigarettes=1)
    request = asked(steps(g, "findings"))
    assert isinstance(request, Decision)
    assert request.build is not None
    assert request.build.numbers is not None
    load, capacity = request.build.numbers(["shotgun", "cigarettes", "wood", "wood"])
    assert (load.total, [part.amount for part in load.parts]) == (4, [2, 0, 2])
    assert (capacity.total, [part.amount for part in capacity.parts]) == (12, [7, 5])
    problem = request.build.fits(["shotgun", "cigarettes", *["wood"] * 11])
    assert problem is not None
    assert problem.about == {"weight": 13, "most": 12}


@pytest.mark.rule("R231", "R232")
def test_a_bill_is_a_number_with_parts() -> None:
    g = war("mira")
    stock(g, alcohol=1, coffee=1)
    request = asked(effects(g, {"do": "barter", "stock": "food"}), "barter 0")
    assert isinstance(request, Decision)
    assert request.build is not None
    assert request.build.numbers is not None
    given, taken = request.build.numbers([("sell", "alcohol"), ("sell", "coffee"), ("buy", "vegetable")])
    assert ([part.amount for part in given.parts], taken.total) == ([10, 1], 5)
    problem = request.build.ready([("sell", "coffee"), ("buy", "vegetable")])
    assert problem is not None
    assert (problem.reason, dict(problem.about or {})) == ("too-little-value", {"paid": 1, "n": 5})
