"""Decks of stories, and whom a script is about."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import CONTENT, card, effects, found, give, levels, out, told, war
from vigil.games.this_war_of_mine.content.stories_by_condition import Shelf, Story
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import NOTHING, that_fit
from vigil.games.this_war_of_mine.rules.effects.conditions import on_floor
from vigil.kernel.effects.interpreter import Interpreter
from vigil.kernel.effects.language import Call
from vigil.kernel.effects.reader import EffectReader
from vigil.kernel.rules.requests import Chance
from vigil.kernel.testing import asked, play


def condition(g: War, name: str, **params: object) -> Call:
    return EffectReader(g.content.words).condition({"name": name, **params}, "when")


@pytest.fixture
def g(monkeypatch: pytest.MonkeyPatch) -> War:
    """Three stories: one for anybody, one with Mira, one as long as nothing was promised."""
    g = war("mira", "tomas")
    stories = [
        Story(21, [], []),
        Story(22, [condition(g, "here", person="mira")], []),
        Story(23, [], [condition(g, "marked", mark="promised")]),
    ]
    monkeypatch.setitem(g.content.shelves, "test", Shelf(stories))
    return g


STORY = {"do": "story", "deck": "test"}


def drawn_from(g: War) -> list[str]:
    request = asked(effects(g, STORY))
    assert isinstance(request, Chance)
    return sorted(str(n) for n in request.outcomes)


def test_a_story_is_drawn_of_those_that_fit_and_were_not_read(g: War) -> None:
    assert drawn_from(g) == ["21", "22", "23"]
    g.state.read.append(21)
    g.state.agenda.clear()
    assert drawn_from(g) == ["22", "23"]
    g.state.marks["promised"] = 1
    g.state.agenda.clear()
    assert drawn_from(g) == ["22"]
    out(g, mira="guard")
    g.state.agenda.clear()
    play(effects(g, STORY))
    assert "draw-stories" not in told(g)
    assert g.state.read == [21]


@pytest.mark.parametrize("day", [1, 4, 9])
def test_a_deck_is_asked_once_what_each_of_its_stories_would_ask(day: int) -> None:
    g = war("mira", "tomas", "viktor", storage={"water": 2, "book": 1})
    g.content = CONTENT
    g.state.day, g.state.cold, g.state.gone = day, day // 2, ["leo"][: day // 4]
    for n, deck in enumerate(CONTENT.stories.values()):
        for story in deck[day % 3 :: 3]:
            g.state.read.append(story.n)
            g.state.marks.update({str(say.params["mark"]): 1 for say in story.when if say.name == "marked"})
        if n % 2:
            out(g, mira="guard")
    holds = Interpreter(g, NOTHING, CONTENT.words, 0).holds
    for name, stories in CONTENT.stories.items():
        fit = [
            str(story.n)
            for story in stories
            if story.n not in g.state.read
            and all(holds(say, "mira") for say in story.when)
            and not any(holds(say, "mira") for say in story.unless)
        ]
        assert sorted(that_fit(g, name, "mira")) == sorted(fit)


def test_a_story_that_was_drawn_is_read_and_done(g: War) -> None:
    give(g, "misery", 2, 2)
    card(g, "script-23", {"each": "person", "then": [{"do": "lower", "state": "misery"}]})
    play(effects(g, STORY), "23")
    assert told(g)[0] == "script-23"
    assert g.state.read == [23]
    assert levels(g, "misery") == [1, 1]


def test_a_script_about_nobody_in_particular_is_about_one_of_those_present() -> None:
    g = war("mira", "tomas", "viktor")
    out(g, mira="guard")
    found(g, wood=1)
    people = set()
    for day in range(1, 4):
        g.state.day, g.log = day, []
        play(effects(g, {"do": "read", "n": 30}))
        people |= {event.facts["person"] for event in g.log if event.facts}
        assert all(event.facts and event.facts["n"] == 2 for event in g.log)
    assert people == {"tomas", "viktor"}


def test_somebody_who_is_gone_is_not_told_of() -> None:
    """A promise made to somebody who has left since comes to one who stayed."""
    g = war("tomas")
    play(effects(g, {"do": "read", "n": 30}, who="mira"))
    assert [event.facts["person"] for event in g.log or () if event.facts] == ["tomas"]


def read_of(g: War, person: str) -> list[str]:
    return [event.key for event in g.log or () if event.facts and event.facts.get("person") == person]


def test_at_the_ceasefire_everybody_has_an_epilogue_whole_scarred_or_gone() -> None:
    g = war("mira", "tomas")
    g.content = CONTENT
    g.state.gone = ["leo"]
    give(g, "hunger", 2, 2)
    give(g, "wounds", 2, 3)
    play(effects(g, {"do": "end", "ending": "ceasefire"}))
    whole, scarred, gone = (CONTENT.characters[key].epilogues for key in ("mira", "tomas", "leo"))
    told_of = [read_of(g, key) for key in ("mira", "tomas", "leo")]
    assert told_of == [[f"script-{whole[0]}"], [f"script-{scarred[1]}"], [f"script-{gone[2]}"]]


@pytest.mark.rule("R036")
@pytest.mark.parametrize(
    ("people", "home", "own"),
    [(("mira", "tomas"), True, True), (("mira",), True, False), (("mira", "tomas"), False, False)],
)
def test_the_own_script_of_level_4_is_told_at_home_by_those_who_see_it(
    people: tuple[str, ...], home: bool, own: bool
) -> None:
    g = war(*people)
    g.content = CONTENT
    if not home:
        out(g)
    play(effects(g, {"do": "set", "state": "wounds", "n": 4}, who="mira"))
    n = CONTENT.characters["mira"].scripts["wounds"] if own else CONTENT.states["wounds"].script
    assert f"script-{n}" in read_of(g, "mira")


def test_stories_keep_to_their_time_and_place() -> None:
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", DEFINITION.identity.defaults(), 1)
    g.state.people, g.state.day = war("mira", "tomas").state.people, 4
    mira = g.state.people[0]

    def fits(deck: str, n: int) -> bool:
        return str(n) in that_fit(g, deck, "mira")

    for id, loft, coal_hole in (("heap-e", True, False), ("heap-c", False, False), ("rubble-c", False, True)):
        mira.at = id
        assert (fits("house", 349), fits("house", 350)) == (loft, coal_hole), id
    assert not on_floor(g, "viktor", "attic")
    g.state.gone = ["emil", "leo"]
    for phase, late in (("morning", False), ("day", True)):
        g.state.phase = phase
        assert (fits("door", 1591), fits("door", 1597)) == (late, late)
    assert fits("talk", 1126)
    g.state.gone_today = 1
    assert not fits("talk", 1126), "the place has only just become free"
    assert fits("house", 1208)
    assert fits("night", 313)
    g.state.day = 2
    assert not fits("house", 1208)
    assert not fits("night", 313)
