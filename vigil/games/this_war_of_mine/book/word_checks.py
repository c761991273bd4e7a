"""The words of the Book: every message is there, whoever reads it, and none speaks of what is not."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from vigil.games.this_war_of_mine.content.content import Content
from vigil.kernel.effects.language import Effects
from vigil.kernel.rules.requests import Fact
from vigil.kernel.text.words import MissingWords, Words

RULES = (10, 100, 101, 200, 220, 300, 400, 500, 600, 700, 800, 901, 905)  # help for players, no stories
SHORT, LONG = 30, 120  # words of a story
READERS = (("mira", 1), ("tomas", 1), ("hana", 2), ("emil", 2), ("irena", 4), ("oskar", 4))  # and how many are there
NAME = re.compile(r"(?<=[\w,;] )(?:[a-z]+')?([A-ZÀ-Þ]\w*[a-zà-ÿ])")
DIALOGUE = re.compile(r"«[^»]*»|\"[^\"]*\"|“[^”]*”")
SEVERAL = {  # the Book tells of persons by name: it never says we, nor speaks to the reader
    "en": re.compile(r"\b([Ww]e|[Uu]s|[Oo]urs?|[Oo]urselves)\b"),
    "it": re.compile(r"\b([Nn]oi|[Aa]bbiamo|[Ss]iamo|[Nn]ostr[oaie])\b"),
    "fr": re.compile(r"\b([Nn]ous|[Nn]otre|[Nn]os|[Nn]ôtres?)\b"),
}
TO_MANY = {  # said to several, where there may be one
    "en": re.compile(r"\b(you (?:two|three|four|both|all|lot)|(?:both|all|each|one) of you)\b", re.IGNORECASE),
    "it": re.compile(r"\b(voi(?:altri)?|siete)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous (?:deux|trois|quatre|tous|toutes|autres)|[ld]['’]un d['’]entre vous)\b", re.IGNORECASE),
}
BARE = re.compile(r"\b(?:de|que|jusque|lorsque|puisque|le|la|ne|se) (?:Emil|Irena|Oskar)\b")  # French elides
AGREES = {  # a participle or an adjective that agrees with the other sex
    ("it", "mira"): r"(?:è|era|resta|sta|sembra) (?:\w+ )?(?:\w{2,}[aui]to|solo|seduto|stanco|zitto|fermo|pronto)\b",
    ("it", "tomas"): r"(?:è|era|resta|sta|sembra) (?:\w+ )?(?:\w{2,}[aui]ta|sola|seduta|stanca|zitta|ferma|pronta)\b",
    ("fr", "mira"): r"(?:est|s'est|était|reste) (?:\w+ )?(?:\w+é|seul|assis|parti|sorti|venu)\b",
    ("fr", "tomas"): r"(?:est|s'est|était|reste) (?:\w+ )?(?:\w+ée|seule|assise|partie|sortie|venue)\b",
}


def keys_of(content: Content, n: int) -> Iterator[str]:
    """The messages of a script: its story, its questions, its ways, its asides."""
    yield f"event-script-{n}"
    for node in effects_of(content, n).nodes.values():
        if node.kind in ("choose", "pick"):
            yield f"question-{node.name}"
        if node.say is not None and node.say.name == "aside":
            yield f"event-aside-{node.say.params['what']}"
        yield from (f"option-{branch.key}" for branch in node.branches)


def effects_of(content: Content, n: int) -> Effects:
    effects = content.script(n)
    assert effects is not None
    return effects


def pages(content: Content, words: Words, n: int, person: str = "", many: int = 2) -> list[str]:
    """What is read of a script, by one of the cast."""
    facts: dict[str, Fact] = {"person": person or next(iter(content.characters)), "n": many}
    found = []
    for key in keys_of(content, n):
        try:
            found.append(words.say(key, facts))
        except MissingWords:
            continue
    return found


def wording(content: Content, words: Words, n: int) -> Iterator[str]:
    """Each message is there, for one, two and four, for a woman and for a man; a story is neither short nor long."""
    readers = [each for each in READERS if each[0] in content.characters]
    for key in keys_of(content, n):
        told = key.startswith("event-")  # what is asked is told with no facts
        try:
            texts = {person: words.say(key, {"person": person, "n": many} if told else {}) for person, many in readers}
        except MissingWords as missing:
            yield str(missing)
            return
        if n not in RULES:
            yield from slips(words, texts)
        if key == f"event-script-{n}":
            story = next(iter(texts.values()))
            if not story.startswith(f"{n}. "):
                yield "it does not begin with its number"
            count = len(story.split()) - 1
            if n not in RULES and not SHORT <= count <= LONG:
                yield f"{count} words; {SHORT} to {LONG} are wanted"


def slips(words: Words, texts: Mapping[str, str]) -> Iterator[str]:
    """What a language does not forgive: we, a bare "de" before a vowel, a participle of the wrong sex."""
    for text in list(texts.values())[:1]:
        for found in SEVERAL[words.language].findall(DIALOGUE.sub("", text)):
            yield f"it says {found!r}; a lone survivor is never several"
    for person, text in texts.items():
        if words.language == "fr" and (bare := BARE.search(text)):
            yield f"{bare[0]!r}: turn the sentence, or elide"
        pattern = AGREES.get((words.language, person))
        if pattern and (wrong := re.search(rf"\b{words.name(person)} (?:non |n'|ne )?{pattern}", text)):
            yield f"{wrong[0]!r}: it does not agree with whoever it is told of"


def lone_slips(content: Content, words: Words, n: int) -> list[str]:
    """What is said to several, in a script that one person may read alone."""
    found = [match[0] for text in pages(content, words, n, many=1) for match in TO_MANY[words.language].finditer(text)]
    return [f"{each!r} is said to several, and there may be one" for each in found]


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
    readers = list(content.characters)[:2]
    for words in books.values():
        keys = {words.name(key): key for key in content.characters}
        pattern = re.compile(rf"\b({'|'.join(keys)})\b")
        for reader in readers:
            text = " ".join(pages(content, words, n, reader))
            found |= {keys[name] for name in pattern.findall(text)} - {reader}
    return found
