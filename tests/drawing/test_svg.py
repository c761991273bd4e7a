"""Elements are escaped, texts fit."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vigil.drawing.svg import (
    SMALLEST,
    box,
    circle,
    clean,
    element,
    folded,
    group,
    label,
    lines_of,
    moved,
    paragraph,
    path,
    place,
    symbol,
    width_of,
)

NASTY = """<script>alert("1")</script> & 'more'"""


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def test_an_element_leaves_out_what_is_empty_and_names_its_class() -> None:
    assert element("g", kind="a b", id="", data_n=3, x=1.0, y=1.25) == '<g class="a b" data-n="3" x="1" y="1.2"/>'
    assert element("g", "<a/>", "<b/>") == "<g><a/><b/></g>"


@pytest.mark.parametrize(
    "markup",
    [
        label(0, 0, NASTY),
        place(title=NASTY, id=NASTY),
        box(0, 0, 1, 1, NASTY),
        circle(0, 0, 1, NASTY),
        path(NASTY, NASTY),
        symbol(NASTY, 1, 1),
        group(id=NASTY),
        paragraph(0, 0, NASTY),
    ],
)
def test_no_text_becomes_markup(markup: str) -> None:
    tags = {each.tag for each in parsed(f"<svg>{markup}</svg>").iter()}
    assert tags <= {"svg", "g", "text", "title", "rect", "circle", "path", "use"}
    assert "<script" not in markup


def test_what_is_clean_reads_the_same() -> None:
    assert parsed(f'<g a="{clean(NASTY)}">{clean(NASTY)}</g>').attrib["a"] == NASTY
    assert parsed(f"<g>{clean(NASTY)}</g>").text == NASTY


def test_a_place_says_what_it_is_and_a_place_of_places_is_a_group() -> None:
    alone = place(title="Corn", id="corn")
    assert alone == '<g id="corn" role="img"><title>Corn</title></g>'
    assert 'role="group"' in place(alone, title="Field")


def test_a_label_becomes_smaller_then_shorter() -> None:
    long = "A very long name for a very small box"
    roomy, small, short = (parsed(label(0, 0, long, 20, width=w)) for w in (900, 380, 100))
    assert (roomy.text, roomy.get("font-size")) == (long, "20")
    assert small.text == long
    assert SMALLEST <= float(small.get("font-size") or 0) < 20
    assert (short.get("font-size"), str(short.text)[-1]) == (f"{SMALLEST:g}", "…")
    assert width_of(str(short.text)) * SMALLEST <= 102
    assert parsed(label(0, 0, long, 20, width=100, least=5)).text == long


def test_bold_letters_are_wider() -> None:
    assert width_of("Navajo", bold=True) > width_of("Navajo") > width_of("iiiiii")


def test_lines_are_two_of_about_the_same_length() -> None:
    assert lines_of("Canyon de Chelly", 500) == ["Canyon de Chelly"]
    assert lines_of("Canyon de Chelly", 60) == ["Canyon de", "Chelly"]
    assert lines_of("Shiprock", 10) == ["Shiprock"]


def test_a_paragraph_keeps_every_word_or_ends_in_dots() -> None:
    text = "one two three four five six seven eight nine ten"
    lines = folded(text, 100)
    assert " ".join(lines) == text
    assert all(width_of(line) * 15.5 <= 100 for line in lines)
    assert folded("", 100) == []
    shown = [each.text for each in parsed(f"<g>{paragraph(0, 0, text, 16, width=100, lines=2)}</g>")]
    assert len(shown) == 2
    assert str(shown[1]).endswith("…")


def test_a_place_is_a_transform() -> None:
    assert moved(1, 2.25) == "translate(1,2.2)"
    assert moved(0, 0, 0.5) == "translate(0,0) scale(0.50)"
    assert symbol("station", 0, 0) == '<use href="#p-station"/>'
    assert "scale(0.50)" in symbol("station", 0, 0, 12)
