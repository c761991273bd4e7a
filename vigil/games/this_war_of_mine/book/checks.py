"""The Book as a whole: every script is reached, nothing leads nowhere, all is worded, and nobody speaks who is gone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from vigil.games.this_war_of_mine.book.word_checks import RULES, cast_of, lone_slips, named, pages, strangers, wording
from vigil.games.this_war_of_mine.content.checks import says
from vigil.games.this_war_of_mine.content.content import Content
from vigil.kernel.effects.amounts import Amount
from vigil.kernel.effects.language import Call, Node
from vigil.kernel.text.words import Words

JOURNAL = (10, 100, 101, 200, 208, 220, 266, 285, 300, 333, 400, 458, 500, 600, 645, 700, 738, 800, 901, 905, 1000)
PRESENCE = ("here", "in-play", "is")  # conditions by which a person is known to be there
COMPANY = "@company"  # known where a condition asks for two people
Known = frozenset[str]


class Reading(NamedTuple):
    """A script that is read somewhere, and who is surely there when it is."""

    n: int
    known: Known


def problems_of_the_book(content: Content, books: Mapping[str, Words], only: Sequence[int] = ()) -> list[str]:
    """Everything that is wrong, as sentences for a writer; with `only`, the words of these scripts alone are read."""
    numbers = [row.n for row in content.all_scripts()]
    calls, within = called(content), reached(content)
    found = [f"script {n}: nothing leads to it" for n in numbers if n not in within]
    found += [f"script {n}: it is called, and is not there" for n in sorted({each.n for each in calls} - set(numbers))]
    found += dead_ends(content)
    numbers = [n for n in numbers if not only or n in only]
    known = {n: present(calls, n) for n in numbers}
    for language, words in books.items():
        cast = cast_of(content, words)
        for n in numbers:
            slips = list(wording(content, words, n))
            if n not in RULES:
                slips += [f"{name} is not of the cast" for name in strangers(pages(content, words, n), cast)]
                slips += [] if COMPANY in known[n] else lone_slips(content, words, n)
            found += [f"script {n} ({language}): {problem}" for problem in slips]
    for n in numbers:
        absent = named(content, books, n) - known[n]
        found += [f"script {n}: {person} is named, and may be gone" for person in sorted(absent)]
    return found


# who is called from where


def called(content: Content, scripts: bool = True) -> list[Reading]:
    """Every place from which a script is read: the Journal, States, persons, cards, and other scripts."""
    nobody: Known = frozenset()
    calls = [Reading(n, nobody) for n in JOURNAL]
    calls += [Reading(row.script, nobody) for row in content.states.values()]
    for row in content.characters.values():
        calls += [Reading(n, frozenset({row.key})) for n in (*row.scripts.values(), *row.epilogues)]
    for effects in list(content.effects.values()):
        if scripts or not effects.source.startswith("script-"):
            calls += calls_in(content, effects.body, nobody)
    return calls


def calls_in(content: Content, nodes: Sequence[Node], known: Known) -> Iterator[Reading]:
    for node in nodes:
        for say in says(node):
            if say.name == "read":
                yield Reading(number(say), known)
            elif say.name == "epilogue":
                yield Reading(number(say), frozenset())
            elif say.name == "story":
                for story in content.stories[str(say.params["deck"])]:
                    yield Reading(story.n, known | {who for each in story.when for who in shown(each)})
        then = known | set(shown(node.say)) if node.kind == "if" else known
        yield from calls_in(content, node.then, frozenset() if node.kind == "later" else then)
        yield from calls_in(content, node.otherwise, known)
        for branch in node.branches:
            yield from calls_in(content, branch.then, known | set(shown(branch.condition)))
        for _, _, rows in node.table:
            yield from calls_in(content, rows, known)


def shown(say: Call | None) -> Iterator[str]:
    """The person of whom a condition says that he is there, and whether there are several."""
    if say is not None and say.name in PRESENCE:
        yield str(say.params["person"])
    elif say is not None and say.name in ("people", "present") and say.params["n"] > 1:
        yield COMPANY


def number(say: Call) -> int:
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


def present(calls: Sequence[Reading], n: int) -> set[str]:
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


def everything_said(content: Content) -> Iterator[Call]:
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
