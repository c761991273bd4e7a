"""The heading, the current card, the hand, and the cards that stay in play."""

from __future__ import annotations

from vigil.games.navajo_wars.board.geometry import CARD, CARDS, HEADING
from vigil.games.navajo_wars.board.ink import (
    SMALLEST,
    box,
    element,
    group,
    label,
    lines_of,
    panel,
    path,
    place,
    say,
    symbol,
    upper,
    width_of,
)
from vigil.games.navajo_wars.screen import card_line
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.view import CardView, View
from vigil.kernel.text import Words

LINE, LINES = 31.0, 48.0  # a card in a column, with its name on one line or on two
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
Chip = tuple[str, str, str, str]  # id, text, class, the key options name


def heading(view: View, words: Words) -> str:
    """The period and the turn, or how the game ended; the deck and the discard pile."""
    x, y, w, h = HEADING
    ending = words.say(f"ending-{view.ending}") if view.ending else ""
    period = ending.partition(".")[0] or screen_say(words, "period", period=view.period)
    turn = "" if ending or not view.turn else say(words, "turn", n=view.turn)
    after = x + 14 + width_of(period, bold=True) * 16.5 + 8
    right = x + w - 12.0
    piles = []
    for draw in (discard, deck):
        drawn, right = draw(view, words, right, y + 17)
        piles.append(drawn)
    return place(
        box(x, y, w, h, "heading", 8),
        element("rect", x=x + 2, y=y + h - 13, width=w - 4, height=12, fill="url(#weave-band)"),
        label(x + 14, y + 23, period, 16.5, "bold on-heading", right - x - 24),
        label(after, y + 23, turn, SMALLEST, "on-heading", right - after) if turn else "",
        *piles,
        title=ending or (f"{period}, {turn}" if turn else period),
        id="heading",
    )


def deck(view: View, words: Words, right: float, middle: float) -> tuple[str, float]:
    """The pile, with what is known to lie on top; the result ends where it begins."""
    text = say(words, "deck", n=view.deck)
    known = words.list(card.key for card in view.known)
    left = right - width_of(text) * SMALLEST - 29
    drawn = place(
        box(left + 5, middle - 9, 16, 22, "pile", 3),
        box(left + 2, middle - 11, 16, 22, "pile known" if view.known else "pile", 3),
        path(f"M{left + 10:g} {middle - 6:g}l4 6-4 6-4-6z", "pile-mark"),
        label(right, middle + 6, text, SMALLEST, "on-heading", anchor="end"),
        title=text + (f": {known}" if known else ""),
        id="deck",
    )
    return drawn, left - 12


def discard(view: View, words: Words, right: float, middle: float) -> tuple[str, float]:
    text = say(words, "discard", n=len(view.discard))
    left = right - width_of(text) * SMALLEST - 26
    drawn = place(
        box(left + 2, middle - 11, 16, 22, "pile thrown", 3),
        label(right, middle + 6, text, SMALLEST, "on-heading", anchor="end"),
        title=text,
        id="discard",
    )
    return drawn, left - 12


def current(view: View, words: Words) -> str:
    """The card on the table."""
    x, y, w, h = CARD
    card = view.card
    if not card:
        text = say(words, "card")
        none = label(x + w / 2, y + h / 2 + 6, text, 17, "soft", w - 24, "middle")
        return place(box(x, y, w, h, "slot", 8), none, title=text, id="card", data_card="")
    return place(
        box(x, y, w, h, f"card {card.kind}", 8),
        label(x + 14, y + 27, upper(words.name(card.key)), 20, "bold on-card", w - 84),
        label(x + w - 14, y + 26, f"#{card.n}", 16, "on-card-soft", anchor="end"),
        *facts_of(card, view, words),
        path(f"M{x + 8} {y + 38}h{w - 16}", "card-rule"),
        title="".join(text for text, _ in card_line(card, view, words)),
        id="card",
        data_card=card.key,
    )


def facts_of(card: CardView, view: View, words: Words) -> list[str]:
    """In columns: to preempt it, the Enemy's Action Points, who grows, the Minor Event."""
    x, y, end = CARD[0] + 14.0, CARD[1] + 58.0, CARD[0] + CARD[2] - 14
    if card.kind == "history":
        return [label(x, y + 10, screen_say(words, "history", vp=card.vp), 18, "on-card", end - x)]
    inside: list[str] = []
    if card.kind == "operations":
        title = say(words, "preempt")
        inside += [small(x, y, title), label(x, y + 26, str(card.preempt), 22, "bold on-card")]
        x += width_of(title) * SMALLEST + 16
        title, less = say(words, "enemy-ap"), "" if view.preempted else say(words, "if-preempted", n=card.preempted)
        points = str(card.preempted if view.preempted else card.enemy)
        inside += [small(x, y, title), label(x, y + 26, points, 22, "bold on-card"), small(x, y + 47, less)]
        x += max(width_of(title), width_of(less)) * SMALLEST + 16
    title = say(words, "grows")
    inside += [small(x, y, title), symbol(card.grows, x + 15, y + 25, 31, "on-card-fill")]
    x += width_of(title) * SMALLEST + 18
    if card.minor:
        name = lines_of(upper(words.name(card.minor)), end - x, 17, bold=True)
        inside.append(small(x, y, say(words, "minor")))
        inside += [label(x, y + 24 + 21 * n, line, 17, "bold on-card", end - x) for n, line in enumerate(name)]
    elif card.kind == "ceremony":
        inside.append(label(x, y + 24, say(words, "ceremony"), 17, "bold on-card", end - x))
    return inside


