"""The village as one SVG drawing."""

from __future__ import annotations

from typing import Any

from tests.toy.view import View
from vigil.kernel.text import Words


def board(view: View, words: Words) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" class="board" id="board"></svg>'


def pieces(view: View, words: Words, kept: dict[str, Any]) -> dict[str, str]:
    return {}


def stylesheet() -> str:
    return ""
