"""What a thing of Storage is good for and what a State does, told from the content: for whoever asks what it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.rules.combat_dice import DEADLY, RIFLE
from vigil.games.this_war_of_mine.rules.dawn import ALCOHOL
from vigil.games.this_war_of_mine.rules.dusk import FOODS
from vigil.games.this_war_of_mine.rules.possible_actions import TOOLS
from vigil.games.this_war_of_mine.rules.storage_forecast import gains
from vigil.games.this_war_of_mine.state import MOST
from vigil.kernel.effects.language import Node
from vigil.kernel.text.words import Words


def token(content: Content, words: Words, key: str) -> Iterator[str]:
    """Value and weight, what it does by the rules, what it is needed for, what makes it."""
    row = content.tokens[key]
    yield words.say("thing-worth" if row.value else "thing-worthless", {"value": row.value, "weight": row.weight})
    yield from uses(content, words, key)
    needed = [f"{words.name(name)} {n}" for name, n in asking(content, key)]
    if needed:
        yield words.raw("thing-needed", {"for": ", ".join(needed)})
    made = [work for work in content.works if key in gains(content.effects[f"work-{work}"])]
    if made:
        yield words.raw("thing-made", {"by": ", ".join(map(words.name, made))})


def uses(content: Content, words: Words, key: str) -> Iterator[str]:
    """What the rules say of things of its kind."""
    if key in FOODS:
        yield words.say("thing-food", {"n": FOODS[key]})
    if key in ALCOHOL:
        yield words.say("thing-drink", {"n": ALCOHOL[key]})
    if key in content.kinds["tool"]:
        covers = ", ".join(words.name(cover) for cover, tool in TOOLS.items() if tool == key)
        yield words.raw("thing-tool", {"covers": covers})
    if key in content.kinds["weapon"]:
        yield words.say("thing-firearm" if key in content.kinds["firearm"] else "thing-melee")
    if key in DEADLY:
        yield words.say("thing-deadly", {"what": key})
    if key == RIFLE:
        yield words.say("thing-rifle")
    healing: dict[str, set[int]] = {}
    for what, state, n in treatments(content):
        if what == key:
            healing.setdefault(state, set()).add(n)
    for state, amounts in healing.items():
        by = "–".join(map(str, sorted({min(amounts), max(amounts)})))
        yield words.raw("thing-medicine", {"state": words.name(state), "n": by})
    if key in ("water", "ammo"):
        yield words.say(f"thing-{key}")


def asking(content: Content, key: str) -> Iterator[tuple[str, int]]:
    """Fittings, their works and the actions of the house that take it."""
    for row in content.fittings.values():
        if key in row.cost:
            yield row.key, row.cost[key]
    for work in content.works.values():
        if key in work.cost:
            yield work.key, work.cost[key]
    for action in content.actions.values():
        if key in action.cost:
            yield action.key, action.cost[key]


def treatments(content: Content) -> Iterator[tuple[str, str, int]]:
    """What the cards of Fate heal: medicine, State, by how much."""
    for card in content.fate:
        for node in nodes(content.effects[card].body):
            if node.say and node.say.name == "treat":
                params = node.say.params
                yield str(params["what"]), str(params["state"]), int(params["n"])


def nodes(body: list[Node]) -> Iterator[Node]:
    for node in body:
        yield node
        yield from nodes([*node.then, *node.otherwise])


def values(content: Content, things: Iterable[str], words: Words) -> str:
    """What is on offer, each thing with its value."""
    return ", ".join(f"{words.name(what)} {content.values[what]}" for what in things)


def enemy(content: Content, words: Words, key: str) -> Iterator[str]:
    """An enemy token: the letter that arms him, and his re-rolls."""
    row = content.enemies[key]
    yield words.raw("enemy-letter", {"letter": row.letter.upper()})
    yield words.say("enemy-prowess", {"n": row.prowess})


def condition(asked: Mapping[str, str | int], words: Words) -> str:
    """What an objective asks for."""
    return words.say(f"condition-{asked['if']}", asked)


def how_far(far: tuple[Mapping[str, str | int], int], words: Words) -> str:
    """How much of it there is."""
    asked, reached = far
    return words.say("reading-far", {"n": reached, "all": asked["n"]})


def level(content: Content, words: Words, state: str, n: int) -> Iterator[str]:
    """What it does now, and what the next level would."""
    yield words.raw("state-now", {"n": n, "does": does(content, words, state, n)})
    if n < MOST:
        yield words.raw("state-next", {"n": n + 1, "does": does(content, words, state, n + 1)})
    if n < MOST - 1:
        yield words.raw("state-last", {"n": MOST, "does": does(content, words, state, MOST)})


def does(content: Content, words: Words, state: str, n: int) -> str:
    row = content.states[state]
    blocked = row.blocks[n - 1] if n else []
    text = words.say("state-blocks", {"n": len(blocked)})
    return words.raw("state-ends", {"does": text, "n": row.script}) if n == MOST else text
