"""Does anything leak? A game is played, then played again with the others' secrets exchanged, and everything that
reaches a seat in the two worlds must be the same, to the byte and in number, until the game itself reveals something.
Nor may anything be read of what is certain to come.

    python -m vigil.lab.noninterference GAME 10000                   a game on the shelf
    python -m vigil.lab.noninterference package.module:NAME 10000    any Definition
      --set NAME=VALUE   a setting; the others are drawn by luck, and so is the number of seats
      --seats 2,3        these numbers of seats
      --seed N           the same games and worlds again; without it luck chooses, and the report says the number
      --every NAME       each value of a setting, and each number of seats, one after the other: so many worlds of each
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.records import ALL_WINDOWS, Entry, Mark
from vigil.kernel.knowledge.visibility import may_see
from vigil.kernel.play.driver import asked
from vigil.kernel.play.journal_answers import answer_of
from vigil.kernel.play.replay import take
from vigil.kernel.play.session import Asked, Session
from vigil.kernel.rules.dice import odds
from vigil.kernel.rules.events import SPECTATOR, Event
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.sets.draft import lone_answer
from vigil.kernel.sets.sampling import sample
from vigil.kernel.text.words import Words, book
from vigil.lab.channels import encoded, everything, foretold
from vigil.lab.named_games import game_named
from vigil.lab.random_games import games_of, set_ups

GAMES_EACH = 25  # worlds made from one game
WAYS = ("one", "all", "swap")
FAR = (60, 60, 60, 60, 60, 60, 60, 600)  # answers over which two worlds are compared


class Leak(Struct):
    """Where two worlds that a seat cannot tell apart differed for it."""

    seat: int
    answer: int
    what: str


class Report(Struct):
    games: int = 0
    worlds: int = 0
    compared: int = 0  # moments
    ends: Counter[str] = msgspec.field(default_factory=Counter)  # how the comparison of a world ended
    leaks: list[Leak] = msgspec.field(default_factory=list)


class Twin:
    """A game that repeats another's journal, so that both can be looked at after every answer."""

    def __init__(self, definition: AnyDefinition, content: Any, header: Header) -> None:
        self.session = Session(definition, content, header)
        self.session.begin(self.session.new_game())
        self.told = 0  # events that were looked at

    def heard(self, seat: int) -> list[Event]:
        """What a seat has heard since the last time."""
        start, self.told = self.told, len(self.session.log)
        return [event.heard_by(seat) for event in self.session.log[start:]]

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
        """Whether the answer could have been given here; by hand a card may be entered that nothing is left of."""
        request = self.session.request
        possible = not isinstance(request, Chance) or entry.name in [str(each) for each, _ in odds(request)]
        return possible and answer_of(entry, self.session.run) is not None

    def decision(self, entry: Entry) -> Decision | None:
        return next((each for each in asked(self.session.request) if each.seat == entry.seat), None)

    def mark(self, entry: Entry) -> Mark:
        """How the driver would mark the answer: whether anybody is asked shows."""
        if isinstance(self.session.request, Chance):
            return Mark.OWN if self.session.brought(self.session.request) else Mark.DICE
        decision = self.decision(entry)
        if decision is None:
            return entry.mark
        return Mark.ALONE if lone_answer(decision, decision.offer()) else Mark.CHOSEN

    def stops_for(self, entry: Entry) -> bool | None:
        """Of a window at which the seat stands because it wanted to: whether there is anything to do but to go on. The
        others see that it stops. None where nobody stands, or all are stopped."""
        decision = self.decision(entry)
        if entry.window == ALL_WINDOWS or decision is None or decision.matters or decision.ends or decision.silent:
            return None
        return len(decision.offer()) > 1

    def unseen(self, entry: Entry) -> bool:
        """Whether the table never waited for the answer: an order that was given beforehand."""
        decision = self.decision(entry)
        return decision is not None and decision.silent


