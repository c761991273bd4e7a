"""The Dinétah: Territories, trails, Santa Fé, and the ground of every Area and box."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.dice import PIPS, die
from vigil.drawing.labels import board_label, screen_label
from vigil.drawing.svg import SMALLEST, box, circle, element, group, label, moved, path, place, symbol
from vigil.games.navajo_wars.board.borders import outline
from vigil.games.navajo_wars.board.geometry import (
    BOXES,
    CAUGHT,
    ESCAPE,
    HEADS,
    LINKS,
    MAP,
    SANTA_FE,
    STATIONS,
)
from vigil.games.navajo_wars.board.pieces import standing, waiting
from vigil.games.navajo_wars.board.relief import relief, water
from vigil.games.navajo_wars.board.symbols import GROUNDS
from vigil.games.navajo_wars.observe.view import AreaView, TerritoryView, View
from vigil.games.navajo_wars.terminal.spoken import spoken_area
from vigil.kernel.text.words import Words, sentence

DROUGHT_SPACES = 2
AREAS = {code: f"area-{code}" for code in STATIONS}


def parts(view: View) -> Iterator[Drawing]:
    """The land from the ground up, then what stands on it."""
    yield Drawing("", ground)
    printed = [(t.die, t.key, t.vp, t.drought, t.agriculture) for t in view.territories]
    for facts in printed:
        yield Drawing(f"territory-{facts[0]}", region, facts)
    yield Drawing("", rock)
    yield Drawing("", trails)
    yield Drawing("santa-fe", santa_fe, (view.santa_fe,))
    for facts in printed:
        yield Drawing(f"head-{facts[0]}", head, facts)
    for t in view.territories:
        yield Drawing(f"boxes-{t.die}", boxes, (t.die, t.key, raided(t)))
        for area in t.areas:
            yield Drawing(AREAS[t.die * 10 + area.number], station, (t.die, t.key, area))
    for t in view.territories:
        families = [family for family in view.families if family.territory == t.key]
        yield Drawing(f"standing-{t.die}", standing, (t, families), "pieces")
    out = [family for family in view.families if family.where == "out"]
    yield Drawing("waiting", waiting, (out, view.santa_fe), "pieces")


def raided(territory: TerritoryView) -> bool:
    """A raid is in the Territory, or somebody has run from one."""
    there = any(area.raid or area.tribal_raid for area in territory.areas)
    return there or bool(territory.escape or territory.caught)


def ground(words: Words) -> str:
    return box(*MAP, "ground", 10) + water()


def region(words: Words, die: int, key: str, vp: int, drought: int, agriculture: int) -> str:
    facts: dict[str, int | str] = {"territory": key, "vp": vp, "drought": drought, "agriculture": agriculture}
    return place(
        path(outline(die), f"territory t{die}"),
        element("path", d=outline(die), fill=f"url(#grain-{GROUNDS[die]})"),
        title=sentence(screen_label(words, "spoken-territory", **facts)),
        id=f"territory-{die}",
    )


def rock(words: Words) -> str:
    return group(relief(), kind="relief")


def trails(words: Words) -> str:
    """The tracks, and the joins between them: a light path on a dark bed."""
    tracks: dict[int, list[str]] = {}
    for code, (x, y) in STATIONS.items():
        tracks.setdefault(code // 10, []).append(f"{x} {y}")
    lines = "".join("M" + "L".join(points) for points in tracks.values())
    joins = "".join(d or "M{} {}L{} {}".format(*STATIONS[a], *STATIONS[b]) for (a, b), d in LINKS.items())
    return path(joins, "join-bed") + path(joins, "join") + path(lines, "trail-bed") + path(lines, "trail")


def santa_fe(words: Words, raiders: int) -> str:
    x, y, w, h = SANTA_FE
    name = words.name("santa-fe")
    return place(
        path(f"M{x} {y + 20}h8v-11h11v-8h{w - 38}v8h11v11h8v{h - 20}h-{w}z", "town"),
        label(x + w / 2, y + 24, name, 16.5, "bold display on-town", anchor="middle"),
        path(f"M{x + 7} {y + h}v-18q6-8 12 0v18z M{x + w - 19} {y + h}v-18q6-8 12 0v18z", "adobe"),
        title=name + (": " + screen_label(words, "raid-counters", n=raiders) if raiders else ""),
        id="santa-fe",
    )


def head(words: Words, number: int, key: str, vp: int, drought: int, agriculture: int) -> str:
    """Name, die, Victory Points, Drought spaces and Agriculture."""
    x, y = HEADS[number]
    inside = [label(x, y + 16, sentence(words.name(key)), 19, "bold display", 200)]
    y += 37
    if number in PIPS:
        inside.append(group(die(number), transform=moved(x + 10, y, 0.91)))
        x += 25
    inside.append(box(x, y - 11, 48, 22, "badge", 11))
    inside.append(label(x + 24, y + 5.5, board_label(words, "vp", n=vp), SMALLEST, "bold on-badge", 46, "middle"))
    x += 51
    if number in PIPS:
        for n in range(1, DROUGHT_SPACES + 1):
            inside.append(dry_space(words, f"drought-{number}-{n}", x + 10, y, drought >= n))
            x += 21
        x += 1
    inside.append(symbol("corn", x + 8, y, 19, "corn"))
    inside.append(label(x + 18, y + 5.5, str(agriculture), 16, "bold", id=f"agriculture-{number}"))
    return group(*inside, kind="head", id=f"head-{number}")


def dry_space(words: Words, name: str, x: float, y: float, dry: bool) -> str:
    mark = symbol("drought", x, y, 19, "sun") if dry else ""
    title = sentence(words.name("drought"))
    return place(circle(x, y, 9.5, "drought-space"), mark, title=title, id=name, kind="dry" if dry else "")


def boxes(words: Words, die: int, key: str, shown: bool) -> str:
    """The Escape Box and the Caught Box of a Territory, drawn while they matter."""
    found = []
    for name, (x, y), (w, h) in zip(("escape", "caught"), BOXES[die], (ESCAPE, CAUGHT), strict=True):
        text = board_label(words, name)
        frame = place(
            box(x, y, w, h, f"cell {name}", 6),
            label(x + w / 2, y + h - 5, text, SMALLEST, "bold display", w - 2, "middle"),
            title=f"{sentence(words.name(key))}: {text}",
            id=f"{name}-{die}",
        )
        found.append(frame if shown else group(id=f"{name}-{die}"))
    return group(*found, id=f"boxes-{die}")


def station(words: Words, die: int, key: str, area: AreaView) -> str:
    """An Area: a stone on the trail with its Value, that of a horseman in parentheses; below it a camp where somebody
    stands."""
    code = die * 10 + area.number
    value = board_label(words, "value", n=area.value, horse=area.horse_value)
    holds = spoken_area(area, words).partition(": ")[2]
    title = f"{sentence(words.name(key))} {area.number}, {value}" + (f": {holds}" if holds else "")
    horse = element("tspan", f" ({area.horse_value})", kind="soft", font_size=SMALLEST)
    return place(
        symbol("station", 0, 0, kind="station"),
        symbol("camp", 0, 0, kind="camp") if held(area) else "",
        element("text", str(area.value), horse, x=0, y=6, font_size=17, kind="bold", text_anchor="middle"),
        symbol("hit", 0, 0, kind="hit"),
        title=title,
        id=AREAS[code],
        kind="area",
        transform=moved(*STATIONS[code]),
    )


def held(area: AreaView) -> bool:
    stands = area.families or area.fort or area.mission or area.rancho
    return bool(stands or area.raid or area.tribal_raid or area.intruders)
