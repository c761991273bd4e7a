"""Does anything leak? A game is played, then played again with the others' secrets exchanged, and everything that
reaches a seat in the two worlds must be the same, to the byte and in number, until the game itself reveals something.

    python -m vigil.lab.noninterference GAME 10000                   a game on the shelf
    python -m vigil.lab.noninterference package.module:NAME 10000    any Definition
"""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vigil.bots.bot_players import play_to_the_end
from vigil.bots.random_bot import RandomBot
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import odds_of
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.knowledge.visibility import may_see
from vigil.kernel.play.driver import asked
from vigil.kernel.play.journal_answers import answer_of
from vigil.kernel.play.replay import take
from vigil.kernel.play.session import Asked, Session
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.dice import odds
from vigil.kernel.rules.events import SPECTATOR, Event
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.sets.draft import lone_answer
from vigil.kernel.sets.sampling import sample
from vigil.kernel.text.words import Words, book
from vigil.lab.named_games import game_named, header_of

GAMES_EACH = 25  # worlds made from one game
WAYS = ("one", "all", "swap")
FAR = 60  # answers over which two worlds are compared


class Leak(Struct):
    """Where two worlds that a seat cannot tell apart differed for it."""

    seat: int
    answer: int
    what: str


class Report(Struct):
    worlds: int = 0
    compared: int = 0  # moments
    ends: Counter[str] = msgspec.field(default_factory=Counter)  # how the comparison of a world ended
    leaks: list[Leak] = msgspec.field(default_factory=list)


Reaching = Callable[[Session, int], Iterator[tuple[str, Any]]]


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing, order="sorted", enc_hook=repr)


def everything(session: Session, seat: int, words: Words, deep: bool) -> Iterator[tuple[str, Any]]:
    """All that reaches a seat at a moment, by name. `deep`: also what is dear to make."""
    observer, definition = Observer(session, seat), session.definition
    view = observer.view()
    yield "view", view
    yield "waits for", observer.waits_for()
    topic, question = observer.topic(), observer.question()
    yield "topic", topic and (topic.rule, topic.key, topic.facts)
    yield "question", question and words.question(question)
    yield "options", [(option.name, option.rule, option.number and option.number()) for option in observer.options()]
    yield "refusals", [(refusal.name, refusal.reason, refusal.about) for refusal in observer.refusals()]
    yield "numbers", observer.numbers()
    yield "totals", observer.totals()
    yield "course", (observer.phases(), observer.standing(), observer.forecasts())
    yield "entries", [entry.line() for entry in observer.entries()[-12:]]
    yield "number of entries", len(session.entries)
    yield "number of events", len(session.log)
    yield "events", [words.event(event) for event in observer.events()[-12:]]
    if not deep:
        return
    yield "every event", [words.event(event) for event in observer.events()]
    yield "public events", [words.event(event) for event in observer.public_events()]
    yield "faces", [observer.faces(n) for n in range(observer.number_of_events)]
    yield "head", observer.header.lines()
    yield "spoken", definition.display.spoken(view, words)
    yield "screen", definition.display.screen(view, words, 100, 40) if definition.display.screen else None
    yield "glance", definition.display.glance(view, words) if definition.display.glance else None
    yield "board", definition.display.board.pieces(view, words, {}) if definition.display.board else None
    yield "report", observer.report()
    yield "journal", refusal_of(observer.journal)
    if seat != SPECTATOR:
        memory = observer.memory(5)
        yield "memory", definition.rules.codec.dump(memory.state)
        gambles = [
            option.name for option in observer.options() if question and option.key in definition.knowledge.gambles
        ]
        yield "odds", [repr(odds_of(observer, name, 3, exactly=0, sampling=0)) for name in gambles[:1]]
        yield "foreseen", [repr(foresee(memory, option.name, 3)) for option in observer.options()[:2]]
        yield "heard", [(heard.seat, heard.answer, heard.told) for heard in memory.heard]
    for n in range(max(session.marks[0].at, len(session.entries) - 3), len(session.entries)):
        then = observer.after(n)
        asked_then = then.question()
        yield f"moment {n}", (then.view(), then.waits_for(), then.totals(), asked_then and asked_then.key)
        yield f"options of moment {n}", [option.name for option in then.options()]


