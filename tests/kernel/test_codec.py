"""What is written from a state: deep copies, JSON and back, and a clear refusal of any other type."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import pytest

from tests.kernel.shapes import Hex, Road, State, Tile
from vigil.kernel.codec import Codec, Refused, functions_of


@pytest.fixture(scope="module")
def made() -> SimpleNamespace:
    return SimpleNamespace(**functions_of(State))


def tile(name: str) -> Tile:
    return Tile(name, Hex(1, -2), [1, 2], Tile("ground", Hex(0, 0)))


FULL = State(
    scenario="snow",
    share=0.25,
    over=True,
    leader="Ana",
    here=tile("home"),
    trail=[4],
    numbers=[1, 2],
    grid=[[1, 2], [3], []],
    tiles=[tile("a"), tile("b")],
    slots=[None, tile("c")],
    counts={"wood": 1, "water": 2},
    by_number={3: 1, -1: 2},
    piles={1: [2, 3], 2: []},
    board={"north": tile("d")},
    nested={"camp": {1: [tile("e")], 2: []}},
    pair=(5, "b"),
    row=(1, 2, 3),
    pairs=[(1, 2), (3, 4)],
    path={"x": (1, 2)},
    mixed=(1, [2]),
    stacks=([1], [2, 3]),
    roads=[Road("north"), Road("south", 3)],
)
FIELDS = [field.name for field in dataclasses.fields(State)]


@pytest.mark.parametrize("state", [FULL, State("empty")], ids=["full", "empty"])
def test_json_brings_everything_back(made: SimpleNamespace, state: State) -> None:
    encoded = msgspec.json.encode(made.dump_state(state))
    again = made.load_state(msgspec.json.decode(encoded))
    assert again == state
    assert repr(again) == repr(state)  # tuples are tuples, numbers are numbers


def test_the_bytes_are_those_of_msgspec(made: SimpleNamespace) -> None:
    assert msgspec.json.encode(made.dump_state(FULL)) == msgspec.json.encode(FULL)


@pytest.mark.parametrize("verb", ["copy", "dump", "load"])
def test_nothing_is_shared_with_the_source(made: SimpleNamespace, verb: str) -> None:
    """Whatever can be changed in what came out leaves what went in as it was."""
    source: Any = made.dump_state(FULL) if verb == "load" else deepcopy(FULL)
    before = deepcopy(source)
    result = getattr(made, f"{verb}_state")(source)
    assert spoil(result) > 30
    assert source == before


def spoil(value: Any) -> int:
    """Empty every list and dict inside, and change every field; how many there were."""
    if isinstance(value, list | tuple | dict):
        n = sum(spoil(each) for each in (value.values() if isinstance(value, dict) else value))
        if isinstance(value, list | dict):
            value.clear()
        return n + 1
    if isinstance(value, Hex):
        return 0
    n = 0
    for name in getattr(value, "__struct_fields__", getattr(value, "__dataclass_fields__", ())):
        n += 1 + spoil(getattr(value, name))
        setattr(value, name, None)
    return n


def test_a_copy_is_equal_and_of_the_same_types(made: SimpleNamespace) -> None:
    assert repr(made.copy_state(FULL)) == repr(FULL)


@pytest.mark.parametrize("name", FIELDS[1:])
def test_a_field_that_an_older_save_lacks_gets_its_default(made: SimpleNamespace, name: str) -> None:
    data = made.dump_state(FULL)
    del data[name]
    again = made.load_state(data)
    assert getattr(again, name) == getattr(State("snow"), name)
    assert dataclasses.replace(again, **{name: getattr(FULL, name)}) == FULL


def test_defaults_are_not_shared(made: SimpleNamespace) -> None:
    one, two = (made.load_state({"scenario": "snow"}) for _ in range(2))
    one.counts["wood"] = 0
    assert two.counts == {"wood": 3}


def test_inside_a_field_the_same_holds(made: SimpleNamespace) -> None:
    assert made.load_tile({"name": "a", "at": {"q": 0, "r": 0}}).marks == [7]
    with pytest.raises(KeyError, match="at"):
        made.load_tile({"name": "a"})


def test_a_field_without_default_must_be_there(made: SimpleNamespace) -> None:
    with pytest.raises(KeyError, match="scenario"):
        made.load_state({})


@pytest.mark.parametrize(
    ("kind", "named"),
    [
        (Any, "Any"),
        (list, "list"),
        (dict, "dict"),
        (object, "object"),
        (set[int], "set[int]"),
        (frozenset[str], "frozenset[str]"),
        (bytes, "bytes"),
        (Sequence[int], "collections.abc.Sequence[int]"),
        (Literal["a", "b"], "typing.Literal['a', 'b']"),
        (int | str, "int | str"),
        (int | str | None, "int | str | None"),
        (dict[tuple[int, int], int], "dict[tuple[int, int], int]"),
        (dict[bool, int], "dict[bool, int]"),
        (list[set[int]], "list[set[int]]"),
        (dict[str, list[object]], "dict[str, list[object]]"),
        (tuple[int, object], "tuple[int, object]"),
        (tuple[()], "tuple[()]"),
        (list[object] | None, "list[object] | None"),
    ],
    ids=str,
)
def test_any_other_type_is_refused_by_class_field_and_type(kind: Any, named: str) -> None:
    bad = dataclasses.make_dataclass("Bad", [("odd", kind)])
    with pytest.raises(Refused) as refusal:
        Codec(dataclasses.make_dataclass("State", [("fine", int), ("inner", list[bad])]))  # type: ignore[valid-type]
    assert f"Bad.odd: {named}: " in str(refusal.value)


def test_a_field_that_the_constructor_does_not_take_is_refused() -> None:
    for how in (dataclasses.field(init=False, default=0), dataclasses.field(kw_only=True)):
        with pytest.raises(Refused, match=r"State\.odd: int: expected a field"):
            Codec(dataclasses.make_dataclass("State", [("odd", int, how)]))
    with pytest.raises(Refused, match=r"State\.odd: .*InitVar"):
        Codec(dataclasses.make_dataclass("State", [("odd", dataclasses.InitVar[int])]))


def test_a_default_of_a_frozen_class_is_refused() -> None:
    with pytest.raises(Refused, match=r"State\.odd: int: a field of a frozen class"):
        Codec(dataclasses.make_dataclass("State", [("odd", int, 0)], frozen=True))


def test_two_classes_of_one_name_are_refused() -> None:
    one, two = (dataclasses.make_dataclass("Tile", [("n", int)]) for _ in range(2))
    with pytest.raises(Refused, match="another dataclass of the state has this name"):
        Codec(dataclasses.make_dataclass("State", [("one", one), ("two", two)]))
