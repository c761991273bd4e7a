"""The colours of the pages: each stands once, and each that is used is there."""

from __future__ import annotations

import re

from vigil.table.web.fragments import HERE

STATIC = HERE / "static"
COLOUR = r"(--[\w-]+): (?:light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)|#[0-9a-f]{6});"


def tokens() -> str:
    return (STATIC / "tokens.css").read_text(encoding="utf-8")


def test_each_colour_stands_once_for_light_and_for_dark() -> None:
    declared = re.findall(r"(--[\w-]+):", tokens())
    assert declared == re.findall(COLOUR, tokens())
    assert len(declared) == len(set(declared))
    assert max(map(len, tokens().splitlines())) <= 120


def test_every_colour_that_a_page_uses_is_declared() -> None:
    used = {
        name
        for file in STATIC.glob("*.css")
        for name in re.findall(r"var\((--[\w-]+)", file.read_text(encoding="utf-8"))
    }
    assert sorted(used - set(re.findall(r"(--[\w-]+):", tokens()))) == []
