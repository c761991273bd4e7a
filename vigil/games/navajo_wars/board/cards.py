"""The heading, the current card, the hand, and the cards that stay in play."""

from __future__ import annotations

from vigil.games.navajo_wars.board.geometry import CARD, CARDS, HEADING
from vigil.games.navajo_wars.board.ink import box, element, group, label, panel, path, place, say, symbol, upper
from vigil.games.navajo_wars.screen import card_line
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.view import CardView, View
from vigil.kernel.text import Words

CHIP = 34.0  # a card in a column, at most
LEGEND_LEAVES = 5  # rows of cards above the legend
LEGEND = (
    ("mission", "enemy", "mission"),
    ("raid", "enemy", "raid-counter"),
    ("harass", "dine", "harass"),
    ("rancho", "enemy", "rancho"),
    ("tribal", "tribe", "tribal-raid"),
    ("corn", "corn-ground", "corn"),
    ("fort", "enemy", "army-fort"),
    ("intruder", "stranger", "intruder-counter"),
    ("drought", "drought-space", "drought"),
)
Chip = tuple[str, str, str, str]  # id, text, class, the key options name


def heading(view: View, words: Words) -> str:
    x, y, w, h = HEADING
    title = words.say(f"scenario-{view.scenario}")
    period = screen_say(words, "period", period=view.period)
    right = (
        words.say(f"ending-{view.ending}") if view.ending else screen_say(words, "deck", turn=view.turn, deck=view.deck)
    )
    return group(
        box(x, y, w, h, "heading", 8),
        element("rect", x=x + 2, y=y + h - 14, width=w - 4, height=12, fill="url(#weave-band)"),
        label(x + 16, y + 25, title, 21, "bold on-heading", 420),
        label(x + 450, y + 25, period, 16, "on-heading", 260),
        label(x + w - 16, y + 25, right, 16, "on-heading" + (" bold" if view.ending else ""), 840, "end"),
        id="heading",
    )


def current(view: View, words: Words) -> str:
    """The card on the table and the deck it came from."""
    x, y, w, h = CARD
    inside = [panel(x, y, w, h), deck(view, words)]
    title = say(words, "card")
    if view.card:
        title = "".join(text for text, _ in card_line(view.card, view, words))
        inside += [
            box(x + 8, y + 8, 396, h - 16, f"card {view.card.kind}", 7),
            path(f"M{x + 14} {y + 44}h384", "card-rule"),
            label(x + 20, y + 33, upper(words.name(view.card.key)), 19, "bold on-card", 330),
            label(x + 392, y + 32, f"#{view.card.n}", 13, "on-card-soft", anchor="end"),
            *facts_of(view.card, view, words),
        ]
    else:
        inside.append(box(x + 8, y + 8, 396, h - 16, "slot", 7))
    key = view.card.key if view.card else ""
    return place(*inside, title=title, id="card", data_card=key)


def facts_of(card: CardView, view: View, words: Words) -> list[str]:
    x, y = CARD[0] + 20.0, CARD[1] + 61
    if card.kind == "history":
        return [label(x, y + 14, screen_say(words, "history", vp=card.vp), 15, "on-card", 380)]
    inside: list[str] = []
    columns: list[tuple[str, str, float]] = []
    if card.kind == "operations":
        columns = [
            (say(words, "preempt"), str(card.preempt), 78),
            (say(words, "enemy-ap"), str(card.preempted if view.preempted else card.enemy), 104),
        ]
        if not view.preempted:
            text = say(words, "if-preempted", n=card.preempted)
            inside.append(label(x + 78, y + 41, text, 12.5, "on-card-soft", 98))
    for text, value, width in columns:
        inside.append(label(x, y, text, 12.5, "on-card-soft", width - 8))
        inside.append(label(x, y + 24, value, 21, "bold on-card"))
        x += width
    inside.append(label(x, y, say(words, "grows"), 12.5, "on-card-soft", 54))
    inside.append(symbol(card.grows, x + 13, y + 21, 27, "on-card-fill"))
    x += 64
    if card.minor:
        inside.append(label(x, y, say(words, "minor"), 12.5, "on-card-soft", CARD[0] + 396 - x))
        inside.append(label(x, y + 24, upper(words.name(card.minor)), 14, "bold on-card", CARD[0] + 396 - x))
    elif card.kind == "ceremony":
        inside.append(label(x, y + 24, say(words, "ceremony"), 14, "bold on-card", CARD[0] + 396 - x))
    return inside


