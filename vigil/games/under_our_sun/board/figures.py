"""The figures on the map and on the stage: characters by their keys, enemies by what they are."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from vigil.drawing.board import Piece, Placed
from vigil.drawing.labels import board_label
from vigil.drawing.layout import spread
from vigil.drawing.motifs import KNOWN, motif
from vigil.drawing.svg import SMALLEST, circle, element, group, label, moved, number
from vigil.games.under_our_sun.board.geometry import Layout, plan
from vigil.games.under_our_sun.observe.view import View
from vigil.kernel.text.words import Words

LOOKS = {
    "rats": "rat",
    "jackals": "jackal",
    "wolves": "wolf",
    "sol-scout": "son",
    "sol-rifle": "son-rifle",
    "sol-captain": "son-captain",
}
KINDS = {"animal": "jackal", "human": "raider", "mutated": "husk"}  # of somebody else's pack
TALL = 38.0  # of a figure, in units of its motif


class Standing(Struct, frozen=True):
    """A figure on the map: what it looks like, where its feet are, how large and how it is; what it is called."""

    id: str
    shape: str
    x: float
    y: float
    scale: float
    state: str
    key: str
    left: int = 0
    most: int = 0


@cache
def look(key: str, kind: str = "", sol: bool = False) -> str:
    """The motif of a figure."""
    known = LOOKS.get(key, key)
    return known if known in KNOWN.motifs else "son" if sol else KINDS.get(kind, "drifter")


def standing(view: View) -> list[Standing]:
    """Everybody on his tile: characters on its left, enemies on its right."""
    where = plan(view)
    found: list[Standing] = []
    for tile in view.tiles:
        people = [each for each in view.people if each.at == tile.place and not each.gone]
        foes = [each for each in view.enemies if each.at == tile.place]
        for at, each in zip(places(where, tile.place, len(people), bool(foes), -1), people, strict=True):
            state = manner(each.dead, each.hidden, each.key == view.active)
            found.append(Standing(f"person-{each.key}", look(each.key), *at, state, each.key))
        for at, foe in zip(places(where, tile.place, len(foes), bool(people), 1), foes, strict=True):
            state = "merchant" if foe.merchant and not foe.dead else manner(foe.dead, False, False)
            shape = look(foe.key, foe.kind, foe.sol)
            left = max(0, foe.hp - foe.damage)
            found.append(Standing(f"enemy-{foe.letter}", shape, *at, state, foe.key, left, foe.hp))
    return sorted(found, key=lambda each: each.id)


def manner(dead: bool, hidden: bool, active: bool) -> str:
    return "dead" if dead else "sneaking" if hidden else "active" if active else "there"


def places(where: Layout, place: str, n: int, company: bool, side: int) -> list[tuple[float, float, float]]:
    """Where n figures stand, on one half of the tile if there are others."""
    x, y = where.at(place)
    scale = max(0.62, where.size * 0.56 / TALL)
    room = where.size * (0.74 if company else 1.3)
    middle = x + side * where.size * 0.42 if company else x
    return [(middle + at, y + where.size * 0.06, scale) for at in spread(n, room, 22 * scale)]


def figures(words: Words, everybody: list[Standing]) -> list[Placed]:
    return [figure(words, each).at(each.x, each.y) for each in everybody]


def figure(words: Words, each: Standing) -> Piece:
    first, _, letter = each.id.partition("-")
    own = first == "person"
    base = element("ellipse", cx=0, cy=0, rx=11, ry=4.5, kind=f"base of-{letter}" if own else "base of-enemy")
    drawn = motif(each.shape if own else f"{each.shape}<", 0, 0, 1)
    if each.state == "dead":
        drawn = group(drawn, transform="rotate(-86) translate(4 12) scale(.8)", kind="fallen")
    body = group(base, drawn, transform=f"scale({number(each.scale)})")
    plain = own or each.state == "merchant"
    inside = body + ("" if plain else tag(letter, 10 * each.scale, -TALL * each.scale * 0.6))
    title = words.name(each.key) if own else enemy_title(words, each)
    return Piece(each.id, group(inside, kind=f"figure {each.state}"), title, "movable", 2 if own else 1)


def tag(letter: str, x: float, y: float) -> str:
    """The letter of an enemy, beside its feet."""
    text = label(0, 5.6, letter.upper(), SMALLEST, "bold on-letter", anchor="middle")
    return group(circle(0, 0, 9.5, "letter"), text, transform=moved(x, y))


def enemy_title(words: Words, each: Standing) -> str:
    if each.state == "merchant":
        return words.name(each.key)
    key = "body" if each.state == "dead" else "enemy"
    letter = each.id.removeprefix("enemy-")
    return board_label(words, key, enemy=each.key, letter=letter, n=each.left, most=each.most)
