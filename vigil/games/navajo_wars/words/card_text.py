"""What a card says, told from its effects: for cards of a pack that bring no text of their own."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.content.effect_lists import of_node
from vigil.games.navajo_wars.content.load import Content
from vigil.games.navajo_wars.rules.effects.carry_out import ABOUT
from vigil.kernel.effects.describe import saying, told
from vigil.kernel.effects.language import Call, Node
from vigil.kernel.text.words import Words

TOLD = {
    "lose": ["piece"],
    "join": ["family", "piece"],
    "part": ["family", "piece"],
    "mount": ["family"],
    "modifier": ["n"],
    "cubes": ["cube", "n", "box", "other"],
}
ASKED = {"part": ["family"]}
CHOSEN = ["piece", "territory", "area"]


def text_of(content: Content, words: Words, key: str) -> str:
    """In lines; "" of what is no card."""
    if key in content.developments:
        return "\n".join(development(content, words, key))
    if key not in content.numbers:
        return ""
    n = content.numbers[key]
    if n in content.ceremonies:
        return "\n".join(ceremony(content, words, key))
    return " ".join(event(content, words, key))


def effect(content: Content, words: Words, source: str) -> str:
    effects = content.effects[source]
    return told(effects, words) if effects.body else words.say("effects-none")


def event(content: Content, words: Words, key: str) -> Iterator[str]:
    n = content.numbers[key]
    intruders = content.operations[n].intruders if n in content.operations else 0
    if content.effects[key].body or not intruders:
        yield effect(content, words, key)
    if intruders:
        yield words.say("effects-intruders", {"n": intruders})
    if n in content.history and content.history[n].bonuses:
        yield in_play(words, content.history[n].bonuses)


def ceremony(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.ceremonies[content.numbers[key]]
    yield f"{effect(content, words, key)} {words.say('effects-number', {'n': row.number})}"
    yield words.raw("effects-blessing", {"text": effect(content, words, f"blessing-{key}")})
    yield words.raw("effects-enemy-way", {"text": effect(content, words, f"enemy-way-{key}")})


def development(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.developments[key]
    yield words.say("effects-cost", {"culture": row.culture, "military": row.military})
    needs = [saying("condition", node.say, words) for node in content.effects[f"needs-{key}"].body]
    if needs:
        yield words.raw("effects-needs", {"what": ", ".join(needs)})
    if row.bonuses:
        yield in_play(words, row.bonuses)
    if content.effects[f"power-{key}"].body:
        yield words.raw("effects-exhaust", {"text": effect(content, words, f"power-{key}")})


def in_play(words: Words, bonuses: dict[str, int]) -> str:
    give = ", ".join(f"{words.name(key)} {n:+d}".replace("-", "−") for key, n in bonuses.items())
    return words.raw("effects-in-play", {"give": give})


# the words that a pack must bring for its cards


def stories(content: Content) -> dict[str, list[str]]:
    """The questions that cards ask with their answers, and the lines they tell, each with the facts it is told with."""
    found: dict[str, list[str]] = {}
    for effects in content.effects.values():
        for node in effects.nodes.values():
            found.update(of_question(content, node))
            for say in of_node(node):
                found.update(of_primitive(node, say))
    return found


def of_question(content: Content, node: Node) -> Iterator[tuple[str, list[str]]]:
    if node.kind == "choose":
        yield f"question-{node.name}", [*about(node), *node.asks]
        yield from ((f"option-{branch.key}", list(branch.facts)) for branch in node.branches)
    elif node.kind == "pick":
        kind = content.words.kinds[node.group]
        yield f"question-{node.name}", []
        yield f"option-{node.option or kind}", [kind]
    elif node.kind == "roll":
        yield f"chance-{node.name}", []
        if node.told:
            yield f"event-{node.told}", ["n"]


def about(node: Node) -> list[str]:
    return [node.of] if node.of in ABOUT else []


def of_primitive(node: Node, say: Call) -> Iterator[tuple[str, list[str]]]:
    if "ask" in say.params:
        yield f"question-{say.params['ask']}", ASKED.get(say.name, [])
    if "choice" in say.params:
        yield f"option-{say.params['choice']}", CHOSEN
    if say.params.get("told"):
        yield f"event-{say.params['told']}", TOLD[say.name]
    if say.name == "tell":
        yield f"event-{say.params['what']}", [*about(node), *say.params["with"]]
