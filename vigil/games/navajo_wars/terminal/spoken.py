"""The table in plain lines, one fact after the other, for a screen reader: without columns or signs."""

from __future__ import annotations

from vigil.drawing.labels import screen_label
from vigil.drawing.terminal_text import plain
from vigil.games.navajo_wars.observe.view import AreaView, FamilyView, View
from vigil.games.navajo_wars.terminal.screen import (
    PEOPLE_ORDER,
    belongings,
    counter_text,
    cubes,
    heading,
    held,
    tracks,
)
from vigil.kernel.text.words import Words


def spoken(view: View, words: Words) -> list[str]:
    lines = [plain(line) for line in [*heading(view, words), tracks(view, words)]]
    for family in view.families:
        if family.where != "out":
            lines.append(spoken_family(family, words))
    for territory in view.territories:
        lines.append(
            screen_label(
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
            lines.append(screen_label(words, name) + " " + ", ".join(texts))
    shown = zip(view.elders, view.ratings, strict=True)
    elders = ", ".join(f"{box}({rating}): {n}" for box, (n, rating) in enumerate(shown, 1) if n) or "-"
    lines.append(f"{screen_label(words, 'elders')}: {elders}")
    lines.append(f"{screen_label(words, 'passage')}: {held(view.passage, words, PEOPLE_ORDER)}")
    lines += [plain(line).strip() for line in cubes(view, words, 40)]
    lines += [plain(line) for line in belongings(view, words)]
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
    place = words.name(family.territory) + (
        f" {family.area}" if family.area else f" ({screen_label(words, family.where)})"
    )
    text = f"{words.name(family.letter)}: {place}; {', '.join(pieces)}; "
    return (
        text
        + screen_label(words, "ferocity", n=family.ferocity, evade=family.evade)
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
            things.append(screen_label(words, key, n=n))
    return f"{area.number}: {', '.join(things)}" if things else ""