def refusal_of(wanted: Callable[[], Any]) -> Any:
    try:
        return wanted()
    except Refused as refused:
        return refused.key


class Twin:
    """A game that repeats another's journal, so that both can be looked at after every answer."""

    def __init__(self, definition: AnyDefinition, content: Any, header: Header) -> None:
        self.session = Session(definition, content, header)
        self.session.begin(self.session.new_game())

    def ready(self, entry: Entry) -> None:
        """Up to the question an entry answers, with the options as the table would list them."""
        session = self.session
        session.go_on_to(entry)
        session.pending = {each.seat: Asked(each, list(each.offer())) for each in asked(session.request)}

    def alters(self, entry: Entry, luck: Random) -> Entry | None:
        """Another answer in the place of a secret one; None if this world asks something else here."""
        request = self.session.request
        name: str | None = None
        if isinstance(request, Chance):
            name = str(luck.choice([outcome for outcome, _ in odds(request)])) if entry.mark.by_chance else None
        else:
            decision = self.decision(entry)
            if decision is not None:
                options = decision.offer()
                name = (sample(decision, luck.randrange) if decision.build else luck.choice(list(options))).name
        return Entry(entry.mark, entry.rule, entry.key, name, entry.seat, entry.window) if name else None

    def may_give(self, entry: Entry) -> bool:
        return answer_of(entry, self.session.run) is not None

    def decision(self, entry: Entry) -> Decision | None:
        return next((each for each in asked(self.session.request) if each.seat == entry.seat), None)

    def mark(self, entry: Entry) -> Mark:
        """How the driver would mark the answer: whether anybody is asked shows."""
        decision = self.decision(entry)
        if decision is None:
            return entry.mark
        return Mark.ALONE if lone_answer(decision, decision.offer()) else Mark.CHOSEN


def compare(session: Session, seat: int, luck: Random, words: Words, report: Report) -> None:
    """One world: the same game up to a secret of somebody else. Then that one is exchanged, or all from there on, or
    what two others hold is swapped."""
    hidden = [n for n, entry in enumerate(session.entries) if not may_see(seat, entry)]
    if not hidden:
        report.ends["no secret"] += 1
        return
    report.worlds += 1
    since, way = luck.choice(hidden), luck.choice(WAYS)
    swapped = swaps(session, [n for n in hidden if n >= since]) if way == "swap" else {}
    ours, theirs = (Twin(session.definition, session.content, session.header) for _ in range(2))
    deep_at = {luck.randrange(since, since + 12) for _ in range(2)}
    for n, entry in enumerate(session.entries[: since + FAR]):
        ours.ready(entry)
        theirs.ready(entry)
        if n > since and not same(ours.session, theirs.session, seat, n, words, n in deep_at, report):
            return
        secret = n >= since and not may_see(seat, entry)
        other: Entry | None = swapped.get(n, entry)
        wanted = way == "all" or (way == "one" and n == since) or not theirs.may_give(swapped.get(n, entry))
        if secret and wanted:
            other = theirs.alters(entry, luck)
        if n >= since and other is not None and ours.mark(entry) != theirs.mark(entry):
            leak(report, seat, n, f"whether {entry.key} is asked")
            return
        told = len(ours.session.log), len(theirs.session.log)
        if other is None or not theirs.may_give(other):
            part(report, entry, seat, n)
            return
        if not take(ours.session, entry) or not take(theirs.session, other):
            report.ends["a world that cannot be"] += 1
            return
        new = [event.heard_by(seat) for event in ours.session.log[told[0] :]]
        there = [event.heard_by(seat) for event in theirs.session.log[told[1] :]]
        if new != there and any(event.reveals for event in (*new, *there)):
            end_at_reveal(report, seat, n, new, there, secret)
            return
    report.ends["compared to the end"] += 1


