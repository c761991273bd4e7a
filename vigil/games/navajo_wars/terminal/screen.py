"""The table as text: a pure function of the view. Lines are made of (text, style) pieces; the terminal paints them."""

from __future__ import annotations

from vigil.drawing.labels import screen_label
from vigil.drawing.terminal_text import Line, beside, clipped, fitting, folded, packed
from vigil.games.navajo_wars.observe.view import (
    AreaView,
    CardView,
    CounterView,
    FamilyView,
    TerritoryView,
    View,
    WaitingView,
)
from vigil.games.navajo_wars.words.card_text import numbers_of
from vigil.kernel.text.words import Words

WIDE, ORDER_WIDE = 98, 19

RESOURCE_ORDER = ("horse", "sheep", "trade-goods", "firearms", "trade", "fortune", "guns")
PEOPLE_ORDER = ("man", "woman", "child", "elder", "horse", "sheep")


def screen(view: View, words: Words, columns: int, rows: int) -> list[Line]:
    """What a player needs, as far as `rows` reach: the status last and always, then Families, land, orders, boxes.
    Side by side where the terminal is wide. What is left out is said."""
    status = [part for line in (*heading(view, words), tracks(view, words)) for part in folded(line, columns)]
    if columns >= WIDE:
        blocks = [beside(land(view, words), orders(view, words)), beside(people(view, words), boxes(view, words))]
        blocks.append([*cubes(view, words, columns), *belongings(view, words)])
        order: tuple[int, ...] = (1, 0, 2)
    else:
        blocks = [land(view, words), orders(view, words), people(view, words)]
        blocks.append([*boxes(view, words), *cubes(view, words, columns), *belongings(view, words)])
        order = (2, 0, 3, 1)
    shown = fitting(blocks, order, rows - len(status))
    if len(shown) == sum(map(len, blocks)):
        return [*shown, *status]
    return [[(screen_label(words, "more"), "dim")], *fitting(blocks, order, rows - len(status) - 1), *status]


def glance(view: View, words: Words) -> list[str]:
    """Period, deck and card, then the tracks."""
    lines = [*heading(view, words), tracks(view, words)]
    lines[0] = lines[0][1:]  # the scenario's name stands above
    return [" · ".join(text.strip() for text, _ in line if text.strip()) for line in lines]


def heading(view: View, words: Words) -> list[Line]:
    title = words.say(f"scenario-{view.scenario}")
    lines: list[Line] = [
        [
            (title, "title"),
            ("  " + screen_label(words, "period", period=view.period), ""),
            ("  " + screen_label(words, "deck", turn=view.turn, deck=view.deck), "dim"),
        ]
    ]
    if view.card:
        lines.append(card_line(view.card, view.preempted, words))
    if view.ending:
        lines.append([(words.ending(view.ending, view.scenario), "title"), (f"  [{view.ending_rule}]", "dim")])
    return lines


def card_line(card: CardView, preempted: bool, words: Words) -> Line:
    return [
        (f"#{card.n} ", "dim"),
        (words.name(card.key), "card"),
        ("  " + numbers_of(card, words, preempted), ""),
    ]


def tracks(view: View, words: Words) -> Line:
    return [
        (screen_label(words, "dine-tracks", military=view.military, culture=view.culture, ap=view.ap), "dine"),
        ("   ", ""),
        (
            screen_label(words, "enemy-tracks", morale=view.morale, ferocity=view.enemy_ferocity, ap=view.enemy_ap),
            "enemy",
        ),
    ]


def land(view: View, words: Words) -> list[Line]:
    head = screen_label(words, "land")
    if view.santa_fe:
        head += "  " + screen_label(words, "santa-fe", n=view.santa_fe)
    return [[(head, "label")], *(territory_line(territory, words) for territory in view.territories)]


def territory_line(territory: TerritoryView, words: Words) -> Line:
    die = str(territory.die) if territory.die < 7 else "-"
    dry = "~" * territory.drought
    line: Line = [
        (f"{die} ", "dim"),
        (f"{words.name(territory.key)[:18]:<18} ", "place"),
        (f"{territory.vp}/{territory.agriculture}", "dim"),
        (f"{dry:<3}", "warn"),
    ]
    for area in territory.areas:
        line += area_pieces(area, words)
    if territory.escape:
        line.append((" " + screen_label(words, "escape") + " " + "".join(territory.escape), "dine"))
    if territory.caught:
        line.append((" " + screen_label(words, "caught") + " " + "".join(territory.caught), "warn"))
    return line


def area_pieces(area: AreaView, words: Words) -> Line:
    """An Area: its number, Families, and one letter for each other thing in it (explained by the help)."""
    pieces: Line = [(f" {area.number}", "dim")]
    if area.families:
        pieces.append(("".join(area.families), "dine"))
    ours = ("*" if area.corn else "") + ("h" if area.harass else "")
    theirs = ("M" if area.mission else "") + ("R" if area.rancho else "") + ("#" if area.fort else "")
    theirs += f"!{area.raid}" if area.raid else ""
    theirs += "!" if area.tribal_raid else ""
    theirs += "?" * area.intruders
    if ours or theirs:
        pieces += [(":", "dim"), (ours, "good"), (theirs, "enemy")]
    elif not area.families:
        pieces.append(("·", "dim"))
    return pieces


