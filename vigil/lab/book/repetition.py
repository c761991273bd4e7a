"""What a book says twice: runs of words, openings, endings, and choices of one shape."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from vigil.kernel.definition.extras import Page

RUN = 5  # words that are repeated
BEGINNING, END = 3, 3  # words by which stories begin and end alike
WORD = re.compile(r"\w+(?:['’]\w+)*['’]?")
SENTENCE = re.compile(r"(?<=[.!?…»\"”])\s+(?=[^a-zà-ÿ])")


class Echo(Struct):
    """Something that several scripts have."""

    what: str
    scripts: tuple[int, ...]


def echoes(pages: Sequence[Page], names: Iterable[str]) -> dict[str, list[Echo]]:
    """Everything that at least two scripts share, by kind, the most frequent first. Names of persons count as one."""
    someone = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
    told = {page.n: someone.sub("N", page.story.partition(". ")[2]) for page in pages}
    words = {n: WORD.findall(text.lower()) for n, text in told.items()}
    return {
        "runs": long_runs(words),
        "openings": shared((" ".join(each[:BEGINNING]), n) for n, each in words.items()),
        "endings": shared((" ".join(each[-END:]), n) for n, each in words.items()),
        "sentences": shared((each, n) for n, text in told.items() for each in short_sentences(text)),
        "ways": shared((way.lower(), page.n) for page in pages for choice in page.choices for way in choice[1:]),
        "shapes": shared((shape, page.n) for page in pages for shape in page.shapes),
    }


def short_sentences(text: str) -> Iterator[str]:
    """The sentences of two to four words: what is said so once has an air, what is said so often is a habit."""
    for each in SENTENCE.split(text):
        found = WORD.findall(each.lower())
        if 2 <= len(found) < RUN:
            yield " ".join(found)


def long_runs(words: Mapping[int, Sequence[str]]) -> list[Echo]:
    """Runs of five words or more in several scripts, each as long as it is repeated."""
    where: dict[tuple[str, ...], set[int]] = {}
    for n, each in words.items():
        for at in range(len(each) - RUN + 1):
            where.setdefault(tuple(each[at : at + RUN]), set()).add(n)
    repeated = {run: tuple(sorted(found)) for run, found in where.items() if len(found) > 1}
    grown: dict[str, tuple[int, ...]] = {}
    for each in words.values():
        at = 0
        while at + RUN <= len(each):
            scripts = repeated.get(tuple(each[at : at + RUN]))
            end = at + RUN
            while scripts and repeated.get(tuple(each[end - RUN + 1 : end + 1])) == scripts:
                end += 1
            if scripts:
                grown[" ".join(each[at:end])] = scripts
            at = end - RUN + 1
    return in_order(grown)


def shared(found: Iterable[tuple[str, int]]) -> list[Echo]:
    where: dict[str, list[int]] = {}
    for what, n in found:
        if what and n not in where.setdefault(what, []):
            where[what].append(n)
    return in_order({what: tuple(scripts) for what, scripts in where.items() if len(scripts) > 1})


def in_order(found: Mapping[str, tuple[int, ...]]) -> list[Echo]:
    return sorted((Echo(what, scripts) for what, scripts in found.items()), key=lambda each: -len(each.scripts))
