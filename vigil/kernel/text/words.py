"""Words: Fluent catalogs, one folder a language. Rules and content carry keys and facts; sentences live in text/."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType

import rustfluent

from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Chance, Decision, Fact, Number, Option, Part, Refusal
from vigil.kernel.text.catalogs import (
    COUNTED,
    FORMS,
    FUNCTIONS,
    REFERENCE,
    SELECTOR,
    TERM,
    VARIABLE,
    TextError,
    bodies,
    catalogs,
    check_nesting,
    stem,
)
from vigil.kernel.unsafe_characters import harmless, strange_sign

NUMBERED = re.compile(r"-script-(\d+)")  # messages of a book of numbered scripts, in scripts/NN.ftl by the hundred
KERNEL_TEXT = Path(__file__).parents[2] / "text"


class MissingWords(Exception):
    """A key without a message, or a message without its fact. Tests keep it from players."""


class Words:
    """One language of one game: the table's own catalog, the game's, and those of packs, the later winning."""

    names: Mapping[str, str] = MappingProxyType({})  # proper names of a table
    folders: tuple[Path, ...]
    lent: Mapping[str, str] = MappingProxyType({})  # texts told from what content does, where nobody has written one
    lenient = False  # with packs: what they have no words for is called by its key
    hides = False  # a pack's words have unsafe characters: they are taken out when something is said

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.read(language, [file for folder in folders for file in catalogs(folder, language)])
        self.folders = tuple(folders)

    @classmethod
    def of_files(cls, language: str, files: Sequence[Path]) -> Words:
        words = cls.__new__(cls)
        words.read(language, files)
        return words

    def read(self, language: str, files: Sequence[Path]) -> None:
        self.language = language
        self.folders = ()
        self.hundreds: dict[int, Words] = {}
        self.variables: dict[str, set[str]] = {}
        self.selectors: set[tuple[str, str]] = set()  # message and variable: numbers that choose a form stay numbers
        try:
            for file in files:
                text = file.read_text(encoding="utf-8")
                check_nesting(file, text)
                for key, body in bodies(text).items():
                    self.variables[key] = set(VARIABLE.findall(body))
                    if "->" in body:
                        self.selectors.update((key, name) for name in SELECTOR.findall(body))
            self.bundle = rustfluent.Bundle(language, [str(file) for file in files], strict=True)
        except rustfluent.ParserError as error:
            raise TextError(where_and_what(files)) from error
        except UnicodeDecodeError as error:
            raise TextError(f"{file.name}: not a text file in UTF-8") from error
        except OSError as error:
            raise TextError(f"{file.name}: cannot be read ({error.strerror})") from error

    def has(self, key: str) -> bool:
        return key in self.variables

    def knows(self, key: str) -> bool:
        """Whether there is a message of that key, on the page of a script or anywhere."""
        return self.has(key) or self.page(key).has(key)

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """The message of a key, filled with facts."""
        if key in self.lent:
            return self.lent[key]
        page = self if key in self.variables else self.page(key)
        if key not in page.variables:
            raise MissingWords(f"{self.language}: no message {key}")
        values = {name: self.fill(key, name, facts or {}) for name in page.variables[key]}
        return self.shown(page.bundle.get_translation(key, variables=values, use_isolating=False))

    def page(self, key: str) -> Words:
        """The words of a numbered script: its hundred is read when the first of them is needed."""
        found = NUMBERED.search(key)
        if not found:
            return self
        hundred = int(found[1]) // 100
        if hundred not in self.hundreds:
            name = f"{self.language}/scripts/{hundred:02d}.ftl"
            files = [folder / name for folder in self.folders if (folder / name).is_file()]
            self.hundreds[hundred] = Words.of_files(self.language, files)
            self.selectors |= self.hundreds[hundred].selectors
        return self.hundreds[hundred]

    def raw(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A message of the table itself: words among its facts are shown as they are, not as names."""
        if self.variables.get(key, set()) - set(facts) or key not in self.variables:
            raise MissingWords(f"{self.language}: no message {key} for {sorted(facts)}")
        return self.shown(self.bundle.get_translation(key, variables=dict(facts), use_isolating=False))

    def shown(self, text: object) -> str:
        return harmless(str(text)) if self.hides else str(text)

    def fill(self, key: str, name: str, facts: Mapping[str, Fact]) -> str | int:
        if name in facts:
            fact = facts[name]
            if isinstance(fact, str) and (key, name) in self.selectors:
                return fact  # a word that chooses a form stays what it is
            value = self.fact(name, fact)
            if isinstance(value, int) and value < 0 and (key, name) not in self.selectors:
                return f"−{-value}"
            return value
        stem, _, form = name.rpartition("_")
        if form == "signed" and isinstance(change := facts.get(stem), int):
            return f"{change:+d}".replace("-", "−")
        if form in FORMS and isinstance(facts.get(stem), str):
            if form == "story":
                return self.story(str(facts[stem]))
            if self.lenient and f"{form}-{facts[stem]}" not in self.variables:
                return self.fact(stem, facts[stem])
            return self.say(f"{form}-{facts[stem]}")
        if self.lenient and stem in facts:
            return self.fact(stem, facts[stem])
        raise MissingWords(f"{self.language}: {key} needs ${name}")

    def fact(self, name: str, fact: Fact) -> str | int:
        if isinstance(fact, int):
            return fact
        if isinstance(fact, Number):
            return fact.total
        if isinstance(fact, tuple):
            return self.counted(fact) if name in COUNTED else self.list(fact)
        return self.say(f"{name}-{fact}") if name in ("chance", "count") else self.name(fact)

    def name(self, key: str) -> str:
        if key.isdigit() or (self.lenient and f"name-{key}" not in self.variables):
            return key
        return self.say(f"name-{key}")

    def story(self, card: str) -> str:
        """What is told of a card; one without a story tells what it does."""
        return self.say(f"card-{card}-story" if self.has(f"card-{card}-story") else f"card-{card}")

    def ending(self, outcome: str, scenario: str = "") -> str:
        """How it ended, in the words of the scenario where it has its own."""
        own = f"ending-{outcome}-{scenario}"
        return self.say(own if self.has(own) else f"ending-{outcome}")

    def list(self, keys: Iterable[str]) -> str:
        return ", ".join(self.name(key) for key in keys)

    def counted(self, keys: Iterable[str]) -> str:
        """What comes several times is named once."""
        counts: dict[str, int] = {}
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        return ", ".join(self.name(key) if n == 1 else f"{self.name(key)} ×{n}" for key, n in counts.items())

    def catalog(self) -> Words:
        """These words without the names of a table: the same object for every table that speaks with them."""
        return self

    def with_names(self, names: Mapping[str, str]) -> Words:
        """The same words, in which some things are called as these players call them: seat-1 is Ada."""
        return Named(self, names)

    def lend(self, texts: Mapping[str, str]) -> None:
        """Texts for keys without a message."""
        self.lent = dict(texts)
        self.variables.update((key, set()) for key in texts)

    def require(self, keys: Iterable[str]) -> None:
        """Content may name things for which there are no words: say so before the game begins."""
        missing = [key for key in keys if key not in self.variables]
        if missing:
            raise TextError(f"text/{self.language}/*.ftl: no message {', '.join(missing)}")

    def try_out(self, file: Path, ours: Words, stories: Mapping[str, Sequence[str]] | None = None) -> None:
        """Every message of a pack's file can be said, with what the game tells it. The game's own words are `ours`;
        `stories` are messages that content needs, with their facts."""
        text = file.read_bytes().decode("utf-8")  # as it is: an end of a line may be none
        self.hides = self.hides or bool(strange_sign(text))
        known = {*self.variables, *FUNCTIONS, *TERM.findall(text)}
        for key, body in bodies(text).items():
            where = f"{file.name}, line {text[: text.index(key)].count(chr(10)) + 1}: {key}"
            told = {stem(name) for name in (ours.variables.get(key) or (stories or {}).get(key, ()))}
            strange = sorted(name for name in self.variables[key] if stem(name) not in told)
            if strange:
                raise TextError(f"{where}: ${strange[0]} is not told here")
            for name in REFERENCE.findall(body):
                if name not in known:
                    raise TextError(f"{where}: there is no {name}")
            try:
                self.bundle.get_translation(key, variables=dict.fromkeys(self.variables[key], "1"), use_isolating=False)
            except Exception as error:
                raise TextError(f"{where}: the message has no value") from error

    def citation(self, rule: str) -> str:
        """A section as the reader calls it: its number, its step in his language, or the title of a chart."""
        section, step, number = rule.partition(" step ")
        if step:
            return self.raw("citation-step", {"section": section, "step": number})
        title = f"rule-{slug(rule)}-title"
        if self.language == "en" or rule.replace(".", "").isdigit() or title not in self.variables:
            return rule
        section, _, name = rule.partition(" ")
        return f"{section} {self.say(title)}" if section.isdigit() and name else self.say(title)

    # what the kernel's things are called

    def question(self, request: Decision | Chance) -> str:
        kind = "question" if isinstance(request, Decision) else "chance"
        key = f"{kind}-{request.key}"
        return sentence(self.say(f"{key}-of" if self.has(f"{key}-of") else key, request.facts))

    def option(self, option: Option[object]) -> str:
        return sentence(self.say(f"option-{option.key}", option.facts))

    def event(self, event: Event) -> str:
        return sentence(self.say(f"event-{event.key}", event.facts))

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refused-{refusal.reason}", {**(refusal.facts or {}), **(refusal.about or {})})

    def remedy(self, refusal: Refusal) -> str:
        return self.say(f"remedy-{refusal.reason}", {**(refusal.facts or {}), **(refusal.about or {})})

    def refused(self, refusal: Refusal) -> str:
        """What was wanted, in the words of the option."""
        return sentence(self.say(f"option-{refusal.key}", refusal.facts))

    def number(self, number: Number) -> str:
        return self.say(f"number-{number.key}", number.facts)

    def part(self, part: Part) -> str:
        return self.say(f"part-{part.key}", part.facts)


