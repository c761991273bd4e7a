"""What stands on the map. Every piece has an id of its own, so that it glides when it moves."""

from __future__ import annotations

from typing import NamedTuple

from vigil.games.navajo_wars.board.geometry import HOUSEHOLDS, PAIR, PAIRS, SANTA_FE, STATION, STATIONS, spread
from vigil.games.navajo_wars.board.ink import SMALLEST, Facts, box, element, label, piece, symbol, upper
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.screen import spoken_family
from vigil.games.navajo_wars.view import AreaView, FamilyView, TerritoryView, View
from vigil.kernel.text import Words

BODY = 10  # how far below an Area's centre its pieces stand
SMALL = 0.8  # pieces on the edge of an Area and in the boxes
SIDES = {"raid": "enemy", "tribal": "tribe", "intruder": "stranger"}


class Piece(NamedTuple):
    """A piece before it has its place."""

    name: str
    drawing: str
    title: str
    facts: Facts
    kind: str = "counter"

    def at(self, x: float, y: float, scale: float = 1.0) -> str:
        return piece(
            self.drawing, at=(x, y), title=self.title, scale=scale, kind=self.kind, name=self.name, **self.facts
        )


class Standing(NamedTuple):
    """The pieces of a part of the map, on either side."""

    theirs: list[str]
    ours: list[str]


def pieces(view: View, words: Words) -> list[str]:
    groups = []
    for territory in view.territories:
        groups.append(standing(territory, [each for each in view.families if each.territory == territory.key], words))
    out = [family for family in view.families if family.where == "out"]
    return in_order([*groups, waiting(out, view.santa_fe, words)])


def in_order(groups: list[Standing]) -> list[str]:
    """The Enemy's pieces first, so that Families lie above them; each side in the order of its ids."""
    theirs = sorted(each for group in groups for each in group.theirs)
    return theirs + sorted(each for group in groups for each in group.ours)


def standing(territory: TerritoryView, families: list[FamilyView], words: Words) -> Standing:
    """What stands in a Territory, in its Areas and boxes."""
    tokens = {family.letter: token(family, words) for family in families}
    found, ranks = Standing([], []), dict[str, int]()
    for area in territory.areas:
        x, y = STATIONS[territory.die * 10 + area.number]
        for n, each in enumerate(growing(territory, area, words)):
            found.ours.append(each.at(x + STATION[0] / 2 - 3 - 20 * n, y - 21, SMALL))
        row = [*(tokens[letter] for letter in area.families), *enemies(territory, area, ranks, words)]
        room = STATION[0] + (24 if len(row) > 3 else -2)
        for each, dx in zip(row, spread(len(row), room, 26), strict=True):
            (found.ours if each.kind == "family" else found.theirs).append(each.at(x + dx, y + BODY))
    for n, letters in enumerate((territory.escape, territory.caught)):
        x, y = PAIRS[territory.die]
        middle = x + n * (PAIR[0] + 2) + PAIR[0] / 2
        for letter, dx in zip(letters, spread(len(letters), PAIR[0] - 2, 23), strict=True):
            found.ours.append(tokens[letter].at(middle + dx, y + 17, SMALL))
    return found


def waiting(out: list[FamilyView], raiders: int, words: Words) -> Standing:
    """Raiders in Santa Fé, and Families out of play."""
    found = Standing([], [])
    if raiders:
        left, top, w, _ = SANTA_FE
        found.theirs.append(stack("raid", 0, raiders, "raid-counters", {}, words).at(left + w / 2, top + 62))
    for family in out:
        left, top = HOUSEHOLDS[family.letter]
        found.ours.append(token(family, words).at(left + 22, top + 30, 0.86))
    return found


def growing(territory: TerritoryView, area: AreaView, words: Words) -> list[Piece]:
    """Corn and Harass, on the upper edge of an Area."""
    code = territory.die * 10 + area.number
    facts: Facts = {"data_territory": territory.key, "data_area": area.number}
    found = []
    if area.corn:
        drawing = element("circle", r=13, kind="corn-ground") + symbol("corn", 0, 0, 22, "corn")
        found.append(Piece(f"corn-{code}", drawing, upper(words.name("corn")), facts))
    if area.harass:
        found.append(counter(f"harass-{code}", "harass", "dine", upper(words.name("harass")), facts))
    return found


def enemies(territory: TerritoryView, area: AreaView, ranks: dict[str, int], words: Words) -> list[Piece]:
    """Outposts are counted along their track: when they expand each keeps its number, and its id."""
    code = territory.die * 10 + area.number
    facts: Facts = {"data_territory": territory.key, "data_area": area.number}
    found = []
    for kind, there in (("mission", area.mission), ("rancho", area.rancho)):
        if there:
            ranks[kind] = ranks.get(kind, 0) + 1
            name, title = f"{kind}-{territory.die}-{ranks[kind]}", upper(words.name(kind))
            found.append(counter(name, kind, "enemy", title, {**facts, "data_outpost": kind}))
    if area.fort:
        title = words.name(area.fort)
        found.append(counter(f"fort-{area.fort}", "fort", "enemy", title, {**facts, "data_fort": area.fort}))
    for kind, n, key in (
        ("raid", area.raid, "raid-counters"),
        ("tribal", int(area.tribal_raid), "tribal-counters"),
        ("intruder", area.intruders, "intruder-counters"),
    ):
        if n:
            found.append(stack(kind, code, n, key, facts, words))
    return found


def stack(kind: str, code: int, n: int, key: str, facts: Facts, words: Words) -> Piece:
    return counter(f"{kind}-{code}", kind, SIDES[kind], upper(screen_say(words, key, n=n)), facts, n)


def counter(name: str, shape: str, side: str, title: str, facts: Facts, n: int = 1) -> Piece:
    """A square counter, or a diamond face down; a number where several lie together."""
    if side == "stranger":
        drawing = element("path", d="M0-14L14 0 0 14-14 0z", kind="stranger")
    else:
        drawing = box(-12, -12, 24, 24, side, 4)
    drawing += symbol(shape, 0, 0, 20, f"on-{side}")
    if n > 1:
        drawing += element("circle", cx=11, cy=-10, r=9.5, kind="count")
        drawing += label(11, -4.4, str(n), SMALLEST, "bold on-count", anchor="middle")
    return Piece(name, drawing, title, facts)


def token(family: FamilyView, words: Words) -> Piece:
    """A Family: its letter, a diamond for each point of Ferocity, its horse, and Manuelito if he leads it."""
    drawing = element("use", href="#p-token", kind="family-ground")
    drawing += label(0, 4.5, family.letter, 19.5, "bold on-dine", anchor="middle")
    for dx in spread(family.ferocity, 24, 6):
        drawing += element("path", d=f"M{dx:g} 7l3 3.3-3 3.3-3-3.3z", kind="mark")
    if family.horse:
        drawing += element("circle", cx=12, cy=-14, r=8, kind="rider") + symbol("horse", 12, -14, 12, "on-rider")
    if family.manuelito:
        drawing += symbol("manuelito", -12, -13, 15, "manuelito")
    out = family.where == "out"
    title = words.name(family.letter) if out else spoken_family(family, words)
    kind = "family out" if out else "family"
    return Piece(f"family-{family.letter}", drawing, title, {"data_family": family.letter}, kind)
