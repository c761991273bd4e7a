"""Pieces of pages: the templates, and citations that open our paraphrase of a section."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from vigil.kernel.text.words import slug

HERE = Path(__file__).parents[1]

PAGES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
PAGES.filters["slug"] = slug


def command_to_open() -> list[str]:
    """The words to type so that friends can come: with the Vigil that runs now, by its path below the folder it was
    started in (as `make play` does), else by its name. Without --host it would listen on this machine only."""
    own, typed = Path(sys.argv[0]).absolute(), "vigil"
    if own.stem == "vigil" and own.is_file() and own.is_relative_to(Path.cwd()):
        typed = str(own.relative_to(Path.cwd()))
    return [shlex.quote(typed), "serve", "--host", "0.0.0.0", "--open-to-others"]


PAGES.globals["command_to_open"] = command_to_open


def get_ready() -> None:
    """Compile every template now, not when the first player needs it."""
    for name in PAGES.list_templates():
        PAGES.get_template(name)


def template(name: str, **facts: Any) -> str:
    return PAGES.get_template(name).render(**facts)
