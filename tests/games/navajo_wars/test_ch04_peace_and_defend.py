"""4.2.5 Defend and 4.2.7 Peace: made, running, ended."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_sides import SIDES
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch04_enemy_operations import (
    enemy_operations,
    execute_instructions,
    running_peace,
    special_conditions,
)
from vigil.games.navajo_wars.rules.ch04_peace_and_defend import end_peace, end_truce, keep_defending, truce_order
from vigil.games.navajo_wars.state import EMPTY, MEXICAN
from vigil.kernel.testing import play

E = EMPTY
PEACE, DEFEND = 16, 4  # I Peace 3 / Expand 3 (Spanish); C Defend 1 / Raid 3 (Mexican)


@pytest.fixture(autouse=True)
def sides(g: NavajoWars, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counters that no change of balance touches."""
    monkeypatch.setattr(g.content, "sides", SIDES)


def peace_in_raided(g: NavajoWars, n: int) -> None:
    g.state.truce, g.state.truce_ap = PEACE, n


@pytest.fixture
def m(g: NavajoWars) -> NavajoWars:
    """The Mexican period with Defend in Raided."""
    g.state.period, g.state.truce = MEXICAN, DEFEND
    return g


@pytest.mark.rule("4.2.7-b", "4.2.7-c", "4.2.7-d", "4.2.7-e", "4.2.7-f", "4.2.7-g", "FER-5")
def test_peace_is_made(g: NavajoWars) -> None:
    """3 of 5 AP into Raided, the other 2 vanish; cubes to the bag; AP and every Ferocity 0; no step 5."""
    s = g.state
    s.active, s.inactive = [E, PEACE, 0, E, E, E], [4, E, E, E, E, E]
    s.enemy_ap = 5
    s.raided, s.recovery, s.bag = {"white": 2}, {"brown": 1}, {"white": 1}
    s.families[0].ferocity, s.families[1].ferocity = 2, 1
    s.families[1].place = 28
    assert play(execute_instructions(g)) is False
    assert (s.truce, s.truce_ap, s.enemy_ap, s.ap) == (PEACE, 3, 0, 0)
    assert (s.raided, s.recovery, s.bag) == ({}, {}, {"white": 3, "brown": 1})
    assert [each.ferocity for each in s.families] == [0] * 6
    assert s.active == [E, E, 0, E, E, E]
    assert s.inactive == [4, E, E, E, E, E]


@pytest.mark.rule("4.2.7-b")
def test_peace_that_cannot_be_paid_is_not_made(g: NavajoWars) -> None:
    """With 2 AP it stays where it is and step 5 follows."""
    s = g.state
    s.active, s.enemy_ap = [PEACE, E, E, E, E, E], 2
    assert play(execute_instructions(g)) is True
    assert (s.truce, s.enemy_ap, s.ap) == (E, 2, 3)
    s.enemy_ap = 3
    assert play(execute_instructions(g)) is False
    assert s.truce == PEACE


@pytest.mark.rule("4.2.7-a", "4.2.5-b", "4.1.5-a")
def test_d80_peace_with_a_defend_in_inactive_is_turned(g: NavajoWars) -> None:
    """Its other side, Expand, is executed for its own cost."""
    s = g.state
    s.active, s.inactive, s.enemy_ap = [PEACE, E, E, E, E, E], [E, E, 15, E, E, E], 4
    s.missions = [21]
    assert play(execute_instructions(g)) is True
    assert (s.missions, s.enemy_ap, s.truce) == ([22], 1, E)
    assert s.inactive == [PEACE + 1, E, 15, E, E, E]


@pytest.mark.rule("4.2.5-b")
def test_the_other_side_must_be_paid_too(g: NavajoWars) -> None:
    """With 2 AP Expand cannot be paid: the counter stays turned in Active, the next one is not tried."""
    s = g.state
    s.active, s.inactive, s.enemy_ap = [PEACE, 22, E, E, E, E], [E, E, 15, E, E, E], 2
    assert play(execute_instructions(g)) is True
    assert s.active == [PEACE + 1, 22, E, E, E, E]
    assert s.enemy_ap == 2


@pytest.mark.rule("4.2.5-a", "4.2.5-b")
def test_a_counter_of_peace_and_defend_goes_to_inactive_without_effect(g: NavajoWars) -> None:
    """Mexican M is Defend and Peace: with J (Peace) in Inactive it costs nothing and the next counter acts."""
    s = g.state
    s.period = MEXICAN
    s.active, s.inactive, s.enemy_ap = [24, 2, E, E, E, E], [E, E, E, 18, E, E], 2
    assert play(execute_instructions(g)) is True
    assert "both-sides-truce" in [event.key for event in g.log or ()]
    assert s.inactive == [25, 2, E, 18, E, E]
    assert (s.ranchos, s.enemy_ap, s.truce) == ([11], 0, E)


