"""Storage as shelves of counted things; one kind lies beside the other, in the order of the box."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.boxes import count
from vigil.drawing.labels import board_label
from vigil.drawing.svg import Room, box, group, label, moved, path, place, symbol
from vigil.games.this_war_of_mine.board.furniture import drawing
from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.state import RESOURCES
from vigil.games.this_war_of_mine.words.option_notes import cost
from vigil.kernel.text.words import Words, sentence

STORAGE, PLANS = (982.0, 482.0, 324.0, 346.0), (982.0, 832.0, 324.0, 110.0)
COLUMNS = 6
COLOURS = {
    "green": "alcohol moonshine cigarettes sugar coffee vegetable raw-food canned-food",
    "grey": "shovel saw lockpick filter mechanical-part electrical-part jewelry book broken-guitar guitar",
    "red": "weapon-part broken-pistol pistol knife shell broken-assault-rifle assault-rifle hatchet ammo broken-shotgun"
    " shotgun",
    "yellow": "herbs chems herbal-meds meds bandages",
    "resource": "water wood component",
}
COLOUR = {what: colour for colour, things in COLOURS.items() for what in things.split()}


def parts(view: View) -> Iterator[Drawing]:
    yield Drawing("storage", shelves, (list(view.storage.items()),))
    yield Drawing("plans", plans, (view.fittings, view.costs))


def shelves(words: Words, goods: list[tuple[str, int]]) -> str:
    x, y, w, h = STORAGE
    heading = words.say("screen-storage")
    inside = [box(x, y, w, h, "panel", 8), label(x + 12, y + 24, heading, 19, "bold display", w - 24)]
    first = [(what, n) for what, n in goods if what in RESOURCES]
    rest = [(what, n) for what, n in goods if what not in RESOURCES]
    inside.append(row_of_resources(words, dict(first), (x + 8, y + 34, w - 16, 66)))
    inside.append(things(words, "storage", rest, (x + 8, y + 106, w - 16, h - 114)))
    return place(*inside, title=heading, id="storage")


def row_of_resources(words: Words, goods: dict[str, int], room: Room) -> str:
    """Water, wood and parts always have their place, also when there are none."""
    x, y, w, h = room
    wide = w / len(RESOURCES)
    inside = []
    for n, what in enumerate(RESOURCES):
        left, number = x + n * wide, goods.get(what, 0)
        inside.append(
            place(
                box(left + 2, y, wide - 4, h, "bin" if number else "bin empty", 6),
                symbol(what, left + 25, y + h / 2 - 6, 30, f"of-{what}"),
                label(left + wide - 12, y + h / 2 + 4, str(number), 27, "bold", anchor="end"),
                label(left + wide / 2, y + h - 6, words.name(what), 15.5, "soft", wide - 1, "middle"),
                title=f"{words.name(what)} {number}",
                id=f"storage-{what}",
            )
        )
    return "".join(inside)


def things(words: Words, name: str, goods: list[tuple[str, int]], room: Room, columns: int = COLUMNS) -> str:
    """Things on boards, each kind with its number."""
    x, y, w, h = room
    rows = max(4, -(-len(goods) // columns))
    wide, high = w / columns, min(58.0, h / rows)
    shown = max(1, -(-len(goods) // columns))
    inside = [path(f"M{x:g} {y + high * (n + 1) - 5:g}h{w:g}", "shelf-board") for n in range(shown)]
    for n, (what, number) in enumerate(goods):
        left, top = x + wide * (n % columns), y + high * (n // columns)
        inside.append(
            place(
                box(left + 2, top + 2, wide - 4, high - 8, f"token {COLOUR.get(what, 'grey')}", 5),
                symbol(what, left + wide / 2 - 4, top + high / 2 - 2, min(30.0, high - 18), "on-token"),
                count(left + wide - 12, top + high - 15, number) if number > 1 else "",
                title=f"{words.name(what)} {number}",
                id=f"{name}-{what}",
            )
        )
    return "".join(inside)


def plans(words: Words, fittings: list[str], costs: dict[str, dict[str, int]]) -> str:
    """The Fittings that may be built, as drawings on a sheet."""
    x, y, w, h = PLANS
    heading = board_label(words, "plans")
    inside = [box(x, y, w, h, "panel", 8), label(x + 12, y + 20, heading, 16.5, "bold display", w - 24)]
    columns = max(8, -(-len(fittings) // 2))
    wide, high = (w - 12) / columns, (h - 28) / (1 if len(fittings) <= columns and columns == 8 else 2)
    for n, fitting in enumerate(fittings):
        left, top = x + 6 + wide * (n % columns), y + 26 + high * (n // columns)
        scale = min((wide - 4) / 76, (high - 4) / 70)
        price = words.raw("board-takes", {"things": cost(costs[fitting], words)})
        inside.append(
            place(
                box(left + 1, top, wide - 2, high - 3, "plan", 3),
                group(drawing(fitting), transform=moved(left + wide / 2, top + high - 6, scale), kind="thing"),
                title=f"{words.name(fitting)}. {sentence(price)}",
                id=f"plan-{fitting}",
                data_card=fitting,
            )
        )
    return place(*inside, title=heading, id="plans")
