"""The Enemy: the Instruction Display and the boxes of cubes."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing, Piece, Placed
from vigil.drawing.boxes import titled
from vigil.drawing.labels import board_label, screen_label
from vigil.drawing.svg import SMALLEST, Room, box, group, label, path, place, symbol
from vigil.games.navajo_wars.board.geometry import (
    CUBES,
    ORDER_COLUMNS,
    ORDER_HEIGHT,
    ORDER_PITCH,
    ORDER_TOP,
    ORDER_WIDTHS,
    ORDERS,
    THEIR_SIDE,
    order_room,
)
from vigil.games.navajo_wars.observe.view import CounterView, SideView, View
from vigil.games.navajo_wars.state import CUBES as COLOURS
from vigil.kernel.text.words import Words, sentence

ROWS = 6
BOXES = ("bag", "raided", "recovery", "subjugation")
NAMES, TRUCE = 148, 100  # where the cubes of a box begin, how wide a resting counter is
Column = list[CounterView | None]


def parts(view: View) -> Iterator[Drawing]:
    yield Drawing("", their_side)
    yield Drawing("", display)
    yield Drawing("order-counters", counters, (view.active, view.inactive, view.standby), "order-counters")
    boxes = (view.bag, view.raided, view.recovery, view.subjugation)
    yield Drawing("cubes", cubes, (*boxes, view.truce, view.truce_ap))


def their_side(words: Words) -> str:
    return path(THEIR_SIDE, "side theirs")


def display(words: Words) -> str:
    """The rows and columns of the Instruction Display."""
    x, y, _, _ = ORDERS
    inside = [titled(ORDERS, board_label(words, "orders"))]
    for column in ORDER_COLUMNS:
        left, wide = ORDER_COLUMNS[column], ORDER_WIDTHS[column]
        inside.append(
            label(left + wide / 2, y + 41, board_label(words, column), 16, f"bold head-{column}", wide, "middle")
        )
    for row in range(ROWS):
        middle = ORDER_TOP + ORDER_PITCH * row + ORDER_HEIGHT / 2
        inside.append(label(x + 12, middle + 5.7, str(row + 1), 17, "bold display soft", anchor="middle"))
        for column in ORDER_COLUMNS:
            slot = box(*order_room(column, row), f"slot {column}", 6)
            inside.append(place(slot, title=f"{board_label(words, column)} {row + 1}", id=f"{column}-{row + 1}"))
    return "".join(inside)


def counters(words: Words, *columns: Column) -> list[Placed]:
    return [
        order(words, counter, column, row)
        for column, rows in zip(ORDER_COLUMNS, columns, strict=True)
        for row, counter in enumerate(rows)
        if counter
    ]


def order(words: Words, counter: CounterView, column: str, row: int) -> Placed:
    """A counter: what it orders, its cost, what it would do, and below what its other side says."""
    left, top, w, h = order_room(column, row)
    up, down = counter.up, counter.down
    name = words.name(up.order)
    does = board_label(words, f"does-{up.order}")
    inside = [box(0, 0, w, h, "order", 6)]
    inside += [
        label(7, 17.5, counter.letter, SMALLEST, "bold on-order-soft"),
        cost(up, w - 4, 13 if column == "active" else 11),
    ]
    inside += told(words, name, does, down, w - (42 if up.f else 32)) if column == "active" else named(name, w)
    if column == "standby" and " + " not in name:
        first, both, _ = words.name(down.order).partition(" + ")
        inside.append(label(7, 48, first + both.rstrip(), SMALLEST, "on-order-soft", w - 10))
    if up.stripe:
        inside.append(path(f"M6 {h - 2:g}H{w - 6}", "stripe"))
    title = (
        f"{counter.letter}: {name} ({priced(words, up)}). {does}. "
        f"{board_label(words, 'other-side', order=down.order)} ({priced(words, down)})"
    )
    return Piece(f"order-{counter.letter}", "".join(inside), title, f"instruction {column}").at(left, top)


def told(words: Words, name: str, does: str, down: SideView, right: float) -> list[str]:
    """The order's name, what it would do, and its other side; a name of two orders takes two lines and tells that
    itself."""
    first, both, second = name.partition(" + ")
    wide = ORDER_WIDTHS["active"]
    return [
        label(27, 17.5, first + both.rstrip(), 17, "bold on-order", right - 28),
        label(27, 34, second, 17, "bold on-order", wide - 33)
        if both
        else label(7, 33.5, does, SMALLEST, "on-order", wide - 13),
        symbol("turn", 13, 43.5, 13, "on-order-soft-fill"),
        label(24, 48.5, f"{shortly(words, down)} {price(down)}", SMALLEST, "on-order-soft", wide - 30),
    ]


def named(name: str, w: float) -> list[str]:
    """The name alone, where there is little room."""
    first, both, second = name.partition(" + ")
    lines = [first + both.rstrip(), second] if both else [name]
    return [label(7, 32.5 + 16 * n, line, SMALLEST, "on-order", w - 10) for n, line in enumerate(lines)]


def shortly(words: Words, side: SideView) -> str:
    """An order's name on one line."""
    return words.say(f"board-short-{side.order}") if " + " in words.name(side.order) else words.name(side.order)


