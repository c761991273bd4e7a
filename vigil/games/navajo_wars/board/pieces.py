"""What stands on the map. Every piece has an id of its own, so that it glides when it moves."""

from __future__ import annotations

from functools import cache

from vigil.drawing.board import Piece, Placed
from vigil.drawing.boxes import count
from vigil.drawing.labels import screen_label
from vigil.drawing.layout import spread
from vigil.drawing.svg import box, circle, element, label, path, symbol
from vigil.games.navajo_wars.board.geometry import BOXES, CAMP, CAUGHT, ESCAPE, HOUSEHOLDS, SANTA_FE, STATIONS
from vigil.games.navajo_wars.observe.view import AreaView, FamilyView, TerritoryView
from vigil.games.navajo_wars.terminal.spoken import spoken_family
from vigil.kernel.text.words import Words, sentence

SMALL = 0.84  # pieces on the corners of an Area's stone and in the boxes
WIDTH = 28.0  # of a piece
THEIRS, OURS = 0, 1  # ranks: Families lie above the Enemy
SIDES = {"raid": "enemy", "tribal": "tribe", "intruder": "stranger"}
FANS = {
    0: (1, 1.0),
    1: (1, 1.5),
    2: (2, 1.36),
    3: (3, 0.98),
    4: (2, 0.95),
    5: (3, 0.95),
    6: (3, 0.95),
}  # in a row, how large


@cache
def fan(n: int) -> list[tuple[float, float, float]]:
    """Where n pieces stand around the middle of a camp, and how large: none lies on another."""
    across, scale = FANS.get(n) or (-(-n // 2), 80 / (WIDTH * -(-n // 2)))
    pitch, rows = WIDTH * scale, -(-n // across)
    found = []
    for k in range(n):
        row, place = divmod(k, across)
        there = min(across, n - row * across)
        found.append((pitch * (place - (there - 1) / 2), pitch * (row - (rows - 1) / 2) + 5 * (rows - 1), scale))
    return found


def standing(words: Words, territory: TerritoryView, families: list[FamilyView]) -> list[Placed]:
    """What stands in a Territory, in its Areas and boxes."""
    tokens = {family.letter: token(words, family) for family in families}
    found, ranks = list[Placed](), dict[str, int]()
    for area in territory.areas:
        code = territory.die * 10 + area.number
        x, y = STATIONS[code]
        for each, dx in zip(growing(words, code, area), (31, -31), strict=False):
            found.append(each.at(x + dx, y - 11, SMALL))
        row = [*(tokens[letter] for letter in area.families), *enemies(words, territory.die, area, ranks)]
        found += [
            each.at(x + dx, y + CAMP + dy, scale) for each, (dx, dy, scale) in zip(row, fan(len(row)), strict=True)
        ]
    boxes = zip((territory.escape, territory.caught), BOXES[territory.die], (ESCAPE, CAUGHT), strict=True)
    for letters, (left, top), (wide, _) in boxes:
        size = min(SMALL, (wide - 4) / WIDTH / max(1, len(letters)))
        for letter, across in zip(letters, spread(len(letters), wide - 2, WIDTH * size), strict=True):
            found.append(tokens[letter].at(left + wide / 2 + across, top + 16, size))
    return found


def waiting(words: Words, out: list[FamilyView], raiders: int) -> list[Placed]:
    """Raiders in Santa Fé, and Families out of play."""
    found = []
    if raiders:
        left, top, w, _ = SANTA_FE
        found.append(stack(words, "raid", 0, raiders, "raid-counters").at(left + w / 2, top + 48))
    for family in out:
        x, y = HOUSEHOLDS[family.letter]
        found.append(token(words, family).at(x + 20, y + 31, 1.0))
    return found


def growing(words: Words, code: int, area: AreaView) -> list[Piece]:
    """Corn and Harass, on the corners of an Area's stone."""
    found = []
    if area.corn:
        drawing = circle(0, 0, 13, "corn-ground") + symbol("corn", 0, 0, 22, "corn")
        found.append(Piece(f"corn-{code}", drawing, sentence(words.name("corn")), "counter", OURS))
    if area.harass:
        found.append(counter(f"harass-{code}", "harass", "dine", sentence(words.name("harass")), rank=OURS))
    return found


def enemies(words: Words, die: int, area: AreaView, ranks: dict[str, int]) -> list[Piece]:
    """Outposts are counted along their track: when they expand each keeps its number, and its id."""
    found = []
    for kind, there in (("mission", area.mission), ("rancho", area.rancho)):
        if there:
            ranks[kind] = ranks.get(kind, 0) + 1
            found.append(counter(f"{kind}-{die}-{ranks[kind]}", kind, "enemy", sentence(words.name(kind))))
    if area.fort:
        found.append(counter(f"fort-{area.fort}", "fort", "enemy", words.name(area.fort)))
    for kind, n, key in (
        ("raid", area.raid, "raid-counters"),
        ("tribal", int(area.tribal_raid), "tribal-counters"),
        ("intruder", area.intruders, "intruder-counters"),
    ):
        if n:
            found.append(stack(words, kind, die * 10 + area.number, n, key))
    return found


def stack(words: Words, kind: str, code: int, n: int, key: str) -> Piece:
    return counter(f"{kind}-{code}", kind, SIDES[kind], sentence(screen_label(words, key, n=n)), n)


def counter(name: str, shape: str, side: str, title: str, n: int = 1, rank: int = THEIRS) -> Piece:
    """A square counter, or a diamond face down; a number where several lie together."""
    body = path("M0-13.5L13.5 0 0 13.5-13.5 0z", "stranger") if side == "stranger" else box(-12, -12, 24, 24, side, 4)
    drawing = body + symbol(shape, 0, 0, 20, f"on-{side}") + (count(8, -8, n) if n > 1 else "")
    return Piece(name, drawing, title, "counter", rank)


def token(words: Words, family: FamilyView) -> Piece:
    """A Family's hogan: its letter, a diamond for each point of Ferocity, its horse, and Manuelito if he leads it."""
    drawing = element("use", href="#p-token", kind="family-ground")
    drawing += label(0, 4.5, family.letter, 19.5, "bold on-dine", anchor="middle")
    for dx in spread(family.ferocity, 24, 6):
        drawing += path(f"M{dx:g} 6.5l3 3-3 3-3-3z", "mark")
    if family.horse:
        drawing += circle(9, -9, 5.5, "rider") + symbol("horse", 9, -9, 8.5, "on-rider")
    if family.manuelito:
        drawing += symbol("manuelito", -9, -9, 11, "manuelito")
    out = family.where == "out"
    title = words.name(family.letter) if out else spoken_family(family, words)
    return Piece(f"family-{family.letter}", drawing, title, "family out" if out else "family", OURS)
