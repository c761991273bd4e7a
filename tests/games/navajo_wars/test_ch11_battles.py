"""11. Battles: who may fight, the table, the dice."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_table import BATTLE_TABLE, battle_result
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch11_battles import (
    battle,
    can_fight,
    column_of,
    dine_total,
    ferocity_part,
    foe_total,
    may_prepare,
    prepare,
)
from vigil.kernel.testing import asked, names, play

ROWS = (4, 3, 2, 1, 0, -1, -2, -3, -4)
PRINTED = """
FV  MFV MFV MFV
FE  FV  MFV FV
FE  FV  FV  FV
RGD FE  FV  RGD
RGD RGD RGD RGD
EV  TTD TTD TTD
EV  EV  EV  EV
EV  EV  MEV EV
MEV MEV MEV MEV
"""
CELLS = [
    (ROWS[row], column, result)
    for row, line in enumerate(PRINTED.split("\n")[1:-1])
    for column, result in enumerate(line.split())
]


@pytest.mark.rule(
    "BT-1a",
    "BT-1b",
    "BT-1c",
    "BT-1d",
    "BT-2a",
    "BT-2b",
    "BT-2c",
    "BT-2d",
    "BT-3a",
    "BT-3b",
    "BT-3c",
    "BT-3d",
    "BT-4a",
    "BT-4b",
    "BT-4c",
    "BT-4d",
    "BT-5a",
    "BT-5b",
    "BT-5c",
    "BT-5d",
    "BT-6a",
    "BT-6b",
    "BT-6c",
    "BT-6d",
    "BT-7a",
    "BT-7b",
    "BT-7c",
    "BT-7d",
    "BT-8a",
    "BT-8b",
    "BT-8c",
    "BT-8d",
    "BT-9a",
    "BT-9b",
    "BT-9c",
    "BT-9d",
)
@pytest.mark.parametrize(("difference", "column", "result"), CELLS)
def test_battle_table_cell(difference: int, column: int, result: str) -> None:
    """Each of the 36 cells."""
    assert battle_result(difference, column) == result


@pytest.mark.rule("11.2-s3-a", "BT-10")
def test_the_end_rows_stand_for_all_beyond() -> None:
    """+4 and above, -4 and below; FE is never in the last column."""
    for column in range(4):
        for beyond in (4, 5, 11):
            assert battle_result(beyond, column) == battle_result(4, column)
            assert battle_result(-beyond, column) == "MEV"
    assert "FE" not in [battle_result(row, 3) for row in BATTLE_TABLE]


# who may fight


@pytest.mark.rule("11.1-a", "1.7.4-j")
@pytest.mark.parametrize(
    ("man", "military", "may"), [(True, 1, True), (True, 0, False), (False, 5, False), (False, 0, False)]
)
def test_d27_a_battle_needs_a_man_and_military(g: NavajoWars, man: bool, military: int, may: bool) -> None:
    """11.1 A man in the box and Military 1 or more."""
    a = family(g.state, "A")
    a.man, g.state.military = man, military
    assert can_fight(g, a) is may


@pytest.mark.rule("11.1-b")
def test_there_are_four_occasions_and_no_other(g: NavajoWars) -> None:
    """11.1 Enemy Raid (Ambush too), Tribal Raid, Diné raid, Tribal Warfare."""
    with pytest.raises(ValueError, match="kit-carson"):
        play(battle(g, family(g.state, "A"), "enemy", "kit-carson"))


# columns


@pytest.mark.rule("11.2-s3-b")
@pytest.mark.parametrize(
    ("area", "column"), [(11, 0), (12, 0), (13, 1), (14, 1), (15, 2), (16, 2), (71, 0), (72, 0), (73, 1)]
)
def test_the_column_goes_by_the_area_in_a_raid(g: NavajoWars, area: int, column: int) -> None:
    """11.2 Areas 1-2, 3-4, 5-6 in an Enemy or Tribal Raid; the last column otherwise, wherever the Family stands."""
    a = family(g.state, "A")
    a.place = area
    assert column_of(g, a, "enemy-raid") == column
    assert column_of(g, a, "tribal-raid") == column
    assert column_of(g, a, "dine-raid") == 3
    assert column_of(g, a, "warfare") == 3


# the Diné die


@pytest.mark.rule("11.2-s1-a")
@pytest.mark.parametrize("ferocity", [0, 1, 2, 3])
def test_the_dine_add_their_ferocity(g: NavajoWars, ferocity: int) -> None:
    """11.2 A die and the Ferocity of the Family, each a cited part."""
    a = family(g.state, "A")
    a.ferocity = ferocity
    number = dine_total(g, a, eyes=4)
    assert [(part.key, part.amount) for part in number.parts] == [("battle-die", 4), ("battle-ferocity", ferocity)]
    assert number.total == 4 + ferocity


@pytest.mark.rule("11.2-s1-b", "5.2.1-c", "5.2.1-d", "11.2-s1-a")
@pytest.mark.parametrize(
    ("ferocity", "area", "amount"), [(3, 12, 2), (3, 16, 6), (3, 15, 5), (2, 13, 3), (2, 16, 4), (1, 11, 1), (1, 15, 2)]
)
def test_e6_an_ambush_doubles_ferocity_up_to_the_area(g: NavajoWars, ferocity: int, area: int, amount: int) -> None:
    """E6: Ferocity 3 in Area 2 gives +2, not +6 and not even the plain 3."""
    a = family(g.state, "A")
    a.ferocity, a.place = ferocity, area
    part = ferocity_part(g, a, ambush=True)
    assert (part.rule, part.amount) == ("5.2.1", amount)
    assert ferocity_part(g, a, ambush=False).amount == ferocity


@pytest.mark.rule("11.2-s1-f", "11.2-s1-c", "11.2-s1-d", "11.2-s1-e", "1.6.5-f", "1.6.5-a")
def test_the_ambush_ceiling_does_not_touch_the_rest(g: NavajoWars) -> None:
    """11.2 Horse +1, Manuelito +1 and Firearms +2 come on top of the capped Ferocity."""
    a = family(g.state, "A")
    a.ferocity, a.place, a.horse, g.state.manuelito = 3, 12, True, "A"
    number = dine_total(g, a, ambush=True, weapon="guns", eyes=1)
    assert {part.key: part.amount for part in number.parts} == {
        "battle-die": 1, "ambush-ferocity": 2, "battle-horse": 1, "battle-manuelito": 1, "battle-firearms": 2,
    }  # fmt: skip
    assert dine_total(g, family(g.state, "B"), eyes=1).total == 1


@pytest.mark.rule("11.2-s1-a")
def test_developments_and_blessings_are_cited(g: NavajoWars) -> None:
    """9.1.4 The bonuses battle, battle-horse (with a horse) and ambush-cap; a Blessing Way for this Battle."""
    a = family(g.state, "A")
    a.ferocity, a.place = 3, 12
    g.bonuses = {"battle": 1, "battle-horse": 2, "ambush-cap": 1}
    assert dine_total(g, a, eyes=1).total == 1 + 3 + 1
    a.horse = True
    assert dine_total(g, a, eyes=1).total == 1 + 3 + 1 + 1 + 2
    assert ferocity_part(g, a, ambush=True).amount == 3
    g.state.effects["battle"] = 3
    assert dine_total(g, a, eyes=1).total == 1 + 3 + 1 + 1 + 2 + 3
    assert dine_total(g, a, eyes=1).parts[-1].rule == "13 Blessing Way"


@pytest.mark.rule("11.2-s1-g")
def test_a_blessing_way_may_be_played_before_the_dice(g: NavajoWars) -> None:
    """13 A card in hand that fits a Battle is a reason to ask; what it adds is in the total of the question."""
    s = g.state
    n, card = next((n, card) for n, card in g.content.ceremonies.items() if "battle" in card.occasions)
    s.hand = [n]
    a = family(s, "A")
    assert may_prepare(g, a) is True
    assert names(asked(prepare(g, a, "utes", False, {}))) == ["fight", f"play-blessing-way {card.key}"]
    assert play(prepare(g, a, "utes", False, {}), f"play-blessing-way {card.key}") == ""
    assert s.hand == []
    assert dine_total(g, a).total == s.effects["battle"] > 0


@pytest.mark.rule("11.2-s1-g")
def test_a_blessing_way_helps_one_battle_only(g: NavajoWars) -> None:
    """13 What a Blessing Way left for the Battle is used up by it."""
    g.state.effects["battle"] = 2
    assert play(battle(g, family(g.state, "A"), "enemy", "dine-raid"), 6, 2) == "FV"  # 6 + 2 against 2 + 4
    assert "battle" not in g.state.effects
    assert play(battle(g, family(g.state, "A"), "enemy", "dine-raid"), 6, 2) == "RGD"  # 6 + 1 against 2 + 5


# the foe's die


@pytest.mark.rule("11.2-s2-a", "11.2-s2-b", "1.7.4-k", "13-tribe")
@pytest.mark.parametrize(("foe", "amount"), [("enemy", 7), ("utes", 4), ("comanche", 5)])
def test_the_foe_adds_ferocity_or_its_number(g: NavajoWars, foe: str, amount: int) -> None:
    """11.2 Enemy Ferocity for the Enemy, 4 for the Utes, 5 for the Comanche; Enemy Ferocity is nothing to a Tribe."""
    g.state.enemy_ferocity = 7
    assert foe_total(g, foe).total == amount
    assert foe_total(g, foe, 3).total == amount + 3


@pytest.mark.rule("13-tribe")
@pytest.mark.parametrize("tribe", ["apache", "hopi", "zuni"])
def test_other_tribes_have_no_battle_number(g: NavajoWars, tribe: str) -> None:
    """13 Only the Utes and the Comanche fight."""
    assert foe_total(g, "utes").total == 4
    with pytest.raises(KeyError):
        foe_total(g, tribe)


def test_developments_change_the_foes_die(g: NavajoWars) -> None:
    """9.1.4 enemy-battle for the Enemy, tribe-battle for a Tribe."""
    g.bonuses = {"enemy-battle": -1, "tribe-battle": -2}
    assert foe_total(g, "enemy", 1).total == 1 + 4 - 1
    assert foe_total(g, "utes", 1).total == 1 + 4 - 2
