"""The desert and its people as text, a pure function of the view: lines made of (text, style) pieces."""

from __future__ import annotations

from vigil.drawing.labels import screen_label
from vigil.drawing.terminal_text import Line, fitting, folded, plain, wrapped
from vigil.games.under_our_sun.observe.view import CardView, CharacterView, EnemyView, TileView, View
from vigil.games.under_our_sun.terminal.hex_text import hex_map, people_at
from vigil.kernel.text.words import Words

LEAST_MAP = 3  # lines


def screen(view: View, words: Words, columns: int, rows: int) -> list[Line]:
    """What a player needs, as far as `rows` reach: day and people last and always, then what is where they stand, what
    they carry, the map, the objective. What is left out is said."""
    status = [part for line in (heading(view, words), *people(view, words)) for part in broken(line, columns)]
    here = [part for tile in near(view) for line in tile_lines(view, tile, words) for part in broken(line, columns)]
    packs = [part for each in mine(view) for part in broken(pack_line(each, words), columns)]
    goal = objective(view, words, columns)
    room = rows - len(status) - len(here) - len(packs)
    land = hex_map(view, words, columns, room - 1) if room >= LEAST_MAP else []
    blocks = [goal, elsewhere(view, words, columns), land, here, packs]
    shown = fitting(blocks, (3, 4, 2, 0, 1), rows - len(status) - 1)
    whole = land and len(shown) == sum(map(len, blocks))
    return [*([] if whole or rows <= 0 else [[(screen_label(words, "more"), "dim")]]), *shown, *status]


def glance(view: View, words: Words) -> list[str]:
    return [plain(heading(view, words)), ", ".join(words.name(each.key) for each in view.people)]


def broken(line: Line, columns: int) -> list[Line]:
    """A line that is too long goes on in the next, a little to the right; it breaks between pieces."""
    first, *rest = folded(line, columns - 3)
    return [first, *([("   ", ""), *each] for each in rest)]


def heading(view: View, words: Words) -> Line:
    where = words.say(f"ending-{view.ending}") if view.ending else words.say(f"phase-{view.phase}")
    line: Line = [(screen_label(words, "day", n=view.day), "title"), (f" · {where}", "card")]
    if view.weather:
        line.append((f" · {words.name(view.weather)}", "warn"))
    line.append((f" · {words.name(view.card)}", "dim"))
    return [*line, (f" · {screen_label(words, 'until', n=view.last_day)}", "dim")] if view.last_day else line


def objective(view: View, words: Words, columns: int) -> list[Line]:
    return [[(text, "dim")] for text in wrapped(words.say(f"event-mission-{view.card}"), columns)]


def piles(view: View, words: Words) -> Line:
    return [(screen_label(words, "piles", stack=view.stack, bag=view.bag), "dim")]


def mine(view: View) -> list[CharacterView]:
    """Those of the seat; of all for who only looks on."""
    own = [each for each in view.people if each.seat == view.seat]
    return [each for each in own or view.people if not each.dead]


def people(view: View, words: Words) -> list[Line]:
    return [person_line(view, each, words) for each in view.people]


def person_line(view: View, each: CharacterView, words: Words) -> Line:
    line: Line = [(words.name(each.key), "title" if each.key == view.active else "place")]
    if each.gone or each.dead:
        return [*line, (f"  {screen_label(words, 'gone' if each.gone else 'dead')}", "dim")]
    values = screen_label(
        words, "values", hp=each.hp, most=each.most_hp, water=each.water, room=each.most_water, ap=each.ap
    )
    line.append((f"  {values}", "warn" if each.wounded else ""))
    line.append((f"  {words.name(each.well_being)}", "dim"))
    line.append((f"  {screen_label(words, 'karma', n=each.karma)}", "dim"))
    for state in ("wounded", "infected", "hidden", "waiting"):
        if getattr(each, state):
            line.append((f"  {screen_label(words, state)}", "warn" if state in ("wounded", "infected") else "good"))
    if each.team:
        line.append((f"  {words.name(each.team)}", "good"))
    tile = next((tile for tile in view.tiles if tile.place == each.at), None)
    return [*line, (f"  → {words.name(tile.key)}", "dim")] if tile else line


