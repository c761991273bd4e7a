"""Book: how effects and scripts are carried out, one by one, from the agenda."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import MOST, Person, Step
from vigil.kernel.effects.interpreter import Interpreter, result_of
from vigil.kernel.effects.language import Call, Effects, Node
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Chance, Fact, Flow, Option

OF_ONE = ("raise", "lower", "set", "die", "leave", "treat", "trait", "level", "is", "prowess", "empathy")


class SpokenInterpreter(Interpreter):
    """Effects that say what the black die said, and may name whom a choice is about."""

    __slots__ = ()
    g: War

    def about(self, node: Node, who: str) -> Mapping[str, Fact] | None:
        return {"person": who} if who else None

    def pay(self, price: Sequence[Call], then: Sequence[Node], who: str) -> Flow[None]:
        self.g.discarding = "paid"
        try:
            for say in price:
                flow = self.carry(say, who)
                if flow is not None:
                    yield from flow
        finally:
            self.g.discarding = "discarded"
        flow = self.all(then, who)
        if flow is not None:
            yield from flow

    def roll(self, node: Node, who: str) -> Flow[None]:
        eyes: int = yield Chance(self.effects.rule, node.name, "black-die", node.sides)
        result = result_of(node, eyes)
        self.g.heard and self.g.tell(self.effects.rule, "rolled" if result else "rolled-in-vain", n=eyes)
        flow = self.all(result, who)
        if flow is not None:
            yield from flow


class AgendaInterpreter(SpokenInterpreter):
    """Effects that leave what follows on the agenda: a fight may go on over many turns before the rest is done."""

    __slots__ = ()

    def all(self, nodes: Sequence[Node], who: str) -> None:
        if nodes:
            lay_out(self.g, self.effects.source, nodes, who)

    def each(self, nodes: Sequence[Node], group: Sequence[str]) -> None:
        for who in reversed(group):
            lay_out(self.g, self.effects.source, nodes, who)


def lay_out(g: War, source: str, nodes: Sequence[Node], who: str) -> None:
    """Book What a list says goes on the agenda, from its first line to its last."""
    agenda = g.state.agenda
    for node in reversed(nodes):
        agenda.append(Step("effect", source, node.path, who))


def perform(g: War, source: str, who: str = "") -> None:
    """Book Everything a list says, before what is on the agenda already."""
    known = g.content.effects
    effects = known[source] if source in known else g.content.source(source)
    if effects is not None:
        lay_out(g, effects.source, effects.body, who)


def comes_to_something(g: War, source: str, who: str) -> bool:
    """Book Whether a list does anything now, as far as can be told before it is carried out."""
    effects = g.content.source(source)
    return effects is not None and any(bites(g, effects, node, who) for node in effects.body)


def bites(g: War, effects: Effects, node: Node, who: str) -> bool:
    """Book Whether a line does anything: a State may be as low or as high as it can be, a group empty."""
    person, say = g.person(who), node.say
    if node.kind == "if":
        holds = Interpreter(g, effects, g.content.words, 0).holds(say, who)
        return any(bites(g, effects, each, who) for each in (node.then if holds else node.otherwise))
    if node.kind == "pick":
        return bool(g.content.words.groups[node.group](g))
    if say is not None and person is not None and say.name in ("raise", "lower"):
        return person.levels[str(say.params["state"])] != (MOST if say.name == "raise" else 0)
    return True


def effect(g: War, step: Step) -> Flow[None] | None:
    """Book The next effect of a list, and those after it up to one that asks; what it leads to goes on the agenda."""
    s, content = g.state, g.content
    agenda, known = s.agenda, content.effects
    while True:
        source = step.source
        effects = known[source] if source in known else content.source(source)
        if effects is not None and step.path in effects.nodes:
            who, node = step.who, effects.nodes[step.path]
            following = node if node.run is not None or node.kind != "if" else first_of(g, effects, node, who)
            if following is not None:
                if following.run is not None:  # most are so plain
                    flow: Flow[None] | None = following.run(g, who)
                else:
                    flow = AgendaInterpreter(g, effects, content.words, s.leader).one(following, who)
                if flow is not None:
                    return flow
        if s.ending or not agenda or agenda[-1].kind != "effect":
            return None
        step = agenda.pop()


def first_of(g: War, effects: Effects, node: Node, who: str) -> Node | None:
    """Book What follows from a condition: its first line is next, the others go on the agenda."""
    say = node.say
    assert say is not None
    holds = say.run(g, who) if say.run else Interpreter(g, effects, g.content.words, 0).holds(say, who)
    nodes = node.then if holds else node.otherwise
    if len(nodes) > 1:
        lay_out(g, effects.source, nodes[1:], who)
    return nodes[0] if nodes else None


def effects_later(g: War, step: Step) -> None:
    """Book What was promised for this moment."""
    effects = g.content.source(step.source)
    node = effects.nodes.get(step.path) if effects else None
    if node is not None and node.kind == "later":
        lay_out(g, step.source, node.then, step.who)


def read_script(g: War, n: int, who: str = "") -> Flow[None] | None:
    """Book A script is read aloud, and what it says is done. If it does something to one of those present, and nobody
    is named, the Leader says to whom. [R040 R249 rd73 rd78]
    """
    if not (who and g.person(who)):
        people = g.present() or g.state.people
        if len(people) > 1 and concerns_one(g, n):
            return read_of(g, n, [person.key for person in people])
        who = someone(g, n)
    read_aloud(g, n, who)
    return None


def read_of(g: War, n: int, people: Sequence[str]) -> Flow[None]:
    """Book Whom a story is about: the Leader's choice. [R040 rd78]"""

    def offer() -> list[Option[str]]:
        return [Option("person", who, "Book", {"person": who}) for who in people]

    read_aloud(g, n, (yield from choose("Book", "whom-it-concerns", offer, {"n": n}, seat=g.state.leader)))


