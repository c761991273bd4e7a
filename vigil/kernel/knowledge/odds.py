"""How an option is likely to end: chance followed through the real rules, in worlds a seat could believe in.

A game names its gambles: the option that begins one, the events that close it, the policy for questions in between.
Within the time given every outcome is followed and the odds are exact; otherwise, or where others have secrets, they
are counted over worlds drawn by luck and come with their error. No odds are written by hand.
"""

from __future__ import annotations

import time
from collections import Counter
from fractions import Fraction

from msgspec import Struct

from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.knowledge.determinization import Unimaginable
from vigil.kernel.knowledge.information_set import InformationSet
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.dice import odds, pick
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.luck import Luck, Stream, seed_of
from vigil.kernel.rules.requests import Chance, Decision, Option, Outcome, Simultaneous
from vigil.kernel.sets.draft import option_named
from vigil.kernel.sets.sampling import sample

EXACTLY = 0.1  # seconds of computing to try for an exact answer
SAMPLING = 0.1
LEAST, MOST = 40, 4000  # worlds
STEPS = 400  # answers after which a gamble is left unclosed

Ending = tuple[str, ...]  # the key of the event that closed it, and its facts
UNCLOSED: Ending = ("",)


class Odds(Struct):
    """The share of each ending; `error` is half of the widest 95 % interval, 0 if exact.

    Where one die alone decides, `needs` is the least number that is hoped for, or below 0 the highest. `views` are what
    the seat would see after each ending, if that was asked for.
    """

    shares: dict[Ending, float]
    error: float
    worlds: int
    needs: int = 0
    views: dict[Ending, list[object]] = {}

    @property
    def exact(self) -> bool:
        return self.error == 0


def odds_of(
    observer: Observer, name: str, seed: int = 1, exactly: float = EXACTLY, sampling: float = SAMPLING
) -> Odds | None:
    """The odds of an option of the seat's question; None if it is no gamble, or no world was found to try it in."""
    gamble = gambles(observer).get(name)
    return odds_in(observer.memory(seed), gamble, name, seed, exactly, sampling) if gamble else None


def gambles(observation: Observation) -> dict[str, Gamble]:
    """The options of the seat's question that are gambles, by their names."""
    known, asked = observation.definition.knowledge.gambles, observation.question()
    thrown = (asked.facts or {}).get("chance") if asked else None
    found = {option.name: known[option.key] for option in observation.options() if option.key in known}
    return {name: gamble for name, gamble in found.items() if not gamble.of or thrown in gamble.of}


def odds_in(
    memory: InformationSet,
    gamble: Gamble,
    name: str,
    seed: int = 1,
    exactly: float = EXACTLY,
    sampling: float = SAMPLING,
    looking: bool = False,
) -> Odds | None:
    """The odds in the worlds of a memory, with what would be seen afterwards if somebody is `looking`."""
    found = every_outcome(memory, gamble, name, exactly, looking) if memory.open else None
    try:
        return found or sampled(memory, gamble, name, seed, sampling, looking)
    except Unimaginable:
        return None


def every_outcome(
    memory: InformationSet, gamble: Gamble, name: str, seconds: float, looking: bool = False
) -> Odds | None:
    """Exact odds, unless that takes too long. No flow can be copied, so each path is played from the checkpoint."""
    until, worlds, first = time.thread_time() + seconds, 0, None
    shares: dict[Ending, Fraction] = {}
    views: dict[Ending, list[object]] = {}
    dice: dict[Outcome, Ending] = {}
    paths: list[tuple[tuple[Outcome, ...], Fraction]] = [((), Fraction(1))]
    while paths:
        if time.thread_time() > until:
            return None
        path, share = paths.pop()
        try_ = GambleTrial(memory, gamble, name, 0)
        worlds += 1
        found = try_.follow(path)
        if isinstance(found, Chance):
            first = first or found
            paths += [((*path, outcome), share * chance) for outcome, chance in odds(found)]
        else:
            shares[found] = shares.get(found, Fraction(0)) + share
            if looking:
                see(views, found, try_)
            if len(path) == 1:
                dice[path[0]] = found
    alone = first is not None and first.weights is None and len(dice) == len(first.outcomes)
    needs = needed(gamble, dice) if alone else 0
    return Odds({ending: float(share) for ending, share in shares.items()}, 0.0, worlds, needs, views)