def orders(view: View, words: Words) -> list[Line]:
    lines: list[Line] = [[(f"{screen_label(words, 'orders'):<22}{screen_label(words, 'orders-standby')}", "label")]]
    for row in range(6):
        active, standby = view.active[row] or view.inactive[row], view.standby[row]
        style = "enemy" if view.active[row] else "dim"
        lines.append(
            [
                (f"{row + 1} ", "dim"),
                (f"{clipped(counter_text(active, words), ORDER_WIDE):<20}", style),
                (clipped(counter_text(standby, words), ORDER_WIDE), "dim"),
            ]
        )
    if view.truce:
        text = screen_label(words, "truce", order=view.truce.up.order, n=view.truce_ap)
        lines.append([(text, "warn")])
    return lines


def counter_text(counter: CounterView | None, words: Words) -> str:
    if counter is None:
        return "-"
    cost = f"{counter.up.cost}{'F' if counter.up.f else ''}{'=' if counter.up.stripe else ''}"
    return f"{counter.letter} {words.name(counter.up.order)} {cost}"


def people(view: View, words: Words) -> list[Line]:
    out = "".join(family.letter for family in view.families if family.where == "out")
    head: Line = [(screen_label(words, "people"), "label")]
    if out:
        head.append((f"  {screen_label(words, 'absent')} {out}", "dim"))
    return [head, *(family_line(family, words) for family in view.families if family.where != "out")]


def family_line(family: FamilyView, words: Words) -> Line:
    place = words.name(family.territory)
    place += f" {family.area}" if family.where == "area" else f" ({screen_label(words, family.where)})"
    people = [
        words.name(piece) if there else "-"
        for piece, there in (
            ("man", family.man),
            ("woman", family.woman),
            ("child", family.child),
            ("horse", family.horse),
        )
    ]
    line: Line = [
        (f"{family.letter} ", "dine"),
        (f"{place[:21]:<21} ", "place"),
        (f"{' '.join(people):<26} ", ""),
        (f"{family.ferocity}/{family.evade:+d}".replace("-", "−"), ""),
    ]
    if family.manuelito:
        line.append((" *", "good"))
    return line


def boxes(view: View, words: Words) -> list[Line]:
    return [
        [(screen_label(words, "elders"), "label")],
        [(" ".join(f"{box}({rating or '-'})" for box, rating in enumerate(view.ratings, 1)), "dim")],
        [(" ".join(f"{n or '·':<4}" for n in view.elders), "dine")],
        [(screen_label(words, "passage"), "label")],
        [(held(view.passage, words, PEOPLE_ORDER), "")],
    ]


def cubes(view: View, words: Words, columns: int) -> list[Line]:
    """The four boxes of cubes, on as few lines as they need."""
    boxes = {"bag": view.bag, "raided": view.raided, "recovery": view.recovery, "subjugation": view.subjugation}
    return packed(
        ([(screen_label(words, key), "label"), (f" {held(box, words)}   ", "")] for key, box in boxes.items()), columns
    )


def held(box: dict[str, int], words: Words, order: tuple[str, ...] = ()) -> str:
    keys = [key for key in order if key in box] + [key for key in box if key not in order]
    return " ".join(f"{words.name(key)} {box[key]}" for key in keys) or "-"


def coming(waiting: list[WaitingView], words: Words) -> list[str]:
    """What cards left for later, each in a few words."""
    return [
        words.say(f"effect-{each.key}", {"n": each.n})
        if each.key
        else words.raw(
            "screen-waiting-card",
            {"card": words.name(each.card), "when": words.say(f"later-{each.moment}", {"n": each.n})},
        )
        for each in waiting
    ]


def belongings(view: View, words: Words) -> list[Line]:
    resources = held(view.resources, words, RESOURCE_ORDER)
    if view.corn:
        corn = f"{words.name('corn')} {'+'.join(map(str, view.corn))}"
        resources = corn if resources == "-" else f"{resources} {corn}"
    lines: list[Line] = [[(screen_label(words, "resources"), "label"), (" " + resources, "")]]
    cards = [*(words.name(card.key) for card in view.in_play)]
    developments = [
        words.name(each.key) + (" " + screen_label(words, "exhausted") if each.exhausted else "")
        for each in view.developments
    ]
    if cards:
        lines.append([(screen_label(words, "in-play"), "label"), (" " + " · ".join(cards), "")])
    if view.waiting:
        lines.append([(screen_label(words, "waiting"), "label"), (" " + " · ".join(coming(view.waiting, words)), "")])
    if developments:
        lines.append([(screen_label(words, "developments"), "label"), (" " + " · ".join(developments), "")])
    if view.hand:
        lines.append(
            [(screen_label(words, "hand"), "label"), (" " + " · ".join(words.name(card.key) for card in view.hand), "")]
        )
    return lines
