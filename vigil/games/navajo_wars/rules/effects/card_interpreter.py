"""6.1 How cards are read: with dice that may be thrown again, and prices that may be exchanged for. And whether a card
that may be used would change anything (9.1, 13 Blessing Way)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_pieces import HERDS, animals_held
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import may_go_again, roll
from vigil.games.navajo_wars.rules.effects.ransom import offered_elsewhere
from vigil.games.navajo_wars.rules.moments import ask, can_be_had
from vigil.kernel.effects.interpreter import Interpreter
from vigil.kernel.effects.language import Branch, Call, Effects, Node, Primitive
from vigil.kernel.rules.asking import DIE, choose
from vigil.kernel.rules.requests import Fact, Flow, Refusal

ABOUT = ("family", "territory", "fort")  # what a question of a card may speak of
GIVEN = ("horse", "sheep", "trade-goods")  # what may be exchanged for while a price is asked


class CardPrimitive(Primitive[NavajoWars]):
    """A primitive of which it is known whether it would change anything now."""

    helps: Callable[..., bool] | None = None


class CardInterpreter(Interpreter):
    """Effects whose dice may be thrown again, and whose prices may be exchanged for while they are asked."""

    g: NavajoWars

    def one(self, node: Node, who: str) -> Flow[None] | None:
        flow = super().one(node, who)
        if node.kind == "until":
            self.g.count_bonuses()
        return flow

    def roll(self, node: Node, who: str) -> Flow[None]:
        """10.2 A die of a card; the number it is thrown against is told first, with its parts."""
        g, rule, limit, good = self.g, self.effects.rule, self.limit(node, who), None
        if limit is not None:
            g.heard and g.tell(rule, node.told or "die-upto", n=limit)
            good = self.good(node, who, limit.total)
        eyes = yield from roll(g, rule, node.name, None, good)
        flow = self.follow(node, eyes, limit, who)
        if flow is not None:
            yield from flow

    def good(self, node: Node, who: str, limit: int) -> Callable[[int], bool] | None:
        """10.2 The eyes with which nothing better can come of it, if there are such. [TG-5]"""
        if not may_go_again(self.g, "reroll"):
            return None
        below, above = (self.worth(nodes, who) for nodes in (node.then, node.otherwise))
        if below == above:
            return None
        return (lambda eyes: eyes <= limit) if below > above else (lambda eyes: eyes > limit)

    def worth(self, nodes: Sequence[Node], who: str) -> int:
        """10.2 What helps is worth most, what harms least; between them is what is only told."""
        if any_of(self.effects, nodes)(self.g, who):
            return 2
        return int(all(node.quiet for node in nodes))

    def about(self, node: Node, who: str) -> Mapping[str, Fact] | None:
        """6.1 The Family, Territory or Fort that a choice is about."""
        return {node.of: who} if node.of in ABOUT else None

    def any_left(self, node: Node, who: str) -> bool:
        """6.1 A question that comes again is asked while a price can be paid, if need be after an exchange."""
        return super().any_left(node, who) or self.exchangeable(node, who)

    def exchangeable(self, node: Node, who: str) -> bool:
        """10.1 Whether exchanges could bring what a price lacks. [6.1-c MOM-c]"""
        return in_reach(self.g, (piece for each in node.branches for piece in self.missing(each, who)))

    def ask(self, node: Node, who: str, left: int = 0) -> Flow[int]:
        """6.1 The powers of the moment are among the answers where they could bring what a price lacks."""
        rule, g, facts = self.effects.rule, self.g, self.facts(node, who, left)
        if self.exchangeable(node, who):
            return ask(g, rule, node.name, lambda: self.offered(node, who), facts, lambda: self.refused(node, who))
        return choose(rule, node.name, lambda: self.offered(node, who), facts, lambda: self.refused(node, who))

    def missing(self, branch: Branch, who: str) -> list[str]:
        """The pieces of a price that are not there."""
        if not branch.price or not self.holds(branch.condition, who):
            return []
        return [
            str(say.params["what"])
            for say in branch.price
            if say.name == "lose" and say.params["what"] in GIVEN and not self.can_pay([say], who)
        ]

    def refused(self, node: Node, who: str) -> Iterator[Refusal]:
        for each, refusal in zip(
            [branch for branch in node.branches if not self.open(branch, who)], super().refused(node, who), strict=True
        ):
            missing = self.missing(each, who)
            herd = [say for say in each.price if say.params.get("what") in HERDS and not self.can_pay([say], who)]
            if missing:
                yield Refusal(each.key, "nothing-to-give", refusal.rule, refusal.facts, {"piece": missing[0]})
            elif herd:
                about = {"n": herd[0].params["n"], "have": len(animals_held(self.g.state, "", ""))}
                yield Refusal(each.key, "too-few-animals", refusal.rule, refusal.facts, about)
            else:
                yield refusal


def in_reach(g: NavajoWars, missing: Iterable[str]) -> bool:
    """6.1 Whether what a price lacks may be exchanged for even then. [6.1-c MOM-c]"""
    return any(can_be_had(g, piece) for piece in missing)


# whether a card that may be used would change anything


Helps = Callable[[NavajoWars, str], bool]


def helping(effects: Effects) -> Helps:
    """9.1, 13 Blessing Way: whether using the card now would change anything."""
    return any_of(effects, effects.body)


def find_uses(content: Content) -> None:
    """9.1, 13 Blessing Way: work out for every card that may be used what has to be asked then. A Development whose
    power is offered by the rules themselves is left out."""
    for n, ceremony in content.ceremonies.items():
        content.blesses[n] = helping(content.effects[f"blessing-{ceremony.key}"])
    for key, development in content.developments.items():
        steps = content.steps.get(f"power-{key}")
        if steps is None or any(run is not offered_elsewhere for run, _ in steps):
            for occasion in development.occasions:
                content.uses.setdefault(occasion, {})[key] = helping(content.effects[f"power-{key}"])


def any_of(effects: Effects, nodes: Iterable[Node]) -> Helps:
    """9.1, 13 Whether one of these effects would."""
    tests = [helps(effects, node) for node in nodes]
    if len(tests) == 1:
        return tests[0]
    return lambda g, who: any(test(g, who) for test in tests)


def helps(effects: Effects, node: Node) -> Helps:
    """9.1, 13 Whether one effect would: what costs something helps if it can be paid and what it brings helps."""
    then, otherwise = any_of(effects, node.then), any_of(effects, node.otherwise)

    def reader(g: NavajoWars) -> CardInterpreter:
        return CardInterpreter(g, effects, g.content.words, 0)

    match node.kind:
        case "do":
            return of_verb(effects, node.say)
        case "if":
            return lambda g, who: then(g, who) if reader(g).holds(node.say, who) else otherwise(g, who)
        case "pay":
            return lambda g, who: then(g, who) if reader(g).can_pay(node.price, who) else otherwise(g, who)
        case "choose":
            ways = [(each, any_of(effects, each.then)) for each in node.branches]
            return lambda g, who: any(reader(g).open(each, who) and way(g, who) for each, way in ways)
        case "roll" if node.group:
            return lambda g, who: any(then(g, g.content.words.named[node.group](g, eyes)) for eyes in DIE)
        case "roll":
            rows = [then, otherwise, *(any_of(effects, nodes) for _, _, nodes in node.table)]
            return lambda g, who: any(row(g, who) for row in rows)
        case "each" | "pick":
            return for_any(node.group, then, otherwise)
        case _:
            return lambda g, who: True


def for_any(group: str, then: Helps, otherwise: Helps) -> Helps:
    """9.1, 13 Whether it would help any of a group or, if there is nobody, otherwise."""

    def test(g: NavajoWars, who: str) -> bool:
        members = g.content.words.groups[group](g)
        for each in members:
            if then(g, each):
                return True
        return not members and otherwise(g, who)

    return test


def of_verb(effects: Effects, say: Call | None) -> Helps:
    """9.1, 13 Whether a primitive would."""
    test = say.verb.helps if say and isinstance(say.verb, CardPrimitive) else None
    if say is None or test is None:
        return lambda g, who: True
    if say.counted:
        return lambda g, who: test(g, who, **CardInterpreter(g, effects, g.content.words, 0).counted(say, who))
    params = say.params
    return lambda g, who: test(g, who, **params)
