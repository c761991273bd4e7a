"""What stands on the map. Every piece has an id of its own, so that it glides when it moves."""

from __future__ import annotations

from vigil.drawing.ink import box, circle, element, label, path, symbol
from vigil.drawing.layout import spread
from vigil.drawing.sheet import Piece, Placed
from vigil.drawing.stores import count
from vigil.games.navajo_wars.board.geometry import HOUSEHOLDS, PAIR, PAIRS, SANTA_FE, STATION, STATIONS
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.spoken import spoken_family
from vigil.games.navajo_wars.view import AreaView, FamilyView, TerritoryView
from vigil.kernel.text import Words, sentence

BODY = 10  # how far below an Area's centre its pieces stand
SMALL = 0.8  # pieces on the edge of an Area and in the boxes
THEIRS, OURS = 0, 1  # ranks: Families lie above the Enemy
SIDES = {"raid": "enemy", "tribal": "tribe", "intruder": "stranger"}


def standing(words: Words, territory: TerritoryView, families: list[FamilyView]) -> list[Placed]:
    """What stands in a Territory, in its Areas and boxes."""
    tokens = {family.letter: token(words, family) for family in families}
    found, ranks = list[Placed](), dict[str, int]()
    for area in territory.areas:
        code = territory.die * 10 + area.number
        x, y = STATIONS[code]
        for n, each in enumerate(growing(words, code, area)):
            found.append(each.at(x + STATION[0] / 2 - 3 - 20 * n, y - 21, SMALL))
        row = [*(tokens[letter] for letter in area.families), *enemies(words, territory.die, area, ranks)]
        room = STATION[0] + (24 if len(row) > 3 else -2)
        found += [each.at(x + dx, y + BODY) for each, dx in zip(row, spread(len(row), room, 26), strict=True)]
    for n, letters in enumerate((territory.escape, territory.caught)):
        x, y = PAIRS[territory.die]
        middle = x + n * (PAIR[0] + 2) + PAIR[0] / 2
        for letter, dx in zip(letters, spread(len(letters), PAIR[0] - 2, 23), strict=True):
            found.append(tokens[letter].at(middle + dx, y + 17, SMALL))
    return found


def waiting(words: Words, out: list[FamilyView], raiders: int) -> list[Placed]:
    """Raiders in Santa Fé, and Families out of play."""
    found = []
    if raiders:
        left, top, w, _ = SANTA_FE
        found.append(stack(words, "raid", 0, raiders, "raid-counters").at(left + w / 2, top + 62))
    for family in out:
        left, top = HOUSEHOLDS[family.letter]
        found.append(token(words, family).at(left + 22, top + 30, 0.86))
    return found


def growing(words: Words, code: int, area: AreaView) -> list[Piece]:
    """Corn and Harass, on the upper edge of an Area."""
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
    return counter(f"{kind}-{code}", kind, SIDES[kind], sentence(screen_say(words, key, n=n)), n)


def counter(name: str, shape: str, side: str, title: str, n: int = 1, rank: int = THEIRS) -> Piece:
    """A square counter, or a diamond face down; a number where several lie together."""
    body = path("M0-14L14 0 0 14-14 0z", "stranger") if side == "stranger" else box(-12, -12, 24, 24, side, 4)
    drawing = body + symbol(shape, 0, 0, 20, f"on-{side}") + (count(11, -10, n) if n > 1 else "")
    return Piece(name, drawing, title, "counter", rank)


def token(words: Words, family: FamilyView) -> Piece:
    """A Family: its letter, a diamond for each point of Ferocity, its horse, and Manuelito if he leads it."""
    drawing = element("use", href="#p-token", kind="family-ground")
    drawing += label(0, 4.5, family.letter, 19.5, "bold on-dine", anchor="middle")
    for dx in spread(family.ferocity, 24, 6):
        drawing += path(f"M{dx:g} 7l3 3.3-3 3.3-3-3.3z", "mark")
    if family.horse:
        drawing += circle(12, -14, 8, "rider") + symbol("horse", 12, -14, 12, "on-rider")
    if family.manuelito:
        drawing += symbol("manuelito", -12, -13, 15, "manuelito")
    out = family.where == "out"
    title = words.name(family.letter) if out else spoken_family(family, words)
    return Piece(f"family-{family.letter}", drawing, title, "family out" if out else "family", OURS)
