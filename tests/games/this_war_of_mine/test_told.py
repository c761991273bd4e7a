"""What is told says why: traits, skills, rolls, promises, and what becomes of things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.games.this_war_of_mine.war import CONTENT, card, effects, empty_shelter, found, give, out, steps, told, war
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import concerns_one
from vigil.games.this_war_of_mine.rules.general import moment
from vigil.games.this_war_of_mine.state import Step
from vigil.games.this_war_of_mine.words.required_messages import stories
from vigil.kernel.effects.language import Node, Promise
from vigil.kernel.testing import asked, names, play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book


def facts(g: War, key: str) -> list[dict[str, object]]:
    return [dict(event.facts) for event in g.log or () if event.key == key]


def every(nodes: Sequence[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from every([*node.then, *node.otherwise])
        for branch in node.branches:
            yield from every(branch.then)
        for _, _, then in node.table:
            yield from every(then)


def test_no_promise_comes_without_a_word() -> None:
    """What a promise of the Book does to anybody is read, or a clause says whose consequence it is."""
    silent = []
    for row in CONTENT.all_scripts():
        effects = CONTENT.script(row.n)
        assert effects is not None
        for node in every(effects.body):
            said = [each.say.name for each in every(node.then) if each.say is not None and each.kind == "do"]
            if node.kind == "later" and set(said) - {"mark"} and not {"read", "story", "aside"} & set(said):
                silent.append(row.n)
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aside_has_words_of_its_own(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    keys = [key for key in stories(CONTENT) if key.startswith("event-aside-")]
    assert len(keys) == 50
    assert len({words.say(key, {"person": "mira"}) for key in keys}) == 50


def test_the_girl_on_the_kitchen_mattress_is_named_when_she_eats() -> None:
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", DEFINITION.identity.defaults(), 1)
    script = CONTENT.script(1512)
    assert script is not None
    path = next(node.path for node in script.nodes.values() if (node.kind, node.name) == ("later", "dusk"))
    g.log, g.state.agenda = [], []
    g.state.promises = [Promise("dusk", 1, "script-1512", path)]
    play(steps(g, Step("phase", "dusk")))
    assert told(g) == ["phase-dusk", "aside-script-1512-girl", "discarded"]


@pytest.mark.parametrize(("letter", "state", "n", "named"), [("b", "misery", 2, True), ("b", "misery", 1, False)])
def test_a_trait_is_named_where_it_changes_something(letter: str, state: str, n: int, named: bool) -> None:
    g = give(war("irena"), state, n)
    play(effects(g, {"do": "trait", "letter": letter}, who="irena"))
    assert told(g) == (["trait-b", "lowered"] if named else [])


def test_a_trait_that_can_raise_nothing_any_more_is_not_named() -> None:
    g = give(war("lena"), "misery", 4)
    play(effects(g, {"do": "trait", "letter": "c"}, who="lena"))
    assert told(g) == []


@pytest.mark.parametrize(("misery", "named"), [(1, True), (0, False)])
def test_a_skill_is_named_where_it_helps(misery: int, named: bool) -> None:
    g = give(war("mira", storage={"book": 1}), "misery", misery)
    moment(g, "dusk")
    play(steps(g))
    assert facts(g, "skill") == ([{"person": "mira", "skill": "storyteller"}] if named else [])


def test_a_nurse_is_named_where_somebody_is_hurt() -> None:
    g = give(war("lena", "mira"), "wounds", 0, 1)
    moment(g, "dawn")
    assert facts(g, "skill") == [{"person": "lena", "skill": "nurse-by-trade"}]
    g = war("lena", "mira")
    moment(g, "dawn")
    assert facts(g, "skill") == []


@pytest.mark.rule("R238", "R241", "R242")
@pytest.mark.parametrize("do", ["conscience", "relief"])
def test_a_roll_says_whom_it_touches_or_that_it_touches_nobody(do: str) -> None:
    g = give(war("mira", "viktor"), "misery", 1, 1)
    play(effects(g, {"do": do}), 5)
    assert facts(g, "moved") == [{"people": ("mira",)}]
    g = war("mira", "viktor")
    play(effects(g, {"do": do}), 9)
    assert (facts(g, "moved"), told(g)[-1]) == ([], "unmoved")


def test_a_die_that_comes_to_nothing_says_so() -> None:
    row = {"roll": "black-die", "table": {"1-5": [{"do": "cold"}], "6-10": []}}
    g = war("mira")
    play(effects(g, row), 5)
    assert told(g) == ["rolled", "cold"]
    g = war("mira")
    play(effects(g, row), 6)
    assert told(g) == ["rolled-in-vain"]


@pytest.mark.rule("R031")
def test_what_becomes_of_things_is_called_what_it_is() -> None:
    g = war("mira", storage={"water": 1, "canned-food": 1, "wood": 2})
    play(steps(g, "water", "food"), "eat mira canned-food")
    assert told(g) == ["drunk", "eats"], "eaten once, told once"
    g = war("mira", storage={"wood": 2})
    play(effects(g, {"do": "raid", "damage": 2, "wounds": 0}))
    assert "stolen" in told(g)
    g = out(war("mira"))
    found(g, knife=1)
    play(steps(g, "findings"), "carry water")
    assert "left-behind" in told(g)
    g = war("mira", storage={"wood": 2, "coffee": 1})
    play(effects(g, {"do": "lose", "what": "wood", "n": 2}))
    assert told(g) == ["discarded"]
    play(effects(g, {"choose": "deal", "of": [
        {"key": "a", "price": [{"do": "lose", "what": "coffee"}], "then": [{"do": "lose", "what": "water"}]},
        {"key": "b"},
    ]}), "a")  # fmt: skip
    assert told(g) == ["discarded", "paid"]
    assert g.discarding == "discarded"


@pytest.mark.rule("R068", "R077", "R079")
def test_what_an_action_takes_is_used_and_the_lockpick_too() -> None:
    g = empty_shelter(war("mira", storage={"wood": 2, "component": 1, "lockpick": 1}), door_b="door")
    g.state.shelter["door"] = ["door-1"]
    card(g, "shelter-door-1")
    play(steps(g, Step("act", n=1)), "card-with mira door-b lockpick", 9, "door-1")
    assert {"what": "lockpick", "n": 1} in facts(g, "used")


@pytest.mark.rule("R155", "R166")
def test_a_raid_tells_what_holds_off_how_much_and_what_comes_through() -> None:
    g = war("viktor", storage={"wood": 5})
    g.state.people[0].task = "guard"
    g.state.boards = 1
    play(effects(g, {"do": "raid", "damage": 4, "wounds": 0}), "one", "keep")
    assert facts(g, "holds-off-die") == [{"person": "viktor", "n": 1}]
    assert facts(g, "holds-off-board-ups") == [{"n": 1}]
    assert facts(g, "holds-off-lasting") == [{"n": 1}]
    assert facts(g, "comes-through") == [{"damage": 1, "wounds": 0}]
    g = war("mira", storage={"wood": 5})
    g.state.people[0].task = "guard"
    g.state.boards = 3
    play(effects(g, {"do": "raid", "damage": 1, "wounds": 0}), "miss")
    assert facts(g, "holds-off-die") == [], "nothing is told of what holds off nothing"
    assert facts(g, "comes-through") == [{"damage": 0, "wounds": 0}]
    assert g.state.storage == {"wood": 5}


def test_a_barred_window_says_why_nothing_can_be_done() -> None:
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", DEFINITION.identity.defaults(), 1)
    g.log, g.state.agenda = [], []
    play(effects(g, *[{"do": "aside", "what": "no-saw"}]))
    for row, asks in (({}, False), ({"saw": 1}, True)):
        here = out(war("mira"))
        found(here, **row)
        here.content.effects["barred-window"] = CONTENT.effects["barred-window"]
        here.state.decks["exploration"].cards = ["barred-window"]
        assert here.state.trip is not None
        here.state.trip.unknown = 1
        if asks:
            assert names(asked(steps(here, "explore"), "barred-window")) == ["saw-the-bars", "pass-by"]
        else:
            play(steps(here, "explore"), "barred-window")
            assert "aside-no-saw" in told(here)


@pytest.mark.rule("R052", "rd77")
def test_cold_cites_what_brings_it() -> None:
    g = war("mira")
    play(effects(g, {"do": "cold"}))
    assert [event.rule for event in g.log or () if event.key == "cold"] == ["Book"]
    g.state.events, g.state.decks["events"].cards = ["events"], ["frost"]
    card(g, "frost")
    play(steps(g, "morning"), "frost")
    assert [event.rule for event in g.log or () if event.key == "cold"] == ["Book", "Morning: Event"]


@pytest.mark.rule("rd72")
def test_only_the_objective_that_asks_for_it_comes_closer() -> None:
    g = war("mira")
    for objective, told_ in (("", []), ("warmth", []), ("news-of-the-world", ["progress"])):
        g.state.objective, g.log = objective, []
        play(effects(g, {"do": "progress"}))
        assert told(g) == told_
    assert g.state.progress == 1, "no dot for another"


@pytest.mark.rule("rd77", "R227")
def test_to_whoever_is_shot_at_the_door_nobody_comes() -> None:
    g = give(war("mira", "tomas"), "wounds", 3, 0)
    g.state.decks["visitors"].cards = ["gossip"]
    card(g, "gossip")
    shot = {"roll": "black-die", "table": {"1": [{"do": "raise", "state": "wounds"}], "2-10": []}}
    play(effects(g, shot, {"do": "visitor"}, who="mira"), 1)
    assert [person.key for person in g.state.people] == ["tomas"]
    assert "visitor" not in told(g)
    play(effects(g, {"do": "visitor"}), "gossip")
    assert "visitor" in told(g), "called by a script that is about nobody"


@pytest.mark.rule("rd77", "rd72", "R051", "R069")
def test_the_card_of_the_morning_comes_before_the_next_objective_and_what_is_ready() -> None:
    g = empty_shelter(war("mira"))
    g.state.events, g.state.objective = ["chapter-2"], "warmth"
    g.state.decks["objectives"].cards = ["full-larder"]
    space = g.space("empty-a")
    space.fitting, space.making, space.wait = "still", "distil", 1
    card(g, "chapter-2", {"do": "gain", "what": "sugar"})
    card(g, "work-distil", {"do": "gain", "what": "moonshine"})
    card(g, "warmth-penalty")
    play(steps(g, "morning"), "full-larder")
    order = [key for key in told(g) if key in ("objective-missed", "gained", "objective", "ready")]
    assert order == ["objective-missed", "gained", "objective", "ready", "gained"]


def reading(n: int, *people: str) -> War:
    """The Book of the box, for these people."""
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", DEFINITION.identity.defaults(), 1)
    g.log, g.state.agenda, g.state.people = [], [], war(*people).state.people
    return g


@pytest.mark.rule("R040", "rd78")
def test_the_leader_says_whom_a_story_is_about_that_does_something_to_one() -> None:
    g = reading(458, "mira", "tomas")
    request = asked(effects(g, {"do": "read", "n": 458}))
    assert (request.key, request.facts) == ("whom-it-concerns", {"n": 458})
    assert names(request) == ["person mira", "person tomas"]
    g = reading(458, "mira", "tomas")
    play(effects(g, {"do": "read", "n": 458}), "person tomas")
    assert [event.facts["person"] for event in g.log or ()] == ["tomas"]


@pytest.mark.rule("rd78")
def test_whom_it_is_about_is_not_asked_where_it_is_known_or_does_not_matter() -> None:
    for n, people, who in ((459, ("mira", "tomas"), "mira"), (459, ("mira",), ""), (34, ("mira", "tomas"), "")):
        g = reading(n, *people)
        asked(effects(g, {"do": "read", "n": n}, who=who))
        assert told(g)[0] == f"script-{n}"
        assert (g.log or [])[0].facts["person"] in people, "of whom it is told, it does nothing to him"
    g = reading(458, "mira", "tomas")
    play(effects(g, {"do": "read", "n": 458}, who="viktor"), "person mira")
    assert told(g)[0] == "script-458", "whoever it was about is gone"


@pytest.mark.rule("rd78")
def test_what_a_story_does_to_one_is_found_wherever_it_stands() -> None:
    hits = {"do": "raise", "state": "misery"}
    rows: dict[int, list[dict[str, Any]]] = {
        1: [{"do": "read", "n": 2}],
        2: [{"do": "read", "n": 1}, {"choose": "a", "of": [{"key": "b", "then": [hits]}, {"key": "c"}]}],
        3: [{"each": "person", "then": [hits]}, {"pick": "a", "from": "person", "then": [hits], "else": []}],
        4: [{"pick": "a", "from": "hurt", "then": [], "else": [hits]}],
        5: [{"roll": "black-die", "table": {"1-9": [], "10": [hits]}}],
        6: [{"if": "level", "state": "misery", "n": 1, "then": []}],
        7: [{"choose": "a", "of": [{"key": "b", "if": {"name": "prowess", "n": 1}}, {"key": "c"}]}],
        8: [{"later": "dusk", "then": [hits]}],
        9: [{"if": "day", "n": 2, "then": [], "else": [hits]}],
        10: [{"do": "cold"}],
    }
    g = war("mira", "tomas")
    try:
        for n, row in rows.items():
            card(g, f"script-{n}", *row)
        assert [n for n in rows if concerns_one(g, n)] == [1, 2, 4, 5, 6, 7, 8, 9]
    finally:
        for n in rows:
            g.content.effects.pop(f"script-{n}", None)
        g.content.of_one.clear()


@pytest.mark.rule("R077", "R079", "rd13")
def test_a_skill_that_adds_to_something_is_named_where_it_tells() -> None:
    for eyes, named in ((2, ["hana"]), (9, [])):
        g = empty_shelter(war("hana", storage={"lockpick": 1}), door_b="door")
        card(g, "shelter-door-1")
        play(steps(g, Step("act", n=1)), "card-with hana door-b lockpick", eyes, "door-1")
        assert [each["person"] for each in facts(g, "skill")] == named, "the lock opens because of her"
    for noise, named in ((3, ["nadia"]), (1, [])):
        g = out(war("nadia", "mira"))
        assert g.state.trip is not None
        g.state.trip.noise = noise
        play(steps(g, "footfall"))
        assert [each["person"] for each in facts(g, "skill")] == named
        assert g.state.trip.noise == max(1, noise - 1)
    g = war("irena", "mira", storage={"coffee": 1})
    asked(effects(g, {"do": "barter", "fee": 3, "stock": "food"}))
    assert facts(g, "skill") == [{"person": "irena", "skill": "haggler"}]


@pytest.mark.rule("R031", "R068", "R185", "R230", "R243")
def test_fees_costs_drinks_shots_and_what_nobody_brings_home_have_their_words() -> None:
    g = war("mira", storage={"coffee": 2})
    play(effects(g, {"do": "barter", "fee": 1, "stock": "vegetable"}), "barter 1", "thing coffee", "nothing")
    assert facts(g, "paid") == [{"what": "coffee", "n": 1}]
    g = empty_shelter(war("mira", storage={"wood": 3, "component": 2}))
    play(steps(g, Step("act", n=1)), "build mira bed", "put empty-a")
    assert facts(g, "used") == [{"what": "wood", "n": 3}, {"what": "component", "n": 2}]
    g = give(war("mira", storage={"alcohol": 1}), "misery", 1)
    play(steps(g, "alcohol"), "drink mira alcohol")
    assert told(g) == ["drinks", "lowered", "raised"], "told once"
    g = out(war("mira", "tomas"), tomas="guard")
    found(g, knife=1)
    play(effects(g, {"do": "die"}, who="mira"))
    g.state.agenda = [Step("night")]
    play(steps(g, "incident", "night"))
    assert facts(g, "left-behind") == [{"what": "knife", "n": 1}]
    g = war("viktor", storage={"ammo": 1})
    g.state.people[0].task, g.state.people[0].weapon = "guard", "pistol"
    g.state.box["pistol"] -= 1
    play(effects(g, {"do": "raid", "damage": 1, "wounds": 0}), "one", "keep")
    assert facts(g, "fired") == [{"what": "ammo", "n": 1}]
