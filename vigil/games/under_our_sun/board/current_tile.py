"""The stage: the place of who acts, who is there, whom it is up against, what lies there or is for sale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from vigil.drawing.board import Drawing
from vigil.drawing.labels import board_label
from vigil.drawing.layout import spread
from vigil.drawing.motifs import Scene, framed, motif, scene
from vigil.drawing.svg import SMALLEST, Room, box, circle, element, folded, group, label, moved, place, symbol
from vigil.games.under_our_sun.board.chips import Chip, flow
from vigil.games.under_our_sun.board.figures import look, tag
from vigil.games.under_our_sun.board.geometry import HERE, focus, unique
from vigil.games.under_our_sun.board.pictures import picture_of
from vigil.games.under_our_sun.board.symbols import STAGE, dice_row, mark, success_die
from vigil.games.under_our_sun.game import WAYS, around
from vigil.games.under_our_sun.observe.view import CardView, CharacterView, EnemyView, RollView, TileView, View
from vigil.games.under_our_sun.state import AMMO, RESOURCES
from vigil.kernel.text.words import Words

SKIES = {"night": "night", "morning": "dawn"}
ROW = 40.0  # of an enemy
MOST_FOES, AFAR = 4, 2  # enemies that find room here, and of those nearby
COUNTED = (*RESOURCES, *AMMO)


class Here(Struct, frozen=True):
    """A place and everybody there."""

    tile: TileView
    who: str
    people: list[CharacterView]
    foes: list[EnemyView]
    near: list[tuple[EnemyView, str]]  # beside this place, and where
    phase: str
    values: dict[str, int]


def parts(view: View) -> Iterator[Drawing]:
    active = focus(view)
    tile = next((each for each in view.tiles if active and each.place == active.at), None)
    if view.cast:
        yield Drawing("here", casting, (view.cast, [each.key for each in view.people]))
    elif view.offer:
        yield Drawing("here", counter_of_offers, (view.offer, view.points))
    elif tile and active:
        here = Here(
            tile,
            active.key,
            [each for each in view.people if each.at == tile.place and not each.gone],
            [each for each in view.enemies if each.at == tile.place],
            near(view, tile),
            view.phase,
            view.values,
        )
        yield Drawing("here", stage, (here, view.shown, view.rolls, letters(view)))
    else:
        yield Drawing("here", nothing)


def hostile(foes: Sequence[EnemyView]) -> list[EnemyView]:
    """Merchants are foes only of thieves and robbers."""
    return [each for each in foes if not (each.merchant and not each.hostile)]


def near(view: View, tile: TileView) -> list[tuple[EnemyView, str]]:
    """Living enemies on the places beside this one, as many as there is room for, and in which direction."""
    there = dict(zip(around(tile.place), WAYS, strict=True))
    here = hostile([each for each in view.enemies if each.at == tile.place])
    found = [
        (each, there[each.at]) for each in view.enemies if each.at in there and not each.dead and not each.merchant
    ]
    taken = (36 * len(view.rolls) + 72 * bool(view.shown)) / ROW
    return found[: max(0, int(AFAR - len(here) - taken) + 1)]


def letters(view: View) -> dict[str, str]:
    """The names of enemies by their letters."""
    return {each.letter: each.key for each in view.enemies}


def nothing(words: Words) -> str:
    return group(box(*HERE, "panel", 10), id="here")


# before the game


def casting(words: Words, cast: list[str], taken: list[str]) -> str:
    """Who may set out."""
    x, y, w, h = HERE
    everybody = [*taken, *cast]
    inside = [
        box(x, y, w, h, "panel", 10),
        label(x + 14, y + 30, board_label(words, "cast"), 22, "bold display", w - 28),
    ]
    wide, high = (w - 20) / 2, (h - 48) / -(-len(everybody) // 2)
    for n, key in enumerate(everybody):
        left, top = x + 10 + wide * (n % 2), y + 42 + high * (n // 2)
        size = min(wide - 12, (high - 38) * 4 / 3)
        inside.append(
            place(
                box(
                    left + 3,
                    top + 3,
                    wide - 6,
                    high - 6,
                    f"board-card edge-{key}" + (" out" if key in taken else ""),
                    8,
                ),
                framed(picture_of(key), left + (wide - size) / 2, top + 8, size),
                label(left + wide / 2, top + high - 14, words.name(key), 18, "bold display", wide - 14, "middle"),
                title=words.name(key),
                id=f"cast-{key}",
                data_card=key,
            )
        )
    return group(*inside, id="here")


def counter_of_offers(words: Words, offer: list[CardView], points: list[int]) -> str:
    """Starting items on the counter, with their stars."""
    x, y, w, h = HERE
    inside = [
        box(x, y, w, h, "panel", 10),
        label(x + 14, y + 30, board_label(words, "offer"), 22, "bold display", w - 28),
    ]
    text = words.raw("board-points", {"points": ", ".join(map(str, points))})
    inside.append(label(x + 14, y + 52, text, SMALLEST, "soft", w - 28))
    inside.append(framed(picture_of("lawrence"), x + w - 112, y + 8, 100))
    wide, high = (w - 20) / 2, (h - 100) / 3
    for n, (name, card) in enumerate(zip(unique(each.key for each in offer), offer, strict=True)):
        left, top = x + 10 + wide * (n % 2), y + 92 + high * (n // 2)
        size = min(wide - 14, (high - 40) * 4 / 3)
        title = board_label(words, "stars", item=card.key, n=card.price)
        drawn = [box(left + 3, top + 3, wide - 6, high - 6, "card-slot item", 8)]
        drawn.append(framed(picture_of(card.key), left + (wide - size) / 2, top + 8, size))
        drawn.append(
            label(
                left + wide / 2, top + high - 14, words.name(card.key), 17, "bold display on-slot", wide - 16, "middle"
            )
        )
        drawn += [symbol("mark-karma", left + wide - 20 - 20 * k, top + 20, 18, "star-mark") for k in range(card.price)]
        inside.append(place(*drawn, title=title, id=f"offer-{name}", data_card=card.key))
    return group(*inside, id="here")


# the place where one is


def stage(words: Words, here: Here, shown: list[str], rolls: list[RollView], names: dict[str, str]) -> str:
    x, y, w, h = HERE
    tile = here.tile
    foes = hostile(here.foes)[:MOST_FOES]
    merchant = next((each for each in here.foes if each.merchant and not each.dead), None)
    part = "stage" if foes or merchant or len(rolls) + bool(shown) > 1 else "tall"
    inside = [box(x, y, w, h, "panel", 10)]
    inside.append(label(x + 14, y + 28, words.name(tile.key or "face-down"), 22, "bold display", w - 28))
    high = (w - 12) / 120 * STAGE[part][1]
    inside.append(scenery(words, here, (x + 6, y + 38, w - 12, high), part))
    top = y + 38 + high + 8
    if rolls:
        top = dice_on_table(words, rolls, names, inside, top)
    if shown:
        inside.append(turned_up(words, shown, (x + 8, top, w - 16, 66)))
        top += 72
    if part == "tall" and not shown and tile.key:
        top = history(words, tile.key, inside, top)
    for each, way in [*((each, "") for each in foes), *here.near]:
        inside.append(foe(words, each, way, (x + 8, top, w - 16, ROW - 4)))
        top += ROW
    room = (x + 8, top, w - 16, y + h - top - 8)
    inside.append(counter(words, merchant, here, room) if merchant else lying(words, tile, room))
    return group(*inside, id="here")


def history(words: Words, key: str, inside: list[str], top: float) -> float:
    """What is told of a place."""
    x, _, w, _ = HERE
    lines = folded(words.say(f"event-tile-{key}"), w - 28, 16)
    inside += [label(x + 14, top + 14 + 20 * n, line, 16, "told-of", w - 24) for n, line in enumerate(lines)]
    return top + 20 * len(lines) + 10


def scenery(words: Words, here: Here, room: Room, part: str) -> str:
    """The place as a stage: characters on the left, whoever else is there on the right."""
    x, y, w, h = room
    known = picture_of(here.tile.key)
    picture = Scene(SKIES.get(here.phase, known.sky), known.ground, known.motifs, known.horizon)
    scale = w / 120
    where = moved(x, y - STAGE[part][0] * scale, scale)
    inside = [group(scene(picture), clip_path=f"url(#clip-{part})", transform=where)]
    if here.phase == "night":
        inside.append(box(x, y, w, h, "stage-night", 0))
    size = 1.75
    for side, shapes in ((0.25, cast(here)), (0.75, opponents(here))):
        for (shape, kind, letter), at in zip(shapes, spread(len(shapes), w * 0.46, 30 * size), strict=True):
            foot = (x + w * side + at, y + h - 12)
            friend = side < 0.5 or kind == "merchant"
            body = motif(shape if friend else f"{shape}<", 0, 0, 1)
            if kind == "dead":
                body = group(body, transform="rotate(-86) translate(4 12) scale(.8)", kind="fallen")
            inside.append(
                group(
                    element("ellipse", rx=12, ry=4, kind=f"base of-{letter}" if side < 0.5 else "base of-enemy"),
                    body,
                    transform=moved(*foot, size),
                    kind=f"figure {kind}",
                )
            )
            if not friend:
                inside.append(tag(letter, foot[0] + 16, foot[1]))
    inside.append(box(x, y, w, h, "stage-frame", 6))
    return place(*inside, title=words.name(here.tile.key or "face-down"), id="stage", data_card=here.tile.key)


def cast(here: Here) -> list[tuple[str, str, str]]:
    return [
        (
            look(each.key),
            "dead" if each.dead else "sneaking" if each.hidden else "active" if each.key == here.who else "there",
            each.key,
        )
        for each in here.people
    ]


def opponents(here: Here) -> list[tuple[str, str, str]]:
    return [
        (
            look(each.key, each.kind, each.sol),
            "dead" if each.dead else "merchant" if each.merchant and not each.hostile else "there",
            each.letter,
        )
        for each in here.foes
    ]


def dice_on_table(
    words: Words, rolls: Sequence[RollView], names: dict[str, str], inside: list[str], top: float
) -> float:
    """What was rolled last: whose dice, and what they show."""
    x, _, w, _ = HERE
    for roll in rolls:
        who = names.get(roll.who, roll.who)
        drawn = [box(x + 8, top, w - 16, 32, "dice-tray", 7)]
        drawn.append(label(x + 16, top + 21, words.name(who), SMALLEST, "bold display", 150))
        left = x + w - 26 - 27 * (len(roll.faces) - 1)
        for n, shown in enumerate(roll.faces):
            colour, _, face = shown.partition("-")
            die = group(success_die(colour, face), transform=moved(left + 27 * n, top + 16, 1.02))
            drawn.append(place(die, title=words.name(shown), id=f"die-{roll.who}-{n + 1}"))
        inside.append(place(*drawn, title=board_label(words, "rolled", who=who, what=roll.key), id=f"roll-{roll.who}"))
        top += 36
    return top


def turned_up(words: Words, shown: list[str], room: Room) -> str:
    """The cards that were turned up, the last ones first."""
    x, y, w, h = room
    last = [*dict.fromkeys(reversed(shown))][:2]
    wide = w / len(last)
    inside = []
    for n, key in enumerate(last):
        left = x + wide * n
        size = (h - 6) * 4 / 3
        name = folded(words.name(key), (wide - size - 18) / 0.88, SMALLEST, bold=True)
        drawn = [box(left, y, wide - 4, h, "card-slot drawn", 7), framed(picture_of(key), left + 3, y + 3, size)]
        first = y + h / 2 + 5.6 - 8.5 * (len(name) - 1)
        drawn += [
            label(left + size + 10, first + 17 * m, line, SMALLEST, "bold display on-slot", wide - size - 16)
            for m, line in enumerate(name)
        ]
        inside.append(place(*drawn, title=words.name(key), id=f"shown-{key}", data_card=key))
    return "".join(inside)


def foe(words: Words, each: EnemyView, way: str, room: Room) -> str:
    """An enemy: its letter, its name, what it can still take, what it throws."""
    x, y, w, h = room
    middle = y + h / 2
    state = "dead" if each.dead else "afar" if way else "tapped" if each.tapped else ""
    inside = [box(x, y, w, h, f"foe {state}".strip(), 7)]
    if not each.merchant:
        inside.append(tag(each.letter, x + 17, middle))
    dice = len(each.melee) + len(each.ranged)
    left = w - 40 - 19 * dice - (26 if each.ranged else 0) - 30
    inside.append(label(x + 34, middle - 3, words.name(each.key), SMALLEST, "bold display on-foe", left - 4))
    most = min(each.hp, 12)
    for n in range(most):
        kind = "pip-heart" if n < each.hp - each.damage else "pip-none"
        inside.append(circle(x + 39 + n * 11, middle + 10, 3.8, kind))
    if each.dead:
        title = board_label(words, "body", enemy=each.key, letter=each.letter, n=0, most=each.hp)
        inside.append(label(x + w - 12, middle + 5.6, board_label(words, "search"), SMALLEST, "soft", 150, "end"))
    else:
        facts: dict[str, int | str] = {
            "enemy": each.key,
            "letter": each.letter,
            "n": each.hp - each.damage,
            "most": each.hp,
        }
        title = board_label(words, "near", way=way, **facts) if way else board_label(words, "enemy", **facts)
        if way:
            inside.append(
                label(x + 46 + most * 11, middle + 14, words.name(way), SMALLEST, "soft", left - most * 11 - 12)
            )
        at = x + w - 12 - 19 * (dice - 1) - (48 if each.ranged else 24)
        inside.append(symbol("mark-combat", at - 4, middle, 17, "on-foe-mark"))
        inside.append(dice_row(each.melee, at + 19, middle, 18))
        if each.ranged:
            at += 19 * len(each.melee) + 26
            inside.append(symbol("mark-ranged", at - 2, middle, 16, "on-foe-mark"))
            inside.append(dice_row(each.ranged, at + 20, middle, 18))
    return place(*inside, title=title, id=f"foe-{each.letter}", data_card=each.key)


# what lies there


def lying(words: Words, tile: TileView, room: Room) -> str:
    """Everything that can be picked up, opened, drunk or lit here."""
    x, y, w, h = room
    heading = board_label(words, "lying")
    chips = [*ground(words, tile)]
    inside = [label(x + 4, y + 16, heading, SMALLEST, "bold soft", w)]
    if chips:
        inside.append(flow(chips, (x, y + 24, w, h - 24)))
    else:
        inside.append(label(x + 4, y + 40, board_label(words, "nothing-here"), SMALLEST, "soft", w))
    return place(*inside, title=heading, id="lying")


def ground(words: Words, tile: TileView) -> Iterator[Chip]:
    if tile.water or tile.stored:
        n = tile.water + tile.stored
        yield Chip("lies-water", "water", str(n), counted(words, "water", n))
    for what in COUNTED:
        n = tile.goods.get(what, 0) + tile.dropped.get(what, 0)
        if n:
            yield Chip(f"lies-{what}", what, str(n), counted(words, what, n), f"good-{what}")
    for name, card in zip(unique(each.key for each in tile.cards), tile.cards, strict=True):
        yield Chip(f"lies-{name}", "", words.name(card.key), words.name(card.key), card=card.key)
    if tile.event:
        yield Chip("lies-event", "mark-event", words.name("event-marker"), words.name("event-marker"))
    for each in dict.fromkeys(tile.containers):
        name = words.name(f"container-{each}")
        yield Chip(f"container-{each}", "mark-container", name, name)
    if tile.symbols:
        text = board_label(words, "symbols", n=tile.symbols)
        yield Chip("lies-symbols", "mark-skull", text, text)
    for sign in ("camp", tile.fire):
        if sign and (sign != "camp" or tile.camp):
            yield Chip(f"lies-{sign}", f"mark-{sign}", words.name(sign), words.name(sign))
    if tile.trap:
        yield Chip("lies-trap", "mark-trap", board_label(words, "trap"), board_label(words, "trap"))
    if tile.objective:
        yield Chip("lies-objective", "mark-objective", board_label(words, "objective"), board_label(words, "objective"))


def counted(words: Words, what: str, n: int) -> str:
    return f"{words.name(what)} {n}"


def counter(words: Words, merchant: EnemyView, here: Here, room: Room) -> str:
    """The counter of a merchant: what is for sale, each thing with its price; below it what lies on the ground."""
    x, y, w, h = room
    heading = board_label(words, "counter", merchant=merchant.key)
    chips = []
    if merchant.water:
        chips.append(
            Chip(
                "stock-water",
                "water",
                str(merchant.water),
                counted(words, "water", merchant.water),
                price=str(here.values["water"]),
            )
        )
    for what in COUNTED:
        n = merchant.goods.get(what, 0)
        if n or what in AMMO:
            text = str(n) if what not in AMMO else ""
            chips.append(
                Chip(f"stock-{what}", what, text, words.name(what), f"good-{what}", price=str(here.values[what]))
            )
    for name, card in zip(unique(each.key for each in merchant.cards), merchant.cards, strict=True):
        title = board_label(words, "price", item=card.key, n=card.price)
        chips.append(Chip(f"stock-{name}", "", words.name(card.key), title, "for-sale", card.key, str(card.price)))
    below = [*ground(words, here.tile)]
    split = h - (62 if below else 0)
    inside = [box(x, y, w, split - 2, "counter", 8)]
    inside.append(mark("price", x + 18, y + 17, 16, "price"))
    inside.append(label(x + 36, y + 22, heading, 17, "bold display on-counter", w - 44))
    inside.append(flow(chips, (x + 7, y + 34, w - 14, split - 44)))
    ware = place(*inside, title=heading, id=f"counter-{merchant.letter}", data_card=merchant.key)
    if not below:
        return ware
    rest = label(x + 4, y + split + 14, board_label(words, "lying"), SMALLEST, "bold soft", w)
    return ware + group(rest, flow(below, (x, y + split + 20, w, 40)), id="lying")
