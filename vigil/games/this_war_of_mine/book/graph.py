"""The Book drawn: which script or card leads to which, at once, later, or by what was written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vigil.drawing.charts.graphs import Dot, Way, drawn
from vigil.games.this_war_of_mine.book.trial import of_the_city
from vigil.games.this_war_of_mine.book.word_checks import RULES
from vigil.games.this_war_of_mine.content.checks import says
from vigil.games.this_war_of_mine.content.content import Content
from vigil.kernel.effects.language import Effects, Node
from vigil.kernel.rules.requests import Fact
from vigil.kernel.text.words import Words

READER: dict[str, Fact] = {"person": "mira", "n": 2}
PARTS = ("shelter-", "special-", "location-", "work-", "action-", "skill-")  # of sources, before the key
SHOWN = 40  # letters of a story: more never fit
ENDINGS = range(1000, 1100)


def book_graph(content: Content, words: Words) -> str:
    """Scripts that lead somewhere or are led to, then the decks, then what the rules themselves read."""
    stories = [row.n for row in content.all_scripts() if row.n not in RULES]
    lists = [effects for effects in content.effects.values() if leads(effects)]
    ways = [*reads(lists), *marked(content, lists)]
    kinds = kinds_of(content)
    dots = [script(words, n, kinds.get(n, "home")) for n in stories]
    used = {way.start for way in ways}
    cards = [effects.source for effects in lists if not effects.source.startswith("script-") and effects.source in used]
    dots += [Dot(source, called(words, source), "card", source) for source in dict.fromkeys(cards)]
    groups: dict[str, Sequence[str]] = {
        words.raw("book-deck", {"deck": deck}): [f"script-{story.n}" for story in rows]
        for deck, rows in content.stories.items()
    }
    groups[words.raw("book-others", {})] = [f"script-{n}" for n in stories]
    return drawn(words.raw("book-drawn", {"n": len(stories)}), dots, ways, groups)


def leads(effects: Effects) -> bool:
    """Lists that read a script or write something down; drawing from a deck is told by the decks."""
    return any(say.name in ("read", "epilogue", "mark") for node in effects.nodes.values() for say in says(node))


def kinds_of(content: Content) -> dict[int, str]:
    """The colours of scripts: of the city, of a State, of the end; the others are of the house."""
    states = [row.script for row in content.states.values()]
    states += [n for row in content.characters.values() for n in row.scripts.values()]
    return {
        **dict.fromkeys(of_the_city(content), "city"),
        **dict.fromkeys(states, "state"),
        **dict.fromkeys(ENDINGS, "end"),
    }


def script(words: Words, n: int, kind: str) -> Dot:
    text = words.say(f"event-script-{n}", READER)
    return Dot(f"script-{n}", text[:SHOWN], kind, text)


def called(words: Words, source: str) -> str:
    """The card or the place that a list belongs to, by its name."""
    key = source.partition("-")[2] if source.startswith(PARTS) else source
    return words.name(key) if words.has(f"name-{key}") else source


def reads(lists: Sequence[Effects]) -> Iterator[Way]:
    for effects in lists:
        seen: set[tuple[int, str]] = set()
        for n, kind in followed(effects.body, ""):
            if (n, kind) not in seen:
                seen.add((n, kind))
                yield Way(effects.source, f"script-{n}", kind)


def followed(nodes: Sequence[Node], kind: str) -> Iterator[tuple[int, str]]:
    """The scripts that a list reads, at once or (late) some other day."""
    for node in nodes:
        for say in says(node):
            if say.name in ("read", "epilogue"):
                yield int(say.params["n"]), "late" if say.name == "epilogue" else kind
        yield from followed(node.then, "late" if node.kind == "later" else kind)
        yield from followed(node.otherwise, kind)
        for branch in node.branches:
            yield from followed(branch.then, kind)
        for _, _, rows in node.table:
            yield from followed(rows, kind)


def marked(content: Content, lists: Sequence[Effects]) -> Iterator[Way]:
    """From whatever writes a word down to the scripts that ask for it, in their decks or in themselves."""
    asking: dict[str, set[str]] = {}
    for effects in content.effects.values():
        if effects.source.startswith("script-"):
            for node in effects.nodes.values():
                for say in says(node):
                    if say.name == "marked":
                        asking.setdefault(str(say.params["mark"]), set()).add(effects.source)
    for rows in content.stories.values():
        for story in rows:
            for say in (*story.when, *story.unless):
                if say.name == "marked":
                    asking.setdefault(str(say.params["mark"]), set()).add(f"script-{story.n}")
    for effects in lists:
        made = {str(say.params["mark"]) for node in effects.nodes.values() for say in says(node) if say.name == "mark"}
        for mark in sorted(made):
            yield from (Way(effects.source, end, "mark", mark) for end in sorted(asking.get(mark, ())))
