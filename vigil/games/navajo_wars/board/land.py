"""The Dinétah: Territories, trails, rivers, Santa Fé, and the ground of every Area and box."""

from __future__ import annotations

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
from vigil.games.navajo_wars.board.ink import (
    SMALLEST,
    box,
    element,
    group,
    label,
    lines_of,
    path,
    place,
    say,
    symbol,
    upper,
)
from vigil.games.navajo_wars.board.symbols import GROUNDS
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.screen import spoken_area
from vigil.games.navajo_wars.view import AreaView, TerritoryView, View
from vigil.kernel.text import Words

DROUGHT_SPACES = 2
PIPS = {
    1: ((0, 0),),
    2: ((-5, -5), (5, 5)),
    3: ((-5, -5), (0, 0), (5, 5)),
    4: ((-5, -5), (5, -5), (-5, 5), (5, 5)),
    5: ((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)),
    6: ((-5, -5), (5, -5), (-5, 0), (5, 0), (-5, 5), (5, 5)),
}


def land(view: View, words: Words) -> str:
    x, y, w, h = MAP
    return group(
        box(x, y, w, h, "ground", 8),
        *(path(d, "river") for d in RIVERS),
        *(region(territory, words) for territory in view.territories),
        path(" ".join(RELIEF), "relief"),
        trails(view),
        santa_fe(view, words),
        *(head(territory, words) for territory in view.territories),
        *(pair(territory, words) for territory in view.territories),
        *(station(territory, area, words) for territory in view.territories for area in territory.areas),
        id="land",
    )


def region(territory: TerritoryView, words: Words) -> str:
    die = territory.die
    return place(
        path(OUTLINES[die], f"territory t{die}"),
        element("path", d=OUTLINES[die], fill=f"url(#weave-{GROUNDS[die]})"),
        title=about(territory, words),
        id=f"territory-{die}",
        data_territory=territory.key,
    )


def about(territory: TerritoryView, words: Words) -> str:
    return upper(
        screen_say(
            words,
            "spoken-territory",
            territory=territory.key,
            vp=territory.vp,
            drought=territory.drought,
            agriculture=territory.agriculture,
        )
    )


def trails(view: View) -> str:
    """The tracks, and the joins between them: a light path on a dark bed."""
    lines = []
    for territory in view.territories:
        points = [STATIONS[territory.die * 10 + area.number] for area in territory.areas]
        lines.append("M" + "L".join(f"{x} {y}" for x, y in points))
    joins = []
    for (a, b), d in LINKS.items():
        joins.append(d or "M{} {}L{} {}".format(*STATIONS[a], *STATIONS[b]))
    return path("".join(joins), "join-bed") + path("".join(joins), "join") + path("".join(lines), "trail")


def santa_fe(view: View, words: Words) -> str:
    x, y, w, h = SANTA_FE
    name = words.name("santa-fe")
    title = name + (": " + screen_say(words, "raid-counters", n=view.santa_fe) if view.santa_fe else "")
    return place(
        path(f"M{x} {y + 20}h10v-12h14v-8h{w - 48}v8h14v12h10v{h - 20}h-{w}z", "town"),
        label(x + w / 2, y + 36, name, 16, "bold on-town", w - 10, "middle"),
        path(f"M{x + 9} {y + h}v-26h7v-5h10v5h7v26z M{x + w - 33} {y + h}v-26h7v-5h10v5h7v26z", "adobe"),
        title=title,
        id="santa-fe",
        data_place="santa-fe",
    )


def head(territory: TerritoryView, words: Words) -> str:
    """Name, die, Victory Points, Drought spaces and Agriculture."""
    die = territory.die
    x, y = HEADS[die]
    room = NAME_ROOM.get(die, 200)
    lines = lines_of(upper(words.name(territory.key)), room, SMALLEST, bold=True)
    size = 17.5 if len(lines) == 1 else SMALLEST
    first = y + (16 if len(lines) == 1 else 12)
    inside = [label(x, first + 17 * n, line, size, "bold", room) for n, line in enumerate(lines)]
    y += 36 if len(lines) == 1 else 46
    if die in PIPS:
        inside.append(group(face(die), transform=f"translate({x + 10},{y})"))
        x += 27
    inside.append(box(x, y - 11, 52, 22, "badge", 11))
    inside.append(label(x + 26, y + 5.5, say(words, "vp", n=territory.vp), SMALLEST, "bold on-badge", 46, "middle"))
    x += 57
    if die in PIPS:
        for n in range(1, DROUGHT_SPACES + 1):
            dry = territory.drought >= n
            inside.append(drought(die, n, x + 10, y, dry, words))
            x += 23
        x += 2
    inside.append(symbol("corn", x + 8, y, 19, "corn"))
    inside.append(label(x + 19, y + 5.5, str(territory.agriculture), 16, "bold", id=f"agriculture-{die}"))
    return group(*inside, kind="head", id=f"head-{die}")


def drought(die: int, n: int, x: float, y: float, dry: bool, words: Words) -> str:
    space = element("circle", cx=float(x), cy=float(y), r=10, kind="drought-space")
    mark = symbol("drought", x, y, 19, "sun") if dry else ""
    return place(space, mark, title=upper(words.name("drought")), id=f"drought-{die}-{n}", kind="dry" if dry else "")


def face(die: int) -> str:
    return box(-10, -10, 20, 20, "die", 4) + "".join(
        element("circle", cx=x, cy=y, r=2.2, kind="pip") for x, y in PIPS[die]
    )


def pair(territory: TerritoryView, words: Words) -> str:
    """The Escape Box and the Caught Box of a Territory."""
    x, y = PAIRS[territory.die]
    w, h = PAIR
    boxes = []
    for n, name in enumerate(("escape", "caught")):
        left = x + n * (w + 2)
        text = say(words, name)
        boxes.append(
            place(
                box(left, y, w, h, f"cell {name}", 6),
                label(left + w / 2, y + h - 5, text, SMALLEST, "soft", w - 2, "middle"),
                title=f"{upper(words.name(territory.key))}: {text}",
                id=f"{name}-{territory.die}",
                data_territory=territory.key,
                data_box=name,
            )
        )
    return "".join(boxes)


def station(territory: TerritoryView, area: AreaView, words: Words) -> str:
    """An Area: its Value, with that of a horseman in parentheses."""
    code = territory.die * 10 + area.number
    x, y = STATIONS[code]
    value = say(words, "value", n=area.value, horse=area.horse_value)
    holds = spoken_area(area, words).partition(": ")[2]
    title = f"{upper(words.name(territory.key))} {area.number}, {value}" + (f": {holds}" if holds else "")
    return place(
        symbol("station", 0, 0, kind="station").replace(' transform="translate(0,0)"', ""),
        element(
            "text",
            str(area.value),
            element("tspan", f" ({area.horse_value})", kind="soft", font_size=SMALLEST),
            x=-35,
            y=-12,
            font_size=17,
            kind="bold",
        ),
        title=title,
        id=f"area-{code}",
        kind="area",
        transform=f"translate({x},{y})",
        data_territory=territory.key,
        data_area=area.number,
    )
