"""The options of a question in the terminal: each with its number, its price and odds, and what it does."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import groupby
from typing import Any

from vigil.kernel.rules.requests import Option
from vigil.presentation.option_notes import beside, price
from vigil.presentation.option_order import numbers
from vigil.terminal.lesson import Leading

Numbered = tuple[int, Option[Any]]


class Offering(Leading):
    def offer(self) -> None:
        """Each on a line of its own; on a screen those that differ by where they lead share one."""
        chips, options = self.chips() if self.paper.tty else {}, self.listed()
        offered = zip(numbers(self.session.definition, options), options, strict=True)
        for row, run in groupby(offered, key=lambda each: each[1].key if self.way(each[1]) else ""):
            if row:
                self.row(row, list(run), chips)
                continue
            for n, option in run:
                notes = [price(self.eyes, self.words, option), chips.get(option.name, "")]
                note = "".join(f"  [{each}]" for each in notes if each)
                self.option(n, option, note, beside(self.eyes, self.words, option))

    def way(self, option: Option[Any]) -> str:
        ways = self.session.definition.display.way
        return ways(option, self.words) if ways and self.paper.tty else ""

    def row(self, key: str, run: list[Numbered], chips: dict[str, str]) -> None:
        """Options that differ by where they lead, in one line: what they do, and the number of each."""
        prices = [price(self.eyes, self.words, option) for _, option in run]
        alike = len(set(prices)) == 1
        line = f"  {self.plain(f'ways-{key}')}" + (f"  [{prices[0]}]" if alike and prices[0] else "")
        for cost, (n, option) in zip(prices, run, strict=True):
            notes = ["" if alike else cost, chips.get(option.name, "")]
            line += "  " + " ".join([str(n), self.way(option), *(f"[{each}]" for each in notes if each)])
        self.cited(line, run[0][1].rule)

    def names_to_type(self) -> None:
        """The names of the options, which journals and bots use; each can be typed."""
        options = self.listed()
        for n, option in zip(numbers(self.session.definition, options), options, strict=True):
            self.paper.line((f"{n:>3}  ", "key"), (option.name, ""))

    def composed(self, write: Callable[[], None]) -> str:
        """What would be written, to be measured before it is."""
        paper, out = self.paper, self.paper.out
        paper.out = io.StringIO()
        try:
            write()
            return paper.out.getvalue()
        finally:
            paper.out = out
