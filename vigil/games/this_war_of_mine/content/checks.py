"""Names that effects mention must exist: persons, Fittings, places, cards, wares, weapons, scripts."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from inspect import isgeneratorfunction

from vigil.games.this_war_of_mine.content.content import HERE, HUNDRED, Content, script_file
from vigil.kernel.content.tables import PackError, find_file, line_of
from vigil.kernel.effects.amounts import Amount
from vigil.kernel.effects.language import Call, Effects, Node

STRANGERS = "strangers"
WEAPONS = ("unarmed", "knife", "hatchet", "pistol", "assault-rifle", "shotgun")


def check_names(content: Content) -> None:
    """The first name that means nothing, as an error that says where it stands."""
    for effects in list(content.effects.values()):
        for path, problem in problems(content, effects):
            raise PackError(HERE, 0, f"{effects.source}.{path}", problem)


def problems(content: Content, effects: Effects) -> Iterator[tuple[str, str]]:
    for path, node in effects.nodes.items():
        for say in says(node):
            for name, value in say.params.items():
                problem = unknown(content, say, name, value)
                if problem:
                    yield path, problem


def says(node: Node) -> Iterator[Call]:
    """Everything a line says, without what is nested in it."""
    if node.say:
        yield node.say
    yield from node.price
    for branch in node.branches:
        yield from branch.price
        if branch.condition:
            yield branch.condition


def unknown(content: Content, say: Call, name: str, value: object) -> str:
    """What is wrong with a parameter; "" if nothing is."""
    known: dict[str, Collection[str]] = {
        "person": content.characters,
        "fitting": content.fittings,
        "place": content.locations,
        "foe": (STRANGERS, *content.cards["residents"]),
        "skill": {row.skill.key for row in content.characters.values()},
    }
    if name in known and value not in known[name]:
        return f"unknown {name} {value!r}"
    if name == "stock" and (strange := [kind for kind in str(value).split() if kind not in content.kinds]):
        return f"unknown kind of token {strange[0]!r}"
    if say.name == "fight" and name in ("a", "b", "c") and not set(str(value).split()) <= set(WEAPONS):
        return f"unknown weapon {value!r}; one of {', '.join(WEAPONS)}"
    if say.name == "story" and name == "deck" and value not in content.stories:
        return f"unknown deck of stories {value!r}"
    if say.name == "comes-next" and name == "card":
        cards: Collection[str] = content.fate if say.params["deck"] == "fate" else content.cards[say.params["deck"]]
        return "" if value in cards else f"unknown card {value!r}"
    if say.name in ("read", "epilogue") and isinstance(value, int) and content.script(value) is None:
        return f"there is no script {value}"
    return ""


def check_ends(content: Content) -> None:
    """Scripts that lead back to themselves although nobody is asked and no die is thrown on the way."""
    follows = {row.n: surely_read(content, row.n) for row in content.all_scripts()}
    for first in follows:
        way = [first]
        while (n := follows.get(way[-1], 0)) and n not in way:
            way.append(n)
        if n == first:
            path = find_file(content.folders, script_file(first // HUNDRED))
            place = f"scripts[{list(content.hundred(first // HUNDRED)).index(first)}].effects"
            line = line_of(path.read_text(encoding="utf-8"), place)
            circle = ", ".join(map(str, [*way, first]))
            raise PackError(path, line, place, f"the scripts lead back to themselves without end: {circle}")


def surely_read(content: Content, n: int) -> int:
    """The script that another reads whatever happens, before anything is asked; 0 if there is none."""
    effects = content.script(n)
    for node in effects.body if effects else ():
        say = node.say
        if node.kind != "do" or say is None or isgeneratorfunction(say.verb.run):
            return 0
        if say.name == "read":
            number = say.params["n"]
            return int(number.times if isinstance(number, Amount) else number)
    return 0
