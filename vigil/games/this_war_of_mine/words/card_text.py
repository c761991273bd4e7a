"""What a card, a place, a Fitting or a person says, told from what it does: for whoever wants to read it."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.words.option_notes import cost, work
from vigil.games.this_war_of_mine.words.thing_text import level, token
from vigil.kernel.effects.describe import told
from vigil.kernel.text.words import Words, sentence

TRAITS = ("a", "b", "c")


def text_of(content: Content, words: Words, key: str) -> str:
    """In lines; "" of what nobody can read."""
    if key in content.characters:
        return "\n".join(person(content, words, key))
    if key in content.fittings:
        return "\n".join(fitting(content, words, key))
    if key in content.locations:
        return "\n".join(place(content, words, key))
    if key in content.fate:
        return "\n".join((said(content, words, key), line(words, "in-combat", said(content, words, f"{key}-combat"))))
    if key in content.tokens:
        return "\n".join(token(content, words, key))
    state, _, n = key.rpartition("-")
    if state in content.states and n.isdecimal():
        return "\n".join(level(content, words, state, int(n)))
    if key in content.objectives:
        return "\n".join(line(words, name, said(content, words, f"{key}-{name}")) for name in ("reward", "penalty"))
    return said(content, words, key) if card(content, key) else ""


def card(content: Content, key: str) -> bool:
    return any(key in deck for deck in content.cards.values()) or any(key in deck for deck in content.events.values())


def said(content: Content, words: Words, source: str) -> str:
    effects = content.effects.get(source)
    return told(effects, words) if effects and effects.body else words.say("reading-nothing")


def line(words: Words, key: str, text: str) -> str:
    return words.raw("screen-label", {"label": words.say(f"reading-{key}")}) + f" {text}"


def person(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.characters[key]
    yield words.say("screen-values", {"prowess": row.prowess, "empathy": row.empathy, "inventory": row.inventory})
    skill = sentence(words.name(row.skill.key))
    told_skill = said(content, words, f"skill-{key}") if row.skill.effects else ""
    yield line(words, "skill", f"{skill}. {told_skill}".strip())
    for letter in TRAITS:
        yield line(words, f"trait-{letter}", said(content, words, f"trait-{key}-{letter}"))


def fitting(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.fittings[key]
    yield line(words, "cost", cost(row.cost, words))
    for each in row.actions:
        name = words.raw("screen-label", {"label": sentence(words.name(each.key))})
        yield f"- {name} {work(content, each.key, words)}"
    if row.bed:
        yield words.say("beside-task-bed")


def place(content: Content, words: Words, key: str) -> Iterator[str]:
    if content.locations[key].rule:
        yield said(content, words, f"location-{key}")
    yield line(words, "special", said(content, words, f"special-{key}"))


def cards_in_view(view: View) -> list[tuple[str, str]]:
    """The last card, then everything on the table that can be read, by its key."""
    last = [("", view.card)] if view.card else []
    built = [space.fitting for floor in view.floors for space in floor.spaces if space.fitting]
    keys = (*(each.key for each in view.people), *view.places.values(), *built, *view.fittings)
    objective = (view.objective,) if view.objective else ()
    return [*last, *((key, key) for key in dict.fromkeys((*objective, *keys)))]
