"""What lies on a table can be read, and what is written there says everything it does.

Every card, skill, trait, Fitting, objective, place, enemy and thing of every game has a text; each effect of its list
is told by the words that tell effects, or its own written words name each number of it; each number and word printed
beside the list is told too: a row that is changed there reads otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.games.printed import EXAMPLES, UNTOLD, Sources, readable, tables
from vigil.games import GAMES, take_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.effects.amounts import Amount
from vigil.kernel.effects.describe import saying
from vigil.kernel.effects.language import AnyPrimitive, Call, Effects, Node
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book, sentence

NUMBERS = {  # as words write them; of 1 there are too many
    "en": {2: "two twice second both", 3: "three third", 4: "four fourth", 5: "five", 6: "six", 7: "seven", 9: "nine"},
    "it": {
        2: "due entrambi entrambe",
        3: "tre terzo terza",
        4: "quattro",
        5: "cinque",
        6: "sei",
        7: "sette",
        9: "nove",
    },
    "fr": {2: "deux", 3: "trois troisième", 4: "quatre", 5: "cinq", 6: "six", 7: "sept", 9: "neuf"},
}
OBJECTIVE = ("reward", "penalty")  # they stand for lists of their own
BOTH = [(game, language) for game in GAMES for language in LANGUAGES]


@cache
def opened(game: str) -> tuple[AnyDefinition, Any, Sources]:
    definition = take_down(game)
    content = definition.content.load([])
    return definition, content, readable(game, content)


def text_of(game: str, words: Words, key: str) -> str:
    """Also of what lies face down: it is read when it is turned up."""
    definition, content, _ = opened(game)
    told = definition.display.card_text
    return words.say(f"card-{key}") if words.has(f"card-{key}") else told(content, words, key) if told else ""


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_everything_has_a_name_and_a_text(game: str, language: str) -> None:
    definition, _, sources = opened(game)
    words = book(language, definition.identity.text)
    assert not [key for key in sources if not words.name(key)]
    assert not [key for key in sources if not text_of(game, words, key).strip()]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_effect_is_told(game: str, language: str) -> None:
    definition, content, sources = opened(game)
    words = book(language, definition.identity.text)
    untold = []
    for key, lists in sources.items():
        text, written = text_of(game, words, key), words.has(f"card-{key}")
        for source in lists:
            untold += [f"{key}: {source}: {what}" for what in missing(content.effects[source], words, text, written)]
    assert not untold, "\n".join(untold)


def missing(effects: Effects, words: Words, text: str, written: bool) -> Iterator[str]:
    """The effects and conditions of a list that a text does not tell; of one that was written, the numbers it lacks."""
    for kind, say in calls(effects.body):
        told = saying(kind, say, words)
        if say.name in OBJECTIVE or told in text or sentence(told) in text:
            continue
        yield from (f"{told}: {n}" for n in numbers(say) if not names(text, n, words.language)) if written else [told]
    for node in every(effects.body):
        yield from (f"{key} {n}" for key, n in node.give.items() if not names(text, abs(n), words.language))

    last: dict[str, int] = {}  # of what comes several times the last is told: "after each of the next four"
    for node in every(effects.body):
        if node.kind in ("later", "until"):
            last[node.name] = max(node.after, last.get(node.name, 0))
    yield from (f"{name} {n}" for name, n in last.items() if not names(text, n, words.language))


def every(nodes: Sequence[Node]) -> Iterator[Node]:
    """Every node of a list, as deep as they go; what only tells something does nothing."""
    for node in nodes:
        if node.quiet:
            continue
        yield node
        for below in (node.then, node.otherwise, *(each.then for each in node.branches)):
            yield from every(below)
        for _, _, then in node.table:
            yield from every(then)


def calls(nodes: Sequence[Node]) -> Iterator[tuple[str, Call]]:
    for node in every(nodes):
        if node.say is not None:
            yield "condition" if node.kind == "if" else "effect", node.say
        for price in (node.price, *(each.price for each in node.branches)):
            yield from (("effect", say) for say in price)
        yield from (("condition", each.condition) for each in node.branches if each.condition)


def numbers(say: Call) -> Iterator[int]:
    """Its numbers; a Territory is called by its name, not by its die."""
    for value in (value for param, value in say.params.items() if param != "die"):
        if isinstance(value, Amount):
            yield from (abs(n) for n in (value.times, value.plus, value.most) if n)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield abs(value)


def names(text: str, n: int, language: str) -> bool:
    written = NUMBERS[language].get(n, "").split()
    return n <= 1 or re.search(rf"\b({'|'.join([str(n), *written])})\b", text.lower()) is not None


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_two_effects_that_differ_never_read_alike(game: str, language: str) -> None:
    """Each parameter of each primitive and condition is told, but those that are nobody's to know."""
    definition, content, _ = opened(game)
    words = book(language, definition.identity.text)
    alike = []
    for kind, verbs in (("effect", content.words.primitives), ("condition", content.words.conditions)):
        for name, verb in verbs.items():
            for param in verb.takes:
                if verb.quiet or param in UNTOLD[game] or verb.takes[param] is dict:
                    continue
                one, other = (saying(kind, call(game, name, verb, param, n), words) for n in (0, 1))
                if one == other:
                    alike.append(f"{kind}-{name}: {param}: {one}")
    assert not alike, "\n".join(alike)


