"""The API page: made from docstrings, offline, and complete in itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vigil


def test_the_page_of_the_library_is_made_offline(tmp_path: Path) -> None:
    pdoc = pytest.importorskip("pdoc")
    pdoc.pdoc("vigil.api", output_directory=tmp_path)
    page = (tmp_path / "vigil" / "api.html").read_text(encoding="utf-8")
    assert not re.search(r"<(?:script|link|img)[^>]+(?:src|href)=\"https?:", page), "nothing is loaded from elsewhere"
    for name in vigil.__all__:
        assert name in page


def test_whatever_is_public_says_what_it_is() -> None:
    for name in vigil.__all__:
        assert (getattr(vigil, name).__doc__ or "").strip(), name
