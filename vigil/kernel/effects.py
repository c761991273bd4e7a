"""Effects as data: a list of primitives that compose, read from TOML and interpreted here.

    { do = "gain", what = "water", n = 2 }                        a primitive of the game, with its parameters
    { do = "lose", what = "food", n = { per = "survivor" } }      an amount that is counted when it is needed, with
                                                                  `times` so many for each, with `most` no more
    { if = "has", what = "rope", then = […], else = […] }         a condition of the game
    { pay = [primitives], then = […], else = […] }                paid if it can be, without asking
    { choose = "deal", of = [ { key = "buy", with = { piece = "horse" }, if = { … }, price = [primitives], then = […] },
                              … ] }                               `with` are the facts of an option
    { roll = "storm", table = { "1-2" = […], "3-6" = […] } }      a die; its sides are those of the table
    { each = "survivor", then = […] }                             for everyone of a group
    { pick = "volunteer", from = "survivor", then = […] }         for one of a group, who is chosen; `as` may name the
                                                                  options by another key than what they are
    { later = "dawn", after = 2, then = […] }                     when that moment comes for the second time
    { until = "dawn", give = { guard = 1 } }                      a bonus that lasts

They are read by effect_reading.py. A game brings its primitives, conditions, counts, groups and moments with their
citations; their words are the messages `effect-…`, `condition-…`, `count-…`, `group-…`, `later-…` and `until-…` (with
$n) of its catalogs, so that a text can be told from its effects (effect_words.py). What lasts or comes later lies in
the state as plain promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from vigil.kernel.flow import Chance, Fact, Flow, Option, Refusal, choose

# of a parameter: int, str, bool, a whole number of a range, one of these words, or a list of them
Kind = type | range | tuple[str, ...] | list[str]


class Verb(Struct):
    """A primitive or a condition of a game: what it does, its rule, and the kinds of its parameters.

    `run` is called with the game, whom it concerns ("" if nobody in particular) and the parameters by name; a primitive
    gives back a flow or, if it never asks, nothing. `can` says whether it could be carried out in full: only what has
    it can be a price. `helps` says whether it would change anything now. `defaults` are parameters that need not be
    written. A condition with `count` holds if that is `n` or more, whomever it concerns. One that `cites` is handed the
    rule of its list besides; one with `of` only makes sense for one of that kind (see `Vocabulary.kinds`).
    """

    run: Callable[..., Any]
    rule: str
    takes: Mapping[str, Kind] = {}
    can: Callable[..., bool] | None = None
    defaults: Mapping[str, Any] = {}
    helps: Callable[..., bool] | None = None
    cites: bool = False
    of: str = ""
    count: Callable[[Any], int] | None = None


class Vocabulary(Struct):
    """What the effects of a game may name."""

    primitives: Mapping[str, Verb]
    conditions: Mapping[str, Verb]
    promises: Callable[[Any], list[Promise]]  # Game -> the list in its state
    effects_of: Callable[[Any, str], Effects]  # Game, source -> the effects a promise came from
    counts: Mapping[str, Callable[[Any, str], int]] = {}  # Game, who -> so many
    groups: Mapping[str, Callable[[Any], Sequence[str]]] = {}
    moments: tuple[str, ...] = ()
    bonuses: tuple[str, ...] = ()
    rolls: tuple[str, ...] = ()  # the kinds of die a table may be rolled on, by the key of the Chance
    kinds: Mapping[str, str] = {}  # group -> what its members are, which names the fact of an option: else the group
    sides: int = 0  # of the die of a table; 0: as many as it has rows for
    interpreter: type[Interpreter] | None = None  # a game's own


@dataclass(slots=True)
class Promise:
    """What lasts until a moment comes, or happens then."""

    moment: str
    left: int  # so often it must still come
    source: str
    path: str
    who: str = ""


class Amount(Struct):
    """So many for each of something, counted when it is needed."""

    times: int
    per: str
    most: int = 0  # in all; 0: without a limit


class Say(Struct):
    """A primitive or a condition with its parameters."""

    name: str
    verb: Verb
    params: dict[str, Any]
    run: Callable[[Any, str], Any] | None = None  # the verb with its parameters; None if an Amount is among them
    can: Callable[[Any, str], Any] | None = None  # likewise, of what can be a price

    @property
    def counted(self) -> bool:
        return self.run is None


class Branch(Struct):
    option: Option[int]
    condition: Say | None
    price: list[Say]
    then: list[Node]

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def facts(self) -> Mapping[str, Fact]:
        return self.option.facts or {}


class Node(Struct):
    """One effect of a list. `kind` is the word it is written with."""

    kind: str
    path: str
    name: str = ""  # of a choice, a roll, a group, a moment
    say: Say | None = None
    run: Callable[[Any, str], Any] | None = None  # what a plain `do` does
    price: Sequence[Say] = ()
    then: Sequence[Node] = ()
    otherwise: Sequence[Node] = ()
    branches: Sequence[Branch] = ()
    table: Sequence[tuple[int, int, Sequence[Node]]] = ()
    sides: tuple[int, ...] = ()  # of the die that the table is rolled on
    group: str = ""
    option: str = ""  # the key of the options of a pick
    of: str = ""  # what it is carried out for: the kind of a group's members
    after: int = 1
    give: Mapping[str, int] = MappingProxyType({})


class Effects(Struct):
    """A list that was read; `nodes` finds again what a promise came from."""

    source: str
    rule: str
    body: list[Node]
    nodes: dict[str, Node]


def carry_out(g: Any, effects: Effects, words: Vocabulary, who: str = "", seat: int = 0) -> Flow[None]:
    """Everything a list says, from its first line to its last."""
    return interpreter(g, effects, words, seat).in_turn(effects.body, who)


def interpreter(g: Any, effects: Effects, words: Vocabulary, seat: int = 0) -> Interpreter:
    return (words.interpreter or Interpreter)(g, effects, words, seat)


class Interpreter:
    """Most effects are done at once: only what may ask is a flow."""

    __slots__ = ("effects", "g", "seat", "words")

    def __init__(self, g: Any, effects: Effects, words: Vocabulary, seat: int) -> None:
        self.g, self.effects, self.words, self.seat = g, effects, words, seat

    def all(self, nodes: Sequence[Node], who: str) -> Flow[None] | None:
        return self.in_turn(nodes, who)

    def in_turn(self, nodes: Sequence[Node], who: str) -> Flow[None]:
        for node in nodes:
            flow = self.one(node, who)
            if flow is not None:
                yield from flow

    def one(self, node: Node, who: str) -> Flow[None] | None:
        if node.run is not None:  # most are so plain
            flow: Flow[None] | None = node.run(self.g, who)
            return flow
        match node.kind:
            case "do":
                return self.carry(node.say, who)
            case "if":
                return self.all(node.then if self.holds(node.say, who) else node.otherwise, who)
            case "pay":
                paid = self.can_pay(node.price, who)
                return self.pay(node.price, node.then, who) if paid else self.all(node.otherwise, who)
            case "choose":
                return self.choice(node, who)
            case "roll":
                return self.roll(node, who)
            case "each":
                return self.each(node.then, self.words.groups[node.group](self.g))
            case "pick":
                return self.pick(node)
            case _:  # later, until
                promise = Promise(node.name, node.after, self.effects.source, node.path, who)
                self.words.promises(self.g).append(promise)
                return None

    def carry(self, say: Say | None, who: str) -> Flow[None] | None:
        assert say is not None
        flow: Flow[None] | None = (
            say.run(self.g, who) if say.run else say.verb.run(self.g, who, **self.counted(say, who))
        )
        return flow

    def holds(self, say: Say | None, who: str) -> bool:
        if say is None:
            return True
        return bool(say.run(self.g, who) if say.run else say.verb.run(self.g, who, **self.counted(say, who)))

    def can_pay(self, price: Sequence[Say], who: str) -> bool:
        for say in price:
            if say.can is not None:
                able = say.can(self.g, who)
            else:
                able = say.verb.can is not None and say.verb.can(self.g, who, **self.counted(say, who))
            if not able:
                return False
        return True

    def counted(self, say: Say, who: str) -> dict[str, Any]:
        return counted(self.g, self.words, say, who)

    def each(self, nodes: Sequence[Node], group: Sequence[str]) -> Flow[None] | None:
        return self.for_each(nodes, tuple(group))

    def for_each(self, nodes: Sequence[Node], group: Sequence[str]) -> Flow[None]:
        for who in group:
            yield from self.in_turn(nodes, who)

    def roll(self, node: Node, who: str) -> Flow[None]:
        eyes: int = yield Chance(self.effects.rule, node.name, "die", node.sides)
        flow = self.all(result_of(node, eyes), who)
        if flow is not None:
            yield from flow

    def pay(self, price: Sequence[Say], then: Sequence[Node], who: str) -> Flow[None]:
        for say in price:
            flow = self.carry(say, who)
            if flow is not None:
                yield from flow
        flow = self.all(then, who)
        if flow is not None:
            yield from flow

    def choice(self, node: Node, who: str) -> Flow[None]:
        n = yield from self.ask(node, who)
        branch = node.branches[n]
        flow = self.pay(branch.price, branch.then, who) if branch.price else self.all(branch.then, who)
        if flow is not None:
            yield from flow

    def ask(self, node: Node, who: str) -> Flow[int]:
        return choose(
            self.effects.rule,
            node.name,
            lambda: self.offered(node, who),
            self.about(who),
            lambda: self.refused(node, who),
            seat=self.seat,
        )

    def offered(self, node: Node, who: str) -> list[Option[int]]:
        return [each.option for each in node.branches if self.open(each, who)]

    def refused(self, node: Node, who: str) -> Iterator[Refusal]:
        for each in node.branches:
            if not self.open(each, who):
                reason = "effect-price" if self.holds(each.condition, who) else "effect-condition"
                yield Refusal(each.key, reason, self.effects.rule, each.option.facts)

    def about(self, who: str) -> Mapping[str, Fact] | None:
        """The facts of a choice, which a game may give."""
        return None

    def open(self, branch: Branch, who: str) -> bool:
        if branch.condition is not None and not self.holds(branch.condition, who):
            return False
        return not branch.price or self.can_pay(branch.price, who)

    def pick(self, node: Node) -> Flow[None]:
        """One of a group; nothing happens if it is empty."""
        group = self.words.groups[node.group](self.g)
        if not group:
            return
        rule, fact = self.effects.rule, self.words.kinds.get(node.group, node.group)
        key = node.option or fact
        who = yield from choose(
            rule, node.name, lambda: [Option(key, each, rule, {fact: each}) for each in group], seat=self.seat
        )
        flow = self.all(node.then, who)
        if flow is not None:
            yield from flow


def counted(g: Any, words: Vocabulary, say: Say, who: str) -> dict[str, Any]:
    """The parameters, with every amount as it is now."""
    params = dict(say.params)
    for key, value in say.params.items():
        if type(value) is Amount:
            n = value.times * words.counts[value.per](g, who)
            params[key] = min(n, value.most) if value.most else n
    return params


def result_of(node: Node, eyes: int) -> Sequence[Node]:
    return next(then for low, high, then in node.table if low <= eyes <= high)


# what lasts and what comes later


def moment_comes(g: Any, words: Vocabulary, moment: str, seat: int = 0) -> Flow[None]:
    """A moment that promises wait for: some end, some happen. What they set off may promise anew; what they ask is
    asked of `seat`."""
    waiting = words.promises(g)
    due = []
    for promise in list(waiting):
        if promise.moment == moment:
            promise.left -= 1
            if promise.left <= 0:
                waiting.remove(promise)
                due.append(promise)
    for promise in due:
        effects = words.effects_of(g, promise.source)
        node = effects.nodes.get(promise.path)
        if node is not None and node.kind == "later":
            yield from interpreter(g, effects, words, seat).in_turn(node.then, promise.who)


def bonus(g: Any, words: Vocabulary, key: str) -> int:
    """What lasting effects add to something now."""
    total = 0
    for promise in words.promises(g):
        node = words.effects_of(g, promise.source).nodes.get(promise.path)
        if node is not None and node.kind == "until":
            total += node.give.get(key, 0)
    return total
