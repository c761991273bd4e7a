"""What a player can look up at the prompt: why not, where numbers come from, what was said, rules and cards."""

from __future__ import annotations

import difflib

from vigil.kernel.eyes import Eyes
from vigil.kernel.flow import Chance, Number, Refusal
from vigil.kernel.session import Session
from vigil.kernel.text import Words
from vigil.table.drafting import Drafting
from vigil.table.paint import Paper
from vigil.table.passing import Passing
from vigil.table.telling import Teller, meant


class Guide(Teller):
    """Everything is seen through the eyes of the seat on the screen."""

    def __init__(self, session: Session, words: Words, paper: Paper) -> None:
        super().__init__(words, paper, session.header.players)
        self.session = session
        self.place = Passing(session)
        self.drafting: Drafting | None = None

    @property
    def seat(self) -> int:
        return self.place.seat

    @property
    def eyes(self) -> Eyes:
        return Eyes(self.session, self.seat)

    def named(self, typed: str) -> str:
        """The option or outcome that was typed: its number, its name, or a beginning that fits only one."""
        if self.drafting:
            return self.drafting.named(typed)
        question = self.eyes.question()
        if isinstance(question, Chance):
            outcomes = [str(each) for each in question.outcomes]
            words = {self.outcome(each).lower(): str(each) for each in question.outcomes}
            return typed if typed in outcomes else words.get(typed.lower(), "")
        return meant(typed, [option.name for option in self.eyes.options()])

    def why(self, wanted: str) -> None:
        offered = self.drafting.draft.open() if self.drafting else self.eyes.options()
        if wanted and any(option.name == wanted for option in offered):
            self.say("why-allowed", {"name": wanted})
            return
        near = [each for each in self.refusals() if each.name.startswith(wanted) or each.key.startswith(wanted)]
        if not near:
            self.say("why-unknown" if wanted else "why-nothing", {"name": wanted} if wanted else {})
        for refusal in near:
            self.refusal(refusal)

    def refusals(self) -> list[Refusal]:
        return [*self.eyes.refusals(), *(self.drafting.refusals() if self.drafting else ())]

    def explain(self, wanted: str) -> None:
        """Where the numbers come from: those of the question, of an option, of the table."""
        name = self.named(wanted) if wanted else ""
        if wanted and not name:
            self.say("why-unknown", {"name": wanted})
            return
        for number in self.numbers(name):
            self.number(number)

    def numbers(self, name: str) -> list[Number]:
        eyes = self.eyes
        if name:
            return [option.number() for option in eyes.options() if option.name == name and option.number]
        drafted = self.drafting.draft.numbers() if self.drafting else []
        return [*drafted, *eyes.numbers(), *eyes.totals()]

    def log(self, how: str) -> None:
        events = self.eyes.events()
        count = int(how) if how.isdecimal() else len(events) if how == "all" else 20
        self.tell((None, event) for event in events[-count:])

    def section(self, section: str) -> None:
        question = self.eyes.question()
        section = section or (question.rule if question else "")
        if not self.rule(section, self.session.definition.sections):
            self.say("no-such-rule", {"section": section})

    def cards(self, wanted: str) -> None:
        """The text of the current card, or of any card in view by its number or name."""
        listed = self.session.definition.cards_in_view
        in_view = listed(self.eyes.view()) if listed else []
        keys = list(dict.fromkeys(key for word, key in in_view if wanted in (str(word), key)))
        if not keys:
            self.say("no-such-card")
        for key in keys:
            self.card(key)

    def unknown(self, typed: str) -> None:
        if isinstance(self.eyes.question(), Chance):
            self.say("no-such-outcome", {"name": typed})
            return
        near = [each for each in self.refusals() if each.name == typed or each.key == typed.split()[0]]
        if near:
            self.refusal(near[0])
            return
        close = difflib.get_close_matches(typed, [option.name for option in self.eyes.options()], n=1)
        self.say("no-such-option", {"name": typed})
        if close:
            self.say("did-you-mean", {"name": close[0]})