def concerns_one(g: War, n: int) -> bool:
    """Book Whether a script does something to the one it is about, by itself or by what it reads. [rd78]"""
    known = g.content.of_one
    if n not in known:
        known[n] = False  # one that leads back to itself is asked once
        effects = g.content.script(n)
        known[n] = effects is not None and any(of_one(g, node) for node in effects.body)
    return known[n]


def of_one(g: War, node: Node) -> bool:
    """Book Whether a line is about the one whom the list concerns; `each` and `pick` say for themselves about whom."""
    if node.kind in ("each", "pick"):
        return any(of_one(g, each) for each in node.otherwise)
    branches = [each.then for each in node.branches] + [then for _, _, then in node.table]
    said = [node.say, *(each.condition for each in node.branches)]
    return any(say is not None and of_whom(g, say) for say in said) or any(
        of_one(g, each) for nodes in (node.then, node.otherwise, *branches) for each in nodes
    )


def of_whom(g: War, say: Call) -> bool:
    """Book Whether a primitive or a condition is about the one whom the list concerns."""
    return say.name in OF_ONE or (say.name == "read" and concerns_one(g, int(say.params["n"])))


def read_aloud(g: War, n: int, who: str) -> None:
    """Book A script is told, of somebody, and lies on the agenda. [R249]"""
    g.state.read.append(n)
    g.heard and g.tell("Book", f"script-{n}", person=who or "nobody", n=len(g.present()))
    perform(g, f"script-{n}", who)


def someone(g: War, n: int) -> str:
    """Book Of whom a script is told that does nothing to anybody in particular: not always the same. [rd78]"""
    people = g.present() or g.state.people
    return people[(n + g.state.day) % len(people)].key if people else ""


def that_fit(g: War, deck: str, who: str) -> list[str]:
    """Book Those of a deck not read in this war: everything holds that they ask for, and nothing that they exclude."""
    shelf = g.content.shelves[deck]
    out = 0
    for kind, asked_for in shelf.kinds.items():
        out |= asked_for.left_out(THERE[kind](g))
    for numbers in shelf.numbers:
        number = numbers.count(g)
        out |= numbers.known[number] if number in numbers.known else numbers.left_out(number)
    for asked in shelf.others:
        if (asked.wanted | asked.unwanted) & ~out:  # of those that are still in
            say = asked.say
            holds = say.run(g, who) if say.run else Interpreter(g, NOTHING, g.content.words, 0).holds(say, who)
            out |= asked.unwanted if holds else asked.wanted
    return shelf.but(out)


THERE: dict[str, Callable[[War], Iterable[int | str]]] = {  # what a condition of one thing can be about
    "marked": lambda g: g.state.marks,
    "was-read": lambda g: g.state.read,
    "here": lambda g: [person.key for person in g.present()],
    "built": lambda g: [space.fitting for space in g.state.spaces.values() if space.fitting],
    "at": lambda g: (g.state.trip.place,) if g.state.trip else (),
}


def level_four(g: War, person: Person, state: str) -> Flow[None]:
    """General: States Level 4: the character's own script for that State, told at home by those who see it, else that
    of the token.

    [R036 R249 rd8 rd71 rd73]
    """
    own = g.content.characters[person.key].scripts if g.state.trip is None and len(g.state.people) > 1 else {}
    n = own.get(state) or g.content.states[state].script
    effects = g.content.script(n)
    g.state.read.append(n)
    g.heard and g.tell("Book", f"script-{n}", person=person.key, n=len(g.state.people))
    if effects is not None:
        yield from SpokenInterpreter(g, effects, g.content.words, g.state.leader).in_turn(effects.body, person.key)


NOTHING = Effects("", "Book", [], {})


def effects_of(g: War, source: str) -> Effects:
    """Book The list a promise came from; one that is gone says nothing any more."""
    return g.content.source(source) or NOTHING
