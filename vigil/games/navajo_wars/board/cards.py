"""The heading, the current card, the hand, and the cards that stay in play."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.boxes import deck, titled
from vigil.drawing.cards import GAP, LINE, PITCH, TALLEST, Chip, shelf
from vigil.drawing.labels import board_label, screen_label
from vigil.drawing.motifs import framed
from vigil.drawing.svg import (
    NARROWER,
    SMALLEST,
    box,
    element,
    folded,
    group,
    label,
    lines_of,
    path,
    place,
    symbol,
    width_of,
)
from vigil.drawing.terminal_text import plain
from vigil.games.navajo_wars.board.geometry import CARD, CARDS, HEADING
from vigil.games.navajo_wars.board.pictures import picture_of
from vigil.games.navajo_wars.observe.view import CardView, DevelopmentView, View, WaitingView
from vigil.games.navajo_wars.terminal.screen import card_line, coming
from vigil.kernel.text.words import Words, sentence

PICTURE = (150.0, 112.5)


def parts(view: View) -> Iterator[Drawing]:
    piles = (view.deck, len(view.discard), view.known)
    yield Drawing("heading", heading, (view.period, view.turn, view.ending, *piles))
    yield Drawing("card", current, (view.card, view.preempted))
    yield Drawing("cards", held, (view.hand, view.in_play, view.developments, view.waiting))


def heading(words: Words, period: str, turn: int, ending: str, cards: int, thrown: int, known: list[CardView]) -> str:
    """The period and the turn, or how the game ended; the deck and the discard pile."""
    x, y, w, h = HEADING
    ended = words.say(f"ending-{ending}") if ending else ""
    what = ended.partition(".")[0] or screen_label(words, "period", period=period)
    when = "" if ended or not turn else board_label(words, "turn", n=turn)
    after = x + 12 + width_of(what, bold=True) * NARROWER * 17 + 6
    discarded, right = discard(words, thrown, x + w - 10.0, y + 16)
    drawn, right = draw_pile(words, cards, known, right, y + 16)
    fits = when and after + width_of(when) * SMALLEST < right
    return place(
        box(x, y, w, h, "heading", 8),
        element("rect", x=x + 2, y=y + h - 13, width=w - 4, height=12, fill="url(#weave-band)"),
        label(x + 12, y + 22, what, 17, "bold display on-heading", right - x - 16),
        label(after, y + 22, when, SMALLEST, "on-heading") if fits else "",
        discarded,
        drawn,
        title=ended or (f"{what}, {when}" if when else what),
        id="heading",
    )


def draw_pile(words: Words, n: int, known: list[CardView], right: float, middle: float) -> tuple[str, float]:
    """The pile, with what is known to lie on top; the result ends where it begins."""
    text = board_label(words, "deck", n=n)
    seen = words.list(card.key for card in known)
    left = right - width_of(text) * SMALLEST - 29
    drawn = place(
        deck(left + 2, middle - 11, 16, 22, "pile known" if known else "pile"),
        label(right, middle + 6, text, SMALLEST, "on-heading", anchor="end"),
        title=text + (f": {seen}" if seen else ""),
        id="deck",
    )
    return drawn, left - 6


def discard(words: Words, n: int, right: float, middle: float) -> tuple[str, float]:
    text = board_label(words, "discard", n=n)
    left = right - width_of(text) * SMALLEST - 26
    drawn = place(
        box(left + 2, middle - 11, 16, 22, "pile thrown", 3),
        label(right, middle + 6, text, SMALLEST, "on-heading", anchor="end"),
        title=text,
        id="discard",
    )
    return drawn, left - 6


def current(words: Words, card: CardView | None, preempted: bool) -> str:
    """The card on the table: its picture, its name, its numbers and symbols."""
    x, y, w, h = CARD
    if not card:
        text = board_label(words, "card")
        none = label(x + w / 2, y + h / 2 + 6, text, 17, "soft", w - 24, "middle")
        return place(box(x, y, w, h, "slot", 10), none, title=text, id="card", data_card="")
    left, end = x + PICTURE[0] + 20, x + w - 10
    corner = f"#{card.n}"
    room = end - left - width_of(corner) * SMALLEST - 4
    name = lines_of(sentence(words.name(card.key)), room / NARROWER, 19, bold=True)
    size = 19 if len(name) > 1 else 21
    return place(
        box(x, y, w, h, f"card {card.kind}", 10),
        framed(picture_of(card.key), x + 8, y + 8, PICTURE[0]),
        box(x + 8, y + 8, *PICTURE, "picture-frame", 3),
        *(label(left, y + 26 + 21 * n, line, size, "bold display on-card", room) for n, line in enumerate(name)),
        label(end, y + 24, corner, SMALLEST, "on-card-soft", anchor="end"),
        path(f"M{left} {y + 32 + 21 * (len(name) - 1)}H{end}", "card-rule"),
        *facts_of(words, card, preempted, y + 52.0 + 20 * (len(name) - 1)),
        label(end, y + h - 30, board_label(words, "read"), SMALLEST, "on-card-soft read", anchor="end"),
        title=f"{plain(card_line(card, preempted, words))}. {effect(words, card.key)}".rstrip(),
        id="card",
        data_card=card.key,
    )


def facts_of(words: Words, card: CardView, preempted: bool, y: float) -> list[str]:
    """To preempt it, the Enemy's Action Points, the Minor Event; below the picture who grows."""
    left, end = CARD[0] + PICTURE[0] + 20, CARD[0] + CARD[2] - 10
    if card.kind == "history":
        return [label(left, y + 10, screen_label(words, "history", vp=card.vp), 18, "on-card", end - left)]
    below, title = CARD[1] + CARD[3] - 23.0, board_label(words, "grows")
    inside = [small(CARD[0] + 12, below + 6, title)]
    inside.append(symbol(card.grows, CARD[0] + 32 + width_of(title) * SMALLEST, below, 30, "on-card-fill"))
    if card.kind == "ceremony":
        return [*inside, label(left, y + 8, board_label(words, "ceremony"), 18, "bold on-card", end - left)]
    title = board_label(words, "preempt")
    inside += [small(left, y, title), label(left, y + 25, str(card.preempt), 22, "bold display on-card")]
    x = left + width_of(title) * SMALLEST + 16
    title, less = (
        board_label(words, "enemy-ap"),
        "" if preempted else board_label(words, "if-preempted", n=card.preempted),
    )
    points = str(card.preempted if preempted else card.enemy)
    inside += [small(x, y, title), label(x, y + 25, points, 22, "bold display on-card"), small(x + 20, y + 25, less)]
    low = CARD[1] + CARD[3] - 10
    inside.append(label(left, low, sentence(words.name(card.minor)), 17, "bold on-card", end - left))
    return [*inside, small(left, low - 20, board_label(words, "minor"))]


