"""The table as text: a pure function of the view. Lines are made of (text, style) pieces; the terminal paints them."""

from __future__ import annotations

from vigil.games.navajo_wars.view import AreaView, CardView, CounterView, FamilyView, TerritoryView, View
from vigil.kernel.text import Words

WIDE = 98
Piece = tuple[str, str]
Line = list[Piece]

RESOURCE_ORDER = ("horse", "sheep", "trade-goods", "firearms", "trade", "fortune", "guns")
PEOPLE_ORDER = ("man", "woman", "child", "elder", "horse", "sheep")


def screen(view: View, words: Words, columns: int, rows: int) -> list[Line]:
    """What a player needs, as far as `rows` reach: the status last and always, then Families, land, orders, boxes.
    Side by side where the terminal is wide."""
    status = [part for line in (*heading(view, words), tracks(view, words)) for part in folded(line, columns)]
    if columns >= WIDE:
        blocks = [beside(land(view, words), orders(view, words)), beside(people(view, words), boxes(view, words))]
        blocks.append([*cubes(view, words, columns), *belongings(view, words)])
        order: tuple[int, ...] = (1, 0, 2)
    else:
        blocks = [land(view, words), orders(view, words), people(view, words)]
        blocks.append([*boxes(view, words), *cubes(view, words, columns), *belongings(view, words)])
        order = (2, 0, 3, 1)
    left, shown = rows - len(status), set()
    for block in order:
        if len(blocks[block]) <= left:
            shown.add(block)
            left -= len(blocks[block])
    return [*(line for n, block in enumerate(blocks) if n in shown for line in block), *status]


def folded(line: Line, columns: int) -> list[Line]:
    """A line too long for the terminal goes on below, between its pieces."""
    lines: list[Line] = [[]]
    for text, style in line:
        if lines[-1] and sum(len(each) for each, _ in lines[-1]) + len(text) > columns:
            lines.append([])
            text = text.lstrip()
        lines[-1].append((text, style))
    return lines


def beside(left: list[Line], right: list[Line], width: int = 58) -> list[Line]:
    """Two columns."""
    lines: list[Line] = []
    for n in range(max(len(left), len(right))):
        a = left[n] if n < len(left) else []
        b = right[n] if n < len(right) else []
        gap = width - sum(len(text) for text, _ in a)
        lines.append([*a, (" " * max(2, gap), ""), *b] if b else a)
    return lines


def say(words: Words, key: str, **facts: int | str) -> str:
    return words.say(f"screen-{key}", facts)


def heading(view: View, words: Words) -> list[Line]:
    title = words.say(f"scenario-{view.scenario}")
    lines: list[Line] = [
        [
            (title, "title"),
            ("  " + say(words, "period", period=view.period), ""),
            ("  " + say(words, "deck", turn=view.turn, deck=view.deck), "dim"),
        ]
    ]
    if view.card:
        lines.append(card_line(view.card, view, words))
    if view.ending:
        lines.append([(words.say(f"ending-{view.ending}"), "title"), (f"  [{view.ending_rule}]", "dim")])
    return lines


def card_line(card: CardView, view: View, words: Words) -> Line:
    return [
        (f"#{card.n} ", "dim"),
        (words.name(card.key), "card"),
        ("  " + printed(card, words, view.preempted), ""),
    ]


def printed(card: CardView, words: Words, preempted: bool = False) -> str:
    """The numbers and symbols of a card."""
    if card.kind == "ceremony":
        return say(words, "ceremony", grows=card.grows)
    if card.kind == "history":
        return say(words, "history", vp=card.vp)
    return say(
        words,
        "operations-preempted" if preempted else "operations",
        preempt=card.preempt,
        enemy=card.enemy,
        preempted=card.preempted,
        grows=card.grows,
        minor=card.minor,
    )


def tracks(view: View, words: Words) -> Line:
    return [
        (say(words, "dine-tracks", military=view.military, culture=view.culture, ap=view.ap), "dine"),
        ("   ", ""),
        (say(words, "enemy-tracks", morale=view.morale, ferocity=view.enemy_ferocity, ap=view.enemy_ap), "enemy"),
    ]


def land(view: View, words: Words) -> list[Line]:
    head = say(words, "land")
    if view.santa_fe:
        head += "  " + say(words, "santa-fe", n=view.santa_fe)
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
        line.append((" " + say(words, "escape") + " " + "".join(territory.escape), "dine"))
    if territory.caught:
        line.append((" " + say(words, "caught") + " " + "".join(territory.caught), "warn"))
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
    lines: list[Line] = [[(f"{say(words, 'orders'):<22}{say(words, 'orders-standby')}", "label")]]
    for row in range(6):
        active, standby = view.active[row] or view.inactive[row], view.standby[row]
        style = "enemy" if view.active[row] else "dim"
        lines.append(
            [
                (f"{row + 1} ", "dim"),
                (f"{clipped(counter_text(active, words)):<20}", style),
                (clipped(counter_text(standby, words)), "dim"),
            ]
        )
    if view.truce:
        text = say(words, "truce", order=view.truce.up.order, n=view.truce_ap)
        lines.append([(text, "warn")])
    return lines


def clipped(text: str, width: int = 19) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def counter_text(counter: CounterView | None, words: Words) -> str:
    if counter is None:
        return "-"
    cost = f"{counter.up.cost}{'F' if counter.up.f else ''}{'=' if counter.up.stripe else ''}"
    return f"{counter.letter} {words.name(counter.up.order)} {cost}"


