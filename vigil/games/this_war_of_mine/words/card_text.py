"""What a card, a place, a Fitting or a person says, told from what it does: for whoever wants to read it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.content.tables import Skill
from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.words.option_notes import cost, priced, said, work
from vigil.games.this_war_of_mine.words.thing_text import enemy, level, token, values
from vigil.kernel.effects.describe import lines, saying
from vigil.kernel.text.words import Words, sentence

MOMENTS = ("morning", "day", "dusk", "evening", "trip", "night", "dawn")  # at which skills serve by themselves
SEEN = 6  # cards of the way that the board shows, where no enemies stand
TRAITS = ("a", "b", "c")
ROWS = ("junk", "pantry", "furniture")


def text_of(content: Content, words: Words, key: str) -> str:
    """In lines; "" of what nobody can read."""
    return "\n".join(lines_of(content, words, key))


def lines_of(content: Content, words: Words, key: str) -> Iterator[str]:
    state, _, n = key.rpartition("-")
    if key in content.characters:
        yield from person(content, words, key)
    elif key in content.fittings:
        yield from fitting(content, words, key)
    elif key in content.locations:
        yield from place(content, words, key)
    elif key in content.fate:
        yield said(content, words, key)
        yield line(words, "in-combat", said(content, words, f"{key}-combat"))
    elif key in content.findings:
        yield from (f"- {titled(words, row, said(content, words, f'{key}-{row}'))}" for row in ROWS)
    elif key in content.tokens:
        yield from token(content, words, key)
    elif key in content.enemies:
        yield from enemy(content, words, key)
    elif key in content.actions:
        yield priced(content.actions[key].cost, said(content, words, f"action-{key}"), words)
    elif state in content.states and n.isdecimal():
        yield from level(content, words, state, int(n))
    elif key in content.objectives:
        yield from objective(content, words, key)
    elif key in content.shelter_cards:
        yield said(content, words, f"shelter-{key}")
    else:
        yield from card(content, words, key)


def card(content: Content, words: Words, key: str) -> Iterator[str]:
    """A card of a deck, each way of a choice in a line of its own; an Event begins with the Cold it brings."""
    for kind, events in content.events.items():
        if key in events:
            if events[key].cold:
                yield words.say("reading-cold", {"n": events[key].cold})
            if kind == "chapters":
                yield words.say("reading-chapter")
    if any(key in deck for deck in content.cards.values()) or any(key in deck for deck in content.events.values()):
        yield from lines(content.effects[key], words)
        yield from stocks(content, words, key)


def stocks(content: Content, words: Words, source: str) -> Iterator[str]:
    """What the traders of a card or place have, each thing with its value."""
    for node in content.effects[source].nodes.values():
        if node.say and node.say.name == "barter":
            yield line(words, "stock", values(content, content.wares(str(node.say.params["stock"])), words))


def line(words: Words, key: str, text: str) -> str:
    return words.raw("screen-label", {"label": words.say(f"reading-{key}")}) + f" {text}"


def titled(words: Words, key: str, text: str) -> str:
    return words.raw("screen-label", {"label": sentence(words.name(key))}) + f" {text}"


def objective(content: Content, words: Words, key: str) -> Iterator[str]:
    """What it asks for, what it brings and what missing it costs."""
    asked = content.effects[f"{key}-judged"].body[0].say
    yield line(words, "asked", f"{sentence(saying('condition', asked, words))}.")
    yield from (line(words, name, said(content, words, f"{key}-{name}")) for name in ("reward", "penalty"))


def person(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.characters[key]
    yield words.say("screen-values", {"prowess": row.prowess, "empathy": row.empathy, "inventory": row.inventory})
    told_skill = " ".join(skill(row.skill, said(content, words, f"skill-{key}"), words))
    yield line(words, "skill", f"{sentence(words.name(row.skill.key))}. {told_skill}".strip())
    for letter in TRAITS:
        yield line(words, f"trait-{letter}", said(content, words, f"trait-{key}-{letter}"))


def skill(row: Skill, does: str, words: Words) -> Iterator[str]:
    """What a skill does, and when."""
    for key, n in row.bonus.items():
        if words.has(f"skill-bonus-{key}"):  # of any other key no rule asks
            yield words.say(f"skill-bonus-{key}", {"n": n})
    if row.moment in MOMENTS:
        yield words.raw(f"skill-at-{row.moment}", {"does": does})


def fitting(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.fittings[key]
    yield line(words, "cost", cost(row.cost, words))
    if row.beside:
        yield words.say("reading-beside", {"fitting": row.beside})
    for each in row.actions:
        yield f"- {titled(words, each.key, work(content, each.key, words))}"
    if row.bed:
        yield words.say("reading-bed")
    if row.bonus:
        yield words.raw("reading-stands", {"give": given(row.bonus, words)})


def given(bonus: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words.name(key)} {n:+d}".replace("-", "−") for key, n in bonus.items())


def place(content: Content, words: Words, key: str) -> Iterator[str]:
    if content.locations[key].rule:
        yield line(words, "red-box", said(content, words, f"location-{key}"))
        yield from stocks(content, words, f"location-{key}")
    yield line(words, "special", said(content, words, f"special-{key}"))


def cards_in_view(view: View) -> list[tuple[str, str]]:
    """The last card, then everything on the table that can be read, by its key."""
    last = [("", view.card)] if view.card else []
    built = [space.fitting for floor in view.floors for space in floor.spaces if space.fitting]
    keys = (*(each.key for each in view.people), *view.places.values(), *built, *view.fittings)
    way = view.trip.seen[-SEEN:] if view.trip and not view.enemies else ()
    foes = (each.token for each in view.enemies)
    objective = (view.objective,) if view.objective else ()
    things = (*view.storage, *view.pile)
    return [*last, *((key, key) for key in dict.fromkeys((*objective, *keys, *way, *foes, *things)))]
