"""The city: the three Locations by day; outside, where the group is, how loud it was, what it found, whom it fights."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.boxes import deck
from vigil.drawing.labels import board_label
from vigil.drawing.motifs import framed
from vigil.drawing.svg import NARROWER, SMALLEST, Room, box, circle, folded, group, label, lines_of, path, place, symbol
from vigil.games.this_war_of_mine.board.pictures import picture_of
from vigil.games.this_war_of_mine.board.storage import things
from vigil.games.this_war_of_mine.observe.view import EnemyView, TripView, View
from vigil.games.this_war_of_mine.state import SLOTS
from vigil.games.this_war_of_mine.words.thing_text import condition, how_far
from vigil.kernel.text.words import Words, sentence

Far = tuple[dict[str, str | int], int]  # what is asked for, and how much of it there is
CITY = (982.0, 6.0, 324.0, 470.0)
LOUDEST = 10
STREET = 104.0  # how high a Location is, with its gap
AIM = 84.0  # how wide the picture of the objective is
THUMBS = 6  # cards of the way that are shown


def parts(view: View) -> Iterator[Drawing]:
    pile = list(view.pile.items())
    yield Drawing(
        "city",
        city,
        (view.places, view.trip, view.enemies, pile, view.chapter, view.objective, view.asked, view.reached),
    )


def city(
    words: Words,
    places: dict[str, str],
    trip: TripView | None,
    enemies: list[EnemyView],
    pile: list[tuple[str, int]],
    chapter: int,
    aim: str,
    asked: dict[str, str | int],
    reached: int,
) -> str:
    x, y, w, h = CITY
    inside = [box(x, y, w, h, "panel", 8)]
    if trip:
        inside += outside(words, trip, enemies, pile)
    else:
        inside += streets(words, places)
        x, y, w, h = CITY
        below = (x + 8, y + 34 + 3 * STREET, w - 16, h - 42 - 3 * STREET)
        if enemies:
            inside.append(grid(words, enemies, below))
        elif pile:
            inside.append(findings(words, pile, below))
        elif aim:
            inside.append(objective(words, chapter, aim, (asked, reached), below))
    return group(*inside, id="city", kind="by-night" if trip else "")


def streets(words: Words, places: dict[str, str]) -> Iterator[str]:
    """Near, medium, far, one below the other."""
    x, y, w, _ = CITY
    yield label(x + 12, y + 24, board_label(words, "city"), 19, "bold display", w - 24)
    for n, slot in enumerate(SLOTS):
        yield location(words, slot, places.get(slot, ""), (x + 8, y + 34 + n * STREET, w - 16, STREET - 6))


def objective(words: Words, chapter: int, key: str, far: Far, room: Room) -> str:
    """What this chapter asks for, and how far it is."""
    x, y, w, h = room
    left, right = x + AIM + 14, x + w - 6
    text = sentence(condition(far[0], words))
    so_far = sentence(how_far(far, words))
    inside = [box(x, y, w, h, "place", 7), framed(picture_of(key), x + 4, y + 4, AIM)]
    inside.append(label(left, y + 20, words.name(f"chapter-{chapter}"), SMALLEST, "soft", right - left))
    top = y + 39
    for line in folded(words.name(key), (right - left) / NARROWER, 17, bold=True):
        inside.append(label(left, top, line, 17, "bold display", right - left))
        top += 18
    for line in folded(text, right - left)[:2]:
        inside.append(label(left, top, line, SMALLEST, "", right - left))
        top += 17
    inside.append(place(label(left, y + h - 8, so_far, SMALLEST, "bold", right - left), title=so_far))
    return place(*inside, title=board_label(words, "objective", objective=key), id="objective", data_card=key)


def location(words: Words, slot: str, where: str, room: Room) -> str:
    x, y, w, h = room
    inside = [box(x, y, w, h, "place", 7)]
    if where:
        inside.append(framed(picture_of(where), x + 4, y + 4, (h - 8) * 4 / 3))
    left = x + (h - 8) * 4 / 3 + 14
    inside.append(label(left, y + 26, words.name(slot), SMALLEST, "soft", x + w - left - 6))
    inside.append(label(left, y + 50, words.name(where) if where else "", 20, "bold display", x + w - left - 8))
    steps = SLOTS.index(slot) + 1
    inside += [circle(left + 6 + 16 * n, y + h - 20, 5, "step") for n in range(steps)]
    title = f"{words.name(slot)}: {words.name(where)}" if where else words.name(slot)
    return place(*inside, title=title, id=f"place-{slot}", data_card=where)


def outside(words: Words, trip: TripView, enemies: list[EnemyView], pile: list[tuple[str, int]]) -> Iterator[str]:
    x, y, w, h = CITY
    yield place(
        framed(picture_of(trip.place), x + 6, y + 6, 120),
        label(x + 136, y + 24, words.name(trip.slot), SMALLEST, "soft", w - 142),
        label(x + 136, y + 48, words.name(trip.place), 20, "bold display", w - 144),
        title=f"{words.name(trip.slot)}: {words.name(trip.place)}",
        id=f"place-{trip.slot}",
        data_card=trip.place,
    )
    yield unknown(words, trip.unknown, (x + 136, y + 56, w - 142, 38))
    yield noise(words, trip.noise, (x + 8, y + 106, w - 16, 46))
    yield box(x + 8, y + 158, w - 16, 104, "street", 7)
    below = (x + 8, y + 268, w - 16, h - 276)
    if enemies:
        yield grid(words, enemies, below)
        return
    if trip.seen:
        yield way(words, trip.seen, below)
        below = (below[0], below[1] + 44, below[2], below[3] - 44)
    yield findings(words, pile, below)


def way(words: Words, seen: list[str], room: Room) -> str:
    """The cards of the way, the last one at the right."""
    x, y, w, _ = room
    wide = w / THUMBS
    shown = seen[-THUMBS:]
    return "".join(
        place(
            framed(picture_of(key), x + wide * n, y, wide - 5),
            title=sentence(words.name(key)),
            id=f"seen-{key}",
            data_card=key,
        )
        for n, key in enumerate(shown)
    )


def unknown(words: Words, n: int, room: Room) -> str:
    x, y, _, h = room
    text = board_label(words, "unknown", n=n)
    return place(
        deck(x, y + 2, 25, h - 4, "pile", min(3, n)),
        *(
            label(x + 36, y + 14 + n * 18, line, SMALLEST, "bold", room[2] - 38)
            for n, line in enumerate(lines_of(text, room[2] - 38, bold=True))
        ),
        title=text,
        id="unknown",
    )


def noise(words: Words, n: int, room: Room) -> str:
    """The Noise track, from one to ten."""
    x, y, w, h = room
    text = board_label(words, "noise", n=n)
    inside = [symbol("mark-noise", x + 14, y + h / 2, 23, "thing")]
    pitch = (w - 34) / LOUDEST
    for step in range(1, LOUDEST + 1):
        left = x + 32 + (step - 1) * pitch
        tall = 12 + step * 3
        kind = "loud full" if step <= n else "loud"
        inside.append(box(left, y + h - tall, pitch - 4, tall, kind, 3))
        if step == n:
            inside.append(label(left + pitch / 2 - 2, y + h - 5, str(n), 16, "bold on-loud", anchor="middle"))
    return place(*inside, title=text, id="noise")


def findings(words: Words, pile: list[tuple[str, int]], room: Room) -> str:
    """What was found and brought along."""
    x, y, w, h = room
    heading = words.say("screen-pile")
    inside = [box(x, y, w, h, "slot", 7), label(x + 10, y + 19, heading, SMALLEST, "bold", w - 20)]
    inside.append(things(words, "pile", pile, (x + 4, y + 24, w - 8, h - 26)))
    return place(*inside, title=heading, id="pile")


def grid(words: Words, enemies: list[EnemyView], room: Room) -> str:
    """The enemies, each in the row of his weapon; wounds move him to the right."""
    x, y, w, h = room
    rows: dict[str, list[EnemyView]] = {}
    for each in enemies:
        rows.setdefault(each.weapon, []).append(each)
    high = min(52.0, h / max(1, len(rows)))
    inside = [box(x, y, w, h, "grid", 7)]
    wide = (w - 46) / 4
    for n, (weapon, there) in enumerate(rows.items()):
        top = y + n * high
        inside.append(path(f"M{x:g} {top + high:g}h{w:g}", "grid-line"))
        inside.append(symbol(weapon if weapon != "unarmed" else "mark-prowess", x + 23, top + high / 2, 28, "thing"))
        for column in range(4):
            here = [each for each in there if each.wounds == column]
            for m, each in enumerate(here):
                inside.append(
                    enemy(
                        words,
                        each,
                        x + 46 + wide * column + 17 + m * min(30.0, (wide - 30) / max(1, len(here) - 1)),
                        top + high / 2,
                    )
                )
    inside += [path(f"M{x + 46 + wide * n:g} {y:g}v{h:g}", "grid-line") for n in range(4)]
    return place(*inside, title=board_label(words, "enemies", n=len(enemies)), id="grid")


def enemy(words: Words, each: EnemyView, x: float, y: float) -> str:
    title = words.say("screen-enemy", {"enemy": each.token, "what": each.weapon, "n": each.wounds})
    text = words.name(each.token)
    return place(
        circle(x, y, 16, "enemy"),
        label(x, y + 5.6, text, 16, "bold on-enemy", anchor="middle"),
        title=title,
        id=f"enemy-{each.token}",
    )