def people(view: View, words: Words) -> list[Line]:
    out = "".join(family.letter for family in view.families if family.where == "out")
    head: Line = [(say(words, "people"), "label")]
    if out:
        head.append((f"  {say(words, 'absent')} {out}", "dim"))
    return [head, *(family_line(family, words) for family in view.families if family.where != "out")]


def family_line(family: FamilyView, words: Words) -> Line:
    place = words.name(family.territory)
    place += f" {family.area}" if family.where == "area" else f" ({say(words, family.where)})"
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
        [(say(words, "elders"), "label")],
        [("  ".join(f"{rating or '-'}" for rating in view.ratings), "dim")],
        [("  ".join(f"{n or '·'}" for n in view.elders), "dine")],
        [(say(words, "passage"), "label")],
        [(held(view.passage, words, PEOPLE_ORDER), "")],
    ]


def cubes(view: View, words: Words, columns: int) -> list[Line]:
    """The four boxes of cubes, on as few lines as they need."""
    lines: list[Line] = [[]]
    for key, box in (
        ("bag", view.bag),
        ("raided", view.raided),
        ("recovery", view.recovery),
        ("subjugation", view.subjugation),
    ):
        pieces: Line = [(say(words, key), "label"), (f" {held(box, words)}   ", "")]
        if sum(len(text) for text, _ in (*lines[-1], *pieces)) > columns:
            lines.append([])
        lines[-1] += pieces
    return lines


def held(box: dict[str, int], words: Words, order: tuple[str, ...] = ()) -> str:
    keys = [key for key in order if key in box] + [key for key in box if key not in order]
    return " ".join(f"{words.name(key)} {box[key]}" for key in keys) or "-"


def belongings(view: View, words: Words) -> list[Line]:
    resources = held(view.resources, words, RESOURCE_ORDER)
    if view.corn:
        corn = f"{words.name('corn')} {'+'.join(map(str, view.corn))}"
        resources = corn if resources == "-" else f"{resources} {corn}"
    lines: list[Line] = [[(say(words, "resources"), "label"), (" " + resources, "")]]
    cards = [*(words.name(card.key) for card in view.in_play)]
    developments = [
        words.name(each.key) + (" " + say(words, "exhausted") if each.exhausted else "") for each in view.developments
    ]
    if cards:
        lines.append([(say(words, "in-play"), "label"), (" " + " · ".join(cards), "")])
    if developments:
        lines.append([(say(words, "developments"), "label"), (" " + " · ".join(developments), "")])
    if view.hand:
        lines.append(
            [(say(words, "hand"), "label"), (" " + " · ".join(words.name(card.key) for card in view.hand), "")]
        )
    return lines


def spoken(view: View, words: Words) -> list[str]:
    """The same without columns or signs, one fact after the other, for a screen reader."""
    lines = ["".join(text for text, _ in line) for line in [*heading(view, words), tracks(view, words)]]
    for family in view.families:
        if family.where != "out":
            lines.append(spoken_family(family, words))
    for territory in view.territories:
        lines.append(
            say(
                words,
                "spoken-territory",
                territory=territory.key,
                vp=territory.vp,
                drought=territory.drought,
                agriculture=territory.agriculture,
            )
        )
        lines += [f"  {text}" for area in territory.areas if (text := spoken_area(area, words))]
    for name, column in (("active", view.active), ("inactive", view.inactive), ("standby", view.standby)):
        texts = [f"{row}: {counter_text(each, words)}" for row, each in enumerate(column, start=1) if each]
        if texts:
            lines.append(say(words, name) + " " + ", ".join(texts))
    elders = ", ".join(f"{n} ({rating})" for n, rating in zip(view.elders, view.ratings, strict=True) if n) or "-"
    lines.append(f"{say(words, 'elders')}: {elders}")
    lines.append(f"{say(words, 'passage')}: {held(view.passage, words, PEOPLE_ORDER)}")
    lines += ["".join(text for text, _ in line).strip() for line in cubes(view, words, 40)]
    lines += ["".join(text for text, _ in line) for line in belongings(view, words)]
    return lines


def spoken_family(family: FamilyView, words: Words) -> str:
    pieces = [
        words.name(piece)
        for piece, there in (
            ("man", family.man),
            ("woman", family.woman),
            ("child", family.child),
            ("horse", family.horse),
        )
        if there
    ]
    place = words.name(family.territory) + (f" {family.area}" if family.area else f" ({say(words, family.where)})")
    text = f"{words.name(family.letter)}: {place}; {', '.join(pieces)}; "
    return (
        text
        + say(words, "ferocity", n=family.ferocity, evade=family.evade)
        + (", Manuelito" if family.manuelito else "")
    )


def spoken_area(area: AreaView, words: Words) -> str:
    things = [words.name(letter) for letter in area.families]
    for key, there in (
        ("corn", area.corn),
        ("mission", area.mission),
        ("rancho", area.rancho),
        ("harass", area.harass),
    ):
        if there:
            things.append(words.name(key))
    if area.fort:
        things.append(words.name(area.fort))
    for key, n in (
        ("raid-counters", area.raid),
        ("intruder-counters", area.intruders),
        ("tribal-counters", int(area.tribal_raid)),
    ):
        if n:
            things.append(say(words, key, n=n))
    return f"{area.number}: {', '.join(things)}" if things else ""
