"""The village as one SVG drawing, a pure function of the view: sky, cistern, event card and three houses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from examples.village.screen import facts_of, promise, say
from examples.village.view import UNKNOWN, PlayerView, PromiseView, View
from vigil.drawing import svg
from vigil.drawing.board import Drawing, make_board
from vigil.drawing.cards import card
from vigil.drawing.svg import box, circle, element, moved, path, place
from vigil.kernel.display.board import Gauge, Panel
from vigil.kernel.text.words import Words, sentence

SIZE = (960, 620)
VILLAGE, PEOPLE = (0, 0, 960, 400), (0, 400, 960, 220)
SMALLEST = 13.0
HILLS = "M0 168q90-62 190-26t170-30 190 24 180-34 230 44v60H0z"
TANK = (370, 250, 220, 130)
HOUSE = (300, 190)
HOUSES = {"seat-1": (20, 414), "seat-2": (330, 414), "seat-3": (640, 414)}
CARD = (640, 196, 300, 190)
LASTING = (20, 196, 300, 190)
SYMBOLS = {
    "guard": "M0-13l11 4v8q0 9-11 14-11-5-11-14v-8z",
    "haul": "M-10-5h20l-3 16h-14zM-8-5q8-14 16 0",
    "rest": "M-12 4h24v5h-24zM-9 4v-6h8v6M-1 4v-4h10v4",
}
JAR = "M-9-16h18v5q8 5 8 14 0 15-17 15t-17-15q0-9 8-14z"
DROP = "M0-12q10 12 10 17a10 10 0 0 1-20 0q0-5 10-17z"
CROWN = "M-12 7l-2-15 8 6 6-10 6 10 8-6-2 15z"
WELL = "M-30-4h60v22q0 8-8 8h-44q-8 0-8-8zM0-28q10 12 10 17a10 10 0 0 1-20 0q0-5 10-17z"

label = partial(svg.label, least=SMALLEST)
paragraph = partial(svg.paragraph, least=SMALLEST)


def village(view: View) -> Iterator[Drawing]:
    yield Drawing("", ground)
    yield Drawing("sky", sky, (view.night, view.nights, view.phase, view.ending))
    yield Drawing("cistern", cistern, (view.cistern, view.need, view.given))
    yield Drawing("lasting", lasting, (view.strength, view.promises))
    yield Drawing("event-card", event_card, (view.card,))


def people(view: View) -> Iterator[Drawing]:
    for each in view.players:
        yield Drawing(each.player, house, (each,))


def targets(key: str, facts: Mapping[str, Any], about: Mapping[str, Any], view: View) -> list[str]:
    """The house of whoever is named; one's own for one's own charm; the cistern for what is given."""
    if "player" in facts:
        return [str(facts["player"])]
    if key == "play":
        return [each.player for each in view.players if each.own]
    return ["cistern"] if key in ("give", "share-water", "poison", "put-off") else []


def strip(view: View, words: Words) -> list[Gauge]:
    jars = [each for each in view.players if each.own and each.water != UNKNOWN]
    own = [Gauge(words.say("board-jar"), str(each.water)) for each in jars]
    return [Gauge(words.say("board-cistern"), f"{view.cistern}/{view.need}"), *own]


# the village


def ground(words: Words) -> str:
    return box(0, 0, *SIZE, "ground", 0)


def sky(words: Words, night: int, nights: int, phase: str, ending: str) -> str:
    """The moon moves from night to night; below it what is going on."""
    title = say(words, "night", night=night, nights=nights)
    now = words.say(f"ending-{ending}") if ending else words.say(f"phase-{phase}")
    across = 90 + 780 * night / (nights + 1)
    stars = [circle((n * 173 + 40) % 950, (n * 61 + 14) % 92, 1.6, "star") for n in range(14)]
    return place(
        box(0, 0, SIZE[0], 180, "sky", 0),
        *stars,
        circle(across, 52, 26, "moon"),
        circle(across + 11, 46, 22, "sky"),
        path(HILLS, "hills"),
        label(20, 158, title, 24, "bold on-hills", 330),
        label(940, 158, now, 22, "on-hills", 560, "end"),
        title=f"{title}. {now}",
        id="sky",
    )


def cistern(words: Words, held: int, need: int, poured: int) -> str:
    """The basin, filled as far as what is needed."""
    x, y, w, h = TANK
    level = round(h * min(1.0, held / need))
    text = say(words, "cistern", n=held, need=need)
    given = say(words, "given", n=poured) if poured else ""
    return place(
        path(f"M{x - 14} {y - 8}h{w + 28}v{h + 18}q0 12-12 12h-{w + 4}q-12 0-12-12z", "stone"),
        box(x, y, w, h, "hollow", 4),
        box(x, y + h - level, w, level, "water", 4),
        path(f"M{x - 14} {y - 8}h{w + 28}", "rim"),
        label(x + w / 2, y - 22, text, 20, "bold", 300, "middle"),
        label(x + w / 2, y + h / 2 + 12, str(held), 40, "bold on-water", w, "middle"),
        label(x + w / 2, y + h - 10, given, 15, "on-water", w - 12, "middle") if given else "",
        title=f"{text}. {given}".strip(),
        id="cistern",
    )


def lasting(words: Words, strength: int, promises: list[PromiseView]) -> str:
    """What lasts or comes later, and what is added to the watch."""
    x, y, w, h = LASTING
    lines = [say(words, "strength", n=strength), *(promise(each, words) for each in promises)]
    return place(
        box(x, y, w, h, "panel", 8),
        *(label(x + 14, y + 30 + 24 * n, line, 16, "" if n else "bold", w - 28) for n, line in enumerate(lines[:7])),
        title=". ".join(lines),
        id="lasting",
    )


def event_card(words: Words, key: str) -> str:
    if not key:
        return place(box(*CARD, "slot", 8), title=words.say("chance-event-card"), id="event-card")
    picture = element("path", d=WELL, kind="card-mark")
    text = words.say(f"card-{key}")
    return card(CARD, words.name(key), text, id="event-card", picture=picture, key=key, least=SMALLEST)


# the people


def house(words: Words, each: PlayerView) -> str:
    """A house with its owner, jar, charm and post; whoever is gone has left it dark."""
    x, y = HOUSES[each.player]
    w, h = HOUSE
    kind = "house" + (" own" if each.own else "") + (" gone" if each.banished else "")
    name = sentence(words.name(each.player))
    facts = [text for text, _ in facts_of(each, words)]
    return place(
        path(f"M{x} {y + 44}l{w / 2:g}-40 {w / 2:g} 40z", "roof"),
        box(x + 10, y + 42, w - 20, h - 46, "wall", 3),
        label(x + w / 2, y + 68, name, 19, "bold on-wall", w - 40, "middle"),
        symbol(CROWN, x + w / 2, y + 30, "crown") if each.leader and not each.banished else "",
        paragraph(x + 24, y + 90, ", ".join(facts), 14, "on-wall", w - 44),
        *belongings(each, x, y + 148),
        title=f"{name}: {', '.join(facts)}" if facts else name,
        id=each.player,
        kind=kind,
    )


def belongings(each: PlayerView, x: float, y: float) -> list[str]:
    """Jar, charm and post."""
    if each.banished:
        return []
    drawn = [symbol(JAR, x + 64, y, "jar")]
    water = "?" if each.water == UNKNOWN else str(each.water)
    drawn.append(label(x + 64, y + 8, water, 18, "bold on-jar", 40, "middle"))
    if each.has_charm:
        drawn.append(box(x + 132, y - 24, 36, 48, "charm shown" if each.charm else "charm", 4))
        drawn.append(symbol(DROP, x + 150, y + 2, "mark"))
    if each.post:
        drawn.append(symbol(SYMBOLS[each.post], x + 236, y, "post"))
    return drawn


def symbol(d: str, x: float, y: float, kind: str) -> str:
    return element("path", d=d, transform=moved(x, y, 1.4), kind=kind)


BOARD = make_board(
    "game-well",
    SIZE,
    (Panel("village", VILLAGE, village), Panel("people", PEOPLE, people)),
    Path(__file__).with_name("board.css"),
    targets=targets,
    strip=strip,
    tray=("put-off",),
)
