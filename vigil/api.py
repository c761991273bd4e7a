"""Vigil for programs: games, tables, what a seat sees, forks, bots, odds, simulations.

import vigil

game = vigil.open("navajo-wars")
table = game.start("rise-of-the-people", seed=7)
while table.asked:
    table.answer(table.options()[0])
print(table.outcome)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from vigil.app.loaded_game import LoadedGame, load_game
from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.bots.position import Bot
from vigil.bots.random_bot import at_random
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_file import JournalFile, read_file
from vigil.kernel.journal.journal_text import Journal, parse, text_of
from vigil.kernel.journal.player_names import first_alike, is_person, player
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import Odds, odds_of
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.fork import Fork
from vigil.kernel.play.new_header import check_seats, new_header
from vigil.kernel.play.playout import play_out
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance
from vigil.kernel.text.words import Words

__all__ = ["Bot", "Fork", "LocalTable", "Observer", "Odds", "OpenGame", "Played", "load", "open", "parse", "shelf"]


def shelf() -> list[str]:
    """The games on the shelf, by their slugs."""
    return list(GAMES)


def open(game: str, packs: Sequence[str] = ()) -> OpenGame:
    """A game with its content and words; packs by the name under which they are installed, or by their folder."""
    return OpenGame(load_game(game, packs, folders=True))


def load(save: str | Path | Journal) -> LocalTable:
    """A saved game, from its file or as `parse` reads its text. What was left aside is in `table.session.diverged`."""
    journal = save if isinstance(save, Journal) else read_file(Path(save))
    game = open(journal.header.game, journal.header.packs)
    return LocalTable(resume(game.definition, game.box.content, journal))


class Played(Struct):
    """One simulated game."""

    seed: int
    outcome: str
    worth: tuple[float, ...]  # for each seat, from 0 (lost) to 1 (won); empty if the game does not say
    turns: int
    questions: int  # with two or more options


class OpenGame:
    """A game from the shelf."""

    def __init__(self, box: LoadedGame) -> None:
        self.box = box

    @property
    def definition(self) -> AnyDefinition:
        return self.box.definition

    @property
    def scenarios(self) -> list[str]:
        return [scenario.slug for scenario in self.definition.identity.scenarios]

    @property
    def settings(self) -> dict[str, tuple[str, ...]]:
        """Every switch with its legal values, the first of which is the default."""
        return {setting.slug: setting.values for setting in self.definition.identity.settings}

    def words(self, language: str = "en") -> Words:
        return self.box.books[language]

    def start(
        self,
        scenario: str = "",
        *,
        players: Sequence[str] = (),
        settings: Mapping[str, str] | None = None,
        seed: int | None = None,
        undo: str = "free",
        companion: Sequence[str] = (),
        file: Path | None = None,
    ) -> LocalTable:
        """A table. Persons by name, bots as `@random`; the dice of several seats follow a secret nobody chose."""
        header = new_header(
            self.definition,
            self.box.content,
            self.known(scenario),
            settings,
            holders(players) or ("",) * self.definition.identity.seats[0],
            seed=seed,
            undo=undo,
            companion=companion,
            packs=self.box.packs,
        )
        return self.table(header, JournalFile(file) if file else None)

    def table(self, header: Header, file: JournalFile | None = None) -> LocalTable:
        return LocalTable(Session.start(self.definition, self.box.content, header, file))

    def simulate(
        self,
        scenario: str = "",
        n: int = 100,
        *,
        bot: str = "random",
        seats: int = 0,
        settings: Mapping[str, str] | None = None,
        first: int = 0,
    ) -> Iterator[Played]:
        """Whole games of one bot at every seat, each by its seed: `random` in milliseconds, others as at a table."""
        chosen, seats = (
            {**self.definition.identity.defaults(), **(settings or {})},
            seats or self.definition.identity.seats[0],
        )
        check_seats(self.definition, chosen, seats)
        for seed in range(first, first + n):
            play = self.fast if bot == "random" else self.at_a_table
            yield play(self.known(scenario), chosen, seats, bot, seed)

    def fast(self, scenario: str, settings: Mapping[str, str], seats: int, bot: str, seed: int) -> Played:
        run = Driver(self.definition, self.definition.rules.new(self.box.content, scenario, settings, seats))
        run.begin_turn()
        _, questions = play_out(run, seed, at_random(seed))
        return self.played(run.game, seats, seed, questions)

    def at_a_table(self, scenario: str, settings: Mapping[str, str], seats: int, bot: str, seed: int) -> Played:
        header = new_header(
            self.definition,
            self.box.content,
            scenario,
            settings,
            (f"@{bot}",) * seats,
            seed=None if seats > 1 else seed,
        )
        if header.secret:  # the same game again by its number, as nobody could have at a table
            header.secret = hashlib.sha256(b"%d" % seed).hexdigest()
        table = self.table(header)
        return self.played(table.session.run.game, seats, seed, table.play_out(bot, seed))

    def played(self, game: Any, seats: int, seed: int, questions: int) -> Played:
        definition = self.definition
        worth = (
            tuple(definition.evaluation.worth(game, seat) for seat in range(seats))
            if definition.evaluation.worth
            else ()
        )
        return Played(seed, definition.rules.outcome(game), worth, definition.rules.turn_number(game.state), questions)

    def known(self, scenario: str) -> str:
        if scenario and scenario not in self.scenarios:
            raise ValueError(f"{scenario}: expected one of {', '.join(self.scenarios)}")
        return scenario or self.scenarios[0]


class LocalTable:
    """A game somebody plays. Dice and questions with a single option are answered by themselves."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are waited for; none when the game is over."""
        request = self.session.request
        return (request.seat,) if isinstance(request, Chance) else tuple(self.session.pending)

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def outcome(self) -> str:
        """The key of the ending, "" while the game goes on."""
        return self.session.definition.rules.outcome(self.session.run.game)

    def observer(self, seat: int | None = None) -> Observer:
        """All that a seat may know: view, question, options, refusals, numbers, events; of one that is asked."""
        return Observer(self.session, self.someone(seat))

    def options(self, seat: int | None = None) -> list[str]:
        """The names of what may be answered; a die or card that the player brings by its faces."""
        question = self.observer(seat).question()
        if isinstance(question, Chance):
            return [str(outcome) for outcome in question.outcomes]
        return [option.name for option in self.observer(seat).options()]

    def answer(self, name: str, seat: int | None = None) -> None:
        self.session.answer(name, self.someone(seat))

    def undo(self, keep: int | None = None, seat: int = 0) -> None:
        """Take back the last decision, or to the first `keep` answers, if that is allowed."""
        self.session.undo(keep, seat)

    def fork(self, seat: int | None = None, seed: int = 1) -> Fork:
        """A copy for thinking: other dice, and secrets as that seat could believe them."""
        return self.observer(seat).fork(seed)

    def odds(self, name: str, seat: int | None = None, seed: int = 1) -> Odds | None:
        """How an option is likely to end; None if it is no gamble."""
        return odds_of(self.observer(seat), name, seed)

    def play_out(self, bot: str | Bot = "random", seed: int = 1) -> int:
        """Let a bot answer for every seat until the end; the result is the number of questions."""
        seats, definition = range(self.session.header.seats), self.session.definition
        bots = {seat: make_bot(bot, definition, seed + seat) if isinstance(bot, str) else bot for seat in seats}
        return play_to_the_end(self.session, bots, seed)

    def journal(self) -> str:
        """The save as text. It holds what every seat knows, and the dice to come."""
        return text_of(self.session.header, self.session.records)

    def someone(self, seat: int | None) -> int:
        return seat if seat is not None else next(iter(self.asked), 0)


def holders(names: Sequence[str]) -> tuple[str, ...]:
    """Who holds the seats, as a header says it: persons by names that may stand there."""
    found = tuple(player(each) if is_person(each) else each for each in names)
    if found != tuple(names) or first_alike(found):
        raise ValueError(f"names that cannot stand at one table: {', '.join(map(repr, names))}")
    return found