def price(side: SideView) -> str:
    return f"{side.cost}F" if side.f else str(side.cost)


def priced(words: Words, side: SideView) -> str:
    """The price in words, with what the F of a Slaves counter means."""
    return board_label(words, "or-ferocity", n=side.cost) if side.f else str(side.cost)


def cost(side: SideView, right: float, middle: float) -> str:
    w = 34 if side.f else 24
    return box(right - w, middle - 9, w, 18, "cost", 9) + label(
        right - w / 2, middle + 5.5, price(side), SMALLEST, "bold on-cost", anchor="middle"
    )


# cubes


def cubes(
    words: Words,
    bag: dict[str, int],
    raided: dict[str, int],
    recovery: dict[str, int],
    subjugation: dict[str, int],
    truce: CounterView | None,
    truce_ap: int,
) -> str:
    x, y, w, h = CUBES
    high = (h - 6) / len(BOXES)
    inside = [titled(CUBES)]
    for n, (name, held) in enumerate(zip(BOXES, (bag, raided, recovery, subjugation), strict=True)):
        top = y + 3 + high * n
        resting = truce if name == "raided" else None
        row = [box(x + 3, top, w - 6, high, "row" if n % 2 else "row odd", 4)]
        row.append(label(x + 10, top + high / 2 + 5.5, screen_label(words, name), SMALLEST, "bold", NAMES - 10))
        room = (x + NAMES, top + high / 2, w - NAMES - (TRUCE + 10 if resting else 6))
        row += cube_row(words, name, held, room)
        if resting:
            row.append(truce_counter(words, resting, truce_ap, (x + w - TRUCE - 5, top + 1, TRUCE, high - 2)))
        inside.append(place(*row, title=screen_label(words, name), id=f"box-{name}"))
    return group(*inside, id="cubes")


def cube_row(words: Words, name: str, held: dict[str, int], room: tuple[float, float, float]) -> list[str]:
    """Each colour with its number, side by side."""
    x, middle, w = room
    there = [colour for colour in COLOURS if held.get(colour)]
    pitch = min(44.0, w / max(1, len(there)))
    return [
        place(
            symbol("cube", x + n * pitch + 10, middle, 20, f"cube {colour}"),
            label(x + n * pitch + 21, middle + 5.5, str(held[colour]), 16, "bold"),
            title=f"{sentence(words.name(colour))}: {held[colour]}",
            id=f"cube-{name}-{colour}",
        )
        for n, colour in enumerate(there)
    ]


def truce_counter(words: Words, truce: CounterView, ap: int, room: Room) -> str:
    x, y, w, h = room
    return place(
        box(x, y, w, h, "order", 6),
        label(x + 6, y + h / 2 + 5.5, words.name(truce.up.order), SMALLEST, "on-order", w - 26),
        label(x + w - 6, y + h / 2 + 5.5, str(ap), SMALLEST, "bold on-order", anchor="end"),
        title=screen_label(words, "truce", order=truce.up.order, n=ap),
        id="truce",
    )
