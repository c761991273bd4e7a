"""The board of each character of mine: tracks, dice, areas with what lies in them; and my team card under its cover."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.labels import board_label
from vigil.drawing.layout import cells
from vigil.drawing.motifs import framed, motif
from vigil.drawing.svg import NARROWER, SMALLEST, Room, box, circle, folded, group, label, moved, path, place, symbol
from vigil.games.under_our_sun.board.chips import slot
from vigil.games.under_our_sun.board.figures import look
from vigil.games.under_our_sun.board.geometry import MINE, mine, unique
from vigil.games.under_our_sun.board.pictures import picture_of
from vigil.games.under_our_sun.board.symbols import dice_row, mark
from vigil.games.under_our_sun.observe.view import CharacterView, View
from vigil.kernel.text.words import Words

USUAL_AP, MOST_KARMA = 6, 3
ATTRIBUTES = ("combat", "strength", "skill", "stealth")
STATES = ("wounded", "infected", "hidden", "waiting")
SIGNS = {"hidden": "stealth"}
WIDE = 600.0  # a board that has its areas beside its tracks
PER_AREA = 3
HAVEN = "new-haven"


def parts(view: View) -> Iterator[Drawing]:
    own = mine(view)
    semi = view.semi and any(each.team for each in own if each.seat == view.seat)
    yield Drawing("mine", boards, (own, view.active, view.first, semi))


def boards(words: Words, own: list[CharacterView], active: str, first: str, semi: bool) -> str:
    inside = [box(*MINE, "panel", 10)]
    if not own:
        inside.append(setting_out(words))
    for each, room in zip(own[:2], cells(max(1, min(2, len(own))), MINE, max(1, min(2, len(own)))), strict=False):
        inside.append(board(words, each, room, each.key == active, each.key == first, semi))
    return group(*inside, id="mine")


def setting_out(words: Words) -> str:
    """Before anybody has a board: the place they all come from."""
    x, y, w, h = MINE
    size = (h - 16) * 4 / 3
    left = x + size + 30
    inside = [framed(picture_of(HAVEN), x + 8, y + 8, size)]
    inside.append(label(left, y + 58, words.name(HAVEN), 34, "bold display", w - size - 50))
    lines = folded(words.say(f"event-tile-{HAVEN}"), w - size - 50, 19)
    inside += [label(left, y + 96 + 25 * n, line, 19, "told-of", w - size - 44) for n, line in enumerate(lines)]
    return "".join(inside)


def board(words: Words, each: CharacterView, room: Room, active: bool, first: bool, semi: bool) -> str:
    x, y, w, h = room
    inside = [box(x + 4, y + 4, w - 8, h - 8, f"board-card edge-{each.key}{' active' if active else ''}", 9)]
    if w > WIDE:
        inside.append(tracks(words, each, (x + 12, y + 10, 372, h - 20), first))
        right = 118.0 if semi else 0.0
        inside.append(areas(words, each, (x + 394, y + 12, w - 406 - right, h - 24)))
        if semi:
            inside.append(team_card(words, each, (x + w - 118, y + 12, 106, h - 24)))
    else:
        right = 104.0 if semi else 0.0
        inside.append(tracks(words, each, (x + 10, y + 8, w - 20 - right, 150), first))
        inside.append(areas(words, each, (x + 10, y + 162, w - 20, h - 172)))
        if semi:
            inside.append(team_card(words, each, (x + w - 108, y + 10, 98, 146)))
    kind = "out" if each.dead or each.gone else ""
    return place(*inside, title=words.name(each.key), id=f"who-{each.key}", kind=kind, data_card=each.key)


def tracks(words: Words, each: CharacterView, room: Room, first: bool) -> str:
    """Figure, name, states; AP, health, water and karma; the dice of the attributes."""
    x, y, w, h = room
    tall = h > 200
    pic = 92.0 if tall else 64.0
    inside = [box(x, y, pic, pic * 0.95, f"portrait of-{each.key}", 8)]
    inside.append(group(motif(look(each.key), 0, 0, 1), transform=moved(x + pic / 2, y + pic * 0.88, pic / 46)))
    left = x + pic + 10
    inside.append(label(left, y + 22, words.name(each.key), 24, "bold display", w - pic - 40))
    if first:
        inside.append(place(mark("first", x + w - 14, y + 14, 17, "first"), title=board_label(words, "first")))
    inside.append(feeling(words, each, left, y + (46 if tall else 42)))
    top = y + (pic + 12 if tall else 62)
    step = (y + h - top) / 4
    half = w * (0.56 if tall else 0.54)
    rows = (
        ("ap", each.ap, max(USUAL_AP, each.ap)),
        ("heart", each.hp, each.most_hp),
        ("water", each.water, each.most_water),
        ("karma", each.karma, MOST_KARMA),
    )
    for n, (name, value, most) in enumerate(rows):
        inside.append(track(words, each.key, name, value, most, (x, top + n * step, half, step)))
    for n, name in enumerate(ATTRIBUTES):
        inside.append(dice(words, each, name, (x + half + 8, top + n * step, w - half - 8, step)))
    at = (left, y + 76, w - pic - 14) if tall else (x + half + 8, y + 45, w - half - 8)
    inside.append(ability(words, each, *at))
    return "".join(inside)


def feeling(words: Words, each: CharacterView, x: float, y: float) -> str:
    """Well-being as a face, and what else is the matter."""
    name = words.name(each.well_being)
    inside = [
        place(
            symbol(f"mark-{each.well_being}", x + 10, y, 20, f"face {each.well_being}"),
            label(x + 25, y + 5.6, name, SMALLEST, "soft"),
            title=board_label(words, "well-being", state=each.well_being),
            id=f"well-being-{each.key}",
        )
    ]
    at = x + 92
    for state in STATES:
        if getattr(each, state):
            inside.append(place(mark(SIGNS.get(state, state), at, y, 17, state), title=words.say(f"screen-{state}")))
            at += 27
    return "".join(inside)


def ability(words: Words, each: CharacterView, x: float, y: float, w: float) -> str:
    used = each.ability in each.exhausted
    text = words.name(each.ability)
    kind = "ability used" if used else "ability"
    title = board_label(words, "exhausted", ability=each.ability) if used else text
    return place(
        box(x, y - 15, w, 22, kind, 6),
        label(
            x + 8,
            y + 1.5,
            text,
            SMALLEST,
            "bold display on-ability used" if used else "bold display on-ability",
            w - 14,
        ),
        title=title,
        id=f"ability-{each.key}",
    )


def track(words: Words, who: str, name: str, value: int, most: int, room: Room) -> str:
    """A number as signs that are full or empty."""
    x, y, w, h = room
    middle = y + h / 2
    shape = "water" if name == "water" else f"mark-{name}"
    inside = [symbol(shape, x + 10, middle, 18, f"sign-{name}")]
    inside.append(label(x + 25, middle + 6, str(value), 17.5, f"bold value-{name}"))
    first = 52 if most < 10 else 58  # a number of two digits
    pitch = min(15.0, (w - first) / max(1, most))
    for n in range(most):
        kind = f"pip-{name}" if n < value else "pip-none"
        inside.append(circle(x + first + n * pitch, middle, min(5.6, pitch * 0.42), kind))
    return place(*inside, title=board_label(words, f"track-{name}", n=value, most=most), id=f"{name}-{who}")


def dice(words: Words, each: CharacterView, name: str, room: Room) -> str:
    """An attribute with its dice; a red one for who is wounded."""
    x, y, w, h = room
    colours = [*each.dice[name], *(["red"] if each.wounded else [])]
    middle = y + h / 2
    size = min(20.0, (w - 32) / max(1, len(colours)) - 1)
    inside = [symbol(f"mark-{name}", x + 10, middle, 18, "attribute"), dice_row(colours, x + 36, middle, size)]
    return place(*inside, title=board_label(words, f"attribute-{name}"), id=f"{name}-{each.key}")


def areas(words: Words, each: CharacterView, room: Room) -> str:
    """Areas for items, for an item or three resources, for equipment, with what lies in them."""
    items, mixed, equipment = each.areas
    names = unique(card.key for card in each.cards)
    worn = [(name, card) for name, card in zip(names, each.cards, strict=True) if card.kind == "equipment"]
    held = [(name, card) for name, card in zip(names, each.cards, strict=True) if card.kind != "equipment"]
    goods = [what for what, n in each.goods.items() for _ in range(n)]
    kinds = ["item"] * items + ["mixed"] * mixed + ["equipment"] * max(equipment, len(worn))
    columns = 4 if room[3] > 200 and room[2] > 340 else 3
    inside = []
    for kind, (x, y, w, h) in zip(kinds, cells(len(kinds), room, columns), strict=True):
        inner = (x + 2, y + 2, w - 4, h - 4)
        source = worn if kind == "equipment" else held
        if source:
            name, card = source.pop(0)
            inside.append(slot(words, card, inner, f"thing-{each.key}-{name}", kind))
        elif kind == "mixed" and goods:
            first, goods = goods[:PER_AREA], goods[PER_AREA:]
            inside.append(resources(words, each.key, first, inner, goods))
        else:
            inside.append(empty(words, kind, inner))
    return "".join(inside)


def empty(words: Words, kind: str, room: Room) -> str:
    x, y, w, h = room
    shape = {"item": "mark-combat", "mixed": "mark-container", "equipment": "mark-team"}[kind]
    return place(
        box(x, y, w, h, f"slot {kind}", 6),
        symbol(shape, x + w / 2, y + h / 2, min(26.0, h * 0.42), "on-empty"),
        title=board_label(words, f"area-{kind}"),
    )


def resources(words: Words, who: str, goods: list[str], room: Room, rest: list[str]) -> str:
    """Up to three resources in one area."""
    x, y, w, h = room
    inside = [box(x, y, w, h, "slot goods", 6)]
    pitch = (w - 8) / PER_AREA
    for n, what in enumerate(goods):
        size = min(pitch - 4, h - 14, 30)
        left, middle = x + 4 + pitch * (n + 0.5), y + h / 2
        name = f"good-{who}-{what}"
        first = what not in goods[:n]
        drawn = box(left - size / 2, middle - size / 2, size, size, f"cube of-{what}", 5)
        drawn += symbol(what, left, middle, size * 0.72, f"on-cube on-{what}")
        inside.append(place(drawn, title=words.name(what), id=name if first and what not in rest else ""))
    return "".join(inside)


def team_card(words: Words, each: CharacterView, room: Room) -> str:
    """My team card, under a cover that opens while it is held."""
    x, y, w, h = room
    known = each.team
    inside = [box(x, y, w, h, "team-face", 8)]
    if known:
        inside.append(framed(picture_of(known), x + 5, y + 5, w - 10))
        for n, line in enumerate(folded(words.name(known), (w - 10) / NARROWER, SMALLEST, bold=True)):
            inside.append(
                label(
                    x + w / 2,
                    y + (w - 10) * 0.75 + 24 + n * 17,
                    line,
                    SMALLEST,
                    "bold display on-team",
                    w - 8,
                    "middle",
                )
            )
    hidden = not each.revealed
    if hidden:
        inside.append(
            group(
                box(x, y, w, h, "cover-card", 8),
                path(f"M{x + 10:g} {y + 10:g}h{w - 20:g}v{h - 20:g}h-{w - 20:g}z", "cover-line"),
                symbol("mark-team", x + w / 2, y + h * 0.4, 40, "on-cover"),
                *(
                    label(x + w / 2, y + h * 0.4 + 46 + n * 18, line, SMALLEST, "bold on-cover-text", w - 12, "middle")
                    for n, line in enumerate(folded(board_label(words, "hold-to-look"), w - 14, SMALLEST, bold=True))
                ),
                kind="lid",
            )
        )
    name, title = f"team-{each.key}", board_label(words, "team-card")
    if not hidden:
        return place(*inside, title=title, id=name)
    return place(*inside, title=title, id=name, kind="held-open", role="button", tabindex=0)
