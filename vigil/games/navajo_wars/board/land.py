"""The Dinétah: Territories, trails, rivers, Santa Fé, and the ground of every Area and box."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.dice import PIPS, die
from vigil.drawing.ink import SMALLEST, box, circle, element, group, label, lines_of, moved, path, place, symbol
from vigil.drawing.sheet import Part
from vigil.games.navajo_wars.board.geometry import (
    HEADS,
    LINKS,
    MAP,
    NAME_ROOM,
    OUTLINES,
    PAIR,
    PAIRS,
    RELIEF,
    RIVERS,
    SANTA_FE,
    STATIONS,
)
from vigil.games.navajo_wars.board.pieces import standing, waiting
from vigil.games.navajo_wars.board.symbols import GROUNDS
from vigil.games.navajo_wars.board.wording import say
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.spoken import spoken_area
from vigil.games.navajo_wars.view import AreaView, View
from vigil.kernel.text import Words, sentence

DROUGHT_SPACES = 2
AREAS = {code: f"area-{code}" for code in STATIONS}


def parts(view: View) -> Iterator[Part]:
    """The land from the ground up, then what stands on it."""
    yield Part("", ground)
    printed = [(t.die, t.key, t.vp, t.drought, t.agriculture) for t in view.territories]
    for facts in printed:
        yield Part(f"territory-{facts[0]}", region, facts)
    yield Part("", trails)
    yield Part("santa-fe", santa_fe, (view.santa_fe,))
    for facts in printed:
        yield Part(f"head-{facts[0]}", head, facts)
    yield Part("", pairs, ([facts[:2] for facts in printed],))
    for t in view.territories:
        for area in t.areas:
            yield Part(AREAS[t.die * 10 + area.number], station, (t.die, t.key, area))
    for t in view.territories:
        families = [family for family in view.families if family.territory == t.key]
        yield Part(f"standing-{t.die}", standing, (t, families), "pieces")
    out = [family for family in view.families if family.where == "out"]
    yield Part("waiting", waiting, (out, view.santa_fe), "pieces")


def ground(words: Words) -> str:
    return box(*MAP, "ground", 8) + "".join(path(d, "river") for d in RIVERS)


def region(words: Words, die: int, key: str, vp: int, drought: int, agriculture: int) -> str:
    facts: dict[str, int | str] = {"territory": key, "vp": vp, "drought": drought, "agriculture": agriculture}
    return place(
        path(OUTLINES[die], f"territory t{die}"),
        element("path", d=OUTLINES[die], fill=f"url(#weave-{GROUNDS[die]})"),
        title=sentence(screen_say(words, "spoken-territory", **facts)),
        id=f"territory-{die}",
    )


def trails(words: Words) -> str:
    """Rock, the tracks, and the joins between them: a light path on a dark bed."""
    tracks: dict[int, list[str]] = {}
    for code, (x, y) in STATIONS.items():
        tracks.setdefault(code // 10, []).append(f"{x} {y}")
    lines = "".join("M" + "L".join(points) for points in tracks.values())
    joins = "".join(d or "M{} {}L{} {}".format(*STATIONS[a], *STATIONS[b]) for (a, b), d in LINKS.items())
    return path(" ".join(RELIEF), "relief") + path(joins, "join-bed") + path(joins, "join") + path(lines, "trail")


def santa_fe(words: Words, raiders: int) -> str:
    x, y, w, h = SANTA_FE
    name = words.name("santa-fe")
    return place(
        path(f"M{x} {y + 20}h10v-12h14v-8h{w - 48}v8h14v12h10v{h - 20}h-{w}z", "town"),
        label(x + w / 2, y + 36, name, 16, "bold on-town", w - 10, "middle"),
        path(f"M{x + 9} {y + h}v-26h7v-5h10v5h7v26z M{x + w - 33} {y + h}v-26h7v-5h10v5h7v26z", "adobe"),
        title=name + (": " + screen_say(words, "raid-counters", n=raiders) if raiders else ""),
        id="santa-fe",
    )


def head(words: Words, number: int, key: str, vp: int, drought: int, agriculture: int) -> str:
    """Name, die, Victory Points, Drought spaces and Agriculture."""
    x, y = HEADS[number]
    room = NAME_ROOM.get(number, 200)
    lines = lines_of(sentence(words.name(key)), room, SMALLEST, bold=True)
    size = 17.5 if len(lines) == 1 else SMALLEST
    first = y + (16 if len(lines) == 1 else 12)
    inside = [label(x, first + 17 * n, line, size, "bold", room) for n, line in enumerate(lines)]
    y += 36 if len(lines) == 1 else 46
    if number in PIPS:
        inside.append(group(die(number), transform=moved(x + 10, y, 0.91)))
        x += 27
    inside.append(box(x, y - 11, 52, 22, "badge", 11))
    inside.append(label(x + 26, y + 5.5, say(words, "vp", n=vp), SMALLEST, "bold on-badge", 46, "middle"))
    x += 57
    if number in PIPS:
        for n in range(1, DROUGHT_SPACES + 1):
            inside.append(dry_space(words, f"drought-{number}-{n}", x + 10, y, drought >= n))
            x += 23
        x += 2
    inside.append(symbol("corn", x + 8, y, 19, "corn"))
    inside.append(label(x + 19, y + 5.5, str(agriculture), 16, "bold", id=f"agriculture-{number}"))
    return group(*inside, kind="head", id=f"head-{number}")


def dry_space(words: Words, name: str, x: float, y: float, dry: bool) -> str:
    mark = symbol("drought", x, y, 19, "sun") if dry else ""
    title = sentence(words.name("drought"))
    return place(circle(x, y, 10, "drought-space"), mark, title=title, id=name, kind="dry" if dry else "")


def pairs(words: Words, territories: list[tuple[int, str]]) -> str:
    return "".join(pair(words, die, key) for die, key in territories)


def pair(words: Words, die: int, key: str) -> str:
    """The Escape Box and the Caught Box of a Territory."""
    x, y = PAIRS[die]
    w, h = PAIR
    boxes = []
    for n, name in enumerate(("escape", "caught")):
        left, text = x + n * (w + 2), say(words, name)
        boxes.append(
            place(
                box(left, y, w, h, f"cell {name}", 6),
                label(left + w / 2, y + h - 5, text, SMALLEST, "soft", w - 2, "middle"),
                title=f"{sentence(words.name(key))}: {text}",
                id=f"{name}-{die}",
            )
        )
    return "".join(boxes)


def station(words: Words, die: int, key: str, area: AreaView) -> str:
    """An Area: its Value, with that of a horseman in parentheses."""
    code = die * 10 + area.number
    value = say(words, "value", n=area.value, horse=area.horse_value)
    holds = spoken_area(area, words).partition(": ")[2]
    title = f"{sentence(words.name(key))} {area.number}, {value}" + (f": {holds}" if holds else "")
    horse = element("tspan", f" ({area.horse_value})", kind="soft", font_size=SMALLEST)
    return place(
        symbol("station", 0, 0, kind="station"),
        element("text", str(area.value), horse, x=-35, y=-12, font_size=17, kind="bold"),
        title=title,
        id=AREAS[code],
        kind="area",
        transform=moved(*STATIONS[code]),
    )
