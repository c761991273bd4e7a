"""The Book as a whole: every script is reached, nothing leads nowhere, all is worded, and nobody speaks who is gone."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from vigil.games.this_war_of_mine.content.checks import says
from vigil.games.this_war_of_mine.content.load import Content
from vigil.kernel.effects import Amount, Effects, Node, Say
from vigil.kernel.flow import Fact
from vigil.kernel.text import MissingWords, Words

JOURNAL = (10, 100, 101, 200, 208, 220, 266, 285, 300, 333, 400, 458, 500, 600, 645, 700, 738, 800, 901, 905, 1000)
RULES = (10, 100, 101, 200, 220, 300, 400, 500, 600, 700, 800, 901, 905)  # of these: help for players, no stories
SHORT, LONG = 30, 120  # words of a story
PRESENCE = ("here", "in-play", "is")  # conditions by which a person is known to be there
NAME = re.compile(r"(?<=[\w,;] )(?:[a-z]+')?([A-ZÀ-Þ]\w*[a-zà-ÿ])")
Known = frozenset[str]


class Call(NamedTuple):
    """A script that is read somewhere, and who is surely there when it is."""

    n: int
    known: Known


def problems_of_the_book(content: Content, books: Mapping[str, Words]) -> list[str]:
    """Everything that is wrong, as sentences for a writer."""
    numbers = [row.n for row in content.all_scripts()]
    calls, within = called(content), reached(content)
    found = [f"script {n}: nothing leads to it" for n in numbers if n not in within]
    found += [f"script {n}: it is called, and is not there" for n in sorted({each.n for each in calls} - set(numbers))]
    found += dead_ends(content)
    for language, words in books.items():
        for n in numbers:
            found += [f"script {n} ({language}): {problem}" for problem in wording(content, words, n)]
            strange = [] if n in RULES else strangers(pages(content, words, n), cast_of(content, words))
            found += [f"script {n} ({language}): {name} is not of the cast" for name in strange]
    for n in numbers:
        absent = named(content, books, n) - present(content, calls, n)
        found += [f"script {n}: {person} is named, and may be gone" for person in sorted(absent)]
    return found


# who is called from where


def called(content: Content, scripts: bool = True) -> list[Call]:
    """Every place from which a script is read: the Journal, States, persons, cards, and other scripts."""
    nobody: Known = frozenset()
    calls = [Call(n, nobody) for n in JOURNAL]
    calls += [Call(row.script, nobody) for row in content.states.values()]
    for row in content.characters.values():
        calls += [Call(n, frozenset({row.key})) for n in (*row.scripts.values(), *row.epilogues)]
    for effects in list(content.effects.values()):
        if scripts or not effects.source.startswith("script-"):
            calls += calls_in(content, effects.body, nobody)
    return calls


def calls_in(content: Content, nodes: Sequence[Node], known: Known) -> Iterator[Call]:
    for node in nodes:
        for say in says(node):
            if say.name == "read":
                yield Call(number(say), known)
            elif say.name == "epilogue":
                yield Call(number(say), frozenset())
            elif say.name == "story":
                for story in content.stories[str(say.params["deck"])]:
                    yield Call(story.n, known | {who for each in story.when for who in shown(each)})
        then = known | set(shown(node.say)) if node.kind == "if" else known
        yield from calls_in(content, node.then, frozenset() if node.kind == "later" else then)
        yield from calls_in(content, node.otherwise, known)
        for branch in node.branches:
            yield from calls_in(content, branch.then, known | set(shown(branch.condition)))
        for _, _, rows in node.table:
            yield from calls_in(content, rows, known)


def shown(say: Say | None) -> Iterator[str]:
    """The person of whom a condition says that he is there."""
    if say is not None and say.name in PRESENCE:
        yield str(say.params["person"])


def number(say: Say) -> int:
    n = say.params["n"]
    return int(n.times if isinstance(n, Amount) else n)


def reached(content: Content) -> set[int]:
    """Every script to which a way leads from the Journal, a State, a person or a card."""
    new = {each.n for each in called(content, scripts=False)}
    found: set[int] = set()
    while new:
        found |= new
        lists = [effects for n in new if (effects := content.script(n)) is not None]
        new = {each.n for effects in lists for each in calls_in(content, effects.body, frozenset())} - found
    return found


def present(content: Content, calls: Sequence[Call], n: int) -> set[str]:
    """Who is surely there, from wherever the script is called."""
    sure = [each.known for each in calls if each.n == n]
    return set(frozenset.intersection(*sure)) if sure else set()


# what leads nowhere


def dead_ends(content: Content) -> Iterator[str]:
    made, asked, drawn = marks(content, "mark"), marks(content, "marked"), decks(content)
    for mark in sorted(made - asked):
        yield f"mark {mark}: nobody asks for it"
    for mark in sorted(asked - made):
        yield f"mark {mark}: nobody makes it"
    for deck in sorted(content.stories.keys() - drawn):
        yield f"deck {deck}: no card draws from it"
    for deck, stories in content.stories.items():
        if len({story.n for story in stories}) < len(stories):
            yield f"deck {deck}: a script stands in it twice"
    for effects in list(content.effects.values()):
        for node in effects.nodes.values():
            if node.kind == "choose" and not any(branch.then or branch.price for branch in node.branches):
                yield f"{effects.source}: whatever is chosen in {node.name}, nothing comes of it"


def everything_said(content: Content) -> Iterator[Say]:
    for effects in list(content.effects.values()):
        for node in effects.nodes.values():
            yield from says(node)
    for stories in content.stories.values():
        for story in stories:
            yield from (*story.when, *story.unless)


def marks(content: Content, primitive: str) -> set[str]:
    return {str(say.params["mark"]) for say in everything_said(content) if say.name == primitive}


def decks(content: Content) -> set[str]:
    return {str(say.params["deck"]) for say in everything_said(content) if say.name == "story"}


# the words


def keys_of(content: Content, n: int) -> Iterator[str]:
    """The messages of a script: its story, its questions, its ways."""
    yield f"event-script-{n}"
    for node in effects_of(content, n).nodes.values():
        if node.kind in ("choose", "pick"):
            yield f"question-{node.name}"
        yield from (f"option-{branch.key}" for branch in node.branches)


def effects_of(content: Content, n: int) -> Effects:
    effects = content.script(n)
    assert effects is not None
    return effects


def pages(content: Content, words: Words, n: int, person: str = "") -> list[str]:
    """What is read of a script, by one of the cast."""
    facts: dict[str, Fact] = {"person": person or next(iter(content.characters)), "n": 2}
    found = []
    for key in keys_of(content, n):
        try:
            found.append(words.say(key, facts))
        except MissingWords:
            continue
    return found


def wording(content: Content, words: Words, n: int) -> Iterator[str]:
    """Each message is there, for one and for several, for a woman and for a man; a story is neither short nor long."""
    for key in keys_of(content, n):
        for person, many in (("mira", 1), ("tomas", 2), ("tomas", 4)):
            try:
                text = words.say(key, {"person": person, "n": many})
            except MissingWords as missing:
                yield str(missing)
                return
        if key.startswith("event-"):
            if not text.startswith(f"{n}. "):
                yield "it does not begin with its number"
            count = len(text.split()) - 1
            if n not in RULES and not SHORT <= count <= LONG:
                yield f"{count} words; {SHORT} to {LONG} are wanted"


def strangers(texts: Sequence[str], cast: Collection[str]) -> list[str]:
    """Proper names that are not of the cast: words with a capital inside a sentence."""
    return sorted({name for text in texts for name in NAME.findall(text) if name not in cast})


def cast_of(content: Content, words: Words) -> set[str]:
    """Who and what may be called by a name: the persons, what cast.toml lists, and the terms of the game."""
    cast = content.cast
    listed = (*cast.people, *cast.places[words.language], *cast.words[words.language])
    terms = (words.name(key) for key in (*content.characters, *content.tokens))
    return {part for name in (*listed, *terms) for part in re.split(r"[\s']", name)}


def named(content: Content, books: Mapping[str, Words], n: int) -> set[str]:
    """The characters whom a script names whoever it concerns: those in its text for each of two readers."""
    found: set[str] = set()
    for words in books.values():
        for key in content.characters:
            other = next(each for each in content.characters if each != key)
            if any(re.search(rf"\b{words.name(key)}\b", text) for text in pages(content, words, n, other)):
                found.add(key)
    return found
