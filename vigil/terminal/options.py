"""The list of options in the terminal: each with its number, its price and odds, and what it does."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from vigil.kernel.knowledge.odds import gambles
from vigil.kernel.rules.requests import Option
from vigil.presentation.option_notes import price
from vigil.presentation.outlook import all_odds, chip
from vigil.terminal.prompt import Prompt
from vigil.terminal.writer import Writer

NumberedOption = tuple[int, Option[Any]]


class OptionList:
    """Writes the options of the question at the prompt."""

    def __init__(self, prompt: Prompt, writer: Writer) -> None:
        self.prompt = prompt
        self.writer = writer

    def show(self) -> None:
        """Write each option on its own line. On a screen, options that differ only in where they lead share a line."""
        odds = self.odds_in_brief() if self.writer.output.tty else {}
        options = self.prompt.numbered_options()
        for row, run in groupby(options, key=lambda numbered: numbered[1].key if self.way_of(numbered[1]) else ""):
            if row:
                self.show_row(row, list(run), odds)
                continue
            for n, option in run:
                notes = [self.price_of(option), odds.get(option.name, "")]
                note = "".join(f"  [{note}]" for note in notes if note)
                self.writer.write_option(n, option, note, self.prompt.note_of(option))

    def show_row(self, key: str, run: list[NumberedOption], odds: dict[str, str]) -> None:
        """Write in one line what all these options do, and for each its number and where it leads."""
        prices = [self.price_of(option) for _, option in run]
        alike = len(set(prices)) == 1
        line = f"  {self.writer.text_of(f'ways-{key}')}" + (f"  [{prices[0]}]" if alike and prices[0] else "")
        for cost, (n, option) in zip(prices, run, strict=True):
            notes = ["" if alike else cost, odds.get(option.name, "")]
            line += "  " + " ".join([str(n), self.way_of(option), *(f"[{note}]" for note in notes if note)])
        self.writer.cite(line, run[0][1].rule)

    def show_names(self) -> None:
        """Write the names of the options, which journals and bots use. Each can be typed."""
        for n, option in self.prompt.numbered_options():
            self.writer.output.line((f"{n:>3}  ", "key"), (option.name, ""))

    def way_of(self, option: Option[Any]) -> str:
        """Where an option leads, in a word or two, if the game says so."""
        way = self.prompt.session.definition.display.way
        return way(option, self.writer.words) if way and self.writer.output.tty else ""

    def price_of(self, option: Option[Any]) -> str:
        return price(self.prompt.observer, self.writer.words, option)

    def odds_in_brief(self) -> dict[str, str]:
        """The odds of the options that are gambles, in two or three words."""
        observer = self.prompt.observer
        known = gambles(observer)
        odds_by_name = all_odds(observer.memory(1), known) if known else {}
        return {name: chip(self.writer.words, known[name], odds) for name, odds in odds_by_name.items()}
