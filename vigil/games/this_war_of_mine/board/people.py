"""The people: where each stands in the house, and beside it the card of each with States, hands and what is at hand."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing, Piece, Placed
from vigil.drawing.labels import board_label
from vigil.drawing.layout import spread
from vigil.drawing.svg import SMALLEST, Room, box, circle, element, group, label, moved, path, place, symbol, width_of
from vigil.games.this_war_of_mine.board.figures import figure
from vigil.games.this_war_of_mine.board.house import plan
from vigil.games.this_war_of_mine.board.portraits import FACE, known_face
from vigil.games.this_war_of_mine.observe.view import PersonView, View
from vigil.games.this_war_of_mine.state import MOST
from vigil.kernel.text.words import Words

SHOWN = ("hunger", "fatigue", "misery", "illness", "wounds")
OUTSIDE = (1010.0, 200.0, 270.0, 60.0)  # where those stand who are out
PEOPLE = (8.0, 648.0, 966.0, 292.0)
WIDE = 29.0  # a person beside others
PLATE = 16.0  # how high a name is

Standing = tuple[str, float, float]  # who, where the feet are


def standing(view: View) -> list[Standing]:
    """Everybody in his room, beside the others there; those who are out stand in the city."""
    rooms = plan(view)
    found: list[Standing] = []
    there: dict[str, list[str]] = {}
    for person in view.people:
        out = person.task == "scavenging" and view.trip is not None
        there.setdefault("" if out else person.at, []).append(person.key)
    for where, people in there.items():
        x, y, w, h = rooms.get(where, OUTSIDE) if where else OUTSIDE
        for key, at in zip(people, spread(len(people), max(w, WIDE * len(people)), WIDE), strict=True):
            found.append((key, x + w / 2 + at, y + h - 3))
    return sorted(found)


def figures(words: Words, everybody: list[Standing]) -> list[Placed]:
    return [Piece(f"person-{key}", figure(key), words.name(key), "movable").at(x, y) for key, x, y in everybody]


def plates(words: Words, everybody: list[Standing]) -> list[Placed]:
    """The name of each at the feet, above all figures; of names that would lie on one another one stands higher."""
    found: list[Placed] = []
    taken: list[tuple[float, float, float]] = []  # the foot of a name, where it begins and ends
    for key, x, y in sorted(everybody, key=lambda each: each[1:]):
        name = words.name(key)
        half = width_of(name, True) * SMALLEST / 2 + 3
        while any(foot == y and left < x + half and x - half < right for foot, left, right in taken):
            y -= PLATE
        taken.append((y, x - half, x + half))
        plate = box(-half, 3 - PLATE, 2 * half, PLATE, "flag", 3)
        found.append(
            Piece(
                f"name-{key}", plate + label(0, -0.5, name, SMALLEST, "bold on-flag", anchor="middle"), name, "plate"
            ).at(x, y)
        )
    return found


def parts(view: View) -> Iterator[Drawing]:
    yield Drawing("", ground)
    for n in range(MOST):
        each = view.people[n] if n < len(view.people) else None
        yield Drawing(f"slot-{n}", slot, (n, each, bool(view.trip), bool(view.ending)))
    everybody = standing(view)
    yield Drawing("figures", figures, (everybody,), "figures")
    yield Drawing("plates", plates, (everybody,), "plates")


def ground(words: Words) -> str:
    x, y, w, h = PEOPLE
    return box(x, y, w, h, "panel", 8)


def slot(words: Words, n: int, each: PersonView | None, trip: bool, over: bool) -> str:
    """The card of a person, or an empty place in the house."""
    x, y, w, h = PEOPLE
    wide = (w - 10) / MOST
    room = (x + 5 + n * wide + 3, y + 7, wide - 6, h - 14)
    if each is None:
        inside = box(*room, "slot", 8) + label(
            room[0] + room[2] / 2,
            room[1] + room[3] / 2,
            "" if over else board_label(words, "free-place"),
            SMALLEST,
            "soft",
            room[2] - 20,
            "middle",
        )
    else:
        inside = card(words, each, room, trip)
    return group(inside, id=f"slot-{n}")


def card(words: Words, each: PersonView, room: Room, trip: bool) -> str:
    x, y, w, h = room
    worst = max(each.levels.values())
    inside = [box(x, y, w, h, f"person-card worst-{worst}", 8)]
    inside.append(group(figure(each.key), transform=moved(x + 36, y + 72, 1.2)))
    if known_face(each.key):
        wide, high = FACE
        inside.append(element("use", href=f"#face-{each.key}", x=x + 8, y=y + 9, width=wide, height=high))
        inside.append(box(x + 8, y + 9, wide, high, "held-frame", 3))
    inside.append(label(x + 76, y + 29, words.name(each.key), 23, "bold display", w - 82))
    inside.append(label(x + 76, y + 49, words.name(each.skill), SMALLEST, "soft", w - 82))
    values = (("prowess", each.prowess), ("empathy", each.empathy), ("inventory", each.inventory))
    for n, (key, value) in enumerate(values):
        left = x + 85 + n * 50
        inside.append(
            place(
                symbol(f"mark-{key}", left, y + 65, 19, "value"),
                label(left + 13, y + 71, str(value), 17.5, "bold"),
                title=f"{board_label(words, key)} {value}",
            )
        )
    for n, state in enumerate(SHOWN):
        inside.append(state_row(words, each, state, (x + 8, y + 86 + n * 26, w - 16, 26)))
    inside.append(actions(words, each, x, y + 231, w))
    inside.append(hands(words, each, x, y + 262, w, trip))
    return place(*inside, title=words.name(each.key), id=f"who-{each.key}", kind="of-piece", data_card=each.key)


def state_row(words: Words, each: PersonView, state: str, room: Room) -> str:
    """A State with its level as marks that fill up."""
    x, y, w, h = room
    level = each.levels[state]
    inside = [
        box(x, y + 1, w, h - 2, f"state level-{level}", 5),
        symbol(state, x + 14, y + h / 2, 17, f"on-state level-{level}"),
    ]
    inside.append(label(x + 30, y + h / 2 + 5.5, words.name(state), SMALLEST, f"on-state level-{level}", w - 118))
    for n in range(MOST):
        inside.append(circle(x + w - 70 + n * 19, y + h / 2, 7, f"pip-{level} full" if n < level else "pip-0"))
    return place(*inside, title=f"{words.name(state)} {level}", id=f"{state}-{each.key}")


def actions(words: Words, each: PersonView, x: float, y: float, w: float) -> str:
    """Which of the three actions of the day are left."""
    text = board_label(words, "actions")
    inside = [label(x + 10, y + 5.5, text, SMALLEST, "soft", w - 110)]
    for n in (1, 2, 3):
        left = x + w - 84 + (n - 1) * 29
        off = n in each.blocked
        inside.append(circle(left, y, 11.5, "action off" if off else "action"))
        inside.append(label(left, y + 5.6, str(n), 16, "bold on-off" if off else "bold on-action", anchor="middle"))
        if off:
            inside.append(path(f"M{left - 8:g} {y + 8:g}l16-16", "strike"))
    return place(*inside, title=board_label(words, "actions-left", n=3 - len(each.blocked)))


def hands(words: Words, each: PersonView, x: float, y: float, w: float, trip: bool) -> str:
    """What each does tonight, holds, and has on the card."""
    inside = []
    at = x + 10
    if each.task:
        inside.append(symbol(f"mark-{each.task}", at + 10, y, 19, "thing"))
        inside.append(label(at + 25, y + 5.5, words.say(f"task-{each.task}"), SMALLEST, "", w - 100))
    things = [each.weapon] if each.weapon else []
    things += [what for what, n in each.medicals.items() for _ in range(n)]
    for n, what in enumerate(things):
        left = x + w - 18 - n * 26
        inside.append(place(circle(left, y, 12.5, "held"), symbol(what, left, y, 18, "thing"), title=words.name(what)))
    return "".join(inside)
