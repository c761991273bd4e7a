"""The Shelter as a cut-away house: sky, walls, rooms with what is in them, stairs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.labels import board_label
from vigil.drawing.motifs import framed
from vigil.drawing.svg import SMALLEST, Room, box, circle, group, label, lines_of, moved, path, place, symbol, width_of
from vigil.games.this_war_of_mine.board import geometry as g
from vigil.games.this_war_of_mine.board.furniture import drawing
from vigil.games.this_war_of_mine.board.pictures import picture_of
from vigil.games.this_war_of_mine.board.sky import hour_of, weather
from vigil.games.this_war_of_mine.observe.view import View
from vigil.games.this_war_of_mine.rules.storage_forecast import Find
from vigil.games.this_war_of_mine.state import RESOURCES
from vigil.games.this_war_of_mine.words.option_notes import DIGGING, cost, found
from vigil.kernel.text.words import Words, sentence

UNREACHED, UNLIT = "unreached", "unlit"
NARROWEST = 0.72  # how close letters may stand
VOWELS = "aeiouyàâéèêëîïôûù"
SYLLABLE = re.compile(rf"(?<=[^s])(?:s(?=[^{VOWELS}s])|([^{VOWELS}h\W])(?=(?!\1)[rlh]?[{VOWELS}]))")
LADDER = 13.0  # half as wide as a flight

Flight = tuple[float, float, float, float]  # where it stands, its top, its foot, how high the lower room is


def plan(view: View) -> dict[str, Room]:
    floors = tuple(tuple(space.id for space in floor.spaces) for floor in view.floors)
    return g.rooms(floors, tuple((a, b) for a, b in view.stairs))


def parts(view: View) -> Iterator[Drawing]:
    rooms = plan(view)
    home = next(floor for floor in view.floors if any(space.id == "guard" for space in floor.spaces))
    ground = rooms[home.spaces[0].id]
    flights = [flight(rooms[a], rooms[b]) for a, b in view.stairs]
    night = hour_of(view.phase) == "night"
    yield Drawing("sky", weather, (view.phase, view.cold, ground[1] + ground[3]))
    yield Drawing("walls", walls, (sorted(rooms.items()), ground[1] + ground[3]))
    for floor in view.floors:
        for space in floor.spaces:
            facts = (space.id, space.cover, space.fitting, space.making, space.wait, space.boarded)
            light = UNREACHED if not space.reached else UNLIT if night and not space.people else ""
            more = (space.action or space.task, light, space.tool, space.takes, space.finds)
            yield Drawing(f"space-{space.id}", room, (rooms[space.id], clear(rooms[space.id], flights), *facts, *more))
    yield Drawing("stairs", stairs, (flights,))
    yield Drawing("day", heading, (view.day, view.phase, view.cold, view.ending))
    yield Drawing("card", card, (view.card,))


def walls(words: Words, rooms: list[tuple[str, Room]], ground: float) -> str:
    """Roof, outer walls, and the earth around the cellars."""
    x, y, w, h = g.SCENE
    boxes = [each for _, each in rooms]
    above = [each for each in boxes if each[1] < ground - 1]
    top = min(each[1] for each in above)
    inside = [path(f"M{x} {ground:g}h{w}v{y + h - ground:g}h-{w}z", "earth")]
    inside.append(path(f"M{x} {ground:g}h{w}v{y + h - ground:g}h-{w}z", "earth-hatch"))
    inside.append(path(f"M{x} {ground:g}h{w}", "ground-line"))
    attic = [each for each in above if each[1] == top]
    left, right = min(each[0] for each in attic), max(each[0] + each[2] for each in attic)
    below = [each for each in above if each[1] > top and each[1] < top + 1.5 * each[3]]
    wide = (min(each[0] for each in below), max(each[0] + each[2] for each in below)) if below else (left, right)
    foot = top + attic[0][3]
    peak = (left + right) / 2
    corners = (
        (wide[0] - 16, foot),
        (left - 6, top - 2),
        (peak, top - 34),
        (right + 6, top - 2),
        (wide[1] + 16, foot),
    )
    roof = f"M{'L'.join(f'{x:g} {y:g}' for x, y in corners)}z"
    inside.append(path(f"M{right - 40:g} {top - 8:g}v-34h24v40z", "chimney"))
    inside.append(path(roof, "roof"))
    inside.append(path(roof, "roof-hatch"))
    for each in boxes:
        inside.append(box(each[0] - 5, each[1] - 5, each[2] + 10, each[3] + 10, "wall", 0))
    return group(*inside, id="walls")


def room(
    words: Words,
    where: Room,
    free: tuple[float, float],
    id: str,
    cover: str,
    fitting: str,
    making: str,
    wait: int,
    boarded: bool,
    printed: str,
    light: str,
    tool: str,
    takes: dict[str, int],
    finds: list[Find],
) -> str:
    """A space: its wall, what stands there, its name; what is out of reach is hatched, and at night only those who wake
    have a light."""
    x, y, w, h = where
    middle, wide = (free[0] + free[1]) / 2, free[1] - free[0]
    inside = [box(x, y, w, h, f"room {light}".strip(), 0)]
    if light == UNREACHED:
        inside.append(group(box(x, y, w, h, "dim-hatch", 0)))
    elif not light:
        inside.append(group(path(f"M{x:g} {y + h - 30:g}h{w:g}v30h-{w:g}z", "lit")))
    inside.append(path(f"M{x:g} {y + h - 3:g}h{w:g}", "boards"))
    thing = cover or fitting or ("boarded" if boarded else printed)
    if thing:
        scale = min(1.0, (wide - 4) / 76, (h - 26) / 66)
        inside.append(group(drawing(thing), transform=moved(middle, y + h - 3, scale), kind=f"thing of-{thing}"))
    if id[-2:-1] == "-" and not fitting:
        inside.append(circle(x + w - 13, y + 14, 10, "tag"))
        inside.append(label(x + w - 13, y + 20, id[-1].upper(), 16, "bold on-tag", anchor="middle"))
        if light != UNREACHED:
            inside.append(bill(takes, free[0] + 3, y) if g.breach(id) else hints(takes, finds, free[0] + 3, y))
    else:
        for n, line in enumerate(name_lines(words.name(fitting or id), wide)):
            inside.append(room_name(line, middle, y + 16 + n * 16, wide))
    if tool:
        inside.append(symbol(tool, x + w - 14, y + h - 14, 20, "tool"))
    if wait:
        inside.append(circle(x + w - 13, y + 38, 11, "wait") + symbol("mark-wait", x + w - 13, y + 38, 15, "on-wait"))
    reached = light != UNREACHED
    title = [told(words, id, cover, fitting, making, wait, boarded, reached), *means(words, cover, takes, finds)]
    return place(*inside, title=". ".join(title), id=f"space-{id}")


def means(words: Words, cover: str, takes: dict[str, int], finds: list[Find]) -> list[str]:
    """What it takes to act there and what it brings, in words."""
    things = ", ".join(map(words.name, takes)) if cover else cost(takes, words)
    needed = words.raw("board-takes", {"things": things}) if takes else ""
    if cover in DIGGING:
        needed = f"{needed} ({words.say('beside-two')})"
    return [sentence(text) for text in (needed, found(finds, words)) if text]


def hints(takes: dict[str, int], finds: list[Find], x: float, y: float) -> str:
    """The tool that a card asks for, in a ring, and the resources under it; whatever else there is, is a question."""
    inside = []
    for tool in takes:
        inside.append(circle(x + 10, y + 14, 10, "held") + symbol(tool, x + 10, y + 14, 15, "tool"))
        x += 23
    for what, _, _ in finds:
        if what in RESOURCES:
            inside.append(symbol(what, x + 8, y + 14, 16, f"of-{what}"))
            x += 18
    if any(what not in RESOURCES for what, _, _ in finds):
        inside.append(label(x, y + 20, "?", 16, "bold soft"))
    return "".join(inside)


def bill(takes: dict[str, int], x: float, y: float) -> str:
    """What is discarded for it, one thing below the other."""
    rows = enumerate(takes.items())
    return "".join(
        symbol(what, x + 5, y + 15 + 18 * n, 14, f"of-{what}")
        + label(x + 13, y + 21 + 18 * n, str(count), SMALLEST, "bold")
        for n, (what, count) in rows
    )


def name_lines(name: str, wide: float) -> list[str]:
    """A name on two lines where it must be; one long word beside stairs is divided."""
    lines = lines_of(name, wide - 2, SMALLEST, bold=True)
    if len(lines) > 1 or width_of(name, bold=True) * SMALLEST * NARROWEST <= wide:
        return lines
    return divided(name)


def divided(word: str) -> list[str]:
    """A word in two, before the consonant of a syllable near its middle; an s stays with what follows it."""
    cuts = [found.start() for found in SYLLABLE.finditer(word) if 2 <= found.start() <= len(word) - 3]
    if not cuts:
        return [word]
    cut = min(cuts, key=lambda n: abs(n - len(word) / 2))
    return [f"{word[:cut]}-", word[cut:]]


def room_name(line: str, middle: float, y: float, wide: float) -> str:
    """A name above what stands there; where stairs take its room, its letters stand closer."""
    share = wide / (width_of(line, bold=True) * SMALLEST)
    if not NARROWEST <= share < 1:
        return label(middle, y, line, SMALLEST, "room-name bold", wide, "middle")
    closer = {"textLength": wide, "lengthAdjust": "spacingAndGlyphs"}
    return label(middle, y, line, SMALLEST, "room-name bold", anchor="middle", **closer)


def told(words: Words, id: str, cover: str, fitting: str, making: str, wait: int, boarded: bool, reached: bool) -> str:
    """What lies there, in words."""
    text = [words.name(fitting) if fitting else words.name(id)]
    if cover == "remnants":
        text.append(words.name(cover))
    if making:
        text.append(words.name(making))
    if wait:
        text.append(words.say("screen-wait", {"n": wait}))
    if boarded:
        text.append(words.say("screen-boarded"))
    if not reached:
        text.append(board_label(words, "out-of-reach"))
    return ", ".join(text)


def flight(one: Room, other: Room) -> Flight:
    """Stairs from one room down to the other, at the wall where they meet."""
    upper, lower = sorted((one, other), key=lambda each: each[1])
    left, right = max(upper[0], lower[0]), min(upper[0] + upper[2], lower[0] + lower[2])
    at = left + 17 if right - left > 2 * LADDER else (left + right) / 2
    return at, upper[1] + upper[3] - 6, lower[1] + lower[3] - 4, lower[3]


def clear(where: Room, flights: list[Flight]) -> tuple[float, float]:
    """From where to where a room is free of stairs."""
    x, y, w, h = where
    left, right = x + 1, x + w - 1
    for at, top, foot, _ in flights:
        if x < at < x + w and top < y + h - 10 and foot > y + 10:  # they come down into it
            left, right = (at + LADDER + 2, right) if at < x + w / 2 else (left, at - LADDER - 2)
    return left, right


def stairs(words: Words, flights: list[Flight]) -> str:
    inside = []
    for at, top, foot, high in flights:
        if foot - top > high + 12:
            inside.append(box(at - 15, top + 6, 30, foot - top - high + 2, "shaft", 0))
        inside.append(path(f"M{at - LADDER:g} {top:g}V{foot:g}M{at + LADDER:g} {top:g}V{foot:g}", "ladder"))
        steps = "".join(f"M{at - LADDER:g} {top + 8 + n * 12:g}h{2 * LADDER:g}" for n in range(int((foot - top) / 12)))
        inside.append(path(steps, "rung"))
    return group(*inside, id="stairs")


def card(words: Words, key: str) -> str:
    """The card that was turned up last, on a slip of paper."""
    x, y = g.SCENE[0] + 300, g.SCENE[1] + 6
    if not key:
        return group(id="card")
    name = words.name(key)
    return place(
        box(x, y, 300, 62, "paper", 3),
        framed(picture_of(key), x + 4, y + 4, 72),
        label(x + 86, y + 24, board_label(words, "last-card"), SMALLEST, "on-paper-soft", 206),
        label(x + 86, y + 48, name, 20, "bold display on-paper", 206),
        title=name,
        id="card",
        data_card=key,
    )


def heading(words: Words, day: int, phase: str, cold: int, ending: str) -> str:
    """The day and its phase in the sky, the cold beside it."""
    x, y, w, _ = g.SCENE
    title = words.say("screen-day", {"day": day})
    now = words.say(f"ending-{ending}") if ending else words.say(f"phase-{phase}")
    inside = [label(x + 18, y + 34, title, 30, "bold display on-sky", 200)]
    inside.append(label(x + 18, y + 58, now, 19, "on-sky", 250))
    inside.append(symbol("mark-cold", x + w - 150, y + 28, 26, "on-sky"))
    inside.append(label(x + w - 130, y + 36, words.say("screen-cold", {"n": cold}), 22, "bold on-sky", 120))
    return place(*inside, title=f"{title}, {now}", id="day", kind=f"hour-{hour_of(phase)}")
