"""The Enemy: the card on the table, the Instruction Display and the boxes of cubes."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.ink import SMALLEST, box, circle, group, label, path, place, symbol
from vigil.drawing.sheet import Part, Piece, Placed
from vigil.drawing.stores import titled
from vigil.games.navajo_wars.board.cards import current, heading
from vigil.games.navajo_wars.board.geometry import (
    CUBE_BOXES,
    CUBES,
    ORDER,
    ORDER_COLUMNS,
    ORDER_PITCH,
    ORDER_TOP,
    ORDERS,
    order_place,
    order_size,
)
from vigil.games.navajo_wars.board.wording import say
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.state import CUBES as COLOURS
from vigil.games.navajo_wars.view import CounterView, SideView, View
from vigil.kernel.text import Words, sentence

ROWS = 6
Column = list[CounterView | None]


def parts(view: View) -> Iterator[Part]:
    piles = (view.deck, len(view.discard), view.known)
    yield Part("heading", heading, (view.period, view.turn, view.ending, *piles))
    yield Part("card", current, (view.card, view.preempted))
    yield Part("", display)
    yield Part("order-counters", counters, (view.active, view.inactive, view.standby), "order-counters")
    boxes = (view.bag, view.raided, view.recovery, view.subjugation)
    yield Part("cubes", cubes, (*boxes, view.truce, view.truce_ap))


def display(words: Words) -> str:
    """The rows and columns of the Instruction Display."""
    x, y, _, _ = ORDERS
    inside = [titled(ORDERS, say(words, "orders"))]
    for column in ORDER_COLUMNS:
        left, wide = ORDER_COLUMNS[column], order_size(column)[0]
        inside.append(label(left + wide / 2, y + 45, say(words, column), 16, f"bold head-{column}", wide, "middle"))
    for row in range(ROWS):
        middle = ORDER_TOP + ORDER_PITCH * row + ORDER[1] / 2
        inside.append(circle(x + 17, middle, 12, "row-ground"))
        inside.append(label(x + 17, middle + 5.7, str(row + 1), 16, "bold", anchor="middle"))
        for column in ORDER_COLUMNS:
            slot = box(*order_place(column, row), *order_size(column), f"slot {column}", 7)
            inside.append(place(slot, title=f"{say(words, column)} {row + 1}", id=f"{column}-{row + 1}"))
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
    w, h = order_size(column)
    up, down = counter.up, counter.down
    name = words.name(up.order)
    does = say(words, f"does-{up.order}")
    inside = [box(0, 0, w, h, "order", 7)]
    inside += [label(8, 20, counter.letter, SMALLEST, "bold on-order-soft"), cost(up, w - 6, 15)]
    inside += spent(name, w) if column == "inactive" else told(name, does, w - (44 if up.f else 34))
    if column != "inactive":
        inside.append(symbol("turn", 14, 50.5, 14, "on-order-soft-fill"))
        short = words.say(f"board-short-{down.order}") if " + " in words.name(down.order) else words.name(down.order)
        inside.append(label(26, 55.5, f"{short} {price(down)}", SMALLEST, "on-order-soft", w - 32))
    if up.stripe:
        inside.append(path(f"M6 {h - 2.5:g}H{w - 6}", "stripe"))
    title = (
        f"{counter.letter}: {name} ({price(up)}). {does}. {say(words, 'other-side', order=down.order)} ({price(down)})"
    )
    return Piece(f"order-{counter.letter}", "".join(inside), title, f"instruction {column}").at(
        *order_place(column, row)
    )


def told(name: str, does: str, right: float) -> list[str]:
    """The order's name and what it would do; a name of two orders takes both lines and tells that itself."""
    first, both, second = name.partition(" + ")
    return [
        label(30, 20, first + both.rstrip(), 17, "bold on-order", right - 31),
        label(30, 38.5, second, 17, "bold on-order", ORDER[0] - 36)
        if both
        else label(8, 38, does, SMALLEST, "on-order", ORDER[0] - 14),
    ]


def spent(name: str, w: float) -> list[str]:
    """The name alone, where there is little room."""
    first, both, second = name.partition(" + ")
    lines = [first + both.rstrip(), second] if both else [name]
    return [label(8, 40 + 17 * n, line, SMALLEST, "on-order", w - 10) for n, line in enumerate(lines)]


def price(side: SideView) -> str:
    return f"{side.cost}F" if side.f else str(side.cost)


def cost(side: SideView, right: float, middle: float) -> str:
    w = 34 if side.f else 24
    return box(right - w, middle - 10, w, 20, "cost", 10) + label(
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
    x, y, _, h = CUBES
    boxes = []
    for (name, wide), held in zip(CUBE_BOXES.items(), (bag, raided, recovery, subjugation), strict=True):
        resting = truce if name == "raided" else None
        inside = cube_box(words, name, held, (x, y, wide, h), 4 if resting else 6)
        if resting:
            inside.append(truce_counter(words, resting, truce_ap, (x + 5, y + h - 30, wide - 10, 25)))
        boxes.append(place(*inside, title=screen_say(words, name), id=f"box-{name}"))
        x += wide + 8
    return group(*boxes, id="cubes")


def cube_box(words: Words, name: str, held: dict[str, int], room: tuple[int, int, int, int], roomy: int) -> list[str]:
    """Each colour with its number; smaller where there are more than `roomy` colours."""
    x, y, w, _ = room
    inside = [titled(room, screen_say(words, name))]
    there = [colour for colour in COLOURS if held.get(colour)]
    columns, size = (2, 22) if len(there) <= roomy else (3, 18)
    pitch = (w - 8) / columns
    for n, colour in enumerate(there):
        left, top = x + 7 + size / 2 + (n % columns) * pitch, y + 42 + (n // columns) * 27
        inside.append(
            place(
                symbol("cube", left, top, size, f"cube {colour}"),
                label(left + size / 2 + 2, top + 5.5, str(held[colour]), 16, "bold"),
                title=f"{sentence(words.name(colour))}: {held[colour]}",
                id=f"cube-{name}-{colour}",
            )
        )
    return inside


def truce_counter(words: Words, truce: CounterView, ap: int, room: tuple[int, int, int, int]) -> str:
    x, y, w, h = room
    return place(
        box(x, y, w, h, "order", 6),
        label(x + 6, y + 18, words.name(truce.up.order), SMALLEST, "on-order", w - 26),
        label(x + w - 6, y + 18, str(ap), SMALLEST, "bold on-order", anchor="end"),
        title=screen_say(words, "truce", order=truce.up.order, n=ap),
        id="truce",
    )