@pytest.mark.rule("4.2.5-c", "4.2.5-e", "4.2.5-i")
def test_d81_defend_spends_all(g: NavajoWars) -> None:
    """4 AP gone to Out of Play, Defend in Raided with no AP counter beside it, no reset of the display."""
    s = g.state
    s.period = MEXICAN
    s.active, s.inactive, s.enemy_ap = [E, DEFEND, 2, E, E, E], [6, E, E, E, E, E], 4
    assert play(execute_instructions(g)) is False
    assert (s.enemy_ap, s.truce, s.truce_ap) == (0, DEFEND, 0)
    assert s.active == [E, E, 2, E, E, E]
    assert s.inactive == [6, E, E, E, E, E]


@pytest.mark.rule("4.2.5-c", "4.2.5-d")
def test_d81_with_no_ap_defend_is_not_executed(g: NavajoWars) -> None:
    """At least 1 AP must be spent; as with any counter that cannot be paid step 5 follows."""
    s = g.state
    s.period = MEXICAN
    s.active, s.enemy_ap = [DEFEND, 2, E, E, E, E], 0
    assert play(execute_instructions(g)) is True
    assert (s.truce, s.active[0]) == (E, DEFEND)
    s.enemy_ap = 1
    assert play(execute_instructions(g)) is False
    assert s.truce == DEFEND


@pytest.mark.rule("4.2.5-a")
def test_defend_with_a_peace_in_inactive_is_turned(g: NavajoWars) -> None:
    """Its Raid! side is executed for 3 AP: the raid goes for the Family in San Juan Valley."""
    s = g.state
    s.period = MEXICAN
    s.active, s.inactive, s.enemy_ap, s.ap = [DEFEND, E, E, E, E, E], [E, 18, E, E, E, E], 3, 0
    s.families[0].place = s.families[2].place = 0
    s.families[1].place = 25
    play(execute_instructions(g))
    assert (s.enemy_ap, s.truce, s.morale) == (0, E, 4)  # a raid that caught nobody
    assert s.inactive[0] == DEFEND + 1


@pytest.mark.rule("4.S1-a", "4.2.7-h", "4.2.1-g", "4-a")
@pytest.mark.parametrize(
    ("n", "die", "keeps"),
    [
        (1, 1, False),
        (2, 1, True),
        (2, 2, False),
        (3, 2, True),
        (3, 3, False),
        (6, 5, True),
        (6, 6, False),
        (7, 6, True),
    ],
)
def test_d76_a_running_peace_is_kept_by_a_die_below_its_ap(g: NavajoWars, n: int, die: int, keeps: bool) -> None:
    """Kept: one AP counter less, Build, phase over. Otherwise Peace is over and the phase goes on."""
    peace_in_raided(g, n)
    assert play(special_conditions(g), die) is not keeps
    s = g.state
    if keeps:
        assert (s.truce, s.truce_ap, s.enemy_ap, s.missions) == (PEACE, n - 1, 0, [11])
    else:
        assert (s.truce, s.truce_ap, s.enemy_ap, s.missions) == (E, 0, n, [])


@pytest.mark.rule("4.2.7-h", "4.S1-c", "4-a")
def test_a_peace_that_is_kept_ends_the_phase(g: NavajoWars) -> None:
    """Steps 2 to 5 are skipped; the flow just ends, so that the rest of the card goes on."""
    peace_in_raided(g, 3)
    play(enemy_operations(g), 1)
    s = g.state
    assert (s.enemy_ap, s.truce_ap, s.missions) == (0, 2, [11])
    assert s.active == [0, 2, 4, 6, 8, 10]


@pytest.mark.rule("4.2.1-g")
def test_the_build_of_a_running_peace_counts_1_ap_if_it_falls_back(g: NavajoWars) -> None:
    """All six Territories have a Mission, 3 reds: Subvert costs just 1 Culture."""
    s = g.state
    peace_in_raided(g, 4)
    s.missions, s.mission_stock, s.subjugation = [11, 21, 31, 41, 51, 61], 0, {"red": 3}
    play(running_peace(g), 1)
    assert s.culture == 8


@pytest.mark.rule("4.2.7-i", "4-a", "4.S2-e")
def test_d77_peace_ends_and_step_2_follows(g: NavajoWars) -> None:
    """3 AP available, Peace in the topmost empty Inactive space, 4 AP collected on top, and the phase goes on."""
    s = g.state
    peace_in_raided(g, 3)
    s.active, s.inactive = [E, 8, 10, E, E, E], [0, E, E, E, E, E]
    s.missions = [21]
    play(enemy_operations(g), 3, 1, 4, "green", "white")
    assert s.truce == E
    assert s.missions == [22]  # Expand for 3, then Subvert as Subjugate for 2
    assert s.enemy_ap == 3 + g.content.operations[1].enemy - 3 - 2
    assert s.active == [10, 8, PEACE, 0, E, E]


