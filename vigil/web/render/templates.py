"""The templates of pages and of their parts.

A template is laid out for whoever reads it: its line breaks and indentation are no part of the page. A break within a
tag or between two words is one blank, any other break is nothing. Where a blank is wanted at the end of a line, it is
written as `{{ " " }}`.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jinja2
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

from vigil.kernel.text.words import slug
from vigil.web.render.template_cache import Compiled

HERE = Path(__file__).parents[1]
BORDER = re.compile(r"(<(?=[a-z/!])|>)")  # where a tag begins, where it ends
BREAK = re.compile(r"\s*\n\s*")
LAST_BREAK = re.compile(r"\s*\n\s*$")


class Layout(Extension):
    """Takes the layout of a template out before it is compiled."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        inside = False  # a tag that has not ended yet
        for token in stream:
            if token.type != "data":
                yield token
                continue
            parts = BORDER.split(token.value)
            for n, part in enumerate(parts):
                ends = inside and parts[n + 1 : n + 2] == [">"]
                parts[n] = shortened(part, left=not inside, right=ends or not inside)
                inside = part == "<" or (inside and part != ">")
            yield Token(token.lineno, token.type, "".join(parts))


def shortened(text: str, left: bool, right: bool) -> str:
    """A text without its line breaks; one at its left or right end is nothing, if so said."""
    if left and (start := BREAK.match(text)):
        text = text[start.end() :]
    if right and (end := LAST_BREAK.search(text)):
        text = text[: end.start()]
    return BREAK.sub(" ", text)


FORM = f"{jinja2.__version__} {HERE} {Path(__file__).read_text(encoding='utf-8')}"  # how templates are compiled
PAGES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    bytecode_cache=Compiled(Path(__file__).with_name("__pycache__"), FORM),
    extensions=[Layout],
    autoescape=True,
    undefined=StrictUndefined,
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