def see(views: dict[Ending, list[object]], ending: Ending, try_: GambleTrial) -> None:
    view = try_.memory.definition.knowledge.view(try_.run.game, try_.memory.seat)
    seen = views.setdefault(ending, [])
    if view not in seen:
        seen.append(view)


def hoped_for(gamble: Gamble, ending: Ending) -> bool:
    return any(each in gamble.wins for each in ending)


def needed(gamble: Gamble, dice: dict[Outcome, Ending]) -> int:
    """The least number of a die that is hoped for, or the highest as a number below 0; 0 if it is neither."""
    observer = list(range(1, len(dice) + 1))
    if dice.keys() != set(observer):
        return 0
    good = [each for each in observer if hoped_for(gamble, dice[each])]
    if not good or len(good) == len(observer):
        return 0
    if good == observer[-len(good) :]:
        return good[0]
    return -good[-1] if good == observer[: len(good)] else 0


def sampled(
    memory: InformationSet, gamble: Gamble, name: str, seed: int, seconds: float, looking: bool = False
) -> Odds:
    until, counts, worlds = time.thread_time() + seconds, Counter[Ending](), 0
    views: dict[Ending, list[object]] = {}
    while worlds < LEAST or (worlds < MOST and time.thread_time() < until):
        try_ = GambleTrial(memory, gamble, name, seed_of(seed, Stream.SAMPLES, worlds))
        found = try_.follow(None)
        assert not isinstance(found, Chance)
        counts[found] += 1
        worlds += 1
        if looking and worlds <= LEAST:
            see(views, found, try_)
    shares = {ending: n / worlds for ending, n in counts.items()}
    widest = max(share * (1 - share) for share in shares.values())
    return Odds(shares, 1.96 * max(widest / worlds, 1 / worlds**2) ** 0.5, worlds, 0, views)


class GambleTrial:
    """One way a gamble may go."""

    def __init__(self, memory: InformationSet, gamble: Gamble, name: str, seed: int) -> None:
        self.memory, self.gamble, self.luck = memory, gamble, Luck(seed, Stream.GAMBLES)
        self.run: Driver = memory.imagine(seed).run
        self.log: list[Event] = []
        self.run.game.log = self.log
        decision = next(each for each in asked(self.run.request) if each.seat == memory.seat)
        option = option_named(decision, decision.offer(), name)
        assert option is not None
        self.send(decision, option)

    def follow(self, path: tuple[Outcome, ...] | None) -> Ending | Chance:
        """Play on with these outcomes: to the end of the gamble, or to the chance that comes after them.

        Without a path luck draws them.
        """
        left, under = list(path or ()), self.gamble.under
        for _ in range(STEPS):
            for event in self.log:
                if event.key in self.gamble.closes and (not under or event.rule in under):
                    return (event.key, *(str(event.facts.get(fact, "")) for fact in self.gamble.by))
            self.log.clear()
            request = self.run.request
            if isinstance(request, Chance):
                if path is not None and not left:
                    return request
                self.run.go_on(left.pop(0) if path is not None else pick(request, self.luck(1 << 31)))
            elif isinstance(request, Decision):
                decision = asked(request)[0]
                self.send(decision, self.decide(decision))
            else:
                break
        return UNCLOSED

    def decide(self, decision: Decision) -> Option[object]:
        """By the policy of the gamble; sets, about which it says nothing, by luck."""
        if decision.window and not decision.matters:
            return going_on(decision)
        if decision.build is not None:
            return sample(decision, self.luck)
        options = decision.offer()
        for key in self.gamble.policy:
            for option in options:
                if option.key == key:
                    return option
        return options[-1]

    def send(self, decision: Decision, option: Option[object]) -> None:
        self.run.go_on((decision.seat, option) if isinstance(self.run.request, Simultaneous) else option)
