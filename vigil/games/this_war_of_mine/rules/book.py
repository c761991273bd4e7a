"""Book: how effects and scripts are carried out, one by one, from the agenda."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import Person, Step
from vigil.kernel.effects import Effects, Interpreter, Node, Promise, result_of, sides_of
from vigil.kernel.flow import Chance, Fact, Flow


class Aloud(Interpreter):
    """Effects that say what the black die said, and may name whom a choice is about."""

    def about(self, who: str) -> Mapping[str, Fact] | None:
        return {"person": who} if who else None

    def roll(self, node: Node, who: str) -> Flow[None]:
        eyes: int = yield Chance(self.effects.rule, node.name, "black-die", sides_of(node))
        self.g.heard and self.g.tell(self.effects.rule, "rolled", n=eyes)
        flow = self.all(result_of(node, eyes), who)
        if flow is not None:
            yield from flow


class Agenda(Aloud):
    """Effects that leave what follows on the agenda: a fight may go on over many turns before the rest is done."""

    def all(self, nodes: Sequence[Node], who: str) -> None:
        if nodes:
            lay_out(self.g, self.effects.source, nodes, who)

    def each(self, nodes: Sequence[Node], group: Sequence[str]) -> None:
        for who in reversed(group):
            lay_out(self.g, self.effects.source, nodes, who)


def lay_out(g: War, source: str, nodes: Sequence[Node], who: str) -> None:
    """Book What a list says goes on the agenda, from its first line to its last."""
    g.state.agenda += [Step("effect", source, node.path, who) for node in reversed(nodes)]


def perform(g: War, source: str, who: str = "") -> None:
    """Book Everything a list says, before what is on the agenda already."""
    effects = g.content.effects.get(source) or g.content.source(source)
    if effects is not None:
        lay_out(g, source, effects.body, who)


def effect(g: War, step: Step) -> Flow[None] | None:
    """Book The next effect of a list, and those after it up to one that asks; what it leads to goes on the agenda."""
    content, agenda, source = g.content, g.state.agenda, step.source
    effects = content.effects.get(source) or content.source(source)
    if effects is None:
        return None
    nodes, one = effects.nodes, Agenda(g, effects, content.words, g.state.leader).one
    while True:
        node = nodes.get(step.path)
        flow = None if node is None else one(node, step.who)
        if flow is not None or g.state.ending or not agenda:
            return flow
        step = agenda[-1]
        if step.source != source or step.kind != "effect":
            return None
        agenda.pop()


def effects_later(g: War, step: Step) -> None:
    """Book What was promised for this moment."""
    effects = g.content.source(step.source)
    node = effects.nodes.get(step.path) if effects else None
    if node is not None and node.kind == "later":
        lay_out(g, step.source, node.then, step.who)


def read_script(g: War, n: int, who: str = "") -> None:
    """Book A script is read aloud, and what it says is done. [R249 rd73]"""
    who = who if g.person(who) else someone(g, n)
    g.state.read.append(n)
    g.heard and g.tell("Book", f"script-{n}", person=who or "nobody", n=len(g.present()))
    perform(g, f"script-{n}", who)


def someone(g: War, n: int) -> str:
    """Book A script that is about nobody in particular is about one of those present: not always the same."""
    people = g.present() or g.state.people
    return people[(n + g.state.day) % len(people)].key if people else ""


def that_fit(g: War, deck: str, who: str) -> list[str]:
    """Book Those of a deck not read in this war: everything holds that they ask for, and nothing that they exclude."""
    holds = Interpreter(g, NOTHING, g.content.words, g.state.leader).holds
    there = what_is_there(g)
    read = there["was-read"]
    found = []
    for kind, one, first, stories in g.content.shelves[deck]:
        if (kind and one not in there[kind]) or (first is not None and not holds(first, who)):
            continue
        for story in stories:
            if story.n in read:
                continue
            for say in story.also:
                if not holds(say, who):
                    break
            else:
                for say in story.unless:
                    if holds(say, who):
                        break
                else:
                    found.append(story.name)
    return found


def what_is_there(g: War) -> dict[str, Collection[int | str]]:
    """Book What the conditions of one thing can be about, looked up once for a whole deck."""
    s = g.state
    return {
        "marked": s.marks,
        "was-read": set(s.read),
        "here": [person.key for person in g.present()],
        "built": [space.fitting for space in s.spaces.values() if space.fitting],
        "at": [s.trip.place] if s.trip else (),
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
        yield from Aloud(g, effects, g.content.words, g.state.leader).in_turn(effects.body, person.key)


def promises(g: War) -> list[Promise]:
    """Book What lasts, and what comes later."""
    return g.state.promises


NOTHING = Effects("", "Book", [], {})


def effects_of(g: War, source: str) -> Effects:
    """Book The list a promise came from; one that is gone says nothing any more."""
    return g.content.source(source) or NOTHING
