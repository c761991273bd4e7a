"""The heading, the current card, the hand, and the cards that stay in play."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.cards import Chip, column, natural
from vigil.drawing.ink import (
    SMALLEST,
    box,
    circle,
    element,
    group,
    label,
    lines_of,
    path,
    place,
    symbol,
    width_of,
)
from vigil.drawing.letters import plain
from vigil.drawing.sheet import Part
from vigil.drawing.stores import deck, titled
from vigil.games.navajo_wars.board.geometry import CARD, CARDS, HEADING
from vigil.games.navajo_wars.board.wording import say
from vigil.games.navajo_wars.screen import card_line
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.view import CardView, DevelopmentView, View
from vigil.kernel.text import Words, sentence

LEGEND_HEIGHT = 100
LEGEND = (
    ("mission", "enemy", "mission"),
    ("raid", "enemy", "raid-counter"),
    ("harass", "dine", "harass-counter"),
    ("rancho", "enemy", "rancho"),
    ("tribal", "tribe", "tribal-raid"),
    ("corn", "corn-ground", "corn"),
    ("fort", "enemy", "army-fort"),
    ("intruder", "stranger", "intruder-counter"),
    ("drought", "drought-space", "drought"),
)


def parts(view: View) -> Iterator[Part]:
    yield Part("cards", held, (view.hand, view.in_play, view.developments))


def heading(words: Words, period: str, turn: int, ending: str, cards: int, thrown: int, known: list[CardView]) -> str:
    """The period and the turn, or how the game ended; the deck and the discard pile."""
    x, y, w, h = HEADING
    ended = words.say(f"ending-{ending}") if ending else ""
    what = ended.partition(".")[0] or screen_say(words, "period", period=period)
    when = "" if ended or not turn else say(words, "turn", n=turn)
    after = x + 14 + width_of(what, bold=True) * 16.5 + 8
    discarded, right = discard(words, thrown, x + w - 12.0, y + 17)
    drawn, right = draw_pile(words, cards, known, right, y + 17)
    return place(
        box(x, y, w, h, "heading", 8),
        element("rect", x=x + 2, y=y + h - 13, width=w - 4, height=12, fill="url(#weave-band)"),
        label(x + 14, y + 23, what, 16.5, "bold on-heading", right - x - 24),
        label(after, y + 23, when, SMALLEST, "on-heading", right - after) if when else "",
        discarded,
        drawn,
        title=ended or (f"{what}, {when}" if when else what),
        id="heading",
    )


def draw_pile(words: Words, n: int, known: list[CardView], right: float, middle: float) -> tuple[str, float]:
    """The pile, with what is known to lie on top; the result ends where it begins."""
    text = say(words, "deck", n=n)
    seen = words.list(card.key for card in known)
    left = right - width_of(text) * SMALLEST - 29
    drawn = place(
        deck(left + 2, middle - 11, 16, 22, "pile known" if known else "pile"),
        label(right, middle + 6, text, SMALLEST, "on-heading", anchor="end"),
        title=text + (f": {seen}" if seen else ""),
        id="deck",
    )
    return drawn, left - 12


def discard(words: Words, n: int, right: float, middle: float) -> tuple[str, float]:
    text = say(words, "discard", n=n)
    left = right - width_of(text) * SMALLEST - 26
    drawn = place(
        box(left + 2, middle - 11, 16, 22, "pile thrown", 3),
        label(right, middle + 6, text, SMALLEST, "on-heading", anchor="end"),
        title=text,
        id="discard",
    )
    return drawn, left - 12


def current(words: Words, card: CardView | None, preempted: bool) -> str:
    """The card on the table."""
    x, y, w, h = CARD
    if not card:
        text = say(words, "card")
        none = label(x + w / 2, y + h / 2 + 6, text, 17, "soft", w - 24, "middle")
        return place(box(x, y, w, h, "slot", 8), none, title=text, id="card", data_card="")
    return place(
        box(x, y, w, h, f"card {card.kind}", 8),
        label(x + 14, y + 27, sentence(words.name(card.key)), 20, "bold on-card", w - 84),
        label(x + w - 14, y + 26, f"#{card.n}", 16, "on-card-soft", anchor="end"),
        *facts_of(words, card, preempted),
        path(f"M{x + 8} {y + 38}h{w - 16}", "card-rule"),
        title=plain(card_line(card, preempted, words)),
        id="card",
        data_card=card.key,
    )


def facts_of(words: Words, card: CardView, preempted: bool) -> list[str]:
    """In columns: to preempt it, the Enemy's Action Points, who grows, the Minor Event."""
    x, y, end = CARD[0] + 14.0, CARD[1] + 58.0, CARD[0] + CARD[2] - 14
    if card.kind == "history":
        return [label(x, y + 10, screen_say(words, "history", vp=card.vp), 18, "on-card", end - x)]
    inside: list[str] = []
    if card.kind == "operations":
        title = say(words, "preempt")
        inside += [small(x, y, title), label(x, y + 26, str(card.preempt), 22, "bold on-card")]
        x += width_of(title) * SMALLEST + 16
        title, less = say(words, "enemy-ap"), "" if preempted else say(words, "if-preempted", n=card.preempted)
        points = str(card.preempted if preempted else card.enemy)
        inside += [small(x, y, title), label(x, y + 26, points, 22, "bold on-card"), small(x, y + 47, less)]
        x += max(width_of(title), width_of(less)) * SMALLEST + 16
    title = say(words, "grows")
    inside += [small(x, y, title), symbol(card.grows, x + 15, y + 25, 31, "on-card-fill")]
    x += width_of(title) * SMALLEST + 18
    if card.minor:
        name = lines_of(sentence(words.name(card.minor)), end - x, 17, bold=True)
        inside.append(small(x, y, say(words, "minor")))
        inside += [label(x, y + 24 + 21 * n, line, 17, "bold on-card", end - x) for n, line in enumerate(name)]
    elif card.kind == "ceremony":
        inside.append(label(x, y + 24, say(words, "ceremony"), 17, "bold on-card", end - x))
    return inside


