"""What a script announced for a night comes when the guards are armed."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import card, fight, steps, told, war
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.effects.language import Promise
from vigil.kernel.testing import asked, play

NIGHT = (Step("night"), Step("arm"), Step("raid"))


def announced(g: War) -> War:
    """Tomas stands guard, a Knife lies in Storage, and they will come tonight."""
    card(g, "quiet-night", {"later": "night", "then": [{"do": "raid", "damage": 1, "wounds": 0}]})
    g.state.promises = [Promise("night", 1, "quiet-night", "effects[0]")]
    g.state.decks["night-raids"].cards = ["window-thieves"]
    card(g, "window-thieves")
    g.state.people[0].task = "guard"
    return g


@pytest.mark.rule("R145", "R261", "rd75")
def test_the_guards_are_armed_before_an_announced_raid() -> None:
    g = announced(war("tomas", storage={"knife": 1, "wood": 2}))
    request = asked(steps(g, *NIGHT))
    assert request.key == "arm-guards"
    g = announced(war("tomas", storage={"knife": 1, "wood": 2}))
    assert asked(steps(g, *NIGHT), "arm tomas knife").key == "yellow-die"
    g = announced(war("tomas", storage={"knife": 1, "wood": 2}))
    play(steps(g, *NIGHT), "arm tomas knife", "miss", "keep", "window-thieves")
    assert g.state.storage == {"knife": 1, "wood": 1}, "armed, the Knife is safe; then it lies in Storage again"


@pytest.mark.rule("R145", "rd75")
def test_they_come_and_are_met_armed_on_a_night_without_a_raid_card() -> None:
    g = announced(war("tomas", storage={"knife": 1, "wood": 2}))
    g.state.skipped = ["night-raid"]
    play(steps(g, *NIGHT), "arm tomas knife", "two", "keep")
    assert g.state.storage == {"knife": 1, "wood": 2}
    g = war("tomas", storage={"knife": 1})
    g.state.people[0].task, g.state.skipped = "guard", ["night-raid"]
    play(steps(g, *NIGHT))
    assert "armed" not in told(g), "where nobody comes nobody is armed"


@pytest.mark.rule("R145", "rd75")
def test_a_fight_by_night_leaves_the_guards_armed() -> None:
    g = fight(war("tomas", "mira", storage={"knife": 2}), [("a-0", "unarmed")])
    tomas, mira = g.state.people
    tomas.task, tomas.weapon, mira.weapon = "guard", "hatchet", "knife"
    g.state.box["hatchet"] -= 1
    assert g.state.fight is not None
    g.state.fight.thugs = True
    play(steps(g, "round"), "hatchet", "keep", "miss", "miss")
    assert (tomas.weapon, mira.weapon) == ("hatchet", "")
    play(steps(g, "raid-over"))
    assert (tomas.weapon, g.state.storage["hatchet"]) == ("", 1)
