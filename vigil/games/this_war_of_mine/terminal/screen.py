"""The Shelter and its people as text, a pure function of the view: lines made of (text, style) pieces."""

from __future__ import annotations

from vigil.drawing.labels import screen_label
from vigil.games.this_war_of_mine.observe.view import FloorView, PersonView, SpaceView, View
from vigil.games.this_war_of_mine.state import STATES
from vigil.games.this_war_of_mine.words.thing_text import condition, how_far
from vigil.kernel.text.words import Words, sentence

Line = list[tuple[str, str]]
SEVERE = 3


def label(words: Words, text: str) -> str:
    """A heading before what it holds."""
    return words.raw("screen-label", {"label": text})


def screen(view: View, words: Words, columns: int, rows: int) -> list[Line]:
    """The people last and always; above them what there is room for. What is left out is said."""
    people = [heading(view, words), *(person_line(each, words) for each in view.people)]
    around = [*night(view, words), goods_line("storage", view.storage, words)]
    house = [floor_line(floor, words) for floor in view.floors]
    blocks = [wrap(line, columns) for line in (*house, *around, *people)]
    whole, least = len(blocks), len(people)
    if (view.trip or view.enemies) and sum(map(len, blocks)) > rows:
        blocks = blocks[len(house) :]
    while sum(map(len, blocks)) + (len(blocks) < whole) > rows and len(blocks) > least:
        blocks.pop(0)
    shown = [line for block in blocks for line in block]
    return shown if len(blocks) == whole else [[(words.say("screen-more"), "dim")], *shown]


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
    title = screen_label(words, "day", day=view.day)
    where = words.say(f"ending-{view.ending}") if view.ending else words.say(f"phase-{view.phase}")
    line: Line = [(title, "title"), (f" · {where}", "card"), (f" · {screen_label(words, 'cold', n=view.cold)}", "")]
    if view.boards:
        line.append((f" · {screen_label(words, 'boards', n=view.boards)}", ""))
    if view.objective:
        line.append((f" · {screen_label(words, 'objective', objective=view.objective)}", "dim"))
        line.append((f" ({condition(view.asked, words)}; {how_far((view.asked, view.reached), words)})", "dim"))
    return line


def person_line(each: PersonView, words: Words) -> Line:
    line: Line = [(words.name(each.key), "title")]
    for state in STATES:
        level = each.levels[state]
        if level:
            line.append((f"  {words.name(state)} {level}", "warn" if level >= SEVERE else ""))
    if each.task:
        line.append((f"  {words.say(f'task-{each.task}')}", "dim"))
    if each.weapon:
        line.append((f"  {words.name(each.weapon)}", "card"))
    line += [(f"  {words.name(what)}", "good") for what in each.medicals]
    values = screen_label(words, "values", prowess=each.prowess, empathy=each.empathy, inventory=each.inventory)
    return [*line, (f"  {values}", "dim")]


def goods_line(key: str, goods: dict[str, int], words: Words) -> Line:
    """What lies in a place, each thing with its number."""
    line: Line = [(label(words, screen_label(words, key)), "place")]
    if not goods:
        line.append((f" {screen_label(words, 'nothing')}", "dim"))
    for n, (what, count) in enumerate(goods.items()):
        line.append((f"{',' if n else ''} {words.name(what)} {count}", ""))
    return line


def floor_line(floor: FloorView, words: Words) -> Line:
    line: Line = [(label(words, words.name(floor.key)), "place")]
    return [*line, *((f"  {space_text(space, words)}", space_style(space)) for space in floor.spaces)]


def space_text(space: SpaceView, words: Words) -> str:
    text = words.name(space.fitting or space.id)
    if not (space.fitting or space.cover or space.action or space.task):
        text = f"{text} ({screen_label(words, 'free')})"
    if space.cover == "remnants":
        text = f"{text} ({words.name('remnants')})"
    if space.boarded:
        text = f"{text} ({screen_label(words, 'boarded')})"
    if space.wait:
        text = f"{text} ({screen_label(words, 'wait', n=space.wait)})"
    if space.people:
        text = f"{text} [{', '.join(words.name(key) for key in space.people)}]"
    return text


def space_style(space: SpaceView) -> str:
    if not space.reached:
        return "dim"
    return "good" if space.fitting else "card" if space.cover else ""


def night(view: View, words: Words) -> list[Line]:
    """The three Locations; outside, the trip, the Pile and the enemies."""
    lines: list[Line] = []
    if view.trip:
        facts = screen_label(words, "trip", place=view.trip.place, noise=view.trip.noise, n=view.trip.unknown)
        lines.append([(sentence(facts), "place")])
        for enemy in view.enemies:
            text = screen_label(words, "enemy", enemy=enemy.token, what=enemy.weapon, n=enemy.wounds)
            lines.append([(text, "warn")])
    else:
        places = [(label(words, words.name(slot)), words.name(place)) for slot, place in view.places.items()]
        lines.append([(f"{slot} {place}  ", "place") for slot, place in places])
    if view.pile:
        lines.append(goods_line("pile", view.pile, words))
    return lines