@cache
def book(language: str, *folders: Path) -> Words:
    """The words of the table itself, or of a game with its own folder: read once. A pack may change: see Words."""
    return Words(language, [KERNEL_TEXT, *folders])


class Named(Words):
    """Words with proper names of a table, which need no article."""

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.own = words.catalog()
        self.language, self.bundle, self.selectors = words.language, words.bundle, words.selectors
        self.lenient, self.hides, self.lent = words.lenient, words.hides, words.lent
        self.folders, self.hundreds = words.folders, words.hundreds
        self.names = {f"{form}-{key}": name for key, name in names.items() for form in ("name", "a", "the")}
        self.variables = {**words.variables, **{key: set() for key in self.names}}

    def catalog(self) -> Words:
        return self.own

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        return self.names[key] if key in self.names else super().say(key, facts)


def where_and_what(files: Sequence[Path]) -> str:
    """The first file that cannot be read, its line, and what is expected there: the parser draws it in a frame."""
    for file in files:
        try:
            rustfluent.Bundle("en", [str(file)], strict=True)
        except rustfluent.ParserError as error:
            line = re.search(r"\[(\d+):\d+\]", str(error)) or re.search(r"(\d+) │", str(error))
            what = re.search(r"╰── (.+)", str(error))
            problem = what[1].strip() if what else "the message breaks off"
            return f"{file.name}, line {line[1] if line else 1}: not valid Fluent: {problem}"
    return ", ".join(file.name for file in files)


def sentence(text: str) -> str:
    """A message may begin with a name or a noun phrase; a sentence begins with a capital."""
    return text[:1].upper() + text[1:]


@lru_cache(4096)
def slug(section: str) -> str:
    """The key of a section: "3.3 step 1A" -> 3-3-step-1a."""
    plain = unicodedata.normalize("NFKD", section.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
