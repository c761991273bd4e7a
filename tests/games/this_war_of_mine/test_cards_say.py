"""What lies face up is read before one decides: objectives, Narrative Actions, arms, stocks, skills, Fittings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import Vigil
from tests.games.this_war_of_mine.war import CONTENT, found, out, steps, stock, war
from vigil.bots.position import Position, cards_of
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.observe.view import view
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.terminal.spoken import spoken
from vigil.games.this_war_of_mine.words.card_text import text_of
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.rules.requests import Decision, Flow
from vigil.kernel.testing import asked
from vigil.kernel.text.words import book
from vigil.presentation import inspection
from vigil.presentation.option_notes import beside, cards_to_read, readable
from vigil.web.render.question import groups

EN = book("en", DEFINITION.identity.text)


def seen(g: War, flow: Flow[Any], *script: int | str) -> Observation:
    """The question as its seat sees it."""
    g.content = CONTENT
    request = asked(flow, *script)
    assert isinstance(request, Decision)
    return Observation(DEFINITION, g, request, {0: list(request.offer())}, 0, False)


def notes(observation: Observation) -> dict[str, str]:
    return {each.name: beside(observation, EN, each) for each in observation.options()}


def reads(observation: Observation) -> dict[str, str]:
    return {each.name: readable(observation, EN, each) for each in observation.options()}


def meets(card: str) -> War:
    """That card lies face up, on a trip."""
    g = out(war(), 3)
    g.content = CONTENT
    g.state.card = card
    assert g.state.trip
    g.state.trip.met.append(card)
    perform(g, card)
    return g


# D1


def test_an_objective_says_what_it_asks_for_and_how_far_it_is() -> None:
    assert text_of(CONTENT, EN, "medicine-chest").startswith("Asked for: You have medicine or bandages (2).\nReached: ")
    assert "Bed" in text_of(CONTENT, EN, "a-place-to-sleep")
    g = war()
    g.content, g.state.objective, g.state.chapter = CONTENT, "medicine-chest", 1
    assert (view(g, 0).asked["n"], view(g, 0).reached) == (2, 0)
    stock(g, meds=1)
    assert view(g, 0).reached == 1
    assert "(you have medicine or bandages (2); so far: 1 of 2)" in spoken(view(g, 0), EN)[0]
    said = inspection.at(seen(g, steps(g, "narrative"), "map-of-the-city", "divide-the-rest"), EN, ["objective"])
    assert said
    assert said.now[:2] == ("So far: 1 of 2", "Asked for: You have medicine or bandages (2).")


@pytest.mark.parametrize("key", CONTENT.objectives)
def test_every_objective_counts_what_it_asks_for(key: str) -> None:
    g = war("mira")
    g.content, g.state.objective = CONTENT, key
    assert view(g, 0).asked["if"] == CONTENT.objectives[key].reached["if"]
    assert view(g, 0).reached == (1 if key == "together" else 0)


# D2


def test_both_narrative_actions_are_read_before_one_is_chosen() -> None:
    g = war()
    observation = seen(g, steps(g, "narrative"), "map-of-the-city", "divide-the-rest")
    assert reads(observation) == {
        "narrate map-of-the-city": "map-of-the-city",
        "narrate divide-the-rest": "divide-the-rest",
    }
    assert notes(observation)["narrate map-of-the-city"] == "Until the next Dawn: Noise −1, Inventory +1."
    assert ("map-of-the-city", "map-of-the-city") in cards_to_read(observation, EN)
    said = inspection.option(observation, EN, "narrate map-of-the-city")
    assert said
    assert said.now == ("Until the next Dawn: Noise −1, Inventory +1.",)
    shown = groups(observation, EN, observation.options(), lambda option: "")
    assert [each.card for group in shown for each in group.choices] == ["map-of-the-city", "divide-the-rest"]


def test_a_bot_reads_the_printed_row() -> None:
    g = war()
    observation: Any = seen(g, steps(g, "narrative"), "map-of-the-city", "divide-the-rest")
    row = cards_of(observation, observation.view())["map-of-the-city"]
    assert row.effects == [{"until": "dawn", "give": {"noise": -1, "inventory": 1}}]
    assert "cards" in Position.__struct_fields__


# D3


def test_the_arms_of_residents_are_read_before_one_fights_or_pays() -> None:
    g = meets("thugs")
    found(g, jewelry=1)
    observation = seen(g, steps(g))
    assert reads(observation)["fight-the-thugs"] == "thugs"
    told = notes(observation)
    for part in ("against 2", "A: bare hands", "B: Knife", "C: Pistol, Knife", "Thugs", "if you flee", "furniture"):
        assert part in told["fight-the-thugs"], part
    assert "tokens worth 6" in told["pay-the-thugs"]
    assert told["fight-the-thugs"].removesuffix(".")[1:] in text_of(CONTENT, EN, "thugs")


def test_who_strikes_first_who_runs_and_what_killing_weighs() -> None:
    assert "they strike first, alone" in text_of(CONTENT, EN, "gang")
    assert "you strike first, alone" in text_of(CONTENT, EN, "hideout")
    assert "with 2 dead, the others run" in text_of(CONTENT, EN, "soldiers")
    assert "weighs on you" in text_of(CONTENT, EN, "soldiers")
    assert "weighs on you" not in text_of(CONTENT, EN, "thugs")


def test_a_fight_says_what_flight_costs() -> None:
    observation = seen(g := meets("soldiers"), steps(g), "fight-the-soldiers", "a-0", "b-1", "c-1")
    assert "strike once, alone" in notes(observation)["flee"]
    assert reads(observation) == {"stand": "soldiers", "flee": "soldiers"}


# D4


def test_a_stock_and_its_values_are_read_before_the_fee_is_paid() -> None:
    g = meets("trader-in-the-dark")
    found(g, jewelry=1)
    observation = seen(g, steps(g))
    question = observation.question()
    assert isinstance(question, Decision)
    assert question.facts
    stocked = question.facts["stock"]
    assert isinstance(stocked, tuple)
    assert "saw" in stocked
    assert "Saw 5" in notes(observation)["barter 2"]
    assert reads(observation)["barter 2"] == "trader-in-the-dark"
    assert "Saw 5" in text_of(CONTENT, EN, "trader-in-the-dark")


def test_what_the_box_has_no_more_of_is_not_on_offer() -> None:
    g = meets("trader-in-the-dark")
    found(g, jewelry=1, saw=g.state.box["saw"])
    assert "Saw" not in notes(seen(g, steps(g)))["barter 2"]


def test_a_location_that_trades_is_read_at_its_door() -> None:
    g = out(war(), 3)
    g.state.places["medium"] = "chapel"
    assert g.state.trip
    g.state.trip.place, g.state.card = "chapel", "frost"
    found(g, jewelry=1)
    g.content = CONTENT
    perform(g, "location-chapel")
    assert reads(seen(g, steps(g)))["barter 2"] == "chapel"


def test_a_card_of_the_way_is_the_one_that_was_turned_up_last() -> None:
    g = out(war(), 3)
    g.content, g.state.card = CONTENT, "prowler"
    assert g.state.trip
    g.state.trip.seen.append("blocked-passage")
    perform(g, "blocked-passage")
    observation = seen(g, steps(g))
    assert observation.view().card == "blocked-passage"
    assert reads(observation)["dig-by-hand"] == "blocked-passage"
    assert notes(observation)["dig-by-hand"].startswith("Return 2 Exploration cards → for one of those who are here")
    g.state.card = "thugs"
    g.state.trip.met.append("thugs")
    assert observation.view().card == "thugs"
    assert reads(observation)["dig-by-hand"] == "blocked-passage"


# D5, D18


@pytest.mark.parametrize("key", CONTENT.characters)
def test_every_skill_says_what_it_does_and_when(key: str) -> None:
    line = text_of(CONTENT, EN, key).split("\n")[1]
    assert any(when in line for when in ("By day", "On a trip", "On guard", "Every D", "present")), line


def test_a_fitting_that_only_helps_says_so() -> None:
    assert "against raids +1" in text_of(CONTENT, EN, "steel-door")
    assert "beside: Still" in text_of(CONTENT, EN, "rectifier")


def test_a_chapter_names_whom_it_is_about() -> None:
    assert "If Josef is with us: read 1700" in text_of(CONTENT, EN, "chapter-1")
    assert "a certain" not in text_of(CONTENT, EN, "chapter-1")
    assert text_of(CONTENT, EN, "chapter-3").startswith("Cold +2.")


# at the prompt


def test_the_prompt_reads_what_is_in_view_and_what_options_name(vigil: Vigil) -> None:
    said = vigil(
        "play this-war-of-mine --seed 5 --plain -l en -s the-long-siege", "card Bed", "? 15", "card Sugar", "q"
    )
    text = " ".join(said.out.split())
    assert "Bed Cost: Wood 3, Components 2 A bed: whoever sleeps in it by night has no Fatigue left." in text
    assert "Lena builds: Bed" in text
    assert text.count("A bed: whoever sleeps in it") == 2
    assert "No such card is in view" in text
