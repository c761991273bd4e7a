"""Effects carried out: what a list says is done in its order, and what waits is done or ends at its moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from vigil.kernel.effects.amounts import Amount, count, explained
from vigil.kernel.effects.language import AnyVocabulary, Branch, Call, Effects, Node, Promise, Vocabulary
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Chance, Fact, Flow, Number, Option, Refusal

G = TypeVar("G")


def carry_out(g: G, effects: Effects, words: Vocabulary[G], who: str = "", seat: int = 0) -> Flow[None]:
    """Everything a list says, from its first line to its last."""
    return interpreter(g, effects, words, seat).in_turn(effects.body, who)


def interpreter(g: G, effects: Effects, words: Vocabulary[G], seat: int = 0) -> Interpreter:
    return (words.interpreter or Interpreter)(g, effects, words, seat)


class Interpreter:
    """Most effects are done at once: only what may ask is a flow."""

    __slots__ = ("effects", "g", "seat", "words")

    def __init__(self, g: object, effects: Effects, words: AnyVocabulary, seat: int) -> None:
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
                return self.repeated(node, who) if node.times else self.choice(node, who)
            case "roll":
                return self.roll(node, who)
            case "each":
                group = self.words.groups[node.group](self.g)
                return self.each(node.then, group) if group else self.all(node.otherwise, who)
            case "pick":
                return self.pick(node, who)
            case _:  # later, until
                promise = Promise(node.name, node.after, self.effects.source, node.path, who)
                self.words.promises(self.g).append(promise)
                return None

    def carry(self, say: Call | None, who: str) -> Flow[None] | None:
        assert say is not None
        flow: Flow[None] | None = (
            say.run(self.g, who) if say.run else say.verb.run(self.g, who, **self.counted(say, who))
        )
        return flow

    def holds(self, say: Call | None, who: str) -> bool:
        if say is None:
            return True
        return bool(say.run(self.g, who) if say.run else say.verb.run(self.g, who, **self.counted(say, who)))

    def can_pay(self, price: Sequence[Call], who: str) -> bool:
        for say in price:
            if say.can is not None:
                able = say.can(self.g, who)
            else:
                able = say.verb.can is not None and say.verb.can(self.g, who, **self.counted(say, who))
            if not able:
                return False
        return True

    def counted(self, say: Call, who: str) -> dict[str, object]:
        return counted(self.g, self.words, say, who)

    def each(self, nodes: Sequence[Node], group: Sequence[str]) -> Flow[None] | None:
        return self.for_each(nodes, tuple(group))

    def for_each(self, nodes: Sequence[Node], group: Sequence[str]) -> Flow[None]:
        for who in group:
            yield from self.in_turn(nodes, who)

    def roll(self, node: Node, who: str) -> Flow[None]:
        limit = self.limit(node, who)
        eyes: int = yield Chance(self.effects.rule, node.name, "die", node.sides)
        flow = self.follow(node, eyes, limit, who)
        if flow is not None:
            yield from flow

    def limit(self, node: Node, who: str) -> Number | None:
        """The number that a die is thrown against, if it is."""
        if node.upto is None:
            return None
        return explained(self.g, self.words, node.upto, who, self.effects.rule, node.name)

    def follow(self, node: Node, eyes: int, limit: Number | None, who: str) -> Flow[None] | None:
        """What comes of a die."""
        if limit is not None:
            return self.all(node.then if eyes <= limit.total else node.otherwise, who)
        if node.group:
            return self.all(node.then, self.words.named[node.group](self.g, eyes))
        return self.all(result_of(node, eyes), who)

    def pay(self, price: Sequence[Call], then: Sequence[Node], who: str) -> Flow[None]:
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

    def repeated(self, node: Node, who: str) -> Flow[None]:
        """A choice that is asked again, as long as there is more to choose than what is open to everybody."""
        for left in range(node.times, 0, -1):
            if not self.any_left(node, who):
                yield from self.in_turn(node.otherwise, who)
                return
            branch = node.branches[(yield from self.ask(node, who, left))]
            yield from self.pay(branch.price, branch.then, who)
            if branch.free:
                return

    def any_left(self, node: Node, who: str) -> bool:
        """Whether there is an answer that is not open to everybody."""
        return any(self.open(each, who) for each in node.branches if not each.free)

    def ask(self, node: Node, who: str, left: int = 0) -> Flow[int]:
        return choose(
            self.effects.rule,
            node.name,
            lambda: self.offered(node, who),
            self.facts(node, who, left),
            lambda: self.refused(node, who),
            seat=self.seat,
        )

    def facts(self, node: Node, who: str, left: int) -> Mapping[str, Fact] | None:
        """What the question says: whom it is about, its own facts, and how often it may still be answered."""
        about = self.about(node, who)
        if not node.facts and not left:
            return about
        return {**(about or {}), **node.facts, **({"n": left} if left else {})}

    def offered(self, node: Node, who: str) -> list[Option[int]]:
        return [each.option for each in node.branches if self.open(each, who)]

    def refused(self, node: Node, who: str) -> Iterator[Refusal]:
        for each in node.branches:
            if not self.open(each, who):
                reason = "effect-price" if self.holds(each.condition, who) else "effect-condition"
                yield Refusal(each.key, reason, self.effects.rule, each.option.facts)

    def about(self, node: Node, who: str) -> Mapping[str, Fact] | None:
        """Whom a choice is about, which a game may say."""
        return None

    def open(self, branch: Branch, who: str) -> bool:
        if branch.condition is not None and not self.holds(branch.condition, who):
            return False
        return not branch.price or self.can_pay(branch.price, who)

    def pick(self, node: Node, who: str) -> Flow[None]:
        """One of a group, if there is any."""
        group = self.words.groups[node.group](self.g)
        if not group:
            flow = self.all(node.otherwise, who)
            if flow is not None:
                yield from flow
            return
        rule, fact = self.effects.rule, self.words.kinds.get(node.group, node.group)
        key = node.option or fact
        who = yield from choose(
            rule, node.name, lambda: [Option(key, each, rule, {fact: each}) for each in group], seat=self.seat
        )
        flow = self.all(node.then, who)
        if flow is not None:
            yield from flow


def counted(g: G, words: Vocabulary[G], say: Call, who: str) -> dict[str, object]:
    """The parameters, with every amount as it is now."""
    params = dict(say.params)
    for key, value in say.params.items():
        if type(value) is Amount:
            params[key] = count(g, words, value, who)
    return params


def result_of(node: Node, eyes: int) -> Sequence[Node]:
    return next(then for low, high, then in node.table if low <= eyes <= high)


# what lasts and what comes later


def moment_comes(g: G, words: Vocabulary[G], moment: str, seat: int = 0) -> Flow[None]:
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


def bonus(g: G, words: Vocabulary[G], key: str) -> int:
    """What lasting effects add to something now."""
    total = 0
    for promise in words.promises(g):
        node = words.effects_of(g, promise.source).nodes.get(promise.path)
        if node is not None and node.kind == "until":
            total += node.give.get(key, 0)
    return total