def small(x: float, y: float, text: str) -> str:
    return label(x, y, text, SMALLEST, "on-card-soft") if text else ""


def held(view: View, words: Words) -> str:
    """Hand and cards in play on the left, Cultural Developments on the right."""
    x, y, w, h = CARDS
    turned = screen_say(words, "exhausted")
    hand: list[Chip] = [(f"hand-{card.n}", words.name(card.key), "card ceremony", card.key) for card in view.hand]
    lasting: list[Chip] = [
        (f"in-play-{card.n}", words.name(card.key), "card operations", card.key) for card in view.in_play
    ]
    known: list[Chip] = [
        (
            f"development-{each.key}",
            words.name(each.key),
            "card used" if each.exhausted else "card development",
            each.key,
        )
        for each in view.developments
    ]
    half, top, room = w / 2 - 14, y + 30, h - 38
    right = x + w / 2 + 5
    first, second, third = (natural(items, half) for items in (hand, lasting, known))
    tight = min(1.0, (room - 30) / (first + second))
    below = top + first * tight + 20
    inside = [
        panel(x, y, w, h, screen_say(words, "hand")),
        chips(hand, x + 9, top, half, tight, "data_card"),
        label(x + 11, below, screen_say(words, "in-play"), 16, "bold soft", half),
        chips(lasting, x + 9, below + 10, half, tight, "data_card"),
        label(right + 2, y + 21, screen_say(words, "developments"), 16, "bold soft", half),
        chips(known, right, top, half, min(1.0, room / third), "data_development", turned),
    ]
    if max(first + second + 30, third) <= room - LEGEND_HEIGHT:
        inside.append(legend(x, y + h - LEGEND_HEIGHT, w, words))
    return group(*inside, id="cards")


def legend(x: float, y: float, w: float, words: Words) -> str:
    """What the pieces on the map are, while the cards leave room for it."""
    inside = [path(f"M{x + 10:g} {y - 2:g}h{w - 20:g}", "rule")]
    for n, (shape, side, key) in enumerate(LEGEND):
        left, middle = x + 24 + (n % 3) * (w - 14) / 3, y + 18 + (n // 3) * 31
        text = upper(words.name(key)) if words.has(f"name-{key}") else say(words, key)
        inside.append(ground(side, left, middle))
        inside.append(symbol(shape, left, middle, 18, f"on-{side}" if side != "corn-ground" else "corn"))
        inside.append(label(left + 20, middle + 5.7, text, 16, "", (w - 14) / 3 - 40))
    return group(*inside, id="legend")


def ground(side: str, x: float, y: float) -> str:
    if side == "stranger":
        return path(f"M{x:g} {y - 13:g}l13 13-13 13-13-13z", "stranger")
    if side in ("corn-ground", "drought-space"):
        return element("circle", cx=float(x), cy=float(y), r=11, kind=side)
    return box(x - 11, y - 11, 22, 22, side, 4)


def named(chip: Chip, w: float) -> list[str]:
    """The name of a card in a column: without what stands in parentheses, on as many lines as it needs."""
    _, text, kind, _ = chip
    return lines_of(text.partition(" (")[0], w - (40 if "used" in kind else 18))


def natural(items: list[Chip], w: float) -> float:
    """How high a column would like to be."""
    return sum(LINES if len(named(chip, w)) > 1 else LINE for chip in items) or LINE


def chips(items: list[Chip], x: float, y: float, w: float, tight: float, fact: str, turned: str = "") -> str:
    """A column of cards; an empty column shows its place."""
    if not items:
        return box(x, y, w, LINE * tight - 4, "slot", 5)
    inside = []
    for chip in items:
        name, text, kind, key = chip
        used, lines = "used" in kind, named(chip, w)
        h = (LINES if len(lines) > 1 else LINE) * tight - 4
        first = y + h / 2 + 5.5 - 9 * (len(lines) - 1)
        inside.append(
            place(
                box(x, y, w, h, kind, 5),
                *(
                    label(x + 10, first + 18 * n, line, SMALLEST, "on-used" if used else "on-card", w - 16)
                    for n, line in enumerate(lines)
                ),
                symbol("turn", x + w - 16, y + h / 2, 16, "on-used-fill") if used else "",
                title=f"{text} {turned}" if used else text,
                id=name,
                **{fact: key},
            )
        )
        y += h + 4
    return "".join(inside)
