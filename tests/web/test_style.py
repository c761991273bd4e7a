"""The colours of the pages: each stands once, and each that is used is there."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from tests.games.navajo_wars.test_board import contrast
from vigil.web.render.templates import HERE

STATIC = HERE / "static" / "css"
COLOUR = r"(--[\w-]+): (?:light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)|#[0-9a-f]{6});"


def tokens() -> str:
    return (STATIC / "base" / "tokens.css").read_text(encoding="utf-8")


def test_each_colour_stands_once_for_light_and_for_dark() -> None:
    declared = re.findall(r"(--[\w-]+):", tokens())
    assert declared == re.findall(COLOUR, tokens())
    assert len(declared) == len(set(declared))
    assert max(map(len, tokens().splitlines())) <= 120


def test_every_colour_that_a_page_uses_is_declared() -> None:
    used = {
        name
        for file in STATIC.rglob("*.css")
        for name in re.findall(r"var\((--[\w-]+)", file.read_text(encoding="utf-8"))
    }
    lengths = {"--aspect", "--sheet", "--need"}  # of the board and of the sheet below it, which the script sets
    assert sorted(used - lengths - set(re.findall(r"(--[\w-]+):", tokens()))) == []


def test_the_display_face_is_small_ours_to_give_and_served(client: TestClient) -> None:
    page = client.get("/")
    assert "font-src 'self'" in page.headers["content-security-policy"]
    style = next(each for each in re.findall(r'href="(/static/[^"]+)"', page.text) if each.endswith("/page.css"))
    face = re.search(r'url\("([\w.-]+)"\)[^}]*font-display:swap', client.get(style).text)
    assert face
    folder = style.rpartition("/")[0]
    found = client.get(f"{folder}/{face[1]}")
    assert found.headers["content-type"] == "font/woff2"
    assert found.content[:4] == b"wOF2"
    assert len(found.content) < 30_000
    licence = client.get(f"{folder}/{face[1].partition('.')[0]}-OFL.txt")
    assert licence.headers["content-type"].startswith("text/plain")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.text


def test_the_names_of_curves_stand_out_from_their_paper() -> None:
    """axe cannot see letters that lie beside lines."""
    pairs = re.findall(r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));", tokens())
    colours = {name: (light or both, dark or both) for name, light, dark, both in pairs}
    style = (STATIC / "pages" / "chronicle.css").read_text(encoding="utf-8")
    inks = set(re.findall(r"\.curves \.[\w-]+ \{\s+fill: var\(--([\w-]+)\)", style)) - {"panel"}
    assert len(inks) >= 7
    for ink in inks:
        for n in (0, 1):
            assert contrast(colours[ink][n], colours["panel"][n]) >= 4.5, ink