def compare(session: Session, seat: int, luck: Random, words: Words, report: Report) -> None:
    """One world: the same game up to a secret of somebody else. Then that one is exchanged, or all from there on, or
    what two others hold is swapped."""
    hidden = [n for n, entry in enumerate(session.entries) if not may_see(seat, entry)]
    if not hidden:
        report.ends["no secret"] += 1
        return
    report.worlds += 1
    kind = luck.choice(sorted({session.entries[n].key for n in hidden}))  # a rare one as often as a common one
    since = luck.choice([n for n in hidden if session.entries[n].key == kind])
    way = luck.choice(WAYS)
    swapped = swaps(session, [n for n in hidden if n >= since]) if way == "swap" else {}
    ours, theirs = (Twin(session.definition, session.content, session.header) for _ in range(2))
    far = luck.choice(FAR)
    deep_at = {luck.randrange(since, since + far // 5) for _ in range(2)}
    for n, entry in enumerate(session.entries[: since + far]):
        ours.ready(entry)
        theirs.ready(entry)
        if reveals(ours, theirs, seat, n, False, report):  # where windows were passed
            return
        unseen = ours.unseen(entry)
        if n > since and not unseen and not same(ours.session, theirs.session, seat, n, words, n in deep_at, report):
            return
        secret = n >= since and not may_see(seat, entry)
        other: Entry | None = swapped.get(n, entry)
        wanted = way == "all" or (way == "one" and n == since) or not theirs.may_give(swapped.get(n, entry))
        if secret and wanted:
            other = theirs.alters(entry, luck)
        if n >= since and other is not None and ours.mark(entry) != theirs.mark(entry):
            leak(report, seat, n, f"whether {entry.key} is asked")
            return
        if entry.seat != seat and ours.stops_for(entry) is not (theirs.stops_for(entry)):
            leak(report, seat, n, f"that somebody stops at {entry.key}")
            return
        if other is None or not theirs.may_give(other):
            part(report, entry, seat, n)
            return
        if not take(ours.session, entry) or not take(theirs.session, other):
            report.ends["a world that cannot be"] += 1
            return
        if reveals(ours, theirs, seat, n, secret, report):
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


def reveals(ours: Twin, theirs: Twin, seat: int, n: int, exchanged: bool, report: Report) -> bool:
    """Whether one of the worlds has revealed something since the last time, and not both the same."""
    new, there = ours.heard(seat), theirs.heard(seat)
    if new == there or not any(event.reveals for event in (*new, *there)):
        return False
    end_at_reveal(report, seat, n, new, there, exchanged)
    return True


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


def look_ahead(session: Session, words: Words, report: Report) -> None:
    """Whether anything can be read of what is certain to come, at the start and in the middle of a game."""
    for answers in {0, session.marks[len(session.marks) // 2].at}:
        twin = Session(session.definition, session.content, session.header)
        twin.run = session.replay(answers)
        for seat, what in foretold(twin, words):
            leak(report, seat, answers, f"what is to come, by {what}")


def search(games: Iterator[Session], worlds: int, luck: Random, most_leaks: int = 1000) -> Report:
    """So many worlds, over games, seats and secrets; or fewer, once there are leaks enough, or where no seat ever has a
    secret."""
    report = Report()
    while report.worlds < worlds and len(report.leaks) < most_leaks and report.ends["no secret"] < worlds + GAMES_EACH:
        session = next(games)
        report.games += 1
        words = book("en", session.definition.identity.text)
        look_ahead(session, words, report)
        for _ in range(min(GAMES_EACH, worlds - report.worlds)):
            seat = luck.choice([SPECTATOR, *range(session.header.seats)])
            compare(session, seat, luck, words, report)
    return report


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m vigil.lab.noninterference")
    parser.add_argument("game")
    parser.add_argument("worlds", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", default="", metavar="N,N")
    parser.add_argument("--every", default="", metavar="NAME")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1 << 30), metavar="N")
    asked = parser.parse_args(arguments)
    definition = game_named(asked.game)
    fixed = dict(each.split("=", 1) for each in asked.set)
    seats = [int(each) for each in asked.seats.split(",") if each]
    leaks = 0
    for set_up in set_ups(definition, seats, fixed, asked.every):
        luck, begun = Random(asked.seed), time.process_time()
        report = search(games_of(definition, luck, set_up), asked.worlds, luck)
        for each in report.leaks[:20]:
            print(f"leak: seat {each.seat} after {each.answer} answers: {each.what}")
        counts = f"{report.worlds} worlds of {report.games} games, {report.compared} moments compared"
        how = f"seed {asked.seed}, {time.process_time() - begun:.0f} s"
        print(
            f"{asked.game}, {set_up.name}: {counts}, {len(report.leaks)} leaks; {dict(report.ends)}; {how}", flush=True
        )
        leaks += len(report.leaks)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
