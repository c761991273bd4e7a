"""The desert and its people as text, a pure function of the view: lines made of (text, style) pieces."""

from __future__ import annotations

from vigil.games.under_our_sun.view import CharacterView, EnemyView, TileView, View
from vigil.kernel.text import Words

Line = list[tuple[str, str]]


def say(words: Words, key: str, **facts: int | str) -> str:
    return words.say(f"screen-{key}", facts)


def screen(view: View, words: Words, columns: int, rows: int) -> list[Line]:
    """The people last and always; above them the tiles where somebody is, then the others, as far as there is room."""
    people = [heading(view, words), *(person_line(each, words) for each in view.people)]
    busy = {each.at for each in view.people if not each.gone}
    near = [tile_line(view, each, words) for each in view.tiles if each.place in busy]
    far = [tile_line(view, each, words) for each in view.tiles if each.place not in busy]
    room = max(0, rows - len(people))
    above = [*far, *near][-room:] if room else []
    return [wrapped for line in (*above, *people) for wrapped in wrap(line, columns)]


def spoken(view: View, words: Words) -> list[str]:
    """Everything in plain lines, for a screen reader."""
    lines = [heading(view, words), *(person_line(each, words) for each in view.people)]
    return [plain(line) for line in (*lines, *(tile_line(view, each, words) for each in view.tiles))]


def glance(view: View, words: Words) -> list[str]:
    return [plain(heading(view, words)), ", ".join(words.name(each.key) for each in view.people)]


def plain(line: Line) -> str:
    return "".join(text for text, _ in line).strip()


def wrap(line: Line, columns: int) -> list[Line]:
    """A line that is too long goes on in the next, a little to the right; it breaks between pieces."""
    lines: list[Line] = [[]]
    width = 0
    for text, style in line:
        if width and width + len(text) > columns:
            lines.append([("   ", "")])
            width, text = 3, text.lstrip()
        lines[-1].append((text, style))
        width += len(text)
    return lines


def heading(view: View, words: Words) -> Line:
    where = words.say(f"ending-{view.ending}") if view.ending else words.say(f"phase-{view.phase}")
    line: Line = [(say(words, "day", n=view.day), "title"), (f" · {where}", "card")]
    if view.weather:
        line.append((f" · {words.name(view.weather)}", "warn"))
    return [*line, (f" · {words.name(view.card)}", "dim")]


def person_line(each: CharacterView, words: Words) -> Line:
    line: Line = [(words.name(each.key), "title")]
    if each.gone or each.dead:
        return [*line, (f"  {say(words, 'gone' if each.gone else 'dead')}", "dim")]
    values = say(words, "values", hp=each.hp, most=each.most_hp, water=each.water, room=each.most_water, ap=each.ap)
    line.append((f"  {values}", "warn" if each.wounded else ""))
    line.append((f"  {words.name(each.well_being)}", "dim"))
    for state in ("wounded", "infected", "hidden", "waiting"):
        if getattr(each, state):
            line.append((f"  {say(words, state)}", "warn" if state in ("wounded", "infected") else "good"))
    line += [(f"  {words.name(what)} {n}", "") for what, n in each.goods.items()]
    line += [(f"  {words.name(card.key)}{f' {card.uses}' if card.uses else ''}", "card") for card in each.cards]
    if each.team:
        line.append((f"  {words.name(each.team)}", "good"))
    return line


def tile_line(view: View, tile: TileView, words: Words) -> Line:
    name = words.name(tile.key or "face-down")
    line: Line = [(f"{name} ({tile.place})", "place")]
    if tile.key:
        line.append((f"  {say(words, 'tile', move=tile.move, fields=tile.fields)}", "dim"))
    if tile.water:
        line.append((f"  {words.name('water')} {tile.water}", "good"))
    for goods in (tile.goods, tile.dropped):
        line += [(f"  {words.name(what)} {n}", "") for what, n in goods.items()]
    line += [(f"  {words.name(card.key)}", "card") for card in tile.cards]
    marks = [
        *(["event-marker"] if tile.event else []),
        *(["camp"] if tile.camp else []),
        *([tile.fire] if tile.fire else []),
    ]
    marks += [f"container-{each}" for each in tile.containers]
    line += [(f"  {words.name(mark)}", "card") for mark in marks]
    if tile.symbols:
        line.append((f"  {say(words, 'symbols', n=tile.symbols)}", "warn"))
    line += [(f"  {enemy_text(each, words)}", "warn") for each in view.enemies if each.at == tile.place]
    return [*line, *((f"  [{words.name(each.key)}]", "title") for each in view.people if each.at == tile.place)]


def enemy_text(each: EnemyView, words: Words) -> str:
    if each.merchant:
        return words.name(each.key)
    state = "body" if each.dead else "enemy"
    return say(words, state, enemy=each.key, letter=each.letter, n=each.damage, hp=each.hp)
