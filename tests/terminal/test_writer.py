"""What the terminal tells: headings for cards and orders, and what was taken back restored."""

from __future__ import annotations

import io

import pytest

from tests.conftest import Vigil
from tests.web.conftest import session
from vigil.app.loaded_game import load_game
from vigil.app.output import ANSI, Output
from vigil.kernel.knowledge.observer import Observer
from vigil.terminal.writer import Writer


def test_what_was_taken_back_is_restored_at_the_prompt(vigil: Vigil) -> None:
    said = vigil("play -s rise-of-the-people --seed 3 --plain -l en", "redo", "1", "u", "redo", "redo", "q").out
    assert said.count("There is nothing to redo.") == 2
    taken, restored = said.partition("Undone.")[2].partition("Restored.")[::2]
    assert "In which Area does Family A start?" in taken
    assert "With which Ferocity does Family A start?" in restored


def test_on_a_screen_cards_and_orders_are_headings_of_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "110")
    out, made = io.StringIO(), session(60, 3)
    monkeypatch.setattr(out, "isatty", lambda: True)
    words, weights, events = (
        load_game("navajo-wars").books["en"],
        made.definition.display.weights,
        Observer(made, 0).events(),
    )
    first = next(n for n, event in enumerate(events) if weights.get(event.key) == "card")
    told = events[first:]
    Writer(words, Output(out, plain=False), weights=weights).tell((None, event) for event in told)
    lines = out.getvalue().splitlines()
    starts = {"card": f"\x1b[{ANSI['card']}m", "order": f"\x1b[{ANSI['label']}m"}
    starts |= {"detail": f"\x1b[{ANSI['dim']}m  ", "story": f"\x1b[{ANSI['story']}m  "}
    met = set()
    for event in told:
        weight = weights.get(event.key, "")
        met.add(weight)
        assert any(line.startswith(starts.get(weight, "  ") + words.event(event)[:30]) for line in lines), event
    assert met >= {"card", "order", "detail", "story"}
