"""The Enemy Instruction Display, the General Record Track and the boxes of cubes."""

from __future__ import annotations

from vigil.games.navajo_wars.board.geometry import (
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
    step_of,
)
from vigil.games.navajo_wars.board.ink import box, element, group, label, panel, path, piece, place, say, symbol, upper
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.state import CUBES as COLOURS
from vigil.games.navajo_wars.view import CounterView, SideView, View
from vigil.kernel.text import Words

ROWS = 6


def orders(view: View, words: Words) -> str:
    x, y, w, h = ORDERS
    inside = [panel(x, y, w, h, say(words, "orders"))]
    columns = {"active": view.active, "inactive": view.inactive, "standby": view.standby}
    for column in columns:
        left = ORDER_COLUMNS[column]
        inside.append(
            label(left + ORDER[0] / 2, y + 45, say(words, column), 13.5, f"bold head-{column}", ORDER[0], "middle")
        )
    for row in range(ROWS):
        middle = ORDER_TOP + ORDER_PITCH * row + ORDER[1] / 2
        inside.append(element("circle", cx=x + 16, cy=float(middle), r=11, kind="row-ground"))
        inside.append(label(x + 16, middle + 5, str(row + 1), 14, "bold", anchor="middle"))
        for column in columns:
            left, top = order_place(column, row)
            slot = box(left, top, *ORDER, f"slot {column}", 7)
            title = f"{say(words, column)} {row + 1}"
            inside.append(place(slot, title=title, id=f"{column}-{row + 1}", data_column=column, data_row=row + 1))
    counters = [
        order(counter, column, row, words)
        for column, rows in columns.items()
        for row, counter in enumerate(rows)
        if counter
    ]
    return group(*inside, id="orders") + group(*sorted(counters), id="order-counters")


def order(counter: CounterView, column: str, row: int, words: Words) -> str:
    """A counter: what it orders, its cost, what it would do, and below what its other side says."""
    w, h = ORDER
    up, down = counter.up, counter.down
    name = words.name(up.order)
    does = say(words, f"does-{up.order}")
    inside = [box(0, 0, w, h, "order", 7)]
    if up.stripe:
        inside.append(path(f"M5 {h - 2.5:g}H{w - 5}", "stripe"))
    inside += [
        label(9, 18, counter.letter, 13, "bold on-order-soft"),
        *told(name, does, w - (40 if up.f else 32)),
        cost(up, w - 6, 13),
        symbol("turn", 14, 49, 13, "on-order-soft-fill"),
        label(23, 53.5, f"{words.name(down.order)} {price(down)}", 13.5, "on-order-soft", w - 27),
    ]
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
        label(28, 18, first + both.rstrip(), 15, "bold on-order", right - 30),
        label(28, 36, second, 15, "bold on-order", ORDER[0] - 36)
        if both
        else label(9, 36, does, 14, "on-order", ORDER[0] - 16),
    ]


def price(side: SideView) -> str:
    return f"{side.cost}F" if side.f else str(side.cost)


def cost(side: SideView, right: float, middle: float) -> str:
    w = 30 if side.f else 22
    return box(right - w, middle - 9, w, 18, "cost", 9) + label(
        right - w / 2, middle + 5, price(side), 13.5, "bold on-cost", anchor="middle"
    )


# the General Record Track


def tracks(view: View, words: Words) -> str:
    """One lane each, like threads on a loom; the bead bears the number."""
    x, y, w, h = TRACKS
    lanes = (
        ("military", view.military, "dine", say(words, "military")),
        ("culture", view.culture, "dine", words.say("part-cost-in-culture")),
        ("ap", view.ap, "dine", say(words, "ap")),
        ("morale", view.morale, "enemy", say(words, "morale")),
        ("ferocity", view.enemy_ferocity, "enemy", say(words, "enemy-ferocity")),
        ("enemy-ap", view.enemy_ap, "enemy", say(words, "enemy-ap")),
    )
    inside = [panel(x, y, w, h)]
    for step in range(TRACK_TOP + 1):
        left = step_of(step)
        inside.append(
            path(
                f"M{left:g} {LANE_TOP - 10}V{LANE_TOP + 5 * LANE_PITCH + 10}", "warp five" if step % 5 == 0 else "warp"
            )
        )
        if step % 5 == 0 or step == TRACK_TOP:
            inside.append(label(left, y + 20, str(step), 12.5, "soft", anchor="middle"))
    beads = []
    for n, (name, value, side, text) in enumerate(lanes):
        at = LANE_TOP + n * LANE_PITCH
        inside.append(symbol(name, x + 18, at, 17, f"{side}-fill"))
        inside.append(label(x + 32, at + 5, text, 13.5, "", LANE_LEFT - x - 50))
        inside.append(path(f"M{LANE_LEFT} {at}H{step_of(TRACK_TOP):g}", f"lane {side}-line"))
        beads.append(bead(name, value, side, at, text))
    return group(*inside, id="tracks") + group(*beads, id="markers")


def bead(name: str, value: int, side: str, at: float, text: str) -> str:
    return piece(
        path("M-14 0l4-10H10l4 10-4 10H-10z", f"bead {side}"),
        label(0, 5, str(value), 14, f"bold on-{side}", anchor="middle"),
        at=(step_of(value), at),
        title=f"{text} {value}",
        name=f"marker-{name}",
        data_track=name,
    )


# cubes


def cubes(view: View, words: Words) -> str:
    x, y, w, h = CUBES
    gap = 8
    wide = (w - 3 * gap) / 4
    boxes = (("bag", view.bag), ("raided", view.raided), ("recovery", view.recovery), ("subjugation", view.subjugation))
    return group(
        *(cube_box(name, held, x + n * (wide + gap), y, wide, h, view, words) for n, (name, held) in enumerate(boxes)),
        id="cubes",
    )


def cube_box(name: str, held: dict[str, int], x: float, y: float, w: float, h: float, view: View, words: Words) -> str:
    heading = screen_say(words, name)
    inside = [panel(x, y, w, h, heading)]
    there = [colour for colour in COLOURS if held.get(colour)]
    truce = name == "raided" and view.truce is not None
    columns = 2 if len(there) <= (4 if truce else 6) else 3
    pitch = (w - 20) / columns
    for n, colour in enumerate(there):
        left, top = x + 20 + (n % columns) * pitch, y + 42 + (n // columns) * 26
        text = f"{upper(words.name(colour))}: {held[colour]}"
        inside.append(
            place(
                symbol("cube", left, top, 21, f"cube {colour}"),
                label(left + 13, top + 5, str(held[colour]), 14, "bold"),
                title=text,
                id=f"cube-{name}-{colour}",
                data_cube=colour,
            )
        )
    if truce and view.truce:
        text = screen_say(words, "truce", order=view.truce.up.order, n=view.truce_ap)
        inside.append(
            place(
                box(x + 6, y + h - 28, w - 12, 22, "order", 6),
                label(x + 14, y + h - 12.500, words.name(view.truce.up.order), 13, "bold on-order", w - 50),
                label(x + w - 14, y + h - 12.500, str(view.truce_ap), 13, "bold on-order", anchor="end"),
                title=text,
                id="truce",
                data_order=view.truce.up.order,
            )
        )
    return place(*inside, title=heading, id=f"box-{name}", data_box=name)