def swaps(session: Session, hidden: list[int]) -> dict[int, Entry]:
    """Secrets of the same kind that two seats have one after the other, each in the place of the other."""
    found: dict[int, Entry] = {}
    for one, two in pairwise(hidden):
        a, b = session.entries[one], session.entries[two]
        if a.key == b.key and a.seat != b.seat and one not in found:
            found[one], found[two] = replace(a, name=b.name), replace(b, name=a.name)
    return found


def end_at_reveal(report: Report, seat: int, n: int, ours: list[Event], theirs: list[Event], exchanged: bool) -> None:
    """Both worlds reveal something now, or the exchanged answer itself does; what was heard before it is the same."""
    where, there = (next((i for i, event in enumerate(each) if event.reveals), -1) for each in (ours, theirs))
    if -1 in (where, there) and not exchanged:
        leak(report, seat, n, f"when {(ours if there < 0 else theirs)[max(where, there)].key} is revealed")
    elif -1 not in (where, there) and ours[:where] != theirs[:there]:
        leak(report, seat, n, "what is heard before something is revealed")
    else:
        report.ends["revealed"] += 1


def same(ours: Session, theirs: Session, seat: int, n: int, words: Words, deep: bool, report: Report) -> bool:
    report.compared += 1
    if ours.over or theirs.over:
        if ours.over != theirs.over:
            leak(report, seat, n, "the end")
        return False
    pairs = zip(everything(ours, seat, words, deep), everything(theirs, seat, words, deep), strict=True)
    for (what, here), (_, there) in pairs:
        if encoded(here) != encoded(there):
            leak(report, seat, n, what)
            return False
    return True


def part(report: Report, entry: Entry, seat: int, n: int) -> None:
    """The other world does not know this answer: fine if it shows what another holds, a leak if it is one's own."""
    if entry.seat == seat and not entry.mark.by_chance:
        leak(report, seat, n, f"what may be answered to {entry.key}")
    else:
        report.ends["an answer that shows something"] += 1


def leak(report: Report, seat: int, n: int, what: str) -> None:
    report.leaks.append(Leak(seat, n, what))
    report.ends["leak"] += 1


def played(definition: AnyDefinition, content: Any, settings: Mapping[str, str], seed: int) -> Session:
    """A game of luck between as many as may play."""
    seats = max(definition.identity.seats)
    scenario = definition.identity.scenarios[seed % len(definition.identity.scenarios)].slug
    header = header_of(definition, scenario, seed, seats)
    session = Session.start(definition, content, replace(header, settings=dict(settings)))
    play_to_the_end(session, {seat: RandomBot(seed * 8 + seat) for seat in range(seats)}, seed)
    return session


def games_of(definition: AnyDefinition, luck: Random) -> Iterator[Session]:
    content = definition.content.load([])
    while True:
        settings = {each.slug: luck.choice(each.values) for each in definition.identity.settings}
        yield played(definition, content, settings, luck.randrange(1 << 30))


def search(games: Iterator[Session], worlds: int, luck: Random, most_leaks: int = 1000) -> Report:
    """So many worlds, over games, seats and secrets; or fewer, once there are leaks enough, or where no seat ever has a
    secret."""
    report = Report()
    while report.worlds < worlds and len(report.leaks) < most_leaks and report.ends["no secret"] < worlds + GAMES_EACH:
        session = next(games)
        words = book("en", session.definition.identity.text)
        for _ in range(min(GAMES_EACH, worlds - report.worlds)):
            seat = luck.choice([SPECTATOR, *range(session.header.seats)])
            compare(session, seat, luck, words, report)
    return report


def main(game: str, worlds: int) -> int:
    definition = game_named(game)
    luck = Random(secrets.randbelow(1 << 30))
    report = search(games_of(definition, luck), worlds, luck)
    for each in report.leaks[:20]:
        print(f"leak: seat {each.seat} after {each.answer} answers: {each.what}")
    counts = f"{report.worlds} worlds, {report.compared} moments compared, {len(report.leaks)} leaks"
    print(f"{game}: {counts}; {dict(report.ends)}")
    return 1 if report.leaks else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
