"""What wars by luck hardly come to, or what only a pack brings about: see unreached.toml."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import CONTENT, effects, empty_shelter, out, steps, told, war
from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import join
from vigil.games.this_war_of_mine.rules.night_raid import defence
from vigil.games.this_war_of_mine.state import Person, Step
from vigil.kernel.testing import play

FOUR = ("mira", "tomas", "viktor", "lena")


@pytest.mark.rule("R081")
def test_a_fitting_that_was_found_is_set_up_free_of_cost() -> None:
    g = war()
    play(effects(g, {"do": "furnish", "fitting": "bed"}), "put empty-a")
    assert g.state.spaces["empty-a"].fitting == "bed"
    assert "bed" not in g.state.fittings
    assert "furnished" in told(g)


@pytest.mark.rule("R028", "R029")
def test_with_four_in_play_nobody_joins() -> None:
    g = war(*FOUR)
    play(effects(g, {"do": "join"}))
    assert "nobody-joins" in told(g)
    assert not join(g, "emil", {})
    assert "no-room" in told(g)
    assert [person.key for person in g.state.people] == list(FOUR)


@pytest.mark.rule("rd40")
def test_the_shelter_can_be_lost_by_a_script() -> None:
    g = war()
    play(effects(g, {"do": "end", "ending": "shelter-lost"}))
    assert (g.state.ending, g.state.cause) == ("defeat", "shelter-lost")


@pytest.mark.rule("rd40")
def test_peace_without_those_who_began_is_not_their_survival() -> None:
    g = war("mira", "tomas")
    play(effects(g, {"do": "end", "ending": "ceasefire"}))
    assert (g.state.ending, g.state.cause) == ("strangers", "starters-gone")
    g = war("mira", "tomas")
    g.state.people[1].starter = True
    play(effects(g, {"do": "end", "ending": "ceasefire"}))
    assert g.state.ending == "survival"


@pytest.mark.parametrize(("group", "who"), [("guard", "tomas"), ("scavenger", "mira"), ("starter", "viktor")])
def test_a_script_may_name_one_of_any_group(group: str, who: str) -> None:
    g = out(war(), tomas="guard", viktor="floor")
    g.state.people[0].levels["misery"] = g.state.people[1].levels["misery"] = g.state.people[2].levels["misery"] = 2
    g.state.people[2].starter = True
    play(effects(g, {"pick": "who-talks", "from": group, "then": [{"do": "lower", "state": "misery"}]}))
    assert [person.key for person in g.state.people if person.levels["misery"] == 1] == [who]


@pytest.mark.rule("rd71", "rd73")
def test_whoever_has_no_script_of_their_own_leaves_by_the_script_of_misery() -> None:
    content: Content = DEFINITION.content.load([])
    g: War = DEFINITION.rules.new(content, "the-long-siege", {}, 1)
    content.characters["mira"].scripts.clear()
    g.state.agenda, g.state.people = [], [Person("mira"), Person("tomas")]
    play(effects(g, {"do": "set", "state": "misery", "n": 4}, who="mira"))
    assert (g.state.read, g.state.gone) == ([208], ["mira"])


@pytest.mark.rule("R166")
@pytest.mark.parametrize(("scenario", "held"), [("the-long-siege", 2), ("the-broken-house", 1)])
def test_the_broken_house_has_one_more_way_in(scenario: str, held: int) -> None:
    g: War = DEFINITION.rules.new(CONTENT, scenario, {}, 1)
    g.state.boards = 2
    assert defence(g, []).total == held
    g.state.boards = 0
    assert defence(g, []).total == 0, "never less than nothing"


@pytest.mark.rule("R069")
@pytest.mark.parametrize(
    ("fitting", "work", "made"),
    [("herb-bench", "soak-bandages", {"bandages": 2}), ("gun-bench", "mend-shotgun", {"shotgun": 1})],
)
def test_work_for_which_luck_never_has_all_it_takes(fitting: str, work: str, made: dict[str, int]) -> None:
    g = empty_shelter(war("mira"))
    g.content = CONTENT
    g.space("empty-a").fitting = fitting
    g.state.storage = dict(CONTENT.works[work].cost)
    play(steps(g, Step("act", n=1)), f"work mira {work}")
    assert g.state.storage == made