def pack_line(each: CharacterView, words: Words) -> Line:
    line: Line = [(screen_label(words, "carries", person=each.key), "label")]
    things = [f"{words.name(what)} {n}" for what, n in each.goods.items()]
    things += [card_text(card, words) for card in each.cards]
    return [*line, *listed(things)] if things else [*line, (f" {words.name('nothing')}", "dim")]


def listed(things: list[str]) -> Line:
    return [(f" {thing}{',' if n < len(things) else ''}", "") for n, thing in enumerate(things, start=1)]


def card_text(card: CardView, words: Words) -> str:
    text = words.name(card.key) + (f" {card.uses}" if card.uses else "")
    return f"{text} ({screen_label(words, 'flipped')})" if card.flipped else text


def near(view: View) -> list[TileView]:
    """The tiles where the seat's people are."""
    places = {each.at for each in mine(view)}
    return [tile for tile in view.tiles if tile.place in places]


def elsewhere(view: View, words: Words, columns: int) -> list[Line]:
    """The other tiles, one by one, and what is still in the stack and the bag."""
    here = near(view)
    lines = [line for tile in view.tiles if tile not in here for line in tile_lines(view, tile, words)]
    return [part for line in (*lines, piles(view, words)) for part in broken(line, columns)]


def tile_lines(view: View, tile: TileView, words: Words) -> list[Line]:
    """A tile with what lies on it, then those who fight and those who trade there."""
    lines = [tile_line(view, tile, words)]
    for each in view.enemies:
        if each.at == tile.place:
            lines.append(shop_line(each, words) if each.merchant else [("  ", ""), enemy_piece(each, words)])
    return lines


def tile_line(view: View, tile: TileView, words: Words) -> Line:
    line: Line = [(f"{words.name(tile.key or 'face-down')} ({tile.place})", "place")]
    if tile.key:
        fields = "tile" if tile.fields else "tile-open"
        line.append(
            (
                f"  {screen_label(words, fields, move=tile.move, **({'fields': tile.fields} if tile.fields else {}))}",
                "dim",
            )
        )
    if tile.water:
        line.append((f"  {words.name('water')} {tile.water}", "good"))
    if tile.stored:
        line.append((f"  {screen_label(words, 'stored', n=tile.stored)}", "good"))
    for goods in (tile.goods, tile.dropped):
        line += [(f"  {words.name(what)} {n}", "") for what, n in goods.items()]
    line += [(f"  {card_text(card, words)}", "card") for card in tile.cards]
    marks = ["event-marker"] if tile.event else []
    marks += [
        name for name, there in (("camp", tile.camp), ("trap", tile.trap), ("objective", tile.objective)) if there
    ]
    marks += [tile.fire] if tile.fire else []
    line += [(f"  {words.name(mark)}", "card") for mark in (*marks, *(f"container-{each}" for each in tile.containers))]
    if tile.symbols:
        line.append((f"  {screen_label(words, 'symbols', n=tile.symbols)}", "warn"))
    return [*line, *((f"  [{words.name(each.key)}]", "title") for each in people_at(view, tile.place))]


def enemy_piece(each: EnemyView, words: Words) -> tuple[str, str]:
    if each.dead:
        return screen_label(words, "body", enemy=each.key, letter=each.letter), "dim"
    text = screen_label(words, "enemy", enemy=each.key, letter=each.letter, n=each.hp - each.damage, hp=each.hp)
    return (f"{text} ({screen_label(words, 'tapped')})" if each.tapped else text), "warn"


def shop_line(each: EnemyView, words: Words) -> Line:
    """What a merchant has on the counter."""
    goods = {"water": each.water, **each.goods} if each.water else each.goods
    things = [f"{words.name(what)} {n}" for what, n in goods.items()] + [card_text(card, words) for card in each.cards]
    line: Line = [("  ", ""), (words.raw("screen-label", {"label": words.name(each.key)}), "label")]
    line += listed(things)
    if each.damage:
        line.append((f"  {screen_label(words, 'hp', n=each.hp - each.damage, hp=each.hp)}", "warn"))
    if each.hostile:
        names = ", ".join(words.name(key) for key in each.hostile)
        line.append((f"  {words.raw('screen-hostile', {'people': names})}", "warn"))
    return line
