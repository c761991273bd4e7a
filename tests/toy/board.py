"""The village as one SVG drawing, a pure function of the view: sky, cistern, event card and three houses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.toy.ink import box, clean, element, label, paragraph, path, place
from tests.toy.screen import facts_of, promise, say
from tests.toy.view import UNKNOWN, PlayerView, View
from vigil.kernel.text import Words, sentence

SIZE = (960, 620)
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


def stylesheet() -> str:
    return Path(__file__).with_name("board.css").read_text(encoding="utf-8")


def board(view: View, words: Words) -> str:
    """The whole drawing."""
    w, h = SIZE
    return element(
        "svg",
        element("title", clean(words.say("game-well"))),
        box(0, 0, w, h, "ground", 0),
        *pieces(view, words, {}).values(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {w} {h}",
        kind="board",
        lang=words.language,
        id="board",
    )


def pieces(view: View, words: Words, kept: dict[str, Any]) -> dict[str, str]:
    """Everything that can change, by the id of its element, in the order in which it lies."""
    drawn = {
        "sky": sky(view, words),
        "cistern": cistern(view, words),
        "lasting": lasting(view, words),
        "event-card": event_card(view, words),
    }
    return drawn | {each.player: house(each, words) for each in view.players}


def sky(view: View, words: Words) -> str:
    """The moon moves from night to night; below it what is going on."""
    title = say(words, "night", night=view.night, nights=view.nights)
    now = words.say(f"ending-{view.ending}") if view.ending else words.say(f"phase-{view.phase}")
    across = 90 + 780 * view.night / (view.nights + 1)
    stars = [element("circle", cx=(n * 173 + 40) % 950, cy=(n * 61 + 14) % 92, r=1.6, kind="star") for n in range(14)]
    return place(
        box(0, 0, SIZE[0], 180, "sky", 0),
        *stars,
        element("circle", cx=across, cy=52, r=26, kind="moon"),
        element("circle", cx=across + 11, cy=46, r=22, kind="sky"),
        path(HILLS, "hills"),
        label(20, 158, title, 24, 300, "bold on-hills"),
        label(940, 158, now, 22, 560, "on-hills", "end"),
        title=f"{title}. {now}",
        id="sky",
    )


def cistern(view: View, words: Words) -> str:
    """The basin, filled as far as what is needed."""
    x, y, w, h = TANK
    level = round(h * min(1.0, view.cistern / view.need))
    text = say(words, "cistern", n=view.cistern, need=view.need)
    given = say(words, "given", n=view.given) if view.given else ""
    return place(
        path(f"M{x - 14} {y - 8}h{w + 28}v{h + 18}q0 12-12 12h-{w + 4}q-12 0-12-12z", "stone"),
        box(x, y, w, h, "hollow", 4),
        box(x, y + h - level, w, level, "water", 4),
        path(f"M{x - 14} {y - 8}h{w + 28}", "rim"),
        label(x + w / 2, y - 22, text, 20, 300, "bold", "middle"),
        label(x + w / 2, y + h / 2 + 12, str(view.cistern), 40, w, "bold on-water", "middle"),
        label(x + w / 2, y + h - 10, given, 15, w - 12, "on-water", "middle") if given else "",
        title=f"{text}. {given}".strip(),
        id="cistern",
    )


def lasting(view: View, words: Words) -> str:
    """What lasts or comes later, and what is added to the watch."""
    x, y, w, h = LASTING
    lines = [say(words, "strength", n=view.strength), *(promise(each, words) for each in view.promises)]
    return place(
        box(x, y, w, h, "panel"),
        *(label(x + 14, y + 30 + 24 * n, line, 16, w - 28, "" if n else "bold") for n, line in enumerate(lines[:7])),
        title=". ".join(lines),
        id="lasting",
    )


def event_card(view: View, words: Words) -> str:
    x, y, w, h = CARD
    if not view.card:
        return place(box(x, y, w, h, "slot"), title=words.say("chance-event-card"), id="event-card")
    name, text = words.name(view.card), words.say(f"card-{view.card}")
    return place(
        box(x, y, w, h, "card"),
        label(x + 16, y + 34, name, 22, w - 32, "bold on-card"),
        path(f"M{x + 12} {y + 48}h{w - 24}", "rule"),
        paragraph(x + 16, y + 76, text, 16, w - 32, "on-card"),
        title=f"{name}. {text}",
        id="event-card",
        data_card=view.card,
    )


def house(each: PlayerView, words: Words) -> str:
    """A house with its owner, jar, charm and post; whoever is gone has left it dark."""
    x, y = HOUSES[each.player]
    w, h = HOUSE
    kind = "house" + (" own" if each.own else "") + (" gone" if each.banished else "")
    name = sentence(words.name(each.player))
    facts = [text for text, _ in facts_of(each, words)]
    return place(
        path(f"M{x} {y + 44}l{w / 2:g}-40 {w / 2:g} 40z", "roof"),
        box(x + 10, y + 42, w - 20, h - 46, "wall", 3),
        label(x + w / 2, y + 68, name, 19, w - 40, "bold on-wall", "middle"),
        symbol(CROWN, x + w / 2, y + 30, "crown") if each.leader and not each.banished else "",
        paragraph(x + 24, y + 90, ", ".join(facts), 14, w - 44, "on-wall"),
        *belongings(each, x, y + 148),
        title=f"{name}: {', '.join(facts)}" if facts else name,
        id=each.player,
        kind=kind,
        data_player=each.player,
    )


def belongings(each: PlayerView, x: float, y: float) -> list[str]:
    """Jar, charm and post."""
    if each.banished:
        return []
    drawn = [symbol(JAR, x + 64, y, "jar")]
    drawn.append(
        label(x + 64, y + 8, "?" if each.water == UNKNOWN else str(each.water), 18, 40, "bold on-jar", "middle")
    )
    if each.has_charm:
        drawn.append(box(x + 132, y - 24, 36, 48, "charm shown" if each.charm else "charm", 4))
        drawn.append(symbol(DROP, x + 150, y + 2, "mark"))
    if each.post:
        drawn.append(symbol(SYMBOLS[each.post], x + 236, y, "post"))
    return drawn


def symbol(d: str, x: float, y: float, kind: str) -> str:
    return element("path", d=d, transform=f"translate({x:g},{y:g}) scale(1.4)", kind=kind)
