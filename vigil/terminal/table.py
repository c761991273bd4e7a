"""A game in the terminal: it shows a question, reads what is typed, and carries it out.

The screen shows what one seat sees, the one that is asked. It goes from hand to hand behind a curtain.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vigil.app import time_limit
from vigil.app.output import Output
from vigil.kernel.journal.header import SaveError
from vigil.kernel.knowledge.observer import spectator
from vigil.kernel.play.session import RulesCrash, Session
from vigil.kernel.play.undo import Refused, last_decision, why_not_undo
from vigil.kernel.rules.requests import Decision
from vigil.kernel.text.words import Words
from vigil.terminal.bots import BotPlayers
from vigil.terminal.hot_seat import forget_typed, hot_seat_of
from vigil.terminal.lesson import Lesson
from vigil.terminal.lookup import Lookup
from vigil.terminal.options import OptionList
from vigil.terminal.prompt import Prompt
from vigil.terminal.screen import Screen
from vigil.terminal.stops import Windows
from vigil.terminal.writer import Writer, number_of

LOOKS = ("s", "state", "why", "explain", "log", "r", "rule", "card", "odds", "what", "ahead", "?", "help", "names")


class Quit(Exception):
    """The player leaves the table; the game is saved."""


class Terminal:
    """A table in the terminal. Its parts share the prompt, which knows the question, and the writer."""

    def __init__(
        self,
        session: Session,
        words: Callable[[str], Words],
        language: str,
        output: Output,
        bot_players: BotPlayers | None = None,
        read_line: Callable[[], str] = input,
        *,
        table: bool = True,
    ) -> None:
        """`words` are those of a language. `table`: whether the screen shows the table, and not the question alone."""
        self.session = session
        self.words_of = words
        self.output = output
        self.bot_players = bot_players or BotPlayers(session, 0)
        self.hot_seat = hot_seat_of(session)
        self.writer = Writer(words(language), output, session.header.players, session.definition.display.weights)
        self.prompt = Prompt(session, self.hot_seat, self.writer, read_line)
        self.lookup = Lookup(self.prompt, self.writer)
        self.options = OptionList(self.prompt, self.writer)
        self.lesson = Lesson(self.prompt, self.writer)
        self.windows = Windows(self.prompt, self.writer)
        self.screen = Screen(self.prompt, self.writer, self.lesson, self.options, table=table)

    # the loop

    def play(self) -> None:
        """Ask until the game is over. End of input raises EOFError, Ctrl-C KeyboardInterrupt: the save is complete."""
        while not self.session.over:
            at_random = len(self.session.unimagined)
            try:
                self.bot_players.answer_for_others()
            except RulesCrash as crash:
                self.take_back_crash(crash)
            if self.session.unimagined and not at_random:
                self.screen.notice("bot-by-luck", style="warn")
            if not self.session.over and self.pass_on():
                self.screen.show()
                self.answer()
        self.screen.show()
        outcome = self.session.definition.rules.outcome(self.session.run.game)
        self.writer.write_ending(outcome, self.session.header.scenario)
        self.writer.write_chronicle(self.prompt.observer)

    def answer(self) -> None:
        """Read and carry out commands until one of them moves the game."""
        while True:
            typed = self.prompt.read()
            if not typed:
                if self.output.tty:
                    self.screen.show()
                continue
            try:
                if time_limit.call(time_limit.ALONE, partial(self.command, typed)):
                    return
                if self.output.tty and typed.split()[0].lower() in LOOKS:
                    self.writer.say("enter-again", style="dim")
            except (Refused, SaveError) as refused:
                self.writer.say(refused.key, refused.facts)
            except RulesCrash as crash:
                self.take_back_crash(crash)
                return

    def take_back_crash(self, crash: RulesCrash) -> None:
        """Take back the answer on which the rules failed. The answer may be a secret of a seat: it is named only where
        there is but one."""
        what = type(crash.__cause__).__name__ if len(self.writer.players) > 1 else str(crash)
        self.screen.notice("rules-crash", {"what": what}, "warn")
        self.session.retreat()
        self.hot_seat.rewind(self.session)

    # from hand to hand

    def pass_on(self) -> bool:
        """Bring the seat that is asked to the screen; where another person holds it, behind a curtain. False if
        something was taken back there."""
        seat = self.hot_seat.next_seat(spectator(self.session).waits_for())
        if self.hot_seat.needs_curtain(self.session, seat) and not self.wait_for(seat):
            return False
        self.prompt.turn_to(seat)
        return True

    def wait_for(self, seat: int) -> bool:
        """Clear the screen, and wait until the person of a seat presses Enter; false if something was taken back."""
        self.output.hide()
        forget_typed()
        self.screen.show_notices()
        name = {"name": self.writer.name_of(seat)}
        self.writer.say("pass-to", name, "ask")
        while typed := self.prompt.read().lower():
            word, _, rest = typed.partition(" ")
            if word in ("q", "quit"):
                raise Quit
            if word in ("u", "undo") and self.hot_seat.person is not None:
                try:
                    if self.undo(rest):
                        return False
                except (Refused, SaveError) as refused:
                    self.writer.say(refused.key, refused.facts)
            self.writer.say("pass-waits", name)
        return True

    def leave(self) -> None:
        """Hide what a seat sees from those who come after."""
        if self.hot_seat.several:
            self.output.hide()

    # what is typed

    def command(self, typed: str) -> bool:
        """Carry out what was typed; true if the game went on."""
        editor = self.prompt.editor
        answer = editor.command(typed) if editor else self.prompt.name_of(typed) or None
        if answer is not None:
            if answer:
                self.prompt.answer(answer)
            return bool(answer)
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "?" | "help" if not rest:
                self.screen.help()
            case "?" | "help":
                self.lookup.what_is(rest)
            case "u" | "undo":
                return self.undo(rest)
            case "redo":
                self.session.redo(self.prompt.seat)
                self.screen.notice("redone")
                return True
            case "s" | "state":
                self.screen.show_table(rows=999)
            case "why":
                self.lookup.why(rest)
            case "explain":
                self.lookup.explain(rest)
            case "odds":
                self.lookup.odds(rest)
            case "what" if rest.startswith("is "):
                self.lookup.what_is(rest.removeprefix("is "))
            case "what":
                self.lookup.what(rest)
            case "ahead":
                self.lookup.ahead()
            case "log":
                self.lookup.log(rest)
            case "r" | "rule":
                self.lookup.rule(rest)
            case "names":
                self.options.show_names()
            case "card":
                self.lookup.cards(rest)
            case "sheet":
                self.lookup.sheet()
            case "stops":
                self.windows.set_mode(rest)
            case "hold":
                self.windows.hold()
            case "order":
                self.windows.order(rest)
            case "skip":
                return self.windows.skip()
            case "follow":
                return self.lesson.follow()
            case "recommended":
                return self.lesson.set_up()
            case "lang" | "language":
                self.change_language(rest)
            case "q" | "quit":
                raise Quit
            case _:
                self.lookup.unknown(typed)
        return False

    def change_language(self, language: str) -> None:
        try:
            self.writer.words = self.words_of(language)
        except KeyError:
            self.writer.say("no-such-language", {"name": language})
            return
        if isinstance(self.prompt.observer.question(), Decision):
            self.screen.ask()

    # undo

    def undo(self, how: str) -> bool:
        """u: the last decision; u 3: three decisions; u turn: to the start of this turn. True if it was taken back."""
        session, keep, agreed = self.session, self.undo_target(how), False
        if why_not_undo(session, keep, self.prompt.seat) == "undo-agree":
            self.writer.say("agree-ask")
            agreed = self.prompt.read().lower() in ("yes", *self.writer.words.say("words-yes").split())
            if not agreed:
                self.writer.say("agree-not")
                return False
        session.undo(keep, self.prompt.seat, agreed)
        self.hot_seat.rewind(session)
        self.screen.notice("undone")
        return True

    def undo_target(self, how: str) -> int:
        """How many answers stay; -1 if there is no such target."""
        session = self.session
        if how == "turn":
            return session.start_of_turn()
        return last_decision(session, number_of(how) if how.isdecimal() else 1)
