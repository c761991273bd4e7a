"""The Book as its writers see it: its pages, what is wrong with it, and a war in which one script is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vigil.games.this_war_of_mine.book.checks import problems_of_the_book
from vigil.games.this_war_of_mine.book.graph import book_graph
from vigil.games.this_war_of_mine.book.trial import lay_out, noted
from vigil.games.this_war_of_mine.book.word_checks import RULES, effects_of
from vigil.games.this_war_of_mine.content.content import Content
from vigil.kernel.definition.extras import Page, Storybook
from vigil.kernel.effects.language import Branch, Call, Node
from vigil.kernel.rules.requests import Fact
from vigil.kernel.text.words import Words

SORTS = {  # primitives that come to the same, for a reader
    **dict.fromkeys(("gain", "search", "special"), "take"),
    **dict.fromkeys(("lose", "remove", "pay-value", "lose-half", "lose-all"), "give"),
    **dict.fromkeys(("raise", "wound", "set"), "suffer"),
    **dict.fromkeys(("lower", "treat"), "recover"),
    **dict.fromkeys(("noise-roll", "encounter"), "noise"),
    "return-cards": "time",
}
READER: dict[str, Fact] = {"person": "mira", "n": 2}


def numbers(content: Content) -> list[int]:
    return [row.n for row in content.all_scripts()]


def stories(content: Content) -> list[int]:
    return [n for n in numbers(content) if n not in RULES]


def told(key: str) -> int:
    return int(key.removeprefix("script-")) if key.startswith("script-") else 0


def pages(content: Content, words: Words) -> Iterator[Page]:
    for n in stories(content):
        chosen = [node for node in effects_of(content, n).nodes.values() if node.kind == "choose"]
        asked = tuple(
            (words.say(f"question-{node.name}"), *(words.say(f"option-{each.key}") for each in node.branches))
            for node in chosen
        )
        yield Page(n, words.say(f"event-script-{n}", READER), asked, tuple(map(shape, chosen)))


def shape(node: Node) -> str:
    """What a choice comes to: of each way the price, and what follows at once or later."""
    return " | ".join(sorted(way(branch) for branch in node.branches))


def way(branch: Branch) -> str:
    price = [sort_of(say) for say in branch.price]
    then = [sort_of(node.say) if node.say and node.kind == "do" else node.kind for node in branch.then]
    return f"{together(price)} > {together(then)}" if price else together(then)


def together(sorts: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(sorts)) or "nothing"


def sort_of(say: Call) -> str:
    return SORTS.get(say.name, say.name)


BOOK = Storybook(
    numbers=numbers,
    stories=stories,
    decks=lambda content: {deck: [story.n for story in rows] for deck, rows in content.stories.items()},
    told=told,
    problems=problems_of_the_book,
    persons=lambda content: tuple(content.characters),
    pages=pages,
    drawn=book_graph,
    lay_out=lay_out,
    done=lambda g: not g.state.agenda,
    noted=noted,
)
