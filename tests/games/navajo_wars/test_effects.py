"""6.1 Every primitive, condition and count of the vocabulary, carried out from a row as a pack writes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.navajo_wars.nw_events import told
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.effects.card_interpreter import helping
from vigil.games.navajo_wars.rules.effects.vocabulary import VOCABULARY
from vigil.games.navajo_wars.state import EMPTY, State
from vigil.kernel.effects.interpreter import Interpreter, carry_out
from vigil.kernel.effects.reader import read_effects
from vigil.kernel.rules.decks import Stack
from vigil.kernel.testing import asked, names, play

Rows = list[dict[str, Any]]


def do(g: NavajoWars, rows: Rows, *script: int | str, who: str = "", of: str = "") -> None:
    play(carry_out(g, read_effects(rows, VOCABULARY, "dry-years", "6.1", of), VOCABULARY, who), *script)


def busy(g: NavajoWars) -> NavajoWars:
    """Something of everything lies on the table."""
    s = g.state
    s.resources = {"horse": 1, "sheep": 2, "trade-goods": 1, "firearms": 1}
    s.corn, s.corn_unseen["2"], s.corn_unseen["4"] = [2, 4], 2, 1
    s.intruders, s.missions, s.mission_stock = [33, 45], [12], 5
    s.drought[1], s.drought[5], s.drought_stock = 1, 1, 10
    s.raided, s.recovery, s.forts, s.enemy_ap = {"white": 1}, {"black": 1}, {"defiance": 51}, 3
    s.bag = {"white": 2, "black": 2, "red": 3, "brown": 3, "yellow": 2, "green": 1}
    s.families[0].ferocity, s.corn_fields = 2, [11, 13, 21]
    return g


DO: list[tuple[Rows, tuple[int | str, ...], Callable[[State], object]]] = [
    ([{"do": "gain", "what": "elder", "n": 2}], (), lambda s: s.passage == {"elder": 2}),
    ([{"do": "gain", "what": "military"}], (), lambda s: s.military == 6),
    ([{"do": "gain", "what": "corn"}], ("3",), lambda s: s.corn == [2, 4, 3]),
    ([{"do": "lose", "what": "military", "n": 2}], (), lambda s: s.military == 3),
    ([{"do": "lose", "what": "ap", "n": 9}], (), lambda s: s.ap == 0),
    ([{"do": "lose", "what": "corn"}], ("lose-corn 2",), lambda s: (s.corn, s.corn_unseen["2"]) == ([4], 3)),
    ([{"do": "lose", "what": "elder"}], (), lambda s: s.elders == [1, 1, 0, 0, 0, 0, 0]),
    ([{"do": "lose", "what": "firearms"}], (), lambda s: s.resources["firearms"] == 0),
    ([{"do": "lose", "what": "animal", "n": 2}], ("lose-animal horse + lose-animal sheep",), lambda s: (
        s.resources["horse"], s.resources["sheep"]) == (0, 1)),
    ([{"do": "lose", "what": "herd", "n": 2}], (), lambda s: (s.resources["horse"], s.resources["sheep"]) == (0, 1)),
    ([{"do": "recovery"}], (5,), lambda s: s.drought[5] == 0),
    ([{"do": "rain"}], ("rain-in shiprock",), lambda s: (s.drought[1], s.drought[5]) == (0, 1)),
    ([{"do": "intruder-leaves"}], ("send-intruder-away zuni-mountains 3",), lambda s: s.intruders == [45]),
    ([{"roll": "card-die", "names": "territory", "then": [{"do": "intruders-leave-here"}]}], (4,), lambda s: (
        s.intruders == [33])),
    ([{"roll": "card-die", "names": "territory", "then": [{"do": "intruders-leave-here", "highest": 2},
        {"do": "outpost-here", "kind": "rancho"}]}], (3,), lambda s: (s.intruders, s.ranchos) == ([33, 45], [31])),
    ([{"pick": "x", "from": "territory-with-family", "then": [{"do": "corn-leaves-here", "highest": 1}]}],
        ("territory shiprock",), lambda s: s.corn_fields == [13, 21]),
    ([{"roll": "card-die", "upto": {"per": "intruder", "plus": 1}, "then": [{"do": "rain"}]}],
        (3, "rain-in shiprock"), lambda s: s.drought[1] == 0),
    ([{"roll": "card-die", "upto": 3, "else": [{"do": "gain", "what": "ap"}]}], (4,), lambda s: s.ap == 4),
    ([{"each": "family-in-the-open", "then": [{"do": "ferocity"}], "else": [{"do": "market"}]}], (), lambda s: (
        [each.ferocity for each in s.families[:3]], s.effects) == ([3, 1, 0], {})),
    ([{"choose": "deal", "times": 3, "of": [{"key": "sell", "price": [{"do": "lose", "what": "sheep"}], "then": [
        {"do": "gain", "what": "ap", "n": {"per": "fort", "plus": 1}}]}, {"key": "stop"}]}], ("sell", "sell"),
        lambda s: (s.ap, s.resources["sheep"]) == (7, 0)),
    ([{"do": "enemy", "what": "enemy-ap", "n": 2}], (), lambda s: s.enemy_ap == 5),
    ([{"do": "enemy", "what": "enemy-ferocity", "n": -2}], (), lambda s: s.enemy_ferocity == 2),
    ([{"do": "cubes", "colour": "blue", "source": "stock", "to": "bag", "n": 5}], (), lambda s: s.bag["blue"] == 1),
    ([{"do": "cubes", "colour": "white", "source": "raided-box", "to": "stock"}], (), lambda s: s.raided["white"] == 0),
    ([{"do": "cubes", "colour": "red", "source": "bag", "to": "subjugation-box", "n": 3}], (), lambda s: s.morale == 6),
    ([{"do": "draw-cubes", "n": 2, "to": "subjugation-box"}], ("red", "white"), lambda s: (
        s.subjugation == {"red": 1, "white": 1})),
    ([{"do": "reset-cubes"}], (), lambda s: (s.raided, s.recovery) == ({}, {"white": 1})),
    ([{"do": "outpost-up"}], (), lambda s: (s.missions, s.culture) == ([13], 8)),
    ([{"do": "outpost-ahead"}], (), lambda s: (s.missions, s.culture) == ([13], 8)),
    ([{"do": "outpost-back"}], (), lambda s: s.missions == [11]),
    ([{"do": "outpost-leaves"}], (), lambda s: (s.missions, s.mission_stock) == ([], 6)),
    ([{"do": "fort", "fort": "fauntleroy", "die": 2, "area": 3}], (), lambda s: s.forts["fauntleroy"] == 23),
    ([{"do": "fort", "fort": "defiance", "die": 2, "area": 3}], (), lambda s: s.forts["defiance"] == 51),
    ([{"pick": "x", "from": "fort", "then": [{"do": "abandon-fort"}]}], (), lambda s: s.forts == {}),
    ([{"do": "swap", "row": 2}], (), lambda s: (s.active[1], s.standby[1]) == (14, 2)),
    ([{"do": "swap"}], (6,), lambda s: (s.active[5], s.standby[5]) == (22, 10)),
    ([{"do": "swap-chosen"}], ("swap-orders 1 subjugate colonize",), lambda s: s.active[0] == 12),
    ([{"do": "flip"}], (4,), lambda s: s.active[3] == 7),
    ([{"do": "flip-orders", "order": "build"}], (), lambda s: s.active[2] == 5),
    ([{"do": "order-up", "order": "build"}], (), lambda s: s.active[:3] == [0, 4, 2]),
    ([{"do": "order-in", "order": "colonize"}], (), lambda s: (s.active[0], s.standby[0]) == (12, 0)),
    ([{"do": "order-out", "order": "build"}], (1,), lambda s: (s.active[2], s.standby[0]) == (12, 4)),
    ([{"do": "execute", "order": "colonize"}], (), lambda s: (s.raided["white"], s.recovery["white"]) == (0, 1)),
    ([{"do": "elder-comes"}], (), lambda s: s.elders[0] == 2),
    ([{"pick": "x", "from": "territory-with-drought", "then": [{"do": "drought-here"}]}], ("territory hopi-land",),
        lambda s: s.drought[5] == 2),
    ([{"each": "territory-with-most-families", "then": [{"do": "outpost-here", "kind": "rancho"}]}], (), lambda s: (
        s.ranchos == [11, 21])),
    ([{"each": "family-with-ferocity", "then": [{"do": "part", "what": "child", "to": "out-of-play"}]}], (), lambda s: (
        s.families[0].child, s.out_of_play["child"]) == (False, 7)),
    ([{"each": "most-ferocious", "then": [{"do": "part"}]}], ("give-up man",), lambda s: s.passage == {"man": 1}),
    ([{"each": "family-in-the-canyon", "then": [{"do": "mount"}]}], (), lambda s: s.families[2].horse),
    ([{"each": "family-outside-the-canyon", "then": [{"do": "ferocity", "n": 2}]}], (), lambda s: (
        [each.ferocity for each in s.families[:3]] == [3, 2, 0])),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "script", "after"), DO)
@pytest.mark.rule("6.1-b")
def test_each_primitive_does_what_it_says(
    g: NavajoWars, rows: Rows, script: tuple[int | str, ...], after: Callable[[State], object]
) -> None:
    before = repr(busy(g).state)
    do(g, rows, *script)
    assert after(g.state)
    assert repr(g.state) != before or rows[0].get("fort") == "defiance"


def test_what_cannot_be_done_is_told(g: NavajoWars) -> None:
    """Nothing to lose, nobody to come, no counter to turn: a line each, and nothing changes."""
    s = g.state
    s.out_of_play.update(horse=0, elder=0, man=0, woman=0, child=0)
    s.active[0], s.drought_stock, s.intruders_unseen = EMPTY, 0, {}
    for rows, key in (
        ([{"do": "intruders"}], "intruder-cup-empty"),
        ([{"each": "territory-with-family", "then": [{"do": "drought-here"}]}], "no-drought-counter"),
        ([{"do": "lose", "what": "animal"}], "no-herd"),
        ([{"do": "gain", "what": "horse"}], "none-left"),
        ([{"do": "gain", "what": "person"}], "nobody-comes"),
        ([{"do": "elder-comes"}], "none-left"),
        ([{"do": "intruder-leaves"}], "none-on-the-map"),
        ([{"do": "flip", "row": 1}], "row-empty"),
        ([{"do": "order-up", "order": "defend"}], "order-not-shown"),
        ([{"do": "order-in", "order": "defend"}], "order-not-shown"),
        ([{"do": "order-out", "order": "defend"}], "order-not-shown"),
        ([{"each": "family-in-the-canyon", "then": [{"do": "mount"}]}], "none-left"),
        ([{"each": "family-in-the-canyon", "then": [{"do": "join"}]}], "nobody-comes"),
    ):
        before = repr(s)
        do(g, rows)
        assert (told(g)[-1], repr(s)) == (key, before)
    for rows in ([{"do": "outpost-up"}], [{"do": "outpost-back"}], [{"do": "outpost-leaves"}], [{"do": "look"}]):
        before, s.deck = repr(s), Stack()
        do(g, rows)
        assert repr(s) == before


@pytest.mark.rule("1.5.1-a", "1.6.2-a")
def test_the_player_says_who_parts_and_which_animals_go(g: NavajoWars) -> None:
    """Anybody of the Family; each animal in Resources by itself."""
    busy(g)
    rows: Rows = [{"each": "most-ferocious", "then": [{"do": "part"}]}]
    parting = carry_out(g, read_effects(rows, VOCABULARY, "dry-years", "6.1", ""), VOCABULARY, "")
    assert names(asked(parting)) == ["give-up man", "give-up woman", "give-up child"]
    losing = [{"do": "lose", "what": "animal"}]
    taken = carry_out(g, read_effects(losing, VOCABULARY, "dry-years", "6.1", ""), VOCABULARY, "")
    assert names(asked(taken)) == ["lose-animal horse", "lose-animal sheep", "lose-animal sheep"]


TOLD: list[tuple[Rows, tuple[int | str, ...], str]] = [
    ([{"do": "lose", "what": "elder"}], (), "elder-leaves"),
    ([{"do": "enemy", "what": "enemy-ap", "n": 2}], (), "enemy-ap-won"),
    ([{"do": "intruder-leaves"}], ("send-intruder-away zuni-mountains 3",), "intruder-left"),
    ([{"do": "cubes", "colour": "white", "source": "raided-box", "to": "bag"}], (), "cubes-moved"),
    ([{"do": "draw-cubes", "to": "raided-box"}], ("white",), "cubes-moved"),
    ([{"do": "fort", "fort": "fauntleroy", "die": 2, "area": 3}], (), "fort-built"),
    ([{"do": "outpost-leaves"}], ("outpost-goes mission shiprock 2",), "outpost-removed"),
    ([{"pick": "x", "from": "fort", "then": [{"do": "abandon-fort"}]}], ("fort defiance",), "fort-abandoned"),
    ([{"pick": "x", "from": "family", "then": [{"do": "join", "what": "man"}]}], ("family B",), "joins"),
]


@pytest.mark.parametrize(("rows", "script", "key"), TOLD)
def test_what_cards_of_a_pack_may_do_is_told(
    g: NavajoWars, rows: Rows, script: tuple[int | str, ...], key: str
) -> None:
    """In words of its own, where the card brings none."""
    s = busy(g).state
    s.families[1].man, s.ranchos, s.forts = False, [22], {"defiance": 51, "fauntleroy": 31}
    if key == "fort-built":
        s.forts = {}
    do(g, rows, *script)
    assert key in told(g)


def test_a_striped_counter_is_not_turned(g: NavajoWars) -> None:
    g.state.active[0] = 7
    do(g, [{"do": "flip", "row": 1}])
    assert (g.state.active[0], told(g)[-1]) == (7, "striped")


@pytest.mark.parametrize(
    ("row", "most"),
    [
        ({"if": "family"}, 3), ({"if": "family-in-the-canyon"}, 1), ({"if": "family-outside-the-canyon"}, 2),
        ({"if": "mother-without-child"}, 1), ({"if": "man"}, 3), ({"if": "woman"}, 3), ({"if": "child"}, 2),
        ({"if": "elder"}, 3), ({"if": "eldest-rating"}, 2), ({"if": "outpost"}, 1), ({"if": "fort"}, 1),
        ({"if": "drought"}, 2), ({"if": "green-territory"}, 2), ({"if": "raided-cube"}, 1), ({"if": "red-cube"}, 0),
        ({"if": "intruder"}, 2), ({"if": "corn-in-cup"}, 12), ({"if": "enemy-ap"}, 3), ({"if": "development"}, 1),
        ({"if": "ferocity"}, 2),
        ({"if": "has", "what": "sheep"}, 2), ({"if": "track", "what": "enemy-ferocity"}, 4),
        ({"if": "out-of-play", "what": "horse"}, 8),
    ],
)  # fmt: skip
def test_each_count_is_what_lies_there(g: NavajoWars, row: dict[str, Any], most: int) -> None:
    s = busy(g).state
    s.families[2].child, s.developments, s.corn_fields = False, ["weaving-1"], []
    s.corn_unseen.update({"2": 3, "4": 2})
    for n in range(1, 15):
        effects = read_effects([{**row, "n": n, "then": []}], VOCABULARY, "x", "6.1")
        assert Interpreter(g, effects, VOCABULARY, 0).holds(effects.body[0].say, "") == (n <= most)


@pytest.mark.parametrize(
    ("row", "set_up", "expected"),
    [
        ({"if": "did", "operation": "planning"}, {"operation": "planning"}, True),
        ({"if": "did", "operation": "planning"}, {"operation": "passage"}, False),
        ({"if": "preempted"}, {"preempted": True}, True),
        ({"if": "preempted"}, {}, False),
        ({"if": "period", "period": "mexican"}, {"period": 1}, True),
        ({"if": "period", "period": "mexican"}, {}, False),
        ({"if": "peace"}, {"truce": 16}, True),
        ({"if": "peace"}, {}, False),
        ({"if": "order-shows", "order": "colonize"}, {}, False),
        ({"if": "order-shows", "order": "colonize", "column": "standby"}, {}, True),
        ({"if": "order-shows", "order": "build", "column": "standby"}, {"standby": [12, 14]}, False),
        ({"if": "order-shows", "order": "build", "column": "either"}, {}, True),
    ],
)
def test_each_condition_holds_when_it_says(
    g: NavajoWars, row: dict[str, Any], set_up: dict[str, Any], expected: bool
) -> None:
    for name, value in set_up.items():
        setattr(g.state, name, value)
    effects = read_effects([{**row, "then": []}], VOCABULARY, "x", "6.1")
    assert Interpreter(g, effects, VOCABULARY, 0).holds(effects.body[0].say, "") is expected


GROUPS = {
    "family": "ABC", "family-with-man": "AC", "family-with-woman": "ABC", "family-with-child": "AB",
    "family-with-horse": "B", "family-without-horse": "AC", "family-in-the-canyon": "C",
    "family-outside-the-canyon": "AB", "family-that-can-grow-fiercer": "C", "family-with-ferocity": "A",
    "family-with-room": "BC", "mother-without-child": "C", "daughter-without-mother": "", "most-ferocious": "A",
    "least-ferocious": "B", "family-in-the-open": "AB", "least-ferocious-in-the-open-with-child": "B",
    "least-ferocious-in-the-open-with-woman": "B",
}  # fmt: skip


@pytest.mark.parametrize(("group", "letters"), GROUPS.items())
def test_each_group_of_families(g: NavajoWars, group: str, letters: str) -> None:
    a, b, c = g.state.families[:3]
    a.ferocity, b.man, b.horse, c.child = 3, False, True, False
    assert "".join(VOCABULARY.groups[group](g)) == letters
    if group == "daughter-without-mother":
        a.woman = False
        assert VOCABULARY.groups[group](g) == ["A"]


# what may be used is offered only if it helps


@pytest.mark.parametrize(
    ("row", "quiet", "full"),
    [
        ({"do": "gain", "what": "culture"}, True, True),
        ({"do": "lose", "what": "culture"}, False, False),
        ({"do": "drought"}, False, False),
        ({"do": "recovery"}, False, True),
        ({"do": "intruders"}, False, False),
        ({"do": "intruder-leaves"}, False, True),
        ({"do": "enemy", "what": "enemy-ap", "n": -1}, False, True),
        ({"do": "enemy", "what": "morale", "n": 1}, False, False),
        ({"do": "outpost-back"}, False, True),
        ({"do": "reroll"}, False, False),
        ({"do": "market"}, True, False),
        ({"pay": [{"do": "lose", "what": "sheep"}], "then": [{"do": "gain", "what": "ap"}]}, False, True),
        ({"pay": [{"do": "lose", "what": "sheep"}], "else": [{"do": "gain", "what": "ap"}]}, True, False),
        ({"if": "outpost", "then": [{"do": "gain", "what": "ap"}]}, False, True),
        ({"if": "outpost", "else": [{"do": "gain", "what": "ap"}]}, True, False),
        ({"each": "fort", "then": [{"do": "abandon-fort"}]}, False, True),
        ({"pick": "x", "from": "family-with-ferocity", "then": [{"do": "ferocity", "n": -1}]}, False, True),
        ({"pick": "x", "from": "family", "then": [{"do": "ferocity"}]}, True, True),
        ({"pick": "x", "from": "family", "then": [{"do": "part"}]}, False, False),
        ({"roll": "card-die", "table": {"1-5": [], "6": [{"do": "rain"}]}}, False, True),
        ({"roll": "card-die", "upto": 2, "then": [{"do": "rain"}]}, False, True),
        ({"roll": "card-die", "upto": 2, "else": [{"do": "rain"}]}, False, True),
        ({"roll": "card-die", "upto": 2, "then": [{"do": "drought"}], "else": [{"do": "intruders"}]}, False, False),
        ({"roll": "card-die", "names": "territory", "then": [{"do": "intruders-leave-here"}]}, False, True),
        ({"roll": "card-die", "names": "territory", "then": [{"do": "corn-leaves-here"}]}, False, False),
        ({"each": "fort", "then": [{"do": "abandon-fort"}], "else": [{"do": "gain", "what": "ap"}]}, True, True),
        ({"pick": "x", "from": "fort", "then": [{"do": "tell", "what": "x"}], "else": [{"do": "market"}]}, True, False),
        ({"choose": "x", "of": [{"key": "a", "then": [{"do": "rain"}]}, {"key": "b"}]}, False, True),
        (
            {
                "choose": "x",
                "times": 2,
                "of": [
                    {"key": "a", "price": [{"do": "lose", "what": "sheep"}], "then": [{"do": "rain"}]},
                    {"key": "b"},
                ],
            },
            False,
            True,
        ),
        ({"until": "raid", "give": {"mp": 1}}, True, True),
        ({"do": "gain", "what": "ap", "n": {"per": "outpost"}}, False, True),
        ({"do": "ransom", "goods": 1}, False, True),
    ],
)
@pytest.mark.rule("13-bless-b")
def test_a_card_helps_if_it_would_change_something_for_the_better(
    g: NavajoWars, row: dict[str, Any], quiet: bool, full: bool
) -> None:
    """On the quiet table, and on a full one with the market marked."""
    helps = helping(read_effects([row], VOCABULARY, "x", "9.1"))
    assert helps(g, "operations") is quiet
    busy(g).state.effects["market"] = 1
    assert helps(g, "operations") is full


@pytest.mark.parametrize(
    ("then", "otherwise", "good"),
    [
        ([{"do": "gain", "what": "ap"}], [], 2),
        ([{"do": "gain", "what": "ap"}], [{"do": "lose", "what": "ap"}], 2),
        ([], [{"do": "drought"}], 2),
        ([{"do": "tell", "what": "x"}], [{"do": "gain", "what": "ap"}], 4),
        ([{"do": "drought"}], [{"do": "tell", "what": "x"}], 4),
        ([{"do": "drought"}], [{"do": "intruders"}], 0),
        ([], [], 0),
        ([{"do": "gain", "what": "ap"}], [{"do": "gain", "what": "culture"}], 0),
    ],
)
@pytest.mark.rule("TG-5")
def test_the_good_eyes_of_a_die_are_seen_from_what_comes_of_it(
    g: NavajoWars, then: Rows, otherwise: Rows, good: int
) -> None:
    """What helps is good; where nothing helps, what does no harm; where both are alike, nobody can say."""
    g.state.resources = {"fortune": 1}
    rows = [{"roll": "card-die", "upto": 2, "then": then, "else": otherwise}]
    request = asked(carry_out(g, read_effects(rows, VOCABULARY, "x", "6.1"), VOCABULARY), 1)
    assert (request.key, (request.facts or {})["k"]) == ("reroll", good)


def test_a_line_may_speak_of_whom_it_is_told(g: NavajoWars) -> None:
    """The Family, the Territory, the Fort; and facts of its own."""
    g.state.forts = {"defiance": 51}
    line = {"do": "tell", "what": "x", "with": {"piece": "horse", "n": 2, "rule": "y"}}
    plain = {"do": "tell", "what": "x"}
    for group, facts in (("most-ferocious", {"family": "A"}), ("fort", {"fort": "defiance"})):
        do(g, [{"each": group, "then": [line, plain]}])
        assert [each.facts for each in (g.log or [])[-2:]] == [{**facts, "piece": "horse", "n": 2, "rule": "y"}, facts]
    do(g, [{"roll": "card-die", "names": "territory", "then": [plain]}], 5)
    assert (g.log or [])[-1].facts == {"territory": "hopi-land"}
    do(g, [plain], who="dry-years")
    assert not (g.log or [])[-1].facts


def test_one_of_a_group_is_asked_by_what_it_is(g: NavajoWars) -> None:
    rows = [{"pick": "x", "from": "family", "as": "send", "then": [{"do": "ferocity"}]}]
    request = asked(carry_out(g, read_effects(rows, VOCABULARY, "x", "6.1"), VOCABULARY))
    assert names(request) == ["send A", "send B", "send C"]
