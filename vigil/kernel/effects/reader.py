"""Effects from TOML: read once, with errors that say where in the list and what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from inspect import signature

from vigil.kernel.effects.amounts import Amount
from vigil.kernel.effects.language import AnyPrimitive, AnyVocabulary, Bound, Branch, Call, Deed, Effects, Kind, Node
from vigil.kernel.rules.requests import Fact, Option

RANGE = re.compile(r"(\d+)(?:-(\d+))?")
DEEP = 40  # lists in lists
MANY = 19  # times a choice is asked
VERBS = {"do", "if", "pay", "choose", "roll", "each", "pick", "later", "until"}


class EffectError(Exception):
    """Effects that mean nothing to the game: where in the list, and what is wrong."""

    def __init__(self, path: str, problem: str) -> None:
        self.path, self.problem = path, problem
        super().__init__(f"{path}: {problem}")


def read_effects(rows: object, words: AnyVocabulary, source: str, rule: str, of: str = "") -> Effects:
    """Read a list from TOML, carried out for one of the kind `of`; an error says where it is and what was expected."""
    reader = EffectReader(words, rule, of)
    body = reader.nodes_of(rows, "effects")
    return Effects(source, rule, body, reader.nodes)


class EffectReader:
    def __init__(self, words: AnyVocabulary, rule: str = "", of: str = "") -> None:
        self.words, self.rule, self.of = words, rule, of
        self.nodes: dict[str, Node] = {}

    def nodes_of(self, rows: object, path: str) -> list[Node]:
        if not isinstance(rows, list):
            raise EffectError(path, "expected a list of effects, such as [{ do = … }, { do = … }]")
        if path.count("[") > DEEP:
            raise EffectError(path.partition(".")[0], "effects are nested beyond all measure")
        return [self.node(row, f"{path}[{n}]") for n, row in enumerate(rows)]

    def node(self, row: object, path: str) -> Node:
        if not isinstance(row, dict) or len(found := VERBS & row.keys()) != 1:
            raise EffectError(path, f"expected one of {', '.join(sorted(VERBS))}")
        kind = found.pop()
        node = Node(kind, path, of=self.of)
        getattr(self, f"read_{kind}")(node, dict(row))
        self.nodes[path] = node
        return node

    def read_do(self, node: Node, row: dict[str, object]) -> None:
        say = node.say = self.say(row.pop("do"), row, self.words.primitives, node.path)
        node.run = say.run

    def read_if(self, node: Node, row: dict[str, object]) -> None:
        self.branches(node, row)
        node.say = self.say(row.pop("if"), row, self.words.conditions, node.path)

    def read_pay(self, node: Node, row: dict[str, object]) -> None:
        self.branches(node, row)
        node.price = self.price(row.pop("pay"), f"{node.path}.pay")
        self.nothing_left(row, node.path)

    def read_choose(self, node: Node, row: dict[str, object]) -> None:
        node.name = self.slug(row.pop("choose"), node.path)
        rows = row.pop("of", None)
        if not isinstance(rows, list) or len(rows) < 2:
            raise EffectError(f"{node.path}.of", "expected a list of two or more choices")
        node.branches = [self.branch(each, f"{node.path}.of[{n}]", n) for n, each in enumerate(rows)]
        if len({(each.key, *each.facts.items()) for each in node.branches}) < len(rows):
            raise EffectError(f"{node.path}.of", "two choices have the same key; with = { … } tells them apart")
        if all(each.condition or each.price for each in node.branches):
            raise EffectError(f"{node.path}.of", "one choice must be open to everybody: without if and price")
        node.facts = self.facts(row.pop("with", {}), f"{node.path}.with")
        if "times" in row:
            self.again(node, row)
        self.nothing_left(row, node.path)

    def again(self, node: Node, row: dict[str, object]) -> None:
        """A choice that is asked more than once."""
        times, path = whole_number(row.pop("times")), f"{node.path}.times"
        if not self.words.again:
            raise EffectError(path, "in this game every choice is asked once")
        if times is None or not 1 <= times <= MANY:
            raise EffectError(path, f"expected a whole number from 1 to {MANY}")
        node.times = times
        if all(each.free for each in node.branches):
            raise EffectError(path, "expected a choice with if or price: one that is open to everybody ends it")
        node.otherwise = self.nodes_of(row.pop("else", []), f"{node.path}.else")

    def branch(self, row: object, path: str, n: int) -> Branch:
        if not isinstance(row, dict):
            raise EffectError(path, "expected a choice with its key")
        row = dict(row)
        key = self.slug(row.pop("key", None), path)
        test = row.pop("if", None)
        condition = None if test is None else self.condition(test, f"{path}.if")
        price = self.price(row.pop("price", []), f"{path}.price")
        then = self.nodes_of(row.pop("then", []), f"{path}.then")
        facts = self.facts(row.pop("with", {}), f"{path}.with")
        self.nothing_left(row, path)
        return Branch(Option(key, n, self.rule, facts or None), condition, price, then)

    def condition(self, test: object, path: str) -> Call:
        """A condition that stands alone: { name = "has", what = "rope" }."""
        if not isinstance(test, dict) or "name" not in test:
            raise EffectError(path, "expected a condition with its name")
        test = dict(test)
        return self.say(test.pop("name"), test, self.words.conditions, path)

    def read_roll(self, node: Node, row: dict[str, object]) -> None:
        name, rolls = row.pop("roll"), self.words.rolls
        node.name = self.slug(name, node.path) if rolls is None else self.word(name, rolls, "roll", node.path)
        ways = [each for each in ("upto", "names") if each in row]
        if ways and not self.words.sides:
            raise EffectError(node.path, f"{ways[0]} is not for the dice of this game, expected a table of results")
        if len(ways) + ("table" in row) > 1:
            raise EffectError(node.path, "expected only one of table, upto, names")
        if not ways:
            self.read_table(node, row)
            return
        node.sides = tuple(range(1, self.words.sides + 1))
        if ways == ["upto"]:
            node.upto = self.number(row.pop("upto"), range(1, self.words.sides + 1), f"{node.path}.upto")
            node.told = self.slug(row.pop("told"), f"{node.path}.told") if "told" in row else ""
            self.branches(node, row)
        else:
            node.group = self.word(row.pop("names"), self.words.named, "name", f"{node.path}.names")
            node.then = self.for_each(node, row.pop("then", None))
        self.nothing_left(row, node.path)

    def read_table(self, node: Node, row: dict[str, object]) -> None:
        rows = row.pop("table", None)
        if not isinstance(rows, dict) or not rows:
            raise EffectError(f"{node.path}.table", "expected a table of results")
        table = []
        for key, effects in rows.items():
            found = RANGE.fullmatch(key)
            if not found:
                raise EffectError(f"{node.path}.table.{key}", 'expected a result such as "3" or "1-2"')
            low, high = int(found[1]), int(found[2] or found[1])
            table.append((low, high, self.nodes_of(effects, f"{node.path}.table.{key}")))
        node.table = table
        covered = sorted(eyes for low, high, _ in node.table for eyes in range(low, high + 1))
        last = self.words.sides or max(2, len(covered))
        if covered != list(range(1, last + 1)):
            upto = f"to {last}" if self.words.sides else "on"
            raise EffectError(f"{node.path}.table", f"expected every result from 1 {upto} exactly once")
        node.sides = tuple(covered)
        self.nothing_left(row, node.path)

    def read_each(self, node: Node, row: dict[str, object]) -> None:
        node.group = self.word(row.pop("each"), self.words.groups, "group", node.path)
        node.then = self.for_each(node, row.pop("then", None))
        node.otherwise = self.nodes_of(row.pop("else", []), f"{node.path}.else")
        self.nothing_left(row, node.path)

    def read_pick(self, node: Node, row: dict[str, object]) -> None:
        node.name = self.slug(row.pop("pick"), node.path)
        node.group = self.word(row.pop("from", None), self.words.groups, "group", node.path)
        node.option = self.slug(row.pop("as"), node.path) if "as" in row else ""
        node.then = self.for_each(node, row.pop("then", None))
        node.otherwise = self.nodes_of(row.pop("else", []), f"{node.path}.else")
        self.nothing_left(row, node.path)

    def for_each(self, node: Node, rows: object) -> list[Node]:
        """What is carried out for those of a group."""
        self.of = self.words.kinds.get(node.group, node.group)
        then = self.nodes_of(rows, f"{node.path}.then")
        self.of = node.of
        return then

    def read_later(self, node: Node, row: dict[str, object]) -> None:
        self.moment(node, row.pop("later"), row)
        node.then = self.nodes_of(row.pop("then", None), f"{node.path}.then")
        self.nothing_left(row, node.path)

    def read_until(self, node: Node, row: dict[str, object]) -> None:
        self.moment(node, row.pop("until"), row)
        give = row.pop("give", None)
        if not isinstance(give, dict) or not give:
            raise EffectError(f"{node.path}.give", "expected bonuses with their amounts")
        for key, amount in give.items():
            self.word(key, self.words.bonuses, "bonus", f"{node.path}.give")
            if type(amount) is not int:
                raise EffectError(f"{node.path}.give.{key}", "expected a whole number")
        node.give = give
        self.nothing_left(row, node.path)

    # parts

    def branches(self, node: Node, row: dict[str, object]) -> None:
        node.then = self.nodes_of(row.pop("then", []), f"{node.path}.then")
        node.otherwise = self.nodes_of(row.pop("else", []), f"{node.path}.else")

    def moment(self, node: Node, name: object, row: dict[str, object]) -> None:
        node.name = self.word(name, self.words.moments, "moment", node.path)
        after = whole_number(row.pop("after", 1))
        if after is None or after < 1:
            raise EffectError(f"{node.path}.after", "expected 1 or more")
        node.after = after

    def price(self, rows: object, path: str) -> list[Call]:
        if not isinstance(rows, list):
            raise EffectError(path, "expected a list of primitives")
        found: list[Call] = []
        for n, row in enumerate(rows):
            if not isinstance(row, dict) or "do" not in row:
                raise EffectError(f"{path}[{n}]", "expected a primitive")
            rest = {key: value for key, value in row.items() if key != "do"}
            say = self.say(row["do"], rest, self.words.primitives, f"{path}[{n}]")
            if say.verb.can is None:
                raise EffectError(f"{path}[{n}]", f"{say.name} cannot be a price")
            if any(alike(say, other) for other in found):  # each is looked at alone: both might count the same coin
                raise EffectError(f"{path}[{n}]", f"{say.name} stands twice, expected one with the sum")
            found.append(say)
        return found

    def say(self, key: object, row: dict[str, object], known: Mapping[str, AnyPrimitive], path: str) -> Call:
        name = self.word(key, known, "effect" if known is self.words.primitives else "condition", path)
        verb = known[name]
        row = {**verb.defaults, **row}
        if missing := verb.takes.keys() - row.keys():
            raise EffectError(path, f"{name} needs {', '.join(sorted(missing))}")
        if strange := row.keys() - verb.takes.keys():
            raise EffectError(path, f"{name} does not take {', '.join(sorted(strange))}")
        if verb.of not in ("", self.of):
            groups = [group for group, kind in self.words.kinds.items() if kind == verb.of]
            where = f"inside each or pick, of one of {', '.join(groups)}" if groups else f"for a {verb.of} only"
            raise EffectError(path, f"{name} is expected {where}")
        params = {key: self.param(row[key], kind, f"{path}.{key}") for key, kind in verb.takes.items()}
        if verb.cites:
            params["rule"] = self.rule
        counted = any(isinstance(value, Amount) for value in params.values())
        if counted:
            return Call(name, verb, params)
        return Call(
            name, verb, params, with_parameters(verb.run, params), verb.can and with_parameters(verb.can, params)
        )

    def param(self, value: object, kind: Kind, path: str) -> object:
        if isinstance(kind, tuple):
            return self.word(value, kind, "word", path)
        if kind is dict:
            return self.facts(value, path)
        if is_number(kind) and isinstance(value, dict):
            return self.amount(value, path)
        if isinstance(kind, range):
            return self.whole_number_of(value, kind, path)
        if type(value) is not kind:
            raise EffectError(path, f"expected {'a whole number' if kind is int else kind.__name__}")
        return value

    def number(self, value: object, of: range, path: str) -> Amount | int:
        """A number of a range, or how it is counted."""
        return self.amount(value, path) if isinstance(value, dict) else self.whole_number_of(value, of, path)

    def whole_number_of(self, value: object, of: range, path: str) -> int:
        n = whole_number(value)
        if n is None or n not in of:
            raise EffectError(path, f"expected a whole number from {of[0]} to {of[-1]}")
        return n

    def amount(self, row: dict[str, object], path: str) -> Amount:
        strange = row.keys() - {"per", "times", "plus", "most"}
        times, most, plus = (whole_number(row.get(key, n)) for key, n in (("times", 1), ("most", 0), ("plus", 0)))
        if strange or times is None or most is None or plus is None or min(most, plus) < 0:
            raise EffectError(path, "expected { per = …, times = … }, with plus = … for more and most = … for a limit")
        return Amount(times, self.word(row.get("per"), self.words.counts, "count", path), most, plus)

    def facts(self, value: object, path: str) -> dict[str, Fact]:
        if not isinstance(value, dict) or not all(type(each) in (int, str) for each in value.values()):
            raise EffectError(path, "expected numbers or words by name")
        return value

    def word(self, value: object, known: Collection[str], what: str, path: str) -> str:
        if not isinstance(value, str) or value not in known:
            raise EffectError(path, f"unknown {what} {value!r}; one of {', '.join(known) or 'none'}")
        return value

    def slug(self, value: object, path: str) -> str:
        if not isinstance(value, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", value):
            raise EffectError(path, "expected a key such as buy-bread")
        return value

    def nothing_left(self, row: dict[str, object], path: str) -> None:
        if row:
            raise EffectError(path, f"unexpected {', '.join(sorted(row))}")


def whole_number(value: object) -> int | None:
    """The number that a value is, if it is one."""
    return value if type(value) is int else None


def is_number(kind: Kind) -> bool:
    return kind is int or isinstance(kind, range)


def alike(one: Call, other: Call) -> bool:
    """Whether two primitives do the same to the same, whatever the amounts."""
    return one.name == other.name and all(
        one.params[key] == other.params[key] for key, kind in one.verb.takes.items() if not is_number(kind)
    )


def with_parameters(run: Deed[object], params: Mapping[str, object]) -> Bound:
    """A verb that needs to be told only the game and whom it concerns; parameters in their order are handed over
    faster than by name."""
    order = order_of(run)
    if not params or order is None or params.keys() != order.keys():
        return lambda g, who: run(g, who, **params)
    values = [params[name] for name in order]
    match values:
        case [one]:
            return lambda g, who: run(g, who, one)
        case [one, two]:
            return lambda g, who: run(g, who, one, two)
        case [one, two, three]:
            return lambda g, who: run(g, who, one, two, three)
    return lambda g, who: run(g, who, *values)


@cache
def order_of(run: Callable[..., object]) -> dict[str, None] | None:
    """The names of the parameters behind the game and whom it concerns; None if they can only be given by name."""
    _, _, *others = signature(run).parameters.values()
    plain = all(each.kind is each.POSITIONAL_OR_KEYWORD for each in others)
    return dict.fromkeys(each.name for each in others) if plain else None
