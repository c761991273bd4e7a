"""A game in the terminal, line by line: news, the table, the question, the options, the citation."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable

from vigil.kernel.flow import Chance, Decision, Number, Option, Refusal
from vigil.kernel.game import Event
from vigil.kernel.journal import SaveError
from vigil.kernel.session import Refused, RulesCrash, Session
from vigil.kernel.text import Words, slug
from vigil.table.paint import Paper

NEWS = 14  # lines of news above a question, if there is room


class Quit(Exception):
    """The player leaves the table; the game is saved."""


class Terminal:
    def __init__(self, session: Session, words: Callable[[str], Words], language: str, paper: Paper) -> None:
        self.session = session
        self.words_of = words
        self.words = words(language)
        self.paper = paper
        self.shown = 0  # events already told

    # the loop

    def play(self) -> None:
        """Ask until the game is over. End of input raises EOFError, Ctrl-C KeyboardInterrupt: the save is complete."""
        while not self.session.over:
            self.show()
            self.answer()
        self.show()
        self.close()

    def answer(self) -> None:
        while True:
            self.paper.out.write("> ")
            self.paper.flush()
            typed = input().strip()
            if not typed:
                continue
            try:
                if self.command(typed):
                    return
            except (Refused, SaveError) as refused:
                self.say(refused.key, refused.facts)
            except RulesCrash as crash:
                self.say("rules-crash", {"what": str(crash)})
                self.session.retreat()
                return

    def command(self, typed: str) -> bool:
        """Carry out what was typed; true if the game went on."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        name = self.named(typed)
        if name:
            self.session.answer(name)
            return True
        match word.lower():
            case "?" | "help":
                self.help()
            case "u" | "undo":
                self.undo(rest)
                return True
            case "s" | "state":
                self.table(rows=999)
            case "why":
                self.why(rest)
            case "explain":
                self.explain(rest)
            case "log":
                self.log(rest)
            case "r" | "rule":
                self.rule(rest)
            case "card":
                self.card(rest)
            case "lang" | "language":
                self.language(rest)
            case "q" | "quit":
                raise Quit
            case _:
                self.unknown(typed)
        return False

    def named(self, typed: str) -> str:
        """The option or outcome that was typed: its number, its name, or a beginning that fits only one."""
        request = self.session.request
        if isinstance(request, Chance):
            outcomes = [str(each) for each in request.outcomes]
            words = {self.outcome(each).lower(): str(each) for each in request.outcomes}
            return typed if typed in outcomes else words.get(typed.lower(), "")
        names = [option.name for option in self.session.options]
        if typed.isdigit():
            return names[int(typed) - 1] if 1 <= int(typed) <= len(names) else ""
        if typed in names:
            return typed
        near = [name for name in names if name.startswith(typed)]
        return near[0] if len(near) == 1 and len(typed) > 2 else ""

    # showing

    def show(self) -> None:
        """The table as far as it fits, the news, the question."""
        paper = self.paper
        paper.measure()
        paper.clear()
        events = self.session.log[self.shown :]
        self.shown = len(self.session.log)
        if paper.tty:
            asked = len(self.session.options) + 5
            news = min(len(events), max(4, min(NEWS, paper.rows - asked - 12)))
            self.table(paper.rows - asked - news)
            paper.line()
            if len(events) > news:
                self.say("more-news", {"n": len(events) - news})
                events = events[-news:]
        self.tell(events)
        request = self.session.request
        if isinstance(request, Decision):
            self.question(request)
        elif isinstance(request, Chance):
            self.chance(request)

    def table(self, rows: int) -> None:
        definition, view = self.session.definition, self.session.view()
        if self.paper.tty:
            for line in definition.screen(view, self.words, self.paper.columns, rows):
                self.paper.line(*line)
        else:
            for text in definition.spoken(view, self.words):
                self.paper.line((text, ""))

    def news_only(self) -> None:
        """What happened since, without the table: for a game that is only watched."""
        self.tell(self.session.log[self.shown :])
        self.shown = len(self.session.log)

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            self.cited(self.words.event(event), event.rule)

    def cited(self, text: str, rule: str, style: str = "") -> None:
        """A sentence with its section at the end of the line."""
        rule = self.words.citation(rule)
        width = min(self.paper.columns, 110)
        if self.paper.tty and len(text) + len(rule) + 2 <= width:
            gap = " " * (width - len(text) - len(rule))
            self.paper.line((text, style), (gap, ""), (rule, "dim"))
        else:
            self.paper.paragraph(f"{text}  [{rule}]", style)

    def question(self, decision: Decision) -> None:
        if self.paper.tty:
            self.paper.line()
        self.cited(self.words.question(decision), decision.rule, "ask")
        for n, option in enumerate(self.session.options, start=1):
            self.option(n, option)
        if self.paper.tty:
            hint = self.words.say("hint")
            self.paper.line((hint if len(hint) < self.paper.columns else self.words.say("hint-short"), "dim"))

    def option(self, n: int, option: Option[object]) -> None:
        label, rule = self.words.option(option), self.words.citation(option.rule)
        if option.number:
            number = option.number()
            label += f" ({self.words.number(number)}: {number.total})"
        width = min(self.paper.columns, 110)
        room = width - 5 - len(label) - len(rule) - 2
        if self.paper.tty and room >= 0:
            name = f"  {option.name}" if room >= len(option.name) + 2 and option.name != label else ""
            gap = " " * (room - len(name) + 2)
            self.paper.line((f"{n:>3}  ", "key"), (label, ""), (name, "dim"), (gap, ""), (rule, "dim"))
        else:
            self.paper.paragraph(f"{n:>3}  {label}  ({option.name}) [{rule}]")

    def chance(self, chance: Chance) -> None:
        """Companion mode: the player brings this die, cube, card or counter himself."""
        what = self.words.question(chance)
        self.cited(self.words.raw("enter-chance", {"what": what}), chance.rule, "ask")
        outcomes = [self.outcome(each) for each in chance.outcomes]
        self.paper.paragraph(", ".join(outcomes), "dim")

    def outcome(self, outcome: int | str) -> str:
        return str(outcome) if isinstance(outcome, int) else self.words.name(outcome)

    def close(self) -> None:
        """The end: what came of it."""
        definition, game = self.session.definition, self.session.run.game
        ending = definition.outcome(game)
        self.paper.line()
        self.paper.line((self.words.say(f"ending-{ending}"), "title"))

    def say(self, key: str, facts: dict[str, int | str] | None = None) -> None:
        self.paper.paragraph(self.plain(key, facts))

    def plain(self, key: str, facts: dict[str, int | str] | None = None) -> str:
        """A message of the table itself; words in its facts are shown as they are."""
        return self.words.raw(key, facts or {})

    # commands

    def help(self) -> None:
        self.paper.paragraph(self.words.say("help"))
        self.paper.line()
        self.paper.paragraph(self.words.say("screen-legend"))

    def undo(self, how: str) -> None:
        """u: the last decision; u 3: three decisions; u turn: to the start of this card."""
        session = self.session
        keep: int | None = None
        if how == "turn":
            keep = session.marks[-1].at if session.marks[-1].at < len(session.entries) else session.marks[-2].at
        elif how.isdigit():
            own = [n for n, entry in enumerate(session.entries) if entry.mark in ">!"]
            keep = own[-int(how)] if 0 < int(how) <= len(own) else -1
        session.undo(keep)
        self.shown = min(self.shown, len(session.log))
        self.say("undone")

    def why(self, wanted: str) -> None:
        request = self.session.request
        refusals = list(request.refused()) if isinstance(request, Decision) and request.refused else []
        if wanted and any(option.name == wanted for option in self.session.options):
            self.say("why-allowed", {"name": wanted})
            return
        near = [refusal for refusal in refusals if refusal.name.startswith(wanted) or refusal.key.startswith(wanted)]
        if not near:
            self.say("why-unknown" if wanted else "why-nothing", {"name": wanted} if wanted else {})
            return
        for refusal in near:
            self.refusal(refusal)

    def refusal(self, refusal: Refusal) -> None:
        self.cited(f"{self.words.refused(refusal)} ({refusal.name})", refusal.rule, "label")
        self.paper.paragraph(self.words.refusal(refusal), indent="  ")
        self.paper.paragraph(self.words.remedy(refusal), indent="  ")

    def explain(self, wanted: str) -> None:
        """Where the numbers come from: those of the question, of an option, of the table."""
        name = self.named(wanted) if wanted else ""
        if wanted and not name:
            self.say("why-unknown", {"name": wanted})
            return
        for number in self.numbers(name):
            self.number(number)

    def numbers(self, name: str) -> list[Number]:
        request, session = self.session.request, self.session
        if name:
            return [option.number() for option in session.options if option.name == name and option.number]
        asked = list(request.numbers()) if isinstance(request, Decision) and request.numbers else []
        return [*asked, *session.definition.numbers(session.run.game, 0)]

    def number(self, number: Number) -> None:
        self.paper.line((f"{self.words.number(number)}: {number.total}", "label"))
        for part in number.parts:
            self.cited(f"  {part.amount:+d}  {self.words.part(part)}", part.rule)

    def log(self, how: str) -> None:
        count = int(how) if how.isdigit() else len(self.session.log) if how == "all" else 20
        self.tell(self.session.log[-count:])

    def rule(self, section: str) -> None:
        request = self.session.request
        section = section or (request.rule if request else "")
        if not show_rule(self.words, self.paper, section, self.session.definition.sections):
            self.say("no-such-rule", {"section": section})

    def card(self, wanted: str) -> None:
        """The text of the current card, or of any card in view by its number or name."""
        view = self.session.view()
        keys = {
            card.key: card for card in [*([view.card] if view.card else []), *view.in_play, *view.hand, *view.known]
        }
        names = [*keys, *(each.key for each in view.developments)]
        if wanted:
            names = [key for key in names if key == wanted or (key in keys and str(keys[key].n) == wanted)]
        else:
            names = names[:1] if view.card else []
        if not names:
            self.say("no-such-card")
        for key in names:
            self.paper.line((self.words.name(key), "card"))
            self.paper.paragraph(self.words.say(f"card-{key}"))
            if self.words.has(f"card-{key}-story"):
                self.paper.paragraph(self.words.say(f"card-{key}-story"), "dim")

    def language(self, wanted: str) -> None:
        try:
            self.words = self.words_of(wanted)
        except KeyError:
            self.say("no-such-language", {"name": wanted})
            return
        request = self.session.request
        if isinstance(request, Decision):
            self.question(request)

    def unknown(self, typed: str) -> None:
        names = [option.name for option in self.session.options]
        request = self.session.request
        if isinstance(request, Chance):
            self.say("no-such-outcome", {"name": typed})
            return
        refused = list(request.refused()) if isinstance(request, Decision) and request.refused else []
        near = [refusal for refusal in refused if refusal.name == typed or refusal.key == typed.split()[0]]
        if near:
            self.refusal(near[0])
            return
        close = difflib.get_close_matches(typed, names, n=1)
        self.say("no-such-option", {"name": typed})
        if close:
            self.say("did-you-mean", {"name": close[0]})


def show_rule(words: Words, paper: Paper, section: str, sections: Iterable[str]) -> bool:
    """Our paraphrase of a section, with the sections below it."""
    wanted = slug(section)
    known = {slug(each): each for each in sections}
    wanted = {slug(words.citation(each)): key for key, each in known.items()}.get(wanted, wanted)
    if wanted not in known:
        return False
    paper.line((f"{words.citation(known[wanted])}  {words.say(f'rule-{wanted}-title')}", "title"))
    paper.paragraph(words.say(f"rule-{wanted}"))
    below = [each for key, each in known.items() if key.startswith(f"{wanted}-") and key != wanted]
    for each in below:
        if slug(each).count("-") == wanted.count("-") + 1 or " step " in each:
            paper.line((f"  {each}  {words.say(f'rule-{slug(each)}-title')}", "dim"))
    return True
