"""Citations that open our paraphrase of a section."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.text.words import Words, slug

CITED: WeakKeyDictionary[Words, dict[str, Markup]] = WeakKeyDictionary()  # by the words, since packs bring their own


def cite(definition: AnyDefinition, words: Words) -> Callable[[str], Markup]:
    """A citation that opens our paraphrase of its section; each is written once."""
    known = CITED.setdefault(words.catalog(), {})

    def link(rule: str) -> Markup:
        if rule not in known:
            known[rule] = citation(definition, words, rule)
        return known[rule]

    return link


def citation(definition: AnyDefinition, words: Words, rule: str) -> Markup:
    sections = {slug(section) for section in definition.identity.sections}
    key = slug(rule)
    while key and key not in sections:
        key = key.rpartition("-")[0]
    if not key:
        return Markup('<span class="cite">{}</span>').format(rule)
    facts = (definition.slug, key, words.say(f"rule-{key}-title"), words.citation(rule))
    return Markup('<a class="cite" href="/rules/{}/{}" title="{}">{}</a>').format(*facts)


def section_title(definition: AnyDefinition, words: Words, rule: str) -> str:
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
