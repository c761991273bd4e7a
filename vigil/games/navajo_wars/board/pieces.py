"""What stands on the map. Every piece has an id of its own, so that it glides when it moves."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.board.geometry import HOUSEHOLDS, PAIR, PAIRS, SANTA_FE, STATION, STATIONS, spread
from vigil.games.navajo_wars.board.ink import box, element, group, label, piece, symbol, upper
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.screen import spoken_family
from vigil.games.navajo_wars.view import AreaView, FamilyView, TerritoryView, View
from vigil.kernel.text import Words

FAMILY, COUNTER = 28.0, 24.0
BODY = 9  # how far below an Area's centre its pieces stand

Maker = Callable[[tuple[float, float]], str]


def pieces(view: View, words: Words) -> str:
    """The Enemy's pieces first, so that Families lie above them."""
    families = {family.letter: family for family in view.families}
    theirs: list[str] = []
    ours: list[str] = []
    for territory in view.territories:
        ranks: dict[str, int] = {}
        for area in territory.areas:
            stand(territory, area, families, ranks, words, theirs, ours)
        for n, letters in enumerate((territory.escape, territory.caught)):
            x, y = PAIRS[territory.die]
            middle = x + n * (PAIR[0] + 2) + PAIR[0] / 2
            for letter, dx in zip(letters, spread(len(letters), PAIR[0] - 2, 24), strict=True):
                ours.append(token(families[letter], (middle + dx, y + 14), words, 0.86))
    if view.santa_fe:
        x, y, w, _ = SANTA_FE
        title = screen_say(words, "raid-counters", n=view.santa_fe)
        theirs.append(counter("raid-0", "raid", "enemy", (x + w / 2, y + 58), title, view.santa_fe))
    ours += [token(family, waiting(family), words, 0.86) for family in view.families if family.where == "out"]
    return group(*sorted(theirs), *sorted(ours), id="pieces")


def waiting(family: FamilyView) -> tuple[float, float]:
    x, y = HOUSEHOLDS[family.letter]
    return x + 22, y + 22


def stand(
    territory: TerritoryView,
    area: AreaView,
    families: dict[str, FamilyView],
    ranks: dict[str, int],
    words: Words,
    theirs: list[str],
    ours: list[str],
) -> None:
    """The pieces of one Area: Corn and Harass on its upper edge, all others side by side on its ground."""
    code = territory.die * 10 + area.number
    x, y = STATIONS[code]
    facts = {"data_territory": territory.key, "data_area": area.number}
    edge = x + STATION[0] / 2 - 11
    if area.corn:
        ours.append(corn(code, (edge, y - 19), words, facts))
        edge -= 22
    if area.harass:
        ours.append(counter(f"harass-{code}", "harass", "dine", (edge, y - 19), named(words, "harass"), scale=0.78))
    row: list[tuple[list[str], Maker]] = []
    for letter in area.families:
        row.append((ours, lambda at, letter=letter: token(families[letter], at, words)))  # type: ignore[misc]
    for kind, there in (("mission", area.mission), ("rancho", area.rancho)):
        if there:
            ranks[kind] = ranks.get(kind, 0) + 1
            name = f"{kind}-{territory.die}-{ranks[kind]}"
            row.append((theirs, outpost(name, kind, named(words, kind), {**facts, "data_outpost": kind})))
    if area.fort:
        row.append(
            (theirs, outpost(f"fort-{area.fort}", "fort", words.name(area.fort), {**facts, "data_fort": area.fort}))
        )
    for kind, n, key in (
        ("raid", area.raid, "raid-counters"),
        ("tribal", int(area.tribal_raid), "tribal-counters"),
        ("intruder", area.intruders, "intruder-counters"),
    ):
        if n:
            style = {"raid": "enemy", "tribal": "tribe", "intruder": "stranger"}[kind]
            title = screen_say(words, key, n=n)
            row.append(
                (
                    theirs,
                    lambda at, k=kind, s=style, t=title, n=n: counter(f"{k}-{code}", k, s, at, t, n, **facts),  # type: ignore[misc]
                )
            )
    room = STATION[0] + (4 if len(row) > 3 else -2)
    for (side, make), dx in zip(row, spread(len(row), room, 26), strict=True):
        side.append(make((x + dx, y + BODY)))


def named(words: Words, key: str) -> str:
    return upper(words.name(key))


def outpost(name: str, kind: str, title: str, facts: dict[str, str | int]) -> Maker:
    return lambda at: counter(name, kind, "enemy", at, title, **facts)


def token(family: FamilyView, at: tuple[float, float], words: Words, scale: float = 1.0) -> str:
    """A Family: its letter, a diamond for each point of Ferocity, its horse, and Manuelito if he leads it."""
    marks = [element("path", d=f"M{dx:g} 7l3 3.3-3 3.3-3-3.3z", kind="mark") for dx in spread(family.ferocity, 24, 6)]
    inside = [
        element("use", href="#p-token", kind="family-ground"),
        label(0, 4, family.letter, 17, "bold on-dine", anchor="middle"),
        *marks,
    ]
    if family.horse:
        inside.append(element("circle", cx=12, cy=-14, r=8, kind="rider"))
        inside.append(symbol("horse", 12, -14, 12, "on-rider"))
    if family.manuelito:
        inside.append(symbol("manuelito", -12, -13, 15, "manuelito"))
    out = family.where == "out"
    title = words.name(family.letter) if out else spoken_family(family, words)
    return piece(
        *inside,
        at=at,
        title=title,
        scale=scale,
        kind="family out" if out else "family",
        id=f"family-{family.letter}",
        data_family=family.letter,
    )


def corn(code: int, at: tuple[float, float], words: Words, facts: dict[str, str | int]) -> str:
    ground = element("circle", r=10, kind="corn-ground")
    return piece(
        ground, symbol("corn", 0, 0, 17, "corn"), at=at, title=named(words, "corn"), id=f"corn-{code}", **facts
    )


def counter(
    name: str,
    shape: str,
    side: str,
    at: tuple[float, float],
    title: str,
    n: int = 1,
    scale: float = 1.0,
    **facts: str | int,
) -> str:
    """A square counter, or a diamond face down; a number where several lie together."""
    if side == "stranger":
        ground = element("path", d="M0-14L14 0 0 14-14 0z", kind="stranger")
    else:
        ground = box(-12, -12, 24, 24, side, 4)
    inside = [ground, symbol(shape, 0, 0, 20, f"on-{side}")]
    if n > 1:
        inside.append(element("circle", cx=11, cy=-11, r=8.5, kind="count"))
        inside.append(label(11, -6.6, str(n), 12.5, "bold on-count", anchor="middle"))
    return piece(*inside, at=at, title=title, scale=scale, kind="counter", id=name, **facts)
