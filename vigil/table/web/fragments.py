"""Pieces of pages: the templates, and citations that open our paraphrase of a section."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from vigil.kernel.definition.definition import Definition
from vigil.kernel.text.words import Words, slug

HERE = Path(__file__).parent

CITED: dict[tuple[str, str], dict[str, Markup]] = {}
PAGES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
PAGES.filters["slug"] = slug


def command_to_open() -> list[str]:
    """The words to type so that friends can come: with the Vigil that runs now, by its path below the folder it was
    started in (as `make play` does), else by its name. Without --host it would listen on this machine only."""
    own, typed = Path(sys.argv[0]).absolute(), "vigil"
    if own.stem == "vigil" and own.is_file() and own.is_relative_to(Path.cwd()):
        typed = str(own.relative_to(Path.cwd()))
    return [shlex.quote(typed), "serve", "--host", "0.0.0.0", "--open-to-others"]


PAGES.globals["command_to_open"] = command_to_open


def get_ready() -> None:
    """Compile every template now, not when the first player needs it."""
    for name in PAGES.list_templates():
        PAGES.get_template(name)


def template(name: str, **facts: Any) -> str:
    return PAGES.get_template(name).render(**facts)


def cite(definition: Definition, words: Words) -> Callable[[str], Markup]:
    """A citation that opens our paraphrase of its section; each is written once."""
    known = CITED.setdefault((definition.slug, words.language), {})

    def link(rule: str) -> Markup:
        if rule not in known:
            known[rule] = citation(definition, words, rule)
        return known[rule]

    return link


def citation(definition: Definition, words: Words, rule: str) -> Markup:
    sections = {slug(section) for section in definition.sections}
    key = slug(rule)
    while key and key not in sections:
        key = key.rpartition("-")[0]
    if not key:
        return Markup('<span class="cite">{}</span>').format(rule)
    facts = (definition.slug, key, words.say(f"rule-{key}-title"), words.citation(rule))
    return Markup('<a class="cite" href="/rules/{}/{}" title="{}">{}</a>').format(*facts)


def section_title(definition: Definition, words: Words, rule: str) -> str:
    key = slug(rule)
    while key and not words.has(f"rule-{key}-title"):
        key = key.rpartition("-")[0]
    return words.say(f"rule-{key}-title") if key else rule


def card_of(facts: Any, words: Words) -> str:
    """The card or Development an event or an option speaks of, if it has a text."""
    for name in ("card", "development"):
        key = (facts or {}).get(name)
        if isinstance(key, str) and words.has(f"card-{key}"):
            return key
    return ""
