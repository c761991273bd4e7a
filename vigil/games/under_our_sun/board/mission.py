"""The mission and the others: its card with its objective and days; everybody else's board in two lines; the decks."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.boxes import deck
from vigil.drawing.labels import board_label
from vigil.drawing.motifs import framed, motif
from vigil.drawing.svg import NARROWER, SMALLEST, Room, box, circle, folded, group, label, moved, place, symbol
from vigil.games.under_our_sun.board.chips import Chip, flow
from vigil.games.under_our_sun.board.figures import look
from vigil.games.under_our_sun.board.geometry import COMPANY, mine, unique
from vigil.games.under_our_sun.board.pictures import picture_of
from vigil.games.under_our_sun.board.symbols import mark
from vigil.games.under_our_sun.observe.view import CharacterView, View
from vigil.kernel.text.words import Words

MISSION, ALONE, TODAY = 150.0, 212.0, 92.0  # how high its card is, with others and without; the sun card
TALLEST = 74.0  # of somebody else's board
DECKS = ("events", "night", "loot", "enemies", "sun")
SIGNS = {
    "stack": "stack",
    "events": "event",
    "night": "night",
    "loot": "container",
    "enemies": "skull",
    "sun": "sun",
    "bag": "bag",
}
STATES = ("wounded", "infected", "hidden", "waiting")


def parts(view: View) -> Iterator[Drawing]:
    _x, _y, _w, _h = COMPANY
    own = {each.key for each in mine(view)}
    others = [each for each in view.people if each.key not in own]
    yield Drawing("mission", mission, (view.card, not others))
    yield Drawing("company", company, (others, view.active, view.first, view.decks, view.stack, view.bag, view.sun))


def mission(words: Words, key: str, alone: bool) -> str:
    """What New Haven asks for; with room for it, under its picture."""
    x, y, w, _ = COMPANY
    high = ALONE if alone else MISSION
    size = 196.0 if alone else 118.0
    name, text = words.name(key), words.say(f"event-mission-{key}")
    inside = [box(x, y, w, high, "mission", 10), framed(picture_of(key), x + 8, y + 8, size)]
    beside = w - size - 26
    title = folded(name, beside / NARROWER, 18, bold=True)[:3]
    for n, line in enumerate(title):
        inside.append(label(x + size + 18, y + 26 + n * 20, line, 18, "bold display on-mission", beside))
    top = y + 30 + 20 * len(title)
    under = y + 8 + size * 0.75 + 26
    lines = folded(text, beside, SMALLEST)
    first = max(0, int((under - top) / 18))
    for n, line in enumerate(lines[:first]):
        inside.append(label(x + size + 18, top + n * 18, line, SMALLEST, "on-mission-soft", beside))
    rest = folded(" ".join(lines[first:]), w - 22, SMALLEST)
    room = max(1, int((y + high - under) / 18) + 1)
    if len(rest) > room:
        rest = [*rest[: room - 1], " ".join(rest[room - 1 :])]
    inside += [label(x + 10, under + n * 18, line, SMALLEST, "on-mission-soft", w - 18) for n, line in enumerate(rest)]
    return place(*inside, title=f"{name}. {text}", id="mission", data_card=key)


def company(
    words: Words,
    others: list[CharacterView],
    active: str,
    first: str,
    decks: dict[str, int],
    stack: int,
    bag: int,
    sun: str,
) -> str:
    x, y, w, h = COMPANY
    high = MISSION if others else ALONE
    top, room = y + high + 6, h - high - 6
    inside = [box(x, top, w, room, "panel", 10)]
    if others:
        tall = min(TALLEST, (room - 8) / len(others))
        for n, each in enumerate(others):
            at = (x + 6, top + 4 + n * tall, w - 12, tall - 4)
            inside.append(other(words, each, at, each.key == active, each.key == first))
        top += 8 + tall * len(others)
    left = y + h - top - 6
    if sun and left > 58 + TODAY:
        inside.append(today(words, sun, (x + 6, top + 6, w - 12, TODAY - 6)))
        top, left = top + TODAY, left - TODAY
    if left > 58:
        inside.append(piles(words, decks, stack, bag, (x + 8, top + 8, w - 16, min(92.0, left - 8))))
    return group(*inside, id="company")


def today(words: Words, key: str, room: Room) -> str:
    """The sun card of this day."""
    x, y, w, h = room
    size = (h - 8) * 4 / 3
    name, left = words.name(key), x + size + 14
    inside = [box(x, y, w, h, "card-slot drawn", 8), framed(picture_of(key), x + 4, y + 4, size)]
    inside.append(label(left, y + 22, name, 18, "bold display on-slot", w - size - 20))
    lines = folded(words.say(f"event-{key}"), w - size - 20, SMALLEST)[:3]
    inside += [label(left, y + 42 + 18 * n, line, SMALLEST, "told-of", w - size - 18) for n, line in enumerate(lines)]
    return place(*inside, title=f"{board_label(words, 'today')}: {name}", id="today", data_card=key)


def other(words: Words, each: CharacterView, room: Room, active: bool, first: bool) -> str:
    """Somebody else: how he is, and what he carries."""
    x, y, w, h = room
    inside = [box(x, y, w, h, f"board-card edge-{each.key}{' active' if active else ''}", 7)]
    scale = min(1.0, (h - 6) / 44)
    inside.append(group(motif(look(each.key), 0, 0, 1), transform=moved(x + 22, y + h - 5, scale)))
    inside.append(label(x + 44, y + 17, words.name(each.key), SMALLEST, "bold display", 112))
    if each.gone or each.dead:
        inside.append(
            label(x + 160, y + 17, words.say("screen-gone" if each.gone else "screen-dead"), SMALLEST, "soft", 200)
        )
    else:
        at = x + 158
        for name, value in (("ap", each.ap), ("heart", each.hp), ("water", each.water), ("karma", each.karma)):
            shape = "water" if name == "water" else f"mark-{name}"
            value_title = board_label(
                words, f"track-{name}", n=value, most={"heart": each.most_hp, "water": each.most_water}.get(name, 6)
            )
            inside.append(
                place(
                    symbol(shape, at + 7, y + 12, 14, f"sign-{name}"),
                    label(at + 17, y + 17, str(value), SMALLEST, "bold"),
                    title=value_title,
                )
            )
            at += 42
        for state in STATES:
            if getattr(each, state):
                inside.append(
                    place(
                        mark("stealth" if state == "hidden" else state, at + 10, y + 12, 13, state),
                        title=words.say(f"screen-{state}"),
                    )
                )
                at += 21
        if first:
            inside.append(place(mark("first", at + 10, y + 12, 13, "first"), title=board_label(words, "first")))
    chips = [
        Chip(f"good-{each.key}-{what}", what, str(n), f"{words.name(what)} {n}", f"little good-{what}")
        for what, n in each.goods.items()
    ]
    names = unique(card.key for card in each.cards)
    chips += [
        Chip(f"thing-{each.key}-{name}", "", "", words.name(card.key), "little", card.key)
        for name, card in zip(names, each.cards, strict=True)
    ]
    if chips and h > 40:
        inside.append(flow(chips, (x + 42, y + 21, w - 46, h - 23)))
    title = words.name(each.key)
    if each.team:
        title = board_label(words, "known-team", person=each.key, card=each.team)
        inside.append(place(mark("team", x + w - 16, y + 13, 14, "sol"), title=words.name(each.team)))
    kind = "out" if each.dead or each.gone else ""
    return place(*inside, title=title, id=f"who-{each.key}", kind=kind, data_card=each.key)


def piles(words: Words, decks: dict[str, int], stack: int, bag: int, room: Room) -> str:
    """What lies face down, counted."""
    x, y, w, h = room
    counts = [("stack", stack), *((name, decks.get(name, 0)) for name in DECKS), ("bag", bag)]
    wide = w / len(counts)
    inside = []
    tall = h - 22
    for n, (name, number) in enumerate(counts):
        left = x + n * wide
        size = min(wide - 18, tall * 0.72)
        text = board_label(words, f"deck-{name}", n=number)
        drawn = deck(left + (wide - size) / 2 - 2, y, size, tall - 4, f"pile of-{name}", min(3, number))
        drawn += symbol(f"mark-{SIGNS[name]}", left + wide / 2 - 2, y + (tall - 4) / 2, size * 0.5, "on-pile")
        drawn += circle(left + wide / 2, y + tall + 6, 12, "count")
        drawn += label(left + wide / 2, y + tall + 11.8, str(number), SMALLEST, "bold on-count", anchor="middle")
        inside.append(place(drawn, title=text, id=f"deck-{name}"))
    return group(*inside)
