"""What a player can look up at the prompt: why not, where numbers come from, what was said, rules and cards."""

from __future__ import annotations

import difflib
from typing import Any

from vigil.app.output import Paper
from vigil.kernel.knowledge.observer import Eyes
from vigil.kernel.knowledge.odds import odds_in
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance, Number, Option, Refusal
from vigil.kernel.text.words import Words
from vigil.presentation.inspect import named as thing_named
from vigil.presentation.option_order import LAST_NUMBER, listed, numbers
from vigil.presentation.outlook import Changed, all_odds, chip, coming, course, gambles, goal, preview, rows
from vigil.terminal.hot_seat import Passing
from vigil.terminal.set_editor import Drafting
from vigil.terminal.writer import DIGITS, Teller, counted, meant


def vars_of(changed: Changed) -> dict[str, int | str]:
    return {"label": changed.label, "old": changed.old, "new": changed.new}


class Guide(Teller):
    """Everything is seen through the eyes of the seat on the screen."""

    def __init__(self, session: Session, words: Words, paper: Paper) -> None:
        super().__init__(words, paper, session.header.players, session.definition.display.weights)
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
        names = [option.name for option in self.listed()]
        if typed == str(LAST_NUMBER):
            return names[-1] if LAST_NUMBER in numbers(self.session.definition, self.listed()) else ""
        return meant(typed, names)

    def listed(self) -> list[Option[Any]]:
        """The options in the order in which they are shown."""
        return listed(self.session.definition, self.eyes.options())

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

    # what lies ahead

    def chips(self) -> dict[str, str]:
        """The odds of the options that are gambles, in two or three words."""
        wanted = gambles(self.eyes)
        found = all_odds(self.eyes.memory(1), wanted) if wanted else {}
        return {name: chip(self.words, wanted[name], odds) for name, odds in found.items()}

    def odds(self, wanted: str) -> None:
        """How an option may end, and what would change; without a name all that are gambles."""
        eyes, known = self.eyes, gambles(self.eyes)
        names = [name for name in [self.named(wanted)] if name in known] if wanted else list(known)
        if not names:
            self.say("odds-none")
        for name in names:
            odds = odds_in(eyes.memory(1), known[name], name, looking=True)
            if odds is None:
                continue
            self.paper.line((self.labels()[name], "label"))
            for row in rows(eyes.definition, self.words, known[name], odds, eyes.view()):
                changed = [self.plain("foresee-change", vars_of(each)) for each in row.changes]
                self.paper.paragraph("  ".join([f"{row.percent:>6}  {row.label}", *changed]), indent="  ")
            error = {"n": odds.worlds, "error": round(100 * odds.error)}
            self.say(*(("odds-exact", {}) if odds.exact else ("odds-sampled", error)), style="dim")

    def what(self, wanted: str) -> None:
        """Where an option leads before luck or anybody else has a say."""
        name = self.named(wanted)
        foreseen = foresee(self.eyes.memory(1), name) if name and not self.drafting else None
        found = preview(self.eyes, self.words, foreseen) if foreseen else None
        if not found:
            self.say("foresee-nothing")
            return
        self.tell((None, event) for event in found.told)
        for each in found.changes:
            self.say("foresee-change", vars_of(each), "label")
        if found.luck:
            self.say("foresee-luck", {"what": found.luck})
        if found.ends:
            self.say("foresee-ends", {"what": found.ends})

    def ahead(self) -> None:
        """How the game would end now, and the reckonings that lie ahead."""
        eyes, standing = self.eyes, self.eyes.standing()
        forecasts = coming(eyes)
        if standing:
            self.cited(goal(standing, self.words), standing.rule, "title")
            for number in standing.numbers:
                self.number(number)
        for each in forecasts:
            self.cited(self.words.say(f"forecast-{each.key}", each.facts), each.rule, "title")
            if each.ending:
                self.say("forecast-ends", {"ending": self.words.say(f"standing-{each.ending}")}, "warn")
            for number in each.numbers:
                self.number(number)
        if not standing and not forecasts:
            self.say("foresee-nothing")

    def phases(self) -> None:
        """The phases of the turn in one line, the present one bright."""
        steps = course(self.eyes, self.words)
        pieces: list[tuple[str, str]] = []
        for step in steps:
            pieces += [(" › ", "dim")] if pieces else []
            name = f"{step.name} ({step.by})" if step.now and step.by and len(self.players) > 1 else step.name
            pieces.append((name, "title" if step.now else "dim"))
        standing = goal(self.eyes.standing(), self.words)
        if standing and sum(len(text) for text, _ in pieces) + len(standing) + 4 <= self.paper.columns:
            pieces += [("  · ", "dim"), (standing, "dim")]
        if pieces:
            self.paper.line(*pieces)

    def labels(self) -> dict[str, str]:
        return {option.name: self.words.option(option) for option in self.eyes.options()}

    def log(self, how: str) -> None:
        events = self.eyes.events()
        count = len(events) if how == "all" or len(how) > DIGITS else counted(how) if how.isdecimal() else 20
        self.tell((None, event) for event in events[max(0, len(events) - count) :])

    def what_is(self, typed: str) -> None:
        """What is this: an option, or a thing on the board by its name or a part of it."""
        said = thing_named(self.eyes, self.words, typed)
        if said is None:
            self.say("whatis-none", {"name": typed})
            return
        self.paper.line((said.name, "title"))
        self.cited(said.text, said.rule)
        for each in said.now:
            self.paper.paragraph(each, indent="  ")
        for number in said.numbers:
            self.number(number)

    def section(self, section: str) -> None:
        question = self.eyes.question()
        section = section or (question.rule if question else "")
        if not self.rule(section, self.session.definition.identity.sections):
            self.say("no-such-rule", {"section": section})

    def cards(self, wanted: str) -> None:
        """The text of the current card, or of any card in view by its number or name."""
        listed = self.session.definition.display.cards_in_view
        in_view = listed(self.eyes.view()) if listed else []
        keys = list(dict.fromkeys(key for word, key in in_view if wanted in (str(word), key)))
        if not keys:
            self.say("no-such-card")
        for key in keys:
            self.card(key, self.session.definition.text_of_card(self.session.content, self.words, key))

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