def small(x: float, y: float, text: str) -> str:
    return label(x, y, text, SMALLEST, "on-card-soft") if text else ""


def held(words: Words, hand: list[CardView], in_play: list[CardView], developments: list[DevelopmentView]) -> str:
    """Hand and cards in play on the left, Cultural Developments on the right."""
    x, y, w, h = CARDS
    turned = screen_say(words, "exhausted")
    ours = [Chip(f"hand-{card.n}", words.name(card.key), "card ceremony", card.key) for card in hand]
    lasting = [Chip(f"in-play-{card.n}", words.name(card.key), "card operations", card.key) for card in in_play]
    known = [
        Chip(
            f"development-{each.key}",
            words.name(each.key),
            "card development",
            each.key,
            turned if each.exhausted else "",
        )
        for each in developments
    ]
    half, top, room = w / 2 - 14, y + 30, h - 38
    right = x + w / 2 + 5
    first, second, third = (natural(items, half) for items in (ours, lasting, known))
    tight = min(1.0, (room - 30) / (first + second))
    below = top + first * tight + 20
    inside = [
        titled(CARDS, screen_say(words, "hand")),
        column(ours, x + 9, top, half, tight),
        label(x + 11, below, screen_say(words, "in-play"), 16, "bold soft", half),
        column(lasting, x + 9, below + 10, half, tight),
        label(right + 2, y + 21, screen_say(words, "developments"), 16, "bold soft", half),
        column(known, right, top, half, min(1.0, room / third)),
    ]
    if max(first + second + 30, third) <= room - LEGEND_HEIGHT:
        inside.append(legend(words, x, y + h - LEGEND_HEIGHT, w))
    return group(*inside, id="cards")


def legend(words: Words, x: float, y: float, w: float) -> str:
    """What the pieces on the map are, while the cards leave room for it."""
    inside = [path(f"M{x + 10:g} {y - 2:g}h{w - 20:g}", "rule")]
    for n, (shape, side, key) in enumerate(LEGEND):
        left, middle = x + 24 + (n % 3) * (w - 14) / 3, y + 18 + (n // 3) * 31
        text = sentence(words.name(key)) if words.has(f"name-{key}") else say(words, key)
        inside.append(ground(side, left, middle))
        inside.append(symbol(shape, left, middle, 18, f"on-{side}" if side != "corn-ground" else "corn"))
        inside.append(label(left + 20, middle + 5.7, text, 16, "", (w - 14) / 3 - 40))
    return group(*inside, id="legend")


def ground(side: str, x: float, y: float) -> str:
    if side == "stranger":
        return path(f"M{x:g} {y - 13:g}l13 13-13 13-13-13z", "stranger")
    if side in ("corn-ground", "drought-space"):
        return circle(x, y, 11, side)
    return box(x - 11, y - 11, 22, 22, side, 4)
