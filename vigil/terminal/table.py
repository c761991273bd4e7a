"""A game in the terminal, line by line: news, the table, the question, the options, the citation.

The screen shows what one seat sees, the one that is asked; it goes from hand to hand behind a curtain.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping
from functools import partial

from vigil.app import time_limit
from vigil.app.output import Output
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.player_names import BOT
from vigil.kernel.journal.records import Mark
from vigil.kernel.play.session import RulesCrash, Session
from vigil.kernel.play.stops import MODES
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.text.words import Words, sentence
from vigil.presentation.option_notes import beside
from vigil.terminal.bots import BotPlayers
from vigil.terminal.options import Offering
from vigil.terminal.set_editor import Drafting
from vigil.terminal.writer import counted

NEWS = 14  # lines of news above a question, if there is room
LOOKS = ("s", "state", "why", "explain", "log", "r", "rule", "card", "odds", "what", "ahead", "?", "help", "names")
LONGEST = 400  # letters of a line that is typed


def forget_typed() -> None:
    """What was typed ahead is dropped: an Enter too many must not open the curtain."""
    with contextlib.suppress(ImportError):  # where there is no such terminal
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)


class Quit(Exception):
    """The player leaves the table; the game is saved."""


class Terminal(Offering):
    def __init__(
        self,
        session: Session,
        words: Callable[[str], Words],
        language: str,
        paper: Output,
        bot_players: BotPlayers | None = None,
    ) -> None:
        super().__init__(session, words(language), paper)
        self.words_of = words
        self.bot_players = bot_players or BotPlayers(session, 0)
        self.notices: list[tuple[str, str]] = []  # to be read on the next screen: text and style

    # the loop

    def play(self) -> None:
        """Ask until the game is over. End of input raises EOFError, Ctrl-C KeyboardInterrupt: the save is complete."""
        while not self.session.over:
            lost = len(self.session.unimagined)
            try:
                self.bot_players.answer_for_others()
            except RulesCrash as crash:
                self.crashed(crash)
            if self.session.unimagined and not lost:
                self.notice("bot-by-luck", style="warn")
            if not self.session.over and self.pass_on(self.place.next_seat()):
                self.show()
                self.answer()
        self.show()
        self.ending(self.session.definition.rules.outcome(self.session.run.game), self.session.header.scenario)
        self.chronicle(self.observer)

    def answer(self) -> None:
        while True:
            typed = self.read()
            if not typed:
                if self.paper.tty:
                    self.show()
                continue
            try:
                if time_limit.call(time_limit.ALONE, partial(self.command, typed)):
                    return
                if self.paper.tty and typed.split()[0].lower() in LOOKS:
                    self.say("enter-again", style="dim")
            except (Refused, SaveError) as refused:
                self.say(refused.key, refused.facts)
            except RulesCrash as crash:
                self.crashed(crash)
                return

    def read(self) -> str:
        self.paper.out.write("> ")
        self.paper.flush()
        return input().strip()[:LONGEST]

    def crashed(self, crash: RulesCrash) -> None:
        """The answer was taken back. What it was may be a secret of a seat: it is named only where there is but one."""
        what = type(crash.__cause__).__name__ if len(self.players) > 1 else str(crash)
        self.notice("rules-crash", {"what": what}, "warn")
        self.session.retreat()
        self.place.rewind()

    def notice(self, key: str, facts: Mapping[str, int | str] | None = None, style: str = "") -> None:
        """Something to be read on the next screen, since it may be cleared before."""
        self.notices.append((self.plain(key, facts), style))

    # from hand to hand

    def pass_on(self, seat: int) -> bool:
        """Bring a seat to the screen; where another person holds it, behind a curtain. False if something was taken
        back there."""
        if self.place.changes_hands(seat):
            self.paper.hide()
            forget_typed()
            self.read_notices()
            name = {"name": self.name(seat)}
            self.say("pass-to", name, "ask")
            while typed := self.read().lower():
                word, _, rest = typed.partition(" ")
                if word in ("q", "quit"):
                    raise Quit
                if word in ("u", "undo") and self.place.person is not None:
                    try:
                        if self.undo(rest):
                            return False
                    except (Refused, SaveError) as refused:
                        self.say(refused.key, refused.facts)
                self.say("pass-waits", name)
        self.place.sit(seat)
        draft = self.observer.draft()
        self.drafting = Drafting(self, draft, partial(beside, self.observer, self.words)) if draft else None
        return True

    def leave(self) -> None:
        """Nothing of a seat stays on the screen for those who come after."""
        if self.place.several:
            self.paper.hide()

    def read_notices(self) -> None:
        for text, style in self.notices:
            self.paper.paragraph(text, style)
        self.notices.clear()

    # showing

    def show(self) -> None:
        """The table as far as it fits, the news, the question."""
        paper = self.paper
        paper.measure()
        paper.clear()
        self.read_notices()
        events = self.place.news()
        question = self.composed(self.ask)
        if paper.tty:
            asked = question.count("\n") + 3  # the phases, a line between, the prompt
            news = min(len(events), max(4, min(NEWS, paper.rows - asked - 12)))
            self.table(max(1, paper.rows - asked - news))
            self.phases()
            paper.line()
            if len(events) > news:
                self.say("more-news", {"n": len(events) - news})
                events = events[-news:]
        self.tell(events)
        paper.out.write(question)

    def table(self, rows: int) -> None:
        definition, view = self.session.definition, self.observer.view()
        if self.paper.tty and definition.display.screen:
            for line in definition.display.screen(view, self.words, self.paper.columns, rows):
                self.paper.line(*line)
        else:
            for text in definition.display.spoken(view, self.words):
                self.paper.line((text, ""))

    def ask(self) -> None:
        """The question of the seat: options, a set to be put together, or a die, cube or card of one's own."""
        question = self.observer.question()
        if question is None:
            return
        if len(self.players) > 1:
            self.paper.line()
            self.paper.line((sentence(self.plain("asked-now", {"name": self.name(self.seat)})), "title"))
        elif self.paper.tty and isinstance(question, Decision):
            self.paper.line()
        if isinstance(question, Chance):
            self.cited(self.words.raw("enter-chance", {"what": self.words.question(question)}), question.rule, "ask")
            self.paper.paragraph(", ".join(map(self.outcome, question.outcomes)), "dim")
            return
        self.lead()
        self.cited(self.words.question(question), question.rule, "ask")
        if self.drafting:
            self.drafting.show()
        else:
            self.offer()
        self.advise()
        if self.observer.sheet():
            self.say("sheet-offered", style="dim")
        if self.paper.tty:
            key = "hint-draft" if self.drafting else "hint-window" if question.window else "hint"
            hint = self.words.say(key)
            self.paper.line((hint if len(hint) < self.paper.columns else self.words.say(f"{key}-short"), "dim"))

    # what is typed

    def command(self, typed: str) -> bool:
        """Carry out what was typed; true if the game went on."""
        done = self.drafting.command(typed) if self.drafting else self.named(typed) or None
        if done is not None:
            if done:
                self.session.answer(done, self.seat)
            return bool(done)
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "?" | "help" if not rest:
                self.help()
            case "?" | "help":
                self.what_is(rest)
            case "u" | "undo":
                return self.undo(rest)
            case "redo":
                self.session.redo(self.seat)
                self.notice("redone")
                return True
            case "s" | "state":
                self.table(rows=999)
            case "why":
                self.why(rest)
            case "explain":
                self.explain(rest)
            case "odds":
                self.odds(rest)
            case "what" if rest.startswith("is "):
                self.what_is(rest.removeprefix("is "))
            case "what":
                self.what(rest)
            case "ahead":
                self.ahead()
            case "log":
                self.log(rest)
            case "r" | "rule":
                self.section(rest)
            case "names":
                self.names_to_type()
            case "card":
                self.cards(rest)
            case "sheet":
                self.sheet()
            case "stops":
                self.stops(rest)
            case "hold":
                self.session.stops[self.seat].hold = True
                self.say("stops-hold")
            case "skip":
                return self.skip()
            case "follow":
                return self.follow()
            case "recommended":
                return self.set_up()
            case "lang" | "language":
                self.language(rest)
            case "q" | "quit":
                raise Quit
            case _:
                self.unknown(typed)
        return False

    def sheet(self) -> None:
        """The game on one page, where the rules let it be saved."""
        text = self.observer.sheet()
        if not text:
            self.say("sheet-not-now" if self.session.definition.extras.sheet else "sheet-none")
        for line in text.splitlines():
            self.paper.line((line, ""))

    def help(self) -> None:
        question = self.observer.question()
        self.paper.paragraph(self.words.say("help"))
        if self.drafting:
            self.paper.paragraph(self.words.say("help-draft"))
        if isinstance(question, Decision) and question.window:
            self.paper.paragraph(self.words.say("help-window"))
        if self.place.several:
            self.paper.paragraph(self.words.say("help-passing"))
        self.paper.line()
        self.paper.paragraph(self.words.say("screen-legend"))

    def language(self, wanted: str) -> None:
        try:
            self.words = self.words_of(wanted)
        except KeyError:
            self.say("no-such-language", {"name": wanted})
            return
        if isinstance(self.observer.question(), Decision):
            self.ask()

    # taking back

    def undo(self, how: str) -> bool:
        """u: the last decision; u 3: three decisions; u turn: to the start of this turn. True if it was taken back."""
        session, keep, agreed = self.session, self.undo_target(how), False
        if session.why_not_undo(keep, self.seat) == "undo-agree":
            self.say("agree-ask")
            agreed = self.read().lower() in ("yes", *self.words.say("words-yes").split())
            if not agreed:
                self.say("agree-not")
                return False
        session.undo(keep, self.seat, agreed)
        self.place.rewind()
        self.notice("undone")
        return True

    def undo_target(self, how: str) -> int:
        """How many answers stay: bots answer again of themselves, so theirs do not count. -1 if there is no such."""
        session = self.session
        if how == "turn":
            return session.start_of_turn()
        times = counted(how) if how.isdecimal() else 1
        given = [
            n
            for n, entry in enumerate(session.entries)
            if entry.mark.by_hand and not (entry.mark == Mark.CHOSEN and self.players[entry.seat].startswith(BOT))
        ]
        return given[-times] if 0 < times <= len(given) else -1

    # windows

    def stops(self, mode: str) -> None:
        """Where this seat wants to be asked; nobody else is told."""
        stops = self.session.stops[self.seat]
        if mode and mode not in MODES:
            self.say("stops-unknown", {"name": mode})
            return
        stops.mode = mode or stops.mode
        self.say(f"stops-{stops.mode}")
        if stops.hold:
            self.say("stops-hold")
        if stops.skipped:
            self.say("stops-skipped", {"windows": ", ".join(sorted(stops.skipped))})

    def skip(self) -> bool:
        """Go on, and do not stop here again this turn."""
        question = self.observer.question()
        if not isinstance(question, Decision) or not question.window:
            self.say("no-window")
            return False
        self.session.stops[self.seat].skip(question.key)
        self.session.answer(self.observer.options()[-1].name, self.seat)
        return True
