"""A price that may be refused is asked of the Leader: habits and Narrative Actions; and what a price buys."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import CONTENT, effects, fight, found, levels, out, steps, told, war
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.rules.barter import worth
from vigil.games.this_war_of_mine.words.option_notes import note
from vigil.kernel.testing import asked, names, play
from vigil.kernel.text.words import book

EN = book("en", DEFINITION.identity.text)
HABITS = {  # what each discards, and what rises if not
    "mira": ("coffee", "misery"),
    "tomas": ("cigarettes", "misery"),
    "josef": ("alcohol", "misery"),
    "nadia": ("coffee", "fatigue"),
    "emil": ("book", "misery"),
}


@pytest.mark.rule("R040", "rd80")
@pytest.mark.parametrize("who", HABITS)
def test_a_habit_is_given_in_to_or_not_as_the_leader_likes(who: str) -> None:
    what, state = HABITS[who]
    g = war(who, storage={what: 1})
    trait = {"do": "trait", "letter": "a"}
    request = asked(effects(g, trait, who=who))
    assert (request.key, (request.facts or {})["person"]) == ("habit", who)
    have, go_without = names(request)
    play(effects(g, trait, who=who), have)
    assert (g.state.storage.get(what, 0), levels(g, state)) == (0, [0])
    g = war(who, storage={what: 1})
    play(effects(g, trait, who=who), go_without)
    assert (g.state.storage.get(what, 0), levels(g, state)) == (1, [1])


@pytest.mark.rule("R040", "rd80")
def test_who_has_nothing_for_a_habit_goes_without() -> None:
    g = war("mira")
    play(effects(g, {"do": "trait", "letter": "a"}, who="mira"))
    assert levels(g, "misery") == [1]


@pytest.mark.rule("R040", "rd80")
@pytest.mark.parametrize(
    ("card", "what", "n", "pay"),
    [
        ("divide-the-rest", "raw-food", 1, "divide-food"),
        ("clean-the-wounds", "alcohol", 1, "pour-it-out"),
        ("keep-warm", "wood", 2, "burn-wood"),
    ],
)
def test_what_a_narrative_action_would_take_may_be_kept(card: str, what: str, n: int, pay: str) -> None:
    for answer, left in (("keep-for-later", {what: n}), (pay, {})):
        g = war("mira", storage={what: n})
        g.state.decks["narrative-actions"].cards = [card]
        assert names(asked(steps(g, "narrative"), card)) == [pay, "keep-for-later"]
        g = war("mira", storage={what: n})
        g.state.decks["narrative-actions"].cards = [card]
        play(steps(g, "narrative"), card, answer)
        assert g.state.storage == left
        assert "discarded" not in told(g)
        assert ("paid" in told(g)) == (answer == pay)


@pytest.mark.rule("rd79")
def test_water_and_wood_are_bought_only_where_a_card_offers_them_by_name() -> None:
    rows = CONTENT.script(901)
    assert rows is not None
    assert "never" not in EN.say("event-script-901", {"person": "mira"})
    for stock in ("green grey red yellow token tool food", "water wood component"):
        assert not {"water", "wood", "component"} & set(CONTENT.wares(stock))
    assert worth(war("mira", storage={"coffee": 3, "water": 2, "wood": 2, "component": 2})) == 3
    g = war("mira", storage={"coffee": 3})
    play(effects(g, {"do": "pay-value", "n": 3}, {"do": "gain", "what": "water", "n": 3}),
         "thing coffee + thing coffee + thing coffee")  # fmt: skip
    assert g.state.storage == {"water": 3}


@pytest.mark.rule("R030")
def test_a_way_says_before_what_the_box_no_longer_holds() -> None:
    g = war("mira")
    assert note(g, "buy-water", {}, EN) == ""
    g.state.box["water"] = 2
    assert note(g, "buy-water", {}, EN) == "the box has no more of it: Water"
    g = DEFINITION.rules.new(CONTENT, "the-long-siege", {}, 1)
    assert g.content.script(1635) is not None
    assert note(g, "script-1635-pistol", {}, EN) == ""
    g.state.box["pistol"] = 0
    assert note(g, "script-1635-pistol", {}, EN) == "the box has no more of it: Pistol"


@pytest.mark.rule("rd81")
def test_every_fight_of_the_cards_says_who_they_are() -> None:
    fights = [
        node.say
        for key in CONTENT.cards["residents"]
        for node in CONTENT.effects[key].nodes.values()
        if node.say is not None and node.say.name == "fight"
    ]
    assert len(fights) == 8
    assert all(EN.name(str(say.params["foe"])) for say in fights)
    assert [say.params["foe"] for say in fights if say.params["thugs"]] == ["thugs"], "J exempts Thugs alone"


@pytest.mark.rule("R240", "rd81")
def test_whoever_kills_from_the_hideout_takes_it_to_heart() -> None:
    g = out(war("mira"), unknown=1)
    found(g, pistol=1, ammo=2)
    g.state.decks["exploration"].cards = ["hideout"]
    asked(steps(g, "explore"), "hideout", "lie-in-wait", 5, "a-0", "b-0", "arm mira pistol")
    fight = g.state.fight
    assert fight is not None
    assert not fight.thugs


@pytest.mark.rule("R240", "R241", "R242", "rd81")
@pytest.mark.parametrize(("card", "misery"), [("gang", 1), ("thugs", 0)])
def test_only_thugs_die_without_a_roll(card: str, misery: int) -> None:
    nodes = CONTENT.effects[card].nodes.values()
    say = next(node.say for node in nodes if node.say is not None and node.say.name == "fight")
    g = fight(out(war("mira")), [("a-0", "unarmed")], thugs=bool(say.params["thugs"]), foe=card)
    assert g.state.fight is not None
    g.state.fight.enemies[0].wounds = 2
    play(steps(g, "round"), "stand", "one", "miss", *[7] * misery)
    assert levels(g, "misery") == [misery]
