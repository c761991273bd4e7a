"""What a card says, told from its effects: for cards of a pack that bring no text of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vigil.drawing.labels import screen_label
from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.view import CardView, View, card_view
from vigil.kernel.effects.describe import saying, told, way_of
from vigil.kernel.rules.requests import Fact
from vigil.kernel.text.words import Words


def text_of(content: Content, words: Words, key: str) -> str:
    """In lines; "" of what is no card."""
    if key in content.developments:
        return "\n".join(development(content, words, key))
    if key not in content.numbers:
        return ""
    n = content.numbers[key]
    if n in content.ceremonies:
        return "\n".join(ceremony(content, words, key))
    return " ".join(event(content, words, key))


def effect(content: Content, words: Words, source: str) -> str:
    effects = content.effects[source]
    return told(effects, words) if effects.body else words.say("effects-none")


def event(content: Content, words: Words, key: str) -> Iterator[str]:
    n = content.numbers[key]
    intruders = content.operations[n].intruders if n in content.operations else 0
    if content.effects[key].body or not intruders:
        yield effect(content, words, key)
    if intruders:
        yield words.say("effects-intruders", {"n": intruders})
    if n in content.history and content.history[n].bonuses:
        yield in_play(words, content.history[n].bonuses)


def ceremony(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.ceremonies[content.numbers[key]]
    yield f"{effect(content, words, key)} {words.say('effects-number', {'n': row.number})}"
    yield words.raw("effects-blessing", {"text": effect(content, words, f"blessing-{key}")})
    yield words.raw("effects-enemy-way", {"text": effect(content, words, f"enemy-way-{key}")})


def development(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.developments[key]
    yield words.say("effects-cost", {"culture": row.culture, "military": row.military})
    needs = [saying("condition", node.say, words) for node in content.effects[f"needs-{key}"].body]
    if needs:
        yield words.raw("effects-needs", {"what": ", ".join(needs)})
    if row.bonuses:
        yield in_play(words, row.bonuses)
    if content.effects[f"power-{key}"].body:
        yield words.raw("effects-exhaust", {"text": effect(content, words, f"power-{key}")})


def in_play(words: Words, bonuses: dict[str, int]) -> str:
    give = ", ".join(f"{words.name(key)} {n:+d}".replace("-", "−") for key, n in bonuses.items())
    return words.raw("effects-in-play", {"give": give})


# which cards can be read


def cards(content: Content) -> dict[int, str]:
    """The keys of the cards by their numbers."""
    kinds = (content.operations, content.ceremonies, content.history)
    return {n: card.key for kind in kinds for n, card in kind.items()}


def cards_in_view(view: View) -> list[tuple[int | str, str]]:
    """The current card, which needs no number, then all that can be read, Developments by their name."""
    current = [view.card] if view.card else []
    cards = [(card.n, card.key) for card in (*current, *view.in_play, *view.hand, *view.known)]
    return [*(("", card.key) for card in current), *cards, *((each.key, each.key) for each in view.developments)]


def subject(g: NavajoWars, key: str, facts: Mapping[str, Fact]) -> str:
    """What can be read of an option: the card or the Development it names, or the card that leaves this choice."""
    named = facts.get("card", facts.get("development", ""))
    card = g.content.key_of.get(g.state.card, "")
    return str(named) if named else card if way_of(g.content.effects.get(card), key) else ""


def numbers_of(card: CardView, words: Words, preempted: bool = False) -> str:
    """The numbers and symbols of a card."""
    if card.kind == "ceremony":
        return screen_label(words, "ceremony", grows=card.grows)
    if card.kind == "history":
        medicine = screen_label(words, "medicine", n=card.medicine) if card.medicine else ""
        return " · ".join(text for text in (screen_label(words, "history", vp=card.vp), medicine) if text)
    return screen_label(
        words,
        "operations-preempted" if preempted else "operations",
        preempt=card.preempt,
        enemy=card.enemy,
        preempted=card.preempted,
        grows=card.grows,
        minor=card.minor,
    )


def printed(content: Content, words: Words, n: int) -> str:
    """The numbers and symbols of a card, by its number."""
    return numbers_of(card_view(content, n), words)