@pytest.mark.rule("4.2.7-i", "4.1.5-b")
def test_a_returned_peace_may_take_the_space_of_another_row(g: NavajoWars) -> None:
    """It lies in Inactive row 1, so the counter executed in Active row 1 goes to row 2."""
    s = g.state
    peace_in_raided(g, 1)
    s.active, s.inactive = [4, E, E, E, E, E], [E] * 6
    play(special_conditions(g), 1)
    assert s.inactive[0] == PEACE
    s.enemy_ap = 2
    play(execute_instructions(g))
    assert s.inactive == [PEACE, 4, E, E, E, E]


@pytest.mark.rule("4.2.7-j", "4.2.5-j")
def test_a_dine_raid_ends_peace_but_not_defend(g: NavajoWars) -> None:
    """The same two moves and no Enemy phase; a Defend in Raided stays, and without either nothing happens."""
    s = g.state
    end_peace(g, "3.2.5")
    peace_in_raided(g, 2)
    s.enemy_ap = 1
    end_peace(g, "3.2.5")
    assert (s.truce, s.truce_ap, s.enemy_ap, s.inactive[0]) == (E, 0, 3, PEACE)
    assert s.active == [0, 2, 4, 6, 8, 10]
    s.period, s.truce, s.truce_ap = MEXICAN, DEFEND, 2
    end_peace(g, "3.2.5")
    assert (s.truce, s.truce_ap, s.enemy_ap) == (DEFEND, 2, 3)


@pytest.mark.rule("1.7.3-k")
def test_a_peace_turned_by_the_subjugation_table_comes_back_as_raid(g: NavajoWars) -> None:
    """A Spanish A, B or F lying in Raided shows its Raid side once it is back on the display."""
    s = g.state
    s.truce, s.truce_ap, s.effects = 0, 2, {"turn-truce": 1}
    end_truce(g)
    assert s.inactive[0] == 1
    assert s.effects == {}


@pytest.mark.rule("4.S1-a", "4.2.5-f", "4.2.5-i", "4-a")
def test_d82_a_running_defend_is_topped_up_to_the_cubes(m: NavajoWars) -> None:
    """3 cubes, 0 AP counters: 3 are put in and the phase is over."""
    s = m.state
    s.raided = {"white": 2, "black": 1}
    play(enemy_operations(m))
    assert (s.truce, s.truce_ap, s.enemy_ap) == (DEFEND, 3, 0)
    assert s.active == [0, 2, 4, 6, 8, 10]


@pytest.mark.rule("4.S1-a", "4.2.5-g", "4.2.5-h", "4-a")
def test_d82_next_turn_defend_ends_if_no_cube_was_added(m: NavajoWars) -> None:
    """AP 3 is not below 3: the AP become available, cubes are reset, Defend is back, and step 2 follows."""
    s = m.state
    s.raided, s.recovery, s.bag = {"white": 2, "black": 1}, {"brown": 1}, {}
    s.truce_ap = 3
    assert play(special_conditions(m)) is True
    assert (s.truce, s.truce_ap, s.enemy_ap) == (E, 0, 3)
    assert (s.raided, s.recovery, s.bag) == ({}, {"white": 2, "black": 1}, {"brown": 1})
    assert s.inactive[0] == DEFEND


@pytest.mark.rule("4.2.5-f", "4.2.5-i")
def test_a_new_cube_keeps_defend_going_and_no_cube_ends_it(m: NavajoWars) -> None:
    """A fourth cube: one AP more. No cube at all: 0 is not less than 0, Defend ends at once."""
    s = m.state
    s.raided, s.truce_ap = {"white": 4}, 3
    assert keep_defending(m) is True
    assert s.truce_ap == 4
    s.raided, s.truce_ap = {}, 0
    assert not keep_defending(m)
    assert play(special_conditions(m)) is True
    assert s.truce == E


@pytest.mark.rule("4.S1-a", "4.S1-b")
def test_what_lies_in_raided(g: NavajoWars) -> None:
    """Peace, Defend or nothing; with nothing step 1 does nothing and the phase goes on."""
    assert truce_order(g) == ""
    assert play(special_conditions(g)) is True
    g.state.truce = PEACE
    assert truce_order(g) == "peace"
    g.state.period, g.state.truce = MEXICAN, DEFEND
    assert truce_order(g) == "defend"