def small(x: float, y: float, text: str) -> str:
    return label(x, y, text, SMALLEST, "on-card-soft") if text else ""


def effect(words: Words, key: str) -> str:
    """What a card does, as one who points at it reads it."""
    return words.say(f"card-{key}").replace("\n", " ") if words.has(f"card-{key}") else ""


def chip(words: Words, name: str, key: str, kind: str, used: str = "") -> Chip:
    return Chip(name, words.name(key), f"card {kind}", key, used, picture_of(key), effect(words, key))


def still_to_come(words: Words, waiting: list[WaitingView]) -> tuple[str, float]:
    """What cards left for later, at the foot of the panel, and how much room it takes."""
    x, y, w, h = CARDS
    if not waiting:
        return "", 0.0
    text = f"{screen_label(words, 'waiting')} {' · '.join(coming(waiting, words))}"
    lines = folded(text, w - 20, SMALLEST)
    foot = y + h - 9
    drawn = [label(x + 10, foot - PITCH * n, line, SMALLEST, "soft", w - 20) for n, line in enumerate(lines[::-1])]
    return place(*drawn, title=text, id="waiting"), PITCH * len(lines) + 2


def held(
    words: Words,
    hand: list[CardView],
    in_play: list[CardView],
    developments: list[DevelopmentView],
    waiting: list[WaitingView],
) -> str:
    """Hand and cards in play on the left, Cultural Developments on the right; below them what is still to come."""
    x, y, w, h = CARDS
    later, taken = still_to_come(words, waiting)
    turned = screen_label(words, "exhausted")
    ours = [chip(words, f"hand-{card.n}", card.key, "ceremony") for card in hand]
    lasting = [chip(words, f"in-play-{card.n}", card.key, "operations") for card in in_play]
    known = [
        chip(words, f"development-{each.key}", each.key, "development", turned if each.exhausted else "")
        for each in developments
    ]
    half, top, room = w / 2 - 12, y + 26, h - 32 - taken
    right, second = x + w / 2 + 4, 24
    first, more = max(1, len(ours)), max(1, len(lasting))
    share = min((TALLEST + GAP) * first if ours else LINE + GAP, (room - second) * first / (first + more))
    return group(
        titled(CARDS, screen_label(words, "hand")),
        shelf(ours, (x + 8, top, half, share)),
        label(x + 9, top + share + 16, screen_label(words, "in-play"), 16.5, "bold display soft", half),
        shelf(lasting, (x + 8, top + share + second, half, room - second - share)),
        label(right + 2, y + 18, screen_label(words, "developments"), 16.5, "bold display soft", half),
        shelf(known, (right, top, half, room)),
        later,
        id="cards",
    )