def deck(view: View, words: Words) -> str:
    """The pile, with what is known to lie on top, and the discard."""
    x, y = CARD[0] + 414, CARD[1] + 8
    known = words.list(card.key for card in view.known)
    title = say(words, "deck", n=view.deck) + (f": {known}" if known else "")
    inside = [
        box(x + 6, y + 6, 38, 54, "pile", 5),
        box(x + 3, y + 3, 38, 54, "pile", 5),
        box(x, y, 38, 54, "pile known" if view.known else "pile", 5),
        path(f"M{x + 19} {y + 12}l9 15-9 15-9-15z", "pile-mark"),
    ]
    drawn = place(*inside, label(x + 22, y + 80, str(view.deck), 15, "bold", anchor="middle"), title=title, id="deck")
    x += 58
    top = box(x, y + 3, 34, 50, "pile thrown" if view.discard else "slot", 5)
    count = label(x + 17, y + 80, str(len(view.discard)), 15, "bold", anchor="middle")
    foot = [
        label(x - 36, y + 96, say(words, "deck-short"), 12, "soft", 54, "middle"),
        label(x + 17, y + 96, say(words, "discard-short"), 12, "soft", 54, "middle"),
    ]
    return drawn + place(top, count, title=say(words, "discard", n=len(view.discard)), id="discard") + "".join(foot)


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
    half, room = w / 2 - 16, h - 72
    pitch = min(CHIP, room / (max(1, len(hand)) + max(1, len(lasting))))
    below = y + 28 + pitch * max(1, len(hand))
    right = x + w / 2 + 6
    inside = [
        panel(x, y, w, h, screen_say(words, "hand")),
        chips(hand, x + 10, y + 28, half, pitch, "data_card"),
        label(x + 12, below + 22, screen_say(words, "in-play"), 14, "bold soft", half),
        chips(lasting, x + 10, below + 30, half, pitch, "data_card"),
        label(right + 2, y + 20, screen_say(words, "developments"), 14, "bold soft", half),
        chips(known, right, y + 28, half, min(CHIP, (h - 36) / max(1, len(known))), "data_development", turned),
    ]
    if max(1, len(hand)) + max(1, len(lasting)) <= LEGEND_LEAVES - 1 and len(known) <= LEGEND_LEAVES:
        inside.append(legend(x, y + h - 98, w, words))
    return group(*inside, id="cards")


def legend(x: float, y: float, w: float, words: Words) -> str:
    """What the pieces on the map are, while the cards leave room for it."""
    inside = [path(f"M{x + 12:g} {y - 4:g}h{w - 24:g}", "rule")]
    for n, (shape, side, key) in enumerate(LEGEND):
        left, middle = x + 22 + (n % 3) * (w - 20) / 3, y + 16 + (n // 3) * 30
        text = upper(words.name(key)) if words.has(f"name-{key}") else say(words, key)
        inside.append(ground(side, left, middle))
        inside.append(symbol(shape, left, middle, 17, f"on-{side}" if side != "corn-ground" else "corn"))
        inside.append(label(left + 18, middle + 5, text, 13, "", (w - 20) / 3 - 40))
    return group(*inside, id="legend")


def ground(side: str, x: float, y: float) -> str:
    if side == "stranger":
        return path(f"M{x:g} {y - 13:g}l13 13-13 13-13-13z", "stranger")
    if side in ("corn-ground", "drought-space"):
        return element("circle", cx=float(x), cy=float(y), r=11, kind=side)
    return box(x - 11, y - 11, 22, 22, side, 4)


def chips(items: list[Chip], x: float, y: float, w: float, pitch: float, fact: str, turned: str = "") -> str:
    """A column of cards, one line each; an empty column shows its place."""
    if not items:
        return box(x, y, w, min(CHIP, pitch) - 3, "slot", 5)
    inside = []
    for n, (name, text, kind, key) in enumerate(items):
        top = y + n * pitch
        used = "used" in kind
        short = text.partition(" (")[0]
        inside.append(
            place(
                box(x, top, w, pitch - 3, kind, 5),
                label(
                    x + 10, top + pitch / 2 + 3.5, short, min(13.5, pitch - 6), "on-used" if used else "on-card", w - 40
                ),
                symbol("turn", x + w - 15, top + pitch / 2 - 1.5, 14, "on-used-fill") if used else "",
                title=f"{text} {turned}" if used else text,
                id=name,
                **{fact: key},
            )
        )
    return "".join(inside)
