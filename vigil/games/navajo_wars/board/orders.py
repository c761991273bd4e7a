"""The Enemy Instruction Display, the General Record Track and the boxes of cubes."""

from __future__ import annotations

from typing import NamedTuple

from vigil.games.navajo_wars.board.geometry import (
    CUBE_BOXES,
    CUBES,
    LANE_LEFT,
    LANE_PITCH,
    LANE_TOP,
    ORDER,
    ORDER_COLUMNS,
    ORDER_PITCH,
    ORDER_TOP,
    ORDERS,
    TRACK_TOP,
    TRACKS,
    order_place,
    order_size,
    step_of,
)
from vigil.games.navajo_wars.board.ink import (
    SMALLEST,
    box,
    element,
    group,
    label,
    panel,
    path,
    piece,
    place,
    say,
    symbol,
    upper,
)
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.state import CUBES as COLOURS
from vigil.games.navajo_wars.view import CounterView, SideView, View
from vigil.kernel.text import Words

ROWS = 6


def orders(view: View, words: Words) -> str:
    x, y, w, h = ORDERS
    inside = [panel(x, y, w, h, say(words, "orders"))]
    for column in ORDER_COLUMNS:
        left, wide = ORDER_COLUMNS[column], order_size(column)[0]
        inside.append(label(left + wide / 2, y + 45, say(words, column), 16, f"bold head-{column}", wide, "middle"))
    for row in range(ROWS):
        middle = ORDER_TOP + ORDER_PITCH * row + ORDER[1] / 2
        inside.append(element("circle", cx=x + 17, cy=float(middle), r=12, kind="row-ground"))
        inside.append(label(x + 17, middle + 5.7, str(row + 1), 16, "bold", anchor="middle"))
        for column in ORDER_COLUMNS:
            left, top = order_place(column, row)
            slot = box(left, top, *order_size(column), f"slot {column}", 7)
            title = f"{say(words, column)} {row + 1}"
            inside.append(place(slot, title=title, id=f"{column}-{row + 1}", data_column=column, data_row=row + 1))
    return group(*inside, id="orders") + group(*counters(view, words), id="order-counters")


def counters(view: View, words: Words) -> list[str]:
    columns = {"active": view.active, "inactive": view.inactive, "standby": view.standby}
    return sorted(
        order(counter, column, row, words)
        for column, rows in columns.items()
        for row, counter in enumerate(rows)
        if counter
    )


def order(counter: CounterView, column: str, row: int, words: Words) -> str:
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
    return piece(
        *inside,
        at=order_place(column, row),
        title=title,
        kind=f"instruction {column}",
        name=f"order-{counter.letter}",
        data_order=up.order,
        data_row=row + 1,
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


# the General Record Track


class Lane(NamedTuple):
    name: str
    value: int
    side: str
    text: str
    at: int


def lanes(view: View, words: Words) -> list[Lane]:
    found = (
        ("military", view.military, "dine", say(words, "military")),
        ("culture", view.culture, "dine", words.say("part-cost-in-culture")),
        ("ap", view.ap, "dine", say(words, "ap")),
        ("morale", view.morale, "enemy", say(words, "morale")),
        ("ferocity", view.enemy_ferocity, "enemy", say(words, "enemy-ferocity")),
        ("enemy-ap", view.enemy_ap, "enemy", say(words, "enemy-ap")),
    )
    return [Lane(*each, LANE_TOP + n * LANE_PITCH) for n, each in enumerate(found)]


def tracks(view: View, words: Words) -> str:
    """One lane each, like threads on a loom; the bead bears the number."""
    x, y, w, h = TRACKS
    inside = [panel(x, y, w, h)]
    for step in range(TRACK_TOP + 1):
        left = step_of(step)
        inside.append(
            path(
                f"M{left:g} {LANE_TOP - 12}V{LANE_TOP + 5 * LANE_PITCH + 12}", "warp five" if step % 5 == 0 else "warp"
            )
        )
        if step % 5 == 0 or step == TRACK_TOP:
            inside.append(label(left, y + 22, str(step), SMALLEST, "soft", anchor="middle"))
    for lane in lanes(view, words):
        inside.append(symbol(lane.name, x + 20, lane.at, 19, f"{lane.side}-fill"))
        inside.append(label(x + 36, lane.at + 5.5, lane.text, 16, "", LANE_LEFT - x - 52))
        inside.append(path(f"M{LANE_LEFT} {lane.at}H{step_of(TRACK_TOP):g}", f"lane {lane.side}-line"))
    return group(*inside, id="tracks") + group(*beads(view, words), id="markers")


def beads(view: View, words: Words) -> list[str]:
    return [
        piece(
            path("M-16 0l4-11H12l4 11-4 11H-12z", f"bead {lane.side}"),
            label(0, 5.7, str(lane.value), 16, f"bold on-{lane.side}", anchor="middle"),
            at=(step_of(lane.value), lane.at),
            title=f"{lane.text} {lane.value}",
            name=f"marker-{lane.name}",
            data_track=lane.name,
        )
        for lane in lanes(view, words)
    ]


# cubes


def cubes(view: View, words: Words) -> str:
    x, y, _, h = CUBES
    held = {"bag": view.bag, "raided": view.raided, "recovery": view.recovery, "subjugation": view.subjugation}
    boxes = []
    for name, wide in CUBE_BOXES.items():
        boxes.append(cube_box(name, held[name], x, y, wide, h, view, words))
        x += wide + 8
    return group(*boxes, id="cubes")


def cube_box(name: str, held: dict[str, int], x: float, y: float, w: float, h: float, view: View, words: Words) -> str:
    heading = screen_say(words, name)
    inside = [panel(x, y, w, h, heading)]
    there = [colour for colour in COLOURS if held.get(colour)]
    truce = name == "raided" and view.truce is not None
    columns, size = (2, 22) if len(there) <= (4 if truce else 6) else (3, 18)
    pitch = (w - 8) / columns
    for n, colour in enumerate(there):
        left, top = x + 7 + size / 2 + (n % columns) * pitch, y + 42 + (n // columns) * 27
        text = f"{upper(words.name(colour))}: {held[colour]}"
        inside.append(
            place(
                symbol("cube", left, top, size, f"cube {colour}"),
                label(left + size / 2 + 2, top + 5.5, str(held[colour]), 16, "bold"),
                title=text,
                id=f"cube-{name}-{colour}",
                data_cube=colour,
            )
        )
    if truce and view.truce:
        text = screen_say(words, "truce", order=view.truce.up.order, n=view.truce_ap)
        inside.append(
            place(
                box(x + 5, y + h - 30, w - 10, 25, "order", 6),
                label(x + 11, y + h - 12, words.name(view.truce.up.order), SMALLEST, "on-order", w - 36),
                label(x + w - 11, y + h - 12, str(view.truce_ap), SMALLEST, "bold on-order", anchor="end"),
                title=text,
                id="truce",
                data_order=view.truce.up.order,
            )
        )
    return place(*inside, title=heading, id=f"box-{name}", data_box=name)
