"""Effects as data: a list of primitives that compose, read from TOML and interpreted here.

    { do = "gain", what = "water", n = 2 }                        a primitive of the game, with its parameters
    { do = "lose", what = "food", n = { per = "survivor" } }      an amount that is counted when it is needed
    { if = "has", what = "rope", then = […], else = […] }         a condition of the game
    { pay = [primitives], then = […], else = […] }                paid if it can be, without asking
    { choose = "deal", of = [ { key = "buy", if = { … }, price = [primitives], then = […] }, … ] }
    { roll = "storm", table = { "1-2" = […], "3-6" = […] } }      a die; its sides are those of the table
    { each = "survivor", then = […] }                             for everyone of a group
    { pick = "volunteer", from = "survivor", then = […] }         for one of a group, who is chosen
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
from typing import Any

from msgspec import Struct

from vigil.kernel.flow import Chance, Flow, Option, Refusal, choose, do

Kind = type | tuple[str, ...]  # of a parameter: int, str, bool, or one of these words


class Verb(Struct):
    """A primitive or a condition of a game: what it does, its rule, and the kinds of its parameters.

    `run` is called with the game, whom it concerns ("" if nobody in particular) and the parameters by name. `can` says
    whether a primitive could be carried out in full: only what has it can be a price. `defaults` are parameters that
    need not be written.
    """

    run: Callable[..., Any]
    rule: str
    takes: Mapping[str, Kind] = {}
    can: Callable[..., bool] | None = None
    defaults: Mapping[str, Any] = {}


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


@dataclass(slots=True)
class Promise:
    """What lasts until a moment comes, or happens then."""

    moment: str
    left: int  # so often it must still come
    source: str
    path: str
    who: str


class Amount(Struct):
    """A number, or so many for each of something."""

    times: int
    per: str = ""


class Say(Struct):
    """A primitive or a condition with its parameters."""

    name: str
    verb: Verb
    params: dict[str, Any]


class Branch(Struct):
    key: str
    condition: Say | None
    price: list[Say]
    then: list[Node]


class Node(Struct):
    """One effect of a list. `kind` is the word it is written with."""

    kind: str
    path: str
    name: str = ""  # of a choice, a roll, a group, a moment
    say: Say | None = None
    price: list[Say] = []
    then: list[Node] = []
    otherwise: list[Node] = []
    branches: list[Branch] = []
    table: list[tuple[int, int, list[Node]]] = []
    group: str = ""
    after: int = 1
    give: dict[str, int] = {}


class Effects(Struct):
    """A list that was read; `nodes` finds again what a promise came from."""

    source: str
    rule: str
    body: list[Node]
    nodes: dict[str, Node]


def carry_out(g: Any, effects: Effects, words: Vocabulary, who: str = "", seat: int = 0) -> Flow[None]:
    """Everything a list says, from its first line to its last."""
    return Interpreter(g, effects, words, seat).all(effects.body, who)


class Interpreter:
    def __init__(self, g: Any, effects: Effects, words: Vocabulary, seat: int) -> None:
        self.g, self.effects, self.words, self.seat = g, effects, words, seat

    def all(self, nodes: Sequence[Node], who: str) -> Flow[None]:
        for node in nodes:
            yield from self.one(node, who)

    def one(self, node: Node, who: str) -> Flow[None]:
        match node.kind:
            case "do":
                yield from self.carry(node.say, who)
            case "if":
                yield from self.all(node.then if self.holds(node.say, who) else node.otherwise, who)
            case "pay":
                paid = self.can_pay(node.price, who)
                for say in node.price if paid else ():
                    yield from self.carry(say, who)
                yield from self.all(node.then if paid else node.otherwise, who)
            case "choose":
                branch = yield from self.choice(node, who)
                for say in branch.price:
                    yield from self.carry(say, who)
                yield from self.all(branch.then, who)
            case "roll":
                sides = range(1, max(high for _, high, _ in node.table) + 1)
                eyes: int = yield Chance(self.effects.rule, node.name, "die", tuple(sides))
                then = next(then for low, high, then in node.table if low <= eyes <= high)
                yield from self.all(then, who)
            case "each":
                for each in tuple(self.words.groups[node.group](self.g)):
                    yield from self.all(node.then, each)
            case "pick":
                yield from self.pick(node)
            case _:  # later, until
                promise = Promise(node.name, node.after, self.effects.source, node.path, who)
                self.words.promises(self.g).append(promise)

    def carry(self, say: Say | None, who: str) -> Flow[None]:
        assert say is not None
        yield from do(say.verb.run(self.g, who, **self.params(say, who)))

    def holds(self, say: Say | None, who: str) -> bool:
        return say is None or bool(say.verb.run(self.g, who, **self.params(say, who)))

    def can_pay(self, price: Sequence[Say], who: str) -> bool:
        return all(say.verb.can is not None and say.verb.can(self.g, who, **self.params(say, who)) for say in price)

    def params(self, say: Say, who: str) -> dict[str, Any]:
        return {key: self.amount(value, who) for key, value in say.params.items()}

    def amount(self, value: Any, who: str) -> Any:
        if not isinstance(value, Amount):
            return value
        return value.times * (self.words.counts[value.per](self.g, who) if value.per else 1)

    def choice(self, node: Node, who: str) -> Flow[Branch]:
        def offer() -> list[Option[int]]:
            return [
                Option(each.key, n, self.effects.rule) for n, each in enumerate(node.branches) if self.open(each, who)
            ]

        def refused() -> Iterator[Refusal]:
            for each in node.branches:
                if not self.open(each, who):
                    reason = "effect-price" if self.holds(each.condition, who) else "effect-condition"
                    yield Refusal(each.key, reason, self.effects.rule)

        n = yield from choose(self.effects.rule, node.name, offer, None, refused, seat=self.seat)
        return node.branches[n]

    def open(self, branch: Branch, who: str) -> bool:
        return self.holds(branch.condition, who) and self.can_pay(branch.price, who)

    def pick(self, node: Node) -> Flow[None]:
        """One of a group; nothing happens if it is empty."""
        group = self.words.groups[node.group](self.g)
        if not group:
            return
        rule, key = self.effects.rule, node.group
        who = yield from choose(
            rule, node.name, lambda: [Option(key, each, rule, {key: each}) for each in group], seat=self.seat
        )
        yield from self.all(node.then, who)


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
            yield from Interpreter(g, effects, words, seat).all(node.then, promise.who)


def bonus(g: Any, words: Vocabulary, key: str) -> int:
    """What lasting effects add to something now."""
    total = 0
    for promise in words.promises(g):
        node = words.effects_of(g, promise.source).nodes.get(promise.path)
        if node is not None and node.kind == "until":
            total += node.give.get(key, 0)
    return total
