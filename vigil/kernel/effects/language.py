"""Effects as data: a list of primitives that compose.

    { do = "gain", what = "water", n = 2 }                        a primitive of the game, with its parameters
    { do = "lose", what = "food", n = { per = "survivor" } }      an amount that is counted when it is needed, with
                                                                  `times` so many for each, with `plus` so many more,
                                                                  with `most` no more than that
    { if = "has", what = "rope", then = […], else = […] }         a condition of the game
    { pay = [primitives], then = […], else = […] }                paid if it can be, without asking
    { choose = "deal", of = [ { key = "buy", with = { piece = "horse" }, if = { … }, price = [primitives], then = […] },
                              … ] }                               `with` are the facts of an option, or of the question;
                                                                  with `times` it is asked so often, until an answer is
                                                                  given that is open to everybody; `else` if no other is
    { roll = "storm", table = { "1-2" = […], "3-6" = […] } }      a die; its sides are those of the table
    { roll = "fever", upto = { per = "sick" }, then = […], else = […] }   a die against a number; `told` tells it
    { roll = "flood", names = "field", then = […] }               for the one that a die names
    { each = "survivor", then = […], else = […] }                 for everyone of a group; `else` if it is empty
    { pick = "volunteer", from = "survivor", then = […] }         for one of a group, who is chosen; `as` may name the
                                                                  options by another key than what they are
    { later = "dawn", after = 2, then = […] }                     when that moment comes for the second time
    { until = "dawn", give = { guard = 1 } }                      a bonus that lasts

They are read by reader.py and carried out by interpreter.py. A game brings its primitives, conditions, counts,
groups and moments with their citations; their words are the messages `effect-…`, `condition-…`, `count-…`, `group-…`,
`named-…`, `later-…` and `until-…` (with $n) of its catalogs, so that a text can be told from its effects
(describe.py). What lasts or comes later lies in the state as plain promises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Concatenate, Generic, TypeAlias, TypeVar

from msgspec import Struct

from vigil.kernel.effects.amounts import Amount
from vigil.kernel.rules.requests import Fact, Option, Part

if TYPE_CHECKING:
    from vigil.kernel.effects.interpreter import Interpreter

G = TypeVar("G")
# what a primitive does, or a condition asks: it gives back a flow or nothing, or a bool
Deed: TypeAlias = Callable[Concatenate[G, str, ...], Any]
# the same, where the parameters are handed over already
Bound: TypeAlias = Callable[[Any, str], Any]

# of a parameter: int, str, bool, a whole number of a range, one of these words, or dict: facts by name
Kind = type | range | tuple[str, ...]


class Primitive(Struct, Generic[G]):
    """A primitive or a condition of a game: what it does, its rule, and the kinds of its parameters.

    `run` is called with the game, whom it concerns ("" if nobody in particular) and the parameters by name; a primitive
    gives back a flow or, if it never asks, nothing. `can` says whether it could be carried out in full: only what has
    it can be a price. `defaults` are parameters that need not be written. One that `cites` is handed the rule of its
    list besides; one with `of` only makes sense for one of that kind (see `Vocabulary.kinds`); one that is `quiet` only
    tells something.
    """

    run: Deed[G]
    rule: str
    takes: Mapping[str, Kind] = {}
    can: Callable[Concatenate[G, str, ...], bool] | None = None
    defaults: Mapping[str, object] = {}
    cites: bool = False
    of: str = ""
    quiet: bool = False


AnyPrimitive: TypeAlias = Primitive[Any]


def promises_of(g: Any) -> list[Promise]:
    promises: list[Promise] = g.state.promises
    return promises


def effects_of(g: Any, source: str) -> Effects:
    effects: Effects = g.content.effects[source]
    return effects


class Vocabulary(Struct, Generic[G]):
    """What the effects of a game may name."""

    primitives: Mapping[str, Primitive[G]]
    conditions: Mapping[str, Primitive[G]]
    promises: Callable[[G], list[Promise]] = promises_of  # Game -> the list in its state
    effects_of: Callable[[G, str], Effects] = effects_of  # Game, source -> the effects a promise came from
    counts: Mapping[str, Callable[[G, str], int]] = {}  # Game, who -> so many
    parts: Mapping[str, Callable[[G, str], Sequence[Part]]] = {}  # of a count that is a sum
    groups: Mapping[str, Callable[[G], Sequence[str]]] = {}
    moments: tuple[str, ...] = ()
    bonuses: tuple[str, ...] = ()
    rolls: tuple[str, ...] | None = ()  # what a die may be rolled for, by the key of the Chance; None: for anything
    named: Mapping[str, Callable[[G, int], str]] = {}  # what a die may name: Game, eyes -> who
    kinds: Mapping[str, str] = {}  # group -> what its members are, which names the fact of an option: else the group
    sides: int = 0  # of the die; 0: as many as its table has rows for
    again: bool = True  # whether a choice may be asked again: not where what follows has to wait
    interpreter: type[Interpreter] | None = None  # a game's own


AnyVocabulary: TypeAlias = Vocabulary[Any]  # for content, which is read before there is a game


@dataclass(slots=True)
class Promise:
    """What lasts until a moment comes, or happens then."""

    moment: str
    left: int  # so often it must still come
    source: str
    path: str
    who: str = ""


class Call(Struct):
    """A primitive or a condition with its parameters."""

    name: str
    verb: AnyPrimitive
    params: dict[str, Any]  # each of the kind that the verb takes, or an Amount
    run: Bound | None = None  # the verb with its parameters; None if an Amount is among them
    can: Bound | None = None  # likewise, of what can be a price

    @property
    def counted(self) -> bool:
        return self.run is None


class Branch(Struct):
    option: Option[int]
    condition: Call | None
    price: list[Call]
    then: list[Node]

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def facts(self) -> Mapping[str, Fact]:
        return self.option.facts or {}

    @property
    def free(self) -> bool:
        """Open to everybody."""
        return self.condition is None and not self.price


class Node(Struct):
    """One effect of a list. `kind` is the word it is written with."""

    kind: str
    path: str
    name: str = ""  # of a choice, a roll, a group, a moment
    say: Call | None = None
    run: Bound | None = None  # what a plain `do` does
    price: Sequence[Call] = ()
    then: Sequence[Node] = ()
    otherwise: Sequence[Node] = ()
    branches: Sequence[Branch] = ()
    facts: Mapping[str, Fact] = MappingProxyType({})  # of the question
    times: int = 0  # how often it is asked at most; 0: once, whatever is open
    table: Sequence[tuple[int, int, Sequence[Node]]] = ()
    sides: tuple[int, ...] = ()  # of the die
    upto: Amount | int | None = None  # on so many eyes or less: then
    told: str = ""  # the event that tells that number
    group: str = ""  # or what a die names
    option: str = ""  # the key of the options of a pick
    of: str = ""  # what it is carried out for: the kind of a group's members
    after: int = 1
    give: Mapping[str, int] = MappingProxyType({})

    @property
    def quiet(self) -> bool:
        """Whether it only tells something."""
        return self.kind == "do" and self.say is not None and self.say.verb.quiet

    @property
    def asks(self) -> list[str]:
        """The facts of its question, besides whom it is about."""
        return [*self.facts, *(["n"] if self.times else [])]


class Effects(Struct):
    """A list that was read; `nodes` finds again what a promise came from."""

    source: str
    rule: str
    body: list[Node]
    nodes: dict[str, Node]