def call(game: str, name: str, verb: AnyPrimitive, varied: str, n: int) -> Call:
    """A call of a verb whose parameter `varied` is one of two, the others always the same."""
    return Call(name, verb, {key: example(game, key, verb, n if key == varied else 0) for key in verb.takes})


def example(game: str, param: str, verb: AnyPrimitive, n: int) -> object:
    kind = verb.takes[param]
    if isinstance(kind, type):
        return bool(n) if kind is bool else 2 + n if kind is int else EXAMPLES[game].get(param, ("a", "b"))[n]
    return kind[-1 - n] if len(kind) > n + 1 else kind[0]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_number_printed_beside_the_effects_is_told(game: str, language: str) -> None:
    """Where a field of a row is changed the text reads otherwise; words written for one card name its number."""
    definition, content, _ = opened(game)
    words, silent = book(language, definition.identity.text), []
    for table in tables(game, content):
        rows: Any = table.rows
        for key, row in rows.items():
            text = whole(game, words, row.key)
            for name in set(row.__struct_fields__) - table.free:
                value = getattr(row, name)
                if not value or value == "item":
                    continue
                rows[key] = replace(row, **{name: changed(value)})
                told = whole(game, words, row.key) != text or all_named(text, value, language)
                rows[key] = row
                if not told:
                    silent.append(f"{row.key}: {name} = {value}")
    assert not silent, "\n".join(silent)


def all_named(text: str, value: Any, language: str) -> bool:
    """Whether a text names a number, or the numbers of a field."""
    found = list(value.values()) if isinstance(value, dict) else [value]
    return all(type(n) is int and names(text, abs(n), language) for n in found)


def whole(game: str, words: Words, key: str) -> str:
    """What a card says, and the numbers and symbols on it."""
    definition, content, _ = opened(game)
    n, printed = getattr(content, "numbers", {}).get(key), definition.display.printed
    return text_of(game, words, key) + (printed(content, words, n) if n and printed else "")


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict):
        return {key: changed(each) for key, each in value.items() if key not in YES_OR_NO}
    if isinstance(value, list):
        return [*value, value[-1]]
    if isinstance(value, Struct):
        first = next(name for name in value.__struct_fields__ if name != "key" and getattr(value, name))
        return replace(value, **{first: changed(getattr(value, first))})
    return OTHERS[value]


YES_OR_NO = ("digs",)  # bonuses of which no more is better
OTHERS = {  # words of rows, each with another that could stand there
    one: other
    for words in (
        "recovery drought swap reset",
        "man woman child elder",
        "still stove",
        "dusk dawn trip",
        "phase day",
        "animal human mutated",
        "arrow cartridge",
        "storm solar-storm",
        "strength skill",
        "medic scout thickskin veteran tinker dowser",
        "item equipment find",
    )
    for one, other in zip(words.split(), [*words.split()[1:], words.split()[0]], strict=True)
}
